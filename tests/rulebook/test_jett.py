"""Jett the Courier: Momentum is gained and lost by effects, and spent as a cost (JETT)."""

import pytest

import lastcall
from lastcall.cards.catalogue import CHARACTERS, DRINK_DECKS
from lastcall.engine import terms as w
from lastcall.engine.cards import Character, Deck, Mode
from lastcall.engine.words import (
    ACTION_SOMETIMES_ANYTIME,
    FORTITUDE_ALCOHOL_GOLD,
    TO_ME,
    acting,
    action,
    another_player,
    anytime,
    drink,
    drink_event,
    each_player,
    either,
    gain,
    if_at_least,
    ignore_drink,
    lose,
    more_actions,
    my_drink,
    negate,
    numbers_played,
    raise_numbers,
    sometimes,
    spend,
)
from lastcall.testing import stranger, table

JETT = CHARACTERS["jett"]
MOMENTUM = JETT.trackers[0]
SIGN = "Sign right here and there you go!"
CLAWS = "Sorry 'bout the claws"
COIN = "Wanna see a coin trick?"
RACE = "A race? You're on!"
FLEXIBLE = "Ridiculously flexible"
IM_IN = "Gambling? I'm in!"
TIP = "Tip the Barkeep"

# Cards that no deck of a box has: whatever is aimed at its player is Negated, or made stronger.
FORBID = Mode(
    w.SOMETIMES,
    w.CARD_AFFECTS_ME,
    (negate,),
    scope=FORTITUDE_ALCOHOL_GOLD,
    types=ACTION_SOMETIMES_ANYTIME,
)
FORBIDDER = stranger(either("I forbid it!", FORBID))


def jett_with(*cards):
    """Jett with cards of our own in his deck."""
    return Character(
        "jett",
        "Jett",
        race="catfolk",
        box="test",
        trackers=JETT.trackers,
        at_turn_start=JETT.at_turn_start,
        deck=[*cards, *JETT.deck.cards],
    )


# His house cards may change; these stand for what a card can say about Momentum.
FULL_TILT = action("Full tilt!", another_player.loses(fortitude=3), lose(MOMENTUM, 2))
SHOVE = action("Shove!", another_player.loses(fortitude=1), gain(MOMENTUM, 1))
DODGE = sometimes("Dodge!", when=my_drink, do=[ignore_drink, gain(MOMENTUM, 1)])


# The tracker -------------------------------------------------------------------------------------


@pytest.mark.rule("JETT-1", "JETT-2", "JETT-3")
def test_jett_has_a_momentum_tracker_that_starts_at_zero():
    """One tracker from 0 to 3 lies beside his deck; at the deal it stands at 0 for all to see."""
    (momentum,) = JETT.trackers
    assert (momentum.name, momentum.start, momentum.most, momentum.fires) == (
        "momentum",
        0,
        3,
        None,
    )
    assert JETT.side_decks == JETT.boxes == ()
    t = lastcall.new_game("gog", "jett", "terci", seed=1, first=0)
    assert t.view(0).seats[1].trackers == t.view(1).seats[1].trackers == (0,)
    assert t.view(-1).seats[0].trackers == ()


@pytest.mark.rule("JETT-5", "TURN-22")
def test_jett_gains_momentum_at_the_beginning_of_his_turn():
    """Before he discards; nobody is asked about it, and another's turn gives him nothing."""
    t = table("gog", "jett", "terci").turn("gog", "drink").hand("gog", "Tip the Wench.")
    t.hand("jett", CLAWS).hand("terci", "We're out of anaesthetic.")
    assert (t.asked, t.jett.tracker("momentum")) == ("gog", 0)
    t.until("discard", "jett")
    assert (t.active, t.phase, t.jett.tracker("momentum")) == ("jett", "discard", 1)
    assert t.jett.hand == [CLAWS]
    assert not t.happened("drew")
    t.until("discard", "terci")
    assert t.jett.tracker("momentum") == 1


