"""Who sits down: names, draws by the seed, and refusals that say what is allowed."""

import random

import pytest
from pilot import sitting

from lastcall.bots import BlindBot
from lastcall.bots.registry import OURS
from lastcall.cards.catalogue import CHARACTERS
from lastcall.engine.setup import SetupError
from lastcall.terminal.company import Seating, seat_players
from lastcall.terminal.session import Session

EVERYBODY = ", ".join(CHARACTERS)


def test_defaults_draw_four_different_characters_from_the_seed():
    seating = seat_players(None, [], None, ["house"], 7)
    assert len(set(seating.characters)) == 4
    assert set(seating.characters) <= set(CHARACTERS)
    assert seating.bots == ("house", "house", "house")
    assert seating == seat_players(None, [], None, ["house"], 7)
    assert len({seat_players(None, [], None, ["house"], n).characters for n in range(20)}) > 5


def test_every_character_can_be_drawn():
    drawn = {seat_players(None, [], None, ["house"], n).characters[0] for n in range(99)}
    assert drawn == set(CHARACTERS)


@pytest.fixture
def nine(monkeypatch):
    """A smaller company than ours."""
    few = {name: CHARACTERS[name] for name in list(CHARACTERS)[:9]}
    monkeypatch.setattr("lastcall.terminal.company.CHARACTERS", few)
    return few


def test_as_many_players_as_characters_need_no_doppelgangers(nine):
    seating = seat_players(None, [], 9, ["house"], 1)
    assert sorted(seating.characters) == sorted(nine)


def test_more_players_than_characters_need_them(nine):
    with pytest.raises(SetupError, match=r"there are 9: .*--doppelgangers"):
        seat_players(None, [], 10, ["house"], 1)


def test_the_person_sits_first_and_the_others_in_the_order_named():
    seating = seat_players("fleck", ["gog", "eve"], None, ["house", "random"], 1)
    assert seating.characters == ("fleck", "gog", "eve")
    assert seating.bots == ("house", "random")


def test_opponents_alone_leave_the_person_somebody_else():
    seating = seat_players(None, ["gog", "eve"], None, ["house"], 1)
    assert seating.characters[1:] == ("gog", "eve")
    assert seating.characters[0] not in ("gog", "eve")


def test_doppelgangers_fill_ten_seats(nine):
    seating = seat_players("gog", [], 10, ["house"], 3, doppelgangers=True)
    assert len(seating.characters) == 10
    for name in nine:
        assert seating.characters.count(name) in (1, 2)


def test_the_command_sets_the_same_table_again():
    seating = Seating(("gog", "eve"), ("house",), 9, bar_deck=True)
    assert seating.command() == (
        "lastcall play --seat gog --against eve --bots house --seed 9 --bar-deck"
    )
    at_sea = seat_players("gog", ["eve"], None, ["house"], 9, variants=["sea"])
    assert at_sea.command().endswith("--seed 9 --sea")
    assert at_sea.setup().variants[0].name == "sea"


@pytest.mark.parametrize(
    ("seat", "against", "players", "bots", "seed", "said"),
    [
        ("gob", [], None, ["house"], 1, "did you mean gog?"),
        ("gog", ["frodo"], None, ["house"], 1, f"The characters are {EVERYBODY}."),
        ("gog", ["gog"], None, ["house"], 1, "gog is seated twice"),
        (None, [], 1, ["house"], 1, "1 players cannot play; 2 to 10 can."),
        (None, [], 11, ["house"], 1, "2 to 10"),
        (None, ["eve"], 3, ["house"], 1, "--players 3 does not fit"),
        (None, [], 4, ["house", "random"], 1, "one for all, or one for each"),
        (None, [], 4, ["house"], -1, "whole number from 0"),
        (None, [], 4, ["house"], 1 << 64, "whole number from 0"),
    ],
)
def test_a_table_that_cannot_be_set_is_refused(seat, against, players, bots, seed, said):
    with pytest.raises(SetupError) as refused:
        seat_players(seat, against, players, bots, seed)
    assert said in str(refused.value)


async def test_the_log_begins_with_who_plays_how_well():
    session = Session(seat_players("gog", ["eve", "dimli"], None, ["newcomer", "regular"], 3))
    async with sitting(session) as person:
        lines = [line for _, line in person.app.scene.log[:2]]
    assert lines == ["Eve: Newcomer", "Dimli: Regular"]


async def test_each_mat_says_how_good_its_bot_is():
    """For as long as the evening goes on, when the log has long told of other things."""
    seating = Seating(("gog", "eve", "fleck", "dimli"), ("newcomer", "house", "champion"), 3)
    async with sitting(Session(seating, locale="ru"), locale="ru") as person:
        titles = [str(person.app.query_one(f"#mat-{seat}").border_title) for seat in range(4)]
    for title, level in zip(titles[1:], ("Новичок", "Обычный бот", "Чемпион"), strict=True):
        assert level in title
    assert "·" not in titles[0]


class Stumbles(BlindBot):
    """Of another package, and not well made."""

    name = "stumbles"

    def choose_blindly(self, options):
        raise RuntimeError("over its own feet")


async def test_a_bot_that_fails_holds_no_evening_up(monkeypatch):
    """The table answers for it, and says so once; the others play as they would."""
    monkeypatch.setitem(OURS, "stumbles", Stumbles)
    seating = Seating(("gog", "eve", "dimli"), ("stumbles", "random"), 3)
    async with sitting(Session(seating)) as person:
        dice = random.Random(4)
        for _ in range(900):
            if person.app.session.over:
                break
            count = min(9, len(person.app.question.answers()))
            await person.press(str(dice.randrange(count) + 1))
        assert person.app.session.over
        lines = [line for _, line in person.app.scene.log if "over its own feet" in line]
    assert len(lines) == 1
    assert lines[0].startswith("Eve: the bot found no answer")
    assert "RuntimeError" in lines[0]
