"""Bots think beside the tables: in processes of their own, which hold no table up, with a budget.

A thread would not do: compiled code keeps the interpreter to itself for as long as it thinks. A
thinker plays along every game it is asked about: it is told the setup once, and then the answers.
"""

import asyncio
import ctypes
import logging
import multiprocessing
import signal
import sys
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

from lastcall.bots import Bot, ask, make_bot
from lastcall.engine.setup import deal
from lastcall.engine.table import Table
from lastcall.games import setup_from
from lastcall.server.operator import OPERATOR

TABLES_KEPT: Final = 200  # by one thinker; others are played again when they are asked about
FORGOTTEN: Final = -1
DIES_WITH_ITS_PARENT: Final = 1  # prctl's PR_SET_PDEATHSIG

log = logging.getLogger("lastcall.server")


class Question(NamedTuple):
    """What a bot is to decide: the game, what was answered since we last asked, and who it is."""

    table: str
    setup: dict[str, Any] | None  # only when the thinker does not know the table yet
    answers: Sequence[int]
    bot: str
    seed: int


class OutOfThought(Exception):
    """The bot took too long, or its process died."""


# In the other process ----------------------------------------------------------------------------


def think(line: Connection, theirs: Connection) -> None:
    """Answer questions until the server is gone, which we would not notice with its end open."""
    theirs.close()
    if sys.platform == "linux":  # also in the middle of a thought that has no end
        ctypes.CDLL(None).prctl(DIES_WITH_ITS_PARENT, signal.SIGKILL)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then hangs up
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    memory: OrderedDict[str, tuple[Table, dict[tuple[int, str], Bot]]] = OrderedDict()
    while True:
        try:
            question: Question = line.recv()
        except (EOFError, OSError):
            return
        try:
            line.send(answer_to(question, memory))
        except BrokenPipeError:
            return


def answer_to(
    question: Question, memory: OrderedDict[str, tuple[Table, dict[tuple[int, str], Bot]]]
) -> int | str:
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
        found = ask(bots[who], table).code
        if len(memory) > TABLES_KEPT:
            memory.popitem(last=False)
    except Exception as error:  # whatever a bot from another package does
        memory.pop(question.table, None)
        return f"{type(error).__name__}: {error}"
    return found


# In the server -----------------------------------------------------------------------------------


class Thinker:
    """One process, asked one question at a time."""

    def __init__(self, method: str) -> None:
        context = multiprocessing.get_context(method)
        self._line, theirs = context.Pipe()
        self._process: Any = context.Process(target=think, args=(theirs, self._line), daemon=True)  # type: ignore[attr-defined]
        self._process.start()
        theirs.close()
        self._thread: ThreadPoolExecutor | None = None
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
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, "lastcall-thinker")
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(self._thread, self._wait_for, question)
        except (EOFError, OSError) as error:
            raise OutOfThought(type(error).__name__) from None
        if isinstance(found, str):
            self._told.pop(question.table, None)
            raise OutOfThought(found)
        return found

    def _wait_for(self, question: Question) -> int | str:
        self._line.send(question)
        found: int | str = self._line.recv()
        return found

    def stop(self) -> None:
        self._process.kill()
        self._process.join(1.0)
        self._line.close()
        if self._thread is not None:
            self._thread.shutdown(wait=False, cancel_futures=True)


class Thinkers:
    """A few processes; each game has its own among them."""

    def __init__(self, number: int, budget: float) -> None:
        """Before a socket or a file is opened: what is forked later would hold them open."""
        method = "fork" if sys.platform == "linux" else "spawn"
        self._budget = budget
        self._thinkers = [Thinker(method) for _ in range(number)]
        self._busy: dict[int, asyncio.Lock] = {}

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
            except (TimeoutError, OutOfThought) as error:
                problem = str(error) or f"it took more than {self._budget:g} s"
                log.error(OPERATOR.line("bot-fails", bot=bot, problem=problem))
                if isinstance(error, TimeoutError) or problem in ("EOFError", "BrokenPipeError"):
                    self._thinkers[number].stop()
                    self._thinkers[number] = Thinker("spawn")
                return None

    def stop(self) -> None:
        for thinker in self._thinkers:
            thinker.stop()
