"""The options that describe a table of bots, and the plan they make."""

from collections.abc import Callable
from typing import Any, Final, TypedDict

import click
from click.core import ParameterSource

from lastcall.bots import BOTS, UnknownBot
from lastcall.cards.catalogue import CHARACTERS, DRINK_DECKS
from lastcall.cli.levels import sitting_down
from lastcall.engine.setup import LARGEST_SEED, SetupError
from lastcall.lab.plan import Plan, PlanError
from lastcall.text.messages import Messages
from lastcall.text.problems import problem
from lastcall.variants.catalogue import TEAMS, chosen
from lastcall.variants.otto import FACTIONS, PEOPLE

DRAWN: Final = "random"


class TableOptions(TypedDict):
    """What was asked for."""

    characters: str
    players: int | None
    bots: str
    games: int
    seed: str
    bar_deck: bool
    doppelgangers: bool
    sea: bool
    prizes: bool
    pub: bool
    variant: str
    otto: str | None
    drinks: str


OPTIONS: Final = (
    click.option("--characters", default="dimli,eve,fleck,gog", show_default=True, metavar="NAMES"),
    click.option("--players", type=int, default=None, metavar="N"),
    click.option("--bots", default="random", show_default=True, metavar="NAMES"),
    click.option(
        "--games", type=click.IntRange(min=1), default=1000, show_default=True, metavar="N"
    ),
    click.option("--seed", default="0", show_default=True, metavar="N"),
    click.option("--bar-deck", is_flag=True),
    click.option("--doppelgangers", is_flag=True),
    click.option("--sea", is_flag=True),
    click.option("--prizes", is_flag=True),
    click.option("--pub", is_flag=True),
    click.option("--variant", default="", metavar="NAMES"),
    click.option("--otto", metavar="FACTIONS"),
    click.option("--drinks", default="drinks-rdi2", show_default=True, metavar="NAMES"),
)


def table_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """All of them, in this order."""
    for option in reversed(OPTIONS):
        command = option(command)
    return command


def readers() -> dict[str, object]:
    """Whom and what the help names; bots of other packages are looked for only then."""
    return {
        "characters": ", ".join(CHARACTERS),
        "drawn": DRAWN,
        "bots": ", ".join(BOTS),
        "decks": ", ".join(DRINK_DECKS),
        "factions": ", ".join(FACTIONS),
        "variants": ", ".join(each.name for each in TEAMS),
    }


def planned(messages: Messages, asked: TableOptions) -> Plan:
    """The plan that the options make; what cannot be played is refused."""
    otto = asked["otto"]
    players = asked["players"]
    seats = 4 if otto is None else PEOPLE
    drawn = asked["characters"].strip().lower() == DRAWN
    if otto is not None and players is None and not was_given("characters"):
        drawn = True  # the four who play otherwise are too many
    named = () if drawn else names(asked["characters"])
    try:
        plan = Plan(
            characters=named,
            players=players if players is not None else len(named) or seats,
            bots=sitting_down(names(asked["bots"]), messages),
            games=asked["games"],
            seed=seed_of(asked["seed"], messages),
            drinks=names(asked["drinks"]),
            bar_deck=asked["bar_deck"],
            doppelgangers=asked["doppelgangers"],
            variants=(
                *chosen(
                    names(otto) if otto is not None else (),
                    sea=asked["sea"],
                    prizes=asked["prizes"],
                    pub=asked["pub"],
                ),
                *(names(asked["variant"]) if asked["variant"] else ()),
            ),
        )
        plan.check()
    except (PlanError, SetupError, UnknownBot) as error:
        raise click.UsageError(problem(error, messages)) from None
    return plan


def was_given(option: str) -> bool:
    """Whether somebody typed this option."""
    source = click.get_current_context().get_parameter_source(option)
    return source is not ParameterSource.DEFAULT


def names(text: str) -> tuple[str, ...]:
    return tuple(name.strip().lower() for name in text.split(","))


def seed_of(text: str, messages: Messages) -> int:
    """A seed: any whole number that the dice can be set to."""
    try:
        seed = int(text)
    except ValueError:
        seed = -1
    if not 0 <= seed <= LARGEST_SEED:
        refused = messages.format("table-seed", seed=text, largest=str(LARGEST_SEED))
        raise click.BadParameter(refused, param_hint="--seed")
    return seed
