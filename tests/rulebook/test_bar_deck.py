"""BAR: the Bar Deck variant, for tables with more than 30 Drinks."""

from collections import Counter

import pytest

from lastcall.cards.catalogue import character, drink_deck
from lastcall.engine.cards import Character, Deck
from lastcall.engine.content import fields_of
from lastcall.engine.setup import Setup, lay_out
from lastcall.engine.words import action, another_player, drink
from lastcall.testing import table

FILLER = action("Filler", another_player.loses(fortitude=1))
SWAMP = Deck("swamp", "test", [8 * drink("Swamp Ale", 2)])


def person(name):
    return Character(name, name.title(), race="human", box="test", deck=[40 * FILLER])


def ciders(number):
    return Deck("ciders", "test", [number * drink("Cider", 1)])


def at_the_bar(*drinks, **setup):
    """Three people, Ann about to order, with these Drinks and the Bar Deck in use."""
    cast = [person(name) for name in ("ann", "bob", "cyd")]
    return table(*cast, drinks=drinks, bar_deck=True, **setup).turn("ann", "order")


def bar(t):
    return t.table.cellars[0].bar


def titles(t, cards):
    return Counter(t.table.title(card) for card in cards)


# The first Drink Deck ----------------------------------------------------------------------------


@pytest.mark.rule("BAR-1")
def test_the_bar_deck_is_optional_and_off_unless_asked_for():
    """The same 60 Drinks: without the variant 30 stay in the box, with it they wait at the bar."""
    cast = [character("gog"), character("eve")]
    drinks = [drink_deck("rdi2"), ciders(30)]
    plain = lay_out(Setup(cast, drinks))
    assert (len(plain.cellars[0].bar), len(plain.set_aside)) == (0, 30)
    assert not plain.cellars[0].has_bar
    barred = lay_out(Setup(cast, drinks, bar_deck=True))
    assert (len(barred.cellars[0].bar), len(barred.set_aside)) == (30, 0)
    assert barred.cellars[0].has_bar


@pytest.mark.rule("BAR-2")
@pytest.mark.parametrize("extra", [1, 12, 30, 50])
def test_all_drinks_are_shuffled_and_thirty_become_the_drink_deck(extra):
    """However many Drinks there are, 30 of them, by chance, are the first Drink Deck."""
    cast = [character("gog"), character("eve")]
    first_decks = set()
    for seed in range(10):
        drinks = [drink_deck("rdi2"), ciders(extra)]
        t = lay_out(Setup(cast, drinks, seed=seed, bar_deck=True))
        cellar = t.cellars[0]
        first = [*cellar.deck, *t.seats[0].pile, *t.seats[1].pile]
        assert len(first) == 30
        assert len(cellar.bar) == extra
        assert len({*first, *cellar.bar}) == 30 + extra
        assert cellar.discard == []
        first_decks.add(tuple(sorted(first)))
    assert len(first_decks) > 1
    if extra >= 12:
        assert len(first_decks) == 10


def dump(thing):
    if isinstance(thing, (list, tuple)):
        return [dump(item) for item in thing]
    if thing is None or isinstance(thing, (int, str)):
        return thing
    return {name: dump(getattr(thing, name)) for name in fields_of(type(thing)) if name != "game"}


@pytest.mark.rule("BAR-2")
def test_nobody_sees_what_is_in_the_bar_deck():
    """Whether the Wine is in the Drink Deck or at the bar, the table looks the same to all."""
    looks = []
    for seed in (1, 2):
        t = at_the_bar("drinks-rdi2", ciders(30), seed=seed)
        looks.append([dump(t.table.view(seat)) for seat in (-1, 0, 1, 2)])
        assert t.table.view(0).bar_deck == 30
        assert t.table.view(0).drink_deck == 30
        looks.append(sorted(bar(t)))
    assert looks[0] == looks[2]
    assert looks[1] != looks[3]


# When the Drink Deck runs out --------------------------------------------------------------------


@pytest.mark.rule("BAR-3")
def test_the_payment_for_new_drinks_is_unchanged():
    """Ann orders the last Drink: each player pays 1 Gold to the Inn, as without a Bar Deck."""
    golds = []
    for bar_deck in (True, False):
        cast = [person(name) for name in ("ann", "bob", "cyd")]
        t = table(*cast, drinks=["drinks-rdi2", ciders(30)], bar_deck=bar_deck)
        t.turn("ann", "order").drink_deck("Wine", rest="discard")
        t.ann.orders_for("bob")
        golds.append((t.gold, t.inn))
    assert golds[0] == golds[1] == (dict(ann=9, bob=9, cyd=9), 3)


@pytest.mark.rule("BAR-4")
def test_the_next_thirty_of_the_bar_deck_become_the_drink_deck():
    """The top 30 of 40 cards at the bar are the new Drink Deck; the discards stay discarded."""
    t = at_the_bar("drinks-rdi2", ciders(40)).drink_deck("Cider", rest="discard")
    waiting, discarded = list(bar(t)), list(t.table.cellars[0].discard)
    assert (len(waiting), len(discarded)) == (40, 29)
    t.ann.orders_for("bob")
    cellar = t.table.cellars[0]
    # The last card of a list is its top: the bar's top card is the new deck's top card.
    assert cellar.deck == waiting[-30:]
    assert cellar.bar == waiting[:-30]
    assert cellar.discard == discarded
    assert [event.amount for event in t.happened("restocked")] == [30]


