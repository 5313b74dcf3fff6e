"""Chasers: where they come from, what they add, and that Drink and Chasers are one Drink."""

import pytest
from chairs import first

from lastcall.cards.catalogue import drink_deck
from lastcall.engine import terms as w
from lastcall.engine.cards import Deck
from lastcall.engine.words import (
    another_player,
    drink,
    either,
    ignore_drink,
    mode,
    my_drink,
)
from lastcall.testing import stranger, table

RDI2 = ("gog", "eve", "dimli", "fleck")


def evening(*seats, phase="drink", **setup):
    """The first seat's turn. Nobody draws in phase 1, and the next player is asked to discard."""
    t = table(*seats, **setup)
    for name in t.names:
        t.stats(name, hand_size=0).hand(name, "Winning Hand!")
    return t.turn(first(t), phase)


def toast(*seats, **setup):
    """Fleck's Action Phase; his toast makes everybody drink off the Drink Deck."""
    return evening(*seats, phase="action", **setup).hand("fleck", "A toast! To my friends!")


# What calls for a Chaser -------------------------------------------------------------------------


@pytest.mark.rule("CHSR-1", "CHSR-3")
@pytest.mark.parametrize(
    "title", [card.title for card, _ in drink_deck("drinks-rdi2").kinds if card.drink is not None]
)
def test_a_drink_calls_for_a_chaser_if_its_title_says_so(title):
    """Of the RDI2 Drinks those "with a Chaser" bring the next card of the pile along, no others."""
    t = evening("eve", "dimli").pile("eve", title, "Light Ale")
    t.hand("dimli", "Spike it with Firewater")
    calls = title.endswith("with a Chaser")
    assert t.drinks[0]["cards"] == ([title, "Light Ale"] if calls else [title])
    assert t.eve.pile == ([] if calls else ["Light Ale"])


@pytest.mark.rule("CHSR-1")
def test_the_plus_mug_is_enough():
    """EX-RDI9-drink-1: Something on the Rocks has no Chaser in its title and always takes one."""
    rocks = Deck(
        "rocks", "test", [drink("Something on the Rocks", 2, chaser=True), 9 * drink("Sip", 1)]
    )
    t = evening("gog", "eve", drinks=[rocks]).pile("gog", "Something on the Rocks", "Sip", "Sip")
    t.until("discard", "eve")
    assert t.alcohol == dict(gog=3, eve=0)
    assert t.gog.pile == ["Sip"]


# Where it comes from -----------------------------------------------------------------------------


@pytest.mark.rule("CHSR-2", "CHSR-3")
def test_a_drink_of_the_pile_takes_its_chaser_off_the_pile():
    """Gog's Wine with a Chaser comes with the Elven Wine beneath it, not with one of the deck."""
    t = evening("gog", "eve").pile("gog", "Wine with a Chaser", "Elven Wine", "Mead")
    t.pile("eve", "Water").drink_deck("Dragon Breath Ale")
    t.until("discard", "eve")
    assert t.alcohol == dict(gog=5, eve=0)
    assert t.gog.pile == ["Mead"]
    assert t.eve.pile == ["Water"]
    assert t.drink_deck_titles[0] == "Dragon Breath Ale"


@pytest.mark.rule("CHSR-2", "CHSR-3")
def test_a_drink_of_the_deck_takes_its_chaser_off_the_deck():
    """In a toast Eve's Chaser comes off the Drink Deck though her own pile is full."""
    t = toast("fleck", "eve").pile("eve", "Dragon Breath Ale")
    t.drink_deck("Water", "Light Ale with a Chaser", "Wine", "Mead")
    t.fleck.plays("A toast! To my friends!")
    t.until("discard", "eve")
    assert t.alcohol == dict(fleck=0, eve=3)
    assert t.eve.pile[-1] == "Dragon Breath Ale"


