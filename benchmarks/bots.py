"""How good a bot is: one of it against three of another, on drawn tables, in several processes.

    python benchmarks/bots.py regular --against house-1 --games 2000 --jobs 16 --seed 3
    python benchmarks/bots.py regular --manner '{"judged": true}'      without its network
    python benchmarks/bots.py regular --out a.jsonl                   goes on where a.jsonl ends
    python benchmarks/bots.py compare a.jsonl b.jsonl                 on the deals both have played

`house-1` is the house bot of the first release: its numbers lie in the tests' data.
"""

import argparse
import json
import math
import multiprocessing
import os
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

from lastcall.bots import ask, make_bot
from lastcall.bots.contract import Bot, Budget, WorldBot
from lastcall.bots.habits import PAPER
from lastcall.bots.house import HouseBot
from lastcall.bots.search import Manner, RegularBot
from lastcall.bots.taste import Taste
from lastcall.cards.catalogue import CHARACTERS
from lastcall.games import new_game

HOUSE_1 = Path(__file__).parent.parent / "tests" / "bots" / "house_1.json"
_tastes: dict[str, Taste] = {}
Played = tuple[float, float, int]  # its part of the evening, seconds it thought, decisions


def first_house(seed: int) -> HouseBot:
    if "house-1" not in _tastes:
        _tastes["house-1"] = Taste(**json.loads(HOUSE_1.read_text()))
    return HouseBot(seed, _tastes["house-1"], PAPER)


def player(name: str, seed: int, manner: dict[str, Any], seconds: float) -> Bot:
    if name == "house-1":
        return first_house(seed)
    bot = make_bot(name, seed)
    if manner and isinstance(bot, RegularBot):
        bot = type(bot)(seed, otherwise(bot.manner, manner))
    if isinstance(bot, WorldBot) and seconds:
        bot.budget = Budget(10_000, seconds)
    return bot


def otherwise(manner: Manner, changes: dict[str, Any]) -> Manner:
    """A level's own manner, but for these."""
    own = {part: getattr(manner, part) for part in dir(manner) if not part.startswith("_")}
    return Manner(**{**own, **changes})


def game(wish: argparse.Namespace, number: int) -> Played:
    """What part of the evening the bot won, the seconds it thought, and over how many decisions."""
    dice = Random(wish.seed * 1_000_003 + number)
    names = dice.sample(list(CHARACTERS), wish.players)
    table = new_game(*names, seed=dice.getrandbits(40))
    table.logging = False
    me = dice.randrange(wish.players)
    bots = [player(wish.against, dice.getrandbits(31), {}, 0.0) for _ in names]
    bots[me] = player(wish.bot, dice.getrandbits(31), wish.manner, wish.seconds)
    spent, decisions = 0.0, 0
    while table.decision is not None:
        seat = table.decision.seat
        began = time.process_time()
        option = ask(bots[seat], table)
        if seat == me:
            spent += time.process_time() - began
            decisions += 1
        table.answer(option)
    return table.returns()[me], spent, decisions


def main() -> None:
    about = argparse.ArgumentParser(description=__doc__)
    about.add_argument("bot")
    about.add_argument("--against", default="house-1")
    about.add_argument("--games", type=int, default=400)
    about.add_argument("--first", type=int, default=0, help="go on with this game")
    about.add_argument("--players", type=int, default=4)
    about.add_argument("--seed", type=int, default=1)
    about.add_argument("--jobs", type=int, default=os.cpu_count())
    about.add_argument(
        "--manner",
        type=json.loads,
        default={},
        help="what is to be different in a level's own, as JSON",
    )
    about.add_argument("--seconds", type=float, default=0.0, help="a budget of time instead")
    about.add_argument("--limit", type=float, default=1e9, help="stop after so many seconds")
    about.add_argument("--out", type=Path, help="keep each game, and play none that is kept there")
    wish = about.parse_args()
    began = time.monotonic()
    won = kept(wish.out) if wish.out and wish.out.exists() else {}
    asked = [(wish, each) for each in range(wish.first, wish.first + wish.games) if each not in won]
    with multiprocessing.get_context("fork").Pool(wish.jobs) as pool:
        # In order: no game is left out for being long, when the time is over.
        for (_, number), result in zip(asked, pool.imap(one, asked, chunksize=1), strict=True):
            won[number] = result
            if wish.out:
                with wish.out.open("a") as out:
                    out.write(json.dumps([number, *result]) + "\n")
            if time.monotonic() - began > wish.limit:
                pool.terminate()
                break
    what = f"{wish.bot} {json.dumps(wish.manner) if wish.manner else ''}".strip()
    print(
        f"{what} against {wish.players - 1} {wish.against}, seed {wish.seed}: {told(won)}, "
        f"{time.monotonic() - began:.0f} s",
        flush=True,
    )


def kept(path: Path) -> dict[int, Played]:
    lines = (json.loads(line) for line in path.read_text().splitlines())
    return {number: tuple(played) for number, *played in lines}


def told(won: dict[int, Played]) -> str:
    games = len(won)
    share = sum(each[0] for each in won.values()) / games
    error = 1.96 * math.sqrt(share * (1 - share) / games)
    decisions = sum(each[2] for each in won.values())
    mean = 1000 * sum(each[1] for each in won.values()) / decisions
    return (
        f"{100 * share:.1f} ± {100 * error:.1f} % of {games} games, {mean:.1f} ms a decision, "
        f"{decisions / games:.0f} decisions a game"
    )


def compare(first: Path, *others: Path) -> None:
    """What each of the others wins more than the first, on the same deals."""
    usual = kept(first)
    for path in others:
        won = kept(path)
        more = [won[number][0] - usual[number][0] for number in won.keys() & usual.keys()]
        mean = sum(more) / len(more)
        spread = math.sqrt(sum((each - mean) ** 2 for each in more) / len(more))
        error = 1.96 * spread / math.sqrt(len(more))
        print(f"{path.stem}: {told(won)}; {100 * mean:+.1f} ± {100 * error:.1f} on {len(more)}")


def one(asked: tuple[argparse.Namespace, int]) -> Played:
    return game(*asked)


if __name__ == "__main__":
    if sys.argv[1:2] == ["compare"]:
        compare(*map(Path, sys.argv[2:]))
    else:
        main()
