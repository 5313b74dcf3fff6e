"""A decision put to its seat, or to a team: what it may answer, and by when."""

from collections.abc import Sequence
from time import monotonic

from lastcall.engine.options import Decision, Option, bits
from lastcall.engine.setup import deal
from lastcall.engine.table import Table
from lastcall.games import setup_from
from lastcall.server import outgoing as out
from lastcall.server.booking import Booking
from lastcall.server.explaining import Thought
from lastcall.server.incoming import Clock
from lastcall.server.numbers import Numbers
from lastcall.server.refusals import Refusal
from lastcall.server.sight import HIDDEN
from lastcall.server.storage import StoredAnswer


class DamagedGame(Exception):
    """Stored answers that do not fit the game they belong to."""


def asked_seats(decision: Decision) -> list[int]:
    """Who may answer: the seat that is asked, and its team where the choice is theirs (TEAM-37)."""
    return [decision.seat, *bits(decision.helpers)]


def replayed(booking: Booking, answers: Sequence[StoredAnswer]) -> tuple[Table, Numbers, list[int]]:
    """The table where its last stored answer left it, what its cards are called, and how often
    each seat has been asked."""
    assert booking.setup is not None
    table = deal(setup_from(booking.setup))
    numbers = Numbers(table)
    asked = [0] * len(table.seats)
    for expected, answer in enumerate(answers):
        decision = table.decision
        if answer.number != expected or decision is None or decision.seat != answer.seat:
            raise DamagedGame(f"answer {answer.number} of table {booking.id} is out of place")
        for seat in asked_seats(decision):
            asked[seat] += 1
        try:
            table.answer(option_of(decision, answer.option))
        except Refusal:
            raise DamagedGame(f"answer {answer.number} of table {booking.id} is none") from None
        numbers.follow()
    return table, numbers, asked


def option_of(decision: Decision, code: int) -> Option:
    for option in decision.options:
        if option.code == code:
            return option
    raise Refusal("illegal")


class Asking:
    """A decision that has been put to its seat, with the time it may take."""

    __slots__ = (
        "_bank",
        "_clock",
        "arrived",
        "decision",
        "due",
        "given",
        "hidden",
        "hinted",
        "numbers",
        "seat",
        "shown",
        "since",
    )

    def __init__(
        self, decision: Decision, numbers: dict[int, int], clock: Clock | None, bank: int
    ) -> None:
        self.decision = decision
        self.seat = decision.seat
        self.numbers = numbers  # of this question, for each seat that may answer it
        self.shown: dict[int, out.Decision] = {}  # made when a seat is first told
        self.hinted: list[Thought] = []  # what a regular would answer, and weighed, once asked
        self.hidden = decision.kind in HIDDEN
        self.since = monotonic()
        self.given: Option | None = None
        self.arrived = 0.0
        self._clock = clock
        self.due: float | None = None  # by the day: when the clock answers
        # Milliseconds; responses have none of it, as that would tell who was asked.
        self._bank = 0 if self.hidden else max(0, bank)

    def deadline(self) -> float | None:
        """When the clock answers for the seat: responses have the window, turns the bank too."""
        if self._clock is None:
            return self.due
        return self.since + self._clock.window + self._bank / 1000

    def spent(self, until: float) -> int:
        """What thinking until then takes from the bank."""
        if self._clock is None:
            return 0
        over = int((until - self.since - self._clock.window) * 1000)
        return min(max(0, over), self._bank)
