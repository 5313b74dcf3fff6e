"""TURN: the four phases, what each offers, and where a turn begins and ends."""

import pytest

from lastcall.engine import terms as w
from lastcall.engine.cards import Character, Deck, Mode
from lastcall.engine.content import fields_of
from lastcall.engine.frames import responses
from lastcall.engine.options import PASSING
from lastcall.engine.rules import Rule
from lastcall.engine.setup import Variant
from lastcall.engine.view import events_for
from lastcall.engine.words import (
    FORTITUDE,
    FORTITUDE_ALCOHOL_GOLD,
    TO_ME,
    action,
    another_player,
    anytime,
    drink,
    each_other_player,
    either,
    end_turn,
    ignore_card,
    me,
    mode,
    more_actions,
    negate,
)
from lastcall.testing import stranger, table

FILLER = action("Filler", another_player.loses(fortitude=1))
HURRAH = anytime("Hurrah!", me.gains(alcohol=1))
DUCK = either("Duck", ignore_card(types=w.ACTION, affecting=FORTITUDE_ALCOHOL_GOLD))

# The main activity of each phase, as events tell it.
ACTIVITIES = ("drew", "played", "ordered", "revealed", "event", "sobers-up")


def person(name, *cards, filler=30, **kit):
    deck = [*cards, filler * FILLER] if filler else cards
    return Character(name, name.title(), race="human", box="test", deck=deck, **kit)


def numbered(count):
    """As many different Action Cards: Card 0, Card 1, …"""
    return [action(f"Card {i}", another_player.loses(fortitude=1)) for i in range(count)]


def names(*numbers):
    return [f"Card {i}" for i in numbers]


def activities(t):
    """What has happened so far, phase by phase."""
    return [event.kind for event in t.table.events if event.kind in ACTIVITIES]


def dump(thing):
    if isinstance(thing, (list, tuple)):
        return [dump(item) for item in thing]
    if thing is None or isinstance(thing, (int, str)):
        return thing
    return {name: dump(getattr(thing, name)) for name in fields_of(type(thing)) if name != "game"}


def sees(t, seat):
    """All that a seat can know: its view, and what it was told."""
    return dump(t.table.view(seat)), dump(events_for(t.table, seat))


def titles(t, events):
    return [t.table.title(event.card) for event in events]


# The order of phases -----------------------------------------------------------------------------


@pytest.mark.rule("TURN-1")
def test_a_turn_has_four_phases_in_fixed_order():
    """Ann draws, acts, orders and drinks, in this order, and each phase is asked for in it."""
    t = table(person("ann"), person("bob"), person("cyd")).turn("ann", "discard")
    t.hand("ann", "Filler").hand("bob", "Filler").pile("ann", "Wine")
    assert (t.active, t.phase, t.asked_for) == ("ann", "discard", "discard")
    t.ann.done()
    assert (t.active, t.phase, t.asked_for) == ("ann", "action", "action")
    assert activities(t) == ["drew"]
    t.ann.plays("Filler", at="bob")
    assert (t.active, t.phase, t.asked_for) == ("ann", "order", "order")
    assert activities(t) == ["drew", "played"]
    t.ann.orders_for("cyd")
    assert activities(t) == ["drew", "played", "ordered", "revealed"]
    assert (t.active, t.phase, t.asked_for) == ("bob", "discard", "discard")


@pytest.mark.rule("TURN-1")
def test_no_phase_is_taken_out_of_turn():
    """While Ann discards she can neither act nor order; while she orders she cannot act."""
    t = table(person("ann"), person("bob"), person("cyd")).turn("ann", "discard")
    t.hand("ann", "Filler")
    assert {option.kind for option in t.options()} == {w.CHOOSE, w.DONE}
    t.ann.done()
    assert {option.kind for option in t.options()} == {w.PLAY, w.PASS}
    t.ann.passes()
    assert {option.kind for option in t.options()} == {w.GIVE}
    assert not t.ann.may("Filler")


@pytest.mark.rule("TURN-19")
def test_play_passes_to_the_left():
    """Ann, Bob and Cyd take their turns clockwise, and Ann comes after Cyd."""
    t = table(person("ann"), person("bob"), person("cyd")).turn("ann", "order")
    t.hand("ann", "Filler").hand("bob", "Filler").hand("cyd", "Filler")
    order = []
    for _ in range(4):
        t.until("discard")
        order.append(t.active)
        t.player(t.active).done()
    assert order == ["bob", "cyd", "ann", "bob"]


@pytest.mark.rule("TURN-19")
@pytest.mark.first_chair
def test_a_player_who_is_out_is_skipped():
    """Bob and Cyd are out, so Ann's left neighbour is Dot."""
    t = table(person("ann"), person("bob"), person("cyd"), person("dot"), person("eli"))
    t.turn("ann", "order").stats("bob", gold=0).stats("cyd", gold=0)
    t.hand("dot", "Filler")
    t.until("discard")
    assert t.alive == ["ann", "dot", "eli"]
    assert t.active == "dot"
    assert [t.names[event.seat] for event in t.happened("turn")] == ["ann", "dot"]


# Phase 1: Discard and Draw -----------------------------------------------------------------------


@pytest.mark.rule("TURN-2")
@pytest.mark.parametrize("number", range(8))
def test_any_number_of_cards_is_discarded_and_the_hand_refilled(number):
    """Ann holds seven cards, discards none to all of them, and has seven again."""
    t = table(person("ann", *numbered(7)), person("bob")).turn("ann", "discard")
    t.hand("ann", *names(*range(7)))
    t.ann.discards(*names(*range(number)))
    if number < 7:  # nothing is left to discard after the seventh
        assert len(t.ann.hand) == 7 - number
        assert activities(t) == []
        t.ann.done()
    assert len(t.ann.hand) == 7
    assert t.ann.hand == sorted([*names(*range(number, 7)), *number * ["Filler"]])
    assert t.ann.discard == names(*range(number))
    assert len(t.ann.deck) == 30 - number
    assert t.bob.hand == []


