"""Train the regular's network: house bots play, and it learns from the starts of turns who wins.

Needs NumPy. `tools/train_regular.py` does it from the command line.
"""

import math
import multiprocessing
import os
import time
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import numpy as np

from lastcall.bots import ask, lore
from lastcall.bots.eyes import FEATURES, look
from lastcall.bots.house import HouseBot
from lastcall.cards.catalogue import CHARACTERS
from lastcall.games import new_game

SEATS = 6  # rows have room for so many
SLIP = 0.03  # how often anything at all is played, so that every sort of position comes up
CHUNK = 50  # games that one process plays in one go
HIDDEN = 64
BATCH = 4096
FASTEST = 2e-3  # the learning rate at the start; it goes down to nothing like a cosine
VALIDATION = 0.05
VARIANTS = ("sea", "prizes", "pub")

Say = Callable[[str], None]


class Positions(NamedTuple):
    """Starts of turns: what was seen of each seat, and what part of the evening it won."""

    seen: Any  # rows, seats, features
    won: Any  # rows, seats


class Lesson(NamedTuple):
    """How good the network was after an epoch: the surprise at who won, in nats."""

    epoch: int
    known: float  # on the games it learns from
    new: float  # on games it has not seen


def play(seed: int, games: int) -> Positions:
    """Games of house bots with 2 to 6 players, some with a variant."""
    dice = Random(seed)
    seen: list[list[list[float]]] = []
    won: list[list[float]] = []
    for _ in range(games):
        people = dice.randint(2, SEATS)
        names = dice.sample(list(CHARACTERS), people)
        variants = [dice.choice(VARIANTS)] if dice.random() < 0.2 else []
        table = new_game(*names, seed=dice.getrandbits(40), variants=variants)
        table.logging = False
        known = lore.of(table.game)
        bots = [HouseBot(dice.getrandbits(31)) for _ in names]
        rows: list[list[list[float]]] = []
        turn = 0
        while table.decision is not None:
            if table.turn != turn:
                turn = table.turn
                rows.append(look(table, known))
            options = table.decision.options
            if dice.random() < SLIP:
                table.answer(dice.choice(options))
            else:
                table.answer(ask(bots[table.decision.seat], table))
        returns = table.returns()
        if not sum(returns):
            continue  # nobody won: there is nothing to learn
        empty = SEATS - people
        for row in rows:
            seen.append(row + [[0.0] * len(FEATURES)] * empty)
            won.append([*returns, *[0.0] * empty])
    shape = (-1, SEATS, len(FEATURES))
    return Positions(np.array(seen, np.float16).reshape(shape), np.array(won, np.float16))


def gather(games: int, seed: int, jobs: int) -> Positions:
    """Many games, in several processes; the same for the same seed."""
    chunks = [(seed * 1_000_003 + at, min(CHUNK, games - at)) for at in range(0, games, CHUNK)]
    if jobs == 1:
        parts = [play(*chunk) for chunk in chunks]
    else:
        with multiprocessing.get_context("fork").Pool(jobs) as pool:
            parts = pool.starmap(play, chunks, chunksize=1)
    return Positions(*(np.concatenate(each) for each in zip(*parts, strict=True)))


