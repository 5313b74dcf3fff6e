"""A table that is played at by numbers, with bots in the seats that nobody learns in; and many."""

from collections.abc import Callable, Sequence

from librt.strings import BytesWriter

from lastcall.bots.contract import Bot, ask
from lastcall.engine.dice import Dice, seeded
from lastcall.engine.extending import i64
from lastcall.engine.table import Table
from lastcall.env.core.actions import Actions, Numbers
from lastcall.env.core.sight import Sight

# A table dealt for a seed, and who decides for each seat: a bot, or nobody for whoever learns.
Begin = Callable[[int], tuple[Table, list[Bot | None]]]


class IllegalAction(ValueError):
    """An action that cannot be taken now; the message says what can."""


class Sitting:
    """One table. Bots answer by themselves; for all others it waits for an action."""

    __slots__ = (
        "actions",
        "begin",
        "blanks",
        "bots",
        "busy",
        "cut",
        "cycles",
        "done",
        "legal",
        "limit",
        "numbers",
        "seat",
        "sight",
        "table",
    )

    def __init__(self, begin: Begin, actions: Actions, sight: Sight, limit: int) -> None:
        self.begin = begin
        self.actions = actions
        self.sight = sight
        self.limit = limit  # answers after which a game is cut off
        self.bots: list[Bot | None] = []
        self.table: Table | None = None
        self.busy = False  # whether there are bots at all
        self.blanks: list[bytes] = []  # what each seat sees of what stays as it is
        self.numbers = Numbers(actions, (), [])
        self.legal: list[int] = []  # the action of each option of the open decision
        self.seat = -1  # whose decision it is, or -1
        self.cycles = 0
        self.done = True  # the game is decided for everybody who learns
        self.cut = False  # ... or was cut off

    def reset(self, seed: int) -> None:
        """Deal anew; everything that happens follows from the seed and the actions."""
        t, self.bots = self.begin(seed)
        t.logging = False
        self.table = t
        numbers = self.actions.numbers_at(t)
        if numbers is not self.numbers:
            self.numbers = numbers
            self.blanks = [self.sight.blank(t, seat) for seat in range(len(t.seats))]
        self.busy = any(bot is not None for bot in self.bots)
        self.cycles = 0
        self.done = False
        self.cut = False
        self.run_on()

    def run_on(self) -> None:
        """Let the bots answer until somebody else is asked, or nobody is any more."""
        t = self.at()
        while True:
            decision = t.decision
            if decision is None or (self.busy and not self.anybody_left()):
                self.done = True
            elif self.cycles >= self.limit:
                self.cut = True
            else:
                bot = self.bots[decision.seat]
                if bot is not None:
                    t.answer(ask(bot, t))
                    self.cycles += 1
                    continue
                self.seat = decision.seat
                self.legal = self.numbers.legal(t, decision)
                return
            self.seat = -1
            self.legal = []
            return

    def anybody_left(self) -> bool:
        """Whether one of those who learn is still in the game: what comes after is not theirs."""
        t = self.at()
        for i, bot in enumerate(self.bots):
            if bot is None and t.seats[i].alive and not (t.game.bare >> i) & 1:
                return True
        return False

    def at(self) -> Table:
        t = self.table
        if t is None:
            raise IllegalAction("No cards have been dealt yet: call reset() first.")
        return t

    def answer(self, action: int) -> None:
        """Take an action, and run on."""
        self.take(self.option_of(action))

    def option_of(self, action: int) -> int:
        """Which option of the open decision an action is."""
        if action >= 0:
            for i, offered in enumerate(self.legal):
                if offered == action:
                    return i
        raise IllegalAction(self.why_illegal(action))

    def take(self, number: int) -> None:
        t = self.at()
        decision = t.decision
        assert decision is not None
        t.answer(decision.options[number])
        self.cycles += 1
        self.run_on()

    def why_illegal(self, action: int) -> str:
        decision = self.at().decision
        if decision is None or self.seat < 0:
            over = "was cut off" if self.cut else "is over"
            return f"The game {over}: call reset() before the next action."
        offered = [f"{a} ({self.actions.meaning(a)})" for a in self.legal if a >= 0]
        more = f" and {len(offered) - 6} more" if len(offered) > 6 else ""
        try:
            meant = f"Action {action} ({self.actions.meaning(action)})"
        except ValueError as error:
            return f"{error} Take one that the action mask allows."
        return (
            f"{meant} is not legal now: seat {self.seat} is asked for {decision.kind!r}, and may "
            f"answer {', '.join(offered[:6])}{more}. Take one that the action mask allows."
        )

    # What comes of it ----------------------------------------------------------------------------

    def look(self, seat: int) -> bytes:
        """What a seat sees."""
        return self.sight.look(self.at(), seat, self.numbers.kind, self.blanks[seat])

    def write(self, out: BytesWriter) -> None:
        """... for whoever is asked, behind what is there already."""
        self.sight.write(self.at(), self.seat, self.numbers.kind, self.blanks[self.seat], out)

    def wins(self) -> list[float]:
        """By seat: 1 for a win, shared by those who tie; 0 for everybody else."""
        return self.at().returns()

    def placements(self) -> list[float]:
        """By seat: from 1 for the first place down to -1 for the last, in even steps."""
        t = self.at()
        places = t.placements()
        parties = {seat.party for seat, place in zip(t.seats, places, strict=True) if place}
        steps = max(1, len(parties) - 1)
        return [1.0 - 2.0 * (place - 1) / steps if place else 0.0 for place in places]


