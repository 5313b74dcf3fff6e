"""An experiment: tables to compare (its arms), what to keep of their games, in which portions."""

import hashlib
import json
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, NamedTuple

from lastcall import __version__
from lastcall.bots import BOTS, seated
from lastcall.bots.registry import OURS
from lastcall.bots.shelf import SHELF
from lastcall.lab.content import digests
from lastcall.lab.plan import Plan, PlanError
from lastcall.lab.schema import ON_REQUEST

FORMAT: Final = "lastcall-lab-1"
DRAWN: Final = "random"  # instead of characters: drawn anew for each game
ALONE: Final = "table"  # what the arm of a plan with one table is called

# A portion is what a process plays in one go and what one file holds; a table has up to so many
# of them, as long as they are neither tiny nor so large that an interruption would cost much.
PORTIONS: Final = 200
SMALLEST: Final = 10
LARGEST: Final = 500


class Arm(NamedTuple):
    """One of the tables, by name."""

    name: str
    plan: Plan


class Portion(NamedTuple):
    """Some games of an arm, from a game (counted from 0) up to another."""

    number: int
    arm: Arm
    games: range

    @property
    def name(self) -> str:
        """What its files are called: sorted by name they are in order."""
        return f"part-{self.number:06}.parquet"


@dataclass(frozen=True)
class Experiment:
    """What is played and kept; the same one gives the same rows, whoever plays it."""

    arms: tuple[Arm, ...]
    record: tuple[str, ...] = ()
    chunk: int = 0  # games in a portion; 0 for as many as suits their number

    def check(self) -> None:
        """Refuse what cannot be played, before anything is."""
        for arm in self.arms:
            arm.plan.check()
            for name in arm.plan.bots:
                unfit = seated(name).unfit
                if unfit is not None:
                    raise unfit

    @property
    def games(self) -> int:
        return sum(arm.plan.games for arm in self.arms)

    @cached_property
    def portions(self) -> list[Portion]:
        found: list[Portion] = []
        for arm in self.arms:
            games = arm.plan.games
            size = self.chunk or min(max(-(-games // PORTIONS), SMALLEST), LARGEST)
            for first in range(0, games, size):
                found.append(Portion(len(found), arm, range(first, min(first + size, games))))
        return found

    def told(self) -> dict[str, Any]:
        """The plan as it is understood: read again it is the same."""
        return {
            "record": list(self.record),
            "chunk": self.chunk,
            "tables": [told(arm) for arm in self.arms],
        }

    @cached_property
    def content(self) -> dict[str, str]:
        """What it is played with, each with its digest: cards, rules, bots that may change."""
        found: dict[str, str] = {}
        for arm in self.arms:
            for name, digest in content_of(arm.plan).items():
                before = found.setdefault(name, digest)
                if digest not in before.split("|"):  # another arm plays with it changed
                    found[name] = f"{before}|{digest}"
        return found

    @cached_property
    def digest(self) -> str:
        """The same for the same plan, content and version: then the rows are the same, too."""
        whole = [FORMAT, __version__, self.told(), self.content]
        text = json.dumps(whole, sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:16]


def told(arm: Arm) -> dict[str, Any]:
    plan = arm.plan
    return {
        "name": arm.name,
        "characters": list(plan.characters) or DRAWN,
        "players": plan.players,
        "bots": list(plan.bots),
        "games": plan.games,
        "seed": plan.seed,
        "drinks": list(plan.drinks),
        "bar_deck": plan.bar_deck,
        "doppelgangers": plan.doppelgangers,
        "variants": list(plan.variants),
        **({"change": plan.change.table()} if plan.change else {}),
    }


def content_of(plan: Plan) -> dict[str, str]:
    found = digests(plan.content, plan.characters or plan.company, plan.drinks, plan.variants)
    for name in plan.bots:
        if name not in OURS:
            dist = BOTS.brought()[name].dist
            found[f"bot {name}"] = dist.version if dist is not None else ""
        elif OURS[name].unfit() is None and OURS[name].learned:
            learned = b"".join((SHELF.folder / file).read_bytes() for file in OURS[name].learned)
            found[f"bot {name}"] = hashlib.sha256(learned).hexdigest()[:12]
    return found


__all__ = ["ALONE", "DRAWN", "FORMAT", "ON_REQUEST", "Arm", "Experiment", "PlanError", "Portion"]
