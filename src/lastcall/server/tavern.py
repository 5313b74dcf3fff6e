"""The tavern: every table there is, the lobby that lists them, and what is remembered of games."""

import asyncio
import gc
import heapq
import logging
from collections import Counter
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from lastcall.server import anew, chairs
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
from lastcall.server.daily import Daily, count_daily
from lastcall.server.fleet import Fleet
from lastcall.server.identity import Identities, digest, may_be_table, new_guest, new_table
from lastcall.server.incoming import NewTable, Sit, clean_name
from lastcall.server.journal import Journal
from lastcall.server.metrics import Metrics
from lastcall.server.names import mixes_look_alikes
from lastcall.server.operator import OPERATOR
from lastcall.server.refusals import Refusal
from lastcall.server.room import Room, milliseconds
from lastcall.server.settings import Settings
from lastcall.server.storage import A_DAY, Finished, StorageError, Store
from lastcall.server.thinking import Thinkers
from lastcall.server.tickets import forget_tickets
from lastcall.server.unwanted import Unwanted

if TYPE_CHECKING:
    from lastcall.server.pushing import Pusher

LISTED: Final = 200  # the lobby shows the newest
LOBBY_PAUSE: Final = 0.25  # changes within this time are told together
ROUNDS: Final = 20.0  # how often we look for tables nobody needs any more
COLLECT_EVERY: Final = 90  # rounds: half an hour
NAMES_KEPT: Final = 50_000
HOSTS: Final = "hosts"  # what is counted over all servers: tables that a guest hosts,
SETTERS: Final = "setters"  # and that were set from an address
LOGS_KEPT: Final = 20  # logs that are kept in words at each round
LAST_LOGS: Final = 0.5  # seconds to keep those that are new when the server goes down
TOUCH_EVERY: Final = 3600.0  # seconds; a table that is played at notes that it is

log = logging.getLogger("lastcall.server")


class Known(Struct, frozen=True):
    """A guest, as remembered on a day."""

    name: str
    epoch: int  # of the cookies that are good
    day: int


def today() -> int:
    return milliseconds() // A_DAY


