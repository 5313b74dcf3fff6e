"""What finished games add up to."""

import json

import pytest

from lastcall.server.replays import statistics
from lastcall.server.storage import Finished, FinishedPlayer


def counted(characters, winners, *variants):
    """A game by bots with these characters, and the wins it adds to each."""
    players = [FinishedPlayer(name=name, kind="house", character=name) for name in characters]
    game = Finished(
        id="t",
        setup={"variants": list(variants)},
        players=players,
        winners=winners,
        started=0,
        ended=60_000,
        turns=9,
        answers=90,
        public=True,
    )
    told = json.loads(statistics([game]))
    return {name: told["characters"][name]["wins"] for name in characters}


def test_a_tie_is_a_win_shared():
    assert counted(("gog", "eve", "dimli"), [0, 2]) == {"gog": 0.5, "eve": 0, "dimli": 0.5}


@pytest.mark.parametrize("way", ["two-headed", "lackeys"])
def test_a_team_wins_as_one(way):
    names = ("gog", "eve", "dimli", "fleck")
    assert counted(names, [2, 3], way) == {"gog": 0, "eve": 0, "dimli": 1, "fleck": 1}
    assert set(counted(names, [0, 1, 2, 3], way).values()) == {0.5}


def test_challengers_win_together_and_a_boss_alone():
    names = ("petra", "eve", "dimli", "fleck")
    assert counted(names, [0], "boss") == {"petra": 1, "eve": 0, "dimli": 0, "fleck": 0}
    assert counted(names, [1, 2, 3], "boss") == {"petra": 0, "eve": 1, "dimli": 1, "fleck": 1}
    assert set(counted(names, [0, 1, 2, 3], "boss").values()) == {0.5}
