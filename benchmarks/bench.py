"""How fast the table is, in one run on one core, beside RLCard's `uno`: `make bench`.

Everything is measured in turn, several times over, in processor time, and the median counts: so
whatever else the machine does meanwhile disturbs it little, and all of it alike.

Each folder named on the command line is a build to measure (plain sources, a compiled copy), in a
process of its own that measures RLCard too.
"""

import json
import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import lastcall
from lastcall.engine import table as engine

try:
    import rlcard
    from rlcard.agents import RandomAgent
except ImportError:
    sys.exit("RLCard is not installed. `make bench` installs it and runs this.")

HERE = Path(__file__).resolve().parent
BOX = ("dimli", "eve", "fleck", "gog")
REPEATS = 7
SECONDS = 0.6  # for each measurement in each repeat

# Compiled, and as plain Python.
TARGET_RATIO = {True: 7.0, False: 1.0}
TARGET_RATIO_WITH_VIEWS = {True: 3.0, False: 0.0}
TARGET_CLONE_US = {True: 3.0, False: 20.0}


def rate(play_one: Callable[[int], int]) -> tuple[float, float]:
    """Play games for a while: (steps per second, games per second)."""
    steps = 0
    games = 0
    started = time.process_time()
    while True:
        steps += play_one(games)
        games += 1
        seconds = time.process_time() - started
        if seconds > SECONDS:
            return steps / seconds, games / seconds


def microseconds(acts: list[Callable[[], object]]) -> float:
    """How long one of these takes, called over and over: the median of the rounds."""
    rounds: list[float] = []
    started = time.process_time()
    while time.process_time() - started < SECONDS / 2:
        before = time.process_time()
        for act in acts:
            act()
        rounds.append(time.process_time() - before)
    return statistics.median(rounds) / len(acts) * 1e6


# The table ---------------------------------------------------------------------------------------


def random_game(number: int, logging: bool = True, views: bool = False) -> int:
    """Deal and play a four-player game with random answers; how many there were."""
    table = lastcall.new_game(*BOX, seed=number)
    table.logging = logging
    random = Random(number).random
    answers = 0
    decision = table.decision
    while decision is not None:
        if views:
            table.view(decision.seat)
        options = decision.options
        table.answer(options[int(random() * len(options))])
        answers += 1
        decision = table.decision
    return answers


def tables_in_mid_game() -> list[lastcall.Table]:
    """Every tenth decision of twenty games: the tables that search would clone."""
    found: list[lastcall.Table] = []
    for number in range(20):
        table = lastcall.new_game(*BOX, seed=number)
        random = Random(number).random
        answers = 0
        while table.decision is not None:
            options = table.decision.options
            table.answer(options[int(random() * len(options))])
            answers += 1
            if answers % 10 == 0 and not table.over:
                found.append(table.clone())
    return found


# RLCard ------------------------------------------------------------------------------------------


def uno_game(env: "rlcard.envs.Env", random: Random) -> int:
    """RLCard's step loop with as cheap a random answer as ours."""
    state, _ = env.reset()
    steps = 0
    while not env.is_over():
        legal = list(state["legal_actions"])
        state, _ = env.step(legal[int(random.random() * len(legal))])
        steps += 1
    return steps


def uno_run(env: "rlcard.envs.Env") -> int:
    """RLCard's own loop with its own random agents."""
    before = env.timestep
    env.run(is_training=False)
    return int(env.timestep - before)


# Everything --------------------------------------------------------------------------------------


def measure() -> dict[str, float]:
    env = rlcard.make("uno", config={"seed": 7})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    random = Random(7)
    middle = tables_in_mid_game()
    saves = [table.save() for table in middle]
    found: dict[str, list[float]] = {}

    def note(name: str, value: float) -> None:
        found.setdefault(name, []).append(value)

    for repeat in range(REPEATS):
        if sys.stderr.isatty():
            print(f"\rrepeat {repeat + 1} of {REPEATS}", end="", file=sys.stderr, flush=True)
        decisions, games = rate(random_game)
        note("decisions_per_s", decisions)
        note("games_per_s", games)
        note("rlcard_uno_steps_per_s", rate(lambda _: uno_game(env, random))[0])
        decisions, games = rate(lambda number: random_game(number, logging=False))
        note("decisions_per_s_without_events", decisions)
        note("games_per_s_without_events", games)
        # RLCard makes an observation at every step; a view is the nearest thing we have.
        note("decisions_per_s_with_views", rate(lambda n: random_game(n, views=True))[0])
        note("rlcard_uno_run_steps_per_s", rate(lambda _: uno_run(env))[0])
        note("clone_us", microseconds([table.clone for table in middle]))
        note("save_us", microseconds([table.save for table in middle]))
        note("restore_us", microseconds([partial(lastcall.restore, save) for save in saves]))
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr)
    return {name: statistics.median(values) for name, values in found.items()}


