"""What the commands that play experiments share: plans, where the work goes, what can go wrong."""

import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from lastcall.bots import UnfitBot
from lastcall.cli.extras import require
from lastcall.lab.experiment import Experiment
from lastcall.lab.plan import PlanError
from lastcall.lab.planfile import read
from lastcall.lab.results import ResultsError
from lastcall.lab.run import ClusterError, OtherWorker, Workers, here
from lastcall.text.messages import Messages
from lastcall.text.problems import problem

INTERRUPTED = 130  # what a shell says of a command that Ctrl-C ended
HERE, RAY = "here", "ray"  # where the work goes
WHERE: dict[str, object] = {"here": HERE, "ray": RAY}  # for messages

OPTIONS = (
    click.option("--out", required=True, type=click.Path(path_type=Path), metavar="DIR"),
    click.option("--jobs", type=click.IntRange(min=1), default=None, metavar="N"),
    click.option("--on", "machines", default=HERE, show_default=True, metavar="WHERE"),
    click.option("--json", "as_json", is_flag=True),
)


def work_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """All of them, in this order."""
    for option in reversed(OPTIONS):
        command = option(command)
    return command


def read_plan(plan: Path, messages: Messages) -> Experiment:
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
        raise click.BadParameter(messages.format("lab-where", **WHERE), param_hint="--on")
    require("ray", messages)
    from lastcall.lab.cluster import on_ray

    return on_ray(address, jobs)


def cores() -> int:
    """How many of the machine's this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def at_work(out: Path, messages: Messages, interrupted: Callable[[], str]) -> Iterator[None]:
    """While games are played: whatever goes wrong is said plainly, and what is finished is kept."""
    say = messages.format
    try:
        yield
    except ResultsError as error:
        raise click.UsageError(problem(error, messages)) from None
    except OSError as error:
        wrong = error.strerror or type(error).__name__
        said = say("lab-not-written", folder=str(out), problem=wrong)
        raise click.ClickException(said) from None
    except OtherWorker as error:
        said = say("lab-other-worker", host=error.host, names=error.names)
        raise click.ClickException(said) from None
    except ClusterError as error:
        raise click.ClickException(say("lab-cluster", problem=str(error))) from None
    except BrokenProcessPool:
        raise click.ClickException(say("lab-process-ended")) from None
    except KeyboardInterrupt:
        click.echo(interrupted(), err=True)
        sys.exit(INTERRUPTED)
