"""What the loop and the frames need of each other without knowing each other; see `rulebook`."""

from typing import TYPE_CHECKING

from lastcall.engine.options import Option

if TYPE_CHECKING:
    from lastcall.engine.table import Table


class Book:
    """How a play, a last call and new Drinks begin."""

    def begin_play(self, t: "Table", seat: int, option: Option) -> None:
        raise AssertionError

    def lay_down(self, t: "Table", seat: int, option: Option, origin: int) -> None:
        """A card that came from there is on the table."""
        raise AssertionError

    def last_call(self, t: "Table") -> None:
        raise AssertionError

    def new_drinks(self, t: "Table") -> None:
        raise AssertionError
