"""How fast the environments are, with observation and mask, beside RLCard's and PettingZoo's games.

    make bench-env

Everything is measured in turn, several times over, in processor time, and the median counts. All
answer at random among what is legal, which is chosen as cheaply as it can be for each of them.
"""

import json
import os
import platform
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from lastcall import env as lastcall_env
from lastcall.engine import table as engine

try:
    import rlcard
    from pettingzoo.classic import gin_rummy_v4, leduc_holdem_v4, texas_holdem_no_limit_v6
except ImportError as error:
    sys.exit(f"{error.name} is not installed. `make bench-env` installs it and runs this.")

HERE = Path(__file__).resolve().parent
TABLES = 64
REPEATS = 7
SECONDS = 0.6  # for each measurement in each repeat
TARGET = 5.0  # times RLCard's uno, compiled

Steps = Callable[[], int]


def rate(steps: Steps) -> float:
    """Steps a second."""
    done = 0
    started = time.process_time()
    while True:
        done += steps()
        seconds = time.process_time() - started
        if seconds > SECONDS:
            return done / seconds


def vector(random: Random) -> Steps:
    """Many tables, one policy in all seats."""
    tables = lastcall_env.TableVector(TABLES)
    tables.reset(seed=7)

    def steps() -> int:
        for _ in range(20):
            tables.step([legal[int(random.random() * len(legal))] for legal in tables.legal])
        return 20 * TABLES

    return steps


def one_after_the_other(env: Any, random: Random) -> Steps:
    """A game of a PettingZoo environment, with last() and step()."""

    def steps() -> int:
        env.reset(seed=random.randrange(1 << 30))
        done = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(random.random() * len(legal))]))
            done += 1
        return done

    return steps


def alone(random: Random) -> Steps:
    """A game of the Gymnasium environment against random bots; only the learner's steps count."""
    env = lastcall_env.SoloEnv()

    def steps() -> int:
        _, info = env.reset(seed=random.randrange(1 << 30))
        over = False
        done = 0
        while not over:
            legal = info["action_mask"].nonzero()[0]
            action = legal[int(random.random() * len(legal))]
            _, _, terminated, truncated, info = env.step(action)
            over = terminated or truncated
            done += 1
        return done

    return steps


def uno(random: Random) -> Steps:
    """RLCard's step loop: an observation and the legal actions come with every step."""
    env = rlcard.make("uno", config={"seed": 7})

    def steps() -> int:
        state, _ = env.reset()
        done = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(random.random() * len(legal))])
            done += 1
        return done

    return steps


def main() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    random = Random(7)
    games: dict[str, Steps] = {
        "rlcard_uno": uno(random),
        "lastcall_vector": vector(random),
        "lastcall_aec": one_after_the_other(lastcall_env.raw_env(), random),
        "lastcall_solo": alone(random),
        "pettingzoo_leduc_holdem": one_after_the_other(leduc_holdem_v4.raw_env(), random),
        "pettingzoo_texas_holdem_no_limit": one_after_the_other(
            texas_holdem_no_limit_v6.raw_env(), random
        ),
        "pettingzoo_gin_rummy": one_after_the_other(gin_rummy_v4.raw_env(), random),
    }
    found: dict[str, list[float]] = {name: [] for name in games}
    for _ in range(REPEATS):
        for name, steps in games.items():
            found[name].append(rate(steps))
    rates = {name: statistics.median(values) for name, values in found.items()}
    compiled = not (engine.__file__ or "").endswith(".py")
    kind = "compiled" if compiled else "plain Python"
    print(
        f"Last Call, {kind}, Python {platform.python_version()}: steps/s with observation and mask"
    )
    for name, value in rates.items():
        ratio = value / rates["rlcard_uno"]
        print(f"  {name:<34}{value:>10,.0f}   {ratio:6.2f} × RLCard uno")
    ratio = rates["lastcall_vector"] / rates["rlcard_uno"]
    if compiled:
        print(f"target at least {TARGET:g} ×: {'met' if ratio >= TARGET else 'MISSED'}")
    file = HERE / "latest_env.json"
    kept = json.loads(file.read_text()) if file.exists() else {}
    kept["compiled" if compiled else "plain"] = {
        "python": platform.python_version(),
        "rlcard": rlcard.__version__,
        "steps_per_s": {name: round(value) for name, value in rates.items()},
        "times_rlcard_uno": {n: round(v / rates["rlcard_uno"], 2) for n, v in rates.items()},
    }
    file.write_text(json.dumps(kept, indent=2) + "\n")


if __name__ == "__main__":
    main()