@pytest.mark.rule("JETT-5")
def test_the_very_first_turn_counts_too():
    """When Jett begins the evening he has 1 Momentum at his first decision."""
    t = lastcall.new_game("jett", "gog", seed=5, first=0)
    assert t.view(1).seats[0].trackers == (1,)


@pytest.mark.rule("JETT-3", "JETT-4")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (2, 3), (3, 3)])
def test_momentum_does_not_rise_above_three(before, after):
    """At 3 the gain of a new turn is lost."""
    t = table("jett", "gog", "terci").turn("jett", "discard").hand("jett", CLAWS)
    t.tracker("jett", "momentum", before)
    t.until("discard", "jett")
    assert t.jett.tracker("momentum") == after


@pytest.mark.rule("JETT-3", "JETT-4")
@pytest.mark.parametrize(("before", "after"), [(3, 3), (2, 3), (1, 3), (0, 2)])
def test_a_gain_of_two_is_cut_off_at_three(before, after):
    """The card does as much of it as the tracker allows."""
    t = table(jett_with(anytime("Sprint!", gain(MOMENTUM, 2))), "gog").hand("jett", "Sprint!")
    t.tracker("jett", "momentum", before)
    t.jett.plays("Sprint!")
    t.everyone.passes()
    assert t.jett.tracker("momentum") == after


# Gained and lost by effects ----------------------------------------------------------------------


@pytest.mark.rule("JETT-4", "JETT-8")
@pytest.mark.parametrize(("before", "after"), [(3, 1), (2, 0), (1, 0), (0, 0)])
def test_jett_may_lose_more_momentum_than_he_has(before, after):
    """EX-RDI9-jett-1 (a): the card is played and does its damage; Momentum stops at 0."""
    t = table(jett_with(FULL_TILT), "gog", "eve").hand("jett", "Full tilt!")
    t.tracker("jett", "momentum", before).hand("gog", "Stop poking Gog")
    t.jett.plays("Full tilt!", at="gog")
    assert (t.asked, t.jett.tracker("momentum")) == ("gog", before)
    t.everyone.passes()
    assert t.fortitude == dict(jett=20, gog=17, eve=20)
    assert t.jett.tracker("momentum") == after


@pytest.mark.rule("JETT-6")
@pytest.mark.parametrize(("negated", "momentum", "alcohol"), [(False, 2, 0), (True, 1, 2)])
def test_a_negated_card_gains_no_momentum(negated, momentum, alcohol):
    """Dodge! Ignores the Drink and gains 1 Momentum, or neither."""
    t = table(jett_with(DODGE), "gog", "eve").turn("jett", "drink").pile("jett", "Wine")
    t.tracker("jett", "momentum", 1).hand("jett", "Dodge!").hand("gog", "Gog not think so!", IM_IN)
    t.jett.responds("Dodge!")
    assert t.jett.tracker("momentum") == 1
    if negated:
        t.gog.responds("Gog not think so!")
    t.until("discard", "gog")
    assert t.jett.tracker("momentum") == momentum
    assert t.alcohol == dict(jett=alcohol, gog=0, eve=0)


@pytest.mark.rule("JETT-6")
def test_a_negated_card_loses_no_momentum_either():
    """EX-RDI9-jett-1 (a): Full tilt! is forbidden: no blow, and Momentum stays at 3."""
    t = table(jett_with(FULL_TILT), FORBIDDER, "eve").hand("jett", "Full tilt!")
    t.tracker("jett", "momentum", 3).hand("tess", "I forbid it!")
    t.jett.plays("Full tilt!", at="tess")
    t.tess.responds("I forbid it!")
    t.nobody_responds()
    assert [t.table.title(event.card) for event in t.happened("negated")] == ["Full tilt!"]
    assert t.jett.tracker("momentum") == 3
    assert t.fortitude == dict(jett=20, tess=20, eve=20)


