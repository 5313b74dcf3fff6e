"""The parallel form, for libraries that want it: all give an action, whoever is asked is heard.

An action that is not legal counts as the quiet answer (pass, done, decline), and the agent's info
says so: here everybody must say something at every step, and most of it is not listened to.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

from pettingzoo import ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from lastcall.env.aec import LastCallEnv
from lastcall.env.evening import RDI2


class LockstepEnv(ParallelEnv):
    """A table at which everybody speaks at once. Settings: see LastCallEnv."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "lastcall_lockstep_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": True,
    }

    def __init__(self, characters: Sequence[str] | str = RDI2, **settings: Any) -> None:
        self.table = LastCallEnv(characters, **settings)
        self.actions = self.table.actions
        self.possible_agents = self.table.possible_agents
        self.agents: list[str] = []
        self.render_mode = self.table.render_mode

    def observation_space(self, agent: str) -> Any:
        return self.table.observation_space(agent)

    def action_space(self, agent: str) -> Any:
        return self.table.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.table.reset(seed=seed, options=options)
        self.agents = self.table.agents[:]
        return self.seen(), {agent: {} for agent in self.agents}

    def seen(self) -> dict[str, Any]:
        return {agent: self.table.observe(agent) for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        """Hear whoever is asked; nobody's game ends before the others'."""
        table = self.table
        asked = table.agent_selection
        legal = table.sitting.legal
        infos: dict[str, Any] = {agent: {} for agent in self.agents}
        if self.agents:
            action = int(actions[asked])
            if action not in legal:
                infos[asked]["illegal"] = action
                action = [a for a in legal if a >= 0][-1]
            table.step(action)
        found = (
            self.seen(),
            {agent: table.rewards[agent] for agent in self.agents},
            {agent: table.terminations[agent] for agent in self.agents},
            {agent: table.truncations[agent] for agent in self.agents},
            infos,
        )
        if table.sitting.seat < 0:
            self.agents = []
        return found

    def render(self) -> str | None:
        return self.table.render()

    def close(self) -> None:
        """There is nothing to close."""


def parallel_env(characters: Sequence[str] | str = RDI2, **settings: Any) -> LockstepEnv:
    """The parallel environment."""
    return LockstepEnv(characters, **settings)


def env(characters: Sequence[str] | str = RDI2, **settings: Any) -> Any:
    """The same one after the other: in every cycle each agent gives an action."""
    return parallel_to_aec(parallel_env(characters, **settings))
