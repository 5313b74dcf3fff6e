"""`lastcall play`: sit down at the terminal table."""

import sys
from collections.abc import Sequence
from dataclasses import replace

import click
from click.core import ParameterSource

from lastcall.bots import BOTS
from lastcall.cards.catalogue import closest
from lastcall.cli.extras import require
from lastcall.cli.language import Spoken, lang_option, language
from lastcall.cli.levels import sitting_down
from lastcall.engine.setup import SetupError
from lastcall.engine.table import Table
from lastcall.games import DamagedRecord, Record
from lastcall.terminal.company import DRINKS, Seating, any_seed, bad_seed, seat_players
from lastcall.terminal.pace import SPEEDS
from lastcall.text.messages import Messages
from lastcall.text.problems import problem
from lastcall.variants.catalogue import TEAMS, chosen
from lastcall.variants.otto import FACTIONS


class NotResumed(click.ClickException):
    """There is no game to go on with; what is there stays as it is."""

    exit_code = 2


class NoTerminal(click.ClickException):
    """There is no screen to set the table on."""

    exit_code = 2


@click.command(
    "play",
    cls=Spoken,
    examples=(
        ("lastcall play", "help-play-drawn"),
        ("lastcall play --seat gog --against eve,fleck", ""),
        ("lastcall play --seat petra --players 6 --speed fast", ""),
        ("lastcall play --players 10 --doppelgangers", ""),
        ("lastcall play --resume", "help-play-resumed"),
        ("lastcall play --seat gog --otto berserker,spelunker", "help-play-otto"),
    ),
    details=lambda: {
        "bots": ", ".join(BOTS),
        "factions": ", ".join(FACTIONS),
        "variants": ", ".join(each.name for each in TEAMS),
    },
)
@click.option("--resume", is_flag=True)
@click.option("--seat", metavar="CHARACTER")
@click.option("--against", metavar="NAMES")
@click.option("--players", type=int, metavar="N")
@click.option("--bots", default="house", show_default=True, metavar="NAMES")
@click.option("--seed", metavar="N")
@click.option("--drinks", default=",".join(DRINKS), show_default=True, metavar="NAMES")
@click.option("--bar-deck", is_flag=True)
@click.option("--doppelgangers", is_flag=True)
@click.option("--sea", is_flag=True)
@click.option("--prizes", is_flag=True)
@click.option("--pub", is_flag=True)
@click.option("--variant", metavar="NAMES")
@click.option("--otto", metavar="FACTIONS")
@click.option(
    "--speed",
    type=click.Choice(list(SPEEDS), case_sensitive=False),
    default="normal",
    show_default=True,
)
@lang_option
@click.pass_context
def command(
    ctx: click.Context,
    resume: bool,
    seat: str | None,
    against: str | None,
    players: int | None,
    bots: str,
    seed: str | None,
    drinks: str,
    bar_deck: bool,
    doppelgangers: bool,
    sea: bool,
    prizes: bool,
    pub: bool,
    variant: str | None,
    otto: str | None,
    speed: str,
    lang: str | None,
) -> None:
    """Play an evening."""
    spoken = language(lang)
    messages = Messages(spoken)
    require("terminal", messages)
    if resume:
        go_on(ctx, speed, spoken, messages)
        return
    try:
        seating = seat_players(
            seat,
            names_in("--against", against, messages),
            players,
            known_bots(names_in("--bots", bots, messages), messages),
            seed_in(seed),
            bar_deck=bar_deck,
            doppelgangers=doppelgangers,
            variants=[
                *chosen(names_in("--otto", otto, messages), sea=sea, prizes=prizes, pub=pub),
                *(name.lower() for name in names_in("--variant", variant, messages)),
            ],
            drinks=names_in("--drinks", drinks, messages),
            lang=lang or "",
        )
    except SetupError as refused:
        raise click.UsageError(problem(refused, messages)) from None
    need_terminal(messages)
    play(seating, speed, spoken, messages)


def need_terminal(messages: Messages) -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise NoTerminal(messages.format("play-no-terminal"))


def go_on(ctx: click.Context, speed: str, lang: str, messages: Messages) -> None:
    """The game that was left, with everything as it lay."""
    from lastcall.terminal.keeping import Keeper

    for name in ctx.params:
        given = ctx.get_parameter_source(name) == ParameterSource.COMMANDLINE
        if given and name not in ("resume", "speed", "lang"):
            option = "--" + name.replace("_", "-")
            raise click.UsageError(messages.format("play-resume-alone", option=option))
    keeper = Keeper()
    try:
        left = keeper.left()
    except DamagedRecord as damage:
        said = problem(damage, messages)
        file = str(keeper.file)
        raise NotResumed(messages.format("play-resume-damaged", file=file, problem=said)) from None
    if left is None:
        raise NotResumed(messages.format("play-resume-none"))
    seating, table, record = left
    seating = replace(seating, bots=tuple(known_bots(seating.bots, messages)))
    need_terminal(messages)
    play(seating, speed, lang, messages, table, record)


def seed_in(text: str | None) -> int:
    if text is None:
        return any_seed()
    try:
        return int(text)
    except ValueError:
        raise bad_seed(text) from None


def names_in(option: str, text: str | None, messages: Messages) -> list[str]:
    """The names in a list with commas; an empty one among them is a slip worth naming."""
    if text is None:
        return []
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise click.UsageError(messages.format("play-empty-name", option=option, text=text))
    return names


def known_bots(names: Sequence[str], messages: Messages) -> list[str]:
    for name in names:
        if not BOTS.usable(name.lower()):
            close = closest(name, BOTS)
            hint = messages.format("hint", name=close) if close else messages.format("no-hint")
            raise click.UsageError(
                messages.format("play-no-bot", name=name, hint=hint, names=", ".join(BOTS))
            )
    return list(sitting_down((name.lower() for name in names), messages))


def play(
    seating: Seating,
    speed: str,
    lang: str,
    messages: Messages,
    table: Table | None = None,
    record: Record | None = None,
) -> None:
    """Play until the person leaves; then say how to go on, or to play the last game again."""
    from lastcall.terminal.app import TableApp
    from lastcall.terminal.keeping import Keeper
    from lastcall.terminal.session import Session

    session = Session(seating, table, locale=lang, record=record, keeper=Keeper())
    app = TableApp(session, speed=speed.lower(), locale=lang)
    app.run()
    last = app.session
    if last.keeper is not None and not last.over:
        file = str(last.keeper.file)
        if last.keeper.problem:
            click.echo(messages.format("play-not-kept", file=file, problem=last.keeper.problem))
        else:
            click.echo(messages.format("play-kept"))
    click.echo(messages.format("play-again", command=last.seating.command()))
