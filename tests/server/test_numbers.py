"""A copy of a card that was out of sight cannot be told from its twins by its number."""

import random
from itertools import combinations

import msgspec
import pytest

import lastcall
from lastcall.engine.options import of_card
from lastcall.engine.words import action, drink_from_deck
from lastcall.server.evening import Shown
from lastcall.server.eventwire import may_see, told
from lastcall.server.numbers import Numbers, kinds_of
from lastcall.server.sight import decision_view, seat_view, table_view, waiting_for
from lastcall.testing import stranger, table

TABLES = {
    "plain": {"characters": ("gog", "eve", "fleck"), "bar_deck": True},
    "kits": {"characters": ("petra", "dale", "terci", "jett"), "drinks": ["drinks-rdi9"]},
    "sea": {"characters": ("gog", "gog", "petra"), "variants": ["sea", "prizes"]},
    "pub": {"characters": ("whitehawk", "dimli", "molly"), "variants": ["pub"]},
    "teams": {"characters": ("gog", "eve", "petra", "dale"), "variants": ["two-headed"]},
    "otto": {"characters": ("gog", "petra"), "otto": ["brewer", "croupier"]},
}


class Told:
    """A game, and what one seat (-1: an onlooker) is told of it on the wire."""

    def __init__(self, seat, *, characters, drinks=("drinks-rdi2", "drinks-rdi4"), **more):
        self.seat = seat
        self.table = lastcall.new_game(
            *characters, drinks=drinks, doppelgangers=True, seed=11, **more
        )
        self.numbers = Numbers(self.table)
        self.heard = 0

    def answer(self, option):
        self.table.answer(option)
        self.numbers.follow()

    def frame(self):
        """Everything it is told after an answer, as a client gets it."""
        table, seat = self.table, self.seat
        shown = Shown(table, self.numbers, waiting_for(table.decision))
        view = table.view(seat)
        names = shown.names[seat]
        eyes = self.numbers.eyes[seat]
        events = table.events[self.heard :]
        self.heard += len(events)
        frame = {
            "view": shown.raw(seat),
            "events": [told(e, None, eyes.said.get(id(e))) for e in events if may_see(e, seat)],
        }
        if seat >= 0:
            frame["boxes"], frame["known"] = shown.boxes[seat], shown.known[seat]
            mates = [
                i for i, other in enumerate(table.seats) if other.party == table.seats[seat].party
            ]
            frame["hands"] = [shown.hand(mate, seat) for mate in mates]
        if view.options:
            frame["decision"] = decision_view(view, 1, names)
        return msgspec.json.encode(frame)


def exchange(table, seat, twins, chance):
    """Two twins that this seat cannot tell apart change places; which, or None if there are none.

    They lie where it does not see them; or in one hand, of which it may know one by what it saw.
    """
    meant = {option.card for option in table.decision.options}
    meant |= {frame.wish.card for frame in table.frames if frame.wish is not None}
    places = {}
    for zone in table.game.zones:
        if not zone.seen_by(seat):
            for at, card in enumerate(table.zones[zone.number]):
                known = seat >= 0 and table.known.get(card, 0) >> seat & 1
                if twins[card] and card not in meant and (zone.held or not known):
                    places.setdefault(twins[card], []).append((zone, at, known))
    pairs = [
        (one, other)
        for lying in places.values()
        for one, other in combinations(lying, 2)
        if one[0] is other[0] or not (one[2] or other[2])
    ]
    if not pairs:
        return None
    (one, at, seen), (other, there, known) = chance.choice(pairs)
    here, away = table.zones[one.number], table.zones[other.number]
    here[at], away[there] = pair = away[there], here[at]
    if not (seen or known):  # otherwise it is the other of them that is known from now on
        masks = {pair[0]: table.known.pop(pair[1], 0), pair[1]: table.known.pop(pair[0], 0)}
        table.known.update({card: mask for card, mask in masks.items() if mask})
    return pair


@pytest.mark.parametrize("name", TABLES)
def test_what_is_shown_again_is_as_if_it_were_made_anew(name):
    """For all eyes, after every answer: no seat that has changed is taken for one that has not,
    and nobody gets what was made for somebody who calls the cards by other numbers."""
    chance = random.Random(name)
    told = Told(-1, **TABLES[name])
    table, shown = told.table, None
    while table.decision is not None:
        told.answer(chance.choice(table.decision.options))
        shown = Shown(table, told.numbers, waiting_for(table.decision), shown)
        for eyes in told.numbers.eyes:
            names = shown.names[eyes.seat]
            anew = table_view(shown.view, names)
            anew.seats = [seat_view(seat, names) for seat in shown.view.seats]
            assert bytes(shown.raw(eyes.seat)) == msgspec.json.encode(anew)


@pytest.mark.parametrize("seat", [-1, 0, 1])
@pytest.mark.parametrize("name", TABLES)
def test_twins_that_change_places_unseen_change_nothing_that_is_told(name, seat):
    """The same evening twice. In one of them twins that somebody does not see change places, again
    and again: whatever that somebody is told, to the last byte, is the same."""
    chance = random.Random(f"{name}{seat}")
    first, second = (Told(seat, **TABLES[name]) for _ in range(2))
    twins = kinds_of(first.table.game)
    other = list(range(len(twins)))  # what each card of the first evening is in the second
    exchanged = 0
    while True:
        assert first.frame() == second.frame()
        if first.table.decision is None:
            break
        pair = exchange(second.table, seat, twins, chance)
        if pair is not None:
            exchanged += 1
            i, j = other.index(pair[0]), other.index(pair[1])
            other[i], other[j] = other[j], other[i]
            second.numbers.follow()
        options = first.table.decision.options
        option = options[-1] if chance.random() < 0.3 else chance.choice(options)
        first.answer(option)
        card = option.card
        same = option if card < 0 else of_card(option, other[card])
        assert same in second.table.decision.options
        second.answer(same)
    assert exchanged > 50


def test_a_twin_that_was_shuffled_in_and_turned_up_at_once_is_any_of_them():
    """Both lie face up among the discards; the last of the deck is drunk, all are shuffled, and the
    next to be drunk is one of the two: its number does not say which, whichever it is."""
    tess = stranger(action("Bottoms up", drink_from_deck(2)))
    turned_up, named = set(), set()
    for seed in range(12):
        t = table(tess, "gog", seed=seed).hand("tess", "Bottoms up")
        t.drink_deck("Water", rest="aside").drink_discard("Dark Ale", "Dark Ale")
        numbers = Numbers(t.table)
        t.tess.plays("Bottoms up")
        numbers.follow()
        _, ale = t.happened("revealed")
        turned_up.add(ale.card)
        named |= {eyes.said.get(id(ale), ale.card) for eyes in numbers.eyes}
    assert (len(turned_up), len(named)) == (2, 1)
