"""The wire itself: clients that open a connection and then say or hear nothing are let go."""

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

ABORT: Final = "lastcall.abort"
REQUEST_WITHIN: Final = 15.0  # seconds in which a client has to say what it wants


class Http(HttpToolsProtocol):
    """uvicorn waits for the head of a request as long as one likes to take; we do not."""

    _answered: object = None  # the request that was under way at the last look
    _look: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._look = self.loop.call_later(REQUEST_WITHIN, self._look_again)

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
        self._look = self.loop.call_later(REQUEST_WITHIN, self._look_again)


class WebSocket(WebSocketsSansIOProtocol):
    """Whoever does not answer pings is gone; do not wait until they have read the farewell."""

    async def run_asgi(self) -> None:
        # The last resort against a client that does not read: what waits for it is never sent,
        # not even that the connection is closed.
        self.scope[ABORT] = self.transport.abort  # type: ignore[typeddict-unknown-key]
        await super().run_asgi()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()
