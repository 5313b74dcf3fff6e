"""The value network: whose evening it looks like, from what `eyes` sees at the start of a turn.

Every seat is read by the same layer, what the table has in common is the mean of them all, and a
second layer weighs each seat against it. So it does not matter how many there are, nor who sits
where. It needs NumPy, and is imported where somebody thinks with it.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

PARTS = ("w1", "b1", "w2", "w3", "b2", "w4")
CHOOSING = ("p1", "p2", "p3", "b3", "p4", "b4", "p5")  # with "words" and "spread"


class Network:
    """Weights, and what they say."""

    __slots__ = ("weights",)

    def __init__(self, weights: Mapping[str, Any]) -> None:
        self.weights = [np.asarray(weights[part], dtype=np.float32) for part in PARTS]

    def chances(self, tables: Sequence[Sequence[Sequence[float]]]) -> list[list[float]]:
        """Of tables with equally many seats: every seat's chance to win."""
        w1, b1, w2, w3, b2, w4 = self.weights
        seats = np.array(tables, dtype=np.float32)
        inside = seats[:, :, :1]
        read = np.maximum(seats @ w1 + b1, 0.0)
        common = (read * inside).sum(1, keepdims=True) / inside.sum(1, keepdims=True)
        weighed = np.maximum(read @ w2 + common @ w3 + b2, 0.0)
        score = (weighed @ w4)[:, :, 0]
        score = np.where(inside[:, :, 0] > 0, score, -1e9)
        score = np.exp(score - score.max(1, keepdims=True))
        chances: list[list[float]] = (score / score.sum(1, keepdims=True)).tolist()
        return chances


class Chooser(Network):
    """And what each option gains: from how I and the table are read, and what the option does."""

    __slots__ = ("choosing", "spread", "words")

    def __init__(self, weights: Mapping[str, Any]) -> None:
        super().__init__(weights)
        self.choosing = [np.asarray(weights[part], dtype=np.float32) for part in CHOOSING]
        self.words: list[str] = weights["words"].tolist()  # that it knows, as it reads them
        self.spread = float(weights["spread"])  # how far off it is, as a standard deviation

    def scores(
        self, seats: Sequence[Sequence[float]], me: int, options: Sequence[Sequence[float]]
    ) -> list[float]:
        """What each option is worth to me; only the differences mean anything: chances to win."""
        w1, b1 = self.weights[:2]
        p1, p2, p3, b3, p4, b4, p5 = self.choosing
        table = np.array(seats, dtype=np.float32)
        inside = table[:, :1]
        read = np.maximum(table @ w1 + b1, 0.0)
        common = (read * inside).sum(0) / max(1.0, inside.sum())
        weighed = np.array(options, dtype=np.float32) @ p3 + (read[me] @ p1 + common @ p2 + b3)
        weighed = np.maximum(np.maximum(weighed, 0.0) @ p4 + b4, 0.0)
        scores: list[float] = (weighed @ p5)[:, 0].tolist()
        return scores


KINDS: dict[str, type[Network]] = {"regular": Network, "champion": Chooser}
