"""What differs between two arms beyond chance. Needs pyarrow."""

from collections.abc import Callable
from functools import partial
from html import escape
from typing import Any, NamedTuple

import numpy as np

from lastcall.lab.reading import BROKE, PASSED_OUT, TIE, ArmResults
from lastcall.lab.results import ResultsError
from lastcall.lab.stats import LEVEL, Difference, holm, of_means, of_pairs, of_shares, share


class Compared(NamedTuple):
    """One thing that was measured on both sides."""

    what: str
    of: str
    a: float
    b: float
    difference: Difference
    corrected: float

    @property
    def differs(self) -> bool:
        return self.corrected < LEVEL


class Comparison(NamedTuple):
    a: str
    b: str
    paired: bool
    rows: list[Compared]

    def told(self) -> dict[str, Any]:
        """As `--json` prints it; the fields are a promise."""
        return {
            "a": self.a,
            "b": self.b,
            "paired": self.paired,
            "correction": "holm",
            "level": LEVEL,
            "comparisons": [
                {
                    "what": row.what,
                    "of": row.of,
                    "a": round(row.a, 6),
                    "b": round(row.b, 6),
                    "difference": round(row.difference.value, 6),
                    "low": round(row.difference.low, 6),
                    "high": round(row.difference.high, 6),
                    "p": row.difference.p,
                    "p_corrected": row.corrected,
                    "differs": row.differs,
                }
                for row in self.rows
            ],
        }


def same_deals(a: ArmResults, b: ArmResults) -> bool:
    """Whether both played the same games: seeds, seats and characters, all of them to the end."""
    if not np.array_equal(a.games["game"], b.games["game"]):
        return False
    if not np.array_equal(a.games["seed"], b.games["seed"]):
        return False
    if len(a.seats["game"]) != len(b.seats["game"]):
        return False
    return bool(np.array_equal(names(a, "character"), names(b, "character")))


def names(arm: ArmResults, column: str) -> Any:
    numbers, there = arm.seats[column]
    return np.array([*(str(name) for name in there), ""])[numbers]


def compare(a: ArmResults, b: ArmResults, called: tuple[str, str]) -> Comparison:
    """Wins, ways out, ties and lengths; game by game where both played the same deals."""
    paired = same_deals(a, b)
    found: list[tuple[str, str, float, float, Difference]] = []

    def shares(what: str, of: str, column: str, flags: Callable[[ArmResults], Any]) -> None:
        sides = [flags(arm)[arm.mask(column, of)] for arm in (a, b)]
        if not len(sides[0]) or not len(sides[1]):
            return
        one, two = (share(int(side.sum()), len(side)) for side in sides)
        if paired and column == "character":
            apart = (sides[1].astype(int) - sides[0].astype(int)).tolist()
            found.append((what, of, one.rate, two.rate, of_pairs(apart)))
        else:
            found.append((what, of, one.rate, two.rate, of_shares(one, two)))

    both = [name for name in a.characters if name in b.characters]
    for name in both:
        shares("wins", name, "character", lambda arm: arm.seats["won"])
    for bot in [name for name in a.bots if name in b.bots] if len(a.bots) > 1 else []:
        shares("bot", bot, "bot", lambda arm: arm.seats["won"])
    for state, what in ((PASSED_OUT, "passed-out"), (BROKE, "broke")):
        for name in both:
            shares(what, name, "character", partial(ArmResults.mask, column="out", name=state))
    one, two = a.ties(), b.ties()
    if paired:
        apart = (b.games["ended"] == TIE).astype(int) - (a.games["ended"] == TIE).astype(int)
        found.append(("ties", "", one.rate, two.rate, of_pairs(apart.tolist())))
        turns = (b.games["turns"] - a.games["turns"]).astype(float)
        length = of_pairs(turns.tolist())
    else:
        found.append(("ties", "", one.rate, two.rate, of_shares(one, two)))
        length = of_means(a.turns_played.tolist(), b.turns_played.tolist())
    means = [float(arm.turns_played.mean()) if arm.finished else 0.0 for arm in (a, b)]
    found.append(("turns", "", means[0], means[1], length))
    corrected = holm({f"{what} {of}": d.p for what, of, _, _, d in found})
    rows = [Compared(what, of, x, y, d, corrected[f"{what} {of}"]) for what, of, x, y, d in found]
    return Comparison(called[0], called[1], paired, rows)


def matched(a: list[ArmResults], b: list[ArmResults]) -> list[tuple[ArmResults, ArmResults]]:
    """Which tables to compare: one with one, or those of the same name."""
    if len(a) == 1 and len(b) == 1:
        return [(a[0], b[0])]
    there = {arm.name: arm for arm in b}
    pairs = [(arm, there[arm.name]) for arm in a if arm.name in there]
    if not pairs:
        one, two = (", ".join(arm.name for arm in arms) for arms in (a, b))
        raise ResultsError(
            f"The two have no table of the same name: {one} and {two}. "
            "Name one of each, as FOLDER:TABLE.",
            "compare-nothing-common",
            a=one,
            b=two,
        )
    return pairs


def as_html(page: Any, comparison: Comparison) -> str:
    """The same on a page of `lab.page`."""
    heads = ("what", "a", "b", "difference", "interval", "p")
    head = [escape(page.say("report-column", name=name)) for name in heads]
    rows = [[escape(cell) for cell in line(page, row)] for row in comparison.rows]
    title = page.say("compare-title", a=comparison.a, b=comparison.b)
    said = "".join(f"<p>{escape(text)}</p>" for text in sentences(page, comparison))
    return f"<h2>{escape(title)}</h2>{said}{page.table(head, rows, title, (0,))}"


def sentences(page: Any, comparison: Comparison) -> list[str]:
    count = sum(row.differs for row in comparison.rows)
    total = len(comparison.rows)
    return [
        page.say("compare-some", count=count, all=total)
        if count
        else page.say("compare-none", all=total),
        page.say("compare-paired" if comparison.paired else "compare-apart"),
        page.say("compare-method", all=total),
    ]


def line(page: Any, row: Compared) -> list[str]:
    """A comparison as cells of text; what differs has a star."""
    scale = 1 if row.what == "turns" else 100
    unit = "" if row.what == "turns" else "\u00a0%"
    sign = "+" if row.difference.value > 0 else ""
    star = " *" if row.differs else ""
    low, high = (page.number(scale * x) for x in (row.difference.low, row.difference.high))
    return [
        page.say("compare-what", what=row.what, of=page.who(row.of) if row.of else "") + star,
        page.number(scale * row.a) + unit,
        page.number(scale * row.b) + unit,
        sign + page.number(scale * row.difference.value),
        page.say("report-interval", low=low, high=high),
        "< " + page.number(0.001, 3) if row.corrected < 0.001 else page.number(row.corrected, 3),
    ]
