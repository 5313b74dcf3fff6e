"""Words that act on the play being answered: Negate, Ignore, redirect, share, reduce, pay."""

from typing import ClassVar

from lastcall.engine import terms as w
from lastcall.engine import word as wd
from lastcall.engine.cards import Tracker
from lastcall.engine.consequences import Consequence
from lastcall.engine.events import Ignored, Redirected, Reduced, Shared, TookFromInn
from lastcall.engine.extending import mypyc_attr
from lastcall.engine.play import Play
from lastcall.engine.preview import Blow, Layer, Paper
from lastcall.engine.table import Table
from lastcall.engine.word import Who, Word, half


@mypyc_attr(allow_interpreted_subclasses=True)
class Answer(Word):
    """Something done to the card beneath, for whomever this card answers."""

    __slots__ = ()

    def resolve(self, t: Table, play: Play) -> None:
        answered = t.frames[-2]
        if isinstance(answered, Play):
            self.answer(t, play, answered)

    def answer(self, t: Table, play: Play, answered: Play) -> None:
        raise AssertionError("every answer acts in its own way")

    def preview(self, paper: Paper, layer: Layer) -> None:
        if paper.layers:
            self.answer_on_paper(paper, layer, paper.layers[-1])

    def answer_on_paper(self, paper: Paper, layer: Layer, below: Layer) -> None:
        raise AssertionError("every answer is previewed in its own way")


class Negate(Answer):
    __slots__ = ()
    name: ClassVar[str] = "negate"

    def answer(self, t: Table, play: Play, answered: Play) -> None:
        answered.negated = True

    def answer_on_paper(self, paper: Paper, layer: Layer, below: Layer) -> None:
        below.negated = True


class CannotBeNegated(Word):
    """Nothing can Negate its card; or only where whoever it answers has a point of a tracker."""

    __slots__ = ("marked",)
    name: ClassVar[str] = "cannot-be-negated"

    def __init__(self, marked: Tracker | None = None) -> None:
        self.marked = marked

    def tracker_meant(self) -> Tracker | None:
        return self.marked

    def guards(self, t: Table, play: Play) -> bool:
        if self.marked is None:
            return True
        return play.source >= 0 and t.points(play.source, self.marked) > 0

    def resolve(self, t: Table, play: Play) -> None:
        """It has done what it does."""

    def preview(self, paper: Paper, layer: Layer) -> None:
        """It changes no number."""


class Ignore(Answer):
    __slots__ = ()
    name: ClassVar[str] = "ignore"
    covers_side: ClassVar[bool] = True

    def answer(self, t: Table, play: Play, answered: Play) -> None:
        if not answered.unignorable():
            answered.ignore(t, play.behalf)
            if t.logging:
                t.events.append(Ignored(play.behalf, answered.card))

    def answer_on_paper(self, paper: Paper, layer: Layer, below: Layer) -> None:
        if below.mode is None or not below.mode.unignorable:
            below.ignore(paper.spared_with(below, layer.behalf))


def losses(t: Table, answered: Play, seats: int) -> list[Consequence]:
    """The losses of Fortitude that are coming to these seats (a mask)."""
    return [
        c
        for c in answered.consequences
        if (seats >> c.seat) & 1 and c.attribute == w.FORTITUDE and answered.amount_of(t, c) < 0
    ]


class Redirect(Answer):
    """The loss of Fortitude goes to somebody else; everything else stays (REDR-1)."""

    __slots__ = ("to",)

    name: ClassVar[str] = "redirect"
    redirects: ClassVar[bool] = True

    def __init__(self, to: Who) -> None:
        self.to = to

    def whom(self) -> Who:
        return self.to

    def answer(self, t: Table, play: Play, answered: Play) -> None:
        target = answered.owner  # sending a loss back is no hitting back
        if self.to.who != wd.SOURCE:
            found = play.touched(t, self.to, play.at)
            target = found[0] if found else -1
        if target < 0:
            return
        for c in losses(t, answered, 1 << play.behalf):  # TEAM-103: the share of one
            c.seat = target
            c.settled = False  # a half, too, meets what modifies the losses of whoever gets it
        answered.leave_out_ignored()
        if t.logging:
            t.events.append(Redirected(play.behalf, target, answered.card))

    def answer_on_paper(self, paper: Paper, layer: Layer, below: Layer) -> None:
        target = below.owner if self.to.who == wd.SOURCE else next(iter(layer.targets), -1)
        if target >= 0:
            for blow in below.losses(1 << layer.behalf):
                blow.seat = target
                paper.foretell(below, blow)
            below.leave_out_ignored()


class StopGain(Answer):
    """Nobody but its player gains Fortitude from that card; the rest of it happens."""

    __slots__ = ()
    name: ClassVar[str] = "stop-gain"

    def answer(self, t: Table, play: Play, answered: Play) -> None:
        answered.unhealed |= t.alive_mask() & ~t.side_of(play.owner)
        answered.consequences = [
            c
            for c in answered.consequences
            if t.allied(c.seat, play.owner)
            or c.attribute != w.FORTITUDE
            or answered.amount_of(t, c) <= 0
        ]

    def answer_on_paper(self, paper: Paper, layer: Layer, below: Layer) -> None:
        below.blows = [
            blow
            for blow in below.blows
            if blow.seat in paper.side_of(layer.owner)
            or blow.attribute != w.FORTITUDE
            or blow.amount <= 0
        ]


