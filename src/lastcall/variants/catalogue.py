"""Every variant there is, by name."""

from typing import Final

from lastcall.cards.catalogue import closest
from lastcall.engine.setup import SetupError, Variant
from lastcall.variants.sea import SEA

VARIANTS: Final[dict[str, Variant]] = {each.name: each for each in (SEA,)}
TABLE_DECKS: Final = {deck.name: deck for each in VARIANTS.values() for deck in each.table_decks}


def variant(name: str) -> Variant:
    """The variant of this name, or an error that says which there are."""
    found = VARIANTS.get(name.strip().lower())
    if found is None:
        near = closest(name, VARIANTS)
        hint = f"; did you mean {near}?" if near else "."
        raise SetupError(
            f"There is no variant {name!r}{hint} The variants are {', '.join(VARIANTS)}.",
            "table-variant",
            name=name,
            near=near or "none",
            names=", ".join(VARIANTS),
        )
    return found
