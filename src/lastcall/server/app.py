"""Addresses: what is asked over HTTP, and the WebSockets of the lobby and the tables."""

import asyncio
import logging
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from lastcall import __version__
from lastcall.server import PROTOCOL, library, replays
from lastcall.server import connection as sockets
from lastcall.server.connection import Connection
from lastcall.server.identity import COOKIE, COOKIE_LIFETIME, Identities, secret_in
from lastcall.server.journal import Journal
from lastcall.server.languages import languages, narrator
from lastcall.server.limits import Buckets
from lastcall.server.messages import (
    Answer,
    Chat,
    Language,
    Mute,
    NewGuest,
    NewTable,
    Nothing,
    Ping,
    Remove,
    SeatBot,
    Sit,
    TakeOver,
    Why,
    read_body,
)
from lastcall.server.messages import Message as Said
from lastcall.server.metrics import Metrics
from lastcall.server.refusals import Refusal
from lastcall.server.room import Room
from lastcall.server.settings import Settings
from lastcall.server.sight import Json
from lastcall.server.storage import StorageError, open_store
from lastcall.server.tavern import Tavern

log = logging.getLogger("lastcall.server")

encode: Final = msgspec.json.encode
Body = TypeVar("Body", bound=Struct)

HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        b"font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


class Headers:
    """Puts the protecting headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        await self._app(scope, receive, with_headers)


def create_app(settings: Settings) -> Starlette:
    """The application for these settings; its storage opens when it starts."""
    house = House(settings)
    app = Starlette(
        routes=house.routes(),
        lifespan=house.lifespan,
        exception_handlers={
            Refusal: house.refused,
            StorageError: house.not_stored,
            HTTPException: house.no_page,
        },
    )
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Headers)
    return app


class House:
    """Everything behind the addresses."""

    tavern: Tavern

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.shelf = replays.Shelf()
        self.requests = Buckets(settings.requests_per_second, settings.request_burst)
        self.sockets: dict[str, int] = {}  # open connections of each guest or address
        self.static = Path(str(files("lastcall.server") / "static"))
        self._statistics: tuple[int, bytes] = (0, b"")  # made after so many games

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        settings = self.settings
        settings.data.mkdir(parents=True, exist_ok=True)
        identities = Identities(secret_in(settings.data))
        store = await asyncio.to_thread(
            open_store, settings.data, settings.database_url, settings.sync
        )
        self.tavern = Tavern(settings, Journal(store, self.metrics), identities, self.metrics)
        await self.tavern.open()
        try:
            yield
        finally:
            await self.tavern.close()

    def routes(self) -> list[Route | WebSocketRoute]:
        def get(path: str, answer: Callable[[Request], Awaitable[Response]]) -> Route:
            return Route(path, answer, methods=["GET"])

        def post(path: str, answer: Callable[[Request], Awaitable[Response]]) -> Route:
            return Route(path, answer, methods=["POST"])

        return [
            get("/healthz", self.health),
            get("/metrics", self.numbers),
            get("/api/about", self.about),
            get("/api/me", self.me),
            get("/api/tables", self.list_tables),
            get("/api/tables/{table}", self.one_table),
            get("/api/replays/{table}", self.replay),
            get("/api/replays/{table}/steps", self.replay_steps),
            get("/api/statistics", self.statistics),
            get("/api/cards", self.cards),
            get("/api/rules", self.rules),
            post("/api/guest", self.guest),
            post("/api/tables", self.new_table),
            post("/api/tables/{table}/sit", self.sit),
            post("/api/tables/{table}/character", self.character),
            post("/api/tables/{table}/leave", self.leave),
            post("/api/tables/{table}/start", self.start),
            post("/api/tables/{table}/bot", self.bot),
            post("/api/tables/{table}/remove", self.remove),
            post("/api/tables/{table}/mute", self.mute),
            post("/api/tables/{table}/hand-over", self.hand_over),
            post("/api/tables/{table}/rematch", self.rematch),
            post("/api/take-over", self.take_over),
            WebSocketRoute("/ws/lobby", self.lobby_socket),
            WebSocketRoute("/ws/tables/{table}", self.table_socket),
            Route("/api/{rest:path}", self.nothing_here),
            get("/{path:path}", self.page),
        ]

    # Who asks ------------------------------------------------------------------------------------

    def guest_of(self, asked: HTTPConnection) -> str | None:
        return self.tavern.identities.read(asked.cookies.get(COOKIE))

    async def known(self, request: Request) -> tuple[str, str]:
        """The guest who asks and their name, or a Refusal for somebody without one."""
        guest = self.guest_of(request)
        name = await self.tavern.name_of(guest)
        if guest is None or name is None:
            raise Refusal("no-guest")
        return guest, name

    def check_origin(self, asked: HTTPConnection) -> None:
        """A browser says which page asks; only our own pages may. Other programs say nothing."""
        origin = asked.headers.get("origin")
        if origin is None or origin in self.settings.origins:
            return
        host = asked.headers.get("host", "")
        if not host or urlsplit(origin).netloc.lower() != host.lower():
            raise Refusal("bad-origin")

    def lang_of(self, asked: HTTPConnection, default: str = "en") -> str:
        lang = asked.query_params.get("lang", default)
        if lang and lang not in languages():
            raise Refusal("unknown-language", lang=lang[:10], languages=", ".join(languages()))
        return lang

    async def body(self, request: Request, kind: type[Body]) -> Body:
        """The checked body of a POST."""
        self.check_origin(request)
        if not self.requests.take(address_of(request)):
            raise Refusal("too-fast")
        most = self.settings.largest_body
        data = b""
        async for part in request.stream():
            data += part
            if len(data) > most:
                raise Refusal("too-big", most=most)
        sort = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if data and sort != "application/json":
            raise Refusal("malformed", problem="send JSON, as application/json")
        return read_body(data, kind)

    # Refusals ------------------------------------------------------------------------------------

    async def refused(self, request: Request, error: Exception) -> Response:
        assert isinstance(error, Refusal)
        self.metrics.refused(error.code)
        lang = request.query_params.get("lang", "en")
        text = error.text(lang if lang in languages() else "en")
        return reply({"error": {"code": error.code, "text": text}}, status=error.status)

    async def not_stored(self, request: Request, error: Exception) -> Response:
        log.error("storage: %s", error)
        return await self.refused(request, Refusal("storage"))

    async def no_page(self, request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        code = "not-allowed" if error.status_code == 405 else "no-such-page"
        return await self.refused(request, Refusal(code))

    async def nothing_here(self, request: Request) -> Response:
        raise Refusal("no-such-page")

    # Looking things up ---------------------------------------------------------------------------

    async def health(self, request: Request) -> Response:
        await self.tavern.journal.do(lambda store: store.execute("SELECT 1").fetchone())
        return reply({"status": "ok", "protocol": PROTOCOL, "version": __version__})

    async def numbers(self, request: Request) -> Response:
        text = self.metrics.text(self.tavern.counts(), len(self.tavern.rooms))
        return Response(text, media_type="text/plain; version=0.0.4")

    async def about(self, request: Request) -> Response:
        return reply(library.about())

    async def me(self, request: Request) -> Response:
        name = await self.tavern.name_of(self.guest_of(request))
        return reply({"name": name})

    async def list_tables(self, request: Request) -> Response:
        return reply({"tables": self.tavern.tables()})

    async def one_table(self, request: Request) -> Response:
        room = await self.tavern.room(request.path_params["table"])
        guest = self.guest_of(request) or ""
        return reply(room.table_view(room.booking.seat_of(guest), guest))

    async def cards(self, request: Request) -> Response:
        return await kept(request, library.cards(self.lang_of(request)))

    async def rules(self, request: Request) -> Response:
        return await kept(request, library.rules(self.lang_of(request)))

    async def replay(self, request: Request) -> Response:
        table, lang = request.path_params["table"], self.lang_of(request)
        key = f"{table}/{lang}"
        data = self.shelf.get(key)
        if data is None:
            game = await self.tavern.finished(table)
            answers = await self.tavern.journal.do(lambda store: store.answers(table))
            data = await asyncio.to_thread(replays.replay, game, answers, lang)
            self.shelf.put(key, data)
        return reply(data)

    async def replay_steps(self, request: Request) -> Response:
        table, lang = request.path_params["table"], self.lang_of(request)
        first = number_in(request, "from", 0)
        count = number_in(request, "count", 50)
        game = await self.tavern.finished(table)
        answers = await self.tavern.journal.do(lambda store: store.answers(table))
        data = await asyncio.to_thread(replays.steps, game, answers, first, max(1, count), lang)
        return reply(data)

    async def statistics(self, request: Request) -> Response:
        made, data = self._statistics
        if not data or made != self.metrics.finished:
            finished = self.metrics.finished
            games = await self.tavern.journal.do(lambda store: store.all_finished())
            data = await asyncio.to_thread(replays.statistics, games)
            self._statistics = (finished, data)
        return reply(data)

    async def page(self, request: Request) -> Response:
        """The built front end; every address that is not a file is a page of it."""
        path = request.path_params["path"]
        if "\0" in path:
            raise Refusal("no-such-page")
        file = (self.static / path).resolve()
        if path and file.is_file() and file.is_relative_to(self.static.resolve()):
            found = FileResponse(file)
            hashed = file.parent.name == "assets"  # their names change with what is in them
            found.headers["cache-control"] = (
                "public, max-age=31536000, immutable" if hashed else "no-cache"
            )
            return found
        index = self.static / "index.html"
        if index.is_file() and "." not in path.rpartition("/")[2]:
            return FileResponse(index, headers={"cache-control": "no-cache"})
        if not path:
            return Response("Last Call is open. The web table has not been built.\n")
        raise Refusal("no-such-page")

    # Guests and tables ---------------------------------------------------------------------------

    async def guest(self, request: Request) -> Response:
        body = await self.body(request, NewGuest)
        guest = self.guest_of(request)
        if await self.tavern.name_of(guest) is None:
            guest = None  # signed by us, but not in this database: start afresh
        guest, name = await self.tavern.name_guest(guest, body.name)
        return self.with_cookie(request, reply({"name": name}), guest)

    def with_cookie(self, request: Request, response: Response, guest: str) -> Response:
        response.set_cookie(
            COOKIE,
            self.tavern.identities.sign(guest),
            max_age=COOKIE_LIFETIME,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
        return response

    async def new_table(self, request: Request) -> Response:
        body = await self.body(request, NewTable)
        guest, name = await self.known(request)
        room = await self.tavern.create(guest, name, body)
        return reply(room.table_view(room.booking.seat_of(guest), guest), status=201)

    async def at(self, request: Request, kind: type[Body]) -> tuple[Room, str, str, Body]:
        body = await self.body(request, kind)
        guest, name = await self.known(request)
        return await self.tavern.room(request.path_params["table"]), guest, name, body

    async def sit(self, request: Request) -> Response:
        room, guest, name, body = await self.at(request, Sit)
        return reply({"seat": await room.sit(guest, name, body)})

    async def character(self, request: Request) -> Response:
        room, guest, _, body = await self.at(request, Sit)
        await room.choose_character(guest, body.character)
        return reply({})

    async def leave(self, request: Request) -> Response:
        room, guest, _, _ = await self.at(request, Nothing)
        await room.leave(guest)
        return reply({})

    async def start(self, request: Request) -> Response:
        room, guest, _, _ = await self.at(request, Nothing)
        await room.start(guest)
        return reply({})

    async def bot(self, request: Request) -> Response:
        room, guest, _, body = await self.at(request, SeatBot)
        return reply({"seat": await room.seat_bot(guest, body)})

    async def remove(self, request: Request) -> Response:
        room, guest, _, body = await self.at(request, Remove)
        await room.remove(guest, body)
        return reply({})

    async def mute(self, request: Request) -> Response:
        room, guest, _, body = await self.at(request, Mute)
        await room.mute(guest, body.seat, body.muted)
        return reply({})

    async def hand_over(self, request: Request) -> Response:
        room, guest, _, _ = await self.at(request, Nothing)
        token = await room.offer(guest)
        # Behind the #, so that no server, proxy or log ever sees it.
        seconds = self.settings.hand_over_lifetime
        return reply({"token": token, "path": f"/take-over#{token}", "seconds": seconds})

    async def take_over(self, request: Request) -> Response:
        body = await self.body(request, TakeOver)
        guest, name, room, seat = await self.tavern.take_over(body.token, self.guest_of(request))
        answer = reply({"table": room.booking.id, "seat": seat, "name": name})
        return self.with_cookie(request, answer, guest)

    async def rematch(self, request: Request) -> Response:
        room, guest, name, _ = await self.at(request, Nothing)
        again = await self.tavern.rematch(room, guest, name)
        return reply({"table": again.booking.id})

    # WebSockets ----------------------------------------------------------------------------------

    async def accept(self, socket: WebSocket) -> Connection | None:
        """Greet a client, or close the door with a code that says why."""
        guest = self.guest_of(socket) or ""
        if await self.tavern.name_of(guest) is None:
            guest = ""
        key = guest or address_of(socket)
        await socket.accept()
        try:
            self.check_origin(socket)
            lang = self.lang_of(socket, "")
        except Refusal as refusal:
            await socket.send_text(error_text(refusal))
            bad_origin = refusal.code == "bad-origin"
            await socket.close(sockets.BAD_ORIGIN if bad_origin else sockets.BAD_REQUEST)
            return None
        allowed = self.settings.connections_per_guest
        if self.sockets.get(key, 0) >= allowed or self.metrics.connections >= (
            self.settings.connections
        ):
            await socket.send_text(error_text(Refusal("busy")))
            await socket.close(sockets.TOO_MANY)
            return None
        self.sockets[key] = self.sockets.get(key, 0) + 1
        self.metrics.connections += 1
        return Connection(socket, guest, lang, self.settings, self.metrics)

    async def part(self, socket: WebSocket, connection: Connection) -> None:
        key = connection.guest or address_of(socket)
        self.metrics.connections -= 1
        self.sockets[key] -= 1
        if not self.sockets[key]:
            del self.sockets[key]
        await connection.ended()

    def hello(self, connection: Connection, name: str | None) -> Json:
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "version": __version__,
            "name": name,
            "lang": connection.lang,
        }

    async def lobby_socket(self, socket: WebSocket) -> None:
        connection = await self.accept(socket)
        if connection is None:
            return
        try:
            connection.say(self.hello(connection, await self.tavern.name_of(connection.guest)))
            self.tavern.lobby.add(connection)
            connection.say({"type": "lobby", "tables": self.tavern.tables()})
            while (message := await connection.receive()) is not None:
                if isinstance(message, Ping):
                    connection.say({"type": "pong", "id": message.id})
                else:
                    connection.refuse(Refusal("malformed", problem="the lobby takes only pings"))
        except WebSocketDisconnect:
            pass
        finally:
            self.tavern.lobby.discard(connection)
            await self.part(socket, connection)

    async def table_socket(self, socket: WebSocket) -> None:
        connection = await self.accept(socket)
        if connection is None:
            return
        room: Room | None = None
        try:
            connection.say(self.hello(connection, await self.tavern.name_of(connection.guest)))
            try:
                room = await self.tavern.room(socket.path_params["table"])
            except Refusal as refusal:
                connection.refuse(refusal)
                connection.close(sockets.NO_TABLE)
                return
            except Exception:
                log.exception("table %s cannot be loaded", socket.path_params["table"][:20])
                self.metrics.failures += 1
                connection.refuse(Refusal("storage"))
                connection.close(sockets.TABLE_FAILED)
                return
            room.came(connection)
            while (message := await connection.receive()) is not None:
                try:
                    await self.heard(room, connection, message)
                except Refusal as refusal:
                    more: Json = {"n": message.n} if isinstance(message, Answer) else {}
                    connection.refuse(refusal, **more)
                except StorageError as error:
                    log.error("storage: %s", error)
                    connection.refuse(Refusal("storage"))
        except WebSocketDisconnect:
            pass
        finally:
            if room is not None:
                room.went(connection)
            await self.part(socket, connection)

    async def heard(self, room: Room, connection: Connection, message: Said) -> None:
        """A well-formed message from a client at a table."""
        if isinstance(message, Answer):
            if room.evening is None:
                raise Refusal("not-running")
            room.evening.submit(room.seat_of(connection), message.n, message.option)
        elif isinstance(message, Chat):
            await room.say(connection, message.text)
        elif isinstance(message, Why):
            connection.say(why(room, connection, message.card))
        elif isinstance(message, Language):
            if message.lang and message.lang not in languages():
                known = ", ".join(languages())
                raise Refusal("unknown-language", lang=message.lang, languages=known)
            connection.lang = message.lang
            room.show(connection)
        else:
            connection.say({"type": "pong", "id": message.id})


def why(room: Room, connection: Connection, card: int) -> Json:
    """Why the client's seat may not play a card of its own now, by rule."""
    seat = room.seat_of(connection)
    evening = room.evening
    if evening is None:
        raise Refusal("not-running")
    if seat < 0:
        raise Refusal("not-seated")
    if not evening.shown.holds(seat, card):
        raise Refusal("not-yours")
    reason = evening.explain(seat, card)
    answer: Json = {"type": "why", "card": card, "playable": reason is None}
    if reason is not None:
        text = narrator(connection.lang or "en").reason(reason)
        answer.update(key=reason.key, rule=reason.rule, text=text)
    return answer


def reply(data: Any, status: int = 200) -> Response:
    content = data if isinstance(data, bytes) else encode(data)
    return Response(
        content,
        status_code=status,
        media_type="application/json",
        headers={"cache-control": "no-store"},
    )


async def kept(request: Request, data: bytes) -> Response:
    """Data that changes only with the program: the client may keep it and ask again."""
    tag = f'"{__version__}-{len(data)}-{zlib.crc32(data):08x}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(data, media_type="application/json", headers=headers)


def number_in(request: Request, name: str, default: int) -> int:
    text = request.query_params.get(name, "")
    if not text:
        return default
    if not text.isascii() or not text.isdigit() or len(text) > 6:
        raise Refusal("malformed", problem=f"{name} is a whole number")
    return int(text)


def error_text(refusal: Refusal) -> str:
    said = {"type": "error", "code": refusal.code, "text": refusal.text("en")}
    return encode(said).decode()


def address_of(asked: HTTPConnection) -> str:
    return asked.client.host if asked.client is not None else ""
