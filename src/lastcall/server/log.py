"""The log: lines for people. Strangers fill it neither with tracebacks nor with copies."""

import logging
from collections.abc import Callable
from time import monotonic
from typing import Final

MOST: Final = 1_000  # different lines that are remembered
EVERY: Final = 60.0  # seconds in which the same line is said once

# What uvicorn says of requests that are none: that is the client's business.
OF_CLIENTS: Final = (
    "Invalid HTTP request",
    "Invalid UTF-8",
    "Unsupported upgrade request",
    "ASGI callable returned without completing handshake",
)


class Counted(logging.Filter):
    """Lets a line through once in a while, the next time with how often it was to be said."""

    def __init__(self, every: float = EVERY, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._every = every
        self._clock = clock
        self._said: dict[str, tuple[float, int]] = {}  # since when, and how often

    def __len__(self) -> int:
        return len(self._said)

    def filter(self, record: logging.LogRecord) -> bool:
        text = record.getMessage()
        if text.startswith(OF_CLIENTS):
            return False
        now = self._clock()
        since, times = self._said.pop(text, (now, 0))
        if times and now - since < self._every:
            self._said[text] = since, times + 1
            return False
        if times > 1:
            record.msg, record.args = f"{text} ({times} times in {now - since:.0f} s)", None
        self._said[text] = now, 1
        if len(self._said) > MOST:
            del self._said[next(iter(self._said))]  # the one that was said longest ago
        return True


def prepare() -> None:
    """One line a thing, with its time, on the error stream."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s")
    for handler in logging.getLogger().handlers:
        handler.addFilter(Counted())
