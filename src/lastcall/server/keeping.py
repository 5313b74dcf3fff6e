"""Keeping what is stored: backups of a running server, and what is left of a damaged database."""

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from lastcall.server.identity import SIGNS
from lastcall.server.storage import SQLITE, SQLiteStore, StorageError, Store

# Everything there is, in an order that any of them can be put back in.
KEPT: Final = (
    "meta",
    "guests",
    "tables",
    "answers",
    "chat",
    "finished",
    "tellings",
    "handovers",
    "logs",
    "aside",
    "results",
    "seats",
    "days",
    "tickets",
    "passkeys",
    "pushes",
    "ladder",
    "rated",
    "tournaments",
)
TOGETHER: Final = 1_000  # rows that are copied at a time
WAL_BEGINS: Final = (b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83")

Counts = dict[str, int]


class NoBackup(Exception):
    """This file is none."""


class NotEmpty(Exception):
    """What is there would be lost."""


# Backups -----------------------------------------------------------------------------------------


def back_up(store: Store, data: Path, file: Path) -> Counts:
    """Write all that is stored into a file, as it is at this moment: how many rows of what."""
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    copy = SQLiteStore(part)
    try:
        copy.prepare(0)
        store.begin_reading()
        copy.begin()
        counts = fill(copy, store)
        secret = data / SIGNS
        if secret.exists():  # or every guest would be a stranger
            remember(copy, SIGNS, secret.read_text().strip())
        copy.commit()
        store.rollback()
    finally:
        copy.close()
    one = sqlite3.connect(part)  # one file, with nothing beside it, for whoever takes it elsewhere
    one.execute("PRAGMA journal_mode = DELETE")
    one.close()
    part.chmod(0o600)
    part.replace(file)
    return counts


def put_back(store: Store, data: Path, file: Path, replace: bool) -> Counts:
    """Put a backup in the place of what is stored, all of it or nothing."""
    if not file.is_file() or not file.read_bytes()[:16].startswith(b"SQLite format 3"):
        raise NoBackup
    with tempfile.TemporaryDirectory() as folder:
        copied = Path(folder) / SQLITE
        shutil.copyfile(file, copied)
        try:
            sound(copied)
            backup = SQLiteStore(copied)
        except (StorageError, Damaged):
            raise NoBackup from None
        try:
            backup.prepare(0)  # one of an earlier version is migrated
            backup.begin_reading()
            store.begin()
            try:
                used = store.execute("SELECT COUNT(*) FROM guests").fetchone()[0]
                if used and not replace:
                    raise NotEmpty
                for name in KEPT:
                    store.execute(f"DELETE FROM {name}")
                counts = fill(store, backup)
                secret = backup.execute(
                    "SELECT value FROM meta WHERE name = ?", (SIGNS,)
                ).fetchone()
                store.execute("DELETE FROM meta WHERE name = ?", (SIGNS,))
                store.commit()
            except BaseException:
                store.rollback()
                raise
        finally:
            backup.rollback()
            backup.close()
    if secret is not None:
        (data / SIGNS).write_text(secret[0])
        (data / SIGNS).chmod(0o600)
    return counts


def remember(store: Store, name: str, value: str) -> None:
    store.execute(
        "INSERT INTO meta (name, value) VALUES (?, ?)"
        " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        (name, value),
    )


def fill(store: Store, other: Store) -> Counts:
    """Copy every row of another store into this one."""
    counts: Counts = {}
    for name in KEPT:
        if name == "meta":
            store.execute("DELETE FROM meta")
        found: Any = other.execute(f"SELECT * FROM {name}")
        columns = [column[0] for column in found.description]
        counts[name] = 0
        while rows := found.fetchmany(TOGETHER):
            insert(store, name, columns, rows)
            counts[name] += len(rows)
    return counts


def insert(store: Store, name: str, columns: list[str], rows: list[Any]) -> None:
    marks = ", ".join("?" for _ in columns)
    store.execute_many(
        f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks}) ON CONFLICT DO NOTHING",
        [tuple(row) for row in rows],
    )


# Damage ------------------------------------------------------------------------------------------


class Damaged(Exception):
    """A database file that does not hold together."""


class Rescued:
    """What became of a damaged database."""

    def __init__(self, aside: Path, counts: Counts, problem: str) -> None:
        self.aside = aside  # where it lies now
        self.counts = counts  # how many rows of what could be read
        self.problem = problem


def sound(file: Path) -> None:
    """Raise Damaged unless a database, and the log beside it, hold together."""
    log = file.with_name(f"{file.name}-wal")
    if log.exists() and log.stat().st_size and log.read_bytes()[:4] not in WAL_BEGINS:
        raise Damaged("its write-ahead log is none")
    try:
        db = sqlite3.connect(file)
        try:
            [found] = db.execute("PRAGMA quick_check(1)").fetchone()
        finally:
            db.close()
    except sqlite3.OperationalError as error:
        raise StorageError(str(error)) from None  # locked, or not to be opened: no damage
    except sqlite3.DatabaseError as error:
        raise Damaged(str(error)) from None
    if found != "ok":
        raise Damaged(" ".join(str(found).split())[:200])


def rescue(data: Path, now: int) -> Rescued | None:
    """Where the database is damaged, keep it aside and begin anew with what can be read of it."""
    file = data / SQLITE
    if not file.exists():
        return None
    try:
        sound(file)
        return None
    except Damaged as damage:
        problem = str(damage)
    aside = data / f"damaged-{datetime.now(UTC):%Y%m%d-%H%M%S}"
    aside.mkdir()
    for part in data.glob(f"{SQLITE}*"):
        part.rename(aside / part.name)
    fresh = SQLiteStore(file)
    try:
        fresh.prepare(now)
        return Rescued(aside, salvage(aside / SQLITE, fresh), problem)
    finally:
        fresh.close()


def salvage(file: Path, store: Store) -> Counts:
    """What can be read, from the front and from the back."""
    counts: Counts = {}
    with tempfile.TemporaryDirectory() as folder:  # nothing is written to the damaged one itself
        copied = Path(folder) / file.name
        for part in file.parent.glob(f"{file.name}*"):
            shutil.copyfile(part, copied.with_name(part.name))
        db = sqlite3.connect(copied)
        store.begin()
        for name in KEPT[1:]:
            seen: set[tuple[Any, ...]] = set()
            for order in ("", " ORDER BY 1 DESC"):
                for columns, row in readable(db, f"SELECT * FROM {name}{order}"):
                    if row not in seen:
                        seen.add(row)
                        with suppress(StorageError):
                            insert(store, name, columns, [row])
            counts[name] = store.execute(f"SELECT COUNT(*) FROM {name}").fetchone()[0]
        store.commit()
        db.close()
    return counts


def readable(db: sqlite3.Connection, sql: str) -> Iterator[tuple[list[str], tuple[Any, ...]]]:
    """Rows until the first that cannot be read."""
    with suppress(sqlite3.DatabaseError):
        found = db.execute(sql)
        columns = [column[0] for column in found.description]
        while (row := found.fetchone()) is not None:
            yield columns, row
