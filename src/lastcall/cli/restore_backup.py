"""`lastcall restore-backup`: put a backup in the place of what a server has stored."""

from pathlib import Path

import click

from lastcall.cli.extras import require
from lastcall.cli.language import Spoken, lang_option, language
from lastcall.cli.serve import data_folder
from lastcall.text.messages import Messages


@click.command(
    "restore-backup",
    cls=Spoken,
    examples=(("lastcall restore-backup friday.lastcall", "help-restore-backup-one"),),
)
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--data", type=click.Path(file_okay=False, path_type=Path), metavar="DIR")
@click.option("--database-url", default="", envvar="LASTCALL_DATABASE_URL", metavar="URL")
@click.option("--replace", is_flag=True)
@lang_option
def command(
    file: Path, data: Path | None, database_url: str, replace: bool, lang: str | None
) -> None:
    """Put a backup back."""
    messages = Messages(language(lang))
    require("web", messages)
    if database_url:
        require("postgres", messages)

    from lastcall.holding import FolderInUse, hold
    from lastcall.server.folder import own
    from lastcall.server.keeping import NoBackup, NotEmpty, put_back
    from lastcall.server.storage import Company, DatabaseInUse, StorageError, open_store

    folder = data if data is not None else data_folder()
    try:
        own(folder)
        with hold(folder):
            store = open_store(folder, database_url, company=Company.NOBODY)
            try:
                counts = put_back(store, folder, file, replace)
            finally:
                store.close()
    except FolderInUse:
        raise click.ClickException(
            messages.format("serve-folder-in-use", folder=str(folder))
        ) from None
    except DatabaseInUse:
        raise click.ClickException(messages.format("restore-database-in-use")) from None
    except NoBackup:
        raise click.ClickException(messages.format("restore-no-backup", file=str(file))) from None
    except NotEmpty:
        raise click.ClickException(messages.format("restore-not-empty")) from None
    except (StorageError, OSError) as error:
        raise click.ClickException(
            messages.format("serve-no-database", problem=str(error))
        ) from None
    click.echo(messages.format("restore-done", tables=counts["tables"], games=counts["finished"]))
