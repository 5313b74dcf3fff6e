"""What the screen shows of the game: it follows the events one by one and settles on the view."""

from dataclasses import dataclass, field
from typing import Final

from lastcall.engine.events import (
    ContestTied,
    ContestWon,
    DeckExhausted,
    Event,
    EventRevealed,
    Fired,
    Gathered,
    LastCallRang,
    Moved,
    OfACard,
    Ordered,
    OutOfGold,
    PartBegan,
    PassedOut,
    Played,
    PotionSpent,
    Revealed,
    RoundWithoutWinner,
    RoundWon,
    SobersUp,
    Tied,
    Treated,
    TurnBegan,
    Won,
)
from lastcall.engine.view import SeatView, View
from lastcall.text.chronicle import Standing, Standings
from lastcall.text.telling import is_followed
from lastcall.variants.automaton import TurnedOver

# Events that open a new beat: what comes after them, up to the next, is what became of them.
HEADLINES: Final = (
    TurnBegan,
    TurnedOver,
    Played,
    Revealed,
    EventRevealed,
    SobersUp,
    Ordered,
    DeckExhausted,
    RoundWon,
    RoundWithoutWinner,
    LastCallRang,
    PassedOut,
    OutOfGold,
    Won,
    Tied,
    ContestWon,
    ContestTied,
    Fired,
    Gathered,
    Treated,
    PotionSpent,
)


@dataclass
class Mat:
    """A player's mat as shown right now, and what has changed on it since the beat began."""

    seat: SeatView
    now: Standing
    before: Standing

    @property
    def alive(self) -> bool:
        return self.now.alive

    @property
    def fortitude(self) -> int:
        return self.now.fortitude

    @property
    def alcohol(self) -> int:
        return self.now.alcohol

    @property
    def gold(self) -> int:
        return self.now.gold

    @property
    def trackers(self) -> list[int]:
        return self.now.trackers

    @property
    def tracks(self) -> list[tuple[int, int]]:
        return self.now.tracks

    @property
    def fortitude_by(self) -> int:
        return self.now.fortitude - self.before.fortitude

    @property
    def alcohol_by(self) -> int:
        return self.now.alcohol - self.before.alcohol

    @property
    def gold_by(self) -> int:
        return self.now.gold - self.before.gold


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
        self.standings = Standings(view.game, view)
        self.mats = [
            Mat(seat, now, now.copy())
            for seat, now in zip(view.seats, self.standings.seats, strict=True)
        ]
        self.beat = Beat()
        self.log: list[tuple[str, str]] = []  # (kind of event, line)

    def hear(self, event: Event, line: str | None) -> None:
        """Follow one event; `line` is what is said about it, if anything."""
        if isinstance(event, HEADLINES) and not is_followed(event, self.view.game):
            self.beat = Beat(event.card if isinstance(event, Moved | OfACard) else -1)
            for mat in self.mats:
                mat.before = mat.now.copy()
        if isinstance(event, TurnBegan | PartBegan):
            self.active = event.seat
        self.standings.take(event)
        if line is not None:
            self.beat.lines.append(line)
            self.log.append((event.kind, line))

    def settle(self, view: View) -> None:
        """The story has caught up with the table: show it as it is."""
        self.view = view
        self.active = view.active
        self.standings = Standings(view.game, view)
        for mat, seat, now in zip(self.mats, view.seats, self.standings.seats, strict=True):
            mat.seat = seat
            mat.now = now