@pytest.mark.rule("CHSR-2")
def test_a_drink_given_away_keeps_the_chasers_of_its_revealer():
    """The Chaser came off Dimli's pile before he could hand the Drink on; Gog's pile is his own."""
    t = evening("dimli", "gog", "eve").pile("dimli", "Wine with a Chaser", "Light Ale", "Water")
    t.pile("gog", "Dragon Breath Ale").hand(
        "dimli", "You have this. I'm waiting for the good stuff!"
    )
    t.dimli.responds("You have this. I'm waiting for the good stuff!", to="gog")
    t.until("discard", "gog")
    assert t.alcohol == dict(dimli=0, gog=3, eve=0)
    assert t.dimli.pile == ["Water"]
    assert t.gog.pile == ["Dragon Breath Ale"]


# Chains ------------------------------------------------------------------------------------------


@pytest.mark.rule("CHSR-4")
def test_a_chaser_can_call_for_another():
    """Three cards with a Chaser and a last one without: all four are one Drink."""
    t = evening("gog", "eve")
    chain = ["Light Ale with a Chaser", "Dark Ale with a Chaser", "Wine with a Chaser", "Wine"]
    t.pile("gog", *chain, "Dragon Breath Ale").until("discard", "eve")
    assert t.alcohol == dict(gog=6, eve=0)
    assert t.gog.pile == ["Dragon Breath Ale"]
    assert t.drink_discard_titles == chain
    assert len(t.happened("drank")) == 1


@pytest.mark.rule("CHSR-5", "CHSR-6")
@pytest.mark.parametrize(
    "event", ["Round on the House!", "Drinking Contest!", "Fine Ambrosia", "The Challenge!"]
)
def test_an_event_as_chaser_adds_nothing_and_ends_the_chain(event):
    """Gog's Chaser is a Drink Event: he drinks the Wine alone, the Event is discarded unread."""
    t = evening("gog", "eve", "dimli").pile("gog", "Wine with a Chaser", event, "Elven Wine")
    t.stats("gog", fortitude=10).drink_deck("Dragon Breath Ale")
    t.until("discard", "eve")
    assert t.alcohol == dict(gog=2, eve=0, dimli=0)
    assert t.fortitude == dict(gog=10, eve=20, dimli=20)
    assert t.gold == dict(gog=10, eve=10, dimli=10)
    assert t.gog.pile == ["Elven Wine"]
    assert t.drink_deck_titles[0] == "Dragon Breath Ale"
    assert t.drink_discard_titles == ["Wine with a Chaser", event]


@pytest.mark.rule("CHSR-6", "CHSR-5")
def test_nobody_can_answer_an_event_that_is_a_chaser():
    """The Event in the Drink is no Event: the window is about the Drink alone."""
    t = evening("gog", "eve").pile("gog", "Wine with a Chaser", "Fine Ambrosia")
    t.hand("gog", "This taste yucky!")
    assert t.drinks[0]["cards"] == ["Wine with a Chaser"]
    assert t.where("Fine Ambrosia") == ["being drunk 1"]
    assert t.happened("event") == []
    t.gog.responds("This taste yucky!").until("discard", "eve")
    assert t.alcohol == dict(gog=0, eve=0)
    assert t.drink_discard_titles == ["Wine with a Chaser", "Fine Ambrosia"]


@pytest.mark.rule("CHSR-7")
def test_an_empty_pile_ends_the_chain_without_sobering_up():
    """Gog has nothing to chase his Wine with: he drinks 2 and does not sober up for it."""
    t = evening("gog", "eve").pile("gog", "Wine with a Chaser").stats("gog", alcohol=4)
    t.drink_deck("Dragon Breath Ale").until("discard", "eve")
    assert t.alcohol == dict(gog=6, eve=0)
    assert t.happened("sobers-up") == []
    assert t.drink_deck_titles[0] == "Dragon Breath Ale"