@pytest.mark.rule("JETT-7")
def test_an_ignored_card_changes_momentum_all_the_same():
    """Gog Ignores the shove: he loses nothing, and Jett still gains 1 Momentum."""
    t = table(jett_with(SHOVE), "gog", "eve").tracker("jett", "momentum", 1)
    t.hand("jett", "Shove!").hand("gog", "Stop poking Gog")
    t.jett.plays("Shove!", at="gog")
    t.gog.responds("Stop poking Gog")
    t.nobody_responds()
    assert t.fortitude == dict(jett=20, gog=20, eve=20)
    assert t.jett.tracker("momentum") == 2


@pytest.mark.rule("JETT-7")
def test_an_ignored_card_loses_momentum_all_the_same():
    """EX-RDI9-jett-1 (a): the blow of Full tilt! is Ignored, its price is not."""
    t = table(jett_with(FULL_TILT), "gog", "eve").hand("jett", "Full tilt!")
    t.tracker("jett", "momentum", 3).hand("gog", "Stop poking Gog")
    t.jett.plays("Full tilt!", at="gog")
    t.gog.responds("Stop poking Gog")
    t.nobody_responds()
    assert t.fortitude == dict(jett=20, gog=20, eve=20)
    assert t.jett.tracker("momentum") == 1


@pytest.mark.rule("JETT-7")
def test_a_redirected_card_changes_momentum_all_the_same():
    """Eve sends the blow on to Gog; Jett's Momentum rises as it would have."""
    t = table(jett_with(SHOVE), "eve", "gog").tracker("jett", "momentum", 1)
    t.hand("jett", "Shove!")
    t.hand("eve", "I'm not Eve! She's over there!")
    t.jett.plays("Shove!", at="eve")
    t.eve.responds("I'm not Eve! She's over there!", to="gog")
    t.everyone.passes()
    t.everyone.passes()
    assert t.fortitude == dict(jett=20, eve=20, gog=19)
    assert t.jett.tracker("momentum") == 2


# Spent as a cost ---------------------------------------------------------------------------------


@pytest.mark.rule("JETT-9", "JETT-11")
@pytest.mark.parametrize("momentum", [0, 1, 2, 3])
def test_spending_takes_at_least_that_much(momentum):
    """With 2 or 3 Momentum both ways of playing it are offered, with less only the plain one."""
    t = table("jett", "gog", "eve").hand("jett", SIGN).tracker("jett", "momentum", momentum)
    modes = {option.mode for option in t.jett.options(SIGN)}
    assert modes == ({0, 1} if momentum >= 2 else {0})


@pytest.mark.rule("JETT-9", "JETT-11", "TURN-11")
def test_it_is_spent_as_the_card_is_played():
    """When the others may respond, the Momentum is gone and the Drink has not moved yet."""
    t = table("jett", "gog", "eve").hand("jett", SIGN).tracker("jett", "momentum", 3)
    t.pile("jett", "Wine", "Mead").hand("gog", "Shut up!")
    t.jett.plays(SIGN, at="gog", mode=1)
    assert (t.asked, t.jett.tracker("momentum")) == ("gog", 1)
    assert (t.jett.pile, t.gog.pile) == (["Wine", "Mead"], [])
    t.everyone.passes()
    assert t.gold == dict(jett=11, gog=9, eve=10)
    assert (t.jett.pile, t.gog.pile) == (["Mead"], ["Wine"])
    assert t.jett.tracker("momentum") == 1


@pytest.mark.rule("JETT-11")
def test_whoever_did_not_spend_cannot_spend_later():
    """Played plainly, nobody is asked for Momentum again, and the Drink stays."""
    t = table("jett", "gog", "eve").hand("jett", SIGN, TIP).tracker("jett", "momentum", 3)
    t.pile("jett", "Wine").hand("gog", "Shut up!")
    t.jett.plays(SIGN, at="gog", mode=0)
    t.jett.passes()
    t.gog.passes()
    assert (t.asked, t.asked_for) == ("jett", "action")
    assert t.jett.tracker("momentum") == 3
    assert (t.jett.pile, t.gog.pile) == (["Wine"], [])


