"""What practice has taught: what an answer gains over letting it be.

For a kind of question there is a row of numbers for each thing that an answer has: figures (what it
comes to on paper, what its card is worth in hand and so on), and for a card that is played its
words and its moment, each of which counts as a point of margin. In each row is a number for each
circumstance. An answer's worth is the sum over all of them: thing times circumstance times number.

The numbers lie in `weights/habits.json`. They are fitted to games of house bots without habits, in
which the answers worth a look were tried for all actions and gambles and a part of the responses
(lab/habits.py).
"""

import json
from collections.abc import Container, Mapping
from pathlib import Path
from typing import Any, Final

from lastcall.bots.strangers import names_of, nearest
from lastcall.engine.cards import Mode

# The circumstances, in order.
CIRCUMSTANCES: Final = (
    "always",
    "my turn",
    "my turn is next",
    "about to pass out",
    "margin",
    "gold",
    "the rivals' margin",
    "hand",
    "players",
    "worth of the hand",
    "my card on top",
    "something on the stack",
)
# What every answer has, besides words and a moment.
FIGURES: Final = ("share", "held", "cost", "margin")
NOTHING: Final = [0.0] * len(CIRCUMSTANCES)
SHIPPED: Final = Path(__file__).parent / "weights" / "habits.json"


class Habits:
    """What was learned about one kind of question."""

    __slots__ = ("figures", "moments", "spoken", "words")

    def __init__(self, numbers: Mapping[str, Any]) -> None:
        self.figures: list[list[float]] = [numbers[name] for name in FIGURES]
        self.words: dict[str, list[float]] = numbers["words"]
        self.moments: dict[str, list[float]] = numbers["moments"]
        self.spoken: dict[Mode, list[float]] = {}

    def factors(self, around: list[float]) -> list[float]:
        """What a point of each figure counts for, in these circumstances."""
        return [dot(row, around) for row in self.figures]

    def said(self, mode: Mode, around: list[float]) -> float:
        """What the words and the moment of a card count for, in points of margin."""
        row = self.spoken.get(mode)
        if row is None:
            row = self.read(mode)
            self.spoken[mode] = row
        return dot(row, around)

    def read(self, mode: Mode) -> list[float]:
        """The rows of a mode, added up: each word once, a stranger as what it is a kind of."""
        rows = [self.moments.get(moment_of(mode), NOTHING)]
        rows += [self.words[name] for name in heard(words_of(mode), self.words)]
        return [sum(row[at] for row in rows) for at in range(len(CIRCUMSTANCES))]


def moment_of(mode: Mode) -> str:
    """What the rows call the moment of a mode."""
    return str(mode.when.bit_length() - 1)


def words_of(mode: Mode) -> list[list[str]]:
    """What the rows call each word of a mode."""
    return [names_of(word) for word in mode.words]


def heard(words: list[list[str]], known: Container[str]) -> list[str]:
    """Those that are known, each once; a stranger as what it is a kind of."""
    return sorted({nearest(names, known) for names in words} - {""})


def dot(row: list[float], around: list[float]) -> float:
    total = 0.0
    for at in range(len(row)):
        total += row[at] * around[at]
    return total


def learned() -> dict[str, Habits]:
    """What lies on the shelf, by what is asked."""
    numbers: dict[str, Mapping[str, Any]] = json.loads(SHIPPED.read_text(encoding="utf-8"))
    return {asked: Habits(rows) for asked, rows in numbers.items()}
