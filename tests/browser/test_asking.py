"""Asked when it can matter: what is passed is seen and can be held, and cards can be marked."""

import json

import pytest
from mind import Mind
from playwright.async_api import expect

DEFAULT = """
localStorage.lastcall ??= JSON.stringify({ speed: "instant", version: 3 });
"""
SLOWLY = """
localStorage.lastcall ??= JSON.stringify({ speed: "normal", version: 3 });
"""


def could_matter(decision):
    """Whether a question to respond is one of those a player is asked."""
    return any(
        option["kind"] != "pass" and option.get("matters", True) for option in decision["options"]
    )


async def test_only_what_can_matter_is_asked(tavern, visit):
    ann = await visit(tavern, "Ann", at_once=False)
    await ann.context.add_init_script(DEFAULT)
    await ann.new_game("house", "house", "house")
    mind = Mind("matters")
    asked = []
    while await ann.wait_for_a_question():
        view = ann.state["view"]
        merged = view["phase"] == "discard" and view["active"] == 0 and not view["stack"]
        if ann.asked("respond") and not merged:
            assert could_matter(ann.decision)
        asked.append(ann.decision["n"])
        await ann.answer(mind)
    passed = [option["kind"] for decision, option in ann.answers if decision["n"] not in asked]
    assert "play" not in passed


async def test_a_marked_card_is_always_asked_about(tavern, visit):
    """The bell on a card, by the mouse: the table stops whenever it may be played."""
    ann = await visit(tavern, "Ann", at_once=False)
    await ann.context.add_init_script(DEFAULT)
    await ann.new_game("house", "house", "house")
    assert await ann.wait_for_a_question()
    await ann.hand.first.locator(".bell").click()
    await expect(ann.hand.first.locator(".bell.stop")).to_be_visible()
    kept = json.loads(await ann.page.evaluate("sessionStorage['lastcall-bells']"))
    assert list(kept.values()) == ["stop"]
    await ann.hand.first.locator(".bell").click()
    await expect(ann.hand.first.locator(".bell.asleep")).to_be_visible()


async def test_what_is_passed_for_me_is_seen_and_can_be_held(start, visit):
    server = start("--bot-pause", "0.05", "--no-limits")
    ann = await visit(server, "Ann", at_once=False)
    await ann.context.add_init_script(SLOWLY)
    for _ in range(6):
        await ann.new_game("house", "house", "house")
        for _ in range(60):
            if await ann.page.locator(".rail.passing").count():
                await ann.page.keyboard.press("h")
                if await ann.page.locator(".actions[data-decision='respond']").count():
                    await expect(ann.page.locator(".rail-line")).to_be_visible()
                    return
            if (await ann.look())["number"] > ann.done:
                await ann.answer_quietly()
            await ann.page.wait_for_timeout(60)
    raise AssertionError("nothing was passed in six games")


async def is_dared(ann):
    """Whether a new game comes to the Challenge within its first turns."""
    await ann.new_company("gog", "eve")
    while await ann.wait_for_a_question() and ann.state["view"]["turn"] < 3:
        if ann.asked("dare"):
            return True
        await ann.answer_quietly()
    return False


@pytest.mark.parametrize("phone", [False, True])
async def test_whoever_is_dared_reads_all_of_the_card(den, visit, phone):
    """The question says what to accept means: it stands in no number."""
    server = den("dared", options=("--pause", "0", "--bot-pause", "0", "--no-limits"))
    ann = await visit(server, "Ann", phone=phone)
    while not await is_dared(ann):
        pass  # somebody spilt it
    more = ann.page.locator(".rail-more")
    await expect(more).to_be_visible()
    await expect(more).to_contain_text("If you accept, reveal 2 Drinks from the Drink Deck")
    await expect(more).to_contain_text("each other player pays you 1 Gold")
