"""A game with one person in it: owns the table and the bots, knows nothing of a screen."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from lastcall.bots import Bot, Budget, WorldBot, ask, default_option, make_bot
from lastcall.engine import terms as w
from lastcall.engine.events import (
    Collected,
    Drank,
    Event,
    FortitudeChanged,
    OutOfGold,
    PassedOut,
    Played,
    StoleFromPot,
    TurnBegan,
)
from lastcall.engine.frames import Frame
from lastcall.engine.options import PASSING, Option
from lastcall.engine.reasons import Reason
from lastcall.engine.setup import deal
from lastcall.engine.table import Table
from lastcall.engine.view import View
from lastcall.games import Record
from lastcall.terminal.company import Seating
from lastcall.terminal.keeping import PERSON, Keeper
from lastcall.text.narrator import Narrator

THOUGHT: Final = 0.5  # seconds a bot may try things out for, while the screen stands still


@dataclass
class Manners:
    """When the person does not want to be asked. Only plain responses are ever passed for them."""

    ask_for_anytime: bool = True  # also when nothing but Anytime Cards could be played
    until_my_turn: int = 0  # the turn in which the person asked to be left alone; 0 is not at all
    on_frame: Frame | None = None  # what the person let pass, with everything played upon it
    on_phase: tuple[int, int] = (0, 0)  # ... or the quiet (turn, phase) they let pass


@dataclass
class Evening:
    """What a seat did all evening, for the summary at its end."""

    cards: int = 0
    drinks: int = 0
    lost: int = 0  # Fortitude
    winnings: int = 0  # pots collected
    out: str = ""  # "passed-out", "out-of-gold", or still in
    out_turn: int = 0
    place: int = 1


class Session:
    """One game from the first card to the last, seen from the person's chair."""

    def __init__(
        self,
        seating: Seating,
        table: Table | None = None,
        locale: str = "en",
        record: Record | None = None,
        keeper: Keeper | None = None,
    ) -> None:
        self.seating = seating
        self.me = 0
        self.table = table or deal(seating.setup())  # a table given is a game under way
        self.names = tuple(Narrator(locale).seat_names(self.table.game))
        self.bots: list[Bot | None] = [None]
        for seat, name in enumerate(seating.bots, 1):
            bot = make_bot(name, seating.seed + seat)
            if isinstance(bot, WorldBot):
                bot.budget = Budget(bot.budget.worlds, THOUGHT)
            self.bots.append(bot)
        self.failing: dict[int, str] = {}  # seats whose bot once found no answer, and why
        self.manners = Manners()
        self.record = record or Record(seating.setup(), [PERSON, *seating.bots])
        self.keeper = keeper  # None: it need not be kept
        self._heard = len(self.table.events) if record is not None else 0

    # Looking -------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def out(self) -> bool:
        """Whether the person has left the game; the others play on."""
        return not self.table.seats[self.me].alive

    def view(self) -> View:
        return self.table.view(self.me)

    def why_not(self, card: int) -> Reason | None:
        """Why the person may not play this card now, by rule; None if they may."""
        return self.table.why_not(self.me, card)

    def can_treat(self, card: int) -> bool:
        """Whether the person has what it takes to bring this card of their kit into hand."""
        return self.table.can_treat(self.me, card)

    def fresh(self) -> list[Event]:
        """What has happened since this was last asked, as far as the person may see it."""
        events = self.table.events[self._heard :]
        self._heard = len(self.table.events)
        return [e for e in events if e.seen < 0 or (e.seen >> self.me) & 1]

    def past(self) -> list[Event]:
        """What had happened before the person went on with this game, as far as they saw it."""
        told = self.table.events[: self._heard]
        return [e for e in told if e.seen < 0 or (e.seen >> self.me) & 1]

    # Keeping -------------------------------------------------------------------------------------

    def keep(self) -> None:
        """Whatever happens now, the game can be gone on with; one that is over need not."""
        if self.keeper is None:
            return
        if self.over:
            self.keeper.forget()
        else:
            self.keeper.keep(self.record, self.table)

    # Playing -------------------------------------------------------------------------------------

    def asks_me(self) -> bool:
        """Whether the person has to be asked now; what they waved through does not count."""
        decision = self.table.decision
        return decision is not None and decision.may_answer(self.me) and not self.waved_through()

    def answer(self, options: Sequence[Option]) -> None:
        """The person's answer; several in a row where they were picked together (a discard)."""
        for i, option in enumerate(options):
            decision = self.table.decision
            if i and (decision is None or option not in decision.options):
                break  # the whole hand went: the table does not ask whether that was all
            self.record.answer(self.table, option)

    def step(self) -> None:
        """One decision that is not the person's to think about."""
        decision = self.table.decision
        if decision is None:
            return
        bot = self.bots[decision.seat]
        if bot is None:
            self.answer([PASSING])
            return
        try:
            option = ask(bot, self.table)
        except Exception as error:  # whatever a bot from another package does
            self.failing.setdefault(decision.seat, f"{type(error).__name__}: {error}")
            option = default_option(decision)
        self.answer([option])

    # Manners -------------------------------------------------------------------------------------

    def waved_through(self) -> bool:
        """Whether the person's pending decision is one they asked not to be troubled with."""
        decision = self.table.decision
        if decision is None or decision.seat != self.me or decision.kind != w.ASK_RESPOND:
            return False
        manners = self.manners
        if manners.until_my_turn:
            if not self.my_turn() or self.table.turn == manners.until_my_turn:
                return True
            manners.until_my_turn = 0
        if manners.on_frame is not None:
            if any(frame is manners.on_frame for frame in self.table.frames):
                return True
            manners.on_frame = None
        if manners.on_phase == (self.table.turn, self.table.phase) and self.quiet():
            return True
        return not manners.ask_for_anytime and self.only_anytime(decision.options)

    def quiet(self) -> bool:
        """Whether nothing is on the stack: people could only play something of their own."""
        return not self.table.view(self.me).stack

    def only_anytime(self, options: Sequence[Option]) -> bool:
        defs = self.table.game.defs
        return all(
            option.kind != w.PLAY or defs[option.card].modes[option.mode].type == w.ANYTIME
            for option in options
        )

    def pass_on_this(self) -> None:
        """Do not ask again about what lies on the stack now, nor about answers to it."""
        if self.quiet():
            self.manners.on_phase = (self.table.turn, self.table.phase)
        else:
            self.manners.on_frame = self.table.frames[-1]

    def pass_until_my_turn(self, on: bool = True) -> None:
        self.manners.until_my_turn = self.table.turn if on else 0

    @property
    def passing_until_my_turn(self) -> bool:
        """Whether the wish still holds: it ends when a later turn of the person's own begins."""
        since = self.manners.until_my_turn
        return since > 0 and (not self.my_turn() or self.table.turn == since)

    def my_turn(self) -> bool:
        """Whether the turn is the person's, or their team's."""
        return self.table.allied(self.table.active, self.me)

    # The end -------------------------------------------------------------------------------------

    def summary(self) -> list["Evening"]:
        """What each seat did, from the events alone."""
        seats = [Evening() for _ in self.names]
        turn = 0
        for event in self.table.events:
            if isinstance(event, TurnBegan):
                turn = event.number
            elif isinstance(event, Played):
                seats[event.seat].cards += 1
            elif isinstance(event, Drank):
                seats[event.seat].drinks += 1
            elif isinstance(event, FortitudeChanged):
                seats[event.seat].lost += max(0, -event.amount)
            elif isinstance(event, Collected | StoleFromPot):
                if event.payee >= 0:
                    seats[event.payee].winnings += event.amount
            elif isinstance(event, PassedOut | OutOfGold):
                seats[event.seat].out = event.kind
                seats[event.seat].out_turn = turn
        for evening, place in zip(seats, self.table.placements(), strict=True):
            evening.place = place
        return seats
