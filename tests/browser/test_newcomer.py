"""Somebody opens the address for the first time, and plays."""

import pytest
from glances import IN_SIGHT
from mind import Mind
from playwright.async_api import expect


async def test_a_newcomer_is_in_a_game_with_three_bots(tavern, visit):
    ann = await visit(tavern)
    await ann.play_now("Ann")
    await expect(ann.mat(0)).to_contain_text("Ann")
    for seat in (1, 2, 3):
        await expect(ann.mat(seat)).to_contain_text("House bot")
    assert await ann.wait_for_a_question()
    await expect(ann.hand).to_have_count(7)
    assert len(await ann.log_lines()) > 0


@pytest.mark.parametrize("box", ["rdi2", "rdi9"])
async def test_a_whole_game_by_clicking_only(tavern, visit, box):
    ann = await visit(tavern, "Ann")
    await ann.new_game("house", "house", "house", boxes=[box])
    await ann.play(Mind(box))
    await expect(ann.over).to_be_visible()
    log = await ann.log_lines()

    await ann.press(ann.link("Watch the replay"))
    await expect(ann.scrubber).to_be_visible()
    await ann.scrub("End")
    await expect(ann.log.last).to_have_text(log[-1])
    await ann.scrub("Home")
    await expect(ann.log.filter(has_text=log[-1])).to_have_count(0)
    at = await ann.scrubber.input_value()
    await ann.press(ann.button("One step on"))
    assert int(await ann.scrubber.input_value()) == int(at) + 1


@pytest.mark.parametrize(
    ("lang", "words", "done"),
    [("en", "The table asks you.", "Got it"), ("ru", "Стол спрашивает тебя.", "Понятно")],
)
async def test_the_first_question_is_explained_once(tavern, visit, lang, words, done):
    ann = await visit(tavern, "Ann", lang=lang, phone=lang == "ru", green=True)
    await ann.new_game("house", "house", "house")
    coach = ann.page.locator(".coach")
    await expect(coach).to_contain_text(words)
    assert await ann.wait_for_a_question()
    # It lies over faces only: what is asked and what can be played are in reach.
    in_sight = await ann.page.evaluate(IN_SIGHT, [".actions button", ".hand-card"])
    assert ".actions button" in in_sight
    await ann.press(ann.button(done))
    await expect(coach).to_have_count(0)
    await ann.page.reload()
    await ann.at_the_table()
    assert await ann.wait_for_a_question()
    await expect(coach).to_have_count(0)


async def test_the_first_round_is_explained_when_it_comes(tavern, visit):
    ann = await visit(tavern, "Ann", green=True)
    await ann.context.add_init_script(
        """localStorage["lastcall-coached"] ??= '["question", "danger", "contest"]';"""
    )
    await ann.meet(lambda: ann.state["view"]["round"] is not None, "round")
    await expect(ann.page.locator(".coach")).to_contain_text("A Round of Gambling.")
    await ann.press(ann.button("Got it"))
    await expect(ann.page.locator(".coach")).to_have_count(0)
