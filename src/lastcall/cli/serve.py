"""`lastcall serve`: open the web table for everyone who has the address."""

import os
import sys
from contextlib import suppress
from pathlib import Path
from time import time
from typing import Final

import click

from lastcall.cli.desktop import open_page
from lastcall.cli.extras import require
from lastcall.cli.language import Spoken, lang_option, language
from lastcall.server.settings import (
    BOT_PAUSE,
    GRACE,
    KEEP_CHAT,
    KEEP_GUESTS,
    KEEP_REPLAYS,
    KEEP_TABLES,
    PAUSE,
)
from lastcall.text.messages import Messages

DAYS: Final = click.FloatRange(0, 36_500)


def data_folder() -> Path:
    """Where this user's programs keep their data."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Application Support")
    else:
        base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "lastcall"


@click.command(
    "serve",
    cls=Spoken,
    examples=(
        ("lastcall serve", "help-serve-address"),
        ("lastcall serve --host 0.0.0.0 --port 80", "help-serve-for-others"),
    ),
)
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", default=8080, show_default=True, type=click.IntRange(0, 65535))
@click.option("--open", "opens", is_flag=True)
@click.option("--data", type=click.Path(file_okay=False, path_type=Path), metavar="DIR")
@click.option("--database-url", default="", envvar="LASTCALL_DATABASE_URL", metavar="URL")
@click.option("--sync", type=click.Choice(["normal", "full"]), default="normal", show_default=True)
@click.option("--origin", "origins", multiple=True, metavar="URL")
@click.option("--proxy", "proxies", multiple=True, metavar="ADDRESS")
@click.option("--allowed-host", "hosts", multiple=True, metavar="NAME")
@click.option("--keep-tables", default=KEEP_TABLES, show_default=True, type=DAYS, metavar="DAYS")
@click.option("--keep-chat", default=KEEP_CHAT, show_default=True, type=DAYS, metavar="DAYS")
@click.option("--keep-guests", default=KEEP_GUESTS, show_default=True, type=DAYS, metavar="DAYS")
@click.option("--keep-replays", default=KEEP_REPLAYS, show_default=True, type=DAYS, metavar="DAYS")
@click.option("--pause", default=PAUSE, show_default=True, type=click.FloatRange(0, 10))
@click.option("--bot-pause", default=BOT_PAUSE, show_default=True, type=click.FloatRange(0, 10))
@click.option("--grace", default=GRACE, show_default=True, type=click.FloatRange(0, 3600))
@click.option("--no-limits", is_flag=True)
@lang_option
def command(
    host: str,
    port: int,
    opens: bool,
    data: Path | None,
    database_url: str,
    sync: str,
    origins: tuple[str, ...],
    proxies: tuple[str, ...],
    hosts: tuple[str, ...],
    keep_tables: float,
    keep_chat: float,
    keep_guests: float,
    keep_replays: float,
    pause: float,
    bot_pause: float,
    grace: float,
    no_limits: bool,
    lang: str | None,
) -> None:
    """Serve the web table."""
    messages = Messages(language(lang))
    require("web", messages)
    if database_url:
        require("postgres", messages)

    from lastcall.server.folder import FolderInUse, hold, own
    from lastcall.server.keeping import rescue
    from lastcall.server.log import prepare
    from lastcall.server.operator import OPERATOR
    from lastcall.server.run import listen, serve
    from lastcall.server.settings import Settings
    from lastcall.server.storage import StorageError, open_store
    from lastcall.server.thinking import Thinkers

    OPERATOR.lang = messages.locale
    prepare()
    folder = data if data is not None else data_folder()
    try:
        own(folder)
    except OSError as error:
        problem = error.strerror or type(error).__name__
        raise click.UsageError(
            messages.format("serve-no-folder", folder=str(folder), problem=problem)
        ) from None
    settings = Settings(
        data=folder,
        database_url=database_url,
        sync=sync,
        origins=origins,
        proxies=proxies,
        hosts=hosts,
        keep_tables=keep_tables,
        keep_chat=keep_chat,
        keep_guests=keep_guests,
        keep_replays=keep_replays,
        pause=pause,
        bot_pause=bot_pause,
        grace=grace,
    )
    if no_limits:
        settings = settings.without_limits()

    try:
        rescued = None
        with suppress(FolderInUse):  # which is said below; whoever runs there has it open
            if not database_url:
                with hold(folder):
                    rescued = rescue(folder, int(time() * 1000))
        if rescued is not None:
            click.echo(
                messages.format(
                    "serve-damaged",
                    aside=str(rescued.aside),
                    problem=rescued.problem,
                    tables=rescued.counts["tables"],
                    answers=rescued.counts["answers"],
                    games=rescued.counts["finished"],
                    guests=rescued.counts["guests"],
                ),
                err=True,
            )
        open_store(folder, database_url).close()
    except (StorageError, OSError) as error:
        raise click.ClickException(
            messages.format("serve-no-database", problem=str(error))
        ) from None
    # Before anything is opened that a process of its own should not hold.
    thinkers = Thinkers(settings.thinkers, settings.bot_budget)
    try:
        listener = listen(host, port)
    except OSError as error:
        problem = error.strerror or type(error).__name__
        raise click.ClickException(
            messages.format("serve-no-port", host=host, port=str(port), problem=problem)
        ) from None
    try:
        held = hold(folder)
    except FolderInUse:
        raise click.ClickException(
            messages.format("serve-folder-in-use", folder=str(folder))
        ) from None
    except OSError as error:
        problem = error.strerror or type(error).__name__
        raise click.UsageError(
            messages.format("serve-no-folder", folder=str(folder), problem=problem)
        ) from None

    def ready(here: str, network: str) -> None:
        click.echo(messages.format("serve-ready", address=here))
        if network:
            click.echo(messages.format("serve-network", address=network))
        else:
            click.echo(messages.format("serve-here-only"))
        if opens:
            open_page(here)

    with held:
        serve(settings, thinkers, listener, ready)
