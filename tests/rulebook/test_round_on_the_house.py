"""Round on the House: one Drink turned up, a full copy for everybody, drunk at the same moment."""

import pytest
from chairs import first

from lastcall.engine.cards import Character, Deck
from lastcall.engine.words import (
    a_player,
    action,
    another_player,
    anytime,
    drink_event,
    event_affects_me,
    ignore,
    round_on_the_house,
    sometimes,
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
        anytime("Bottoms up!", a_player.drinks_one_more()),
        30 * FILLER,
    ],
)
SPIKE = "Spike it with Firewater"


def evening(*seats, **setup):
    """The first seat's Drink Phase; the pile holds a Round on the House."""
    t = table(*seats, **setup)
    for name in t.names:
        t.stats(name, hand_size=0)
        t.hand(name, "Filler" if name == "guard" else "Winning Hand!")
    return t.turn(first(t), "drink").pile(first(t), "Round on the House!")


@pytest.mark.rule("ROTH-1", "ROTH-3")
def test_everybody_drinks_one_drink_off_the_deck():
    """Gog reveals the Event: one Elven Wine is turned up and all three take 3; piles stay."""
    t = evening("gog", "eve", "dimli").drink_deck("Elven Wine", "Dragon Breath Ale")
    t.pile("eve", "Water").stats("dimli", alcohol=5)
    t.until("discard", "eve")
    assert t.alcohol == dict(gog=3, eve=3, dimli=8)
    assert t.drink_deck_titles[0] == "Dragon Breath Ale"
    assert t.eve.pile == ["Water"]
    assert t.drink_discard_titles == ["Elven Wine", "Round on the House!"]


@pytest.mark.rule("ROTH-1", "ROTH-3", "CHSR-2")
def test_the_drinks_chasers_come_off_the_deck_and_are_copied():
    """Wine chased by a Wizard's Brew: 4 AC and 2 F for everybody, and Gog's own pile is left."""
    t = evening("gog", "eve").drink_deck("Wine with a Chaser", "Wizard's Brew", "Mead")
    t.stats("gog", fortitude=10).stats("eve", fortitude=15).until("discard", "eve")
    assert t.alcohol == dict(gog=4, eve=4)
    assert t.fortitude == dict(gog=12, eve=17)
    assert t.drink_deck_titles[0] == "Mead"


@pytest.mark.rule("ROTH-1", "CHSR-5")
def test_an_event_as_chaser_of_the_round():
    """Light Ale chased by a Drinking Contest!: everybody drinks 1, there is no contest."""
    t = evening("gog", "eve").drink_deck("Light Ale with a Chaser", "Drinking Contest!", "Wine")
    t.until("discard", "eve")
    assert t.alcohol == dict(gog=1, eve=1)
    assert t.gold == dict(gog=8, eve=8)
    assert t.drink_deck_titles[0] == "Wine"


@pytest.mark.rule("ROTH-2")
def test_an_event_in_place_of_the_drink_is_discarded():
    """Two Events lie on the Wine: both are discarded without effect and the Wine is poured."""
    t = evening("gog", "eve").drink_deck("Fine Ambrosia", "Round on the House!", "Wine", "Mead")
    t.stats("gog", fortitude=10).until("discard", "eve")
    assert t.alcohol == dict(gog=2, eve=2)
    assert t.fortitude == dict(gog=10, eve=20)
    assert t.gold == dict(gog=8, eve=8)
    assert t.drink_discard_titles == [
        "Fine Ambrosia",
        "Round on the House!",
        "Wine",
        "Round on the House!",
    ]
    assert len(t.happened("event")) == 1


@pytest.mark.rule("ROTH-2", "DRNK-8")
def test_the_deck_gives_out_on_an_event():
    """The last card is an Event: it is discarded, all pay, the search goes on in the discards."""
    t = evening("gog", "eve").drink_deck("Fine Ambrosia", rest="aside")
    t.drink_discard("Wine", "Wine", "Drinking Contest!").until("discard", "eve")
    assert t.alcohol == dict(gog=2, eve=2)
    assert t.gold == dict(gog=7, eve=7)
    assert t.inn == 2


@pytest.mark.rule("OP-44", "ROTH-2")
def test_nothing_but_events_anywhere():
    """No Drink Card in deck or discards: the round ends with nobody drinking and nobody paying."""
    house = drink_event("Round on the House!", round_on_the_house)
    t = evening("gog", "eve", drinks=[Deck("dry", "test", [9 * house])])
    t.drink_deck("Round on the House!", rest="discard").until("discard", "eve")
    assert t.alcohol == dict(gog=0, eve=0)
    assert t.gold == dict(gog=8, eve=8)
    assert len(t.drink_deck_titles) == 1


