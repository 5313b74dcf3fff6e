"""Drinks: the pile, drinking, the Drink Deck running out, ordering more, Drinks that are kept."""

import pytest
from chairs import first

from lastcall.engine.cards import Character, Deck
from lastcall.engine.words import (
    ACTION_SOMETIMES_ANYTIME,
    FORTITUDE,
    a_player,
    action,
    another_player,
    anytime,
    drink,
    drink_event,
    foresee_drinks,
    ignore_card,
    me,
    my_drink,
    my_order_phase,
    order_drinks,
    round_on_the_house,
    sometimes,
    strengthen,
    toast,
)
from lastcall.testing import stranger, table

FILLER = action("Filler", another_player.loses(fortitude=1))
BOTTOMS_UP = anytime("Bottoms up!", a_player.drinks_one_more())


def evening(*seats, phase="drink", **setup):
    """The first seat's turn, with one card in each hand that nobody can play outside a Round.

    It keeps the next player's turn from going on by itself: they are asked what to discard. And
    nobody draws in phase 1, so that hands hold only what the scenario names.
    """
    t = table(*seats, **setup)
    for name in t.names:
        t.stats(name, hand_size=0)
        if name in ("gog", "eve", "dimli", "fleck"):
            t.hand(name, "Winning Hand!")
    return t.turn(first(t), phase)


def cellar(*cards):
    """A Drink Deck of these cards and enough Water to go around."""
    return Deck("test-drinks", "test", [*cards, 12 * drink("Water")])


def guest(*cards, id="tess"):
    """Somebody with these cards in the deck."""
    return Character(id, "Tess", race="human", box="test", deck=[*cards, 40 * FILLER])


# Basics ------------------------------------------------------------------------------------------


@pytest.mark.rule("DRNK-1")
def test_the_top_of_the_pile_is_drunk_first():
    """Gog's pile has Wine on Elven Wine: he drinks the Wine and the other waits."""
    t = evening("gog", "eve").pile("gog", "Wine", "Elven Wine")
    t.until("discard", "eve")
    assert t.gog.alcohol == 2
    assert t.gog.pile == ["Elven Wine"]


@pytest.mark.rule("DRNK-1")
def test_an_ordered_drink_goes_on_top():
    """Gog orders for Eve, who has a Drink already: the new one lies on it and is drunk first."""
    t = evening("gog", "eve", "dimli", phase="order")
    t.pile("eve", "Dragon Breath Ale").drink_deck("Wine", "Water")
    t.gog.orders_for("eve")
    assert t.eve.pile == ["Wine", "Dragon Breath Ale"]
    t.until("discard", "eve").eve.done()
    t.until("order", "eve").eve.orders_for("gog")
    t.until("discard", "dimli")
    assert t.alcohol == dict(gog=0, eve=2, dimli=0)
    assert t.eve.pile == ["Dragon Breath Ale"]


@pytest.mark.rule("DRNK-2")
def test_reveal_chasers_respond_apply_discard():
    """A Drink is turned up with its Chaser, waits for responses, works, and only then is gone."""
    t = evening("gog", "eve", "dimli").pile("gog", "Light Ale with a Chaser", "Wizard's Brew")
    t.hand("dimli", "Spike it with Firewater").stats("gog", fortitude=10)
    assert t.asked == "dimli"
    assert t.gog.pile == []
    assert t.drinks[0]["cards"] == ["Light Ale with a Chaser", "Wizard's Brew"]
    assert t.where("Wizard's Brew") == ["being drunk 1"]
    assert (t.gog.alcohol, t.gog.fortitude) == (0, 10)
    t.dimli.responds("Spike it with Firewater").until("discard", "eve")
    assert t.alcohol == dict(gog=5, eve=0, dimli=0)
    assert t.fortitude == dict(gog=12, eve=20, dimli=20)
    assert t.drink_discard_titles == ["Light Ale with a Chaser", "Wizard's Brew"]
    told = [e.kind for e in t.table.events]
    steps = ["revealed", "chaser", "played", "strengthened", "drank", "fortitude", "alcohol"]
    assert [kind for kind in told if kind in steps] == steps


@pytest.mark.rule("DRNK-3")
@pytest.mark.parametrize(
    ("title", "before", "after"),
    [
        ("Dragon Breath Ale", 3, 7),
        ("Water", 3, 3),
        ("We're Cutting You Off!", 3, 2),
        ("We're Cutting You Off!", 0, 0),
        ("Dragon Breath Ale", 15, 19),
    ],
)
def test_the_mug_changes_alcohol_content(title, before, after):
    """The printed figure goes onto the drinker's AC and nobody else's; it can be negative."""
    t = evening("eve", "gog").pile("eve", title).stats("eve", alcohol=before)
    t.until("discard", "gog")
    assert t.alcohol == dict(eve=after, gog=0)
    assert t.fortitude == dict(eve=20, gog=20)


@pytest.mark.rule("DRNK-4")
@pytest.mark.parametrize(
    ("title", "fortitude", "alcohol"),
    [("Holy Water", 12, 0), ("Dirty Dishwater", 9, 0), ("Wizard's Brew", 12, 2)],
)
def test_other_icons_move_fortitude(title, fortitude, alcohol):
    """Fortitude goes up or down by the printed figure, beside the mug if there is one."""
    t = evening("eve", "gog").pile("eve", title).stats("eve", fortitude=10)
    t.until("discard", "gog")
    assert t.fortitude == dict(eve=fortitude, gog=20)
    assert t.alcohol == dict(eve=alcohol, gog=0)