class Learner:
    """The network with its gradients, written out: two layers and a mean need no library."""

    def __init__(self, hidden: int, seed: int) -> None:
        dice = np.random.default_rng(seed)
        read = len(FEATURES)

        def some(rows: int, columns: int) -> Any:
            return (dice.standard_normal((rows, columns)) / math.sqrt(rows)).astype(np.float32)

        self.weights: dict[str, Any] = {
            "w1": some(read, hidden),
            "b1": np.zeros(hidden, np.float32),
            "w2": some(hidden, hidden),
            "w3": some(hidden, hidden),
            "b2": np.zeros(hidden, np.float32),
            "w4": some(hidden, 1),
        }
        self.first = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.second = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.steps = 0

    def surprise(self, seen: Any, won: Any, gradients: dict[str, Any] | None = None) -> float:
        """The mean surprise at who won; `gradients` is filled with where it comes from."""
        w = self.weights
        inside = seen[:, :, :1]
        count = inside.sum(1, keepdims=True)
        before1 = seen @ w["w1"] + w["b1"]
        read = np.maximum(before1, 0)
        common = (read * inside).sum(1, keepdims=True) / count
        before2 = read @ w["w2"] + common @ w["w3"] + w["b2"]
        weighed = np.maximum(before2, 0)
        score = np.where(inside[:, :, 0] > 0, (weighed @ w["w4"])[:, :, 0], np.float32(-1e9))
        score = score - score.max(1, keepdims=True)
        total = np.exp(score).sum(1, keepdims=True)
        log = score - np.log(total)
        rows = len(seen)
        if gradients is not None:
            flat = (-1, w["w2"].shape[0])
            d_score = ((np.exp(log) - won) / rows)[:, :, None] * inside
            gradients["w4"] = weighed.reshape(flat).T @ d_score.reshape(-1, 1)
            d_weighed = (d_score @ w["w4"].T) * (before2 > 0)
            d_common = d_weighed.sum(1, keepdims=True)
            gradients["b2"] = d_common.sum((0, 1))
            gradients["w2"] = read.reshape(flat).T @ d_weighed.reshape(flat)
            gradients["w3"] = common.reshape(flat).T @ d_common.reshape(flat)
            d_read = d_weighed @ w["w2"].T + (d_common @ w["w3"].T) * inside / count
            d_read = d_read * (before1 > 0)
            gradients["b1"] = d_read.sum((0, 1))
            gradients["w1"] = seen.reshape(-1, seen.shape[2]).T @ d_read.reshape(flat)
        return float(-(won * np.maximum(log, -50)).sum() / rows)

    def learn(self, seen: Any, won: Any, rate: float) -> float:
        """One step of Adam."""
        gradients: dict[str, Any] = {}
        found = self.surprise(seen, won, gradients)
        self.steps += 1
        for name, weight in self.weights.items():
            gradient = gradients[name]
            first, second = self.first[name], self.second[name]
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient * gradient - second)
            mean = first / (1 - 0.9**self.steps)
            spread = second / (1 - 0.999**self.steps)
            weight -= rate * mean / (np.sqrt(spread) + 1e-8)
        return found


def train(
    positions: Positions,
    epochs: int,
    seed: int,
    hidden: int = HIDDEN,
    batch: int = BATCH,
    say: Say = print,
) -> tuple[Learner, list[Lesson]]:
    """A network that has gone through the positions so often, and how it got better."""
    rows = len(positions.seen)
    cut = max(1, int(rows * (1 - VALIDATION)))  # by games: rows lie in the order they were played
    learner = Learner(hidden, seed)
    dice = np.random.default_rng(seed)
    steps = epochs * math.ceil(cut / batch)
    lessons: list[Lesson] = []
    step = 0
    for epoch in range(epochs):
        order = dice.permutation(cut)
        total = 0.0
        for at in range(0, cut, batch):
            some = order[at : at + batch]
            rate = FASTEST * 0.5 * (1 + math.cos(math.pi * step / steps))
            seen = positions.seen[some].astype(np.float32)
            won = positions.won[some].astype(np.float32)
            total += learner.learn(seen, won, rate) * len(some)
            step += 1
        new = [
            learner.surprise(
                positions.seen[at : at + batch].astype(np.float32),
                positions.won[at : at + batch].astype(np.float32),
            )
            for at in range(cut, rows, batch)
        ]
        lessons.append(Lesson(epoch, total / cut, sum(new) / max(1, len(new))))
        say(f"epoch {epoch}: {lessons[-1].known:.4f} known, {lessons[-1].new:.4f} new")
    return learner, lessons


def train_regular(games: int, epochs: int, seed: int, jobs: int = 0, say: Say = print) -> bytes:
    """The regular's weights, as they lie on the shelf."""
    from lastcall.bots.shelf import packed

    began = time.monotonic()
    positions = gather(games, seed, jobs or os.cpu_count() or 1)
    say(f"{games} games, {len(positions.seen)} positions, {time.monotonic() - began:.0f} s")
    learner, lessons = train(positions, epochs, seed, say=say)
    curve = [[round(each.known, 4), round(each.new, 4)] for each in lessons]
    about = {"games": games, "seed": seed, "surprise": curve}
    arrays = {name: weight.astype(np.float16) for name, weight in learner.weights.items()}
    return packed("regular", arrays, about)
