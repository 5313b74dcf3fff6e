"""One table and the people around it: chairs, connections, chat. The game is run by `evening`."""

import asyncio
import json
import logging
import secrets
import zlib
from collections.abc import Iterator
from time import monotonic, time
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec
from msgspec import UNSET

from lastcall.engine.dice import SECRET
from lastcall.engine.setup import SetupError
from lastcall.server import connection as sockets
from lastcall.server import ladder, tournaments
from lastcall.server import outgoing as out
from lastcall.server.asking import DamagedGame, replayed
from lastcall.server.booking import (
    FINISHED,
    OPEN,
    PLAYER,
    RUNNING,
    Booking,
    Chair,
    check_again,
    seat_the_game,
)
from lastcall.server.connection import Connection, packed
from lastcall.server.daily import note_booking
from lastcall.server.evening import Evening
from lastcall.server.hints import allowed
from lastcall.server.host import Watch
from lastcall.server.journal import Work
from lastcall.server.ladder import places
from lastcall.server.operator import OPERATOR
from lastcall.server.refusals import MadeWithOthers, Refusal
from lastcall.server.results import Result, note_seats, played_of, save_results
from lastcall.server.storage import (
    Finished,
    FinishedPlayer,
    NotKnown,
    NotOurs,
    StorageError,
    Store,
)
from lastcall.server.talk import Talk

if TYPE_CHECKING:
    from lastcall.server.tavern import Tavern

CROWD_PAUSE: Final = 0.25  # seconds; whoever comes and goes within them is told together

log = logging.getLogger("lastcall.server")


def milliseconds() -> int:
    return int(time() * 1000)


class Wish:
    """Somebody would like a seat, and these players would have them."""

    __slots__ = ("accepted_by", "guest", "name")

    def __init__(self, guest: str, name: str) -> None:
        self.guest = guest
        self.name = name
        self.accepted_by: set[str] = set()


