"""The uniform pause after whatever others could respond to, and who wants to look at it first."""

from collections.abc import Callable
from typing import Final

WITHOUT_A_CLOCK: Final = 20.0  # how long a table without a clock waits for somebody who only looks


class Pause:
    """Nothing new is told until it is over.

    It has its length for everybody. Seats that want to be asked whether or not they can respond
    hold it until they go on, their patience is at an end, or they are not there any more.
    """

    def __init__(self) -> None:
        self.number = 0
        self.looking: set[int] = set()  # seats that have yet to go on
        self._ends = 0.0
        self._patience = 0.0

    def begin(self, now: float, length: float, patience: float, looking: set[int]) -> None:
        self.number += 1
        self.looking = looking
        self._ends = now + length
        self._patience = now + patience

    def until(self, now: float, wants: Callable[[int], bool]) -> float:
        """When it is over, if nobody goes on sooner."""
        if now >= self._patience:
            self.looking.clear()
        self.looking = {seat for seat in self.looking if wants(seat)}
        return max(self._ends, self._patience) if self.looking else self._ends

    def go_on(self, seat: int, number: int) -> bool:
        """A seat has seen enough; whether that was awaited."""
        if number != self.number or seat not in self.looking:
            return False
        self.looking.remove(seat)
        return True

    def left(self, now: float) -> int:
        """Milliseconds for those who look."""
        return max(0, int((self._patience - now) * 1000))
