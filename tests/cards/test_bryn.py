"""Bryn's own cards, each played through the table; the rest is in test_rdi4_alike."""

import pytest

from lastcall.testing import table

DECK = "bryn"
BARNACLE = "Hold still, you've got a barnacle there."
STOP_HITTING = "Stop hitting yourself!"
SKIES = "Let's drink to clear skies and strong winds!"
OX = "I'm built like an ox, and I can drink like one, too!"
FOOLING = "I think it's time to stop foolin' around, don't you?"
IM_IN = "Gambling? I'm in!"
RAISE = "I raise!"
TIP = "Tip the Wench."
FIRE = "Whoa! Careful! That's real fire!"
DRUNKER = "Look in to my eyes... you are getting... Drunker!"
CHEATS = "This time, let's use my cards."


@pytest.mark.plays(BARNACLE)
def test_a_barnacle(watch):
    """Eve loses 1 Fortitude, and Bryn draws a card."""
    t = table("bryn", "gog", "eve").hand("bryn", BARNACLE).deck("bryn", RAISE)
    seen = watch(t)
    t.bryn.plays(BARNACLE, at="eve")
    t.nobody_responds()
    assert seen.changes == {
        "bryn": {"spent": [BARNACLE], "drew": [RAISE]},
        "eve": {"fortitude": -1},
    }


@pytest.mark.refused(BARNACLE)
def test_barnacles_wait_for_her_action_phase(only_in_my_action_phase):
    only_in_my_action_phase(DECK, BARNACLE)


@pytest.mark.plays(STOP_HITTING)
@pytest.mark.rule("BRYN-2")
def test_stop_hitting_yourself(watch):
    """Eve burns herself; nobody is named."""
    t = table("eve", "bryn", "gog").hand("eve", FIRE).hand("bryn", STOP_HITTING)
    seen = watch(t)
    t.eve.plays(FIRE, at="bryn")
    t.bryn.responds(STOP_HITTING)
    t.nobody_responds()
    assert seen.changes == {
        "eve": {"fortitude": -3, "spent": [FIRE]},
        "bryn": {"spent": [STOP_HITTING]},
    }


@pytest.mark.refused(STOP_HITTING)
@pytest.mark.rule("CARD-3")
def test_nobody_hits_themselves_for_anything_else():
    """Not for Gog's loss, not for Alcohol Content."""
    t = table("eve", "bryn", "gog").hand("eve", FIRE).hand("bryn", STOP_HITTING, TIP)
    t.until("action", "eve").eve.plays(FIRE, at="gog")
    assert t.bryn.why_not(STOP_HITTING).rule == "CARD-3"
    t = table("eve", "bryn", "gog").hand("eve", DRUNKER).hand("bryn", STOP_HITTING, TIP)
    t.until("action", "eve").eve.plays(DRUNKER, at="bryn")
    assert t.bryn.why_not(STOP_HITTING).rule == "CARD-3"


@pytest.mark.plays(SKIES)
@pytest.mark.rule("SPLT-4")
def test_clear_skies_for_two(watch, ways):
    """Half of Elven Wine is 2 for each."""
    t = table("bryn", "gog", "eve").turn("bryn", "drink").pile("bryn", "Elven Wine")
    t.hand("bryn", SKIES).hand("gog", IM_IN)
    assert ways(t.bryn, SKIES) == ["eve", "gog"]
    seen = watch(t)
    t.bryn.responds(SKIES, to="eve")
    t.until("discard", "gog")
    assert seen.changes == {"bryn": {"alcohol": 2, "spent": [SKIES]}, "eve": {"alcohol": 2}}


@pytest.mark.refused(SKIES, OX)
@pytest.mark.rule("NEG-5", "SPLT-13")
def test_nobody_elses_drink_is_shared_or_cut_down_and_mead_never_split():
    t = table("gog", "bryn", "eve").turn("gog", "drink").pile("gog", "Wine")
    t.hand("bryn", SKIES, OX, TIP)
    t.bryn.passes()
    assert t.drinks
    assert t.bryn.why_not(SKIES).rule == "NEG-5"
    assert t.bryn.why_not(OX).rule == "NEG-5"
    t = (
        table("bryn", "gog", "eve")
        .turn("bryn", "drink")
        .pile("bryn", "Mead")
        .hand("bryn", SKIES, TIP)
    )
    t.bryn.passes()
    assert t.bryn.why_not(SKIES).rule == "SPLT-13"


@pytest.mark.plays(OX)
@pytest.mark.rule("BRYN-6", "CHSR-12")
@pytest.mark.parametrize(
    ("pile", "alcohol"),
    [
        (["Wine"], 1),
        (["Elven Wine with a Chaser", "Wine"], 1),
        (["Dark Ale"], 1),
        (["Water"], 0),
        (["We're Cutting You Off!"], -1),
    ],
)
def test_built_like_an_ox(pile, alcohol, watch):
    """Of any Drink with more, 1 is left; one with less stays as it is."""
    t = table("bryn", "gog", "eve").turn("bryn", "drink").pile("bryn", *pile).hand("bryn", OX)
    t.hand("gog", IM_IN).stats("bryn", alcohol=5)
    seen = watch(t)
    t.bryn.responds(OX)
    t.until("discard", "gog")
    drunk = {"alcohol": alcohol} if alcohol else {}
    assert seen.changes == {"bryn": {**drunk, "spent": [OX]}}


@pytest.mark.plays(FOOLING)
@pytest.mark.rule("NEG-1", "GAMB-29")
def test_no_more_fooling_around(watch):
    """Eve's Cheating Card is Negated, and she has to leave; Gog stays in control."""
    t = table("gog", "eve", "bryn").hand("gog", IM_IN).hand("eve", CHEATS)
    t.hand("bryn", FOOLING, IM_IN)
    t.gog.plays(IM_IN)
    t.until("gamble", "eve").eve.gambles(CHEATS)
    seen = watch(t)
    t.bryn.responds(FOOLING)
    t.until("gamble", "bryn")
    assert seen.changes == {"in_round": {"spent": ["eve"]}, "bryn": {"spent": [FOOLING]}}
    assert t.controller == "gog"


@pytest.mark.refused(FOOLING)
@pytest.mark.rule("CARD-3")
def test_fooling_around_is_cheating_and_nothing_else():
    t = table("gog", "eve", "bryn").hand("gog", IM_IN).hand("eve", RAISE).hand("bryn", FOOLING, TIP)
    t.until("action", "gog").gog.plays(IM_IN)
    t.until("gamble", "eve").eve.gambles(RAISE)
    assert t.bryn.why_not(FOOLING).rule == "CARD-3"
