"""The WebSockets of the lobby and the tables: who comes, what they say, who goes."""

import logging

import msgspec
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from lastcall import __version__
from lastcall.server import PROTOCOL, hints
from lastcall.server import connection as codes
from lastcall.server import outgoing as out
from lastcall.server.connection import Connection
from lastcall.server.door import Door
from lastcall.server.incoming import (
    Answer,
    AskMe,
    Chat,
    GoOn,
    Hint,
    Language,
    Message,
    Pace,
    Ping,
    Quip,
    Why,
)
from lastcall.server.languages import languages, narrator
from lastcall.server.operator import OPERATOR
from lastcall.server.refusals import Refusal
from lastcall.server.room import Room
from lastcall.server.storage import StorageError

log = logging.getLogger("lastcall.server")


class Sockets:
    """Every open connection."""

    def __init__(self, door: Door) -> None:
        self._door = door

    def routes(self) -> list[WebSocketRoute]:
        return [
            WebSocketRoute("/ws/lobby", self.lobby),
            WebSocketRoute("/ws/tables/{table}", self.table),
        ]

    async def accept(self, socket: WebSocket) -> Connection | None:
        """Greet a client, or close the door with a code that says why."""
        await socket.accept()
        try:
            guest = await self._door.guest_of(socket) or ""
        except StorageError:
            # Not "nobody then": a player would find himself watching.
            await socket.send_text(error_text(Refusal("storage")))
            await socket.close(codes.TABLE_FAILED)
            return None
        try:
            self._door.check_origin(socket)
            lang = self._door.lang_of(socket, "")
        except Refusal as refusal:
            await socket.send_text(error_text(refusal))
            bad_origin = refusal.code == "bad-origin"
            await socket.close(codes.BAD_ORIGIN if bad_origin else codes.BAD_REQUEST)
            return None
        settings, metrics = self._door.settings, self._door.metrics
        address = self._door.address_of(socket)
        # Strangers count as one guest; a guest counts for the address as well.
        if (
            self._door.has("guests", guest or address) >= settings.connections_per_guest
            or self._door.has("addresses", address) >= settings.connections_per_address
            or metrics.connections >= settings.connections
        ):
            await socket.send_text(error_text(Refusal("busy")))
            await socket.close(codes.TOO_MANY)
            return None
        for counted, key in self._counted(guest, address):
            counted[key] = counted.get(key, 0) + 1
        metrics.connections += 1
        return Connection(socket, guest, lang, settings, metrics)

    async def part(self, socket: WebSocket, connection: Connection) -> None:
        self._door.metrics.connections -= 1
        for counted, one in self._counted(connection.guest, self._door.address_of(socket)):
            counted[one] -= 1
            if not counted[one]:
                del counted[one]
        await connection.ended()

    def _counted(self, guest: str, address: str) -> list[tuple[dict[str, int], str]]:
        return [(self._door.guests, guest or address), (self._door.addresses, address)]

    async def greet(self, connection: Connection) -> None:
        connection.say(
            out.Hello(
                PROTOCOL,
                __version__,
                await self._door.tavern.name_of(connection.guest),
                connection.lang,
            )
        )

    async def lobby(self, socket: WebSocket) -> None:
        connection = await self.accept(socket)
        if connection is None:
            return
        try:
            await self.greet(connection)
            self._door.tavern.lobby.add(connection)
            connection.say(out.LobbyMessage(self._door.tavern.tables()))
            while (message := await connection.receive()) is not None:
                if isinstance(message, Ping):
                    connection.say(out.PongMessage(message.id))
                else:
                    connection.refuse(Refusal("malformed", problem="the lobby takes only pings"))
        except WebSocketDisconnect:
            pass
        finally:
            self._door.tavern.lobby.discard(connection)
            await self.part(socket, connection)

    async def table(self, socket: WebSocket) -> None:
        if self._door.fleet is not None and await self._door.forwarding.pass_on(socket):
            return
        connection = await self.accept(socket)
        if connection is None:
            return
        room: Room | None = None
        try:
            await self.greet(connection)
            try:
                room = await self._door.tavern.room(socket.path_params["table"])
            except Refusal as refusal:
                connection.refuse(refusal)
                connection.close(codes.NO_TABLE)
                return
            except StorageError:
                connection.refuse(Refusal("storage"))
                connection.close(codes.TABLE_FAILED)
                return
            except Exception:
                table = socket.path_params["table"]
                log.exception(OPERATOR.line("table-not-loaded", table=table))
                self._door.metrics.failures += 1
                connection.refuse(Refusal("table-failed"))
                connection.close(codes.TABLE_FAILED)
                return
            room.came(connection)
            while (message := await connection.receive()) is not None:
                try:
                    await self.heard(room, connection, message)
                except Refusal as refusal:
                    connection.refuse(refusal, message.n if isinstance(message, Answer) else None)
                except StorageError:
                    connection.refuse(Refusal("storage"))
        except WebSocketDisconnect:
            pass
        finally:
            if room is not None:
                room.went(connection)
            await self.part(socket, connection)

    async def heard(self, room: Room, connection: Connection, message: Message) -> None:
        """A well-formed message from a client at a table."""
        if isinstance(message, Answer):
            if room.evening is None:
                raise Refusal("not-running")
            room.evening.submit(room.seat_of(connection), message.n, message.option)
        elif isinstance(message, GoOn):
            if room.evening is not None:
                room.evening.go_on(room.seat_of(connection), message.window)
        elif isinstance(message, Pace):
            room.pace(connection.guest, message.pace)
        elif isinstance(message, AskMe):
            room.ask(connection.guest, always=message.asking == "always")
        elif isinstance(message, Chat):
            await room.talk.say(connection, message.text, team=message.team)
        elif isinstance(message, Quip):
            await room.talk.quip(connection, message)
        elif isinstance(message, Hint):
            seat = room.seat_of(connection)
            connection.say(await hints.hint(room, seat, message.n, connection.lang))
        elif isinstance(message, Why):
            connection.say(why(room, connection, message.card))
        elif isinstance(message, Language):
            if message.lang and message.lang not in languages():
                known = ", ".join(languages())
                raise Refusal("unknown-language", lang=message.lang, languages=known)
            connection.lang = message.lang
            connection.say(room.talk.heard(room.seat_of(connection), message.lang))
            room.show(connection)
        else:
            connection.say(out.PongMessage(message.id))


def why(room: Room, connection: Connection, number: int) -> out.WhyMessage:
    """Why the client's seat may not play a card of its own now, by rule."""
    seat = room.seat_of(connection)
    evening = room.evening
    if evening is None:
        raise Refusal("not-running")
    if seat < 0:
        raise Refusal("not-seated")
    held = evening.held(seat, number)
    if held < 0:
        raise Refusal("not-yours")
    reason = evening.explain(seat, held)
    if reason is None:
        return out.WhyMessage(number, True)
    text = narrator(connection.lang or "en").reason(reason)
    return out.WhyMessage(number, False, reason.key, reason.rule, text)


def error_text(refusal: Refusal) -> str:
    said = out.ErrorMessage(refusal.code, refusal.text("en"))
    return msgspec.json.encode(said).decode()
