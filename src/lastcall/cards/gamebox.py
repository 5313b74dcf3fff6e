"""Boxes from other packages: characters and Drink Decks with their messages and hints for drawing.

A package offers a box as an entry point of the group `lastcall.boxes`, by the name of the box:

    [project.entry-points."lastcall.boxes"]
    taphouse = "lastcall_taphouse:TAPHOUSE"

Everything in it goes by that name too, `taphouse:tess`, so that it never takes the place of
anything else. Packages are looked for when somebody asks for a list, or for a name with a colon.
"""

import logging
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module, metadata
from typing import Final

from lastcall.engine import terms as w
from lastcall.engine.cards import Character, Deck, Mode
from lastcall.engine.word import Word

OUR_BOXES: Final = ("rdi2", "rdi4", "rdi5", "rdi7", "rdi9")
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
        ids = [c.id for c in self.characters]
        # On a mat things are known by their names: a Mark of one's own would be Remy's.
        kit = [tracker.name for c in self.characters for tracker in c.trackers]
        kit += [box.name for c in self.characters for box in c.boxes]
        for what in [*ids, *kit, *(d.name for d in (*decks, *self.drinks))]:
            if not what.startswith(f"{name}:"):
                raise ValueError(f"{what!r} has to be called '{name}:{what}'")
            if what != what.lower():
                raise ValueError(f"{what!r} has to be in lower case: people type it as they like")
        for one in (ids, [d.name for d in self.drinks]):
            for what in one:
                if one.count(what) > 1:
                    raise ValueError(f"{what!r} is in it twice")
        for whose in [*(c.box for c in self.characters), *(d.box for d in (*decks, *self.drinks))]:
            if whose != name:
                raise ValueError(f"something in it says that it is of the box {whose!r}")
        for mode in self.modes():
            check_words(name, mode)

    def modes(self) -> Iterator[Mode]:
        """All that its cards, Drinks and kits do."""
        for c in self.characters:
            yield from (*c.at_turn_start, *c.after_draw, *c.after_drink, *c.at_turn_end, *c.steps)
            for tracker in c.trackers:
                if tracker.fires is not None:
                    yield tracker.fires
        decks = [deck for c in self.characters for deck in c.decks()]
        for deck in (*decks, *self.drinks):
            for card, _ in deck.kinds:
                yield from card.modes
                if card.drink is not None:
                    yield card.drink.extras


def check_words(box: str, mode: Mode) -> None:
    """Every word says what it does and what it is called: better now than amid an evening."""
    needed = ("carry_out", "preview") if mode.type == w.DRINK else ("resolve", "preview")
    for word in mode.words:
        for what in needed:
            if says(word, what) is Word:
                raise ValueError(f"the word {type(word).__name__} has no `{what}` of its own")
    for said in (*mode.words, *((mode.cost,) if mode.cost is not None else ())):
        ours = says(said, "name").__module__.startswith("lastcall.")
        if not said.name or not (ours or ":" in said.name):
            kind = type(said).__name__
            called = said.name or kind.lower()
            raise ValueError(f"the name of {kind} has to be '{box}:{called}', not {said.name!r}")


def says(thing: object, what: str) -> type:
    """The class that says this of a thing."""
    return next(kind for kind in type(thing).__mro__ if what in vars(kind))


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
            if point.name in (*OUR_BOXES, *self.found):
                raise ValueError("there is another box of this name")
        except Exception as error:
            name = point.value if point.name in self.found else point.name
            self.broken[name] = f"{type(error).__name__}: {error}"
            log.warning("the box %s cannot be opened (%s)", name, self.broken[name])
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
