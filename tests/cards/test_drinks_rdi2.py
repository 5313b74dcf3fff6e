"""The Drinks and Drink Events of RDI2, each revealed and drunk at the table."""

import pytest

from lastcall.engine.cards import Character
from lastcall.engine.words import (
    action,
    another_player,
    keep_gold,
    lost_gold,
    sometimes,
    that_player,
    would_lose_gold,
)
from lastcall.testing import stranger, table

DECK = "drinks-rdi2"
IM_IN = "Gambling? I'm in!"
CHASER = "Light Ale with a Chaser"


def of_race(race):
    """A guest of a race that no RDI2 character has."""
    filler = 40 * action("Filler", another_player.loses(fortitude=1))
    return Character("guest", "A Guest", race=race, box="test", deck=[filler])


def drinks(drinker, *pile):
    """The drinker's Drink Phase, with all markers where they could move both ways."""
    t = table(drinker, "fleck", "eve", "fleck").hand("fleck", IM_IN)
    for name in t.names:
        t.stats(name, fortitude=10, alcohol=5)
    return t.turn(t.names[0], "drink").pile(t.names[0], *pile)


PLAIN = [
    ("Dark Ale", 1, 0),
    ("Light Ale", 1, 0),
    ("Wine", 2, 0),
    ("Elven Wine", 3, 0),
    ("Dragon Breath Ale", 4, 0),
    ("Wizard's Brew", 2, 2),
    ("Holy Water", 0, 2),
    ("Water", 0, 0),
    ("We're Cutting You Off!", -1, 0),
    ("Dirty Dishwater", 0, -1),
]


def changes(alcohol, fortitude):
    found = {"alcohol": alcohol, "fortitude": fortitude}
    return {field: amount for field, amount in found.items() if amount}


def drunk(name, title, alcohol, fortitude):
    """What should have changed: the drinker's markers, the pile, and nothing else."""
    return {name: {**changes(alcohol, fortitude), "pile": {"spent": [title]}}}


@pytest.fixture
def drink_up(watch):
    """The named drinker drinks the one card of their pile, and everybody is watched."""

    def drink(drinker, title):
        t = drinks(drinker, title).hand("fleck", "Tip the Wench.")
        seen = watch(t)
        assert not t.happened("revealed")
        t.until("discard", "fleck")
        assert t.drink_discard_titles == [title]
        return seen.changes

    return drink


@pytest.mark.first_chair
@pytest.mark.plays
@pytest.mark.parametrize(("title", "alcohol", "fortitude"), PLAIN)
@pytest.mark.parametrize("drinker", ["dimli", "eve", "gog"])
@pytest.mark.rule("DRNK-3", "DRNK-4")
def test_plain_drinks_do_the_same_to_everybody(drinker, title, alcohol, fortitude, drink_up):
    """The drinker's markers move by the printed figures; nobody else is touched."""
    assert drink_up(drinker, title) == drunk(drinker, title, alcohol, fortitude)


BY_RACE = [
    ("Dwarven Firewater", "human", 3, 0),
    ("Dwarven Firewater", "dwarf", 3, 1),
    ("Dwarven Firewater", "half-ogre", 3, 0),
    ("Ogre Brew", "human", 2, -1),
    ("Ogre Brew", "ogre", 3, 0),
    ("Ogre Brew", "half-ogre", 3, 0),
    ("Ogre Brew", "orc", 2, -1),
    ("Orcish Rotgut", "human", 0, -2),
    ("Orcish Rotgut", "orc", 2, 0),
    ("Orcish Rotgut", "half-ogre", 0, -2),
    ("Troll Swill", "human", 1, -1),
    ("Troll Swill", "troll", 2, 0),
    ("Troll Swill", "dwarf", 1, -1),
]


@pytest.mark.first_chair
@pytest.mark.plays
@pytest.mark.parametrize(("title", "race", "alcohol", "fortitude"), BY_RACE)
def test_some_drinks_know_their_drinkers_race(title, race, alcohol, fortitude, drink_up):
    """Whoever is of the race the Drink names takes other figures."""
    assert drink_up(of_race(race), title) == drunk("guest", title, alcohol, fortitude)


