"""`lastcall join`: sit down at a web table, from a terminal."""

import asyncio
import getpass

import click

from lastcall.cli.extras import require
from lastcall.cli.language import Spoken, lang_option, language
from lastcall.cli.play import need_terminal
from lastcall.text.messages import Messages


class NotJoined(click.ClickException):
    """There is no way to that table; nothing was changed."""

    exit_code = 2


@click.command(
    "join",
    cls=Spoken,
    examples=(
        ("lastcall join https://tavern.example/tables/k3vq…", ""),
        ("lastcall join LINK --name Ann --seat gog", ""),
    ),
)
@click.argument("link")
@click.option("--name", metavar="NAME")
@click.option("--seat", metavar="CHARACTER", default="")
@lang_option
def command(link: str, name: str | None, seat: str, lang: str | None) -> None:
    """Sit down at a web table."""
    spoken = language(lang)
    messages = Messages(spoken)
    require("terminal", messages)
    from lastcall.terminal.joined import JoinedApp
    from lastcall.terminal.remote import Guests, Tavern, Trouble, arrive, read_link

    def who(known: str) -> str:
        if name or known:
            return name or known
        return str(click.prompt(messages.format("your-name"), default=getpass.getuser()))

    try:
        where = read_link(link)
        need_terminal(messages)
        tavern = Tavern(where.origin, spoken, Guests())
        remote = asyncio.run(arrive(tavern, where, who, seat.lower()))
        cards = tavern.ask("/api/cards")["cards"]
    except Trouble as trouble:
        said = trouble.text or messages.format(f"join-{trouble.code}", **trouble.details)
        raise NotJoined(said) from None
    JoinedApp(remote, cards, locale=spoken).run()
    link = f"{where.origin}/tables/{remote.id}"
    click.echo(messages.format("join-again", command=f"lastcall join {link}"))
