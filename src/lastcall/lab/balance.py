"""Search the numbers of house cards until win rates lie within a band. Needs pyarrow.

Whoever is farthest outside has one of its numbers changed by one: every such change is tried on the
same deals, the worse half of them is left after each stage, and what is left at the end is kept
where it helps beyond chance. In the end what was kept is measured once more, on deals that nothing
was chosen by. Only cards of our own are touched: what is documented is a fact.

    lab.json, plan.toml     what is searched, with which bands
    rounds/000/             the plan as it is; then one experiment for each round, an arm for each
    check/                  change that was tried; at the end before and after, on other deals
    proposal.toml           the change to put into a plan
"""

import hashlib
import json
import math
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any, Final, NamedTuple

from lastcall import __version__
from lastcall.engine.setup import LARGEST_SEED
from lastcall.lab.change import Change, Number, numbers_of
from lastcall.lab.experiment import Arm, Experiment, Portion
from lastcall.lab.plan import Plan
from lastcall.lab.planfile import written
from lastcall.lab.reading import ERROR, TRUNCATED, ArmResults
from lastcall.lab.results import Results, ResultsError, opened, put
from lastcall.lab.run import Workers, run
from lastcall.lab.simulate import Progress
from lastcall.lab.stats import Difference, Share, mean, of_pairs, share

FORMAT: Final = "lastcall-balance-1"
OURS: Final = "house"  # where a card comes from that may be changed
BAND: Final = re.compile(r"(?:(?P<name>[^=]+)=)?(?P<low>[\d.]+)\s*[-\u2013]\s*(?P<high>[\d.]+)")
REACH: Final = 3  # how far a number may go from where it began
MOST_NUMBERS: Final = 12  # of a character that are tried in a round: those on cards most played
STAGES: Final = 4  # each with twice the games of the one before, and half as many changes
PARTS: Final = 2 ** (STAGES - 1)  # of the plan's games, the first stage plays one
FEWEST_GAMES: Final = 4 * PARTS
BEFORE, AFTER = "before", "after"

# How a search ends.
THERE, NEARER, NOWHERE, NOTHING = "there", "nearer", "nowhere", "nothing"


class BalanceError(ResultsError):
    """A search that cannot be made; the message says why, and what could be."""


class Band(NamedTuple):
    """What somebody is to win, as a part of 1."""

    low: float
    high: float

    def outside(self, rate: float) -> float:
        return max(0.0, self.low - rate, rate - self.high)


class Knob(NamedTuple):
    """A number of a house card."""

    card: str
    name: str
    number: Number


class Step(NamedTuple):
    """A number that was changed."""

    of: str
    card: str
    name: str
    before: int
    after: int


class Row(NamedTuple):
    """A character before and after."""

    character: str
    band: Band | None
    before: Share
    after: Share
    difference: Difference


@dataclass(frozen=True)
class Proposal:
    """What came of a search."""

    outcome: str
    steps: list[Step]
    change: Change
    rows: list[Row]
    games: int  # all that were played for it
    played: int  # how many of them now
    checked: int  # on how many other deals before and after were compared

    def told(self) -> dict[str, Any]:
        """As `--json` prints it; the fields are a promise."""
        return {
            "outcome": self.outcome,
            "games": self.games,
            "played": self.played,
            "checked": self.checked,
            "steps": [step._asdict() for step in self.steps],
            "change": self.change.table(),
            "toml": self.change.toml(),
            "characters": [
                {
                    "character": row.character,
                    "band": list(row.band) if row.band is not None else None,
                    "before": rounded(row.before),
                    "after": rounded(row.after),
                    "difference": round(row.difference.value, 6),
                    "low": round(row.difference.low, 6),
                    "high": round(row.difference.high, 6),
                    "p": row.difference.p,
                }
                for row in self.rows
            ],
        }


def rounded(each: Share) -> dict[str, float]:
    return {name: round(value, 6) for name, value in each._asdict().items()}


# What is asked for -------------------------------------------------------------------------------


def knobs_of(plan: Plan, name: str) -> list[Knob]:
    """The numbers of somebody's house cards."""
    return [
        Knob(card.id, called, number)
        for deck in plan.content.character(name).decks()
        for card, _ in deck.kinds
        if card.provenance == OURS
        for called, number in numbers_of(card).items()
    ]


