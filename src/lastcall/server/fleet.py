"""What the servers of one database tell each other: that they are there, and what all should know.

Each writes it beside its lease, once a second, and reads what the others wrote: the lobby, what
counts for limits, numbers. It is a second old at most, which is good enough for all of these; what
must not be old, as who keeps a table, is asked of the database itself.
"""

import asyncio
import hashlib
import logging
import zlib
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from lastcall.server import connection as codes
from lastcall.server import outgoing as out
from lastcall.server.forwarding import digest, signs_of
from lastcall.server.metrics import Sample
from lastcall.server.operator import OPERATOR
from lastcall.server.storage import Elsewhere, LeaseLost, StorageError

if TYPE_CHECKING:
    from lastcall.server.door import Door
    from lastcall.server.lease import Peer, SharedStore

BEAT: Final = 0.5  # seconds
NEWS: Final = 2  # beats between two editions of what is told
COUNTED: Final = 200  # of each kind: those with the most

log = logging.getLogger("lastcall.server")


class Told(Struct, array_like=True):
    """What one server tells the others."""

    tables: list[out.Summary]  # that it keeps, as the lobby lists them
    finished: int  # games, since it was started
    counts: dict[str, dict[str, int]]  # by what is limited: who has how many of it there
    taken: dict[str, dict[str, int]]  # by what has a rate: who took how much since the last edition
    samples: list[Sample]


class Fleet:
    """The servers of this database, as one of them sees them."""

    def __init__(self, door: "Door", store: "SharedStore", secret: str) -> None:
        self._door = door
        self._store = store
        self._signs = signs_of(secret)
        self._veil = digest(secret)
        self._others: dict[int, Told] = {}
        self._task: asyncio.Task[None] | None = None
        self._beats = 0
        loop = asyncio.get_running_loop()

        def heard(said: str) -> None:
            with suppress(RuntimeError):  # the loop is gone
                loop.call_soon_threadsafe(self._heard, said)

        store.heard = heard
        for bucket in door.rates.values():
            bucket.taken = Counter()

    async def join(self) -> None:
        address = self._door.settings.reach
        await self._door.journal.do(lambda _: self._store.register(address, self._signs))

    def start(self) -> None:
        self._task = asyncio.create_task(self._go_on())

    async def leave(self) -> None:
        if self._task is not None:
            self._task.cancel()
        await self._door.journal.do(lambda _: self._store.leave())

    async def claim(self, table: str) -> None:
        """Keep a table; Elsewhere if another server does."""
        place = await self._door.journal.do(lambda _: self._store.claim(table))
        if place is not None:
            raise Elsewhere(table, *place)

    def veiled(self, address: str) -> str:
        """An address of a client, as it is counted: the same at every server, and no address."""
        return hashlib.blake2b(address.encode(), key=self._veil, digest_size=9).hexdigest()

    # Beat by beat --------------------------------------------------------------------------------

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._beat()
            except LeaseLost:
                await self._begin_anew()
            except StorageError:
                pass  # the journal has said so
            except Exception:  # a fault of ours must not cost all tables
                log.exception(OPERATOR.line("beat-failed"))

    async def _beat(self) -> None:
        self._beats += 1
        told = self._tell() if self._beats % NEWS == 0 else None
        peers = await self._door.journal.do(lambda _: self._store.beat(told))
        known = {number: self._others[number] for number in self._others.keys() & numbers(peers)}
        before = [self._others[number].tables for number in sorted(self._others)]
        for peer in peers:
            if peer.told and (news := read(peer.told)) is not None:
                known[peer.number] = news
                for name, taken in news.taken.items():
                    if name in self._door.rates:
                        self._door.rates[name].taken_elsewhere(taken)
        self._others = known
        self._door.forwarding.cut(numbers(peers))
        if before != [known[number].tables for number in sorted(known)]:
            self._door.tavern.tell_lobby()

    async def _begin_anew(self) -> None:
        """Others have our tables. Whoever is here comes back, and is passed on to them."""
        tavern = self._door.tavern
        log.error(OPERATOR.line("lease-lost", tables=len(tavern.rooms)))
        for room in list(tavern.rooms.values()):
            room.unload(codes.TABLE_FAILED)
        tavern.bookings.clear()
        try:
            await self.join()
        except StorageError as error:
            log.error(OPERATOR.line("not-registered", problem=str(error)))

    def _tell(self) -> bytes:
        door = self._door
        told = Told(
            tables=door.tavern.own_tables(),
            finished=door.metrics.finished,
            counts={name: most(Counter(counted)) for name, counted in door.counts().items()},
            taken={},
            samples=door.metrics.samples(len(door.tavern.rooms)),
        )
        for name, bucket in door.rates.items():
            assert bucket.taken is not None
            told.taken[name] = most(bucket.taken)
            bucket.taken.clear()
        return zlib.compress(msgspec.json.encode(told), 1)

    # What the others told ------------------------------------------------------------------------

    def tables(self) -> Iterator[out.Summary]:
        return (table for told in self._others.values() for table in told.tables)

    def finished(self) -> int:
        return sum(told.finished for told in self._others.values())

    def count(self, name: str, who: str) -> int:
        """How many of something somebody has at the other servers."""
        return sum(told.counts.get(name, {}).get(who, 0) for told in self._others.values())

    def samples(self) -> dict[str, list[Sample]]:
        """The numbers of all servers, by a label for each."""
        own = self._door.metrics.samples(len(self._door.tavern.rooms))
        found = {number: told.samples for number, told in self._others.items()}
        found[self._store.number] = own
        return {f'server="{number}"': found[number] for number in sorted(found)}

    def _heard(self, said: str) -> None:
        """Somebody has another name, has signed out or is waited for, at another server."""
        tavern = self._door.tavern
        what, _, guest = said.partition(" ")
        if what == "turn":
            tavern.tell_turn(guest)
            return
        tavern.forget_guest(guest)
        if what == "out":
            tavern.show_out(guest)
            tavern.drop_finished(guest)


def read(told: bytes) -> Told | None:
    """None for what a server of another version tells."""
    try:
        return msgspec.json.decode(zlib.decompress(told), type=Told)
    except (msgspec.DecodeError, zlib.error):
        return None


def numbers(peers: "list[Peer]") -> set[int]:
    return {peer.number for peer in peers}


def most(counted: "Counter[str]") -> dict[str, int]:
    return dict(counted.most_common(COUNTED))
