"""Bots think beside the tables, with a budget; there finished games are written down, too.

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
from lastcall.engine.setup import deal
from lastcall.engine.table import Table
from lastcall.games import setup_from
from lastcall.server.beside import AT_FIRST, LATER, Lost, Process
from lastcall.server.operator import OPERATOR
from lastcall.server.replays import setup_of, told_again
from lastcall.server.sight import HIDDEN
from lastcall.server.storage import Finished, StoredAnswer

TABLES_KEPT: Final = 200  # by one thinker; others are played again when they are asked about
FORGOTTEN: Final = -1
# Seconds a bot may try things out for. Where nobody may notice that it is asked, all the bots of a
# table are to be done within the uniform pause.
THOUGHT: Final = 0.3
QUICK_THOUGHT: Final = 0.1
NO_HURRY: Final = 10  # how much nicer whoever writes games down is to the others

Memory = OrderedDict[str, tuple[Table, dict[tuple[int, str], Bot]]]

log = logging.getLogger("lastcall.server")


class Question(NamedTuple):
    """What a bot is to decide: the game, what was answered since we last asked, and who it is."""

    table: str
    setup: dict[str, Any] | None  # only when the thinker does not know the table yet
    answers: Sequence[int]
    bot: str
    seed: int


class OutOfThought(Exception):
    """The bot took too long, or failed."""


# In the other process ----------------------------------------------------------------------------


def thinker() -> Callable[[Question], int | str]:
    memory: Memory = OrderedDict()
    return lambda question: answer_to(question, memory)


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


def answer_to(question: Question, memory: Memory) -> int | str:
    """The code of the option the bot takes; in words, what went wrong."""
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
        who = (table.decision.seat, question.bot)
        if who not in bots:
            bots[who] = make_bot(question.bot, question.seed)
        bot = bots[who]
        if isinstance(bot, WorldBot):
            thought = QUICK_THOUGHT if table.decision.kind in HIDDEN else THOUGHT
            bot.budget = Budget(bot.budget.worlds, thought)
        found = ask(bot, table).code
        if len(memory) > TABLES_KEPT:
            memory.popitem(last=False)
    except Exception as error:  # whatever a bot from another package does
        memory.pop(question.table, None)
        return f"{type(error).__name__}: {error}"
    return found


# In the server -----------------------------------------------------------------------------------


class Thinker:
    """One process, asked one question at a time."""

    def __init__(self, method: str = AT_FIRST) -> None:
        self._process = Process(thinker, method)
        self._told: OrderedDict[str, int] = OrderedDict()  # how many answers of each table

    async def ask(
        self, table: str, setup: dict[str, Any], answers: Sequence[int], bot: str, seed: int
    ) -> int:
        told = self._told.get(table)
        found = FORGOTTEN
        if told is not None and told <= len(answers):
            found = await self._exchange(Question(table, None, answers[told:], bot, seed))
        if found == FORGOTTEN:
            found = await self._exchange(Question(table, setup, answers, bot, seed))
        self._told[table] = len(answers)
        self._told.move_to_end(table)
        if len(self._told) > TABLES_KEPT:
            self._told.popitem(last=False)
        return found

    async def _exchange(self, question: Question) -> int:
        found: int | str = await self._process.do(question)
        if isinstance(found, str):
            self._told.pop(question.table, None)
            raise OutOfThought(found)
        return found

    def stop(self) -> None:
        self._process.stop()


class Thinkers:
    """A few processes; each game has its own among them. And one that writes games down."""

    def __init__(self, number: int, budget: float) -> None:
        """Before a socket or a file is opened: what is forked later would hold them open."""
        self._budget = budget
        self._thinkers = [Thinker() for _ in range(number)]
        self._busy: dict[int, asyncio.Lock] = {}
        self._scribe = Process(scribe)
        self._writing = asyncio.Lock()

    async def ask(
        self, table: str, setup: dict[str, Any], answers: Sequence[int], bot: str, seed: int
    ) -> int | None:
        """The code of the bot's option; None if it did not find one in time."""
        number = hash(table) % len(self._thinkers)
        lock = self._busy.setdefault(number, asyncio.Lock())
        async with lock:
            try:
                async with asyncio.timeout(self._budget):
                    return await self._thinkers[number].ask(table, setup, answers, bot, seed)
            except (TimeoutError, Lost, OutOfThought) as error:
                problem = str(error) or f"it took more than {self._budget:g} s"
                log.error(OPERATOR.line("bot-fails", bot=bot, problem=problem))
                if not isinstance(error, OutOfThought):
                    self._thinkers[number].stop()
                    self._thinkers[number] = Thinker(LATER)
                return None

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

    def stop(self) -> None:
        for thinker in self._thinkers:
            thinker.stop()
        self._scribe.stop()
