"""Beastsergeant Ygella: Pets are ordinary cards that some of her cards look for (YGELLA)."""

import pytest

import lastcall
from lastcall.cards.catalogue import CHARACTERS, DRINK_DECKS
from lastcall.engine import terms as w
from lastcall.engine.cards import Deck
from lastcall.engine.view import events_for
from lastcall.engine.words import drink, drink_event, each_player
from lastcall.testing import table

YGELLA = CHARACTERS["ygella"]
PETS = [card.title for card in YGELLA.deck.cards if "pet" in card.tags]
ANTS = "Someone's got ants in their pants!"
LICHEN = "Ooh, he's taken a lichen to you!"
DIG = "Uh-oh! Time to dig our way out of trouble!"
SWARM = "Careful! They swarm when threatened"
PURR = "Nothing heals like a purring mole-kitten."
HOLD = "Wanna hold one?"
SNACK = "Who wants a Spelunker Snack?"
PATROL = "Sorry, I'm on patrol duty"
RAISE = "I raise!"
TIP = "Tip the Barkeep"
IM_IN = "Gambling? I'm in!"


def shown(t):
    """The cards turned up for everybody, by title."""
    return [t.table.title(event.card) for event in t.happened("showed")]


@pytest.mark.rule("YGELLA-1")
def test_ygella_brings_nothing_but_her_deck():
    """No side deck, tracker or box; her turn has no steps of its own, and nothing is laid out."""
    assert YGELLA.side_decks == YGELLA.trackers == YGELLA.boxes == ()
    assert YGELLA.at_turn_start == YGELLA.after_draw == YGELLA.at_turn_end == ()
    t = lastcall.new_game("ygella", "gog", seed=3, first=0)
    mine = t.view(0).seats[0]
    assert (mine.side, mine.trackers, mine.boxes, mine.kept) == ((), (), (), ())
    assert (mine.hand, mine.deck, mine.pile) == (7, 33, 1)


@pytest.mark.rule("YGELLA-2")
@pytest.mark.parametrize("title", [ANTS, LICHEN, DIG])
def test_the_documented_pets_have_the_subtype(title):
    """The type line of these cards says Pet; nobody else at the inn has a Pet."""
    assert title in PETS
    for name, character in CHARACTERS.items():
        pets = [card.title for card in character.deck.cards if "pet" in card.tags]
        assert bool(pets) == (name == "ygella")


@pytest.mark.rule("YGELLA-7")
def test_fourteen_pets_and_three_cards_that_refer_to_them():
    """14 of the 40 cards are Pets; three cards look for one."""
    cards = YGELLA.deck.cards
    assert len(cards) == 40
    assert len(PETS) == 14
    looking = [
        card.title
        for card in cards
        if any(getattr(word, "tag", "") == "pet" for mode in card.modes for word in mode.words)
    ]
    assert len(looking) == 3
    assert {HOLD, SNACK} < set(looking)


# A Pet is a card of its main type ----------------------------------------------------------------


@pytest.mark.rule("YGELLA-3")
def test_a_pet_that_is_an_action_is_an_action():
    """It is played in her Action Phase as her one Action, and answered like any Action Card."""
    t = table("ygella", "gog", "jett").hand("ygella", ANTS, LICHEN, TIP)
    t.hand("gog", "Gog not think so!", "Shut up!")
    t.ygella.plays(ANTS, at="gog")
    assert t.gog.why_not("Gog not think so!").rule == "NEG-12"
    assert t.gog.may("Shut up!")
    t.everyone.passes()
    assert t.fortitude == dict(ygella=20, gog=18, jett=20)
    assert t.asked_for == "action"
    assert t.ygella.why_not(LICHEN).rule == "TURN-9"
    t = table("gog", "ygella", "jett").hand("ygella", ANTS, TIP)
    assert t.ygella.why_not(ANTS).rule == "CARD-2"


