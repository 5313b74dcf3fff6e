"""Practice: seats draw their answers by habit, and what came of them says what answers gain.

At the start of every turn a network (the judge) says how each seat stands. What a seat stood better
by some turns later, with what became of it in the end, is put down to the answers it gave in
between: to what each had beyond what such a seat would have answered on average. A ridge
regression over all answers of many games then says what each thing that an answer has is worth;
those are the habits of the next games (an approximate policy iteration, with the policy drawn by
the same sums that are fitted). The judge learns from the starts of the same turns who wins.

Needs NumPy.
"""

import math
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from lastcall.bots import ask, lore
from lastcall.bots.eyes import FEATURES, look
from lastcall.bots.forecast import Forecast
from lastcall.bots.habits import (
    CIRCUMSTANCES,
    FEW,
    FIGURES,
    Habits,
    called,
    heard,
    things_of,
    things_on,
)
from lastcall.bots.house import HouseBot
from lastcall.bots.network import Network
from lastcall.bots.scales import Scales
from lastcall.bots.worth import WORTH
from lastcall.cards.catalogue import CHARACTERS
from lastcall.engine import terms as w
from lastcall.engine.options import Option
from lastcall.engine.setup import SetupError
from lastcall.engine.table import Table
from lastcall.engine.view import View
from lastcall.games import cast, new_game
from lastcall.variants.catalogue import VARIANTS
from lastcall.variants.otto import FACTIONS, otto

# What is learned about: nearly all that is asked. About orders, dares and targets nothing was
# learned that paper did not say as well (docs/bots.md).
SUBJECTS: Final = (w.ASK_RESPOND, w.ASK_ACTION, w.ASK_GAMBLE, w.ASK_DISCARD)
THINGS: Final = (
    *(kind.__name__ for kind in WORTH),
    *(called(moment) for moment in w.MOMENT_NAMES),
)
COLUMN: Final = {name: at for at, name in enumerate(THINGS)}
FIRST: Final = len(FIGURES) * len(CIRCUMSTANCES)  # numbers about figures; then those about things
WIDTH: Final = FIRST + len(THINGS) * FEW

COMPANIES: Final = (2, 3, 4, 4, 4, 4, 5, 6)  # how many play
SEATS: Final = max(COMPANIES)
VARIED: Final = 0.2  # games with a variant
LEARNERS: Final = 0.6  # seats that practise; the others play by paper
# An answer that gains so much more is drawn e times as often: as much as habits are unsure of, for
# whoever plays carelessly afterwards learns what answers are worth to careless players.
FREEST: Final = 0.005
STEADIEST: Final = 0.001
CERTAIN: Final = 0.999  # an answer that is nearly always given teaches nothing
NEXT_TO_NOTHING: Final = 1e-9  # its square is still a number
MEMORY: Final = 0.85  # what a turn counts for, beside the turn before it

Weights = dict[str, Any]  # by subject, WIDTH numbers each


# Habits as rows of numbers ------------------------------------------------------------------------


def numbers_of(weights: Weights) -> dict[str, dict[str, dict[str, list[float]]]]:
    """As they lie on the shelf; what counts for nothing is left out."""
    found: dict[str, dict[str, dict[str, list[float]]]] = {}
    for subject, row in weights.items():
        rounded: Any = np.round(row, 3) + 0.0
        figures = rounded[:FIRST].reshape(len(FIGURES), -1).tolist()
        said = rounded[FIRST:].reshape(len(THINGS), -1).tolist()
        found[subject] = {
            "figures": {
                name: each for name, each in zip(FIGURES, figures, strict=True) if any(each)
            },
            "said": {name: each for name, each in zip(THINGS, said, strict=True) if any(each)},
        }
    return found


def weights_of(habits: Mapping[str, Habits]) -> Weights:
    """Rows of numbers for all subjects; a thing that nobody knows any more is forgotten."""
    found: Weights = {}
    for subject in SUBJECTS:
        figures = np.zeros((len(FIGURES), len(CIRCUMSTANCES)))
        said = np.zeros((len(THINGS), FEW))
        if subject in habits:
            figures[:] = habits[subject].figures
            for name, row in habits[subject].said.items():
                if name in COLUMN:
                    said[COLUMN[name]] = row
        found[subject] = np.concatenate([figures.ravel(), said.ravel()])
    return found


