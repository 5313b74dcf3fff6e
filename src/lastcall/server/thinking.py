"""Bots think beside the tables, with a budget; finished games are written down and looked back at
there, too.

A thinker plays along every game it is asked about: it is told the setup once, and then the answers.
"""

import asyncio
import logging
import os
import sys
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from lastcall.bots import Bot, Budget, WorldBot, ask, make_bot
from lastcall.bots.explain import THOROUGH, weighed
from lastcall.bots.search import RegularBot
from lastcall.bots.worlds import Worlds
from lastcall.engine.setup import deal
from lastcall.engine.table import Table
from lastcall.games import setup_from
from lastcall.server.beside import AT_FIRST, LATER, Lost, Process
from lastcall.server.explaining import LookBack, Thought, looked_back
from lastcall.server.operator import OPERATOR
from lastcall.server.replays import setup_of, told_again
from lastcall.server.sight import HIDDEN
from lastcall.server.storage import Finished, StoredAnswer

TABLES_KEPT: Final = 200  # by one thinker; others are played again when they are asked about
# Seconds a bot may try things out for. Where nobody may notice that it is asked, all the bots of a
# table are to be done within the uniform pause.
THOUGHT: Final = 0.3
QUICK_THOUGHT: Final = 0.1
NO_HURRY: Final = 10  # how much nicer whoever looks at finished games is to the others
PATIENCE: Final = 60.0  # seconds after which nobody waits for a look back any more

# A seat's bot, and apart from it whoever weighs for it: a hint changes nothing for a bot there.
Memory = OrderedDict[str, tuple[Table, dict[tuple[int, str, bool], Bot]]]

log = logging.getLogger("lastcall.server")


class Question(NamedTuple):
    """What a bot is to decide: the game, what was answered since we last asked, and who it is."""

    table: str
    setup: dict[str, Any] | None  # only when the thinker does not know the table yet
    answers: Sequence[int]
    bot: str
    seed: int
    weigh: bool = False  # whether it is to say what it thinks of the options, too


FORGOTTEN: Final[list[Thought]] = []  # the answer of a thinker that does not know the table


class OutOfThought(Exception):
    """The bot took too long, or failed."""


# In the other process ----------------------------------------------------------------------------


def thinker() -> Callable[[Question], list[Thought] | str]:
    memory: Memory = OrderedDict()
    return lambda question: answer_to(question, memory)


def critic() -> Callable[[LookBack], dict[str, bytes] | str]:
    if sys.platform != "win32":
        os.nice(NO_HURRY)
    return look_back


def look_back(wish: LookBack) -> dict[str, bytes] | str:
    """What a regular thinks of a game, in every language; in words, what went wrong."""
    try:
        return looked_back(wish)
    except Exception as error:  # whatever a box from another package does
        return f"{type(error).__name__}: {error}"


def scribe() -> Callable[[tuple[Finished, Sequence[StoredAnswer]]], bytes | str]:
    if sys.platform != "win32":
        os.nice(NO_HURRY)
    return write_down


def write_down(job: tuple[Finished, Sequence[StoredAnswer]]) -> bytes | str:
    """How a game was told; in words, what went wrong."""
    try:
        return told_again(*job)
    except Exception as error:  # whatever a box from another package does
        return f"{type(error).__name__}: {error}"


def answer_to(question: Question, memory: Memory) -> list[Thought] | str:
    """The option the bot takes, and what else it weighed if that is asked; in words, what went
    wrong."""
    try:
        if question.setup is not None:
            memory[question.table] = deal(setup_from(question.setup)), {}
        if question.table not in memory:
            return FORGOTTEN
        memory.move_to_end(question.table)
        table, bots = memory[question.table]
        for code in question.answers:
            decision = table.decision
            assert decision is not None
            table.answer(next(option for option in decision.options if option.code == code))
        assert table.decision is not None
        who = (table.decision.seat, question.bot, question.weigh)
        if who not in bots:
            bots[who] = make_bot(question.bot, question.seed)
        bot = bots[who]
        if isinstance(bot, WorldBot):
            thought = QUICK_THOUGHT if table.decision.kind in HIDDEN else THOUGHT
            bot.budget = Budget(bot.budget.worlds, thought)
        found = thoughts(bot, table) if question.weigh else []
        found = found or [Thought(ask(bot, table).code, None)]
        if len(memory) > TABLES_KEPT:
            memory.popitem(last=False)
    except Exception as error:  # whatever a bot from another package does
        memory.pop(question.table, None)
        return f"{type(error).__name__}: {error}"
    return found


