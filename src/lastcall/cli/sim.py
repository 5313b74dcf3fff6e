"""`lastcall sim`: let bots play many games and count what happens."""

import json
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, Unpack

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from lastcall.cli.language import Spoken, lang_option, language
from lastcall.cli.progress import progress_bar
from lastcall.cli.tables import TableOptions, planned, readers, table_options
from lastcall.lab.plan import Plan
from lastcall.lab.report import Tally, report
from lastcall.lab.simulate import record_name, simulate
from lastcall.text.messages import Messages

MESSAGES_SHOWN = 5
TEAMS_SHOWN = 20


@click.command(
    "sim",
    cls=Spoken,
    examples=(
        ("lastcall sim --games 1000 --seed 7", ""),
        ("lastcall sim --bots house,random,random,random", ""),
        ("lastcall sim --characters random --players 3 --jobs 4 --json", ""),
        ("lastcall sim --characters gog,eve --otto berserker,spelunker", ""),
    ),
    details=readers,
)
@table_options
@click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True, metavar="N")
@click.option("--json", "as_json", is_flag=True)
@click.option(
    "--save", type=click.Path(path_type=Path, file_okay=False), default=None, metavar="DIR"
)
@lang_option
def command(
    jobs: int, as_json: bool, save: Path | None, lang: str | None, **table: Unpack[TableOptions]
) -> None:
    """Let bots play many games, and count who wins."""
    messages = Messages(language(lang, data=as_json))
    plan = planned(messages, table)
    if save is not None:
        make_room(save, plan, messages)
    started = time.perf_counter()
    try:
        tally = watched(plan, jobs, save, messages)
    except OSError as error:
        raise click.ClickException(messages.format("sim-no-record", problem=str(error))) from None
    except BrokenProcessPool:
        raise click.ClickException(messages.format("sim-process-ended")) from None
    seconds = time.perf_counter() - started
    result = report(plan, tally, seconds)
    if as_json:
        click.echo(json.dumps(result, indent=2))
    else:
        show(result, messages)
    if tally.errors:
        complain(tally, messages)
        sys.exit(1)


def make_room(save: Path, plan: Plan, messages: Messages) -> None:
    """The folder for the records; nothing that is there already is written over."""
    try:
        save.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        wrong = error.strerror or type(error).__name__
        raise click.UsageError(
            messages.format("sim-no-folder", folder=str(save), problem=wrong)
        ) from None
    for number in range(plan.games):
        name = record_name(plan, number)
        if (save / name).exists():
            raise click.UsageError(messages.format("sim-record-exists", file=str(save / name)))


def watched(plan: Plan, jobs: int, save: Path | None, messages: Messages) -> Tally:
    """Simulate, with a progress bar if somebody is there to see it."""
    with progress_bar(messages, plan.games) as advance:
        return simulate(plan, jobs, advance, save)


def show(result: dict[str, Any], messages: Messages) -> None:
    console = Console(highlight=False)
    say = messages.format
    played = result["games"] - result["errors"]
    table = columns(say("sim-character"))
    if "characters" in result:
        table.add_column(say("sim-games"), justify="right")
    table.add_column(say("sim-wins"), justify="right")
    table.add_column(say("sim-share"), justify="right")
    for name, wins in result["wins"].items():
        if "characters" in result:
            sat = result["characters"][name]["games"]
            table.add_row(name, f"{sat:,}", f"{wins:,}", percent(wins, sat))
        else:
            table.add_row(name, f"{wins:,}", percent(wins, played))
    console.print(table)
    console.print()
    if "teams" in result:
        show_teams(console, result["teams"], messages)
    if len(result["wins_by_bot"]) > 1:
        table = columns(say("sim-bot"))
        table.add_column(say("sim-wins"), justify="right")
        table.add_column(say("sim-share"), justify="right")
        for name, wins in result["wins_by_bot"].items():
            table.add_row(name, f"{wins:,}", percent(wins, played))
        console.print(table)
        console.print()
    for line in (
        say(
            "sim-counts",
            games=f"{result['games']:,}",
            ties=f"{result['ties']:,}",
            errors=f"{result['errors']:,}",
        ),
        say(
            "sim-length",
            turns=f"{result['turns_mean']:.1f}",
            decisions=f"{result['decisions']:,}",
        ),
        say(
            "sim-speed",
            games=f"{result['games_per_s']:,.0f}",
            decisions=f"{result['decisions_per_s']:,.0f}",
        ),
    ):
        console.print(Text(line, style="dim"))


def show_teams(console: Console, teams: dict[str, dict[str, int]], messages: Messages) -> None:
    """Who won with whom; of many teams those that won most often."""
    table = columns(messages.format("sim-team"))
    for head in ("sim-games", "sim-wins", "sim-share"):
        table.add_column(messages.format(head), justify="right")
    best = sorted(teams.items(), key=lambda team: (-team[1]["wins"] / team[1]["games"], team[0]))
    for name, counts in best[:TEAMS_SHOWN]:
        wins, games = counts["wins"], counts["games"]
        table.add_row(name, f"{games:,}", f"{wins:,}", percent(wins, games))
    console.print(table)
    console.print()


def columns(first: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column(first)
    return table


def percent(part: int, whole: int) -> str:
    return f"{part / whole:.1%}" if whole else "–"


def complain(tally: Tally, messages: Messages) -> None:
    """Say which games broke off and why."""
    for failure in tally.messages[:MESSAGES_SHOWN]:
        details = {**failure._asdict(), "seed": str(failure.seed)}
        click.echo(messages.format("sim-failed", **details), err=True)
    more = len(tally.messages) - MESSAGES_SHOWN
    if more > 0:
        click.echo(messages.format("sim-more-errors", count=more), err=True)
