"""The table's only source of chance: a small generator whose whole state is four 32-bit words."""

from typing import Final

WORD: Final = 0xFFFFFFFF


class Dice:
    """sfc32: adds, shifts and xors of 32-bit words only, so every platform rolls the same."""

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, a: int, b: int, c: int, d: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def roll(self) -> int:
        """The next 32 random bits."""
        out = (self.a + self.b + self.d) & WORD
        self.d = (self.d + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + ((self.c << 3) & WORD)) & WORD
        self.c = ((((self.c << 21) & WORD) | (self.c >> 11)) + out) & WORD
        return out

    def below(self, n: int) -> int:
        """A fair number in 0 .. n-1."""
        limit = (1 << 32) // n * n
        while True:
            x = self.roll()
            if x < limit:
                return x % n

    def shuffle(self, cards: list[int]) -> None:
        """Fisher-Yates, in place."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card

    def clone(self) -> "Dice":
        return Dice(self.a, self.b, self.c, self.d)


def seeded(seed: int) -> Dice:
    """Dice for a seed of any size from 0 up to 2**64 - 1."""
    dice = Dice(seed & WORD, (seed >> 32) & WORD, 0x9E3779B9, 1)
    for _ in range(16):
        dice.roll()
    return dice
