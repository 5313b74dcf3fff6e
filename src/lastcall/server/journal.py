"""The journal: one thread that owns the database and writes all that waits in one transaction.

Group commit: while a commit is on its way to the disk, answers of all tables gather, and the next
transaction takes them together. A caller's `await` returns when its part is stored, not before.
"""

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeVar

from lastcall.server.metrics import Metrics
from lastcall.server.operator import OPERATOR
from lastcall.server.storage import NotKnown, NotOurs, StorageError, Store, StoredAnswer

Result = TypeVar("Result")
Work = Callable[[Store], Any]

LARGEST_BATCH: Final = 1_000
GATHER: Final = 0.003  # seconds in which answers come together while there are many
SELDOM: Final = 0.02  # seconds after which nothing has to come together
WITHIN: Final = 6.0  # seconds until whoever waits is told that it failed
FAREWELL: Final = 1.5  # seconds for the last batch when the server goes down

log = logging.getLogger("lastcall.server")


class Job:
    """Something to store or to look up, and who waits for it."""

    __slots__ = ("answer", "dropped", "error", "future", "result", "work")

    def __init__(
        self, future: "asyncio.Future[Any]", work: Work | None, answer: StoredAnswer | None
    ) -> None:
        self.future = future
        self.work = work
        self.answer = answer
        self.result: Any = None
        self.error: Exception | None = None
        self.dropped = False  # nobody waits for it any more


class Journal:
    """The only way to the database."""

    def __init__(self, store: Store, metrics: Metrics, within: float = WITHIN) -> None:
        self._store = store
        self._within = within
        self._metrics = metrics
        self._away = False  # whether the database did not even begin the last transaction
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._gathered: list[Job] = []  # what the thread is not woken for yet
        self._woken = 0.0
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._write, name="lastcall-journal", daemon=True)
        self._thread.start()

    async def append(self, answer: StoredAnswer) -> None:
        """Return when the answer is stored."""
        await self._settled(Job(self._loop.create_future(), None, answer))

    async def do(self, work: Callable[[Store], Result]) -> Result:
        """Run something on the store, inside a transaction; its result, once it is stored."""
        result: Result = await self._settled(Job(self._loop.create_future(), work, None))
        return result

    async def _settled(self, job: Job) -> Any:
        """Wait for a job, but not for ever: a database may say nothing at all."""
        self._hand_over(job)
        try:
            async with asyncio.timeout(self._within):
                return await job.future
        except TimeoutError:
            # What has not been begun is not done any more; what has been may still be stored.
            job.dropped = True
            error = NotKnown(f"no answer within {self._within:g} s")
            self._note(error)
            raise error from None

    def _hand_over(self, job: Job) -> None:
        """Now, or soon with others: to wake the thread costs more than to store an answer."""
        self._gathered.append(job)
        if len(self._gathered) == 1:
            now = self._loop.time()
            if now - self._woken > SELDOM:
                self._wake()
            else:
                self._loop.call_later(GATHER, self._wake)

    def _wake(self) -> None:
        if self._gathered:
            self._woken = self._loop.time()
            self._jobs.put(self._gathered)
            self._gathered = []

    async def close(self) -> None:
        """Write what waits, then close the store."""
        self._wake()
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join, FAREWELL)

    # The thread ----------------------------------------------------------------------------------

    def _write(self) -> None:
        closing = False
        while not closing:
            batch: list[Job] = []
            jobs = self._jobs.get()
            while True:
                if jobs is None:
                    closing = True
                    break
                batch += jobs
                if len(batch) >= LARGEST_BATCH:
                    break
                try:
                    jobs = self._jobs.get_nowait()
                except queue.Empty:
                    break
            batch = [job for job in batch if not job.dropped]
            if batch:
                self._store_together(batch)
                self._settle(batch)
        self._store.close()

    def _store_together(self, batch: list[Job]) -> None:
        """All in one transaction; if that fails each by itself, so that only the guilty fail."""
        # Where not even a transaction begins the database is away or locked: to wait for it again
        # for each of them would keep them all for minutes.
        if self._stored(batch) or len(batch) == 1 or self._away:
            return
        problem = str(batch[0].error)
        log.warning(OPERATOR.line("batch-failed", count=len(batch), problem=problem))
        for number, job in enumerate(batch):
            job.error = None
            if not self._stored([job]) and self._away:
                self._failed(batch[number:], job.error)
                return

    def _stored(self, batch: list[Job]) -> bool:
        """Whether one transaction took all of these."""
        self._away = True
        try:
            self._store.begin()
            self._away = False
            self._run(batch)
        except Exception as error:
            self._store.rollback()
            self._failed(batch, error)
            return False
        if not self._metrics.storage_up:
            self._metrics.storage_up = True
            log.warning(OPERATOR.line("storage-works"))
        return True

    def _failed(self, jobs: list[Job], error: Exception | None) -> None:
        for job in jobs:
            job.error = error
        if isinstance(error, StorageError) and not isinstance(error, NotOurs):
            self._note(error)

    def _note(self, error: StorageError) -> None:
        self._metrics.storage_failures += 1
        if self._metrics.storage_up:
            self._metrics.storage_up = False
            log.error(OPERATOR.line("storage-fails", problem=str(error)))

    def _run(self, batch: list[Job]) -> None:
        answers = [job.answer for job in batch if job.answer is not None]
        if answers:
            self._store.append_answers(answers)
        for job in batch:
            if job.work is not None:
                job.result = job.work(self._store)
        self._store.commit()
        self._metrics.batches += 1
        self._metrics.stored += len(answers)

    def _settle(self, batch: list[Job]) -> None:
        with suppress(RuntimeError):  # the loop is gone, and with it everybody who waited
            self._loop.call_soon_threadsafe(settle, batch)


def settle(batch: list[Job]) -> None:
    for job in batch:
        if job.future.done():
            continue
        if job.error is None:
            job.future.set_result(job.result)
        else:
            job.future.set_exception(job.error)
