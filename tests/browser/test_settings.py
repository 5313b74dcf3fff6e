"""How one wants to be asked, and how much may move."""

import asyncio

from mind import Mind
from playwright.async_api import expect

# Notes every animation and transition that one could see.
WATCH_MOTION = """
window.moved = new Set();
for (const kind of ["animationstart", "transitionrun"])
  addEventListener(kind, (event) => {
    for (const motion of event.target.getAnimations?.() ?? [])
      if (motion.effect.getComputedTiming().activeDuration > 20)
        window.moved.add(motion.animationName ?? motion.transitionProperty);
  }, { capture: true });
"""


async def play_some_turns(ann, seed):
    await ann.context.add_init_script(WATCH_MOTION)
    await ann.new_game("house", "house", "house")
    await ann.play(Mind(seed), lambda: len(ann.answers) > 5)
    return await ann.page.evaluate("[...window.moved]")


async def test_whoever_wants_no_motion_gets_none(tavern, visit):
    still = await visit(tavern, "Ann", motion="reduce", at_once=False)
    moving = await visit(tavern, "Bob", motion="no-preference", at_once=False)
    none, some = await asyncio.gather(
        play_some_turns(still, "still"), play_some_turns(moving, "moving")
    )
    assert none == []
    assert some != []


async def test_always_ask_shows_every_window(tavern, visit):
    """Also where there is nothing to answer with, the table waits for a word."""
    ann = await visit(tavern, "Ann")
    await ann.new_game("house", "house", "house")
    await ann.set_asking("Everything")
    mind = Mind("always")
    while len(ann.windows()) < 5 and await ann.wait_for_a_question():
        await ann.answer(mind)
    assert len(ann.windows()) >= 5
    for window, news, said in ann.windows():
        assert said == {"type": "go-on", "window": window}, news


async def test_pass_until_my_turn(tavern, visit):
    """The question that is open and all that follow, until it is the player's turn."""
    ann = await visit(tavern, "Ann")
    passed = 0
    while passed < 3:
        await ann.meet(
            lambda: ann.asked("respond") and ann.state["view"]["active"] != 0, f"until{passed}"
        )
        given = len(ann.answers)
        await ann.pass_until_my_turn()
        if await ann.wait_for_a_question() and ann.asked("respond"):
            assert ann.state["view"]["active"] == 0
        said = ann.answers[given:]
        assert said
        assert all(option["kind"] == "pass" for _, option in said)
        passed += len(said)


async def test_a_card_says_why_not_with_the_rule(tavern, visit):
    ann = await visit(tavern, "Ann")

    def dull():
        """A card of the hand that nothing can be done with now, nor with another copy of it."""
        names = ann.told("game")[-1]["cards"]
        able = {names[option["card"]] for option in ann.decision["options"] if "card" in option}
        return [i for i, card in enumerate(ann.state["hand"]) if names[card] not in able]

    def quiet_turn():
        """Asked together with what to throw away, every card of the hand can be pressed."""
        return ann.state["view"]["phase"] == "discard"

    await ann.meet(lambda: ann.asked("action", "respond") and dull() and not quiet_turn(), "why")
    await ann.press(ann.hand.nth(dull()[0]))
    rule = ann.alert.get_by_role("link")
    await expect(rule).to_be_visible()
    path = await rule.get_attribute("href")
    await ann.open(path)
    await expect(ann.rule(path.rpartition("/")[2])).to_be_in_viewport()
