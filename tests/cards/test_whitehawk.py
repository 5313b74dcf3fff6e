"""Captain Whitehawk's own cards, each played through the table; the rest is in test_rdi4_alike."""

import pytest

from lastcall.testing import table

DECK = "whitehawk"
PLANK = "Ante up or walk the plank!"
FINE_HAND = "That's a fine hand there, but this one's got you beat"
COINCIDENCE = "What a coincidence, I happen to have the same hand!"
LOG = "I keep a log of everything."
ORDERS = "Drink up! Captain's orders"
IM_IN = "Gambling? I'm in!"
WINNING_HAND = "Winning Hand!"
TIP = "Tip the Wench."
NO = "I don't think so!"
DRUNKER = "Look in to my eyes... you are getting... Drunker!"
TAKES_GOLD = "Gold? What Gold?"
LEAVES = "This game stupid!"


# The Round ---------------------------------------------------------------------------------------


@pytest.mark.plays(PLANK)
@pytest.mark.rule("WHITEHAWK-3")
def test_the_plank_starts_a_round(watch):
    """Everybody antes 1 Gold, and she is in control."""
    t = table("whitehawk", "gog", "eve").hand("whitehawk", PLANK).hand("gog", IM_IN)
    seen = watch(t)
    t.whitehawk.plays(PLANK)
    t.until("gamble", "gog")
    assert seen.changes == {
        "pot": 3,
        "in_round": {"drew": ["eve", "gog", "whitehawk"]},
        "controller": "whitehawk",
        "whitehawk": {"gold": -1, "spent": [PLANK]},
        "gog": {"gold": -1},
        "eve": {"gold": -1},
    }


@pytest.mark.refused(PLANK)
def test_the_plank_waits_for_her_action_phase(only_in_my_action_phase):
    """It is no Gambling Card: inside a Round it does nothing."""
    only_in_my_action_phase(DECK, PLANK)
    t = table("gog", "whitehawk", "eve").hand("gog", IM_IN).hand("whitehawk", PLANK, IM_IN)
    t.gog.plays(IM_IN)
    t.until("gamble", "whitehawk")
    assert t.whitehawk.why_not(PLANK).rule == "CARD-2"


@pytest.mark.plays(FINE_HAND)
@pytest.mark.rule("WHITEHAWK-8")
def test_a_fine_hand_takes_control_also_from_winning_hand(watch):
    """Eve shows her Winning Hand!, and it is not enough."""
    t = table("gog", "eve", "whitehawk").hand("gog", IM_IN).hand("eve", WINNING_HAND)
    t.hand("whitehawk", FINE_HAND).hand("gog", IM_IN)
    t.gog.plays(IM_IN)
    t.until("gamble", "eve")
    t.eve.gambles(WINNING_HAND)
    t.until("gamble", "whitehawk")
    seen = watch(t)
    t.whitehawk.gambles(FINE_HAND)
    t.until("gamble", "gog")
    assert seen.changes == {"controller": "whitehawk", "whitehawk": {"spent": [FINE_HAND]}}


@pytest.mark.refused(FINE_HAND)
@pytest.mark.rule("CARD-5")
def test_a_fine_hand_waits_for_her_gambling_turn():
    """Not without a Round, and not on Gog's gambling turn."""
    t = table("whitehawk", "gog", "eve").hand("whitehawk", FINE_HAND, TIP)
    assert t.whitehawk.why_not(FINE_HAND).rule == "CARD-5"
    t = table("eve", "whitehawk", "gog").hand("eve", IM_IN).hand("whitehawk", FINE_HAND, TIP)
    t.hand("gog", IM_IN)
    t.until("action", "eve").eve.plays(IM_IN)
    t.until("gamble", "whitehawk").whitehawk.passes()
    t.until("gamble", "gog")
    assert t.whitehawk.why_not(FINE_HAND).rule == "CARD-5"


@pytest.mark.plays(COINCIDENCE)
@pytest.mark.rule("WHITEHAWK-10", "WHITEHAWK-12")
def test_what_a_coincidence(watch):
    """Gog collects 3 Gold; 1 of them is hers, and the odd one stays with him."""
    t = table("gog", "whitehawk", "eve").hand("gog", IM_IN).hand("whitehawk", COINCIDENCE)
    t.gog.plays(IM_IN)
    t.until("respond", "whitehawk")
    seen = watch(t)
    t.whitehawk.responds(COINCIDENCE)
    t.nobody_responds()
    assert seen.changes == {
        "in_round": {"spent": ["eve", "gog", "whitehawk"]},
        "controller": "nobody",
        "gog": {"gold": -1},
        "whitehawk": {"gold": 1, "spent": [COINCIDENCE]},
    }


@pytest.mark.refused(COINCIDENCE)
@pytest.mark.rule("GAMB-17", "WHITEHAWK-13")
def test_no_coincidence_before_the_pot_or_from_outside():
    """Not while the Round goes on, not for a pot of her own, and not once she has left."""
    t = table("gog", "whitehawk", "eve").hand("gog", IM_IN).hand("whitehawk", COINCIDENCE, IM_IN)
    t.gog.plays(IM_IN)
    t.until("gamble", "whitehawk")
    assert t.whitehawk.why_not(COINCIDENCE).rule == "GAMB-17"
    t.whitehawk.gambles(IM_IN)
    while t.gambling:
        assert not t.whitehawk.may(COINCIDENCE)
        t.player(t.asked).passes()
    t = table("gog", "whitehawk", "eve").hand("gog", IM_IN)
    t.hand("whitehawk", COINCIDENCE, "The wind has turned!").hand("eve", IM_IN)
    t.gog.plays(IM_IN)
    t.whitehawk.responds("The wind has turned!")
    t.until("gamble", "eve")
    assert t.whitehawk.why_not(COINCIDENCE).rule == "GAMB-17"
    while t.gambling:
        assert not t.whitehawk.may(COINCIDENCE)
        t.player(t.asked).passes()
    assert t.gold == dict(gog=11, whitehawk=10, eve=9)


