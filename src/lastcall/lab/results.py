"""The folder of an experiment: what it is, and the portions that have been played.

    plan.toml   the plan as it was understood
    lab.json    what was played with: format, version, digest, content, arms
    games/      one row a game, a file for each portion; likewise seats/ and what was recorded
    lock        held by the process that is at work here

Files appear whole or not at all, that of `games` as the last of its portion: so what is there says
what has been played.
"""

import json
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

from lastcall import __version__
from lastcall.engine.problem import Problem
from lastcall.holding import FolderInUse, hold
from lastcall.lab.experiment import FORMAT, Experiment, Portion
from lastcall.lab.planfile import written
from lastcall.lab.schema import ALWAYS, TABLES

PLAN: Final = "plan.toml"
ABOUT: Final = "lab.json"
LOCK: Final = "lock"
LAST: Final = "games"
UNFINISHED: Final = ".new"  # what a file is called until it is whole

Files = dict[str, bytes]


class ResultsError(Problem):
    """A folder that cannot be used for these results; nothing in it was changed."""


class Results:
    """What has been played of an experiment."""

    def __init__(self, folder: Path, experiment: Experiment) -> None:
        self.folder = folder
        self.experiment = experiment

    @property
    def tables(self) -> tuple[str, ...]:
        return (*ALWAYS, *self.experiment.record)

    @contextmanager
    def open(self) -> Iterator[None]:
        """Keep the folder while something is written there; it is made, or found to be ours."""
        plan = written(self.experiment)
        with opened(self.folder, self.about(), plan, partial(differences, self.experiment)):
            for table in self.tables:
                (self.folder / table).mkdir(exist_ok=True)
                for left in (self.folder / table).glob(f".*{UNFINISHED}"):
                    left.unlink()
            yield

    def about(self) -> dict[str, Any]:
        experiment = self.experiment
        return {
            "format": FORMAT,
            "version": __version__,
            "digest": experiment.digest,
            "content": experiment.content,
            "arms": [
                {"name": arm.name, "games": arm.plan.games, "seed": arm.plan.seed}
                for arm in experiment.arms
            ],
            "tables": list(self.tables),
        }

    def waiting(self) -> list[Portion]:
        """What has yet to be played."""
        there = {file.name for file in (self.folder / LAST).glob("*.parquet")}
        return [portion for portion in self.experiment.portions if portion.name not in there]

    def keep(self, portion: Portion, files: Mapping[str, bytes]) -> None:
        for table in sorted(files, key=lambda table: table == LAST):
            put(self.folder / table / portion.name, files[table])


@contextmanager
def opened(
    folder: Path, about: Mapping[str, Any], plan: str, why: Callable[[Mapping[str, Any]], str]
) -> Iterator[None]:
    """Keep a folder, which says what it is about; one that holds anything else is refused.

    `why` says what is different from what is there.
    """
    check(folder, about, why)
    folder.mkdir(parents=True, exist_ok=True)
    try:
        lock = hold(folder)
    except FolderInUse:
        raise ResultsError(
            f"Another process is writing to {str(folder)!r}.", "lab-in-use", folder=str(folder)
        ) from None
    with lock:
        if not (folder / ABOUT).exists():
            put(folder / PLAN, plan.encode())
            told = json.dumps(about, indent=2, ensure_ascii=False) + "\n"
            put(folder / ABOUT, told.encode())
        yield


def check(folder: Path, about: Mapping[str, Any], why: Callable[[Mapping[str, Any]], str]) -> None:
    """Refuse a folder that holds anything else."""
    if not (folder / ABOUT).exists():
        ours = {PLAN, LOCK, f".{PLAN}{UNFINISHED}", f".{ABOUT}{UNFINISHED}"}
        if folder.is_dir() and {file.name for file in folder.iterdir()} - ours:
            raise ResultsError(
                f"The folder {str(folder)!r} holds something else; name an empty or a new one.",
                "lab-not-empty",
                folder=str(folder),
            )
        return
    there = read_about(folder, about["format"])
    if there["digest"] != about["digest"]:
        other = why(there)
        raise ResultsError(
            f"The folder {str(folder)!r} holds the results of another experiment ({other}); "
            "name an empty or a new one.",
            "lab-another",
            folder=str(folder),
            why=other,
        )


def read_about(folder: Path, format: str = FORMAT) -> dict[str, Any]:
    """What `lab.json` says, if it is one of this format."""
    try:
        about = json.loads((folder / ABOUT).read_text(encoding="utf-8"))
    except ValueError:
        about = None
    if not isinstance(about, dict) or about.get("format") != format:
        raise ResultsError(
            f"The folder {str(folder)!r} holds no results that can be read here "
            f"(format {format!r} is expected).",
            "lab-format",
            folder=str(folder),
            format=format,
        )
    return about


def differences(experiment: Experiment, there: Mapping[str, Any]) -> str:
    """What makes it another experiment, in names: "gog, drinks-rdi2", "version 0.1", "plan"."""
    before, now = there.get("content", {}), experiment.content
    changed = [name for name in {**before, **now} if before.get(name) != now.get(name)]
    if there.get("version") != __version__:
        changed.append(f"version {there.get('version')}")
    return ", ".join(changed) if changed else "plan"


def put(path: Path, data: bytes) -> None:
    """A file that is there whole, or not."""
    new = path.with_name(f".{path.name}{UNFINISHED}")
    with new.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    os.replace(new, path)


# What came of it ---------------------------------------------------------------------------------


def summary(folder: Path) -> list[dict[str, Any]]:
    """Each arm in numbers, from what lies in the folder. Needs pyarrow."""
    import pyarrow.dataset as ds

    arms = [arm["name"] for arm in read_about(folder)["arms"]]
    counts = {
        name: {"name": name, "games": 0, "ties": 0, "truncated": 0, "errors": 0, "turns_mean": 0.0,
               "decisions": 0}
        for name in arms
    }  # fmt: skip
    columns = ["arm", "ended", "turns", "decisions"]
    wanted = ds.dataset(folder / LAST, format="parquet").to_table(columns=columns)
    for row in (
        wanted.group_by(["arm", "ended"])
        .aggregate([("turns", "count"), ("turns", "sum"), ("decisions", "sum")])
        .to_pylist()
    ):
        arm = counts[row["arm"]]
        arm["games"] += row["turns_count"]
        arm["turns_mean"] += row["turns_sum"]
        arm["decisions"] += row["decisions_sum"]
        kind = {"tie": "ties", "truncated": "truncated", "error": "errors"}.get(row["ended"])
        if kind is not None:
            arm[kind] += row["turns_count"]
    for arm in counts.values():
        arm["turns_mean"] = round(arm["turns_mean"] / max(1, arm["games"] - arm["errors"]), 3)
    return list(counts.values())


__all__ = ["TABLES", "Files", "Results", "ResultsError", "read_about", "summary"]
