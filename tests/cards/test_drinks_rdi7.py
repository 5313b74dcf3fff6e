"""The Drinks and Drink Events of RDI7, each revealed and drunk at the table."""

import pytest

from lastcall.testing import table

DECK = "drinks-rdi7"
IM_IN = "Gambling? I'm in!"
RAISE = "I raise!"
TIP = "Tip the Wench."
EXCUSE = "Excuse me, I have more important matters to attend to."
GNOMISH = "Gnomish Inspirational Ale"
TONIC = "Bitter Tonic"
SWEAT = "Fermented Orc Sweat"
DARE = "The Wench dares you..."
HOUSE_ROUND = "Round on the House!"
CONTEST = "Drinking Contest!"


def inn(*seats, **setup):
    return table(*seats, drinks=["drinks-rdi7"], **setup)


def gog_drinks(*pile):
    """Gog's Drink Phase at F 15, AC 5, his pile top first; Eve's turn comes next."""
    t = inn("gog", "eve", "remy").turn("gog", "drink").pile("gog", *pile)
    return t.hand("eve", IM_IN).stats("gog", fortitude=15, alcohol=5)


def moved(alcohol=0, fortitude=0):
    found = {"alcohol": alcohol, "fortitude": fortitude}
    return {field: amount for field, amount in found.items() if amount}


PLAIN = [
    ("Light Ale", 1, 0),
    ("Dark Ale", 1, 0),
    ("Wine", 2, 0),
    ("Elven Wine", 3, 0),
    ("Dragon Breath Ale", 4, 0),
    ("Halfling Stout", 4, 0),
    ("Coffee", -1, 0),
    ("Water", 0, 0),
    ("Broth of the Day", 0, 1),
    ("Trough Water", 0, -1),
    ("Kitchen Sherry", 2, 0),
]


@pytest.mark.plays
@pytest.mark.parametrize(("title", "alcohol", "fortitude"), PLAIN)
@pytest.mark.rule("DRNK-3", "DRNK-4")
def test_plain_drinks(title, alcohol, fortitude, watch):
    """The drinker's markers move by the printed figures; nobody else is touched."""
    t = gog_drinks(title).hand("gog", TIP)
    seen = watch(t)
    t.until("discard", "eve")
    assert seen.changes == {"gog": {**moved(alcohol, fortitude), "pile": {"spent": [title]}}}
    assert t.drink_discard_titles == [title]


WITH_A_CHASER = [
    ("Light Ale with a Chaser", 1),
    ("Wine with a Chaser", 2),
    ("Elven Wine with a Chaser", 3),
    ("Hair of the Hound with a Chaser", 1),
]


@pytest.mark.plays
@pytest.mark.parametrize(("title", "alcohol"), WITH_A_CHASER)
@pytest.mark.rule("CHSR-1", "CHSR-3", "CHSR-5", "CHSR-6")
@pytest.mark.parametrize(("chaser", "more"), [("Coffee", -1), (DARE, 0)])
def test_a_chaser_comes_along(title, alcohol, chaser, more, watch):
    """Coffee beneath is drunk with it; a dare beneath dares nobody."""
    t = gog_drinks(title, chaser, "Wine").hand("gog", TIP)
    seen = watch(t)
    t.until("discard", "eve")
    spent = {"spent": sorted([title, chaser])}
    assert seen.changes == {"gog": {**moved(alcohol + more), "pile": spent}}


@pytest.mark.plays
@pytest.mark.parametrize(("title", "whole", "half"), [("Mead", 3, 2), (SWEAT, 5, 3)])
@pytest.mark.rule("RDI7-20", "SPLT-8", "SPLT-10")
def test_drinks_for_two(title, whole, half, watch):
    """T7-39, EX-RDI7-selfsplit-1: half with Remy, or all of it alone."""
    for shared in (True, False):
        t = gog_drinks(title).hand("gog", TIP)
        t.gog.passes()  # before the reveal
        t.gog.passes()  # on the Drink
        seen = watch(t)
        if shared:
            t.gog.splits_with("remy")
        else:
            t.gog.keeps_it_whole()
        t.until("discard", "eve")
        halves = {"gog": {"alcohol": half}, "remy": {"alcohol": half}}
        assert seen.changes == (halves if shared else {"gog": {"alcohol": whole}})


