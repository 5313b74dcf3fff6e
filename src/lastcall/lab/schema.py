"""The columns of what an experiment writes. They are stable: docs/lab.md says what each means."""

from typing import Final

# How a column is kept, in Arrow's words; a question mark where it may be empty (null).
TEXT, WHOLE, SEED, SHARE, FLAG, SEATS = "string", "int32", "uint64", "float64", "bool", "seats"

Columns = dict[str, str]

PLACE: Final[Columns] = {"arm": TEXT, "game": WHOLE}

GAMES: Final[Columns] = {
    **PLACE,
    "seed": SEED,
    "players": WHOLE,
    "variant": TEXT,
    "ended": TEXT,
    "winners": SEATS,
    "turns": WHOLE,
    "decisions": WHOLE,
    "problem": f"{TEXT}?",
}

SEATS_COLUMNS: Final[Columns] = {
    **PLACE,
    "seat": WHOLE,
    "team": WHOLE,
    "character": TEXT,
    "bot": f"{TEXT}?",
    "won": FLAG,
    "share": SHARE,
    "place": f"{WHOLE}?",
    "out": TEXT,
    "out_turn": f"{WHOLE}?",
    "fortitude": WHOLE,
    "alcohol": WHOLE,
    "gold": WHOLE,
    "decisions": WHOLE,
}

CARDS: Final[Columns] = {
    **PLACE,
    "seat": WHOLE,
    "card": TEXT,
    "drawn": WHOLE,
    "played": WHOLE,
    "answered": WHOLE,
    "discarded": WHOLE,
    "kept": WHOLE,
}

TURNS: Final[Columns] = {
    **PLACE,
    "turn": WHOLE,
    "seat": WHOLE,
    "active": FLAG,
    "alive": FLAG,
    "fortitude": WHOLE,
    "alcohol": WHOLE,
    "gold": WHOLE,
}

# What most events say has a column: numbers as they are, cards, places and several seats by name.
# What only few of them say, or those of other packages, stands in `more`.
EVENT_NUMBERS: Final = (
    "seat", "other", "payee", "drinker", "drink", "cause", "amount", "before", "after", "mode",
)  # fmt: skip

EVENTS: Final[Columns] = {
    **PLACE,
    "event": WHOLE,
    "turn": WHOLE,
    "kind": TEXT,
    **dict.fromkeys(EVENT_NUMBERS, f"{WHOLE}?"),
    "targets": f"{SEATS}?",
    "card": f"{TEXT}?",
    "copy": f"{WHOLE}?",
    "origin": f"{TEXT}?",
    "to": f"{TEXT}?",
    "more": f"{TEXT}?",
}

# Always written, and written only if the plan says so.
ALWAYS: Final[dict[str, Columns]] = {"games": GAMES, "seats": SEATS_COLUMNS}
ON_REQUEST: Final[dict[str, Columns]] = {"cards": CARDS, "turns": TURNS, "events": EVENTS}
TABLES: Final[dict[str, Columns]] = {**ALWAYS, **ON_REQUEST}
