"""The tavern: every table there is, the lobby that lists them, and what is remembered of games."""

import asyncio
import gc
import logging
from time import monotonic
from typing import Final

import msgspec

from lastcall.server import chairs
from lastcall.server import connection as sockets
from lastcall.server import outgoing as out
from lastcall.server.booking import (
    BOT,
    CLOSED,
    EMPTY,
    FINISHED,
    OPEN,
    PLAYER,
    RUNNING,
    Booking,
    Chair,
    check_bot,
    checked,
    read_booking,
    seat_the_game,
)
from lastcall.server.connection import Connection, packed
from lastcall.server.identity import Identities, digest, may_be_table, new_guest, new_table
from lastcall.server.incoming import NewTable, Sit, clean_name
from lastcall.server.journal import Journal
from lastcall.server.metrics import Metrics
from lastcall.server.operator import OPERATOR
from lastcall.server.refusals import Refusal
from lastcall.server.replays import told_again
from lastcall.server.room import Room, milliseconds
from lastcall.server.settings import Settings
from lastcall.server.storage import Finished, StorageError

LISTED: Final = 200  # the lobby shows the newest
LOBBY_PAUSE: Final = 0.25  # changes within this time are told together
ROUNDS: Final = 20.0  # how often we look for tables nobody needs any more
COLLECT_EVERY: Final = 90  # rounds: half an hour
NAMES_KEPT: Final = 50_000

log = logging.getLogger("lastcall.server")


