"""Everything there is to play with, by name."""

import difflib
from collections.abc import Iterable
from typing import Final

from lastcall.cards.dale import DALE
from lastcall.cards.dimli import DIMLI
from lastcall.cards.drinks_rdi2 import DRINKS_RDI2
from lastcall.cards.drinks_rdi9 import DRINKS_RDI9
from lastcall.cards.eve import EVE
from lastcall.cards.fleck import FLECK
from lastcall.cards.gog import GOG
from lastcall.cards.jett import JETT
from lastcall.cards.petra import PETRA
from lastcall.cards.terci import TERCI
from lastcall.cards.ygella import YGELLA
from lastcall.engine.cards import Character, Deck
from lastcall.engine.setup import SetupError

CHARACTERS: Final[dict[str, Character]] = {
    c.id: c for c in (DIMLI, EVE, FLECK, GOG, DALE, JETT, PETRA, TERCI, YGELLA)
}
DRINK_DECKS: Final[dict[str, Deck]] = {d.name: d for d in (DRINKS_RDI2, DRINKS_RDI9)}
BOXES: Final = ("rdi2", "rdi9")


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
