"""The champion: the regular's search, in more worlds and where less is at stake."""

from typing import Any, ClassVar, Final

from lastcall.bots.search import Manner, RegularBot
from lastcall.engine import terms as w

# It trusts worlds more than habits, and asks them about orders too; a look at the start of the next
# turn tells it as much as later ones, in half of the time (docs/bots.md).
CHAMPION: Final = Manner(
    worlds=192,
    first=16,
    candidates=4,
    near=1,
    ahead=1,
    spread=2.0,
    worth=0.0003,
    untried=frozenset({w.ASK_DISCARD}),
)


class ChampionBot(RegularBot):
    """A player who takes their time."""

    name: ClassVar[str] = "champion"
    instead: ClassVar[str] = "regular"

    def __init__(self, seed: int, manner: Manner = CHAMPION, network: Any = None) -> None:
        super().__init__(seed, manner, network)
