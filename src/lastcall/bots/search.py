"""The regular: tries its options in worlds that might be true, a turn or two ahead.

In each world every option that the house bot thinks worth a look is tried with the same cards and
the same dice, everybody playing on as house bots do; at the starts of turns to come a network says
how it then stands. What habits said before is weighed together with what was found: so a little
luck in the worlds is not taken for a better answer.
"""

import math
from collections.abc import Container
from time import monotonic
from typing import Any, ClassVar, Final

from lastcall.bots import judgement, lore
from lastcall.bots.contract import FOR_EVER, Budget, UnfitBot, WorldBot
from lastcall.bots.eyes import look
from lastcall.bots.habits import Habits
from lastcall.bots.house import HouseBot
from lastcall.bots.shelf import HABITS, JUDGE, SHELF
from lastcall.bots.taste import HOUSE
from lastcall.bots.worlds import Worlds
from lastcall.engine import terms as w
from lastcall.engine.options import Option
from lastcall.engine.state import Game
from lastcall.engine.table import Table
from lastcall.engine.view import View

# What a regular does as the house does: worlds know no better about discards, and about orders too
# little for a quick player (docs/bots.md).
UNTRIED: Final = frozenset({w.ASK_DISCARD, w.ASK_ORDER})


class Manner:
    """How a regular searches. Each was tried with and without (docs/bots.md)."""

    __slots__ = (
        "ahead",
        "candidates",
        "first",
        "judged",
        "near",
        "paired",
        "spread",
        "untried",
        "worlds",
        "worth",
    )

    def __init__(
        self,
        worlds: int = 48,
        first: int = 8,
        candidates: int = 3,
        near: int = 2,
        ahead: int = 3,
        spread: float = 1.0,
        worth: float = 0.0006,
        judged: bool = False,
        paired: bool = True,
        untried: Container[str] = UNTRIED,
    ) -> None:
        self.worlds = worlds  # tried for each decision, unless the budget says otherwise
        self.first = first  # after so many, and whenever they have doubled, options are dropped
        self.candidates = candidates  # options tried
        self.near = near  # the first start of a turn at which it is looked at,
        self.ahead = ahead  # ... and the last; what was seen at all of them counts alike
        self.spread = spread  # times what is thought of answers may be off; 0: that is not asked
        # An option is tried as long as it may be worth so much to know more; with 0 everything is.
        self.worth = worth
        self.untried = untried  # what is asked and then answered as the house does, but with 0
        self.judged = judged  # by the house bot's judgement, without a network
        self.paired = paired  # all options in the same worlds


REGULAR: Final = Manner()
# How far off what is thought of an answer may be, as a standard deviation.
SPREADS: Final = {
    w.ASK_RESPOND: 0.012,
    w.ASK_GAMBLE: 0.012,
    w.ASK_DISCARD: 0.012,
    w.ASK_ACTION: 0.006,
    w.ASK_ORDER: 0.01,
}
UNHEARD: Final = 0.05  # ... to a question about which habits say nothing
TOO_LITTLE: Final = 1.4  # by so much habits are too careful in what they say (docs/bots.md)
DOUBT: Final = 4.0  # worlds that count as if they had differed by the usual noise
NOISE: Final = 0.1
SQRT_2: Final = math.sqrt(2)
SQRT_2PI: Final = math.sqrt(2 * math.pi)


class Trial:
    """What an option gained over the usual one, world by world.

    Where something was thought of it before (`prior`, give or take `spread`), that is weighed
    together with what was found; with a spread of 0 only what was found counts.
    """

    __slots__ = ("count", "option", "prior", "spread", "squares", "total")

    def __init__(self, option: Option, prior: float = 0.0, spread: float = 0.0) -> None:
        self.option = option
        self.prior = prior
        self.spread = spread
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, gain: float) -> None:
        self.count += 1
        self.total += gain
        self.squares += gain * gain

    def found(self) -> float:
        """What was found, on average."""
        return self.total / self.count if self.count else 0.0

    def gain(self) -> float:
        if not self.spread:
            return self.found()
        return self.prior + self.trust() * (self.found() - self.prior)

    def error(self) -> float:
        if self.spread:
            return self.spread * math.sqrt(1 - self.trust())
        if not self.count:
            return 0.0
        mean = self.total / self.count
        return math.sqrt(max(0.0, self.squares / self.count - mean * mean) / self.count)

    def stake(self, rest: float) -> float:
        """What it may be worth to know better how good it is, beside the best of the others."""
        if not self.count and not self.spread:
            return math.inf
        error = self.error()
        if not error:
            return 0.0
        far = abs(self.gain() - rest) / error
        density = math.exp(-far * far / 2) / SQRT_2PI
        return error * (density - far * math.erfc(far / SQRT_2) / 2)

    def trust(self) -> float:
        """What part of the way from what was thought to what was found."""
        if not self.count:
            return 0.0
        # A few worlds in which nothing differs do not prove that nothing ever does.
        spread = self.squares - self.total * self.total / self.count + DOUBT * NOISE * NOISE
        noise = spread / (self.count + DOUBT) / self.count
        return self.spread * self.spread / (self.spread * self.spread + noise)