class Room:
    """A table in memory."""

    def __init__(self, tavern: "Tavern", booking: Booking, address: str = "") -> None:
        self.tavern = tavern
        self.settings = tavern.settings
        self.booking = booking
        self.address = address  # from where it was set, while it is in memory
        self.touched = monotonic()  # when it was last noted that somebody needs it
        self.connections: set[Connection] = set()
        self._here: dict[str, set[Connection]] = {}  # the same by guest; nobody's are not in it
        self.votes: set[str] = set()  # guests who want whoever the table waits for to be out
        self.wishes: dict[int, Wish] = {}  # who would like a seat that somebody was put out of
        self._crowd_timer: asyncio.TimerHandle | None = None
        self._crowd_told = 0
        self.talk = Talk(self)
        self.evening: Evening | None = None
        self.stuck: Refusal | None = None  # why the game cannot go on
        self._old_log: dict[str, list[Any]] = {}  # of such a game, as it was told
        self._log_kept = -1  # how much had been told when it was last kept
        self.task: asyncio.Task[None] | None = None
        self.lock = asyncio.Lock()  # one change of the booking at a time
        self.empty_since = monotonic()
        self._gone: dict[str, float] = {}  # since when a guest has no connection
        self._always: set[str] = set()  # guests who want to be asked though they can do nothing
        self.paces: dict[str, str] = {}  # how fast guests who are out want to see the rest
        self._loaded = monotonic()
        self._host_watch = Watch()

    # Loading -------------------------------------------------------------------------------------

    async def load(self) -> None:
        """Bring the table to where its last stored answer left it."""
        table = self.booking.id
        await self.talk.load()
        if self.booking.state in (RUNNING, FINISHED):
            answers = await self.tavern.journal.do(lambda store: store.answers(table))
            try:
                played = await asyncio.to_thread(replayed, self.booking, answers)
            except SetupError as error:
                self.stuck = MadeWithOthers("other-content", error)
            except DamagedGame:
                self.stuck = Refusal("broken-game")
            except Exception:  # a fault of ours: whoever mends it needs to know where
                log.exception(OPERATOR.line("table-does-not-fit", table=table))
                self.stuck = Refusal("broken-game")
            else:
                if self.booking.state == RUNNING:
                    await asyncio.to_thread(check_again, self.booking.chairs)
                self.evening = Evening(self, *played, answers)
                self._play()
            if self.stuck is not None:
                kept = await self.tavern.journal.do(lambda store: store.log(table))
                if kept is not None:
                    self._old_log = msgspec.json.decode(
                        zlib.decompress(kept), type=dict[str, list[Any]]
                    )
                self.tavern.metrics.failures += 1
                why = self.stuck.text(OPERATOR.lang)
                log.error(OPERATOR.line("table-stuck", table=table, problem=why))

    async def keep_log(self) -> bool:
        """Store what was told, in words; whether there was anything new."""
        evening = self.evening
        if evening is None or evening.told <= self._log_kept:
            return False
        self._log_kept = evening.told
        table, log = self.booking.id, evening.kept_log()
        await self.tavern.journal.do(lambda store: store.save_log(table, log))
        return True

    def _play(self) -> None:
        assert self.evening is not None
        self.task = asyncio.create_task(self.evening.run())
        self.task.add_done_callback(self._played)

    def _played(self, task: "asyncio.Task[None]") -> None:
        if task.cancelled() or task.exception() is None:
            return
        # Whatever went wrong, what is stored is true: drop the table and load it again on demand.
        error = task.exception()
        why = "storage" if isinstance(error, StorageError) else "table-failed"
        if why == "storage":
            log.warning(OPERATOR.line("table-waits", table=self.booking.id))
        else:
            log.error(OPERATOR.line("table-failed", table=self.booking.id), exc_info=error)
        self.tavern.metrics.failures += 1
        for connection in list(self.connections):
            connection.refuse(Refusal(why))
        self.unload(sockets.TABLE_FAILED)

    def unload(self, code: int) -> None:
        """Leave the memory; whoever is connected comes back by itself."""
        self.tavern.forget(self)
        self._host_watch.stop()
        if self._crowd_timer is not None:
            self._crowd_timer.cancel()
        if self.task is not None and not self.task.done():
            self.task.cancel()
        self.task = self.evening = None  # no circle is left behind: see `run` about collecting
        for connection in list(self.connections):
            connection.close(code)

    def now(self) -> int:
        return milliseconds()

    # Who is here ---------------------------------------------------------------------------------

    def seat_of(self, connection: Connection) -> int:
        return self.booking.seat_of(connection.guest)

    def present(self, seat: int) -> bool:
        return self.is_here(self.booking.chairs[seat].guest)

    def is_here(self, guest: str) -> bool:
        return guest in self._here

    def audience(self) -> Iterator[tuple[Connection, int]]:
        """Everybody with their seat; the players first, however many look on."""
        seats = {chair.guest: i for i, chair in enumerate(self.booking.chairs) if chair.guest}
        for guest, seat in seats.items():
            for connection in self._here.get(guest, ()):
                yield connection, seat
        for connection in self.connections:
            if connection.guest not in seats:
                yield connection, -1

    def watchers(self) -> int:
        seated = (self._here.get(chair.guest, ()) for chair in self.booking.chairs)
        return len(self.connections) - sum(map(len, seated))

    def away_since(self, seat: int) -> float | None:
        """Since when a player's seat has nobody looking at it; None if somebody is, or it is a
        bot's."""
        chair = self.booking.chairs[seat]
        if chair.kind != PLAYER or self.present(seat):
            return None
        return self.gone_since(chair.guest)

    def gone_since(self, guest: str) -> float:
        """Since when a guest who is not connected has been away."""
        return self._gone.get(guest, self._loaded)

    def ask(self, guest: str, always: bool) -> None:
        """When a guest wants to be asked: always, or only when able to respond."""
        if always and guest:
            self._always.add(guest)
        else:
            self._always.discard(guest)
        if self.evening is not None:
            self.evening.nudge()

    def pace(self, guest: str, pace: str) -> None:
        """How fast a guest wants to see what is left of a game once only bots are in it."""
        self.paces[guest] = pace
        if self.evening is not None:
            self.evening.nudge()

    def asks_always(self, seat: int) -> bool:
        """Whether the player of a seat is here and wants to look at everything."""
        return self.booking.chairs[seat].guest in self._always and self.present(seat)

    def hosted_by(self, guest: str) -> bool:
        return self.booking.host == guest and self.booking.state in (OPEN, RUNNING)

    def somebody_plays(self) -> bool:
        """A game goes on while one of its players is here; bots alone need an onlooker."""
        players = self.booking.humans()
        if not players:
            return bool(self.connections)
        return any(self.present(seat) for seat in players)

    def came(self, connection: Connection) -> None:
        first = not self.is_here(connection.guest)
        self.connections.add(connection)
        if connection.guest:
            self._here.setdefault(connection.guest, set()).add(connection)
            self._gone.pop(connection.guest, None)
        self.greet(connection)
        self._came_or_went(connection, first)

    def went(self, connection: Connection) -> None:
        self.connections.discard(connection)
        others = self._here.get(connection.guest, set())
        others.discard(connection)
        if not others:
            self._here.pop(connection.guest, None)
        if self.seat_of(connection) >= 0 or connection.guest == self.booking.host:
            self.expect(connection.guest)
        if not self.connections:
            self.empty_since = monotonic()
        self._came_or_went(connection, not others)

    def _came_or_went(self, connection: Connection, changed: bool) -> None:
        """Players and hosts are news for everybody at once; a crowd is told as a number."""
        if self.seat_of(connection) >= 0 or connection.guest == self.booking.host:
            if changed:
                self._changed()
            return
        if self._crowd_timer is None:
            loop = asyncio.get_running_loop()
            self._crowd_timer = loop.call_later(CROWD_PAUSE, self._tell_crowd)
        if self.evening is not None and not self.booking.humans():
            self.evening.nudge()  # bots play for an onlooker
        self.tavern.lobby_changed(self)

    def _tell_crowd(self) -> None:
        self._crowd_timer = None
        watchers = self.watchers()
        if watchers != self._crowd_told:
            self._crowd_told = watchers
            self._to_all(packed(out.WatchersMessage(watchers)))

    def _to_all(self, frame: bytes) -> None:
        for connection, _ in self.audience():
            connection.send(frame)

    def expect(self, guest: str) -> None:
        """From now on the grace period runs for a guest who is not connected."""
        if not self.is_here(guest):
            self._gone[guest] = monotonic()

    def _changed(self) -> None:
        """A player came or went or sits elsewhere: tell everyone, and let the game look again."""
        self.announce()
        if self.evening is not None:
            self.evening.nudge()
        self._host_watch.look(self)
        self.tavern.lobby_changed(self)

    # Telling -------------------------------------------------------------------------------------

    def greet(self, connection: Connection) -> None:
        """Everything a client needs to show the table as it stands."""
        seat = self.seat_of(connection)
        connection.say(self.table_view(seat, connection.guest))
        connection.say(self.talk.heard(seat, connection.lang))
        self.show(connection)

    def show(self, connection: Connection) -> None:
        """The game from this connection's seat, from the beginning."""
        evening = self.evening
        if self.stuck is not None:
            connection.refuse(self.stuck)
            words = self._old_log.get(connection.lang) or self._old_log.get("en")
            if words is not None:
                connection.say(out.LogMessage(words))
        if evening is not None:
            seat = self.seat_of(connection)
            connection.send(evening.game(seat, connection.lang))
            connection.send(evening.log(seat, connection.lang))
            connection.say(evening.state(seat, connection.lang, []))
            if seat in evening.pause.looking:
                connection.say(evening.happened([], seat, connection.lang))

    def announce(self) -> None:
        """Who sits where: the same for all who sit nowhere."""
        made: dict[tuple[int, bool], bytes] = {}
        for connection, seat in self.audience():
            key = (seat, connection.guest == self.booking.host)
            if key not in made:
                made[key] = packed(self.table_view(seat, connection.guest))
            connection.send(made[key])
        self._crowd_told = self.watchers()

    def to_seat(self, seat: int, frame: bytes) -> None:
        for connection in self._here.get(self.booking.chairs[seat].guest, ()):
            connection.send(frame)

    def table_view(self, seat: int, guest: str) -> out.TableMessage:
        booking = self.booking
        again = self.tavern.bookings.get(booking.next)
        return out.TableMessage(
            id=booking.id,
            state=cast(Any, booking.state),
            options=booking.options,
            host=booking.seat_of(booking.host),
            chairs=[self._chair_view(i, chair) for i, chair in enumerate(booking.chairs)],
            you=out.You(seat, bool(guest) and guest == booking.host),
            watchers=self.watchers(),
            winners=booking.winners,
            next=booking.next,
            rematch=len(again.humans()) if again is not None else 0,
            replay=booking.id if booking.state == FINISHED else "",
            tournament=booking.tournament or UNSET,
            votes=len(self.votes),
            stuck=UNSET if self.stuck is None else self.stuck.names,
            hints=allowed(booking) or UNSET,
            onlookers=self.talk.onlookers() or UNSET,
            reports=self._reports(guest) or UNSET,
        )

    def _reports(self, guest: str) -> list[out.Report]:
        """Lines that the host was asked to look at."""
        if not guest or guest != self.booking.host:
            return []
        return [
            out.Report(each.seat, each.name, each.text, each.at, len(each.by), each.quip or UNSET)
            for each in self.booking.reports
        ]

    def _chair_view(self, seat: int, chair: Chair) -> out.Chair:
        return out.Chair(
            kind=cast(Any, chair.kind),
            name=chair.name,
            bot=chair.bot,
            character=chair.character,
            present=self.present(seat),
            muted=chair.muted,
            closed=chair.closed or UNSET,
            hints=chair.hints or UNSET,
            wish=self.wishes[seat].name if seat in self.wishes else UNSET,
        )

    # Changing the booking ------------------------------------------------------------------------

    async def save(self, booking: Booking, *more: Work) -> None:
        """Store a changed booking, with what belongs to it; only then does it count."""

        def write(store: Store) -> None:
            now = milliseconds()
            store.save_table(booking.id, booking.state, booking.created, booking.text(), now)
            note_seats(store, booking.id, booking.state, booking.guests())
            note_booking(store, booking)
            for work in more:
                work(store)

        try:
            await self.tavern.journal.do(write)
        except (NotKnown, NotOurs):
            self.unload(sockets.TABLE_FAILED)  # what is stored then is read again
            raise
        self.booking = booking
        self.tavern.booked(booking)
        self._changed()

    async def start(self, guest: str) -> None:
        async with self.lock:
            booking = self.as_host(guest)
            if booking.state != OPEN:
                raise Refusal("not-open")
            setup = seat_the_game(booking, SECRET + secrets.randbelow(SECRET))
            booking.setup = json.loads(setup.text())
            booking.state = RUNNING
            booking.started = milliseconds()
            booking.entrants = [chair.guest for chair in booking.chairs]
            self.evening = None
            played = replayed(booking, [])
            await self.save(booking)
            self.evening = Evening(self, *played, [])
            for connection, _ in self.audience():
                self.show(connection)
            self._play()

    def as_host(self, guest: str) -> Booking:
        if not guest or self.booking.host != guest:
            raise Refusal("not-host")
        self.expect(guest)  # who acts as host is not away
        return self.booking.copy()

    def show_again(self, guest: str) -> None:
        """A guest looks from another chair now."""
        for connection in self._here.get(guest, ()):
            self.show(connection)

    # What the players decide together ------------------------------------------------------------

    def present_players(self) -> list[str]:
        chairs = self.booking.chairs
        return [chairs[seat].guest for seat in self.booking.humans() if self.present(seat)]

    def want_out(self, seat: int) -> bool:
        """Whether most of the others who are here want a seat out that the table waits for."""
        others = self.present_players_but(self.booking.chairs[seat].guest)
        return len(self.votes.intersection(others)) * 2 > len(others)

    def forget_votes(self) -> None:
        """Something happened that all can see: the table does not wait for the same any more."""
        if self.votes:
            self.votes.clear()
            self.announce()

    async def put_out(self, seat: int) -> None:
        """A bot plays on for somebody the others did not want to wait for any longer."""
        async with self.lock:
            booking = self.booking.copy()
            guest = booking.put_out(seat)
            if booking.host == guest:
                booking.host = next(iter(self.present_players_but(guest)), guest)
            self.votes.clear()
            await self.save(booking)
            self.show_again(guest)

    def present_players_but(self, guest: str) -> list[str]:
        return [other for other in self.present_players() if other != guest]

    def is_over(self) -> bool:
        """Whether its people have seen the end of the game."""
        return self.evening is not None and self.evening.shown.view.over

    # The end -------------------------------------------------------------------------------------

    async def finish(self) -> None:
        """Write the finished game down, once."""
        async with self.lock:
            evening = self.evening
            if self.booking.state != RUNNING or evening is None:
                return
            booking = self.booking.copy()
            booking.state = FINISHED
            booking.ended = milliseconds()
            booking.winners = list(evening.table.winners)
            finished = Finished(
                id=booking.id,
                ended=booking.ended,
                started=booking.started,
                setup=booking.setup or {},
                players=[
                    FinishedPlayer(
                        chair.name,
                        PLAYER if chair.kind == PLAYER else chair.bot,
                        chair.character,
                    )
                    for chair in booking.chairs
                ],
                winners=booking.winners,
                turns=evening.table.turn,
                answers=evening.number,
                public=booking.options.public,
            )
            # With how it was told: whatever becomes of its cards, its replay stays.
            telling = await self.tavern.tell(finished)
            sides = [seat.party for seat in evening.table.seats][: len(booking.chairs)]
            played = played_of(finished, msgspec.structs.asdict(booking.options), sides)
            results = [
                Result(booking.chairs[seat].guest, booking.id, seat, booking.ended, played)
                for seat in booking.humans()
            ]

            def keep(store: Store) -> None:
                store.save_finished(finished)
                store.save_telling(finished.id, telling)
                save_results(store, results)

            placed = places(evening.table, booking.entrants)

            def count(store: Store) -> None:
                if booking.options.rated:
                    ladder.count(store, booking, placed)
                if booking.tournament:
                    tournaments.count(store, booking, placed)

            await self.save(booking, keep, count)
            self.tavern.metrics.finished += 1