class Tavern:
    """All tables. Bookings are kept in memory while open or running, games only while looked at."""

    def __init__(
        self, settings: Settings, journal: Journal, identities: Identities, metrics: Metrics
    ) -> None:
        self.settings = settings
        self.journal = journal
        self.identities = identities
        self.metrics = metrics
        self.bookings: dict[str, Booking] = {}
        self.rooms: dict[str, Room] = {}
        self.lobby: set[Connection] = set()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._names: dict[str, str] = {}
        self._opened = monotonic()
        self._writing = asyncio.Lock()  # one game at a time: the tables need the processor too
        self._lobby_timer: asyncio.TimerHandle | None = None
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        texts = await self.journal.do(lambda store: store.tables(OPEN, RUNNING))
        for text in texts:
            try:
                booking = read_booking(text)
            except msgspec.DecodeError as error:
                # One table that cannot be read closes no other; what is stored of it stays.
                log.error(OPERATOR.line("table-unreadable", problem=str(error)))
                continue
            self.bookings[booking.id] = booking
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
        for connection in list(self.lobby):
            connection.close(sockets.GOING_AWAY)
        for room in list(self.rooms.values()):
            room.unload(sockets.GOING_AWAY)
        await self.journal.close()

    # Guests --------------------------------------------------------------------------------------

    async def name_guest(self, guest: str | None, name: str) -> tuple[str, str]:
        """Register a guest, or give a known one another name: (id, name)."""
        cleaned = clean_name(name)
        known = guest or new_guest()
        await self.journal.do(lambda store: store.save_guest(known, cleaned, milliseconds()))
        self._remember(known, cleaned)
        return known, cleaned

    async def name_of(self, guest: str | None) -> str | None:
        """A guest's name; None for somebody we do not know."""
        if not guest:
            return None
        name = self._names.get(guest)
        if name is None:
            name = await self.journal.do(lambda store: store.guest_name(guest))
            if name is not None:
                self._remember(guest, name)
        return name

    def _remember(self, guest: str, name: str) -> None:
        if len(self._names) >= NAMES_KEPT:
            self._names.clear()
        self._names[guest] = name

    # Tables --------------------------------------------------------------------------------------

    async def create(self, guest: str, name: str, wish: NewTable) -> Room:
        # Games that were left alone wait in the storage; they must not bar anybody for good.
        hosted = sum(1 for room in self.rooms.values() if room.hosted_by(guest))
        if hosted >= self.settings.tables_per_guest:
            raise Refusal("too-many-tables", most=self.settings.tables_per_guest)
        options = checked(wish.options)
        booking = Booking(
            id=new_table(),
            created=milliseconds(),
            host=guest,
            options=options,
            chairs=[Chair() for _ in range(options.seats)],
        )
        if wish.sit:
            booking.check_character(wish.character, 0)
            booking.chairs[0] = Chair(PLAYER, guest, name, "", wish.character)
        for bot in wish.bots:
            booking.chairs[booking.free_seat(-1)] = Chair(BOT, "", "", check_bot(bot))
        if wish.start:
            seat_the_game(booking.copy(), 0)  # a game that cannot start leaves no table behind
        room = Room(self, booking)
        await room.save(booking)
        self.rooms[booking.id] = room
        if wish.start:
            await room.start(guest)
        return room

    def booked(self, booking: Booking) -> None:
        """A booking has been stored."""
        if booking.state in (OPEN, RUNNING):
            self.bookings[booking.id] = booking
        else:
            self.bookings.pop(booking.id, None)

    async def room(self, table: str) -> Room:
        """The table of this id, loaded if need be."""
        room = self.rooms.get(table)
        if room is not None:
            return room
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _load(self, table: str) -> Room:
        booking = self.bookings.get(table)
        if booking is None and may_be_table(table):
            text = await self.journal.do(lambda store: store.table(table))
            try:
                booking = None if text is None else read_booking(text)
            except msgspec.DecodeError:
                raise Refusal("broken-game") from None
        if booking is None or booking.state == CLOSED:
            raise Refusal("no-such-table")
        room = Room(self, booking)
        await room.load()
        self.rooms[table] = room
        return room

    def has(self, room: Room) -> bool:
        """Whether this is the table of its id, and not one that has left the memory."""
        return self.rooms.get(room.booking.id) is room

    def forget(self, room: Room) -> None:
        if self.has(room):
            del self.rooms[room.booking.id]
            self.lobby_changed(room)

    async def take_over(self, token: str, guest: str | None) -> tuple[str, str, Room, int]:
        """Use a one-time link: the guest who uses it, their name, the table and the seat."""
        given = await self.journal.do(lambda store: store.hand_over(digest(token), milliseconds()))
        if given is None:
            raise Refusal("link-spent")
        room = await self.room(given.table)
        name = await self.name_of(guest)
        if guest is None or name is None:
            seat = room.booking.seat_of(given.guest)
            if seat < 0:
                raise Refusal("link-spent")
            guest, name = await self.name_guest(None, room.booking.chairs[seat].name)
        seat = await chairs.take_over(room, token, given, guest, name)
        return guest, name, room, seat

    async def rematch(self, room: Room, guest: str, name: str) -> Room:
        """The same table again: whoever asks first sets it, the others sit down at it."""
        if room.booking.seat_of(guest) < 0:
            raise Refusal("not-seated")
        async with room.lock:
            old = room.booking.copy()
            if old.state != FINISHED:
                raise Refusal("not-finished")
            again = await self._again(old)
            if again is None:
                bots = [chair.bot for chair in old.chairs if chair.kind == BOT]
                again = await self.create(guest, name, NewTable(options=old.options, bots=bots))
                old.next = again.booking.id
                await room.save(old)
            elif again.booking.seat_of(guest) < 0:  # under the lock: who asks twice sits once
                await chairs.sit(again, guest, name, Sit())
            room.announce()  # those who are still here see how many are in
            return again

    async def _again(self, old: Booking) -> Room | None:
        if not old.next:
            return None
        try:
            return await self.room(old.next)
        except Refusal:
            return None  # it was set and cleared away again

    # The lobby -----------------------------------------------------------------------------------

    def tables(self) -> list[out.Summary]:
        """Public tables, those that wait for players first, the newest first.

        A game that everybody has left long ago is not listed; its players know its address.
        """
        public = [
            booking
            for booking in self.bookings.values()
            if booking.options.public and (booking.state == OPEN or self._goes_on(booking.id))
        ]
        public.sort(key=lambda booking: (booking.state != OPEN, -booking.created))
        return [self._summary(booking) for booking in public[:LISTED]]

    def _goes_on(self, table: str) -> bool:
        room = self.rooms.get(table)
        return room is not None and room.stuck is None

    def _summary(self, booking: Booking) -> out.Summary:
        room = self.rooms.get(booking.id)
        host = booking.seat_of(booking.host)
        kinds = [chair.kind for chair in booking.chairs]
        return out.Summary(
            id=booking.id,
            title=booking.options.title,
            state=booking.state,
            host=booking.chairs[host].name if host >= 0 else "",
            created=booking.created,
            seats=len(booking.chairs),
            free=kinds.count(EMPTY),
            bots=kinds.count(BOT),
            players=[chair.name for chair in booking.chairs if chair.kind == PLAYER],
            characters=[chair.character for chair in booking.chairs if chair.character],
            drop_in=booking.state == RUNNING and booking.options.drop_in,
            turn=room.evening.shown.view.turn if room is not None and room.evening else 0,
            here=len(room.connections) if room is not None else 0,
            options=booking.options,
        )

    def lobby_changed(self, room: Room) -> None:
        if room.booking.options.public and self.lobby and self._lobby_timer is None:
            loop = asyncio.get_running_loop()
            self._lobby_timer = loop.call_later(LOBBY_PAUSE, self._tell_lobby)

    def _tell_lobby(self) -> None:
        self._lobby_timer = None
        frame = packed(out.LobbyMessage(self.tables()))
        for connection in self.lobby:
            connection.send(frame)

    # Tidying -------------------------------------------------------------------------------------

    async def _sweep(self) -> None:
        rounds = 0
        while True:
            await asyncio.sleep(min(ROUNDS, self.settings.idle))
            rounds += 1
            if rounds % COLLECT_EVERY == 0:
                gc.collect()  # see `run`: nobody else does
            try:
                await self._tidy()
            except StorageError as error:
                log.warning(OPERATOR.line("tidying-waits", problem=str(error)))

    async def _tidy(self) -> None:
        """Clear away what nobody has looked at for a while; running games stay in the storage."""
        long_ago = monotonic() - self.settings.idle
        for room in list(self.rooms.values()):
            if not room.connections and room.empty_since < long_ago:
                room.unload(sockets.GOING_AWAY)
        for booking in list(self.bookings.values()):
            if booking.state == OPEN and booking.id not in self.rooms and self._opened < long_ago:
                closed = booking.copy()
                closed.state = CLOSED
                await self.journal.do(
                    lambda store, b=closed: store.save_table(b.id, b.state, b.created, b.text())  # type: ignore[misc]
                )
                self.bookings.pop(booking.id, None)
        await self.journal.do(lambda store: store.forget_hand_overs(milliseconds()))

    # What is remembered --------------------------------------------------------------------------

    async def finished(self, table: str) -> tuple[Finished, bytes]:
        """A finished game, and how it was told."""
        found = None
        if may_be_table(table):
            found = await self.journal.do(lambda store: store.finished(table))
        if found is None:
            raise Refusal("no-such-replay")
        telling = await self.journal.do(lambda store: store.telling(table))
        return found, telling or await self.write_down(found)

    async def write_down(self, game: Finished) -> bytes:
        """Keep a finished game as it was told; whatever becomes of its cards, it stays so."""
        async with self._writing:
            answers = await self.journal.do(lambda store: store.answers(game.id))
            telling = await asyncio.to_thread(told_again, game, answers)
        await self.journal.do(lambda store: store.save_telling(game.id, telling))
        return telling

    def counts(self) -> dict[str, int]:
        counts = {OPEN: 0, RUNNING: 0}
        for booking in self.bookings.values():
            counts[booking.state] += 1
        return counts
