"""Splitting Drinks, by a card or by themselves: two halves, each a Drink of its own."""

import pytest
from chairs import first

from lastcall.engine.cards import Character, Deck
from lastcall.engine.words import (
    a_drink,
    action,
    another_player,
    drink,
    me,
    negate_drink,
    sometimes,
    split_drink,
    strengthen,
)
from lastcall.testing import stranger, table

FILLER = action("Filler", another_player.loses(fortitude=1))
SPORES = sometimes("Mushroom spores...", when=a_drink, do=strengthen(1))
SPILLED = sometimes("Spilled!", when=a_drink, do=negate_drink)
DALE = Character(
    "dale", "Dale", race="human", box="test", deck=[2 * SPORES, 2 * SPILLED, 30 * FILLER]
)

ALONE = "I do so hate to drink alone..."  # Fleck splits his Drink
GOOD = "Now this stuff is actually good! Try some!"  # Dimli splits his
SPIKE = "Spike it with Firewater"
HAND_ON = "You have this. I'm waiting for the good stuff!"


def evening(*seats, phase="drink", **setup):
    """The first seat's turn. Nobody draws in phase 1, and the next player is asked to discard."""
    t = table(*seats, **setup)
    for name in t.names:
        t.stats(name, hand_size=0).hand(name, "Filler" if name == "dale" else "Winning Hand!")
    return t.turn(first(t), phase)


def cellar(*cards):
    return Deck("test-drinks", "test", [*cards, 12 * drink("Water")])


def of(t, drinker):
    """The AC of the Drinks somebody is about to drink."""
    return [d["alcohol"] for d in t.drinks if d["drinker"] == drinker and not d["ignored"]]


# By a card ---------------------------------------------------------------------------------------


@pytest.mark.rule("SPLT-1", "SPLT-2", "SPLT-4", "SPLT-6")
def test_a_half_spiked_after_the_split():
    """EX-RDI5-split-1, EX-RDI4-split-1, EX-RDI7-split-1: Elven Wine makes 2 and 2; Dimli must

    choose one half for his Firewater, which makes it 4 and leaves the other at 2.
    """
    for spiked, drunk in (("fleck", (4, 2)), ("gog", (2, 4))):
        t = evening("fleck", "gog", "dimli").pile("fleck", "Elven Wine")
        t.hand("fleck", ALONE).hand("dimli", SPIKE)
        t.fleck.responds(ALONE, to="gog").everyone.passes()
        assert (of(t, "fleck"), of(t, "gog")) == ([2], [2])
        assert sorted(p.on for p in t.dimli.options(SPIKE)) == [0, 1]
        t.dimli.responds(SPIKE, on=spiked).until("discard", "gog")
        assert t.alcohol == dict(fleck=drunk[0], gog=drunk[1], dimli=0)


@pytest.mark.rule("SPLT-2", "SPLT-6")
def test_a_half_raised_by_one_after_the_split():
    """EX-RDI9-split-1: with a card that adds 1 the halves are 2 and 3."""
    t = evening("fleck", "gog", DALE).pile("fleck", "Elven Wine")
    t.hand("fleck", ALONE).hand("dale", "Mushroom spores...")
    t.fleck.responds(ALONE, to="gog").everyone.passes()
    t.dale.responds("Mushroom spores...", on="gog").until("discard", "gog")
    assert t.alcohol == dict(fleck=2, gog=3, dale=0)


@pytest.mark.rule("SPLT-3", "SPLT-4")
def test_a_drink_spiked_before_the_split():
    """EX-RDI5-split-2, EX-RDI4-split-2, EX-RDI7-split-2: Elven Wine is spiked to 5, then split:

    3 and 3.
    """
    t = evening("fleck", "gog", "dimli").pile("fleck", "Elven Wine")
    t.hand("fleck", ALONE).hand("dimli", SPIKE)
    t.fleck.passes().dimli.responds(SPIKE).everyone.passes()
    assert of(t, "fleck") == [5]
    t.fleck.responds(ALONE, to="gog").until("discard", "gog")
    assert t.alcohol == dict(fleck=3, gog=3, dimli=0)


