"""The PettingZoo environment: whoever the table asks answers, one after the other (AEC)."""

from collections.abc import Sequence
from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from lastcall.engine.dice import seeded
from lastcall.env.arrays import PLACEMENT, VECTOR, WIN, Reader, check_reward
from lastcall.env.core.actions import Action
from lastcall.env.core.sitting import sixty_four_bits
from lastcall.env.evening import MAX_CYCLES, RDI2, Evening
from lastcall.env.seeds import new_seed


def env(characters: Sequence[str] | str = RDI2, **settings: Any) -> Any:
    """The environment, with PettingZoo's watch on the order of calls. Settings: see LastCallEnv."""
    return OrderEnforcingWrapper(raw_env(characters, **settings))


def raw_env(characters: Sequence[str] | str = RDI2, **settings: Any) -> "LastCallEnv":
    """The environment by itself."""
    return LastCallEnv(characters, **settings)


class LastCallEnv(AECEnv):
    """A table of agents. `observation` is "vector" or "dict", `reward` is "placement" or "win".

    After `max_cycles` answers a game is cut off. Everything else says what is played; see Evening.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "lastcall_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        characters: Sequence[str] | str = RDI2,
        *,
        observation: str = VECTOR,
        reward: str = PLACEMENT,
        max_cycles: int = MAX_CYCLES,
        render_mode: str | None = None,
        **played: Any,
    ) -> None:
        super().__init__()
        check_reward(reward)
        self.evening = Evening(characters, **played)
        self.actions = self.evening.actions
        self.reader = Reader(self.evening.sight, self.actions, observation)
        self.sitting = self.evening.sitting(max_cycles=max_cycles)
        self.reward = reward
        self.render_mode = render_mode
        self.dice = seeded(new_seed())
        self.possible_agents = [f"player_{seat}" for seat in self.evening.deciding]
        self.agents: list[str] = []
        self.seat_of = dict(zip(self.possible_agents, self.evening.deciding, strict=True))
        seen = self.reader.masked_space()
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        number = spaces.Discrete(self.actions.size)
        self.action_spaces = dict.fromkeys(self.possible_agents, number)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew. With a seed everything that follows is the same again."""
        if seed is not None:
            self.dice = seeded(seed)
        self.sitting.reset(sixty_four_bits(self.dice))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.select()

    def select(self) -> None:
        seat = self.sitting.seat
        self.agent_selection = f"player_{seat}" if seat >= 0 else self.agents[0]

    def observe(self, agent: str) -> Any:
        """What an agent sees; the mask is empty for whoever is not asked."""
        seat = self.seat_of[agent]
        legal = self.sitting.legal if seat == self.sitting.seat else ()
        return {
            "observation": self.reader.read(self.sitting.look(seat)),
            "action_mask": self.reader.mask(legal),
        }

    def step(self, action: int | None) -> None:
        """The answer of whoever is asked; None once an agent's game has ended.

        IllegalAction for an answer that is not legal, and nothing has changed.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.sitting.answer(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.sitting.seat < 0:
            self.finish()
        self._accumulate_rewards()
        self.select()

    def finish(self) -> None:
        if self.sitting.cut:
            self.truncations = dict.fromkeys(self.agents, True)
            return
        self.terminations = dict.fromkeys(self.agents, True)
        earned = self.sitting.wins() if self.reward == WIN else self.sitting.placements()
        self.rewards = {agent: earned[self.seat_of[agent]] for agent in self.agents}

    def meaning(self, action: int) -> Action:
        """What an action means."""
        return self.actions.meaning(action)

    def render(self) -> str | None:
        """The table in a few lines of text."""
        return drawn(self.sitting.at()) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


def drawn(table: Any) -> str:
    """Who stands where, a line each, and who is asked for what."""
    lines = [f"turn {table.turn}"]
    for seat in table.view(-1).seats:
        marks = "*" if seat.seat == table.active else " "
        state = (
            f"fortitude {seat.fortitude:2}  alcohol content {seat.alcohol:2}  gold {seat.gold:2}"
            if seat.alive
            else "out"
        )
        lines.append(f"{marks} player_{seat.seat} {seat.character:10} {state}")
    decision = table.decision
    if decision is not None:
        lines.append(f"player_{decision.seat} is asked: {decision.kind}")
    elif table.over:
        lines.append("won by " + ", ".join(f"player_{seat}" for seat in table.winners))
    return "\n".join(lines)
