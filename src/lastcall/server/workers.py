"""One server on all cores: a process for each, on one port, and one that looks after them."""

import ctypes
import multiprocessing
import os
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from time import monotonic, sleep
from types import FrameType
from typing import Final

from lastcall.server.run import listen

DIES_WITH_ITS_PARENT: Final = 1  # prctl's PR_SET_PDEATHSIG
FAREWELL: Final = 6.0  # seconds for all of them to end
BREATH: Final = 1.0  # seconds before one that died is started again, if it did not live longer

Work = Callable[[int, socket.socket], None]


def possible() -> bool:
    """Whether the system shares a port among processes evenly, and ends them with their parent."""
    return sys.platform == "linux"


def listeners(host: str, port: int, number: int) -> list[socket.socket]:
    """A listener for each worker. They belong to the parent: while a worker is started again,
    whoever comes to its door waits there."""
    listen(host, port).close()  # or we would share with whatever else listens there
    first = listen(host, port, shared=True)
    taken = first.getsockname()[1]
    return [first, *(listen(host, taken, shared=True) for _ in range(number - 1))]


class Workers:
    """They are started, started again when they die, and stopped together."""

    def __init__(self, doors: Sequence[socket.socket], work: Work) -> None:
        self._doors = doors
        self._work = work
        self._context = multiprocessing.get_context("fork")
        self._running: dict[int, BaseProcess] = {}
        self._begun: dict[int, float] = {}
        self._stopping = False

    def run(self) -> None:
        """Until a signal comes, or all of them have ended by themselves."""
        for number in range(len(self._doors)):
            self._start(number)
        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, self._stop)
        while not self._stopping:
            wait([worker.sentinel for worker in self._running.values()], timeout=1.0)
            for number, worker in self._running.items():
                if worker.is_alive() or self._stopping:
                    continue
                worker.join()
                if monotonic() - self._begun[number] < BREATH:
                    sleep(BREATH)
                self._start(number)
        limit = monotonic() + FAREWELL
        for worker in self._running.values():
            worker.join(max(0.0, limit - monotonic()))
            if worker.is_alive():
                worker.kill()

    def _start(self, number: int) -> None:
        self._begun[number] = monotonic()
        worker = self._context.Process(target=self._begin, args=(number, os.getpid()))
        worker.start()
        self._running[number] = worker

    def _begin(self, number: int, parent: int) -> None:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        ctypes.CDLL(None).prctl(DIES_WITH_ITS_PARENT, signal.SIGTERM)
        if os.getppid() != parent:
            return  # it was gone before we could say so
        for other, door in enumerate(self._doors):
            if other != number:
                door.close()
        self._work(number, self._doors[number])

    def _stop(self, sign: int, frame: FrameType | None) -> None:
        self._stopping = True
        for worker in self._running.values():
            if worker.is_alive():
                worker.terminate()