@pytest.mark.rule("SPLT-3")
def test_a_drink_raised_by_one_before_the_split():
    """EX-RDI9-split-2: Elven Wine is raised to 4, then split: 2 and 2, one less than after it."""
    t = evening("fleck", "gog", DALE).pile("fleck", "Elven Wine")
    t.hand("fleck", ALONE).hand("dale", "Mushroom spores...")
    t.fleck.passes().dale.responds("Mushroom spores...").everyone.passes()
    t.fleck.responds(ALONE, to="gog").until("discard", "gog")
    assert t.alcohol == dict(fleck=2, gog=2, dale=0)


@pytest.mark.rule("SPLT-4", "SPLT-5")
def test_numbers_are_added_up_first_and_halved_next():
    """EX-RDI5-split-3, EX-RDI4-split-3, EX-RDI7-split-3: 3 and 2 AC and two cards to draw, split:

    3 AC and one card for each.
    """
    wine = drink("Elven Wine with a Chaser", 3, chaser=True)
    ale = drink("Gnomish Inspirational Ale", 2, extras=[me.draws(2)])
    t = evening("fleck", "gog", "eve", drinks=[cellar(wine, ale)])
    t.pile("fleck", "Elven Wine with a Chaser", "Gnomish Inspirational Ale").hand("fleck", ALONE)
    t.deck("fleck", "Appreciative listeners! How nice!").deck("gog", "Shut up!")
    t.fleck.responds(ALONE, to="gog").until("discard", "gog")
    assert t.alcohol == dict(fleck=3, gog=3, eve=0)
    assert t.fleck.hand == ["Appreciative listeners! How nice!", "Winning Hand!"]
    assert t.gog.hand == ["Shut up!", "Winning Hand!"]
    assert t.eve.hand == ["Winning Hand!"]


@pytest.mark.rule("SPLT-5")
def test_two_ales_split_are_one_and_one():
    """EX-RDI5-split-3, derived: 1 and 1 AC make 2, halved 1 each; not two halves rounded up."""
    t = evening("fleck", "gog").pile("fleck", "Light Ale with a Chaser", "Dark Ale")
    t.hand("fleck", ALONE)
    t.fleck.responds(ALONE).until("discard", "gog")
    assert t.alcohol == dict(fleck=1, gog=1)


@pytest.mark.rule("SPLT-4")
@pytest.mark.parametrize(
    ("title", "alcohol", "fortitude"),
    [
        ("Light Ale", 1, 0),
        ("Wine", 1, 0),
        ("Dragon Breath Ale", 2, 0),
        ("Holy Water", 0, 1),
        ("Wizard's Brew", 1, 1),
        ("Water", 0, 0),
    ],
)
def test_each_number_is_halved_and_rounded_up(title, alcohol, fortitude):
    """Both sharers get the same half; an odd number makes halves that exceed the whole."""
    t = evening("fleck", "eve", "gog").pile("fleck", title).hand("fleck", ALONE)
    t.stats("fleck", fortitude=10, alcohol=5).stats("eve", fortitude=10, alcohol=5)
    t.fleck.responds(ALONE, to="eve").until("discard", "eve")
    assert t.alcohol == dict(fleck=5 + alcohol, eve=5 + alcohol, gog=0)
    assert t.fortitude == dict(fleck=10 + fortitude, eve=10 + fortitude, gog=20)


@pytest.mark.rule("SPLT-4")
def test_a_limit_on_discards_is_halved_too():
    """EX-RDI7-drinks-1: a Bitter Tonic split: 2 AC each, and each may discard up to 3 for F."""
    tonic = drink("Bitter Tonic", 3, extras=[me.may_discard(5)])
    t = evening("fleck", "gog", drinks=[cellar(tonic)]).pile("fleck", "Bitter Tonic")
    t.hand("fleck", ALONE, *4 * ["Gambling? I'm in!"]).stats("fleck", fortitude=10)
    t.hand("gog", *4 * ["Gambling? I'm in!"]).stats("gog", fortitude=10)
    t.fleck.responds(ALONE)
    assert (t.asked, t.asked_for) == ("fleck", "lose-card")
    t.fleck.discards("Winning Hand!", "Gambling? I'm in!", "Gambling? I'm in!")
    assert (t.asked, t.asked_for) == ("gog", "lose-card")  # three and no more
    t.gog.discards("Winning Hand!").gog.done()  # up to three: fewer are allowed
    assert t.asked_for == "discard"
    assert t.fortitude == dict(fleck=13, gog=11)
    assert t.alcohol == dict(fleck=2, gog=2)
    assert t.gog.discard == ["Winning Hand!"]
    assert len(t.gog.hand) == 4


