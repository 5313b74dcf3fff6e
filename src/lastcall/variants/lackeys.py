"""Leaders and Lackeys: in every team of two one villain with Boss Cards, and one who is none."""

from typing import Final

from lastcall.engine.setup import Setup, SetupError, Variant
from lastcall.variants.teams import PAIR, Company, no_villain, seat_pairs

NAME: Final = "lackeys"


def arrange(setup: Setup) -> None:
    """LACK-2, LACK-7, LACK-8."""
    seat_pairs(setup, NAME)
    leaders: list[int] = []
    for first in range(0, len(setup.characters), PAIR):
        pair = range(first, first + PAIR)
        villains = [seat for seat in pair if setup.characters[seat].villain is not None]
        if not villains:
            raise no_villain(NAME)
        leaders.append(villains[0])
    leading = {setup.characters[seat].id for seat in leaders}
    for seat, character in enumerate(setup.characters):
        if seat not in leaders and character.id in leading:
            raise SetupError(
                f"{character.id} leads a team and cannot be a Lackey in the same game.",
                "table-lackey",
                name=character.id,
            )
    for seat in leaders:
        villain = setup.characters[seat].villain
        if villain is not None:
            setup.characters[seat] = villain
    setup.several = frozenset(leading)


def cast(drawn: list[str], named: int, villains: list[str]) -> list[str]:
    """A villain leads each team that has none, in place of the last of it who was drawn."""
    seated = drawn[:]
    for last in range(PAIR - 1, len(drawn), PAIR):
        if not any(name in villains for name in seated[last + 1 - PAIR : last + 1]):
            seat = last if last >= named else last - 1
            if seat >= named:
                seated[seat] = villains[0]
    return seated


LACKEYS: Final = Variant(NAME, rules=[Company], arrange=arrange, cast=cast, together=PAIR)
