"""The value network: whose evening it looks like, from what `eyes` sees at the start of a turn.

Every seat is read by the same layer, what the table has in common is the mean of them all, and a
second layer weighs each seat against it. So it does not matter how many there are, nor who sits
where. It needs NumPy, and is imported where somebody thinks with it.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

PARTS = ("w1", "b1", "w2", "w3", "b2", "w4")


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
