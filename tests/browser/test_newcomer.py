"""Somebody opens the address for the first time, and plays."""

import pytest
from mind import Mind
from playwright.async_api import expect


async def test_a_newcomer_is_in_a_game_with_three_bots(tavern, visit):
    ann = await visit(tavern)
    await ann.play_now("Ann")
    await expect(ann.mat(0)).to_contain_text("Ann")
    for seat in (1, 2, 3):
        await expect(ann.mat(seat)).to_contain_text("Bot")
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
