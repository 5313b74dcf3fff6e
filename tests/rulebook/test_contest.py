"""Drinking Contest: reveal, change, drink, compare; ties, passing out and running out of Gold."""

import pytest
from chairs import first

from lastcall.engine.cards import Character, Deck
from lastcall.engine.words import (
    a_drink,
    a_player,
    action,
    another_player,
    anytime,
    drink,
    drink_event,
    drinking_contest,
    event_affects_me,
    ignore,
    my_drink,
    negate_drink,
    sometimes,
    strengthen,
)
from lastcall.testing import table

FILLER = action("Filler", another_player.loses(fortitude=1))
GUARD = Character(
    "guard",
    "A guard",
    race="human",
    box="test",
    deck=[
        2 * sometimes("On patrol", when=event_affects_me, do=ignore),
        2 * sometimes("Loopy Straw", when=my_drink, do=strengthen(-1)),
        2 * sometimes("Mushroom spores...", when=a_drink, do=strengthen(1)),
        2 * sometimes("Playing with the drinks is MY job!", when=a_drink, do=strengthen(-1)),
        sometimes("Spilled!", when=a_drink, do=negate_drink),
        anytime("Bottoms up!", a_player.drinks_one_more()),
        30 * FILLER,
    ],
)

SPIKE = "Spike it with Firewater"
HAND_ON = "You have this. I'm waiting for the good stuff!"
ALONE = "I do so hate to drink alone..."
OUCH = "Gog forget about ouch!"


def evening(*seats, phase="drink", **setup):
    """The first seat's turn; nobody draws in phase 1, and the next player is asked to discard."""
    t = table(*seats, **setup)
    for name in t.names:
        t.stats(name, hand_size=0)
        t.hand(name, "Filler" if name == "guard" else "Winning Hand!")
    return t.turn(first(t), phase)


def contest(*seats, **setup):
    """The first seat is about to reveal a Drinking Contest!."""
    return evening(*seats, **setup).pile(seats_name(seats[0]), "Drinking Contest!")


def contest_event():
    return drink_event("Drinking Contest!", drinking_contest)


def seats_name(seat):
    return seat if isinstance(seat, str) else seat.id


def revealed(t):
    """Who has turned up what, in order."""
    return [(t.names[e.seat], t.table.title(e.card)) for e in t.happened("revealed")]


def ended(t):
    """Let the contest run to its end without further responses."""
    return t.until("discard")


# Reveal and drink --------------------------------------------------------------------------------


@pytest.mark.rule("CONT-1", "CONT-5", "CONT-6")
def test_each_player_reveals_one_card_and_the_strongest_wins():
    """Four players reveal in turn order; Dimli's is the strongest and wins 1 Gold from each."""
    t = contest("gog", "eve", "dimli", "fleck")
    t.drink_deck("Light Ale", "Wine", "Dragon Breath Ale", "Elven Wine", "Mead")
    t.pile("eve", "Water")
    ended(t)
    assert revealed(t) == [
        ("gog", "Light Ale"),
        ("eve", "Wine"),
        ("dimli", "Dragon Breath Ale"),
        ("fleck", "Elven Wine"),
    ]
    assert t.alcohol == dict(gog=1, eve=2, dimli=4, fleck=3)
    assert t.gold == dict(gog=9, eve=9, dimli=13, fleck=9)
    assert t.inn == 0
    assert t.drink_deck_titles[0] == "Mead"
    assert t.eve.pile == ["Water"]
    assert t.drink_discard_titles == [
        "Light Ale",
        "Wine",
        "Dragon Breath Ale",
        "Elven Wine",
        "Drinking Contest!",
    ]


@pytest.mark.rule("CONT-1", "TIME-8")
def test_the_active_player_reveals_first_whoever_turned_up_the_contest():
    """On Gog's turn the guard makes Eve drink: the contest is hers, but Gog reveals first.

    The window on the Drinks then begins with Eve, who revealed the Event.
    """
    t = evening("gog", "dimli", "eve", GUARD, phase="action").pile("eve", "Drinking Contest!")
    t.drink_deck("Light Ale", "Wine", "Elven Wine", "Water").hand("guard", "Bottoms up!")
    t.hand("gog", "This taste yucky!").hand("eve", "Drink what? This is empty.")
    t.guard.plays("Bottoms up!", at="eve")
    assert [d["revealer"] for d in t.drinks] == ["gog", "dimli", "eve", "guard"]
    assert t.asked == "eve"
    t.eve.passes()
    assert t.asked == "gog"


@pytest.mark.rule("CONT-2", "EVNT-2")
def test_a_drink_event_stands_as_a_drink_of_nothing():
    """Eve reveals Fine Ambrosia in the contest: it does nothing and counts 0."""
    t = contest("gog", "eve", "dimli").drink_deck("Light Ale", "Fine Ambrosia", "Wine", "Mead")
    t.stats("eve", fortitude=10)
    ended(t)
    assert t.alcohol == dict(gog=1, eve=0, dimli=2)
    assert t.fortitude == dict(gog=20, eve=10, dimli=20)
    assert t.gold == dict(gog=9, eve=9, dimli=12)
    assert t.drink_deck_titles[0] == "Mead"  # no card was turned up in its place


@pytest.mark.rule("CONT-3", "CHSR-12")
def test_chasers_count_and_come_off_the_deck():
    """Gog's Light Ale is chased by Elven Wine off the deck: 4 in all beats Eve's 3."""
    t = contest("gog", "eve").drink_deck("Light Ale with a Chaser", "Elven Wine", "Elven Wine")
    t.pile("eve", "Dragon Breath Ale")
    ended(t)
    assert t.alcohol == dict(gog=4, eve=3)
    assert t.gold == dict(gog=9, eve=7)
    assert t.eve.pile == ["Dragon Breath Ale"]


