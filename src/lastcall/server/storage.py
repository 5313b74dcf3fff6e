"""What is kept: guests, tables, answers, chat, finished games. One small interface, two databases.

A game is its setup and an append-only list of answers; everything else is played again from them.
"""

import sqlite3
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence, Set
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from time import time
from typing import Any, Final, Protocol
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

SQLITE: Final = "lastcall.sqlite3"
LEASE: Final = 4_000  # milliseconds without a sign of life until a server's tables are anybody's
PATIENCE: Final = 3.0  # seconds to wait for whoever else holds the database
TIDY_EVERY: Final = 1.0  # seconds between two looks at SQLite's log
LONG_LOG: Final = 8_000  # pages

# The schema of the first release. It never changes: what came later are migrations.
FIRST: Final = (
    "CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS guests ("
    " id TEXT PRIMARY KEY, name TEXT NOT NULL, created BIGINT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS tables ("
    " id TEXT PRIMARY KEY, state TEXT NOT NULL, created BIGINT NOT NULL, data TEXT NOT NULL)",
    "CREATE INDEX IF NOT EXISTS tables_by_state ON tables (state)",
    "CREATE TABLE IF NOT EXISTS answers ("
    " table_id TEXT NOT NULL, number BIGINT NOT NULL, seat INTEGER NOT NULL,"
    " option BIGINT NOT NULL, spent BIGINT NOT NULL, giver TEXT NOT NULL, at BIGINT NOT NULL,"
    " PRIMARY KEY (table_id, number))",
    "CREATE TABLE IF NOT EXISTS chat ("
    " table_id TEXT NOT NULL, number BIGINT NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL,"
    " text TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (table_id, number))",
    "CREATE TABLE IF NOT EXISTS finished ("
    " id TEXT PRIMARY KEY, ended BIGINT NOT NULL, data TEXT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS tellings (id TEXT PRIMARY KEY, data BLOB NOT NULL)",
    "CREATE INDEX IF NOT EXISTS finished_by_end ON finished (ended)",
    "CREATE TABLE IF NOT EXISTS handovers ("
    " token TEXT PRIMARY KEY, table_id TEXT NOT NULL, seat INTEGER NOT NULL,"
    " guest TEXT NOT NULL, expires BIGINT NOT NULL)",
)


def gather(store: "Store") -> None:
    """Results and seats of the tables that are there, for whoever sat at them."""
    from lastcall.server.results import gathered

    gathered(store)


