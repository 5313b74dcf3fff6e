"""The Drinks and Drink Events of RDI5, each revealed and drunk at the table."""

import pytest

from lastcall.testing import table

DECK = "drinks-rdi5"
IM_IN = "Gambling? I'm in!"
RAISE = "I raise!"
TIP = "Tip the Wench."
EXCUSE = "Excuse me, I have more important matters to attend to."
GNOMISH = "Gnomish Inspirational Ale"
PUNCH = "Graduation Punch"
FIZZ = "Clockwork Fizz"
CHANDELIER = "Mind the chandelier!"
HOUSE_ROUND = "Round on the House!"
CONTEST = "Drinking Contest!"


def inn(*seats, **setup):
    return table(*seats, drinks=["drinks-rdi5"], **setup)


def sera_drinks(*pile):
    """Sera's Drink Phase at F 15, AC 5, her pile top first; Gog's turn comes next."""
    t = inn("sera", "gog", "remy").turn("sera", "drink").pile("sera", *pile)
    return t.hand("gog", IM_IN).stats("sera", fortitude=15, alcohol=5)


def moved(alcohol=0, fortitude=0):
    found = {"alcohol": alcohol, "fortitude": fortitude}
    return {field: amount for field, amount in found.items() if amount}


PLAIN = [
    ("Light Ale", 1, 0),
    ("Dark Ale", 1, 0),
    ("Wine", 2, 0),
    ("Elven Wine", 3, 0),
    ("Dragon Breath Ale", 4, 0),
    ("Pot of Tea", -1, 0),
    ("Hot Towel", -1, 1),
    ("Jasmine Tea", 0, 1),
    ("Edge of the Blade", 2, -1),
    ("Somebody Finished This One", 0, 0),
]


@pytest.mark.plays
@pytest.mark.parametrize(("title", "alcohol", "fortitude"), PLAIN)
@pytest.mark.rule("DRNK-3", "DRNK-4")
def test_plain_drinks(title, alcohol, fortitude, watch):
    """The drinker's markers move by the printed figures; nobody else is touched."""
    t = sera_drinks(title).hand("sera", TIP)
    seen = watch(t)
    t.until("discard", "gog")
    assert seen.changes == {"sera": {**moved(alcohol, fortitude), "pile": {"spent": [title]}}}
    assert t.drink_discard_titles == [title]


WITH_A_CHASER = [
    ("Light Ale with a Chaser", 1),
    ("Wine with a Chaser", 2),
    ("Elven Wine with a Chaser", 3),
    ("Swirling Something with a Chaser", 1),
]


@pytest.mark.plays
@pytest.mark.parametrize(("title", "alcohol"), WITH_A_CHASER)
@pytest.mark.rule("CHSR-1", "CHSR-3")
def test_a_chaser_comes_along(title, alcohol, watch):
    """The Edge of the Blade beneath is drunk with it, the Wine stays."""
    t = sera_drinks(title, "Edge of the Blade", "Wine").hand("sera", TIP)
    seen = watch(t)
    t.until("discard", "gog")
    spent = {"spent": sorted([title, "Edge of the Blade"])}
    assert seen.changes == {"sera": {"alcohol": alcohol + 2, "fortitude": -1, "pile": spent}}


@pytest.mark.plays
@pytest.mark.parametrize(("title", "alcohol"), WITH_A_CHASER)
@pytest.mark.rule("CHSR-5", "CHSR-6")
def test_a_chandelier_as_a_chaser_hangs_firm(title, alcohol, watch):
    """An Event as a Chaser adds nothing: nobody is hurt."""
    t = sera_drinks(title, CHANDELIER, "Wine").hand("sera", TIP)
    seen = watch(t)
    t.until("discard", "gog")
    spent = {"spent": sorted([title, CHANDELIER])}
    assert seen.changes == {"sera": {"alcohol": alcohol, "pile": spent}}


