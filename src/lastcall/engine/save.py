"""A table as bytes and back: every piece and frame as plain data, with a seal against damage.

Words and modes are never written out: a save names their place in the content of its setup, and the
setup says by digest which content that is.
"""

import hashlib
import json
from typing import Any, Final

from lastcall.engine import (
    contest,
    drinking,
    drinks,
    gambling,
    losing,
    picking,
    play,
    shared_turn,
    turn,
)
from lastcall.engine.cards import Mode
from lastcall.engine.consequences import Consequence, Part
from lastcall.engine.content import RULES_REVISION, fields_of, loose_fields_of
from lastcall.engine.dice import Dice, SecretDice
from lastcall.engine.effects import boxes, hands, leaving, looking, offers, trackers, turned
from lastcall.engine.frames import Frame
from lastcall.engine.options import Decision, Option, from_code
from lastcall.engine.pieces import Party, Round
from lastcall.engine.places import places_of
from lastcall.engine.problem import Problem
from lastcall.engine.setup import Setup, lay_out
from lastcall.engine.state import Game
from lastcall.engine.table import Table
from lastcall.engine.word import Word

FORMAT: Final = "lastcall-table-3"

# Pieces that are no frames, with the fields that make one; the others are set afterwards.
PIECES: Final[tuple[tuple[type, str], ...]] = (
    (Dice, "a b c d"),
    (SecretDice, "a b c d"),
    (Party, "fortitude alcohol gold"),
    (Round, "starter inside"),
    (Consequence, "number attribute seat amount payee"),
    (Part, "card mode"),
    (drinks.Drink, "revealer"),
    (drinks.Add, "amount"),
    (drinks.Cap, "amount"),
    (drinks.Lace, "word"),
    (drinks.Barren, ""),
    (drinks.Halve, ""),
    (drinks.Replace, "amount"),
    (drinks.ToFortitude, ""),
    (drinks.Instead, "amount"),
    (Decision, "seat kind options"),
)
FRAMES: Final[tuple[tuple[type, str], ...]] = (
    (turn.Turn, ""),
    (shared_turn.SharedTurn, ""),
    (turn.Ordering, "seat left"),
    (play.Play, "owner card type mode origin"),
    (drinking.Drinking, "first queue source from_event"),
    (contest.Contest, "first contestants"),
    (gambling.Gambling, ""),
    (losing.LastCall, ""),
    (picking.PickCards, "seat word left"),
    (hands.LosingCards, "seat left reward"),
    (hands.Sacrificing, "queue word"),
    (hands.Redrawing, "seat number"),
    (trackers.Gaining, "seat number left"),
    (trackers.PickingTracker, "seat word"),
    (boxes.MakingRoom, "seat box card"),
    (boxes.Gathering, "seat word"),
    (looking.Arranging, "seat word zone number"),
    (offers.Offering, "queue word"),
    (leaving.Leaving, "seat tracker going"),
    (turned.Placing, "seat word"),
)

NAMES: Final[dict[type, str]] = {}
MAKERS: Final[dict[str, list[str]]] = {}
BY_NAME: Final[dict[str, type]] = {}
FIELDS: Final[dict[str, list[str]]] = {}


def learn_piece(kind: type, makers: str) -> None:
    """A class whose objects are part of a table's state, with the fields its maker takes.

    Those of other packages go by their module too, so that none takes the place of another.
    """
    name = kind.__name__
    if not kind.__module__.startswith("lastcall."):
        name = f"{kind.__module__}.{name}"
    NAMES[kind] = name
    BY_NAME[name] = kind
    MAKERS[name] = makers.split()
    FIELDS[name] = fields_of(kind)


for _kind, _makers in (*PIECES, *FRAMES):
    learn_piece(_kind, _makers)