def read_bands(asked: Sequence[str], plan: Plan) -> dict[str, Band]:
    """Who is to win how much: `20-30` for everybody with house cards, `gog=20-30` for one."""
    company = list(dict.fromkeys(plan.characters or plan.company))
    open_to_change = [name for name in company if knobs_of(plan, name)]
    everybody: dict[str, Band] = {}
    named: dict[str, Band] = {}
    for text in asked:
        name, band = read_band(text)
        if not name:
            everybody = dict.fromkeys(open_to_change, band)
            continue
        if name not in company:
            raise BalanceError(
                f"{name!r} does not sit at this table; there are {', '.join(company)}.",
                "balance-nobody",
                name=name,
                names=", ".join(company),
            )
        if name not in open_to_change:
            raise no_house_cards(name, open_to_change)
        named[name] = band
    bands = {**everybody, **named}
    if not bands:
        raise no_house_cards(", ".join(company), open_to_change)
    check_sum(bands, plan)
    return {name: bands[name] for name in company if name in bands}


def read_band(text: str) -> tuple[str, Band]:
    found = BAND.fullmatch(text.strip())
    try:
        low, high = (float(found[each]) / 100 for each in ("low", "high")) if found else (1.0, 0.0)
    except ValueError:
        low, high = 1.0, 0.0
    if found is None or not 0 <= low < high <= 1:
        raise BalanceError(
            f"{text!r} is no band of win rates: write it as 20-30, or gog=20-30 for one "
            "character, in per cent, from 0 to 100, the lower one first.",
            "balance-band",
            band=text,
        )
    return (found["name"] or "").strip().lower(), Band(low, high)


def no_house_cards(name: str, others: Sequence[str]) -> BalanceError:
    there = ", ".join(others)
    return BalanceError(
        f"{name}: no house card with a number. Documented cards are not changed. "
        + (f"At this table these have some: {there}." if there else "Choose other characters."),
        "balance-no-house",
        name=name,
        names=there or "none",
    )


def check_sum(bands: Mapping[str, Band], plan: Plan) -> None:
    """One wins each game: where all are named once, and play alone, their parts make up 1."""
    whole = set(plan.characters)
    if plan.variants or len(whole) != plan.players:
        return
    low = sum(band.low for band in bands.values())
    high = sum(band.high for band in bands.values())
    if low > 1 or (set(bands) == whole and high < 1):
        raise BalanceError(
            f"Together they cannot win that much: the bands add up to {100 * low:g} to "
            f"{100 * high:g} %, and all wins are 100 %.",
            "balance-sum",
            low=f"{100 * low:g}",
            high=f"{100 * high:g}",
        )


# The search --------------------------------------------------------------------------------------


class Measured(NamedTuple):
    """What a change came to: who won which games, and whether all came to an end."""

    won: dict[str, dict[int, float]]
    sound: bool

    def rate(self, name: str) -> float:
        return mean(list(self.won.get(name, {}).values()))

    def share(self, name: str) -> Share:
        games = self.won.get(name, {})
        return share(sum(games.values()), len(games))

    def apart(self, other: "Measured", name: str) -> Difference:
        """How much more it is here than there, game by game."""
        here, there = self.won.get(name, {}), other.won.get(name, {})
        return of_pairs([here[game] - there[game] for game in here if game in there])


class Trial(NamedTuple):
    """One number changed by one."""

    step: Step
    change: Change


def whole(measured: Measured, bands: Mapping[str, Band]) -> dict[str, float]:
    return {name: measured.rate(name) for name in bands}


