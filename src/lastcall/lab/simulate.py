"""Play the games of a plan, in one process or several; the results are the same."""

import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from lastcall.bots import ask, make_bot
from lastcall.engine.setup import deal
from lastcall.games import Record
from lastcall.lab.plan import Plan
from lastcall.lab.report import Failure, Tally

# Small enough that progress shows and processes share the work evenly.
CHUNK = 50

# No game of bots comes near it: one that does has stopped moving.
TOO_MANY_DECISIONS = 200_000

Progress = Callable[[int], None]


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
    # Fresh processes: a forked one would inherit the progress bar's thread half alive.
    pool = ProcessPoolExecutor(min(jobs, len(chunks)), get_context("spawn"), leave_interrupts_alone)
    try:
        for part in pool.map(partial(play_games, plan, save=save), chunks):
            count(total, part, progress)
    finally:
        pool.shutdown(cancel_futures=True)
    return total


def leave_interrupts_alone() -> None:
    """Ctrl-C is for the process that hands out the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


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
            what = f"{type(error).__name__}: {error}"
            tally.failed(Failure(number + 1, seated, plan.setup(number).seed, what))
    return tally


def play_game(plan: Plan, number: int, tally: Tally, save: Path | None) -> None:
    setup = plan.setup(number)
    deciding = plan.deciding(number)
    bots = [make_bot(name, plan.bot_seed(number, seat)) for seat, name in enumerate(deciding)]
    table = deal(setup)
    table.logging = False  # nobody reads the events; a record plays them again
    record = Record(setup, deciding) if save is not None else None
    decisions = 0
    while table.decision is not None:
        option = ask(bots[table.decision.seat], table)
        if record is None:
            table.answer(option)
        else:
            record.answer(table, option)
        decisions += 1
        if decisions > TOO_MANY_DECISIONS:
            raise RuntimeError(f"no end after {TOO_MANY_DECISIONS} decisions")
    tally.decisions += decisions
    parties = [seat.party for seat in table.seats] if table.game.teams else []
    tally.finished(plan.seated(number), deciding, table.winners, table.turn, parties)
    if record is not None and save is not None:
        (save / record_name(plan, number)).write_text(record.text(table) + "\n", encoding="utf-8")


def record_name(plan: Plan, number: int) -> str:
    """`game-0042.json`: counted from 1, and sorted by name they are in order."""
    width = max(4, len(str(plan.games)))
    return f"game-{number + 1:0{width}}.json"