@pytest.mark.rule("CHSR-8", "DRNK-8", "DRNK-22")
def test_the_deck_gives_out_in_the_middle_of_a_chain():
    """Fleck's Drink is the last card: all pay, the discards are shuffled, the Chaser is there."""
    t = toast("fleck", "eve").drink_deck("Elven Wine with a Chaser", rest="aside")
    t.drink_discard("Light Ale", "Light Ale", "Dark Ale", "Dark Ale")
    t.fleck.plays("A toast! To my friends!")
    t.until("discard", "eve")
    assert t.alcohol == dict(fleck=4 - 1, eve=1)  # less 1: his own pile was empty in phase 4
    assert t.gold == dict(fleck=7, eve=7)
    assert t.inn == 2
    told = [e.kind for e in t.table.events]
    paid = told.index("deck-exhausted")
    assert told.index("revealed") < paid < told.index("restocked") < told.index("chaser")


@pytest.mark.rule("CHSR-8", "OP-6")
def test_nothing_anywhere_ends_a_chain_off_the_deck():
    """The deck gives out on the first card and there are no discards: no Chaser, one payment."""
    t = toast("fleck", "eve", "dimli").drink_deck("Elven Wine with a Chaser", rest="aside")
    t.fleck.plays("A toast! To my friends!")
    assert t.asked_for == "order"
    assert t.alcohol == dict(fleck=3, eve=0, dimli=0)
    assert t.gold == dict(fleck=9, eve=9, dimli=9)


# One Drink ---------------------------------------------------------------------------------------

IGNORES = {
    "dimli": "I don't want this watered-down stuff!",
    "eve": "Drink what? This is empty.",
    "fleck": "I may be a fop, but I can hold my liquor!",
    "gog": "This taste yucky!",
}


@pytest.mark.rule("CHSR-9", "CHSR-10", "CHSR-11")
@pytest.mark.parametrize("name", RDI2)
def test_ignoring_the_drink_ignores_its_chaser(name):
    """EX-RDI5-chaser-1, EX-RDI4-chaser-1, EX-RDI9-chaser-1: Wine and Dragon Breath Ale are one

    Drink of 6; the first question comes when both lie there; one Ignore does for both.
    """
    other = "gog" if name != "gog" else "eve"
    t = evening(name, other).pile(name, "Wine with a Chaser", "Dragon Breath Ale", "Water")
    t.hand(name, IGNORES[name])
    assert [d["alcohol"] for d in t.drinks] == [6]
    assert len(t.player(name).options(IGNORES[name])) == 1
    t.player(name).responds(IGNORES[name]).until("discard", other)
    assert t.alcohol == {name: 0, other: 0}
    assert t.player(name).pile == ["Water"]
    assert t.drink_discard_titles == ["Wine with a Chaser", "Dragon Breath Ale"]


@pytest.mark.rule("CHSR-9", "CHSR-12")
@pytest.mark.parametrize("name", RDI2)
def test_without_the_ignore_the_sum_is_drunk(name):
    """EX-RDI5-chaser-1, derived: nobody responds, so the drinker gains 6."""
    other = "gog" if name != "gog" else "eve"
    t = evening(name, other).pile(name, "Wine with a Chaser", "Dragon Breath Ale")
    t.hand(name, IGNORES[name])
    t.player(name).passes().until("discard", other)
    assert t.alcohol == {name: 6, other: 0}


@pytest.mark.rule("CHSR-10")
def test_a_halfling_stout_as_chaser_is_ignored_too():
    """EX-RDI7-chaser-1: Wine with a Chaser and a Halfling Stout, 6 in all, of which 0 is drunk."""
    drinks = Deck(
        "stout",
        "test",
        [
            drink("Wine with a Chaser", 2, chaser=True),
            drink("Halfling Stout", 4),
            8 * drink("Sip", 1),
        ],
    )
    t = evening("dimli", "gog", drinks=[drinks]).pile(
        "dimli", "Wine with a Chaser", "Halfling Stout"
    )
    t.hand("dimli", IGNORES["dimli"])
    assert [d["alcohol"] for d in t.drinks] == [6]
    t.dimli.responds(IGNORES["dimli"]).until("discard", "gog")
    assert t.dimli.alcohol == 0


