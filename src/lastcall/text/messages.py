"""Messages in a language: Fluent files in, finished sentences out."""

import logging
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message

from lastcall.cards.gamebox import BROUGHT
from lastcall.text.declension import CASES, Declension

log = logging.getLogger("lastcall")

FALLBACK: Final = "en"  # what a locale does not say itself is said in this one
SAID_LATELY: Final = 1 << 15  # sentences that are remembered: a table says few new ones


class Messages:
    """The messages of one locale; `Messages("en").format("rule-note", note="…")`."""

    def __init__(self, locale: str) -> None:
        self.locale = locale
        _bundle(locale, ())  # LookupError if there is no such locale

    def has(self, id: str) -> bool:
        """Whether there is such a message; `"effect-share.note"` asks for an attribute.

        The colon in a name that another package brings is a hyphen in a message: Fluent has none.
        """
        name, _, attribute = id.replace(":", "-").partition(".")
        bundle = self._with(name)
        if not bundle.has_message(name):
            return False
        return not attribute or attribute in bundle.get_message(name).attributes

    def own(self, name: str) -> bool:
        """Whether this locale says it itself, and not in the words of the fallback."""
        return self._bundle().has_message(name)

    def format(self, id: str, /, **args: object) -> str:
        """The message, or `message.attribute`, with its variables filled in.

        KeyError names a missing message.
        """
        return _said(self, opened(), id, **args)

    def filled_in(self, id: str, args: dict[str, object]) -> str:
        """The same, without looking up whether it was said lately."""
        name, _, attribute = id.replace(":", "-").partition(".")
        if not self.has(id):
            raise KeyError(f"no message {id!r} in locale {self.locale!r}")
        bundle = self._with(name)
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(f"message {id!r} in locale {self.locale!r} has no text of its own")
        text, errors = bundle.format_pattern(pattern, args)
        if errors:
            problems = "; ".join(str(error) for error in errors)
            if self._is_ours(name):
                raise ValueError(f"message {id!r} in locale {self.locale!r}: {problems}")
            log.warning("the message %s (%s): %s", name, self.locale, problems)
        return str(text)

    def _is_ours(self, name: str) -> bool:
        """Whether it stands in our files, and in no box of another package."""
        return any(_bundle(each, ()).has_message(name) for each in (self.locale, FALLBACK))

    def _with(self, name: str) -> FluentBundle:
        return self._bundle() if self.own(name) else self._bundle(FALLBACK)

    def _bundle(self, locale: str = "") -> FluentBundle:
        return _bundle(locale or self.locale, opened())


def opened() -> tuple[str, ...]:
    """What a box of another package says is needed once somebody has opened the box."""
    return tuple(BROUGHT.found) if BROUGHT.found else ()


@lru_cache(SAID_LATELY)
def _said(messages: Messages, boxes: tuple[str, ...], id: str, /, **args: object) -> str:
    return messages.filled_in(id, args)


@cache
def _bundle(locale: str, boxes: tuple[str, ...]) -> FluentBundle:
    folder = files("lastcall.text") / locale
    if not folder.is_dir():
        raise LookupError(f"no messages for locale {locale!r}")
    declension = Declension()

    def named(kind: object, name: object) -> str:
        """What a thing of another package is called: by its own message, or by its name."""
        own = f"{kind}-{name}".replace(":", "-")
        said = bundle if bundle.has_message(own) else _bundle(FALLBACK, boxes)
        pattern = said.get_message(own).value if said.has_message(own) else None
        if pattern is not None:
            return str(said.format_pattern(pattern)[0])
        return str(name).rpartition(":")[2]

    # fluent types them with one argument
    functions: dict[str, Any] = {"CASE": declension, "NAME": named}
    bundle = FluentBundle([locale], functions=functions, use_isolating=False)
    declined: list[str] = []
    for resource in (*in_order(folder), *brought_messages(locale, boxes)):
        for part in resource.body:
            if isinstance(part, Message) and any(a.id.name in CASES for a in part.attributes):
                declined.append(part.id.name)
        bundle.add_resource(resource)
    for name in declined:
        _teach(declension, bundle, name)
    return bundle


def in_order(folder: Traversable) -> list[Any]:
    """The files of a folder; ValueError where there is something else than Fluent in one."""
    found: list[Any] = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".ftl"):
            # Some editors begin a file with a mark of their own, which is no Fluent.
            resource = FluentResource(entry.read_text(encoding="utf-8-sig"))
            for part in resource.body:
                if isinstance(part, Junk):
                    where = f"{folder.name}/{entry.name}"
                    raise ValueError(f"{where}: this is no Fluent: {part.content}")
            found.append(resource)
    return found


def brought_messages(locale: str, boxes: tuple[str, ...]) -> list[Any]:
    """The messages of boxes from other packages, as far as they speak this language.

    A box with files that cannot be read is silent; what is in it is called by its ids.
    """
    found: list[Any] = []
    for name in boxes:
        box = BROUGHT.all()[name]
        if not box.messages:
            continue
        try:
            folder = files(box.messages) / locale
            if folder.is_dir():
                found.extend(in_order(folder))
        except (ImportError, OSError, TypeError, ValueError) as error:
            log.warning("the messages of the box %s cannot be read (%s)", name, error)
    return found


def _teach(declension: Declension, bundle: FluentBundle, name: str) -> None:
    """A message with cases for attributes: its text, or `.short`, and the forms of that."""
    message = bundle.get_message(name)
    said = {key: str(bundle.format_pattern(p)[0]) for key, p in message.attributes.items()}
    nominative = said.get("short")
    if nominative is None and message.value is not None:
        nominative = str(bundle.format_pattern(message.value)[0])
    if nominative is not None:
        declension.learn(nominative, {case: said[case] for case in CASES if case in said})
