"""The audit of a table: what would be wrong with it is named."""

import pytest

from lastcall import new_game
from lastcall.engine.audit import audit


def spoiled(how):
    t = new_game("gog", "eve", seed=2)
    assert audit(t) == []
    how(t)
    return audit(t)


@pytest.mark.parametrize("gold", [-1, 1])
def test_gold_that_comes_from_nowhere_or_goes_there(gold):
    def give(t):
        t.inn += gold

    (fault,) = spoiled(give)
    assert fault == f"{16 + gold} Gold where there should be 16"


def test_a_card_that_lies_in_two_places_or_in_none():
    def lose(t):
        t.seats[1].hand[0] = t.seats[0].deck[0]

    there_twice, nowhere = sorted(spoiled(lose), key=len)
    assert "is in" in there_twice
    assert "is nowhere" in nowhere


@pytest.mark.parametrize(
    ("field", "number", "said"),
    [
        ("fortitude", -1, "-1/0 with 8"),
        ("fortitude", 21, "21/0 with 8"),
        ("alcohol", -1, "20/-1 with 8"),
        ("alcohol", 21, "20/21 with 8"),
    ],
)
def test_a_marker_that_has_left_its_track(field, number, said):
    (fault,) = spoiled(lambda t: setattr(t.parties[1], field, number))
    assert fault == f"party 1 stands at {said} Gold"


def test_debts():
    def owe(t):
        t.inn += t.parties[0].gold + 3
        t.parties[0].gold = -3

    assert spoiled(owe) == ["party 0 stands at 20/0 with -3 Gold"]


def test_a_seat_that_would_not_be_asked():
    def forget(t):
        t.seats[1].could = 0

    faults = spoiled(forget)
    assert faults
    assert all(fault.startswith("seat 1 is not asked about ") for fault in faults)
