"""An action always means the same, and what a seat is told holds nothing that is hidden from it."""

import random
from collections import Counter

import pytest
from evenings import EVENINGS, positions

from lastcall.engine import options as o
from lastcall.engine import terms as w
from lastcall.engine.audit import audit
from lastcall.engine.setup import deal, furnish
from lastcall.env import Evening
from lastcall.env.core.actions import PLAIN, Numbers


def afresh(sitting):
    """The numbers of the same company, with nothing worked out yet."""
    return Numbers(sitting.actions, sitting.numbers.who, sitting.numbers.kind)


def as_meant(sitting, option):
    """What an option is, in the words of an action, worked out from the table alone."""
    t = sitting.table
    me = t.decision.seat
    n = len(t.seats)
    card = t.game.defs[option.card].id if option.card >= 0 else ""
    named = {
        other.card
        for other in t.decision.options
        if other.card >= 0 and t.game.defs[other.card].id == card
    }
    drinker = t.frames[-1].drinks[option.on].drinker if option.on >= 0 else -1
    return (
        option.kind,
        card,
        sorted(named).index(option.card) if card else 0,
        option.mode,
        tuple(sorted((seat - me) % n for seat in option.seats())),
        (drinker - me) % n if drinker >= 0 else -1,
        sum(d.drinker == drinker for d in t.frames[-1].drinks[: option.on]) if drinker >= 0 else 0,
        (option.behalf - me) % n if option.behalf >= 0 else 0,
        option.number,
    )


def told(action):
    return (
        action.kind,
        action.card,
        action.copy,
        action.mode,
        action.targets,
        action.drinker,
        action.drink,
        action.behalf,
        action.number,
    )


@pytest.mark.parametrize("name", EVENINGS)
def test_every_option_has_an_action_of_its_own_and_back(name):
    """At every box, variant and number of players; and the action says what the option is."""
    answers = 0
    for seed in range(4):
        for sitting in positions(name, seed):
            answers += 1
            legal = sitting.legal
            options = sitting.table.decision.options
            assert len(legal) == len(options)
            assert len(set(legal)) == len(legal)
            for action, option in zip(legal, options, strict=True):
                assert 0 <= action < sitting.actions.size
                assert told(sitting.actions.meaning(action)) == as_meant(sitting, option)
    assert answers > 50


@pytest.mark.parametrize("name", [name for name in EVENINGS if "drawn" not in name])
def test_a_table_furnished_once_deals_as_if_it_were_new(name):
    """Whatever was played at it before, the next deal is that of its seed."""
    evening = Evening(**EVENINGS[name])
    for seed in range(3):
        t = evening.table(seed)
        assert t.fingerprint() == deal(evening.setup, furnish(evening.setup)).fingerprint()
        assert audit(t) == []
        for _ in range(60):
            if t.decision is not None:
                t.answer(t.decision.options[0])


def test_another_company_has_other_numbers():
    """Who is drawn anew for each game brings other cards: nothing is remembered of the last."""
    evening = Evening("everybody", players=3)
    one, other = evening.sitting(), evening.sitting()
    for seed in range(6):
        for sitting in (one, other):
            sitting.reset(seed + 10 * (sitting is other))
            for _ in range(40):
                t = sitting.table
                assert sitting.numbers.who == tuple(t.game.characters)
                assert sitting.legal == afresh(sitting).legal(t, t.decision)
                assert sitting.numbers.kind == sitting.actions.kinds.of(t.game)
                sitting.answer(sitting.legal[-1])


@pytest.mark.parametrize("name", EVENINGS)
def test_two_tables_that_look_the_same_give_the_same_observation_and_mask(name):
    """Everything a seat cannot see is dealt anew: its numbers stay, and so does what it may do."""
    changed = 0
    for sitting in positions(name, seed=5, every=9, piles=True):
        t = sitting.table
        for seat in range(len(t.seats)):
            other = t.imagine(seat, seed=changed)
            assert audit(other) == []
            changed += other.zones != t.zones
            blank = sitting.sight.blank(other, seat)
            seen = sitting.sight.look(other, seat, sitting.numbers.kind, blank)
            assert seen == sitting.look(seat)
            if seat == t.decision.seat:
                assert afresh(sitting).legal(other, other.decision) == sitting.legal
    assert changed > 10


