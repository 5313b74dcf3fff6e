"""Drink Events: carried out, answered before they begin, Ignored by one and not by the others."""

import pytest
from chairs import first

from lastcall.engine import terms as w
from lastcall.engine.cards import Character, Deck
from lastcall.engine.words import (
    a_player,
    action,
    another_player,
    anytime,
    drink,
    drink_event,
    each_player,
    either,
    event_affects_me,
    ignore,
    ignoring_a_drink,
    mode,
    negate,
    sometimes,
)
from lastcall.testing import table

FILLER = action("Filler", another_player.loses(fortitude=1))
PATROL = sometimes("Sorry, I'm on patrol duty", when=event_affects_me, do=ignore)
MATTERS = either(
    "Excuse me, I have more important matters to attend to.",
    ignoring_a_drink,
    mode(w.SOMETIMES, event_affects_me, ignore),
)
BOTTOMS_UP = anytime("Bottoms up!", a_player.drinks_one_more())
CALLED_OFF = sometimes("Called off!", when=event_affects_me, do=negate)


def guard(**kit):
    """Somebody who can Ignore Events, or call them off."""
    cards = [2 * PATROL, MATTERS, 2 * CALLED_OFF, BOTTOMS_UP, 30 * FILLER]
    return Character("guard", "A guard", race="human", box="test", deck=cards, **kit)


def evening(*seats, phase="drink", **setup):
    """The first seat's turn. Nobody draws in phase 1, and the next player is asked to discard."""
    t = table(*seats, **setup)
    for name in t.names:
        t.stats(name, hand_size=0)
        t.hand(name, "Filler" if name.startswith("guard") else "Winning Hand!")
    return t.turn(first(t), phase)


# Carried out -------------------------------------------------------------------------------------


@pytest.mark.rule("EVNT-1", "EVNT-8", "TURN-18")
def test_an_event_does_what_it_says():
    """Gog reveals Fine Ambrosia: 1 AC, 4 F and 2 Gold to the Inn, all his; then it is discarded."""
    t = evening("gog", "eve", "dimli").pile("gog", "Fine Ambrosia", "Wine")
    t.stats("gog", fortitude=12, alcohol=3).until("discard", "eve")
    assert t.fortitude == dict(gog=16, eve=20, dimli=20)
    assert t.alcohol == dict(gog=4, eve=0, dimli=0)
    assert t.gold == dict(gog=8, eve=10, dimli=10)
    assert t.inn == 2
    assert t.gog.pile == ["Wine"]
    assert t.drink_discard_titles == ["Fine Ambrosia"]


@pytest.mark.rule("EVNT-1")
def test_an_event_can_leave_a_choice():
    """Gog declines The Challenge!: nothing is revealed, nobody pays."""
    t = evening("gog", "eve", "dimli").pile("gog", "The Challenge!").drink_deck("Wine", "Mead")
    t.gog.declines()
    assert t.asked_for == "discard"
    assert t.drink_deck_titles[:2] == ["Wine", "Mead"]
    assert t.gold == dict(gog=10, eve=10, dimli=10)
    assert t.alcohol == dict(gog=0, eve=0, dimli=0)
    assert t.drink_discard_titles == ["The Challenge!"]


@pytest.mark.rule("EVNT-1", "EVNT-8")
def test_an_event_is_discarded_when_it_is_finished_not_before():
    """While Gog drinks for The Challenge! it is still in play; afterwards it is discarded."""
    t = evening("gog", "eve", "dimli").pile("gog", "The Challenge!")
    t.drink_deck("Light Ale", "Wine").hand("dimli", "Spike it with Firewater")
    t.gog.accepts()
    assert t.where("The Challenge!") == ["in play 1"]
    assert len(t.drinks) == 2
    t.dimli.passes()
    assert t.alcohol == dict(gog=3, eve=0, dimli=0)
    assert t.gold == dict(gog=12, eve=9, dimli=9)
    assert t.drink_discard_titles == ["Light Ale", "Wine", "The Challenge!"]


