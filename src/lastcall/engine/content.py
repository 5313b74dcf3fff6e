"""What content is made of, as a digest: a save made with other cards is refused by name."""

import hashlib
from collections.abc import Callable, Sequence
from functools import partial
from types import FunctionType
from typing import TYPE_CHECKING, Any, Final

from lastcall.engine.cards import Box, CardDef, Character, Deck, DrinkFace, Enemy, Mode, Tracker
from lastcall.engine.word import Amount, Cost, Who, Word

if TYPE_CHECKING:
    from lastcall.engine.rules import Rule

# The rules themselves: it goes up with every change after which an old game would run otherwise.
RULES_REVISION: Final = 9


def fields_of(kind: type) -> list[str]:
    """The fields of a class, the same list in plain Python and compiled."""
    names: set[str] = set()
    for base in kind.__mro__:
        slots = getattr(base, "__slots__", ())
        names.update((slots,) if isinstance(slots, str) else slots)
        names.update(getattr(base, "__mypyc_attrs__", ()))
    return sorted(name for name in names if not name.startswith("__"))


def loose_fields_of(thing: Any) -> list[str]:
    """The fields of one whose class, of another package, has no `__slots__`."""
    return sorted(getattr(thing, "__dict__", ()))


def fields_in(thing: Any) -> list[str]:
    """All fields of a thing."""
    return fields_of(type(thing)) + loose_fields_of(thing)


# What a card is called by its own, and what follows from its words, says nothing new; the words
# are told by themselves.
DERIVED: Final = frozenset(
    {
        "announces", "antes", "calls_all", "changes_drink", "ends", "ends_round", "foreseen",
        "gains_by_choice", "held",
        "hits_back", "leaves_round", "line",
        "not_in_answer_to_antes", "opens", "pick", "reaches_for_drinks", "robs_inn", "top", "words",
    }
)  # fmt: skip


def told(thing: Any) -> str:
    """A piece of content as text: everything it says about the game, nothing about this program."""
    if thing is None or isinstance(thing, (bool, int, str, float, bytes)):
        return repr(thing)
    if isinstance(thing, (list, tuple)):
        return "(" + ",".join(told(item) for item in thing) + ")"
    if isinstance(thing, (set, frozenset)):
        return "set" + told_in_order(thing)
    if isinstance(thing, dict):
        return "dict" + told_in_order(thing.items())
    if isinstance(thing, Box):
        return f"box:{thing.name}"
    if isinstance(thing, Tracker):
        return f"tracker:{thing.name}"
    if isinstance(thing, Deck):
        return f"deck:{thing.name}"
    if isinstance(thing, Mode):
        fields = [f for f in fields_of(Mode) if f not in DERIVED]
        if not thing.loose:
            fields.remove("loose")
        words = told(tuple(thing.words[number] for number in thing.top))
        return "mode" + told(tuple(f"{f}={told(getattr(thing, f))}" for f in fields)) + words
    if isinstance(thing, (Word, Cost, Amount, Who, DrinkFace, Enemy)):
        name = type(thing).__name__ + revised(thing)
        fields = fields_in(thing)
        return name + told(tuple(f"{f}={told(getattr(thing, f))}" for f in fields))
    if isinstance(thing, partial):
        return "partial" + told((thing.func, thing.args, thing.keywords))
    module = getattr(thing, "__module__", "")
    return f"{module}.{getattr(thing, '__qualname__', type(thing))}{revised(thing)}{given(thing)}"


def told_in_order(things: Any) -> str:
    """What has no order of its own: the same text whatever was put in first."""
    return "(" + ",".join(sorted(told(item) for item in things)) + ")"


def given(thing: Any) -> str:
    """What a function was made with: `lambda seat, loss=2: …`, or one that another returned."""
    values = list(getattr(thing, "__defaults__", None) or ())
    more = getattr(thing, "__kwdefaults__", None)
    if more:
        values.append(more)
    for cell in getattr(thing, "__closure__", None) or ():
        try:
            value = cell.cell_contents
        except ValueError:  # there is nothing in it yet
            continue
        # Of another function, which may be itself, no more than its name.
        values.append(value.__qualname__ if isinstance(value, FunctionType) else value)
    return told(values) if values else ""


def revised(thing: Any) -> str:
    """Which of several things it has done, for what is not told by its fields: a word or a rule of
    another package says so."""
    revision = getattr(thing, "revision", 0)
    return f" {revision}" if revision else ""


def told_card(card: CardDef, copies: int) -> str:
    return told(
        (
            copies,
            card.title,
            card.modes,
            card.drink,
            card.tags,
            card.back,
            card.ladder,
            card.evergreen,
            card.needs,
            card.rules,
            *((card.level,) if card.level else ()),
            *((card.enemy,) if card.enemy is not None else ()),
        )
    )


def told_box(box: Box) -> str:
    return told(
        (
            box.name,
            box.capacity,
            box.deck,
            box.hidden,
            box.treatable,
            box.starts_with,
            *(("live",) if box.live else ()),
            *(("before-anybody",) if box.before_anybody else ()),
            *((box.row,) if box.row else ()),
        )
    )


def short(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]


_decks: Final[dict[Deck, str]] = {}
_characters: Final[dict[Character, str]] = {}


def digest_of_deck(deck: Deck) -> str:
    found = _decks.get(deck)
    if found is None:
        cards = [told_card(card, copies) for card, copies in deck.kinds]
        faces = ("open",) if deck.open else ()
        found = _decks[deck] = short("\n".join([deck.name, *faces, *cards]))
    return found


def digest_of_rules(rules: Sequence["Callable[[int], Rule]"]) -> str:
    """Rules that no variant brings: whoever sets the table gave them."""
    return short(told(tuple(rules)))


def digest_of_character(character: Character) -> str:
    """A character with its deck, side decks and kit."""
    found = _characters.get(character)
    if found is None:
        parts = [character.id, character.race, digest_of_deck(character.deck)]
        parts.extend(digest_of_deck(deck) for deck in character.side_decks)
        parts.extend(digest_of_deck(deck) for deck in character.more_decks)
        for tracker in character.trackers:
            parts.append(
                told((tracker.name, tracker.most, tracker.start, tracker.everybody, tracker.fires))
            )
        for box in character.boxes:
            parts.append(told_box(box))
        steps = (character.at_turn_start, character.after_draw, character.at_turn_end)
        parts.append(told(steps))
        if character.after_drink:
            parts.append(told(character.after_drink))
        parts.append(told(character.rules))
        if character.bare:
            parts.append(told(("bare", character.steps)))
        elif character.steps:
            parts.append(told(("steps", character.steps)))
        found = _characters[character] = short("\n".join(parts))
    return found
