"""What is said at a table: who may speak, who hears it, and what the host is told of it.

Players are heard by everybody, or by their team alone. Onlookers are heard by onlookers, by those
who wait for the game to begin, and by whoever is out of it or done; not by those who still play.
"""

from collections import deque
from typing import TYPE_CHECKING, Final

from msgspec import UNSET, UnsetType

from lastcall.engine.options import bits
from lastcall.server import outgoing as out
from lastcall.server.booking import RUNNING, Report
from lastcall.server.connection import Connection, packed
from lastcall.server.incoming import Quip, clean_chat
from lastcall.server.limits import Bucket
from lastcall.server.names import told_apart
from lastcall.server.quips import named, spoken
from lastcall.server.refusals import Refusal
from lastcall.server.storage import StoredChat

if TYPE_CHECKING:
    from lastcall.server.room import Room

CHAT_KEPT: Final = 100
REPORTS_KEPT: Final = 20


class Talk:
    """The talk at one table."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._lines: deque[StoredChat] = deque(maxlen=CHAT_KEPT)
        self._next = 0  # the number of the next line
        self._rates: dict[str, Bucket] = {}  # of those who have said something
        self._onlookers: dict[str, str] = {}  # by guest, what those are called who have

    async def load(self) -> None:
        table = self._room.booking.id
        lines = await self._room.tavern.journal.do(lambda store: store.chat(table, CHAT_KEPT))
        self._lines.extend(lines)
        self._next = lines[-1].number + 1 if lines else 0

    # Who hears what ------------------------------------------------------------------------------

    def team_of(self, seat: int) -> set[int]:
        """Whoever shares a mat with a seat, itself among them; nobody where it plays alone."""
        evening = self._room.evening
        if evening is None or seat < 0:
            return set()
        side = set(bits(evening.table.side_of(seat)))
        return side if len(side) > 1 else set()

    def _hears(self, seat: int, line: StoredChat) -> bool:
        if line.team:
            return line.seat in self.team_of(seat)
        return line.seat >= 0 or not self._plays(seat)

    def _plays(self, seat: int) -> bool:
        """Whether a seat is in a game that goes on, as far as everybody has been shown."""
        evening = self._room.evening
        if seat < 0 or evening is None or self._room.booking.state != RUNNING:
            return False
        view = evening.shown.view
        return not view.over and view.seats[seat].alive

    def heard(self, seat: int, lang: str) -> out.ChatsMessage:
        """The latest lines, as a seat hears them."""
        lines = [line for line in self._lines if self._hears(seat, line)]
        return out.ChatsMessage([out.ChatLine(*told(line, lang)) for line in lines])

    # Saying something ----------------------------------------------------------------------------

    async def say(self, connection: Connection, text: str, *, team: bool = False) -> None:
        seat = self._room.seat_of(connection)
        name = await self._speaker(connection, seat)
        if team and not self.team_of(seat):
            raise Refusal("no-team")
        cleaned = clean_chat(text)
        self._room.tavern.unwanted.check(cleaned)
        await self._tell(connection.guest, seat, name, text=cleaned, team=team)

    async def quip(self, connection: Connection, message: Quip) -> None:
        """What one's character says to that."""
        seat = self._room.seat_of(connection)
        if seat < 0:
            raise Refusal("not-seated")
        name = await self._speaker(connection, seat)
        character = self._room.booking.chairs[seat].character
        await self._tell(connection.guest, seat, name, quip=named(character, message.quip))

    async def unsay(self, seat: int) -> None:
        """Forget what was said from a seat."""
        table = self._room.booking.id
        await self._room.tavern.journal.do(lambda store: store.forget_lines(table, seat))
        kept = [line for line in self._lines if line.seat != seat]
        self._lines = deque(kept, maxlen=CHAT_KEPT)

    async def _speaker(self, connection: Connection, seat: int) -> str:
        """What whoever speaks is called here, if they may speak at all."""
        booking = self._room.booking
        if connection.guest in booking.hushed:
            raise Refusal("muted")
        if seat >= 0:
            if booking.chairs[seat].muted:
                raise Refusal("muted")
            return booking.chairs[seat].name
        name = await self._room.tavern.name_of(connection.guest)
        if name is None:
            raise Refusal("no-guest")
        others = [n for guest, n in self._onlookers.items() if guest != connection.guest]
        own = told_apart(name, booking.names() + others)
        self._onlookers[connection.guest] = own
        return own

    async def _tell(
        self,
        guest: str,
        seat: int,
        name: str,
        *,
        text: str = "",
        quip: str = "",
        team: bool = False,
    ) -> None:
        if not self._rate(guest).take():
            raise Refusal("chat-too-fast")
        room = self._room
        line = StoredChat(
            room.booking.id, self._next, seat, name, text, room.now(), int(team), quip
        )
        self._next += 1
        await room.tavern.journal.do(lambda store: store.append_chat(line))
        self._lines.append(line)
        made: dict[str, bytes] = {}
        for other, place in room.audience():
            if self._hears(place, line):
                lang = other.lang if quip else ""
                if lang not in made:
                    made[lang] = packed(out.ChatMessage(*told(line, lang)))
                other.send(made[lang])

    def _rate(self, guest: str) -> Bucket:
        """One for all tabs of a guest, also for the next ones."""
        rate = self._rates.get(guest)
        if rate is None:
            settings = self._room.settings
            rate = self._rates[guest] = Bucket(settings.chat_per_second, settings.chat_burst)
        return rate

    # What one would rather not have read ---------------------------------------------------------

    def onlookers(self) -> list[out.Onlooker]:
        """Those without a seat who have said something since the table was loaded."""
        booking = self._room.booking
        return [
            out.Onlooker(name, guest in booking.hushed)
            for guest, name in self._onlookers.items()
            if booking.seat_of(guest) < 0
        ]

    async def hush(self, guest: str, name: str, muted: bool) -> None:
        """The host wants an onlooker to be silent, or lets them speak again."""
        async with self._room.lock:
            booking = self._room.as_host(guest)
            found = [who for who, called in self._onlookers.items() if called == name]
            if not found:
                raise Refusal("no-such-speaker")
            booking.hushed = [who for who in booking.hushed if who not in found]
            if muted:
                booking.hushed += found
            await self._room.save(booking)

    async def report(self, guest: str, at: int, name: str) -> None:
        """Somebody asks the host to look at a line."""
        async with self._room.lock:
            booking = self._room.booking.copy()
            seat = booking.seat_of(guest)
            line = next((one for one in self._lines if (one.at, one.name) == (at, name)), None)
            if line is None or not self._hears(seat, line):
                raise Refusal("no-such-line")
            if not self._room.is_here(guest) and seat < 0:
                raise Refusal("not-here")
            host = booking.seat_of(booking.host)
            if line.seat >= 0 and line.seat == host:
                raise Refusal("host-said-it")
            known = next((r for r in booking.reports if (r.at, r.name) == (at, name)), None)
            if known is None:
                known = Report(at, name, line.seat, line.text, line.quip)
                booking.reports = [*booking.reports, known][-REPORTS_KEPT:]
            if guest not in known.by:
                known.by.append(guest)
                await self._room.save(booking)

    async def settle(self, guest: str, at: int, name: str) -> None:
        """The host has looked at it."""
        async with self._room.lock:
            booking = self._room.as_host(guest)
            booking.reports = [r for r in booking.reports if (r.at, r.name) != (at, name)]
            await self._room.save(booking)


def told(
    line: StoredChat, lang: str
) -> tuple[int, str, str, int, bool | UnsetType, str | UnsetType]:
    """The fields of a line; a quip is in the listener's language."""
    text = spoken(line.quip, lang) if line.quip else line.text
    quip = line.quip.rpartition(".")[2] or UNSET
    return line.seat, line.name, text, line.at, bool(line.team) or UNSET, quip
