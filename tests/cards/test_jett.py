"""Jett's own cards, each played through the table; what others have too is in test_shared_rdi9."""

import pytest

from lastcall.testing import table

DECK = "jett"
SIGN = "Sign right here and there you go!"
RISE = "Rise above adversity"
CLAWS = "Sorry 'bout the claws"
COIN = "Wanna see a coin trick?"
RACE = "A race? You're on!"
DELIVERY = "Special delivery!"
TAIL = "Coming through! Mind the tail!"
BREATH = "Out of breath? Never heard of it."
ADDRESS = "Wrong address!"
SENDER = "Return to sender!"
IM_IN = "Gambling? I'm in!"
TIP = "Tip the Barkeep"
FIRE = "Whoa! Careful! That's real fire!"
DRUNKER = "Look in to my eyes... you are getting... Drunker!"


def jett(*others, momentum=0):
    return table("jett", *others).tracker("jett", "momentum", momentum)


# Actions -----------------------------------------------------------------------------------------


@pytest.mark.plays(CLAWS)
def test_the_claws_hurt_the_player_named(watch, ways):
    """2 Fortitude, and nobody else is touched."""
    t = jett("gog", "eve").hand("jett", CLAWS)
    assert ways(t.jett, CLAWS) == ["eve", "gog"]
    seen = watch(t)
    t.jett.plays(CLAWS, at="eve")
    t.everyone.passes()
    assert seen.changes == {"jett": {"spent": [CLAWS]}, "eve": {"fortitude": -2}}


@pytest.mark.plays(SIGN)
@pytest.mark.rule("JETT-13")
def test_a_signature_costs_a_gold_and_leaves_an_action(watch, ways):
    """Without Momentum: Gog pays Jett 1 Gold, Drinks stay, and another Action is left."""
    t = jett("gog", "eve", momentum=1).hand("jett", SIGN, CLAWS).pile("jett", "Wine")
    assert ways(t.jett, SIGN) == ["eve", "gog"]
    seen = watch(t)
    t.jett.plays(SIGN, at="gog")
    t.nobody_responds()
    assert (t.asked, t.asked_for) == ("jett", "action")
    assert seen.changes == {"jett": {"gold": 1, "spent": [SIGN]}, "gog": {"gold": -1}}
    assert t.jett.may(CLAWS)


@pytest.mark.plays(SIGN)
@pytest.mark.rule("JETT-9")
def test_a_signature_with_momentum_hands_over_a_drink(watch):
    """2 Momentum put the top Drink of Jett's pile, unseen, on top of Gog's."""
    t = jett("gog", "eve", momentum=3).hand("jett", SIGN, CLAWS)
    t.pile("jett", "Wine", "Mead").pile("gog", "Water")
    seen = watch(t)
    t.jett.plays(SIGN, at="gog", mode=1)
    t.nobody_responds()
    assert seen.changes == {
        "jett": {
            "gold": 1,
            "momentum": -2,
            "pile": {"spent": ["Wine"]},
            "spent": [SIGN],
        },
        "gog": {"gold": -1, "pile": {"drew": ["Wine"]}},
    }
    assert t.gog.pile == ["Wine", "Water"]
    assert not t.happened("revealed")
    assert t.jett.may(CLAWS)


@pytest.mark.plays(SIGN)
@pytest.mark.rule("STAT-4")
def test_a_signature_with_an_empty_pile_hands_over_nothing(watch):
    """The Momentum is spent, the Gold is paid, and there is no Drink to move."""
    t = jett("gog", "eve", momentum=2).hand("jett", SIGN, CLAWS).pile("gog", "Water")
    seen = watch(t)
    t.jett.plays(SIGN, at="gog", mode=1)
    t.nobody_responds()
    assert seen.changes == {
        "jett": {"gold": 1, "momentum": -2, "spent": [SIGN]},
        "gog": {"gold": -1},
    }


@pytest.mark.plays(SIGN)
@pytest.mark.rule("NEG-4")
def test_a_signature_that_is_not_paid_for_still_hands_over_the_drink(watch):
    """Eve's Gold was an illusion and nobody gets any; that is no Ignoring, so she has the Drink."""
    t = jett("gog", "eve", momentum=2).hand("jett", SIGN, CLAWS).pile("jett", "Wine")
    t.hand("eve", "Illusionary Coin")
    seen = watch(t)
    t.jett.plays(SIGN, at="eve", mode=1)
    t.eve.responds("Illusionary Coin")
    t.nobody_responds()
    assert seen.changes == {
        "jett": {"momentum": -2, "pile": {"spent": ["Wine"]}, "spent": [SIGN]},
        "eve": {"pile": {"drew": ["Wine"]}, "spent": ["Illusionary Coin"]},
    }


@pytest.mark.plays(RACE)
def test_a_race_is_a_shove(watch, ways):
    """Its first effect: another player loses 1 Fortitude, and Jett gains 1 Momentum."""
    t = jett("gog", "eve").hand("jett", RACE)
    assert ways(t.jett, RACE) == ["", "eve", "gog"]
    seen = watch(t)
    t.jett.plays(RACE, at="gog", mode=0)
    t.everyone.passes()
    assert seen.changes == {"jett": {"momentum": 1, "spent": [RACE]}, "gog": {"fortitude": -1}}