@pytest.mark.rule("TURN-2")
@pytest.mark.parametrize(("held", "thrown"), [(0, 0), (1, 0), (3, 1), (6, 0), (6, 6)])
def test_a_short_hand_is_refilled_to_seven(held, thrown):
    """However few cards Ann keeps, she draws just as many as she lacks."""
    t = table(person("ann", *numbered(6)), person("bob")).turn("ann", "discard")
    t.hand("ann", *names(*range(held)))
    if held:
        t.ann.discards(*names(*range(thrown)))
    if held > thrown:
        t.ann.done()
    t.until("action", "ann")
    assert len(t.ann.hand) == 7
    assert t.happened("drew")[0].amount == 7 - held + thrown


@pytest.mark.rule("TURN-2")
def test_the_draw_comes_off_the_top_of_ones_own_deck():
    """Ann draws the two cards on top, in order, and leaves the third."""
    t = table(person("ann", *numbered(3)), person("bob")).turn("ann", "discard")
    t.hand("ann", *5 * ["Filler"]).deck("ann", "Card 2", "Card 0", "Card 1")
    t.ann.done()
    assert titles(t, t.happened("drew-card")) == ["Card 2", "Card 0"]
    assert t.ann.deck[0] == "Card 1"


@pytest.mark.rule("TURN-3")
@pytest.mark.parametrize(
    ("held", "thrown", "left"), [(7, 0, 7), (8, 0, 8), (10, 0, 10), (10, 2, 8), (10, 3, 7)]
)
def test_seven_or_more_cards_are_kept_and_nothing_is_drawn(held, thrown, left):
    """A hand of seven or more stays as it is; nobody has to discard down to seven."""
    t = table(person("ann"), person("bob")).turn("ann", "discard").hand("ann", *held * ["Filler"])
    t.ann.discards(*thrown * ["Filler"])
    t.ann.done()
    assert len(t.ann.hand) == left
    assert activities(t) == []


@pytest.mark.rule("TURN-3")
def test_a_large_hand_cut_below_seven_is_refilled_to_seven_only():
    """Of ten cards Ann throws away five, and draws two."""
    t = table(person("ann"), person("bob")).turn("ann", "discard").hand("ann", *10 * ["Filler"])
    t.ann.discards(*5 * ["Filler"])
    t.ann.done()
    assert len(t.ann.hand) == 7
    assert t.happened("drew")[0].amount == 2


@pytest.mark.rule("TURN-4")
def test_drawing_at_other_moments_can_exceed_seven():
    """With six other cards in hand Ann's Action draws three more: nine, and all stay."""
    t = table(person("ann", action("Read", me.draws(3))), person("bob"))
    t.hand("ann", "Read", *6 * ["Filler"])
    t.ann.plays("Read")
    assert len(t.ann.hand) == 9
    t.until("discard", "ann").ann.done()
    assert len(t.ann.hand) == 9


@pytest.mark.rule("TURN-4")
@pytest.mark.parametrize("size", [5, 8, 10])
def test_the_refill_size_can_be_another(size):
    """Whoever has another hand size, such as a boss, refills to it; the neighbour to seven."""
    t = table(person("ann"), person("bob")).turn("ann", "discard").stats("ann", hand_size=size)
    t.until("action", "ann")
    assert len(t.ann.hand) == size
    t.until("action", "bob")
    assert len(t.bob.hand) == 7


@pytest.mark.rule("TURN-5", "OP-3")
def test_nobody_plays_anything_between_discard_and_refill():
    """From Ann's first discard until her hand is full not even an Anytime Card is legal."""
    t = table(person("ann", 3 * HURRAH), person("bob", HURRAH)).turn("ann", "discard")
    t.hand("ann", "Hurrah!", "Hurrah!", "Filler").hand("bob", "Hurrah!")
    t.ann.passes()
    t.bob.passes()
    for _ in range(2):
        assert t.asked_for == "discard"
        for name in ("ann", "bob"):
            assert not t.player(name).may("Hurrah!")
            assert t.player(name).why_not("Hurrah!").rule == "TURN-5"
        t.ann.discards(t.ann.hand[0])
    assert t.alcohol == dict(ann=0, bob=0)
    t.ann.done()
    assert t.bob.may("Hurrah!")
    t.bob.responds("Hurrah!")
    t.nobody_responds()
    assert t.alcohol == dict(ann=0, bob=1)


@pytest.mark.rule("TURN-5", "TURN-6", "TURN-20")
def test_an_anytime_card_before_and_after_but_not_within_phase_one():
    """EX-RDI5-phase-1, EX-RDI2-phase-1, EX-RDI4-phase-1, EX-RDI9-phase-1, EX-RDI7-phase-1.

    Gog tips the Wench before he discards, cannot do so while he discards, and heals once he has
    drawn.
    """
    t = table("gog", "eve").turn("gog", "discard").stats("gog", fortitude=10)
    t.hand("gog", "Tip the Wench.", "Gog forget about ouch!", *5 * ["Gambling? I'm in!"])
    t.deck("gog", "Gambling? I'm in!", "Dance with Gog!")
    t.gog.plays("Tip the Wench.", at="eve")
    t.everyone.passes()
    assert (t.gold, t.inn) == (dict(gog=8, eve=7), 1)
    t.gog.passes()
    t.gog.discards("Gambling? I'm in!")
    assert not t.gog.may("Gog forget about ouch!")
    assert t.gog.why_not("Gog forget about ouch!").rule == "TURN-5"
    t.gog.done()
    assert "Dance with Gog!" in t.gog.hand
    t.gog.plays("Gog forget about ouch!")
    assert t.fortitude == dict(gog=12, eve=20)


@pytest.mark.rule("TURN-6")
def test_phase_one_offers_its_own_moment_when_the_turn_comes_round():
    """Eve declines at the end of Gog's turn and is asked again at the beginning of hers."""
    t = table("gog", "eve").turn("gog", "drink").hand("eve", "Gold? What Gold?")
    t.eve.passes()
    while t.phase == "drink":
        assert t.active == "gog"
        t.eve.passes()
    assert (t.active, t.phase, t.asked_for) == ("eve", "discard", "respond")
    t.eve.plays("Gold? What Gold?", at="gog")
    assert t.gold == dict(gog=7, eve=9)


