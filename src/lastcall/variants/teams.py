"""Teams: whoever shares a mat shares the evening. What every team variant has in common.

How many sit together, with how many Potions and how many Drinks to order, each variant says in a
module of its own. The engine knows what a party of several seats means: one turn for all of them,
Champions, answers for a teammate. Here is what is put on the table for it.
"""

from typing import Final

from lastcall.engine.reasons import learn_reason
from lastcall.engine.rules import Rule
from lastcall.engine.setup import Setup, SetupError
from lastcall.engine.table import Table
from lastcall.engine.turn import Turn

STASH: Final = 10  # TEAM-5
POTIONS: Final = 2  # of a team of two (THD-6)
ORDERS: Final = 2  # ... and Drinks it orders (THD-8)
PAIR: Final = 2
FEWEST_PAIRS: Final = 2
ALONE: Final = ("otto",)  # what is played without teams (TEAM-96)

AWAY: Final = learn_reason(
    "away", "TEAM-85", "Your turn is over, and until your team's is you are away from the table."
)


class Company(Rule):
    """TEAM-5, TEAM-12, TEAM-32, TEAM-85."""

    def seated(self, t: Table) -> None:
        for party in t.parties:
            party.gold = STASH
            party.potions = POTIONS
        for seat in t.seats:
            seat.orders = ORDERS

    def touches(self, t: Table, seat: int) -> bool:
        return not away(t, seat)

    def names(self, t: Table, seat: int, by: int) -> bool:
        return not away(t, seat)

    def bars(self, t: Table, seat: int) -> str:
        return AWAY if away(t, seat) else ""


def away(t: Table, seat: int) -> bool:
    """Whether a member's part of the shared turn ended early, and nothing reaches them."""
    turn = t.frames[0] if t.frames else None
    return isinstance(turn, Turn) and turn.is_away(seat)


def begin_teams(setup: Setup, name: str) -> None:
    """Refuse what teams cannot be combined with."""
    for other in setup.variants:
        if other.name != name and (other.arrange is not None or other.name in ALONE):
            raise SetupError(
                f"The variants {name} and {other.name} cannot be combined: leave out one of them.",
                "table-variants-apart",
                name=name,
                other=other.name,
            )


def seat_pairs(setup: Setup, name: str) -> None:
    """Neighbours make a team: the first two, the next two, and so on (THD-2, TEAM-25)."""
    begin_teams(setup, name)
    n = len(setup.characters)
    if n % PAIR or n < PAIR * FEWEST_PAIRS:
        raise SetupError(
            f"{n} players cannot play {name}: it takes teams of two, 4, 6, 8 or 10 players.",
            "table-pairs",
            name=name,
            count=n,
        )
    setup.parties = [seat // PAIR for seat in range(n)]


def no_villain(name: str) -> SetupError:
    return SetupError(
        f"{name} needs more villains than sit here: characters with Boss Cards, such as petra.",
        "table-villain",
        name=name,
    )
