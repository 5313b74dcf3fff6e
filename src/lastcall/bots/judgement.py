"""How well a player stands: for how many turns their liver and their purse will last.

Everything the house bot does follows from one number, its share of the table's standing. Losing two
Fortitude, paying a Gold or seeing a rival drink are all differences of that number.
"""

from collections.abc import Sequence
from typing import Final

from lastcall.bots.taste import Taste

# Standings are remembered, up to so many.
REMEMBERED: Final = 1 << 15


def staying_power(taste: Taste, margin: float, gold: float) -> float:
    """Turns until passing out or poverty, whichever is nearer; the other still counts a little."""
    if margin <= 0 or gold <= 0:
        return 0.0
    sober = margin / taste.margin_per_turn
    solvent = gold / taste.gold_per_turn
    power = taste.nearer_end
    return float((sober**-power + solvent**-power) ** (-1 / power))


def standing(taste: Taste, margin: float, gold: float) -> float:
    """A player's weight at the table; 0 for one who is out."""
    known = taste.standings.get((margin, gold))
    if known is not None:
        return known
    turns = staying_power(taste, margin, gold)
    weight = 0.0
    if turns > 0:
        foothold = taste.foothold * min(1.0, margin, gold)  # half a Gold is half a foothold
        weight = float((foothold + turns) ** taste.steepness)
    if len(taste.standings) >= REMEMBERED:
        taste.standings.clear()
    taste.standings[margin, gold] = weight
    return weight


def share(taste: Taste, me: int, margins: Sequence[float], golds: Sequence[float]) -> float:
    """My part of the table's standing: roughly my chance to be the last one awake."""
    mine = 0.0
    total = 0.0
    heads = 0
    for seat, margin in enumerate(margins):
        if margin > 0 and golds[seat] > 0:
            weight = standing(taste, margin, golds[seat])
            total += weight
            heads += 1
            if seat == me:
                mine = weight
    if mine <= 0:
        return 0.0
    return (1 - taste.by_heads) * mine / total + taste.by_heads / heads


def point(taste: Taste, me: int, margins: Sequence[float], golds: Sequence[float]) -> float:
    """What one point of my margin is worth now, as a part of the table's standing.

    Reckoned as if I were not about to fall: with one's back to the wall every point is priceless,
    and then no card would ever be worth playing.
    """
    steady = list(margins)
    purses = list(golds)
    steady[me] = max(4.0, steady[me])
    purses[me] = max(3.0, purses[me])
    before = share(taste, me, steady, purses)
    steady[me] -= 1
    return before - share(taste, me, steady, purses)
