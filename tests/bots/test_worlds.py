"""Worlds: what a bot may imagine is made of what its seat knows, and of nothing else."""

import gc
from types import FunctionType, ModuleType

import pytest

from lastcall.bots import ask, make_bot
from lastcall.bots.worlds import Worlds
from lastcall.engine.save import state_text
from lastcall.games import new_game, setup_for
from lastcall.testing import as_data, table

SEED = (1 << 64) - 12345


def reachable(*roots):
    """Everything that can be got at from these objects, whatever underscores are in the way."""
    found = {}
    waiting = list(roots)
    while waiting:
        thing = waiting.pop()
        if id(thing) in found or isinstance(thing, (type, ModuleType, FunctionType)):
            continue
        found[id(thing)] = thing
        waiting.extend(gc.get_referents(thing))
    return found


def played(*names, seed=SEED, turns=3, bot="house", **options):
    """A game after some turns."""
    t = new_game(*names, seed=seed, **options)
    bots = [make_bot(bot, seat) for seat in range(len(t.seats))]
    while t.decision is not None and t.turn <= turns:
        t.answer(ask(bots[t.decision.seat], t))
    return t


def test_the_true_table_cannot_be_reached():
    t = played("gog", "eve", "dale", "lizwick")
    seat = t.decision.seat
    worlds = Worlds(t, seat)
    found = reachable(worlds, worlds.one(1), t.view(seat))
    assert any(type(thing) is type(t) for thing in found.values())  # there are tables, but not ours
    secrets = [t, t.dice, t.events, t.mixed, t.zones, t.known, *t.zones, *t.seats, *t.frames]
    for secret in secrets:
        assert id(secret) not in found, secret
    assert not any(type(thing) is int and thing == SEED for thing in found.values())


def test_no_world_knows_how_the_cards_were_dealt():
    """Not from its seed, nor by saving it and reading the save."""
    t = played("gog", "eve", "dale")
    world = Worlds(t, t.decision.seat).one(3)
    assert t.seed == SEED
    assert world.seed == 0
    assert str(SEED) in state_text(t)
    assert str(SEED) not in state_text(world)
    assert str(SEED) not in t.game.setup_text(0)


@pytest.mark.parametrize("variants", [(), ("sea",), ("two-headed",)])
def test_a_setup_without_its_seed_is_otherwise_the_same(variants):
    setup = setup_for(["gog", "eve", "dale", "petra"], seed=SEED, variants=variants)
    assert setup.seedless().text_with(SEED) == setup.text()
    assert setup.seedless().seed == 0


@pytest.mark.parametrize("names", [("gog", "eve", "dimli"), ("petra", "molly", "terci", "remy")])
def test_worlds_look_like_the_table_and_differ_in_what_is_hidden(names):
    t = played(*names)
    seat = t.decision.seat
    worlds = Worlds(t, seat)
    made = [worlds.one(number) for number in range(6)]
    for world in made:
        assert as_data(world.view(seat)) == as_data(t.view(seat))
        assert world.decision.options == t.decision.options
    other = (seat + 1) % len(names)
    assert len({tuple(sorted(world.seats[other].hand)) for world in made}) > 1
    assert state_text(worlds.one(4)) == state_text(made[4])
    assert state_text(worlds.one(5)) != state_text(made[4])


def test_the_same_worlds_whatever_the_truth_is():
    t = played("gog", "eve", "joran", "tara", turns=6)
    seat = t.decision.seat
    for seed in range(5):
        other = t.imagine(seat, seed)
        assert state_text(Worlds(other, seat).one(7)) == state_text(Worlds(t, seat).one(7))


def test_trying_a_world_changes_nothing():
    t = played("gog", "eve", "dimli")
    seat = t.decision.seat
    worlds = Worlds(t, seat)
    before, guess = state_text(t), state_text(worlds.one(1))
    world = worlds.one(1)
    house = make_bot("house", 1)
    for _ in range(40):
        world.answer(ask(house, world))
    assert state_text(t) == before
    assert state_text(worlds.one(1)) == guess


def test_what_a_seat_has_seen_stays_known_in_its_worlds():
    """Tara has looked at the top of the Drink Deck: it lies there in all of her worlds, and in
    those of nobody else."""
    hush = "Hush. I am listening to tomorrow."
    t = table("tara", "gog", "eve").hand("tara", hush).until("action", "tara")
    t.tara.plays(hush, mode=0)
    t.tara.leaves_them_so()
    mine = t.table.view(0).known
    assert mine
    for number in range(8):
        world = Worlds(t.table, 0).one(number)
        assert world.view(0).known == mine
        for card, zone, depth in mine:
            assert world.zones[zone][-1 - depth] == card
    others = [Worlds(t.table, 1).one(number) for number in range(8)]
    for card, zone, depth in mine:
        assert {world.zones[zone][-1 - depth] for world in others} != {card}
