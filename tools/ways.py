"""How each character wins: what they do to the others in the games they win, beside all winners.

    python tools/ways.py --games 2000 --seed 3

House bots at tables of four drawn from all characters. A row is a character's wins: how many of
the others passed out and how many ran out of Gold, and what a win took, on average: Fortitude the
others lost and Alcohol Content they gained because of the character, Gold from their purses and
from pots, Fortitude got back, Sometimes Cards played, and points of a kit that moved.
"""

import argparse
import random
from collections import Counter, defaultdict

from lastcall.bots import ask, make_bot
from lastcall.cards.catalogue import CHARACTERS
from lastcall.engine import events as ev
from lastcall.engine import terms as w
from lastcall.engine.table import Table
from lastcall.games import new_game

PLAYERS = 4
COLUMNS = ("fortitude", "alcohol", "purses", "pots", "healed", "answers", "kit")


def play(number: int, seed: int) -> tuple[list[str], Table]:
    dice = random.Random(seed * 1_000_003 + number)
    cast = dice.sample(list(CHARACTERS), PLAYERS)
    table = new_game(*cast, seed=dice.getrandbits(32))
    bots = [make_bot("house", number * 31 + seat) for seat in range(PLAYERS)]
    while table.decision is not None:
        table.answer(ask(bots[table.decision.seat], table))
    return cast, table


def deeds(table: Table, me: int) -> Counter[str]:
    """What a seat did in a game, by what the events tell."""
    done: Counter[str] = Counter()
    for event in table.events:
        if isinstance(event, ev.PassedOut):
            done["passed out"] += event.seat != me
        elif isinstance(event, ev.OutOfGold):
            done["no Gold"] += event.seat != me
        elif isinstance(event, ev.FortitudeChanged):
            if event.cause == me and event.seat != me:
                done["fortitude"] += max(0, event.before - event.after)
            elif event.seat == me:
                done["healed"] += max(0, event.after - event.before)
        elif isinstance(event, ev.AlcoholChanged):
            if event.cause == me and event.seat != me:
                done["alcohol"] += max(0, event.after - event.before)
        elif isinstance(event, ev.Paid) and event.payee == me:
            done["purses"] += event.amount
        elif isinstance(event, ev.Collected | ev.StoleFromPot) and event.payee == me:
            done["pots"] += event.amount
        elif isinstance(event, ev.TrackerChanged) and me in (event.seat, event.cause):
            done["kit"] += 1
        elif isinstance(event, ev.Played) and event.seat == me:
            mode = table.game.defs[event.card].modes[event.mode]
            done["answers"] += mode.type == w.SOMETIMES
            done["kit"] += mode.place is not None
    return done


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--games", type=int, default=2000)
    options.add_argument("--seed", type=int, default=3)
    given = options.parse_args()
    wins: Counter[str] = Counter()
    sums: dict[str, Counter[str]] = defaultdict(Counter)
    for number in range(given.games):
        cast, table = play(number, given.seed)
        for seat in table.winners if len(table.winners) == 1 else []:
            for name in (cast[seat], "all"):
                wins[name] += 1
                sums[name].update(deeds(table, seat))
    print("| character | wins | passed out | no Gold | " + " | ".join(COLUMNS) + " |")
    print("|---|" + "--:|" * (3 + len(COLUMNS)))
    for name in ["all", *CHARACTERS]:
        n = max(1, wins[name])
        out = sums[name]["passed out"] + sums[name]["no Gold"] or 1
        parts = [f"{100 * sums[name][what] / out:.0f} %" for what in ("passed out", "no Gold")]
        parts += [f"{sums[name][what] / n:.1f}" for what in COLUMNS]
        print(f"| {name} | {wins[name]} | " + " | ".join(parts) + " |")


if __name__ == "__main__":
    main()
