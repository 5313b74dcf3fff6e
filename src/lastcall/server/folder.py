"""The data folder belongs to one server at a time: each keeps in memory what it has read there."""

import os
import sys
from pathlib import Path
from typing import IO, Final

OURS: Final = ("lastcall.sqlite3*", "secret", "operator", "lock")


class FolderInUse(Exception):
    """Another server runs on this folder."""


def own(folder: Path) -> None:
    """Make the data folder, for this user alone; so is all that this process makes from now on."""
    os.umask(0o077)
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o700)
    for pattern in OURS:  # made by an earlier version
        for file in folder.glob(pattern):
            file.chmod(0o600)


def hold(folder: Path) -> IO[str]:
    """Keep the folder for this process, until it ends in whatever way or closes what it gets."""
    file = (folder / "lock").open("a+")
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        file.close()
        raise FolderInUse from None
    os.set_inheritable(file.fileno(), False)
    return file