@pytest.mark.rule("CHSR-5", "CHSR-6", "CHSR-2")
@pytest.mark.parametrize("name", ["eve", "dimli", "fleck"])
def test_an_event_as_chaser_in_a_contest(name):
    """EX-RDI5-chaser-2, EX-RDI4-chaser-2, EX-RDI9-chaser-2, EX-RDI7-chaser-2: a contestant's Light

    Ale is chased by Round on the House!: worth 1, nobody gets a copy, the next card stays put.
    """
    t = evening("gog", name).pile("gog", "Drinking Contest!").pile(name, "Elven Wine")
    t.drink_deck("Water", "Light Ale with a Chaser", "Round on the House!", "Mead", "Wine")
    t.until("discard", name)
    assert t.alcohol == {"gog": 0, name: 1}
    assert t.gold == {"gog": 7, name: 9}
    assert t.drink_deck_titles[:2] == ["Mead", "Wine"]
    assert "Round on the House!" in t.drink_discard_titles
    assert t.player(name).pile == ["Elven Wine"]


@pytest.mark.rule("CHSR-11", "OP-17")
def test_no_one_is_asked_before_the_last_chaser_is_up():
    """Eve's Anytime Card and Dimli's Spike wait: when anybody is asked, all lies there."""
    t = evening("gog", "eve", "dimli")
    t.pile("gog", "Light Ale with a Chaser", "Wine with a Chaser", "Water")
    t.hand("eve", "Gold? What Gold?").hand("dimli", "Spike it with Firewater")
    t.eve.passes()  # before Gog drinks
    assert t.drinks[0]["cards"] == ["Light Ale with a Chaser", "Wine with a Chaser", "Water"]
    assert t.asked == "eve"
    assert t.dimli.may("Spike it with Firewater")
    assert t.gog.alcohol == 0


@pytest.mark.rule("OP-17", "CHSR-11")
def test_only_answers_to_the_payment_break_into_revealing():
    """The deck gives out between a Drink and its Chaser: Eve's coin answers, her trick must wait.

    Nor may Dimli answer the coin with anything but a Negate, nor make anybody drink more.
    """
    t = toast("fleck", "eve", "dimli").drink_deck("Light Ale with a Chaser", rest="discard")
    t.hand("eve", "Gold? What Gold?", "Illusionary Coin")
    t.hand("dimli", "I don't think so!", "Tip the Wench.", "Spike it with Firewater")
    t.until("action", "fleck").fleck.plays("A toast! To my friends!").everyone.passes()
    assert t.asked == "eve"
    assert t.drinks[0]["cards"] == ["Light Ale with a Chaser"]
    assert t.eve.why_not("Gold? What Gold?").rule == "CHSR-11"
    assert t.dimli.why_not("Tip the Wench.").rule == "CHSR-11"
    assert t.dimli.why_not("Spike it with Firewater").rule == "NEG-7"
    t.eve.responds("Illusionary Coin")
    assert t.asked == "dimli"
    assert t.dimli.why_not("Tip the Wench.").rule == "CHSR-11"
    t.dimli.responds("I don't think so!")
    t.eve.passes()
    assert t.gold == dict(fleck=9, eve=9, dimli=9)
    assert len(t.drinks) == 3
    assert t.dimli.may("Spike it with Firewater")
    assert t.eve.may("Gold? What Gold?")


@pytest.mark.rule("OP-17", "CARD-8")
def test_while_drinks_are_revealed_it_is_nobodys_action():
    """Of a card with two sides it is the Drink that is missing, as before the other side was."""
    duck = either(
        "Duck",
        mode(w.SOMETIMES, my_drink, ignore_drink),
        mode(w.ACTION, w.MY_ACTION, another_player.loses(fortitude=1)),
    )
    t = toast("fleck", "eve", stranger(duck)).drink_deck("Light Ale with a Chaser", rest="discard")
    t.hand("eve", "Illusionary Coin").hand("tess", "Duck")
    t.until("action", "fleck")
    assert t.tess.why_not("Duck").key == "only-my-action"
    t.fleck.plays("A toast! To my friends!")
    assert (t.asked, t.drinks[0]["cards"]) == ("eve", ["Light Ale with a Chaser"])
    assert t.tess.why_not("Duck").key == "no-drink"