def by_paper() -> Weights:
    """What whoever goes by paper alone would say, as rows of numbers."""
    share, cost = ([0.0] * len(CIRCUMSTANCES) for _ in range(2))
    share[0], cost[0] = 1.0, -1.0
    weighed = Habits({"share": share, "cost": cost}, {})
    held, fresh = ([0.0] * len(CIRCUMSTANCES) for _ in range(2))
    held[0], fresh[0] = -1.0, 1.5
    thrown = Habits({"held": held, "fresh": fresh}, {})
    return weights_of({each: thrown if each == w.ASK_DISCARD else weighed for each in SUBJECTS})


# A seat that practises ----------------------------------------------------------------------------


class Notes:
    """The answers that were drawn to one kind of question, in one game."""

    __slots__ = (
        "around",
        "chosen",
        "figures",
        "odds",
        "pages",
        "points",
        "seats",
        "sizes",
        "turns",
    )

    def __init__(self) -> None:
        self.figures: list[list[float]] = []  # of each option
        self.pages: list[int] = []  # ... which page of the phrase book its card is; 0 is empty
        self.points: list[float] = []  # ... and what a point of margin is worth
        self.odds: list[float] = []  # ... how likely it was
        self.around: list[list[float]] = []  # of each decision
        self.sizes: list[int] = []
        self.chosen: list[int] = []  # which of its options
        self.seats: list[int] = []
        self.turns: list[int] = []


class Practice:
    """Draws answers by habit, and notes them."""

    def __init__(self, habits: dict[str, Habits], seed: int, heat: float = STEADIEST) -> None:
        self.habits = habits
        self.heat = heat
        self.random = Random(seed)
        self.house = HouseBot(seed, habits=habits)
        self.book: dict[object, int] = {}
        self.pages: list[Any] = [np.zeros(len(THINGS))]
        self.notes: dict[str, Notes] = {}
        self.turn_over()

    def turn_over(self) -> dict[str, Notes]:
        """The notes so far; new ones are begun."""
        notes = self.notes
        self.notes = {subject: Notes() for subject in SUBJECTS}
        return notes

    def choose(self, table: Table, turn: int) -> Option:
        decision = table.decision
        assert decision is not None
        view = table.view(decision.seat)
        if decision.kind not in self.notes:
            return self.house.choose(view)
        known = lore.of(view.game)
        weighed = self.house.weighed(view, known)
        options = [option for option, _ in weighed]
        if len(options) < 2:
            return self.house.choose(view)
        most = max(value for _, value in weighed)
        odds = [math.exp(max(-50.0, (value - most) / self.heat)) for _, value in weighed]
        chosen = self.random.choices(range(len(options)), odds)[0]
        total = sum(odds)
        if odds[chosen] / total < CERTAIN:
            notes = self.notes[decision.kind]
            scales = Scales(view, known, Forecast(view, known), self.habits[decision.kind])
            point = scales.worth_of_a_point()
            for option, odd in zip(options, odds, strict=True):
                notes.figures.append(scales.figures(option))
                notes.pages.append(self.page(view, option))
                notes.points.append(point)
                notes.odds.append(odd / total)
            notes.around.append(scales.around)
            notes.sizes.append(len(options))
            notes.chosen.append(chosen)
            notes.seats.append(decision.seat)
            notes.turns.append(turn)
        return options[chosen]

    def page(self, view: View, option: Option) -> int:
        """Where the words and moments of its card stand."""
        if option.card < 0 or option.kind not in (w.PLAY, w.CHOOSE):
            return 0
        card = view.game.defs[option.card]
        if option.kind == w.CHOOSE:
            return self.book.get(card) or self.write(card, things_on(card))
        mode = card.modes[option.mode]
        return self.book.get(mode) or self.write(mode, things_of(mode))

    def write(self, key: object, things: list[list[str]]) -> int:
        page = np.zeros(len(THINGS))
        for name in heard(things, COLUMN):
            page[COLUMN[name]] = 1.0
        self.book[key] = len(self.pages)
        self.pages.append(page)
        return self.book[key]


