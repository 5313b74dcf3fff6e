"""A game told from its events: the lines of the log, and where everybody stands."""

from collections.abc import Sequence
from dataclasses import dataclass

from lastcall.engine.pieces import EVERYONE, Event
from lastcall.engine.setup import FORTITUDE, starting_gold
from lastcall.engine.table import Game, Table
from lastcall.text.narrator import Narrator


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


class Standings:
    """Where everybody stands after each event; nothing but the events is asked."""

    def __init__(self, game: Game) -> None:
        gold = starting_gold(len(game.characters))
        self.seats = [Standing(FORTITUDE, 0, gold) for _ in game.characters]

    def take(self, event: Event) -> None:
        if event.seat < 0:
            return
        mine = self.seats[event.seat]
        if event.kind == "fortitude":
            mine.fortitude = event.other
        elif event.kind == "alcohol":
            mine.alcohol = event.other
        elif event.kind in ("collected", "stole-from-pot", "inherited"):
            mine.gold += event.amount
        elif event.kind == "divided":
            mine.gold -= event.amount
        elif event.kind in ("passed-out", "out-of-gold"):
            mine.alive = False
        elif event.kind in ("paid", "inn-paid"):
            if event.kind == "paid":
                mine.gold -= event.amount
            if event.other >= 0:
                self.seats[event.other].gold += event.amount

    def line(self, narrator: Narrator, names: Sequence[str]) -> str:
        """ "Eve 16 Fortitude, 2 Alcohol Content, 9 Gold · …", those still in the game."""
        text = ""
        for name, seat in zip(names, self.seats, strict=True):
            if seat.alive:
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
            lines.append(Line(event.kind, event.seat, text))
        if standings and event.kind == "turn":
            lines.append(Line("standings", -1, stand.line(narrator, names)))
    return lines
