"""What a seat has already seen of hidden cards: imagined tables respect it while it is true."""

import pytest

from lastcall import new_game
from lastcall.engine.cards import Box, CardDef, Character, Deck
from lastcall.engine.view import events_for
from lastcall.engine.words import action, another_player, by_the_rules, may_lay_down, me, set_out
from lastcall.testing import stranger, table

HOLD = "Wanna hold one?"
ANTS = "Someone's got ants in their pants!"


def imagined_hands(t, seat, whose):
    return [t.table.imagine(seat, n).seats[whose].hand for n in range(12)]


@pytest.mark.first_chair
def test_a_card_fetched_before_everybodys_eyes_stays_in_the_hand():
    """Gog saw which Pet came back; of Ygella's other card he knows nothing."""
    t = table("ygella", "gog", "eve").hand("ygella", HOLD, "I raise!").discarded("ygella", ANTS)
    t.ygella.plays(HOLD)
    t.nobody_responds()
    (pet,) = [card for card in t.table.seats[0].hand if t.table.title(card) == ANTS]
    assert all(pet in hand for hand in imagined_hands(t, 1, 0))
    others = {card for hand in imagined_hands(t, 1, 0) for card in hand if card != pet}
    assert len(others) > 3
    assert [card for card, _, _ in t.table.view(1).known] == [pet]
    assert t.table.view(-1).known == ()


@pytest.mark.first_chair
def test_whoever_is_out_sees_no_more():
    """Gog has left when the Pet comes back before everybody's eyes."""
    t = table("gog", "ygella", "eve", "dimli").stats("gog", gold=0).turn("ygella", "action")
    t.hand("ygella", HOLD).discarded("ygella", ANTS).ygella.plays(HOLD)
    t.nobody_responds()
    assert t.alive == ["ygella", "eve", "dimli"]
    assert [bool(t.table.view(seat).known) for seat in range(4)] == [False, False, True, True]


@pytest.mark.first_chair
def test_a_treated_patient_stays_in_the_hand():
    """Whoever was treated is known to be there, until it is played."""
    t = table("terci", "gog", "eve").box("terci", "waiting", "A hung-over adventurer")
    t.tracker("terci", "salve", 1).hand("terci", "I raise!", "We're out of anaesthetic.")
    t.terci.treats("A hung-over adventurer")
    (patient,) = [c for c in t.table.seats[0].hand if t.table.game.home_deck[c]]
    assert all(patient in hand for hand in imagined_hands(t, 2, 0))


@pytest.mark.parametrize("known", [0, 1])
@pytest.mark.parametrize("watching", [("eve",), ("gog",), ("eve", "gog")])
def test_of_two_copies_in_a_hand_the_known_one_is_taken_to_have_been_played(known, watching):
    """They saw one of two alike come into the hand. Whichever of them is played or discarded, they
    do not know that the other is still there; its owner knows what they hold."""
    jab = action("Jab!", another_player.loses(fortitude=1))
    t = table(stranger(2 * jab), "gog", "eve").hand("tess", "Jab!", "Jab!", "I raise!")
    tess = t.seat("tess")
    card = t.table.seats[tess].hand[known]
    t.table.learn(card, sum(1 << t.seat(name) for name in watching))
    assert all(t.table.view(t.seat(name)).known for name in watching)
    t.tess.plays("Jab!", at="gog")
    t.nobody_responds()
    assert sorted(t.tess.hand) == ["I raise!", "Jab!"]
    left = next(c for c in t.table.seats[tess].hand if t.table.title(c) == "Jab!")
    for name in watching:
        assert left not in [c for c, _, _ in t.table.view(t.seat(name)).known]


