"""A Round of Gambling, from the first ante to the pot."""

from typing import Final

from lastcall.engine import options as o
from lastcall.engine import reasons as r
from lastcall.engine import terms as w
from lastcall.engine.cards import Mode
from lastcall.engine.consequences import Consequence
from lastcall.engine.demands import ANTE
from lastcall.engine.events import (
    Collected,
    Passed,
    RoundWithoutWinner,
    RoundWon,
)
from lastcall.engine.frames import Frame, add_plays, open_moments, responses
from lastcall.engine.options import Option
from lastcall.engine.pieces import Round
from lastcall.engine.play import Play
from lastcall.engine.table import Table

START: Final = 0
NEXT: Final = 1
BEFORE_TURN: Final = 2
TURN: Final = 3
PLAYED: Final = 4
WON: Final = 5
COLLECTED: Final = 6
END: Final = 7


class Gambling(Frame):
    """Whose gambling turn it is and how the Round ends; the pieces are in `Round`."""

    __slots__ = ("diverted",)

    def __init__(self) -> None:
        Frame.__init__(self)
        self.diverted = False  # somebody took the pot from its winner

    def clone(self) -> "Frame":
        copy = Gambling()
        copy.copy_window(self)
        copy.diverted = self.diverted
        return copy

    def at_rest(self, t: Table) -> bool:
        """While it goes on. A Round that is won is paid out before anybody passes out (LOSE-4)."""
        rnd = t.rounds[-1]
        return (
            self.step in (NEXT, BEFORE_TURN)
            and not rnd.over
            and rnd.inside.bit_count() > 1  # GAMB-30
            and not self.all_passed(rnd)
        )

    def advance(self, t: Table) -> None:
        rnd = t.rounds[-1]
        if self.step == START:
            self.step = NEXT
            call_for_antes(t, rnd.starter)
            return
        if self.step == PLAYED:
            # OP-12: a card that did not take control spends the turn like a pass.
            if rnd.controller != rnd.seat:
                rnd.passed |= 1 << rnd.seat
            self.step = NEXT
            return  # it is spent before losers are looked for
        if self.step <= TURN:
            if not rnd.over:
                self.look_for_end(rnd)
            if rnd.over:
                self.end(t, rnd)
                return
        if self.step == NEXT:
            self.next_turn(t, rnd)
        if self.step == BEFORE_TURN:
            if not (rnd.inside >> rnd.seat) & 1:
                self.step = NEXT
            elif self.window(t, rnd.seat, ~(1 << rnd.seat)):  # OP-16
                self.step = TURN
                self.ask_gambler(t, rnd)
        elif self.step == TURN:
            self.ask_gambler(t, rnd)
        elif self.step == WON:
            if self.window(t, t.active, ~(1 << rnd.winner)):
                self.collect(t, rnd)
        elif self.step == COLLECTED:
            if self.window(t, t.active, ~(1 << rnd.winner)):
                self.step = END
                # Once it is settled who keeps what of it; whoever is out keeps nothing.
                collected(t, rnd, rnd.winner if t.seats[rnd.winner].alive else -1)
        else:
            t.rounds.pop()
            t.dirty = True
            t.frames.pop()

    # Turns ---------------------------------------------------------------------------------------

    def next_turn(self, t: Table, rnd: Round) -> None:
        """GAMB-8: clockwise, skipping those who are out and the controller, who need not pass."""
        n = len(t.seats)
        for i in range(1, n):
            seat = (rnd.seat + i) % n
            if (rnd.inside >> seat) & 1 and seat != rnd.controller:
                rnd.seat = seat
                break
        self.step = BEFORE_TURN

    def ask_gambler(self, t: Table, rnd: Round) -> None:
        plays = responses(t, rnd.seat, self, self.moments(t))
        if not plays:
            self.pass_turn(t, rnd)
            return
        plays.append(o.PASSING)
        t.ask(rnd.seat, w.ASK_GAMBLE, plays)

    def pass_turn(self, t: Table, rnd: Round) -> None:
        if t.logging:
            t.events.append(Passed(rnd.seat))
        rnd.passed |= 1 << rnd.seat
        self.step = NEXT

    def take(self, t: Table, option: Option) -> None:
        if self.step != TURN:
            self.take_response(t, option)
            return
        rnd = t.rounds[-1]
        if option.kind == w.PASS:
            self.pass_turn(t, rnd)
            return
        if t.took_aside(rnd.seat, option):
            return
        mode = t.game.defs[option.card].modes[option.mode]
        # GAMB-39: a Sometimes or Anytime Card does not use up the gambling turn.
        self.step = PLAYED if mode.when == w.MY_GAMBLING_TURN else BEFORE_TURN
        t.game.book.begin_play(t, rnd.seat, option)

    # The end -------------------------------------------------------------------------------------

    def look_for_end(self, rnd: Round) -> None:
        inside = rnd.inside
        if not inside & (inside - 1):  # one is left, or nobody (GAMB-30)
            rnd.over = True
            rnd.winner = inside.bit_length() - 1
        elif self.all_passed(rnd):
            rnd.over = True
            rnd.winner = rnd.controller

    def all_passed(self, rnd: Round) -> bool:
        """GAMB-14, OP-13, OP-42: whether nobody is left who might still take control."""
        waiting = rnd.inside & ~rnd.passed
        if rnd.controller >= 0:
            waiting &= ~(1 << rnd.controller)
        return not waiting

    def end(self, t: Table, rnd: Round) -> None:
        if rnd.winner >= 0:
            if t.logging:
                t.events.append(RoundWon(rnd.winner, rnd.pot))
            self.step = WON
            return
        if t.logging:
            t.events.append(RoundWithoutWinner(rnd.pot))
        t.inn += rnd.pot  # GAMB-28
        rnd.pot = 0
        collected(t, rnd, -1)
        self.step = END

    def collect(self, t: Table, rnd: Round) -> None:
        """GAMB-16, GAMB-17: collecting follows winning."""
        out = t.purse_of(rnd.winner) == w.INN
        rnd.winnings = 0 if out else rnd.pot  # of the Inn's nobody takes half
        party = t.party(rnd.winner)
        if out or t.game.is_bare(rnd.winner):  # OTTO-47
            t.inn += rnd.pot
            if t.logging:
                t.events.append(Collected(rnd.winner, w.INN, rnd.pot, 0, t.inn))
        else:
            party.gold += rnd.pot
            if t.logging:
                t.events.append(Collected(rnd.winner, rnd.winner, rnd.pot, 0, party.gold))
        rnd.pot = 0
        t.dirty = True
        self.step = COLLECTED

    # Moments -------------------------------------------------------------------------------------

    def moments(self, t: Table) -> int:
        if self.step == WON:
            return w.ANOTHER_WINS_ROUND
        if self.step == COLLECTED:
            return w.ANOTHER_COLLECTS_POT
        if self.step == TURN:
            return open_moments(t) | w.MY_GAMBLING_TURN
        return open_moments(t)

    def offers(
        self,
        t: Table,
        seat: int,
        behalf: int,
        card: int,
        number: int,
        mode: Mode,
        out: list[Option],
    ) -> str:
        when = mode.when
        rnd = t.rounds[-1]
        inside = (rnd.inside >> seat) & 1
        if when == w.MY_GAMBLING_TURN:
            if not inside:
                return r.NOT_IN_ROUND
            if self.step != TURN or seat != rnd.seat:
                return r.ONLY_IN_ROUND
            if outplayed(rnd, mode):
                return r.UNDER_WINNING_HAND
            return add_plays(t, seat, behalf, card, number, mode, -1, out)
        if when == w.ANOTHER_WINS_ROUND or when == w.ANOTHER_COLLECTS_POT:
            wanted = WON if when == w.ANOTHER_WINS_ROUND else COLLECTED
            if self.step != wanted or t.allied(seat, rnd.winner):
                return r.NO_WIN if when == w.ANOTHER_WINS_ROUND else r.NO_COLLECT
            if mode.inside_only and not inside:
                return r.NOT_IN_ROUND
            if self.diverted and mode.words[0].resumes_round:
                return r.NO_WIN
            return add_plays(t, seat, behalf, card, number, mode, -1, out)
        if self.step in (WON, COLLECTED):
            return r.ROUND_DECIDED
        return Frame.offers(self, t, seat, behalf, card, number, mode, out)


def outplayed(rnd: Round, mode: Mode) -> bool:
    """GAMB-19: under a Winning Hand! only a Cheating Card goes."""
    return rnd.strict and mode.type == w.GAMBLING and not mode.beats_winning_hand


def call_for_antes(t: Table, asker: int) -> None:
    """Everybody in the Round is to ante 1 Gold (GAMB-3); cards may answer first (OP-41)."""
    rnd = t.rounds[-1]
    ante = Play(asker, -1, w.RULE, ANTE, w.OF_AN_ANTE)
    for seat in t.in_turn_order(t.active):
        if (rnd.inside >> seat) & 1:
            ante.consequences.append(Consequence(0, w.GOLD, seat, 1, w.POT))
    ante.begin()
    t.frames.append(ante)


def collected(t: Table, rnd: Round, seat: int) -> None:
    """Whoever takes the pot takes what lies in it (PRIZE-4, PRIZE-8)."""
    for rule in t.game.rules.pot_collected:
        if rule.in_force(t):
            rule.pot_collected(t, rnd, seat)
