"""What the lab costs: games a second through `lab run` against a bare loop over the same games.

    python benchmarks/bench_lab.py --games 200 --jobs 2

House bots at one table of four. The bare loop plays the games in one process and keeps nothing.
The lab writes games and seats, then cards and turns as well. The last line says what sixteen cores
would give if each did as well as those measured.
"""

import argparse
import json
import tempfile
import time
from pathlib import Path

from lastcall.lab.experiment import Arm, Experiment
from lastcall.lab.plan import Plan
from lastcall.lab.results import Results
from lastcall.lab.run import here, run
from lastcall.lab.simulate import play

TABLE = ("dimli", "eve", "fleck", "gog")


def bare(plan: Plan) -> float:
    """Games a second with nothing kept."""
    began = time.perf_counter()
    for number in range(plan.games):
        play(plan, number, logging=False)
    return plan.games / (time.perf_counter() - began)


def through_the_lab(plan: Plan, jobs: int, record: tuple[str, ...]) -> float:
    experiment = Experiment((Arm("table", plan),), record)
    with tempfile.TemporaryDirectory() as folder:
        results = Results(Path(folder) / "results", experiment)
        began = time.perf_counter()
        with results.open():
            run(experiment, results, here(jobs), lambda more: None)
        return plan.games / (time.perf_counter() - began)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--games", type=int, default=200)
    options.add_argument("--jobs", type=int, default=2)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--json", action="store_true")
    given = options.parse_args()
    plan = Plan(characters=TABLE, bots=("house",), games=given.games, seed=given.seed)
    play(plan, 0, logging=False)  # everything is imported by now
    through_the_lab(Plan(characters=TABLE, games=1), 1, ())
    alone = bare(plan)
    found = {"games": plan.games, "jobs": given.jobs, "bare": alone}
    for name, jobs, record in (
        ("lab_1", 1, ()),
        ("lab_1_recorded", 1, ("cards", "turns")),
        (f"lab_{given.jobs}", given.jobs, ()),
    ):
        found[name] = through_the_lab(plan, jobs, record)
    found["cost"] = 1 - found["lab_1"] / alone
    found["cost_recorded"] = 1 - found["lab_1_recorded"] / alone
    found["sixteen"] = found[f"lab_{given.jobs}"] / given.jobs * 16
    found = {name: round(value, 3) for name, value in found.items()}
    if given.json:
        print(json.dumps(found))
        return
    for name, value in found.items():
        print(f"{name:16} {value:10,.3f}")


if __name__ == "__main__":
    main()
