"""A Drinking Contest: everybody drinks off the deck, and the strongest Drink wins Gold."""

from typing import Final

from lastcall.engine import terms as w
from lastcall.engine.consequences import Consequence
from lastcall.engine.demands import PAYMENT
from lastcall.engine.drinking import AFTERWARDS, DECK, OPEN, REVEALING, Drinking
from lastcall.engine.drinks import Drink
from lastcall.engine.events import ContestTied, ContestWithoutWinner, ContestWon
from lastcall.engine.frames import Frame
from lastcall.engine.play import Play
from lastcall.engine.table import Table

TIED: Final = AFTERWARDS + 1
PAID: Final = AFTERWARDS + 2


class Contest(Drinking):
    """Reveal, modify, drink, compare; those tied for the lead go on (CONT-13)."""

    __slots__ = ("contestants", "takers", "values")

    def __init__(self, first: int, contestants: list[int]) -> None:
        super().__init__(first, contestants[:], DECK, True)
        self.events_count = True
        self.takers = contestants  # everybody who takes part, to the end
        self.contestants = contestants[:]  # those who drink in this step
        self.values: list[int] = []

    def clone(self) -> "Frame":
        copy = Contest(self.first, self.takers[:])
        copy.queue = self.queue[:]
        copy.contestants = self.contestants[:]
        copy.values = self.values[:]
        self.copy_into(copy)
        return copy

    def at_rest(self, t: Table) -> bool:
        return self.step == TIED  # OP-32: a final window before the tie-break

    def advance(self, t: Table) -> None:
        if self.step == OPEN and not self.values:
            # CONT-2, CONT-12: what was revealed sets the value; the floor of 0 comes last.
            self.values = [drink.effect(t)[0] for drink in self.drinks]
        if self.step == TIED:
            self.break_tie(t)
        elif self.step == PAID:
            t.contests -= 1
            t.dirty = True
            t.frames.pop()
            if t.is_decided():  # nothing that waits beneath takes place any more
                t.game.book.last_call(t)
        else:
            super().advance(t)

    def value_changed(self, drink: Drink, by: int) -> None:
        self.values[drink.contestant] += by

    def finish(self, t: Table) -> None:
        # LOSE-17: whoever a nested contest put out does not win this one.
        standing = [
            (seat, max(0, value))
            for seat, value in zip(self.contestants, self.values, strict=True)
            if t.seats[seat].alive
        ]
        best = max([value for _, value in standing], default=0)
        leaders = [seat for seat, value in standing if value == best]
        if len(leaders) == 1:
            self.pay_winner(t, leaders[0])
            return
        self.contestants = leaders
        if t.logging:
            t.events.append(ContestTied(self.first, best))
        self.step = TIED
        t.dirty = True

    def break_tie(self, t: Table) -> None:
        self.contestants = [seat for seat in self.contestants if t.seats[seat].alive]
        if len(self.contestants) == 1:
            self.pay_winner(t, self.contestants[0])  # CONT-14
        elif not self.contestants or not self.can_be_broken(t):
            if t.logging:
                t.events.append(ContestWithoutWinner(self.first))
            self.step = PAID  # CONT-15, OP-6
        else:
            self.queue = self.contestants[:]
            self.drinks = []
            self.values = []
            self.again = False
            self.position = 0
            self.effects_of = -1
            self.step = REVEALING

    def can_be_broken(self, t: Table) -> bool:
        """Whether the Inn still has a Drink with which one of the contestants could lead.

        If not, they would reveal and tie for ever: the contest ends as in OP-6.
        """
        cellar = t.cellars[0]
        races = [t.game.characters[seat].race for seat in self.contestants]
        for cards in (cellar.deck, cellar.discard, cellar.bar):
            for card in cards:
                face = t.game.defs[card].drink
                if face is None:
                    continue
                for race in races:
                    if face.strength(race)[0] > 0:
                        return True
        return False

    def pay_winner(self, t: Table, winner: int) -> None:
        """CONT-6, CONT-16, CONT-18: everybody else who took part pays, conscious or not."""
        if t.logging:
            t.events.append(ContestWon(winner))
        self.step = PAID
        payment = Play(-1, -1, w.RULE, PAYMENT, w.OF_A_CONTEST)
        for seat in self.takers:
            if seat != winner:
                payment.consequences.append(Consequence(0, w.GOLD, seat, 1, winner))
        payment.begin()
        t.frames.append(payment)
