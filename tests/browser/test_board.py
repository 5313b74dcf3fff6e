"""What stands on the board: cards that turn over, hands, who is out, and screens of any shape."""

from glances import WATCH_FACE_DOWN
from mind import Mind
from playwright.async_api import expect


async def test_a_drink_lies_with_its_back_up_before_it_turns(tavern, visit):
    """Not with its face seen from behind, as in a mirror."""
    ann = await visit(tavern, "Ann", motion="no-preference")
    await ann.page.add_init_script(WATCH_FACE_DOWN)
    await ann.new_game("house", "house")
    while not (side := await ann.side_shown_face_down()):
        assert await ann.wait_for_a_question()
        await ann.answer_quietly()
    assert side == "spot-back"


async def test_a_card_leaves_the_hand_when_it_is_played(tavern, visit):
    """Already while it is shown, before the table is told anew."""
    ann = await visit(tavern, "Ann", motion="no-preference", at_once=False)
    await ann.page.add_init_script(
        "localStorage.lastcall = JSON.stringify({ speed: 'slow', version: 3 })"
    )
    await ann.meet(lambda: ann.asked("action"), "leaves")
    mind = Mind("leaves", lively=1)
    held = len(ann.state["hand"])
    await ann.answer(mind)
    assert ann.answers[-1][1]["kind"] == "play"
    await expect(ann.page.locator(".game[data-busy=true]")).to_be_visible()
    await expect(ann.page.locator(".played-card.now")).to_be_visible()
    assert await ann.hand.count() == held - 1


async def test_whoever_is_out_is_told_so(tavern, visit):
    ann = await visit(tavern, "Ann")
    await ann.lose_at_once()
    await ann.new_game("house", "house")
    await expect(ann.page.locator(".actions")).to_contain_text("You sleep under the table")
    await expect(ann.button("Pass")).to_have_count(0)
    bench = ann.page.locator(".bench")
    await expect(bench.get_by_role("button", name="Finish quickly")).to_be_visible()
    await expect(bench.get_by_role("link", name="Lobby")).to_be_visible()


async def test_the_hand_does_not_lie_over_the_table_on_a_low_screen(tavern, visit):
    """A phone on its side, or a page made twice as large."""
    ann = await visit(tavern, "Ann")
    await ann.page.set_viewport_size({"width": 683, "height": 384})
    await ann.new_game("house", "house")
    assert await ann.wait_for_a_question()
    assert await ann.in_sight("their mat") == ["their mat"]
    for name in ("Log", "Chat"):
        await expect(
            ann.page.locator(".bar-buttons").get_by_role("button", name=name)
        ).to_be_in_viewport(ratio=1)