@pytest.mark.rule("TURN-6")
def test_the_moment_before_the_discard_is_everybodys_and_has_its_limits():
    """Ahead of Gog's discard Eve may play an Anytime Card; Gog may not play an Action yet."""
    t = table("gog", "eve", "dimli").turn("gog", "discard")
    t.hand("gog", "Dance with Gog!", "Gog forget about ouch!").hand("eve", "Gold? What Gold?")
    t.hand("dimli", "Spike it with Firewater")
    assert t.asked == "gog"
    assert not t.gog.may("Dance with Gog!")
    assert t.gog.why_not("Dance with Gog!").rule == "CARD-2"
    assert not t.dimli.may("Spike it with Firewater")
    t.gog.passes()
    t.eve.responds("Gold? What Gold?", at="dimli")
    t.everyone.passes()
    assert t.gold == dict(gog=10, eve=11, dimli=9)
    t.until("discard", "gog")


@pytest.mark.rule("TURN-7", "OP-5")
def test_the_last_card_of_a_deck_brings_the_discards_back_and_the_refill_goes_on():
    """Ann needs five cards and has two left in her deck: three come from the fresh one."""
    t = table(person("ann", *numbered(12), filler=0), person("bob")).turn("ann", "discard")
    t.hand("ann", *names(0, 1, 2, 3, 4, 5, 6)).deck("ann", *names(7, 8), only=True)
    assert t.ann.deck == names(7, 8)
    t.ann.discards(*names(0, 1, 2, 3, 4))
    t.ann.done()
    drawn = titles(t, t.happened("drew-card"))
    assert drawn[:2] == names(7, 8)
    assert set(drawn[2:]) <= set(names(0, 1, 2, 3, 4, 9, 10, 11))
    assert len(t.ann.hand) == 7
    assert {"Card 5", "Card 6", "Card 7", "Card 8"} <= set(t.ann.hand)
    assert [event.amount for event in t.happened("reshuffled")] == [8]
    assert t.ann.discard == []
    assert sorted(t.ann.deck + t.ann.hand) == sorted(names(*range(12)))


@pytest.mark.rule("TURN-7", "OP-5")
def test_the_reshuffle_comes_with_the_last_card_not_with_the_first_one_missing():
    """Ann draws just the two cards left: her discards are a deck again at once, without those."""
    t = table(person("ann", *numbered(9), filler=0), person("bob")).turn("ann", "discard")
    t.hand("ann", *names(0, 1, 2, 3, 4, 5, 6)).deck("ann", *names(7, 8), only=True)
    t.ann.discards("Card 0", "Card 1")
    t.ann.done()
    assert t.ann.hand == names(2, 3, 4, 5, 6, 7, 8)
    assert sorted(t.ann.deck) == names(0, 1)
    assert t.ann.discard == []


@pytest.mark.rule("TURN-7")
def test_a_deck_with_a_card_to_spare_is_not_shuffled():
    """Ann draws two of three cards: her discards stay where they are."""
    t = table(person("ann", *numbered(10), filler=0), person("bob")).turn("ann", "discard")
    t.hand("ann", *names(0, 1, 2, 3, 4, 5, 6)).deck("ann", *names(7, 8, 9), only=True)
    t.ann.discards("Card 0", "Card 1")
    t.ann.done()
    assert t.ann.deck == ["Card 9"]
    assert t.ann.discard == names(0, 1)
    assert t.happened("reshuffled") == []


@pytest.mark.rule("OP-5")
def test_the_drink_deck_too_runs_out_with_its_last_card():
    """Ann orders the last Drink: all pay at once, and the Drink itself is in no deck."""
    t = table(person("ann"), person("bob"), person("cyd")).turn("ann", "order")
    t.drink_deck("Wine", rest="discard")
    t.ann.orders_for("bob")
    assert t.gold == dict(ann=9, bob=9, cyd=9)
    assert t.inn == 3
    assert t.bob.pile == ["Wine"]
    assert [event.amount for event in t.happened("restocked")] == [29]


@pytest.mark.rule("TURN-8")
@pytest.mark.first_chair
def test_drawing_by_a_card_reshuffles_too():
    """Ann draws three with one card left: the drawn one and the card in play stay out of it."""
    cards = [action("Read", me.draws(3)), *numbered(4)]
    t = table(person("ann", *cards, filler=0), person("bob"))
    t.hand("ann", "Read").deck("ann", "Card 0", only=True)
    t.ann.plays("Read")
    drawn = titles(t, [event for event in t.happened("drew-card") if event.seat == 0])
    assert drawn[0] == "Card 0"
    assert len(set(drawn)) == 3
    assert [event.amount for event in t.happened("reshuffled")] == [3]
    assert sorted(t.ann.hand) == sorted(drawn)
    assert t.ann.discard == ["Read"]
    assert len(t.ann.deck) == 1


@pytest.mark.rule("TURN-8")
def test_revealing_by_a_card_reshuffles_too():
    """Ann turns up three with one card left: she shows three different cards, none twice."""
    cards = [action("Predict", me.reveals(3)), *numbered(4)]
    t = table(person("ann", *cards, filler=0), person("bob"))
    t.hand("ann", "Predict").deck("ann", "Card 0", only=True)
    t.ann.plays("Predict")
    shown = titles(t, t.happened("showed"))
    assert shown[0] == "Card 0"
    assert len(set(shown)) == 3
    assert [event.amount for event in t.happened("reshuffled")] == [3]
    assert sorted(t.ann.discard) == sorted([*shown, "Predict"])
    assert len(t.ann.deck) == 1


@pytest.mark.rule("TURN-8")
@pytest.mark.first_chair
def test_drawing_by_a_drink_reshuffles_too():
    """An inspiring ale draws two with one card left in the deck."""
    ale = Deck("ales", "test", [30 * drink("Inspirational Ale", 2, extras=[me.draws(2)])])
    t = table(person("ann", *numbered(4), filler=0), person("bob"), drinks=[ale])
    t.turn("ann", "drink").pile("ann", "Inspirational Ale").deck("ann", "Card 0", only=True)
    t.until("action", "bob")
    drawn = [e for e in t.happened("drew-card") if e.seat == 0]
    assert titles(t, drawn)[0] == "Card 0"
    assert len(t.ann.hand) == 2
    assert t.ann.discard == []
    assert t.alcohol == dict(ann=2, bob=0)