@pytest.mark.rule("CONT-4", "TIME-7")
def test_nobody_responds_before_all_have_revealed():
    """Gog cannot Ignore his Drink before the others have theirs; then everybody is asked."""
    t = contest("gog", "eve", "dimli").drink_deck("Dragon Breath Ale", "Wine", "Water")
    t.hand("gog", "This taste yucky!").hand("eve", "Drink what? This is empty.").hand(
        "dimli", SPIKE
    )
    assert t.asked == "gog"
    assert [d["cards"] for d in t.drinks] == [["Dragon Breath Ale"], ["Wine"], ["Water"]]
    assert t.alcohol == dict(gog=0, eve=0, dimli=0)
    assert t.eve.may("Drink what? This is empty.")
    assert len(t.dimli.options(SPIKE)) == 3


@pytest.mark.rule("CONT-5", "TIME-9")
def test_all_contestants_drink_at_the_same_moment():
    """Gog and Eve both go down on Drinks of the same step: it is a tie for the evening."""
    t = contest("gog", "eve").drink_deck("Dragon Breath Ale", "Wine")
    t.stats("gog", alcohol=16).stats("eve", alcohol=18)
    assert t.over
    assert t.winners == ["gog", "eve"]


@pytest.mark.rule("CONT-7", "CONT-21", "DRNK-8")
@pytest.mark.parametrize("name", ["gog", "eve", "dimli", "fleck"])
def test_the_deck_gives_out_and_the_winner_was_penniless(name):
    """EX-RDI5-contest-3, EX-RDI4-contest-3, EX-RDI9-contest-3, EX-RDI7-contest-3: the deck gives

    out while Drinks are revealed; the active player's last Gold goes for new Drinks, and the
    contest is won from an empty Stash: 3 Gold, the others 8, the Inn 4.
    """
    others = [other for other in ("gog", "eve", "dimli", "fleck") if other != name]
    t = contest(name, *others).stats(name, gold=1)
    t.drink_deck("Dragon Breath Ale", "Light Ale", rest="aside")
    t.drink_discard("Wine", "Wine", "Elven Wine", "Elven Wine")
    ended(t)
    assert t.gold == {name: 3, **dict.fromkeys(others, 8)}
    assert t.inn == 4
    assert t.alive == [name, *others]
    assert t.player(name).alcohol == 4


@pytest.mark.rule("CONT-7", "OP-17")
def test_gold_for_new_drinks_is_asked_for_inside_the_contest():
    """Between two reveals Eve may answer the payment, and nothing else."""
    t = contest("gog", "eve", "dimli").drink_deck("Dragon Breath Ale", "Light Ale", rest="discard")
    t.hand("eve", "Illusionary Coin", "Gold? What Gold?").hand("dimli", SPIKE)
    t.eve.passes().eve.passes()  # before Gog drinks, and at the Event
    assert t.asked == "eve"
    assert len(t.drinks) == 2
    assert t.eve.why_not("Gold? What Gold?").rule == "CHSR-11"
    assert t.dimli.why_not(SPIKE).rule == "NEG-7"
    t.eve.responds("Illusionary Coin").everyone.passes()
    assert t.gold == dict(gog=9, eve=10, dimli=9)
    assert len(t.drinks) == 3


@pytest.mark.rule("CONT-8", "SPLT-12")
def test_mead_does_not_split_in_a_contest():
    """EX-RDI5-selfsplit-2 (a): Eve drinks her Mead alone, and it counts 3."""
    t = contest("gog", "eve", "dimli").drink_deck("Wine", "Mead", "Light Ale")
    assert t.asked_for == "discard"
    assert t.alcohol == dict(gog=2, eve=3, dimli=1)
    assert t.gold == dict(gog=9, eve=12, dimli=9)


# Contest value -----------------------------------------------------------------------------------


@pytest.mark.rule("CONT-9", "CONT-13")
def test_lowering_the_own_drink_makes_a_tie():
    """EX-RDI5-contest-1: the guard lowers a Wine to 1 with a straw and ties Gog's Light Ale.

    Nobody pays yet; only these two reveal again.
    """
    t = contest(GUARD, "gog", "eve").hand("guard", "Loopy Straw")
    t.drink_deck("Wine", "Light Ale", "Water", "Dragon Breath Ale", "Wine", "Mead")
    t.guard.responds("Loopy Straw")
    ended(t)
    assert revealed(t)[3:] == [("guard", "Dragon Breath Ale"), ("gog", "Wine")]
    assert t.alcohol == dict(guard=5, gog=3, eve=0)
    assert t.gold == dict(guard=12, gog=9, eve=9)
    assert t.drink_deck_titles[0] == "Mead"


@pytest.mark.rule("CONT-9", "CONT-13")
def test_a_third_player_makes_the_tie():
    """EX-RDI9-contest-1: the guard raises Eve's Light Ale to 2, and she ties Gog's Wine.

    The guard is not in the tie and reveals no more.
    """
    t = contest("gog", "eve", GUARD).hand("guard", "Mushroom spores...")
    t.drink_deck("Wine", "Light Ale", "Water", "Light Ale", "Elven Wine")
    t.guard.responds("Mushroom spores...", on="eve")
    ended(t)
    assert t.alcohol == dict(gog=3, eve=5, guard=0)
    assert revealed(t)[3:] == [("gog", "Light Ale"), ("eve", "Elven Wine")]
    assert t.gold == dict(gog=9, eve=12, guard=9)


@pytest.mark.rule("CONT-9", "CONT-13")
def test_anothers_drink_is_lowered_into_a_tie():
    """EX-RDI7-contest-1: the guard lowers Gog's Wine to 1: he ties Eve, both drank 1."""
    t = contest("gog", "eve", GUARD).hand("guard", "Playing with the drinks is MY job!")
    t.hand("guard", "Playing with the drinks is MY job!")
    t.drink_deck("Wine", "Light Ale", "Water", "Dark Ale", "Wine")
    t.guard.responds("Playing with the drinks is MY job!", on="gog")
    t.guard.passes()
    assert len(t.happened("contest-tied")) == 1
    assert t.alcohol == dict(gog=1, eve=1, guard=0)
    assert t.gold == dict(gog=10, eve=10, guard=10)
    assert [d["revealer"] for d in t.drinks] == ["gog", "eve"]


