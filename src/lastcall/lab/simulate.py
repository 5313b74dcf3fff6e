"""Play the games of a plan, in one process or several; the results are the same."""

import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import connection, get_context, parent_process
from pathlib import Path
from typing import NamedTuple

from lastcall.bots import ask, make_bot
from lastcall.engine.setup import deal
from lastcall.engine.table import Table
from lastcall.games import Record
from lastcall.lab.plan import Plan
from lastcall.lab.report import Failure, Tally

# Small enough that progress shows and processes share the work evenly.
CHUNK = 50

# No game of bots comes near it: one that does has stopped moving.
TOO_MANY_DECISIONS = 200_000

Progress = Callable[[int], None]


class Evening(NamedTuple):
    """A game that was played: who sat where, who decided for them, and how often."""

    seated: list[str]
    deciding: list[str]
    table: Table
    dealt: list[list[int]]  # the hands at the first question
    begun: int  # how much had happened by then
    decisions: list[int]  # by seat


class NoEnd(RuntimeError):
    """A game that went on and on; this is how far it came."""

    def __init__(self, evening: Evening) -> None:
        super().__init__(f"no end after {TOO_MANY_DECISIONS} decisions")
        self.evening = evening


def play(plan: Plan, number: int, record: Record | None = None, *, logging: bool) -> Evening:
    """One game of a plan: the one loop that everything here is made from."""
    deciding = plan.deciding(number)
    bots = [make_bot(name, plan.bot_seed(number, seat)) for seat, name in enumerate(deciding)]
    table = deal(plan.setup(number) if record is None else record.setup)
    table.logging = logging
    hands = [seat.hand[:] for seat in table.seats]
    decisions = [0] * len(hands)
    evening = Evening(plan.seated(number), deciding, table, hands, len(table.events), decisions)
    left = TOO_MANY_DECISIONS
    while table.decision is not None:
        if not left:
            raise NoEnd(evening)
        left -= 1
        seat = table.decision.seat
        option = ask(bots[seat], table)
        if record is None:
            table.answer(option)
        else:
            record.answer(table, option)
        decisions[seat] += 1
    return evening


# Counting ----------------------------------------------------------------------------------------


def simulate(
    plan: Plan, jobs: int = 1, progress: Progress | None = None, save: Path | None = None
) -> Tally:
    """Play every game; `progress` is told how many more are done, `save` is where records go."""
    total = Tally()
    chunks = [range(first, min(first + CHUNK, plan.games)) for first in range(0, plan.games, CHUNK)]
    if jobs == 1 or len(chunks) == 1:
        for chunk in chunks:
            count(total, play_games(plan, chunk, save), progress)
        return total
    pool = processes(min(jobs, len(chunks)))
    try:
        for part in pool.map(partial(play_games, plan, save=save), chunks):
            count(total, part, progress)
    finally:
        pool.shutdown(cancel_futures=True)
    return total


def processes(number: int) -> ProcessPoolExecutor:
    """Fresh ones: a forked one would inherit the progress bar's thread half alive."""
    return ProcessPoolExecutor(number, get_context("spawn"), work_for_another)


def work_for_another() -> None:
    """Ctrl-C is for the process that hands out the work; and without that, there is none."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


def count(total: Tally, part: Tally, progress: Progress | None) -> None:
    total.add(part)
    if progress is not None:
        progress(part.games)


def play_games(plan: Plan, numbers: range, save: Path | None) -> Tally:
    """Some games of a plan. One that raises counts as an error and does not stop the others."""
    tally = Tally()
    for number in numbers:
        try:
            play_game(plan, number, tally, save)
        except OSError:
            raise  # the disk, not the game
        except Exception as error:
            seated = ",".join(plan.seated(number))
            tally.failed(Failure(number + 1, seated, plan.setup(number).seed, what_broke(error)))
    return tally


def what_broke(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def play_game(plan: Plan, number: int, tally: Tally, save: Path | None) -> None:
    record = None
    if save is not None:
        record = Record(plan.setup(number), plan.deciding(number))
    # Nobody reads the events; a record plays them again.
    evening = play(plan, number, record, logging=False)
    table = evening.table
    tally.decisions += sum(evening.decisions)
    parties = [seat.party for seat in table.seats] if table.game.teams else []
    tally.finished(evening.seated, evening.deciding, table.winners, table.turn, parties)
    if record is not None and save is not None:
        (save / record_name(plan, number)).write_text(record.text(table) + "\n", encoding="utf-8")


def record_name(plan: Plan, number: int) -> str:
    """`game-0042.json`: counted from 1, and sorted by name they are in order."""
    width = max(4, len(str(plan.games)))
    return f"game-{number + 1:0{width}}.json"
