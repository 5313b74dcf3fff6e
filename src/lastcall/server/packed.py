"""Answers that are the same for everybody and rarely change: compressed once, kept by clients."""

import gzip
import zlib
from collections.abc import Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

ASK_AGAIN: Final = "no-cache"  # a client may keep it, and asks whether it still holds
FOR_GOOD: Final = "public, max-age=31536000, immutable"


class Packed:
    """Data with its tag, as it is and compressed."""

    __slots__ = ("_data", "_media_type", "_small", "_tag")

    def __init__(self, data: bytes, media_type: str = "application/json") -> None:
        small = gzip.compress(data, mtime=0)
        self._data = data
        self._small = small if len(small) < len(data) else None
        self._media_type = media_type
        self._tag = f'W/"{len(data):x}-{zlib.crc32(data):08x}"'

    def answer(self, request: Request, cache: str = ASK_AGAIN) -> Response:
        headers = {"etag": self._tag, "cache-control": cache, "vary": "Accept-Encoding"}
        known = request.headers.get("if-none-match", "")
        if self._tag in (tag.strip() for tag in known.split(",")):
            return Response(status_code=304, headers=headers)
        data = self._data
        if self._small is not None and "gzip" in request.headers.get("accept-encoding", ""):
            data = self._small
            headers["content-encoding"] = "gzip"
        return Response(data, media_type=self._media_type, headers=headers)


class Shelf:
    """What was asked for last, by name; made when it is not there."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._kept: dict[str, Packed] = {}

    def get(self, name: str) -> Packed | None:
        found = self._kept.pop(name, None)
        if found is not None:
            self._kept[name] = found  # the latest is the last
        return found

    def put(self, name: str, packed: Packed) -> Packed:
        self._kept[name] = packed
        if len(self._kept) > self._size:
            del self._kept[next(iter(self._kept))]
        return packed

    def made(self, name: str, make: Callable[[], Packed]) -> Packed:
        return self.get(name) or self.put(name, make())
