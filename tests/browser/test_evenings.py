"""The ladder and tournaments, as friends would meet them: by link, over a restart, on a phone."""

import asyncio
import random
import re

import pytest
from client import Guest
from playwright.async_api import expect
from process import QUICK
from visitor import PATIENCE

REFUSED = "Failed to load resource"  # what Chromium says of every answer that is a refusal


async def play_out(table, *visitors):
    """These visitors play their game to its end, by other means than clicking."""

    async def play(number, visitor):
        guest = Guest(visitor.address, "")
        for cookie in await visitor.context.cookies():
            guest.http.cookies.set(cookie["name"], cookie["value"])
        async with guest.at(table) as socket:
            await socket.play(random.Random(number))
            while socket.table["state"] != "finished":
                await socket.next()
        await guest.http.aclose()

    await asyncio.gather(*(play(n, visitor) for n, visitor in enumerate(visitors)))


async def test_a_tournament_from_the_lobby_to_the_last_table(start, visit):
    """Ann sets one for two at a table. Bob joins by link on his phone, Anya in Russian. One has a
    bye; the server is started anew in the middle of it; after two rounds it is over."""
    server = start(*QUICK)
    ann = await visit(server, "Ann")
    bob = await visit(server, "Bob", phone=True)
    anya = await visit(server, lang="ru")
    await ann.open()
    await ann.press(ann.link("Tournament A few rounds"))
    page = ann.page.get_by_role("main")
    await page.get_by_label("Name of the tournament").fill("Friday")
    await page.get_by_role("group", name="Rounds").get_by_label("2").check()
    await page.get_by_role("group", name="People at a table").get_by_label("2").check()
    await page.get_by_label("No time limit").check()
    await page.get_by_label(re.compile("^Rated")).check()
    await ann.press(ann.button("Open the tournament"))
    await expect(page).to_contain_text("Not begun yet: 2 rounds.", timeout=PATIENCE)
    await expect(page).to_contain_text("Two people at least")
    link = await page.get_by_label("Link").input_value()
    for who, join in ((bob, "Join"), (anya, "Участвовать")):
        await who.open(link)
        if who is anya:
            await who.page.get_by_label("Твоё имя").fill("Аня")
        await who.press(who.button(join))
    await expect(page.locator(".ranks")).to_contain_text("Аня", timeout=PATIENCE)
    people = {"Ann": ann, "Bob": bob, "Аня": anya}
    for number in (1, 2):
        # The host begins the first round, whoever plays the next.
        await (
            ann.press(ann.button("Begin round 1"))
            if number == 1
            else bob.press(bob.button("Begin round 2"))
        )
        await expect(page.locator(".round-tables").first).to_be_visible(timeout=PATIENCE)
        seen = await ann.context.request.get(f"/api{ann.path}")
        told = await seen.json()
        [pairing] = told["played"][-1]["tables"]
        here = [people[told["players"][n]["name"]] for n in pairing["players"]]
        for who in here:
            await expect(who.page.locator(".your-table a")).to_be_visible(timeout=PATIENCE)
        rests = people[told["players"][told["played"][-1]["byes"][0]]["name"]]
        await expect(rests.page.locator(".your-table")).to_have_count(0)
        await expect(rests.page.locator(".notice")).to_contain_text(
            re.compile("You have a bye|ты отдыхаешь")
        )
        if number == 1:
            for who in people.values():
                who.expect_trouble(REFUSED, "WebSocket connection")
            server.stop()
            server.start(server.port)
        first = here[0]
        await first.press(first.page.locator(".your-table a"))
        await first.at_the_table()
        await expect(first.button(re.compile("What would a regular do|завсегдатай"))).to_have_count(
            0
        )
        await play_out(pairing["table"], *here)
        back = first.link(re.compile("Back to the tournament|Назад к турниру"))
        await expect(back).to_be_visible(timeout=PATIENCE)
        await first.press(back)
    for who, words in ((ann, "The tournament is over."), (anya, "Турнир окончен.")):
        await expect(who.page.get_by_role("main")).to_contain_text(words, timeout=PATIENCE)
    await expect(page.locator(".ranks tbody tr").first).to_contain_text("★")
    # Who comes too late reads what it is, and what there is to do instead.
    dan = await visit(server, "Dan")
    await dan.open(link)
    await expect(dan.page.get_by_role("main")).to_contain_text("The tournament is over.")
    await expect(dan.button("Join")).to_have_count(0)
    await expect(dan.link("Another tournament")).to_be_visible()
    # It was rated: with their names on the ladder all can read it.
    await bob.open("/ladder")
    await bob.press(bob.button("Put my name on the ladder"))
    await expect(bob.page.locator(".ranks").first).to_contain_text("Bob (you)", timeout=PATIENCE)
    await expect(bob.page.get_by_role("main")).to_contain_text(re.compile("Your rating is [0-9]+"))
    await expect(bob.page.get_by_role("main")).to_contain_text("guests play along")


async def test_a_name_is_put_on_the_ladder_and_taken_off(tavern, visit):
    ann, other = await visit(tavern, "Annabel"), await visit(tavern, "annabel")
    for who in (ann, other):
        await who.open("/ladder")
    await ann.press(ann.button("Put my name on the ladder"))
    table = ann.page.locator(".ranks").first
    await expect(table).to_contain_text("Annabel (you)", timeout=PATIENCE)
    other.expect_trouble(REFUSED)
    await other.press(other.button("Put my name on the ladder"))
    await expect(other.page.get_by_role("alert")).to_contain_text("Choose another name first")
    await other.page.get_by_label("Your name").fill("Bellann")
    await other.press(other.button("Put my name on the ladder"))
    await expect(other.page.locator(".ranks").first).to_contain_text("Bellann (you)")
    await ann.press(ann.button("Take me off"))
    await ann.press(ann.button("Sure? Nothing of it comes back"))
    await expect(ann.page.get_by_role("main")).not_to_contain_text(
        "Annabel (you)", timeout=PATIENCE
    )
    await other.open("/ladder")
    await expect(other.page.locator(".ranks").first).not_to_contain_text("Annabel")


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "Ask whoever sent you the link"), ("ru", "Попросите новую ссылку")]
)
async def test_a_link_to_nothing_says_so(tavern, visit, lang, words):
    ann = await visit(tavern, "Ann", lang=lang)
    ann.expect_trouble(REFUSED)
    await ann.open("/tournaments/nosuchthing")
    await expect(ann.page.get_by_role("main")).to_contain_text(words, timeout=PATIENCE)


async def test_a_rated_table_is_set_by_hand(tavern, visit):
    ann = await visit(tavern, "Ann")
    await ann.open("/new")
    page = ann.page.get_by_role("main")
    await ann.press(page.get_by_text("More options"))
    await page.get_by_label(re.compile("^Rated")).check()
    assert not await page.get_by_label("Drop in").is_checked()
    await ann.press(ann.button("Create table"))
    await expect(page.locator(".option-words")).to_contain_text("Rated", timeout=PATIENCE)
