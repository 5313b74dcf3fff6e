"""Learn habits: in games that house bots play by paper alone, answers are tried.

An answer is tried in a few worlds and looked at after some turns with the regular's network. What
it gained over letting things be, less what paper said, is what a ridge regression puts down to
what the answer has and to the circumstances. The bots at these tables have no habits, since those
that learned from games of bots with habits played worse.

Needs NumPy. `tools/train_habits.py` does it from the command line.
"""

import json
import multiprocessing
import os
import time
from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from lastcall.bots import ask, lore
from lastcall.bots.forecast import Forecast
from lastcall.bots.habits import (
    FIGURES,
    NOTHING,
    Habits,
    heard,
    moment_of,
    words_of,
)
from lastcall.bots.house import HouseBot
from lastcall.bots.scales import Scales
from lastcall.bots.search import Manner, Outcomes, Players, RegularBot
from lastcall.bots.taste import Taste
from lastcall.bots.worlds import Worlds
from lastcall.cards.catalogue import CHARACTERS
from lastcall.engine import terms as w
from lastcall.engine.options import Option
from lastcall.engine.table import Table
from lastcall.engine.view import View
from lastcall.games import new_game
from lastcall.lab.seeds import derive

Say = Callable[[str], None]
Rows = dict[str, Any]  # of one kind of question, as they lie in the file


class Subject(NamedTuple):
    """How a kind of question is learned."""

    tried: float  # the part of the decisions that are tried
    seldom: int  # a word or a moment that fewer answers had gets no row


SUBJECTS: Final[Mapping[str, Subject]] = {
    w.ASK_RESPOND: Subject(0.2, 300),
    w.ASK_ACTION: Subject(1.0, 100),
    w.ASK_GAMBLE: Subject(1.0, 60),
}
COMPANIES: Final = (3, 4, 4, 4, 4, 5, 6)  # how many play
WORLDS: Final = 4  # in which each answer is tried
TURNS: Final = range(4, 9, 2)  # after so many it is looked at
OPTIONS: Final = 8  # tried of one decision
RIDGE: Final = 3000.0
CHUNK: Final = 4096  # answers that are multiplied out in one go
QUIET: Final = frozenset({w.PASS, w.DONE})

# Whoever plays by paper alone, and whoever looks at the same things as a bot with habits.
PAPER: Final = Taste()
BLANK: Final = Habits({**dict.fromkeys(FIGURES, NOTHING), "words": {}, "moments": {}})
STUDENT: Final = Taste(habits=dict.fromkeys(SUBJECTS, BLANK))


class Answer(NamedTuple):
    """What an answer has, and what it gained over letting things be."""

    figures: tuple[float, float, float, float]
    words: list[list[str]]
    moment: str  # empty where nothing is played
    gain: float


class Lesson(NamedTuple):
    """A decision of which the answers were tried."""

    asked: str
    around: list[float]
    point: float  # what a point of margin is worth
    answers: list[Answer]


def play(seed: int, number: int, subjects: Mapping[str, Subject], worlds: int) -> list[Lesson]:
    """The lessons of one game: the same for the same seed and number."""
    dice = Random(derive(seed, number))
    names = dice.sample(list(CHARACTERS), dice.choice(COMPANIES))
    table = new_game(*names, seed=dice.getrandbits(40))
    table.logging = False
    bots = [HouseBot(dice.getrandbits(31), PAPER) for _ in names]
    regular = RegularBot(dice.getrandbits(31), Manner(candidates=OPTIONS))
    regular.practised = HouseBot(dice.getrandbits(31), PAPER)
    lessons: list[Lesson] = []
    while table.decision is not None:
        subject = subjects.get(table.decision.kind)
        several = len(table.decision.options) > 1
        if subject is not None and several and dice.random() < subject.tried:
            lessons += tried_out(table, regular, dice, worlds)
        table.answer(ask(bots[table.decision.seat], table))
    return lessons


def tried_out(table: Table, bot: RegularBot, dice: Random, worlds: int) -> list[Lesson]:
    """What this decision teaches, if letting things be is one of the answers worth a look."""
    assert table.decision is not None
    seat = table.decision.seat
    view = table.view(seat)
    around = Worlds(table, seat)
    usual = bot.practised.choose(view)
    trials = bot.candidates(view, around, usual, None)
    options = [usual, *(trial.option for trial in trials)]
    quiet = view.options[-1]
    if quiet.kind not in QUIET or quiet not in options or len(options) < 2:
        return []
    players = Players(view.game, dice.getrandbits(20), PAPER)
    outcomes = Outcomes(bot.network, seat, players.lore)
    for _ in range(worlds):
        world = around.one(dice.getrandbits(31))
        for option in options:
            players.play_on(world, option, TURNS, outcomes)
    worth = np.array(outcomes.values()).reshape(worlds, len(options)).mean(0)
    gains = worth - worth[options.index(quiet)]
    return [written_down(view, options, gains.tolist())]