@pytest.mark.plays("Ogre Brew")
def test_a_drink_given_away_looks_at_its_new_drinker(watch):
    """Dimli hands his Ogre Brew to Gog, and as a half-ogre Gog takes 3 AC."""
    give = "You have this. I'm waiting for the good stuff!"
    t = table("dimli", "eve", "gog").turn("dimli", "drink").pile("dimli", "Ogre Brew")
    t.hand("dimli", give).hand("eve", IM_IN)
    seen = watch(t)
    t.dimli.responds(give, to="gog")
    t.until("discard", "eve")
    assert seen.changes == {"dimli": {"spent": [give]}, "gog": {"alcohol": 3}}


WITH_A_CHASER = [
    ("Dark Ale with a Chaser", 1),
    ("Light Ale with a Chaser", 1),
    ("Wine with a Chaser", 2),
    ("Elven Wine with a Chaser", 3),
]


@pytest.mark.first_chair
@pytest.mark.plays
@pytest.mark.parametrize(("title", "alcohol"), WITH_A_CHASER)
@pytest.mark.rule("CHSR-1", "CHSR-2", "CHSR-3")
def test_a_chaser_adds_the_next_card_of_the_pile(title, alcohol, watch):
    """Beneath it lies a Wizard's Brew, which is drunk along with it; the Mead stays."""
    t = drinks("eve", title, "Wizard's Brew", "Mead").hand("eve", "Tip the Wench.")
    seen = watch(t)
    t.until("discard", "fleck")
    assert seen.changes == {
        "eve": {
            "alcohol": alcohol + 2,
            "fortitude": 2,
            "pile": {"spent": sorted([title, "Wizard's Brew"])},
        }
    }


@pytest.mark.first_chair
@pytest.mark.plays
@pytest.mark.parametrize(("title", "alcohol"), WITH_A_CHASER)
@pytest.mark.rule("CHSR-7")
def test_a_chaser_with_nothing_beneath(title, alcohol, drink_up):
    """An empty pile adds nothing, and nobody sobers up for it."""
    assert drink_up("eve", title) == drunk("eve", title, alcohol, 0)


@pytest.mark.first_chair
@pytest.mark.plays
@pytest.mark.parametrize(("title", "alcohol"), WITH_A_CHASER)
@pytest.mark.rule("CHSR-5", "CHSR-6")
def test_an_event_as_chaser_is_discarded(title, alcohol, watch):
    """Fine Ambrosia as a Chaser adds nothing, costs nothing and ends the chain."""
    t = drinks("eve", title, "Fine Ambrosia", "Mead").hand("eve", "Tip the Wench.")
    seen = watch(t)
    t.until("discard", "fleck")
    assert seen.changes == {
        "eve": {"alcohol": alcohol, "pile": {"spent": sorted([title, "Fine Ambrosia"])}}
    }
    assert sorted(t.drink_discard_titles) == sorted([title, "Fine Ambrosia"])


# Mead --------------------------------------------------------------------------------------------


@pytest.mark.first_chair
@pytest.mark.plays("Mead")
@pytest.mark.rule("SPLT-10")
def test_mead_is_shared_or_kept_whole(watch):
    """Its drinker names somebody for the other half, 2 and 2, or drinks all 3."""
    t = drinks("eve", "Mead")
    seen = watch(t)
    assert (t.asked, t.asked_for) == ("eve", "split")
    t.eve.splits_with("eve_2")
    t.until("discard", "fleck")
    assert seen.changes == {"eve": {"alcohol": 2}, "eve_2": {"alcohol": 2}}

    t = drinks("eve", "Mead")
    seen = watch(t)
    t.eve.keeps_it_whole()
    t.until("discard", "fleck")
    assert seen.changes == {"eve": {"alcohol": 3}}


