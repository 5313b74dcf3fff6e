"""A team game on the screen: shared numbers, Potions, whose part it is, open hands."""

import random

from pilot import SMALL, WIDE, seated, sitting

from lastcall.engine import terms as w
from lastcall.terminal.company import seat_players
from lastcall.terminal.mats import MatBox
from lastcall.terminal.screens import EndScreen, KitScreen
from lastcall.terminal.session import Session
from lastcall.testing import table
from lastcall.variants.two_headed import TWO_HEADED


async def test_a_whole_team_game_is_played_by_keys():
    dice = random.Random(2)
    seating = seat_players("gog", [], 4, ["random"], 5, variants=["two-headed"])
    session = Session(seating)
    async with sitting(session, SMALL) as person:
        asked = set()
        for _ in range(900):
            if isinstance(person.app.screen, EndScreen):
                break
            asked.add(session.table.decision.kind)
            count = min(9, len(person.app.question.answers()))
            await person.press(str(dice.randrange(count) + 1))
        assert session.over
        assert w.ASK_MEMBER in asked
        result = person.app.screen.result()
        assert "last one" in result or "tie" in result


async def test_mats_say_who_plays_with_whom_and_with_how_many_potions():
    t = table("gog", "eve", "dimli", "fleck", variants=[TWO_HEADED])
    t.hand("gog", "Dance with Gog!").hand("eve", "Gold? What Gold?").stats("dimli", potions=1)
    session = seated(t)
    async with sitting(session, WIDE) as person:
        boxes = {box.seat: box for box in person.app.query(MatBox)}
        titles = [str(boxes[seat].border_title) for seat in range(4)]
        assert ["A" in title for title in titles] == [True, True, False, False]
        assert all("⚑B" in title for title in titles[2:])
        assert "Potions 2" in str(boxes[0].render())
        assert "Potions 1" in str(boxes[3].render())
        await person.press("k")
        assert isinstance(person.app.screen, KitScreen)
        shown = "\n".join(str(text) for text in person.app.screen.teammates())
        assert "Gold? What Gold?" in shown


def test_the_command_names_the_variant_again():
    seating = seat_players("gog", [], 4, ["house"], 5, variants=["sea", "boss"])
    assert seating.command().endswith("--sea --variant boss")
    assert "petra" in seating.characters
    assert seating.characters[0] == "gog"
    seating = seat_players(None, [], 4, ["house"], 5, variants=["lackeys"])
    assert seating.characters.count("petra") == 2