@pytest.mark.rule("DRNK-5")
def test_a_drink_handed_over_comes_on_top_of_ones_own():
    """In a toast Dimli hands his Dragon Breath Ale to Eve: she takes it besides her Wine."""
    t = evening("fleck", "eve", "dimli", phase="action").hand("fleck", "A toast! To my friends!")
    t.hand("dimli", "You have this. I'm waiting for the good stuff!")
    t.drink_deck("Light Ale", "Wine", "Dragon Breath Ale")
    t.fleck.plays("A toast! To my friends!")
    t.dimli.responds("You have this. I'm waiting for the good stuff!", to="eve")
    assert [d["alcohol"] for d in t.drinks if d["drinker"] == "eve"] == []
    t.until("order", "fleck")
    assert t.alcohol == dict(fleck=1, eve=6, dimli=0)


@pytest.mark.rule("DRNK-5", "NEG-6")
def test_a_drink_handed_over_stays_a_separate_drink():
    """Eve Ignores the Drink handed to her and still drinks her own; or her own and not his."""
    for ignored, drunk in (("Dragon Breath Ale", 2), ("Wine", 4)):
        t = evening("fleck", "eve", "dimli", phase="action")
        t.hand("fleck", "A toast! To my friends!").hand("eve", "Drink what? This is empty.")
        t.hand("dimli", "You have this. I'm waiting for the good stuff!")
        t.drink_deck("Light Ale", "Wine", "Dragon Breath Ale")
        t.fleck.plays("A toast! To my friends!")
        t.eve.passes()
        t.dimli.responds("You have this. I'm waiting for the good stuff!", to="eve")
        number = [d["cards"] for d in t.drinks].index([ignored])
        assert len(t.eve.options("Drink what? This is empty.")) == 2
        t.eve.responds("Drink what? This is empty.", on=number)
        t.until("order", "fleck")
        assert t.alcohol == dict(fleck=1, eve=drunk, dimli=0)


# Running out -------------------------------------------------------------------------------------


@pytest.mark.rule("DRNK-6", "DRNK-7")
def test_everybody_pays_when_the_last_drink_is_ordered():
    """Gog orders the last card of the deck: each player pays 1, the discards are the new deck."""
    t = evening("gog", "eve", "dimli", phase="order").drink_deck("Wine", rest="discard")
    t.stats("eve", gold=3)
    t.gog.orders_for("eve")
    assert t.gold == dict(gog=9, eve=2, dimli=9)
    assert t.inn == 3
    assert len(t.drink_deck_titles) == 29
    assert t.drink_discard_titles == []
    assert t.eve.pile == ["Wine"]


@pytest.mark.rule("DRNK-6", "DRNK-8")
def test_nobody_pays_while_a_card_is_left():
    """With two cards in the deck Gog takes one: nothing happens yet."""
    t = evening("gog", "eve", "dimli", phase="order").drink_deck("Wine", "Mead", rest="discard")
    t.gog.orders_for("eve")
    assert t.gold == dict(gog=10, eve=10, dimli=10)
    assert t.drink_deck_titles == ["Mead"]
    assert len(t.drink_discard_titles) == 28


@pytest.mark.rule("DRNK-6", "LOSE-17")
def test_those_out_of_the_game_do_not_pay():
    """Eve passes out on her own Drink; later the deck runs out and only the other two pay."""
    t = evening("eve", "gog", "dimli").pile("eve", "Wine").stats("eve", alcohol=18, gold=5)
    t.drink_deck("Light Ale", rest="discard")
    t.until("discard", "gog")
    assert t.alive == ["gog", "dimli"]
    before = dict(t.gold)
    assert before == dict(eve=0, gog=11, dimli=11)
    t.gog.done()
    t.until("discard", "dimli")
    assert t.dimli.pile == ["Light Ale"]
    assert t.gold == dict(eve=0, gog=10, dimli=10)


@pytest.mark.rule("DRNK-8")
def test_the_deck_runs_out_between_two_ordered_drinks():
    """Gog's second extra Drink is the last card: all pay at once, then he orders the third."""
    t = evening("gog", "eve", "dimli", phase="order").drink_deck("Wine", "Mead", rest="discard")
    t.hand("gog", "Wench, bring some drinks for my friends!")
    t.gog.plays("Wench, bring some drinks for my friends!")
    assert t.gold == dict(gog=9, eve=10, dimli=10)
    t.gog.orders_for("eve").gog.orders_for("dimli")
    assert t.gold == dict(gog=8, eve=9, dimli=9)
    assert len(t.drink_deck_titles) == 28
    t.gog.orders_for("dimli")
    assert len(t.drink_deck_titles) == 27
    assert len(t.dimli.pile) == 2


@pytest.mark.rule("DRNK-8")
def test_the_deck_runs_out_in_the_middle_of_a_toast():
    """Eve reveals the last card: everybody pays before Dimli reveals off the new deck."""
    t = evening("fleck", "eve", "dimli", phase="action").hand("fleck", "A toast! To my friends!")
    t.drink_deck("Light Ale", "Wine", rest="aside").drink_discard("Elven Wine", "Elven Wine")
    t.fleck.plays("A toast! To my friends!")
    t.until("order", "fleck")
    assert t.alcohol == dict(fleck=1, eve=2, dimli=3)
    assert t.gold == dict(fleck=9, eve=9, dimli=9)
    told = [e.kind for e in t.table.events]
    reveals = [i for i, kind in enumerate(told) if kind == "revealed"]
    assert reveals[1] < told.index("deck-exhausted") < told.index("restocked") < reveals[2]


@pytest.mark.rule("DRNK-9")
def test_piles_are_not_gathered():
    """The new deck is made of the discards alone; what lies in piles stays there."""
    t = evening("gog", "eve", "dimli", phase="order").drink_deck("Wine", rest="discard")
    t.pile("dimli", "Mead", "Water")
    t.gog.orders_for("eve")
    assert t.dimli.pile == ["Mead", "Water"]
    assert t.eve.pile == ["Wine"]
    assert len(t.drink_deck_titles) == 27