@pytest.mark.plays(RACE)
@pytest.mark.rule("GAMB-1", "GAMB-6")
def test_a_race_is_a_wager(watch):
    """Its second effect starts a Round of Gambling, with Jett in control."""
    t = jett("gog", "eve").hand("jett", RACE).hand("gog", IM_IN)
    seen = watch(t)
    t.jett.plays(RACE, mode=1)
    t.until("gamble", "gog")
    assert seen.changes == {
        "pot": 3,
        "in_round": {"drew": ["eve", "gog", "jett"]},
        "controller": "jett",
        "jett": {"gold": -1, "spent": [RACE]},
        "gog": {"gold": -1},
        "eve": {"gold": -1},
    }


@pytest.mark.plays(DELIVERY)
@pytest.mark.parametrize(("mode", "loss", "spent"), [(0, 1, 0), (1, 3, -2)])
def test_a_special_delivery_is_harder_with_momentum(mode, loss, spent, watch):
    """1 Fortitude, or for 2 Momentum 3."""
    t = jett("gog", "eve", momentum=2).hand("jett", DELIVERY)
    seen = watch(t)
    t.jett.plays(DELIVERY, at="eve", mode=mode)
    t.everyone.passes()
    momentum = {"momentum": spent} if spent else {}
    assert seen.changes == {
        "jett": {"spent": [DELIVERY], **momentum},
        "eve": {"fortitude": -loss},
    }


@pytest.mark.plays(TAIL)
def test_the_tail_hits_and_runs_on(watch):
    """1 Fortitude for Gog, 1 Momentum for Jett, and another Action."""
    t = jett("gog", "eve").hand("jett", TAIL, TAIL)
    seen = watch(t)
    t.jett.plays(TAIL, at="gog")
    t.nobody_responds()
    assert seen.changes == {"jett": {"momentum": 1, "spent": [TAIL]}, "gog": {"fortitude": -1}}
    t.jett.plays(TAIL, at="eve")
    t.nobody_responds()
    assert t.fortitude == dict(jett=20, gog=19, eve=19)
    assert t.jett.tracker("momentum") == 2


@pytest.mark.refused
@pytest.mark.parametrize("title", [CLAWS, SIGN, RACE, DELIVERY, TAIL])
@pytest.mark.rule("CARD-2", "TURN-9")
def test_actions_wait_for_jetts_action_phase(title, only_in_my_action_phase):
    """Not on another's turn, not in another phase, not as a second Action."""
    only_in_my_action_phase("jett", title)


# Answers -----------------------------------------------------------------------------------------


@pytest.mark.plays(RISE)
@pytest.mark.parametrize(("attack", "at"), [(FIRE, "jett"), (DRUNKER, "jett")])
@pytest.mark.rule("NEG-2")
def test_jett_rises_above_a_card(attack, at, watch):
    """Whether it costs Fortitude or gives Alcohol Content, he is not touched."""
    t = table("eve", "jett", "gog").hand("eve", attack).hand("jett", RISE)
    seen = watch(t)
    t.eve.plays(attack, at=at)
    t.jett.responds(RISE)
    t.nobody_responds()
    assert seen.changes["jett"] == {"spent": [RISE]}
    assert "gog" not in seen.changes


@pytest.mark.refused(RISE)
@pytest.mark.rule("STAT-6", "GAMB-7", "NEG-14")
def test_jett_does_not_rise_above_what_is_no_blow_at_him():
    """Not his Gold, not a blow at Gog, not a Drink, not an Event."""
    t = table("eve", "jett", "gog").hand("eve", "Gold? What Gold?", FIRE).hand("jett", RISE, TIP)
    t.until("action", "eve")
    t.eve.plays("Gold? What Gold?", at="jett")
    assert t.jett.why_not(RISE).rule == "STAT-6"
    t.until("action", "eve")
    t.eve.plays(FIRE, at="gog")
    assert t.jett.why_not(RISE).rule == "STAT-6"
    t = jett("eve", "gog").turn("jett", "drink").pile("jett", "Fine Ambrosia", "Wine")
    t.hand("jett", RISE, TIP)
    t.jett.passes()
    assert t.happened("event")
    assert t.jett.why_not(RISE).rule == "NEG-14"


@pytest.mark.plays(ADDRESS)
@pytest.mark.rule("REDR-2", "REDR-3")
def test_the_wrong_address(watch, ways):
    """The blow meant for Jett hits Dimli, who did not send it."""
    t = table("eve", "jett", "gog", "dimli").hand("eve", FIRE).hand("jett", ADDRESS)
    seen = watch(t)
    t.eve.plays(FIRE, at="jett")
    assert ways(t.jett, ADDRESS) == ["dimli", "gog"]
    t.jett.responds(ADDRESS, to="dimli")
    t.nobody_responds()
    changes = seen.changes
    assert changes.pop("dimli")["fortitude"] < 0
    assert changes.pop("eve")["spent"] == [FIRE]
    assert changes == {"jett": {"spent": [ADDRESS]}}


