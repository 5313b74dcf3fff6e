"""Messages in a language: Fluent files in, finished sentences out."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk


class Messages:
    """The messages of one locale; `Messages("en").format("rule-note", note="…")`."""

    def __init__(self, locale: str) -> None:
        self.locale = locale
        self._bundle = _bundle(locale)

    def has(self, id: str) -> bool:
        """Whether there is such a message; `"effect-share.note"` asks for an attribute."""
        name, _, attribute = id.partition(".")
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def format(self, id: str, /, **args: object) -> str:
        """The message, or `message.attribute`, with its variables filled in.

        KeyError names a missing message.
        """
        name, _, attribute = id.partition(".")
        if not self.has(id):
            raise KeyError(f"no message {id!r} in locale {self.locale!r}")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(f"message {id!r} in locale {self.locale!r} has no text of its own")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            problems = "; ".join(str(error) for error in errors)
            raise ValueError(f"message {id!r} in locale {self.locale!r}: {problems}")
        return str(text)


@cache
def _bundle(locale: str) -> FluentBundle:
    folder = files("lastcall.text") / locale
    if not folder.is_dir():
        raise LookupError(f"no messages for locale {locale!r}")
    bundle = FluentBundle([locale], use_isolating=False)
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".ftl"):
            resource = FluentResource(entry.read_text(encoding="utf-8"))
            for part in resource.body:
                if isinstance(part, Junk):
                    raise ValueError(f"{locale}/{entry.name}: this is no Fluent: {part.content}")
            bundle.add_resource(resource)
    return bundle