# What a clone shares or a log keeps is no part of the state; seats and cellars lend their cards
# to the zones, so what else they hold is written apart.
STATE: Final = (
    "dice",
    "zones",
    "parties",
    "tavern",
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
APART: Final = ("seats", "dry", "known", "counters")
SEAT: Final = (
    "party",
    "tracks",
    "alive",
    "out_at",
    "hand_size",
    "actions",
    "orders",
    "trackers",
)


class DamagedSave(Problem):
    """Bytes that are not an undamaged save; the message says what is wrong."""

    def __init__(self, text: str, code: str = "save-damaged", **details: object) -> None:
        super().__init__(text, code, **details)


NO_TABLE: Final = "This save is sealed, but what it holds is not a whole table."


def pack(value: Any, game: Game) -> Any:
    """A piece of state as JSON data."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, list):
        return [pack(item, game) for item in value]
    if isinstance(value, tuple):
        return {"t": [pack(item, game) for item in value]}
    if isinstance(value, Option):
        return {"o": value.code}
    if isinstance(value, Mode):
        return {"m": known(places_of(game).of_mode.get(value))}
    if isinstance(value, Word):
        return {"w": list(known(places_of(game).of_word.get(id(value))))}
    name = NAMES.get(type(value))
    if name is None:
        raise TypeError(f"{type(value).__qualname__} cannot be saved: learn_piece has to know it")
    packed: dict[str, Any] = {
        "k": name,
        "f": [pack(getattr(value, field), game) for field in FIELDS[name]],
    }
    loose = loose_fields_of(value)
    if loose:  # a class of another package without `__slots__`
        packed["d"] = {field: pack(getattr(value, field), game) for field in loose}
    return packed


def known(place: Any) -> Any:
    if place is None:
        raise TypeError(
            "What stands on no card and in no kit cannot be saved: "
            "a character names in `steps` what its rules set going."
        )
    return place


def unpack(data: Any, game: Game) -> Any:
    if isinstance(data, list):
        return [unpack(item, game) for item in data]
    if not isinstance(data, dict):
        return data
    if "t" in data:
        return tuple(unpack(item, game) for item in data["t"])
    if "o" in data:
        return from_code(data["o"])
    if "m" in data:
        return places_of(game).modes[data["m"]]
    if "w" in data:
        mode, number = data["w"]
        return places_of(game).modes[mode].words[number]
    name = data["k"]
    fields = dict(zip(FIELDS[name], [unpack(item, game) for item in data["f"]], strict=True))
    for field, item in data.get("d", {}).items():
        fields[field] = unpack(item, game)
    kind: Any = BY_NAME[name]
    piece = kind(*[fields[maker] for maker in MAKERS[name]])
    for field, item in fields.items():
        setattr(piece, field, item)
    return piece


def state_of(t: Table) -> dict[str, Any]:
    state = {name: pack(getattr(t, name), t.game) for name in STATE}
    state["seats"] = [
        [*(getattr(seat, name) for name in SEAT), [box.marks for box in seat.boxes]]
        for seat in t.seats
    ]
    state["dry"] = [cellar.dry for cellar in t.cellars]
    state["known"] = sorted(t.known.items())
    state["counters"] = sorted(t.counters.items())
    return state


def state_text(t: Table) -> str:
    """The whole state as canonical text: equal texts are equal tables."""
    return json.dumps(
        {"setup": t.game.setup_text(t.seed), "state": state_of(t)}, separators=(",", ":")
    )


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
        raise DamagedSave(
            "This is not a saved table, or its end is missing.", "save-broken-off"
        ) from None
    if form != FORMAT:
        raise DamagedSave(
            f"This save is of the kind {form!r}; only {FORMAT!r} can be read.",
            "save-format",
            found=form,
            format=FORMAT,
        )
    if rest or hashlib.sha256(text.encode()).hexdigest()[:16] != seal:
        raise DamagedSave("This save was changed or damaged after it was written.")
    try:
        content = dict(json.loads(text))
        whole = sorted(content["state"]) == sorted((*STATE, *APART)) and isinstance(
            content["setup"], str
        )
    except (KeyError, TypeError, ValueError):
        whole = False
    if not whole:
        raise DamagedSave(NO_TABLE)
    return content


def restore(data: bytes, setup: Setup) -> Table:
    """The saved table; `setup` is the one that `setup_of` names."""
    content = checked(data)
    if content["setup"] != setup.text():
        raise DamagedSave("This save belongs to another setup.", "save-setup")
    t = lay_out(setup)
    try:
        put_back(t, content["state"])
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        raise DamagedSave(NO_TABLE) from None
    return t


def put_back(t: Table, state: dict[str, Any]) -> None:
    for name in STATE:
        if name != "zones":
            setattr(t, name, unpack(state[name], t.game))
    for cards, saved in zip(t.zones, state["zones"], strict=True):
        cards[:] = saved
    for seat, saved in zip(t.seats, state["seats"], strict=True):
        for name, value in zip(SEAT, saved, strict=False):
            setattr(seat, name, value)
        for box, marks in zip(seat.boxes, saved[-1], strict=True):
            box.marks[:] = marks
    for cellar, dry in zip(t.cellars, state["dry"], strict=True):
        cellar.dry = dry
    t.counters = dict(state["counters"])
    t.known = dict(state["known"])


def why_other_content(named: dict[str, Any], setup: Setup) -> list[str]:
    """What a save or a record was made with that is different now, by name."""
    was = named.get("content")
    other: list[str] = []
    if isinstance(was, dict):
        now = setup.content()
        other = [name for name, digest in now.items() if was.get(name) != digest]
        other += [name for name in was if name not in now]  # it lay on the table then
    if not isinstance(was, dict) or named.get("rules") != RULES_REVISION:
        other.append("rules")
    return list(dict.fromkeys(other))


__all__ = [
    "DamagedSave",
    "Frame",
    "fingerprint",
    "learn_piece",
    "restore",
    "save",
    "setup_of",
    "why_other_content",
]