@pytest.mark.rule("CONT-9")
def test_a_spiked_drink_wins():
    """Dimli spikes Eve's Wine to 4: she beats Gog's Elven Wine."""
    t = (
        contest("gog", "eve", "dimli")
        .drink_deck("Elven Wine", "Wine", "Water")
        .hand("dimli", SPIKE)
    )
    t.dimli.responds(SPIKE, on="eve")
    assert t.gold == dict(gog=9, eve=12, dimli=9)
    assert t.alcohol == dict(gog=3, eve=4, dimli=0)


@pytest.mark.rule("CONT-10", "DRNK-5")
@pytest.mark.parametrize("victim", ["eve", "gog", "fleck"])
def test_giving_the_drink_away_leaves_the_value(victim):
    """EX-RDI5-contest-2, EX-RDI4-contest-2, EX-RDI7-contest-2: Dimli gives his Dragon Breath Ale

    to somebody with a Dark Ale: they drink 5, he nothing, and he wins the contest.
    """
    t = contest("dimli", victim).drink_deck("Dragon Breath Ale", "Dark Ale").hand("dimli", HAND_ON)
    t.dimli.responds(HAND_ON, to=victim)
    assert t.alcohol == {"dimli": 0, victim: 5}
    assert t.gold == {"dimli": 9, victim: 7}


@pytest.mark.rule("CONT-10", "SPLT-4")
def test_splitting_the_drink_leaves_the_value():
    """EX-RDI9-contest-2: Fleck splits his Dragon Breath Ale with Gog: Gog drinks 3, Fleck 2.

    Fleck's value is still 4, more than Eve's 3.
    """
    t = contest("fleck", "gog", "eve").drink_deck("Dragon Breath Ale", "Dark Ale", "Elven Wine")
    t.hand("fleck", ALONE)
    t.fleck.responds(ALONE, to="gog")
    assert t.alcohol == dict(fleck=2, gog=3, eve=3)
    assert t.gold == dict(fleck=12, gog=9, eve=9)


@pytest.mark.rule("CONT-10")
def test_ignoring_the_drink_leaves_the_value():
    """Gog Ignores his Dragon Breath Ale and still wins with it."""
    t = contest("gog", "eve").drink_deck("Dragon Breath Ale", "Elven Wine")
    t.hand("gog", "This taste yucky!")
    t.gog.responds("This taste yucky!")
    assert t.alcohol == dict(gog=0, eve=3)
    assert t.gold == dict(gog=9, eve=7)


@pytest.mark.rule("CONT-10")
def test_a_drink_received_adds_nothing_to_ones_value():
    """Eve is given Dimli's Wine besides her own Wine: 4 to drink, 2 to show; they are tied."""
    t = contest("dimli", "eve").drink_deck("Wine", "Wine", "Light Ale", "Water")
    t.hand("dimli", HAND_ON)
    t.dimli.responds(HAND_ON, to="eve")
    assert len(t.happened("contest-tied")) == 1
    assert t.alcohol == dict(dimli=1, eve=4)  # and a Light Ale in the tie-break
    assert t.gold == dict(dimli=9, eve=7)


@pytest.mark.rule("CONT-11")
def test_extra_drinks_do_not_count():
    """EX-RDI2-contest-4, EX-RDI4-contest-4, EX-RDI7-contest-4: Dimli makes Gog drink one more in

    the contest: he drinks the Dragon Breath Ale of his pile, and his value stays 1.
    """
    t = contest("gog", "eve", "dimli").drink_deck("Light Ale", "Wine", "Water")
    t.hand("dimli", "Drink up, friend!")
    t.pile("gog", "Drinking Contest!", "Dragon Breath Ale")
    t.dimli.passes()  # before Gog drinks
    t.dimli.passes()  # at the Event
    assert len(t.drinks) == 3
    t.dimli.responds("Drink up, friend!")
    assert t.asked_for == "discard"
    assert t.alcohol == dict(gog=5, eve=2, dimli=0)
    assert t.gold == dict(gog=9, eve=12, dimli=9)


@pytest.mark.rule("CONT-12", "OP-30")
def test_below_zero_counts_as_zero():
    """EX-RDI5-contest-4, EX-RDI9-contest-4, EX-RDI2-contest-5, EX-RDI4-contest-5,

    EX-RDI7-contest-5: Gog's We're Cutting You Off! ties the Water and the Event at 0; he sobers
    up by 1 all the same.
    """
    t = contest("gog", "eve", "dimli").stats("gog", alcohol=5)
    t.drink_deck(
        "We're Cutting You Off!", "Water", "Fine Ambrosia", "Wine", "Light Ale", "Dark Ale"
    )
    assert revealed(t)[3:] == [("gog", "Wine"), ("eve", "Light Ale"), ("dimli", "Dark Ale")]
    assert t.alcohol == dict(gog=6, eve=1, dimli=1)
    assert t.gold == dict(gog=12, eve=9, dimli=9)


@pytest.mark.rule("CONT-12", "CONT-13")
def test_all_below_zero():
    """Everybody has Coffee (-1): all count 0 and are tied, and all sober up."""
    drinks = Deck("coffee", "test", [contest_event(), 2 * drink("Coffee", -1), 9 * drink("Sip", 1)])
    t = contest("gog", "eve", drinks=[drinks]).stats("gog", alcohol=5).stats("eve", alcohol=5)
    t.drink_deck("Coffee", "Coffee").hand("gog", "This taste yucky!")
    t.gog.passes()
    assert t.alcohol == dict(gog=4, eve=4)
    assert len(t.happened("contest-tied")) == 1
    assert [d["revealer"] for d in t.drinks] == ["gog", "eve"]