@pytest.mark.first_chair
def test_what_another_has_looked_at_leaves_no_trace_in_an_imagined_table():
    """Tara knows the next Drinks; a table that Gog imagines does not even say which they are."""
    t = table("tara", "gog", "eve").hand("tara", "Hush. I am listening to tomorrow.")
    t.tara.plays("Hush. I am listening to tomorrow.", mode=0)
    t.tara.leaves_them_so()
    assert t.table.known
    assert t.table.imagine(0, 1).known == t.table.known
    assert t.table.imagine(1, 1).known == {}


@pytest.mark.first_chair
def test_a_shuffle_makes_one_forget():
    """The known Pet is discarded with everything else, and the deck is made anew."""
    draw = action("Draw!", me.draws(2))
    t = table("ygella", stranger(draw), "eve").hand("ygella", HOLD).discarded("ygella", ANTS)
    t.ygella.plays(HOLD)
    t.nobody_responds()
    (pet,) = [card for card in t.table.seats[0].hand if t.table.title(card) == ANTS]
    seat = t.table.seats[0]
    clone = t.table.clone()
    clone.seats[0].hand.remove(pet)
    clone.discard(pet)
    clone.reshuffle(seat.zone + 1, 0)
    assert clone.known.get(pet, 0) == 0


@pytest.mark.first_chair
def test_a_card_laid_down_unseen_may_be_any_of_the_hand():
    """Eve saw the card go into the hand; after one was laid face down she no longer knows."""
    plots = Box("drawer", 9, hidden=True)
    keeper = Character(
        "keeper", "Keeper", race="human", box="test", boxes=[plots],
        deck=[*[n * c for c, n in stranger(action("File it.", may_lay_down(plots))).deck.kinds]],
    )  # fmt: skip
    t = table(keeper, "gog", "eve").hand("keeper", "File it.", "I raise!", "Winning Hand!")
    card = t.table.seats[0].hand[1]
    t.table.learn(card, 0b111)
    t.keeper.plays("File it.")
    t.nobody_responds()
    t.keeper.plots("Winning Hand!")
    assert t.table.known[card] == 0b001
    assert t.table.view(2).known == ()


@pytest.mark.parametrize("hidden", [True, False])
@pytest.mark.first_chair
def test_what_is_set_out_face_down_is_nobody_elses_business(hidden):
    """Of a hidden box the others hear that a card came, its owner which; of an open one all do."""
    bag = Box("bag", 3, deck=Deck("items", "test", [CardDef("Loopy Straw", ())]), hidden=hidden)
    liz = Character(
        "liz", "Liz", race="gnome", box="test", boxes=[bag],
        side_decks=[Deck("items", "test", [5 * CardDef("Loopy Straw", ())])],
        at_turn_start=[by_the_rules(set_out(bag))],
        deck=[n * c for c, n in stranger().deck.kinds],
    )  # fmt: skip
    t = table(liz, "gog", "eve").turn("liz", "discard").hand("liz", "I raise!")
    assert t.asked == "liz"
    (card,) = t.table.seats[0].boxes[0].cards
    told = {
        seat: [e.card for e in events_for(t.table, seat) if e.kind == "set-out"]
        for seat in (-1, 0, 1)
    }
    expected = {-1: [-1], 0: [-1, card], 1: [-1]} if hidden else {-1: [card], 0: [card], 1: [card]}
    assert told == expected
    assert t.table.view(1).seats[0].boxes[0] == (((-1 if hidden else card), 0),)


def test_no_drink_is_imagined_in_another_tavern():
    """Each tavern's Drinks have backs of their own: only among themselves they may lie anyhow."""
    t = new_game("gog", "eve", seed=3, taverns=["drinks-rdi9", "drinks-rdi4"], tavern=1)
    worlds = [t.imagine(0, seed) for seed in range(4)]
    where = [[{t.game.defs[c].deck for c in cellar.deck} for cellar in w.cellars] for w in worlds]
    assert where == 4 * [[{"drinks-rdi2"}, {"drinks-rdi9"}, {"drinks-rdi4"}]]
    assert any(world.cellars[1].deck != t.cellars[1].deck for world in worlds)
