"""Molly's own cards, each played through the table; the rest is in the two tests of alikes.

The animal that comes with a horseshoe here is Truffle, who does nothing before her turn ends.
"""

import pytest

from lastcall.testing import table

DECK = "molly"
FORCES = "The stable's forces are loose!"
FEED = "Don't feed the animals!"
BITES = "She only bites people she likes."
STRAW = "Shh. Something's in the straw."
TRUFFLE = "Truffle the Pig"
IM_IN = "Gambling? I'm in!"
TIP = "Tip the Wench."


def stable(*seats):
    return table(*seats).side_deck("molly", TRUFFLE)


@pytest.mark.plays(FORCES)
@pytest.mark.parametrize("named", [["eve"], ["eve", "dimli"], ["eve", "gog", "dimli"]])
@pytest.mark.rule("MOLLY-30")
def test_the_forces_of_the_stable(named, watch, ways):
    """Each of them loses 2 Fortitude, and she pays 1 Gold for each."""
    t = stable("molly", "eve", "gog", "dimli").hand("molly", FORCES)
    assert len(ways(t.molly, FORCES)) == 7
    seen = watch(t)
    t.molly.plays(FORCES, at=named)
    t.nobody_responds()
    assert seen.changes == {
        "inn": len(named),
        "molly": {"gold": -len(named), "spent": [FORCES]},
        **{name: {"fortitude": -2} for name in named},
    }


@pytest.mark.plays(FEED)
@pytest.mark.rule("MOLLY-7")
def test_an_attack_with_a_horseshoe(watch, ways):
    """Eve is hurt, and Truffle comes."""
    t = stable("molly", "eve", "gog").hand("molly", FEED)
    assert ways(t.molly, FEED) == ["eve", "gog"]
    seen = watch(t)
    t.molly.plays(FEED, at="eve")
    t.nobody_responds()
    assert seen.changes == {
        "molly": {"spent": [FEED], "arrived": {"drew": [TRUFFLE]}},
        "eve": {"fortitude": -1},
    }


@pytest.mark.plays(BITES)
@pytest.mark.rule("MOLLY-7", "MOLLY-8")
def test_she_bites(watch, ways):
    """Eve is hurt and discards a card of her choice; only then Truffle comes."""
    t = stable("molly", "eve", "gog").hand("molly", BITES).hand("eve", IM_IN, TIP)
    t.until("action", "molly")
    assert ways(t.molly, BITES) == ["eve", "gog"]
    seen = watch(t)
    t.molly.plays(BITES, at="eve")
    t.until("lose-card", "eve")
    assert t.molly.box("arrived") == []
    t.eve.discards(TIP)
    assert seen.changes == {
        "molly": {"spent": [BITES], "arrived": {"drew": [TRUFFLE]}},
        "eve": {"fortitude": -1, "spent": [TIP]},
    }


@pytest.mark.plays(STRAW)
@pytest.mark.rule("MOLLY-7", "CARD-4")
def test_something_in_the_straw(watch):
    """On Gog's turn."""
    t = stable("gog", "molly", "eve").hand("molly", STRAW)
    seen = watch(t)
    t.molly.responds(STRAW)
    t.everyone.passes()
    assert seen.changes == {"molly": {"spent": [STRAW], "arrived": {"drew": [TRUFFLE]}}}


@pytest.mark.refused
@pytest.mark.parametrize("title", [FORCES, FEED, BITES])
def test_her_actions_wait_for_her_action_phase(title, only_in_my_action_phase):
    only_in_my_action_phase(DECK, title)


@pytest.mark.refused(STRAW)
@pytest.mark.rule("TURN-5")
def test_no_listening_amid_discarding():
    t = stable("molly", "gog", "eve").turn("molly", "discard").hand("molly", STRAW)
    t.until("discard", "molly")
    assert t.molly.why_not(STRAW).rule == "TURN-5"
