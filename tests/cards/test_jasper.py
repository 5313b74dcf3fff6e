"""Jasper's own cards, each played through the table; the rest is in the tests of alikes."""

import pytest

from lastcall.testing import table

DECK = "jasper"
AIR = "I think you need some fresh air"
ENOUGH = "Enough commotion!"
NO_STEALING = "No stealing on my shift!"
NO_CHEATERS = "We don't like cheaters at the Red Dragon Inn! (Usually.)"
IN_MY_DAY = "In my day, drinks were for drinking!"
BELLY = 'They don\'t call me "Iron Belly" for nothing!'
FIRE = "Whoa! Careful! That's real fire!"
DRUNKER = "Look in to my eyes... you are getting... Drunker!"
CHEATS = "This time, let's use my cards."
EMPTY = "Drink what? This is empty."
SHINY = "Gog find shiny in loincloth!"
IM_IN = "Gambling? I'm in!"
TIP = "Tip the Wench."
SNORE = "Zzzzzzz..."


@pytest.mark.first_chair
@pytest.mark.plays(AIR)
@pytest.mark.rule("JASPER-2", "JASPER-3", "TURN-21")
def test_fresh_air(watch, ways):
    """Eve loses 2 Fortitude; both are outside, and nobody orders or drinks any more."""
    t = table("jasper", "gog", "eve").hand("jasper", AIR).hand("gog", IM_IN).pile("jasper", "Wine")
    assert ways(t.jasper, AIR) == ["eve", "gog"]
    seen = watch(t)
    t.jasper.plays(AIR, at="eve")
    t.until("discard", "gog")
    assert seen.changes == {"jasper": {"spent": [AIR], "outside": 1}, "eve": {"fortitude": -2}}
    assert [t.player(name).tracker("outside") for name in t.names] == [1, 0, 1]


@pytest.mark.refused
@pytest.mark.parametrize("title", [AIR])
def test_fresh_air_waits_for_his_action_phase(title, only_in_my_action_phase):
    only_in_my_action_phase(DECK, title)


@pytest.mark.plays(ENOUGH)
@pytest.mark.parametrize("victim", ["gog", "jasper"])
@pytest.mark.rule("JASPER-15")
def test_enough_commotion(victim, watch):
    """EX-RDI7-bouncer-1: whoever Eve struck, she loses 2 Fortitude herself."""
    t = table("eve", "gog", "jasper").hand("eve", FIRE).hand("jasper", ENOUGH)
    seen = watch(t)
    t.eve.plays(FIRE, at=victim)
    t.jasper.responds(ENOUGH)
    t.nobody_responds()
    found = {"eve": {"spent": [FIRE], "fortitude": -2}, "jasper": {"spent": [ENOUGH]}}
    found[victim] = {**found.get(victim, {}), "fortitude": -3}
    assert seen.changes == found


@pytest.mark.refused(ENOUGH)
@pytest.mark.rule("JASPER-15", "JASPER-20", "TIME-14")
def test_no_commotion():
    """Not before the loss, not for a drunker Gog, not for his own blow."""
    t = table("eve", "gog", "jasper").hand("eve", FIRE).hand("jasper", ENOUGH, TIP)
    t.until("action", "eve").eve.plays(FIRE, at="gog")
    assert t.jasper.why_not(ENOUGH).rule == "CARD-3"
    t = table("eve", "gog", "jasper").hand("eve", DRUNKER).hand("jasper", ENOUGH, TIP)
    t.until("action", "eve").eve.plays(DRUNKER, at="gog")
    t.until("respond", "jasper")
    assert t.jasper.why_not(ENOUGH).rule == "CARD-3"
    staff = "Hey! Don't fool with the staff!"
    t = table("jasper", "gog", "eve").hand("jasper", ENOUGH, staff).hand("eve", IM_IN)
    t.jasper.plays(staff, at="gog")
    t.until("order", "jasper")
    assert t.fortitude == dict(jasper=20, gog=18, eve=20)


@pytest.mark.plays(NO_STEALING)
@pytest.mark.rule("JASPER-16", "NEG-1")
def test_no_stealing(watch):
    """Gog would pay with the Inn's Gold: he pays himself, and is hurt."""
    t = table("eve", "gog", "jasper").hand("eve", TIP).hand("gog", SHINY)
    t.hand("jasper", NO_STEALING)
    seen = watch(t)
    t.eve.plays(TIP, at="gog")
    t.gog.responds(SHINY)
    t.jasper.responds(NO_STEALING)
    t.nobody_responds()
    assert seen.changes == {
        "inn": 1,
        "eve": {"spent": [TIP]},
        "gog": {"spent": [SHINY], "gold": -1, "fortitude": -1},
        "jasper": {"spent": [NO_STEALING]},
    }


@pytest.mark.refused(NO_STEALING)
@pytest.mark.rule("JASPER-16")
def test_paying_the_inn_is_no_stealing():
    t = table("eve", "gog", "jasper").hand("eve", TIP).hand("jasper", NO_STEALING, TIP)
    t.until("action", "eve").eve.plays(TIP, at="gog")
    assert t.jasper.why_not(NO_STEALING).rule == "CARD-3"


def cheated(*hand):
    """Eve cheats in Gog's Round; Jasper holds these."""
    t = table("gog", "eve", "jasper").hand("gog", IM_IN).hand("eve", CHEATS)
    t.hand("jasper", *hand).until("action", "gog")
    t.gog.plays(IM_IN)
    t.until("gamble", "eve").eve.gambles(CHEATS)
    return t


