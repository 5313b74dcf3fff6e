"""Two-Headed Dragon: teams of two, each with one mat, two hands and two Potions."""

from typing import Final

from lastcall.engine.setup import Setup, Variant
from lastcall.variants.teams import PAIR, Company, seat_pairs

NAME: Final = "two-headed"


def arrange(setup: Setup) -> None:
    seat_pairs(setup, NAME)


TWO_HEADED: Final = Variant(NAME, rules=[Company], arrange=arrange, together=PAIR)
