"""Games by name: start one, save and restore it, keep a record of it, play a record again."""

import hashlib
import json
from collections.abc import Sequence
from typing import Any

from lastcall.cards.catalogue import CHARACTERS, character, drink_deck
from lastcall.engine import save as saving
from lastcall.engine.options import Option
from lastcall.engine.problem import Problem
from lastcall.engine.setup import Setup, SetupError, deal
from lastcall.engine.table import Table
from lastcall.variants.catalogue import variant
from lastcall.variants.otto import otto as with_otto

RECORD = "lastcall-record-1"

# The parts of a record: what they are and, for lists, what is in them.
PARTS: list[tuple[str, type, type]] = [
    ("setup", dict, str),
    ("players", list, str),
    ("answers", list, int),
    ("winners", list, int),
    ("end", str, str),
]


class DamagedRecord(Problem):
    """A record that cannot be played again; the message says what is wrong with it."""


def setup_for(
    characters: Sequence[str],
    *,
    seed: int = 0,
    drinks: Sequence[str] = ("drinks-rdi2",),
    bar_deck: bool = False,
    doppelgangers: bool = False,
    first: int = -1,
    taverns: Sequence[str] = (),
    tavern: int = 0,
    variants: Sequence[str] = (),
    otto: Sequence[str] = (),
) -> Setup:
    """A setup from names; SetupError says what is wrong with them.

    `otto` names the two factions of the automaton, who makes a third in a game for two.
    """
    return Setup(
        [character(name) for name in characters],
        [drink_deck(name) for name in drinks],
        seed=seed,
        bar_deck=bar_deck,
        doppelgangers=doppelgangers,
        first=first,
        taverns=[drink_deck(name) for name in taverns],
        tavern=tavern,
        variants=[*(variant(name) for name in variants), *([with_otto(*otto)] if otto else [])],
    )


def cast(drawn: list[str], variants: Sequence[str], named: int = 0) -> list[str]:
    """Who sits where when chance has drawn these, but for the first so many, who were named."""
    villains = [name for name, c in CHARACTERS.items() if c.villain is not None]
    for name in variants:
        seat = variant(name).cast
        if seat is not None:
            drawn = seat(drawn, named, villains)
    return drawn


def new_game(
    *characters: str,
    seed: int = 0,
    drinks: Sequence[str] = ("drinks-rdi2",),
    bar_deck: bool = False,
    doppelgangers: bool = False,
    first: int = -1,
    taverns: Sequence[str] = (),
    tavern: int = 0,
    variants: Sequence[str] = (),
    otto: Sequence[str] = (),
) -> Table:
    """A table with the cards dealt: `new_game("gog", "eve", seed=7)`."""
    return deal(
        setup_for(
            characters,
            seed=seed,
            drinks=drinks,
            bar_deck=bar_deck,
            doppelgangers=doppelgangers,
            first=first,
            taverns=taverns,
            tavern=tavern,
            variants=variants,
            otto=otto,
        )
    )


def restore(data: bytes) -> Table:
    """The table that `save` turned into bytes."""
    named = saving.setup_of(data)
    try:
        setup = setup_from(named)
    except OtherContent as error:
        raise saving.DamagedSave(
            f"This save cannot be read here. {error}", "save-other-content", problem=error
        ) from None
    except SetupError as error:
        raise saving.DamagedSave(
            f"The save names a table that cannot be set: {error}", "save-table", problem=error
        ) from None
    return saving.restore(data, setup)


