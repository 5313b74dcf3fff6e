"""Train the habits that the regular plays on by, and put them where it finds them.

Fifty minutes of one core, compiled, for as many decisions as the shipped numbers come from.

python tools/train_habits.py --games 350 --seed 303 --out src/lastcall/bots/weights
"""

import argparse
from pathlib import Path

from lastcall.lab.habits import train_habits


def main() -> None:
    about = argparse.ArgumentParser(description=__doc__)
    about.add_argument("--games", type=int, default=350)
    about.add_argument("--seed", type=int, default=303)
    about.add_argument("--jobs", type=int, default=0, help="processes; one for each core")
    about.add_argument("--out", type=Path, required=True, help="a folder")
    wish = about.parse_args()
    wish.out.mkdir(parents=True, exist_ok=True)
    text = train_habits(wish.games, wish.seed, wish.jobs)
    (wish.out / "habits.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
