"""Every variant there is, by name."""

import difflib
from collections.abc import Sequence
from typing import Final

from lastcall.engine.setup import SetupError, Variant
from lastcall.variants.boss import BOSS
from lastcall.variants.lackeys import LACKEYS
from lastcall.variants.otto import NAME as OTTO
from lastcall.variants.otto import OTTO_DECK, otto
from lastcall.variants.prizes import PRIZES
from lastcall.variants.pub import PUB
from lastcall.variants.sea import SEA
from lastcall.variants.two_headed import TWO_HEADED
from lastcall.variants.two_headed_boss import TWO_HEADED_BOSS

TEAMS: Final = (TWO_HEADED, BOSS, TWO_HEADED_BOSS, LACKEYS)
VARIANTS: Final[dict[str, Variant]] = {each.name: each for each in (SEA, PRIZES, PUB, *TEAMS)}
TABLE_DECKS: Final = {
    **{d.name: d for each in VARIANTS.values() for d in (*each.table_decks, *each.taverns)},
    OTTO_DECK.name: OTTO_DECK,
}


def chosen(factions: Sequence[str] = (), **wanted: bool) -> tuple[str, ...]:
    """The variants that are wanted, by name: `chosen(sea=True, pub=False)`.

    With Otto his factions are named: `chosen(["berserker", "spelunker"])`.
    """
    names = [name for name, on in wanted.items() if on]
    return (*names, *([otto(*factions).name] if factions else []))


def variant(name: str) -> Variant:
    """The variant of this name, or an error that says which there are.

    Otto's names his factions: `otto:berserker+spelunker`.
    """
    key, _, factions = name.strip().lower().partition(":")
    if key == OTTO:
        return otto(*(factions.split("+") if factions else ()))
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