@pytest.mark.rule("YGELLA-3")
def test_a_pet_that_is_a_sometimes_card_is_a_sometimes_card():
    """The swarm needs its condition, and "I don't think so!" stops it."""
    t = table("gog", "ygella", "jett").hand("gog", "Dance with Gog!", "Gog not think so!")
    t.hand("ygella", SWARM, TIP)
    t.until("action", "gog")
    assert not t.ygella.may(SWARM)
    t.gog.plays("Dance with Gog!", at="ygella")
    t.everyone.passes()
    t.ygella.responds(SWARM)
    t.until("respond", "gog")
    t.gog.responds("Gog not think so!")
    t.nobody_responds()
    assert t.fortitude == dict(gog=20, ygella=16, jett=20)
    assert t.ygella.discard == [SWARM]


@pytest.mark.rule("YGELLA-3")
def test_a_pet_that_is_an_anytime_card_is_an_anytime_card():
    """On another player's turn, and before any Sometimes Card."""
    t = table("gog", "ygella", "jett").stats("ygella", fortitude=10).hand("ygella", PURR)
    t.ygella.responds(PURR)
    t.everyone.passes()
    assert t.ygella.fortitude > 10
    assert (t.gog.fortitude, t.jett.fortitude) == (20, 20)


# Wanna hold one? ---------------------------------------------------------------------------------


@pytest.mark.rule("YGELLA-4")
def test_the_pet_fetched_is_shown_to_all():
    """Of three cards on her discard pile two are Pets; everybody sees which one goes to hand."""
    t = table("ygella", "gog", "jett").hand("ygella", HOLD).discarded("ygella", ANTS, TIP, DIG)
    t.ygella.plays(HOLD)
    assert (t.asked, t.asked_for) == ("ygella", "fetch")
    assert sorted(t.table.title(option.card) for option in t.options()) == sorted([ANTS, DIG])
    before = len(t.table.events)
    t.ygella.picks(DIG)
    (event,) = t.happened("fetched")
    assert t.table.title(event.card) == DIG
    assert event in t.table.events[before:]
    for seat in (-1, 0, 1, 2):
        assert event in events_for(t.table, seat)
    assert t.ygella.hand == [DIG]
    assert t.ygella.discard == [ANTS, TIP, HOLD]


@pytest.mark.rule("YGELLA-4")
def test_without_a_pet_in_the_discard_pile_nothing_is_fetched():
    """Cards of other kinds stay where they are."""
    t = table("ygella", "gog", "jett").hand("ygella", HOLD).discarded("ygella", TIP)
    t.ygella.plays(HOLD)
    t.nobody_responds()
    assert not t.happened("fetched")
    assert t.ygella.hand == []
    assert t.ygella.discard == [TIP, HOLD]


# Who wants a Spelunker Snack? --------------------------------------------------------------------


@pytest.mark.rule("YGELLA-8")
def test_the_snack_brings_the_first_pet_of_the_deck():
    """Two other cards are turned up and discarded, the Pet goes to hand, the next card stays."""
    t = table("ygella", "gog", "jett").hand("ygella", SNACK).deck("ygella", TIP, RAISE, ANTS, DIG)
    t.ygella.plays(SNACK)
    t.nobody_responds()
    assert shown(t) == [TIP, RAISE, ANTS]
    assert t.ygella.hand == [ANTS]
    assert t.ygella.discard == [TIP, RAISE, SNACK]
    assert t.ygella.deck[0] == DIG


@pytest.mark.rule("NEG-10", "REDR-3")
@pytest.mark.parametrize("ignored", [True, False])
def test_whoever_ignores_the_own_card_fetches_nothing_by_it(ignored):
    """The nip comes back to Ygella. If she Ignores it, she Ignores what it would bring her, too."""
    nip = "Come back here, you!"
    t = table("ygella", "remy", "gog").hand("ygella", nip, DIG).hand("remy", "Deflect")
    t.discarded("ygella", PURR)
    t.ygella.plays(nip, at="remy")
    t.remy.responds("Deflect", to="ygella")
    t.ygella.responds(DIG) if ignored else t.ygella.passes()
    t.until("order")
    assert t.fortitude["ygella"] == (20 if ignored else 19)
    assert t.ygella.hand == ([] if ignored else [PURR, DIG])


