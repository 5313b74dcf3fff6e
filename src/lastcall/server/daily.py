"""Tables by the day: nobody has to be there, nobody is replaced, and whoever is asked has days.

How long there is left is counted in the time of the house. It runs only while a server does, and in
small steps: a machine whose clock jumps, or that was off for a week, takes nobody's days away.
A table that waits for somebody needs no memory; what it waits for is noted beside its seats.
"""

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from lastcall.server.booking import OPEN, RUNNING, Booking
from lastcall.server.operator import OPERATOR
from lastcall.server.refusals import Refusal
from lastcall.server.storage import A_DAY, StorageError, Store

if TYPE_CHECKING:
    from lastcall.server.pushing import Pusher
    from lastcall.server.tavern import Tavern

HOUSE: Final = "house-time"  # in `meta`: the time of the house, and the clock when it was set
LONGEST_STEP: Final = 60_000  # milliseconds
NEVER: Final = 1 << 60
CALL_AFTER: Final = 3_000  # milliseconds: whoever is just coming is not called
CALLED_AGAIN: Final = (60_000, 600_000, 3_600_000)  # when a push service did not take it
WOKEN: Final = 20  # tables at a time

log = logging.getLogger("lastcall.server")


class Call(Struct, frozen=True):
    """Somebody who is asked and not there."""

    guest: str
    table: str
    calls: int  # before this one


# The time of the house ---------------------------------------------------------------------------


def house_time(store: Store) -> int:
    return _house(store)[0]


def _house(store: Store) -> tuple[int, str]:
    row = store.execute("SELECT value FROM meta WHERE name = ?", (HOUSE,)).fetchone()
    text = "0 0" if row is None else str(row[0])
    return int(text.split()[0]), text


def tick(store: Store) -> int:
    """Let the time of the house go on; of several servers whoever is first counts."""
    now = store.clock()
    time, text = _house(store)
    last = int(text.split()[1])
    if last:
        time += min(max(0, now - last), LONGEST_STEP)
    store.execute(
        "INSERT INTO meta (name, value) VALUES (?, '0 0') ON CONFLICT (name) DO NOTHING", (HOUSE,)
    )
    store.execute(
        "UPDATE meta SET value = ? WHERE name = ? AND value = ?", (f"{time} {now}", HOUSE, text)
    )
    return time


# Whom a table waits for --------------------------------------------------------------------------


def note_booking(store: Store, booking: Booking) -> None:
    """A table by the day is known as one from the beginning, and not after its end."""
    if not booking.options.days:
        store.execute("DELETE FROM days WHERE table_id = ?", (booking.id,))
    elif booking.state == OPEN:
        _note(store, booking.id, -1, NEVER)
    elif booking.state == RUNNING:
        store.execute("UPDATE days SET due = 0 WHERE table_id = ? AND due = ?", (booking.id, NEVER))
    else:
        store.execute("DELETE FROM days WHERE table_id = ?", (booking.id,))


def note_asked(store: Store, table: str, number: int, asked: Mapping[str, bool], days: int) -> int:
    """Write down whom a table waits for, and who of them is there: the milliseconds they have.

    Without anybody the table is to go on by itself, also after the server was stopped.
    """
    time = house_time(store)
    row = store.execute("SELECT number, due FROM days WHERE table_id = ?", (table,)).fetchone()
    due = time + days * A_DAY if asked else 0
    if asked and row is not None and row[0] == number and 0 < row[1] < NEVER:
        due = int(row[1])  # the same question, after the table was loaded again
    _note(store, table, number, due)
    now = store.clock()
    rows = store.execute("SELECT guest, asked FROM seats WHERE table_id = ?", (table,)).fetchall()
    for guest, since in rows:
        if guest not in asked and since:
            _seat(store, table, guest, 0, 0)
            store.say(f"turn {guest}")
        elif guest in asked and not since:
            _seat(store, table, guest, now, 0 if asked[guest] else now + CALL_AFTER)
            store.say(f"turn {guest}")
    return due - time


