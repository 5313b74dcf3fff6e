"""The languages the server speaks: whichever have a folder of messages."""

from functools import cache
from importlib.resources import files

from lastcall.text.messages import Messages
from lastcall.text.narrator import Narrator


@cache
def languages() -> tuple[str, ...]:
    """ "en" first, then the others."""
    folder = files("lastcall.text")
    found = [
        entry.name
        for entry in folder.iterdir()
        if entry.is_dir() and (entry / "common.ftl").is_file() and entry.name != "en"
    ]
    return ("en", *sorted(found))


@cache
def narrator(lang: str) -> Narrator:
    return Narrator(lang)


def prepare() -> None:
    """Read all messages now: it takes most of a second, which nobody at a table should wait."""
    for lang in languages():
        narrator(lang)


@cache
def words(lang: str) -> Messages:
    return Messages(lang)
