"""The web table's back end: HTTP and WebSocket, storage, clocks. It alone decides."""

from typing import Final

PROTOCOL: Final = 2  # see docs/protocol.md; grows when an old client would misunderstand
