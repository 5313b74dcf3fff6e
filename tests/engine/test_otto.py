"""Evenings with Otto: nothing is lost, leaked or misread, whoever sits down with him."""

import itertools
import random

import pytest

from lastcall.cards.catalogue import CHARACTERS
from lastcall.engine import save as saving
from lastcall.engine.audit import audit
from lastcall.engine.setup import deal
from lastcall.engine.view import events_for
from lastcall.games import Record, new_game, replay, restore, setup_for
from lastcall.testing import as_data
from lastcall.variants.otto import FACTIONS

PAIRS = list(itertools.combinations(FACTIONS, 2))
NAMES = list(CHARACTERS)
BOTH = list(zip(NAMES, [*NAMES[1:], NAMES[0]], strict=True))
OTTO = 2


def holds(t, given, chance):
    """Copies are equal and go on alike; nobody sees more than they may."""
    again = saving.restore(t.save(), given)
    copy = t.clone()
    assert again.fingerprint() == copy.fingerprint() == t.fingerprint()
    for seat in (0, 1):
        other = t.imagine(seat, chance.randrange(1 << 30))
        assert audit(other) == []
        assert as_data(other.view(seat)) == as_data(t.view(seat))
    option = chance.choice(t.decision.options)
    t.preview(option)
    again.answer(option)
    copy.answer(option)
    assert again.fingerprint() == copy.fingerprint()


def evening(given, chance, every=29):
    """Random answers to the end; how many there were."""
    t = deal(given)
    for number in range(20_000):
        assert audit(t) == []
        if t.over:
            break
        assert t.decision.seat != OTTO
        assert not t.seats[OTTO].hand
        assert not t.seats[OTTO].kept
        assert t.parties[t.seats[OTTO].party].gold == 0
        for track in t.seats[OTTO].tracks:
            party = t.parties[track]
            assert 0 <= party.alcohol <= 6 >= party.fortitude >= 0
        if number % every == 0:
            holds(t, given, chance)
        t.answer(chance.choice(t.decision.options))
    assert t.over
    assert OTTO not in t.winners
    assert t.seats[OTTO].alive
    return t


@pytest.mark.parametrize("two", BOTH, ids="-".join)
def test_every_character_plays_with_otto(two):
    seed = NAMES.index(two[0])
    given = setup_for(two, seed=seed, otto=PAIRS[seed % 6], drinks=["rdi2", "rdi7", "rdi9"])
    evening(given, random.Random(seed))


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
@pytest.mark.parametrize(
    "more",
    [{}, {"bar_deck": True}, *({"variants": [v]} for v in ("sea", "prizes", "pub"))],
    ids=str,
)
def test_every_pair_of_factions_with_every_variant(pair, more):
    seed = PAIRS.index(pair)
    chance = random.Random(seed)
    two = chance.sample(NAMES, 2)
    evening(setup_for(two, seed=seed, otto=pair, drinks=["rdi4", "rdi5", "rdi9"], **more), chance)


@pytest.mark.parametrize("seed", range(4))
def test_a_table_can_be_kept_in_the_middle_of_his_turn(seed):
    """Whoever is asked while Otto acts: the restored table goes on to the same end."""
    given = setup_for(["gog", "eve"], seed=seed, otto=PAIRS[seed])
    t = deal(given)
    chance = random.Random(seed)
    kept = 0
    while not t.over:
        if t.active == OTTO:
            again = restore(t.save())
            assert again.fingerprint() == t.fingerprint()
            other = random.Random(1)
            ends = []
            for table in (again, t.clone()):
                other.seed(1)
                while not table.over:
                    table.answer(other.choice(table.decision.options))
                ends.append(table.fingerprint())
            assert ends[0] == ends[1]
            kept += 1
        t.answer(chance.choice(t.decision.options))
    assert kept


def test_a_record_of_his_evening_plays_again():
    given = setup_for(["petra", "terci"], seed=5, otto=["croupier", "brewer"])
    t = deal(given)
    record = Record(given, ["random", "random"])
    chance = random.Random(5)
    while not t.over:
        record.answer(t, chance.choice(t.decision.options))
    again = replay(record.text(t))
    assert again.winners == t.winners
    assert [e.kind for e in again.events] == [e.kind for e in t.events]


def test_the_same_table_gives_the_same_otto():
    """He is a part of the rules: the same answers bring the same cards of his."""
    seen = []
    for _ in range(2):
        t = new_game("gog", "eve", seed=9, otto=PAIRS[0])
        while t.turn < 12 and not t.over:
            t.answer(t.decision.options[-1])
        seen.append([(e.card, e.box, e.followed) for e in t.events if e.kind == "turned-over"])
    assert seen[0] == seen[1] != []


def test_his_deck_is_hidden_and_his_discards_are_not():
    """Imagined tables keep what he has turned over and deal the rest anew."""
    t = new_game("gog", "eve", seed=2, otto=PAIRS[0])
    decks = {tuple(t.imagine(0, seed).seats[OTTO].deck) for seed in range(8)}
    assert len(decks) > 1
    assert {frozenset(deck) for deck in decks} == {frozenset(t.seats[OTTO].deck)}
    for event in events_for(t, 0):
        assert getattr(event, "card", -1) not in t.seats[OTTO].deck
