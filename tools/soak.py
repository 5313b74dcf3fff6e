"""Play a great many mixed games and complain about anything odd.

Tables of 2 to 10 players drawn from all characters, doppelgangers among them, either Drink Deck or
both, with and without the Bar Deck, answered at random; every tenth game a house bot joins in. In
every so many games the table is audited after each answer and, now and then, saved, restored,
cloned, imagined and previewed. An error names the game, and `--first N --games 1` plays it again.
Where two sit down Otto joins them every other time, and where enough do they play in teams every
other time; with `--otto` all tables are for two and him, with `--teams` all play in teams.

    python tools/soak.py --games 20000 --jobs 2
"""

import argparse
import itertools
import sys
import time
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from lastcall.bots import ask, make_bot
from lastcall.cards.catalogue import CHARACTERS, DRINK_DECKS
from lastcall.engine.audit import audit
from lastcall.engine.dice import seeded
from lastcall.engine.setup import FEWEST, MOST, Setup, deal
from lastcall.engine.table import Table
from lastcall.games import cast, restore, setup_for
from lastcall.lab.seeds import derive
from lastcall.variants import boss, lackeys
from lastcall.variants.catalogue import TEAMS
from lastcall.variants.otto import FACTIONS, PEOPLE
from lastcall.variants.teams import FEWEST_PAIRS, PAIR

CHUNK = 50
TOO_MANY_DECISIONS = 200_000
HOUSE_EVERY = 10  # games
LOOK_EVERY = 23  # answers of a game that is watched
ANYTHING, OTTO, IN_TEAMS = "", "otto", "teams"  # what is played

# How many can play each way of teams.
SEATS = {
    each.name: range(boss.FEWEST, boss.MOST + 1)
    if each.name == boss.NAME
    else range(PAIR * FEWEST_PAIRS, MOST + 1, PAIR)
    for each in TEAMS
}


def setup_of(seed: int, number: int, only: str) -> Setup:
    """The table of a game: everything about it follows from its number."""
    dice = seeded(derive(seed, number, 0))
    names = list(CHARACTERS)
    if only == IN_TEAMS:
        ways = list(SEATS)
        teams = [ways[dice.below(len(ways))]]
        room = SEATS[teams[0]]
        players = room[dice.below(len(room))]
    else:
        players = PEOPLE if only == OTTO else FEWEST + dice.below(MOST - FEWEST + 1)
        ways = [name for name, room in SEATS.items() if players in room]
        teams = [ways[dice.below(len(ways))]] if ways and dice.below(2) == 0 else []
    pairs = list(itertools.combinations(FACTIONS, 2))
    joins = only == OTTO or (players == PEOPLE and dice.below(2) == 0)
    otto = pairs[dice.below(len(pairs))] if joins else ()
    decks = list(DRINK_DECKS)
    drinks = [decks, decks[:1], decks[1:]][dice.below(3)]
    bar_deck = bool(dice.below(2))
    variants = [[], ["sea"], ["pub"], ["prizes"], ["sea", "prizes"], ["pub", "prizes"]][
        dice.below(6)
    ]
    if lackeys.NAME not in teams and dice.below(4) == 0:  # LACK-8: no Leader is a Lackey too
        seated = [names[dice.below(len(names))] for _ in range(players)]
    else:
        dice.shuffle(order := list(range(len(names))))
        seated = [names[i] for i in order[:players]]
    twice = len(set(seated)) < players
    return setup_for(
        cast(seated, teams),
        seed=derive(seed, number, 1),
        drinks=drinks,
        bar_deck=bar_deck,
        doppelgangers=twice,
        variants=[*variants, *teams],
        otto=otto,
    )


