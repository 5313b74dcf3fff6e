"""Several servers on one database: which of them keeps which table, and for how long.

A server has a number, which is never given twice, and a time until which it counts as there; it
puts that off while it lives. A table has the number of its keeper. Whoever gets a message for a
table whose keeper is gone takes it: he first strikes the keeper off the list, and from then on
nothing that one writes is taken, as every transaction of a server begins with locking its own line
of the list. A number is therefore the epoch of all the tables that are kept under it.

A server that was killed is known to be gone sooner: the lock on its number that it holds for as
long as it is connected is not held any more.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import psycopg

from lastcall.server.postgres import PostgresStore
from lastcall.server.storage import (
    LEASE,
    Company,
    HandOver,
    LeaseLost,
    NotOurs,
    OtherSecret,
    StoredAnswer,
    StoredChat,
)

UNSEEN: Final = 1_000  # milliseconds until one that is not even connected may be struck off
CHANNEL: Final = "lastcall"
LIVING: Final = 0x1A57CA13  # of advisory locks: with a server's number, that it is connected
NOW: Final = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"  # one clock for all


class Peer(NamedTuple):
    """Another server of this database."""

    number: int
    address: str
    told: bytes | None  # what it tells the others, if that is new


class SharedStore(PostgresStore):
    """A database that several servers write to, each only what belongs to its own tables."""

    # A server that stops in the middle of a transaction must not keep its line of the list locked.
    options = f"{PostgresStore.options} -c idle_in_transaction_session_timeout={LEASE}"

    def __init__(self, url: str) -> None:
        super().__init__(url, Company.SERVERS)
        self.number = 0  # of this server; 0 while it has none
        self.heard: Callable[[str], None] = lambda _: None  # what others say; "" after a gap
        self._editions: dict[int, int] = {}  # of what the others have told

    def connected(self, db: "psycopg.Connection[Any]") -> None:
        super().connected(db)
        own = db.info.backend_pid
        db.add_notify_handler(lambda said: self.heard(said.payload) if said.pid != own else None)
        db.execute(f"LISTEN {CHANNEL}".encode())
        self.heard("")
        if self.number:
            db.execute(b"SELECT pg_advisory_lock(%s, %s)", (LIVING, self.number))

    def say(self, text: str) -> None:
        """Tell all other servers once this is stored; they hear it at their next beat at latest."""
        self.execute("SELECT pg_notify(?, ?)", (CHANNEL, text))

    def clock(self) -> int:
        return int(self.execute(f"SELECT {NOW}").fetchone()[0])

    # The list of servers -------------------------------------------------------------------------

    def begin(self) -> None:
        super().begin()
        if self.number and not self._found(
            "SELECT 1 FROM servers WHERE id = ? FOR SHARE", self.number
        ):
            self.number = 0
            raise LeaseLost("other servers took this one for dead and have its tables")

    def register(self, address: str, signs: str) -> None:
        """Come to be one of the servers, under a number of one's own."""
        self.check_secret(signs)
        self.execute(
            "INSERT INTO meta (name, value) VALUES ('servers', '0') ON CONFLICT (name) DO NOTHING"
        )
        row = self.execute(
            "UPDATE meta SET value = CAST(CAST(value AS BIGINT) + 1 AS TEXT)"
            " WHERE name = 'servers' RETURNING value"
        ).fetchone()
        self.number = int(row[0])
        self.execute(
            "INSERT INTO servers (id, address, signs, until, edition, told)"
            f" VALUES (?, ?, ?, {NOW} + ?, 0, ?)",
            (self.number, address, signs, LEASE, b""),
        )
        self.execute("SELECT pg_advisory_lock(?, ?)", (LIVING, self.number))
        self._editions.clear()

    def check_secret(self, signs: str) -> None:
        """Cookies of one server have to be good at all of them."""
        self._strike_off()
        if self._found("SELECT 1 FROM servers WHERE signs <> ?", signs):
            raise OtherSecret("the servers that are there have another secret")

    def beat(self, told: bytes | None) -> list[Peer]:
        """Say that this server is there, and what is new of it: the others that are."""
        self._still()
        self.execute(f"UPDATE servers SET until = {NOW} + ? WHERE id = ?", (LEASE, self.number))
        if told is not None:
            self.execute(
                "UPDATE servers SET told = ?, edition = edition + 1 WHERE id = ?",
                (told, self.number),
            )
        rows = self.execute(
            f"SELECT id, address, edition FROM servers WHERE id <> ? AND until > {NOW}",
            (self.number,),
        ).fetchall()
        peers = [Peer(id, address, self._news(id, edition)) for id, address, edition in rows]
        self._editions = {id: edition for id, _, edition in rows}
        return peers

    def _news(self, server: int, edition: int) -> bytes | None:
        if self._editions.get(server, 0) == edition:
            return None
        row = self.execute("SELECT told FROM servers WHERE id = ?", (server,)).fetchone()
        return None if row is None else bytes(row[0])

    def leave(self) -> None:
        """Whoever wants them may have our tables."""
        self.execute("DELETE FROM servers WHERE id = ?", (self.number,))
        self.number = 0

    def _strike_off(self) -> None:
        """Those who gave no sign of life for too long; whoever is just writing is not gone."""
        self.execute(
            f"DELETE FROM servers WHERE id IN (SELECT id FROM servers WHERE id <> ? AND"
            f" (until < {NOW} OR until < {NOW} + ? AND id NOT IN (SELECT objid FROM pg_locks WHERE"
            " locktype = 'advisory' AND classid = ? AND database ="
            " (SELECT oid FROM pg_database WHERE datname = current_database())))"
            " FOR UPDATE SKIP LOCKED)",
            (self.number, LEASE - UNSEEN, LIVING),
        )

    def _still(self) -> None:
        if not self.number:
            raise LeaseLost("this server is not one of the servers of the database now")

    def _found(self, sql: str, *values: object) -> bool:
        return self.execute(sql, values).fetchone() is not None

    # Whose table ---------------------------------------------------------------------------------

    def claim(self, table: str) -> tuple[int, str] | None:
        """Keep a table that nobody keeps; else the number and the address of whoever does."""
        self._still()
        self._strike_off()
        self.execute(
            "UPDATE tables SET keeper = ?"
            " WHERE id = ? AND keeper <> ? AND keeper NOT IN (SELECT id FROM servers)",
            (self.number, table, self.number),
        )
        row = self.execute(
            "SELECT servers.id, servers.address FROM tables JOIN servers"
            " ON servers.id = tables.keeper WHERE tables.id = ?",
            (table,),
        ).fetchone()
        return None if row is None or row[0] == self.number else tuple(row)

    def _ours(self, *tables: str) -> None:
        """Only their keeper writes to tables; that he stays it until the end of the transaction is
        what `begin` sees to."""
        self._still()
        wanted = list(set(tables))
        rows = self.execute(
            "SELECT COUNT(*) FROM tables WHERE keeper = ? AND id = ANY(?)", (self.number, wanted)
        ).fetchone()
        if rows[0] != len(wanted):
            raise NotOurs("another server keeps this table")

    def free(self) -> str:
        return f" AND keeper NOT IN (SELECT id FROM servers WHERE id <> {self.number})"

    # What belongs to a table ---------------------------------------------------------------------

    def save_table(self, table: str, state: str, created: int, data: str, now: int) -> None:
        self._still()
        if not self._found(
            "INSERT INTO tables (id, state, created, data, touched, keeper)"
            " VALUES (?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (id) DO UPDATE SET state = excluded.state, data = excluded.data,"
            " touched = excluded.touched WHERE tables.keeper = excluded.keeper RETURNING 1",
            *(table, state, created, data, now, self.number),
        ):
            raise NotOurs("another server keeps this table")

    def newest_tables(self, state: str, most: int) -> list[tuple[str, str]]:
        """Those that nobody keeps; they are ours now."""
        found = super().newest_tables(state, most)
        return [(id, data) for id, data in found if self.claim(id) is None]

    def append_answers(self, answers: Sequence[StoredAnswer]) -> None:
        self._ours(*(answer.table for answer in answers))
        super().append_answers(answers)

    def append_chat(self, line: StoredChat) -> None:
        self._ours(line.table)
        super().append_chat(line)

    def save_log(self, table: str, data: bytes) -> None:
        self._ours(table)
        super().save_log(table, data)

    def save_hand_over(self, token: str, given: HandOver) -> None:
        self._ours(given.table)
        super().save_hand_over(token, given)

    # Guests, of whom every server remembers something --------------------------------------------

    def save_guest(self, guest: str, name: str, now: int) -> None:
        super().save_guest(guest, name, now)
        self.say(f"named {guest}")

    def revoke_cookies(self, guest: str) -> int:
        epoch = super().revoke_cookies(guest)
        self.say(f"out {guest}")
        return epoch
