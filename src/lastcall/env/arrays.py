"""What is seen, as NumPy arrays: named parts, or everything as one vector."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from gymnasium import spaces

from lastcall.env.core.actions import Actions
from lastcall.env.core.sight import FULL, Sight

VECTOR: Final = "vector"
PARTS: Final = "dict"


class Reader:
    """Turns the bytes of a sight into the arrays that were asked for."""

    def __init__(self, sight: Sight, actions: Actions, form: str) -> None:
        if form not in (VECTOR, PARTS):
            raise ValueError(f"observation is {form!r}; it can be {VECTOR!r} or {PARTS!r}.")
        self.sight = sight
        self.actions = actions
        self.form = form
        scales = [np.tile(part.scales, max(1, part.rows)) for part in sight.parts]
        self.scale = np.concatenate(scales).astype(np.float32)

    def space(self) -> Any:
        """The space of what is seen."""
        if self.form == VECTOR:
            high = self.scale * FULL
            return spaces.Box(-high, high, dtype=np.float32)
        return spaces.Dict(
            {
                part.name: spaces.Box(-FULL, FULL, shape_of(part.rows, part.columns), np.int8)
                for part in self.sight.parts
            }
        )

    def masked_space(self) -> Any:
        """... beside the mask of what can be done."""
        mask = spaces.Box(0, 1, (self.actions.size,), np.int8)
        return spaces.Dict({"observation": self.space(), "action_mask": mask})

    def read(self, row: bytes) -> Any:
        numbers = np.frombuffer(row, np.int8)
        if self.form == VECTOR:
            seen = numbers.astype(np.float32)
            return np.multiply(seen, self.scale, seen)
        return {
            part.name: numbers[part.first : part.first + part.size]
            .reshape(shape_of(part.rows, part.columns))
            .copy()
            for part in self.sight.parts
        }

    def mask(self, legal: Sequence[int]) -> Any:
        mask = bytearray(self.actions.size)
        for action in legal:
            if action >= 0:
                mask[action] = 1
        return np.frombuffer(mask, np.int8)


def shape_of(rows: int, columns: Sequence[str]) -> tuple[int, ...]:
    return (rows, len(columns)) if rows else (len(columns),)


WIN: Final = "win"
PLACEMENT: Final = "placement"


def check_reward(reward: str) -> None:
    if reward not in (WIN, PLACEMENT):
        raise ValueError(f"reward is {reward!r}; it can be {PLACEMENT!r} or {WIN!r}.")
