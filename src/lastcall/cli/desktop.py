"""Opening the page for whoever sits at this computer, if somebody does."""

import os
import sys
import threading
import webbrowser
from collections.abc import Mapping


def somebody_looks(environment: Mapping[str, str], platform: str, terminal: bool) -> bool:
    """Whether a person started this at a desktop: not a script, a service, CI or somebody far away.

    A page that opens where nobody asked for it is worse than one that does not.
    """
    if not terminal or environment.get("CI") or environment.get("SSH_CONNECTION"):
        return False
    if platform in ("darwin", "win32"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def open_page(address: str) -> None:
    """In their browser, without waiting for it: some only return when they are closed."""
    if somebody_looks(os.environ, sys.platform, sys.stdout.isatty()):
        threading.Thread(target=show, args=(address,), daemon=True).start()


def show(address: str) -> None:
    try:
        webbrowser.open(address)
    except (webbrowser.Error, OSError):
        return  # the address stands in the terminal
