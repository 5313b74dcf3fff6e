"""The ladder of levels: mixed tables, drawn anew for each game, and a rating of each level.

    python benchmarks/levels.py play --games 10000 --jobs 16 --out games.jsonl
    python benchmarks/levels.py rate games.jsonl --draw docs/levels.svg

2 to 6 players, characters drawn from all there are. Levels that think are seated less often than
the others, one of them in so many of a hundred tables: their games are what takes the time.
`play` needs no more than the bots, `rate` needs openskill.
"""

import argparse
import json
import math
import multiprocessing
import os
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from lastcall.bots import ask, make_bot
from lastcall.cards.catalogue import CHARACTERS
from lastcall.games import new_game

QUICK = ("random", "newcomer", "house")
THINKING = ("regular", "champion")
AGAIN = 40  # times the games are drawn anew to see how far the ratings scatter
LOW, HIGH = 2, 6  # players


class Game(NamedTuple):
    """Who sat there, by level, and what part of the evening each won."""

    levels: list[str]
    won: list[float]


def play(seed: int, number: int, thinking: float) -> Game:
    dice = Random(seed * 1_000_003 + number)
    names = dice.sample(list(CHARACTERS), dice.randint(LOW, HIGH))
    levels = [dice.choice(QUICK) for _ in names]
    if dice.random() < thinking:
        levels[dice.randrange(len(names))] = dice.choice(THINKING)
    table = new_game(*names, seed=dice.getrandbits(40))
    table.logging = False
    bots = [make_bot(level, dice.getrandbits(31)) for level in levels]
    while table.decision is not None:
        table.answer(ask(bots[table.decision.seat], table))
    return Game(levels, table.returns())


def one(asked: tuple[int, int, float]) -> Game:
    return play(*asked)


def play_all(wish: argparse.Namespace) -> None:
    began = time.monotonic()
    asked = [(wish.seed, number, wish.thinking / 100) for number in range(wish.games)]
    with (
        multiprocessing.get_context("fork").Pool(wish.jobs) as pool,
        wish.out.open("w", encoding="utf-8") as out,
    ):
        done = 0
        for game in pool.imap(one, asked, chunksize=1):  # in order: none is left out for being long
            out.write(json.dumps(game._asdict()) + "\n")
            done += 1
            if time.monotonic() - began > wish.limit:
                pool.terminate()
                break
    print(f"{done} games, {time.monotonic() - began:.0f} s")


def rated(games: Sequence[Game]) -> dict[str, float]:
    """The rating of each level after these games, one after the other."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings: dict[str, Any] = {}
    for game in games:
        levels = set(game.levels)
        for level in levels:
            ratings.setdefault(level, model.rating(name=level))
        if len(levels) < 2 or not sum(game.won):
            continue
        teams = [[ratings[level]] for level in game.levels]
        new = model.rate(teams, ranks=[-won for won in game.won])
        for level in sorted(levels):  # by what its seats gained on average
            places = [at for at, each in enumerate(game.levels) if each == level]
            old = ratings[level]
            mu = old.mu + sum(new[at][0].mu - old.mu for at in places) / len(places)
            sigma = min(new[at][0].sigma for at in places)
            ratings[level] = model.rating(mu=mu, sigma=sigma, name=level)
    return {level: rating.mu for level, rating in ratings.items()}


def rate(wish: argparse.Namespace) -> None:
    lines = wish.games.read_text(encoding="utf-8").splitlines()
    games = [Game(**json.loads(line)) for line in lines]
    dice = Random(1)
    found: dict[str, list[float]] = {}
    for _ in range(AGAIN):
        for level, mu in rated(dice.choices(games, k=len(games))).items():
            found.setdefault(level, []).append(mu)
    rows = []
    for level, ratings in found.items():
        mean = sum(ratings) / len(ratings)
        spread = math.sqrt(sum((mu - mean) ** 2 for mu in ratings) / (len(ratings) - 1))
        seats = sum(each == level for game in games for each in game.levels)
        rows.append((level, mean, 1.96 * spread, seats))
    rows.sort(key=lambda row: row[1])
    for level, mean, error, seats in rows:
        print(f"{level}: {mean:.1f} ± {error:.1f}, {seats} seats")
    print(f"{len(games)} games")
    if wish.draw:
        wish.draw.write_text(drawn(rows), encoding="utf-8")


def drawn(rows: Sequence[tuple[str, float, float, int]]) -> str:
    """The ladder as a picture: a rung for each level, as long as its interval."""
    least = min(mean - error for _, mean, error, _ in rows)
    most = max(mean + error for _, mean, error, _ in rows)
    wide, high, left, step = 640, 40 * len(rows) + 30, 110, 40

    def at(rating: float) -> float:
        return left + (wide - left - 60) * (rating - least) / (most - least)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" '
        'font-family="sans-serif" font-size="15">',
        "<title>The ladder of levels</title>",
        f'<rect width="{wide}" height="{high}" fill="#fffaf0"/>',
    ]
    for number, (level, mean, error, _) in enumerate(reversed(rows)):
        y = 30 + number * step
        parts.append(
            f'<text x="10" y="{y + 5}" fill="#2a141a">{level}</text>'
            f'<line x1="{left}" x2="{wide - 60}" y1="{y}" y2="{y}" stroke="#e3d5bd"/>'
            f'<line x1="{at(mean - error):.1f}" x2="{at(mean + error):.1f}" y1="{y}" y2="{y}" '
            'stroke="#b5651d" stroke-width="6"/>'
            f'<circle cx="{at(mean):.1f}" cy="{y}" r="6" fill="#7a2d1c"/>'
            f'<text x="{wide - 50}" y="{y + 5}" fill="#2a141a">{mean:.1f}</text>'
        )
    return "\n".join([*parts, "</svg>"]) + "\n"


def main() -> None:
    about = argparse.ArgumentParser(description=__doc__)
    ways = about.add_subparsers(required=True)
    playing = ways.add_parser("play")
    playing.add_argument("--games", type=int, default=1000)
    playing.add_argument("--seed", type=int, default=41)
    playing.add_argument("--jobs", type=int, default=os.cpu_count())
    playing.add_argument("--thinking", type=float, default=12.0, help="of a hundred tables")
    playing.add_argument("--limit", type=float, default=1e9, help="stop after so many seconds")
    playing.add_argument("--out", type=Path, required=True)
    playing.set_defaults(do=play_all)
    rating = ways.add_parser("rate")
    rating.add_argument("games", type=Path)
    rating.add_argument("--draw", type=Path, help="an SVG")
    rating.set_defaults(do=rate)
    wish = about.parse_args()
    wish.do(wish)


if __name__ == "__main__":
    main()
