"""Tables of every kind that the environment is tried at."""

import itertools
import random

from lastcall.cards.catalogue import BOXES, CHARACTERS
from lastcall.env import Evening
from lastcall.variants.otto import FACTIONS

DRINKS = ["rdi2", "rdi4", "rdi5", "rdi7", "rdi9"]


def box(name):
    """The characters of one box."""
    return [id for id, c in CHARACTERS.items() if c.box == name]


def kinds_of_evening():
    """By name: every box with its Drinks, every variant, all numbers of players."""
    found = {f"box {name}": dict(characters=box(name), drinks=[name]) for name in BOXES}
    everybody = list(CHARACTERS)
    found |= {f"{n} players": dict(characters=everybody[-n:], drinks=DRINKS) for n in (2, 7, 10)}
    found["sea and prizes"] = dict(characters=everybody[:5], variants=["sea", "prizes"])
    found["pub crawl and prizes"] = dict(characters=everybody[5:9], variants=["pub", "prizes"])
    found["bar deck"] = dict(characters=everybody[9:13], drinks=DRINKS, bar_deck=True)
    found["taverns"] = dict(characters=everybody[9:13], taverns=["rdi9"])
    found["two-headed"] = dict(characters=everybody[:6], variants=["two-headed", "prizes"])
    found["boss"] = dict(characters=["petra", "dale", "terci", "gog"], variants=["boss", "sea"])
    found["two-headed-boss"] = dict(
        characters=["petra"] * 4,
        variants=["two-headed-boss", "prizes"],
    )
    found["lackeys"] = dict(
        characters=["petra", "jasper", "tara", "petra"], variants=["lackeys", "pub"]
    )
    found["drawn lackeys"] = dict(characters="everybody", players=6, variants=["lackeys"])
    found["doppelgangers"] = dict(characters=["dale", "dale", "gog", "gog"], doppelgangers=True)
    found["drawn"] = dict(characters="everybody", players=5, drinks=DRINKS)
    found["drawn doppelgangers"] = dict(characters=everybody, players=3, doppelgangers=True)
    for first, second in itertools.combinations(FACTIONS, 2):
        found[f"otto {first} {second}"] = dict(characters=["eve", "petra"], otto=[first, second])
    return found


EVENINGS = kinds_of_evening()


def positions(name, seed, every=1, **more):
    """A sitting at each so manieth decision of a game played at random."""
    evening = Evening(**{**EVENINGS[name], **more})
    sitting = evening.sitting()
    sitting.reset(seed)
    chance = random.Random(f"{name} {seed}")
    for number in range(20_000):
        if sitting.seat < 0:
            return
        if number % every == 0:
            yield sitting
        # Now and then the quiet answer, so that games differ.
        legal = sitting.legal
        sitting.answer(legal[-1] if chance.random() < 0.2 else chance.choice(legal))
    raise AssertionError("no end")
