"""Games to learn from: seats that play by a network beside house bots, some decisions tried out.

What is kept of a game: how it stood at the starts of turns and who won, and for the decisions that
were tried out, what each option gained over the usual answer. Needs NumPy.
"""

import math
from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from lastcall.bots import ask, lore
from lastcall.bots.champion import ChampionBot
from lastcall.bots.contract import Budget
from lastcall.bots.eyes import FEATURES, look
from lastcall.bots.house import HouseBot
from lastcall.bots.search import Manner, Trial, Weighing
from lastcall.bots.worlds import Worlds
from lastcall.cards.catalogue import CHARACTERS
from lastcall.engine.options import Option
from lastcall.engine.setup import SetupError
from lastcall.engine.table import Table
from lastcall.games import cast, new_game
from lastcall.lab.training import SEATS, SLIP
from lastcall.variants.catalogue import VARIANTS
from lastcall.variants.otto import FACTIONS, otto

OPTIONS: Final = 8  # tried of one decision, the usual answer among them
VARIED: Final = 0.3  # games with a variant
LEARNERS: Final = 0.5  # seats that play by the network
TRIED: Final = 0.12  # decisions of theirs that are tried out
SMALLEST: Final = 1e-6  # spread of what an option gains
NEVER: Final = 1e9  # standard errors: an option is tried to the end, whatever it looks like


class Lessons(NamedTuple):
    """What there is to learn from some games."""

    seen: Any  # starts of turns: seats, features
    won: Any  # ... and what part of the evening each seat won
    asked: Any  # decisions: seats, features
    me: Any  # ... who was asked
    options: Any  # ... what each option does, the usual answer first
    gains: Any  # ... what it gained over the usual one
    errors: Any  # ... its standard error; 0 where nothing was tried
    evenings: Any  # what part of each game seats with the network won, and what part they were


def play(network: Any, seed: int, games: int, worlds: int) -> Lessons:
    """Games with 2 to 6 players, some with a variant; the same for the same seed."""
    dice = Random(seed)
    scribe = Scribe(network)
    for _ in range(games):
        play_one(network, dice, worlds, scribe)
    return scribe.lessons()


def drawn_table(dice: Random) -> Table:
    """A company that chance has drawn; a variant that does not suit it is left out."""
    names = dice.sample(list(CHARACTERS), dice.randint(2, SEATS))
    seed = dice.getrandbits(40)
    if dice.random() < VARIED:
        kind = dice.choice([*VARIANTS, "otto"])
        variant = otto(*dice.sample(list(FACTIONS), 2)).name if kind == "otto" else kind
        company = names[:2] if kind == "otto" else cast(names, [kind])
        try:
            return new_game(*company, seed=seed, variants=[variant])
        except SetupError:
            pass
    return new_game(*names, seed=seed)


def play_one(network: Any, dice: Random, worlds: int, scribe: "Scribe") -> None:
    table = drawn_table(dice)
    table.logging = False
    known = lore.of(table.game)
    count = len(table.seats)
    house = [HouseBot(dice.getrandbits(31)) for _ in range(count)]
    learners: dict[int, ChampionBot] = {}
    manner = Manner(worlds=worlds, first=worlds, candidates=OPTIONS - 1, hopeless=NEVER)
    for seat in range(count):
        if dice.random() < LEARNERS:
            learners[seat] = ChampionBot(dice.getrandbits(31), manner, network)
            learners[seat].budget = Budget(worlds)
    turn = 0
    while table.decision is not None:
        if table.turn != turn:
            turn = table.turn
            scribe.position(look(table, known))
        seat = table.decision.seat
        options = table.decision.options
        learner = learners.get(seat)
        if len(options) == 1:
            table.answer(options[0])
        elif dice.random() < SLIP:
            table.answer(dice.choice(options))
        elif learner is None:
            table.answer(ask(house[seat], table))
        elif dice.random() < TRIED:
            table.answer(tried_out(table, learner, dice.choice(options), scribe))
        else:
            table.answer(by_heart(table, learner))
    scribe.ended(table, list(learners))