class OtherContent(SetupError):
    """A table that was set with cards or rules that are different now, by name."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = list(names)
        others = [f"another {name}" if name != "rules" else "other rules" for name in names]
        text = f"It was made with {' and '.join(others)}."
        super().__init__(text, "other-content", content=self.names)

    def __reduce__(self) -> tuple[Any, ...]:
        return OtherContent, (self.names,)


def setup_from(named: dict[str, Any]) -> Setup:
    """The setup that a file names; SetupError if nobody could sit down at it.

    OtherContent where what it was made with is not what goes by these names now.
    """
    try:
        setup = setup_for(
            named["characters"],
            seed=named["seed"],
            drinks=named["drinks"],
            bar_deck=named["bar_deck"],
            doppelgangers=named["doppelgangers"],
            first=named["first"],
            taverns=named["taverns"],
            tavern=named["tavern"],
            variants=named.get("variants", ()),
        )
        if "parties" in named:
            setup.parties = [int(party) for party in named["parties"]]
        setup.check()
    except (AttributeError, KeyError, TypeError) as error:
        raise SetupError(
            f"a part of the setup is missing or of the wrong kind ({error}).",
            "table-part",
            problem=str(error),
        ) from None
    other = saving.why_other_content(named, setup)
    if other:
        raise OtherContent(other)
    return setup


class Record:
    """A game as setup and answers: enough to play it again, bit for bit."""

    def __init__(self, setup: Setup, players: Sequence[str] = ()) -> None:
        self.setup = setup
        self.players = list(players)  # who decided for each seat
        self.answers: list[int] = []

    def answer(self, table: Table, option: Option) -> None:
        """Answer the table and remember it."""
        decision = table.decision
        number = decision.options.index(option) if decision and option in decision.options else -1
        table.answer(option)
        self.answers.append(number)

    def text(self, table: Table) -> str:
        """The record as JSON, sealed with the state it led to."""
        return json.dumps(
            {
                "format": RECORD,
                "setup": json.loads(self.setup.text()),
                "players": self.players,
                "answers": self.answers,
                "winners": table.winners,
                "end": ending(table, self.players),
            },
            indent=None,
        )


def ending(table: Table, players: Sequence[str]) -> str:
    """A seal on a record: the state it led to, and who decided for each seat."""
    text = "\n".join([saving.fingerprint(table), *players])
    return hashlib.sha256(text.encode(errors="backslashreplace")).hexdigest()[:16]


def read_record(text: str) -> tuple[Record, dict[str, Any]]:
    """A record from its text, not yet played."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise DamagedRecord(
            "This is not a whole record of a game: its JSON breaks off.", "record-broken-off"
        ) from None
    if not isinstance(data, dict) or data.get("format") != RECORD:
        raise DamagedRecord(
            f"This is not a record of a game (format {RECORD!r} is expected).",
            "record-format",
            format=RECORD,
        )
    for field, kind, item in PARTS:
        value = data.get(field)
        if not isinstance(value, kind):
            raise DamagedRecord(
                f"The record is damaged: {field!r} is missing or wrong.", "record-part", part=field
            )
        if isinstance(value, list) and not all(type(entry) is item for entry in value):
            raise DamagedRecord(
                f"The record is damaged: something in {field!r} is wrong.",
                "record-item",
                part=field,
            )
    try:
        record = Record(setup_from(data["setup"]), data["players"])
    except OtherContent as error:
        raise DamagedRecord(
            f"The record cannot be played again here. {error}",
            "record-other-content",
            problem=error,
        ) from None
    except SetupError as error:
        raise DamagedRecord(
            f"The record names a table that cannot be set: {error}", "record-table", problem=error
        ) from None
    if json.loads(record.setup.text()) != data["setup"]:
        raise DamagedRecord(
            "The record is damaged: something in 'setup' is wrong.", "record-item", part="setup"
        )
    record.answers = data["answers"]
    return record, data


def replay(text: str) -> Table:
    """Play a record again to its end; its events are all in `table.events`."""
    record, data = read_record(text)
    table = deal(record.setup)
    for number, answer in enumerate(record.answers):
        decision = table.decision
        if decision is None:
            raise DamagedRecord(
                f"The game was over after {number} answers; the record has more.",
                "record-over",
                count=number,
            )
        if not 0 <= answer < len(decision.options):
            raise DamagedRecord(
                f"Answer {number + 1} of the record is {answer}, "
                f"but there were only {len(decision.options)} options: the record was changed.",
                "record-answer",
                number=number + 1,
                answer=str(answer),
                options=len(decision.options),
            )
        table.answer(decision.options[answer])
    if ending(table, record.players) != data["end"] or table.winners != data["winners"]:
        raise DamagedRecord(
            "The record does not lead to the end it names: it was changed, or cut short.",
            "record-end",
        )
    return table