@pytest.mark.rule("OP-4")
def test_with_deck_and_discards_empty_one_draws_what_there_is():
    """Ann owns five cards in all: she draws them and stops, in phase 1 and by a card."""
    t = table(person("ann", *numbered(5), filler=0), person("bob")).turn("ann", "discard")
    t.until("action", "ann")
    assert t.ann.hand == names(0, 1, 2, 3, 4)
    assert t.ann.deck == t.ann.discard == []

    reader = person("ann", action("Read", me.draws(3)), *numbered(1), filler=0)
    t = table(reader, person("bob")).hand("ann", "Read")
    t.ann.plays("Read")
    assert t.ann.hand == ["Card 0"]
    assert t.ann.discard == ["Read"]


@pytest.mark.rule("OP-4")
def test_with_deck_and_discards_empty_one_reveals_what_there_is():
    """Ann is to turn up three cards and has two: both are shown, and the card is done."""
    seer = person("ann", action("Predict", me.reveals(3)), *numbered(2), filler=0)
    t = table(seer, person("bob")).hand("ann", "Predict")
    t.ann.plays("Predict")
    assert sorted(titles(t, t.happened("showed"))) == names(0, 1)
    assert sorted(t.ann.discard) == ["Card 0", "Card 1", "Predict"]


# Phase 2: Action ---------------------------------------------------------------------------------


@pytest.mark.rule("TURN-9")
def test_one_action_card_a_turn_and_no_more():
    """Gog has danced; he is offered his Anytime Card but no second Action."""
    t = table("gog", "eve", "dimli")
    t.hand("gog", "Dance with Gog!", "Gog loves everyone!", "Gambling? I'm in!", "Tip the Wench.")
    t.gog.plays("Dance with Gog!", at="eve")
    t.everyone.passes()
    assert t.asked == "gog"
    assert t.gog.may("Tip the Wench.")
    for title in ("Gog loves everyone!", "Gambling? I'm in!"):
        assert not t.gog.may(title)
        assert t.gog.why_not(title).rule == "TURN-9"
    assert t.fortitude == dict(gog=20, eve=16, dimli=20)


@pytest.mark.rule("TURN-9")
def test_an_anytime_card_leaves_the_action_unspent():
    """Gog heals in his Action Phase and dances afterwards."""
    t = table("gog", "eve").stats("gog", fortitude=10)
    t.hand("gog", "Dance with Gog!", "Gog forget about ouch!")
    t.gog.plays("Gog forget about ouch!")
    t.gog.plays("Dance with Gog!", at="eve")
    assert t.fortitude == dict(gog=12, eve=16)


@pytest.mark.rule("TURN-9")
def test_one_is_free_to_play_no_action():
    """Gog holds a legal Action, plays none, keeps it, and goes on to order."""
    t = table("gog", "eve", "dimli").hand("gog", "Dance with Gog!")
    assert t.gog.may("Dance with Gog!")
    t.gog.passes()
    assert (t.asked, t.asked_for) == ("gog", "order")
    assert t.gog.hand == ["Dance with Gog!"]
    assert t.fortitude == dict(gog=20, eve=20, dimli=20)


@pytest.mark.rule("TURN-9")
def test_the_action_comes_back_with_the_next_turn():
    """Having acted this turn, Ann acts again in her next."""
    t = table(person("ann"), person("bob")).hand("ann", *2 * ["Filler"])
    t.ann.plays("Filler", at="bob")
    t.until("action", "ann")
    t.ann.plays("Filler", at="bob")
    assert t.fortitude == dict(ann=20, bob=18)


@pytest.mark.rule("OP-27")
def test_an_action_that_is_negated_is_spent():
    """Bob Negates Ann's Action: it does nothing, and she may not play another one."""
    snub = either(
        "Snub", Mode(w.SOMETIMES, w.CARD_AFFECTS_ME, (negate,), scope=FORTITUDE, types=w.ACTION)
    )
    t = table(person("ann", HURRAH), person("bob", snub), person("cyd"))
    t.hand("ann", "Filler", "Filler", "Hurrah!").hand("bob", "Snub")
    t.ann.plays("Filler", at="bob")
    t.ann.passes()
    t.bob.responds("Snub")
    t.everyone.passes()
    assert t.happened("negated")
    assert t.asked == "ann"
    assert not t.ann.may("Filler")
    assert t.ann.why_not("Filler").rule == "TURN-9"
    assert t.ann.may("Hurrah!")
    assert t.fortitude == dict(ann=20, bob=20, cyd=20)
    assert t.ann.discard == ["Filler"]


@pytest.mark.rule("TURN-10")
@pytest.mark.first_chair
def test_an_action_is_announced_answered_carried_out_and_then_discarded():
    """Gog names card and victim, Eve gets to respond, then it hurts, then it is discarded."""
    t = table("gog", "eve", "dimli").hand("gog", "Dance with Gog!", "Tip the Wench.")
    t.hand("eve", "I attempt to disbelieve.").hand("dimli", "Tip the Wench.")
    t.dimli.passes()
    t.gog.plays("Dance with Gog!", at="eve")
    played = t.happened("played")[-1]
    assert (played.seat, t.table.title(played.card)) == (0, "Dance with Gog!")
    assert played.targets == 1 << t.seat("eve")
    assert t.where("Dance with Gog!") == ["in play 1"]
    for name in ("gog", "eve", "dimli"):
        assert t.asked == name
        assert t.asked_for == "respond"
        assert t.fortitude == dict(gog=20, eve=20, dimli=20)
        assert t.gog.discard == []
        t.player(name).passes()
    assert t.fortitude == dict(gog=20, eve=16, dimli=20)
    assert t.gog.discard == ["Dance with Gog!"]