def written_down(view: View, options: list[Option], gains: list[float]) -> Lesson:
    """With the eyes of a bot that has habits."""
    known = lore.of(view.game, STUDENT)
    scales = Scales(view, known, Forecast(view, known))
    answers: list[Answer] = []
    for option, gain in zip(options, gains, strict=True):
        after = scales.now.after(option)
        figures = scales.figures(option, after, after.score())
        words: list[list[str]] = []
        moment = ""
        if option.kind == w.PLAY:
            mode = view.game.defs[option.card].modes[option.mode]
            words, moment = words_of(mode), moment_of(mode)
        answers.append(Answer(figures, words, moment, gain))
    return Lesson(view.asked_for, scales.around, scales.worth_of_a_point(), answers)


def gather(
    games: int, seed: int, jobs: int, subjects: Mapping[str, Subject], worlds: int
) -> list[Lesson]:
    """The lessons of many games, in the order of their numbers."""
    wanted = [(seed, number, subjects, worlds) for number in range(games)]
    if jobs == 1:
        parts = [play(*each) for each in wanted]
    else:
        with multiprocessing.get_context("fork").Pool(jobs) as pool:
            parts = pool.starmap(play, wanted, chunksize=1)
    return [lesson for part in parts for lesson in part]


def fit(lessons: list[Lesson], seldom: int, ridge: float = RIDGE) -> Rows:
    """The rows that come nearest to what was gained, for lessons about one kind of question."""
    answers = [answer for lesson in lessons for answer in lesson.answers]
    said = Counter(name for each in answers for name in {names[0] for names in each.words})
    when = Counter(each.moment for each in answers if each.moment)
    words = sorted(name for name, seen in said.items() if seen >= seldom)
    moments = sorted((name for name, seen in when.items() if seen >= seldom), key=int)
    column = {name: len(FIGURES) + at for at, name in enumerate([*words, *moments])}

    has = np.zeros((len(answers), len(FIGURES) + len(column)))
    around = np.array([each.around for each in lessons for _ in each.answers])
    points = [each.point for each in lessons for _ in each.answers]
    for at, answer in enumerate(answers):
        has[at, : len(FIGURES)] = answer.figures
        for name in [*heard(answer.words, words), answer.moment]:
            if name in column:
                has[at, column[name]] = points[at]
    share, cost = FIGURES.index("share"), FIGURES.index("cost")
    paper = has[:, share] - has[:, cost]
    found = solve(has, around, np.array([each.gain for each in answers]) - paper, ridge)
    found[share, 0] += 1  # what paper says, as a row
    found[cost, 0] -= 1

    rows = (found.round(4) + 0.0).tolist()
    named: Rows = dict(zip(FIGURES, rows, strict=False))
    named["words"] = {name: rows[column[name]] for name in words}
    named["moments"] = {name: rows[column[name]] for name in moments}
    return named


def solve(has: Any, around: Any, wanted: Any, ridge: float) -> Any:
    """Ridge regression over all products of a thing and a circumstance, each to its own scale."""
    width = has.shape[1] * around.shape[1]
    squares = np.zeros((width, width))
    right = np.zeros(width)
    for at in range(0, len(has), CHUNK):
        some = slice(at, at + CHUNK)
        products = (has[some, :, None] * around[some, None, :]).reshape(-1, width)
        squares += products.T @ products
        right += products.T @ wanted[some]
    scale = np.sqrt(np.diag(squares) / len(has)) + 1e-9
    held = squares / np.outer(scale, scale) + ridge * np.eye(width)
    return (np.linalg.solve(held, right / scale) / scale).reshape(has.shape[1], -1)


def train_habits(
    games: int,
    seed: int,
    jobs: int = 0,
    subjects: Mapping[str, Subject] = SUBJECTS,
    worlds: int = WORLDS,
    say: Say = print,
) -> str:
    """The text of `habits.json`; the same for the same seed, whatever the number of processes."""
    began = time.monotonic()
    lessons = gather(games, seed, jobs or os.cpu_count() or 1, subjects, worlds)
    say(f"{games} games, {len(lessons)} decisions, {time.monotonic() - began:.0f} s")
    numbers: dict[str, Rows] = {}
    for asked, subject in subjects.items():
        about = [lesson for lesson in lessons if lesson.asked == asked]
        if about:
            numbers[asked] = fit(about, subject.seldom)
            say(f"{asked}: {len(about)} decisions, {len(numbers[asked]['words'])} words")
    return written(numbers) + "\n"


def written(thing: Any, depth: int = 1) -> str:
    """As JSON, one row a line."""
    if not isinstance(thing, dict):
        return json.dumps(thing)
    inside = " " * depth
    lines = [f'{inside}"{name}": {written(each, depth + 1)}' for name, each in thing.items()]
    return "{\n" + ",\n".join(lines) + f"\n{inside[1:]}}}" if lines else "{}"
