"""`lastcall lab run`: play an experiment, and keep what comes of it as Parquet."""

import json
import sys
import time
from pathlib import Path
from typing import Any, Unpack

import click
from rich.console import Console
from rich.text import Text

from lastcall.cli.extras import require
from lastcall.cli.lab_work import WHERE, at_work, read_plan, sent_to, work_options
from lastcall.cli.language import Spoken, lang_option, language
from lastcall.cli.progress import progress_bar
from lastcall.cli.sim import columns
from lastcall.cli.tables import TableOptions, planned, readers, table_options, was_given
from lastcall.lab.experiment import ALONE, Arm, Experiment
from lastcall.lab.results import Results, summary
from lastcall.lab.run import Workers, run
from lastcall.lab.schema import ON_REQUEST
from lastcall.text.messages import Messages


def recordable() -> dict[str, object]:
    return {**readers(), **WHERE, "tables": ", ".join(ON_REQUEST)}


@click.command(
    "run",
    cls=Spoken,
    topic="lab-run",
    examples=(
        ("lastcall lab run plan.toml --out results", ""),
        ("lastcall lab run --bots house --games 10000 --record cards --out results", ""),
        ("lastcall lab run plan.toml --out results --on ray:10.0.0.1:6379", ""),
    ),
    details=recordable,
)
@click.argument("plan", required=False, type=click.Path(path_type=Path))
@work_options
@click.option("--record", default="", metavar="NAMES")
@table_options
@lang_option
def command(
    plan: Path | None,
    out: Path,
    jobs: int | None,
    machines: str,
    as_json: bool,
    record: str,
    lang: str | None,
    **table: Unpack[TableOptions],
) -> None:
    """Play an experiment."""
    messages = Messages(language(lang, data=as_json))
    require("lab", messages)
    experiment = asked_for(plan, record, table, messages)
    workers = sent_to(machines, jobs, messages)
    results = Results(out, experiment)
    started = time.perf_counter()

    def interrupted() -> str:
        left = sum(len(portion.games) for portion in results.waiting())
        done, games = f"{experiment.games - left:,}", f"{experiment.games:,}"
        return messages.format("lab-interrupted", done=done, games=games)

    with at_work(out, messages, interrupted), results.open():
        played = watched(experiment, results, workers, messages)
        arms = summary(out)
    seconds = time.perf_counter() - started
    told: dict[str, Any] = {
        "folder": str(out),
        "digest": experiment.digest,
        "games": experiment.games,
        "played": played,
        "seconds": round(seconds, 3),
        "games_per_s": round(played / seconds, 1),
        "arms": arms,
    }
    if as_json:
        click.echo(json.dumps(told, indent=2))
    else:
        show(told, messages)
    if any(arm["errors"] for arm in arms):
        sys.exit(1)


def asked_for(
    plan: Path | None, record: str, table: TableOptions, messages: Messages
) -> Experiment:
    """The experiment of a plan, or of the options that `lastcall sim` has, too."""
    if plan is None:
        wanted = tuple(name.strip().lower() for name in record.split(",") if name.strip())
        for name in wanted:
            if name not in ON_REQUEST:
                refused = messages.format("lab-record", name=name, names=", ".join(ON_REQUEST))
                raise click.BadParameter(refused, param_hint="--record")
        return Experiment((Arm(ALONE, planned(messages, table)),), tuple(dict.fromkeys(wanted)))
    given = [name for name in (*table, "record") if was_given(name)]
    if given:
        option = "--" + given[0].replace("_", "-")
        raise click.UsageError(messages.format("lab-plan-or-options", option=option))
    return read_plan(plan, messages)


def watched(experiment: Experiment, results: Results, workers: Workers, messages: Messages) -> int:
    left = sum(len(portion.games) for portion in results.waiting())
    with progress_bar(messages, experiment.games, experiment.games - left) as advance:
        return run(experiment, results, workers, advance)


def show(told: dict[str, Any], messages: Messages) -> None:
    say = messages.format
    console = Console(highlight=False)
    table = columns(say("lab-arm"))
    for head in ("sim-games", "lab-ties", "lab-truncated", "lab-errors", "lab-turns"):
        table.add_column(say(head), justify="right")
    for arm in told["arms"]:
        numbers = [f"{arm[name]:,}" for name in ("games", "ties", "truncated", "errors")]
        table.add_row(arm["name"], *numbers, f"{arm['turns_mean']:.1f}")
    console.print(table)
    console.print()
    line = say(
        "lab-done",
        folder=told["folder"],
        played=f"{told['played']:,}",
        games=f"{told['games']:,}",
        speed=f"{told['games_per_s']:,.1f}",
    )
    console.print(Text(line, style="dim"))
