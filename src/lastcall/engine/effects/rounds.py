"""Words about a Round of Gambling and its pot."""

from typing import ClassVar

from lastcall.engine import options as o
from lastcall.engine import terms as w
from lastcall.engine.events import (
    LeftRound,
    PotTaken,
    RoundEnded,
    RoundResumed,
    RoundStarted,
    StoleFromPot,
    TookControl,
)
from lastcall.engine.extending import mypyc_attr
from lastcall.engine.gambling import NEXT, Gambling, call_for_antes
from lastcall.engine.pieces import Round
from lastcall.engine.play import Play
from lastcall.engine.preview import Layer, Paper
from lastcall.engine.table import Table
from lastcall.engine.word import Who, Word


@mypyc_attr(allow_interpreted_subclasses=True)
class OfTheRound(Word):
    """Acts on the Round under way; where there is none, or it is decided, nothing happens."""

    __slots__ = ()

    after_the_end: ClassVar[bool] = False  # it answers the end of the Round
    for_its_player: ClassVar[bool] = False  # who has to be in the game for it

    def resolve(self, t: Table, play: Play) -> None:
        if self.for_its_player and not t.seats[play.owner].alive:
            return
        if t.rounds and (self.after_the_end or not t.rounds[-1].over):
            self.act(t, play, t.rounds[-1])

    def act(self, t: Table, play: Play, rnd: Round) -> None:
        raise AssertionError("every word of the Round acts in its own way")


class StartRound(Word):
    """GAMB-1 to GAMB-3; a Round that an Event starts is the active player's (OP-15)."""

    __slots__ = ()
    name: ClassVar[str] = "start-round"
    antes: ClassVar[bool] = True
    concerns_all: ClassVar[bool] = True
    bound: ClassVar[bool] = False

    def resolve(self, t: Table, play: Play) -> None:
        starter = play.owner
        if starter < 0:  # OP-15; of a team its Champion (SEA-24)
            starter = t.active
            for seat in o.bits(play.champions & t.side_of(t.active)):
                starter = seat
        rnd = Round(starter, play.present(t))
        rnd.bound = self.bound
        t.rounds.append(rnd)
        t.frames.insert(len(t.frames) - 1, Gambling())  # it begins when this card has left
        if t.logging:
            t.events.append(RoundStarted(starter))
        for rule in t.game.rules.round_started:
            if rule.in_force(t):
                rule.round_started(t, rnd)

    def preview(self, paper: Paper, layer: Layer) -> None:
        for seat in paper.taking_part(layer):
            paper.inside |= 1 << seat
        paper.take_control(paper.host(layer))
        paper.everyone_antes(paper.host(layer))


class StartBoundRound(StartRound):
    """One that nobody may leave of their own will; others may still force them out."""

    __slots__ = ()
    name: ClassVar[str] = "start-bound-round"
    bound: ClassVar[bool] = True


class TakeControl(OfTheRound):
    __slots__ = ()
    name: ClassVar[str] = "take-control"

    def act(self, t: Table, play: Play, rnd: Round) -> None:
        if (rnd.inside >> play.owner) & 1:
            take_control(t, rnd, play.owner)

    def preview(self, paper: Paper, layer: Layer) -> None:
        paper.take_control(paper.host(layer))


class OnlyCheatingNext(OfTheRound):
    """Winning Hand!: only a Cheating Card takes control after it (GAMB-19)."""

    __slots__ = ()
    name: ClassVar[str] = "only-cheating-next"

    def act(self, t: Table, play: Play, rnd: Round) -> None:
        rnd.strict = rnd.controller == play.owner

    def preview(self, paper: Paper, layer: Layer) -> None:
        paper.strict = paper.controller == paper.host(layer)


class Ante(OfTheRound):
    __slots__ = ()
    name: ClassVar[str] = "ante"
    antes: ClassVar[bool] = True

    def act(self, t: Table, play: Play, rnd: Round) -> None:
        call_for_antes(t, play.owner)

    def preview(self, paper: Paper, layer: Layer) -> None:
        paper.everyone_antes(paper.host(layer))


class LeaveRound(OfTheRound):
    __slots__ = ("who",)
    name: ClassVar[str] = "leave-round"
    leaves_round: ClassVar[bool] = True

    def __init__(self, who: Who) -> None:
        self.who = who

    def whom(self) -> Who:
        return self.who

    def act(self, t: Table, play: Play, rnd: Round) -> None:
        for seat in play.reaches(t, self.who):
            leave_round(t, rnd, play.behalf if seat == play.owner else seat)

    def preview(self, paper: Paper, layer: Layer) -> None:
        for seat in paper.reaches(layer, self.who):
            paper.leave(layer.behalf if seat == layer.owner else seat)


