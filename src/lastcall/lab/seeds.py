"""Seeds out of a seed: every game and every player gets one, however the work is shared out."""

from typing import Final

WORD: Final = (1 << 64) - 1


def derive(seed: int, *path: int) -> int:
    """A 64-bit seed for the place named by `path`; the same on every machine and Python.

    >>> derive(7, 0) == derive(7, 0) != derive(7, 1)
    True
    """
    mixed = seed
    for step in path:
        mixed = scramble(mixed) ^ step
    return scramble(mixed)


def scramble(x: int) -> int:
    """One step of splitmix64: neighbouring numbers come out far apart."""
    x = (x + 0x9E3779B97F4A7C15) & WORD
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & WORD
    return x ^ (x >> 31)
