"""What a regular weighs at a decision, and which answers of a game cost most.

The search does the weighing; here it is put in order: every option that was tried with the chance
to win that it leaves, and what was lost by not taking the best.
"""

import math
from collections.abc import Collection, Sequence
from time import monotonic
from typing import Final, NamedTuple

from lastcall.bots.contract import Budget
from lastcall.bots.search import Manner, RegularBot, Weighing, kind_of
from lastcall.bots.worlds import Worlds
from lastcall.engine.options import Option
from lastcall.engine.setup import Setup, deal
from lastcall.engine.table import Table
from lastcall.engine.view import View

THOROUGH: Final = Manner(candidates=5, worth=0.0)  # what it would not think twice about, too
BIGGEST: Final = 3  # moments that each seat is told of
LOOKED_AT_AGAIN: Final = 2  # times as many are weighed once more before
MORE_CLOSELY: Final = 4  # times as many worlds, others than before
MISTAKEN: Final = 2.0  # standard errors by which an answer is worse, to be called so
FEWEST: Final = 4  # worlds in which it was tried
SLOWEST: Final = 0.5  # seconds for one decision, where the whole has a limit


class Weighed(NamedTuple):
    """An option that was tried."""

    option: Option
    chance: float  # to win with it
    error: float  # the standard error of what it gains over the usual answer
    worlds: int  # in which it was tried


class Moment(NamedTuple):
    """A decision in which there was something to choose, and what was chosen."""

    step: int  # answers given before it
    turn: int
    view: View  # as the seat saw it
    options: list[Weighed]  # the best first
    taken: int  # which of them was taken
    cost: float  # the chance to win that it cost; 0 where that may be chance

    @property
    def seat(self) -> int:
        return self.view.me

    def best(self) -> Weighed:
        return self.options[0]

    def chosen(self) -> Weighed:
        return self.options[self.taken]


def weighed(view: View, worlds: Worlds, bot: RegularBot, also: Option | None) -> list[Weighed]:
    """What the bot thinks of the options worth a look, the best first; of one option nothing."""
    return in_order(bot.weigh(view, worlds, also))


def in_order(found: Weighing) -> list[Weighed]:
    """The answer that would be taken first; the others by what they are worth."""
    if not found.worlds:
        return []
    usual = found.chance()
    options = [Weighed(found.usual, usual, 0.0, found.worlds)]
    for trial in found.trials:
        if trial.count:
            chance = min(1.0, max(0.0, usual + trial.gain()))
            options.append(Weighed(trial.option, chance, trial.error(), trial.count))
    best = found.best()
    return sorted(options, key=lambda each: (each.option is not best, -each.chance))


def moment(table: Table, step: int, taken: Option, budget: Budget, seed: int) -> Moment | None:
    """The decision that the table waits for; None where there is nothing to choose."""
    decision = table.decision
    assert decision is not None
    if len(decision.options) < 2:
        return None
    bot = RegularBot((seed * 1009 + step) & 0x7FFFFFFF, THOROUGH)
    bot.budget = budget
    view = table.view(decision.seat)
    options = weighed(view, Worlds(table, decision.seat), bot, taken)
    if len(options) < 2:
        return None
    kind = kind_of(view, taken)
    at = [kind_of(view, each.option) for each in options].index(kind)
    lost = options[0].chance - options[at].chance
    unsure = MISTAKEN * math.hypot(options[0].error, options[at].error)
    certain = at > 0 and lost > unsure and options[at].worlds >= FEWEST
    return Moment(step, table.turn, view, options, at, lost if certain else 0.0)


class Game:
    """A game to look back at: the setup and the answers, by position among the options."""

    def __init__(self, setup: Setup, answers: Sequence[int], seed: int = 0) -> None:
        self.setup = setup
        self.answers = answers
        self.seed = seed

    def turns(self) -> dict[int, list[int]]:
        """The steps of each turn at which there was more than one answer."""
        found: dict[int, list[int]] = {}
        table = self.at_the_start()
        for step, answer in enumerate(self.answers):
            decision = table.decision
            assert decision is not None
            if len(decision.options) > 1:
                found.setdefault(table.turn, []).append(step)
            table.answer(decision.options[answer])
        return found

    def at_the_start(self) -> Table:
        table = deal(self.setup)
        table.logging = False
        return table

    def moments(
        self,
        budget: Budget,
        steps: Collection[int] | None = None,
        seats: Collection[int] | None = None,
    ) -> list[Moment]:
        """What there was to choose, at these steps and by these seats; at all of them if None."""
        found: list[Moment] = []
        table = self.at_the_start()
        last = len(self.answers) if steps is None else max(steps, default=-1) + 1
        for step, answer in enumerate(self.answers[:last]):
            decision = table.decision
            assert decision is not None
            taken = decision.options[answer]
            if (steps is None or step in steps) and (seats is None or decision.seat in seats):
                one = moment(table, step, taken, budget, self.seed)
                if one is not None:
                    found.append(one)
            table.answer(taken)
        return found

    def again(self, moments: Sequence[Moment], budget: Budget) -> list[Moment]:
        """The dearest of these, weighed once more; up to three for each seat.

        Of many guesses the highest are mostly too high: only what still costs something in other
        worlds, and more of them, is told.
        """
        promising = dearest(moments, BIGGEST * LOOKED_AT_AGAIN)
        if not promising:
            return []
        closely = Game(self.setup, self.answers, self.seed + 1)
        more = Budget(budget.worlds * MORE_CLOSELY, budget.seconds * MORE_CLOSELY)
        return dearest(closely.moments(more, {each.step for each in promising}), BIGGEST)

    def biggest(self, worlds: int, seconds: float, seats: Collection[int]) -> list[Moment]:
        """Up to three moments for each of these seats, in about so many seconds."""
        began = monotonic()
        number = sum(len(steps) for steps in self.turns().values())
        each = seconds / 2 / max(1, number)
        moments = self.moments(Budget(worlds, min(SLOWEST, each)), seats=seats)
        left = seconds - (monotonic() - began)
        looks = len(dearest(moments, BIGGEST * LOOKED_AT_AGAIN))
        closely = min(SLOWEST, max(each, left / max(1, looks) / MORE_CLOSELY))
        return self.again(moments, Budget(worlds, closely))


def dearest(moments: Sequence[Moment], number: int) -> list[Moment]:
    """The moments of each seat that cost it most, seat by seat."""
    found: list[Moment] = []
    for seat in sorted({each.seat for each in moments}):
        own = [each for each in moments if each.seat == seat and each.cost > 0]
        found += sorted(own, key=lambda each: (-each.cost, each.step))[:number]
    return found
