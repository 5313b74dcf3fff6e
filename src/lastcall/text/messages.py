"""Messages in a language: Fluent files in, finished sentences out."""

from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message

from lastcall.text.declension import CASES, Declension

FALLBACK: Final = "en"  # what a locale does not say itself is said in this one


class Messages:
    """The messages of one locale; `Messages("en").format("rule-note", note="…")`."""

    def __init__(self, locale: str) -> None:
        self.locale = locale
        self._bundle = _bundle(locale)
        self._fallback = _bundle(FALLBACK)

    def has(self, id: str) -> bool:
        """Whether there is such a message; `"effect-share.note"` asks for an attribute."""
        name, _, attribute = id.partition(".")
        bundle = self._with(name)
        if not bundle.has_message(name):
            return False
        return not attribute or attribute in bundle.get_message(name).attributes

    def format(self, id: str, /, **args: object) -> str:
        """The message, or `message.attribute`, with its variables filled in.

        KeyError names a missing message.
        """
        name, _, attribute = id.partition(".")
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
            raise ValueError(f"message {id!r} in locale {self.locale!r}: {problems}")
        return str(text)

    def _with(self, name: str) -> FluentBundle:
        return self._bundle if self._bundle.has_message(name) else self._fallback


@cache
def _bundle(locale: str) -> FluentBundle:
    folder = files("lastcall.text") / locale
    if not folder.is_dir():
        raise LookupError(f"no messages for locale {locale!r}")
    declension = Declension()
    functions: dict[str, Any] = {"CASE": declension}  # fluent types them with one argument
    bundle = FluentBundle([locale], functions=functions, use_isolating=False)
    declined: list[str] = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".ftl"):
            resource = FluentResource(entry.read_text(encoding="utf-8"))
            for part in resource.body:
                if isinstance(part, Junk):
                    raise ValueError(f"{locale}/{entry.name}: this is no Fluent: {part.content}")
                if isinstance(part, Message) and any(a.id.name in CASES for a in part.attributes):
                    declined.append(part.id.name)
            bundle.add_resource(resource)
    for name in declined:
        _teach(declension, bundle, name)
    return bundle


def _teach(declension: Declension, bundle: FluentBundle, name: str) -> None:
    """A message with cases for attributes: its text, or `.short`, and the forms of that."""
    message = bundle.get_message(name)
    said = {key: str(bundle.format_pattern(p)[0]) for key, p in message.attributes.items()}
    nominative = said.get("short")
    if nominative is None and message.value is not None:
        nominative = str(bundle.format_pattern(message.value)[0])
    if nominative is not None:
        declension.learn(nominative, {case: said[case] for case in CASES if case in said})