@pytest.mark.rule("OP-30")
def test_a_piece_of_the_drink_altered_wherever_it_sits():
    """Fleck splits his 4 with Gog and Gog's half is spiked: Fleck's value is 6, beating Eve's 5."""
    for spiked, winner in (("gog", "fleck"), ("fleck", "fleck"), (None, "eve")):
        t = contest("fleck", "gog", "eve", "dimli").hand("fleck", ALONE).hand("dimli", SPIKE)
        t.drink_deck("Dragon Breath Ale", "Water", "Elven Wine with a Chaser", "Wine", "Light Ale")
        t.fleck.responds(ALONE, to="gog").everyone.passes()
        if spiked == "gog":
            t.dimli.responds(SPIKE, on=4)  # the half, not Gog's own Water
        elif spiked:
            t.dimli.responds(SPIKE, on=0)
        ended(t)
        assert t.gold[winner] == 13
        assert t.fleck.alcohol == (4 if spiked == "fleck" else 2)
        assert t.gog.alcohol == (4 if spiked == "gog" else 2)


@pytest.mark.rule("OP-30", "CONT-10")
def test_a_drink_given_away_and_spiked_counts_for_its_revealer():
    """Dimli gives his Wine to Gog and spikes it there: the 4 are Dimli's and beat Eve's 3."""
    t = contest("dimli", "gog", "eve").drink_deck("Wine", "Light Ale", "Elven Wine")
    t.hand("dimli", HAND_ON, SPIKE)
    t.dimli.responds(HAND_ON, to="gog")
    t.dimli.responds(SPIKE, on=0)
    assert t.alcohol == dict(dimli=0, gog=5, eve=3)
    assert t.gold == dict(dimli=12, gog=9, eve=9)


@pytest.mark.rule("OP-30", "CONT-12")
def test_the_floor_comes_last():
    """We're Cutting You Off! spiked is -1 + 2 = 1, not 2: it ties a Light Ale."""
    t = contest("gog", "eve", "dimli").hand("dimli", SPIKE).stats("gog", alcohol=5)
    t.drink_deck("We're Cutting You Off!", "Light Ale", "Water", "Wine", "Elven Wine")
    t.dimli.responds(SPIKE, on="gog")
    assert revealed(t)[3:] == [("gog", "Wine"), ("eve", "Elven Wine")]
    assert t.alcohol == dict(gog=8, eve=4, dimli=0)
    assert t.gold == dict(gog=9, eve=12, dimli=9)


@pytest.mark.rule("OP-31")
def test_a_negated_drink_keeps_its_value():
    """The guard spills Gog's Dragon Breath Ale: he drinks nothing and wins with it."""
    t = contest("gog", "eve", GUARD).drink_deck("Dragon Breath Ale", "Elven Wine", "Water")
    t.hand("guard", "Spilled!")
    t.guard.responds("Spilled!", on="gog")
    assert t.alcohol == dict(gog=0, eve=3, guard=0)
    assert t.gold == dict(gog=12, eve=9, guard=9)


@pytest.mark.rule("OP-31")
def test_a_drink_turned_to_fortitude_has_no_value_left():
    """Dimli's Dragon Breath Ale hits the spot: 4 F for him, and Eve's Light Ale wins."""
    t = contest("dimli", "eve", "gog").drink_deck("Dragon Breath Ale", "Light Ale", "Water")
    t.hand("dimli", "Uuurp! That hit the spot!").stats("dimli", fortitude=10)
    t.dimli.responds("Uuurp! That hit the spot!")
    assert t.fortitude == dict(dimli=14, eve=20, gog=20)
    assert t.alcohol == dict(dimli=0, eve=1, gog=0)
    assert t.gold == dict(dimli=9, eve=12, gog=9)


@pytest.mark.rule("OP-31", "CONT-9")
def test_a_replaced_drink_counts_what_replaces_it():
    """Eve declares Gog's Light Ale to be Dragon Breath Ale: it counts 4 and beats her own 3."""
    t = contest("gog", "eve").drink_deck("Light Ale", "Elven Wine")
    t.hand("eve", "Actually, that's Dragon Breath Ale.")
    t.eve.responds("Actually, that's Dragon Breath Ale.", on="gog")
    assert t.alcohol == dict(gog=4, eve=3)
    assert t.gold == dict(gog=9, eve=7)


@pytest.mark.rule("OP-31", "CONT-9")
def test_a_strong_drink_replaced_is_worth_less():
    """Gog's 7 becomes 4 by Eve's trick, and her own 5 wins."""
    t = contest("gog", "eve").hand("eve", "Actually, that's Dragon Breath Ale.")
    t.drink_deck(
        "Elven Wine with a Chaser", "Dragon Breath Ale", "Wine with a Chaser", "Elven Wine"
    )
    t.eve.responds("Actually, that's Dragon Breath Ale.", on="gog")
    assert t.alcohol == dict(gog=4, eve=5)
    assert t.gold == dict(gog=7, eve=9)


@pytest.mark.rule("OP-34", "CONT-2")
def test_an_event_in_the_contest_cannot_be_spiked():
    """Gog's Event is no Drink: Dimli can spike the two others, and nobody can Ignore it."""
    t = contest("gog", "eve", "dimli").drink_deck("The Challenge!", "Light Ale", "Water")
    t.hand("gog", "This taste yucky!").hand("dimli", SPIKE)
    t.hand("eve", "Actually, that's Dragon Breath Ale.")
    assert t.asked == "eve"
    assert t.gog.why_not("This taste yucky!").rule == "NEG-5"
    assert sorted(p.on for p in t.dimli.options(SPIKE)) == [1, 2]
    assert [p.on for p in t.eve.options("Actually, that's Dragon Breath Ale.")] == [2]
    ended(t)
    assert t.gold == dict(gog=9, eve=12, dimli=9)


