"""What a play will do to whom, one by one, and the parts that were attached to it."""

from lastcall.engine.cards import Mode
from lastcall.engine.extending import mypyc_attr


@mypyc_attr(acyclic=True)
class Consequence:
    """The unit that Ignore, reduce, redirect, share and pay-from-the-Inn act on."""

    __slots__ = (
        "amount",
        "attribute",
        "counted",
        "cut",
        "from_inn",
        "locked",
        "number",
        "payee",
        "prevented",
        "reduced",
        "seat",
        "settled",
    )

    def __init__(self, number: int, attribute: int, seat: int, amount: int, payee: int) -> None:
        self.number = number  # which word of the play it belongs to
        self.attribute = attribute
        self.seat = seat
        self.amount = amount  # a change, or for Gold what is to be paid
        self.payee = payee
        self.from_inn = False
        self.prevented = False
        self.counted = False  # a part of it is counted when it resolves
        self.cut = 0  # what cards took off a loss
        self.settled = False  # counted out: nothing modifies it while it is this seat's
        self.reduced = 0  # seats that reduced it: they do not hit back for it
        self.locked = 0  # seats that may reduce or Ignore it no further, wherever it travels

    def clone(self) -> "Consequence":
        c = Consequence(self.number, self.attribute, self.seat, self.amount, self.payee)
        c.from_inn = self.from_inn
        c.prevented = self.prevented
        c.counted = self.counted
        c.cut = self.cut
        c.settled = self.settled
        c.reduced = self.reduced
        c.locked = self.locked
        return c


@mypyc_attr(acyclic=True)
class Part:
    """A card turned up and attached to a play: its words are the play's, its targets its own."""

    __slots__ = ("card", "mode", "named", "targets")

    def __init__(self, card: int, mode: Mode) -> None:
        self.card = card
        self.mode = mode
        self.targets = 0
        self.named = False  # whom it touches is settled

    def clone(self) -> "Part":
        copy = Part(self.card, self.mode)
        copy.targets = self.targets
        copy.named = self.named
        return copy
