"""Plain formulas: intervals of shares, differences, and what is left of many of them by chance."""

import math
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

Z: Final = 1.959964  # of a 95 % interval
LEVEL: Final = 0.05


class Share(NamedTuple):
    """So many of so many, with its 95 % interval."""

    part: float
    whole: int
    rate: float
    low: float
    high: float


def share(part: float, whole: int) -> Share:
    """Wilson's interval, which stays between 0 and 1 and is good for few games, too.

    >>> [round(x, 3) for x in share(10, 100)[2:]]
    [0.1, 0.055, 0.174]
    """
    if not whole:
        return Share(part, 0, 0.0, 0.0, 1.0)
    rate = part / whole
    square = Z * Z / whole
    middle = (rate + square / 2) / (1 + square)
    reach = Z / (1 + square) * math.sqrt(rate * (1 - rate) / whole + square / (4 * whole))
    return Share(part, whole, rate, max(0.0, middle - reach), min(1.0, middle + reach))


class Difference(NamedTuple):
    """How far B is from A, with its 95 % interval, and how often chance alone does as much."""

    value: float
    low: float
    high: float
    p: float


def of_shares(a: Share, b: Share) -> Difference:
    """Two shares that have nothing to do with each other: Newcombe's interval, a pooled z-test."""
    value = b.rate - a.rate
    low = value - math.hypot(b.rate - b.low, a.high - a.rate)
    high = value + math.hypot(b.high - b.rate, a.rate - a.low)
    if not a.whole or not b.whole:
        return Difference(value, low, high, 1.0)
    pooled = (a.part + b.part) / (a.whole + b.whole)
    error = math.sqrt(pooled * (1 - pooled) * (1 / a.whole + 1 / b.whole))
    return Difference(value, low, high, two_sided(value, error))


def of_means(a: Sequence[float], b: Sequence[float]) -> Difference:
    """Two means that have nothing to do with each other (Welch, by the normal distribution)."""
    if len(a) < 2 or len(b) < 2:
        return Difference(mean(b) - mean(a), -math.inf, math.inf, 1.0)
    error = math.sqrt(variance(a) / len(a) + variance(b) / len(b))
    return around(mean(b) - mean(a), error)


def of_pairs(differences: Sequence[float]) -> Difference:
    """The mean of differences game by game: the same deal, played twice."""
    if len(differences) < 2:
        return Difference(mean(differences), -math.inf, math.inf, 1.0)
    return around(mean(differences), math.sqrt(variance(differences) / len(differences)))


def around(value: float, error: float) -> Difference:
    return Difference(value, value - Z * error, value + Z * error, two_sided(value, error))


def two_sided(value: float, error: float) -> float:
    """How often something at least so far from 0 comes about by chance."""
    if error == 0:
        return 1.0 if value == 0 else 0.0
    return math.erfc(abs(value) / error / math.sqrt(2))


def mean(values: Sequence[float]) -> float:
    return math.fsum(values) / len(values) if values else 0.0


def variance(values: Sequence[float]) -> float:
    middle = mean(values)
    return math.fsum((value - middle) ** 2 for value in values) / (len(values) - 1)


def holm(ps: Mapping[str, float]) -> dict[str, float]:
    """The same after Holm: what is below 0.05 then is wrong once in twenty times for all together.

    >>> holm({"a": 0.01, "b": 0.04, "c": 0.03})
    {'a': 0.03, 'c': 0.06, 'b': 0.06}
    """
    corrected: dict[str, float] = {}
    largest = 0.0
    for rank, (name, p) in enumerate(sorted(ps.items(), key=lambda item: item[1])):
        largest = max(largest, min(1.0, p * (len(ps) - rank)))
        corrected[name] = largest
    return corrected
