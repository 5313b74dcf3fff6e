"""Words about looking: the top of the Drink Deck or of a Drink Me! pile, put back in any order."""

from typing import ClassVar

from lastcall.engine import options as o
from lastcall.engine import terms as w
from lastcall.engine.events import Foresaw, Looked
from lastcall.engine.frames import Frame
from lastcall.engine.options import Option
from lastcall.engine.play import Play
from lastcall.engine.preview import Layer, Paper
from lastcall.engine.table import Table
from lastcall.engine.word import Who, Word


class Arranging(Frame):
    """Whoever looked puts the cards back, from the top down: "this one next, or as they lie"."""

    __slots__ = ("number", "placed", "seat", "word", "zone")

    def __init__(self, seat: int, word: "Foresee", zone: int, number: int) -> None:
        super().__init__()
        self.seat = seat
        self.word = word
        self.zone = zone
        self.number = number  # how many cards were looked at
        self.placed = 0

    def clone(self) -> "Frame":
        copy = Arranging(self.seat, self.word, self.zone, self.number)
        copy.copy_window(self)
        copy.placed = self.placed
        return copy

    def advance(self, t: Table) -> None:
        left = self.number - self.placed
        if left <= 1 or not t.seats[self.seat].alive:
            t.frames.pop()
            return
        cards = t.zones[self.zone]
        options: list[Option] = []
        for depth in range(self.placed, self.number):
            options.append(o.choose(cards[len(cards) - 1 - depth]))
        options.append(o.FINISHED)
        t.ask_about(self.seat, w.ASK_ARRANGE, options, self.word, due=left)

    def take(self, t: Table, option: Option) -> None:
        if option.kind == w.DONE:
            self.put_down(t)
            return
        cards = t.zones[self.zone]
        cards.remove(option.card)
        cards.insert(len(cards) - self.placed, option.card)
        self.placed += 1
        if self.number - self.placed <= 1:
            self.put_down(t)

    def put_down(self, t: Table) -> None:
        """All of them lie there again; some cards stay on top of a pile whatever one does."""
        zone = t.game.zones[self.zone]
        if self.placed and zone.seat >= 0:
            t.settle_pile(zone.seat)
        self.placed = self.number


class Foresee(Word):
    """Look at the top cards of a place, if there are that many, and put them back in any order.

    Only whoever looks sees them, and knows from then on where they lie until they are shuffled.
    Nothing is taken, so a Drink Deck never runs out by it.
    """

    __slots__ = ("cards",)

    def __init__(self, cards: int) -> None:
        self.cards = cards

    def number(self) -> int:
        return self.cards

    def look(self, t: Table, seat: int, zone: int) -> None:
        cards = t.zones[zone]
        number = min(self.cards, len(cards))
        if t.logging:
            t.events.append(Looked(seat, zone, number))
        for depth in range(number):
            card = cards[len(cards) - 1 - depth]
            t.known[card] = 1 << seat  # whoever knew where it lay knows it no more
            if t.logging:
                t.events.append(Foresaw(seat, card).only_for(seat))
        t.frames.append(Arranging(seat, self, zone, number))

    def preview(self, paper: Paper, layer: Layer) -> None:
        paper.weigh(self, layer)


class ForeseeDeck(Foresee):
    """The Drink Deck."""

    __slots__ = ()
    name: ClassVar[str] = "foresee-deck"
    reaches_for_drinks: ClassVar[bool] = True

    def resolve(self, t: Table, play: Play) -> None:
        self.look(t, play.owner, t.cellars[0].zone)


class ForeseePile(Foresee):
    """Somebody's Drink Me! pile."""

    __slots__ = ("who",)
    name: ClassVar[str] = "foresee-pile"

    def __init__(self, who: Who, cards: int) -> None:
        super().__init__(cards)
        self.who = who

    def whom(self) -> Who:
        return self.who

    def resolve(self, t: Table, play: Play) -> None:
        for seat in play.touched(t, self.who, play.at):
            if not t.has_pile(seat):
                continue  # OTTO-83
            self.look(t, play.owner, t.seats[seat].zone + 3)
