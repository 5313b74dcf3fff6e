"""A table as bytes and back: every piece and frame as plain data, with a seal against damage."""

import hashlib
import json
from typing import Any, Final

from lastcall.engine.cards import Effect, Mode
from lastcall.engine.contest import Contest
from lastcall.engine.dice import Dice
from lastcall.engine.drinking import Drinking
from lastcall.engine.drinks import Drink
from lastcall.engine.gambling import Gambling
from lastcall.engine.losing import LastCall
from lastcall.engine.options import Decision, Option, from_code
from lastcall.engine.pieces import Cellar, Party, Round, Seat, SidePile
from lastcall.engine.play import Consequence, Play
from lastcall.engine.setup import Setup, lay_out
from lastcall.engine.table import Table
from lastcall.engine.turn import LosingCards, Ordering, Turn

FORMAT: Final = "lastcall-table-1"

# Every kind of piece, with the fields that make one; the others are set afterwards.
KINDS: Final[tuple[tuple[type, str], ...]] = (
    (Dice, "a b c d"),
    (Party, "fortitude alcohol gold"),
    (Seat, "party"),
    (SidePile, "deck discard"),
    (Cellar, "deck discard bar has_bar"),
    (Round, "starter inside"),
    (Turn, ""),
    (Ordering, "seat left"),
    (LosingCards, "seat left"),
    (Play, "owner card type mode effects origin"),
    (Consequence, "effect stat seat amount payee"),
    (Drinking, "first queue source from_event"),
    (Contest, "first contestants"),
    (Drink, "revealer"),
    (Gambling, ""),
    (LastCall, ""),
    (Decision, "seat kind options"),
    (Effect, "op"),
    (Mode, "type when effects"),
)
BY_NAME: Final = {kind.__name__: kind for kind, _ in KINDS}
MAKERS: Final = {kind.__name__: makers.split() for kind, makers in KINDS}

# What a clone shares or a log keeps is no part of the state.
STATE: Final = (
    "dice",
    "seats",
    "parties",
    "cellars",
    "tavern",
    "set_aside",
    "rounds",
    "contests",
    "fallen",
    "batch",
    "inn",
    "active",
    "phase",
    "turn",
    "frames",
    "decision",
    "answering",
    "dirty",
    "thirsty",
    "over",
    "winners",
)


class DamagedSave(ValueError):
    """Bytes that are not an undamaged save; the message says what is wrong."""


NO_TABLE: Final = "This save is sealed, but what it holds is not a whole table."


def fields_of(kind: type) -> list[str]:
    """The fields of a class, the same list in plain Python and compiled."""
    names: set[str] = set()
    for base in kind.__mro__:
        names.update(getattr(base, "__slots__", ()))
        names.update(getattr(base, "__mypyc_attrs__", ()))
    return sorted(name for name in names if not name.startswith("__"))


FIELDS: Final = {kind.__name__: fields_of(kind) for kind, _ in KINDS}


def pack(value: Any) -> Any:
    """A piece of state as JSON data."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, list):
        return [pack(item) for item in value]
    if isinstance(value, tuple):
        return {"t": [pack(item) for item in value]}
    if isinstance(value, Option):
        return {"o": value.code}
    name = type(value).__name__
    return {"k": name, "f": [pack(getattr(value, field)) for field in FIELDS[name]]}


def unpack(data: Any) -> Any:
    if isinstance(data, list):
        return [unpack(item) for item in data]
    if not isinstance(data, dict):
        return data
    if "t" in data:
        return tuple(unpack(item) for item in data["t"])
    if "o" in data:
        return from_code(data["o"])
    name = data["k"]
    fields = dict(zip(FIELDS[name], [unpack(item) for item in data["f"]], strict=True))
    kind: Any = BY_NAME[name]
    piece = kind(*[fields[maker] for maker in MAKERS[name]])
    for field, item in fields.items():
        setattr(piece, field, item)
    return piece


def state_text(t: Table) -> str:
    """The whole state as canonical text: equal texts are equal tables."""
    state = {name: pack(getattr(t, name)) for name in STATE}
    return json.dumps({"setup": t.game.setup_text, "state": state}, separators=(",", ":"))


def fingerprint(t: Table) -> str:
    """A short name for this exact state of this exact game."""
    return hashlib.sha256(state_text(t).encode()).hexdigest()[:16]


def save(t: Table) -> bytes:
    text = state_text(t)
    seal = hashlib.sha256(text.encode()).hexdigest()[:16]
    return f"{FORMAT} {seal}\n{text}\n".encode()


def setup_of(data: bytes) -> dict[str, Any]:
    """The setup a save was made with, by names; DamagedSave unless it is a whole save."""
    try:
        return dict(json.loads(checked(data)["setup"]))
    except DamagedSave:
        raise
    except (TypeError, ValueError):
        raise DamagedSave(NO_TABLE) from None


def checked(data: bytes) -> dict[str, Any]:
    """The contents of a whole save: the setup as text, and every field of the state."""
    try:
        head, text, rest = data.decode().split("\n", 2)
        form, seal = head.split(" ")
    except ValueError:
        raise DamagedSave("This is not a saved table, or its end is missing.") from None
    if form != FORMAT:
        raise DamagedSave(f"This save is of the kind {form!r}; only {FORMAT!r} can be read.")
    if rest or hashlib.sha256(text.encode()).hexdigest()[:16] != seal:
        raise DamagedSave("This save was changed or damaged after it was written.")
    try:
        content = dict(json.loads(text))
        whole = sorted(content["state"]) == sorted(STATE) and isinstance(content["setup"], str)
    except (KeyError, TypeError, ValueError):
        whole = False
    if not whole:
        raise DamagedSave(NO_TABLE)
    return content


def restore(data: bytes, setup: Setup) -> Table:
    """The saved table; `setup` is the one that `setup_of` names."""
    content = checked(data)
    if content["setup"] != setup.text():
        raise DamagedSave("This save belongs to another setup.")
    t = lay_out(setup)
    try:
        for name, value in content["state"].items():
            setattr(t, name, unpack(value))
    except (AttributeError, KeyError, TypeError, ValueError):
        raise DamagedSave(NO_TABLE) from None
    return t
