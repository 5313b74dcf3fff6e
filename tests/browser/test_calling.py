"""The table waits for somebody who looks elsewhere: it calls, and leaves alone who looks at it."""

import asyncio

import pytest
from glances import OVERHEAR
from mind import Mind
from playwright.async_api import expect

ASKED = {"en": "The table waits for you", "ru": "За столом ждут тебя"}


@pytest.mark.parametrize("lang", ["en", "ru"])
async def test_the_title_and_the_icon_call(tavern, visit, lang):
    ann = await visit(tavern, "Ann", lang=lang)
    await ann.new_game("house")
    assert await ann.wait_for_a_question()
    quiet = await ann.page.title()
    assert ASKED[lang] not in quiet
    await ann.look_away()
    await expect(ann.page).to_have_title(f"● {ASKED[lang]} – Last Call")
    assert await ann.icon() == "/icon-call.svg"
    await ann.look_back()
    await expect(ann.page).to_have_title(quiet)
    assert await ann.icon() == "/icon.svg"


async def test_a_new_question_is_shown_sounded_and_shaken_once(tavern, visit):
    people = [await visit(tavern, name) for name in ("Ann", "Bob")]
    for one in people:
        await one.context.add_init_script(OVERHEAR)
    await people[0].sit_together(people[1])
    # Whoever is not asked first looks away.
    here, away = people if people[0].decision else reversed(people)
    async with away.settings() as dialog:
        await away.press(dialog.get_by_label("Call me when"))
        await away.press(dialog.get_by_label("Sound"))
    await away.look_away()
    playing = asyncio.create_task(here.play(Mind("here")))
    await away.page.wait_for_function("() => called.some(([what]) => what === 'shown')")
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    called = await away.page.evaluate("called")
    assert ["shown", ASKED["en"], away.decision["text"]] in called
    assert [what for what, *_ in called].count("shaken") == 1
    assert ["tone"] in called
    await away.look_back()
    await away.page.wait_for_function("() => called.some(([what]) => what === 'closed')")


async def test_whoever_looks_at_the_table_is_not_called(tavern, visit):
    ann = await visit(tavern, "Ann")
    await ann.context.add_init_script(OVERHEAR)
    await ann.new_game("house")
    async with ann.settings() as dialog:
        await ann.press(dialog.get_by_label("Call me when"))
    await ann.play(Mind("looks"), lambda: len(ann.answers) > 4)
    assert await ann.page.evaluate("called") == []
    assert "●" not in await ann.page.title()


async def test_a_browser_that_shows_no_notifications_says_so(tavern, visit):
    ann = await visit(tavern)
    await ann.context.add_init_script(f'window.allows = "denied";{OVERHEAR}')
    await ann.open("/")
    async with ann.settings() as dialog:
        await ann.press(dialog.get_by_label("Call me when"))
        await expect(dialog.get_by_role("status")).to_contain_text("does not show notifications")
