"""The champion: the regular's search, in more worlds and further ahead."""

from typing import Any, ClassVar, Final

from lastcall.bots.search import Manner, RegularBot

CHAMPION: Final = Manner(worlds=160, first=16, ahead=5, candidates=4, sure=2.0)


class ChampionBot(RegularBot):
    """A player who takes their time."""

    name: ClassVar[str] = "champion"
    instead: ClassVar[str] = "regular"

    def __init__(self, seed: int, manner: Manner = CHAMPION, network: Any = None) -> None:
        super().__init__(seed, manner, network)