def tried_out(table: Table, bot: ChampionBot, also: Option, scribe: "Scribe") -> Option:
    """The best of what was tried, and of one option drawn by chance."""
    assert table.decision is not None
    seat = table.decision.seat
    view = table.view(seat)
    worlds = Worlds(table, seat)
    found = bot.weigh(view, worlds, also)
    if found.worlds:
        known = lore.of(view.game)
        options = [found.usual, *(trial.option for trial in found.trials)]
        rows = bot.choices.read(view, known, options, found.usual)
        scribe.decision(look(worlds.guess, known), seat, rows, found)
    return found.best(0.0)


def by_heart(table: Table, bot: ChampionBot) -> Option:
    """What the network thinks best, nothing tried."""
    assert table.decision is not None
    seat = table.decision.seat
    view = table.view(seat)
    usual = bot.practised.choose(view)
    trials = bot.candidates(view, Worlds(table, seat), usual, None)
    return Weighing(usual, trials).best(0.0)


class Scribe:
    """Writes down what there is to learn."""

    def __init__(self, network: Any) -> None:
        self.width = network.choosing[2].shape[0]
        self.seen: list[list[list[float]]] = []
        self.won: list[list[float]] = []
        self.asked: list[list[list[float]]] = []
        self.me: list[int] = []
        self.options: list[Any] = []
        self.gains: list[list[float]] = []
        self.errors: list[list[float]] = []
        self.evenings: list[tuple[float, float]] = []

    def position(self, rows: list[list[float]]) -> None:
        self.seen.append(padded(rows))

    def decision(
        self, seats: list[list[float]], me: int, rows: Sequence[Sequence[float]], found: Weighing
    ) -> None:
        self.asked.append(padded(seats))
        self.me.append(me)
        options = np.zeros((OPTIONS, self.width), np.float16)
        options[: len(rows)] = rows
        self.options.append(options)
        gains, errors = [0.0] * OPTIONS, [0.0] * OPTIONS
        for at, trial in enumerate(found.trials, 1):
            gains[at] = trial.found()
            errors[at] = found_error(trial)
        self.gains.append(gains)
        self.errors.append(errors)

    def ended(self, table: Table, learners: Sequence[int]) -> None:
        """Where nobody won there is nothing to learn about who does."""
        returns = table.returns()
        if not sum(returns):
            del self.seen[len(self.won) :]
            return
        row = [*returns, *[0.0] * (SEATS - len(returns))]
        self.won += [row] * (len(self.seen) - len(self.won))
        players = [not (table.game.bare >> seat) & 1 for seat in range(len(returns))]
        part = sum(players[seat] for seat in learners) / sum(players)
        if 0 < part < 1:
            won = sum(returns[seat] for seat in learners) / sum(returns)
            self.evenings.append((won, part))

    def lessons(self) -> Lessons:
        seats = (-1, SEATS, len(FEATURES))
        return Lessons(
            np.array(self.seen, np.float16).reshape(seats),
            np.array(self.won, np.float16).reshape(-1, SEATS),
            np.array(self.asked, np.float16).reshape(seats),
            np.array(self.me, np.int64),
            np.array(self.options, np.float16).reshape(-1, OPTIONS, self.width),
            np.array(self.gains, np.float32).reshape(-1, OPTIONS),
            np.array(self.errors, np.float32).reshape(-1, OPTIONS),
            np.array(self.evenings, np.float32).reshape(-1, 2),
        )


def found_error(trial: Trial) -> float:
    """Of what was found alone, whatever was thought before; never 0."""
    spread = trial.squares / trial.count - trial.found() ** 2
    return math.sqrt(max(SMALLEST, spread) / trial.count)


def padded(rows: list[list[float]]) -> list[list[float]]:
    return rows + [[0.0] * len(FEATURES)] * (SEATS - len(rows))


def together(parts: Sequence[Lessons]) -> Lessons:
    return Lessons(*(np.concatenate(each) for each in zip(*parts, strict=True)))
