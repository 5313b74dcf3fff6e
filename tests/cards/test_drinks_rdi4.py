"""The Drinks and Drink Events of RDI4, each revealed and drunk at the table."""

import pytest

from lastcall.testing import table

DECK = "drinks-rdi4"
IM_IN = "Gambling? I'm in!"
RAISE = "I raise!"
TIP = "Tip the Wench."
SKIES = "Let's drink to clear skies and strong winds!"
EXCUSE = "Excuse me, I have more important matters to attend to."
CUT_OFF = "We're cutting you off!"
GNOMISH = "Gnomish Inspirational Ale"
BOTTLE = "Message in a Bottle"
LAND = "Land ho!"
HOUSE_ROUND = "Round on the House!"
CONTEST = "Drinking Contest!"


def inn(*seats, **setup):
    return table(*seats, drinks=["drinks-rdi4"], **setup)


def bryn_drinks(*pile):
    """Bryn's Drink Phase at F 15, AC 5, her pile top first; Gog's turn comes next."""
    t = inn("bryn", "gog", "remy").turn("bryn", "drink").pile("bryn", *pile)
    return t.hand("gog", IM_IN).stats("bryn", fortitude=15, alcohol=5)


def moved(alcohol=0, fortitude=0):
    found = {"alcohol": alcohol, "fortitude": fortitude}
    return {field: amount for field, amount in found.items() if amount}


PLAIN = [
    ("Light Ale", 1, 0),
    ("Dark Ale", 1, 0),
    ("Wine", 2, 0),
    ("Elven Wine", 3, 0),
    ("Dragon Breath Ale", 4, 0),
    (CUT_OFF, -1, 0),
    ("Three Sheets to the Wind", 4, -1),
    ("Navy Strength", 3, 1),
    ("Bilge Water", 0, -2),
    ("A Mouthful of Seawater", -1, -1),
    ("Lime Cordial", 0, 2),
    ("Watered Grog", 1, 1),
]


@pytest.mark.plays
@pytest.mark.parametrize(("title", "alcohol", "fortitude"), PLAIN)
@pytest.mark.rule("DRNK-3", "DRNK-4")
def test_plain_drinks(title, alcohol, fortitude, watch):
    """The drinker's markers move by the printed figures; nobody else is touched."""
    t = bryn_drinks(title).hand("bryn", TIP)
    seen = watch(t)
    t.until("discard", "gog")
    assert seen.changes == {"bryn": {**moved(alcohol, fortitude), "pile": {"spent": [title]}}}
    assert t.drink_discard_titles == [title]


WITH_A_CHASER = [
    ("Light Ale with a Chaser", 1),
    ("Wine with a Chaser", 2),
    ("Elven Wine with a Chaser", 3),
    ("Pixie Punch with a Chaser", 2),
    ("Grog with a Chaser", 2),
]


@pytest.mark.plays
@pytest.mark.parametrize(("title", "alcohol"), WITH_A_CHASER)
@pytest.mark.rule("CHSR-1", "CHSR-3")
def test_a_chaser_comes_along(title, alcohol, watch):
    """The Navy Strength beneath is drunk with it, the Mead stays."""
    t = bryn_drinks(title, "Navy Strength", "Mead").hand("bryn", TIP)
    seen = watch(t)
    t.until("discard", "gog")
    spent = {"spent": sorted([title, "Navy Strength"])}
    assert seen.changes == {"bryn": {"alcohol": alcohol + 3, "fortitude": 1, "pile": spent}}


@pytest.mark.plays
@pytest.mark.parametrize(("title", "alcohol"), WITH_A_CHASER)
@pytest.mark.rule("CHSR-5", "CHSR-6")
def test_land_as_a_chaser_is_nothing_but_a_smudge(title, alcohol, watch):
    """An Event as a Chaser adds nothing: nobody draws."""
    t = bryn_drinks(title, LAND, "Wine").hand("bryn", TIP)
    seen = watch(t)
    t.until("discard", "gog")
    spent = {"spent": sorted([title, LAND])}
    assert seen.changes == {"bryn": {"alcohol": alcohol, "pile": spent}}