@pytest.mark.first_chair
@pytest.mark.plays(NO_CHEATERS)
@pytest.mark.rule("GAMB-29", "RDI7-33")
def test_no_cheaters():
    """Eve's card is Negated, and she is thrown out of the Round."""
    t = cheated(NO_CHEATERS, IM_IN)
    t.jasper.responds(NO_CHEATERS)
    t.everyone.passes()
    t.until("gamble", "jasper")
    assert t.in_round == ["gog", "jasper"]
    assert t.controller == "gog"
    assert (t.pot, t.gold) == (3, dict(gog=9, eve=9, jasper=9))


@pytest.mark.refused(NO_CHEATERS)
@pytest.mark.rule("RDI7-33")
def test_from_outside_the_round_he_lets_it_pass():
    t = table("gog", "eve", "jasper").hand("gog", IM_IN).hand("eve", CHEATS)
    t.hand("jasper", NO_CHEATERS, "Zzzzzzz...", TIP).until("action", "gog")
    t.gog.plays(IM_IN)
    t.until("respond", "jasper")
    while not t.jasper.may("Zzzzzzz..."):
        t.jasper.passes()
    t.jasper.responds("Zzzzzzz...")
    t.until("gamble", "eve").eve.gambles(CHEATS)
    assert t.in_round == ["gog", "eve"]
    assert t.jasper.why_not(NO_CHEATERS).rule == "GAMB-23"


@pytest.mark.plays(IN_MY_DAY)
@pytest.mark.rule("JASPER-17", "CHNG-6")
def test_drinks_are_for_drinking(watch):
    """Eve's excuse is Negated, and she drinks the Wine."""
    t = table("eve", "gog", "jasper").turn("eve", "drink").pile("eve", "Wine").hand("eve", EMPTY)
    t.hand("jasper", IN_MY_DAY).hand("gog", IM_IN)
    seen = watch(t)
    t.eve.responds(EMPTY)
    t.jasper.responds(IN_MY_DAY)
    t.until("discard", "gog")
    assert seen.changes == {
        "eve": {"spent": [EMPTY], "alcohol": 2},
        "jasper": {"spent": [IN_MY_DAY]},
    }


@pytest.mark.refused(IN_MY_DAY)
@pytest.mark.rule("CHNG-6")
def test_nothing_was_done_to_a_drink():
    t = table("eve", "gog", "jasper").hand("eve", TIP, "I don't think so!").hand("gog", SHINY)
    t.hand("jasper", IN_MY_DAY)
    t.eve.plays(TIP, at="gog")
    t.gog.responds(SHINY)
    assert t.asked == "eve"
    assert t.jasper.why_not(IN_MY_DAY).rule == "CHNG-6"


@pytest.mark.plays(BELLY)
@pytest.mark.rule("JASPER-13")
def test_iron_belly(watch):
    """1 Fortitude in place of 2 Alcohol Content."""
    t = table("jasper", "gog", "eve").turn("jasper", "drink").stats("jasper", fortitude=15)
    t.pile("jasper", "Wine").hand("jasper", BELLY).hand("gog", IM_IN)
    seen = watch(t)
    t.jasper.responds(BELLY)
    t.until("discard", "gog")
    assert seen.changes == {"jasper": {"spent": [BELLY], "fortitude": 1}}


@pytest.mark.refused(BELLY)
@pytest.mark.rule("NEG-5")
def test_only_his_own_belly():
    t = table("gog", "jasper", "eve").turn("gog", "drink").pile("gog", "Wine")
    t.hand("jasper", BELLY, TIP)
    t.jasper.passes()
    assert t.drinks
    assert t.jasper.why_not(BELLY).rule == "NEG-5"


@pytest.mark.plays(SNORE)
@pytest.mark.parametrize("card", [FIRE, DRUNKER, "Gold? What Gold?"])
@pytest.mark.rule("JASPER-18", "NEG-2")
def test_he_sleeps_through_a_card(card, watch):
    """Whatever of his it would have changed."""
    t = table("eve", "jasper", "gog").hand("eve", card).hand("jasper", SNORE)
    seen = watch(t)
    t.eve.plays(card, at="jasper")
    t.jasper.responds(SNORE)
    t.nobody_responds()
    assert seen.changes == {"eve": {"spent": [card]}, "jasper": {"spent": [SNORE]}}


@pytest.mark.first_chair
@pytest.mark.plays(SNORE)
@pytest.mark.rule("JASPER-19", "GAMB-26")
def test_he_sleeps_through_a_round(watch):
    t = table("gog", "jasper", "eve").hand("gog", IM_IN).hand("jasper", SNORE).hand("eve", IM_IN)
    t.until("action", "gog").gog.plays(IM_IN)
    t.until("respond", "jasper").jasper.responds(SNORE)
    t.until("gamble", "eve")
    assert (t.in_round, t.gold) == (["gog", "eve"], dict(gog=9, jasper=10, eve=9))


@pytest.mark.refused(SNORE)
@pytest.mark.rule("STAT-6", "GAMB-7")
def test_what_he_cannot_sleep_through():
    """What is aimed at Gog; and a Round only by leaving it."""
    t = table("eve", "jasper", "gog").hand("eve", FIRE).hand("jasper", SNORE, TIP)
    t.until("action", "eve").eve.plays(FIRE, at="gog")
    assert t.jasper.why_not(SNORE).rule == "STAT-6"
    t = table("eve", "jasper", "gog").hand("eve", IM_IN).hand("jasper", SNORE, TIP)
    t.until("action", "eve").eve.plays(IM_IN)
    t.until("respond", "jasper")
    while not t.jasper.may(SNORE):
        t.jasper.passes()
    assert {option.mode for option in t.jasper.options(SNORE)} == {1}