class Tavern:
    """All tables. Those in memory are open, or somebody looks at them; the others are stored."""

    def __init__(
        self,
        settings: Settings,
        journal: Journal,
        identities: Identities,
        metrics: Metrics,
        thinkers: Thinkers,
        fleet: Fleet | None = None,
        pusher: "Pusher | None" = None,
    ) -> None:
        self.settings = settings
        self.journal = journal
        self.identities = identities
        self.metrics = metrics
        self.thinkers = thinkers
        self.fleet = fleet  # None: there is no other server
        self.unwanted = Unwanted(settings.words)
        self.bookings: dict[str, Booking] = {}
        self.rooms: dict[str, Room] = {}
        self.lobby: set[Connection] = set()
        self._daily = Daily(self, pusher)
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._known: dict[str, Known] = {}
        self._opened = monotonic()
        self._lobby_timer: asyncio.TimerHandle | None = None
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Open tables are listed again; games that were left wait in the storage."""
        if self.fleet is not None:
            await self.fleet.join()
        found = await self.journal.do(lambda store: store.newest_tables(OPEN, LISTED))
        for id, text in found:
            booking = await self._read(id, text)
            if booking is not None:
                self.bookings[id] = booking
        self._sweeper = asyncio.create_task(self._sweep())
        self._daily.start()
        if self.fleet is not None:
            self.fleet.start()

    async def _read(self, id: str, text: str) -> Booking | None:
        """One table that cannot be read is set aside and costs no other."""
        try:
            return read_booking(text)
        except msgspec.DecodeError as error:
            why = str(error)
            log.error(OPERATOR.line("table-unreadable", table=id, problem=why))
            await self.journal.do(lambda store: store.set_aside("tables", id, why, milliseconds()))
            return None

    async def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
        self._daily.stop()
        for connection in list(self.lobby):
            connection.close(sockets.GOING_AWAY)
        with suppress(StorageError, TimeoutError):
            async with asyncio.timeout(LAST_LOGS):
                for room in list(self.rooms.values()):
                    await room.keep_log()
        for room in list(self.rooms.values()):
            room.unload(sockets.GOING_AWAY)
        if self.fleet is not None:
            with suppress(StorageError, TimeoutError):
                async with asyncio.timeout(LAST_LOGS):
                    await self.fleet.leave()
        await self.journal.close()

    # Guests --------------------------------------------------------------------------------------

    async def name_guest(self, guest: str | None, name: str) -> tuple[str, str]:
        """Register a guest, or give a known one another name: (id, name)."""
        cleaned = clean_name(name)
        if mixes_look_alikes(cleaned):
            raise Refusal("mixed-name")
        self.unwanted.check(cleaned)
        id = guest or new_guest()
        await self.journal.do(lambda store: store.save_guest(id, cleaned, milliseconds()))
        known = await self.guest(id) if guest else None
        self._remember(id, Known(cleaned, known.epoch if known is not None else 0, today()))
        return id, cleaned

    async def guest(self, guest: str) -> "Known | None":
        """What is known of a guest; once a day it is noted that they are still about."""
        known = self._known.get(guest)
        if known is None or known.day != today():
            found = await self.journal.do(lambda store: store.guest(guest, milliseconds()))
            if found is None:
                self._known.pop(guest, None)
                return None
            known = Known(*found, today())
            self._remember(guest, known)
        return known

    async def name_of(self, guest: str | None) -> str | None:
        """A guest's name; None for somebody we do not know."""
        known = await self.guest(guest) if guest else None
        return None if known is None else known.name

    async def sign_out(self, guest: str) -> str:
        """No cookie of this guest is good any more but the one that is signed now."""
        epoch = await self.journal.do(lambda store: store.revoke_cookies(guest))
        known = self._known.pop(guest, None)
        if known is not None:
            self._remember(guest, Known(known.name, epoch, known.day))
        self.show_out(guest)
        return self.identities.sign(guest, epoch)

    def show_out(self, guest: str) -> None:
        """Close all connections of a guest who has signed out."""
        for connections in (self.lobby, *(room.connections for room in self.rooms.values())):
            for connection in list(connections):
                if connection.guest == guest:
                    connection.close(sockets.SIGNED_OUT)

    def forget_guest(self, guest: str) -> None:
        """Something about a guest has changed at another server; about anybody without a name."""
        if guest:
            self._known.pop(guest, None)
        else:
            self._known.clear()

    def drop_finished(self, guest: str) -> None:
        """Somebody is to be named nowhere: finished tables of theirs are read again."""
        for room in list(self.rooms.values()):
            if room.booking.state == FINISHED and room.booking.seat_of(guest) >= 0:
                room.unload(sockets.GOING_AWAY)

    def tell_turn(self, guest: str) -> None:
        """Somebody in the lobby is waited for by the day, or is not any more."""
        for connection in self.lobby:
            if connection.guest == guest:
                connection.say(out.MineMessage())

    async def cookie(self, guest: str) -> str:
        known = await self.guest(guest)
        return self.identities.sign(guest, known.epoch if known is not None else 0)

    def _remember(self, guest: str, known: "Known") -> None:
        if len(self._known) >= NAMES_KEPT:
            self._known.clear()
        self._known[guest] = known

    # Tables --------------------------------------------------------------------------------------

    async def create(self, guest: str, name: str, wish: NewTable, address: str) -> Room:
        # Games that were left alone wait in the storage; they must not bar anybody for good.
        settings = self.settings
        if len(self.rooms) >= settings.tables:
            raise Refusal("busy")
        hosted = sum(1 for room in self.rooms.values() if room.hosted_by(guest))
        set_from_there = sum(1 for room in self.rooms.values() if room.address == address)
        if self.fleet is not None:
            hosted += self.fleet.count(HOSTS, guest)
            set_from_there += self.fleet.count(SETTERS, address)
        if hosted >= settings.tables_per_guest:
            raise Refusal("too-many-tables", most=settings.tables_per_guest)
        if set_from_there >= settings.tables_per_address:
            raise Refusal("too-many-tables", most=settings.tables_per_address)
        options = checked(wish.options)
        self.unwanted.check(options.title)
        if options.days and await self.journal.do(
            lambda store: count_daily(store, guest) >= settings.tables_per_guest
        ):
            raise Refusal("too-many-tables", most=settings.tables_per_guest)
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
        room = Room(self, booking, address)
        await room.save(booking)
        self.rooms[booking.id] = room
        if wish.start:
            await room.start(guest)
        return room

    def counted(self) -> dict[str, dict[str, int]]:
        """Who hosts how many tables here, and from where so many were set."""
        rooms = self.rooms.values()
        hosts = (room.booking.host for room in rooms if room.hosted_by(room.booking.host))
        setters = (room.address for room in rooms if room.address)
        return {HOSTS: Counter(hosts), SETTERS: Counter(setters)}

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
        if self.fleet is not None and may_be_table(table):
            await self.fleet.claim(table)
            booking = None  # somebody else may have had it since we read it
        if booking is None and may_be_table(table):
            text = await self.journal.do(lambda store: store.table(table))
            booking = None if text is None else await self._read(table, text)
            if booking is None and await self.journal.do(lambda store: store.is_aside(table)):
                raise Refusal("broken-game")
        if booking is None or booking.state == CLOSED:
            raise Refusal("no-such-table")
        room = Room(self, booking)
        await room.load()
        self.rooms[table] = room
        if booking.state == RUNNING:
            self.bookings[table] = booking
        return room

    def has(self, room: Room) -> bool:
        """Whether this is the table of its id, and not one that has left the memory."""
        return self.rooms.get(room.booking.id) is room

    def forget(self, room: Room) -> None:
        if self.has(room):
            del self.rooms[room.booking.id]
            if room.booking.state != OPEN:
                self.bookings.pop(room.booking.id, None)
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

    async def rematch(self, room: Room, guest: str, name: str, address: str) -> Room:
        """The same table again: whoever asks first sets it, the others sit down at it."""
        if room.booking.seat_of(guest) < 0:
            raise Refusal("not-seated")
        async with room.lock:
            old = room.booking.copy()
            if old.state != FINISHED:
                raise Refusal("not-finished")
            had = old.chairs[old.seat_of(guest)].character
            again = await self._again(old)
            if again is None:
                wish = NewTable(options=old.options, character=had)
                again = await self.create(guest, name, wish, address)
                await anew.seat_bots_again(again, old, guest)
                old.next = again.booking.id
                await room.save(old)
            elif again.booking.seat_of(guest) < 0:  # under the lock: who asks twice sits once
                wanted = anew.character_at(again, had)
                await chairs.sit(again, guest, name, Sit(character=wanted))
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
        """Public tables, those that wait for players first, the newest first."""
        found = self.own_tables()
        if self.fleet is not None:
            found += self.fleet.tables()
            found = heapq.nsmallest(LISTED, found, key=lambda t: (t.state != OPEN, -t.created))
        return found

    def own_tables(self) -> list[out.Summary]:
        """Those of this server.

        A game that everybody has left long ago is not listed; its players know its address.
        """
        public = [
            booking
            for booking in self.bookings.values()
            if booking.options.public and (booking.state == OPEN or self._goes_on(booking.id))
        ]
        first = heapq.nsmallest(LISTED, public, key=lambda b: (b.state != OPEN, -b.created))
        return [self._summary(booking) for booking in first]

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
        if room.booking.options.public:
            self.tell_lobby()

    def tell_lobby(self) -> None:
        if self.lobby and self._lobby_timer is None:
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
        touch_every = min(TOUCH_EVERY, self.settings.idle / 2)
        kept = 0
        for room in list(self.rooms.values()):
            leaves = not room.connections and room.empty_since < long_ago
            if leaves or kept < LOGS_KEPT:
                kept += await room.keep_log()
            if leaves and not room.connections:
                room.unload(sockets.GOING_AWAY)
            elif room.connections and room.touched < monotonic() - touch_every:
                room.touched = monotonic()
                id = room.booking.id
                await self.journal.do(lambda store, id=id: store.touch_table(id, milliseconds()))  # type: ignore[misc]
        if self._opened < long_ago:
            for id, booking in list(self.bookings.items()):
                if booking.state == OPEN and id not in self.rooms and not booking.options.days:
                    del self.bookings[id]
        await self._forget()

    async def _forget(self) -> None:
        """What has had its time goes, some of it at each round; see docs/operations.md."""
        settings, now = self.settings, milliseconds()
        idle = now - int(settings.idle * 1000)

        kept = frozenset(self.rooms)
        tables = days_before(now, settings.keep_tables)
        ages = {CLOSED: now, OPEN: tables, RUNNING: tables, FINISHED: tables}

        def forget(store: Store) -> None:
            store.forget_hand_overs(now)
            forget_tickets(store, now)
            store.forget_tables(OPEN, idle, kept, daily=False)
            for state, before in ages.items():
                store.forget_tables(state, before, kept)
            store.forget_chat(days_before(now, settings.keep_chat))
            store.forget_guests(days_before(now, settings.keep_guests))
            store.forget_finished(days_before(now, settings.keep_replays))
            store.forget_ladder(days_before(now, settings.keep_guests))
            store.forget_tournaments(tables)

        await self.journal.do(forget)

    # What is remembered --------------------------------------------------------------------------

    async def finished(self, table: str) -> tuple[Finished, bytes]:
        """A finished game, and how it was told."""
        found = await self._stored(table)
        if found is None and may_be_table(table):
            with suppress(Refusal):  # it is just being written down, or was when the server died
                room = await self.room(table)
                if room.task is not None and room.is_over():
                    await asyncio.wait({room.task})
                    found = await self._stored(table)
        if found is None:
            raise Refusal("no-such-replay")
        telling = await self.journal.do(lambda store: store.telling(table))
        return found, telling or await self.write_down(found)

    async def _stored(self, table: str) -> Finished | None:
        if not may_be_table(table):
            return None
        return await self.journal.do(lambda store: store.finished(table))

    async def write_down(self, game: Finished) -> bytes:
        """Keep a finished game as it was told; whatever becomes of its cards, it stays so."""
        telling = await self.tell(game)
        await self.journal.do(lambda store: store.save_telling(game.id, telling))
        return telling

    async def tell(self, game: Finished) -> bytes:
        answers = await self.journal.do(lambda store: store.answers(game.id))
        return await self.thinkers.write_down(game, answers)

    async def counts(self) -> dict[str, int]:
        try:
            counted = await self.journal.do(lambda store: store.count_tables())
        except StorageError:
            return {}  # that it fails is a number too
        return {OPEN: 0, RUNNING: 0, **counted}


def days_before(now: int, days: float) -> int:
    return now - int(days * A_DAY)
