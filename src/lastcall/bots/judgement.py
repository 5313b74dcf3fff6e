"""How well a player stands: for how many turns their liver and their purse will last.

Everything the house bot does follows from one number, its share of the table's standing. Losing two
Fortitude, paying a Gold or seeing a rival drink are all differences of that number.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

# What an ordinary turn costs an ordinary player, drinks, blows and payments together.
MARGIN_PER_TURN: Final = 2.5
GOLD_PER_TURN: Final = 0.7

# Being in the game at all is worth this many turns: something always turns up.
FOOTHOLD: Final = 1.5

# How much more a longer stay is worth than a shorter one. Above 1 it pays to hurt the leader
# rather than those who will fall without help.
STEEPNESS: Final = 4.5

# Part of the chance goes by heads alone: whoever is still in may win, and the fewer they are the
# better for each of them. It makes a rival who falls, or staying in oneself, worth a card.
BY_HEADS: Final = 0.4


def staying_power(margin: float, gold: float) -> float:
    """Turns until passing out or poverty, whichever is nearer; the other still counts a little."""
    if margin <= 0 or gold <= 0:
        return 0.0
    sober = margin / MARGIN_PER_TURN
    solvent = gold / GOLD_PER_TURN
    return sober * solvent / math.hypot(sober, solvent)


@lru_cache(maxsize=1 << 15)  # the same few numbers come up all evening
def standing(margin: float, gold: float) -> float:
    """A player's weight at the table; 0 for one who is out."""
    turns = staying_power(margin, gold)
    if turns <= 0:
        return 0.0
    foothold = FOOTHOLD * min(1.0, margin, gold)  # half a Gold is half a foothold
    return float((foothold + turns) ** STEEPNESS)


def share(me: int, margins: Sequence[float], golds: Sequence[float]) -> float:
    """My part of the table's standing: roughly my chance to be the last one awake."""
    mine = 0.0
    total = 0.0
    heads = 0
    for seat, margin in enumerate(margins):
        if margin > 0 and golds[seat] > 0:
            weight = standing(margin, golds[seat])
            total += weight
            heads += 1
            if seat == me:
                mine = weight
    if mine <= 0:
        return 0.0
    return (1 - BY_HEADS) * mine / total + BY_HEADS / heads


def point(me: int, margins: Sequence[float], golds: Sequence[float]) -> float:
    """What one point of my margin is worth now, as a part of the table's standing.

    Reckoned as if I were not about to fall: with one's back to the wall every point is priceless,
    and then no card would ever be worth playing.
    """
    steady = list(margins)
    purses = list(golds)
    steady[me] = max(4.0, steady[me])
    purses[me] = max(3.0, purses[me])
    before = share(me, steady, purses)
    steady[me] -= 1
    return before - share(me, steady, purses)