@pytest.mark.rule("DRNK-10")
def test_the_payment_cannot_be_ignored():
    """Eve's and Gog's cards that Ignore cards do not work: this is no card."""
    t = evening("gog", "eve", "dimli", phase="order").drink_deck("Wine", rest="discard")
    t.hand("eve", "I attempt to disbelieve.", "Illusionary Coin").hand("gog", "Shut up!")
    t.gog.orders_for("eve")
    assert t.asked == "eve"
    assert t.eve.why_not("I attempt to disbelieve.").rule == "NEG-14"
    assert t.gog.why_not("Shut up!").rule == "NEG-14"
    t.eve.passes()
    assert t.gold == dict(gog=9, eve=9, dimli=9)


@pytest.mark.rule("DRNK-10")
def test_cards_for_gold_about_to_be_lost_do_apply():
    """Eve keeps her coin, Dimli's comes from the Inn, Fleck sings; only Gog pays himself."""
    t = evening("gog", "eve", "dimli", "fleck", phase="order").drink_deck("Wine", rest="discard")
    t.hand("eve", "Illusionary Coin").hand("dimli", "Dwarves always have money.")
    t.hand("fleck", "Wench, please allow me to pay for these drinks with a song!")
    t.gog.orders_for("eve")
    t.eve.responds("Illusionary Coin")
    t.dimli.responds("Dwarves always have money.")
    t.fleck.responds("Wench, please allow me to pay for these drinks with a song!", mode=1)
    assert t.gold == dict(gog=9, eve=10, dimli=10, fleck=10)
    assert t.inn == 1  # Gog's Gold; what Dimli's belt holds came from the Inn and went back
    assert len(t.drink_deck_titles) == 29


@pytest.mark.rule("DRNK-10")
def test_the_song_pays_for_new_drinks_only_then():
    """Without new Drinks to pay for, Fleck's song is no protection from losing Gold."""
    t = evening("eve", "fleck", phase="action").hand("eve", "Tip the Wench.")
    t.hand("fleck", "Wench, please allow me to pay for these drinks with a song!")
    t.eve.plays("Tip the Wench.", at="fleck")
    assert not t.fleck.may("Wench, please allow me to pay for these drinks with a song!")
    assert t.gold == dict(eve=8, fleck=7)


@pytest.mark.rule("DRNK-22")
def test_cards_under_way_are_not_reshuffled():
    """The toast's revealed Drinks and the Event in Gog's hands stay out of the new deck."""
    t = evening("fleck", "eve", "dimli", phase="action").hand("fleck", "A toast! To my friends!")
    t.hand("dimli", "Spike it with Firewater")
    t.drink_deck("Light Ale with a Chaser", "Wine", rest="aside")
    t.drink_discard("Dark Ale", "Dark Ale", "Water")
    t.fleck.plays("A toast! To my friends!")
    assert t.asked == "dimli"
    assert t.drinks[0]["cards"] == ["Light Ale with a Chaser", "Wine"]
    assert t.where("Light Ale with a Chaser") == ["being drunk 2"]
    revealed = [d["cards"][0] for d in t.drinks[1:]]
    assert sorted(revealed + t.drink_deck_titles) == ["Dark Ale", "Dark Ale", "Water"]
    t.until("order", "fleck")
    assert t.fleck.alcohol == 3


@pytest.mark.rule("DRNK-22", "EVNT-8")
def test_an_event_under_way_is_not_reshuffled():
    """Round on the House! uses up the deck: the new deck is made without the Event itself."""
    t = evening("gog", "eve").pile("gog", "Round on the House!")
    t.drink_deck("Wine", rest="aside").drink_discard("Mead", "Water")
    t.until("discard", "eve")
    assert t.alcohol == dict(gog=2, eve=2)
    assert t.gold == dict(gog=7, eve=7)
    assert sorted(t.drink_deck_titles) == ["Mead", "Water"]
    assert sorted(t.drink_discard_titles) == ["Round on the House!", "Wine"]


# Nothing left at all (OP-6, OP-7) ----------------------------------------------------------------


@pytest.mark.rule("OP-6")
def test_deck_and_discards_both_empty_are_paid_for_once():
    """The last Drink of all is ordered: one payment; the extra Drinks cannot be ordered."""
    t = evening("gog", "eve", "dimli", phase="order").drink_deck("Wine", rest="aside")
    t.hand("gog", "Wench, bring some drinks for my friends!")
    t.gog.plays("Wench, bring some drinks for my friends!")
    t.gog.orders_for("eve")
    assert t.gold == dict(gog=8, eve=9, dimli=9)
    assert t.drink_deck_titles == []
    t.until("discard", "eve")
    assert t.eve.pile == ["Wine"]
    assert t.dimli.pile == []
    assert t.gold == dict(gog=8, eve=9, dimli=9)
    assert len(t.happened("deck-exhausted")) == 1


@pytest.mark.rule("OP-6", "DRNK-8")
def test_the_first_drink_discarded_forms_the_deck_without_payment():
    """With nothing left, Gog's own Drink and its Chaser are drunk and are the new Drink Deck."""
    t = evening("gog", "eve", "dimli", phase="order").drink_deck("Water", rest="aside")
    t.pile("gog", "Light Ale with a Chaser", "Wine")
    t.gog.orders_for("eve")
    t.until("discard", "eve")
    assert t.gold == dict(gog=9, eve=9, dimli=9)
    assert sorted(t.drink_deck_titles) == ["Light Ale with a Chaser", "Wine"]
    assert t.drink_discard_titles == []
    t.eve.done()
    t.until("order", "eve").eve.orders_for("dimli")
    t.until("discard", "dimli")  # Eve has drunk her Water, which is a discard like any other
    assert t.gold == dict(gog=9, eve=9, dimli=9)
    assert t.drink_discard_titles == ["Water"]


