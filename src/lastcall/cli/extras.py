"""Parts that can be left out of an installation, and a kind word where one was."""

from importlib.util import find_spec
from typing import Final

import click

from lastcall.text.messages import Messages

# What each extra of pyproject.toml brings that cannot be done without.
EXTRAS: Final = {
    "bots": ("numpy",),
    "web": ("httptools", "itsdangerous", "msgspec", "starlette", "uvicorn", "websockets"),
    "terminal": ("platformdirs", "textual", "websockets"),
    "postgres": ("psycopg",),
    "lab": ("matplotlib", "numpy", "pyarrow", "tomli_w"),
}
# Extras that `all` leaves out: large, and wanted by few.
APART: Final = {"ray": ("ray",), "train": ("torch",)}


class NotInstalled(click.ClickException):
    """Nothing went wrong; something has to be installed first."""

    exit_code = 2


def require(extra: str, messages: Messages) -> None:
    """Go on only where everything of this extra is there."""
    if any(find_spec(module) is None for module in {**EXTRAS, **APART}[extra]):
        command = f'pip install "lastcall[{extra}]"'
        raise NotInstalled(messages.format("install-extra", extra=extra, command=command))
