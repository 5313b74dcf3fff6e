"""A training of the champion, in a folder of its own that it goes on from.

    run.json           what is trained: games an iteration, worlds, seed
    games-01.npz       what there was to learn from the games of each iteration
    champion.weights   what was learned in the iterations so far, and how well
    curve.svg          the same, drawn

Files appear whole or not at all: interrupted, it goes on after the last one. Each iteration plays
with what the one before has learned, and learns from all games so far. The same settings give the
same games, whatever the number of processes. Needs PyTorch.
"""

import json
import zipfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import torch

from lastcall.bots.contract import UnfitBot
from lastcall.bots.shelf import READS, SHELF, network_in, packed, unpacked
from lastcall.engine.problem import Problem
from lastcall.holding import FolderInUse, hold
from lastcall.lab.learning import Learner, beginner
from lastcall.lab.results import UNFINISHED, put
from lastcall.lab.seeds import derive
from lastcall.lab.selfplay import Lessons, play, together
from lastcall.lab.simulate import Progress, processes

FORMAT: Final = "training 1"
LEVEL: Final = "champion"
ABOUT: Final = "run.json"
WEIGHTS: Final = f"{LEVEL}.weights"
CURVE: Final = "curve.svg"
LOCK: Final = "lock"
CHUNK: Final = 10  # games that one process plays in one go
PLAYING, LEARNING, BEGINNING = 0, 1, 2  # what chance is needed for


class TrainingError(Problem):
    """A folder that this training cannot go on in; nothing in it was changed."""


class Settings(NamedTuple):
    """What makes a training another one."""

    games: int = 400  # an iteration
    worlds: int = 8  # in which options are tried
    epochs: int = 12
    seed: int = 1


class Point(NamedTuple):
    """How good it was after an iteration."""

    games: int  # so far
    surprise: float  # at who wins, in nats, on games it has not learned from
    explained: float  # what part of what options gain, noise and all, it foresaw there
    spread: float  # how far off it is, noise taken off
    won: float  # by a seat that played by the last network alone, with 1 for a fair part


Said = Callable[[int, Point], None]


class Training:
    """What has been learned in a folder."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        self.folder = folder
        self.settings = settings

    @contextmanager
    def open(self) -> Iterator[None]:
        """Keep the folder while it is written to; it is made, or found to be ours.

        It begins with how the regular reads a table; UnfitBot where that cannot be had.
        """
        read = arrays_in(SHELF.folder / "regular.weights", "regular")
        self.check()
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
                about = {"lastcall": FORMAT, "reads": READS[LEVEL], **self.settings._asdict()}
                put(self.folder / ABOUT, (json.dumps(about, indent=2) + "\n").encode())
            for left in self.folder.glob(f".*{UNFINISHED}"):
                left.unlink()
            if not (self.folder / WEIGHTS).exists():
                self.keep(beginner(read, derive(self.settings.seed, BEGINNING)), [])
            yield

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
        wanted = {"lastcall": FORMAT, "reads": READS[LEVEL], **self.settings._asdict()}
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
        if (self.folder / WEIGHTS).exists():
            self.arrays()

    def arrays(self) -> dict[str, Any]:
        """What has been learned so far."""
        file = self.folder / WEIGHTS
        try:
            return arrays_in(file, LEVEL)
        except UnfitBot:
            raise damaged(file) from None

    def curve(self) -> list[Point]:
        about, _ = unpacked((self.folder / WEIGHTS).read_bytes())
        return [Point(*each) for each in about["curve"]]

    def keep(self, arrays: dict[str, Any], curve: Sequence[Point]) -> None:
        about = {"settings": self.settings._asdict(), "curve": [list(each) for each in curve]}
        put(self.folder / CURVE, drawn(curve).encode())
        put(self.folder / WEIGHTS, packed(LEVEL, arrays, about))

    def lessons(self, iteration: int) -> Path:
        return self.folder / f"games-{iteration + 1:02}.npz"

    def played(self, iteration: int) -> int:
        """How many games of an iteration need not be played any more."""
        return self.settings.games if self.lessons(iteration).exists() else 0

    def run(self, iterations: int, jobs: int, progress: Progress, said: Said) -> list[Point]:
        """Go on until so many iterations are done."""
        torch.set_num_threads(jobs)
        torch.manual_seed(self.settings.seed)
        curve = self.curve()
        parts = [loaded(self.lessons(each)) for each in range(len(curve))]
        for iteration in range(len(curve), iterations):
            if not self.lessons(iteration).exists():
                self.play(iteration, jobs, progress)
            parts.append(loaded(self.lessons(iteration)))
            learner = Learner(self.arrays())
            chance = derive(self.settings.seed, iteration, LEARNING)
            found = learner.learn(together(parts), self.settings.epochs, chance)
            won, part = parts[-1].evenings.sum(0) if len(parts[-1].evenings) else (0.0, 1.0)
            numbers = (found.surprise, found.explained, found.spread, float(won / part))
            games = self.settings.games * (iteration + 1)
            curve.append(Point(games, *(round(number, 4) for number in numbers)))
            self.keep(learner.learned(), curve)
            said(iteration, curve[-1])
        return curve

    def play(self, iteration: int, jobs: int, progress: Progress) -> None:
        """The games of an iteration."""
        games = self.settings.games
        sizes = [min(CHUNK, games - at) for at in range(0, games, CHUNK)]
        one = partial(play_some, self.folder, self.settings, iteration)
        parts: list[Lessons] = []
        if jobs == 1 or len(sizes) == 1:
            for number, size in enumerate(sizes):
                parts.append(one(number, size))
                progress(size)
        else:
            pool = processes(min(jobs, len(sizes)))
            try:
                for size, part in zip(sizes, pool.map(one, range(len(sizes)), sizes), strict=True):
                    parts.append(part)
                    progress(size)
            finally:
                pool.shutdown(cancel_futures=True)
        out = BytesIO()
        np.savez_compressed(out, **together(parts)._asdict())
        put(self.lessons(iteration), out.getvalue())


def play_some(folder: Path, settings: Settings, iteration: int, number: int, games: int) -> Lessons:
    """A portion of the games, by what has been learned so far."""
    network = network_in(folder / WEIGHTS, LEVEL)
    chance = derive(settings.seed, iteration, PLAYING, number)
    return play(network, chance, games, settings.worlds)


def arrays_in(file: Path, level: str) -> dict[str, Any]:
    """The arrays of a network that can be used."""
    network_in(file, level)
    return unpacked(file.read_bytes())[1]


def loaded(file: Path) -> Lessons:
    try:
        with np.load(file, allow_pickle=False) as found:
            return Lessons(*(found[name] for name in Lessons._fields))
    except (KeyError, ValueError, EOFError, zipfile.BadZipFile):
        raise damaged(file) from None


def damaged(file: Path) -> TrainingError:
    return TrainingError(
        f"{str(file)!r} is damaged. Delete it, and the same command makes it again.",
        "train-damaged",
        file=str(file),
    )


# The curve ---------------------------------------------------------------------------------------

WIDE, HIGH, LEFT, ROOM = 640, 130, 60, 20
DRAWN: Final = (
    ("Surprise at who wins, in nats", "surprise"),
    ("Part of the gains foreseen, noise and all", "explained"),
    ("Won by seats that play by the network alone; a fair part is 1", "won"),
)


def drawn(curve: Sequence[Point]) -> str:
    """A strip for each number, over the games played."""
    high = HIGH * len(DRAWN)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high}" '
        'font-family="sans-serif" font-size="13">',
        "<title>How the champion learned</title>",
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