class Weighing:
    """What was tried for one decision: the usual answer, and what others gained over it."""

    __slots__ = ("trials", "usual", "worlds", "worth")

    def __init__(self, usual: Option, trials: list[Trial]) -> None:
        self.usual = usual
        self.trials = trials
        self.worlds = 0  # in which the usual answer was tried
        self.worth = 0.0  # what it was worth in them, added up

    def chance(self) -> float:
        """To win with the usual answer."""
        return self.worth / self.worlds if self.worlds else 0.0

    def worth_trying(self, least: float) -> list[Trial]:
        """The options of which it may be worth so much to know more."""
        gains = [0.0, *[trial.gain() for trial in self.trials]]
        found: list[Trial] = []
        for at, trial in enumerate(self.trials):
            rest = max(gains[: at + 1] + gains[at + 2 :])
            if trial.stake(rest) >= least:
                found.append(trial)
        return found

    def best(self) -> Option:
        """The usual answer, unless another is likely to be better."""
        best, most = self.usual, 0.0
        for trial in self.trials:
            gain = trial.gain()
            if gain > most:
                best, most = trial.option, gain
        return best


class RegularBot(WorldBot):
    """A player who thinks before they act."""

    name: ClassVar[str] = "regular"
    learned: ClassVar[tuple[str, ...]] = (HABITS, JUDGE)

    def __init__(self, seed: int, manner: Manner = REGULAR, network: Any = None) -> None:
        """With a network other than the one on the shelf, if it is given."""
        super().__init__(seed)
        self.manner = manner
        self.budget = Budget(manner.worlds)
        self.house = HouseBot(seed)
        self.network: Any = network
        if network is None and not manner.judged:
            self.network = SHELF.judge(self.name)
        self.asked = 0

    @classmethod
    def unfit(cls) -> UnfitBot | None:
        return SHELF.unfit(cls.name, *cls.learned)

    def choose(self, view: View) -> Option:
        """Without a world to try anything in: as the house does."""
        return self.house.choose(view)

    def choose_among(self, view: View, worlds: Worlds) -> Option:
        return self.weigh(view, worlds).best()

    def weigh(self, view: View, worlds: Worlds, also: Option | None = None) -> Weighing:
        """Whatever is worth a look, and this option, tried as often as the budget allows."""
        self.asked += 1
        budget = self.budget
        if len(view.options) < 2 or budget.worlds <= 0 or budget.seconds <= 0:
            return Weighing(self.choose(view), [])
        usual = self.house.choose(view)
        manner = self.manner
        if manner.worth and view.asked_for in manner.untried:
            return Weighing(usual, [])
        until = monotonic() + budget.seconds if budget.seconds < FOR_EVER else 0.0
        found = Weighing(usual, self.candidates(view, usual, also))
        players = Players(view.game, self.seed, self.house.habits)
        trials = found.worth_trying(manner.worth)
        turns = range(manner.near, manner.ahead + 1)
        while trials and found.worlds < budget.worlds and (not until or monotonic() < until):
            done = found.worlds
            wanted = min(budget.worlds, max(manner.first, 2 * done)) - done
            outcomes = Outcomes(self.network, view.me, players.lore)
            tried = 0
            while tried < wanted:
                number = (self.seed * 1000003 + self.asked * 10007 + done + tried) & 0xFFFFFFFF
                world = worlds.one(number)
                players.play_on(world, usual, turns, outcomes)
                for at, trial in enumerate(trials):
                    if not manner.paired:
                        world = worlds.one((number + 7919 * (at + 1)) & 0xFFFFFFFF)
                    players.play_on(world, trial.option, turns, outcomes)
                tried += 1
                if until and monotonic() >= until:
                    break
            values = outcomes.values()
            each = 1 + len(trials)
            for number in range(tried):
                found.worth += values[number * each]
                for at, trial in enumerate(trials):
                    trial.add(values[number * each + 1 + at] - values[number * each])
            found.worlds += tried
            trials = found.worth_trying(manner.worth)
        return found

    def candidates(self, view: View, usual: Option, also: Option | None) -> list[Trial]:
        """What else may be worth a try, the most promising first, one of each kind."""
        manner = self.manner
        ranked = self.house.ranked(view)
        values = {kind_of(view, option): value for option, value in ranked}
        seen = {kind_of(view, usual)}
        worth = values.get(kind_of(view, usual), 0.0)
        spread = manner.spread * SPREADS.get(view.asked_for, UNHEARD)
        found: list[Trial] = []
        for option, value in ranked:
            kind = kind_of(view, option)
            if kind not in seen and len(found) < manner.candidates - 1:
                seen.add(kind)
                found.append(Trial(option, TOO_LITTLE * (value - worth), spread))
        if also is not None and kind_of(view, also) not in seen:
            value = values.get(kind_of(view, also), worth)
            found.append(Trial(also, TOO_LITTLE * (value - worth), spread))
        return found


