"""A folder that belongs to one process at a time."""

import os
import sys
from pathlib import Path
from typing import IO


class FolderInUse(Exception):
    """Another process holds this folder."""


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
