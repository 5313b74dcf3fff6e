"""Who sits down when somebody names bots: where one cannot, another plays, and it is said."""

from collections.abc import Iterable

import click

from lastcall.bots import UnknownBot, seated
from lastcall.text.messages import Messages
from lastcall.text.problems import problem


def sitting_down(names: Iterable[str], messages: Messages) -> tuple[str, ...]:
    """The bots that play; a name nobody has heard of is left for others to refuse."""
    found: list[str] = []
    said: set[str] = set()
    for name in names:
        try:
            who = seated(name)
        except UnknownBot:
            found.append(name)
            continue
        found.append(who.name)
        if who.unfit is not None and name not in said:
            said.add(name)
            why = problem(who.unfit, messages)
            click.echo(messages.format("bot-instead", problem=why, instead=who.name), err=True)
    return tuple(found)