@pytest.mark.rule("OP-17", "CARD-4")
def test_an_order_is_no_reveal():
    """Where the deck gives out on an ordered Drink nothing is being revealed: tricks are legal."""
    t = evening("gog", "eve", "dimli", phase="order").drink_deck("Wine", rest="discard")
    t.hand("eve", "Gold? What Gold?")
    t.eve.passes().gog.orders_for("dimli")
    t.eve.responds("Gold? What Gold?", at="gog")
    assert t.gold == dict(gog=8, eve=10, dimli=9)


@pytest.mark.rule("CHSR-12")
def test_amounts_of_the_same_kind_add_up():
    """Wine with a Chaser, Wizard's Brew: 4 AC and 2 F as one Drink."""
    t = evening("gog", "eve").pile("gog", "Wine with a Chaser", "Wizard's Brew")
    t.stats("gog", fortitude=10).until("discard", "eve")
    assert (t.gog.alcohol, t.gog.fortitude) == (4, 12)


@pytest.mark.rule("CHSR-12")
def test_a_replaced_drink_is_replaced_with_its_chasers():
    """Eve declares Gog's Elven Wine and its Chaser to be one Dragon Breath Ale: 4, not 4 and 3."""
    t = evening("gog", "eve").pile("gog", "Elven Wine with a Chaser", "Wizard's Brew")
    t.stats("gog", fortitude=10).hand("eve", "Actually, that's Dragon Breath Ale.")
    t.eve.responds("Actually, that's Dragon Breath Ale.").until("discard", "eve")
    assert (t.gog.alcohol, t.gog.fortitude) == (4, 10)


@pytest.mark.rule("CHSR-12", "CHSR-9")
def test_the_whole_sum_hits_the_spot():
    """Dimli's Light Ale and its Chaser, 3 in all, go to his Fortitude together."""
    t = evening("dimli", "gog").pile("dimli", "Light Ale with a Chaser", "Wine")
    t.stats("dimli", fortitude=10).hand("dimli", "Uuurp! That hit the spot!")
    t.dimli.responds("Uuurp! That hit the spot!").until("discard", "gog")
    assert (t.dimli.alcohol, t.dimli.fortitude) == (0, 13)


@pytest.mark.rule("CHSR-9", "SPLT-2")
def test_a_chaser_cannot_be_spiked_by_itself():
    """There is one Drink on the table, so Dimli has one way to spike it."""
    t = evening("gog", "dimli").pile("gog", "Light Ale with a Chaser", "Wine")
    t.hand("dimli", "Spike it with Firewater")
    assert len(t.dimli.options("Spike it with Firewater")) == 1
    t.dimli.responds("Spike it with Firewater").until("discard", "dimli")
    assert t.alcohol == dict(gog=5, dimli=0)


@pytest.mark.rule("CHSR-13", "OP-46")
def test_mead_as_a_chaser_makes_the_whole_drink_unsplittable():
    """Fleck's Wine is chased by Mead: his card that splits a Drink does not work on it."""
    t = evening("fleck", "gog").pile("fleck", "Wine with a Chaser", "Mead")
    t.hand("fleck", "I do so hate to drink alone...", "I may be a fop, but I can hold my liquor!")
    assert t.drinks[0]["cards"] == ["Wine with a Chaser", "Mead"]
    assert t.fleck.why_not("I do so hate to drink alone...").rule == "SPLT-13"
    t.fleck.passes()
    assert t.asked_for == "discard"  # nor does it split by itself (SPLT-12)
    assert t.alcohol == dict(fleck=5, gog=0)


@pytest.mark.rule("CHSR-13", "OP-46")
def test_without_mead_the_same_drink_may_be_split():
    """The same Drink with another Chaser is split like any other: 5 makes 3 and 3."""
    t = evening("fleck", "gog").pile("fleck", "Wine with a Chaser", "Elven Wine")
    t.hand("fleck", "I do so hate to drink alone...")
    t.fleck.responds("I do so hate to drink alone...").until("discard", "gog")
    assert t.alcohol == dict(fleck=3, gog=3)
