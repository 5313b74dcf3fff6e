"""What would a regular do? Asked by the lamp beside the clock, never behind the backs of others."""

import pytest
from mind import Mind
from playwright.async_api import expect
from visitor import PATIENCE


@pytest.mark.parametrize("phone", [False, True])
async def test_alone_a_regular_says_what_and_why(tavern, visit, phone):
    ann = await visit(tavern, "Ann", phone=phone)
    await ann.new_game("house", "house", "house")
    for _ in range(3):
        assert await ann.wait_for_a_question()
        await ann.press(ann.button("What would a regular do?"))
        notice = ann.page.locator(".notice.hint")
        await expect(notice).to_contain_text("A regular would say:", timeout=PATIENCE)
        hint = ann.told("hint")[-1]
        await expect(notice).to_contain_text(hint["reason"])
        await ann.answer(Mind("after a hint"))
        await expect(notice).to_have_count(0, timeout=PATIENCE)


async def test_with_friends_all_have_to_agree(tavern, visit):
    ann, bob = await visit(tavern, "Ann"), await visit(tavern, "Bob")
    await ann.sit_together(bob)
    asked = ann
    while not (asked.decision and asked.decision["n"] > asked.done):
        asked = bob if asked is ann else ann
        await ann.page.wait_for_timeout(50)
    lamp = asked.button("What would a regular do?")
    await expect(lamp).to_have_count(0)
    for who, n in ((ann, 0), (bob, 1)):
        await who.side("Players")
        await who.press(who.button(f"Hints are fine with me ({n} of 2)"))
    await expect(lamp).to_be_visible(timeout=PATIENCE)
    await asked.page.keyboard.press("i")
    await expect(asked.page.locator(".notice.hint")).to_be_visible(timeout=PATIENCE)