def beyond(notes: Notes, pages: Any) -> Any:
    """Of each decision: what was chosen, less what would be chosen on average."""
    sizes = np.array(notes.sizes)
    first = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    part = -np.array(notes.odds)
    part[first + np.array(notes.chosen)] += 1
    said = pages[notes.pages] * np.array(notes.points)[:, None]
    figures = np.add.reduceat(np.array(notes.figures) * part[:, None], first, 0)
    said = np.add.reduceat(said * part[:, None], first, 0)
    around = np.array(notes.around)[:, None, :]
    rows = len(sizes)
    return np.concatenate(
        [
            (figures[:, :, None] * around).reshape(rows, -1),
            (said[:, :, None] * around[:, :, :FEW]).reshape(rows, -1),
        ],
        1,
    ).astype(np.float32)


# Games --------------------------------------------------------------------------------------------


class Sums(NamedTuple):
    """What the answers to one kind of question add up to, for the columns that occur."""

    columns: Any
    squares: Any  # of what was beyond the average, each with each
    gained: Any  # ... and with what was gained


class Lessons(NamedTuple):
    """What there is to learn from some games."""

    sums: dict[str, Sums]
    decisions: int
    noise: float  # what was gained, squared, added up
    missed: float  # ... and what habits did not foresee of it
    seen: Any  # starts of turns: seats, features
    won: Any  # ... and what part of the evening each seat won
    part: tuple[float, float]  # what seats that practise won, and what would be a fair part


def drawn_table(dice: Random) -> Table:
    """A company that chance has drawn; a variant that does not suit it is left out."""
    names = dice.sample(list(CHARACTERS), dice.choice(COMPANIES))
    seed = dice.getrandbits(40)
    if dice.random() < VARIED:
        kind = dice.choice([*VARIANTS, "otto"])
        variant = otto(*dice.sample(list(FACTIONS), 2)).name if kind == "otto" else kind
        company = names[:2] if kind == "otto" else cast(names, [kind])
        try:
            return new_game(*company, seed=seed, variants=[variant])
        except SetupError:
            pass
    return new_game(*names, seed=seed)


def play(
    habits: dict[str, Habits], judge: Network, seed: int, games: int, heat: float = STEADIEST
) -> Lessons:
    """Games with 2 to 6 players, some with a variant; the same for the same seed."""
    dice = Random(seed)
    practice = Practice(habits, dice.getrandbits(31), heat)
    beyonds: dict[str, list[Any]] = {subject: [] for subject in SUBJECTS}
    gains: dict[str, list[Any]] = {subject: [] for subject in SUBJECTS}
    seen: list[Any] = []
    won: list[Any] = []
    part, fair = 0.0, 0.0
    for _ in range(games):
        table = drawn_table(dice)
        table.logging = False
        known = lore.of(table.game)
        count = len(table.seats)
        learners = [dice.random() < LEARNERS for _ in range(count)]
        bots = [HouseBot(dice.getrandbits(31), habits={}) for _ in range(count)]
        rows: list[list[list[float]]] = []
        turn = 0
        while table.decision is not None:
            if table.turn != turn:
                turn = table.turn
                rows.append(look(table, known))
            seat = table.decision.seat
            if learners[seat] and len(table.decision.options) > 1:
                table.answer(practice.choose(table, len(rows) - 1))
            else:
                table.answer(ask(bots[seat], table))
        notes = practice.turn_over()
        returns = np.array(table.returns())
        if not returns.sum():
            continue  # nobody won: there is nothing to learn
        returns = returns / returns.sum()
        rivals = [seat for seat in range(count) if not (table.game.bare >> seat) & 1]
        part += float(returns[learners].sum())
        fair += sum(learners[seat] for seat in rivals) / len(rivals)
        empty = SEATS - count
        for row in rows:
            seen.append(row + [[0.0] * len(FEATURES)] * empty)
            won.append([*returns, *[0.0] * empty])
        gained = stood_better(table, judge.chances(rows), returns)
        pages = np.array(practice.pages)
        for subject, noted in notes.items():
            if noted.sizes:
                beyonds[subject].append(beyond(noted, pages))
                gains[subject].append(gained[noted.turns, noted.seats])
    weights = weights_of(habits)
    sums: dict[str, Sums] = {}
    decisions, noise, missed = 0, 0.0, 0.0
    for subject in SUBJECTS:
        if beyonds[subject]:
            had, gain = np.concatenate(beyonds[subject]), np.concatenate(gains[subject])
            decisions += len(gain)
            noise += float((gain**2).sum())
            missed += float(((gain - had @ weights[subject]) ** 2).sum())
            columns = np.flatnonzero(np.abs(had).max(0) > NEXT_TO_NOTHING)
            had = had[:, columns]
            sums[subject] = Sums(columns, had.T @ had, had.T.astype(np.float64) @ gain)
    shape = (-1, SEATS, len(FEATURES))
    return Lessons(
        sums,
        decisions,
        noise,
        missed,
        np.array(seen, np.float16).reshape(shape),
        np.array(won, np.float16).reshape(-1, SEATS),
        (part, fair),
    )


