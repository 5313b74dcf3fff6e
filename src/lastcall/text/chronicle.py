"""A game told from its events: the lines of the log, and where everybody stands."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from lastcall.engine import terms as w
from lastcall.engine.events import (
    EVERYONE,
    AlcoholChanged,
    Divided,
    Event,
    FortitudeChanged,
    GoldMoved,
    InnPaid,
    OfASeat,
    OutOfGold,
    Paid,
    PassedOut,
    TrackerChanged,
    TrackMoved,
    TurnBegan,
)
from lastcall.engine.options import bits
from lastcall.engine.setup import starting_gold
from lastcall.engine.state import Game
from lastcall.engine.table import Table
from lastcall.engine.view import View
from lastcall.text.narrator import Narrator
from lastcall.text.telling import facing
from lastcall.variants.automaton import TOP, TrackReset


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log: the kind of event, whose it is (or -1), and its text."""

    kind: str
    seat: int
    text: str


@dataclass(slots=True)
class Standing:
    """Where a player stands."""

    fortitude: int
    alcohol: int
    gold: int
    alive: bool = True
    trackers: list[int] = field(default_factory=list)
    tracks: list[tuple[int, int]] = field(default_factory=list)  # further ones: Fortitude, Alcohol

    def copy(self) -> "Standing":
        return replace(self, trackers=self.trackers[:], tracks=self.tracks[:])


class Standings:
    """Where everybody stands after each event; nothing but the events is asked.

    They begin with the game, or with what somebody saw.
    """

    def __init__(self, game: Game, view: View | None = None) -> None:
        parties = game.parties
        # Whose mat each seat plays on, and who else does.
        self.mates = [[i for i, p in enumerate(parties) if p == party] for party in parties]
        if view is None:
            gold = starting_gold(len(game.characters))
            if game.teams:
                gold = game.total_gold // len(set(game.parties))  # TEAM-5
            self.seats = [
                Standing(w.TRACK_TOP, 0, gold, trackers=[each.start for each in trackers])
                for trackers in game.trackers
            ]
            for seat in bits(game.bare):
                self.seats[seat].gold = 0
                self.seats[seat].tracks = [(TOP, 0)] * (len(self.seats) - 1)
        else:
            self.seats = [
                Standing(
                    *(s.fortitude, s.alcohol, s.gold, s.alive), list(s.trackers), list(s.tracks)
                )
                for s in view.seats
            ]

    def take(self, event: Event) -> None:
        """Follow one event: what it says is left, or there now."""
        if isinstance(event, FortitudeChanged):
            for seat in self.mates[event.seat]:
                self.seats[seat].fortitude = event.after
        elif isinstance(event, AlcoholChanged):
            for seat in self.mates[event.seat]:
                self.seats[seat].alcohol = event.after
        elif isinstance(event, TrackMoved):
            tracks = self.seats[event.seat].tracks
            fortitude, alcohol = tracks[event.track]
            firm = event.attribute == w.FORTITUDE
            tracks[event.track] = (event.after, alcohol) if firm else (fortitude, event.after)
        elif isinstance(event, TrackReset):
            self.seats[event.seat].tracks[event.track] = (event.top, 0)
        elif isinstance(event, TrackerChanged):
            self.seats[event.seat].trackers[event.tracker] = event.after
        elif isinstance(event, GoldMoved):
            if isinstance(event, Paid | InnPaid):
                self.purse(event.seat, event.payer_after)
            if event.payee >= 0:
                self.purse(event.payee, event.payee_after)
        elif isinstance(event, Divided):
            self.purse(event.seat, 0)
        elif isinstance(event, PassedOut | OutOfGold):
            self.seats[event.seat].alive = False

    def purse(self, seat: int, gold: int) -> None:
        for mate in self.mates[seat]:
            self.seats[mate].gold = gold

    def line(self, narrator: Narrator, names: Sequence[str]) -> str:
        """ "Eve 16 Fortitude, 2 Alcohol Content, 9 Gold · …", those still in the game."""
        text = ""
        for number, (name, seat) in enumerate(zip(names, self.seats, strict=True)):
            for track, (fortitude, alcohol) in enumerate(seat.tracks):
                one = narrator.say(
                    "standing-track",
                    player=name,
                    other=names[facing(number, track)],
                    fortitude=fortitude,
                    alcohol=alcohol,
                )
                text = narrator.say("standing-and", first=text, second=one) if text else one
            if seat.alive and not seat.tracks:
                one = narrator.say(
                    "standing",
                    player=name,
                    fortitude=seat.fortitude,
                    alcohol=seat.alcohol,
                    gold=seat.gold,
                )
                text = narrator.say("standing-and", first=text, second=one) if text else one
        return text


def chronicle(
    table: Table, narrator: Narrator, names: Sequence[str], *, standings: bool = False
) -> list[Line]:
    """The game so far as everybody saw it; with `standings` a line of them opens every turn."""
    lines: list[Line] = []
    stand = Standings(table.game)
    for event in table.events:
        stand.take(event)
        text = narrator.event(event, table.game, names) if event.seen == EVERYONE else None
        if text is not None:
            seat = event.seat if isinstance(event, OfASeat) else -1
            lines.append(Line(event.kind, seat, text))
        if standings and isinstance(event, TurnBegan):
            lines.append(Line("standings", -1, stand.line(narrator, names)))
    return lines