# Ties --------------------------------------------------------------------------------------------


@pytest.mark.rule("CONT-13", "CONT-16")
def test_only_the_tied_go_on_and_all_pay_in_the_end():
    """Gog and Dimli tie at 2; they alone reveal again, and Eve and Fleck pay the winner too."""
    t = contest("gog", "eve", "dimli", "fleck")
    t.drink_deck("Wine", "Light Ale", "Wine", "Water", "Light Ale", "Dark Ale")
    t.hand("dimli", SPIKE)
    t.dimli.passes()
    assert t.gold == dict(gog=10, eve=10, dimli=10, fleck=10)
    assert t.alcohol == dict(gog=2, eve=1, dimli=2, fleck=0)
    assert [d["revealer"] for d in t.drinks] == ["gog", "dimli"]
    t.dimli.responds(SPIKE, on="dimli")  # the tie-break can be changed like any step
    assert t.alcohol == dict(gog=3, eve=1, dimli=5, fleck=0)
    assert t.gold == dict(gog=9, eve=9, dimli=13, fleck=9)


@pytest.mark.rule("CONT-13", "CONT-5")
def test_the_drinks_of_a_step_are_discarded_before_the_next():
    """The tied Drinks lie on the discard pile when the tie-break is revealed."""
    t = contest("gog", "eve").drink_deck("Wine", "Wine", "Light Ale", "Water")
    t.hand("gog", "This taste yucky!")
    t.gog.passes()
    assert t.drink_discard_titles == ["Wine", "Wine"]
    assert [d["cards"] for d in t.drinks] == [["Light Ale"], ["Water"]]
    assert "in play 1" in t.where("Drinking Contest!")


@pytest.mark.rule("CONT-26")
def test_a_tie_within_the_tie():
    """Three tie at 2; of these two tie at 1; the third is out of it and the fourth long since."""
    t = contest("gog", "eve", "dimli", "fleck")
    first, second = (
        ["Wine", "Wine", "Wizard's Brew", "Light Ale"],
        ["Light Ale", "Water", "Dark Ale"],
    )
    t.drink_deck(*first, *second, "Elven Wine", "Dragon Breath Ale")
    ended(t)
    assert revealed(t)[4:] == [
        ("gog", "Light Ale"),
        ("eve", "Water"),
        ("dimli", "Dark Ale"),
        ("gog", "Elven Wine"),
        ("dimli", "Dragon Breath Ale"),
    ]
    assert t.gold == dict(gog=9, eve=9, dimli=13, fleck=9)
    assert t.alcohol == dict(gog=6, eve=2, dimli=7, fleck=1)


@pytest.mark.rule("CONT-14", "CONT-17", "CONT-18")
def test_the_one_left_of_a_tie_wins_without_drinking_on():
    """Gog and Eve tie and Gog passes out on it: Eve wins, and no further card is turned up.

    Gog still pays her 1, then divides 9: 5 to the Inn, 2 each for Eve and Dimli.
    """
    t = contest("gog", "eve", "dimli").drink_deck("Wine", "Wine", "Water", "Mead")
    t.stats("gog", alcohol=18)
    assert t.alive == ["eve", "dimli"]
    assert len(revealed(t)) == 3
    assert t.drink_deck_titles[0] == "Mead"
    assert t.gold == dict(gog=0, eve=14, dimli=11)
    assert t.inn == 5
    assert t.alcohol == dict(gog=20, eve=2, dimli=0)


@pytest.mark.rule("CONT-15")
def test_nobody_in_the_tie_stays_conscious():
    """Gog and Eve tie and both pass out: no winner, nobody pays; both divide their 10 among two."""
    t = contest("gog", "eve", "dimli", "fleck").drink_deck("Wine", "Wine", "Light Ale", "Water")
    t.stats("gog", alcohol=18).stats("eve", alcohol=18)
    t.until("discard")
    assert t.alive == ["dimli", "fleck"]
    assert t.gold == dict(gog=0, eve=0, dimli=14, fleck=14)
    assert t.inn == 12
    assert t.happened("contest-won") == []
    assert len(revealed(t)) == 4


@pytest.mark.rule("CONT-15", "LOSE-15")
def test_everybody_passes_out_in_a_tie():
    """With nobody left at all those who went down together share the evening."""
    t = contest("gog", "eve").drink_deck("Wine", "Wine").stats("gog", alcohol=18)
    t.stats("eve", alcohol=18)
    assert t.over
    assert t.winners == ["gog", "eve"]
    assert t.inn == 16


@pytest.mark.rule("CONT-17", "LOSE-15")
def test_those_who_went_down_earlier_do_not_share_the_tie():
    """Dimli passes out in the first step; Gog and Eve go down together in the tie-break."""
    t = contest("gog", "eve", "dimli")
    t.drink_deck("Wine", "Wine", "Light Ale", "Elven Wine", "Elven Wine")
    t.stats("gog", alcohol=15).stats("eve", alcohol=15).stats("dimli", alcohol=19)
    assert t.over
    assert t.winners == ["gog", "eve"]


@pytest.mark.rule("CONT-17", "CONT-18", "CONT-20")
def test_a_bystander_of_the_tie_passes_out():
    """Fleck goes down on a Water-weak Ale while Gog and Eve tie: out at once, his Gold waits.

    He pays the winner 1 of his 10; of the 9 the Inn has 5 and one more, the others 1 each.
    """
    t = contest("gog", "eve", "dimli", "fleck").pile("fleck", "Mead").stats("fleck", alcohol=19)
    t.drink_deck("Wine", "Wine", "Water", "Light Ale", "Elven Wine", "Dark Ale")
    t.hand("dimli", SPIKE)
    t.dimli.passes()
    assert t.alive == ["gog", "eve", "dimli"]  # before the tie-break is over
    assert t.gold == dict(gog=10, eve=10, dimli=10, fleck=10)
    assert t.fleck.pile == []
    assert [d["revealer"] for d in t.drinks] == ["gog", "eve"]
    assert not t.fleck.may("Winning Hand!")
    t.dimli.passes()
    assert t.gold == dict(gog=10 + 3 + 1, eve=9 + 1, dimli=9 + 1, fleck=0)
    assert t.inn == 6