class Search:
    """A search in its folder. Everything in it follows from what has been played.

    So a search that was interrupted goes the same way again, finds the games of that way there, and
    goes on where they end.
    """

    def __init__(self, folder: Path, experiment: Experiment, asked: Sequence[str], rounds: int):
        if len(experiment.arms) != 1:
            raise BalanceError(
                f"The plan has {len(experiment.arms)} tables; a search is about one.",
                "balance-tables",
                tables=len(experiment.arms),
            )
        self.folder = folder
        self.plan = experiment.arms[0].plan
        if self.plan.games < FEWEST_GAMES:
            raise BalanceError(
                f"{self.plan.games} games are too few to see a difference; {FEWEST_GAMES} is the "
                "least, some hundreds are sensible.",
                "balance-games",
                games=self.plan.games,
                least=FEWEST_GAMES,
            )
        self.bands = read_bands(asked, self.plan)
        self.rounds = rounds
        self.played = 0

    # What it is ----------------------------------------------------------------------------------

    @cached_property
    def base(self) -> Experiment:
        return self.among({BEFORE: self.plan.change}, ("cards",))

    @property
    def portion(self) -> int:
        return -(-self.plan.games // PARTS)

    def among(
        self, changes: Mapping[str, Change], record: tuple[str, ...] = (), seed: int | None = None
    ) -> Experiment:
        seed = self.plan.seed if seed is None else seed
        arms = [
            Arm(name, replace(self.plan, change=change, seed=seed))
            for name, change in changes.items()
        ]
        return Experiment(tuple(arms), record, self.portion)

    def about(self) -> dict[str, Any]:
        bands = {name: list(band) for name, band in self.bands.items()}
        search = {"bands": bands, "rounds": self.rounds}
        whole = json.dumps([FORMAT, self.base.digest, search], sort_keys=True)
        return {
            "format": FORMAT,
            "version": __version__,
            "digest": hashlib.sha256(whole.encode()).hexdigest()[:16],
            "plan": self.base.digest,
            "content": self.base.content,
            **search,
        }

    def different(self, there: Mapping[str, Any]) -> str:
        """What makes it another search."""
        mine = self.about()
        parts = ("version", "content", "plan", "bands", "rounds")
        return next((name for name in parts if there.get(name) != mine[name]), "format")

    def at_most(self) -> int:
        """How many games it can come to."""
        numbers = [len(knobs_of(self.plan, name)) for name in self.bands]
        trials = 2 * min(MOST_NUMBERS, max(numbers))
        of_a_round, before = 0, 0
        for limit in self.limits():
            of_a_round += trials * (limit - before)
            before = limit
            trials = -(-trials // 2)
        return 3 * self.plan.games + self.rounds * of_a_round

    def done(self) -> int:
        """How many games of it lie in the folder."""
        import pyarrow.parquet as pq

        files = self.folder.glob("*/**/games/*.parquet")
        return sum(int(pq.read_metadata(file).num_rows) for file in files)

    def limits(self) -> list[int]:
        """How many games are played by the end of each stage."""
        sizes = [self.portion * 2**stage for stage in range(STAGES)]
        return [min(size, self.plan.games) for size in sizes]

    # How it goes ---------------------------------------------------------------------------------

    def run(self, workers: Workers, progress: Progress) -> Proposal:
        with opened(self.folder, self.about(), written(self.base), self.different):
            proposal = self.search(workers, progress)
            put(self.folder / "proposal.toml", proposal.change.toml().encode())
            told = json.dumps({**proposal.told(), "played": None}, indent=2, ensure_ascii=False)
            put(self.folder / "proposal.json", (told + "\n").encode())
        return proposal

    def search(self, workers: Workers, progress: Progress) -> Proposal:
        def play(
            where: str, experiment: Experiment, wanted: Callable[[Portion], bool]
        ) -> dict[str, ArmResults]:
            results = Results(self.folder / where, experiment)
            with results.open():
                self.played += run(experiment, results, workers, progress, wanted)
            return {arm.name: ArmResults(results.folder, arm) for arm in experiment.arms}

        first = play("rounds/000", self.base, lambda portion: True)[BEFORE]
        plays = how_often(first)
        start = now = measured(first, self.plan.games)
        change = self.plan.change
        steps: list[Step] = []
        been = [change]
        stuck: set[str] = set()
        for number in range(1, self.rounds + 1):
            whom = self.farthest(now, stuck)
            if whom is None:
                break
            best = self.round(f"rounds/{number:03}", whom, plays, now, (change, been), play)
            if best is None:
                stuck.add(whom)
                continue
            trial, now = best
            change = trial.change
            been.append(change)
            steps.append(trial.step)
            stuck.clear()
        outcome = self.outcome(now, steps)
        before, after, checked = start, start, 0
        if steps:
            checked = self.plan.games
            seed = (self.plan.seed + 1) % (LARGEST_SEED + 1)
            sides = self.among({BEFORE: self.plan.change, AFTER: change}, seed=seed)
            both = play("check", sides, lambda portion: True)
            before, after = (measured(both[side], self.plan.games) for side in (BEFORE, AFTER))
        names = [name for name in first.characters if name in before.won]
        rows = [
            Row(
                name,
                self.bands.get(name),
                before.share(name),
                after.share(name),
                after.apart(before, name),
            )
            for name in names
        ]
        together = joined(steps)
        return Proposal(outcome, together, change, rows, self.done(), self.played, checked)

    def outcome(self, now: Measured, steps: Sequence[Step]) -> str:
        if not self.loss(whole(now, self.bands)):
            return THERE if steps else NOTHING
        return NEARER if steps else NOWHERE

    def loss(self, rates: Mapping[str, float]) -> float:
        return math.fsum(band.outside(rates[name]) for name, band in self.bands.items())

    def farthest(self, now: Measured, stuck: set[str]) -> str | None:
        """Who is farthest from its band, of those for whom something is left to try."""
        outside = {
            name: band.outside(now.rate(name))
            for name, band in self.bands.items()
            if name not in stuck
        }
        worst = max(outside, key=lambda name: outside[name], default=None)
        return worst if worst is not None and outside[worst] > 0 else None

    def round(
        self,
        where: str,
        whom: str,
        plays: Mapping[str, int],
        now: Measured,
        stands: tuple[Change, list[Change]],
        play: Callable[..., dict[str, ArmResults]],
    ) -> tuple[Trial, Measured] | None:
        """The best change of one number by one, if it helps beyond chance."""
        trials = self.trials(whom, plays, *stands)
        experiment = self.among({name: trial.change for name, trial in trials.items()})
        rates = whole(now, self.bands)
        upwards = rates[whom] < self.bands[whom].low
        left = list(trials)
        found: dict[str, Measured] = {}

        def reckoned(name: str) -> tuple[float, float]:
            """How far all would be from their bands, and from the middle of them."""
            there = {
                each: rate + found[name].apart(now, each).value for each, rate in rates.items()
            }
            middles = {each: (band.low + band.high) / 2 for each, band in self.bands.items()}
            return (
                round(self.loss(there), 9),
                round(math.fsum(abs(there[each] - middles[each]) for each in there), 9),
            )

        for limit in self.limits():
            if not left:
                return None
            alive = frozenset(left)
            arms = play(
                where,
                experiment,
                lambda portion, alive=alive, limit=limit: (
                    portion.arm.name in alive and portion.games.stop <= limit
                ),
            )
            found = {name: measured(arms[name], limit) for name in left}
            left = [name for name in left if found[name].sound]
            left = [name for name in left if may_help(found[name].apart(now, whom), upwards)]
            left = sorted(left, key=reckoned)[: -(-len(left) // 2)]
        for name in left:
            helps = found[name].apart(now, whom)
            beyond_chance = helps.low > 0 if upwards else helps.high < 0
            if beyond_chance and self.loss(whole(found[name], self.bands)) < self.loss(rates):
                return trials[name], found[name]
        return None

    def trials(
        self, whom: str, plays: Mapping[str, int], change: Change, been: list[Change]
    ) -> dict[str, Trial]:
        """Each number of somebody's house cards one up and one down, near where it began."""
        began = {(knob.card, knob.name): knob.number for knob in knobs_of(self.plan, whom)}
        now = replace(self.plan, change=change)
        often = sorted(knobs_of(now, whom), key=lambda knob: -plays.get(knob.card, 0))
        found: dict[str, Trial] = {}
        for knob in often[:MOST_NUMBERS]:
            first = began[knob.card, knob.name].value
            for value in (knob.number.value + 1, knob.number.value - 1):
                allowed = knob.number.least <= value <= knob.number.most
                if not allowed or abs(value - first) > REACH:
                    continue
                changed = with_number(change, knob, value)
                if changed not in been:
                    step = Step(whom, knob.card, knob.name, knob.number.value, value)
                    name = f"{len(found) + 1:02} {knob.name} {value}"[:40]
                    found[name] = Trial(step, changed)
        return found


def may_help(difference: Difference, upwards: bool) -> bool:
    """Whether it can still be a change in the right direction, as far as is known."""
    return difference.high >= 0 if upwards else difference.low <= 0


def with_number(change: Change, knob: Knob, value: int) -> Change:
    cards = {card: dict(numbers) for card, numbers in change.cards}
    cards.setdefault(knob.card, {})[knob.name] = value
    return Change.of(cards, change.boxes)


def joined(steps: Sequence[Step]) -> list[Step]:
    """Each number once, from where it began to where it is."""
    found: dict[tuple[str, str], Step] = {}
    for step in steps:
        first = found.get((step.card, step.name), step)
        found[step.card, step.name] = step._replace(before=first.before)
    return [step for step in found.values() if step.before != step.after]


def measured(arm: ArmResults, limit: int) -> Measured:
    """Who won which of the first games; a character that sits twice has the mean of both.

    What lies in the folder beyond them was played at a later stage, before an interruption.
    """
    games, won = arm.seats["game"], arm.seats["won"]
    found: dict[str, dict[int, float]] = {}
    for name in arm.characters:
        there = arm.mask("character", name) & (games <= limit)
        by_game: dict[int, list[float]] = {}
        for game, result in zip(games[there].tolist(), won[there].tolist(), strict=True):
            by_game.setdefault(game, []).append(float(result))
        found[name] = {game: mean(results) for game, results in sorted(by_game.items())}
    ended = arm.games["ended"][arm.games["game"] <= limit]
    return Measured(found, not ((ended == ERROR) | (ended == TRUNCATED)).any())


def how_often(arm: ArmResults) -> dict[str, int]:
    """How often each card was played."""
    return {row.id: row.played for row in arm.cards()}
