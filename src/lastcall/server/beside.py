"""Processes beside the tables: what takes long is done there, and holds no table up.

A thread would not do: compiled code keeps the interpreter to itself for as long as it works.
"""

import asyncio
import ctypes
import multiprocessing
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, Final

DIES_WITH_ITS_PARENT: Final = 1  # prctl's PR_SET_PDEATHSIG
AT_FIRST: Final = "fork" if sys.platform == "linux" else "spawn"
LATER: Final = "spawn"  # what is forked then would hold open what the server has opened

# Made in the other process; it must not raise.
Worker = Callable[[], Callable[[Any], Any]]


class Lost(Exception):
    """The process has died."""


def work(make: Worker, line: Connection, theirs: Connection) -> None:
    """Do one thing after another until the server is gone, which we would not notice with its end
    of the line open."""
    theirs.close()
    if sys.platform == "linux":  # also in the middle of something that has no end
        ctypes.CDLL(None).prctl(DIES_WITH_ITS_PARENT, signal.SIGKILL)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then hangs up
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    do = make()
    while True:
        try:
            job = line.recv()
        except (EOFError, OSError):
            return
        try:
            line.send(do(job))
        except BrokenPipeError:
            return


class Process:
    """One process, given one thing to do at a time."""

    def __init__(self, make: Worker, method: str = AT_FIRST) -> None:
        context = multiprocessing.get_context(method)
        self._line, theirs = context.Pipe()
        self._process: Any = context.Process(  # type: ignore[attr-defined]
            target=work, args=(make, theirs, self._line), daemon=True
        )
        self._process.start()
        theirs.close()
        self._thread: ThreadPoolExecutor | None = None

    async def do(self, job: Any) -> Any:
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, "lastcall-beside")
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thread, self._wait_for, job)
        except (EOFError, OSError) as error:
            raise Lost(type(error).__name__) from None

    def _wait_for(self, job: Any) -> Any:
        self._line.send(job)
        return self._line.recv()

    def stop(self) -> None:
        self._process.kill()
        self._process.join(1.0)
        self._line.close()
        if self._thread is not None:
            self._thread.shutdown(wait=False, cancel_futures=True)