@pytest.mark.rule("TURN-11")
@pytest.mark.first_chair
def test_the_victim_is_named_as_the_card_is_played():
    """Each way to play the card names one victim; once Eve is named, only she can answer it."""
    t = table("gog", "eve", "dimli").hand("gog", "Dance with Gog!")
    t.hand("eve", "I attempt to disbelieve.")
    t.hand("dimli", "Good thing I was wearing my great-grandfather's helmet!")
    assert [option.seats() for option in t.gog.options("Dance with Gog!")] == [[1], [2]]
    t.gog.plays("Dance with Gog!", at="eve")
    assert t.asked == "eve"
    assert not t.dimli.may("Good thing I was wearing my great-grandfather's helmet!")
    t.eve.responds("I attempt to disbelieve.")
    t.everyone.passes()
    assert t.fortitude == dict(gog=20, eve=20, dimli=20)  # Gog does not get to name Dimli instead
    assert (t.asked, t.asked_for) == ("gog", "order")


@pytest.mark.rule("TURN-11")
@pytest.mark.parametrize("chosen", [0, 1])
def test_an_either_or_is_settled_before_anybody_responds(chosen):
    """Ann says whether she takes Fortitude or Gold; only cards that fit her choice answer it."""
    demand = either(
        "Your money or your life!",
        mode(w.ACTION, w.MY_ACTION, another_player.loses(fortitude=3)),
        mode(w.ACTION, w.MY_ACTION, another_player.pays(3, TO_ME)),
    )
    t = table(person("ann", demand), "dimli", "eve").hand("ann", "Your money or your life!")
    t.hand(
        "dimli",
        "Good thing I was wearing my great-grandfather's helmet!",
        "Dwarves always have money.",
    )
    t.ann.plays("Your money or your life!", at="dimli", mode=chosen)
    assert t.asked == "dimli"
    assert t.dimli.may("Good thing I was wearing my great-grandfather's helmet!") == (chosen == 0)
    assert t.dimli.may("Dwarves always have money.") == (chosen == 1)
    t.everyone.passes()
    assert t.fortitude == dict(ann=20, dimli=17 if chosen == 0 else 20, eve=20)
    assert t.gold == dict(ann=13 if chosen else 10, dimli=7 if chosen else 10, eve=10)


@pytest.mark.rule("TURN-12")
def test_a_card_may_allow_another_action():
    """Ann's potion of speed is an Action that grants one more; after that she is done."""
    speed = action("Speed", me.gains(fortitude=1), more_actions(1))
    t = table(person("ann", speed, HURRAH), person("bob"))
    t.hand("ann", "Speed", "Filler", "Filler", "Hurrah!")
    t.ann.plays("Speed")
    t.everyone.passes()
    t.ann.plays("Filler", at="bob")
    t.everyone.passes()
    assert not t.ann.may("Filler")
    assert t.ann.why_not("Filler").rule == "TURN-9"
    assert t.fortitude == dict(ann=20, bob=19)


@pytest.mark.rule("TURN-12")
def test_the_further_action_may_be_left_unused_and_does_not_keep():
    """Ann does not use her second Action; next turn she has one as always."""
    speed = action("Speed", me.gains(fortitude=1), more_actions(1))
    t = table(person("ann", speed, HURRAH), person("bob"), person("cyd"))
    t.hand("ann", "Speed", "Filler", "Filler", "Filler", "Hurrah!").stats("ann", hand_size=4)
    t.ann.plays("Speed")
    t.everyone.passes()
    t.ann.passes()
    assert (t.asked, t.asked_for) == ("ann", "order")
    t.until("action", "ann")
    t.ann.plays("Filler", at="bob")
    t.everyone.passes()
    assert not t.ann.may("Filler")
    assert t.ann.why_not("Filler").rule == "TURN-9"


# Phase 3: Order a Drink --------------------------------------------------------------------------


@pytest.mark.rule("TURN-13")
def test_the_top_drink_goes_on_top_of_somebodys_pile():
    """Gog orders the top card for Eve, where it lies on what she had; the next Drink is next."""
    t = table("gog", "eve", "dimli").turn("gog", "order").hand("eve", "Sleight of hand...")
    t.drink_deck("Wine", "Water").pile("eve", "Mead").pile("dimli", "Dark Ale")
    t.gog.orders_for("eve")
    assert t.eve.pile == ["Wine", "Mead"]
    assert t.dimli.pile == ["Dark Ale"]
    assert t.gog.pile == []
    assert t.drink_deck_titles[0] == "Water"


@pytest.mark.rule("TURN-13")
def test_an_ordered_drink_is_seen_by_nobody():
    """Whether Gog ordered Wine or Water for Eve, nobody at the table can tell, Gog included."""
    people = ("gog", "eve", "dimli")
    wine = table(*people).turn("gog", "order").drink_deck("Wine", "Water")
    water = table(*people).turn("gog", "order").drink_deck("Water", "Wine")
    for t in (wine, water):
        t.hand("eve", "Sleight of hand...")
        t.gog.orders_for("eve")
    assert (wine.eve.pile, water.eve.pile) == (["Wine"], ["Water"])
    for seat in (-1, 0, 1, 2):
        assert sees(wine, seat) == sees(water, seat)


@pytest.mark.rule("TURN-14")
@pytest.mark.first_chair
def test_a_drink_is_ordered_for_others_who_are_still_in():
    """Eve is out: Gog can name Dimli or Fleck, but neither himself nor her."""
    t = table("gog", "eve", "dimli", "fleck").turn("gog", "order").stats("eve", gold=0)
    assert t.alive == ["gog", "dimli", "fleck"]
    assert t.asked_for == "order"
    assert [option.seats() for option in t.options()] == [[2], [3]]


@pytest.mark.rule("TURN-14")
def test_with_one_other_player_the_drink_goes_to_them():
    """In a duel there is nothing to choose: Eve gets the Drink, Gog does not."""
    t = table("gog", "eve").turn("gog", "order").drink_deck("Wine").hand("eve", "I raise!")
    t.until("discard", "eve")
    assert t.eve.pile == ["Wine"]
    assert t.gog.pile == []