@pytest.mark.rule("CONT-19", "CONT-20")
def test_a_winner_who_passes_out_collects_first():
    """Gog wins with the Drink that floors him: 12 Gold, of which 6 go to the Inn and 3 to each."""
    t = contest("gog", "eve", "dimli").drink_deck("Dragon Breath Ale", "Wine", "Light Ale")
    t.stats("gog", alcohol=17)
    assert t.alive == ["eve", "dimli"]
    assert t.gold == dict(gog=0, eve=12, dimli=12)
    assert t.inn == 6
    told = [e.kind for e in t.table.events]
    assert told.index("contest-won") < told.index("paid") < told.index("divided")


@pytest.mark.rule("OP-43", "CONT-19")
def test_leading_the_tie_break_and_passing_out_on_it():
    """Gog and Eve tie; in the tie-break Gog leads with the Drink that floors him: he wins.

    CONT-14 would have given it to Eve, who is still awake.
    """
    t = contest("gog", "eve", "dimli").stats("gog", alcohol=14)
    t.drink_deck("Wine", "Wine", "Water", "Dragon Breath Ale", "Elven Wine")
    assert not t.gog.alive
    assert t.gold == dict(gog=0, eve=9 + 3, dimli=9 + 3)
    assert [t.names[e.seat] for e in t.happened("contest-won")] == ["gog"]


@pytest.mark.rule("OP-43", "CONT-15")
def test_both_of_a_tie_break_pass_out_but_one_leads():
    """Both go down in the tie-break; the values are not tied, so Eve wins before she goes."""
    t = contest("gog", "eve", "dimli", "fleck").stats("gog", alcohol=15).stats("eve", alcohol=15)
    t.drink_deck("Wine", "Wine", "Water", "Light Ale", "Elven Wine", "Dragon Breath Ale")
    assert t.alive == ["dimli", "fleck"]
    assert [t.names[e.seat] for e in t.happened("contest-won")] == ["eve"]
    # Gog divides 9: 2 each; Eve 13: 3 each; the rest is the Inn's.
    assert t.gold == dict(gog=0, eve=0, dimli=14, fleck=14)
    assert t.inn == 12


@pytest.mark.rule("OP-32", "LOSE-5")
def test_the_final_window_comes_before_the_tie_break():
    """Gog ties and is passing out: he is asked before the next reveal, recovers and goes on."""
    t = contest("gog", "eve", "dimli").stats("gog", fortitude=18, alcohol=16).hand("gog", OUCH)
    t.drink_deck("Wine", "Wine", "Water", "Light Ale", "Dark Ale with a Chaser", "Mead")
    t.gog.passes()  # before he drinks
    t.gog.passes()  # at the Event
    t.gog.passes()  # with the Drinks on the table
    assert (t.asked, t.asked_for) == ("gog", "last-call")
    assert len(revealed(t)) == 3
    t.gog.responds(OUCH)
    assert t.gog.alive
    assert len(revealed(t)) == 5
    assert t.alcohol == dict(gog=19, eve=6, dimli=0)
    assert t.gold == dict(gog=9, eve=12, dimli=9)


@pytest.mark.rule("OP-32", "CONT-14")
def test_the_final_window_declined_before_the_tie_break():
    """The same without recovering: Gog is out and Eve has won."""
    t = contest("gog", "eve", "dimli").stats("gog", fortitude=18, alcohol=16).hand("gog", OUCH)
    t.drink_deck("Wine", "Wine", "Water", "Light Ale")
    t.gog.passes().gog.passes().gog.passes()
    t.gog.passes()  # the final window
    assert t.alive == ["eve", "dimli"]
    assert len(revealed(t)) == 3
    assert t.gold == dict(gog=0, eve=14, dimli=11)


@pytest.mark.rule("OP-32", "CONT-19")
def test_after_the_deciding_step_the_winner_collects_before_the_final_window():
    """Eve wins while Gog is passing out: she has her Gold before he is asked for the last time."""
    t = contest("gog", "eve", "dimli").stats("gog", fortitude=18, alcohol=16).hand("gog", OUCH)
    t.drink_deck("Wine", "Elven Wine", "Water")
    t.gog.passes().gog.passes().gog.passes()
    t.gog.passes()  # the payment is a window too
    assert (t.asked, t.asked_for) == ("gog", "last-call")
    assert t.gold == dict(gog=9, eve=12, dimli=9)
    t.gog.responds(OUCH)
    assert t.alive == ["gog", "eve", "dimli"]


# Running out of Gold -----------------------------------------------------------------------------


def broke(*seats):
    """Eve's last Gold goes for new Drinks when Gog reveals the first and only card of the deck."""
    t = contest(*seats).stats("eve", gold=1).drink_deck("Wine", rest="aside")
    return t


@pytest.mark.rule("CONT-21", "CONT-22", "CONT-23")
def test_a_penniless_contestant_who_does_not_win():
    """Eve is at 0 Gold from mid-contest on: she pays nothing, and is out when it ends."""
    t = broke("gog", "eve", "dimli").drink_discard("Water", "Holy Water", "Dirty Dishwater")
    t.hand("dimli", SPIKE)
    assert t.asked == "dimli"
    assert t.gold == dict(gog=9, eve=0, dimli=9)
    assert t.alive == ["gog", "eve", "dimli"]
    assert [d["revealer"] for d in t.drinks] == ["gog", "eve", "dimli"]
    t.dimli.passes()
    assert t.alive == ["gog", "dimli"]
    assert t.gold == dict(gog=10, eve=0, dimli=8)
    assert t.inn == 3


