"""Bots by name: our own, and those that other packages bring along.

A package offers bots as entry points of the group `lastcall.bots`:

    [project.entry-points."lastcall.bots"]
    sage = "clever_bots:Sage"

A bot of a package goes by the name of both, `clever-bots:sage`, so that it never takes the place of
another. Packages are looked for when somebody asks for a list or for a name with a colon in it, and
a bot is imported when it sits down.
"""

from collections.abc import Iterator
from importlib import metadata
from typing import Final, NamedTuple

from lastcall.bots.champion import ChampionBot
from lastcall.bots.contract import Bot, UnfitBot
from lastcall.bots.house import HouseBot
from lastcall.bots.newcomer import NewcomerBot
from lastcall.bots.random_bot import RandomBot
from lastcall.bots.search import RegularBot
from lastcall.engine.problem import Problem

GROUP: Final = "lastcall.bots"
# The levels, from the first evening on; below them, the one that knows nothing.
OURS: Final[dict[str, type[Bot]]] = {
    "random": RandomBot,
    "newcomer": NewcomerBot,
    "house": HouseBot,
    "regular": RegularBot,
    "champion": ChampionBot,
}


class UnknownBot(Problem):
    """A bot nobody has heard of; the message says which there are."""


class BrokenBot(UnknownBot):
    """A bot of another package that cannot sit down; the message says why."""


class Bots:
    """All bots there are, by name; those of other packages are found when they are asked for."""

    __slots__ = ("found",)

    def __init__(self) -> None:
        self.found: dict[str, metadata.EntryPoint] | None = None

    def brought(self) -> dict[str, metadata.EntryPoint]:
        """The bots of other packages."""
        if self.found is None:
            found: dict[str, metadata.EntryPoint] = {}
            for point in metadata.entry_points(group=GROUP):
                package = point.dist.name if point.dist is not None else point.module
                found[f"{package}:{point.name}".lower()] = point
            self.found = dict(sorted(found.items()))
        return self.found

    def look_again(self) -> None:
        """Forget what was found: packages may have come or gone."""
        self.found = None

    def __iter__(self) -> Iterator[str]:
        return iter([*OURS, *self.brought()])

    def __len__(self) -> int:
        return len(OURS) + len(self.brought())

    def __contains__(self, name: object) -> bool:
        if not isinstance(name, str):
            return False
        return name in OURS or (":" in name and name in self.brought())

    def usable(self, name: str) -> bool:
        """Whether there is such a bot, and it can sit down."""
        try:
            return name in self and issubclass(self[name], Bot)
        except BrokenBot:
            return False

    def __getitem__(self, name: str) -> type[Bot]:
        ours = OURS.get(name)
        return ours if ours is not None else load(name, self.brought()[name])


def load(name: str, point: metadata.EntryPoint) -> type[Bot]:
    """The class that an entry point names."""
    try:
        bot = point.load()
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
        raise BrokenBot(
            f"The bot {name!r} cannot be loaded from {point.value} ({what}).",
            "bot-not-loaded",
            name=name,
            place=point.value,
            problem=what,
        ) from None
    if not isinstance(bot, type) or not issubclass(bot, Bot):
        raise BrokenBot(
            f"The bot {name!r} is no bot: {point.value} is not a child of Bot.",
            "bot-is-none",
            name=name,
            place=point.value,
        )
    return bot


BOTS: Final = Bots()


class Seated(NamedTuple):
    """Who sits down when a bot is asked for by name, and why it is not that one."""

    name: str
    unfit: UnfitBot | None


def seated(name: str) -> Seated:
    """The bot of this name; one that cannot sit down here has somebody to play instead."""
    key = name.strip().lower()
    if key not in BOTS:
        names = ", ".join(BOTS)
        text = f"There is no bot {name!r}. The bots are {names}."
        raise UnknownBot(text, "table-no-bot", name=name, names=names)
    why: UnfitBot | None = None
    unfit = BOTS[key].unfit()
    while unfit is not None:  # the next level down, until there is one that can
        why = why or unfit
        key = BOTS[key].instead
        unfit = BOTS[key].unfit()
    return Seated(key, why)


def make_bot(name: str, seed: int) -> Bot:
    """A fresh bot for one seat of one game; the same seed decides the same way again."""
    return BOTS[seated(name).name](seed)