@pytest.mark.plays("Mead")
@pytest.mark.rule("SPLT-10", "SPLT-13")
@pytest.mark.parametrize("shared", [True, False])
def test_mead_may_be_shared(shared, watch):
    """2 each, or 3 for Bryn alone; no card splits it."""
    t = bryn_drinks("Mead").hand("bryn", SKIES, TIP)
    t.bryn.passes()  # before the reveal
    seen = watch(t)
    assert t.bryn.why_not(SKIES).rule == "SPLT-13"
    t.bryn.passes()
    if shared:
        t.bryn.splits_with("remy")
    else:
        t.bryn.keeps_it_whole()
    t.until("discard", "gog")
    halves = {"bryn": {"alcohol": 2}, "remy": {"alcohol": 2}}
    assert seen.changes == (halves if shared else {"bryn": {"alcohol": 3}})


@pytest.mark.plays(GNOMISH)
@pytest.mark.rule("DRNK-13")
def test_a_gnomish_inspiration(watch):
    t = bryn_drinks(GNOMISH).deck("bryn", RAISE, IM_IN).hand("bryn", TIP)
    seen = watch(t)
    t.until("discard", "gog")
    spent = {"pile": {"spent": [GNOMISH]}, "drew": [IM_IN, RAISE]}
    assert seen.changes == {"bryn": {"alcohol": 2, **spent}}


@pytest.mark.plays(BOTTLE)
@pytest.mark.rule("DRNK-13", "DRNK-14")
@pytest.mark.parametrize(("first", "drew"), [(0, [IM_IN, TIP]), (1, [RAISE, TIP])])
def test_a_message_in_a_bottle(first, drew):
    """One card is turned up and lost, two are drawn, in the order the drinker likes."""
    t = bryn_drinks(BOTTLE).deck("bryn", RAISE, TIP, IM_IN)
    t.until("effect-order", "bryn")
    t.bryn.takes_effect(first)
    t.until("discard", "gog")
    assert (t.alcohol["bryn"], t.bryn.hand) == (6, drew)


@pytest.mark.plays(LAND)
@pytest.mark.rule("EVNT-1", "EVNT-6")
def test_land_ho(watch):
    """Everybody draws a card; Remy had more important matters to attend to."""
    t = bryn_drinks(LAND).deck("bryn", RAISE).deck("gog", RAISE).hand("remy", EXCUSE)
    seen = watch(t)
    t.remy.responds(EXCUSE)
    t.until("discard", "gog")
    assert seen.changes == {
        "bryn": {"drew": [RAISE]},
        "gog": {"drew": [RAISE]},
        "remy": {"spent": [EXCUSE]},
    }


@pytest.mark.plays(HOUSE_ROUND)
@pytest.mark.rule("ROTH-2", "ROTH-3")
def test_a_round_on_the_house():
    """Land ho! comes up first and is discarded; then Wine for all."""
    t = bryn_drinks(HOUSE_ROUND).drink_deck(LAND, "Wine")
    t.until("discard", "gog")
    assert t.alcohol == dict(bryn=7, gog=2, remy=2)


@pytest.mark.plays(CONTEST)
@pytest.mark.rule("CONT-2", "CONT-6")
def test_a_contest():
    """Bryn's Event counts 0, Gog's Seawater less than 0, and Remy's Wine wins."""
    t = bryn_drinks(CONTEST).drink_deck(LAND, "A Mouthful of Seawater", "Wine")
    t.until("discard", "gog")
    assert t.alcohol == dict(bryn=5, gog=0, remy=2)
    assert t.fortitude == dict(bryn=15, gog=19, remy=20)
    assert t.gold == dict(bryn=9, gog=9, remy=12)