@pytest.mark.rule("JETT-10")
def test_what_was_spent_on_an_ignored_card_is_gone():
    """Gog Ignores it: he pays nothing and gets no Drink, and Jett's 2 Momentum are spent."""
    t = table("jett", "gog", "eve").hand("jett", SIGN).tracker("jett", "momentum", 2)
    t.pile("jett", "Wine").hand("gog", "Shut up!")
    t.jett.plays(SIGN, at="gog", mode=1)
    t.gog.responds("Shut up!")
    t.everyone.passes()
    t.everyone.passes()
    assert t.jett.tracker("momentum") == 0
    assert t.gold == dict(jett=10, gog=10, eve=10)
    assert (t.jett.pile, t.gog.pile) == (["Wine"], [])


@pytest.mark.rule("JETT-10", "OP-27")
def test_what_was_spent_on_a_negated_card_is_gone():
    """EX-RDI9-jett-1 (b): Negated, it does nothing at all, no further Action; 2 are spent."""
    t = table("jett", FORBIDDER, "eve").hand("jett", SIGN, CLAWS, TIP)
    t.tracker("jett", "momentum", 3).pile("jett", "Wine").hand("tess", "I forbid it!")
    t.jett.plays(SIGN, at="tess", mode=1)
    t.until("respond", "tess")
    t.tess.responds("I forbid it!")
    t.until("action", "jett")
    assert t.jett.tracker("momentum") == 1
    assert t.gold == dict(jett=10, tess=10, eve=10)
    assert (t.jett.pile, t.tess.pile) == (["Wine"], [])
    assert t.jett.why_not(CLAWS).rule == "TURN-9"


@pytest.mark.rule("JETT-9")
def test_spending_is_not_losing():
    """What costs 2 cannot be had for 1, though a card that loses 2 could be played."""
    dear = either("Dear", acting(another_player.loses(fortitude=5), cost=spend(MOMENTUM, 2)))
    t = table(jett_with(dear, FULL_TILT), "gog").hand("jett", "Dear", "Full tilt!")
    t.tracker("jett", "momentum", 1)
    assert t.jett.may("Full tilt!")
    assert t.jett.why_not("Dear").key == "cannot-pay"


# Reading the tracker -----------------------------------------------------------------------------


@pytest.mark.rule("JETT-12")
@pytest.mark.parametrize(("before", "loss"), [(0, 1), (1, 3), (2, 3)])
def test_momentum_is_read_when_the_effect_resolves(before, loss):
    """A gain that stands before the question counts for it."""
    run_up = action(
        "Run-up",
        another_player.loses(fortitude=1),
        gain(MOMENTUM, 1),
        if_at_least(MOMENTUM, 2, another_player.loses(fortitude=2)),
    )
    t = table(jett_with(run_up), "gog", "eve").hand("jett", "Run-up")
    t.tracker("jett", "momentum", before)
    t.jett.plays("Run-up", at="gog")
    t.everyone.passes()
    assert t.fortitude == dict(jett=20, gog=20 - loss, eve=20)
    assert t.jett.tracker("momentum") == before + 1


@pytest.mark.rule("JETT-12")
@pytest.mark.parametrize(("before", "loss", "after"), [(1, 0, 1), (2, 2, 3)])
def test_a_gain_after_the_question_does_not_count_for_it(before, loss, after):
    """The text is followed in its order; what hangs on the question goes with it."""
    lunge = action(
        "Lunge", if_at_least(MOMENTUM, 2, another_player.loses(fortitude=2), gain(MOMENTUM, 1))
    )
    t = table(jett_with(lunge), "gog", "eve").hand("jett", "Lunge")
    t.tracker("jett", "momentum", before)
    t.jett.plays("Lunge", at="gog")
    t.everyone.passes()
    assert t.fortitude == dict(jett=20, gog=20 - loss, eve=20)
    assert t.jett.tracker("momentum") == after