# What makes each schema out of the one before; `?` is the time of the migration.
MIGRATIONS: Final[tuple[tuple[str | Callable[["Store"], None], ...], ...]] = (
    (  # 2: nothing lives for ever; cookies can be revoked; what cannot be read is set aside
        "ALTER TABLE tables ADD COLUMN touched BIGINT NOT NULL DEFAULT 0",
        "UPDATE tables SET touched = ?",
        "DROP INDEX tables_by_state",
        "CREATE INDEX tables_by_age ON tables (state, touched)",
        "ALTER TABLE guests ADD COLUMN seen BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE guests ADD COLUMN epoch BIGINT NOT NULL DEFAULT 0",
        "UPDATE guests SET seen = ?",
        "CREATE INDEX guests_by_age ON guests (seen)",
        "CREATE INDEX chat_by_age ON chat (at)",
        "CREATE TABLE logs (table_id TEXT PRIMARY KEY, data BLOB NOT NULL)",
        "CREATE TABLE aside (kind TEXT NOT NULL, id TEXT NOT NULL, data TEXT NOT NULL,"
        " why TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (kind, id))",
    ),
    ("ALTER TABLE chat ADD COLUMN team INTEGER NOT NULL DEFAULT 0",),  # 3: words to one's team
    (  # 4: several servers on one database, see `lease`
        "ALTER TABLE tables ADD COLUMN keeper BIGINT NOT NULL DEFAULT 0",
        "CREATE TABLE servers (id BIGINT PRIMARY KEY, address TEXT NOT NULL, signs TEXT NOT NULL,"
        " until BIGINT NOT NULL, edition BIGINT NOT NULL, told BLOB NOT NULL)",
    ),
    (  # 5: what belongs to a guest (`results`, `passkeys`, `pushing`); tables by the day (`daily`)
        "CREATE TABLE results (guest TEXT NOT NULL, game TEXT NOT NULL, seat INTEGER NOT NULL,"
        " ended BIGINT NOT NULL, data TEXT NOT NULL, PRIMARY KEY (guest, game))",
        "CREATE INDEX results_by_game ON results (game)",
        "CREATE TABLE seats (guest TEXT NOT NULL, table_id TEXT NOT NULL,"
        " asked BIGINT NOT NULL DEFAULT 0, call_at BIGINT NOT NULL DEFAULT 0,"
        " calls INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (guest, table_id))",
        "CREATE INDEX seats_by_table ON seats (table_id)",
        "CREATE INDEX seats_by_call ON seats (call_at)",
        "CREATE TABLE days (table_id TEXT PRIMARY KEY, number BIGINT NOT NULL,"
        " due BIGINT NOT NULL)",
        "CREATE TABLE tickets (token TEXT PRIMARY KEY, kind TEXT NOT NULL, guest TEXT NOT NULL,"
        " expires BIGINT NOT NULL)",
        "CREATE TABLE passkeys (id TEXT PRIMARY KEY, guest TEXT NOT NULL, public BLOB NOT NULL,"
        " uses BIGINT NOT NULL, created BIGINT NOT NULL, used BIGINT NOT NULL)",
        "CREATE INDEX passkeys_by_guest ON passkeys (guest)",
        "CREATE TABLE pushes (id TEXT PRIMARY KEY, guest TEXT NOT NULL, data TEXT NOT NULL,"
        " created BIGINT NOT NULL)",
        "CREATE INDEX pushes_by_guest ON pushes (guest)",
        gather,
    ),
    (  # 6: what characters say; a ladder; tournaments
        "ALTER TABLE chat ADD COLUMN quip TEXT NOT NULL DEFAULT ''",
        "CREATE TABLE ladder (guest TEXT PRIMARY KEY, name TEXT NOT NULL, looks TEXT NOT NULL,"
        " listed INTEGER NOT NULL, mu DOUBLE PRECISION NOT NULL, sigma DOUBLE PRECISION NOT NULL,"
        " games BIGINT NOT NULL, wins BIGINT NOT NULL, played BIGINT NOT NULL)",
        "CREATE INDEX ladder_by_age ON ladder (played)",
        "CREATE TABLE rated (table_id TEXT NOT NULL, seat INTEGER NOT NULL, guest TEXT NOT NULL,"
        " place INTEGER NOT NULL, points DOUBLE PRECISION NOT NULL, ended BIGINT NOT NULL,"
        " PRIMARY KEY (table_id, seat))",
        "CREATE INDEX rated_by_end ON rated (ended)",
        "CREATE INDEX rated_by_guest ON rated (guest)",
        "CREATE TABLE tournaments (id TEXT PRIMARY KEY, host TEXT NOT NULL, state TEXT NOT NULL,"
        " touched BIGINT NOT NULL, data TEXT NOT NULL)",
        "CREATE INDEX tournaments_by_host ON tournaments (host, state)",
        "CREATE INDEX tournaments_by_age ON tournaments (touched)",
    ),
)
SCHEMA: Final = 1 + len(MIGRATIONS)

TOGETHER: Final = 200  # tables or guests that are cleared away in one go
A_DAY: Final = 24 * 3600 * 1000  # milliseconds


class StoredAnswer(Struct, frozen=True, array_like=True):
    """One answer of a game, as it is kept."""

    table: str
    number: int  # counted over the whole table, from 0
    seat: int
    option: int  # the option's code
    spent: int  # milliseconds taken out of the seat's time bank
    giver: str  # "player", "bot" or "clock"
    at: int  # milliseconds since 1970


