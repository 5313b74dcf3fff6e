"""A word by which two players leave the table for a while, once everything else is settled."""

from typing import ClassVar

from lastcall.engine import terms as w
from lastcall.engine.cards import Tracker
from lastcall.engine.frames import Frame
from lastcall.engine.options import bits
from lastcall.engine.play import Play
from lastcall.engine.preview import Layer, Paper
from lastcall.engine.table import Table
from lastcall.engine.turn import Turn
from lastcall.engine.word import Who, Word, me, picked


class Leaving(Frame):
    """The card has left and losers have been looked for: now its player and the others go."""

    __slots__ = ("going", "seat", "tracker")

    def __init__(self, seat: int, tracker: int, going: int) -> None:
        super().__init__()
        self.seat = seat
        self.tracker = tracker
        self.going = going  # its player and whom it named, but for those who Ignore it, as a mask

    def clone(self) -> "Frame":
        copy = Leaving(self.seat, self.tracker, self.going)
        copy.copy_window(self)
        return copy

    def at_rest(self, t: Table) -> bool:
        return len(t.frames) == 2  # on the turn itself

    def advance(self, t: Table) -> None:
        t.frames.pop()
        turn = t.frames[0]
        assert isinstance(turn, Turn)
        if not turn.goes_on_for(t, self.seat):
            return
        if not all(t.seats[seat].alive for seat in bits(self.going)):
            return
        tracker = t.game.trackers[self.seat][self.tracker]
        for seat in t.in_turn_order(self.seat):
            if (self.going >> seat) & 1:
                t.set_tracker(seat, t.tracker_number(seat, tracker), 1, self.seat)
        if (self.going >> self.seat) & 1:
            turn.end_early(t, self.seat, True)


class StepOutside(Word):
    """Its player and whoever is named go away (a tracker says so), and the turn ends.

    Not in somebody else's turn, and not if one of them is out of the game by then. It happens after
    the card has left, so that those whom it hurt can answer that.
    """

    __slots__ = ("tracker",)
    name: ClassVar[str] = "step-outside"

    def __init__(self, tracker: Tracker) -> None:
        self.tracker = tracker

    def whom(self) -> Who:
        return picked

    def tracker_meant(self) -> Tracker:
        return self.tracker

    def resolve(self, t: Table, play: Play) -> None:
        number = t.tracker_number(play.owner, self.tracker)
        turn = t.frames[0]
        assert isinstance(turn, Turn)
        if not turn.goes_on_for(t, play.owner):
            return
        if t.phase == w.NO_PHASE or number < 0:
            return
        going = 0
        for seat in (*play.reaches(t, me), *play.reaches(t, picked)):
            going |= 1 << seat
        t.frames.insert(len(t.frames) - 1, Leaving(play.owner, number, going))

    def preview(self, paper: Paper, layer: Layer) -> None:
        if layer.owner in paper.view.going_on:
            for seat in (*paper.reaches(layer, me), *paper.reaches(layer, picked)):
                paper.track(seat, self.tracker, 1)