# In kind -----------------------------------------------------------------------------------------


@pytest.mark.plays(LOG)
@pytest.mark.rule("WHITEHAWK-2")
def test_whoever_makes_her_drunker_gets_drunker(watch):
    """Eve gives her 2 Alcohol Content and gets 2 herself; Gog watches."""
    t = table("eve", "whitehawk", "gog").hand("eve", DRUNKER).hand("whitehawk", LOG)
    seen = watch(t)
    t.eve.plays(DRUNKER, at="whitehawk")
    assert (t.asked, t.alcohol["whitehawk"]) == ("whitehawk", 2)
    t.whitehawk.responds(LOG, mode=0)
    t.nobody_responds()
    assert seen.changes == {
        "eve": {"alcohol": 2, "spent": [DRUNKER]},
        "whitehawk": {"alcohol": 2, "spent": [LOG]},
    }


@pytest.mark.plays(LOG)
@pytest.mark.rule("WHITEHAWK-2")
def test_whoever_takes_her_gold_pays(watch):
    """Eve takes 1 Gold and gives 1 back; a Gold tipped to the Inn is paid for by who said so."""
    t = table("eve", "whitehawk", "gog").hand("eve", TAKES_GOLD, TIP).hand("whitehawk", LOG, LOG)
    seen = watch(t)
    t.until("action", "eve").eve.plays(TAKES_GOLD, at="whitehawk")
    t.until("respond", "whitehawk").whitehawk.responds(LOG, mode=1)
    t.nobody_responds()
    assert seen.changes == {"eve": {"spent": [TAKES_GOLD]}, "whitehawk": {"spent": [LOG]}}
    t.until("action", "eve").eve.plays(TIP, at="whitehawk")
    t.until("respond", "whitehawk").whitehawk.responds(LOG)
    t.nobody_responds()
    assert t.gold == dict(eve=9, whitehawk=10, gog=10)
    assert t.inn == 1


@pytest.mark.first_chair
@pytest.mark.refused(LOG)
@pytest.mark.rule("CARD-3", "STAT-12")
def test_the_log_knows_only_what_a_card_of_another_did():
    """No Drink, no ante, no Gold of the Inn, no blow, and nobody else's trouble."""
    t = table("whitehawk", "eve", "gog").turn("whitehawk", "drink").pile("whitehawk", "Wine")
    t.hand("whitehawk", LOG, TIP)
    while t.active == "whitehawk":
        assert not t.whitehawk.may(LOG)
        t.table.answer(t.options()[-1])
    assert t.alcohol["whitehawk"] == 2
    t = table("eve", "whitehawk", "gog").hand("eve", IM_IN).hand("whitehawk", LOG, TIP)
    t.until("action", "eve").eve.plays(IM_IN)
    t.until("gamble", "whitehawk")
    assert t.gold["whitehawk"] == 9
    assert t.whitehawk.why_not(LOG).rule == "CARD-3"
    t = table("eve", "whitehawk", "gog").hand("eve", TAKES_GOLD)
    t.hand("whitehawk", LOG, "It comes out of the ship's chest.")
    t.eve.plays(TAKES_GOLD, at="whitehawk")
    t.whitehawk.responds("It comes out of the ship's chest.")
    t.nobody_responds()
    assert (t.gold["whitehawk"], t.happened("played")[-1].seat) == (10, 1)
    t = table("eve", "whitehawk", "gog").hand("eve", DRUNKER).hand("whitehawk", LOG, TIP)
    t.until("action", "eve").eve.plays(DRUNKER, at="gog")
    t.until("respond", "whitehawk")
    assert t.whitehawk.why_not(LOG).rule == "CARD-3"


# Drinks ------------------------------------------------------------------------------------------


@pytest.mark.plays(ORDERS)
@pytest.mark.rule("WHITEHAWK-16")
def test_captains_orders(watch):
    """Gog drinks two cards of his pile in one Drink Phase."""
    t = table("gog", "whitehawk", "eve").turn("gog", "drink").pile("gog", "Wine", "Dark Ale")
    t.hand("whitehawk", ORDERS, IM_IN)
    seen = watch(t)
    t.until("respond", "whitehawk").whitehawk.responds(ORDERS)
    t.until("discard", "whitehawk")
    assert seen.changes == {
        "gog": {"alcohol": 3, "pile": {"spent": ["Dark Ale", "Wine"]}},
        "whitehawk": {"spent": [ORDERS]},
    }


@pytest.mark.refused(ORDERS)
@pytest.mark.rule("CARD-3")
def test_captains_orders_only_in_anothers_drink_phase():
    """Not in Gog's Action Phase and not in her own Drink Phase."""
    t = table("gog", "whitehawk", "eve").hand("whitehawk", ORDERS, TIP)
    assert t.whitehawk.why_not(ORDERS).rule == "CARD-3"
    t = table("whitehawk", "gog", "eve").turn("whitehawk", "drink").pile("whitehawk", "Wine")
    t.hand("whitehawk", ORDERS, TIP)
    assert t.whitehawk.why_not(ORDERS).rule == "CARD-3"