@pytest.mark.rule("OP-6")
def test_nothing_can_be_revealed_from_an_empty_cellar():
    """Only the toast's first player finds a card; the others reveal nothing and drink nothing."""
    t = evening("fleck", "eve", "dimli", phase="action").hand("fleck", "A toast! To my friends!")
    t.drink_deck("Wine", rest="aside")
    t.fleck.plays("A toast! To my friends!")
    assert t.asked_for == "order"
    assert t.alcohol == dict(fleck=2, eve=0, dimli=0)
    assert t.gold == dict(fleck=9, eve=9, dimli=9)
    assert t.drink_deck_titles == ["Wine"]


@pytest.mark.rule("OP-7", "LOSE-15")
def test_paying_for_new_drinks_can_end_the_evening_in_a_tie():
    """Both players' last Gold goes for the new Drinks at the same moment: they share a tie."""
    t = evening("gog", "eve", phase="order").stats("gog", gold=1).stats("eve", gold=1)
    t.drink_deck("Wine", rest="discard")
    assert t.over
    assert t.winners == ["gog", "eve"]
    assert t.inn == 2


@pytest.mark.rule("OP-7", "LOSE-5")
def test_answers_to_the_payment_are_offered_from_the_active_player():
    """On Dimli's turn Dimli is asked first, then Eve, then Gog; poverty comes after all of it."""
    t = table("gog", "eve", "dimli").turn("dimli", "order").drink_deck("Wine", rest="discard")
    t.hand("gog", "Gog find shiny in loincloth!").hand("eve", "Illusionary Coin")
    t.hand("dimli", "Dwarves always have money.", "Winning Hand!").stats("dimli", gold=1)
    t.stats("gog", gold=1)
    t.dimli.orders_for("gog")
    assert t.asked == "dimli"
    t.dimli.passes()
    assert t.asked == "gog"
    t.gog.responds("Gog find shiny in loincloth!")
    assert t.asked == "dimli"
    t.dimli.passes()
    assert t.gold == dict(gog=1, eve=10, dimli=1)  # nobody has paid yet
    t.eve.passes()
    assert t.gold == dict(gog=1, eve=9, dimli=0)
    assert t.alive == ["gog", "eve"]


@pytest.mark.rule("OP-7", "DRNK-6")
def test_no_one_is_out_before_the_interrupted_effect_is_over():
    """Gog's last Gold goes for new Drinks in mid-order: he still hands out his last extra Drink."""
    t = evening("gog", "eve", "dimli", phase="order").drink_deck("Wine", rest="discard")
    t.hand("gog", "Wench, bring some drinks for my friends!").stats("gog", gold=2)
    t.gog.plays("Wench, bring some drinks for my friends!")
    t.gog.orders_for("eve")
    assert t.gold == dict(gog=0, eve=9, dimli=9)
    assert t.gog.alive
    t.gog.orders_for("dimli")
    assert not t.gog.alive
    assert len(t.dimli.pile) == 1


# Ordering more -----------------------------------------------------------------------------------


@pytest.mark.rule("DRNK-11")
def test_extra_drinks_may_all_go_to_one_player():
    """Gog's two extra Drinks both go to Eve, face down and in order, and the usual one to Dimli."""
    t = evening("gog", "eve", "dimli", phase="order").drink_deck("Wine", "Mead", "Water")
    t.hand("gog", "Wench, bring some drinks for my friends!")
    t.gog.plays("Wench, bring some drinks for my friends!")
    t.gog.orders_for("eve").gog.orders_for("eve").gog.orders_for("dimli")
    assert t.eve.pile == ["Mead", "Wine"]
    assert t.dimli.pile == ["Water"]
    assert t.gold == dict(gog=9, eve=10, dimli=10)
    assert t.alcohol == dict(gog=0, eve=0, dimli=0)


@pytest.mark.rule("DRNK-11")
@pytest.mark.first_chair
def test_extra_drinks_may_be_spread_but_never_on_oneself():
    """Fleck spreads his two extra Drinks; his own pile is never offered."""
    t = evening("fleck", "eve", "dimli", phase="order").drink_deck("Wine", "Mead", "Water")
    t.hand("fleck", "Wench, please allow me to pay for these drinks with a song!")
    t.fleck.plays("Wench, please allow me to pay for these drinks with a song!")
    assert [[t.names[i] for i in p.seats()] for p in t.options()] == [["eve"], ["dimli"]]
    t.fleck.orders_for("dimli")
    assert [[t.names[i] for i in p.seats()] for p in t.options()] == [["eve"], ["dimli"]]
    t.fleck.orders_for("eve")
    assert (t.eve.pile, t.dimli.pile, t.fleck.pile) == (["Mead"], ["Wine"], [])
    assert t.gold == dict(fleck=10, eve=10, dimli=10)


@pytest.mark.rule("DRNK-12")
def test_ignoring_the_card_that_orders_does_not_stop_the_delivery():
    """Gog Ignores what the ordering card does to his Fortitude and still gets the Drink."""
    trouble = sometimes(
        "Trouble and drinks",
        when=my_order_phase,
        do=[another_player.loses(fortitude=2), order_drinks(1)],
    )
    t = evening(guest(trouble), "gog", "eve", phase="order").hand("tess", "Trouble and drinks")
    t.hand("gog", "Stop poking Gog").drink_deck("Mead", "Wine")
    t.tess.plays("Trouble and drinks", at="gog")
    t.gog.responds("Stop poking Gog").everyone.passes()
    t.tess.orders_for("gog")
    assert t.fortitude == dict(tess=20, gog=20, eve=20)
    assert t.gog.pile == ["Mead"]


# Drawing and discarding --------------------------------------------------------------------------