# No Drink ----------------------------------------------------------------------------------------


@pytest.mark.rule("EVNT-2")
def test_cards_for_drinks_do_not_work_on_events():
    """Nobody can Ignore, hand on, split, spike or replace Fine Ambrosia as if it were a Drink."""
    t = evening("dimli", "eve", "gog").pile("dimli", "Fine Ambrosia")
    cards = [
        "I don't want this watered-down stuff!",
        "You have this. I'm waiting for the good stuff!",
        "Now this stuff is actually good! Try some!",
        "Uuurp! That hit the spot!",
        "Spike it with Firewater",
    ]
    t.hand("dimli", *cards, "Dwarves always have money.")
    t.hand("eve", "Actually, that's Dragon Breath Ale.")
    assert t.asked == "dimli"
    assert t.dimli.may("Dwarves always have money.")
    for card in cards:
        assert t.dimli.why_not(card).rule == "NEG-7"
    assert t.eve.why_not("Actually, that's Dragon Breath Ale.").rule == "NEG-7"
    t.dimli.passes()
    assert t.alcohol == dict(dimli=1, eve=0, gog=0)


@pytest.mark.rule("EVNT-2", "CHNG-4")
def test_acting_on_an_event_is_not_playing_with_the_drinks():
    """Eve may Negate the card that Ignores an Event, but not for playing with the drinks."""
    t = (
        evening(guard(), "eve")
        .pile("guard", "Fine Ambrosia")
        .hand("guard", "Sorry, I'm on patrol duty")
    )
    t.hand("eve", "The Wench thinks you should stop playing with the drinks.", "I don't think so!")
    t.guard.responds("Sorry, I'm on patrol duty")
    assert (
        t.eve.why_not("The Wench thinks you should stop playing with the drinks.").rule == "CHNG-6"
    )
    t.eve.responds("I don't think so!").until("discard", "eve")
    assert t.alcohol == dict(guard=1, eve=0)


# The window --------------------------------------------------------------------------------------


@pytest.mark.rule("EVNT-3", "TIME-2")
def test_the_reveal_of_an_event_opens_a_window_from_the_revealer_on():
    """Dimli's Fine Ambrosia: he is asked first, then Eve; nothing has happened before all pass."""
    t = evening("dimli", "gog", "eve").pile("dimli", "Fine Ambrosia").stats("dimli", fortitude=10)
    t.hand("dimli", "Dwarves always have money.").hand("eve", "Gold? What Gold?")
    t.eve.passes()  # before Dimli drinks
    assert t.asked == "dimli"
    t.dimli.passes()
    assert t.asked == "eve"
    assert (t.dimli.fortitude, t.dimli.gold) == (10, 10)
    t.eve.responds("Gold? What Gold?", at="dimli")
    t.dimli.passes()  # her trick could be paid from the belt
    assert t.dimli.gold == 9
    t.dimli.responds("Dwarves always have money.")
    t.until("discard", "gog")
    assert t.gold == dict(dimli=9, gog=10, eve=11)
    assert (t.dimli.fortitude, t.dimli.alcohol) == (14, 1)


@pytest.mark.rule("EVNT-3", "TIME-2")
def test_the_window_starts_with_the_revealer_on_anothers_turn():
    """On Gog's turn the guard makes Eve drink: about her Event she is asked before Gog."""
    t = evening("gog", guard(), "eve", phase="action").pile("eve", "Fine Ambrosia")
    t.hand("guard", "Bottoms up!").hand("gog", "Tip the Wench.").hand("eve", "Tip the Wench.")
    t.until("respond", "guard").guard.responds("Bottoms up!", at="eve").everyone.passes()
    assert t.where("Fine Ambrosia")[0].startswith("in play")
    assert t.asked == "eve"
    t.eve.passes()
    assert t.asked == "gog"


