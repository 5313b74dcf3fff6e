"""`lastcall sim`: let bots play many games and count what happens."""

import json
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from lastcall.bots import BOTS, UnknownBot
from lastcall.cards.catalogue import CHARACTERS, DRINK_DECKS
from lastcall.engine.setup import LARGEST_SEED, SetupError
from lastcall.lab.plan import Plan, PlanError
from lastcall.lab.report import Tally, report
from lastcall.lab.simulate import record_name, simulate

DRAWN = "random"
MESSAGES_SHOWN = 5


def seed_of(ctx: click.Context, param: click.Parameter, value: str) -> int:
    """A seed: any whole number that the dice can be set to."""
    try:
        seed = int(value)
    except ValueError:
        seed = -1
    if not 0 <= seed <= LARGEST_SEED:
        raise click.BadParameter(f"{value!r} is not a whole number from 0 to {LARGEST_SEED}.")
    return seed


class NamingBots(click.Option):
    """Its help names all bots there are, looked for only when somebody reads it."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        self.help = f"Who decides ({', '.join(BOTS)}): one for all, or one for each player."
        return super().get_help_record(ctx)


@click.command("sim")
@click.option(
    "--characters",
    default="dimli,eve,fleck,gog",
    show_default=True,
    metavar="NAMES",
    help=f"Who plays ({', '.join(CHARACTERS)}), or '{DRAWN}' to draw a new table for each game.",
)
@click.option(
    "--players",
    type=int,
    default=None,
    metavar="N",
    help=f"How many players, for --characters {DRAWN}.  [default: 4]",
)
@click.option(
    "--bots",
    cls=NamingBots,
    default="random",
    show_default=True,
    metavar="NAMES",
)
@click.option("--games", type=click.IntRange(min=1), default=1000, show_default=True, metavar="N")
@click.option("--seed", callback=seed_of, default="0", show_default=True, metavar="N")
@click.option(
    "--jobs",
    type=click.IntRange(min=1),
    default=1,
    show_default=True,
    metavar="N",
    help="How many processes share the work; the results do not depend on it.",
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.option(
    "--save",
    type=click.Path(path_type=Path, file_okay=False),
    default=None,
    metavar="DIR",
    help="Write a record of every game here, for `lastcall replay`.",
)
@click.option("--bar-deck", is_flag=True, help="Play with the Bar Deck.")
@click.option("--doppelgangers", is_flag=True, help="Let a character sit down more than once.")
@click.option(
    "--drinks",
    default="drinks-rdi2",
    show_default=True,
    metavar="NAMES",
    help=f"The Drink Decks on the bar ({', '.join(DRINK_DECKS)}).",
)
def command(
    characters: str,
    players: int | None,
    bots: str,
    games: int,
    seed: int,
    jobs: int,
    as_json: bool,
    save: Path | None,
    bar_deck: bool,
    doppelgangers: bool,
    drinks: str,
) -> None:
    """Let bots play many games, and count who wins.

    \b
    lastcall sim --games 1000 --seed 7
    lastcall sim --bots house,random,random,random
    lastcall sim --characters random --players 3 --jobs 4 --json

    Characters move one seat on after every game, bots after every full round of characters: each
    bot plays each character equally often, in every seat. With drawn tables the bots move after
    every game. The same seed gives the same games, whatever the number of jobs.
    """
    named = () if characters.strip().lower() == DRAWN else names(characters)
    plan = Plan(
        characters=named,
        players=players if players is not None else len(named) or 4,
        bots=names(bots),
        games=games,
        seed=seed,
        drinks=names(drinks),
        bar_deck=bar_deck,
        doppelgangers=doppelgangers,
    )
    try:
        plan.check()
    except (PlanError, SetupError, UnknownBot) as error:
        raise click.UsageError(str(error)) from None
    if save is not None:
        make_room(save, plan)
    started = time.perf_counter()
    try:
        tally = watched(plan, jobs, save)
    except OSError as error:
        raise click.ClickException(f"A record cannot be written: {error}.") from None
    except BrokenProcessPool:
        raise click.ClickException("One of the processes was ended from outside.") from None
    seconds = time.perf_counter() - started
    result = report(plan, tally, seconds)
    if as_json:
        click.echo(json.dumps(result, indent=2))
    else:
        show(result)
    if tally.errors:
        complain(tally)
        sys.exit(1)


def names(text: str) -> tuple[str, ...]:
    return tuple(name.strip().lower() for name in text.split(","))


def make_room(save: Path, plan: Plan) -> None:
    """The folder for the records; nothing that is there already is written over."""
    try:
        save.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise click.UsageError(
            f"The folder {str(save)!r} for --save cannot be made: {error.strerror}."
        ) from None
    for number in range(plan.games):
        name = record_name(plan, number)
        if (save / name).exists():
            raise click.UsageError(
                f"{str(save / name)!r} exists already; name an empty or a new folder for --save."
            )


def watched(plan: Plan, jobs: int, save: Path | None) -> Tally:
    """Simulate, with a progress bar if somebody is there to see it."""
    if not sys.stderr.isatty():
        return simulate(plan, jobs, save=save)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("Games", total=plan.games)
        return simulate(plan, jobs, lambda done: bar.advance(task, done), save)


def show(result: dict[str, Any]) -> None:
    console = Console(highlight=False)
    played = result["games"] - result["errors"]
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column("Character")
    if "characters" in result:
        table.add_column("Games", justify="right")
    table.add_column("Wins", justify="right")
    table.add_column("Share", justify="right")
    for name, wins in result["wins"].items():
        if "characters" in result:
            sat = result["characters"][name]["games"]
            table.add_row(name, f"{sat:,}", f"{wins:,}", percent(wins, sat))
        else:
            table.add_row(name, f"{wins:,}", percent(wins, played))
    console.print(table)
    console.print()
    if len(result["wins_by_bot"]) > 1:
        table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
        table.add_column("Bot")
        table.add_column("Wins", justify="right")
        table.add_column("Share", justify="right")
        for name, wins in result["wins_by_bot"].items():
            table.add_row(name, f"{wins:,}", percent(wins, played))
        console.print(table)
        console.print()
    lines = (
        f"{result['games']:,} games, {result['ties']:,} ties, {result['errors']:,} errors",
        f"{result['turns_mean']:.1f} turns a game, {result['decisions']:,} decisions",
        f"{result['games_per_s']:,.0f} games/s, {result['decisions_per_s']:,.0f} decisions/s",
    )
    for line in lines:
        console.print(Text(line, style="dim"))


def percent(part: int, whole: int) -> str:
    return f"{part / whole:.1%}" if whole else "–"


def complain(tally: Tally) -> None:
    """Say which games broke off and why."""
    for message in tally.messages[:MESSAGES_SHOWN]:
        click.echo(message, err=True)
    more = len(tally.messages) - MESSAGES_SHOWN
    if more > 0:
        click.echo(f"… and {more} more.", err=True)
