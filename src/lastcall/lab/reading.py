"""The results of an experiment, arm by arm, and what they come to. Needs pyarrow."""

from functools import cached_property
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from lastcall.engine.cards import CardDef
from lastcall.lab.experiment import Arm
from lastcall.lab.planfile import read
from lastcall.lab.results import PLAN, ResultsError, read_about
from lastcall.lab.stats import Difference, Share, of_shares, share

WINNER, TIE, ERROR, TRUNCATED = "winner", "tie", "error", "truncated"
IN, PASSED_OUT, BROKE = "in", "passed out", "broke"
FEWEST_GAMES: Final = 20  # a turn that fewer games came to is no point of a curve
PART_OF_GAMES: Final = 0.05
ATTRIBUTES: Final = ("fortitude", "alcohol", "gold")


class CardRow(NamedTuple):
    """A card in the hands of those who have it in their deck."""

    id: str
    seats: int  # that had it in hand at all
    held: int  # how often it was played, discarded or left in hand
    played: int
    answered: int
    discarded: int
    kept: int
    with_it: Share  # wins of those who played it
    without: Share  # of those who had it and never did
    worth: Difference


class Curve(NamedTuple):
    """The mean of an attribute among those still in, turn by turn."""

    name: str
    turns: list[int]
    means: list[float]