def play(seed: int, number: int, watched: bool, only: str) -> tuple[int, int]:
    """One game; how many answers and turns it took."""
    table = deal(setup_of(seed, number, only))
    table.logging = watched
    names = ["random"] * len(table.seats)
    if number % HOUSE_EVERY == 0:
        names[number // HOUSE_EVERY % len(names)] = "house"
    bots = [make_bot(name, derive(seed, number, 2 + i)) for i, name in enumerate(names)]
    answers = 0
    while table.decision is not None:
        seat = table.decision.seat
        if watched:
            complain(audit(table))
            if answers % LOOK_EVERY == number % LOOK_EVERY:
                look(table, seat)
            table.events.clear()
        table.answer(ask(bots[seat], table))
        answers += 1
        if answers > TOO_MANY_DECISIONS:
            raise RuntimeError(f"no end after {TOO_MANY_DECISIONS} decisions")
    complain(audit(table))
    if not table.winners:
        raise RuntimeError("nobody has won")
    return answers, table.turn


def complain(faults: list[str]) -> None:
    if faults:
        raise RuntimeError("; ".join(faults))


def look(table: Table, seat: int) -> None:
    """Everything one does with a table besides answering it."""
    assert table.decision is not None
    print_of = table.fingerprint()
    for option in table.decision.options:
        table.preview(option)
    other = table.clone()
    imagined = table.imagine(seat, 1)
    for each in (other, restore(table.save()), imagined):
        complain(audit(each))
        assert each.decision is not None
        assert each.decision.kind == table.decision.kind
        assert each.decision.options == table.decision.options
    if restore(table.save()).fingerprint() != print_of or other.fingerprint() != print_of:
        raise RuntimeError("a copy is not like the table")
    for i in range(-1, len(table.seats)):
        table.view(i)
    option = table.decision.options[-1]
    other.answer(option)
    imagined.answer(option)
    complain([*audit(other), *audit(imagined)])
    if table.fingerprint() != print_of:
        raise RuntimeError("the table changed though only copies were touched")


def soak(seed: int, first: int, last: int, watch: int, only: str) -> tuple[Counter[str], list[str]]:
    """Some games; counts, and what went wrong."""
    counts: Counter[str] = Counter()
    errors: list[str] = []
    for number in range(first, last):
        try:
            answers, turns = play(seed, number, number % watch == 0, only)
            counts.update(games=1, answers=answers, turns=turns)
        except Exception:
            setup = setup_of(seed, number, only)
            where = ", ".join(character.id for character in setup.characters)
            decks = ", ".join(deck.name for deck in setup.drinks)
            bar = ", Bar Deck" if setup.bar_deck else ""
            bar += "".join(f", {variant.name}" for variant in setup.variants)
            errors.append(
                f"Game {number} ({where}; {decks}{bar}; seed {setup.seed}):\n"
                f"{traceback.format_exc(limit=-6)}"
            )
    return counts, errors


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--watch", type=int, default=10, help="audit every so many games")
    parser.add_argument("--jobs", type=int, default=1)
    only = parser.add_mutually_exclusive_group()
    only.add_argument(
        "--otto",
        dest="only",
        action="store_const",
        const=OTTO,
        default=ANYTHING,
        help="two players and Otto at every table",
    )
    only.add_argument(
        "--teams", dest="only", action="store_const", const=IN_TEAMS, help="teams at every table"
    )
    args = parser.parse_args()
    started = time.perf_counter()
    last = args.first + args.games
    chunks = [(n, min(n + CHUNK, last)) for n in range(args.first, last, CHUNK)]
    total: Counter[str] = Counter()
    errors: list[str] = []
    with ProcessPoolExecutor(args.jobs, get_context("spawn")) as pool:
        parts = [pool.submit(soak, args.seed, *chunk, args.watch, args.only) for chunk in chunks]
        for part in parts:
            counts, wrong = part.result()
            total.update(counts)
            errors += wrong
            for error in wrong:
                print(error, file=sys.stderr, flush=True)
    seconds = time.perf_counter() - started
    print(
        f"{args.games:,} games, {total['turns']:,} turns, {total['answers']:,} answers, "
        f"{len(errors):,} errors in {seconds:.0f} s"
    )
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
