"""Plays upon plays, at random: decks made of nothing but answers, a cellar full of contests.

Ordinary evenings rarely put a contest into a contest or send a blow to somebody who has Ignored
it; here nearly every card does.
"""

import random

import pytest

from lastcall.cards.shared import GAMBLING_BASICS, i_dont_think_so
from lastcall.engine.audit import audit
from lastcall.engine.cards import Character, Deck
from lastcall.engine.setup import Setup, deal
from lastcall.engine.words import (
    ACTION_SOMETIMES_ANYTIME,
    FORTITUDE,
    a_drink,
    a_player,
    action,
    another_player,
    anytime,
    drink,
    drink_event,
    drinking_contest,
    each_player,
    either,
    give_drink,
    ignore_card,
    ignore_drink,
    me,
    my_drink,
    redirect,
    redirect_to_attacker,
    reduce_loss,
    round_on_the_house,
    share_loss,
    sometimes,
    split_drink,
    strengthen,
    would_lose_fortitude,
)

LONGEST = 5_000  # decisions


def evening(seed, cards, cellar, players=4):
    """Four people with the same cards, and answers by chance."""
    cast = [
        Character(f"p{i}", f"P{i}", race="human", box="test", deck=cards) for i in range(players)
    ]
    t = deal(Setup(cast, [cellar], seed=seed))
    chance = random.Random(seed)
    for _ in range(LONGEST):
        yield t
        if t.decision is None:
            return
        options = t.decision.options
        t.answer(options[-1] if chance.random() < 0.2 else chance.choice(options))
        assert audit(t) == []
    raise AssertionError(f"still no end after {LONGEST} decisions")


DRINKERS = [
    *GAMBLING_BASICS,
    i_dont_think_so(),
    14 * anytime("Bottoms up!", a_player.drinks_one_more()),
    6 * sometimes("You have it!", when=my_drink, do=give_drink),
    6 * sometimes("Have some!", when=my_drink, do=split_drink),
    4 * sometimes("Not for me!", when=my_drink, do=ignore_drink),
    4 * sometimes("Here's to you!", when=a_drink, do=strengthen(2)),
    4 * anytime("Kick!", another_player.loses(fortitude=1)),
    4 * anytime("Pay up!", a_player.pays(1)),
]
CONTESTS = Deck(
    "contests",
    "test",
    [
        12 * drink_event("Drinking Contest!", drinking_contest),
        2 * drink_event("Round on the House!", round_on_the_house),
        4 * drink("Strong", 3),
        4 * drink("Sweet", 3, splits=True),
        4 * drink("Sludge", 3, extras=[me.discards(1), me.draws(1)]),
        4 * drink("Keepsake", 3, keep=[ignore_card(types=7, affecting=FORTITUDE)]),
    ],
)


@pytest.mark.rule("LOSE-17", "LOSE-10", "CONT-17")
@pytest.mark.parametrize("seed", range(12))
def test_nobody_who_is_out_is_asked_or_touched(seed):
    """Contests within contests: whoever has passed out answers nothing and changes no more."""
    out: set[int] = set()
    for t in evening(seed, DRINKERS, CONTESTS):
        for event in t.events:
            if event.kind in ("passed-out", "out-of-gold"):
                out.add(event.seat)
            elif event.kind in ("drank", "alcohol", "fortitude", "contest-won", "split", "drew"):
                assert event.seat not in out, event
        t.events.clear()
        for i in out:
            assert (t.seats[i].pile, t.seats[i].kept) == ([], [])
        if t.decision is not None:
            assert t.decision.seat not in out, t.decision


BRAWLERS = [
    20 * action("The roof comes down!", each_player.loses(fortitude=1)),
    8 * either("Duck!", ignore_card(types=ACTION_SOMETIMES_ANYTIME, affecting=FORTITUDE)),
    8 * sometimes("Over there!", when=would_lose_fortitude, do=redirect),
    6 * sometimes("Back to you!", when=would_lose_fortitude, do=redirect_to_attacker),
    6 * sometimes("Halves!", when=would_lose_fortitude, do=share_loss),
    6 * sometimes("Buckler", when=would_lose_fortitude, do=reduce_loss(1)),
]
WATER = Deck("water", "test", [30 * drink("Water")])


@pytest.mark.rule("NEG-2", "NEG-10", "REDR-7")
@pytest.mark.parametrize("seed", range(6))
def test_a_card_does_nothing_to_whoever_ignored_it(seed):
    """Blows are ducked, sent on, sent back, shared and softened: who ducked is never hurt by it.

    Every loss at this table comes from the one Action under way, so none may follow the ducking.
    """
    ducked: set[int] = set()
    for t in evening(seed, BRAWLERS, WATER):
        for event in t.events:
            if event.kind == "played" and t.title(event.card) == "The roof comes down!":
                ducked.clear()
            elif event.kind == "ignored":
                ducked.add(event.seat)
            elif event.kind == "fortitude":
                assert event.seat not in ducked
        t.events.clear()
