"""The four Prizes, each won or used at the table; their rules are in tests/rulebook."""

import pytest

from lastcall.testing import table
from lastcall.variants.prizes import PRIZES

DECK = "prizes"
MUSHROOM = "Dale's Finest Mushroom"
STOPWATCH = "Speedy Runner's Stopwatch"
STRAW = "Straw of Misdirection"
TOWEL = "Terry Towel"
IM_IN = "Gambling? I'm in!"
TIP = "Tip the Wench."
TOAST = "A toast! To my friends!"


def won(title):
    """Gog starts a Round for this Prize, and nobody beats him."""
    t = table("gog", "eve", "dimli", variants=[PRIZES]).hand("gog", IM_IN, TIP)
    t.stats("gog", fortitude=15).pile("gog", "Wine").drink_deck("Water", "Light Ale")
    t.until("action", "gog").gog.plays(IM_IN)
    t.until("prize", "gog").gog.picks(title)
    while t.gambling:
        t.table.answer(t.options()[-1])
    return t


def held(title, *seats):
    """The second seat has won this Prize."""
    t = table(*(seats or ("fleck", "gog", "eve")), variants=[PRIZES])
    deck = t._table.zones[t._table.game.stocks["prizes"].deck]
    t._table.keep(1, t._take(title, [deck], "the Inn"))
    return t


def prize_bin(t):
    return [t.table.title(card) for card in t.table.view(-1).decks[0][1]]


@pytest.mark.plays(MUSHROOM)
@pytest.mark.rule("PRIZE-17")
def test_a_mushroom():
    t = won(MUSHROOM)
    assert (t.gog.fortitude, t.gog.kept, prize_bin(t)) == (16, [], [MUSHROOM])
    assert t.fortitude == dict(gog=16, eve=20, dimli=20)
    assert t.happened("prize-used")


@pytest.mark.plays(STOPWATCH)
@pytest.mark.rule("PRIZE-18")
def test_a_stopwatch():
    """The Action Phase in which it was won is Gog's last this turn."""
    t = won(STOPWATCH)
    assert (t.gog.kept, prize_bin(t)) == ([STOPWATCH], [])
    while t.active == "gog":
        t.table.answer(t.options()[-1])
    assert (t.gog.kept, prize_bin(t), t.gog.pile) == ([], [STOPWATCH], ["Wine"])
    assert not t.happened("ordered")


@pytest.mark.plays(STRAW)
@pytest.mark.rule("PRIZE-20")
def test_a_straw():
    """Fleck's toast: Gog's Drink goes to Eve, who has two."""
    t = held(STRAW).hand("fleck", TOAST).drink_deck("Water", "Wine", "Light Ale")
    t.fleck.plays(TOAST)
    t.until("respond", "gog").gog.responds(STRAW, to="eve")
    t.nobody_responds()
    assert t.alcohol == dict(fleck=0, gog=0, eve=3)
    assert (t.gog.kept, prize_bin(t)) == ([], [STRAW])


@pytest.mark.plays(TOWEL)
@pytest.mark.rule("PRIZE-25")
def test_a_towel():
    """Gog's Wine goes into Eve's pile, and nobody has drunk it."""
    t = held(TOWEL, "eve", "gog", "fleck").turn("gog", "drink").pile("gog", "Wine")
    t.hand("fleck", IM_IN)
    t.gog.responds(TOWEL, to="eve")
    t.until("discard", "fleck")
    assert t.alcohol == dict(eve=0, gog=0, fleck=0)
    assert (t.eve.pile, t.gog.kept, prize_bin(t)) == (["Wine"], [], [TOWEL])


def test_they_say_what_they_do_by_themselves():
    """Why it is not played: the Stopwatch and the Mushroom are nothing to play."""
    t = held(STOPWATCH).hand("gog", TIP)
    assert t.gog.why_not(STOPWATCH).key == "by-itself"
    t = held(STRAW, "eve", "gog", "fleck").turn("gog", "drink").pile("gog", "Wine").hand("eve", TIP)
    t.hand("gog", TIP)
    t.until("respond", "gog")
    while not t.drinks:
        t.table.answer(t.options()[-1])
    assert t.gog.why_not(STRAW).key == "own-turn"
