"""The Sea Events, each turned up at the end of Gog's turn; their rules are in tests/rulebook."""

import pytest

from lastcall.testing import table
from lastcall.variants.sea import SEA

DECK = "sea"
IM_IN = "Gambling? I'm in!"
RAISE = "I raise!"

# Title, and what it does to Gog, who takes the last counter, and to each of the others.
PLAIN = [
    ("Flying fish!", {"fortitude": -1}, {"fortitude": -1}),
    ("A cask adrift", {"alcohol": 1}, {"alcohol": 1}),
    ("Hold on to something!", {"fortitude": -2}, {"fortitude": -2}),
    ("Black sails astern", {"gold": -2}, {"gold": -2}),
    ("All hands, sing!", {"alcohol": 2}, {"alcohol": 2}),
    ("Man overboard!", {"fortitude": -2, "alcohol": -1}, {}),
    ("Kraken Attack", {"fortitude": -2, "alcohol": 2}, {"fortitude": -2, "alcohol": 2}),
    ("Into the maelstrom", {"fortitude": -3}, {"fortitude": -3}),
    ("Lightning in the rigging", {"fortitude": -4}, {}),
]


def at_sea(title):
    """Gog's Drink Phase with nothing to drink, one counter left, this Event on top."""
    t = table("gog", "eve", "bryn", variants=[SEA]).turn("gog", "drink").pile("gog", "Water")
    for name in t.names:
        t.stats(name, fortitude=15, alcohol=5)
    t.hand("eve", IM_IN).hand("bryn", IM_IN)
    t._table.counters["progress"] = 1
    deck = t._table.zones[t._table.game.stocks["sea"].deck]
    deck.append(t._take(title, [deck], "the Sea Deck"))
    return t.hand("gog", "Tip the Wench.")


@pytest.mark.plays
@pytest.mark.parametrize(("title", "you", "others"), PLAIN)
def test_an_encounter(title, you, others, watch):
    """What it does to whoever took the counter, to everybody else, and nothing more."""
    t = at_sea(title)
    seen = watch(t)
    t.until("discard", "eve")
    changes = seen.changes
    if changes.pop("inn", 0):
        assert title == "Black sails astern"
    changes["gog"].pop("pile")
    expected = {"gog": you, "eve": others, "bryn": others}
    assert changes == {name: change for name, change in expected.items() if change} | (
        {} if you else {"gog": {}}
    )
    assert dict(t.table.view(0).counters)["progress"] > 1


@pytest.mark.plays("Dolphins off the bow", "Rats in the galley")
def test_dolphins_and_rats():
    """A card for everybody; two cards from everybody, as far as they have them."""
    t = at_sea("Dolphins off the bow")
    t.until("discard", "eve")
    assert [len(t.player(name).hand) for name in t.names] == [2, 2, 2]
    t = at_sea("Rats in the galley")
    t.until("lose-card")
    assert t.asked == "gog"
    t.gog.discards("Tip the Wench.")
    t.eve.discards(IM_IN)
    t.bryn.discards(IM_IN)
    assert (t.gog.hand, t.bryn.hand) == ([], [])


@pytest.mark.plays("Voices under the keel", "Ahoy! Anything to trade?")
@pytest.mark.parametrize("title", ["Voices under the keel", "Ahoy! Anything to trade?"])
def test_one_after_the_other_chooses(title):
    t = at_sea("Voices under the keel")
    t.until("offer", "gog")
    asked = []
    while t.asked_for == "offer":
        asked.append(t.asked)
        t.table.answer(t.options()[0])
    assert asked == ["gog", "eve", "bryn"]
    assert t.fortitude == dict(gog=16, eve=16, bryn=16)
    t = at_sea("Ahoy! Anything to trade?")
    t.until("offer", "gog")
    t.table.answer(t.options()[1])
    t.until("discard", "eve")
    assert (t.alcohol, t.gold["gog"]) == (dict(gog=3, eve=5, bryn=5), 9)


@pytest.mark.plays("Not a breath of wind")
def test_a_calm():
    t = at_sea("Not a breath of wind")
    t.until("gamble", "eve")
    assert (t.controller, t.pot) == ("gog", 3)


@pytest.mark.plays("The Leviathan wakes")
def test_the_leviathan():
    t = at_sea("The Leviathan wakes")
    t.until("sacrifice", "eve").eve.sacrifices(IM_IN)
    t.bryn.sacrifices_nothing()
    assert t.fortitude == dict(gog=12, eve=14, bryn=12)
