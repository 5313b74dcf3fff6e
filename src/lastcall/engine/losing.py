"""Last call: the final window of those about to lose; then who leaves and who wins."""

from typing import ClassVar

from lastcall.engine import terms as w
from lastcall.engine.events import (
    Divided,
    Inherited,
    OutOfGold,
    PassedOut,
    Tied,
    Won,
    WonTogether,
)
from lastcall.engine.frames import Frame
from lastcall.engine.options import bits
from lastcall.engine.table import Table


class LastCall(Frame):
    """LOSE-5 to LOSE-16, once every played card has resolved (LOSE-4)."""

    __slots__ = ()
    last_call: ClassVar[bool] = True

    def clone(self) -> "Frame":
        copy = LastCall()
        copy.copy_window(self)
        return copy

    def threatens(self, t: Table, party: int) -> bool:
        return True

    def advance(self, t: Table) -> None:
        if t.is_decided():
            t.frames.pop()
            self.divide(t, t.fallen)
            t.fallen = 0
            self.look_for_winner(t)
            return
        endangered = t.endangered()  # OP-9: anyone newly endangered joins
        if endangered and not self.window(t, t.active, endangered, w.ASK_LAST_CALL):
            return
        t.frames.pop()
        passing_out = 0
        for seat in bits(t.endangered()):
            if not t.conscious(seat):
                passing_out |= 1 << t.seats[seat].party
        if t.contests:
            self.fall(t, passing_out)
            return
        self.divide(t, passing_out | t.fallen)
        self.remove(t, passing_out)
        t.fallen = 0
        self.look_for_winner(t)

    def fall(self, t: Table, passing_out: int) -> None:
        """CONT-17: out of the game now, but the Gold is divided after the contest."""
        if passing_out:
            t.batch += 1
            t.fallen |= passing_out
            for i in t.in_turn_order(t.active):
                if (passing_out >> t.seats[i].party) & 1:
                    eliminate(t, i, False)

    def divide(self, t: Table, passing_out: int) -> None:
        """LOSE-7 to LOSE-12: each divides alone, among the parties that are not passing out."""
        remaining: list[int] = []
        for seat in t.seats:
            if seat.alive and not (passing_out >> seat.party) & 1 and seat.party not in remaining:
                remaining.append(seat.party)
        for party in bits(passing_out):
            gold = t.parties[party].gold
            t.parties[party].gold = 0
            share = gold // 2 // len(remaining) if remaining else 0  # OP-35
            t.inn += gold - share * len(remaining)
            loser = first_seat(t, party)
            if t.logging:
                t.events.append(Divided(loser, gold, share))
            for other in remaining:
                heir = first_seat(t, other)
                if t.game.is_bare(heir):
                    t.inn += share  # OTTO-76
                else:
                    t.parties[other].gold += share
                    if share and t.logging:
                        t.events.append(Inherited(loser, heir, share, 0, t.parties[other].gold))

    def remove(self, t: Table, passing_out: int) -> None:
        """Those passing out leave, and after the division those still without Gold (LOSE-13)."""
        poverty = not t.suspended()
        leaving: list[int] = []
        for i in t.in_turn_order(t.active):
            party = t.party(i)
            broke = poverty and party.gold <= 0 and party.mortal
            if broke or (passing_out >> t.seats[i].party) & 1:
                leaving.append(i)
        if leaving:
            t.batch += 1
        for i in leaving:
            broke = not (passing_out >> t.seats[i].party) & 1
            eliminate(t, i, broke)

    def look_for_winner(self, t: Table) -> None:
        left = t.contenders()
        if len(left) > 1:
            return
        t.over = True
        if left:
            t.winners = [i for i in t.everyone() if t.party(i).mortal]
            if t.logging:
                first = t.winners[0]
                team = sum([1 << seat for seat in t.winners])
                t.events.append(Won(first) if team == 1 << first else WonTogether(first, team))
        else:  # LOSE-15
            t.winners = [i for i, seat in enumerate(t.seats) if seat.out_at == t.batch]
            for i in t.winners:
                if t.logging:
                    t.events.append(Tied(i))
        for rule in t.game.rules.ended:
            rule.ended(t)


def eliminate(t: Table, i: int, broke: bool) -> None:
    """A seat leaves the game; its Drinks go to the discard piles they belong to (LOSE-10).

    That goes for the pile, for Drinks it kept, and for cards in force before it.
    """
    seat = t.seats[i]
    seat.alive = False
    seat.out_at = t.batch
    if t.logging:
        t.events.append(OutOfGold(i) if broke else PassedOut(i))
    while seat.pile:
        t.discard(seat.pile.pop())
    while seat.kept:
        t.discard(seat.kept.pop())
    for number, box in enumerate(seat.boxes):
        if t.game.boxes[i][number].live:
            for card in box.cards[:]:
                box.take(card)
                t.discard(card)
    for rnd in t.rounds:
        rnd.leave(i)
    for rule in t.game.rules.eliminated:
        if rule.in_force(t):
            rule.eliminated(t, i)


def first_seat(t: Table, party: int) -> int:
    return [seat.party for seat in t.seats].index(party)
