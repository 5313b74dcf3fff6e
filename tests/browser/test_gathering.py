"""Friends gather: names that go along, a table that is set anew, talk while waiting, the link."""

from playwright.async_api import expect
from visitor import PATIENCE


def option_words(visitor):
    return visitor.page.locator(".option-words")


async def test_a_typed_name_goes_along(tavern, visit):
    """From the lobby to the new table, over a reload, and to a friend's table."""
    ann, bob = await visit(tavern), await visit(tavern, "Bob")
    await ann.open("/")
    await ann.page.get_by_label("Your name").fill("Annabel")
    await ann.press(ann.link("Set a table"))
    await expect(ann.page.get_by_label("Your name")).to_have_value("Annabel")
    link = await bob.open_table(seats=3)
    await ann.open(link)
    await expect(ann.page.get_by_label("Your name")).to_have_value("Annabel")
    await ann.take_a_seat()
    await expect(bob.chair("Annabel")).to_be_visible(timeout=PATIENCE)


async def test_names_nobody_typed_are_told_apart(tavern, visit):
    """Even two guests who were offered the same one."""
    host, *others = [await visit(tavern) for _ in range(3)]
    for one in (host, *others):
        await one.context.add_init_script("Math.random = () => 0.5")
    link = await host.open_table(seats=3)
    for one in others:
        await one.open(link)
        await one.take_a_seat()
        await expect(one.page.locator(".chair.mine")).to_be_visible(timeout=PATIENCE)
    names = await host.page.locator(".chair strong").all_inner_texts()
    plain = [name.split(" (")[0] for name in names]
    assert plain[1:] == [f"{plain[0]} 2", f"{plain[0]} 3"]


async def test_the_host_sets_the_table_anew(tavern, visit):
    ann, bob = await visit(tavern, "Ann"), await visit(tavern, "Bob")
    link = await ann.open_table(seats=4)
    await bob.open(link)
    await bob.take_a_seat()
    await expect(ann.chair("Bob")).to_be_visible(timeout=PATIENCE)
    await expect(bob.button("Change the table")).to_have_count(0)
    await ann.press(ann.button("Change the table"))
    await ann.press(ann.page.locator("label").filter(has_text="Out on the town"))
    await ann.press(ann.button("Set it so"))
    for who in (ann, bob):
        await expect(option_words(who)).to_contain_text("Pub Crawl", timeout=PATIENCE)
        await expect(who.page.locator(".chair")).to_have_count(5)
        await expect(who.chair("Bob")).to_be_visible()


async def test_the_new_table_remembers_the_last_one(tavern, visit):
    ann = await visit(tavern, "Ann")
    await ann.open("/new")
    await ann.press(ann.page.locator("label").filter(has_text="The long night"))
    await ann.press(ann.button("Create table"))
    await expect(ann.page.locator(".chair")).to_have_count(8, timeout=PATIENCE)
    await ann.open("/new")
    chosen = ann.page.locator("label").filter(has_text="The long night").locator("input")
    await expect(chosen).to_be_checked()
    # What is not known here any more is forgotten.
    await ann.page.evaluate("() => { localStorage['lastcall-table'] = '{\"boxes\": [\"gone\"]}' }")
    await ann.open("/new")
    await expect(chosen).not_to_be_checked()
    await expect(ann.button("Create table")).to_be_enabled()


async def test_those_who_wait_talk(tavern, visit):
    ann, bob = await visit(tavern, "Ann"), await visit(tavern, "Bob", phone=True)
    link = await ann.open_table(seats=2)
    await bob.open(link)
    await bob.take_a_seat()
    await ann.say("Gog is mine!")
    await expect(bob.chat).to_contain_text("Gog is mine!", timeout=PATIENCE)
    await bob.say("Then I am Eve.")
    await expect(ann.chat).to_contain_text("Then I am Eve.", timeout=PATIENCE)
    await ann.start_game()
    await bob.at_the_table()
    await bob.side("Chat")
    await expect(bob.chat).to_contain_text("Gog is mine!")  # what was said stays


async def test_the_host_is_called_when_all_are_here(tavern, visit):
    ann, bob = await visit(tavern, "Ann"), await visit(tavern, "Bob")
    link = await ann.open_table(seats=2)
    await ann.look_away()
    quiet = await ann.page.title()
    await bob.open(link)
    await bob.take_a_seat()
    await expect(ann.page).to_have_title("● The table waits for you – Last Call", timeout=PATIENCE)
    await ann.look_back()
    await expect(ann.page).to_have_title(quiet)


async def test_the_link_is_also_a_code_for_a_camera(tavern, visit):
    """It comes with what draws it only when it is wanted, and says what the link says."""
    ann = await visit(tavern, "Ann")
    link = await ann.open_table()
    fetched = []
    ann.page.on("response", lambda answer: fetched.append(answer.url))
    await ann.press(ann.button("QR code"))
    code = ann.page.get_by_role("img", name=f"QR code of the link {link}")
    await expect(code).to_be_visible(timeout=PATIENCE)
    assert any("/qr-" in url for url in fetched)
    await ann.press(ann.button("QR code"))
    await expect(code).to_have_count(0)