@pytest.mark.rule("DRNK-13", "DRNK-14")
def test_the_drinker_decides_the_order_of_draw_and_discard():
    """Gog holds one card: discarding first leaves him the card drawn, drawing first a choice."""
    potion = drink("Scholar's Stout", 1, extras=[me.draws(1), me.discards(1)])
    t = evening("gog", "eve", drinks=[cellar(potion)]).pile("gog", "Scholar's Stout")
    t.deck("gog", "Shut up!")
    assert t.asked_for == "effect-order"
    t.gog.takes_effect(1).gog.discards("Winning Hand!")
    assert t.gog.hand == ["Shut up!"]
    assert t.gog.discard == ["Winning Hand!"]

    t = evening("gog", "eve", drinks=[cellar(potion)]).pile("gog", "Scholar's Stout")
    t.deck("gog", "Shut up!")
    t.gog.takes_effect(0)
    assert t.gog.hand == ["Shut up!", "Winning Hand!"]
    assert t.asked_for == "lose-card"
    t.gog.discards("Shut up!")
    assert t.gog.hand == ["Winning Hand!"]
    assert t.gog.alcohol == 1


@pytest.mark.rule("DRNK-14")
def test_one_effect_is_finished_before_the_next_begins():
    """Draw 2 and discard 2 are never mixed: both discards come before the first draw."""
    potion = drink("Scholar's Stout", 1, extras=[me.draws(2), me.discards(2)])
    t = evening("gog", "eve", drinks=[cellar(potion)]).pile("gog", "Scholar's Stout")
    t.hand("gog", "I raise!", "Shut up!").deck("gog", "This game stupid!", "Dance with Gog!")
    t.gog.takes_effect(1).gog.discards("Winning Hand!")
    assert t.gog.hand == ["I raise!", "Shut up!"]  # nothing drawn in between
    assert t.asked_for == "lose-card"
    t.gog.discards("I raise!")
    assert t.gog.hand == ["Dance with Gog!", "Shut up!", "This game stupid!"]


@pytest.mark.rule("DRNK-14", "CHSR-12")
def test_draws_of_drink_and_chaser_are_one_effect():
    """Two cards that each let Gog draw make one draw of three: there is nothing to order."""
    first = drink("Sage's Ale with a Chaser", 1, chaser=True, extras=[me.draws(1)])
    t = evening("gog", "eve", drinks=[cellar(first, drink("Muse", 1, extras=[me.draws(2)]))])
    t.pile("gog", "Sage's Ale with a Chaser", "Muse")
    t.until("discard", "eve")
    assert len(t.gog.hand) == 4
    assert t.gog.alcohol == 2
    assert len(t.eve.hand) == 1


@pytest.mark.rule("DRNK-15")
def test_discarding_more_than_one_holds():
    """EX-RDI7-drinks-3 (b): told to discard 3 with two in hand, Gog discards both, draws 3."""
    potion = drink("Energy Potion", 2, extras=[me.discards(3), me.draws(3)])
    t = evening("gog", "eve", drinks=[cellar(potion)]).pile("gog", "Energy Potion")
    t.hand("gog", "Shut up!")
    t.gog.takes_effect(0).gog.discards("Winning Hand!", "Shut up!")
    assert len(t.gog.hand) == 3
    assert t.gog.discard == ["Winning Hand!", "Shut up!"]
    assert t.gog.alcohol == 2


@pytest.mark.rule("DRNK-15")
def test_discarding_from_an_empty_hand():
    """EX-RDI7-drinks-3 (a): with an empty hand nothing is discarded and the Drink is drunk."""
    whiskey = drink("Cask Whiskey with a Chaser", 3, chaser=True, extras=[me.discards(1)])
    t = table("gog", "eve", drinks=[cellar(whiskey, drink("Sip", 1))]).turn("gog", "drink")
    t.hand("eve", "Winning Hand!").pile("gog", "Cask Whiskey with a Chaser", "Sip")
    t.until("discard", "eve")
    assert t.alcohol == dict(gog=4, eve=0)
    assert t.gog.discard == []


@pytest.mark.rule("DRNK-14", "TURN-8")
def test_revealing_goes_on_from_the_reshuffled_deck():
    """EX-RDI7-drinks-3 (c): Gog reveals his only deck card, reshuffles, and reveals another."""
    wine = drink("Witch's Wine", 2, extras=[me.reveals(2)])
    t = table("gog", "eve", drinks=[cellar(wine)]).turn("gog", "drink").hand("eve", "Winning Hand!")
    t.pile("gog", "Witch's Wine").deck("gog", "Shut up!", only=True)
    t.until("discard", "eve")
    shown = [t.table.title(e.card) for e in t.happened("showed")]
    assert len(shown) == 2
    assert shown[0] == "Shut up!"
    assert t.gog.discard == shown
    assert len(t.gog.deck) == 38
    assert t.gog.alcohol == 2


@pytest.mark.rule("OP-18")
def test_a_drinks_own_fortitude_counts_before_anyone_passes_out():
    """At F 10 and AC 9 the Wizard's Brew's +2 AC and +2 F come together: Gog stays awake."""
    t = evening("gog", "eve", "dimli").pile("gog", "Wizard's Brew")
    t.stats("gog", fortitude=10, alcohol=9)
    t.until("discard", "eve")
    assert (t.gog.fortitude, t.gog.alcohol, t.gog.alive) == (12, 11, True)


@pytest.mark.rule("OP-18", "LOSE-4")
def test_a_drinks_draws_come_before_the_loss_check():
    """The Drink that floors Gog first lets him draw: what he drew gets him up again."""
    gasp = drink("Last Gasp", 3, extras=[me.draws(1)])
    t = evening("gog", "eve", drinks=[cellar(gasp)]).pile("gog", "Last Gasp")
    t.stats("gog", fortitude=12, alcohol=10).deck("gog", "Gog forget about ouch!")
    assert t.asked_for == "last-call"
    assert t.gog.alcohol == 13
    t.gog.responds("Gog forget about ouch!")
    assert t.gog.fortitude == 14
    assert t.gog.alive


