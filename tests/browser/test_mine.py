"""What is mine, in real browsers: my games, another device, a passkey, a file, and a button."""

import asyncio
import json
import re

import pytest
from mind import Mind
from playwright.async_api import expect
from process import QUICK
from visitor import PATIENCE

REFUSED = "Failed to load resource"  # what Chromium says of every answer that is a refusal


async def play_out(who, mind):
    """To the end, and until it is written down."""
    await who.play(mind)
    await who.until(lambda: who.told("table")[-1]["state"] == "finished")


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("ru", True)])
async def test_my_games_with_their_replays_and_my_record(tavern, visit, finished, lang, phone):
    ann = await visit(tavern, lang=lang, phone=phone, cookies=finished.cookies)
    await ann.open("/")
    await ann.press(ann.link({"en": "My games", "ru": "Мои игры"}[lang]))
    main = ann.page.get_by_role("main")
    await expect(main.get_by_role("heading", level=1)).to_contain_text("Ann", timeout=PATIENCE)
    await expect(main.locator(".recent .table-row")).not_to_have_count(0)
    await expect(main.locator(".achievement.done").first).to_contain_text(
        {"en": "The first evening", "ru": "Первый вечер"}[lang]
    )
    await expect(main.locator(".untried li").first).to_be_visible()
    await expect(main.locator("table").nth(1)).to_contain_text(
        {"en": "House bot", "ru": "Обычный бот"}[lang]
    )
    if phone:
        await ann.nothing_sideways()
    await ann.press(main.locator(f".recent a[href='/replays/{finished.table}']"))
    await expect(ann.page.locator(".scrubber")).to_be_visible(timeout=PATIENCE)


async def test_a_link_takes_it_to_another_device_once(start, visit):
    """Three browsers: mine, my phone with games and a seat of its own, and somebody's."""
    server = start(*QUICK)
    ann = await visit(server, "Ann")
    phone = await visit(server, "Annie", phone=True)
    late = await visit(server, "Zed")
    await ann.new_game("random")
    await play_out(ann, Mind("ann", lively=0.2))
    table = await phone.new_game("random")  # this one goes on
    await ann.open("/mine")
    await ann.press(ann.button("Make a link"))
    link = await ann.page.get_by_label("Link", exact=True).input_value()
    await phone.open(link)
    main = phone.page.get_by_role("main")
    await expect(main).to_contain_text("This link makes this browser Ann’s too, with one game.")
    await expect(main).to_contain_text("You are Annie here.")
    await expect(main).to_contain_text("Is Ann not you?")
    await phone.press(phone.button("I am Ann"))
    await expect(main.get_by_role("heading", level=1)).to_contain_text("Ann:", timeout=PATIENCE)
    await expect(main.locator(".recent .table-row")).to_have_count(1)
    await phone.nothing_sideways()
    # The seat came along, and is mine on both devices.
    for mine in (phone, ann):
        mine.forget()
        await mine.open("/")
        await mine.press(mine.page.locator(".own-row").get_by_role("link", name="Come back"))
        await mine.at_the_table()
        assert mine.table == table
        await mine.until(lambda mine=mine: mine.told("state"))
        assert mine.state["hand"]
    late.expect_trouble(REFUSED)
    await late.open(link)
    await expect(late.page.get_by_role("main")).to_contain_text("has been used or has expired")
    await expect(late.page.get_by_role("main")).to_contain_text("Under “My games”")
    await late.open("/mine")
    await expect(late.page.get_by_role("heading", level=1)).to_contain_text("Zed")


async def with_keys(visitor):
    """A device that can hold passkeys."""
    devtools = await visitor.context.new_cdp_session(visitor.page)
    await devtools.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    made = await devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return devtools, made["authenticatorId"]


def by_name(server):
    """Passkeys are made for names, not for addresses."""
    return type("Named", (), {"address": server.address.replace("127.0.0.1", "localhost")})