@pytest.mark.rule("SPLT-7", "NEG-6")
def test_the_partner_may_ignore_the_half():
    """Gog could not touch Fleck's Drink; once it is split with him he Ignores his half alone."""
    t = evening("fleck", "gog", "eve").pile("fleck", "Dragon Breath Ale")
    t.hand("fleck", ALONE).hand("gog", "This taste yucky!")
    assert t.gog.why_not("This taste yucky!").rule == "NEG-5"
    t.fleck.responds(ALONE, to="gog").everyone.passes()
    assert [p.on for p in t.gog.options("This taste yucky!")] == [1]
    t.gog.responds("This taste yucky!").until("discard", "gog")
    assert t.alcohol == dict(fleck=2, gog=0, eve=0)


@pytest.mark.rule("SPLT-7", "SPLT-1")
def test_the_splitter_may_ignore_the_own_half():
    """Fleck splits with Gog and then Ignores his half: Gog's is untouched."""
    t = evening("fleck", "gog", "eve").pile("fleck", "Dragon Breath Ale")
    t.hand("fleck", ALONE, "I may be a fop, but I can hold my liquor!")
    t.fleck.responds(ALONE, to="gog")
    t.fleck.responds("I may be a fop, but I can hold my liquor!").until("discard", "gog")
    assert t.alcohol == dict(fleck=0, gog=2, eve=0)


@pytest.mark.rule("SPLT-7", "SPLT-1")
def test_a_half_may_be_handed_on():
    """Dimli hands the half that Fleck gave him to Eve; the new drinker may Ignore it in turn."""
    for ignores in (False, True):
        t = evening("fleck", "dimli", "eve").pile("fleck", "Dragon Breath Ale")
        t.hand("fleck", ALONE).hand("dimli", HAND_ON).hand("eve", "Drink what? This is empty.")
        t.fleck.responds(ALONE, to="dimli").everyone.passes()
        t.dimli.responds(HAND_ON, to="eve").everyone.passes()
        if ignores:
            t.eve.responds("Drink what? This is empty.")
        t.until("discard", "dimli")
        assert t.alcohol == dict(fleck=2, dimli=0, eve=0 if ignores else 2)


@pytest.mark.rule("SPLT-14")
def test_the_halves_are_drunk_at_the_same_moment():
    """Two players at AC 18 share a Dragon Breath Ale: both go down together, and it is a tie."""
    t = evening("fleck", "gog").pile("fleck", "Dragon Breath Ale").hand("fleck", ALONE)
    t.stats("fleck", alcohol=18).stats("gog", alcohol=18)
    t.fleck.responds(ALONE)
    assert t.over
    assert t.winners == ["fleck", "gog"]


@pytest.mark.rule("SPLT-14", "TIME-5")
def test_no_half_is_drunk_while_anyone_responds_to_the_other():
    """Fleck has passed on his half; he drinks it only when nobody responds to Gog's any more."""
    t = evening("fleck", "gog", "dimli").pile("fleck", "Dragon Breath Ale")
    t.hand("fleck", ALONE).hand("dimli", SPIKE, SPIKE)
    t.fleck.responds(ALONE, to="gog").everyone.passes()
    t.dimli.responds(SPIKE, on="gog").everyone.passes()
    assert t.alcohol == dict(fleck=0, gog=0, dimli=0)
    t.dimli.responds(SPIKE, on="gog")
    assert t.alcohol == dict(fleck=2, gog=6, dimli=0)


@pytest.mark.rule("OP-19")
def test_a_loss_is_halved_away_from_zero():
    """Dirty Dishwater split costs both 1 F; We're Cutting You Off! sobers both by 1."""
    t = evening("fleck", "eve").pile("fleck", "Dirty Dishwater").hand("fleck", ALONE)
    t.fleck.responds(ALONE).until("discard", "eve")
    assert t.fortitude == dict(fleck=19, eve=19)

    t = evening("fleck", "eve").pile("fleck", "We're Cutting You Off!").hand("fleck", ALONE)
    t.stats("fleck", alcohol=5).stats("eve", alcohol=5)
    t.fleck.responds(ALONE).until("discard", "eve")
    assert t.alcohol == dict(fleck=4, eve=4)


