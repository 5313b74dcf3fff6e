"""Many tables in one process: an action for each, and arrays of what is seen at all of them."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from lastcall.env.arrays import PLACEMENT, VECTOR, WIN, Reader, check_reward
from lastcall.env.core.sitting import Sittings
from lastcall.env.evening import MAX_CYCLES, RDI2, Evening, check_cycles
from lastcall.env.seeds import new_seed
from lastcall.env.solo import opposed


class TableVector:
    """So many tables, played side by side. A game that ends is followed by the next.

    Whoever is asked at a table acts there, so that one policy plays all seats; with `bots` they
    sit in all seats but `seat`. `seats` says whose turn each table is, `legal` what can be done.
    """

    def __init__(
        self,
        number: int,
        characters: Sequence[str] | str = RDI2,
        *,
        bots: Sequence[str] | str | None = None,
        seat: int = 0,
        reward: str = PLACEMENT,
        max_cycles: int = MAX_CYCLES,
        **played: Any,
    ) -> None:
        check_reward(reward)
        check_cycles(max_cycles)
        if number < 1:
            raise ValueError(f"{number} tables cannot be played at; 1 or more can.")
        self.number = number
        self.evening = Evening(characters, **played)
        self.actions = self.evening.actions
        self.reader = Reader(self.evening.sight, self.actions, VECTOR)
        nobody: list[str | None] = [None] * self.evening.seats
        self.core = Sittings(
            number,
            self.evening.begin(opposed(self.evening, bots, seat) if bots is not None else nobody),
            self.actions,
            self.evening.sight,
            limit=max_cycles,
            by_win=reward == WIN,
        )
        self._scale = np.tile(self.reader.scale, number)
        self._rewards = np.zeros((number, self.evening.seats), np.float32)
        self._nothing = np.zeros(number, np.bool_)

    def reset(self, seed: int | None = None) -> tuple[Any, Any]:
        """Deal at all tables: what is seen, and what can be done."""
        self.core.reset(new_seed() if seed is None else seed)
        return self.observations, self.masks

    def step(self, actions: Sequence[int] | Any) -> tuple[Any, Any, Any, Any, Any]:
        """Observations, masks, rewards, terminated, truncated.

        `rewards[table, seat]` is what each seat of a game that just ended has earned; what is seen
        is the next game then. IllegalAction for an action that is not legal, and nothing has
        changed anywhere.
        """
        chosen = actions.tolist() if isinstance(actions, np.ndarray) else actions
        core = self.core
        core.step(chosen)
        rewards = self._rewards
        done = cut = self._nothing
        if core.done or core.truncated:
            rewards = np.zeros_like(rewards)
            for table, earned in core.rewards.items():
                rewards[table] = earned
            done = np.zeros(self.number, np.bool_)
            done[core.done] = True
            cut = np.zeros(self.number, np.bool_)
            cut[core.truncated] = True
        return self.observations, self.masks, rewards, done, cut

    @property
    def observations(self) -> Any:
        """What whoever is asked sees, a row for each table."""
        seen = np.frombuffer(self.core.seen.getvalue(), np.int8).astype(np.float32)
        return np.multiply(seen, self._scale, seen).reshape(self.number, -1)

    @property
    def masks(self) -> Any:
        """What can be done, a row for each table."""
        return np.frombuffer(self.core.masks.getvalue(), np.int8).reshape(self.number, -1)

    @property
    def seats(self) -> Any:
        """Whose turn it is, for each table."""
        return np.array(self.core.seats)

    @property
    def legal(self) -> list[list[int]]:
        """What can be done, as numbers, for each table."""
        return self.core.legal[:]
