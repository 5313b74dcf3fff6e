"""On a small phone, by tapping."""

from mind import Mind
from playwright.async_api import expect


async def test_several_turns_by_tapping(tavern, visit):
    ann = await visit(tavern, phone=True)
    mind = Mind("phone")
    turns = 0
    while turns < 4:
        await ann.play_now("Ann")
        while turns < 4 and await ann.wait_for_a_question():
            await ann.nothing_sideways()
            assert await ann.sees_what_may_be_played()
            turns += ann.asked("discard")  # mine begins
            await ann.answer(mind)


async def test_the_whole_text_of_every_card_can_be_read(tavern, visit):
    """By holding a finger on a card, by its sign, and by a tap, whether it may be played or not."""
    ann = await visit(tavern, "Ann", phone=True)
    library = await ann.cards()
    ways = (("discard", ann.hold_card), ("discard", ann.study_card), ("action", ann.tap_card))
    for kind, reach in ways:
        await ann.meet(lambda kind=kind: ann.asked(kind), "read")
        ids = ann.told("game")[-1]["cards"]
        for place, card in enumerate(ann.state["hand"]):
            await reach(place)
            text = library[ids[card]]["text"]
            assert await ann.readable(text), (kind, text)
            await ann.nothing_sideways()
            await ann.put_down()


async def test_my_numbers_and_the_middle_are_in_sight_with_my_hand(tavern, visit):
    ann = await visit(tavern, "Ann", phone=True)
    seen = ("my mat", "their mat", "the deck")
    for bots in (1, 3):
        await ann.new_game(*["house"] * bots, boxes=["rdi9"])
        # Where something lies on the table, the slips that say what it does come before the deck.
        while await ann.wait_for_a_question() and not ann.asked("action"):
            await ann.answer_quietly()
        assert await ann.in_sight(*seen) == list(seen), bots


async def test_each_seat_says_how_good_its_bot_is(tavern, visit):
    """There is no list of players beside a table on a phone: a tap on the plaque tells."""
    ann = await visit(tavern, "Ann", phone=True)
    levels = {"champion": "Champion", "regular": "Regular", "newcomer": "Newcomer"}
    await ann.new_game(*levels)
    for number, level in enumerate(levels.values()):
        await ann.press(ann.page.locator(".far .plaque").nth(number))
        mat = ann.page.locator("dialog[open] .look-mat")
        await expect(mat).to_contain_text(level)
        await ann.nothing_sideways()
        await ann.page.keyboard.press("Escape")
        await expect(mat).to_have_count(0)


async def test_no_page_scrolls_sideways(tavern, visit, finished):
    ann = await visit(tavern, phone=True, cookies=finished.cookies)
    wish = {"seats": 10, "doppelgangers": True, "title": "W" * 40}
    waiting = await ann.post("/api/tables", {"options": wish})
    evening = await ann.post("/api/tournaments", {"title": "W" * 40, "size": 2})
    for path in (
        "/",
        "/ladder",
        "/tournaments",
        f"/tournaments/{evening['id']}",
        f"/tables/{waiting['id']}",
        f"/tables/{finished.table}",
        f"/replays/{finished.table}",
        "/cards",
        "/cards/gog",
        "/rules",
        "/rules/GAMB-1",
        "/how-to-play",
        "/statistics",
        "/take-over",
        "/nowhere",
    ):
        await ann.open(path)
        await ann.page.wait_for_load_state("networkidle")
        await ann.nothing_sideways()
