"""`lastcall train`: let the bots learn from games that they play."""

import json
import time
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.text import Text

from lastcall.bots import UnfitBot
from lastcall.bots.shelf import HABITS, JUDGE
from lastcall.cli.extras import require
from lastcall.cli.lab_work import at_work, cores
from lastcall.cli.language import Spoken, lang_option, language
from lastcall.cli.progress import progress_bar
from lastcall.text.messages import Messages
from lastcall.text.problems import problem

if TYPE_CHECKING:
    from lastcall.lab.training_run import Point


@click.command(
    "train",
    cls=Spoken,
    examples=(
        ("lastcall train --out learned", ""),
        ("lastcall train --out learned --games 16000 --iterations 10 --jobs 16", ""),
    ),
    details=lambda: {"files": f"{HABITS}, {JUDGE}", "shelf": "lastcall/bots/weights"},
)
@click.option("--out", required=True, type=click.Path(path_type=Path), metavar="DIR")
@click.option("--games", type=click.IntRange(min=1), default=4000, show_default=True, metavar="N")
@click.option("--iterations", type=click.IntRange(min=1), default=5, show_default=True, metavar="N")
@click.option("--epochs", type=click.IntRange(min=1), default=2, show_default=True, metavar="N")
@click.option("--seed", type=click.IntRange(min=0), default=1, show_default=True, metavar="N")
@click.option("--anew", is_flag=True)
@click.option("--jobs", type=click.IntRange(min=1), default=None, metavar="N")
@click.option("--json", "as_json", is_flag=True)
@lang_option
def command(
    out: Path,
    games: int,
    iterations: int,
    epochs: int,
    seed: int,
    anew: bool,
    jobs: int | None,
    as_json: bool,
    lang: str | None,
) -> None:
    """Train the bots."""
    messages = Messages(language(lang, data=as_json))
    require("train", messages)
    from lastcall.lab.training_run import Settings, Training, TrainingError

    training = Training(out, Settings(games, epochs, seed, anew))
    console = Console(highlight=False, stderr=as_json)
    started = time.perf_counter()

    def said(iteration: int, point: "Point") -> None:
        line = messages.format(
            "train-iteration",
            number=iteration + 1,
            surprise=f"{point.surprise:.3f}",
            explained=f"{100 * point.explained:.2f}",
            spread=f"{100 * point.spread:.1f}",
            won=f"{point.won:.2f}",
        )
        console.print(Text(line))

    def interrupted() -> str:
        finished = len(training.curve()) if (out / "state.npz").exists() else 0
        return messages.format("train-interrupted", done=finished, iterations=iterations)

    try:
        with at_work(out, messages, interrupted), training.open():
            done = games * min(iterations, len(training.curve()))
            with progress_bar(messages, games * iterations, done) as advance:
                curve = training.run(iterations, jobs or cores(), advance, said)
    except (TrainingError, UnfitBot) as error:
        raise click.UsageError(problem(error, messages)) from None
    file = str(out / "habits.json")
    if as_json:
        told = {
            "file": file,
            "judge": str(out / "judge.weights"),
            "seconds": round(time.perf_counter() - started, 3),
            "curve": [point._asdict() for point in curve],
        }
        click.echo(json.dumps(told, indent=2))
    else:
        console.print(Text(messages.format("train-done", file=file), style="dim"))
