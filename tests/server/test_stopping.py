"""SIGTERM ends the server within five seconds, whatever it waits for; nothing acknowledged is lost.

`SOON` allows a busy machine some seconds more; what would wait longer waits for a minute here.
"""

import asyncio
import signal
import sqlite3
import time
from contextlib import contextmanager

import psycopg
import pytest
from client import passing, table_of, whoever_is_asked
from process import FAST, Process
from test_keeping import signal_all
from test_thinking import BUDGET, HANGING, until_the_bot

SOON = 5.0 + 3.0

# From a file's appearance on, something takes a minute.
SLOW_COMMIT = """
import time
from pathlib import Path
from lastcall.server.storage import SQLiteStore
commit = SQLiteStore.commit
def slowly(self):
    if Path({file!r}).exists():
        time.sleep(60)
    commit(self)
SQLiteStore.commit = slowly
from lastcall.cli import main
main()
"""
SLOW_THREAD = """
import time
from pathlib import Path
from lastcall.server import room
replayed = room.replayed
def slowly(*of):
    if Path({file!r}).exists():
        time.sleep(60)
    return replayed(*of)
room.replayed = slowly
from lastcall.cli import main
main()
"""


async def stopped(server):
    """How many seconds it takes to end."""
    began = time.monotonic()
    server.process.send_signal(signal.SIGTERM)
    await asyncio.to_thread(server.process.wait, 60)
    return time.monotonic() - began


@contextmanager
def locked_file(server):
    other = sqlite3.connect(server.data / "lastcall.sqlite3", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.close()


@contextmanager
def slow(server):
    (server.data / "slow").touch()
    yield


@contextmanager
def silent(database):
    signal_all(database, signal.SIGSTOP)
    try:
        yield
    finally:
        signal_all(database, signal.SIGCONT)


@contextmanager
def locked_tables(url):
    with psycopg.connect(url) as other:
        other.execute("LOCK TABLE answers, tables, logs IN ACCESS EXCLUSIVE MODE")
        yield
        other.rollback()


async def an_answer_waits(server, guests, trouble):
    """Somebody has answered one question; what they answer next waits for the database. How long
    it takes to stop then, and the table."""
    ann, bob = await guests(server, "Ann", "Bob")
    table = await table_of(ann, bob, clock=None)
    async with ann.at(table) as a, bob.at(table) as b:
        await ann.ok(f"/api/tables/{table}/start")
        asked = await whoever_is_asked(a, b)
        n = asked.decision["n"]
        await asked.answer(n, passing(asked.decision))
        await asked.until("accepted", n=n)
        asked = await whoever_is_asked(a, b)
        with trouble(server):
            await asked.answer(asked.decision["n"], passing(asked.decision))
            await asyncio.sleep(0.3)
            return await stopped(server)


def in_sqlite(server):
    with sqlite3.connect(server.data / "lastcall.sqlite3") as db:
        return db.execute("SELECT COUNT(*) FROM answers").fetchone()[0]


async def test_a_locked_sqlite_holds_no_stop_up(start, guests):
    server = start(*FAST)
    assert await an_answer_waits(server, guests, locked_file) < SOON
    assert in_sqlite(server) >= 1


async def test_a_stalled_write_holds_no_stop_up(tmp_path, guests):
    server = Process(tmp_path / "data", *FAST)
    server.data.mkdir()
    server.program = SLOW_COMMIT.format(file=str(server.data / "slow"))
    server.start()
    assert await an_answer_waits(server, guests, slow) < SOON
    assert in_sqlite(server) >= 1
    server.stop()


async def test_a_silent_postgresql_holds_no_stop_up(own_postgres, start, guests):
    database, url = own_postgres
    server = start(*FAST, "--database-url", url)
    assert await an_answer_waits(server, guests, lambda _: silent(database)) < SOON


async def test_a_locked_postgresql_holds_no_stop_up(own_postgres, start, guests):
    _, url = own_postgres
    server = start(*FAST, "--database-url", url)
    assert await an_answer_waits(server, guests, lambda _: locked_tables(url)) < SOON
    with psycopg.connect(url) as db:
        assert db.execute("SELECT COUNT(*) FROM answers").fetchone()[0] >= 1


async def test_bots_that_think_hold_no_stop_up(tmp_path, guests):
    server = Process(tmp_path / "data", *FAST, program=HANGING + BUDGET.format(budget=1000.0))
    server.data.mkdir()
    server.start()
    ann = await guests(server, "Ann")
    table = await table_of(ann, bots=["house"], clock=None)
    async with ann.at(table) as a:
        await ann.ok(f"/api/tables/{table}/start")
        await until_the_bot(a)
        await asyncio.sleep(0.2)
        assert await stopped(server) < SOON
    server.stop()


@pytest.mark.parametrize("looking", [1, 5])
async def test_whatever_a_thread_does_holds_no_stop_up(tmp_path, guests, looking):
    """Python would wait for its threads at the end, for five minutes."""
    server = Process(tmp_path / "data", *FAST)
    server.data.mkdir()
    server.program = SLOW_THREAD.format(file=str(server.data / "slow"))
    server.start()
    ann = await guests(server, "Ann")
    made = [
        await ann.ok("/api/tables", {"bots": ["random"], "start": True}) for _ in range(looking)
    ]
    server.stop()
    (server.data / "slow").touch()
    server.start(server.port)
    waiting = [asyncio.create_task(look(ann, table["id"])) for table in made]
    await asyncio.sleep(0.7)
    assert await stopped(server) < SOON
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    server.stop()


async def look(guest, table):
    async with guest.at(table) as socket:
        await socket.closed(60)
