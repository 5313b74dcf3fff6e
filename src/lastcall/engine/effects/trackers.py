"""Words about the trackers of a kit: points gained, lost, chosen, spent."""

from typing import ClassVar

from lastcall.engine import options as o
from lastcall.engine import terms as w
from lastcall.engine.cards import Tracker
from lastcall.engine.effects.flow import May
from lastcall.engine.events import Fired
from lastcall.engine.frames import Frame
from lastcall.engine.options import Option
from lastcall.engine.play import Play, step_of_kit
from lastcall.engine.preview import Layer, Paper
from lastcall.engine.table import Table
from lastcall.engine.word import ME, Cost, Who, Word, me


class Gaining(Frame):
    """A tracker goes up point by point; one that goes round fires and starts again on the way."""

    __slots__ = ("left", "number", "seat")

    def __init__(self, seat: int, number: int, left: int) -> None:
        super().__init__()
        self.seat = seat
        self.number = number
        self.left = left

    def clone(self) -> "Frame":
        copy = Gaining(self.seat, self.number, self.left)
        copy.copy_window(self)
        return copy

    def at_rest(self, t: Table) -> bool:
        return waits_for_no_card(t)

    def advance(self, t: Table) -> None:
        tracker = t.game.trackers[self.seat][self.number]
        value = t.seats[self.seat].trackers[self.number]
        full = value == tracker.most and tracker.fires is None
        if not self.left or full or not t.seats[self.seat].alive:
            t.frames.pop()
            return
        self.left -= 1
        if value < tracker.most or tracker.fires is None:
            t.set_tracker(self.seat, self.number, value + 1)
            return
        if t.logging:
            t.events.append(Fired(self.seat, self.number))
        t.set_tracker(self.seat, self.number, tracker.start)
        t.frames.append(step_of_kit(t, self.seat, -1, tracker.fires))


def waits_for_no_card(t: Table) -> bool:
    """Whether the frame on top is a step of a kit's rules, with no played card beneath it.

    Then losers are looked for between the things it does (LOSE-4).
    """
    for frame in t.frames[1:-1]:
        if not isinstance(frame, Play) or frame.type != w.RULE:
            return False
    return True


class Track(Word):
    """A tracker goes up or down: one's own, or that of whoever is named (a Mark)."""

    __slots__ = ("points", "tracker", "who")
    name: ClassVar[str] = "track"

    def __init__(self, who: Who, tracker: Tracker, points: int) -> None:
        self.who = who
        self.tracker = tracker
        self.points = points

    def whom(self) -> Who:
        return self.who

    def number(self) -> int:
        return self.points

    def tracker_meant(self) -> Tracker:
        return self.tracker

    def resolve(self, t: Table, play: Play) -> None:
        # One's own tokens come even from a card one Ignores.
        mine = self.who.who == ME
        for seat in [play.owner] if mine else play.reaches(t, self.who):
            number = t.tracker_number(seat, self.tracker)
            if number < 0:
                continue
            if self.points > 0:
                t.frames.append(Gaining(seat, number, self.points))
            else:
                value = t.seats[seat].trackers[number]
                t.set_tracker(seat, number, max(0, value + self.points), play.owner)

    def preview(self, paper: Paper, layer: Layer) -> None:
        mine = self.who.who == ME
        for seat in [paper.host(layer)] if mine else paper.reaches(layer, self.who):
            paper.track(seat, self.tracker, self.points)


class MayTrack(May):
    """Points that its player may take or leave; with no room for any, nobody is asked."""

    __slots__ = ("points", "tracker")
    name: ClassVar[str] = "may-track"

    def __init__(self, tracker: Tracker, points: int) -> None:
        super().__init__((Track(me, tracker, points),))
        self.tracker = tracker
        self.points = points

    def number(self) -> int:
        return self.points

    def tracker_meant(self) -> Tracker:
        return self.tracker

    def resolve(self, t: Table, play: Play) -> None:
        if t.points(play.owner, self.tracker) < self.tracker.most:
            super().resolve(t, play)


class PickingTracker(Frame):
    """The owner chooses which of several trackers goes up by one."""

    __slots__ = ("seat", "word")

    def __init__(self, seat: int, word: "TrackOfChoice") -> None:
        super().__init__()
        self.seat = seat
        self.word = word

    def clone(self) -> "Frame":
        copy = PickingTracker(self.seat, self.word)
        copy.copy_window(self)
        return copy

    def advance(self, t: Table) -> None:
        if not t.seats[self.seat].alive:
            t.frames.pop()
            return
        values = t.seats[self.seat].trackers
        open_: list[int] = []
        for tracker in self.word.trackers:
            number = t.tracker_number(self.seat, tracker)
            if number >= 0 and values[number] < tracker.most:
                open_.append(number)
        if len(open_) > 1:
            options = [o.choose_number(number) for number in open_]
            t.ask_about(self.seat, w.ASK_TRACKER, options, self.word)
            return
        t.frames.pop()
        for number in open_:
            t.set_tracker(self.seat, number, values[number] + 1)

    def take(self, t: Table, option: Option) -> None:
        t.frames.pop()
        value = t.seats[self.seat].trackers[option.number]
        t.set_tracker(self.seat, option.number, value + 1)


class TrackOfChoice(Word):
    __slots__ = ("trackers",)
    name: ClassVar[str] = "track-of-choice"

    def __init__(self, trackers: tuple[Tracker, ...]) -> None:
        self.trackers = trackers

    def trackers_meant(self) -> tuple[Tracker, ...]:
        return self.trackers

    def number(self) -> int:
        return 1

    def resolve(self, t: Table, play: Play) -> None:
        t.frames.append(PickingTracker(play.owner, self))

    def preview(self, paper: Paper, layer: Layer) -> None:
        paper.track_best(layer.owner, self.trackers)


class Spend(Cost):
    """Points of a tracker, as the card is played."""

    __slots__ = ("points", "tracker")
    name: ClassVar[str] = "spend"

    def __init__(self, tracker: Tracker, points: int) -> None:
        self.tracker = tracker
        self.points = points

    def amount(self) -> int:
        return self.points

    def tracker_meant(self) -> Tracker:
        return self.tracker

    def affordable(self, t: Table, seat: int) -> bool:
        return t.points(seat, self.tracker) >= self.points

    def pay(self, t: Table, play: Play) -> bool:
        number = t.tracker_number(play.owner, self.tracker)
        left = t.seats[play.owner].trackers[number] - self.points
        t.set_tracker(play.owner, number, left)
        return True