@pytest.mark.rule("JETT-12")
def test_momentum_that_changed_meanwhile_counts():
    """Played at 1, but a sprint in its window makes it 2 by the time it resolves."""
    lunge = action("Lunge", if_at_least(MOMENTUM, 2, another_player.loses(fortitude=2)))
    sprint = anytime("Sprint!", gain(MOMENTUM, 1))
    t = table(jett_with(lunge, sprint), "gog", "eve").hand("jett", "Lunge", "Sprint!")
    t.tracker("jett", "momentum", 1)
    t.jett.plays("Lunge", at="gog")
    t.jett.responds("Sprint!")
    t.nobody_responds()
    assert t.fortitude == dict(jett=20, gog=18, eve=20)


# Card notes --------------------------------------------------------------------------------------


@pytest.mark.rule("JETT-13", "TURN-12")
def test_signing_leaves_a_further_action():
    """In his Action Phase Jett may play another Action Card, but no third one."""
    t = table("jett", "gog", "eve").hand("jett", SIGN, CLAWS, CLAWS, TIP)
    t.jett.plays(SIGN, at="gog")
    t.until("action", "jett")
    t.jett.plays(CLAWS, at="eve")
    t.until("action", "jett")
    assert t.fortitude == dict(jett=20, gog=20, eve=18)
    assert t.jett.why_not(CLAWS).rule == "TURN-9"


@pytest.mark.rule("JETT-13")
def test_two_signatures_in_a_row_leave_one_action_still():
    """Each copy pays for itself; the third play is still there."""
    t = table("jett", "gog", "eve").hand("jett", SIGN, SIGN, CLAWS)
    t.jett.plays(SIGN, at="gog")
    t.nobody_responds()
    t.jett.plays(SIGN, at="eve")
    t.nobody_responds()
    assert t.gold == dict(jett=12, gog=9, eve=9)
    t.jett.plays(CLAWS, at="eve")
    t.nobody_responds()
    assert t.fortitude == dict(jett=20, gog=20, eve=18)


@pytest.mark.rule("JETT-13")
@pytest.mark.parametrize(("turn", "phase"), [("gog", "action"), ("jett", "discard")])
def test_outside_his_action_phase_there_is_no_further_action(turn, phase):
    """The same words played at another time give no Action then and none later."""
    anywhere = anytime("Sign anywhere!", another_player.pays(1, TO_ME), more_actions(1))
    t = table(jett_with(anywhere), "gog", "eve").turn(turn, phase)
    t.hand("jett", "Sign anywhere!", CLAWS, CLAWS, TIP).hand("gog", "Gog loves everyone!")
    t.until("respond", "jett")
    t.jett.responds("Sign anywhere!", at="eve")
    t.everyone.passes()
    assert t.gold == dict(jett=11, gog=10, eve=9)
    assert not t.jett.may(CLAWS)
    t.until("action", "jett")
    t.jett.plays(CLAWS, at="gog")
    t.until("action", "jett")
    assert t.jett.why_not(CLAWS).rule == "TURN-9"


POTION = stranger(sometimes("Strength Potion", when=numbers_played, do=raise_numbers(1)))


@pytest.mark.rule("JETT-14", "CARD-17")
def test_the_first_effect_of_the_race_has_a_number():
    """A potion makes the shove cost Gog 1 more; Jett's Momentum is no number that it touches."""
    outcome = []
    for potion in (False, True):
        t = table("jett", "gog", POTION).hand("jett", RACE).hand("tess", "Strength Potion")
        t.jett.plays(RACE, at="gog", mode=0)
        assert (t.asked, t.tess.may("Strength Potion")) == ("tess", True)
        if potion:
            t.tess.responds("Strength Potion")
        t.nobody_responds()
        assert (t.jett.fortitude, t.tess.fortitude) == (20, 20)
        outcome.append((t.gog.fortitude, t.jett.tracker("momentum")))
    (plainly, momentum), stronger = outcome
    assert plainly < 20
    assert stronger == (plainly - 1, momentum)