@pytest.mark.rule("OP-8")
def test_ordering_is_compulsory():
    """Gog is asked whom he orders for, and cannot say nobody."""
    t = table("gog", "eve", "dimli").turn("gog", "order").hand("gog", "Dance with Gog!")
    assert t.asked_for == "order"
    assert {option.kind for option in t.options()} == {w.GIVE}
    assert len(t.options()) == 2


# Phase 4: Drink ----------------------------------------------------------------------------------


@pytest.mark.rule("TURN-15")
def test_the_top_of_ones_pile_is_drunk_and_discarded():
    """Gog drinks the Wine on top: his Alcohol Content rises by 2, nobody else's."""
    t = table("gog", "eve").turn("gog", "drink").hand("eve", "I raise!")
    t.pile("gog", "Wine", "Mead").pile("eve", "Water")
    t.until("discard", "eve")
    assert titles(t, t.happened("revealed")) == ["Wine"]
    assert t.alcohol == dict(gog=2, eve=0)
    assert t.drink_discard_titles == ["Wine"]


@pytest.mark.rule("TURN-16")
def test_exactly_one_drink_is_taken():
    """Of three Drinks in his pile Gog takes one; the others wait."""
    t = table("gog", "eve").turn("gog", "drink").hand("eve", "I raise!")
    t.pile("gog", "Dark Ale", "Wine", "Elven Wine")
    t.until("discard", "eve")
    assert t.gog.pile == ["Wine", "Elven Wine"]
    assert t.alcohol == dict(gog=1, eve=0)


@pytest.mark.rule("TURN-16")
def test_chasers_belong_to_the_one_drink():
    """Gog's Drink calls for a Chaser: both cards are his one Drink, the third waits."""
    t = table("gog", "eve").turn("gog", "drink").hand("eve", "I raise!")
    t.pile("gog", "Dark Ale with a Chaser", "Wine", "Elven Wine")
    t.until("discard", "eve")
    assert t.gog.pile == ["Elven Wine"]
    assert t.alcohol == dict(gog=3, eve=0)
    assert t.drink_discard_titles == ["Dark Ale with a Chaser", "Wine"]


@pytest.mark.rule("TURN-17")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 1), (15, 14)])
def test_an_empty_pile_sobers_up(before, after):
    """With nothing to drink Gog's Alcohol Content drops by 1, but never below 0."""
    t = table("gog", "eve").turn("gog", "drink").hand("eve", "I raise!")
    t.stats("gog", alcohol=before).stats("eve", alcohol=5)
    t.until("discard", "eve")
    assert t.alcohol == dict(gog=after, eve=5)
    assert t.fortitude == dict(gog=20, eve=20)


@pytest.mark.rule("TURN-17")
def test_whoever_has_a_drink_does_not_sober_up():
    """Gog's last card is a Water: drinking it leaves him as drunk as he was."""
    t = table("gog", "eve").turn("gog", "drink").hand("eve", "I raise!")
    t.stats("gog", alcohol=5).pile("gog", "Water")
    t.until("discard", "eve")
    assert t.alcohol == dict(gog=5, eve=0)
    assert t.happened("sobers-up") == []


@pytest.mark.rule("OP-28")
def test_sobering_up_is_no_drink_and_cannot_be_answered():
    """Nobody can Ignore, spike or Negate it; an Anytime Card fits around it, before and after."""
    t = table("gog", "eve", "dimli").turn("gog", "drink").stats("gog", alcohol=4)
    t.hand("gog", "This taste yucky!", "Shut up!")
    t.hand("eve", "I don't think so!", "Actually, that's Dragon Breath Ale.", "Gold? What Gold?")
    t.hand("dimli", "Spike it with Firewater", "Lemme check the money belt...")
    asked = []
    while t.active == "gog":
        asked.append((t.asked, t.alcohol["gog"]))
        playable = {t.table.title(option.card) for option in t.options() if option.card >= 0}
        assert playable == {"Gold? What Gold?"}
        t.player(t.asked).passes()
    assert asked == [("eve", 4), ("eve", 3)]
    assert t.alcohol == dict(gog=3, eve=0, dimli=0)


@pytest.mark.rule("TURN-18")
def test_an_event_is_all_that_phase_four_asks_for():
    """Gog reveals Fine Ambrosia: no second card is turned up, and he does not sober up."""
    t = table("gog", "eve").turn("gog", "drink").hand("eve", "I raise!")
    t.stats("gog", alcohol=5, fortitude=15).pile("gog", "Fine Ambrosia", "Wine")
    t.until("discard", "eve")
    assert t.alcohol == dict(gog=6, eve=0)
    assert t.fortitude == dict(gog=19, eve=20)
    assert t.gog.pile == ["Wine"]
    assert t.drink_discard_titles == ["Fine Ambrosia"]


@pytest.mark.rule("TURN-18")
def test_an_event_on_the_bottom_of_the_pile_does_not_sober_up():
    """Fine Ambrosia was Gog's last card: his pile is empty now, and still he does not sober up."""
    t = table("gog", "eve").turn("gog", "drink").hand("eve", "I raise!")
    t.stats("gog", alcohol=5).pile("gog", "Fine Ambrosia")
    t.until("discard", "eve")
    assert t.alcohol == dict(gog=6, eve=0)
    assert t.happened("sobers-up") == []


# Around the phases -------------------------------------------------------------------------------


@pytest.mark.rule("TURN-20")
@pytest.mark.first_chair
def test_anytime_cards_fit_before_and_after_every_phase():
    """Bob cheers in every gap of Ann's turn: before and after each phase's main activity.

    Where one phase ends and the next begins lies one gap.
    """
    t = table(person("ann"), person("bob", 9 * HURRAH), person("cyd")).turn("ann", "discard")
    t.hand("ann", "Filler").hand("bob", *9 * ["Hurrah!"]).pile("ann", "Water")
    gaps = []
    while t.active == "ann":
        if t.asked == "bob":
            done = [kind for kind in activities(t) if kind != "played"]
            acted = any(event.seat == 0 for event in t.happened("played"))
            gap = (t.phase, tuple(done), acted)
            if t.table.frames[-1] is not t.table.frames[0] or gap in gaps:
                t.bob.passes()  # a response to the Filler or the Drink, or the same gap again
                continue
            gaps.append(gap)
            t.bob.plays("Hurrah!")
        elif t.asked_for == "discard":
            t.ann.done()
        elif t.asked_for == "action":
            t.ann.plays("Filler", at="cyd")
        else:
            t.ann.orders_for("cyd")
    assert gaps == [
        ("discard", (), False),
        ("action", ("drew",), False),
        ("action", ("drew",), True),
        ("order", ("drew", "ordered"), True),
        ("drink", ("drew", "ordered", "revealed"), True),
    ]
    assert t.alcohol["bob"] == len(gaps)


