"""Everything there is to play with, by name."""

import difflib
from collections.abc import Callable, Iterable, Iterator
from typing import Final, Generic, TypeVar

from lastcall.cards.bryn import BRYN
from lastcall.cards.dale import DALE
from lastcall.cards.dimli import DIMLI
from lastcall.cards.drinks_rdi2 import DRINKS_RDI2
from lastcall.cards.drinks_rdi4 import DRINKS_RDI4
from lastcall.cards.drinks_rdi5 import DRINKS_RDI5
from lastcall.cards.drinks_rdi7 import DRINKS_RDI7
from lastcall.cards.drinks_rdi9 import DRINKS_RDI9
from lastcall.cards.eve import EVE
from lastcall.cards.fleck import FLECK
from lastcall.cards.gamebox import BROUGHT, OUR_BOXES, GameBox
from lastcall.cards.gog import GOG
from lastcall.cards.jasper import JASPER
from lastcall.cards.jett import JETT
from lastcall.cards.joran import JORAN
from lastcall.cards.lizwick import LIZWICK
from lastcall.cards.molly import MOLLY
from lastcall.cards.petra import PETRA
from lastcall.cards.remy import REMY
from lastcall.cards.sera import SERA
from lastcall.cards.tara import TARA
from lastcall.cards.terci import TERCI
from lastcall.cards.warthorn import WARTHORN
from lastcall.cards.wench import WENCH
from lastcall.cards.whitehawk import WHITEHAWK
from lastcall.cards.ygella import YGELLA
from lastcall.cards.zakhan import ZAKHAN
from lastcall.engine.cards import Character, Deck
from lastcall.engine.setup import SetupError

OUR_CHARACTERS: Final = (
    *(DIMLI, EVE, FLECK, GOG),
    *(WHITEHAWK, REMY, BRYN, TARA),
    *(SERA, JORAN, LIZWICK, ZAKHAN),
    *(WARTHORN, MOLLY, WENCH, JASPER),
    *(DALE, JETT, PETRA, TERCI, YGELLA),
)
OUR_DRINK_DECKS: Final = (DRINKS_RDI2, DRINKS_RDI4, DRINKS_RDI5, DRINKS_RDI7, DRINKS_RDI9)

Thing = TypeVar("Thing")


class Shelf(Generic[Thing]):
    """Things by name: our own, then those of other packages, which are looked for when needed."""

    __slots__ = ("_brought", "_ours")

    def __init__(
        self, ours: dict[str, Thing], brought: Callable[[GameBox], dict[str, Thing]]
    ) -> None:
        self._ours = ours
        self._brought = brought

    def all(self) -> dict[str, Thing]:
        found = dict(self._ours)
        for box in BROUGHT.all().values():
            found.update(self._brought(box))
        return found

    def get(self, name: str) -> Thing | None:
        ours = self._ours.get(name)
        return ours if ours is not None or ":" not in name else self.all().get(name)

    def __getitem__(self, name: str) -> Thing:
        found = self.get(name)
        if found is None:
            raise KeyError(name)
        return found

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and self.get(name) is not None

    def __iter__(self) -> Iterator[str]:
        return iter(self.all())

    def __len__(self) -> int:
        return len(self.all())

    def values(self) -> list[Thing]:
        return list(self.all().values())

    def items(self) -> list[tuple[str, Thing]]:
        return list(self.all().items())


class BoxNames:
    """Every box there is."""

    __slots__ = ()

    def __contains__(self, name: object) -> bool:
        return name in OUR_BOXES or name in BROUGHT.all()

    def __iter__(self) -> Iterator[str]:
        return iter([*OUR_BOXES, *BROUGHT.all()])

    def __len__(self) -> int:
        return len(OUR_BOXES) + len(BROUGHT.all())


def characters_in(box: GameBox) -> dict[str, Character]:
    return {c.id: c for c in box.characters}


def drinks_in(box: GameBox) -> dict[str, Deck]:
    return {d.name: d for d in box.drinks}


CHARACTERS: Final = Shelf[Character]({c.id: c for c in OUR_CHARACTERS}, characters_in)
DRINK_DECKS: Final = Shelf[Deck]({d.name: d for d in OUR_DRINK_DECKS}, drinks_in)
BOXES: Final = BoxNames()


def art_of(id: str) -> dict[str, str]:
    """Hints for drawing a character of another package; our own need none."""
    name, colon, _ = id.partition(":")
    box = BROUGHT.all().get(name) if colon else None
    return dict(box.art.get(id, {})) if box is not None else {}


def character(name: str) -> Character:
    """The character of this name, or an error that says who there is."""
    found = CHARACTERS.get(name.strip().lower())
    if found is None:
        raise SetupError(
            f"There is no character {name!r}{nearest(name, CHARACTERS)} "
            f"The characters are {', '.join(CHARACTERS)}.",
            "table-character",
            name=name,
            near=closest(name, CHARACTERS) or "none",
            names=", ".join(CHARACTERS),
        )
    return found


def drink_deck(name: str) -> Deck:
    """The Drink Deck of this name, or of this box."""
    key = name.strip().lower()
    found = DRINK_DECKS.get(key) or DRINK_DECKS.get(f"drinks-{key}")
    if found is None:
        raise SetupError(
            f"There is no Drink Deck {name!r}{nearest(name, DRINK_DECKS)} "
            f"The Drink Decks are {', '.join(DRINK_DECKS)}.",
            "table-drink-deck",
            name=name,
            near=closest(name, DRINK_DECKS) or "none",
            names=", ".join(DRINK_DECKS),
        )
    return found


def nearest(name: str, names: Iterable[str]) -> str:
    """ "; did you mean gog?", or just the full stop."""
    close = closest(name, names)
    return f"; did you mean {close}?" if close else "."


def closest(name: str, names: Iterable[str]) -> str:
    """The name that was probably meant, or nothing."""
    close = difflib.get_close_matches(name.lower(), list(names), 1)
    return close[0] if close else ""