@pytest.mark.rule("OP-19", "SPLT-5")
@pytest.mark.parametrize(("up", "down", "each"), [(3, 2, 1), (2, 3, -1), (1, 4, -2), (2, 2, 0)])
def test_opposed_numbers_are_netted_before_they_are_halved(up, down, each):
    """A Drink that gives F with a Chaser that takes F: the difference is split, rounded up."""
    tonic = drink("Tonic with a Chaser", 0, up, chaser=True)
    t = evening("fleck", "eve", drinks=[cellar(tonic, drink("Slop", 0, -down))])
    t.pile("fleck", "Tonic with a Chaser", "Slop").hand("fleck", ALONE)
    t.stats("fleck", fortitude=10).stats("eve", fortitude=10)
    t.fleck.responds(ALONE).until("discard", "eve")
    assert t.fortitude == dict(fleck=10 + each, eve=10 + each)


@pytest.mark.rule("OP-20")
def test_what_is_no_number_is_in_both_halves():
    """Ogre Brew split between Eve and Gog: its text about ogres is in Gog's half all the same.

    Eve takes half of 2 AC and -1 F; Gog, a half-ogre, takes half of 3 AC and keeps his F.
    """
    t = evening("fleck", "gog").pile("fleck", "Ogre Brew").hand("fleck", ALONE)
    t.fleck.responds(ALONE).until("discard", "gog")
    assert t.alcohol == dict(fleck=1, gog=2)
    assert t.fortitude == dict(fleck=19, gog=20)


@pytest.mark.rule("OP-20", "OP-21")
def test_a_half_of_a_self_splitting_drink_still_splits_itself():
    """Rice Wine, unlike Mead, can be split by a card; each half may then be shared once more."""
    t = evening("fleck", "gog", "eve", drinks=[cellar(drink("Rice Wine", 6, splits=True))])
    t.pile("fleck", "Rice Wine").hand("fleck", ALONE)
    t.fleck.responds(ALONE, to="gog")
    assert (t.asked, t.asked_for) == ("fleck", "split")
    t.fleck.keeps_it_whole()
    assert (t.asked, t.asked_for) == ("gog", "split")
    t.gog.splits_with("eve")
    assert t.asked_for == "discard"
    assert t.alcohol == dict(fleck=3, gog=2, eve=2)


@pytest.mark.rule("OP-21", "SPLT-1")
def test_a_half_can_be_split_again():
    """Fleck shares a Dragon Breath Ale with Dimli, who shares his half, spiked to 4, with Gog."""
    t = evening("fleck", "dimli", "gog").pile("fleck", "Dragon Breath Ale")
    t.hand("fleck", ALONE).hand("dimli", GOOD, SPIKE)
    t.fleck.responds(ALONE, to="dimli").everyone.passes()
    t.dimli.responds(SPIKE, on="dimli").everyone.passes()
    assert t.dimli.options(GOOD)
    t.dimli.responds(GOOD, to="gog").until("discard", "dimli")
    assert t.alcohol == dict(fleck=2, dimli=2, gog=2)


@pytest.mark.rule("OP-21", "SPLT-13")
def test_a_half_of_mead_cannot_be_split_by_a_card():
    """Fleck shares his Mead with Dimli: neither can split his half with a card."""
    t = evening("fleck", "dimli", "gog").pile("fleck", "Mead").hand("fleck", ALONE)
    t.hand("dimli", GOOD, SPIKE)
    t.dimli.passes()  # the whole Mead
    t.fleck.splits_with("dimli")
    assert t.asked == "dimli"
    assert t.fleck.why_not(ALONE).rule == "SPLT-13"
    assert t.dimli.why_not(GOOD).rule == "SPLT-13"


# Drinks that split themselves --------------------------------------------------------------------


