"""The wire itself: how much a client may send before it is listened to, and how long it may take.

uvicorn collects the head of a request, and answers pings, as they come. Here both are read in small
slices, and whoever sends more than anybody needs is let go before the rest is looked at.
"""

import asyncio
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from lastcall.server.limits import Bucket
from lastcall.server.settings import Settings

WIRE: Final = "lastcall.wire"
SLICE: Final = 4_096  # bytes that are read before we look whether it is too much

URI_TOO_LONG: Final = 414
HEAD_TOO_LARGE: Final = 431


class Config(uvicorn.Config):
    """uvicorn's settings with our own, for the protocols below."""

    settings: Settings


class Http(HttpToolsProtocol):
    """uvicorn takes a head of any length for as long as one likes to take; we do not."""

    config: Config
    _answered: object = None  # the request that was under way at the last look
    _look: asyncio.TimerHandle | None = None
    _head = 0  # bytes of this request that are no body: its head, chunk sizes, trailers
    _unwanted = 0  # bytes of a body that came after the answer
    _wrong = 0  # the status of what is too large

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._look = self.loop.call_later(self.config.settings.head_within, self._look_again)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._look is not None:
            self._look.cancel()
        super().connection_lost(exc)

    def _look_again(self) -> None:
        if self.transport.get_protocol() is not self:
            return  # it has become a WebSocket
        cycle: Any = self.cycle  # None before the first request
        idle = cycle is None or cycle.response_complete
        if idle and cycle is self._answered:
            self.transport.abort()  # no request has come since the last look
            return
        self._answered = cycle
        self._look = self.loop.call_later(self.config.settings.head_within, self._look_again)

    def data_received(self, data: bytes) -> None:
        settings = self.config.settings
        for at in range(0, len(data), SLICE):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            part = data[at : at + SLICE]
            self._head += len(part)
            super().data_received(part)
            if self._head > settings.largest_head and not self._wrong:
                self._wrong = HEAD_TOO_LARGE
            if self._wrong and not self.transport.is_closing():
                self._refuse(self._wrong)
            elif self._unwanted > settings.largest_body or len(self.pipeline) > settings.pipelined:
                self.transport.close()

    def on_message_begin(self) -> None:
        self._head = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        if len(self.url) + len(url) > self.config.settings.longest_url:
            self._wrong = URI_TOO_LONG
        elif not self._wrong:
            super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= self.config.settings.most_headers:
            self._wrong = HEAD_TOO_LARGE
        elif not self._wrong:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if not self._wrong:  # or it is refused as soon as this slice is read
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._head -= len(body)
        if self._wrong:
            return
        if self.cycle.response_complete:
            self._unwanted += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        if not self._wrong:
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        if not self._wrong:
            super().handle_websocket_upgrade()

    def _refuse(self, status: int) -> None:
        """Nothing of such a request reaches the application."""
        self.transport.write(
            STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n"
        )
        self.transport.close()


class WebSocket(WebSocketsSansIOProtocol):
    """Frames of all kinds have one rate; whoever does not answer pings is gone."""

    config: Config
    _over = False
    _beyond: asyncio.Transport | None = None  # the server that this is passed on to

    def __init__(self, config: Config, *args: Any, **named: Any) -> None:
        super().__init__(config, *args, **named)
        settings = config.settings
        # The connection counts messages and says so when they are too many. This is for what it
        # does not see, and for what comes before it has had the time to look.
        burst = settings.message_burst + settings.offences
        self._rate = Bucket(settings.messages_per_second, burst)

    async def run_asgi(self) -> None:
        self.scope[WIRE] = self  # type: ignore[typeddict-unknown-key]
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        if self._beyond is not None:
            self._beyond.write(data)
            return
        for at in range(0, len(data), SLICE):
            if self._over or self.transport.is_closing():
                break
            super().data_received(data[at : at + SLICE])
        if self._over:
            self._let_go()

    def _count(self) -> None:
        if not self._rate.take():
            self._over = True

    def handle_cont(self, event: Frame) -> None:
        self._count()
        super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        self._count()
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        self._count()
        super().handle_bytes(event)

    def handle_ping(self) -> None:
        self._count()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._count()
        super().handle_pong(event)

    def _let_go(self) -> None:
        """Far too many frames: read no more of them, say so, and hang up soon."""
        self.stop_keepalive()
        self.transport.pause_reading()
        if self.handshake_complete and not self.close_sent:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_FAST})
            self.conn.send_close(TOO_FAST)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(FAREWELL, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    # Passing it on -------------------------------------------------------------------------------

    async def pass_on(
        self, host: str, port: int, head: bytes, within: float
    ) -> "asyncio.Future[None]":
        """Let another server have this connection, as it is, both ways; the future is its end."""
        over = self.loop.create_future()
        async with asyncio.timeout(within):
            beyond, _ = await self.loop.create_connection(lambda: Beyond(self, over), host, port)
        if self.disconnected:
            beyond.close()
        self._beyond = beyond
        self.handshake_complete = True  # the other server shakes hands
        beyond.write(head)
        return over

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._beyond is not None:
            self._beyond.close()

    def shutdown(self) -> None:
        if self._beyond is not None:
            self.transport.close()  # whoever it was comes back by itself
        else:
            super().shutdown()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._beyond is not None:
            self._beyond.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._beyond is not None:
            self._beyond.resume_reading()

    # What the connection does with it ------------------------------------------------------------

    def push(self, frame: bytes) -> None:
        """Send a frame as `framed` makes them. It waits here for whoever reads slowly."""
        if self.handshake_complete and not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame)

    def unread(self) -> int:
        """Bytes that wait for the client to read."""
        return self.transport.get_write_buffer_size()

    def hang_up(self) -> None:
        """Without a farewell: what waits for the client is never sent."""
        self.transport.abort()


class Beyond(asyncio.Protocol):
    """The other side of a connection that is passed on."""

    def __init__(self, wire: WebSocket, over: "asyncio.Future[None]") -> None:
        self._client = wire.transport
        self._over = over

    def data_received(self, data: bytes) -> None:
        self._client.write(data)

    def pause_writing(self) -> None:
        self._client.pause_reading()

    def resume_writing(self) -> None:
        self._client.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self._client.close()
        if not self._over.done():
            self._over.set_result(None)


TOO_FAST: Final = 4008
FAREWELL: Final = 2.0  # seconds for a client that is let go to read why


def framed(data: bytes) -> bytes:
    """A text message as it goes over the wire: the same bytes for everybody."""
    return Frame(Opcode.TEXT, data).serialize(mask=False)