# Drinks that are kept ----------------------------------------------------------------------------

SHIELD = ignore_card(types=ACTION_SOMETIMES_ANYTIME, affecting=FORTITUDE)
OLD_FAE = drink("Old Fae-shioned", 3, keep=[SHIELD])
ELIXIR = drink("Elixir of Speed", 2, keep=[SHIELD])


def fae_evening(*seats, **setup):
    return evening(*seats, drinks=[cellar(OLD_FAE)], **setup).pile("dimli", "Old Fae-shioned")


@pytest.mark.rule("DRNK-16", "DRNK-17", "DRNK-20")
def test_a_split_drink_is_kept_by_its_controller():
    """EX-RDI9-nondiscard-1: Dimli splits with Gog; both drink, the card lies before Dimli only."""
    t = fae_evening("dimli", "gog", "eve")
    t.hand("dimli", "Now this stuff is actually good! Try some!").hand("gog", "Dance with Gog!")
    t.dimli.responds("Now this stuff is actually good! Try some!", to="gog")
    t.until("discard", "gog")
    assert t.alcohol == dict(dimli=2, gog=2, eve=0)
    assert t.dimli.kept == ["Old Fae-shioned"]
    assert t.gog.kept == []
    assert t.drink_discard_titles == []
    t.until("action", "gog").gog.plays("Dance with Gog!", at="dimli")
    t.dimli.responds("Old Fae-shioned").everyone.passes()
    t.until("order", "gog")
    assert t.fortitude == dict(dimli=20, gog=20, eve=20)
    assert t.dimli.kept == []
    assert t.drink_discard_titles == ["Old Fae-shioned"]


@pytest.mark.rule("DRNK-16", "DRNK-20")
def test_the_elixir_stays_with_the_one_who_revealed_it():
    """EX-RDI7-nondiscard-1: the Elixir is split, each gains 1 AC, and Fleck alone has the card."""
    t = evening("fleck", "gog", "eve", drinks=[cellar(ELIXIR)]).pile("fleck", "Elixir of Speed")
    t.hand("fleck", "I do so hate to drink alone...").hand(
        "eve", "That's odd. Illusions aren't supposed to actually hurt."
    )
    t.fleck.responds("I do so hate to drink alone...", to="gog")
    t.until("discard", "gog")
    assert t.alcohol == dict(fleck=1, gog=1, eve=0)
    assert (t.fleck.kept, t.gog.kept, t.eve.kept) == (["Elixir of Speed"], [], [])


@pytest.mark.rule("DRNK-17", "DRNK-18")
def test_the_controller_comes_before_the_active_player():
    """On Gog's turn Dimli is made to drink and splits with Eve: the card stays with Dimli.

    From Gog on, Eve would come first; but the Drink was Dimli's.
    """
    t = fae_evening("gog", "eve", "dimli", guest(BOTTOMS_UP), phase="action")
    t.hand("tess", "Bottoms up!").hand("dimli", "Now this stuff is actually good! Try some!")
    t.tess.plays("Bottoms up!", at="dimli")
    t.dimli.responds("Now this stuff is actually good! Try some!", to="eve")
    assert t.alcohol == dict(gog=0, eve=2, dimli=2, tess=0)
    assert (t.eve.kept, t.dimli.kept) == ([], ["Old Fae-shioned"])


@pytest.mark.rule("DRNK-17")
def test_copies_have_no_single_controller():
    """On Gog's turn Dimli reveals a Round on the House: Gog has first claim, not Dimli."""
    house = drink_event("Round on the House!", round_on_the_house)
    t = evening(
        "gog", "eve", "dimli", guest(BOTTOMS_UP), phase="action", drinks=[cellar(OLD_FAE, house)]
    )
    t.pile("dimli", "Round on the House!").drink_deck("Old Fae-shioned").hand("tess", "Bottoms up!")
    t.tess.plays("Bottoms up!", at="dimli")
    assert t.alcohol == dict(gog=3, eve=3, dimli=3, tess=3)
    assert (t.gog.kept, t.dimli.kept) == (["Old Fae-shioned"], [])


@pytest.mark.rule("DRNK-17", "DRNK-18")
def test_a_kept_drink_given_away_belongs_to_its_new_drinker():
    """Dimli passes the Drink on to Eve: she controls it when it resolves, so she keeps it."""
    t = fae_evening("dimli", "gog", "eve")
    t.hand("dimli", "You have this. I'm waiting for the good stuff!")
    t.dimli.responds("You have this. I'm waiting for the good stuff!", to="eve")
    t.until("discard", "gog")
    assert t.alcohol == dict(dimli=0, gog=0, eve=3)
    assert (t.dimli.kept, t.gog.kept, t.eve.kept) == ([], [], ["Old Fae-shioned"])


@pytest.mark.rule("DRNK-18", "DRNK-20")
def test_the_claim_passes_over_whoever_ignored_the_drink():
    """Dimli splits with Gog and Ignores his own half: Gog drinks his half and takes the card."""
    t = fae_evening("dimli", "eve", "gog")
    t.hand("dimli", "Now this stuff is actually good! Try some!")
    t.hand("dimli", "I don't want this watered-down stuff!")
    t.dimli.responds("Now this stuff is actually good! Try some!", to="gog")
    t.dimli.responds("I don't want this watered-down stuff!", on="dimli")
    t.until("discard", "eve")
    assert t.alcohol == dict(dimli=0, eve=0, gog=2)
    assert (t.dimli.kept, t.gog.kept) == ([], ["Old Fae-shioned"])


