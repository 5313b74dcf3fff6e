"""A whole game without a mouse."""

from mind import Mind
from playwright.async_api import expect

COUNT_POINTERS = """
window.pointers = 0;
for (const kind of ["pointerdown", "pointermove", "mousedown", "mousemove", "touchstart"])
  addEventListener(kind, () => window.pointers++, { capture: true });
"""


async def test_a_game_by_keyboard_alone(tavern, visit):
    ann = await visit(tavern)
    await ann.context.add_init_script(COUNT_POINTERS)
    await ann.play_now_by_keys("Ann", bots=1)
    mind = Mind("keys")
    while await ann.wait_for_a_question():
        assert await ann.focus() != "BODY", "the focus is lost while a question is open"
        await ann.answer_by_keys(mind)
    await expect(ann.over).to_be_visible()
    assert len(ann.answers) > 5
    await ann.walk_to(ann.over.get_by_role("link", name="Watch the replay"))
    await ann.page.keyboard.press("Enter")
    await expect(ann.scrubber).to_be_visible()
    assert await ann.page.evaluate("window.pointers") == 0
