"""`lastcall lab run`: play an experiment, and keep what comes of it as Parquet."""

import json
import os
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, Unpack

import click
from rich.console import Console
from rich.text import Text

from lastcall.bots import UnfitBot
from lastcall.cli.extras import require
from lastcall.cli.language import Spoken, lang_option, language
from lastcall.cli.progress import progress_bar
from lastcall.cli.sim import columns
from lastcall.cli.tables import TableOptions, planned, readers, table_options, was_given
from lastcall.lab.experiment import ALONE, Arm, Experiment
from lastcall.lab.plan import PlanError
from lastcall.lab.planfile import read
from lastcall.lab.results import Results, ResultsError, summary
from lastcall.lab.run import ClusterError, OtherWorker, Workers, here, run
from lastcall.lab.schema import ON_REQUEST
from lastcall.text.messages import Messages
from lastcall.text.problems import problem

INTERRUPTED = 130  # what a shell says of a command that Ctrl-C ended
HERE, RAY = "here", "ray"  # where the work goes


def recordable() -> dict[str, object]:
    return {**readers(), "tables": ", ".join(ON_REQUEST)}


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
@click.option("--out", required=True, type=click.Path(path_type=Path), metavar="DIR")
@click.option("--jobs", type=click.IntRange(min=1), default=None, metavar="N")
@click.option("--on", "machines", default=HERE, show_default=True, metavar="WHERE")
@click.option("--json", "as_json", is_flag=True)
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
    try:
        with results.open():
            played = watched(experiment, results, workers, messages)
            arms = summary(out)
    except ResultsError as error:
        raise click.UsageError(problem(error, messages)) from None
    except OSError as error:
        raise not_written(out, error, messages) from None
    except OtherWorker as error:
        said = messages.format("lab-other-worker", host=error.host, names=error.names)
        raise click.ClickException(said) from None
    except ClusterError as error:
        said = messages.format("lab-cluster", problem=str(error))
        raise click.ClickException(said) from None
    except BrokenProcessPool:
        raise click.ClickException(messages.format("lab-process-ended")) from None
    except KeyboardInterrupt:
        left = sum(len(portion.games) for portion in results.waiting())
        done = experiment.games - left
        said = messages.format("lab-interrupted", done=f"{done:,}", games=f"{experiment.games:,}")
        click.echo(said, err=True)
        sys.exit(INTERRUPTED)
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
    try:
        text = plan.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        wrong = error.strerror if isinstance(error, OSError) and error.strerror else "not UTF-8"
        said = messages.format("lab-no-plan", file=str(plan), problem=wrong)
        raise click.UsageError(said) from None
    try:
        experiment = read(text)
        experiment.check()
    except (PlanError, UnfitBot) as error:
        said = messages.format("lab-bad-plan", file=str(plan), problem=problem(error, messages))
        raise click.UsageError(said) from None
    return experiment


def sent_to(machines: str, jobs: int | None, messages: Messages) -> Workers:
    """Processes of this machine, or a Ray cluster: one started for it, or one by its address."""
    kind, _, address = machines.partition(":")
    if kind == HERE and not address:
        return here(jobs or cores())
    if kind != RAY:
        raise click.BadParameter(messages.format("lab-where"), param_hint="--on")
    require("ray", messages)
    from lastcall.lab.cluster import on_ray

    return on_ray(address, jobs)


def cores() -> int:
    """How many of the machine's this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def watched(experiment: Experiment, results: Results, workers: Workers, messages: Messages) -> int:
    left = sum(len(portion.games) for portion in results.waiting())
    with progress_bar(messages, experiment.games, experiment.games - left) as advance:
        return run(experiment, results, workers, advance)


def not_written(out: Path, error: OSError, messages: Messages) -> click.ClickException:
    wrong = error.strerror or type(error).__name__
    said = messages.format("lab-not-written", folder=str(out), problem=wrong)
    return click.ClickException(said)


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
