"""What practice has taught: what an answer gains over letting it be.

For a kind of question there is a row of numbers for each thing that an answer has: figures (what it
comes to on paper, what its card is worth in hand, whom it names and so on), and for its card the
words and the moments, each of which counts as a point of margin. In each row is a number for each
circumstance. An answer's worth is the sum over all of them: thing times circumstance times number.

The numbers lie on the shelf (shelf.py); they are learned by playing (lab/practice.py).
"""

from collections.abc import Container, Mapping
from typing import Any, Final

from lastcall.bots.strangers import names_of, nearest
from lastcall.engine import terms as w
from lastcall.engine.cards import CardDef, Mode

# The circumstances, in order.
CIRCUMSTANCES: Final = (
    "always",
    "my turn",
    "my turn is next",
    "about to pass out",
    "margin",
    "hand",
    "players",
    "gold",
    "the rivals' margin",
    "worth of the hand",
    "my card on top",
    "something on the stack",
    "nearly broke",
    "two are left",
    "in a Round",
    "my pile",
    "the pot",
    "in control",
    "rivals in the Round",
    "gambling cards in hand",
    "the rivals' hands",
)
FEW: Final = 7  # of them, the first, count for words and moments
# What every answer has, besides the words and moments of its card.
FIGURES: Final = (
    "acts",
    "share",
    "held",
    "cost",
    "fresh",
    "margin",
    "gold",
    "the rivals' margin",
    "the rivals' gold",
    "rivals out",
    "me out",
    "names",
    "names me",
    "names a teammate",
    "named: margin",
    "named: near to passing out",
    "named: gold",
    "named: near to poverty",
    "named: hand",
    "named: pile",
    "named: turn is near",
    "named: stands best",
)
# Where each of them stands.
ACTS: Final = 0
SHARE: Final = 1
HELD: Final = 2
COST: Final = 3
FRESH: Final = 4
MARGIN: Final = 5
GOLD: Final = 6
RIVALS_MARGIN: Final = 7
RIVALS_GOLD: Final = 8
RIVALS_OUT: Final = 9
ME_OUT: Final = 10
NAMES: Final = 11
NAMES_ME: Final = 12
NAMES_A_TEAMMATE: Final = 13
NAMED_MARGIN: Final = 14
NAMED_NEAR_PASSING_OUT: Final = 15
NAMED_GOLD: Final = 16
NAMED_NEAR_POVERTY: Final = 17
NAMED_HAND: Final = 18
NAMED_PILE: Final = 19
NAMED_TURN_IS_NEAR: Final = 20
NAMED_STANDS_BEST: Final = 21
NOTHING: Final = [0.0] * len(CIRCUMSTANCES)


class Habits:
    """What was learned about one kind of question."""

    __slots__ = ("figures", "said", "spoken", "thrown")

    def __init__(self, figures: Mapping[str, list[float]], said: Mapping[str, list[float]]) -> None:
        """What is not named counts for nothing."""
        self.figures: list[list[float]] = [figures.get(name, NOTHING) for name in FIGURES]
        self.said = dict(said)
        self.spoken: dict[Mode, list[float]] = {}
        self.thrown: dict[CardDef, list[float]] = {}

    def factors(self, around: list[float]) -> list[float]:
        """What a point of each figure counts for, in these circumstances."""
        return [dot(row, around) for row in self.figures]

    def playing(self, mode: Mode, around: list[float]) -> float:
        """What the words and the moment of a card count for, in points of margin."""
        row = self.spoken.get(mode)
        if row is None:
            row = self.read(things_of(mode))
            self.spoken[mode] = row
        return dot(row, around)

    def throwing(self, card: CardDef, around: list[float]) -> float:
        """The same for a card that is given away, with all its modes."""
        row = self.thrown.get(card)
        if row is None:
            row = self.read(things_on(card))
            self.thrown[card] = row
        return dot(row, around)

    def read(self, things: list[list[str]]) -> list[float]:
        """Their rows, added up: each once, a stranger as what it is a kind of."""
        rows = [self.said[name] for name in heard(things, self.said)]
        return [sum([row[at] for row in rows]) for at in range(FEW)]


def things_of(mode: Mode) -> list[list[str]]:
    """What the rows call the moment and each word of a mode."""
    return [[called(mode.when)], *[names_of(word) for word in mode.words]]


def things_on(card: CardDef) -> list[list[str]]:
    found: list[list[str]] = []
    for mode in card.modes:
        found += things_of(mode)
    return found


def called(moment: int) -> str:
    return f"when {w.MOMENT_NAMES.get(moment, moment)}"


def heard(things: list[list[str]], known: Container[str]) -> list[str]:
    """Those that are known, each once; a stranger as what it is a kind of."""
    return sorted({nearest(names, known) for names in things} - {""})


def dot(row: list[float], around: list[float]) -> float:
    total = 0.0
    for at in range(len(row)):
        total += row[at] * around[at]
    return total


def read_from(numbers: Mapping[str, Any]) -> dict[str, Habits]:
    """Habits by what is asked."""
    return {asked: Habits(rows["figures"], rows["said"]) for asked, rows in numbers.items()}


PAPER: Final[dict[str, Habits]] = {}  # nobody has taught them anything: by paper alone
