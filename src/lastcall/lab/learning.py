"""What the champion's network learns from games: whose evening it is, and what options gain.

Both heads share the layer that reads a seat (`bots/network.py`). Needs PyTorch.
"""

import math
from typing import Any, Final, NamedTuple

import numpy as np
import torch

from lastcall.bots.choices import FIGURES, STRANGER
from lastcall.bots.network import CHOOSING, PARTS
from lastcall.bots.worth import WORTH
from lastcall.lab.selfplay import Lessons

HIDDEN: Final = 64
NARROW: Final = 32
BATCH: Final = 64  # decisions; of positions so many times as there are more of them
FASTEST: Final = 2e-3  # the learning rate at the start; it goes down to nothing like a cosine
READING: Final = 0.1  # part of it for what has been learned from house games already
DECAY: Final = 1e-3
VALIDATION: Final = 0.1
UNSURE: Final = 0.05  # what is known of options before anything was learned
SUREST: Final = 0.005
FINE: Final = 10.0  # gains are small: in tenths they are learned as fast as chances

Arrays = dict[str, Any]


class Measured(NamedTuple):
    """How good the network is, on games that it has not learned from."""

    surprise: float  # at who wins, in nats
    explained: float  # what part of the gains, noise and all, it foresaw
    spread: float  # how far off it is, noise taken off
    loss: float  # both, as they are learned


def beginner(read: Arrays, seed: int) -> Arrays:
    """A network that reads a table as the regular does, and thinks nothing of options yet."""
    dice = np.random.default_rng(seed)
    words = [*(kind.__name__ for kind in WORTH), STRANGER]
    hidden = read["w1"].shape[1]

    def some(rows: int, columns: int) -> Any:
        return (dice.standard_normal((rows, columns)) / math.sqrt(rows)).astype(np.float32)

    return {
        **{part: read[part] for part in PARTS},
        "p1": some(hidden, HIDDEN) / 4,
        "p2": some(hidden, HIDDEN) / 4,
        "p3": some(len(FIGURES) + len(words), HIDDEN),
        "b3": np.zeros(HIDDEN, np.float32),
        "p4": some(HIDDEN, NARROW),
        "b4": np.zeros(NARROW, np.float32),
        "p5": np.zeros((NARROW, 1), np.float32),
        "words": np.array(words),
        "spread": np.float32(UNSURE),
    }


class Learner:
    """The network, and what it makes of lessons."""

    def __init__(self, arrays: Arrays) -> None:
        self.arrays = arrays
        self.weights = {
            part: torch.tensor(np.asarray(arrays[part], np.float32), requires_grad=True)
            for part in (*PARTS, *CHOOSING)
        }

    def read(self, seats: Any) -> tuple[Any, Any]:
        """Each seat, and what the table has in common."""
        w = self.weights
        inside = seats[:, :, :1]
        read = torch.relu(seats @ w["w1"] + w["b1"])
        common = (read * inside).sum(1, keepdim=True) / inside.sum(1, keepdim=True).clamp(min=1.0)
        return read, common

    def surprise(self, seen: Any, won: Any) -> Any:
        """At who won, on average."""
        w = self.weights
        read, common = self.read(seen)
        weighed = torch.relu(read @ w["w2"] + common @ w["w3"] + w["b2"])
        score = (weighed @ w["w4"])[:, :, 0].masked_fill(seen[:, :, 0] <= 0, -1e9)
        return -(won * torch.log_softmax(score, 1).clamp(min=-50)).sum(1).mean()

    def gains(self, asked: Any, me: Any, options: Any) -> Any:
        """What each option gains over the first."""
        w = self.weights
        read, common = self.read(asked)
        mine = read[torch.arange(len(me)), me]
        around = (mine @ w["p1"] + common[:, 0] @ w["p2"] + w["b3"])[:, None]
        weighed = torch.relu(options @ w["p3"] + around)
        scores = (torch.relu(weighed @ w["p4"] + w["b4"]) @ w["p5"])[:, :, 0]
        return scores - scores[:, :1]

    def missed(self, lessons: Lessons, rows: Any) -> tuple[Any, Any]:
        """By how much, squared, and how much there was; of what was tried."""
        asked, options, found = (
            torch.from_numpy(each[rows].astype(np.float32))
            for each in (lessons.asked, lessons.options, lessons.gains)
        )
        tried = torch.from_numpy(lessons.errors[rows] > 0)
        said = self.gains(asked, torch.from_numpy(lessons.me[rows]), options)
        return (said - found)[tried].square(), found[tried].square()

    def won(self, lessons: Lessons, rows: Any) -> Any:
        seen, won = (
            torch.from_numpy(each[rows].astype(np.float32)) for each in (lessons.seen, lessons.won)
        )
        return self.surprise(seen, won)

    def learn(self, lessons: Lessons, epochs: int, seed: int) -> Measured:
        """Go through the lessons so often. The last of them are kept to see how good it is: what
        did best there stays, be it what was there before."""
        dice = np.random.default_rng(seed)
        turns, decisions = (
            max(1, int(len(each) * (1 - VALIDATION))) for each in (lessons.seen, lessons.me)
        )
        steps = math.ceil(decisions / BATCH)
        groups = [
            {"params": [self.weights[part] for part in PARTS], "lr": FASTEST * READING},
            {"params": [self.weights[part] for part in CHOOSING], "lr": FASTEST},
        ]
        adam = torch.optim.AdamW(groups, weight_decay=DECAY)
        best = self.measured(lessons, turns, decisions)
        kept = self.copied()
        falling = torch.optim.lr_scheduler.CosineAnnealingLR(adam, steps * epochs)
        for _ in range(epochs):
            positions = np.array_split(dice.permutation(turns), steps)
            asked = np.array_split(dice.permutation(decisions), steps)
            for some, rows in zip(positions, asked, strict=True):
                adam.zero_grad()
                missed, _ = self.missed(lessons, rows)
                loss = FINE * FINE * missed.mean()
                if len(some):
                    loss = loss + self.won(lessons, some)
                loss.backward()
                adam.step()
                falling.step()
            now = self.measured(lessons, turns, decisions)
            if now.loss < best.loss:
                best, kept = now, self.copied()
        self.weights = kept
        self.arrays["spread"] = np.float32(best.spread)
        return best

    def copied(self) -> dict[str, Any]:
        return {part: weight.detach().clone() for part, weight in self.weights.items()}

    def measured(self, lessons: Lessons, turns: int, decisions: int) -> Measured:
        """On what comes after so many turns and decisions; on everything if that is too little."""
        late = np.arange(turns, len(lessons.seen)), np.arange(decisions, len(lessons.me))
        some, rows = (each if len(each) else np.arange(1) for each in late)
        with torch.no_grad():
            surprise = float(self.won(lessons, some))
            missed, there = self.missed(lessons, rows)
        errors = lessons.errors[rows]
        noise = float(np.square(errors[errors > 0]).mean())
        spread = math.sqrt(max(SUREST * SUREST, float(missed.mean()) - noise))
        explained = 1 - float(missed.sum()) / max(1e-9, float(there.sum()))
        loss = surprise + FINE * FINE * float(missed.mean())
        return Measured(surprise, explained, spread, loss)

    def learned(self) -> Arrays:
        """The arrays as they are shipped."""
        found = {
            part: weight.detach().numpy().astype(np.float16)
            for part, weight in self.weights.items()
        }
        return {**found, "words": self.arrays["words"], "spread": self.arrays["spread"]}
