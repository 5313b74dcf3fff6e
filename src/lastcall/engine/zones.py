"""Every place a card can lie, as data: whose it is, who may see it, where a deck is refilled from.

A table keeps its cards in one list of lists, `Table.zones`; `Game.zones` says what each of them
is. Saving, cloning, imagining, auditing and looking go through that list and know no zone by name.
Cards on the stack (a card played, a Drink being drunk, a Prize in a pot) are held by a frame or a
Round and listed by `Table.places`.
"""

from typing import Final

# Who may see the faces in a zone. Backs are always visible.
NOBODY: Final = 0
OWNER: Final = 1
EVERYBODY: Final = 2


class Zone:
    """What one zone of the table is."""

    __slots__ = ("index", "live", "name", "number", "refill", "seat", "seers", "sight")

    def __init__(
        self,
        number: int,
        name: str,
        seat: int,
        sight: int,
        *,
        refill: int = -1,
        index: int = -1,
        live: bool = False,
    ) -> None:
        self.number = number
        self.name = name
        self.seat = seat  # whose it is; -1 for the table's own
        self.sight = sight
        self.seers = 1 << seat if sight == OWNER and seat >= 0 else 0  # who else looks (TEAM-3)
        self.refill = refill  # for a deck: the discard pile that becomes it again
        self.index = index  # which of several of its kind, if there can be several
        self.live = live  # the rules of the cards in it are in force

    def seen_by(self, seat: int) -> bool:
        """Whether this seat (-1: an onlooker) may look at the faces."""
        return self.sight == EVERYBODY or (seat >= 0 and (self.seers >> seat) & 1 == 1)

    @property
    def held(self) -> bool:
        """Whether it is a hand: its cards lie in no order that others could see."""
        return self.name == "hand"

    def where(self) -> str:
        """Its name with its owner's seat, for people who look for a card."""
        if self.seat < 0:
            return self.name if self.index < 0 else f"{self.name} {self.index}"
        return f"{self.name} {self.seat}" + ("" if self.index < 0 else f".{self.index}")