class Outcomes:
    """What became of tries: how I stood at each of the moments at which they were looked at."""

    __slots__ = ("found", "known", "looks", "me", "network", "seen", "sides", "tries")

    def __init__(self, network: Any, me: int, known: lore.Lore) -> None:
        self.network = network  # None: by the house bot's judgement
        self.me = me
        self.known = known
        self.found: list[float] = []  # of each try, added up
        self.looks: list[int] = []  # how often it was looked at
        self.tries: list[int] = []  # what the network has yet to judge: of which try,
        self.seen: list[list[list[float]]] = []  # ... how it stood,
        self.sides: list[list[int]] = []  # ... and the seats of my side

    def begin(self) -> None:
        self.found.append(0.0)
        self.looks.append(0)

    def look(self, table: Table) -> None:
        """At the latest try."""
        self.looks[-1] += 1
        me = self.me
        if table.over:
            self.found[-1] += table.returns()[me]
        elif self.network is None:
            self.found[-1] += judged(table, me)
        elif table.seats[me].alive:
            self.tries.append(len(self.found) - 1)
            self.seen.append(look(table, self.known))
            mine = table.seats[me].party
            side = [i for i, seat in enumerate(table.seats) if seat.party == mine]
            self.sides.append(side)

    def values(self) -> list[float]:
        """My chance in each of them, on average over the looks."""
        if self.seen:
            chances: list[list[float]] = self.network.chances(self.seen)
            for at, number in enumerate(self.tries):
                for seat in self.sides[at]:
                    self.found[number] += chances[at][seat]
        return [found / looks for found, looks in zip(self.found, self.looks, strict=True)]


def kind_of(view: View, option: Option) -> object:
    """Options of one kind do the same: copies of a card are as good as each other."""
    card = view.game.defs[option.card].title if option.card >= 0 else ""
    return (option.kind, card, option.mode, option.targets, option.on, option.behalf, option.number)


def judged(table: Table, me: int) -> float:
    """How well I stand, by the house bot's judgement."""
    margins = [float(party.fortitude - party.alcohol) for party in table.parties]
    gold = [float(party.gold) for party in table.parties]
    return judgement.share(HOUSE, table.seats[me].party, margins, gold)


class Players:
    """House bots who play a world on."""

    __slots__ = ("bots", "lore")

    def __init__(self, game: Game, seed: int, habits: dict[str, Habits]) -> None:
        self.lore = lore.of(game)
        self.bots: list[HouseBot] = []
        for seat in range(len(game.characters)):
            bot = HouseBot(seed + seat, habits=habits)
            bot.lore = self.lore
            self.bots.append(bot)

    def play_on(self, world: Table, option: Option, turns: range, outcomes: Outcomes) -> None:
        """The world after this option, looked at after so many starts of a turn each."""
        table = world.clone()
        turn = table.turn
        table.answer(option)
        outcomes.begin()
        for ahead in turns:
            self.until(table, turn + ahead)
            outcomes.look(table)

    def until(self, table: Table, turn: int) -> None:
        """As far as the start of this turn, or to the end."""
        decision = table.decision
        while decision is not None and table.turn < turn:
            options = decision.options
            if len(options) == 1:
                table.answer(options[0])
            else:
                table.answer(self.bots[decision.seat].choose(table.view(decision.seat)))
            decision = table.decision
