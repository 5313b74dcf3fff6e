"""How often a seat is asked: `python benchmarks/bench_asking.py [--games 100]`.

Games of four house bots by paper are played, and every decision goes through the server's own
asking: with everything asked, as it was before, and with the default settings, where only what can
matter is asked. A discard counts as one question, however many cards it takes, and the quiet window
before one's own discard is asked in one with it. Of what is left out, it is counted how often the
house bot would have answered with a card after all.
"""

import argparse
import json
from collections import Counter

from lastcall.bots.habits import PAPER
from lastcall.bots.house import HouseBot
from lastcall.cards.catalogue import CHARACTERS, DRINK_DECKS
from lastcall.engine import terms as w
from lastcall.engine.setup import Setup, deal
from lastcall.server import mattering


def play(seed, seats):
    """Counts for all seats of one game."""
    cast = [CHARACTERS[name] for name in CAST[:seats]]
    table = deal(Setup(cast, [DRINK_DECKS["drinks-rdi2"]], seed=seed))
    bots = [HouseBot(seed * 31 + i, habits=PAPER) for i in range(seats)]
    count = Counter()
    discarding = -1  # the seat that is in the middle of its discards
    while not table.over:
        decision = table.decision
        view = table.view(decision.seat)
        answer = bots[decision.seat].choose(view)
        goes_on = decision.kind == w.ASK_DISCARD and discarding == decision.seat
        discarding = decision.seat if decision.kind == w.ASK_DISCARD else -1
        if not goes_on:
            together = mattering.merged(view)
            responding = decision.kind == w.ASK_RESPOND
            count["before"] += 1
            count["responses before"] += responding
            count["passed before"] += responding and answer.kind == w.PASS
            if mattering.asked(view):
                count["now"] += not together
                count["responses now"] += responding and not together
                count["passed now"] += responding and not together and answer.kind == w.PASS
                count[f"now: {decision.kind}"] += not together
                count["merged, played"] += together and answer.kind != w.PASS
            elif answer.kind != w.PASS:
                count["missed"] += 1
                count[f"missed at {view.top}"] += 1
        table.answer(answer)
    return count


CAST = ("dimli", "eve", "fleck", "gog")


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--games", type=int, default=100)
    options.add_argument("--seats", type=int, default=4, choices=(2, 3, 4))
    options.add_argument("--json", action="store_true", help="print the numbers as JSON")
    given = options.parse_args()
    total = Counter()
    for game in range(given.games):
        total += play(game + 1, given.seats)
    each = {name: round(n / given.games / given.seats, 2) for name, n in sorted(total.items())}
    if given.json:
        print(json.dumps(each, indent=2))
        return
    print(f"{given.games} games of {given.seats}, a game and seat:")
    for name, n in each.items():
        print(f"  {name:22} {n:6.2f}")


if __name__ == "__main__":
    main()
