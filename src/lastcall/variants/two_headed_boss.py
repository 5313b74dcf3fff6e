"""Two-Headed Boss Battle: teams of two villains, each with their Boss Cards."""

from typing import Final

from lastcall.engine.setup import Setup, Variant
from lastcall.variants.teams import Company, no_villain, seat_pairs

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


def cast(drawn: list[str], villains: list[str]) -> list[str]:
    return [name if name in villains else villains[0] for name in drawn]


TWO_HEADED_BOSS: Final = Variant(NAME, rules=[Company], arrange=arrange, cast=cast)
