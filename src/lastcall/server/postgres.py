"""The PostgreSQL store (psycopg 3)."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, Final

import psycopg

from lastcall.server.storage import PATIENCE, Cursor, StorageError, Store

# A lock that somebody else holds, and a statement that does not end, are failures within seconds.
PATIENT: Final = f"-c lock_timeout={PATIENCE:.0f}s -c statement_timeout={PATIENCE + 1:.0f}s"


class PostgresStore(Store):
    """A database of its own. A lost connection is made anew for the next batch."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._db: psycopg.Connection[Any] | None = None
        self._cursor: psycopg.Cursor[Any] | None = None

    def _connected(self) -> psycopg.Cursor[Any]:
        if self._db is None or self._db.closed or self._cursor is None:
            self._db = psycopg.connect(
                self._url,
                autocommit=True,
                connect_timeout=int(PATIENCE),
                options=PATIENT,
                tcp_user_timeout=int(PATIENCE * 1000),
                keepalives_idle=10,
                keepalives_interval=5,
                keepalives_count=2,
            )
            self._cursor = self._db.cursor()
        return self._cursor

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

    def create(self, sql: str) -> None:
        self.execute(sql.replace(" BLOB ", " BYTEA "))

    def begin(self) -> None:
        try:
            self.execute("BEGIN")
        except StorageError:
            # The server may have been restarted since the last batch: try once more, afresh.
            self.close()
            self.execute("BEGIN")

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
