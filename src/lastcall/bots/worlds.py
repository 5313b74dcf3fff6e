"""Worlds: tables that might be the one a seat sits at, as far as it can tell."""

from lastcall.engine.imagine import imagine
from lastcall.engine.table import Table


class Worlds:
    """Tables as one seat might think they are; the true one is not among what they are made of."""

    __slots__ = ("guess", "seat")

    def __init__(self, table: Table, seat: int) -> None:
        self.guess = imagine(table, seat, 0)
        self.seat = seat

    def one(self, seed: int) -> Table:
        """A table that looks the same to the seat, with everything it cannot see dealt anew."""
        return imagine(self.guess, self.seat, seed)
