"""Two-Headed Boss Battle: teams of two villains, each with their Boss Cards."""

from typing import Final

from lastcall.engine.setup import Setup, Variant
from lastcall.variants.teams import PAIR, Company, no_villain, seat_pairs

NAME: Final = "two-headed-boss"


def arrange(setup: Setup) -> None:
    """Everybody is a villain; there are not many, so each may come several times (THBB-9)."""
    seat_pairs(setup, NAME)
    villains = [character.villain for character in setup.characters]
    for seat, villain in enumerate(villains):
        if villain is None:
            raise no_villain(NAME)
        setup.characters[seat] = villain
    setup.several = frozenset(character.id for character in setup.characters)


def cast(drawn: list[str], named: int, villains: list[str]) -> list[str]:
    """Whoever was drawn is a villain."""
    return [
        name if seat < named or name in villains else villains[0] for seat, name in enumerate(drawn)
    ]


TWO_HEADED_BOSS: Final = Variant(NAME, rules=[Company], arrange=arrange, cast=cast, together=PAIR)