class Share(Answer):
    """The attacker loses half of it too: half of the sum, each rounded up (CARD-16)."""

    __slots__ = ()
    name: ClassVar[str] = "share"
    shares: ClassVar[bool] = True

    def answer(self, t: Table, play: Play, answered: Play) -> None:
        # Part by part it is what the sum so far makes it, what may not take place last, so that a
        # part that does not takes nothing with it.
        me = play.behalf
        whole = 0
        taken = 0
        mine = [c for c in answered.consequences if c.seat == me and c.attribute == w.FORTITUDE]
        mine.sort(key=lambda c: (not answered.stands_alone(c.number), c.number))
        parts = [answered.amount_of(t, c) for c in mine]  # a rule may have spared one altogether
        for c, part in zip(mine, parts, strict=True):
            if part > 0 or c.amount == part == 0:
                continue
            whole += part
            c.amount = half(whole) - taken
            taken += c.amount
            c.counted = False
            c.cut = 0
            c.settled = True
            c.reduced |= 1 << me
            c.locked |= 1 << me
            if not c.amount:
                continue
            theirs = Consequence(c.number, c.attribute, answered.owner, c.amount, c.payee)
            theirs.reduced = c.reduced
            theirs.locked = c.locked  # it is the same loss, also where it comes back
            answered.consequences.append(theirs)
        answered.leave_out_ignored()
        if t.logging:
            t.events.append(Shared(me, answered.owner, answered.card))

    def answer_on_paper(self, paper: Paper, layer: Layer, below: Layer) -> None:
        whole = 0
        taken = 0
        mine = below.losses(1 << layer.behalf)
        mine.sort(key=lambda blow: (not below.stands_alone(blow.number), blow.number))
        for blow in mine:
            whole += int(blow.amount)
            share = half(whole) - taken
            taken += share
            blow.amount = float(share)
            blow.added = 0.0
            blow.counted = None
            theirs = Blow(blow.number, below.owner, w.FORTITUDE, share, w.INN)
            paper.foretell(below, theirs)
            below.blows.append(theirs)
        below.leave_out_ignored()


class Reduce(Answer):
    """Take something off a loss of Fortitude; of a team's, off their sum (TEAM-72)."""

    __slots__ = ("by",)

    name: ClassVar[str] = "reduce"
    covers_side: ClassVar[bool] = True

    def __init__(self, by: int) -> None:
        self.by = by

    def number(self) -> int:
        return self.by

    def answer(self, t: Table, play: Play, answered: Play) -> None:
        left = self.by
        for c in losses(t, answered, t.side_of(play.behalf)):
            coming = -answered.amount_of(t, c)
            cut = min(left, coming)
            if c.settled:
                c.amount += cut
            else:
                c.cut += cut
            c.reduced |= 1 << c.seat
            left -= cut
        if t.logging:
            t.events.append(Reduced(play.behalf, answered.card, self.by - left))

    def answer_on_paper(self, paper: Paper, layer: Layer, below: Layer) -> None:
        left = float(self.by)
        for blow in below.losses(paper.side_mask(layer.behalf)):
            cut = min(left, -blow.amount)
            blow.amount += cut
            left -= cut


class Boost(Answer):
    """Every number of the card grows."""

    __slots__ = ("by",)

    name: ClassVar[str] = "boost"

    def __init__(self, by: int) -> None:
        self.by = by

    def number(self) -> int:
        return self.by

    def answer(self, t: Table, play: Play, answered: Play) -> None:
        for c in answered.consequences:
            c.amount += self.by if answered.amount_of(t, c) > 0 else -self.by

    def answer_on_paper(self, paper: Paper, layer: Layer, below: Layer) -> None:
        for blow in below.blows:
            blow.amount += self.by if blow.amount > 0 else -self.by


class FromTheInn(Answer):
    """The Inn pays in one's place (STAT-12)."""

    __slots__ = ()
    name: ClassVar[str] = "from-the-inn"
    stands_in: ClassVar[bool] = True
    robs_inn: ClassVar[bool] = True

    def answer(self, t: Table, play: Play, answered: Play) -> None:
        for c in answered.consequences:
            if c.attribute == w.GOLD and c.seat == play.behalf:
                c.from_inn = True

    def answer_on_paper(self, paper: Paper, layer: Layer, below: Layer) -> None:
        for blow in below.blows:
            if blow.attribute == w.GOLD and blow.seat == layer.behalf:
                blow.from_inn = True


class KeepGold(Answer):
    """One does not pay at all."""

    __slots__ = ()
    name: ClassVar[str] = "keep-gold"
    stands_in: ClassVar[bool] = True

    def answer(self, t: Table, play: Play, answered: Play) -> None:
        for c in answered.consequences:
            if c.attribute == w.GOLD and c.seat == play.behalf:
                c.prevented = True

    def answer_on_paper(self, paper: Paper, layer: Layer, below: Layer) -> None:
        for blow in below.blows:
            if blow.attribute == w.GOLD and blow.seat == layer.behalf:
                blow.prevented = True


class TakeTips(Answer):
    """What the Inn has been paid because of the card goes to the player of this one."""

    __slots__ = ()
    name: ClassVar[str] = "take-tips"
    robs_inn: ClassVar[bool] = True

    def answer(self, t: Table, play: Play, answered: Play) -> None:
        if t.purse_of(play.owner) == w.INN:
            return  # it stays where it is
        party = t.party(play.owner)
        t.inn -= answered.tips
        party.gold += answered.tips
        if t.logging:
            t.events.append(TookFromInn(play.owner, play.owner, answered.tips, t.inn, party.gold))

    def answer_on_paper(self, paper: Paper, layer: Layer, below: Layer) -> None:
        paper.enrich(layer.owner, below.tips)
