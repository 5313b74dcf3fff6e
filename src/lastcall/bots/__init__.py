"""Players that see only their own view. `make_bot("house", seed)` seats one."""

from lastcall.bots.contract import (
    BlindBot,
    Bot,
    Budget,
    UnfitBot,
    WorldBot,
    ask,
    default_option,
)
from lastcall.bots.registry import BOTS, BrokenBot, UnknownBot, make_bot, seated
from lastcall.bots.worlds import Worlds

__all__ = [
    "BOTS",
    "BlindBot",
    "Bot",
    "BrokenBot",
    "Budget",
    "UnfitBot",
    "UnknownBot",
    "WorldBot",
    "Worlds",
    "ask",
    "default_option",
    "make_bot",
    "seated",
]
