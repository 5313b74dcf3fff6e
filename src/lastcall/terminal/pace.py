"""How fast the others play: long enough to follow, short enough not to yawn."""

from typing import Final

from lastcall.engine.events import (
    Discarded,
    Drew,
    DrewCard,
    Event,
    Passed,
    Reshuffled,
    TrackerChanged,
)
from lastcall.terminal.scene import HEADLINES

SPEEDS: Final = {"slow": 1.8, "normal": 0.9, "fast": 0.3, "instant": 0.0}  # seconds to a headline
TRIFLES: Final = (Discarded, Drew, DrewCard, Reshuffled, Passed, TrackerChanged)


def seconds_for(event: Event, speed: str) -> float:
    """How long an event stays before the next one is told."""
    if isinstance(event, HEADLINES):
        return SPEEDS[speed]
    return SPEEDS[speed] * (0.25 if isinstance(event, TRIFLES) else 0.55)


def next_speed(speed: str) -> str:
    speeds = list(SPEEDS)
    return speeds[(speeds.index(speed) + 1) % len(speeds)]
