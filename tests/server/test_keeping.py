"""Storage that fails looks failed; backups; what is left of a damaged database."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from client import passing, table_of, whoever_is_asked
from process import FAST


async def lastcall(*arguments):
    """Run the command: (exit code, what it said)."""
    done = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-c", "from lastcall.cli import main; main()", *map(str, arguments)],
        capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    assert "Traceback" not in done.stderr, done.stderr
    return done.returncode, done.stdout + done.stderr


# Failing -----------------------------------------------------------------------------------------


async def test_health_writes(start, guests):
    """Somebody else holds the file for writing: reading would still do, and is not enough."""
    server = start(*FAST)
    ann = await guests(server, "Ann")
    assert (await ann.get("/healthz"))["status"] == "ok"
    other = sqlite3.connect(server.data / "lastcall.sqlite3", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    answer = await ann.http.get("/healthz", timeout=60)
    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "storage")
    other.execute("ROLLBACK")
    other.close()
    assert (await ann.get("/healthz"))["status"] == "ok"


def processes_of(database):
    """PostgreSQL's processes, the first one and its children."""
    first = int((database.data / "postmaster.pid").read_text().split()[0])
    tasks = Path(f"/proc/{first}/task").iterdir()
    return [first, *(int(n) for task in tasks for n in (task / "children").read_text().split())]


def signal_all(database, what):
    for process in processes_of(database):
        os.kill(process, what)


async def test_a_silent_database_looks_failed_and_holds_no_stop_up(own_postgres, start, guests):
    """It takes connections and answers nothing: players are told, SIGTERM ends the server, and
    what was acknowledged is there afterwards."""
    database, url = own_postgres
    server = start(*FAST, "--database-url", url)
    ann, bob = await guests(server, "Ann", "Bob")
    table = await table_of(ann, bob, clock=None)
    async with ann.at(table) as a, bob.at(table) as b:
        await ann.ok(f"/api/tables/{table}/start")
        asked = await whoever_is_asked(a, b)
        n = asked.decision["n"]
        await asked.answer(n, passing(asked.decision))
        await asked.until("accepted", n=n)
        asked = await whoever_is_asked(a, b)
        signal_all(database, signal.SIGSTOP)
        try:
            answer = await ann.http.get("/healthz", timeout=60)
            assert answer.status_code == 503
            await asked.answer(asked.decision["n"], passing(asked.decision))
            assert await asked.closed(60) == 4500
            assert asked.heard[-1]["code"] == "storage"
            server.process.send_signal(signal.SIGTERM)
            await asyncio.to_thread(server.process.wait, 30)
        finally:
            signal_all(database, signal.SIGCONT)
    assert "storage fails" in server.log()
    assert "Traceback" not in server.log()
    again = start(*FAST, "--database-url", url, data="again")
    (again.data / "secret").write_text((server.data / "secret").read_text())
    port = again.port
    again.stop()
    again = start(*FAST, "--database-url", url, data="again", port=port)
    ann.http.base_url = ann.address = again.address
    async with ann.at(table) as a:
        await a.until("state")
        assert a.table["you"]["seat"] == 0
    replay = await lastcall("backup", again.data / "copy", "--data", again.data,
                            "--database-url", url)  # fmt: skip
    assert replay[0] == 0
    db = sqlite3.connect(again.data / "copy")
    assert db.execute("SELECT COUNT(*) FROM answers").fetchone()[0] >= 1
    db.close()


async def test_a_locked_table_of_postgresql_looks_failed(own_postgres, start, guests):
    """Somebody holds a lock on what we write: refusals within seconds, and then all is well."""
    import psycopg

    _, url = own_postgres
    server = start(*FAST, "--database-url", url)
    ann = await guests(server, "Ann")
    with psycopg.connect(url) as other:
        other.execute("LOCK TABLE meta, guests IN ACCESS EXCLUSIVE MODE")
        assert (await ann.http.get("/healthz", timeout=60)).status_code == 503
        answer = await ann.post("/api/guest", {"name": "Anna"}, timeout=60)
        assert answer.json()["error"]["code"] == "storage"
    assert (await ann.get("/healthz"))["status"] == "ok"
    await ann.ok("/api/guest", {"name": "Anna"})
    assert "Traceback" not in server.log()


# Backups -----------------------------------------------------------------------------------------


