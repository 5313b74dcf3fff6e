"""Boxes from other packages: characters and Drink Decks with their messages and hints for drawing.

A package offers a box as an entry point of the group `lastcall.boxes`, by the name of the box:

    [project.entry-points."lastcall.boxes"]
    taphouse = "lastcall_taphouse:TAPHOUSE"

Everything in it goes by that name too, `taphouse:tess`, so that it never takes the place of
anything else. Packages are looked for when somebody asks for a list, or for a name with a colon.
"""

import logging
from collections.abc import Mapping, Sequence
from importlib import import_module, metadata
from typing import Final

from lastcall.engine.cards import Character, Deck

GROUP: Final = "lastcall.boxes"

log = logging.getLogger("lastcall")


class GameBox:
    """What a box brings."""

    __slots__ = ("art", "characters", "drinks", "messages", "name")

    def __init__(
        self,
        name: str,
        *,
        characters: Sequence[Character] = (),
        drinks: Sequence[Deck] = (),
        messages: str = "",
        art: "Mapping[str, Mapping[str, str]] | None" = None,
    ) -> None:
        self.name = name
        self.characters = tuple(characters)
        self.drinks = tuple(drinks)
        self.messages = messages  # the package whose folders `en`, `ru`… hold Fluent files
        self.art = {who: dict(hints) for who, hints in (art or {}).items()}  # by character

    def check(self, name: str) -> None:
        """Everything in it is called by its name; ValueError says what is not."""
        if self.name != name:
            raise ValueError(f"the box calls itself {self.name!r}, its entry point {name!r}")
        decks = [deck for c in self.characters for deck in c.decks()]
        for what in [*(c.id for c in self.characters), *(d.name for d in (*decks, *self.drinks))]:
            if not what.startswith(f"{name}:"):
                raise ValueError(f"{what!r} has to be called '{name}:{what}'")
        for whose in [*(c.box for c in self.characters), *(d.box for d in (*decks, *self.drinks))]:
            if whose != name:
                raise ValueError(f"something in it says that it is of the box {whose!r}")


class Boxes:
    """The boxes of other packages, looked for once."""

    __slots__ = ("borrowed", "broken", "found")

    def __init__(self) -> None:
        self.borrowed: set[str] = set()  # those that no package offers, but somebody named
        self.found: dict[str, GameBox] | None = None
        self.broken: dict[str, str] = {}  # those that cannot be opened, and why

    def all(self) -> dict[str, GameBox]:
        if self.found is None:
            self.found = {}  # a box may look at the catalogue while it is being opened
            points = sorted(metadata.entry_points(group=GROUP), key=lambda point: point.name)
            for point in points:
                self.open(point)
        return self.found

    def open(self, point: metadata.EntryPoint) -> None:
        """One that cannot be opened stays closed, and all the others are played with."""
        assert self.found is not None
        try:
            box = point.load()
            if not isinstance(box, GameBox):
                raise TypeError(f"{point.value} is no GameBox")
            box.check(point.name)
        except Exception as error:
            self.broken[point.name] = f"{type(error).__name__}: {error}"
            log.warning("the box %s cannot be opened (%s)", point.name, self.broken[point.name])
            return
        self.found[point.name] = box

    def bring(self, name: str) -> GameBox:
        """An installed box by its name, or `module:NAME`, which is then one of those there are.

        ImportError, AttributeError, TypeError, ValueError or KeyError says why it cannot be.
        """
        module, colon, attribute = name.partition(":")
        if not colon:
            if name in self.broken or name not in self.all():
                raise KeyError(self.broken.get(name, "no package offers it"))
            return self.all()[name]
        box = getattr(import_module(module), attribute)
        if not isinstance(box, GameBox):
            raise TypeError(f"{name} is no GameBox")
        box.check(box.name)
        there = self.all().get(box.name)
        if there is None:
            self.borrowed.add(box.name)
            self.all()[box.name] = box
        elif there is not box:
            raise ValueError(f"another box is called {box.name!r}")
        return box

    def look_again(self) -> None:
        """Forget what was found: packages may have come or gone."""
        self.found = None
        self.broken = {}
        self.borrowed = set()


BROUGHT: Final = Boxes()