@pytest.mark.rule("SPLT-8", "SPLT-10", "SPLT-11")
def test_a_rice_wine_is_shared_and_the_own_half_spiked():
    """EX-RDI5-selfsplit-1: Rice Wine 3 is shared as 2 and 2; Fleck's half is spiked to 4 in the

    second window.
    """
    t = evening("fleck", "gog", "dimli", drinks=[cellar(drink("Rice Wine", 3, splits=True))])
    t.pile("fleck", "Rice Wine").hand("dimli", SPIKE)
    t.dimli.passes()
    t.fleck.splits_with("gog")
    assert (of(t, "fleck"), of(t, "gog")) == ([2], [2])
    t.dimli.responds(SPIKE, on="fleck").until("discard", "gog")
    assert t.alcohol == dict(fleck=4, gog=2, dimli=0)


@pytest.mark.rule("SPLT-8", "SPLT-10", "SPLT-11")
def test_a_mead_is_shared_and_the_partners_half_spiked():
    """EX-RDI2-selfsplit-1, EX-RDI4-selfsplit-1, EX-RDI7-selfsplit-1: Gog shares Mead with Eve and

    Dimli spikes her half: Gog 2, Eve 4.
    """
    t = evening("gog", "eve", "dimli").pile("gog", "Mead").hand("dimli", SPIKE)
    t.dimli.passes()
    t.gog.splits_with("eve")
    t.dimli.responds(SPIKE, on="eve").until("discard", "eve")
    assert t.alcohol == dict(gog=2, eve=4, dimli=0)
    assert t.drink_discard_titles == ["Mead"]


@pytest.mark.rule("SPLT-11")
def test_a_mead_is_shared_and_a_half_raised_by_one():
    """EX-RDI9-selfsplit-1: with a card that adds 1 the partner takes 3."""
    t = evening("gog", "eve", DALE).pile("gog", "Mead").hand("dale", "Mushroom spores...")
    t.dale.passes()
    t.gog.splits_with("eve")
    t.dale.responds("Mushroom spores...", on="eve").until("discard", "eve")
    assert t.alcohol == dict(gog=2, eve=3, dale=0)


@pytest.mark.rule("SPLT-8")
@pytest.mark.parametrize("title", ["Rice Wine", "Fermented orc sweat"])
def test_other_self_splitting_drinks(title):
    """EX-RDI7-selfsplit-1: what splits by itself is shared like Mead: half each, rounded up."""
    t = evening("gog", "eve", drinks=[cellar(drink(title, 5, splits=True))]).pile("gog", title)
    t.gog.splits_with("eve")
    assert t.alcohol == dict(gog=3, eve=3)


@pytest.mark.rule("SPLT-8")
def test_an_ordinary_drink_does_not_split():
    """Nobody is asked to share an Elven Wine."""
    t = evening("gog", "eve").pile("gog", "Elven Wine")
    assert t.asked_for == "discard"
    assert t.alcohol == dict(gog=3, eve=0)


@pytest.mark.rule("SPLT-9", "SPLT-3")
def test_the_undivided_drink_can_be_changed_first():
    """Dimli spikes the whole Mead to 5 in the first window: then it makes 3 and 3."""
    t = evening("gog", "eve", "dimli").pile("gog", "Mead").hand("dimli", SPIKE)
    assert t.asked == "dimli"
    assert [d["alcohol"] for d in t.drinks] == [3]
    t.dimli.responds(SPIKE)
    t.gog.splits_with("eve")
    assert t.alcohol == dict(gog=3, eve=3, dimli=0)


@pytest.mark.rule("SPLT-10")
@pytest.mark.first_chair
def test_a_self_splitting_drink_may_be_kept_whole():
    """Gog would rather have all 3 of the Mead; there is no second window then."""
    t = evening("gog", "eve", "dimli").pile("gog", "Mead").hand("dimli", SPIKE)
    t.dimli.passes()
    assert (t.asked, t.asked_for) == ("gog", "split")
    named = [t.names[p.seats()[0]] for p in t.options() if p.targets]
    assert named == ["eve", "dimli"]  # one other player, whoever it is
    t.gog.keeps_it_whole()
    assert t.asked_for == "discard"
    assert t.alcohol == dict(gog=3, eve=0, dimli=0)


