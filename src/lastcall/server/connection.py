"""One WebSocket: what comes in is checked, what goes out has a bound."""

import asyncio
from contextlib import suppress
from typing import Final

import msgspec
from msgspec import UNSET
from starlette.websockets import WebSocket, WebSocketDisconnect

from lastcall.server import outgoing as out
from lastcall.server.incoming import Message, read_message
from lastcall.server.limits import Bucket
from lastcall.server.metrics import Metrics
from lastcall.server.refusals import Refusal
from lastcall.server.settings import Settings
from lastcall.server.wire import FAREWELL, TOO_FAST, WIRE, framed
from lastcall.server.wire import WebSocket as Wire

encode: Final = msgspec.json.encode

# Close codes; see docs/protocol.md.
LEFT: Final = 4001
TOO_SLOW: Final = 4009
BAD_REQUEST: Final = 4400
SIGNED_OUT: Final = 4401
BAD_ORIGIN: Final = 4403
NO_TABLE: Final = 4404
TOO_MANY: Final = 4429
TABLE_FAILED: Final = 4500
GOING_AWAY: Final = 1001


class Connection:
    """A client that looks at one table, or at the lobby."""

    __slots__ = (
        "_backlog",
        "_closing",
        "_metrics",
        "_rate",
        "_settings",
        "_socket",
        "_wire",
        "guest",
        "lang",
        "offences",
    )

    def __init__(
        self, socket: WebSocket, guest: str, lang: str, settings: Settings, metrics: Metrics
    ) -> None:
        self._socket = socket
        self._wire: Wire = socket.scope[WIRE]
        self.guest = guest  # empty: somebody without a name, who can only watch
        self.lang = lang  # empty: no texts are wanted
        self._settings = settings
        self._metrics = metrics
        self._rate = Bucket(settings.messages_per_second, settings.message_burst)
        self._backlog = settings.backlog
        self.offences = 0
        self._closing: asyncio.Task[None] | None = None

    # Out -----------------------------------------------------------------------------------------

    def send(self, frame: bytes) -> None:
        """Send what `packed` made; a client that does not keep up is let go and will come back."""
        if self._closing is not None:
            return
        if self._wire.unread() + len(frame) > self._backlog:
            self.close(TOO_SLOW)
        else:
            self._wire.push(frame)

    def say(self, message: out.ServerMessage) -> None:
        self.send(packed(message))

    def refuse(self, refusal: Refusal, n: int | None = None) -> None:
        """Say why not; with the number of the decision that an answer was for."""
        self._metrics.refused(refusal.code)
        text = refusal.text(self.lang or "en")
        self.say(out.ErrorMessage(refusal.code, text, UNSET if n is None else n))

    def close(self, code: int) -> None:
        """Close after what was said has gone out; soon if nothing goes out any more."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close(code))
            if self._wire.unread():
                asyncio.get_running_loop().call_later(FAREWELL, self._wire.hang_up)

    async def _close(self, code: int) -> None:
        with suppress(WebSocketDisconnect, RuntimeError, OSError):  # the client is gone already
            await self._socket.close(code)

    async def ended(self) -> None:
        """Let a farewell go out, but do not wait for a client that does not read."""
        if self._closing is not None:
            with suppress(asyncio.CancelledError, TimeoutError):
                await asyncio.wait_for(self._closing, FAREWELL)

    # In ------------------------------------------------------------------------------------------

    async def receive(self) -> Message | None:
        """The next message that is well-formed and not too fast; None when the client has gone."""
        while True:
            event = await self._socket.receive()
            if event["type"] != "websocket.receive":
                return None
            self._metrics.messages += 1
            data: str | bytes = event.get("text") or event.get("bytes") or b""
            if not self._rate.take():
                self.offences += 1
                if self.offences > self._settings.offences:
                    self.close(TOO_FAST)
                    return None
                if self.offences % 10 == 1:  # answering each would do the flooder's work
                    self.refuse(Refusal("too-fast"))
                continue
            most = self._settings.largest_message
            size = len(data) if len(data) > most else len(as_bytes(data))
            if size > most:
                self.refuse(Refusal("too-big", most=most))
                continue
            try:
                return read_message(data)
            except Refusal as refusal:
                self.refuse(refusal)


def packed(message: out.ServerMessage) -> bytes:
    """A message as it goes over the wire, made once for all who get it."""
    return framed(encode(message))


def as_bytes(data: str | bytes) -> bytes:
    return data.encode(errors="replace") if isinstance(data, str) else data
