"""Players that see only their own view. `make_bot("house", seed)` seats one."""

from lastcall.bots.contract import BlindBot, Bot, Budget, UnfitBot, WorldBot, ask
from lastcall.bots.registry import BOTS, BrokenBot, UnknownBot, make_bot, seated

__all__ = [
    "BOTS",
    "BlindBot",
    "Bot",
    "BrokenBot",
    "Budget",
    "UnfitBot",
    "UnknownBot",
    "WorldBot",
    "ask",
    "make_bot",
    "seated",
]
