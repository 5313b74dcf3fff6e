"""The Gymnasium environment: one learns, bots sit in the other seats."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from lastcall.env.aec import drawn
from lastcall.env.arrays import PLACEMENT, VECTOR, WIN, Reader, check_reward
from lastcall.env.evening import MAX_CYCLES, RDI2, Evening


class SoloEnv(gymnasium.Env):
    """A seat at a table of bots: `SoloEnv(bots="house")`, or one name for each of the others.

    The mask of what can be done is in `info["action_mask"]` and in `action_masks()`, where
    MaskablePPO looks for it. A game ends when the seat is out, or has won.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        characters: Sequence[str] | str = RDI2,
        *,
        bots: Sequence[str] | str = "random",
        seat: int = 0,
        observation: str = VECTOR,
        reward: str = PLACEMENT,
        max_cycles: int = MAX_CYCLES,
        render_mode: str | None = None,
        **played: Any,
    ) -> None:
        check_reward(reward)
        self.evening = Evening(characters, **played)
        self.actions = self.evening.actions
        self.seat = seat
        self.sitting = self.evening.sitting(
            opposed(self.evening, bots, seat), max_cycles=max_cycles
        )
        self.reader = Reader(self.evening.sight, self.actions, observation)
        self.reward = reward
        self.render_mode = render_mode
        self.observation_space = self.reader.space()
        self.action_space = spaces.Discrete(self.actions.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal anew, until the seat is asked. A game it has no say in is dealt again."""
        super().reset(seed=seed)
        self.sitting.reset(self.next_seed())
        while self.sitting.seat < 0:
            self.sitting.reset(self.next_seed())
        return self.seen(), self.info()

    def next_seed(self) -> int:
        return int(self.np_random.integers(0, 2**63))

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Answer, and let the bots play until the seat is asked again.

        IllegalAction for an answer that is not legal, and nothing has changed.
        """
        self.sitting.answer(int(action))
        ended = self.sitting.seat < 0
        cut = self.sitting.cut
        reward = 0.0
        if ended and not cut:
            earned = self.sitting.wins() if self.reward == WIN else self.sitting.placements()
            reward = earned[self.seat]
        return self.seen(), reward, ended and not cut, ended and cut, self.info()

    def seen(self) -> Any:
        return self.reader.read(self.sitting.look(self.seat))

    def info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.reader.mask(self.sitting.legal)}
        if self.sitting.done:
            table = self.sitting.at()
            info["won"] = table.returns()[self.seat]
            info["place"] = table.placements()[self.seat]
        return info

    def action_masks(self) -> Any:
        """What can be done, as booleans."""
        return self.reader.mask(self.sitting.legal).astype(np.bool_)

    def render(self) -> Any:
        """The table in a few lines of text."""
        return drawn(self.sitting.at()) if self.render_mode == "ansi" else None


def opposed(evening: Evening, bots: Sequence[str] | str, seat: int) -> list[str | None]:
    """The bots by seat; a seat that decides nothing has none either."""
    if seat not in evening.deciding:
        there = ", ".join(str(i) for i in evening.deciding)
        raise ValueError(f"There is no seat {seat} to learn in; there are {there}.")
    others = [other for other in evening.deciding if other != seat]
    names = [bots] * len(others) if isinstance(bots, str) else list(bots)
    if len(names) != len(others):
        raise ValueError(
            f"{len(names)} bots were named for {len(others)} other seats; "
            "name one for all of them, or one each."
        )
    seated: list[str | None] = [None] * evening.seats
    for other, name in zip(others, names, strict=True):
        seated[other] = name
    return seated