@pytest.mark.rule("DRNK-16", "DRNK-18", "SPLT-2")
def test_the_claim_passes_over_the_half_that_was_replaced():
    """Dimli splits with Gog, and Eve replaces Dimli's half: it is no Old Fae-shioned any more."""
    t = fae_evening("dimli", "eve", "gog")
    t.hand("dimli", "Now this stuff is actually good! Try some!")
    t.hand("eve", "Actually, that's Dragon Breath Ale.")
    t.dimli.responds("Now this stuff is actually good! Try some!", to="gog")
    t.until("respond", "eve").eve.responds("Actually, that's Dragon Breath Ale.", on="dimli")
    t.until("discard", "eve")
    assert t.alcohol == dict(dimli=4, eve=0, gog=2)
    assert (t.dimli.kept, t.gog.kept) == ([], ["Old Fae-shioned"])


@pytest.mark.rule("DRNK-19")
def test_a_kept_drink_nobody_drank_is_discarded():
    """Both halves are Ignored: the card goes to the Drink discard pile."""
    t = fae_evening("dimli", "eve", "gog")
    t.hand("dimli", "Now this stuff is actually good! Try some!")
    t.hand("dimli", "I don't want this watered-down stuff!").hand("gog", "This taste yucky!")
    t.dimli.responds("Now this stuff is actually good! Try some!", to="gog")
    t.dimli.responds("I don't want this watered-down stuff!", on="dimli")
    t.gog.responds("This taste yucky!")
    t.until("discard", "eve")
    assert t.alcohol == dict(dimli=0, eve=0, gog=0)
    assert (t.dimli.kept, t.gog.kept) == ([], [])
    assert t.drink_discard_titles == ["Old Fae-shioned"]


@pytest.mark.rule("DRNK-17", "DRNK-18", "DRNK-20")
def test_of_a_round_on_the_house_the_active_player_has_first_claim():
    """Everybody gets a copy: Dimli, whose turn it is, keeps it; if he Ignores it, Eve does."""
    for ignores, keeper in ((False, "dimli"), (True, "eve")):
        house = drink_event("Round on the House!", round_on_the_house)
        t = evening("gog", "dimli", "eve", drinks=[cellar(OLD_FAE, house)])
        t.turn("dimli", "drink").pile("dimli", "Round on the House!")
        t.drink_deck("Old Fae-shioned").hand("dimli", "I don't want this watered-down stuff!")
        if ignores:
            t.dimli.responds("I don't want this watered-down stuff!")
        t.until("discard", "eve")
        assert t.alcohol == dict(gog=3, dimli=0 if ignores else 3, eve=3)
        assert {name: t.player(name).kept for name in t.names if t.player(name).kept} == {
            keeper: ["Old Fae-shioned"]
        }
        assert t.drink_discard_titles == ["Round on the House!"]


@pytest.mark.rule("DRNK-21")
def test_a_kept_drink_lowered_to_nothing_is_still_kept():
    """EX-RDI7-elixir-1 (a): the Elixir is lowered to AC 0 and drunk, so it stays."""
    straw = sometimes("Loopy Straw", when=my_drink, do=strengthen(-2))
    t = evening(guest(straw), "gog", drinks=[cellar(ELIXIR)]).pile("tess", "Elixir of Speed")
    t.hand("tess", "Loopy Straw")
    t.tess.responds("Loopy Straw").until("discard", "gog")
    assert t.alcohol == dict(tess=0, gog=0)
    assert t.tess.kept == ["Elixir of Speed"]


@pytest.mark.rule("DRNK-19", "DRNK-21")
def test_a_kept_drink_that_is_ignored_is_not_kept():
    """EX-RDI7-elixir-1 (b): the Elixir is Ignored, so it goes to the discard pile."""
    t = evening("dimli", "gog", drinks=[cellar(ELIXIR)]).pile("dimli", "Elixir of Speed")
    t.hand("dimli", "I don't want this watered-down stuff!")
    t.dimli.responds("I don't want this watered-down stuff!").until("discard", "gog")
    assert t.dimli.kept == []
    assert t.drink_discard_titles == ["Elixir of Speed"]


# No Drink to be found, one more from an empty pile -----------------------------------------------


@pytest.mark.rule("OP-44")
def test_a_toast_finds_no_drink_at_all():
    """Deck and discards hold nothing but Events: nobody drinks and the evening goes on."""
    events = Deck("events", "test", [6 * drink_event("Sing-along", me.gains(fortitude=0))])
    t = evening("fleck", "eve", "dimli", phase="action", drinks=[events])
    t.hand("fleck", "A toast! To my friends!").drink_deck("Sing-along", rest="discard")
    t.stats("fleck", alcohol=3)
    t.fleck.plays("A toast! To my friends!")
    assert t.asked_for == "order"
    assert t.alcohol == dict(fleck=3, eve=0, dimli=0)
    assert t.gold == dict(fleck=10, eve=10, dimli=10)
    assert t.happened("event-skipped") == []


@pytest.mark.rule("OP-44")
def test_a_toast_with_too_few_drinks():
    """One Drink among Events: Fleck has it, and the search for the next ends by itself."""
    cards = Deck("few", "test", [drink("Sip", 2), 5 * drink_event("Sing-along", toast)])
    t = evening("fleck", "eve", "dimli", phase="action", drinks=[cards])
    t.hand("fleck", "A toast! To my friends!")
    t.drink_deck("Sing-along", "Sip", rest="discard")
    t.fleck.plays("A toast! To my friends!")
    assert t.asked_for == "order"
    assert t.alcohol == dict(fleck=2, eve=0, dimli=0)
    assert t.gold == dict(fleck=9, eve=9, dimli=9)  # the deck ran out on the Sip


@pytest.mark.rule("OP-44", "DRNK-8")
def test_a_toast_finds_the_drinks_that_wait_at_the_bar():
    """The Drink Deck holds an Event and the discards nothing: the Bar Deck comes in."""
    events = Deck("events", "test", [drink_event("Sing-along", toast)])
    sips = Deck("sips", "test", [59 * drink("Sip", 2)])
    t = evening("fleck", "eve", "dimli", phase="action", drinks=[events, sips], bar_deck=True)
    t.hand("fleck", "A toast! To my friends!").drink_deck("Sing-along", rest="aside")
    t.fleck.plays("A toast! To my friends!")
    assert t.asked_for == "order"
    assert t.alcohol == dict(fleck=2, eve=2, dimli=2)


