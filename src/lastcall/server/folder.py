"""The data folder: each server keeps in memory what it has read there, so it `hold`s it alone."""

import os
from pathlib import Path
from typing import Final

OURS: Final = ("lastcall.sqlite3*", "secret", "operator", "lock")


def own(folder: Path) -> None:
    """Make the data folder, for this user alone; so is all that this process makes from now on."""
    os.umask(0o077)
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o700)
    for pattern in OURS:  # made by an earlier version
        for file in folder.glob(pattern):
            file.chmod(0o600)
