"""`lastcall serve`: open the web table for everyone who has the address."""

import multiprocessing
import os
import socket
import sys
from contextlib import suppress
from pathlib import Path
from time import time
from typing import Final
from urllib.parse import urlsplit

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
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1, 64))
@click.option("--together", is_flag=True)
@click.option("--reach", default="", metavar="HOST:PORT")
@click.option("--sync", type=click.Choice(["normal", "full"]), default="normal", show_default=True)
@click.option("--origin", "origins", multiple=True, metavar="URL")
@click.option("--proxy", "proxies", multiple=True, metavar="ADDRESS")
@click.option("--allowed-host", "hosts", multiple=True, metavar="NAME")
@click.option("--words", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--keep-tables", default=KEEP_TABLES, show_default=True, type=DAYS, metavar="DAYS")
@click.option("--keep-chat", default=KEEP_CHAT, show_default=True, type=DAYS, metavar="DAYS")
@click.option("--keep-guests", default=KEEP_GUESTS, show_default=True, type=DAYS, metavar="DAYS")
@click.option("--keep-replays", default=KEEP_REPLAYS, show_default=True, type=DAYS, metavar="DAYS")
@click.option("--push-contact", default="", envvar="LASTCALL_PUSH_CONTACT", metavar="URL")
@click.option("--push-service", "push_services", multiple=True, metavar="URL")
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
    workers: int,
    together: bool,
    reach: str,
    sync: str,
    origins: tuple[str, ...],
    proxies: tuple[str, ...],
    hosts: tuple[str, ...],
    words: Path | None,
    keep_tables: float,
    keep_chat: float,
    keep_guests: float,
    keep_replays: float,
    push_contact: str,
    push_services: tuple[str, ...],
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
    check_company(messages, database_url, workers, together, reach)
    check_push(messages, push_contact, push_services)

    from lastcall.holding import FolderInUse, hold
    from lastcall.server import run
    from lastcall.server.folder import own
    from lastcall.server.forwarding import signs_of
    from lastcall.server.identity import secret_in
    from lastcall.server.keeping import rescue
    from lastcall.server.languages import prepare as prepare_languages
    from lastcall.server.log import prepare
    from lastcall.server.operator import OPERATOR
    from lastcall.server.settings import Settings
    from lastcall.server.storage import (
        Company,
        DatabaseInUse,
        OtherSecret,
        StorageError,
        open_store,
    )
    from lastcall.server.thinking import Thinkers
    from lastcall.server.workers import Workers, listeners

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
        together=together or workers > 1,
        reach=reach,
        sync=sync,
        origins=origins,
        proxies=proxies,
        hosts=hosts,
        words=words,
        keep_tables=keep_tables,
        keep_chat=keep_chat,
        keep_guests=keep_guests,
        keep_replays=keep_replays,
        push_contact=push_contact,
        push_services=push_services,
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
        if settings.together:
            from lastcall.server.lease import SharedStore

            shared = SharedStore(database_url)
            shared.prepare(int(time() * 1000))
            shared.check_secret(signs_of(secret_in(folder)))
            shared.close()
        else:
            open_store(folder, database_url, company=Company.NOBODY).close()
    except DatabaseInUse:
        raise click.ClickException(messages.format("serve-database-in-use")) from None
    except OtherSecret:
        raise click.ClickException(messages.format("serve-other-secret")) from None
    except (StorageError, OSError) as error:
        raise click.ClickException(
            messages.format("serve-no-database", problem=str(error))
        ) from None

    prepare_languages()

    def think() -> Thinkers:
        return Thinkers(settings.thinkers, settings.bot_budget)

    # Before anything is opened that a process of its own should not hold.
    thinkers = think() if workers == 1 else None
    try:
        doors = [run.listen(host, port)] if workers == 1 else listeners(host, port, workers)
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
        if thinkers is not None:
            run.serve(settings, thinkers, doors[0], ready)
            return
        said = multiprocessing.get_context("fork").Event()

        def work(number: int, door: socket.socket) -> None:
            """One worker; the first to be ready says so, once."""

            def ready_once(here: str, network: str) -> None:
                if not said.is_set():
                    said.set()
                    ready(here, network)

            run.serve(settings, think(), door, ready_once, run.listen(host, 0))

        Workers(doors, work).run()


def check_company(
    messages: Messages, database_url: str, workers: int, together: bool, reach: str
) -> None:
    """Whether several processes can share what this server is started with."""
    from lastcall.server.identity import given
    from lastcall.server.workers import possible

    if workers > 1 and not possible():
        raise click.UsageError(messages.format("serve-workers-not-here"))
    if (workers > 1 or together) and not database_url:
        raise click.UsageError(messages.format("serve-together-without-postgres"))
    if together and not given():
        raise click.UsageError(messages.format("serve-together-without-secret"))
    if reach and not (workers == 1 and reach.rpartition(":")[2].isdigit()):
        raise click.UsageError(messages.format("serve-bad-reach"))


def check_push(messages: Messages, contact: str, services: tuple[str, ...]) -> None:
    """Whether push services would know whom to write to, and which those are."""
    if contact and not contact.startswith(("mailto:", "https://")):
        raise click.UsageError(messages.format("serve-bad-push-contact"))
    for service in services:
        if not service.startswith(("https://", "http://")) or not urlsplit(service).hostname:
            raise click.UsageError(messages.format("serve-bad-push-service", service=service))
