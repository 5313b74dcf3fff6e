"""Words that whoever runs the server does not want to read: a file with one on each line.

A word of the file is found however it is dressed up: in capitals, with accents, with letters of
another alphabet or digits that look like its own, with letters said twice or set apart. Only whole
words count, so that no innocent word is refused for what is in the middle of it; `word*` stands for
every word that begins so.
"""

import logging
import re
from itertools import groupby
from pathlib import Path
from typing import Final

from lastcall.server.names import skeleton
from lastcall.server.operator import OPERATOR
from lastcall.server.refusals import Refusal

log = logging.getLogger("lastcall.server")

# Written for letters; each is read as the letter it is written for.
READ_AS: Final = str.maketrans(
    {
        "0": "o",
        "1": "i",
        "3": "e",
        "4": "a",
        "5": "s",
        "7": "t",
        "@": "a",
        "$": "s",
        "!": "i",
        "|": "i",
        "l": "i",
    }
)
PAUSES: Final = re.compile(r"[\s.,;:_\-·*/\\]+")


def readings(word: str) -> set[str]:
    """A word as it is compared: what it looks like, small and in capitals, no letter repeated."""
    found: set[str] = set()
    for written in (word.casefold(), word.upper()):
        read = skeleton(written).translate(READ_AS)
        found.add("".join(letter for letter, _ in groupby(ch for ch in read if ch.isalnum())))
    return found - {""}


def parts(text: str) -> set[str]:
    """The words of a text as they are compared; letters that stand alone make one together."""
    found: set[str] = set()
    alone = ""
    for word in PAUSES.split(text):
        if len(word.strip("!|")) == 1:
            alone += word
            continue
        found |= readings(word) | readings(word.rstrip("!|")) | readings(alone)
        alone = ""
    return found | readings(alone)


class Unwanted:
    """The file, read again whenever it has changed."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._changed = -1
        self._words: frozenset[str] = frozenset()
        self._beginnings: tuple[str, ...] = ()

    def check(self, text: str) -> None:
        """A Refusal if one of the words is in it."""
        if self._file is None:
            return
        self._read(self._file)
        for word in parts(text):
            if word in self._words or word.startswith(self._beginnings):
                raise Refusal("unwanted-word")

    def _read(self, file: Path) -> None:
        try:
            changed = file.stat().st_mtime_ns
            if changed == self._changed:
                return
            lines = file.read_text(encoding="utf-8").splitlines()
        except (OSError, UnicodeError) as error:
            if self._changed != 0:
                log.error(OPERATOR.line("words-unreadable", file=str(file), problem=str(error)))
            self._changed = 0  # what was read before holds
            return
        self._changed = changed
        words: set[str] = set()
        beginnings: set[str] = set()
        for line in lines:
            listed = line.partition("#")[0].strip()
            (beginnings if listed.endswith("*") else words).update(readings(listed.rstrip("*")))
        self._words, self._beginnings = frozenset(words), tuple(beginnings)
