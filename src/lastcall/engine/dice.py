"""The table's only source of chance: a small generator whose whole state is four 32-bit words.

Where players are strangers to each other it is a cryptographic one instead: whoever has seen every
card that was ever dealt knows nothing about the next.
"""

from hashlib import blake2b
from typing import Final

from lastcall.engine.extending import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF
SPAN: Final = 0x100000000
SECRET: Final = 1 << 255  # from here up to twice as much a seed is a key of 256 bits


@mypyc_attr(acyclic=True, free_list_len=1)
class Dice:
    """sfc32: adds, shifts and xors of 32-bit words only, so every platform rolls the same."""

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, a: int, b: int, c: int, d: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def rolls(self, count: int) -> list[int]:
        """The next numbers of 32 random bits each."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        d: i64 = self.d
        found: list[int] = []
        for _ in range(count):
            out: i64 = (a + b + d) & WORD
            d += 1
            a = b ^ (b >> 9)
            b = (c * 9) & WORD
            c = ((c << 21) + (c >> 11) + out) & WORD
            found.append(out)
        self.a, self.b, self.c, self.d = a, b, c, d & WORD
        return found

    def below(self, n: int) -> int:
        """A fair number in 0 .. n-1."""
        while True:
            x = self.rolls(1)[0]
            if x < SPAN - SPAN % n:  # what lies beyond would favour the small numbers
                return x % n

    def shuffle(self, cards: list[int]) -> None:
        """Fisher-Yates, in place."""
        left: i64 = len(cards)
        fair = SPAN - left  # so far a roll is fair, however many are left
        while left > 1:
            for roll in self.rolls(left - 1):
                x: i64 = roll
                if x < fair or x < SPAN - SPAN % left:
                    j = x % left
                    left -= 1
                    card = cards[left]
                    cards[left] = cards[j]
                    cards[j] = card

    def clone(self) -> "Dice":
        return Dice(self.a, self.b, self.c, self.d)


@mypyc_attr(acyclic=True)
class SecretDice(Dice):
    """BLAKE2b under a secret key, block after block: `a` is the key, `b` counts the blocks."""

    __slots__ = ()

    def rolls(self, count: int) -> list[int]:
        key = self.a.to_bytes(32, "big")
        found: list[int] = []
        while len(found) < count:
            block = blake2b(self.b.to_bytes(8, "big"), key=key).digest()
            self.b += 1
            for i in range(0, len(block), 4):
                found.append(int.from_bytes(block[i : i + 4], "big"))
        return found[:count]

    def clone(self) -> Dice:
        return SecretDice(self.a, self.b, self.c, self.d)


def is_secret(seed: int) -> bool:
    return SECRET <= seed < 2 * SECRET


def seeded(seed: int) -> Dice:
    """Dice for a seed of any size from 0 up to 2**64 - 1, or for a secret one."""
    if is_secret(seed):
        return SecretDice(seed, 0, 0, 0)
    dice = Dice(seed & WORD, (seed >> 32) & WORD, 0x9E3779B9, 1)
    dice.rolls(16)
    return dice
