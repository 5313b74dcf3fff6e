"""Words with numbers that can be answered: attributes go up and down, Gold is paid."""

from typing import ClassVar

from lastcall.engine import terms as w
from lastcall.engine.consequences import Consequence
from lastcall.engine.events import TookFromInn
from lastcall.engine.extending import mypyc_attr
from lastcall.engine.play import Play
from lastcall.engine.preview import Blow, Layer, Paper
from lastcall.engine.table import Table
from lastcall.engine.word import Amount, Who, Word


@mypyc_attr(allow_interpreted_subclasses=True)
class Numeric(Word):
    """What it does is foreseen as consequences, which other cards act on."""

    __slots__ = ("amount", "who")

    numeric: ClassVar[bool] = True

    def __init__(self, who: Who, amount: Amount) -> None:
        self.who = who
        self.amount = amount

    def whom(self) -> Who:
        return self.who

    def number(self) -> int:
        return self.amount.printed

    def amount_meant(self) -> Amount:
        return self.amount

    def come(self, t: Table, play: Play, number: int, attribute: int, payee: int) -> None:
        """Its consequences for everybody it touches; what is counted comes on top of 0."""
        later = self.amount.counted
        fixed = 0 if later else self.amount.value(t, play)
        for seat in play.touched(t, self.who, number):
            consequence = Consequence(number, attribute, seat, fixed, payee)
            consequence.counted = later
            play.consequences.append(consequence)

    def counted(self, t: Table, play: Play) -> int:
        return self.amount.value(t, play)

    def expected(self, paper: Paper, layer: Layer) -> int:
        return self.amount.expected(paper, layer)

    def resolve(self, t: Table, play: Play) -> None:
        play.apply(t)

    def preview(self, paper: Paper, layer: Layer) -> None:
        for blow in layer.blows_of(layer.at):
            if blow.counted is not None:
                blow.amount += self.amount.expected(paper, layer) - blow.counted
            paper.strike(blow)


class Change(Numeric):
    """Fortitude or Alcohol Content goes up or down."""

    __slots__ = ("attribute",)

    name: ClassVar[str] = "change"

    def __init__(self, who: Who, attribute: int, amount: Amount) -> None:
        super().__init__(who, amount)
        self.attribute = attribute

    def attribute_meant(self) -> int:
        return self.attribute

    def foresee(self, t: Table, play: Play, number: int) -> None:
        self.come(t, play, number, self.attribute, w.INN)

    def carry_out(self, t: Table, seat: int, amount: int) -> None:
        t.change(seat, self.attribute, amount)

    def promised(self, paper: Paper, seat: int) -> None:
        paper.strike(Blow(0, seat, self.attribute, self.number(), w.INN))


class TakeGold(Word):
    """Gold out of the Inn, for the player of the card; nobody pays it."""

    __slots__ = ("gold",)

    name: ClassVar[str] = "take-gold"
    robs_inn: ClassVar[bool] = True

    def __init__(self, gold: int) -> None:
        self.gold = gold

    def number(self) -> int:
        return self.gold

    def resolve(self, t: Table, play: Play) -> None:
        if t.purse_of(play.owner) == w.INN:
            return
        party = t.party(play.owner)
        t.inn -= self.gold
        party.gold += self.gold
        if t.logging:
            t.events.append(TookFromInn(play.owner, play.owner, self.gold, t.inn, party.gold))

    def preview(self, paper: Paper, layer: Layer) -> None:
        paper.enrich(layer.owner, self.gold)


class Pay(Numeric):
    """Gold goes to the Inn, into the pot, or to the player of the card."""

    __slots__ = ("payee",)

    name: ClassVar[str] = "pay"

    def __init__(self, who: Who, amount: Amount, payee: int) -> None:
        super().__init__(who, amount)
        self.payee = payee  # INN, POT or PLAYER

    def attribute_meant(self) -> int:
        return w.GOLD

    def payee_meant(self) -> int:
        return self.payee

    def foresee(self, t: Table, play: Play, number: int) -> None:
        payee = self.payee
        if payee == w.PLAYER:
            payee = play.owner
        elif payee == w.OWNER:
            payee = t.game.home_seat[play.card]
            if payee < 0 or not t.seats[payee].alive:
                payee = w.INN
        self.come(t, play, number, w.GOLD, payee)
