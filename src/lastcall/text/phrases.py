"""Joining phrases: lists, sentences, and the punctuation between them."""

import re
from collections.abc import Sequence

from lastcall.text.messages import Messages

# A title ends as it likes ("Shut up!", "Sleight of hand..."): no second stop after it.
_DOUBLE_STOP = re.compile(r"([.!?…]”|[!?…]|\.\.\.|(?<!\.)\.(?=\.(?!\.)))\.(?=\s|$)")


class Phrases:
    """The messages of a locale, and the ways to put several of them together."""

    def __init__(self, locale: str) -> None:
        self.messages = Messages(locale)

    def say(self, id: str, /, **args: object) -> str:
        return tidy(self.messages.format(id, **args))

    def both(self, items: Sequence[str]) -> str:
        """ "Eve", "Eve and Gog", "Dimli, Eve and Gog"."""
        return self._listed(items, "list-and")

    def either(self, items: Sequence[str]) -> str:
        """ "Fortitude, Alcohol Content or Gold"."""
        return self._listed(items, "list-or")

    def _listed(self, items: Sequence[str], last: str) -> str:
        if not items:
            return ""
        text = items[0]
        for item in items[1:-1]:
            text = self.messages.format("list-comma", head=text, tail=item)
        if len(items) > 1:
            text = self.messages.format(last, head=text, tail=items[-1])
        return text

    def sentence(self, clause: str) -> str:
        """A clause with its first letter large and a full stop."""
        return tidy(self.messages.format("sentence", clause=large(clause)))


def large(text: str) -> str:
    return text[:1].upper() + text[1:]


def tidy(text: str) -> str:
    """Single spaces, and no full stop after a title that brings its own stop."""
    return _DOUBLE_STOP.sub(r"\1", " ".join(text.split()))
