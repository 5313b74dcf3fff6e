"""The judge learns: from how tables stood at the starts of turns, who won. Needs PyTorch."""

import math
from typing import Any, Final

import numpy as np
import torch

from lastcall.bots.eyes import FEATURES
from lastcall.bots.network import PARTS

HIDDEN: Final = 64
BATCH: Final = 1024  # starts of turns
FASTEST: Final = 1e-3  # the learning rate at the start; it goes down to nothing like a cosine
DECAY: Final = 1e-3

Arrays = dict[str, Any]


def beginner(seed: int, hidden: int = HIDDEN) -> Arrays:
    """A network that has seen nothing."""
    dice = np.random.default_rng(seed)
    wide = {"w1": (len(FEATURES), hidden), "w2": (hidden, hidden), "w3": (hidden, hidden)}
    found = {
        part: (dice.standard_normal(size) / math.sqrt(size[0])).astype(np.float32)
        for part, size in wide.items()
    }
    found["b1"] = np.zeros(hidden, np.float32)
    found["b2"] = np.zeros(hidden, np.float32)
    found["w4"] = np.zeros((hidden, 1), np.float32)  # everybody is as likely to win
    return found


class Learner:
    """The network of `bots/network.py`, and what it makes of starts of turns."""

    def __init__(self, arrays: Arrays) -> None:
        self.weights = {
            part: torch.tensor(np.asarray(arrays[part], np.float32), requires_grad=True)
            for part in PARTS
        }

    def surprise(self, seen: Any, won: Any) -> Any:
        """At who won, on average, in nats."""
        w = self.weights
        inside = seen[:, :, :1]
        read = torch.relu(seen @ w["w1"] + w["b1"])
        common = (read * inside).sum(1, keepdim=True) / inside.sum(1, keepdim=True).clamp(min=1.0)
        weighed = torch.relu(read @ w["w2"] + common @ w["w3"] + w["b2"])
        score = (weighed @ w["w4"])[:, :, 0].masked_fill(seen[:, :, 0] <= 0, -1e9)
        return -(won * torch.log_softmax(score, 1).clamp(min=-50)).sum(1).mean()

    def learn(self, seen: Any, won: Any, epochs: int, seed: int) -> float:
        """Go through them so often; how surprised it was by them before, which are new to it."""
        dice = np.random.default_rng(seed)
        before = self.tested(seen, won)
        adam = torch.optim.AdamW(list(self.weights.values()), lr=FASTEST, weight_decay=DECAY)
        steps = max(1, epochs * math.ceil(len(seen) / BATCH))
        slower = torch.optim.lr_scheduler.CosineAnnealingLR(adam, steps)
        for _ in range(epochs):
            order = dice.permutation(len(seen))
            for at in range(0, len(order), BATCH):
                rows = order[at : at + BATCH]
                adam.zero_grad()
                self.surprise(tensor(seen[rows]), tensor(won[rows])).backward()
                adam.step()
                slower.step()
        return before

    def tested(self, seen: Any, won: Any) -> float:
        total = 0.0
        with torch.no_grad():
            for at in range(0, len(seen), BATCH):
                some = slice(at, at + BATCH)
                found = self.surprise(tensor(seen[some]), tensor(won[some]))
                total += float(found) * len(seen[some])
        return total / max(1, len(seen))

    def learned(self) -> Arrays:
        return {part: weight.detach().numpy() for part, weight in self.weights.items()}


def tensor(rows: Any) -> Any:
    return torch.from_numpy(rows.astype(np.float32))
