"""Train a policy with MaskablePPO against three random players, and see how often it wins.

    python -m lastcall.env.example
    python -m lastcall.env.example --bots house --steps 1000000 --save policy.zip

Needs sb3-contrib: pip install "lastcall[env]" sb3-contrib
"""

import argparse
import math
import time
from typing import Any, Final

from lastcall.env import SoloEnv

TABLES: Final = 8  # played side by side while it learns
SURE: Final = 1.96  # standard deviations on either side: 95 %


def train(steps: int, seed: int, bots: str = "random", **played: Any) -> Any:
    """A policy that has answered so many times."""
    try:
        import torch
        from sb3_contrib import MaskablePPO
        from stable_baselines3.common.vec_env import DummyVecEnv
    except ModuleNotFoundError as error:
        if error.name not in ("torch", "sb3_contrib", "stable_baselines3"):
            raise
        raise ImportError(
            f"The example needs {error.name}, which is not installed: pip install sb3-contrib",
            name=error.name,
        ) from error
    torch.set_num_threads(1)  # so small a network is slower with more, and not the same twice
    tables = DummyVecEnv([lambda: SoloEnv(bots=bots, **played) for _ in range(TABLES)])
    policy = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=256,
        batch_size=256,
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.01,
        learning_rate=1e-3,
        policy_kwargs={"net_arch": [64, 64]},
        seed=seed,
        device="cpu",
    )
    policy.learn(steps)
    return policy


def play(policy: Any, games: int, seed: int, bots: str = "random", **played: Any) -> float:
    """How many games it wins, a tie counted as its share; these games it has not seen."""
    table = SoloEnv(bots=bots, reward="win", **played)
    seen, info = table.reset(seed=seed)
    won = 0.0
    for _ in range(games):
        over = False
        while not over:
            action, _ = policy.predict(seen, action_masks=info["action_mask"], deterministic=True)
            seen, reward, terminated, truncated, info = table.step(action)
            over = terminated or truncated
        won += float(reward)
        seen, info = table.reset()
    return won


def interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for the share of games that are won."""
    share = won / games
    z = SURE * SURE / games
    middle = (share + z / 2) / (1 + z)
    half = SURE * math.sqrt(share * (1 - share) / games + z / (4 * games)) / (1 + z)
    return middle - half, middle + half


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--steps", type=int, default=200_000, help="answers to learn from")
    parser.add_argument("--games", type=int, default=1_000, help="games to try it in")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", default="random", help="who sits in the other seats")
    parser.add_argument("--save", metavar="FILE", help="keep the policy")
    asked = parser.parse_args(arguments)
    if asked.steps < 1 or asked.games < 1:
        parser.error("--steps and --games are at least 1")
    started = time.perf_counter()
    policy = train(asked.steps, asked.seed, asked.bots)
    print(f"learned from {policy.num_timesteps:,} answers in {time.perf_counter() - started:.0f} s")
    if asked.save:
        policy.save(asked.save)
    won = play(policy, asked.games, asked.seed + 1_000_000, asked.bots)
    low, high = interval(won, asked.games)
    print(
        f"won {won / asked.games:.1%} of {asked.games:,} games against three {asked.bots} bots "
        f"(95 % interval {low:.1%} to {high:.1%}); as good as they are would be 25 %"
    )


if __name__ == "__main__":
    main()