@pytest.mark.rule("TURN-20")
def test_applicable_sometimes_cards_fit_before_and_after_the_order():
    """Gog's order for his friends is legal before and after his own order, and not elsewhere."""
    more = "Wench, bring some drinks for my friends!"
    t = table("gog", "eve", "dimli").hand("gog", "Dance with Gog!", more, more)
    assert not t.gog.may(more)
    assert t.gog.why_not(more).rule == "CARD-3"
    t.gog.passes()
    assert (t.phase, t.asked_for) == ("order", "respond")
    t.gog.plays(more)
    t.everyone.passes()
    for _ in range(2):
        t.gog.orders_for("eve")
    assert t.phase == "order"
    t.gog.passes()
    t.gog.orders_for("eve")
    assert t.phase == "order"
    t.gog.plays(more)
    for _ in range(2):
        t.gog.orders_for("dimli")
    assert len(t.eve.pile) == 3
    assert len(t.dimli.pile) == 2
    assert t.inn == 2


@pytest.mark.rule("TURN-21")
def test_ending_the_turn_in_the_action_phase_cancels_order_and_drink():
    """Ann slips away: nothing is ordered, nothing drunk, and it is Bob's turn."""
    slip = action("Slip away", me.gains(fortitude=1), end_turn)
    t = table(person("ann", slip), person("bob"), person("cyd")).stats("ann", alcohol=3)
    t.hand("ann", "Slip away", "Filler").hand("bob", "Filler").pile("ann", "Wine")
    t.ann.plays("Slip away")
    assert (t.active, t.phase, t.asked) == ("bob", "discard", "bob")
    assert t.ann.pile == ["Wine"]
    assert t.alcohol == dict(ann=3, bob=0, cyd=0)
    assert t.happened("ordered") == t.happened("revealed") == t.happened("sobers-up") == []
    assert t.ann.discard == ["Slip away"]


@pytest.mark.rule("TURN-21")
def test_ending_the_turn_before_the_discard_cancels_all_four_phases():
    """Ann leaves before she discards: she does not even draw."""
    home = anytime("Off home", end_turn)
    t = table(person("ann", home), person("bob")).turn("ann", "discard")
    t.hand("ann", "Off home", "Filler").hand("bob", "Filler").pile("ann", "Wine")
    t.ann.plays("Off home")
    assert (t.active, t.phase) == ("bob", "discard")
    assert t.ann.hand == ["Filler"]
    assert t.ann.pile == ["Wine"]
    assert activities(t) == ["played"]


@pytest.mark.rule("TURN-21")
def test_ending_the_turn_does_not_undo_phases_already_taken():
    """Ann leaves after ordering: the order stands, and only the Drink is cancelled."""
    home = anytime("Off home", end_turn)
    t = table(person("ann", home), person("bob"), person("cyd")).turn("ann", "order")
    t.hand("ann", "Off home").hand("bob", "Filler").pile("ann", "Wine").drink_deck("Mead")
    t.ann.passes()
    t.ann.orders_for("cyd")
    t.ann.plays("Off home")
    assert (t.active, t.phase) == ("bob", "discard")
    assert t.cyd.pile == ["Mead"]
    assert t.ann.pile == ["Wine"]


@pytest.mark.rule("TURN-22")
def test_what_a_character_does_at_the_beginning_comes_before_phase_one():
    """Ann collects her rent before she discards or draws, and before anybody's Anytime Card."""
    rent = Mode(w.ACTION, 0, (each_other_player.pays(1, TO_ME),))
    t = table(person("ann", HURRAH, at_turn_start=[rent]), person("bob", DUCK), person("cyd"))
    t.turn("ann", "discard").hand("ann", "Hurrah!").hand("bob", "Duck")
    assert t.asked == "ann"  # everybody may respond to the rent, Ann with her Anytime Card
    t.ann.passes()
    assert t.asked == "bob"
    assert t.bob.may("Duck")
    assert (t.phase, activities(t)) == ("discard", [])
    t.bob.passes()
    assert t.gold == dict(ann=12, bob=9, cyd=9)
    assert t.asked_for == "respond"  # the moment ahead of the discard
    assert not t.bob.may("Duck")
    t.ann.passes()
    assert (t.asked, t.asked_for) == ("ann", "discard")


@pytest.mark.rule("TURN-22")
@pytest.mark.first_chair
def test_what_a_character_does_at_the_end_follows_phase_four():
    """Ann sleeps it off after her Drink, and before Bob's turn begins."""
    nap = Mode(w.ACTION, 0, (me.loses(alcohol=1),))
    t = table(person("ann", at_turn_end=[nap]), person("bob", DUCK)).turn("ann", "drink")
    t.pile("ann", "Wine").hand("bob", "Filler")
    t.until("discard", "bob")
    changes = [(e.seat, e.amount) for e in t.happened("alcohol")]
    assert changes == [(0, 2), (0, -1)]
    kinds = [e.kind for e in t.table.events if e.kind in ("drank", "alcohol", "turn")]
    assert kinds[-4:] == ["drank", "alcohol", "alcohol", "turn"]


@pytest.mark.rule("TURN-22")
def test_steps_of_a_character_are_taken_on_ones_own_turn_only():
    """A whole round of turns: Ann collects once at her beginning and pays once at her end."""
    rent = Mode(w.ACTION, 0, (each_other_player.pays(1, TO_ME),))
    dues = Mode(w.ACTION, 0, (me.pays(3),))
    t = table(person("ann", at_turn_start=[rent], at_turn_end=[dues]), person("bob"), person("cyd"))
    t.turn("ann", "discard")
    t.until("order", "ann")
    assert t.gold == dict(ann=12, bob=9, cyd=9)
    t.until("order", "bob")
    assert t.gold == dict(ann=9, bob=9, cyd=9)
    t.until("order", "cyd")
    assert t.gold == dict(ann=9, bob=9, cyd=9)
    t.until("order", "ann")
    assert t.gold == dict(ann=11, bob=8, cyd=8)