@pytest.mark.rule("JETT-14", "CARD-17")
def test_the_second_effect_of_the_race_has_none():
    """Where no number stands there is nothing for the potion to change."""
    t = table("jett", "gog", POTION).hand("jett", RACE).hand("tess", "Strength Potion")
    t.hand("gog", "Tip the Wench.").until("action", "jett")
    t.jett.plays(RACE, mode=1)
    assert t.asked == "gog"
    assert t.tess.why_not("Strength Potion").rule == "CARD-17"
    assert not t.tess.may("Strength Potion")


EVENTS = sorted(
    (deck.name, card.title)
    for deck in DRINK_DECKS.values()
    for card, _ in deck.kinds
    if card.is_event
)


@pytest.mark.rule("JETT-15", "EVNT-5")
@pytest.mark.parametrize(("deck", "title"), EVENTS)
@pytest.mark.first_chair
def test_ridiculously_flexible_ignores_every_drink_event(deck, title):
    """Whatever he reveals, Jett drinks nothing, pays nothing and loses nothing."""
    t = table("jett", "gog", "eve", drinks=[deck]).turn("jett", "drink").pile("jett", title)
    t.hand("jett", FLEXIBLE, IM_IN).hand("gog", IM_IN)
    t.jett.responds(FLEXIBLE)
    t.until("discard", "gog")
    assert [event.seat for event in t.happened("ignored")] == [0]
    assert (t.jett.fortitude, t.jett.alcohol, t.jett.gold) == (20, 0, 10)
    assert t.jett.hand == [IM_IN]


@pytest.mark.rule("JETT-15", "EVNT-5")
def test_ridiculously_flexible_ignores_an_event_of_any_other_kind():
    """A landslide that costs everybody 3 Fortitude passes over Jett, who did not reveal it."""
    landslide = drink_event("A landslide", each_player.loses(fortitude=3))
    road = Deck("road", "test", [landslide, 39 * drink("Dew")])
    t = table("gog", "jett", "eve", drinks=[road]).turn("gog", "drink").pile("gog", "A landslide")
    t.hand("jett", FLEXIBLE)
    t.jett.responds(FLEXIBLE)
    t.everyone.passes()
    assert t.fortitude == dict(gog=17, jett=20, eve=17)


@pytest.mark.rule("JETT-16")
def test_the_coin_trick_takes_gold_from_the_pot_and_nothing_else():
    """Gold of the pot of 3 is Jett's; nobody's Stash, the Inn or the Round is touched."""
    t = table("gog", "jett", "eve").hand("gog", IM_IN).hand("jett", COIN, TIP)
    t.until("action", "gog")
    t.gog.plays(IM_IN)
    t.until("gamble", "jett")
    assert (t.pot, t.gold) == (3, dict(gog=9, jett=9, eve=9))
    t.jett.plays(COIN)
    t.everyone.passes()
    taken = 3 - t.pot
    assert taken > 0
    assert (t.gold, t.inn) == (dict(gog=9, jett=9 + taken, eve=9), 0)
    assert (t.controller, t.in_round) == ("gog", ["gog", "jett", "eve"])


@pytest.mark.rule("JETT-16")
def test_the_coin_trick_needs_gold_in_a_pot():
    """Without a Round there is none; and a pot to which nobody has anted yet is empty."""
    t = table("gog", "jett", "eve").hand("gog", IM_IN).hand("jett", COIN, TIP)
    assert t.jett.why_not(COIN).rule == "CARD-3"
    t.until("action", "gog")
    t.gog.plays(IM_IN)
    t.everyone.passes()
    assert (t.gambling, t.pot) == (True, 0)
    assert t.jett.why_not(COIN).rule == "STAT-4"