class ArmResults:
    """The games of one arm. What broke off or never ended is counted, and left out of the rest."""

    def __init__(self, folder: Path, arm: Arm) -> None:
        self.folder = folder
        self.arm = arm
        self.name = arm.name
        self.plan = arm.plan

    def column(self, table: str, *names: str) -> dict[str, Any]:
        """Columns of a table as arrays, in the order of games; texts as (numbers, names)."""
        import pyarrow as pa
        import pyarrow.dataset as ds

        data = ds.dataset(self.folder / table, format="parquet").to_table(
            columns=list(names), filter=ds.field("arm") == self.name
        )
        found: dict[str, Any] = {}
        for name in names:
            column = data.column(name)
            if pa.types.is_string(column.type):
                coded = column.combine_chunks().dictionary_encode()
                if isinstance(coded, pa.ChunkedArray):
                    coded = coded.combine_chunks()
                numbers = coded.indices.fill_null(-1).to_numpy(zero_copy_only=False)
                found[name] = (numbers, coded.dictionary.to_pylist())
            else:
                found[name] = column.to_numpy()
        return found

    def has(self, table: str) -> bool:
        return any((self.folder / table).glob("*.parquet"))

    # Games ---------------------------------------------------------------------------------------

    @cached_property
    def games(self) -> dict[str, Any]:
        found = self.column("games", "game", "seed", "ended", "turns")
        numbers, names = found["ended"]
        found["ended"] = np.array([*names, ""])[numbers]
        return found

    def count(self, ended: str) -> int:
        return int((self.games["ended"] == ended).sum())

    @property
    def finished(self) -> int:
        return self.count(WINNER) + self.count(TIE)

    @cached_property
    def turns_played(self) -> Any:
        """How long each game was that came to an end."""
        ended = self.games["ended"]
        return self.games["turns"][(ended == WINNER) | (ended == TIE)]

    # Seats ---------------------------------------------------------------------------------------

    @cached_property
    def seats(self) -> dict[str, Any]:
        """Who sat where in the games that came to an end; a tie is nobody's win.

        A guest, whom no bot plays, can neither win nor lose and is left out.
        """
        found = self.column("seats", "game", "seat", "character", "bot", "won", "place", "out")
        ended = dict(zip(self.games["game"].tolist(), self.games["ended"].tolist(), strict=True))
        how = np.array([ended[game] for game in found["game"].tolist()], dtype="U10")
        keep = ((how == WINNER) | (how == TIE)) & (found["bot"][0] >= 0)
        for name, value in found.items():
            if isinstance(value, tuple):
                used, numbers = np.unique(value[0][keep], return_inverse=True)
                found[name] = (numbers, [value[1][number] for number in used])
            else:
                found[name] = value[keep]
        found["won"] = found["won"].astype(bool) & (how[keep] == WINNER)
        return found

    @property
    def characters(self) -> list[str]:
        """Who sat down, in the order of the plan or of their names."""
        there = [str(name) for name in self.seats["character"][1]]
        order = [name for name in dict.fromkeys(self.plan.characters) if name in there]
        return [*order, *sorted(name for name in there if name not in order)]

    @property
    def bots(self) -> list[str]:
        return sorted(str(name) for name in self.seats["bot"][1])

    def mask(self, column: str, name: str) -> Any:
        numbers, names = self.seats[column]
        return numbers == names.index(name) if name in names else numbers < -1

    def wins(self, column: str, name: str) -> Share:
        there = self.mask(column, name)
        return share(int(self.seats["won"][there].sum()), int(there.sum()))

    def out(self, character: str, state: str) -> Share:
        there = self.mask("character", character)
        return share(int((there & self.mask("out", state)).sum()), int(there.sum()))

    def ties(self) -> Share:
        return share(self.count(TIE), self.finished)

    @cached_property
    def chance(self) -> float:
        """What each would win if all were alike."""
        seats = len(self.seats["won"])
        return float(self.seats["won"].sum() / seats) if seats else 0.0

    @cached_property
    def beats(self) -> dict[tuple[str, str], Share]:
        """How often one came out ahead of another, where both sat; level counts half."""
        games = self.seats["game"]
        numbers, names = self.seats["character"]
        place = self.seats["place"].astype(float)
        ahead = np.zeros((len(names), len(names)))
        both = np.zeros((len(names), len(names)), dtype=int)
        apart = max(1, int(np.unique(games, return_counts=True)[1].max())) if len(games) else 1
        for step in range(1, apart):
            same = games[step:] == games[:-step]
            known = same & ~np.isnan(place[step:]) & ~np.isnan(place[:-step])
            first, second = numbers[:-step][known], numbers[step:][known]
            difference = place[step:][known] - place[:-step][known]
            score = np.where(difference > 0, 1.0, np.where(difference == 0, 0.5, 0.0))
            np.add.at(ahead, (first, second), score)
            np.add.at(ahead, (second, first), 1 - score)
            np.add.at(both, (first, second), 1)
            np.add.at(both, (second, first), 1)
        return {
            (str(names[a]), str(names[b])): share(float(ahead[a, b]), int(both[a, b]))
            for a in range(len(names))
            for b in range(len(names))
            if a != b and both[a, b]
        }

    @cached_property
    def first(self) -> dict[int, int] | None:
        """Who began each game, where turns were kept."""
        if not self.has("turns"):
            return None
        turns = self.column("turns", "game", "turn", "seat", "active")
        began = (turns["turn"] == 1) & turns["active"].astype(bool)
        return dict(zip(turns["game"][began].tolist(), turns["seat"][began].tolist(), strict=True))

    def by_seat(self) -> list[Share]:
        """Wins by the order of play, where turns were kept; else by the number of the seat."""
        seat = self.seats["seat"].copy()
        number = int(seat.max()) + 1 if len(seat) else 0
        if self.first is not None:
            began = np.array([self.first.get(game, 0) for game in self.seats["game"].tolist()])
            seat = (seat - began) % max(1, number)
        won = self.seats["won"]
        return [share(int(won[seat == n].sum()), int((seat == n).sum())) for n in range(number)]

    # Turns ---------------------------------------------------------------------------------------

    @cached_property
    def turns(self) -> dict[str, Any]:
        return self.column("turns", "game", "turn", "seat", "alive", *ATTRIBUTES)

    def curves(self, attribute: str, most: int) -> list[Curve]:
        """Of each character, or where there are many of them of winners and others."""
        turns = self.turns
        code: dict[tuple[int, int], int] = {}
        numbers, names = self.seats["character"]
        few = len(names) <= most
        kinds = [int(n) for n in numbers] if few else [int(not won) for won in self.seats["won"]]
        pairs = zip(self.seats["game"].tolist(), self.seats["seat"].tolist(), strict=True)
        code = dict(zip(pairs, kinds, strict=True))
        places = zip(turns["game"].tolist(), turns["seat"].tolist(), strict=True)
        kind = np.array([code.get(place, -1) for place in places])
        there = (kind >= 0) & turns["alive"].astype(bool)
        last = self.last_turn()
        there &= turns["turn"] <= last
        groups = len(names) if few else 2
        sums = np.zeros((groups, last + 1))
        count = np.zeros((groups, last + 1))
        np.add.at(sums, (kind[there], turns["turn"][there]), turns[attribute][there])
        np.add.at(count, (kind[there], turns["turn"][there]), 1)
        labels = [str(name) for name in names] if few else ["winners", "others"]
        found: list[Curve] = []
        for number, label in enumerate(labels):
            known = [t for t in range(1, last + 1) if count[number, t] >= FEWEST_GAMES / 2]
            means = [float(sums[number, t] / count[number, t]) for t in known]
            found.append(Curve(label, known, means))
        order = {name: rank for rank, name in enumerate(self.characters)}
        return sorted(found, key=lambda curve: order.get(curve.name, 0))

    def last_turn(self) -> int:
        """The last turn that enough games came to."""
        turns = np.sort(self.turns_played)
        if not len(turns):
            return 0
        enough = max(FEWEST_GAMES, int(PART_OF_GAMES * len(turns)))
        return int(turns[-min(enough, len(turns))])

    # Cards ---------------------------------------------------------------------------------------

    def cards(self) -> list[CardRow]:
        data = self.column(
            "cards", "game", "seat", "card", "played", "answered", "discarded", "kept"
        )
        numbers, names = data["card"]
        pairs = zip(self.seats["game"].tolist(), self.seats["seat"].tolist(), strict=True)
        won = dict(zip(pairs, self.seats["won"].tolist(), strict=True))
        places = zip(data["game"].tolist(), data["seat"].tolist(), strict=True)
        how = np.array([int(won.get(place, -1)) for place in places])
        played = data["played"] > 0
        found: list[CardRow] = []
        for number, name in enumerate(names):
            own = (numbers == number) & (how >= 0)
            sums = {
                each: int(data[each][own].sum())
                for each in ("played", "answered", "discarded", "kept")
            }
            did, did_not = own & played, own & ~played
            with_it = share(int((how[did] == 1).sum()), int(did.sum()))
            without = share(int((how[did_not] == 1).sum()), int(did_not.sum()))
            found.append(
                CardRow(
                    str(name),
                    int(own.sum()),
                    sums["played"] + sums["discarded"] + sums["kept"],
                    **sums,
                    with_it=with_it,
                    without=without,
                    worth=of_shares(without, with_it),
                )
            )
        return found

    @cached_property
    def printed(self) -> dict[str, CardDef]:
        """The cards it was played with, by id."""
        content = self.plan.content
        decks = [content.drink_deck(name) for name in self.plan.drinks]
        for variant in (content.variant(name) for name in self.plan.variants):
            decks += [*variant.table_decks, *variant.taverns]
            decks += variant.guest.decks() if variant.guest is not None else []
        names = [name for name in self.characters if name in content_names()]
        decks += [deck for name in names for deck in content.character(name).decks()]
        return {card.id: card for deck in decks for card, _ in deck.kinds}