class Sittings:
    """Many tables side by side. A game that ends is followed by the next one at the same table."""

    __slots__ = (
        "by_win",
        "dice",
        "done",
        "legal",
        "masks",
        "rewards",
        "seats",
        "seen",
        "sittings",
        "truncated",
    )

    def __init__(
        self,
        number: int,
        begin: Begin,
        actions: Actions,
        sight: Sight,
        *,
        limit: int,
        by_win: bool,
    ) -> None:
        self.sittings = [Sitting(begin, actions, sight, limit) for _ in range(number)]
        self.by_win = by_win
        self.dice: list[Dice] = []
        self.seen = BytesWriter()  # a row for each table
        self.seen.write(bytes(number * sight.size))
        self.masks = BytesWriter()  # likewise
        self.masks.write(bytes(number * actions.size))
        self.legal: list[list[int]] = [[] for _ in range(number)]  # what is set in each mask
        self.seats = [-1] * number  # whose decision it is
        self.rewards: dict[int, list[float]] = {}  # of the games that ended, by seat
        self.done: list[int] = []  # the tables whose game ended with the last action
        self.truncated: list[int] = []  # ... or was cut off

    def reset(self, seed: int) -> None:
        self.done = []
        self.truncated = []
        self.rewards = {}
        source = seeded(seed)
        self.dice = [seeded(sixty_four_bits(source)) for _ in self.sittings]
        self.seen.truncate(0)
        for i, sitting in enumerate(self.sittings):
            self.deal(i, sitting)
            self.show(i, sitting)

    def deal(self, i: int, sitting: Sitting) -> None:
        """The next game; where bots alone have settled it already, the one after."""
        sitting.reset(sixty_four_bits(self.dice[i]))
        while sitting.seat < 0:
            sitting.reset(sixty_four_bits(self.dice[i]))

    def step(self, actions: Sequence[int]) -> None:
        """One action at each table."""
        if not self.dice:
            raise IllegalAction("No cards have been dealt yet: call reset() first.")
        if len(actions) != len(self.sittings):
            raise IllegalAction(
                f"{len(actions)} actions were given for {len(self.sittings)} tables; give one each."
            )
        chosen = list(actions)
        taken: list[int] = []
        for i, sitting in enumerate(self.sittings):
            taken.append(sitting.option_of(chosen[i]))
        if self.done or self.truncated:
            self.done = []
            self.truncated = []
            self.rewards = {}
        self.seen.truncate(0)
        for i, sitting in enumerate(self.sittings):
            sitting.take(taken[i])
            if sitting.seat < 0:
                if sitting.cut:
                    self.truncated.append(i)
                else:
                    self.done.append(i)
                    self.rewards[i] = sitting.wins() if self.by_win else sitting.placements()
                self.deal(i, sitting)
            self.show(i, sitting)

    def show(self, i: int, sitting: Sitting) -> None:
        sitting.write(self.seen)
        self.seats[i] = sitting.seat
        masks = self.masks
        first: i64 = i * sitting.actions.size
        for action in self.legal[i]:
            if action >= 0:
                masks[first + action] = 0
        for action in sitting.legal:
            if action >= 0:
                masks[first + action] = 1
        self.legal[i] = sitting.legal


def sixty_four_bits(dice: Dice) -> int:
    high, low = dice.rolls(2)
    return (high << 32) | low
