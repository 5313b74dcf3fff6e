"""Train the network of the bot `regular` and put it on the shelf.

python tools/train_regular.py --games 60000 --epochs 8 --out src/lastcall/bots/weights
"""

import argparse
from pathlib import Path

from lastcall.lab.training import train_regular


def main() -> None:
    about = argparse.ArgumentParser(description=__doc__)
    about.add_argument("--games", type=int, default=60_000)
    about.add_argument("--epochs", type=int, default=8)
    about.add_argument("--seed", type=int, default=15)
    about.add_argument("--jobs", type=int, default=0, help="processes; one for each core")
    about.add_argument("--out", type=Path, required=True, help="a folder")
    wish = about.parse_args()
    wish.out.mkdir(parents=True, exist_ok=True)
    data = train_regular(wish.games, wish.epochs, wish.seed, wish.jobs)
    (wish.out / "regular.weights").write_bytes(data)


if __name__ == "__main__":
    main()