def memory() -> dict[str, float]:
    """Ten thousand games in a process of their own; see memory.py."""
    done = subprocess.run(
        [sys.executable, str(HERE / "memory.py"), "--json"],
        capture_output=True,
        text=True,
        check=True,
    )
    return dict(json.loads(done.stdout))


def show(numbers: dict[str, Any]) -> None:
    compiled = bool(numbers["compiled"])

    def at_least(name: str, target: float) -> str:
        return verdict(numbers[name] >= target, f"at least {target:g}×") if target else ""

    rows = [
        ("decisions/s", f"{numbers['decisions_per_s']:,.0f}", "random answers, events on"),
        ("games/s", f"{numbers['games_per_s']:,.0f}", ""),
        ("decisions/s", f"{numbers['decisions_per_s_without_events']:,.0f}", "events off"),
        ("games/s", f"{numbers['games_per_s_without_events']:,.0f}", "events off"),
        (
            "decisions/s",
            f"{numbers['decisions_per_s_with_views']:,.0f}",
            "events on, and a view for each decision",
        ),
        ("RLCard uno steps/s", f"{numbers['rlcard_uno_steps_per_s']:,.0f}", "our cheap choice"),
        ("", f"{numbers['rlcard_uno_run_steps_per_s']:,.0f}", "its own random agents"),
        ("ratio", f"{numbers['ratio']:.2f}×", at_least("ratio", TARGET_RATIO[compiled])),
        (
            "with views",
            f"{numbers['ratio_with_views']:.2f}×",
            at_least("ratio_with_views", TARGET_RATIO_WITH_VIEWS[compiled]),
        ),
        ("", f"{numbers['ratio_to_run']:.2f}×", "to its own random agents"),
        (
            "clone()",
            f"{numbers['clone_us']:.1f} µs",
            verdict(
                numbers["clone_us"] <= TARGET_CLONE_US[compiled],
                f"at most {TARGET_CLONE_US[compiled]:g} µs",
            ),
        ),
        ("save()", f"{numbers['save_us']:.0f} µs", ""),
        ("restore()", f"{numbers['restore_us']:.0f} µs", ""),
        (
            "memory",
            f"{numbers['memory_growth_kib']:+,.0f} KiB",
            f"over {numbers['memory_games']:,.0f} games",
        ),
    ]
    kind = "compiled" if compiled else "plain Python"
    print(f"Last Call, {kind}, Python {numbers['python']}, four players, RDI2")
    for name, value, remark in rows:
        print(f"  {name:<20}{value:>12}   {remark}".rstrip())


def verdict(met: bool, target: str) -> str:
    return f"target {target}: {'met' if met else 'MISSED'}"


def measure_this_build() -> dict[str, object]:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    numbers = measure()
    uno = numbers["rlcard_uno_steps_per_s"]
    numbers["ratio"] = numbers["decisions_per_s"] / uno
    numbers["ratio_with_views"] = numbers["decisions_per_s_with_views"] / uno
    numbers["ratio_to_run"] = numbers["decisions_per_s"] / numbers["rlcard_uno_run_steps_per_s"]
    grown = memory()
    numbers["memory_games"] = grown["games"]
    numbers["memory_growth_kib"] = grown["growth_kib"]
    result: dict[str, object] = {
        "compiled": not (engine.__file__ or "").endswith(".py"),
        "python": platform.python_version(),
        "rlcard": rlcard.__version__,
        "repeats": REPEATS,
    }
    result.update((name, round(value, 2)) for name, value in numbers.items())
    return result


def main() -> None:
    if sys.argv[1:] == ["--child"]:
        print(json.dumps(measure_this_build()))
        return
    builds: dict[str, dict[str, object]] = {}
    for folder in sys.argv[1:] or ["src"]:
        done = subprocess.run(
            [sys.executable, __file__, "--child"],
            env={**os.environ, "PYTHONPATH": str(Path(folder).resolve())},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        result = json.loads(done.stdout)
        builds["compiled" if result["compiled"] else "plain"] = result
        show(result)
    (HERE / "latest.json").write_text(json.dumps(builds, indent=2) + "\n")


if __name__ == "__main__":
    main()