@pytest.mark.rule("TURN-21", "TURN-22")
def test_an_early_end_cancels_phases_but_not_the_step_at_the_end():
    """Ann slips away in her Action Phase; what her own rules put at the end still comes."""
    slip = action("Slip away", end_turn)
    dues = Mode(w.ACTION, 0, (me.pays(3),))
    t = table(person("ann", slip, at_turn_end=[dues]), person("bob"), person("cyd"))
    t.hand("ann", "Slip away").hand("bob", "Filler").pile("ann", "Wine")
    t.ann.plays("Slip away")
    assert t.active == "bob"
    assert t.gold == dict(ann=7, bob=10, cyd=10)
    assert t.ann.pile == ["Wine"]


@pytest.mark.rule("TURN-22")
def test_the_step_at_the_end_is_taken_once():
    """Ann ends her turn while the step at its end waits: there is nothing left to cancel."""
    home = anytime("Off home", end_turn)
    dues = Mode(w.ACTION, 0, (me.pays(3),))
    t = table(person("ann", home, at_turn_end=[dues]), person("bob")).turn("ann", "drink")
    t.hand("ann", "Off home").hand("bob", "Filler")
    while not t.happened("sobers-up") or len(t.table.frames) == 1:
        t.ann.passes()
    assert t.gold == dict(ann=8, bob=8)
    t.ann.plays("Off home")
    assert t.active == "bob"
    assert t.gold == dict(ann=5, bob=8)


@pytest.mark.rule("CARD-2", "TURN-9")
def test_an_action_is_spent_by_whoever_played_it_and_by_nobody_else():
    """After Bob's Action it was not Ann's, who sits before him, that is spent."""
    t = table(person("ann", HURRAH), person("bob", HURRAH)).turn("bob")
    t.hand("ann", "Filler", "Hurrah!").hand("bob", "Filler", "Filler", "Hurrah!")
    t.until("action", "bob").bob.plays("Filler").everyone.passes()
    said = {}
    while t.phase == "action":
        said[t.asked] = t.player(t.asked).why_not("Filler").key
        t.player(t.asked).passes()
    assert said == dict(ann="only-my-action", bob="action-spent")


@pytest.mark.rule("TURN-1")
def test_whoever_joins_in_is_told_of_the_end_of_every_phase():
    """A rule of a variant hears of the phases of Gog's turn in order, and then of Eve's."""
    heard = []

    class Clock(Rule):
        def phase_ended(self, t, seat, phase):
            if t.logging:
                heard.append((seat, w.PHASE_NAMES[phase]))

    t = table("gog", "eve", variants=[Variant("clock", rules=[Clock])]).turn("gog", "discard")
    t.hand("gog", "Tip the Wench.").hand("eve", "Tip the Wench.")
    t.until("discard", "eve")
    assert heard == [(0, phase) for phase in ("discard", "action", "order", "drink")]


@pytest.mark.rule("TURN-22")
def test_a_rule_that_asks_is_answered_before_the_next_one_takes_its_step():
    """At the end of her turn Ann is offered one more card, and only then is it reckoned up."""
    reckoned = []

    class OneMore(Rule):
        def turn_ended(self, t, seat):
            plays = responses(t, seat, t.frames[-1], w.ANY_MOMENT)
            t.ask(seat, w.ASK_RESPOND, [*plays, PASSING])

    class Reckoning(Rule):
        def turn_ended(self, t, seat):
            if t.logging:
                reckoned.append((seat, t.party(seat).fortitude))

    heal = anytime("Heal", me.gains(fortitude=3))
    variant = Variant("late", rules=[OneMore, Reckoning])
    t = table(person("ann", heal), person("bob"), variants=[variant]).turn("ann", "drink")
    t.stats("ann", fortitude=10).hand("ann", "Heal").hand("bob", "Filler")
    while t.phase == "drink":
        t.ann.passes()
    assert (t.asked, reckoned) == ("ann", [])
    t.ann.responds("Heal")
    assert (t.active, reckoned) == ("bob", [(0, 13)])


def test_whoever_joins_in_is_told_of_cards_and_changes_and_of_the_end():
    """Gog dances, Eve dances no more: the card, what it does, and that the evening is over."""
    heard = []

    class Chronicle(Rule):
        def card_played(self, t, play):
            if t.logging:
                heard.append((play.owner, t.title(play.card)))

        def changed(self, t, seat, attribute, moved, cause):
            if t.logging:
                heard.append((seat, attribute, moved, cause))

        def ended(self, t):
            if t.logging:
                heard.append("over")

    t = table("gog", "eve", variants=[Variant("chronicle", rules=[Chronicle])])
    t.hand("gog", "Dance with Gog!").stats("eve", fortitude=3)
    t.gog.plays("Dance with Gog!", at="eve")
    assert t.winners == ["gog"]
    assert heard == [(0, "Dance with Gog!"), (1, w.FORTITUDE, -3, 0), "over"]


@pytest.mark.rule("TURN-20", "TIME-2")
@pytest.mark.first_chair
@pytest.mark.parametrize("active", range(4))
def test_before_an_action_and_after_it_was_declined_all_others_are_asked_once(active):
    """Wherever they sit, clockwise; the active player is asked together with the Action."""
    names = ["ann", "ben", "cat", "dan"]
    t = table(*(stranger(HURRAH, name=name) for name in names), first=active)
    for name in names:
        t.hand(name, HURRAH.title)
    t.hand(names[active], "Filler")
    asked = []
    while t.phase == "action":
        asked.append((t.asked, t.asked_for))
        t.player(t.asked).passes()
    others = [(name, "respond") for name in names[active + 1 :] + names[:active]]
    assert asked == [*others, (names[active], "action"), *others]