@pytest.mark.parametrize("name", ["box rdi2", "boss", "drawn", "otto berserker spelunker"])
def test_every_action_has_one_meaning(name):
    """No two numbers mean the same, and each says what it is in a line of text."""
    actions = Evening(**EVENINGS[name]).actions
    meanings = [actions.meaning(number) for number in range(actions.size)]
    assert len({told(meaning) for meaning in meanings}) == actions.size
    assert len({repr(meaning) for meaning in meanings}) == actions.size
    assert [meaning.kind for meaning in meanings[: len(PLAIN)]] == list(PLAIN)


def test_the_same_number_means_the_same_in_every_game_and_seat():
    """Another seed, another seat, another order of the day: it is the same card and neighbour."""
    evening = Evening(["gog", "eve", "fleck", "dimli"])
    seen = {}
    for seed in range(3):
        sitting = evening.sitting()
        sitting.reset(seed)
        chance = random.Random(seed)
        while sitting.seat >= 0:
            options = sitting.table.decision.options
            for action, option in zip(sitting.legal, options, strict=True):
                meant = as_meant(sitting, option)
                assert seen.setdefault(action, meant) == meant
            sitting.answer(chance.choice(sitting.legal))
    assert len(seen) > 250


def test_a_card_held_once_is_always_its_first_copy():
    """So whoever learns need not learn each copy of a card by itself."""
    copies = Counter()
    for sitting in positions("box rdi2", seed=1):
        for action, option in zip(sitting.legal, sitting.table.decision.options, strict=True):
            if option.kind == w.PLAY:
                copies[sitting.actions.meaning(action).copy] += 1
    assert copies[0] > 3 * copies[1] > 0 < copies[2]


def test_a_fifth_drink_of_one_player_is_left_alone():
    """Five Drinks before the same player: four can be named, and the fifth has no action."""
    for sitting in positions("box rdi2", seed=3):
        t = sitting.table
        plays = [p for p in t.decision.options if p.on >= 0]
        if plays:
            drinking = t.frames[-1]
            while len(drinking.drinks) < 5:
                drinking.drinks.append(drinking.drinks[plays[0].on].clone())
            play = plays[0]
            options = [o.play(play.card, play.mode, play.targets, on) for on in range(5)]
            t.decision.options = tuple(options)
            legal = afresh(sitting).legal(t, t.decision)
            assert legal[4] == -1
            assert len(set(legal)) == 5
            return
    raise AssertionError("nobody ever answered a Drink")


def test_what_is_seen_is_what_lies_there():
    """Some numbers by name, from the seat that looks round to the left."""
    evening = Evening(["gog", "eve", "fleck"])
    sitting = evening.sitting()
    sitting.reset(4)
    t = sitting.table
    rows = [sitting.look(seat) for seat in range(3)]
    parts = {part.name: part for part in evening.sight.parts}
    seats = parts["seats"]
    width = len(seats.columns)
    hand = parts["hand"]
    for me, row in enumerate(rows):
        for away in range(3):
            seat = t.seats[(me + away) % 3]
            values = dict(zip(seats.columns, row[away * width :][:width], strict=True))
            party = t.parties[seat.party]
            assert values["fortitude"] == party.fortitude == 20
            assert values["gold"] == party.gold
            assert values["hand"] == len(seat.hand)
            assert values["drink me pile"] == len(seat.pile) == 1
            assert values["on my side"] == (away == 0)
        held = row[hand.first : hand.first + hand.size]
        assert sum(held) == len(t.seats[me].hand)
        for card in t.seats[me].hand:
            assert held[hand.columns.index(t.game.defs[card].id)] > 0