@pytest.mark.plays
@pytest.mark.parametrize(("title", "whole"), [("Rice Wine", 3), ("Plum Wine for Two", 4)])
@pytest.mark.rule("SPLT-8", "SPLT-10")
def test_wine_for_two(title, whole, watch):
    """2 each with Remy, or all of it alone."""
    for shared in (True, False):
        t = sera_drinks(title).hand("sera", TIP)
        t.sera.passes()  # before the reveal
        t.sera.passes()  # on the Drink
        seen = watch(t)
        if shared:
            t.sera.splits_with("remy")
        else:
            t.sera.keeps_it_whole()
        t.until("discard", "gog")
        halves = {"sera": {"alcohol": 2}, "remy": {"alcohol": 2}}
        assert seen.changes == (halves if shared else {"sera": {"alcohol": whole}})


@pytest.mark.plays("Rice Wine")
@pytest.mark.rule("SPLT-13", "SPLT-14")
def test_rice_wine_can_be_split_by_a_card_besides():
    """Unlike Mead it is no single piece: Bryn's skies make 2 and 2 of it."""
    skies = "Let's drink to clear skies and strong winds!"
    t = inn("bryn", "gog", "remy").turn("bryn", "drink").pile("bryn", "Rice Wine")
    t.hand("bryn", skies).hand("gog", IM_IN)
    t.bryn.responds(skies, to="remy")
    for name in ("bryn", "remy"):  # each half could still be shared once
        t.until("split", name).player(name).keeps_it_whole()
    t.until("discard", "gog")
    assert t.alcohol == dict(bryn=2, gog=0, remy=2)


@pytest.mark.plays
@pytest.mark.rule("DRNK-13")
@pytest.mark.parametrize(
    ("title", "alcohol", "drew"), [(GNOMISH, 2, [IM_IN, RAISE]), (FIZZ, 1, [RAISE])]
)
def test_inspired_drinks(title, alcohol, drew, watch):
    t = sera_drinks(title).deck("sera", RAISE, IM_IN).hand("sera", TIP)
    seen = watch(t)
    t.until("discard", "gog")
    found = {"alcohol": alcohol, "pile": {"spent": [title]}, "drew": drew}
    assert seen.changes == {"sera": found}


@pytest.mark.plays(PUNCH)
@pytest.mark.rule("DRNK-13", "DRNK-15")
def test_a_graduation(watch):
    """3, and the drinker discards a card of her choice; without one, none."""
    t = sera_drinks(PUNCH).hand("sera", RAISE, TIP)
    seen = watch(t)
    t.until("lose-card", "sera").sera.discards(RAISE)
    t.until("discard", "gog")
    found = {"alcohol": 3, "spent": [RAISE], "pile": {"spent": [PUNCH]}}
    assert seen.changes == {"sera": found}
    t = sera_drinks(PUNCH)
    t.until("discard", "gog")
    assert t.alcohol["sera"] == 8


@pytest.mark.plays(CHANDELIER)
@pytest.mark.rule("EVNT-1", "EVNT-6")
def test_the_chandelier(watch):
    """Everybody loses 1 Fortitude; Remy had more important matters to attend to."""
    t = sera_drinks(CHANDELIER).hand("remy", EXCUSE)
    seen = watch(t)
    t.remy.responds(EXCUSE)
    t.until("discard", "gog")
    assert seen.changes == {
        "sera": {"fortitude": -1},
        "gog": {"fortitude": -1},
        "remy": {"spent": [EXCUSE]},
    }


@pytest.mark.plays(HOUSE_ROUND)
@pytest.mark.rule("ROTH-2", "ROTH-3")
def test_a_round_on_the_house():
    """The chandelier comes up first and is discarded; then Wine for all."""
    t = sera_drinks(HOUSE_ROUND).drink_deck(CHANDELIER, "Wine")
    t.until("discard", "gog")
    assert t.alcohol == dict(sera=7, gog=2, remy=2)
    assert t.fortitude == dict(sera=15, gog=20, remy=20)


@pytest.mark.plays(CONTEST)
@pytest.mark.rule("CONT-2", "CONT-6")
def test_a_contest():
    """Sera's Event counts 0, Gog's tea no less, and Remy's Wine wins."""
    t = sera_drinks(CONTEST).drink_deck(CHANDELIER, "Pot of Tea", "Wine")
    t.until("discard", "gog")
    assert t.alcohol == dict(sera=5, gog=0, remy=2)
    assert t.gold == dict(sera=9, gog=9, remy=12)
