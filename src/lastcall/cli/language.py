"""`--lang`: the language a command speaks."""

import os
import re
from typing import Final

import click

from lastcall.text.rules import LANGUAGES

VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides
DATA: Final = "en"  # what `--json` prints does not depend on whose machine it is

lang_option = click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    help="The language; your environment's if left out, or else en.",
)


def language(asked: str | None, *, data: bool = False) -> str:
    """The language asked for, or the environment's; programs get English unless they ask."""
    if asked:
        return asked
    return DATA if data else environment_language()


def environment_language() -> str:
    for name in VARIABLES:
        value = os.environ.get(name, "")
        if value:
            short = re.split(r"[_.@]", value)[0].lower()  # ru_RU.UTF-8
            return short if short in LANGUAGES else "en"
    return "en"