def stood_better(table: Table, chances: Sequence[Sequence[float]], returns: Any) -> Any:
    """By how much each seat, with its side, stood better than at the start of each turn."""
    parties = np.array([seat.party for seat in table.seats])
    sides = (parties[:, None] == parties[None, :]).astype(float)
    values = np.array(chances) @ sides
    after = returns @ sides
    found = np.zeros_like(values)
    for turn in range(len(values) - 1, -1, -1):
        found[turn] = after - values[turn]
        after = (1 - MEMORY) * values[turn] + MEMORY * after
    return found


# What is learned ----------------------------------------------------------------------------------

RIDGE: Final = 0.5  # how much has to speak for a number before it is believed
WITHIN: Final = 3.0  # ... and so many times as much where it is about circumstances
BEFORE: Final = 100_000  # games that what lies on the shelf counts for
KEPT: Final = 0.85  # what older games count for, beside those of the next iteration


class Ledger:
    """What all games so far add up to, the older ones counting for less."""

    def __init__(self, anchor: Weights) -> None:
        self.anchor = anchor  # what is believed where nothing speaks against it
        self.squares = {subject: np.zeros((WIDTH, WIDTH)) for subject in SUBJECTS}
        self.gained = {subject: np.zeros(WIDTH) for subject in SUBJECTS}
        self.decisions = 0.0
        self.firm = np.full(WIDTH, RIDGE * WITHIN)
        self.firm[: FIRST : len(CIRCUMSTANCES)] = RIDGE
        self.firm[FIRST::FEW] = RIDGE

    def fade(self) -> None:
        self.decisions *= KEPT
        for subject in SUBJECTS:
            self.squares[subject] *= KEPT
            self.gained[subject] *= KEPT

    def add(self, lessons: Lessons) -> None:
        self.decisions += lessons.decisions
        for subject, (columns, squares, gained) in lessons.sums.items():
            self.squares[subject][np.ix_(columns, columns)] += squares
            self.gained[subject][columns] += gained

    def believe(self, weights: Weights, times: float) -> None:
        """As if these had been learned from so many times the games so far."""
        self.decisions *= 1 + times
        for subject, squares in self.squares.items():
            self.gained[subject] += times * (squares @ weights[subject])
            self.squares[subject] = (1 + times) * squares

    def learned(self) -> Weights:
        """What comes nearest to what was gained."""
        found: Weights = {}
        for subject, squares in self.squares.items():
            anchor = self.anchor[subject]
            rest = self.gained[subject] - squares @ anchor
            found[subject] = anchor + np.linalg.solve(squares + np.diag(self.firm), rest)
        return found

    def unsure(self) -> float:
        """How far off that is for a decision, squared, beside the noise of one decision."""
        total = 0.0
        for squares in self.squares.values():
            total += float(np.trace(np.linalg.solve(squares + np.diag(self.firm), squares)))
        return total / max(1.0, self.decisions)