def thoughts(bot: Bot, table: Table) -> list[Thought]:
    """What a regular weighs, the best first; of any other bot nothing."""
    if not isinstance(bot, RegularBot) or table.decision is None:
        return []
    seat = table.decision.seat
    bot.manner = THOROUGH
    found = weighed(table.view(seat), Worlds(table, seat), bot, None)
    return [Thought(each.option.code, each.chance) for each in found]


# In the server -----------------------------------------------------------------------------------


class Thinker:
    """One process, asked one question at a time."""

    def __init__(self, method: str = AT_FIRST) -> None:
        self._process = Process(thinker, method)
        self._told: OrderedDict[str, int] = OrderedDict()  # how many answers of each table

    async def ask(self, wish: Question) -> list[Thought]:
        """The question names all answers; those that the thinker knows are not told again."""
        table, answers = wish.table, wish.answers
        told = self._told.get(table)
        found = FORGOTTEN
        if told is not None and told <= len(answers):
            found = await self._exchange(wish._replace(setup=None, answers=answers[told:]))
        if found == FORGOTTEN:
            found = await self._exchange(wish)
        self._told[table] = len(answers)
        self._told.move_to_end(table)
        if len(self._told) > TABLES_KEPT:
            self._told.popitem(last=False)
        return found

    async def _exchange(self, question: Question) -> list[Thought]:
        found: list[Thought] | str = await self._process.do(question)
        if isinstance(found, str):
            self._told.pop(question.table, None)
            raise OutOfThought(found)
        return found

    def stop(self) -> None:
        self._process.stop()


class Thinkers:
    """A few processes; each game has its own among them. And one that writes games down, and
    one, when somebody wants it, that looks back at them."""

    def __init__(self, number: int, budget: float) -> None:
        """Before a socket or a file is opened: what is forked later would hold them open."""
        self._budget = budget
        self._thinkers = [Thinker() for _ in range(number)]
        self._busy: dict[int, asyncio.Lock] = {}
        self._scribe = Process(scribe)
        self._writing = asyncio.Lock()
        self._critic: Process | None = None
        self._looking = asyncio.Lock()

    async def ask(
        self, table: str, setup: dict[str, Any], answers: Sequence[int], bot: str, seed: int
    ) -> int | None:
        """The code of the bot's option; None if it did not find one in time."""
        found = await self._asked(Question(table, setup, answers, bot, seed))
        return found[0].code if found else None

    async def weigh(
        self, table: str, setup: dict[str, Any], answers: Sequence[int], bot: str, seed: int
    ) -> list[Thought]:
        """The bot's option first, and what else it weighed; nothing if it ran out of time."""
        return await self._asked(Question(table, setup, answers, bot, seed, weigh=True))

    async def _asked(self, wish: Question) -> list[Thought]:
        number = hash(wish.table) % len(self._thinkers)
        lock = self._busy.setdefault(number, asyncio.Lock())
        async with lock:
            try:
                async with asyncio.timeout(self._budget):
                    return await self._thinkers[number].ask(wish)
            except (TimeoutError, Lost, OutOfThought) as error:
                problem = str(error) or f"it took more than {self._budget:g} s"
                log.error(OPERATOR.line("bot-fails", bot=wish.bot, problem=problem))
                if not isinstance(error, OutOfThought):
                    self._thinkers[number].stop()
                    self._thinkers[number] = Thinker(LATER)
                return []

    async def write_down(self, game: Finished, answers: Sequence[StoredAnswer]) -> bytes:
        """A finished game as it was told; a Refusal if its cards are others now."""
        setup_of(game)
        async with self._writing:
            try:
                found: bytes | str = await self._scribe.do((game, answers))
            except Lost as error:
                found = str(error)
                self._scribe.stop()
                self._scribe = Process(scribe, LATER)
        if isinstance(found, bytes):
            return found
        log.error(OPERATOR.line("scribe-fails", table=game.id, problem=found))
        return await asyncio.to_thread(told_again, game, answers)

    async def look_back(self, wish: LookBack) -> dict[str, bytes]:
        """What a regular thinks of a finished game, in every language; nothing if it failed."""
        async with self._looking:
            if self._critic is None:
                self._critic = Process(critic, LATER)
            try:
                async with asyncio.timeout(PATIENCE):
                    found: dict[str, bytes] | str = await self._critic.do(wish)
            except (TimeoutError, Lost) as error:
                found = str(error) or f"it took more than {PATIENCE:g} s"
                self._critic.stop()
                self._critic = None
        if isinstance(found, dict):
            return found
        log.error(OPERATOR.line("critic-fails", table=wish.table, problem=found))
        return {}

    def stop(self) -> None:
        if self._critic is not None:
            self._critic.stop()
        for thinker in self._thinkers:
            thinker.stop()
        self._scribe.stop()