class StoredChat(Struct, frozen=True, array_like=True):
    table: str
    number: int
    seat: int
    name: str
    text: str
    at: int
    team: int = 0  # 1: for whoever shares a mat with the seat
    quip: str = ""  # what one's character says, in place of a text: "gog.cheers"


class FinishedPlayer(Struct, frozen=True):
    name: str
    kind: str  # "player", or the bot's name
    character: str


class Finished(Struct, frozen=True):
    """A finished game as the statistics and the replay need it."""

    id: str
    ended: int
    started: int
    setup: dict[str, Any]
    players: list[FinishedPlayer]
    winners: list[int]
    turns: int
    answers: int
    public: bool


class HandOver(Struct, frozen=True):
    table: str
    seat: int
    guest: str  # who gave the seat away: the link is void once the seat is somebody else's
    expires: int


RUNG: Final = "guest, name, looks, listed, mu, sigma, games, wins, played"


class Rung(Struct, frozen=True):
    """Where somebody stands on the ladder."""

    guest: str
    name: str  # empty as long as it is not to be read
    looks: str  # what the name looks like, so that no two look the same
    listed: int
    mu: float
    sigma: float
    games: int = 0
    wins: int = 0
    played: int = 0  # when, in milliseconds since 1970


class Rated(Struct, frozen=True):
    """How somebody did at a rated table."""

    table: str
    seat: int
    guest: str
    place: int
    points: float  # how many people they outlasted; half of one for a tie
    ended: int


class StorageError(Exception):
    """The database did not take it; nothing of the batch is stored."""


class NotKnown(StorageError):
    """The database has not answered: whether it is stored will be seen when it does."""


class DatabaseInUse(StorageError):
    """Another server works with this database, and one of the two is not to share it."""


class NotOurs(StorageError):
    """Another server keeps this table."""


class LeaseLost(NotOurs):
    """This server was taken for dead: all its tables are others' now."""


class OtherSecret(StorageError):
    """The servers that are there sign cookies with another secret."""


class Elsewhere(StorageError):
    """Another server keeps this table, and can be asked."""

    def __init__(self, table: str, server: int, address: str) -> None:
        super().__init__(f"table {table} is kept by server {server}")
        self.table = table
        self.server = server
        self.address = address


class Company(StrEnum):
    """Whom whoever opens a PostgreSQL database shares it with."""

    ANYBODY = "anybody"  # only looks in, as a backup does
    NOBODY = "nobody"
    SERVERS = "servers"  # that know of each other


class Cursor(Protocol):
    def fetchone(self) -> Any: ...
    def fetchall(self) -> Any: ...