@pytest.mark.rule("SPLT-11", "TIME-6")
def test_the_second_window_is_open_to_those_who_passed_in_the_first():
    """Eve let the Mead pass as Gog's; with half of it hers, she Ignores it."""
    t = evening("gog", "eve", "dimli").pile("gog", "Mead")
    t.hand("eve", "Drink what? This is empty.").hand("gog", "This taste yucky!")
    t.gog.passes()
    t.gog.splits_with("eve")
    t.gog.passes()
    t.eve.responds("Drink what? This is empty.").until("discard", "eve")
    assert t.alcohol == dict(gog=2, eve=0, dimli=0)


@pytest.mark.rule("SPLT-12", "ROTH-7")
def test_a_self_splitting_drink_of_an_event_stays_whole():
    """EX-RDI5-selfsplit-2, EX-RDI2-selfsplit-2, EX-RDI7-selfsplit-2 (a): Mead in a Round on the

    House and in a contest: nobody is asked to share, everybody drinks the full 3.
    """
    t = evening("gog", "eve", "dimli").pile("gog", "Round on the House!").drink_deck("Mead")
    assert t.asked_for == "discard"
    assert t.alcohol == dict(gog=3, eve=3, dimli=3)

    t = evening("gog", "eve", "dimli").pile("gog", "Drinking Contest!")
    t.drink_deck("Mead", "Light Ale", "Water")
    assert t.asked_for == "discard"
    assert t.alcohol == dict(gog=3, eve=1, dimli=0)


@pytest.mark.rule("SPLT-12", "CHSR-3")
def test_a_self_splitting_chaser_stays_whole():
    """EX-RDI5-selfsplit-2, EX-RDI2-selfsplit-2, EX-RDI7-selfsplit-2 (b): Wine chased by Mead: 5."""
    t = evening("gog", "eve").pile("gog", "Wine with a Chaser", "Mead")
    assert t.asked_for == "discard"
    assert t.alcohol == dict(gog=5, eve=0)


@pytest.mark.rule("SPLT-13")
def test_mead_is_immune_to_cards_that_split():
    """EX-RDI4-selfsplit-2: Fleck may not split Mead with a card; it is split only by itself."""
    t = evening("fleck", "dimli").pile("fleck", "Mead").hand("fleck", ALONE)
    t.hand("dimli", SPIKE)
    assert t.asked == "dimli"
    assert t.fleck.why_not(ALONE).rule == "SPLT-13"
    t.dimli.passes()
    assert t.asked_for == "split"  # its own split is not touched by that

    t = evening("fleck", "dimli").pile("fleck", "Elven Wine").hand("fleck", ALONE)
    assert t.fleck.may(ALONE)


@pytest.mark.rule("SPLT-13")
def test_mead_is_immune_also_to_cards_that_do_more_than_split():
    """Whatever else the card would do for its player."""
    halves = sometimes("Halves, and a story!", when=a_drink, do=[split_drink, me.draws(1)])
    t = table("fleck", "dimli", stranger(halves)).turn("fleck", "drink").pile("fleck", "Mead")
    t.hand("dimli", SPIKE).hand("tess", halves.title)
    while not t.drinks:
        t.table.answer(t.options()[-1])
    assert t.asked == "dimli"
    assert t.tess.why_not(halves.title).rule == "SPLT-13"


# Open points of self-splitting -------------------------------------------------------------------


@pytest.mark.rule("OP-22")
def test_whoever_holds_a_mead_handed_on_may_share_it():
    """Dimli hands the Mead to Eve in the first window: she is asked, and may give him half back."""
    t = evening("dimli", "eve", "gog").pile("dimli", "Mead").hand("dimli", HAND_ON)
    t.dimli.responds(HAND_ON, to="eve")
    assert (t.asked, t.asked_for) == ("eve", "split")
    t.eve.splits_with("dimli")
    assert t.alcohol == dict(dimli=2, eve=2, gog=0)


@pytest.mark.rule("OP-22")
def test_an_ignored_or_negated_mead_does_not_split():
    """Gog Ignores his Mead, or somebody spills it: nobody is asked to share what is gone."""
    t = evening("gog", "eve").pile("gog", "Mead").hand("gog", "This taste yucky!")
    t.gog.responds("This taste yucky!")
    assert t.asked_for == "discard"
    assert t.alcohol == dict(gog=0, eve=0)

    t = evening("gog", "eve", DALE).pile("gog", "Mead").hand("dale", "Spilled!")
    t.dale.responds("Spilled!")
    assert t.asked_for == "discard"
    assert t.alcohol == dict(gog=0, eve=0, dale=0)
    assert t.drink_discard_titles == ["Mead"]


