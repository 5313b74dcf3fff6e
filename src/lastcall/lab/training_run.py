"""A training, in a folder of its own that it goes on from.

    run.json        what is trained: games an iteration, seed and so on
    state.npz       what all games so far add up to, what was learned, and how well
    habits.json     the habits, and
    judge.weights   ... the judge, as they lie on the shelf of the bots
    curve.svg       how it went, drawn

Files appear whole or not at all: interrupted, it goes on after the last iteration. Each plays with
what the one before has learned. The same settings give the same games, whatever the number of
processes. Needs PyTorch.
"""

import json
import math
import zipfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import torch

from lastcall.bots.habits import read_from
from lastcall.bots.network import PARTS, Network
from lastcall.bots.shelf import HABITS, JUDGE, READS, SHELF, packed_habits, packed_judge
from lastcall.engine.problem import Problem
from lastcall.holding import FolderInUse, hold
from lastcall.lab.learning import Learner, beginner
from lastcall.lab.practice import (
    BEFORE,
    FREEST,
    STEADIEST,
    SUBJECTS,
    Ledger,
    Lessons,
    Weights,
    by_paper,
    numbers_of,
    play,
    weights_of,
)
from lastcall.lab.results import UNFINISHED, put
from lastcall.lab.seeds import derive
from lastcall.lab.simulate import Progress, processes

FORMAT: Final = "training 2"
ABOUT: Final = "run.json"
STATE: Final = "state.npz"
CURVE: Final = "curve.svg"
LOCK: Final = "lock"
CHUNK: Final = 25  # games that one process plays in one go
PLAYING, LEARNING, BEGINNING = 0, 1, 2  # what chance is needed for


class TrainingError(Problem):
    """A folder that this training cannot go on in; nothing in it was changed."""


class Settings(NamedTuple):
    """What makes a training another one."""

    games: int = 4000  # an iteration
    epochs: int = 2  # of the judge, in each iteration
    seed: int = 1
    anew: bool = False  # from paper alone, not from what lies on the shelf


class Point(NamedTuple):
    """How good it was in an iteration, on games that it had not learned from."""

    games: int  # so far
    surprise: float  # at who wins, in nats
    explained: float  # what part of what seats gained, noise and all, habits foresaw
    spread: float  # how far off they then are, for so few games, as a standard deviation
    won: float  # by seats that practise, with 1 for a fair part


Said = Callable[[int, Point], None]


class State(NamedTuple):
    """What has been learned so far."""

    weights: Weights
    judge: dict[str, Any]
    ledger: Ledger
    curve: list[Point]