class Store(ABC):
    """The interface. Every call belongs to the transaction that `begin` opened.

    A store is used by one thread at a time.
    """

    # What a database brings ----------------------------------------------------------------------

    @abstractmethod
    def execute(self, sql: str, values: Sequence[object] = ()) -> Cursor: ...

    @abstractmethod
    def execute_many(self, sql: str, rows: Iterable[Sequence[object]]) -> None: ...

    def create(self, sql: str) -> None:
        self.execute(sql)

    @abstractmethod
    def begin(self) -> None: ...

    def begin_preparing(self) -> None:
        """Nobody else prepares the same database at the same time."""
        self.begin()

    @abstractmethod
    def begin_reading(self) -> None:
        """Everything read until the end of this is as it was at its beginning."""

    @abstractmethod
    def commit(self) -> None: ...

    @abstractmethod
    def rollback(self) -> None: ...

    @abstractmethod
    def close(self) -> None: ...

    # Setting up ----------------------------------------------------------------------------------

    def prepare(self, now: int) -> None:
        """Make what is missing, migrate what is old; refuse a database of a later version."""
        self.begin_preparing()
        try:
            self.create(FIRST[0])
            self.execute(
                "INSERT INTO meta (name, value) VALUES ('schema', '1')"
                " ON CONFLICT (name) DO NOTHING"
            )
            found = int(self.execute("SELECT value FROM meta WHERE name = 'schema'").fetchone()[0])
            if found == 1:
                for sql in FIRST:
                    self.create(sql)
            if found > SCHEMA:
                raise StorageError(
                    f"The database has schema {found}; this version of Last Call knows {SCHEMA}."
                )
            for migration in MIGRATIONS[found - 1 :]:
                for step in migration:
                    if not isinstance(step, str):
                        step(self)
                    elif "?" in step:
                        self.execute(step, (now,))
                    else:
                        self.create(step)
            self.execute("UPDATE meta SET value = ? WHERE name = 'schema'", (str(SCHEMA),))
            self.commit()
        except StorageError:
            self.rollback()
            raise

    def clock(self) -> int:
        """The time that counts for all who use this database, in milliseconds since 1970."""
        return int(time() * 1000)

    def alone(self) -> None:  # noqa: B027 (SQLite has one writer anyway)
        """Until the end of this transaction nobody else changes the ladder or a tournament."""

    def feel(self, now: int) -> None:
        """Write something: whether a database works is known only then."""
        self.execute(
            "INSERT INTO meta (name, value) VALUES ('pulse', ?)"
            " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            (str(now),),
        )

    # Guests --------------------------------------------------------------------------------------

    def save_guest(self, guest: str, name: str, now: int) -> None:
        self.execute(
            "INSERT INTO guests (id, name, created, seen) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen",
            (guest, name, now, now),
        )

    def guest(self, guest: str, now: int) -> tuple[str, int] | None:
        """A guest's name and the epoch of their cookies; they have been here today."""
        row = self.execute("SELECT name, epoch, seen FROM guests WHERE id = ?", (guest,)).fetchone()
        if row is None:
            return None
        if row[2] < now - A_DAY:
            self.execute("UPDATE guests SET seen = ? WHERE id = ?", (now, guest))
        return str(row[0]), int(row[1])

    def say(self, text: str) -> None:  # noqa: B027
        """Tell all other servers of this database, where there are any."""

    def revoke_cookies(self, guest: str) -> int:
        """The epoch of the guest's next cookies: none of an earlier one is good any more."""
        self.execute("UPDATE guests SET epoch = epoch + 1 WHERE id = ?", (guest,))
        row = self.execute("SELECT epoch FROM guests WHERE id = ?", (guest,)).fetchone()
        return 0 if row is None else int(row[0])

    # Tables --------------------------------------------------------------------------------------

    def save_table(self, table: str, state: str, created: int, data: str, now: int) -> None:
        self.execute(
            "INSERT INTO tables (id, state, created, data, touched) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (id) DO UPDATE SET state = excluded.state, data = excluded.data,"
            " touched = excluded.touched",
            (table, state, created, data, now),
        )

    def table(self, table: str) -> str | None:
        row = self.execute("SELECT data FROM tables WHERE id = ?", (table,)).fetchone()
        return None if row is None else str(row[0])

    def newest_tables(self, state: str, most: int) -> list[tuple[str, str]]:
        """Ids and bookings of those that were touched last, the latest first."""
        found = self.execute(
            "SELECT id, data FROM tables WHERE state = ? ORDER BY touched DESC LIMIT ?",
            (state, most),
        )
        return [(str(row[0]), str(row[1])) for row in found.fetchall()]

    def touch_table(self, table: str, now: int) -> None:
        self.execute("UPDATE tables SET touched = ? WHERE id = ?", (now, table))

    def count_tables(self) -> dict[str, int]:
        rows = self.execute("SELECT state, COUNT(*) FROM tables GROUP BY state").fetchall()
        return {str(state): int(number) for state, number in rows}

    # Life times ----------------------------------------------------------------------------------

    def forget_tables(
        self, state: str, before: int, kept: Set[str] = frozenset(), *, daily: bool = True
    ) -> int:
        """Clear away tables that were last touched before this, some at a time: how many.

        What is needed to replay a finished game stays until that game's own time has come. Tables
        by the day can be left out: nobody need look at them for days.
        """
        told = " AND id IN (SELECT id FROM tellings)" if state == "finished" else ""
        told += "" if daily else " AND id NOT IN (SELECT table_id FROM days)"
        rows = self.execute(
            f"SELECT id FROM tables WHERE state = ? AND touched < ?{told}{self.free()} LIMIT ?",
            (state, before, TOGETHER),
        ).fetchall()
        tables = [row[0] for row in rows if row[0] not in kept]
        for table in tables:
            for what in ("answers", "chat", "logs", "handovers", "seats", "days"):
                self.execute(f"DELETE FROM {what} WHERE table_id = ?", (table,))
            self.execute("DELETE FROM tables WHERE id = ?", (table,))
        return len(tables)

    def free(self) -> str:
        """The condition, if any, that no other server keeps a table."""
        return ""

    def forget_guests(self, before: int) -> int:
        """Those who have a passkey stay."""
        rows = self.execute(
            "SELECT id FROM guests WHERE seen < ? AND id NOT IN (SELECT guest FROM passkeys)"
            " ORDER BY seen LIMIT ?",
            (before, TOGETHER),
        ).fetchall()
        for row in rows:
            self.forget_guest(row[0])
        return len(rows)

    def forget_guest(self, guest: str) -> None:
        """Somebody, and all that is theirs alone."""
        for what in ("results", "seats", "tickets", "passkeys", "pushes", "rated", "ladder"):
            self.execute(f"DELETE FROM {what} WHERE guest = ?", (guest,))
        self.execute("DELETE FROM guests WHERE id = ?", (guest,))

    def forget_chat(self, before: int) -> None:
        self.execute("DELETE FROM chat WHERE at < ?", (before,))

    def forget_finished(self, before: int) -> int:
        """Games of somebody who has a passkey stay."""
        rows = self.execute(
            "SELECT id FROM finished WHERE ended < ? AND id NOT IN"
            " (SELECT game FROM results WHERE guest IN (SELECT guest FROM passkeys))"
            " ORDER BY ended LIMIT ?",
            (before, TOGETHER),
        ).fetchall()
        for row in rows:
            for what in ("tellings", "finished"):
                self.execute(f"DELETE FROM {what} WHERE id = ?", (row[0],))
        return len(rows)

    def _forget(self, what: str, key: str, age: str, before: int) -> int:
        rows = self.execute(
            f"SELECT {key} FROM {what} WHERE {age} < ? ORDER BY {age} LIMIT ?", (before, TOGETHER)
        ).fetchall()
        for row in rows:
            self.execute(f"DELETE FROM {what} WHERE {key} = ?", (row[0],))
        return len(rows)

    # What cannot be read -------------------------------------------------------------------------

    def set_aside(self, kind: str, id: str, why: str, now: int) -> None:
        """Take a row out of the way of all others; nothing of it is lost."""
        self.execute(
            "INSERT INTO aside (kind, id, data, why, at)"
            f" SELECT ?, id, data, ?, ? FROM {kind} WHERE id = ?"
            " ON CONFLICT (kind, id) DO NOTHING",
            (kind, why, now, id),
        )
        self.execute(f"DELETE FROM {kind} WHERE id = ?", (id,))

    def is_aside(self, id: str) -> bool:
        found = self.execute("SELECT 1 FROM aside WHERE kind = 'tables' AND id = ?", (id,))
        return found.fetchone() is not None

    # Answers -------------------------------------------------------------------------------------

    def append_answers(self, answers: Sequence[StoredAnswer]) -> None:
        """Answers are never changed: a number that is taken is an error."""
        self.execute_many(
            "INSERT INTO answers (table_id, number, seat, option, spent, giver, at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            [(a.table, a.number, a.seat, a.option, a.spent, a.giver, a.at) for a in answers],
        )

    def answers(self, table: str) -> list[StoredAnswer]:
        rows = self.execute(
            "SELECT table_id, number, seat, option, spent, giver, at FROM answers"
            " WHERE table_id = ? ORDER BY number",
            (table,),
        ).fetchall()
        return [StoredAnswer(*row) for row in rows]

    # Chat ----------------------------------------------------------------------------------------

    def append_chat(self, line: StoredChat) -> None:
        self.execute(
            "INSERT INTO chat (table_id, number, seat, name, text, at, team, quip)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (
                *(line.table, line.number, line.seat, line.name),
                *(line.text, line.at, line.team, line.quip),
            ),
        )

    def forget_lines(self, table: str, seat: int) -> None:
        self.execute("DELETE FROM chat WHERE table_id = ? AND seat = ?", (table, seat))

    def chat(self, table: str, last: int) -> list[StoredChat]:
        """The last lines, oldest first."""
        rows = self.execute(
            "SELECT table_id, number, seat, name, text, at, team, quip FROM chat WHERE table_id = ?"
            " ORDER BY number DESC LIMIT ?",
            (table, last),
        ).fetchall()
        return [StoredChat(*row) for row in reversed(rows)]

    # The log of a game that may not go on one day -------------------------------------------------

    def save_log(self, table: str, data: bytes) -> None:
        self.execute(
            "INSERT INTO logs (table_id, data) VALUES (?, ?)"
            " ON CONFLICT (table_id) DO UPDATE SET data = excluded.data",
            (table, data),
        )

    def log(self, table: str) -> bytes | None:
        row = self.execute("SELECT data FROM logs WHERE table_id = ?", (table,)).fetchone()
        return None if row is None else bytes(row[0])

    # Finished games ------------------------------------------------------------------------------

    def save_finished(self, game: Finished) -> None:
        self.execute(
            "INSERT INTO finished (id, ended, data) VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING",
            (game.id, game.ended, msgspec.json.encode(game).decode()),
        )

    def save_telling(self, table: str, telling: bytes) -> None:
        """How a finished game was told: its replay needs no card of today."""
        self.execute(
            "INSERT INTO tellings (id, data) VALUES (?, ?) ON CONFLICT (id) DO NOTHING",
            (table, telling),
        )

    def telling(self, table: str) -> bytes | None:
        row = self.execute("SELECT data FROM tellings WHERE id = ?", (table,)).fetchone()
        return None if row is None else bytes(row[0])

    def finished(self, table: str) -> Finished | None:
        row = self.execute("SELECT data FROM finished WHERE id = ?", (table,)).fetchone()
        return None if row is None else msgspec.json.decode(row[0], type=Finished)

    def all_finished(self, now: int) -> list[Finished]:
        """In the order they ended; one that cannot be read is set aside."""
        games: list[Finished] = []
        rows = self.execute("SELECT id, data FROM finished ORDER BY ended, id").fetchall()
        for id, data in rows:
            try:
                games.append(msgspec.json.decode(data, type=Finished))
            except msgspec.DecodeError as error:
                self.set_aside("finished", id, str(error), now)
        return games

    # The ladder ----------------------------------------------------------------------------------

    def rung(self, guest: str) -> Rung | None:
        row = self.execute(f"SELECT {RUNG} FROM ladder WHERE guest = ?", (guest,)).fetchone()
        return None if row is None else Rung(*row)

    def save_rung(self, rung: Rung) -> None:
        self.execute(
            f"INSERT INTO ladder ({RUNG}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (guest) DO UPDATE SET name = excluded.name, looks = excluded.looks,"
            " listed = excluded.listed, mu = excluded.mu, sigma = excluded.sigma,"
            " games = excluded.games, wins = excluded.wins, played = excluded.played",
            msgspec.structs.astuple(rung),
        )

    def ladder(self, most: int) -> list[Rung]:
        """Those whose names may be read, the surest first."""
        rows = self.execute(
            f"SELECT {RUNG} FROM ladder WHERE listed = 1"
            " ORDER BY mu - 3 * sigma DESC, games DESC, guest LIMIT ?",
            (most,),
        ).fetchall()
        return [Rung(*row) for row in rows]

    def unlisted(self) -> int:
        """How many have played at rated tables without their names on the ladder."""
        return int(self.execute("SELECT COUNT(*) FROM ladder WHERE listed = 0").fetchone()[0])

    def looks_taken(self, looks: str, guest: str) -> bool:
        found = self.execute(
            "SELECT 1 FROM ladder WHERE listed = 1 AND looks = ? AND guest <> ?", (looks, guest)
        )
        return found.fetchone() is not None

    def add_rated(self, results: Sequence[Rated]) -> None:
        for result in results:
            self.execute(
                "INSERT INTO rated (table_id, seat, guest, place, points, ended)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                msgspec.structs.astuple(result),
            )

    def is_rated(self, table: str) -> bool:
        found = self.execute("SELECT 1 FROM rated WHERE table_id = ?", (table,))
        return found.fetchone() is not None

    def month(self, since: int, until: int, most: int) -> list[tuple[str, str, float, int, int]]:
        """Guest, name, points, games and wins of those on the ladder, the best first."""
        rows = self.execute(
            "SELECT ladder.guest, ladder.name, SUM(points), COUNT(*),"
            " SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END)"
            " FROM rated JOIN ladder ON ladder.guest = rated.guest"
            " WHERE listed = 1 AND ended >= ? AND ended < ?"
            " GROUP BY ladder.guest, ladder.name ORDER BY 3 DESC, 4, ladder.guest LIMIT ?",
            (since, until, most),
        ).fetchall()
        return [(str(g), str(n), float(p), int(c), int(w)) for g, n, p, c, w in rows]

    def forget_rung(self, guest: str) -> None:
        """Nothing of a guest is left on the ladder."""
        self.execute("DELETE FROM rated WHERE guest = ?", (guest,))
        self.execute("DELETE FROM ladder WHERE guest = ?", (guest,))

    def forget_ladder(self, before: int) -> None:
        self.execute("DELETE FROM rated WHERE ended < ?", (before,))
        self._forget("ladder", "guest", "played", before)

    # Tournaments ---------------------------------------------------------------------------------

    def save_tournament(self, id: str, host: str, state: str, data: str, now: int) -> None:
        self.execute(
            "INSERT INTO tournaments (id, host, state, touched, data) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (id) DO UPDATE SET host = excluded.host, state = excluded.state,"
            " touched = excluded.touched, data = excluded.data",
            (id, host, state, now, data),
        )

    def tournament(self, id: str) -> str | None:
        row = self.execute("SELECT data FROM tournaments WHERE id = ?", (id,)).fetchone()
        return None if row is None else str(row[0])

    def hosted_tournaments(self, host: str, over: str) -> int:
        """How many tournaments of a host are not over."""
        found = self.execute(
            "SELECT COUNT(*) FROM tournaments WHERE host = ? AND state <> ?", (host, over)
        )
        return int(found.fetchone()[0])

    def forget_tournaments(self, before: int) -> int:
        return self._forget("tournaments", "id", "touched", before)

    # Seats for other devices ---------------------------------------------------------------------

    def save_hand_over(self, token: str, given: HandOver) -> None:
        """A new link for a seat makes the older ones void."""
        self.execute(
            "DELETE FROM handovers WHERE table_id = ? AND seat = ?", (given.table, given.seat)
        )
        self.execute(
            "INSERT INTO handovers (token, table_id, seat, guest, expires) VALUES (?, ?, ?, ?, ?)",
            (token, given.table, given.seat, given.guest, given.expires),
        )

    def hand_over(self, token: str, now: int) -> HandOver | None:
        """Look at a link that is still good."""
        row = self.execute(
            "SELECT table_id, seat, guest, expires FROM handovers WHERE token = ?", (token,)
        ).fetchone()
        return None if row is None or row[3] < now else HandOver(*row)

    def spend_hand_over(self, token: str) -> None:
        self.execute("DELETE FROM handovers WHERE token = ?", (token,))

    def forget_hand_overs(self, now: int) -> None:
        self.execute("DELETE FROM handovers WHERE expires < ?", (now,))