@pytest.mark.rule("ROTH-3")
def test_each_copy_looks_at_its_own_drinker():
    """Ogre Brew for everybody: 3 AC for the half-ogre, 2 AC and -1 F for the others."""
    t = evening("eve", "gog", "dimli").drink_deck("Ogre Brew").until("discard", "gog")
    assert t.alcohol == dict(eve=2, gog=3, dimli=2)
    assert t.fortitude == dict(eve=19, gog=20, dimli=19)


@pytest.mark.rule("ROTH-4", "ROTH-5", "SPLT-2")
def test_nobody_can_touch_the_drink_before_it_is_copied():
    """When Dimli is first asked there are three copies already: his Firewater spikes just one."""
    t = evening("gog", "eve", "dimli").drink_deck("Light Ale").hand("dimli", SPIKE)
    assert t.asked == "dimli"
    assert [(d["drinker"], d["alcohol"]) for d in t.drinks] == [
        ("gog", 1),
        ("eve", 1),
        ("dimli", 1),
    ]
    assert len(t.dimli.options(SPIKE)) == 3
    t.dimli.responds(SPIKE, on="eve").until("discard", "eve")
    assert t.alcohol == dict(gog=1, eve=3, dimli=1)


@pytest.mark.rule("ROTH-5", "EVNT-7")
def test_copies_are_ignored_handed_on_and_turned_alone():
    """Gog Ignores his copy, Dimli hands his to Eve, Eve drinks hers and his, Fleck is untouched."""
    t = evening("gog", "eve", "dimli", "fleck").drink_deck("Elven Wine")
    t.hand("gog", "This taste yucky!")
    t.hand("dimli", "You have this. I'm waiting for the good stuff!")
    t.gog.responds("This taste yucky!").everyone.passes()
    t.dimli.responds("You have this. I'm waiting for the good stuff!", to="eve")
    t.until("discard", "eve")
    assert t.alcohol == dict(gog=0, eve=6, dimli=0, fleck=3)


@pytest.mark.rule("ROTH-5", "NEG-5")
def test_a_copy_is_ignored_by_its_own_drinker_only():
    """Eve can Ignore one of the three copies, her own; her card is no shield for Gog."""
    t = evening("gog", "eve", "dimli").drink_deck("Elven Wine")
    t.hand("eve", "Drink what? This is empty.")
    assert [t.drinks[p.on]["drinker"] for p in t.options() if p.card >= 0] == ["eve"]
    t.eve.responds("Drink what? This is empty.").until("discard", "eve")
    assert t.alcohol == dict(gog=3, eve=0, dimli=3)


@pytest.mark.rule("ROTH-6")
def test_copying_is_not_splitting():
    """Mead, immune to being split, is copied like any Drink; the copies cannot be split either.

    Nor is anything rounded or halved, and the Wench does not mind the copying.
    """
    t = evening("fleck", "eve", "dimli").drink_deck("Mead")
    t.hand("fleck", "I do so hate to drink alone...")
    t.hand("eve", "The Wench thinks you should stop playing with the drinks.")
    t.hand("dimli", SPIKE)
    assert [d["alcohol"] for d in t.drinks] == [3, 3, 3]
    assert t.fleck.why_not("I do so hate to drink alone...").rule == "SPLT-13"
    wench = "The Wench thinks you should stop playing with the drinks."
    assert t.eve.why_not(wench).rule == "CHNG-6"
    t.dimli.passes()
    assert t.alcohol == dict(fleck=3, eve=3, dimli=3)


@pytest.mark.rule("ROTH-5", "ROTH-6", "SPLT-4")
def test_a_copy_can_be_split_like_any_drink():
    """Fleck splits his copy of the Elven Wine with Eve, who drinks her own in full besides."""
    t = evening("fleck", "eve", "dimli").drink_deck("Elven Wine")
    t.hand("fleck", "I do so hate to drink alone...")
    t.fleck.responds("I do so hate to drink alone...", to="eve").until("discard", "eve")
    assert t.alcohol == dict(fleck=2, eve=5, dimli=3)


@pytest.mark.rule("ROTH-7")
def test_mead_on_the_house_stays_whole_for_everybody():
    """Nobody is asked to share: the revealer and both others drink 3."""
    t = evening("gog", "eve", "dimli").drink_deck("Mead")
    assert t.asked_for == "discard"
    assert t.alcohol == dict(gog=3, eve=3, dimli=3)
    assert t.happened("split") == []


