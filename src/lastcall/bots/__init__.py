"""Players that see only their own view. `make_bot("house", seed)` seats one."""

from lastcall.bots.contract import BlindBot, Bot, ask
from lastcall.bots.registry import BOTS, BrokenBot, UnknownBot, make_bot

__all__ = ["BOTS", "BlindBot", "Bot", "BrokenBot", "UnknownBot", "ask", "make_bot"]
