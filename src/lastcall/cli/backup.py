"""`lastcall backup`: everything a server has stored in one file, while it runs."""

from pathlib import Path

import click

from lastcall.cli.extras import require
from lastcall.cli.language import Spoken, lang_option, language
from lastcall.cli.serve import data_folder
from lastcall.text.messages import Messages


@click.command(
    "backup", cls=Spoken, examples=(("lastcall backup friday.lastcall", "help-backup-one"),)
)
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--data", type=click.Path(file_okay=False, path_type=Path), metavar="DIR")
@click.option("--database-url", default="", envvar="LASTCALL_DATABASE_URL", metavar="URL")
@lang_option
def command(file: Path, data: Path | None, database_url: str, lang: str | None) -> None:
    """Write a backup."""
    messages = Messages(language(lang))
    require("web", messages)
    if database_url:
        require("postgres", messages)

    from lastcall.server.keeping import back_up
    from lastcall.server.storage import SQLITE, StorageError, open_store

    folder = data if data is not None else data_folder()
    if not database_url and not (folder / SQLITE).exists():
        raise click.ClickException(messages.format("backup-nothing", folder=str(folder)))
    try:
        store = open_store(folder, database_url)
        try:
            counts = back_up(store, folder, file)
        finally:
            store.close()
    except (StorageError, OSError) as error:
        raise click.ClickException(
            messages.format("serve-no-database", problem=str(error))
        ) from None
    click.echo(
        messages.format(
            "backup-done", file=str(file), tables=counts["tables"], games=counts["finished"]
        )
    )