def _note(store: Store, table: str, number: int, due: int) -> None:
    store.execute(
        "INSERT INTO days (table_id, number, due) VALUES (?, ?, ?) ON CONFLICT (table_id)"
        " DO UPDATE SET number = excluded.number, due = excluded.due",
        (table, number, due),
    )


def _seat(store: Store, table: str, guest: str, asked: int, call_at: int) -> None:
    store.execute(
        "UPDATE seats SET asked = ?, call_at = ?, calls = 0 WHERE table_id = ? AND guest = ?",
        (asked, call_at, table, guest),
    )


def count_daily(store: Store, guest: str) -> int:
    """Tables by the day that a guest sits at: they wait for weeks, also out of memory."""
    row = store.execute(
        "SELECT COUNT(*) FROM seats JOIN days ON days.table_id = seats.table_id WHERE guest = ?",
        (guest,),
    ).fetchone()
    return int(row[0])


def due_tables(store: Store, time: int) -> list[str]:
    """Games by the day that are to go on now."""
    rows = store.execute(
        "SELECT table_id FROM days JOIN tables ON tables.id = table_id"
        " WHERE tables.state = ? AND due <= ? ORDER BY due",
        (RUNNING, time),
    ).fetchall()
    return [row[0] for row in rows]


def claim_calls(store: Store) -> list[Call]:
    """Whoever is to be called now; no other server calls them."""
    now = store.clock()
    rows = store.execute(
        "UPDATE seats SET call_at = 0 WHERE call_at > 0 AND (call_at <= ? OR call_at > ?)"
        " RETURNING guest, table_id, calls",
        (now, now + A_DAY),  # a clock that was set back would put them off for long
    ).fetchall()
    return [Call(guest, table, int(calls)) for guest, table, calls in rows]


def call_again(store: Store, call: Call) -> None:
    """Later, if the table still waits for them then."""
    if call.calls < len(CALLED_AGAIN):
        store.execute(
            "UPDATE seats SET call_at = ?, calls = ? WHERE guest = ? AND table_id = ?"
            " AND asked > 0 AND call_at = 0",
            (store.clock() + CALLED_AGAIN[call.calls], call.calls + 1, call.guest, call.table),
        )


# The task ----------------------------------------------------------------------------------------


class Daily:
    """Wakes tables whose time has come, and calls whoever they wait for."""

    def __init__(self, tavern: "Tavern", pusher: "Pusher | None") -> None:
        self._tavern = tavern
        self._pusher = pusher
        self._task: asyncio.Task[None] | None = None
        self._calling: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self._task = asyncio.create_task(self._go_on())

    def stop(self) -> None:
        for task in (self._task, *self._calling):
            if task is not None:
                task.cancel()

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(self._tavern.settings.day_beat)
            try:
                await self.beat()
            except StorageError:
                pass  # the journal has said so
            except Exception:  # a fault of ours must not stop the days of all tables
                log.exception(OPERATOR.line("daily-failed"))

    async def beat(self) -> None:
        def look(store: Store) -> tuple[list[str], list[Call]]:
            if store.execute("SELECT 1 FROM days LIMIT 1").fetchone() is None:
                return [], []
            return due_tables(store, tick(store)), claim_calls(store)

        tables, calls = await self._tavern.journal.do(look)
        rooms = self._tavern.rooms
        for table in [table for table in tables if table not in rooms][:WOKEN]:
            if len(rooms) < self._tavern.settings.tables:
                await self._wake(table)
        for call in calls if self._pusher is not None else []:
            task = asyncio.create_task(self._call(call))
            self._calling.add(task)
            task.add_done_callback(self._calling.discard)

    async def _wake(self, table: str) -> None:
        """A table in memory goes on by itself; one that cannot is left alone from now on."""
        with suppress(Refusal, StorageError):  # another server has it, or it is gone
            room = await self._tavern.room(table)
            if room.stuck is not None:
                await self._tavern.journal.do(lambda store: _note(store, table, -1, NEVER))

    async def _call(self, call: Call) -> None:
        assert self._pusher is not None
        with suppress(StorageError):
            if not await self._pusher.call(call.guest, call.table):
                await self._tavern.journal.do(lambda store: call_again(store, call))
