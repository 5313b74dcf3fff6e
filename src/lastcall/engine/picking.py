"""Picking cards for a word, one at a time: "this one too, or done"."""

from lastcall.engine import options as o
from lastcall.engine import terms as w
from lastcall.engine.frames import Frame
from lastcall.engine.options import Option
from lastcall.engine.play import Play
from lastcall.engine.table import Table
from lastcall.engine.word import PicksCards


class PickCards(Frame):
    """The player picks cards for a word; where the word says "may", or is done."""

    __slots__ = ("left", "number", "seat", "word")

    def __init__(self, seat: int, word: PicksCards, left: int) -> None:
        super().__init__()
        self.seat = seat
        self.word = word
        self.left = left
        self.number = 0  # how many have been picked

    def clone(self) -> "Frame":
        copy = PickCards(self.seat, self.word, self.left)
        copy.copy_window(self)
        copy.number = self.number
        return copy

    def advance(self, t: Table) -> None:
        playing = self.left and t.seats[self.seat].alive
        cards = self.word.choices(t, self.seat) if playing else []
        if not cards:
            self.finish(t)
            return
        if len(cards) == 1 and not self.word.optional:
            self.pick(t, cards[0])
            return
        options = o.choose_among(cards)
        if self.word.optional:
            options.append(o.FINISHED)
        box = self.word.box_meant()
        t.ask_about(
            self.seat,
            self.word.question,
            options,
            self.word,
            box=t.box_number(self.seat, box) if box is not None else -1,
            due=self.left,
        )

    def take(self, t: Table, option: Option) -> None:
        if option.kind == w.DONE:
            self.finish(t)
        else:
            self.pick(t, option.card)

    def pick(self, t: Table, card: int) -> None:
        self.left -= 1
        self.number += 1
        self.word.picked(t, self.seat, card)

    def finish(self, t: Table) -> None:
        t.frames.pop()
        below = t.frames[-1]
        self.word.finished(t, below if isinstance(below, Play) else None, self.number)