@pytest.mark.rule("OP-45", "TURN-17")
def test_one_more_from_an_empty_pile_sobers_up():
    """Dimli makes Gog drink one more, but Gog's pile is empty: he sobers up by 1 for it."""
    t = evening("gog", "eve", "dimli").pile("gog", "Wine").stats("gog", alcohol=5)
    t.hand("dimli", "Drink up, friend!")
    t.dimli.passes()
    assert t.drinks[0]["cards"] == ["Wine"]
    t.dimli.responds("Drink up, friend!")
    t.until("discard", "eve")
    assert t.alcohol == dict(gog=6, eve=0, dimli=0)
    told = [
        (e.kind, getattr(e, "amount", 0))
        for e in t.table.events
        if e.kind in ("sobers-up", "alcohol")
    ]
    assert told == [("sobers-up", 0), ("alcohol", -1), ("alcohol", 2)]


@pytest.mark.rule("OP-45", "TURN-16")
def test_one_more_from_the_pile_is_an_ordinary_drink():
    """Gog's next Drink is on top of the first: both are drunk, each with its own window."""
    t = evening("gog", "eve", "dimli").pile("gog", "Wine", "Dragon Breath Ale", "Water")
    t.hand("dimli", "Drink up, friend!").hand("gog", "This taste yucky!")
    t.dimli.passes()
    assert t.drinks[0]["cards"] == ["Wine"]
    t.gog.passes().dimli.responds("Drink up, friend!")
    assert t.drinks[0]["cards"] == ["Dragon Breath Ale"]
    t.gog.responds("This taste yucky!").until("discard", "eve")
    assert t.alcohol == dict(gog=2, eve=0, dimli=0)
    assert t.gog.pile == ["Water"]


def test_lowering_never_raises_a_drink_below_zero():
    """A straw lowers a Drink to 0 at the least, and leaves one below 0 as it is."""
    straw = 2 * sometimes("Loopy Straw", when=my_drink, do=strengthen(-2))
    for title, change in (("Sip", 0), ("Coffee", -1), ("Punch", 1)):
        drinks = cellar(drink("Sip", 1), drink("Coffee", -1), drink("Punch", 3))
        t = evening(guest(straw), "gog", drinks=[drinks]).pile("tess", title)
        t.hand("tess", "Loopy Straw").stats("tess", alcohol=5)
        t.tess.responds("Loopy Straw").until("discard", "gog")
        assert t.tess.alcohol == 5 + change


@pytest.mark.rule("NEG-2")
def test_a_drink_that_was_ignored_is_left_alone():
    """Gog has Ignored his Drink: from then on only the other Drinks of the round can be changed."""
    t = evening("gog", "eve", "dimli").pile("gog", "Round on the House!").drink_deck("Wine")
    t.hand("gog", "This taste yucky!", "This taste yucky!").hand("dimli", "Spike it with Firewater")
    t.hand("eve", "Actually, that's Dragon Breath Ale.")
    assert [p.on for p in t.eve.options("Actually, that's Dragon Breath Ale.")] == [0, 1, 2]
    t.gog.responds("This taste yucky!").everyone.passes()
    assert t.asked == "eve"
    assert t.gog.why_not("This taste yucky!").rule == "NEG-2"
    assert [p.on for p in t.eve.options("Actually, that's Dragon Breath Ale.")] == [1, 2]
    assert [p.on for p in t.dimli.options("Spike it with Firewater")] == [1, 2]
    t.until("discard", "eve")
    assert t.alcohol == dict(gog=0, eve=2, dimli=2)


@pytest.mark.rule("TIME-9")
def test_several_drinks_of_one_player_work_together():
    """At AC 18 a Drink of 4 and one of -1 taken at once are 3 in all, in whatever order."""
    for one, other in (
        ("Dragon Breath Ale", "We're Cutting You Off!"),
        ("We're Cutting You Off!", "Dragon Breath Ale"),
    ):
        t = evening("fleck", "eve", "dimli", phase="action")
        t.hand("fleck", "A toast! To my friends!").stats("eve", alcohol=18)
        t.hand("dimli", "You have this. I'm waiting for the good stuff!")
        t.drink_deck("Water", one, other)
        t.fleck.plays("A toast! To my friends!")
        t.dimli.responds("You have this. I'm waiting for the good stuff!", to="eve")
        t.until("discard", "dimli")
        assert t.eve.alcohol == 20
        assert not t.eve.alive


@pytest.mark.rule("DRNK-8")
@pytest.mark.parametrize(
    "word",
    [foresee_drinks(2), a_player.drinks_one_more(), toast, order_drinks(1)],
    ids=lambda word: word.name,
)
@pytest.mark.first_chair
def test_nothing_reaches_for_the_drink_deck_before_new_drinks_are_paid_for(word):
    """Other cards may be played then; once they are paid for, this one may as well."""
    reach, sip = anytime("Reach", word), anytime("Sip", me.gains(alcohol=1))
    t = table("gog", stranger(reach, sip), "eve").drink_deck("Wine", rest="discard")
    t.hand("tess", "Reach", "Sip").until("order", "gog").gog.orders_for("eve")
    card = t.card_of(1, "Reach")
    assert (t.asked, t.asked_for, t.drink_deck_titles) == ("tess", "respond", [])
    assert t.tess.may("Sip")
    assert not t.tess.may("Reach")
    assert t.table.why_not(1, card).rule == "DRNK-8"
    t.tess.passes()
    assert t.gold == dict(gog=9, tess=9, eve=9)
    assert t.drink_deck_titles
    assert t.tess.may("Reach")