@pytest.mark.rule("YGELLA-5", "TURN-8")
def test_the_snack_goes_on_revealing_when_the_deck_runs_out():
    """The last card of the deck is no Pet: the discards are shuffled in, without what was shown."""
    t = table("ygella", "gog", "jett").hand("ygella", SNACK, *PETS[1:])
    t.deck("ygella", TIP, RAISE, only=True)
    assert len(t.ygella.discard) == 40 - 1 - 13 - 2
    assert t.ygella.discard.count(PETS[0]) == 1
    t.ygella.plays(SNACK)
    t.nobody_responds()
    assert [event.amount for event in t.happened("reshuffled")] == [24]
    cards = shown(t)
    assert cards[:2] == [TIP, RAISE]
    assert cards[-1] == PETS[0]
    assert cards.count(TIP) == 1, "what was shown already is not in the new deck"
    assert t.ygella.hand == sorted(PETS)
    assert t.ygella.discard == [*cards[:-1], SNACK]
    assert len(t.ygella.deck) == 26 - len(cards)


@pytest.mark.rule("YGELLA-8", "OP-4")
def test_the_snack_stops_when_there_is_no_pet_anywhere():
    """She holds all 14: the whole deck is shown once and discarded, and that is all."""
    t = table("ygella", "gog", "jett").hand("ygella", SNACK, *PETS).discarded("ygella", TIP, RAISE)
    t.ygella.plays(SNACK)
    t.nobody_responds()
    assert len(shown(t)) == 25
    assert t.ygella.hand == sorted(PETS)
    assert t.ygella.deck == []
    assert len(t.ygella.discard) == 26


# Sorry, I'm on patrol duty -----------------------------------------------------------------------

EVENTS = sorted(
    (deck.name, card.title)
    for deck in DRINK_DECKS.values()
    for card, _ in deck.kinds
    if card.is_event
)


@pytest.mark.rule("YGELLA-6", "EVNT-5")
@pytest.mark.parametrize(("deck", "title"), EVENTS)
@pytest.mark.first_chair
def test_patrol_duty_ignores_every_drink_event(deck, title):
    """Whatever she reveals, Ygella drinks nothing, pays nothing and loses nothing."""
    t = table("ygella", "gog", "jett", drinks=[deck]).turn("ygella", "drink")
    t.pile("ygella", title).hand("ygella", PATROL, IM_IN).hand("gog", IM_IN)
    assert t.happened("event")
    t.ygella.responds(PATROL)
    t.until("discard", "gog")
    assert [event.seat for event in t.happened("ignored")] == [0]
    assert (t.ygella.fortitude, t.ygella.alcohol, t.ygella.gold) == (20, 0, 10)
    assert t.ygella.hand == [IM_IN]
    assert not [event for event in t.happened("drank") if event.seat == 0]


@pytest.mark.rule("YGELLA-6", "EVNT-5")
def test_patrol_duty_ignores_an_event_of_any_other_kind():
    """A storm that costs everybody 3 Fortitude is an Event too, whoever meets with it."""
    storm = drink_event("A storm at sea", each_player.loses(fortitude=3))
    weather = Deck("weather", "test", [storm, 39 * drink("Rain")])
    t = table("gog", "ygella", "jett", drinks=[weather]).turn("gog", "drink")
    t.pile("gog", "A storm at sea").hand("ygella", PATROL)
    assert t.table.game.defs[t.happened("event")[0].card].types() == w.EVENT
    t.ygella.responds(PATROL)
    t.everyone.passes()
    assert t.fortitude == dict(gog=17, ygella=20, jett=17)


@pytest.mark.rule("YGELLA-6", "EVNT-2")
def test_patrol_duty_ignores_no_drink():
    """A Drink is no Event."""
    t = table("ygella", "gog", "jett").turn("ygella", "drink").pile("ygella", "Wine")
    t.hand("ygella", PATROL, "I've drunk stronger stuff running down cavern walls!")
    assert t.drinks
    assert t.ygella.why_not(PATROL).rule in ("EVNT-3", "CARD-3")
