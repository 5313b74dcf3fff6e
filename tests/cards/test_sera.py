"""Sera's own cards, each played through the table; the rest is in test_rdi4_alike, test_alike."""

import pytest

from lastcall.testing import table

DECK = "sera"
HANDS = "Left hand, right hand."
PASS_BACK = "Could you pass me that back?"
GOOD_AT_THIS = "I should warn you. I'm pretty good at this game."
STRINGS = "Your purse strings look frayed."
BUCKLE = "Nice buckle. Is it gold?"
SHINIEST = "I only took the shiniest one."
IM_IN = "Gambling? I'm in!"
RAISE = "I raise!"
WINNING_HAND = "Winning Hand!"
TIP = "Tip the Wench."


@pytest.mark.first_chair
@pytest.mark.plays(HANDS)
@pytest.mark.rule("CARD-12")
def test_one_for_each_hand(watch, ways):
    """Two of the three others lose 2 each; Dimli is left out of it."""
    t = table("sera", "gog", "eve", "dimli").hand("sera", HANDS)
    assert ways(t.sera, HANDS) == ["eve+dimli", "gog+dimli", "gog+eve"]
    seen = watch(t)
    t.sera.plays(HANDS, at=["gog", "eve"])
    t.nobody_responds()
    assert seen.changes == {
        "sera": {"spent": [HANDS]},
        "gog": {"fortitude": -2},
        "eve": {"fortitude": -2},
    }


@pytest.mark.plays(HANDS)
def test_two_hands_and_one_face(ways):
    """With a single other player left, one is all there is to name."""
    t = table("sera", "gog").hand("sera", HANDS)
    assert ways(t.sera, HANDS) == ["gog"]
    t.sera.plays(HANDS, at="gog")
    t.nobody_responds()
    assert t.fortitude == dict(sera=20, gog=18)


@pytest.mark.plays(PASS_BACK)
def test_a_knife_that_comes_back(watch):
    """Eve loses 1 Fortitude, and Sera draws a card."""
    t = table("sera", "gog", "eve").hand("sera", PASS_BACK).deck("sera", RAISE)
    seen = watch(t)
    t.sera.plays(PASS_BACK, at="eve")
    t.nobody_responds()
    assert seen.changes == {
        "sera": {"spent": [PASS_BACK], "drew": [RAISE]},
        "eve": {"fortitude": -1},
    }


@pytest.mark.plays(STRINGS)
@pytest.mark.rule("STAT-5")
@pytest.mark.parametrize(("purse", "taken"), [(10, 2), (1, 1)])
def test_a_purse_is_cut(purse, taken, watch):
    """2 Gold, or what there is."""
    tip = "Gold? What Gold?"  # what Eve could still play at last call
    t = table("sera", "gog", "eve").hand("sera", STRINGS).stats("eve", gold=purse).hand("eve", tip)
    t.until("action", "sera")
    seen = watch(t)
    t.sera.plays(STRINGS, at="eve")
    t.everyone.passes()
    assert seen.changes == {
        "sera": {"gold": taken, "spent": [STRINGS]},
        "eve": {"gold": -taken},
    }


@pytest.mark.refused
@pytest.mark.parametrize("title", [HANDS, PASS_BACK, STRINGS])
def test_her_actions_wait_for_her_action_phase(title, only_in_my_action_phase):
    only_in_my_action_phase(DECK, title)


@pytest.mark.plays(BUCKLE)
@pytest.mark.rule("CARD-4")
def test_a_buckle_at_any_time(watch, ways):
    """On Gog's turn, from Eve."""
    t = table("gog", "sera", "eve").hand("sera", BUCKLE)
    assert ways(t.sera, BUCKLE) == ["eve", "gog"]
    seen = watch(t)
    t.sera.responds(BUCKLE, at="eve")
    t.everyone.passes()
    assert seen.changes == {"sera": {"gold": 1, "spent": [BUCKLE]}, "eve": {"gold": -1}}


@pytest.mark.refused(BUCKLE)
@pytest.mark.rule("TURN-5")
def test_no_buckles_amid_discarding():
    t = table("sera", "gog", "eve").turn("sera", "discard").hand("sera", BUCKLE)
    t.sera.passes()
    assert t.sera.why_not(BUCKLE).rule == "TURN-5"


@pytest.mark.plays(SHINIEST)
@pytest.mark.rule("GAMB-24")
def test_the_shiniest_of_the_pot(watch):
    """1 of the 3 is hers, and nothing else changes."""
    t = table("gog", "sera", "eve").hand("gog", IM_IN).hand("sera", SHINIEST).hand("eve", IM_IN)
    t.gog.plays(IM_IN)
    while t.pot < 3:
        t.player(t.asked).passes()
    seen = watch(t)
    t.until("respond", "sera").sera.responds(SHINIEST)
    t.until("gamble", "eve")
    assert seen.changes == {"pot": -1, "sera": {"gold": 1, "spent": [SHINIEST]}}


@pytest.mark.refused(SHINIEST)
@pytest.mark.rule("CARD-3")
def test_no_pot_nothing_shiny():
    t = table("gog", "sera", "eve").hand("sera", SHINIEST, TIP)
    assert t.sera.why_not(SHINIEST).rule == "CARD-3"


@pytest.mark.plays(GOOD_AT_THIS)
@pytest.mark.rule("GAMB-20")
def test_she_did_warn_them(watch):
    """Control, even from Winning Hand!, and two cards."""
    t = table("gog", "eve", "sera", "dimli").hand("gog", IM_IN).hand("eve", WINNING_HAND)
    t.hand("sera", GOOD_AT_THIS).hand("dimli", IM_IN).deck("sera", RAISE, TIP)
    t.gog.plays(IM_IN)
    t.until("gamble", "eve").eve.gambles(WINNING_HAND)
    t.until("gamble", "sera")
    seen = watch(t)
    t.sera.gambles(GOOD_AT_THIS)
    t.until("gamble", "dimli")
    assert seen.changes == {
        "controller": "sera",
        "sera": {"spent": [GOOD_AT_THIS], "drew": [RAISE, TIP]},
    }


@pytest.mark.refused(GOOD_AT_THIS)
@pytest.mark.rule("CARD-5")
def test_nothing_to_be_good_at():
    t = table("sera", "gog", "eve").hand("sera", GOOD_AT_THIS, TIP)
    assert t.sera.why_not(GOOD_AT_THIS).rule == "CARD-5"