@pytest.mark.rule("ROTH-7", "SPLT-12", "CHSR-13")
def test_mead_as_a_chaser_on_the_house():
    """Wine chased by Mead for everybody: 5 each, undivided."""
    t = evening("gog", "eve", "dimli").drink_deck("Wine with a Chaser", "Mead")
    assert t.asked_for == "discard"
    assert t.alcohol == dict(gog=5, eve=5, dimli=5)


@pytest.mark.rule("ROTH-8", "LOSE-15")
def test_the_copies_are_drunk_at_the_same_moment():
    """Both players stand at 18 AC: the Wine takes both down at once, and they share a tie."""
    t = evening("gog", "eve").drink_deck("Wine").stats("gog", alcohol=18).stats("eve", alcohol=18)
    assert t.over
    assert t.winners == ["gog", "eve"]


@pytest.mark.rule("ROTH-8", "TIME-8", "TIME-9")
def test_nobody_drinks_before_the_last_response():
    """The window goes round from the revealer; as long as anybody responds nobody has drunk."""
    t = evening("gog", "eve", "dimli").drink_deck("Wine")
    t.hand("gog", "This taste yucky!").hand("eve", "Drink what? This is empty.")
    t.hand("dimli", SPIKE)
    assert t.asked == "gog"
    t.gog.passes()
    assert t.asked == "eve"
    t.eve.passes()
    t.dimli.responds(SPIKE, on="gog").everyone.passes()
    assert t.alcohol == dict(gog=0, eve=0, dimli=0)
    t.gog.responds("This taste yucky!")  # he is asked again (TIME-6)
    assert t.alcohol == dict(gog=0, eve=0, dimli=0)
    t.eve.passes()
    assert t.alcohol == dict(gog=0, eve=2, dimli=2)


@pytest.mark.rule("ROTH-8")
def test_the_window_starts_at_the_revealer_on_anothers_turn():
    """The guard makes Dimli drink on Gog's turn: the Event is Dimli's, he is asked first."""
    t = table("gog", GUARD, "dimli", "eve").turn("gog", "action").hand("guard", "Bottoms up!")
    t.pile("dimli", "Round on the House!").drink_deck("Wine")
    t.hand("gog", "This taste yucky!", "Winning Hand!").hand("eve", "Drink what? This is empty.")
    t.guard.plays("Bottoms up!", at="dimli")
    assert t.asked == "eve"  # Dimli holds nothing, so the next to be asked after him
    t.eve.passes()
    assert t.asked == "gog"
    t.gog.passes()
    assert t.alcohol == dict(gog=2, guard=2, dimli=2, eve=2)


@pytest.mark.rule("OP-33", "EVNT-6")
@pytest.mark.first_chair
def test_the_revealer_ignores_the_round():
    """The guard reveals and Ignores it: the Drink is turned up all the same, for the others."""
    t = evening(GUARD, "gog", "eve").drink_deck("Wine").hand("guard", "On patrol")
    t.guard.responds("On patrol").until("discard", "gog")
    assert t.alcohol == dict(guard=0, gog=2, eve=2)
    assert t.drink_discard_titles == ["Wine", "Round on the House!"]
    assert [(e.seat, t.table.title(e.card)) for e in t.happened("revealed")] == [(0, "Wine")]


@pytest.mark.rule("OP-33", "EVNT-6")
def test_another_player_ignores_the_round():
    """The guard Ignores Gog's round: no copy for the guard, one each for the others."""
    t = evening("gog", GUARD, "eve").drink_deck("Wine").hand("guard", "On patrol")
    t.guard.responds("On patrol").until("discard", "guard")
    assert t.alcohol == dict(gog=2, guard=0, eve=2)


@pytest.mark.rule("ROTH-3")
def test_players_out_of_the_game_get_no_copy():
    """Eve passes out on her own turn; in Gog's round afterwards she has no part."""
    t = table("eve", "gog", "dimli").turn("eve", "drink").pile("eve", "Wine")
    t.stats("eve", alcohol=18).pile("gog", "Round on the House!")
    for name in ("gog", "dimli"):
        t.stats(name, hand_size=0).hand(name, "Winning Hand!")
    t.drink_deck("Water", "Light Ale")  # the Water is what Gog orders
    t.until("discard", "gog").gog.done()
    t.until("discard", "dimli")
    assert t.alcohol == dict(eve=20, gog=1, dimli=1)
