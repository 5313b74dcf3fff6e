"""How fast the others play: long enough to follow, short enough not to yawn."""

from typing import Final

from lastcall.terminal.scene import HEADLINES

SPEEDS: Final = {"slow": 1.8, "normal": 0.9, "fast": 0.3, "instant": 0.0}  # seconds to a headline
TRIFLES: Final = frozenset({"discarded", "drew", "drew-card", "reshuffled", "passed"})


def seconds_for(kind: str, speed: str) -> float:
    """How long an event of this kind stays before the next one is told."""
    if kind in HEADLINES:
        return SPEEDS[speed]
    return SPEEDS[speed] * (0.25 if kind in TRIFLES else 0.55)


def next_speed(speed: str) -> str:
    speeds = list(SPEEDS)
    return speeds[(speeds.index(speed) + 1) % len(speeds)]