@pytest.mark.plays
@pytest.mark.parametrize(("title", "whole"), [("Mead", 3), (SWEAT, 5)])
@pytest.mark.rule("RDI7-21", "SPLT-12")
def test_as_a_chaser_or_for_everybody_they_stay_whole(title, whole):
    """EX-RDI7-selfsplit-2."""
    t = gog_drinks("Wine with a Chaser", title).hand("gog", TIP)
    t.until("discard", "eve")
    assert t.alcohol == dict(gog=7 + whole, eve=0, remy=0)
    t = gog_drinks(HOUSE_ROUND).drink_deck(title)
    t.until("discard", "eve")
    assert t.alcohol == dict(gog=5 + whole, eve=whole, remy=whole)


@pytest.mark.plays(GNOMISH)
@pytest.mark.rule("DRNK-13")
def test_an_inspired_drink(watch):
    t = gog_drinks(GNOMISH).deck("gog", RAISE, IM_IN).hand("gog", TIP)
    seen = watch(t)
    t.until("discard", "eve")
    found = {"alcohol": 2, "pile": {"spent": [GNOMISH]}, "drew": [IM_IN, RAISE]}
    assert seen.changes == {"gog": found}


@pytest.mark.plays(TONIC)
@pytest.mark.rule("DRNK-13", "RDI7-14")
@pytest.mark.parametrize("cards", [0, 2])
def test_a_tonic(cards):
    """4 Alcohol Content, and 1 Fortitude for each card he likes to give, up to six."""
    t = gog_drinks(TONIC).hand("gog", *[IM_IN] * 4)
    t.until("lose-card", "gog").gog.discards(*[IM_IN] * cards)
    t.gog.done()
    t.until("discard", "eve")
    assert (t.alcohol["gog"], t.fortitude["gog"]) == (9, 15 + cards)
    assert len(t.gog.hand) == 4 - cards
    t = gog_drinks(TONIC)  # nothing to give
    t.until("discard", "eve")
    assert (t.alcohol["gog"], t.fortitude["gog"]) == (9, 15)


@pytest.mark.plays(HOUSE_ROUND)
@pytest.mark.rule("ROTH-2", "ROTH-3")
def test_a_round_on_the_house():
    """The dare comes up first and is discarded; then Wine for all."""
    t = gog_drinks(HOUSE_ROUND).drink_deck(DARE, "Wine")
    t.until("discard", "eve")
    assert t.alcohol == dict(gog=7, eve=2, remy=2)


@pytest.mark.plays(CONTEST)
@pytest.mark.rule("CONT-2", "CONT-6", "RDI7-19")
def test_a_contest():
    """EX-RDI7-contest-5: Coffee and Water both count 0; Remy's Wine wins."""
    t = gog_drinks(CONTEST).drink_deck("Coffee", "Water", "Wine")
    t.until("discard", "eve")
    assert t.alcohol == dict(gog=4, eve=0, remy=2)
    assert t.gold == dict(gog=9, eve=9, remy=12)


@pytest.mark.plays(DARE)
@pytest.mark.rule("RDI7-37", "RDI7-19")
def test_a_dare():
    """Gog's Wine is the strongest, and goes to Eve, whose Coffee is weaker than Remy's Water."""
    t = gog_drinks(DARE).drink_deck("Wine", "Coffee", "Water").stats("eve", alcohol=5)
    t.until("discard", "eve")
    assert t.alcohol == dict(gog=5, eve=6, remy=0)


@pytest.mark.plays(DARE)
@pytest.mark.rule("RDI7-37")
def test_a_dare_among_equals():
    """Where all are as strong, each drinks their own; of two weakest the first drinks more."""
    t = gog_drinks(DARE).drink_deck("Light Ale", "Dark Ale", "Light Ale")
    t.until("discard", "eve")
    assert t.alcohol == dict(gog=6, eve=1, remy=1)
    t = gog_drinks(DARE).drink_deck("Wine", "Light Ale", "Dark Ale")
    t.until("discard", "eve")
    assert t.alcohol == dict(gog=5, eve=3, remy=1)
