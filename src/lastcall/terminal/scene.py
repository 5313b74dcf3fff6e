"""What the screen shows of the game: it follows the events one by one and settles on the view."""

from dataclasses import dataclass, field

from lastcall.engine import terms as w
from lastcall.engine.pieces import Event
from lastcall.engine.view import SeatView, View

# Events that open a new beat: what comes after them, up to the next, is what became of them.
HEADLINES = frozenset(
    {
        "turn",
        "played",
        "revealed",
        "event",
        "sobers-up",
        "ordered",
        "deck-exhausted",
        "round-won",
        "round-without-winner",
        "last-call",
        "passed-out",
        "out-of-gold",
        "won",
        "tied",
        "contest-won",
        "contest-tied",
    }
)


@dataclass
class Mat:
    """A player's mat as shown right now, and what has just changed on it."""

    fortitude: int
    alcohol: int
    gold: int
    seat: SeatView
    alive: bool = True
    fortitude_by: int = 0
    alcohol_by: int = 0
    gold_by: int = 0

    def forget(self) -> None:
        self.fortitude_by = self.alcohol_by = self.gold_by = 0


@dataclass
class Beat:
    """One thing that happened, told: its headline, what followed, the card it is about."""

    card: int = -1
    lines: list[str] = field(default_factory=list)


class Scene:
    """The table as far as the story has been told."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.active = view.active
        self.mats = [Mat(s.fortitude, s.alcohol, s.gold, s, s.alive) for s in view.seats]
        self.beat = Beat()
        self.log: list[tuple[str, str]] = []  # (kind of event, line)

    def hear(self, event: Event, line: str | None) -> None:
        """Follow one event; `line` is what is said about it, if anything."""
        if event.kind in HEADLINES:
            self.beat = Beat(event.card)
            for mat in self.mats:
                mat.forget()
        self.move_markers(event)
        if line is not None:
            self.beat.lines.append(line)
            self.log.append((event.kind, line))

    def move_markers(self, event: Event) -> None:
        """Only what the eye follows; `settle` sets the rest right."""
        if event.seat < 0:
            return
        mat = self.mats[event.seat]
        if event.kind == "turn":
            self.active = event.seat
        elif event.kind in ("passed-out", "out-of-gold"):
            mat.alive = False
        elif event.kind == "fortitude":
            mat.fortitude += event.amount
            mat.fortitude_by += event.amount
        elif event.kind == "alcohol":
            mat.alcohol += event.amount
            mat.alcohol_by += event.amount
        elif event.kind in ("collected", "stole-from-pot"):
            mat.gold += event.amount
            mat.gold_by += event.amount
        elif event.kind in ("paid", "inn-paid"):
            if event.kind == "paid":
                mat.gold -= event.amount
                mat.gold_by -= event.amount
            if event.other not in (w.INN, w.POT):
                payee = self.mats[event.other]
                payee.gold += event.amount
                payee.gold_by += event.amount

    def settle(self, view: View) -> None:
        """The story has caught up with the table: show it as it is."""
        self.view = view
        self.active = view.active
        for mat, seat in zip(self.mats, view.seats, strict=True):
            mat.fortitude, mat.alcohol, mat.gold = seat.fortitude, seat.alcohol, seat.gold
            mat.seat = seat
            mat.alive = seat.alive
