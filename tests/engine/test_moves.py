"""What is told of a card's way: from where to where. Pages and replays move their cards by it."""

import random
from itertools import pairwise

import pytest

from lastcall.cards.catalogue import CHARACTERS
from lastcall.engine.cards import Box, Character, Deck
from lastcall.engine.events import ON_THE_TABLE, Moved
from lastcall.engine.setup import deal
from lastcall.engine.words import action, by_the_rules, me, set_out
from lastcall.games import setup_for
from lastcall.testing import table

EVENINGS = [
    ([], 4), (["sea", "prizes"], 4), (["pub", "prizes"], 5), (["two-headed"], 4), ([], 2),
]  # fmt: skip
SHUFFLED = ("reshuffled", "restocked")


def lying(t):
    """Where each card lies."""
    return {card: number for number, cards in enumerate(t.zones) for card in cards}


@pytest.mark.parametrize("number", range(len(EVENINGS) * 4))
def test_a_card_comes_from_where_it_lay_and_lies_where_it_went(number):
    """Between two questions: its first way begins where it was, its last ends where it is."""
    variants, players = EVENINGS[number % len(EVENINGS)]
    dice = random.Random(number)
    everybody = list(CHARACTERS)
    drawn = [everybody[(4 * number + i) % len(everybody)] for i in range(players)]
    otto = ["berserker", "brewer"] if players == 2 else ()
    t = deal(setup_for(drawn, seed=number, variants=variants, otto=otto))
    told = 0
    while t.decision is not None and told < 600:
        before = lying(t)
        first = len(t.events)
        t.answer(dice.choice(t.decision.options))
        ways = {}
        for event in t.events[first:]:
            if isinstance(event, Moved) and event.card >= 0:
                ways.setdefault(event.card, []).append(event)
        mixed = any(event.kind in SHUFFLED for event in t.events[first:])
        after = lying(t)
        for card, way in ways.items():
            told += 1
            about = (number, t.title(card), [(e.kind, e.origin, e.to) for e in way])
            if mixed or not t.seats[way[-1].seat].alive:
                continue  # decks are made anew; what lay before whoever is out is gone with them
            # What is being played, or waits for room, is on its way already.
            assert way[0].origin == before.get(card, way[0].origin), about
            assert way[-1].to in (after.get(card, way[-1].to), ON_THE_TABLE), about
            for one, next in pairwise(way):
                assert one.to in (next.origin, ON_THE_TABLE), about
    assert told > 100


def test_a_card_comes_out_of_the_deck_that_fills_its_box():
    """Of two side decks the second."""
    tools = Deck("tools", "test", [5 * action("Hammer", me.gains(fortitude=1))])
    maps = Deck("maps", "test", [5 * action("Map", me.gains(fortitude=1))])
    bag = Box("bag", 3, deck=tools)
    case = Box("case", 3, deck=maps)
    tess = Character(
        *("tess", "Tess"),
        race="human",
        box="test",
        deck=[30 * action("Rest", me.gains(fortitude=1))],
        side_decks=[tools, maps],
        boxes=[bag, case],
        at_turn_start=[by_the_rules(set_out(bag), set_out(case))],
    )
    t = table(tess, "gog").hand("tess", "Rest").turn("tess", "discard").until("discard", "tess")
    out = {t.table.title(e.card): e for e in t.happened("set-out")}
    side = t.table.seats[0].side
    assert (out["Hammer"].origin, out["Map"].origin) == (side[0].deck, side[1].deck)
