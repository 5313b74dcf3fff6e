"""How well a player stands: for how many turns their liver and their purse will last.

Everything the house bot does follows from one number, its share of the table's standing. Losing two
Fortitude, paying a Gold or seeing a rival drink are all differences of that number.
"""

import math

from lastcall.bots.taste import Taste


def staying_power(taste: Taste, margin: float, gold: float) -> float:
    """Turns until passing out or poverty, whichever is nearer; the other still counts a little."""
    if margin <= 0 or gold <= 0:
        return 0.0
    sober = math.pow(margin / taste.margin_per_turn, -taste.nearer_end)
    solvent = math.pow(gold / taste.gold_per_turn, -taste.nearer_end)
    return math.pow(sober + solvent, -1 / taste.nearer_end)


def standing(taste: Taste, margin: float, gold: float) -> float:
    """A player's weight at the table; 0 for one who is out."""
    if margin <= 0 or gold <= 0:
        return 0.0
    foothold = margin if margin < gold else gold  # half a Gold is half a foothold
    if foothold > 1.0:
        foothold = 1.0
    turns = taste.foothold * foothold + staying_power(taste, margin, gold)
    return math.pow(turns, taste.steepness)


def share(taste: Taste, me: int, margins: list[float], golds: list[float]) -> float:
    """My part of the table's standing: roughly my chance to be the last one awake."""
    mine = 0.0
    total = 0.0
    heads = 0
    for seat in range(len(margins)):
        weight = standing(taste, margins[seat], golds[seat])
        if weight > 0:
            total += weight
            heads += 1
            if seat == me:
                mine = weight
    if mine <= 0:
        return 0.0
    return (1 - taste.by_heads) * mine / total + taste.by_heads / heads


def point(taste: Taste, me: int, margins: list[float], golds: list[float]) -> float:
    """What one point of my margin is worth now, as a part of the table's standing.

    Reckoned as if I were not about to fall: with one's back to the wall every point is priceless,
    and then no card would ever be worth playing.
    """
    steady = margins[:]
    purses = golds[:]
    steady[me] = max(4.0, steady[me])
    purses[me] = max(3.0, purses[me])
    before = share(taste, me, steady, purses)
    steady[me] -= 1
    return before - share(taste, me, steady, purses)