class EndRound(OfTheRound):
    """The Round ends without a winner (TIP-1); or its pot goes to the player of the card."""

    __slots__ = ("takes_pot",)

    name: ClassVar[str] = "end-round"
    ends_round: ClassVar[bool] = True
    ends_without_winner: ClassVar[bool] = True

    def __init__(self, takes_pot: bool = False) -> None:
        self.takes_pot = takes_pot

    def payee_meant(self) -> int:
        return w.PLAYER if self.takes_pot else w.INN

    def act(self, t: Table, play: Play, rnd: Round) -> None:
        rnd.over = True
        if t.logging:
            t.events.append(RoundEnded(play.owner))
        if self.takes_pot:
            rnd.winner = play.owner  # who takes the pot without having won it
            gambling_at(t).collect(t, rnd)

    def preview(self, paper: Paper, layer: Layer) -> None:
        if self.takes_pot:
            paper.win(paper.host(layer))
        else:
            paper.inside = 0
            paper.pot = 0.0


class WinRound(OfTheRound):
    __slots__ = ()
    name: ClassVar[str] = "win-round"
    ends_round: ClassVar[bool] = True
    for_its_player: ClassVar[bool] = True

    def act(self, t: Table, play: Play, rnd: Round) -> None:
        rnd.over = True
        rnd.winner = play.owner

    def preview(self, paper: Paper, layer: Layer) -> None:
        paper.win(paper.host(layer))


@mypyc_attr(allow_interpreted_subclasses=True)
class AfterTheRound(OfTheRound):
    """Answers that somebody else has won, or has collected the pot."""

    __slots__ = ()
    after_the_end: ClassVar[bool] = True


class ResumeRound(AfterTheRound):
    __slots__ = ()
    name: ClassVar[str] = "resume-round"
    antes: ClassVar[bool] = True
    resumes_round: ClassVar[bool] = True
    for_its_player: ClassVar[bool] = True

    def act(self, t: Table, play: Play, rnd: Round) -> None:
        below = gambling_at(t)
        below.step = NEXT
        rnd.over = False
        rnd.winner = -1
        take_control(t, rnd, play.owner)
        rnd.seat = play.owner
        if t.logging:
            t.events.append(RoundResumed(play.owner))
        call_for_antes(t, play.owner)

    def preview(self, paper: Paper, layer: Layer) -> None:
        paper.take_control(paper.host(layer))
        paper.everyone_antes(paper.host(layer))


class TakePot(AfterTheRound):
    __slots__ = ()
    name: ClassVar[str] = "take-pot"

    def act(self, t: Table, play: Play, rnd: Round) -> None:
        gambling_at(t).diverted = True
        rnd.winner = play.owner
        if t.logging:
            t.events.append(PotTaken(play.owner, rnd.pot))

    def preview(self, paper: Paper, layer: Layer) -> None:
        paper.win(paper.host(layer))


class HalveWinnings(AfterTheRound):
    """Half of a pot that somebody collected, rounded down."""

    __slots__ = ()
    name: ClassVar[str] = "halve-winnings"

    def act(self, t: Table, play: Play, rnd: Round) -> None:
        payee = t.purse_of(play.owner)
        if payee != w.INN:
            rnd.sharer = payee
        t.pay(rnd.winner, payee, rnd.winnings // 2, False, play.owner)

    def preview(self, paper: Paper, layer: Layer) -> None:
        rnd = paper.view.round
        if rnd is not None and rnd.winner >= 0:
            paper.pay(rnd.winner, paper.host(layer), rnd.winnings // 2)


class StealFromPot(OfTheRound):
    __slots__ = ("gold",)

    name: ClassVar[str] = "steal-from-pot"
    needs_a_pot: ClassVar[bool] = True

    def __init__(self, gold: int) -> None:
        self.gold = gold

    def number(self) -> int:
        return self.gold

    def act(self, t: Table, play: Play, rnd: Round) -> None:
        amount = min(self.gold, rnd.pot)
        rnd.pot -= amount
        payee = t.purse_of(play.owner)
        if payee == w.INN:
            t.inn += amount
            now = t.inn
        else:
            party = t.party(payee)
            party.gold += amount
            now = party.gold
        if amount and t.logging:
            t.events.append(StoleFromPot(play.owner, payee, amount, rnd.pot, now))

    def preview(self, paper: Paper, layer: Layer) -> None:
        amount = min(self.gold, paper.pot)
        paper.pot -= amount
        paper.enrich(paper.host(layer), amount)


def gambling_at(t: Table) -> Gambling:
    """The Round of Gambling under way, wherever in the stack it waits."""
    for frame in reversed(t.frames):
        if isinstance(frame, Gambling):
            return frame
    raise AssertionError("there is no Round of Gambling")


def take_control(t: Table, rnd: Round, seat: int) -> None:
    """GAMB-10, GAMB-13, GAMB-22."""
    rnd.controller = seat
    rnd.passed = 0
    rnd.strict = False
    if t.logging:
        t.events.append(TookControl(seat))


def leave_round(t: Table, rnd: Round, seat: int) -> None:
    """GAMB-26: whoever leaves in place of anteing is spared that ante."""
    rnd.leave(seat)
    for frame in t.frames:
        if isinstance(frame, Play) and frame.origin == w.OF_AN_ANTE:
            frame.consequences = [c for c in frame.consequences if c.seat != seat]
    if t.logging:
        t.events.append(LeftRound(seat))