@pytest.mark.refused(ADDRESS)
@pytest.mark.rule("CARD-3")
def test_no_wrong_address_without_a_parcel():
    """Not for Gog's blow, not for Alcohol Content, and not with nobody else to send it to."""
    t = table("eve", "jett", "gog").hand("eve", FIRE, DRUNKER).hand("jett", ADDRESS, TIP)
    t.until("action", "eve")
    t.eve.plays(FIRE, at="gog")
    assert t.jett.why_not(ADDRESS).rule == "CARD-3"
    t = table("eve", "jett", "gog").hand("eve", DRUNKER).hand("jett", ADDRESS, TIP)
    t.until("action", "eve")
    t.eve.plays(DRUNKER, at="jett")
    assert t.jett.why_not(ADDRESS).rule == "CARD-3"
    t = table("eve", "jett").hand("eve", FIRE).hand("jett", ADDRESS, TIP)
    t.until("action", "eve")
    t.eve.plays(FIRE, at="jett")
    assert t.jett.why_not(ADDRESS).rule == "TURN-10"


@pytest.mark.plays(SENDER)
@pytest.mark.rule("DRNK-5")
def test_return_to_sender(watch, ways):
    """Eve drinks Jett's Wine."""
    t = jett("gog", "eve").turn("jett", "drink").pile("jett", "Wine").hand("jett", SENDER)
    t.hand("gog", IM_IN)
    assert ways(t.jett, SENDER) == ["eve", "gog"]
    seen = watch(t)
    t.jett.responds(SENDER, to="eve")
    t.until("discard", "gog")
    assert seen.changes == {"jett": {"spent": [SENDER]}, "eve": {"alcohol": 2}}


@pytest.mark.refused(SENDER)
@pytest.mark.rule("NEG-5")
def test_nobody_elses_drink_is_returned():
    """Gog's Drink is not his to send anywhere."""
    t = table("gog", "jett", "eve").turn("gog", "drink").pile("gog", "Wine")
    t.hand("jett", SENDER, TIP)
    t.jett.passes()
    assert t.drinks
    assert t.jett.why_not(SENDER).rule == "NEG-5"


@pytest.mark.first_chair
@pytest.mark.plays(COIN)
@pytest.mark.rule("JETT-16")
def test_the_coin_trick(watch):
    """1 Gold goes from the pot to Jett, even when he has left the Round."""
    t = table("gog", "jett", "eve").hand("gog", IM_IN).hand("jett", COIN, "Gotta dash! Deadlines!")
    t.hand("eve", IM_IN)
    t.gog.plays(IM_IN)
    t.jett.responds("Gotta dash! Deadlines!")
    t.until("respond", "jett")
    assert (t.pot, t.in_round) == (2, ["gog", "eve"])
    seen = watch(t)
    t.jett.responds(COIN)
    t.everyone.passes()
    assert seen.changes == {"pot": -1, "jett": {"gold": 1, "spent": [COIN]}}


@pytest.mark.refused(COIN)
@pytest.mark.rule("CARD-3", "GAMB-15")
def test_no_coin_trick_without_a_pot():
    """There is none before a Round, and the pot is decided with the last pass."""
    t = table("gog", "jett", "dimli").hand("gog", IM_IN).hand("jett", COIN, TIP)
    t.hand("dimli", "Best two out of three?")
    assert t.jett.why_not(COIN).rule == "CARD-3"
    t.until("action", "gog")
    t.gog.plays(IM_IN)
    while not t.dimli.may("Best two out of three?"):
        t.player(t.asked).passes()
    assert t.jett.why_not(COIN).rule == "GAMB-15"


# At any time -------------------------------------------------------------------------------------


@pytest.mark.plays(BREATH)
@pytest.mark.parametrize(
    ("mode", "before", "gain", "spent"), [(0, 10, 1, 0), (1, 10, 3, -2), (1, 18, 2, -2)]
)
@pytest.mark.rule("STAT-1")
def test_jett_is_never_out_of_breath(mode, before, gain, spent, watch):
    """1 Fortitude, or for 2 Momentum 3, up to 20."""
    t = table("gog", "jett", "eve").tracker("jett", "momentum", 2).hand("jett", BREATH)
    t.stats("jett", fortitude=before)
    seen = watch(t)
    t.jett.responds(BREATH, mode=mode)
    t.everyone.passes()
    momentum = {"momentum": spent} if spent else {}
    assert seen.changes == {"jett": {"fortitude": gain, "spent": [BREATH], **momentum}}


@pytest.mark.refused(BREATH)
@pytest.mark.rule("TURN-5")
def test_jett_does_not_catch_his_breath_while_discarding():
    """In the middle of discarding and drawing no card is played."""
    t = jett("gog", "eve").turn("jett", "discard").hand("jett", BREATH)
    t.jett.passes()
    assert t.asked_for == "discard"
    assert t.jett.why_not(BREATH).rule == "TURN-5"