@pytest.mark.rule("OP-23")
def test_the_built_in_split_is_not_a_card_that_could_be_negated():
    """Dimli's Negates are of no use against Gog sharing his Mead with him."""
    t = evening("gog", "dimli").pile("gog", "Mead")
    t.hand("dimli", "I don't think so!", "I don't want this watered-down stuff!")
    t.hand("dimli", "The Wench thinks you should stop playing with the drinks.")
    t.gog.splits_with("dimli")
    assert t.asked == "dimli"
    assert t.dimli.why_not("I don't think so!").rule == "NEG-12"
    assert (
        t.dimli.why_not("The Wench thinks you should stop playing with the drinks.").rule
        == "CHNG-6"
    )
    t.dimli.passes()
    assert t.alcohol == dict(gog=2, dimli=2)


@pytest.mark.rule("OP-23", "CHNG-1")
def test_a_card_that_splits_can_be_negated():
    """Fleck's splitting card plays with the drinks: Dimli stops it and Fleck drinks all 4."""
    t = evening("fleck", "dimli").pile("fleck", "Dragon Breath Ale").hand("fleck", ALONE)
    t.hand("dimli", "The Wench thinks you should stop playing with the drinks.")
    t.fleck.responds(ALONE)
    t.dimli.responds("The Wench thinks you should stop playing with the drinks.")
    assert t.alcohol == dict(fleck=4, dimli=0)


@pytest.mark.rule("OP-24")
def test_a_mead_somebody_is_made_to_drink_may_split():
    """Dimli makes Gog drink one more, and it is Mead: Gog may share it, even with Dimli."""
    t = evening("gog", "eve", "dimli").pile("gog", "Wine", "Mead")
    t.hand("dimli", "Drink up, friend!")
    t.dimli.responds("Drink up, friend!")  # before Gog's own Drink
    assert (t.asked, t.asked_for) == ("gog", "split")
    t.gog.splits_with("dimli").until("discard", "eve")
    assert t.alcohol == dict(gog=2 + 2, eve=0, dimli=2)
    assert t.gog.pile == []


@pytest.mark.rule("OP-24")
def test_a_mead_of_a_toast_may_split():
    """Fleck's toast is an Action: Eve reveals Mead and shares it with Fleck, on top of his Wine."""
    t = evening("fleck", "eve", "dimli", phase="action").hand("fleck", "A toast! To my friends!")
    t.drink_deck("Wine", "Mead", "Light Ale").hand("dimli", SPIKE)
    t.fleck.plays("A toast! To my friends!")
    t.dimli.passes()
    assert (t.asked, t.asked_for) == ("eve", "split")
    t.eve.splits_with("fleck")
    assert of(t, "fleck") == [2, 2]
    t.dimli.responds(SPIKE, on=3)  # the half that came from Eve
    assert t.asked_for == "order"
    assert t.alcohol == dict(fleck=6, eve=2, dimli=1)


@pytest.mark.rule("SPLT-10", "OP-22")
def test_two_self_splitting_drinks_in_one_hand():
    """Dimli hands his Mead to Eve, who has a Rice Wine: she keeps one and shares the other."""
    mead = drink("Mead", 3, splits=True, one_piece=True)
    drinks = cellar(mead, drink("Rice Wine", 5, splits=True))
    t = evening("fleck", "eve", "dimli", phase="action", drinks=[drinks])
    t.hand("fleck", "A toast! To my friends!").hand("dimli", HAND_ON)
    t.drink_deck("Water", "Rice Wine", "Mead")
    t.fleck.plays("A toast! To my friends!")
    t.dimli.responds(HAND_ON, to="eve")
    t.eve.keeps_it_whole()  # the Rice Wine
    t.eve.splits_with("fleck")  # the Mead
    assert t.asked_for == "order"
    assert t.alcohol == dict(fleck=2, eve=7, dimli=0)