@pytest.mark.rule("EVNT-3")
def test_an_event_that_does_not_concern_you_cannot_be_ignored():
    """Gog's Fine Ambrosia is none of the guard's business."""
    t = evening("gog", guard(), "eve").pile("gog", "Fine Ambrosia")
    t.hand("guard", "Sorry, I'm on patrol duty").hand("gog", "Gog find shiny in loincloth!")
    assert t.asked == "gog"
    assert t.guard.why_not("Sorry, I'm on patrol duty").rule == "EVNT-3"


@pytest.mark.rule("EVNT-4", "CONT-24")
def test_a_contest_cannot_be_ignored_once_drinks_are_up():
    """EX-RDI9-eventignore-1: legal as the contest is revealed; illegal with the Drinks on the

    table, and illegal against the payment at the end.
    """
    t = evening("gog", guard(), "eve").pile("gog", "Drinking Contest!")
    t.drink_deck("Dragon Breath Ale", "Wine", "Light Ale").hand(
        "guard", "Sorry, I'm on patrol duty"
    )
    t.hand("eve", "Drink what? This is empty.", "Illusionary Coin", "I attempt to disbelieve.")
    assert t.asked == "guard"
    assert t.guard.may("Sorry, I'm on patrol duty")
    t.guard.passes()
    assert len(t.drinks) == 3
    assert t.guard.why_not("Sorry, I'm on patrol duty").rule == "EVNT-3"
    t.eve.passes()
    assert t.asked == "eve"  # about to pay the winner
    assert t.guard.why_not("Sorry, I'm on patrol duty").rule == "EVNT-3"
    assert t.eve.why_not("I attempt to disbelieve.").rule == "NEG-14"
    t.eve.passes()
    assert t.gold == dict(gog=12, guard=9, eve=9)
    assert t.alcohol == dict(gog=4, guard=2, eve=1)


@pytest.mark.rule("EVNT-6", "CONT-25", "NEG-2")
def test_a_contest_ignored_in_time():
    """EX-RDI9-eventignore-1 (a): the guard reveals nothing, drinks nothing, pays nothing."""
    t = evening("gog", guard(), "eve").pile("gog", "Drinking Contest!")
    t.drink_deck("Dragon Breath Ale", "Wine", "Light Ale").hand(
        "guard", "Sorry, I'm on patrol duty"
    )
    t.guard.responds("Sorry, I'm on patrol duty").until("discard", "guard")
    assert t.alcohol == dict(gog=4, guard=0, eve=2)
    assert t.gold == dict(gog=11, guard=10, eve=9)
    assert t.drink_deck_titles[0] == "Light Ale"


@pytest.mark.rule("EVNT-4")
def test_an_event_under_way_can_be_neither_ignored_nor_negated():
    """The Challenge! is accepted: from then on neither its later steps can be dodged."""
    t = evening("gog", guard(), "eve").pile("gog", "The Challenge!")
    t.drink_deck("Light Ale", "Wine").hand("guard", "Sorry, I'm on patrol duty", "Called off!")
    t.hand("gog", "This taste yucky!").hand("eve", "Illusionary Coin")
    assert t.guard.may("Sorry, I'm on patrol duty")
    assert t.guard.may("Called off!")
    t.guard.passes()
    t.gog.accepts()
    assert t.asked == "gog"
    for card in ("Sorry, I'm on patrol duty", "Called off!"):
        assert t.guard.why_not(card).rule == "EVNT-3"
    t.gog.passes()
    assert t.asked == "eve"  # each other player is to pay Gog
    for card in ("Sorry, I'm on patrol duty", "Called off!"):
        assert t.guard.why_not(card).rule == "EVNT-3"
    t.eve.passes()
    assert t.gold == dict(gog=12, guard=9, eve=9)


@pytest.mark.rule("EVNT-4", "NEG-1")
def test_an_event_negated_in_time_does_nothing():
    """The guard calls the Round on the House off: no Drink is turned up for anybody."""
    t = evening("gog", guard(), "eve").pile("gog", "Round on the House!").drink_deck("Wine")
    t.hand("guard", "Called off!")
    t.guard.responds("Called off!").until("discard", "guard")
    assert t.alcohol == dict(gog=0, guard=0, eve=0)
    assert t.drink_deck_titles[0] == "Wine"
    assert t.drink_discard_titles == ["Round on the House!"]