async def test_a_passkey_keeps_it_for_good_over_restarts(start, visit):
    server = start(*QUICK)
    ann = await visit(by_name(server), "Ann")
    device, key = await with_keys(ann)
    await ann.new_game("random")
    await play_out(ann, Mind("keys", lively=0.2))
    await ann.open("/mine")
    await expect(ann.page.get_by_role("main")).to_contain_text("forgotten 400 days after")
    await ann.press(ann.button("Make a passkey"))
    await expect(ann.page.get_by_role("main")).to_contain_text("kept for good", timeout=PATIENCE)
    await expect(ann.page.locator(".passkeys li")).to_have_count(1)
    await ann.press(ann.button("Another passkey"))
    await expect(ann.alert).to_contain_text("has a passkey for you already")
    await ann.press(ann.button("Sign out in this browser"))
    await expect(ann.page.get_by_role("main")).to_contain_text("Nothing is yours here yet")
    server.kill()
    server.start(server.port)
    # A guest who has played here meanwhile signs in: all of it is one.
    ann.forget()
    await ann.open("/")
    await ann.post("/api/guest", {"name": "Somebody"})
    await ann.new_game("random")
    await play_out(ann, Mind("again", lively=0.2))
    await ann.open("/mine")
    await ann.press(ann.button("Sign in with a passkey"))
    main = ann.page.get_by_role("main")
    await expect(main.get_by_role("heading", level=1)).to_contain_text("Ann:", timeout=PATIENCE)
    await expect(main.locator(".recent .table-row")).to_have_count(2)
    # Removed here, the device still shows it: it says so, and nothing is lost.
    await ann.press(ann.page.locator(".passkeys").get_by_role("button", name="Remove"))
    await expect(ann.page.locator(".passkeys li")).to_have_count(0)
    ann.expect_trouble(REFUSED)
    await ann.press(ann.button("Sign in with a passkey"))
    await expect(ann.alert).to_contain_text("This passkey is not known here")
    await expect(main.locator(".recent .table-row")).to_have_count(2)
    await device.send("WebAuthn.removeVirtualAuthenticator", {"authenticatorId": key})


async def test_without_a_passkey_nothing_happens(start, visit):
    server = start(*QUICK)
    bob = await visit(by_name(server), "Bob")
    device, key = await with_keys(bob)
    await device.send("WebAuthn.setUserVerified", {"authenticatorId": key, "isUserVerified": False})
    await bob.open("/mine")
    bob.expect_trouble(REFUSED, "NotAllowed")
    await bob.press(bob.button("Sign in with a passkey"))
    await expect(bob.alert).to_contain_text("No passkey was used", timeout=PATIENCE)
    await expect(bob.page.get_by_role("heading", level=1)).to_contain_text("Bob")


async def test_at_a_bare_address_a_passkey_is_explained(tavern, visit):
    ann = await visit(tavern, "Ann")
    await with_keys(ann)
    await ann.open("/mine")
    ann.expect_trouble(REFUSED)
    await ann.press(ann.button("Make a passkey"))
    await expect(ann.alert).to_contain_text("only for a name", timeout=PATIENCE)


async def test_it_comes_as_a_file_and_goes_by_a_button(start, visit):
    """Whoever played along keeps the game, and reads the name nowhere."""
    server = start(*QUICK)
    ann, bob = await visit(server, "Ann"), await visit(server, "Bob", phone=True, lang="ru")
    table = await ann.sit_together(bob)
    await asyncio.gather(*(play_out(who, Mind(i, lively=0.3)) for i, who in enumerate((ann, bob))))
    await ann.open("/mine")
    async with ann.page.expect_download() as coming:
        await ann.press(ann.link("Download (JSON)"))
    kept = json.loads((await (await coming.value).path()).read_text())
    assert kept["name"] == "Ann"
    assert [game["id"] for game in kept["games"]] == [table]
    await ann.press(ann.button("Delete everything"))
    await expect(ann.page.get_by_role("main")).to_contain_text("cannot be undone")
    await ann.press(ann.button("Cancel"))
    await ann.press(ann.button("Delete everything"))
    await ann.press(ann.button("Delete for good"))
    await expect(ann.page.locator(".lobby")).to_be_visible(timeout=PATIENCE)
    await ann.open("/mine")
    await expect(ann.page.get_by_role("main")).to_contain_text("Nothing is yours here yet")
    await bob.open("/mine")
    game = bob.page.locator(".recent .table-row")
    await expect(game).to_contain_text("кто-то, кого здесь больше нет", timeout=PATIENCE)
    await expect(bob.page.get_by_role("main")).not_to_contain_text(re.compile(r"\bAnn\b"))
    await bob.nothing_sideways()