@pytest.mark.rule("CONT-21", "OP-32")
def test_poverty_is_not_looked_at_between_the_steps():
    """All tie at 1 and Eve is penniless: she is not asked for last plays before the tie-break."""
    t = contest("gog", "eve", "dimli").stats("eve", gold=1).drink_deck("Light Ale", rest="aside")
    t.drink_discard("Light Ale", "Dark Ale", "Dark Ale", "Troll Swill")
    t.hand("eve", "Gold? What Gold?")
    t.eve.passes().eve.passes()  # before Gog drinks, at the Event
    assert len(t.drinks) == 3
    assert t.eve.gold == 0
    t.eve.passes()
    assert t.asked_for == "respond"
    assert len(t.happened("contest-tied")) == 1
    assert [d["revealer"] for d in t.drinks] == ["gog", "eve", "dimli"]


@pytest.mark.rule("CONT-21", "CONT-23")
def test_a_penniless_contestant_who_wins():
    """The same, but Dimli spikes Eve's Drink: she wins 1 from each and stays."""
    t = broke("gog", "eve", "dimli").drink_discard("Light Ale", "Dark Ale", "Dark Ale")
    t.hand("dimli", SPIKE)
    assert t.gold == dict(gog=9, eve=0, dimli=9)
    t.dimli.responds(SPIKE, on="eve")
    assert t.alive == ["gog", "eve", "dimli"]
    assert t.gold == dict(gog=8, eve=2, dimli=8)
    assert t.alcohol == dict(gog=2, eve=3, dimli=1)


@pytest.mark.rule("CONT-22", "GAMB-32")
def test_demands_on_a_penniless_contestant_do_nothing():
    """Dimli tips the Wench with Eve's Gold, of which there is none; her coin is not even asked for.

    What is not Gold happens all the same: she drinks.
    """
    t = broke("gog", "eve", "dimli").drink_discard("Light Ale", "Dark Ale", "Light Ale")
    t.hand("dimli", "Tip the Wench.").hand("eve", "Illusionary Coin")
    t.dimli.passes().dimli.passes()  # before Gog drinks, at the Event
    t.eve.passes()  # the payment for new Drinks
    assert t.eve.gold == 0
    t.dimli.plays("Tip the Wench.", at="eve")
    assert t.eve.hand == ["Illusionary Coin", "Winning Hand!"]
    assert t.inn == 3
    assert t.eve.alcohol == 1
    assert t.gold == dict(gog=10, eve=0, dimli=8)


@pytest.mark.rule("CONT-23", "OP-14")
def test_a_penniless_contestant_who_finds_gold():
    """Eve, at 0, takes a Gold from Gog during the contest: she pays the winner with it and is out;

    with two of them she stays.
    """
    trick = "It's the disappearing coin trick, not the reappearing coin trick."
    for tricks, alive in ((1, ["gog", "dimli"]), (2, ["gog", "eve", "dimli"])):
        t = broke("gog", "eve", "dimli").drink_discard("Light Ale", "Dark Ale", "Light Ale")
        t.hand("eve", "Gold? What Gold?", trick)
        t.eve.passes().eve.passes()
        assert t.eve.gold == 0
        t.eve.plays("Gold? What Gold?", at="gog")
        if tricks == 2:
            t.eve.plays(trick, at="dimli")
        t.until("discard")
        assert t.eve.alive == ("eve" in alive)
        assert t.alive == alive


@pytest.mark.rule("CONT-20", "LOSE-13")
def test_a_share_of_a_passed_out_players_gold_saves_the_penniless():
    """Eve pays Dimli her last Gold; Gog passes out and divides; her share keeps her in."""
    t = contest("gog", "eve", "dimli").stats("gog", alcohol=19).stats("eve", gold=1)
    t.drink_deck("Light Ale", "Water", "Wine")
    assert t.alive == ["eve", "dimli"]
    assert t.gold == dict(gog=0, eve=0 + 2, dimli=12 + 2)
    assert t.inn == 5


@pytest.mark.rule("CONT-20", "LOSE-1")
def test_without_a_share_the_penniless_are_out_at_the_end():
    """Eve pays the winner her last Gold: out, though in the contest she was not."""
    t = contest("gog", "eve", "dimli").stats("eve", gold=1)
    t.drink_deck("Light Ale", "Water", "Wine")
    assert t.alive == ["gog", "dimli"]
    assert t.gold == dict(gog=9, eve=0, dimli=12)


# Ignoring a contest ------------------------------------------------------------------------------


@pytest.mark.rule("CONT-24", "DRNK-10")
def test_the_payment_cannot_be_ignored_but_covered():
    """Eve cannot disbelieve the payment to the winner; her coin and Dimli's belt do stand in."""
    t = contest("gog", "eve", "dimli").drink_deck("Wine", "Light Ale", "Water")
    t.hand("eve", "I attempt to disbelieve.", "Illusionary Coin")
    t.hand("dimli", "Dwarves always have money.")
    assert t.asked == "eve"
    assert t.eve.why_not("I attempt to disbelieve.").rule == "NEG-14"
    t.eve.responds("Illusionary Coin")
    t.dimli.responds("Dwarves always have money.")
    assert t.gold == dict(gog=11, eve=10, dimli=10)
    assert t.inn == -1


@pytest.mark.rule("CONT-24")
def test_with_the_first_drink_up_only_the_drink_can_be_ignored():
    """The guard may Ignore the contest when it is announced, but not with the Drinks there."""
    t = contest("gog", GUARD, "eve").drink_deck("Wine", "Light Ale", "Water")
    t.hand("guard", "On patrol", "Loopy Straw")
    assert t.guard.may("On patrol")
    t.guard.passes()
    assert t.guard.may("Loopy Straw")
    assert t.guard.why_not("On patrol").rule == "EVNT-3"
    t.guard.passes()
    assert t.gold == dict(gog=12, guard=9, eve=9)