@pytest.mark.rule("EVNT-6")
def test_the_later_steps_of_an_event_ignored_in_time():
    """The guard Ignores Gog's Challenge: Gog drinks all the same, and only Eve pays him."""
    t = evening("gog", guard(), "eve").pile("gog", "The Challenge!")
    t.drink_deck("Light Ale", "Wine").hand("guard", "Sorry, I'm on patrol duty")
    t.guard.responds("Sorry, I'm on patrol duty")
    t.gog.accepts()
    assert t.gold == dict(gog=11, guard=10, eve=9)
    assert t.alcohol == dict(gog=3, guard=0, eve=0)


@pytest.mark.rule("EVNT-6", "NEG-10")
def test_a_challenge_ignored_by_its_revealer():
    """The guard Ignores the own Challenge: there is no dare, no Drink and no payment."""
    t = evening(guard(), "gog").pile("guard", "The Challenge!").drink_deck("Wine", "Mead")
    t.hand("guard", "Sorry, I'm on patrol duty")
    t.guard.responds("Sorry, I'm on patrol duty")
    assert t.asked_for == "discard"
    assert t.drink_deck_titles[:2] == ["Wine", "Mead"]
    assert t.gold == dict(guard=8, gog=8)


# Which Events ------------------------------------------------------------------------------------


@pytest.mark.rule("EVNT-5")
@pytest.mark.parametrize("title", ["Round on the House!", "Drinking Contest!", "Fine Ambrosia"])
def test_a_card_for_events_works_on_drink_events(title):
    """EX-RDI4-ignore-event-1: "a Drink or an Event" works on each Drink Event; the others drink."""
    t = evening(guard(), "gog", "eve").pile("guard", title).drink_deck("Wine", "Light Ale")
    t.hand("guard", "Excuse me, I have more important matters to attend to.")
    t.hand("gog", "This taste yucky!")
    assert t.asked == "guard"
    assert not t.gog.may("This taste yucky!")  # there is no Drink yet
    t.guard.responds("Excuse me, I have more important matters to attend to.", mode=1)
    t.until("discard", "gog")
    assert (t.guard.alcohol, t.guard.fortitude, t.guard.gold) == (0, 20, 10)
    drunk = {"Round on the House!": (2, 2), "Drinking Contest!": (2, 1), "Fine Ambrosia": (0, 0)}
    assert (t.gog.alcohol, t.eve.alcohol) == drunk[title]


@pytest.mark.rule("EVNT-5")
def test_the_same_card_ignores_a_drink():
    """EX-RDI4-ignore-event-1: the other side of the same card works on a Drink."""
    t = evening(guard(), "gog").pile("guard", "Wine")
    t.hand(
        "guard",
        "Excuse me, I have more important matters to attend to.",
        "Sorry, I'm on patrol duty",
    )
    assert t.guard.why_not("Sorry, I'm on patrol duty").rule == "EVNT-3"
    t.guard.responds("Excuse me, I have more important matters to attend to.")
    t.until("discard", "gog")
    assert t.alcohol == dict(guard=0, gog=0)


@pytest.mark.rule("EVNT-5")
def test_a_card_for_events_works_on_events_of_the_sea():
    """A storm at the start of the turn costs everybody 2 F, except the guard who Ignores it."""
    storm = mode(w.EVENT, 0, each_player.loses(fortitude=2))
    t = evening(guard(at_turn_start=[storm]), "gog", "eve", phase="discard")
    t.hand("guard", "Sorry, I'm on patrol duty").hand("gog", "Stop poking Gog")
    assert t.asked == "guard"
    assert t.gog.why_not("Stop poking Gog").rule == "NEG-14"
    t.guard.responds("Sorry, I'm on patrol duty")
    t.until("discard", "guard")
    assert t.fortitude == dict(guard=20, gog=18, eve=18)