class SQLiteStore(Store):
    """A file in the data folder, with a write-ahead log.

    A commit survives whatever happens to this process. With `sync` "normal" the log reaches the
    disk itself within about a second, so that a power cut may cost that second; with "full" every
    commit waits for the disk.

    SQLite would carry the log over into the database inside some unlucky commit, which then takes
    a tenth of a second or more. Another thread does that instead, a little at a time; all that is
    left for the writer is to begin the log anew when it has grown long.
    """

    def __init__(self, file: Path, sync: str = "normal") -> None:
        try:
            self._db = connected(file, sync)
            self._tidier_db = connected(file, sync)
        except sqlite3.Error as error:
            raise StorageError(str(error)) from error
        self._written = False
        self._long = False
        self._closing = threading.Event()
        self._tidier = threading.Thread(target=self._tidy, name="lastcall-tidier", daemon=True)
        self._tidier.start()

    def _tidy(self) -> None:
        while not self._closing.wait(TIDY_EVERY):
            if self._written:
                self._written = False
                with suppress(sqlite3.Error):
                    done = self._tidier_db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                    self._long = done[1] > LONG_LOG

    def execute(self, sql: str, values: Sequence[object] = ()) -> Cursor:
        try:
            return self._db.execute(sql, values)
        except sqlite3.Error as error:
            raise StorageError(str(error)) from error

    def execute_many(self, sql: str, rows: Iterable[Sequence[object]]) -> None:
        try:
            self._db.executemany(sql, rows)
        except sqlite3.Error as error:
            raise StorageError(str(error)) from error

    def create(self, sql: str) -> None:
        # One tree instead of a table and an index: half the pages for every answer.
        small = sql.startswith("CREATE TABLE") and "PRIMARY KEY (" in sql
        self.execute(f"{sql} WITHOUT ROWID" if small else sql)

    def begin(self) -> None:
        if self._long:
            self._long = False
            with suppress(StorageError):
                self.execute("PRAGMA wal_checkpoint(RESTART)")
        self.execute("BEGIN IMMEDIATE")

    def begin_reading(self) -> None:
        self.execute("BEGIN")
        self.execute("SELECT COUNT(*) FROM meta").fetchone()

    def commit(self) -> None:
        self.execute("COMMIT")
        self._written = True

    def rollback(self) -> None:
        with suppress(StorageError):
            self.execute("ROLLBACK")

    def close(self) -> None:
        self._closing.set()
        self._tidier.join()
        self._tidier_db.close()
        self._db.close()


def connected(file: Path, sync: str) -> sqlite3.Connection:
    db = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=PATIENCE)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute(f"PRAGMA synchronous = {'FULL' if sync == 'full' else 'NORMAL'}")
    db.execute("PRAGMA wal_autocheckpoint = 0")
    return db


def open_store(
    data: Path,
    database_url: str = "",
    sync: str = "normal",
    company: Company = Company.ANYBODY,
) -> Store:
    """The store of these settings, ready to use."""
    store: Store
    if not database_url:
        store = SQLiteStore(data / SQLITE, sync)
    elif company == Company.SERVERS:
        from lastcall.server.lease import SharedStore

        store = SharedStore(database_url)
    else:
        from lastcall.server.postgres import PostgresStore

        store = PostgresStore(database_url, company)
    store.prepare(int(time() * 1000))
    return store


def without_password(url: str) -> str:
    """A database address that may stand in a log."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.hostname or ''}{parts.path}"
