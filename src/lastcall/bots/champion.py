"""The champion: the regular's search, in more worlds and where less is at stake."""

from typing import Any, ClassVar, Final

from lastcall.bots.search import Manner, RegularBot

CHAMPION: Final = Manner(worlds=192, first=16, candidates=4, worth=0.0003)


class ChampionBot(RegularBot):
    """A player who takes their time."""

    name: ClassVar[str] = "champion"
    instead: ClassVar[str] = "regular"

    def __init__(self, seed: int, manner: Manner = CHAMPION, network: Any = None) -> None:
        super().__init__(seed, manner, network)
