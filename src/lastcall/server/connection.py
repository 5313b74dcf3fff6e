"""One WebSocket: what comes in is checked, what goes out waits in a queue of its own."""

import asyncio
from contextlib import suppress
from typing import Final

import msgspec
from msgspec import UNSET
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from lastcall.server import outgoing as out
from lastcall.server.incoming import Message, read_message
from lastcall.server.limits import Bucket
from lastcall.server.metrics import Metrics
from lastcall.server.refusals import Refusal
from lastcall.server.settings import Settings
from lastcall.server.wire import ABORT

encode: Final = msgspec.json.encode

# Close codes; see docs/protocol.md.
LEFT: Final = 4001
TOO_FAST: Final = 4008
TOO_SLOW: Final = 4009
BAD_REQUEST: Final = 4400
BAD_ORIGIN: Final = 4403
NO_TABLE: Final = 4404
TOO_MANY: Final = 4429
TABLE_FAILED: Final = 4500
GOING_AWAY: Final = 1001

FAREWELL: Final = 2.0  # seconds for a client that does not keep up to read why it is let go


class Connection:
    """A client that looks at one table, or at the lobby."""

    __slots__ = (
        "_backlog",
        "_metrics",
        "_out",
        "_rate",
        "_settings",
        "_socket",
        "_writer",
        "guest",
        "lang",
        "offences",
    )

    def __init__(
        self, socket: WebSocket, guest: str, lang: str, settings: Settings, metrics: Metrics
    ) -> None:
        self._socket = socket
        self.guest = guest  # empty: somebody without a name, who can only watch
        self.lang = lang  # empty: no texts are wanted
        self._settings = settings
        self._metrics = metrics
        self._rate = Bucket(settings.messages_per_second, settings.message_burst)
        self._backlog = settings.backlog
        self.offences = 0
        self._out: asyncio.Queue[str | int] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    # Out -----------------------------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        """Queue a message; a client that does not keep up is let go and will come back."""
        if self._out.qsize() >= self._backlog:
            self.close(TOO_SLOW)
        else:
            self._out.put_nowait(data.decode())

    def say(self, message: out.ServerMessage) -> None:
        self.send(encode(message))

    def refuse(self, refusal: Refusal, n: int | None = None) -> None:
        """Say why not; with the number of the decision that an answer was for."""
        self._metrics.refused(refusal.code)
        text = refusal.text(self.lang or "en")
        self.say(out.ErrorMessage(refusal.code, text, UNSET if n is None else n))

    def close(self, code: int) -> None:
        """Close after what is queued has gone out; at once if nothing goes out any more."""
        if self._out.qsize() >= self._backlog:
            while not self._out.empty():
                self._out.get_nowait()
            abort = self._socket.scope.get(ABORT)
            if abort is not None:
                asyncio.get_running_loop().call_later(FAREWELL, abort)
        self._out.put_nowait(code)

    async def _write(self) -> None:
        try:
            while True:
                data = await self._out.get()
                if isinstance(data, int):
                    await self._socket.close(data)
                    return
                await self._socket.send({"type": "websocket.send", "text": data})
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # the client is gone; the reader notices too

    async def ended(self) -> None:
        """Let the writer finish, but do not wait for a client that does not read."""
        if self._socket.client_state != WebSocketState.CONNECTED:
            self._writer.cancel()
        with suppress(asyncio.CancelledError, TimeoutError):
            await asyncio.wait_for(self._writer, FAREWELL)

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


def as_bytes(data: str | bytes) -> bytes:
    return data.encode(errors="replace") if isinstance(data, str) else data
