"""The table's dice: small, fair, and the same on every platform."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lastcall.engine.dice import SECRET, Dice, SecretDice, is_secret, seeded

words = st.integers(0, 2**32 - 1)
seeds = st.integers(0, 2**64 - 1)


def sfc32(a, b, c, counter):
    """Chris Doty-Humphrey's sfc32, written down once more: (next state, output)."""
    out = (a + b + counter) % 2**32
    rotated = (c << 21 | c >> 11) % 2**32
    return ((b ^ b >> 9), (c + (c << 3)) % 2**32, (rotated + out) % 2**32, counter + 1), out


@given(words, words, words, st.integers(0, 2**32 - 2))
def test_the_generator_is_sfc32(a, b, c, counter):
    """Every roll is the reference's, and the state stays in four 32-bit words."""
    dice = Dice(a, b, c, counter)
    state = (a, b, c, counter)
    for _ in range(3):
        state, out = sfc32(*state)
        assert dice.rolls(1)[0] == out
        state = (*state[:3], state[3] % 2**32)
        assert (dice.a, dice.b, dice.c, dice.d) == state
        assert all(0 <= word < 2**32 for word in state)


def test_known_rolls():
    """These numbers never change: saved games and seeds told to friends depend on them."""
    assert [seeded(0).rolls(1)[0], seeded(7).rolls(1)[0], seeded(2**64 - 1).rolls(1)[0]] == [
        1743954244,
        2917685297,
        2430036845,
    ]
    dice = seeded(7)
    assert [dice.below(6) for _ in range(12)] == [5, 5, 3, 4, 1, 1, 1, 1, 4, 3, 0, 4]


@given(seeds)
def test_the_same_seed_rolls_the_same(seed):
    """And a clone goes on from where it was taken, on its own."""
    one, other = seeded(seed), seeded(seed)
    assert [one.rolls(1)[0] for _ in range(5)] == [other.rolls(1)[0] for _ in range(5)]
    clone = one.clone()
    ahead = [one.rolls(1)[0] for _ in range(5)]
    assert [clone.rolls(1)[0] for _ in range(5)] == ahead
    assert other.rolls(1)[0] == ahead[0]


def test_neighbouring_seeds_have_nothing_in_common():
    """A thousand seeds, low words and high words, all begin differently."""
    firsts = {seeded(seed).rolls(1)[0] for seed in range(1000)}
    firsts |= {seeded(seed << 32).rolls(1)[0] for seed in range(1, 1000)}
    assert len(firsts) == 1999
    ones = sum(
        bin(seeded(seed).rolls(1)[0] ^ seeded(seed + 1).rolls(1)[0]).count("1")
        for seed in range(500)
    )
    assert 15 < ones / 500 < 17  # on average half of 32 bits differ


@given(seeds, st.integers(1, 2**32))
def test_below_stays_below(seed, n):
    """Numbers from 0 to n-1."""
    dice = seeded(seed)
    assert all(0 <= dice.below(n) < n for _ in range(10))


@pytest.mark.parametrize("n", [2, 3, 7, 10])
def test_below_is_fair(n):
    """Of 7,000 throws each face comes up about as often (chi-squared, far beyond 1 in 10,000)."""
    dice = seeded(2024)
    counts = [0] * n
    for _ in range(7000):
        counts[dice.below(n)] += 1
    expected = 7000 / n
    assert sum((count - expected) ** 2 / expected for count in counts) < 3 * n + 20


def test_below_does_not_favour_small_numbers():
    """With n at three quarters of 2**32 a plain remainder would favour the first third twofold."""
    dice = seeded(5)
    n = 2**31 + 2**30
    low = sum(dice.below(n) < n // 2 for _ in range(4000))
    assert 1850 < low < 2150


@given(seeds, st.lists(st.integers(0, 1000), max_size=50, unique=True))
def test_a_shuffle_loses_no_card(seed, cards):
    """The same cards in another order."""
    shuffled = cards[:]
    seeded(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


def test_every_order_of_a_shuffle_is_as_likely():
    """All 24 orders of four cards turn up, each about 1 in 24 times."""
    dice = seeded(99)
    seen = {}
    for _ in range(4800):
        cards = [1, 2, 3, 4]
        dice.shuffle(cards)
        seen[tuple(cards)] = seen.get(tuple(cards), 0) + 1
    assert len(seen) == 24
    assert sum((count - 200) ** 2 / 200 for count in seen.values()) < 70


# Secret dice -------------------------------------------------------------------------------------


@given(st.integers(SECRET, 2 * SECRET - 1), st.integers(1, 100))
def test_secret_dice_are_blake2b_in_order(key, count):
    """The numbers are those of a keyed hash, block by block: an observer would have to break it."""
    from hashlib import blake2b

    dice = seeded(key)
    assert isinstance(dice, SecretDice)
    blocks = b"".join(
        blake2b(i.to_bytes(8, "big"), key=key.to_bytes(32, "big")).digest() for i in range(8)
    )
    expected = [int.from_bytes(blocks[i : i + 4], "big") for i in range(0, len(blocks), 4)]
    assert dice.rolls(count) == expected[:count]
    again = dice.clone()
    assert isinstance(again, SecretDice)
    assert again.rolls(40) == dice.rolls(40)


def test_which_seeds_are_secret():
    assert [is_secret(seed) for seed in (0, 2**64 - 1, SECRET - 1, SECRET, 2**256 - 1, 2**256)] == [
        False,
        False,
        False,
        True,
        True,
        False,
    ]


def test_a_game_with_secret_dice_is_saved_and_goes_on_the_same():
    from lastcall.bots import ask, make_bot
    from lastcall.engine.save import save
    from lastcall.games import new_game, restore

    table = new_game("gog", "eve", seed=SECRET + 7)
    bot = make_bot("random", 1)
    for _ in range(150):
        if table.decision is None:
            break
        table.answer(ask(bot, table))
    again = restore(save(table))
    assert isinstance(again.dice, SecretDice)
    assert again.dice.rolls(5) == table.clone().dice.rolls(5)