class Training:
    """What has been learned in a folder."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        self.folder = folder
        self.settings = settings

    @contextmanager
    def open(self) -> Iterator[None]:
        """Keep the folder while it is written to; it is made, or found to be ours."""
        self.check()
        state = None if (self.folder / STATE).exists() else self.beginning()
        self.folder.mkdir(parents=True, exist_ok=True)
        try:
            lock = hold(self.folder)
        except FolderInUse:
            raise TrainingError(
                f"Another process is writing to {str(self.folder)!r}.",
                "lab-in-use",
                folder=str(self.folder),
            ) from None
        with lock:
            if not (self.folder / ABOUT).exists():
                about = {"lastcall": FORMAT, "reads": reads(), **self.settings._asdict()}
                put(self.folder / ABOUT, (json.dumps(about, indent=2) + "\n").encode())
            for left in self.folder.glob(f".*{UNFINISHED}"):
                left.unlink()
            if state is not None:
                self.keep(state)
            yield

    def beginning(self) -> State:
        """What lies on the shelf, or nothing; UnfitBot where that cannot be had."""
        if self.settings.anew:
            weights = by_paper()
            judge = beginner(derive(self.settings.seed, BEGINNING))
        else:
            weights = weights_of(SHELF.habits("champion"))
            network = SHELF.judge("champion")
            judge = dict(zip(PARTS, network.weights, strict=True))
        return State(weights, judge, Ledger(weights), [])

    def check(self) -> None:
        """Refuse a folder with anything else in it."""
        file = self.folder / ABOUT
        if not file.exists():
            if self.folder.is_dir() and {each.name for each in self.folder.iterdir()} - {LOCK}:
                raise TrainingError(
                    f"The folder {str(self.folder)!r} holds something else; "
                    "name an empty or a new one.",
                    "lab-not-empty",
                    folder=str(self.folder),
                )
            return
        try:
            about = json.loads(file.read_text(encoding="utf-8"))
        except ValueError:
            about = {}
        wanted = {"lastcall": FORMAT, "reads": reads(), **self.settings._asdict()}
        found = about if isinstance(about, dict) else {}
        other = [name for name, value in wanted.items() if found.get(name) != value]
        if other:
            why = ", ".join(f"{name} {found.get(name, '?')}" for name in other)
            raise TrainingError(
                f"The folder {str(self.folder)!r} holds another training ({why}); "
                "name an empty or a new one.",
                "train-another",
                folder=str(self.folder),
                why=why,
            )
        if (self.folder / STATE).exists():
            self.state()

    def state(self) -> State:
        """What has been learned so far."""
        file = self.folder / STATE
        try:
            with np.load(file, allow_pickle=False) as found:
                curve = [Point(*each) for each in json.loads(str(found["curve"]))]
                ledger = Ledger({each: found[f"anchor {each}"] for each in SUBJECTS})
                for each in SUBJECTS:
                    ledger.squares[each] = found[f"squares {each}"].astype(np.float64)
                    ledger.gained[each] = found[f"gained {each}"]
                ledger.decisions = float(found["decisions"])
                weights = {each: found[f"weights {each}"] for each in SUBJECTS}
                judge = {part: found[part] for part in PARTS}
        except (KeyError, ValueError, EOFError, TypeError, zipfile.BadZipFile):
            raise damaged(file) from None
        return State(weights, judge, ledger, curve)

    def curve(self) -> list[Point]:
        return self.state().curve

    def keep(self, state: State) -> None:
        """Put down what was learned: for the next iteration, and for the bots."""
        arrays: dict[str, Any] = {
            **state.judge,
            "curve": np.array(json.dumps(state.curve)),
            "decisions": np.array(state.ledger.decisions),
        }
        for each in SUBJECTS:
            arrays[f"anchor {each}"] = state.ledger.anchor[each]
            arrays[f"squares {each}"] = state.ledger.squares[each].astype(np.float32)
            arrays[f"gained {each}"] = state.ledger.gained[each]
            arrays[f"weights {each}"] = state.weights[each]
        out = BytesIO()
        np.savez_compressed(out, **arrays)
        put(self.folder / STATE, out.getvalue())
        last = state.curve[-1:] or [Point(0, 0.0, 0.0, 0.0, 1.0)]
        about = {"learned": {**self.settings._asdict(), **last[0]._asdict()}}
        put(self.folder / HABITS, packed_habits(numbers_of(state.weights), about))
        small = {part: array.astype(np.float16) for part, array in state.judge.items()}
        put(self.folder / JUDGE, packed_judge(small, about))
        put(self.folder / CURVE, drawn(state.curve).encode())

    def run(self, iterations: int, jobs: int, progress: Progress, said: Said) -> list[Point]:
        """Go on until so many iterations are done."""
        torch.set_num_threads(jobs)
        torch.manual_seed(self.settings.seed)
        state = self.state()
        for iteration in range(len(state.curve), iterations):
            state = self.iterate(iteration, state, jobs, progress)
            self.keep(state)
            said(iteration, state.curve[-1])
        return state.curve

    def iterate(self, iteration: int, state: State, jobs: int, progress: Progress) -> State:
        """Play with what was learned, and learn from it."""
        weights, judge, ledger, curve = state
        ledger.fade()
        seen: list[Any] = []
        won: list[Any] = []
        decisions, noise, missed, part, fair = 0, 0.0, 0.0, 0.0, 0.0
        for lessons in self.play(iteration, state, jobs, progress):
            ledger.add(lessons)
            seen.append(lessons.seen)
            won.append(lessons.won)
            decisions += lessons.decisions
            noise += lessons.noise
            missed += lessons.missed
            part += lessons.part[0]
            fair += lessons.part[1]
        if not curve and not self.settings.anew:
            ledger.believe(weights, BEFORE / self.settings.games)
        learner = Learner(judge)
        chance = derive(self.settings.seed, iteration, LEARNING)
        positions, winners = np.concatenate(seen), np.concatenate(won)
        surprise = learner.learn(positions, winners, self.settings.epochs, chance)
        point = Point(
            self.settings.games * (iteration + 1),
            round(surprise, 4),
            round(1 - missed / noise if noise else 0.0, 5),
            round(math.sqrt(noise / max(1, decisions) * ledger.unsure()), 4),
            round(part / fair if fair else 1.0, 4),
        )
        return State(ledger.learned(), learner.learned(), ledger, [*curve, point])

    def heat(self, curve: Sequence[Point]) -> float:
        """How freely answers are drawn: as much as is not yet known."""
        if not curve:
            return FREEST if self.settings.anew else STEADIEST
        return min(FREEST, max(STEADIEST, curve[-1].spread))

    def play(
        self, iteration: int, state: State, jobs: int, progress: Progress
    ) -> Iterator[Lessons]:
        """The games of an iteration."""
        games = self.settings.games
        sizes = [min(CHUNK, games - at) for at in range(0, games, CHUNK)]
        heat = self.heat(state.curve)
        one = partial(play_some, state.weights, state.judge, heat, self.settings.seed, iteration)
        if jobs == 1 or len(sizes) == 1:
            for number, size in enumerate(sizes):
                yield one(number, size)
                progress(size)
        else:
            pool = processes(min(jobs, len(sizes)))
            try:
                for size, part in zip(sizes, pool.map(one, range(len(sizes)), sizes), strict=True):
                    yield part
                    progress(size)
            finally:
                pool.shutdown(cancel_futures=True)


def play_some(
    weights: Weights,
    judge: dict[str, Any],
    heat: float,
    seed: int,
    iteration: int,
    number: int,
    games: int,
) -> Lessons:
    """A portion of the games, by what has been learned so far."""
    chance = derive(seed, iteration, PLAYING, number)
    return play(read_from(numbers_of(weights)), Network(judge), chance, games, heat)


def reads() -> str:
    """What is learned about; another one cannot go on."""
    return " ".join(READS.values())


def damaged(file: Path) -> TrainingError:
    return TrainingError(
        f"{str(file)!r} is damaged. Delete it, and the same command begins again.",
        "train-damaged",
        file=str(file),
    )


# The curve ---------------------------------------------------------------------------------------

WIDE, HIGH, LEFT, ROOM = 640, 130, 60, 20
DRAWN: Final = (
    ("Surprise at who wins, in nats", "surprise"),
    ("Part of what was gained that habits foresaw, noise and all", "explained"),
    ("Won by seats that practise, against paper; a fair part is 1", "won"),
)


def drawn(curve: Sequence[Point]) -> str:
    """A strip for each number, over the games played."""
    high = HIGH * len(DRAWN)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high}" '
        'font-family="sans-serif" font-size="13">',
        "<title>How the bots learned</title>",
        f'<rect width="{WIDE}" height="{high}" fill="#fffaf0"/>',
    ]
    most = max((point.games for point in curve), default=1)
    for number, (title, name) in enumerate(DRAWN):
        values = [float(getattr(point, name)) for point in curve]
        low, top = min(values, default=0.0), max(values, default=1.0)
        span = (top - low) or 1.0
        base = number * HIGH + HIGH - ROOM
        parts.append(f'<text x="10" y="{number * HIGH + 18}" fill="#2a141a">{title}</text>')
        dots = [
            (
                LEFT + (WIDE - 2 * LEFT) * point.games / most,
                base - 10 - (HIGH - 4 * ROOM) * (value - low) / span,
            )
            for point, value in zip(curve, values, strict=True)
        ]
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in dots)
        parts.append(f'<polyline points="{line}" fill="none" stroke="#b5651d" stroke-width="3"/>')
        for (x, y), value, point in zip(dots, values, curve, strict=True):
            parts.append(
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="#7a2d1c"/>'
                f'<text x="{x + 8:.1f}" y="{y - 6:.1f}" fill="#2a141a">{value:.3f}</text>'
                f'<text x="{x:.1f}" y="{base + 12}" fill="#7a6a5a" text-anchor="middle">'
                f"{point.games:,}</text>"
            )
    return "\n".join([*parts, "</svg>"]) + "\n"
