"""What holds at every decision of every evening: random tables of 2 to 10 players, played out.

`LASTCALL_GAMES` sets how many evenings each property sees; the default keeps `make test` short.
"""

import gc
import os
import random
import subprocess
import sys
import tracemalloc

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import lastcall
from lastcall.cards.catalogue import CHARACTERS
from lastcall.engine import options as o
from lastcall.engine import terms as w
from lastcall.engine.audit import audit
from lastcall.engine.events import EVERYONE
from lastcall.engine.frames import responses
from lastcall.engine.reasons import IllegalAnswer, all_reasons
from lastcall.engine.table import WINDOWS
from lastcall.engine.view import events_for
from lastcall.games import restore
from lastcall.testing import as_data
from lastcall.text.rules import all_rules

GAMES = int(os.environ.get("LASTCALL_GAMES", "60"))
LONGEST = 20_000  # decisions; the longest evenings seen have well under a thousand
RULES = {rule.id for rule in all_rules()}
PLAYERS = range(2, 11)
CELLARS = (
    ["drinks-rdi2"],
    ["drinks-rdi9"],
    ["drinks-rdi2", "drinks-rdi4", "drinks-rdi9"],
    ["drinks-rdi2", "drinks-rdi2"],
)

evenings = settings(
    max_examples=GAMES,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
fewer_evenings = settings(evenings, max_examples=max(5, GAMES // 4))


VARIANTS = ((), (), ("sea",), ("prizes",), ("pub",), ("sea", "prizes"), ("pub", "prizes"))


class Evening:
    """A table and somebody who answers at random, now bold, now timid."""

    def __init__(self, characters, seed, *, decks=0, bar_deck=False, passing=0.3, variants=()):
        self.table = lastcall.new_game(
            *characters,
            seed=seed,
            doppelgangers=True,
            drinks=list(CELLARS[decks]),
            bar_deck=bar_deck,
            variants=list(variants),
        )
        self.passing = passing
        self.chance = random.Random(seed)

    def choose(self, table, chance):
        offered = table.decision.options
        if chance.random() < self.passing:
            return offered[-1]  # pass, done, keep it whole, decline
        return chance.choice(offered)

    def decisions(self):
        """The table at each decision of the evening; whoever looks must leave it as it is."""
        for _ in range(LONGEST):
            if self.table.decision is None:
                return
            yield self.table
            self.table.answer(self.choose(self.table, self.chance))
        raise AssertionError(f"still no end after {LONGEST} decisions")

    def play_out(self, table, seed):
        """Play some table to its end with answers that depend on the seed alone."""
        chance = random.Random(seed)
        for _ in range(LONGEST):
            if table.decision is None:
                return table.fingerprint()
            table.answer(self.choose(table, chance))
        raise AssertionError(f"still no end after {LONGEST} decisions")


def evening(players, seed):
    """One of all the kinds of evening: doppelgangers, more Drinks, Bar Deck, bold and timid."""
    chance = random.Random(f"{players}/{seed}")
    return Evening(
        [chance.choice(list(CHARACTERS)) for _ in range(players)],
        seed,
        decks=chance.randrange(len(CELLARS)),
        bar_deck=chance.random() < 0.4,
        passing=chance.choice([0.0, 0.2, 0.5, 0.8]),
        variants=chance.choice(VARIANTS),
    )


any_evening = st.builds(
    Evening,
    st.lists(st.sampled_from(sorted(CHARACTERS)), min_size=2, max_size=10),
    st.integers(0, 2**64 - 1),
    decks=st.integers(0, len(CELLARS) - 1),
    bar_deck=st.booleans(),
    passing=st.sampled_from([0.0, 0.2, 0.5, 0.8]),
    variants=st.sampled_from(VARIANTS),
)


# Every evening ends, and nothing gets lost -------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_cards_and_gold_are_conserved_until_the_evening_ends(players):
    """At every decision each card is in one zone and all Gold is there; somebody wins or ties."""
    for seed in range(max(1, GAMES // 4)):
        game = evening(players, seed)
        for t in game.decisions():
            assert audit(t) == []
        t = game.table
        assert audit(t) == []
        assert t.over
        assert t.winners
        alive = t.everyone()
        assert t.winners == alive or (not alive and len(t.winners) > 1)
        with pytest.raises(IllegalAnswer) as refused:
            t.answer(o.PASSING)
        assert refused.value.rule == "LOSE-16"


@evenings
@given(any_evening)
def test_every_decision_is_a_real_question(game):
    """It goes to a player in the game and offers at least two different answers."""
    for t in game.decisions():
        assert audit(t) == []
        decision = t.decision
        assert t.seats[decision.seat].alive
        assert len(decision.options) >= 2 or decision.kind == w.ASK_LOSE_CARD
        assert len(set(decision.options)) == len(decision.options)
        assert not t.over


# Views -------------------------------------------------------------------------------------------


def what_a_seat_knows(t, seat):
    """Its view, what it is offered worked out anew, and why its other cards may not be played."""
    top = t.frames[-1]
    offered = ()
    if t.decision.kind in WINDOWS and t.seats[seat].alive:
        offered = tuple(responses(t, seat, top, top.moments(t)))
    mine = t.seats[seat]
    cards = [*mine.hand, *mine.kept, *(card for box in mine.boxes for card in box.cards)]
    reasons = [t.why_not(seat, card) for card in cards]
    return as_data(t.view(seat)), as_data(offered), [why and why.key for why in reasons]


@fewer_evenings
@given(any_evening, st.integers(0, 2**32))
@pytest.mark.rule("SETUP-14", "SETUP-16", "OP-37")
def test_nothing_hidden_shows_in_a_view_or_in_what_is_offered(game, seed):
    """Deal everything a seat cannot see anew: its view and its options do not change."""
    for number, t in enumerate(game.decisions()):
        if number % 7:
            continue
        before = t.fingerprint()
        for seat in range(len(t.seats)):
            other = t.imagine(seat, seed)
            assert audit(other) == []
            assert what_a_seat_knows(other, seat) == what_a_seat_knows(t, seat)
            if t.decision.seat == seat:
                assert other.decision.options == t.decision.options
        assert as_data(t.imagine(-1, seed).view(-1)) == as_data(t.view(-1))
        assert t.fingerprint() == before


@fewer_evenings
@given(
    st.builds(
        Evening,
        st.lists(st.sampled_from(sorted(CHARACTERS)), min_size=1, max_size=4).map(
            lambda others: ["petra", *others]
        ),
        st.integers(0, 2**64 - 1),
        passing=st.sampled_from([0.0, 0.2]),
    ),
    st.integers(0, 2**32),
)
@pytest.mark.rule("PETRA-13")
def test_plotted_cards_show_only_their_backs(game, seed):
    """Dealt anew with hand and deck, the plots look the same to everybody but their owner."""
    looked = 0
    for t in game.decisions():
        plots = t.seats[0].boxes[0].cards
        if not plots or looked > 20:
            continue
        looked += 1
        assert [card for card, _ in t.view(0).seats[0].boxes[0]] == plots
        assert t.imagine(0, seed).seats[0].boxes[0].cards == plots
        for seat in range(-1, len(t.seats)):
            if seat == 0:
                continue
            other = t.imagine(seat, seed + looked)
            assert [card for card, _ in t.view(seat).seats[0].boxes[0]] == [-1] * len(plots)
            assert as_data(other.view(seat)) == as_data(t.view(seat))
            if seat >= 0:
                assert what_a_seat_knows(other, seat) == what_a_seat_knows(t, seat)


@pytest.mark.parametrize("seed", range(3))
def test_imagining_deals_plots_anew(seed):
    """Otherwise the property above would be empty: somebody else's plots do change places."""
    game = Evening(["petra", "gog", "dale"], seed, passing=0.0)
    plots = changed = 0
    for t in game.decisions():
        mine = t.seats[0].boxes[0].cards
        if mine:
            plots += 1
            changed += t.imagine(1, plots).seats[0].boxes[0].cards != mine
    assert changed > plots / 2 > 0


@pytest.mark.parametrize("players", PLAYERS)
def test_imagining_really_deals_anew(players):
    """Otherwise the property above would be empty: hands, decks, piles and Drinks all change."""
    changed = set()
    for seed in range(5):
        t = evening(players, seed).table
        mine = t.decision.seat
        other = t.imagine(mine, seed + 1)
        assert other.seats[mine].hand == t.seats[mine].hand
        theirs = other.places()
        changed |= {name for name, cards in t.places().items() if theirs[name] != cards}
        assert other.dice.rolls(4) != t.clone().dice.rolls(4)
    for seat in range(players):
        assert {f"deck {seat}", f"pile {seat}"} <= changed
    assert "drink deck 0" in changed
    assert len({name for name in changed if name.startswith("hand")}) >= players - 1


@fewer_evenings
@given(any_evening, st.integers(0, 2**32))
def test_an_imagined_table_can_be_played_on(game, seed):
    """Whoever is asked can try an answer on a table they imagine, to the end of the evening."""
    for number, t in enumerate(game.decisions()):
        if number % 40 == seed % 40:
            other = t.imagine(t.decision.seat, seed)
            game.play_out(other, seed)
            assert audit(other) == []


REVEALING = {
    "played",
    "revealed",
    "chaser",
    "event",
    "event-skipped",
    "discarded",
    "showed",
    "drew-card",
    "set-out",
    "laid-down-card",
    "put-on-deck-card",
    "burned",
    "foresaw",
    "attached",
    "turned-up",
}
# For one pair of eyes, and what everybody hears of it.
PRIVATE = {"drew-card": "drew", "laid-down-card": "laid-down", "foresaw": "looked"}
PRIVATE |= {"put-on-deck-card": "put-on-deck"}


def is_private(t, event):
    """For one pair of eyes; that a card went into a hidden box everybody hears, without which."""
    if event.kind == "set-out":
        return event.card >= 0 and t.game.boxes[event.seat][event.box].hidden
    return event.kind in PRIVATE


def hidden_from(t, seat):
    """The cards whose faces this seat cannot see."""
    kinds = ("deck", "pile", "side deck", "drink deck", "bar deck", "set aside")
    secret = {f"hand {i}" for i in range(len(t.seats)) if i != seat}
    for i, character in enumerate(t.game.characters):
        hidden = [k for k, box in enumerate(character.boxes) if box.hidden and i != seat]
        secret |= {f"{t.game.boxes[i][k].name} {i}.{k}" for k in hidden}
    cards = set()
    for zone, contents in t.places().items():
        if zone.startswith(kinds) or zone in secret:
            cards.update(contents)
    return cards


@fewer_evenings
@given(any_evening)
@pytest.mark.rule("SETUP-16", "TURN-13")
def test_events_name_no_hidden_card(game):
    """What a seat hears of names a card it could not see only when that card is turned up."""
    t = game.table
    seats = [-1, *range(len(t.seats))]
    while t.decision is not None:
        hidden = {seat: hidden_from(t, seat) for seat in seats}
        before = len(t.events)
        t.answer(game.choose(t, game.chance))
        news = t.events[before:]
        for seat in seats:
            heard = [event for event in events_for(t, seat) if event in news]
            for event in heard:
                assert not is_private(t, event) or event.seat == seat
                card = getattr(event, "card", -1)
                to = getattr(event, "to", -1)
                in_sight = to >= 0 and t.game.zones[to].seen_by(seat)
                assert card not in hidden[seat] or event.kind in REVEALING or in_sight, event
                hidden[seat].discard(card)  # from now on it is known
        for event in news:
            assert event.seen == (1 << event.seat if is_private(t, event) else EVERYONE)
        drawn = [event for event in news if event.kind == "drew-card"]
        assert len(drawn) == sum(event.amount for event in news if event.kind == "drew")
        looked = sum(event.amount for event in news if event.kind == "looked")
        assert sum(event.kind == "foresaw" for event in news) == looked
        plotted = [event for event in news if event.kind == "laid-down-card"]
        assert len(plotted) == sum(event.kind == "laid-down" for event in news)


# Copies ------------------------------------------------------------------------------------------


@evenings
@given(any_evening, st.integers(0, 2**32))
def test_clones_and_saves_play_on_to_the_identical_end(game, seed):
    """Cloned, or saved and restored, at any decision: the same answers lead to the same bytes."""
    for number, t in enumerate(game.decisions()):
        if number % 80 != seed % 80:
            continue
        before = t.fingerprint()
        clone = t.clone()
        restored = restore(t.save())
        assert clone.fingerprint() == restored.fingerprint() == before
        assert as_data(restored.decision) == as_data(clone.decision) == as_data(t.decision)
        for seat in range(len(t.seats)):
            assert as_data(restored.view(seat)) == as_data(t.view(seat))
        end = game.play_out(clone, seed)
        assert t.fingerprint() == before, "playing a clone changed the table it came from"
        assert game.play_out(restored, seed) == end
        assert restored.winners == clone.winners
        assert clone.save() == restored.save()


@fewer_evenings
@given(any_evening)
def test_a_table_restored_again_and_again_keeps_pace(game):
    """Saving and restoring every other time it asks makes no difference at all."""
    other = restore(game.table.save())
    chance = random.Random()
    chance.setstate(game.chance.getstate())
    for number, t in enumerate(game.decisions()):
        assert other.fingerprint() == t.fingerprint()
        if number % 2:
            other = restore(other.save())
        other.answer(game.choose(other, chance))
    assert other.fingerprint() == game.table.fingerprint()


TRAIL = """
import random, sys
import lastcall
from lastcall.cards.catalogue import CHARACTERS
for seed in range(int(sys.argv[1])):
    chance = random.Random(seed)
    characters = [chance.choice(list(CHARACTERS)) for _ in range(2 + seed % 9)]
    t = lastcall.new_game(*characters, seed=seed, doppelgangers=True)
    trail = []
    while t.decision is not None:
        if len(t.events) % 5 == 0:
            trail.append(t.fingerprint())
        t.answer(chance.choice(t.decision.options))
    print(seed, t.winners, *trail, t.fingerprint())
"""


def test_the_same_seed_is_the_same_game_in_every_process():
    """Two processes with different hash seeds play the same evenings, byte for byte."""
    games = str(max(9, GAMES // 4))
    trails = [
        subprocess.run(
            [sys.executable, "-c", TRAIL, games],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "424242")
    ]
    assert trails[0] == trails[1]
    assert len(trails[0].splitlines()) == int(games)


def test_the_deal_of_a_seed_is_known():
    """A seed deals the same cards on every platform and Python, this year and next."""
    t = lastcall.new_game("dimli", "eve", "fleck", "gog", seed=7)
    top = [t.title(seat.hand[0]) for seat in t.seats] + [t.title(t.cellars[0].deck[-1])]
    assert (t.active, top) == (
        0,
        [
            "Lemme check the money belt...",
            "My word, what could that be?",
            "Oh, I hate it when the strings break!",
            "Gambling? I'm in!",
            "Dwarven Firewater",
        ],
    )


# Answers -----------------------------------------------------------------------------------------


@fewer_evenings
@given(any_evening)
def test_every_offered_option_is_accepted(game):
    """Each answer the table offers can be given, and leaves a sound table."""
    for number, t in enumerate(game.decisions()):
        if number % 5:
            continue
        before = t.fingerprint()
        for option in t.decision.options:
            clone = t.clone(logging=True)
            clone.answer(option)
            assert audit(clone) == []
            assert clone.fingerprint() != before
        assert t.fingerprint() == before


def foreign_answers(t, chance, earlier):
    """Answers from other decisions, other seats and other games; some happen to be legal."""
    cards = len(t.game.defs)
    yield from (o.PASSING, o.FINISHED, o.KEEPING, o.ACCEPTING, o.DECLINING)
    yield from chance.sample(earlier, min(len(earlier), 10))
    for seat in t.seats:
        yield o.give(chance.randrange(12))
        for card in chance.sample(seat.hand, min(len(seat.hand), 3)):
            yield o.choose(card)
            yield o.play(card, chance.randrange(2), chance.choice([0, 1, 2, 3]))
            yield o.play(card, 0, 1 << chance.randrange(12), chance.randrange(-1, 3))
    for _ in range(5):
        yield o.play(chance.randrange(cards), chance.randrange(3), chance.randrange(1024))
        yield o.choose_number(chance.randrange(4))
    yield o.play(cards, 0)
    yield o.play(1000, 0)
    yield o.choose(1000)


@fewer_evenings
@given(any_evening, st.integers(0, 2**32))
def test_every_other_answer_is_refused_and_changes_nothing(game, seed):
    """IllegalAnswer names a rule that exists, and the table is exactly as it was."""
    chance = random.Random(seed)
    earlier = []
    for number, t in enumerate(game.decisions()):
        earlier.extend(chance.sample(t.decision.options, 1))
        if number % 5:
            continue
        before, events = t.fingerprint(), len(t.events)
        for answer in foreign_answers(t, chance, earlier):
            if answer in t.decision.options:
                continue
            with pytest.raises(IllegalAnswer) as refused:
                t.answer(answer)
            assert refused.value.rule in RULES
            assert str(refused.value) == str(refused.value.reason)
        assert (t.fingerprint(), len(t.events)) == (before, events)


@fewer_evenings
@given(any_evening)
def test_every_card_that_is_not_offered_is_explained(game):
    """For every seat and every card: no reason exactly if offered, else a rule that exists."""
    for number, t in enumerate(game.decisions()):
        if number % 3:
            continue
        decision = t.decision
        top = t.frames[-1]
        offered = {p.card for p in decision.options if p.kind == w.PLAY}
        for i, seat in enumerate(t.seats):
            fits = set()
            if decision.kind in WINDOWS and seat.alive:
                fits = {p.card for p in responses(t, i, top, top.moments(t))}
            for card in seat.hand:
                why = t.why_not(i, card)
                assert (why is None) == (i == decision.seat and card in offered)
                if why is not None:
                    assert why.rule in RULES
                    assert why.text
                    if i != decision.seat:
                        assert (why.key == "not-now") == (card in fits)
            for other in t.seats[i - 1].hand:
                if i != decision.seat and seat.alive:
                    assert t.why_not(i, other).rule == "SETUP-16"


def test_every_reason_names_a_rule_that_exists():
    """Whatever the engine may say, the rulebook can show it."""
    assert all_reasons()
    for why in all_reasons():
        assert why.rule in RULES, why.key
        assert why.text.endswith((".", "!"))


# Memory ------------------------------------------------------------------------------------------


def test_memory_does_not_grow_from_game_to_game():
    """After a warm-up, a few hundred evenings leave nothing behind."""

    def play(seeds):
        for seed in seeds:
            chance = random.Random(seed)
            t = lastcall.new_game("dimli", "eve", "fleck", "gog", seed=seed % 25)
            t.logging = seed % 2 == 0
            while t.decision is not None:
                t.answer(chance.choice(t.decision.options))
            if seed % 10 == 0:
                restore(t.save())

    rounds = max(2, GAMES // 30)
    play(range(100))  # fills the list of shared options
    gc.collect()
    tracemalloc.start()
    try:
        play(range(20))
        gc.collect()
        before, _ = tracemalloc.get_traced_memory()
        for _ in range(rounds):
            play(range(100))
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert after - before < 20_000, f"{after - before} bytes are left of {100 * rounds} games"