@pytest.fixture(params=["sqlite", "postgresql"])
def options(request):
    """How the server is started, and how the commands find the same database."""
    if request.param == "sqlite":
        return ()
    return ("--database-url", request.getfixturevalue("own_postgres")[1])


async def test_a_backup_of_a_running_server_is_put_back(start, guests, tmp_path, options):
    """The game is where it was at the backup, and everybody is who they were."""
    server = start(*FAST, *options)
    ann = await guests(server, "Ann")
    table = await table_of(ann, bots=["random"], clock=None)
    file = tmp_path / "friday.lastcall"
    async with ann.at(table) as a:
        await ann.ok(f"/api/tables/{table}/start")
        await a.play(answers=3)
        code, said = await lastcall("backup", file, "--data", server.data, *options)
        assert (code, "1 tables" in said) == (0, True), said
        assert file.stat().st_mode & 0o077 == 0
        await a.play(answers=3)
        # Not while the server runs.
        code, said = await lastcall("restore-backup", file, "--data", server.data, *options)
        assert (code, "Another server" in said) == (1, True), said
    port = server.port
    server.stop()
    code, said = await lastcall("restore-backup", file, "--data", server.data, *options)
    assert (code, "--replace" in said) == (1, True), said
    (server.data / "secret").unlink()
    code, said = await lastcall("restore-backup", file, "--data", server.data, "--replace",
                                *options)  # fmt: skip
    assert code == 0, said
    start(*FAST, *options, port=port)
    async with ann.at(table) as a:
        await a.until_asked()
        assert a.table["you"]["seat"] == 0
        assert a.decision["n"] == 4


async def test_what_is_no_backup_changes_nothing(start, guests, tmp_path):
    server = start(*FAST)
    ann = await guests(server, "Ann")
    port = server.port
    server.stop()
    broken = tmp_path / "broken"
    await lastcall("backup", broken, "--data", server.data)
    data = bytearray(broken.read_bytes())
    data[4096:8192] = bytes(4096)
    broken.write_bytes(data)
    nothing = tmp_path / "nothing"
    nothing.write_text("hello")
    for file in (broken, nothing, tmp_path / "missing"):
        code, said = await lastcall("restore-backup", file, "--data", server.data, "--replace")
        assert (code, "no sound backup" in said) == (1, True), said
    start(*FAST, port=port)
    assert await ann.get("/api/me") == {"name": "Ann"}


# Damage ------------------------------------------------------------------------------------------


async def stored_games(start, guests):
    """A server that was stopped, with guests and tables on more than one page."""
    server = start(*FAST)
    ann = await guests(server, "Ann")
    for _ in range(12):
        await ann.ok("/api/tables", {"bots": ["random"], "start": True})
    port = server.port
    server.stop()
    return server, ann, port


async def test_a_damaged_database_is_kept_and_what_is_left_goes_on(start, guests):
    server, ann, port = await stored_games(start, guests)
    file = server.data / "lastcall.sqlite3"
    db = sqlite3.connect(file)
    [[root]] = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'answers'").fetchall()
    [[size]] = db.execute("PRAGMA page_size").fetchall()
    db.close()
    damaged = bytearray(file.read_bytes())
    damaged[(root - 1) * size : root * size] = b"\xff" * size
    file.write_bytes(damaged)
    server = start(*FAST, port=port)
    log = server.log()
    assert "was damaged" in log
    assert "12 tables" in log
    assert "restore-backup" in log
    assert "Traceback" not in log
    [aside] = server.data.glob("damaged-*")
    assert (aside / file.name).read_bytes() == damaged
    assert await ann.get("/api/me") == {"name": "Ann"}


async def test_a_log_that_is_none_is_kept_too(start, guests):
    """SQLite would say nothing and forget what was in it."""
    server, ann, port = await stored_games(start, guests)
    (server.data / "lastcall.sqlite3-wal").write_bytes(b"nonsense" * 1000)
    server = start(*FAST, port=port)
    assert "write-ahead log" in server.log()
    [aside] = server.data.glob("damaged-*")
    assert (aside / "lastcall.sqlite3-wal").read_bytes() == b"nonsense" * 1000
    assert await ann.get("/api/me") == {"name": "Ann"}


async def test_a_file_that_is_no_database_is_kept_aside(start, guests):
    server, _, port = await stored_games(start, guests)
    (server.data / "lastcall.sqlite3").write_bytes(b"hello " * 5000)
    server = start(*FAST, port=port)
    assert "0 tables" in server.log()
    await guests(server, "Bob")
