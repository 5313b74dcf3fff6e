"""Players that see only their own view. `make_bot("house", seed)` seats one."""

from typing import Final

from lastcall.bots.contract import Bot, ask
from lastcall.bots.house import HouseBot
from lastcall.bots.random_bot import RandomBot

__all__ = ["BOTS", "Bot", "UnknownBot", "ask", "make_bot"]

BOTS: Final[dict[str, type[Bot]]] = {bot.name: bot for bot in (RandomBot, HouseBot)}


class UnknownBot(ValueError):
    """A bot nobody has heard of; the message says which there are."""


def make_bot(name: str, seed: int) -> Bot:
    """A fresh bot for one seat of one game; the same seed decides the same way again."""
    found = BOTS.get(name.strip().lower())
    if found is None:
        raise UnknownBot(f"There is no bot {name!r}. The bots are {', '.join(BOTS)}.")
    return found(seed)