@pytest.mark.first_chair
@pytest.mark.plays("Mead")
@pytest.mark.rule("SPLT-12")
def test_mead_as_a_chaser_does_not_split(watch):
    """Light Ale with Mead as its Chaser is one Drink of 4."""
    t = drinks("eve", CHASER, "Mead").hand("eve", "Tip the Wench.")
    seen = watch(t)
    t.until("discard", "fleck")
    assert seen.changes == {"eve": {"alcohol": 4, "pile": {"spent": sorted([CHASER, "Mead"])}}}


# Events ------------------------------------------------------------------------------------------


@pytest.mark.first_chair
@pytest.mark.plays("Fine Ambrosia")
@pytest.mark.parametrize(("purse", "paid"), [(10, 2), (3, 2)])
@pytest.mark.rule("EVNT-1", "EVNT-8", "TURN-18")
def test_fine_ambrosia(purse, paid, watch):
    """The revealer gains 1 AC and 4 F and pays the Inn 2 Gold; no second card is turned up."""
    t = drinks("eve", "Fine Ambrosia", "Wine").stats("eve", gold=purse)
    t.hand("eve", "Tip the Wench.")
    seen = watch(t)
    t.until("discard", "fleck")
    assert seen.changes == {
        "inn": paid,
        "eve": {
            "alcohol": 1,
            "fortitude": 4,
            "gold": -paid,
            "pile": {"spent": ["Fine Ambrosia"]},
        },
    }
    assert t.drink_discard_titles == ["Fine Ambrosia"]


@pytest.mark.first_chair
@pytest.mark.plays("The Challenge!")
def test_the_challenge_declined(watch):
    """Who declines drinks nothing and earns nothing."""
    t = drinks("eve", "The Challenge!").drink_deck("Wine", "Mead")
    seen = watch(t)
    assert (t.asked, t.asked_for) == ("eve", "dare")
    t.eve.declines()
    t.until("discard", "fleck")
    assert seen.changes == {}
    assert t.drink_deck_titles[:2] == ["Wine", "Mead"]
    assert t.drink_discard_titles == ["The Challenge!"]


@pytest.mark.first_chair
@pytest.mark.plays("The Challenge!")
@pytest.mark.rule("SPLT-12")
def test_the_challenge_accepted_and_survived(watch):
    """Two Drinks off the deck, Chaser and all, an Event skipped; then each other player pays."""
    t = drinks("eve", "The Challenge!")
    t.stats("eve", fortitude=20).drink_deck(CHASER, "Wine", "Fine Ambrosia", "Mead", "Water")
    seen = watch(t)
    t.eve.accepts()
    t.until("discard", "fleck")
    assert seen.changes == {
        "eve": {"alcohol": 6, "gold": 3},
        "fleck": {"gold": -1},
        "eve_2": {"gold": -1},
        "fleck_2": {"gold": -1},
    }
    assert t.drink_deck_titles[0] == "Water"
    assert sorted(t.drink_discard_titles) == sorted(
        [CHASER, "Wine", "Fine Ambrosia", "Mead", "The Challenge!"]
    )


@pytest.mark.plays("The Challenge!")
def test_the_payment_for_the_challenge_is_nobodys_doing():
    """It is answered like any other payment, but there is nobody to pay it back to."""
    purse = sometimes("Empty purse", when=would_lose_gold, do=keep_gold)
    log = sometimes("Noted.", when=lost_gold, do=that_player.loses(fortitude=2))
    seats = [stranger(purse, log, name=name) for name in ("ann", "ben", "cat")]
    t = table(*seats).turn("ann", "drink").pile("ann", "The Challenge!")
    t.drink_deck("Light Ale", "Light Ale").hand("ben", "Empty purse").hand("cat", "Noted.")
    t.until("dare", "ann").ann.accepts()
    t.until("respond", "ben")
    assert t.table.view(2).stack[-1].owner == -1
    t.ben.responds("Empty purse")
    t.nobody_responds()
    assert t.gold == dict(ann=11, ben=10, cat=9)
    assert t.fortitude == dict(ann=20, ben=20, cat=20)
    assert t.cat.hand == ["Noted."]


