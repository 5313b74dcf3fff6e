"""Every variant there is, by name."""

import difflib
from typing import Final

from lastcall.engine.setup import SetupError, Variant
from lastcall.variants.boss import BOSS
from lastcall.variants.lackeys import LACKEYS
from lastcall.variants.prizes import PRIZES
from lastcall.variants.pub import PUB
from lastcall.variants.sea import SEA
from lastcall.variants.two_headed import TWO_HEADED
from lastcall.variants.two_headed_boss import TWO_HEADED_BOSS

TEAMS: Final = (TWO_HEADED, BOSS, TWO_HEADED_BOSS, LACKEYS)
VARIANTS: Final[dict[str, Variant]] = {each.name: each for each in (SEA, PRIZES, PUB, *TEAMS)}
TABLE_DECKS: Final = {
    deck.name: deck for each in VARIANTS.values() for deck in (*each.table_decks, *each.taverns)
}


def chosen(**wanted: bool) -> tuple[str, ...]:
    """The variants that are wanted, by name: `chosen(sea=True, pub=False)`."""
    return tuple(name for name, on in wanted.items() if on)


def variant(name: str) -> Variant:
    """The variant of this name, or an error that says which there are."""
    found = VARIANTS.get(name.strip().lower())
    if found is None:
        close = difflib.get_close_matches(name.strip().lower(), list(VARIANTS), 1)
        near = close[0] if close else ""
        hint = f"; did you mean {near}?" if near else "."
        raise SetupError(
            f"There is no variant {name!r}{hint} The variants are {', '.join(VARIANTS)}.",
            "table-variant",
            name=name,
            near=near or "none",
            names=", ".join(VARIANTS),
        )
    return found