@pytest.mark.rule("CONT-25", "EVNT-6")
def test_a_player_who_ignored_it_in_time_has_no_part_in_it():
    """The guard reveals nothing, and neither pays Gog nor could have won."""
    t = contest("gog", GUARD, "eve").drink_deck("Wine", "Light Ale", "Dragon Breath Ale")
    t.hand("guard", "On patrol")
    t.guard.responds("On patrol")
    assert revealed(t) == [("gog", "Wine"), ("eve", "Light Ale")]
    assert t.gold == dict(gog=11, guard=10, eve=9)
    assert t.alcohol == dict(gog=2, guard=0, eve=1)
    assert t.drink_deck_titles[0] == "Dragon Breath Ale"


@pytest.mark.rule("OP-33", "CONT-25")
def test_the_revealer_ignores_the_contest():
    """The guard reveals the contest and Ignores it: it goes on from the next player."""
    t = contest(GUARD, "gog", "eve").drink_deck("Wine", "Light Ale", "Dragon Breath Ale")
    t.hand("guard", "On patrol")
    t.guard.responds("On patrol")
    assert revealed(t) == [("gog", "Wine"), ("eve", "Light Ale")]
    assert t.gold == dict(guard=10, gog=11, eve=9)
    assert t.drink_discard_titles == ["Wine", "Light Ale", "Drinking Contest!"]


@pytest.mark.rule("CONT-25", "DRNK-5")
def test_a_drink_of_the_contest_can_be_handed_to_somebody_outside_it():
    """Dimli hands his Drink to the guard, who stayed out: it is drunk, and Dimli wins with it."""
    t = contest("dimli", GUARD, "eve").drink_deck("Elven Wine", "Light Ale", "Mead")
    t.hand("guard", "On patrol").hand("dimli", HAND_ON)
    t.guard.responds("On patrol")
    t.dimli.responds(HAND_ON, to="guard")
    assert t.alcohol == dict(dimli=0, guard=3, eve=1)
    assert t.gold == dict(dimli=11, guard=10, eve=9)


# An empty cellar ---------------------------------------------------------------------------------


@pytest.mark.rule("OP-6", "CONT-6")
def test_contestants_with_nothing_to_reveal_count_nothing():
    """There is one card left in the whole Inn: Gog wins with his Light Ale against nothing."""
    t = contest("gog", "eve", "dimli").drink_deck("Light Ale", rest="aside")
    ended(t)
    assert revealed(t) == [("gog", "Light Ale")]
    assert t.alcohol == dict(gog=1, eve=0, dimli=0)
    assert t.gold == dict(gog=9 + 2, eve=8, dimli=8)
    assert len(t.happened("deck-exhausted")) == 1


@pytest.mark.rule("OP-6", "CONT-15")
def test_a_tie_that_nobody_can_break():
    """Nothing is left to reveal: everybody is at 0, and the contest ends without a winner."""
    t = evening("gog", "eve", "dimli", phase="order").pile("gog", "Drinking Contest!")
    t.drink_deck("Mead", rest="aside")
    t.gog.orders_for("eve")
    ended(t)
    assert revealed(t) == []
    assert len(t.happened("contest-without-winner")) == 1
    assert t.gold == dict(gog=9, eve=9, dimli=9)  # paid once, for nothing
    assert t.drink_deck_titles == ["Drinking Contest!"]  # the first card discarded


@pytest.mark.rule("OP-6", "CONT-13")
def test_the_drinks_of_the_tie_are_enough_to_break_it():
    """The two tied Drinks are all the Inn has: discarded, they are the deck of the tie-break.

    The deck has then run out twice, so everybody has paid twice.
    """
    t = contest("gog", "eve").drink_deck("Wine", "Wizard's Brew", rest="aside")
    t.hand("gog", "This taste yucky!")
    assert t.gold == dict(gog=7, eve=7)
    t.gog.passes()
    assert len(t.happened("contest-tied")) == 1
    assert sorted(t.drinks[0]["cards"] + t.drinks[1]["cards"]) == ["Wine", "Wizard's Brew"]
    assert t.gold == dict(gog=6, eve=6)


@pytest.mark.rule("OP-6", "OP-44")
def test_a_tie_that_nothing_in_the_inn_can_break():
    """All that is left is Water and an Event: tie-breaks could go on for ever, so there is none."""
    t = contest("gog", "eve", "dimli").drink_deck("Water", "Fine Ambrosia", rest="aside")
    t.drink_discard("Holy Water", "We're Cutting You Off!")
    ended(t)
    assert len(t.happened("contest-tied")) == len(t.happened("contest-without-winner")) == 1
    assert len(revealed(t)) == 3
    assert t.gold == dict(gog=9, eve=9, dimli=9)  # for the new Drinks; nobody won


def test_a_contest_within_a_contest():
    """Dimli makes Gog drink one more, and it is another contest: each has its own values."""
    t = evening("gog", "eve", "dimli").pile("gog", "Drinking Contest!", "Drinking Contest!")
    t.hand("dimli", "Drink up, friend!")
    t.drink_deck("Light Ale", "Wine", "Water", "Dragon Breath Ale", "Dark Ale", "Elven Wine")
    t.dimli.passes().dimli.passes()
    assert [d["alcohol"] for d in t.drinks] == [1, 2, 0]
    t.dimli.responds("Drink up, friend!")
    assert t.asked_for == "discard"
    assert [t.names[e.seat] for e in t.happened("contest-won")] == ["gog", "eve"]
    assert t.gold == dict(gog=11, eve=11, dimli=8)
    assert t.alcohol == dict(gog=5, eve=3, dimli=3)
