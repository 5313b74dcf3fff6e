"""The twelve Items of Lizwick's Item Deck, each played out of the Bag."""

import pytest

from lastcall.testing import table

DECK = "items"
STRAW = "Loopy Straw"
STRING = "Gold on a String"
TOFFEE = "Everlasting Toffee"
BEETLE = "Wind-up Beetle"
GRABBER = "Folding Grabber"
SALTS = "Smelling Salts"
DROPPER = "Dropper of Drops"
HELMET = "Collapsible Helmet"
IM_IN = "Gambling? I'm in!"
TIP = "Tip the Wench."
FIRE = "Whoa! Careful! That's real fire!"
TAKES_GOLD = "Gold? What Gold?"
BALLAD = "This is in payment for that heroic ballad I wrote about you!"


def bag(*items, seats=("gog", "lizwick", "eve")):
    return table(*seats).box("lizwick", "bag", *items)


def used(item, **more):
    return {"bag": {"spent": [item]}, **more}


AT_ANY_TIME = [
    (TOFFEE, {"lizwick": {"fortitude": 1}}),
    (SALTS, {"lizwick": {"alcohol": -1}}),
    (BEETLE, {"eve": {"fortitude": -1}}),
    (GRABBER, {"lizwick": {"gold": 1}, "eve": {"gold": -1}}),
]


@pytest.mark.plays
@pytest.mark.parametrize(("title", "change"), AT_ANY_TIME)
@pytest.mark.rule("LIZWICK-2", "LIZWICK-9", "CARD-4")
def test_items_for_any_time(title, change, watch):
    """On Gog's turn, out of the Bag; her hand stays as it is."""
    t = bag(title).stats("lizwick", fortitude=15, alcohol=4).hand("lizwick", IM_IN)
    seen = watch(t)
    aimed = {"at": "eve"} if "eve" in change else {}
    t.lizwick.responds(title, **aimed)
    t.nobody_responds()
    mine = used(title, **change.get("lizwick", {}))
    assert seen.changes == {**change, "lizwick": mine}


@pytest.mark.refused
@pytest.mark.parametrize("title", [TOFFEE, SALTS, BEETLE, GRABBER])
@pytest.mark.rule("TURN-5")
def test_no_items_amid_discarding(title):
    t = bag(title, seats=("lizwick", "gog", "eve")).turn("lizwick", "discard")
    t.hand("lizwick", IM_IN).side_deck("lizwick", STRAW)
    t.until("discard", "lizwick")
    assert t.lizwick.why_not(title).rule == "TURN-5"


@pytest.mark.plays(STRAW)
@pytest.mark.rule("LIZWICK-2")
@pytest.mark.parametrize(("pile", "alcohol"), [(["Wine"], 1), (["Light Ale"], 0), (["Water"], 0)])
def test_a_loopy_straw(pile, alcohol, watch):
    """1 less in her Drink, never below 0."""
    t = bag(STRAW, seats=("lizwick", "gog", "eve")).turn("lizwick", "drink")
    t.pile("lizwick", *pile).hand("gog", IM_IN)
    seen = watch(t)
    t.lizwick.responds(STRAW)
    t.until("discard", "gog")
    drunk = {"alcohol": alcohol} if alcohol else {}
    assert seen.changes == {"lizwick": used(STRAW, **drunk)}


@pytest.mark.refused(STRAW)
@pytest.mark.rule("NEG-5", "NEG-7")
def test_no_straw_for_anothers_drink():
    t = bag(STRAW).turn("gog", "drink").pile("gog", "Wine").hand("lizwick", TIP)
    assert t.lizwick.why_not(STRAW).rule == "NEG-7"
    t.lizwick.passes()
    assert t.drinks
    assert t.lizwick.why_not(STRAW).rule == "NEG-5"


@pytest.mark.plays(DROPPER)
@pytest.mark.rule("LIZWICK-9")
def test_a_drop_for_gog(watch):
    t = bag(DROPPER).turn("gog", "drink").pile("gog", "Wine").hand("lizwick", IM_IN)
    t.until("respond", "lizwick")
    seen = watch(t)
    t.lizwick.responds(DROPPER)
    t.until("discard", "lizwick")
    assert seen.changes["gog"] == {"alcohol": 3}
    assert set(seen.changes) == {"gog", "lizwick"}


@pytest.mark.refused(DROPPER)
@pytest.mark.rule("NEG-7")
def test_nothing_to_drop_into():
    t = bag(DROPPER).hand("lizwick", TIP)
    assert t.lizwick.why_not(DROPPER).rule == "NEG-7"


@pytest.mark.plays(STRING)
@pytest.mark.rule("STAT-12")
@pytest.mark.parametrize(("card", "payee"), [(TAKES_GOLD, "eve"), (BALLAD, "fleck")])
def test_gold_that_comes_back(card, payee, watch):
    """Whatever the payment is, she keeps it and nobody receives it (R-63)."""
    t = bag(STRING, seats=(payee, "lizwick", "gog")).hand(payee, card)
    seen = watch(t)
    t.player(payee).plays(card, at="lizwick")
    t.lizwick.responds(STRING)
    t.nobody_responds()
    assert seen.changes == {payee: {"spent": [card]}, "lizwick": used(STRING)}


@pytest.mark.refused(STRING)
@pytest.mark.rule("CARD-3")
def test_no_string_for_anothers_gold():
    t = bag(STRING, seats=("eve", "lizwick", "gog")).hand("eve", TAKES_GOLD).hand("lizwick", TIP)
    t.until("action", "eve").eve.plays(TAKES_GOLD, at="gog")
    assert t.lizwick.why_not(STRING).rule == "CARD-3"


@pytest.mark.plays(HELMET)
@pytest.mark.rule("LIZWICK-9")
def test_a_helmet(watch):
    """1 of the 3 stays on the helmet."""
    t = bag(HELMET, seats=("eve", "lizwick", "gog")).hand("eve", FIRE)
    seen = watch(t)
    t.eve.plays(FIRE, at="lizwick")
    t.lizwick.responds(HELMET)
    t.nobody_responds()
    assert seen.changes == {"eve": {"spent": [FIRE]}, "lizwick": used(HELMET, fortitude=-2)}


@pytest.mark.refused(HELMET)
@pytest.mark.rule("CARD-3")
def test_no_helmet_for_gog():
    t = bag(HELMET, seats=("eve", "lizwick", "gog")).hand("eve", FIRE).hand("lizwick", TIP)
    t.until("action", "eve").eve.plays(FIRE, at="gog")
    assert t.lizwick.why_not(HELMET).rule == "CARD-3"
