"""What is told of a card's way, from where to where, and of numbers: pages and replays go by it."""

import random

import pytest
from beside import counts, lying, tells_every_number, tells_every_way

from lastcall.cards.catalogue import CHARACTERS
from lastcall.engine.cards import Box, Character, Deck
from lastcall.engine.setup import deal
from lastcall.engine.words import action, by_the_rules, me, set_out
from lastcall.games import setup_for
from lastcall.testing import table

EVENINGS = [
    ([], 4), (["sea", "prizes"], 4), (["pub", "prizes"], 5), (["two-headed"], 4), ([], 2),
]  # fmt: skip


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
        before, numbers = lying(t), counts(t)
        first = len(t.events)
        t.answer(dice.choice(t.decision.options))
        told += tells_every_way(t, before, t.events[first:])
        tells_every_number(t, numbers, t.events[first:])
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
