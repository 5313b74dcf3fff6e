"""Whoever asks a server for a table that another one keeps is passed on to that one.

A WebSocket is passed on as bytes, both ways, from its first line to its end: nothing of it is read
here. A request is asked again there. In both, the other server is told who asks, and believes it
because of a key that only servers with the same secret can have.
"""

import asyncio
import hashlib
import hmac
from collections.abc import Iterable
from http.client import HTTPConnection as Line
from http.client import HTTPException
from time import monotonic
from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from lastcall.server.refusals import Refusal
from lastcall.server.storage import LEASE, Elsewhere, StorageError
from lastcall.server.wire import WIRE
from lastcall.server.wire import WebSocket as Wire

if TYPE_CHECKING:
    from lastcall.server.door import Door

BODY: Final = "lastcall.body"  # of a request, once it was read
PASSED_ON: Final = "lastcall.passed-on"  # whether another server has passed it on
KEY: Final = b"x-lastcall-key"
CLIENT: Final = b"x-lastcall-client"
SCHEME: Final = b"x-lastcall-scheme"

# Of one connection, not of what is said over it.
OF_THE_LINE: Final = (b"connection", b"content-length", b"transfer-encoding", b"expect", b"upgrade")
TOLD: Final = ("content-type", "content-encoding", "cache-control", "etag", "vary", "set-cookie")

PATIENCE: Final = LEASE / 1000 + 3.0  # seconds until somebody else can have the table of a dead one
CONNECT: Final = 1.0  # seconds
ANSWER: Final = 10.0
AGAIN: Final = 0.1  # seconds between two looks whether the keeper is dead

Headers = Iterable[tuple[bytes, bytes]]


class Believed:
    """What another server passes on comes from where that one says."""

    def __init__(self, app: ASGIApp, door: "Door") -> None:
        self._app = app
        self._door = door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            said = {name: value for name, value in scope["headers"] if name.startswith(b"x-last")}
            if hmac.compare_digest(said.get(KEY, b""), self._door.key):
                scope = {
                    **scope,
                    PASSED_ON: True,
                    "client": (said.get(CLIENT, b"").decode("latin-1"), 0),
                    "scheme": said.get(SCHEME, b"").decode("latin-1"),
                }
        await self._app(scope, receive, send)


def key_of(secret: str) -> bytes:
    """What servers show each other: it tells nothing about the secret."""
    return hashlib.blake2b(b"passed on", key=digest(secret)).hexdigest().encode()


def signs_of(secret: str) -> str:
    """By what servers know that they have the same one."""
    return hashlib.blake2b(b"signs", key=digest(secret), digest_size=16).hexdigest()


def digest(secret: str) -> bytes:
    return hashlib.blake2b(secret.encode(), digest_size=32).digest()


class Forwarding:
    """The way to other servers."""

    def __init__(self, door: "Door") -> None:
        self._door = door
        self._passed_on: dict[int, set[Wire]] = {}

    # WebSockets ----------------------------------------------------------------------------------

    async def pass_on(self, socket: WebSocket) -> bool:
        """Whether another server has had this connection, from its beginning to its end."""
        if PASSED_ON in socket.scope:
            return False
        table = socket.path_params["table"]
        wire: Wire = socket.scope[WIRE]
        limit = monotonic() + PATIENCE
        while not wire.disconnected:
            try:
                await self._door.tavern.room(table)
                return False
            except Elsewhere as place:
                try:
                    over = await wire.pass_on(*parts(place.address), self._head(socket), CONNECT)
                except (OSError, TimeoutError):
                    if monotonic() > limit:
                        return False
                else:
                    passed_on = self._passed_on.setdefault(place.server, set())
                    passed_on.add(wire)
                    await over
                    passed_on.discard(wire)
                    return True
            except (Refusal, StorageError):
                return False  # and is told so
            await asyncio.sleep(AGAIN)
        return True

    def cut(self, alive: set[int]) -> None:
        """Whoever was passed on to a server that is gone comes back, and finds another."""
        for server in self._passed_on.keys() - alive:
            for wire in self._passed_on.pop(server):
                wire.hang_up()

    def _head(self, socket: WebSocket) -> bytes:
        target = socket.scope["raw_path"]
        if socket.scope["query_string"]:
            target += b"?" + socket.scope["query_string"]
        lines = [b"GET " + target + b" HTTP/1.1"]
        lines += [name + b": " + value for name, value in self._introduced(socket.scope, ())]
        return b"\r\n".join([*lines, b"", b""])

    def _introduced(self, scope: Scope, without: tuple[bytes, ...]) -> Headers:
        """The headers of a request, and who asks."""
        for name, value in scope["headers"]:
            if name.lower() not in without and not name.lower().startswith(b"x-lastcall-"):
                yield name, value
        client = scope["client"]
        yield KEY, self._door.key
        yield CLIENT, (client[0] if client else "").encode("latin-1")
        yield SCHEME, scope["scheme"].encode("latin-1")

    # Requests ------------------------------------------------------------------------------------

    async def forwarded(self, request: Request, error: Exception) -> Response:
        """The answer of whoever keeps the table."""
        assert isinstance(error, Elsewhere)
        target = request.url.path
        if request.url.query:
            target += f"?{request.url.query}"
        return await self.ask(request, error, target, request.scope.get(BODY, b""))

    async def ask(self, request: Request, place: Elsewhere, target: str, body: bytes) -> Response:
        """Ask the keeper of a table; when he is gone, whoever keeps it then, even if it is us."""
        if PASSED_ON in request.scope:
            return await self._door.not_stored(request, place)
        headers = list(self._introduced(request.scope, OF_THE_LINE))
        address = place.address
        limit = monotonic() + PATIENCE
        while True:
            try:
                line = await asyncio.to_thread(connected, address)
                return await asyncio.to_thread(
                    exchanged, line, request.method, target, headers, body
                )
            except NoAnswer:
                return await self._door.not_stored(request, place)
            except OSError:
                if monotonic() > limit:
                    return await self._door.not_stored(request, place)
            await asyncio.sleep(AGAIN)
            try:
                await self._door.tavern.room(place.table)
                address = self._door.settings.reach
            except Elsewhere as now:
                address = now.address


class NoAnswer(Exception):
    """A server that took the question did not answer it."""


def parts(address: str) -> tuple[str, int]:
    host, _, port = address.rpartition(":")
    return host.strip("[]"), int(port)


def connected(address: str) -> Line:
    line = Line(*parts(address), timeout=CONNECT)
    line.connect()
    return line


def exchanged(line: Line, method: str, target: str, headers: Headers, body: bytes) -> Response:
    try:
        line.sock.settimeout(ANSWER)
        line.putrequest(method, target, skip_host=True, skip_accept_encoding=True)
        for name, value in headers:
            line.putheader(name.decode("latin-1"), value.decode("latin-1"))
        line.putheader("content-length", str(len(body)))
        line.endheaders(body or None)
        answer = line.getresponse()
        made = Response(answer.read(), answer.status)
    except (OSError, HTTPException) as error:
        raise NoAnswer from error
    finally:
        line.close()
    for header, said in answer.getheaders():
        if header.lower() in TOLD:
            made.headers.append(header, said)
    return made