@pytest.mark.first_chair
@pytest.mark.plays("The Challenge!")
@pytest.mark.parametrize(("fortitude", "conscious"), [(11, False), (12, True)])
@pytest.mark.rule("LOSE-2")
def test_the_challenge_is_not_paid_to_the_unconscious(fortitude, conscious):
    """From 5 AC two Elven Wines lead to 11: with 12 Fortitude Eve earns 3, with 11 she is out."""
    t = drinks("eve", "The Challenge!").stats("eve", fortitude=fortitude, gold=6)
    t.drink_deck("Elven Wine", "Elven Wine")
    t.eve.accepts()
    t.until("discard", "fleck")
    assert t.eve.alive == conscious
    if conscious:
        assert t.gold == {"eve": 9, "fleck": 9, "eve_2": 9, "fleck_2": 9}
    else:
        # Her 6 Gold: 3 to the Inn, 1 to each of the others.
        assert t.gold == {"eve": 0, "fleck": 11, "eve_2": 11, "fleck_2": 11}
        assert t.inn == 3


@pytest.mark.first_chair
@pytest.mark.plays("Round on the House!")
@pytest.mark.rule("ROTH-1", "ROTH-2", "ROTH-3")
def test_round_on_the_house(watch):
    """One Drink off the deck with its Chaser, an Event skipped: everybody drinks a full copy."""
    t = drinks("eve", "Round on the House!").drink_deck("Fine Ambrosia", CHASER, "Mead", "Water")
    t.hand("eve", "Tip the Wench.")
    seen = watch(t)
    t.until("discard", "fleck")
    assert seen.changes == {
        "eve": {"alcohol": 4, "pile": {"spent": ["Round on the House!"]}},
        "fleck": {"alcohol": 4},
        "eve_2": {"alcohol": 4},
        "fleck_2": {"alcohol": 4},
    }
    assert t.drink_deck_titles[0] == "Water"
    assert sorted(t.drink_discard_titles) == sorted(
        ["Fine Ambrosia", CHASER, "Mead", "Round on the House!"]
    )


@pytest.mark.first_chair
@pytest.mark.plays("Drinking Contest!")
@pytest.mark.rule("CONT-1", "CONT-2", "CONT-5", "CONT-6")
def test_drinking_contest(watch):
    """Eve 2, Fleck an Event that counts 0, Eve the second 3 and wins, Fleck the second 1."""
    t = drinks("eve", "Drinking Contest!").hand("eve", "Tip the Wench.")
    t.drink_deck("Wine", "Fine Ambrosia", "Elven Wine", "Dark Ale", "Water")
    seen = watch(t)
    t.until("discard", "fleck")
    assert seen.changes == {
        "eve": {"alcohol": 2, "gold": -1, "pile": {"spent": ["Drinking Contest!"]}},
        "fleck": {"gold": -1},
        "eve_2": {"alcohol": 3, "gold": 3},
        "fleck_2": {"alcohol": 1, "gold": -1},
    }
    assert t.drink_deck_titles[0] == "Water"


@pytest.mark.first_chair
@pytest.mark.plays("Drinking Contest!")
@pytest.mark.rule("CONT-13", "CONT-16")
def test_a_tied_drinking_contest_goes_on_between_the_leaders(watch):
    """Both Eves reveal Wine; they alone drink again, and the first wins with Elven Wine."""
    t = drinks("eve", "Drinking Contest!").hand("eve", "Tip the Wench.").stats("eve", fortitude=20)
    t.drink_deck("Wine", "Water", "Wine", "Dark Ale", "Elven Wine", "Light Ale", "Mead")
    seen = watch(t)
    t.until("discard", "fleck")
    assert seen.changes == {
        "eve": {"alcohol": 5, "gold": 3, "pile": {"spent": ["Drinking Contest!"]}},
        "fleck": {"gold": -1},
        "eve_2": {"alcohol": 3, "gold": -1},
        "fleck_2": {"alcohol": 1, "gold": -1},
    }
    assert t.drink_deck_titles[0] == "Mead"