def content_names() -> list[str]:
    from lastcall.cards.catalogue import CHARACTERS

    return list(CHARACTERS)


class FolderResults:
    """A folder that `lastcall lab run` wrote."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        if not (folder / "lab.json").is_file():
            raise ResultsError(
                f"{str(folder)!r} is no folder that `lastcall lab run` wrote.",
                "lab-no-results",
                folder=str(folder),
            )
        self.about = read_about(folder)
        self.experiment = read((folder / PLAN).read_text(encoding="utf-8"))
        if not any((folder / "games").glob("*.parquet")):
            raise ResultsError(
                f"No game of {str(folder)!r} has been played yet.",
                "lab-nothing-played",
                folder=str(folder),
            )
        self.arms = [ArmResults(folder, arm) for arm in self.experiment.arms]

    @property
    def played(self) -> int:
        return sum(len(arm.games["game"]) for arm in self.arms)

    @property
    def other_content(self) -> list[str]:
        """What it was played with that is something else here and now."""
        now = self.experiment.content
        before = self.about["content"]
        return [name for name in {**before, **now} if before.get(name) != now.get(name)]


def arm_named(folder: FolderResults, name: str) -> ArmResults:
    for arm in folder.arms:
        if arm.name == name:
            return arm
    names = ", ".join(arm.name for arm in folder.arms)
    raise ResultsError(
        f"{str(folder.folder)!r} has no table {name!r}; it has {names}.",
        "lab-no-arm",
        folder=str(folder.folder),
        name=name,
        names=names,
    )
