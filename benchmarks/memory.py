"""Whether memory grows while games are played: it should not, over ten thousand of them."""

import argparse
import json
import os
import resource
import sys
from pathlib import Path
from random import Random

import lastcall

BOX = ("dimli", "eve", "fleck", "gog")
WARM_UP = 1_000  # caches fill, the allocator settles


def resident_kib() -> int:
    """The memory this process holds now; where that is unknown, the most it ever held."""
    statm = Path("/proc/self/statm")
    if statm.exists():
        return int(statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak // 1024 if sys.platform == "darwin" else peak


def play(first: int, games: int) -> None:
    for number in range(first, first + games):
        table = lastcall.new_game(*BOX, seed=number)
        random = Random(number).random
        while table.decision is not None:
            options = table.decision.options
            table.answer(options[int(random() * len(options))])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    play(0, WARM_UP)
    before = resident_kib()
    play(WARM_UP, args.games)
    after = resident_kib()
    if args.json:
        print(json.dumps({"games": args.games, "before_kib": before, "growth_kib": after - before}))
    else:
        print(f"{args.games:,} games: {before:,} KiB before, {after - before:+,} KiB after")


if __name__ == "__main__":
    main()
