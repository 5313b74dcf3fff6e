"""Words by which everybody, one after the other, chooses or buys: each for themselves."""

from typing import ClassVar

from lastcall.engine import options as o
from lastcall.engine import terms as w
from lastcall.engine.events import Discarded
from lastcall.engine.frames import Frame
from lastcall.engine.options import Option
from lastcall.engine.play import Play
from lastcall.engine.preview import Layer, Paper
from lastcall.engine.table import Table
from lastcall.engine.word import ME, Who, Word, each, me


class Offering(Frame):
    """Each of several players takes offers, each at most once, or is done."""

    __slots__ = ("queue", "taken", "word")

    def __init__(self, queue: list[int], word: "Offers") -> None:
        super().__init__()
        self.queue = queue
        self.word = word
        self.taken = 0  # what the first in the queue has taken, as bits

    def clone(self) -> "Frame":
        copy = Offering(self.queue[:], self.word)
        copy.copy_window(self)
        copy.taken = self.taken
        return copy

    def advance(self, t: Table) -> None:
        if not self.queue:
            t.frames.pop()
            return
        seat = self.queue[0]
        options: list[Option] = []
        if t.seats[seat].alive and not (self.taken and self.word.once):
            for number in range(len(self.word.words)):
                if not (self.taken >> number) & 1 and self.word.affordable(t, seat, number):
                    options.append(o.choose_number(number))
        if not options:
            self.queue.pop(0)
            self.taken = 0
            return
        if not self.word.once:
            options.append(o.FINISHED)
        t.ask_about(seat, w.ASK_OFFER, options, self.word)

    def take(self, t: Table, option: Option) -> None:
        seat = self.queue[0]
        if option.kind == w.DONE:
            self.queue.pop(0)
            self.taken = 0
            return
        self.taken |= 1 << option.number
        t.pay(seat, w.INN, self.word.prices[option.number], False)
        word = self.word.words[option.number]
        word.carry_out(t, seat, word.number())


class Offers(Word):
    """Everybody in turn order may have these, each at most once, for Gold to the Inn.

    Nobody pays their last Gold for one.
    """

    __slots__ = ("prices", "words")
    name: ClassVar[str] = "offers"
    once: ClassVar[bool] = False

    def __init__(self, prices: tuple[int, ...], words: tuple[Word, ...]) -> None:
        self.prices = prices
        self.words = words

    def whom(self) -> Who:
        return each

    def number(self) -> int:
        return len(self.words)

    def choices_meant(self) -> tuple[Word, ...]:
        return self.words

    def prices_meant(self) -> tuple[int, ...]:
        return self.prices

    def affordable(self, t: Table, seat: int, number: int) -> bool:
        price = self.prices[number]
        return (price == 0 or t.party(seat).gold > price) and self.words[number].possible(t, seat)

    def resolve(self, t: Table, play: Play) -> None:
        present = play.present(t)
        queue = [seat for seat in t.in_turn_order(t.active) if (present >> seat) & 1]
        t.frames.append(Offering(queue, self))

    def preview(self, paper: Paper, layer: Layer) -> None:
        """What they choose is theirs to say."""

    def accepted(self, paper: Paper, seat: int, number: int) -> None:
        paper.pay(seat, w.INN, self.prices[number])
        self.words[number].promised(paper, seat)


class EachChooses(Offers):
    """Everybody in turn order chooses one of these."""

    __slots__ = ()
    name: ClassVar[str] = "each-chooses"
    once: ClassVar[bool] = True


class DropTopDrink(Word):
    """The top card of a Drink Me! pile is discarded: one's own, or that of whoever is named."""

    __slots__ = ("who",)
    name: ClassVar[str] = "drop-top-drink"

    def __init__(self, who: Who = me) -> None:
        self.who = who

    def whom(self) -> Who:
        return self.who

    def resolve(self, t: Table, play: Play) -> None:
        for seat in [play.host(t)] if self.who.who == ME else play.reaches(t, self.who):
            self.drop(t, seat)

    def possible(self, t: Table, seat: int) -> bool:
        return len(t.seats[seat].pile) > 0 and t.has_pile(seat)

    def carry_out(self, t: Table, seat: int, amount: int) -> None:
        self.drop(t, seat)

    def drop(self, t: Table, seat: int) -> None:
        pile = t.seats[seat].pile
        if pile and t.has_pile(seat):
            card = pile.pop()
            to = t.discard(card)
            if t.logging:
                t.events.append(Discarded(seat, card, t.seats[seat].zone + 3, to))

    def preview(self, paper: Paper, layer: Layer) -> None:
        for seat in paper.reaches(layer, self.who):
            self.promised(paper, seat)

    def promised(self, paper: Paper, seat: int) -> None:
        paper.drop_top_drink(seat)
