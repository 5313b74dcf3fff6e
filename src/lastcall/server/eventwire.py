"""Events as clients are told them: one schema a kind, made from the engine's own classes.

A kind that a box or a variant brings with it needs nothing here.
"""

import importlib
import pkgutil
from collections.abc import Callable, Iterator
from operator import attrgetter
from types import ModuleType
from typing import Any, Final

import msgspec
from msgspec import UNSET, Struct, UnsetType

import lastcall.variants
from lastcall.engine import events as ev
from lastcall.engine.content import fields_of
from lastcall.engine.events import EVERYONE, Event
from lastcall.engine.options import bits

MASKS: Final = frozenset({"targets"})  # bit masks of seats: told as lists
FLAGS: Final = frozenset({"followed", "passed_out"})
NOT_TOLD: Final = frozenset({"seen"})


class Telling:
    """How events of one class are told."""

    __slots__ = ("_card", "_masks", "_values", "kind", "schema")

    def __init__(self, event: type[Event]) -> None:
        first = [name for name in ("seat", "card") if name in fields_of(event)]
        names = first + [n for n in fields_of(event) if n not in NOT_TOLD and n not in first]
        fields: list[Any] = [(name, type_of(name)) for name in names]
        self.kind = event.kind
        self.schema: type[Struct] = msgspec.defstruct(
            event.__name__,
            [*fields, ("text", str | UnsetType, UNSET)],
            tag_field="kind",
            tag=event.kind,
            module=event.__module__,
        )
        self.schema.__doc__ = None  # compiled classes have none: the same types either way
        self._card = names.index("card") if "card" in names else -1
        self._masks = [i for i, name in enumerate(names) if name in MASKS]
        self._values = values_of(names)

    def tell(self, event: Event, card: int | None) -> Any:
        values = self._values(event)
        if card is not None:
            values[self._card] = card
        for i in self._masks:
            values[i] = bits(values[i])
        return self.schema(*values)


def type_of(name: str) -> Any:
    """What a field is told as."""
    if name in MASKS:
        return list[int]
    return bool if name in FLAGS else int


def values_of(names: list[str]) -> Callable[[Event], list[Any]]:
    """The values of these fields, in this order."""
    if not names:
        return lambda event: []
    get = attrgetter(*names)
    if len(names) == 1:
        return lambda event: [get(event)]
    return lambda event: list(get(event))


_tellings: Final[dict[type[Event], Telling]] = {}


def telling_of(kind: type[Event]) -> Telling:
    found = _tellings.get(kind)
    if found is None:
        found = _tellings[kind] = Telling(kind)
    return found


def told(event: Event, text: str | None = None, card: int | None = None) -> Any:
    """An event with all its fields, as JSON data; with its line of the log where it has one, and
    with its card by another number where the listener knows it by one."""
    shown = telling_of(type(event)).tell(event, card)
    if text is not None:
        shown.text = text
    return shown


def may_see(event: Event, seat: int) -> bool:
    return event.seen == EVERYONE or (seat >= 0 and bool((event.seen >> seat) & 1))


def all_tellings() -> Iterator[Telling]:
    """One for each kind of event the engine and the variants know, in the order they declare."""
    variants = lastcall.variants
    names = [f"{variants.__name__}.{each.name}" for each in pkgutil.iter_modules(variants.__path__)]
    for module in (ev, *map(importlib.import_module, sorted(names))):
        yield from declared_in(module)


def declared_in(module: ModuleType) -> Iterator[Telling]:
    for found in vars(module).values():
        if not isinstance(found, type) or not issubclass(found, Event) or not found.kind:
            continue
        if found.__module__ == module.__name__:  # and not merely used there
            yield telling_of(found)