@pytest.mark.rule("EVNT-5")
def test_a_card_for_events_works_on_tavern_events():
    """In another tavern its own Event makes everybody 1 AC drunker, but not the guard."""
    fumes = drink_event("Kitchen fumes", each_player.gains(alcohol=1))
    tavern = Deck("other-tavern", "test", [2 * fumes, 10 * drink("Cider", 1)])
    t = evening("gog", guard(), "eve", taverns=[tavern], tavern=1).pile("gog", "Kitchen fumes")
    t.hand("guard", "Sorry, I'm on patrol duty")
    t.guard.responds("Sorry, I'm on patrol duty").until("discard", "guard")
    assert t.alcohol == dict(gog=1, guard=0, eve=1)


# Drinks made by an Event -------------------------------------------------------------------------


@pytest.mark.rule("EVNT-7")
def test_a_drink_made_by_an_event_is_an_ordinary_drink():
    """EX-RDI7-drinks-5: the guard may Ignore the Event, or later the Drink that it makes.

    With the Event under way the Drink can still be Ignored, spiked, handed on and split.
    """
    t = evening("gog", guard(), "dimli").pile("gog", "Round on the House!").drink_deck("Elven Wine")
    t.hand("guard", "Excuse me, I have more important matters to attend to.")
    t.hand("dimli", "Spike it with Firewater", "You have this. I'm waiting for the good stuff!")
    t.guard.passes()  # the Event
    assert len(t.drinks) == 3
    t.guard.responds("Excuse me, I have more important matters to attend to.")
    t.dimli.responds("Spike it with Firewater", on="dimli")
    t.dimli.responds("You have this. I'm waiting for the good stuff!", to="gog")
    t.until("discard", "guard")
    assert t.alcohol == dict(gog=8, guard=0, dimli=0)


@pytest.mark.rule("EVNT-7", "SPLT-12")
def test_drinks_of_a_challenge_can_be_answered_one_by_one():
    """Gog Ignores one of his two Drinks of The Challenge!; the Mead among them does not split."""
    t = evening("gog", "eve", "dimli").pile("gog", "The Challenge!")
    t.drink_deck("Mead", "Dragon Breath Ale").hand("gog", "This taste yucky!")
    t.gog.accepts()
    assert len(t.gog.options("This taste yucky!")) == 2
    t.gog.responds("This taste yucky!", on=1)
    assert t.asked_for == "discard"
    assert t.alcohol == dict(gog=3, eve=0, dimli=0)


@pytest.mark.rule("EVNT-8")
@pytest.mark.parametrize("title", ["Round on the House!", "Drinking Contest!", "Fine Ambrosia"])
def test_a_finished_event_is_the_last_to_be_discarded(title):
    """The Event lies on the Drinks it made."""
    t = evening("gog", "eve").pile("gog", title).drink_deck("Wine", "Light Ale")
    t.until("discard", "eve")
    assert t.drink_discard_titles[-1] == title
    assert title not in [t.table.title(card) for card in t.table.seats[0].pile]


@pytest.mark.rule("NEG-2", "EVNT-6")
@pytest.mark.first_chair
def test_whoever_has_ignored_an_event_has_nothing_left_to_ignore():
    """The second guard has, and holds another such card; the first one still may."""
    fumes = drink_event("Kitchen fumes", each_player.gains(alcohol=1))
    tavern = Deck("other-tavern", "test", [2 * fumes, 10 * drink("Cider", 1)])
    t = evening("gog", guard(), guard(), taverns=[tavern], tavern=1).pile("gog", "Kitchen fumes")
    t.hand("guard", PATROL.title).hand("guard_2", PATROL.title, PATROL.title)
    t.guard.passes().guard_2.responds(PATROL.title)
    assert t.asked == "guard"
    assert not t.guard_2.may(PATROL.title)
    t.guard.responds(PATROL.title).until("discard")
    assert t.alcohol == dict(gog=1, guard=0, guard_2=0)
    assert PATROL.title in t.guard_2.hand
