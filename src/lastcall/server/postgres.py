"""The PostgreSQL store (psycopg 3)."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from time import monotonic, sleep
from typing import Any, Final

import psycopg
from msgspec.structs import astuple

from lastcall.server.storage import (
    PATIENCE,
    Company,
    Cursor,
    DatabaseInUse,
    StorageError,
    Store,
    StoredAnswer,
)

# A lock that somebody else holds, and a statement that does not end, are failures within seconds.
# A client that is gone without a word keeps its own locks no longer than that either.
PATIENT: Final = (
    f"-c lock_timeout={PATIENCE:.0f}s -c statement_timeout={PATIENCE + 1:.0f}s"
    " -c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=2"
)

# Advisory locks of this database: held by servers for as long as they are connected, and by
# whoever prepares it.
SERVING: Final = 0x1A57CA11
PREPARING: Final = 0x1A57CA12
ALONE: Final = 0x1A57CA14  # by whoever changes the ladder or a tournament


class PostgresStore(Store):
    """A database of its own. A lost connection is made anew for the next batch."""

    options = PATIENT

    def __init__(self, url: str, company: Company = Company.ANYBODY) -> None:
        self._url = url
        self._company = company
        self._db: psycopg.Connection[Any] | None = None
        self._cursor: psycopg.Cursor[Any] | None = None

    def _connected(self) -> psycopg.Cursor[Any]:
        if self._db is None or self._db.closed or self._cursor is None:
            self._db = psycopg.connect(
                self._url,
                autocommit=True,
                connect_timeout=int(PATIENCE),
                options=self.options,
                tcp_user_timeout=int(PATIENCE * 1000),
                keepalives_idle=10,
                keepalives_interval=5,
                keepalives_count=2,
            )
            self.connected(self._db)
            self._cursor = self._db.cursor()
        return self._cursor

    def connected(self, db: "psycopg.Connection[Any]") -> None:
        """Keep the place of a server: by oneself, or with others that know of each other."""
        if self._company == Company.ANYBODY:
            return
        shared = "_shared" if self._company == Company.SERVERS else ""
        limit = monotonic() + PATIENCE  # one that was just killed is not gone at once
        while True:
            found = db.execute(f"SELECT pg_try_advisory_lock{shared}(%s)".encode(), (SERVING,))
            row = found.fetchone()
            if row is not None and row[0]:
                return
            if monotonic() > limit:
                db.close()
                raise DatabaseInUse("another server works with this database")
            sleep(0.05)

    def execute(self, sql: str, values: Sequence[object] = ()) -> Cursor:
        try:
            return self._connected().execute(sql.replace("?", "%s").encode(), values)
        except psycopg.Error as error:
            raise StorageError(first_line(error)) from None

    def execute_many(self, sql: str, rows: Iterable[Sequence[object]]) -> None:
        try:
            self._connected().executemany(sql.replace("?", "%s").encode(), rows)
        except psycopg.Error as error:
            raise StorageError(first_line(error)) from None

    def append_answers(self, answers: Sequence[StoredAnswer]) -> None:
        # In one statement. What psycopg makes of `executemany` is a pipeline, after which
        # PostgreSQL 15 forgets to look whether a transaction goes on.
        columns = zip(*map(astuple, answers), strict=True)
        self.execute(
            "INSERT INTO answers (table_id, number, seat, option, spent, giver, at) SELECT * FROM"
            " unnest(CAST(? AS TEXT[]), CAST(? AS BIGINT[]), CAST(? AS INTEGER[]),"
            " CAST(? AS BIGINT[]), CAST(? AS BIGINT[]), CAST(? AS TEXT[]), CAST(? AS BIGINT[]))",
            [list(column) for column in columns],
        )

    def alone(self) -> None:
        self.execute("SELECT pg_advisory_xact_lock(?)", (ALONE,))

    def create(self, sql: str) -> None:
        self.execute(sql.replace(" BLOB ", " BYTEA "))

    def begin(self) -> None:
        try:
            self.execute("BEGIN")
        except StorageError:
            # The server may have been restarted since the last batch: try once more, afresh.
            self.close()
            self.execute("BEGIN")

    def begin_preparing(self) -> None:
        self.begin()
        self.execute("SELECT pg_advisory_xact_lock(?)", (PREPARING,))

    def begin_reading(self) -> None:
        self.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")

    def commit(self) -> None:
        self.execute("COMMIT")

    def rollback(self) -> None:
        if self._db is not None and not self._db.closed:  # a lost one has nothing to take back
            with suppress(StorageError):
                self.execute("ROLLBACK")

    def close(self) -> None:
        if self._db is not None:
            with suppress(psycopg.Error):
                self._db.close()
        self._db = None


def first_line(error: psycopg.Error) -> str:
    """What went wrong, without values or addresses."""
    return (str(error).strip().splitlines() or [type(error).__name__])[0]