@pytest.mark.rule("BAR-4")
def test_a_bar_deck_of_exactly_thirty_is_used_up_without_touching_the_discards():
    """30 cards wait at the bar: all of them are the new Drink Deck, and the bar is empty."""
    t = at_the_bar("drinks-rdi2", ciders(30)).drink_deck("Cider", rest="discard")
    waiting, discarded = list(bar(t)), list(t.table.cellars[0].discard)
    assert len(waiting) == 30
    t.ann.orders_for("bob")
    cellar = t.table.cellars[0]
    assert cellar.deck == waiting
    assert cellar.bar == []
    assert cellar.discard == discarded


@pytest.mark.rule("BAR-5")
def test_a_short_bar_deck_is_completed_from_the_shuffled_discards():
    """12 cards wait at the bar: all come up first, then 18 of the discards; the rest is the bar."""
    t = at_the_bar("drinks-rdi2", ciders(12)).drink_deck("Cider", rest="discard")
    cellar = t.table.cellars[0]
    waiting, discarded = list(cellar.bar), list(cellar.discard)
    assert (len(waiting), len(discarded)) == (12, 29)
    t.ann.orders_for("bob")
    cellar = t.table.cellars[0]
    assert len(cellar.deck) == 30
    assert cellar.deck[-len(waiting) :] == waiting
    completed = cellar.deck[: -len(waiting)]
    assert set(completed) <= set(discarded)
    assert set(cellar.bar) == set(discarded) - set(completed)
    assert len(cellar.bar) == 11
    assert cellar.discard == []


@pytest.mark.rule("BAR-5")
def test_the_discards_are_shuffled_when_they_become_the_bar_deck():
    """Ten evenings, ten orders: what completes the Drink Deck is up to chance."""
    seen = set()
    for seed in range(10):
        t = at_the_bar("drinks-rdi2", ciders(12), seed=seed).drink_deck("Cider", rest="discard")
        before = t.table.cellars[0].discard[:]
        t.ann.orders_for("bob")
        fresh = [card for card in t.table.cellars[0].deck if card in before]
        assert fresh != before[-len(fresh) :]
        seen.add(tuple(before.index(card) for card in fresh))
    assert len(seen) == 10


@pytest.mark.rule("OP-36")
def test_with_fewer_than_thirty_in_all_one_uses_what_there_is():
    """Bar Deck and discards hold 9 cards together: they are the whole new Drink Deck."""
    t = at_the_bar(ciders(10)).drink_deck("Cider", rest="discard")
    t.ann.orders_for("bob")
    cellar = t.table.cellars[0]
    assert len(cellar.deck) == 9
    assert cellar.bar == cellar.discard == []
    assert t.bob.pile == ["Cider"]
    assert t.gold == dict(ann=9, bob=9, cyd=9)


# Other backs, other taverns ----------------------------------------------------------------------


@pytest.mark.rule("BAR-6")
def test_tavern_drinks_do_not_go_into_the_bar_deck():
    """Of 50 cards 10 have a tavern's back: they are in neither deck, now or later."""
    tavern = Deck("tavern", "test", [10 * drink("Swamp Ale", 2, back="tavern")])
    for seed in range(5):
        t = at_the_bar("drinks-rdi2", ciders(10), tavern, seed=seed)
        t.drink_deck("Wine", rest="discard")
        cellar = t.table.cellars[0]
        stock = titles(t, [*cellar.deck, *cellar.bar, *cellar.discard])
        assert sum(stock.values()) == 40
        assert "Swamp Ale" not in stock
        t.ann.orders_for("bob")
        cellar = t.table.cellars[0]
        assert "Swamp Ale" not in titles(t, [*cellar.deck, *cellar.bar, *cellar.discard])
        assert titles(t, t.table.set_aside) == {"Swamp Ale": 10}


@pytest.mark.rule("BAR-7")
def test_the_bar_deck_feeds_the_inn_and_other_taverns_keep_theirs():
    """At the Inn the Drink Deck runs out: the bar refills it, and the swamp's deck lies still."""
    t = at_the_bar("drinks-rdi2", ciders(30), taverns=[SWAMP]).drink_deck("Wine", rest="discard")
    swamp = list(t.table.cellars[1].deck)
    assert titles(t, swamp) == {"Swamp Ale": 8}
    assert (t.table.cellars[1].bar, t.table.cellars[1].has_bar) == ([], False)
    waiting = list(bar(t))
    t.ann.orders_for("bob")
    inn = t.table.cellars[0]
    assert inn.deck[-len(waiting) :] == waiting
    assert "Swamp Ale" not in titles(t, [*inn.deck, *inn.bar])
    assert t.table.cellars[1].deck == swamp


@pytest.mark.rule("BAR-7")
def test_in_another_tavern_its_own_drinks_are_ordered():
    """In the swamp an order comes from its own deck; the Inn's and the bar are not touched."""
    t = at_the_bar("drinks-rdi2", ciders(30), taverns=[SWAMP], tavern=1)
    inn = [list(t.table.cellars[0].deck), list(bar(t))]
    assert len(inn[1]) == 30
    t.ann.orders_for("bob")
    assert t.bob.pile == ["Swamp Ale"]
    assert titles(t, t.table.cellars[1].deck) == {"Swamp Ale": 7}
    assert [t.table.cellars[0].deck, bar(t)] == inn
    assert t.gold == dict(ann=10, bob=10, cyd=10)
