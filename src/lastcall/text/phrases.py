"""Joining phrases: lists, sentences, and the punctuation between them."""

import re
from collections.abc import Sequence
from functools import lru_cache

from lastcall.text.messages import SAID_LATELY, Messages, opened

# A title ends as it likes ("Shut up!", "Sleight of hand..."): no second stop after it. Between
# «…» only a full stop does for the sentence too: «Ну уж нет!». has both.
_DOUBLE_STOP = re.compile(r"([.!?…]”|(?<!\.)\.»|[!?…]|\.\.\.|(?<!\.)\.(?=\.(?!\.)))\.(?=\s|$)")
_SPACES = re.compile(r"[ \t\n]+")  # a no-break space is meant and stays
_NOT_IN_A_KEY = re.compile(r"[^a-z0-9]+")


class Phrases:
    """The messages of a locale, and the ways to put several of them together."""

    def __init__(self, locale: str) -> None:
        self.messages = Messages(locale)
        self._titles: dict[str, str] = {}

    def say(self, id: str, /, **args: object) -> str:
        return _said(self.messages, opened(), id, **args)

    def known(self, id: str) -> str:
        """This message of a word, a cost, a count or a question; where another package brought
        none, the one for such."""
        return id if self.messages.has(id) else id.split("-")[0] + "-of-another-package"

    def title(self, title: str) -> str:
        """A card's title in this language; the English one where it has none of its own."""
        own = self._titles.get(title)
        if own is None:
            key = title_key(title)
            own = self.say(key) if self.messages.has(key) else title
            self._titles[title] = own
        return own

    def quoted(self, title: str) -> str:
        """The same amid a sentence."""
        return self.say("quoted-title", title=self.title(title))

    def both(self, items: Sequence[str]) -> str:
        """ "Eve", "Eve and Gog", "Dimli, Eve and Gog"."""
        return self._listed(items, "list-comma", "list-and")

    def either(self, items: Sequence[str]) -> str:
        """ "Fortitude, Alcohol Content or Gold"."""
        return self._listed(items, "list-comma", "list-or")

    def together(self, clauses: Sequence[str]) -> str:
        """Clauses that could be sentences, in one: "you draw 2 cards and your turn ends"."""
        return self._listed(clauses, "together-comma", "together-and")

    def _listed(self, items: Sequence[str], comma: str, last: str) -> str:
        if not items:
            return ""
        text = items[0]
        for item in items[1:-1]:
            text = self.messages.format(comma, head=text, tail=item)
        if len(items) > 1:
            text = self.messages.format(last, head=text, tail=items[-1])
        return text

    def joined(self, clauses: Sequence[tuple[str, str]], last: str = "clauses-and") -> str:
        """Clauses with the effect words they come from: what stands between hangs on those."""
        text, before = clauses[0]
        for number, (clause, word) in enumerate(clauses[1:], 2):
            between = last if number == len(clauses) else "clauses-comma"
            text = self.messages.format(between, head=text, tail=clause, before=before, word=word)
            before = word
        return text

    def sentence(self, clause: str) -> str:
        """A clause with its first letter large and a full stop."""
        return tidy(self.messages.format("sentence", clause=large(clause)))


def title_key(title: str) -> str:
    """The message with the title of a card: "title-dance-with-gog"."""
    return "title-" + _NOT_IN_A_KEY.sub("-", title.lower()).strip("-")


def large(text: str) -> str:
    return text[:1].upper() + text[1:]


@lru_cache(SAID_LATELY)
def _said(messages: Messages, boxes: tuple[str, ...], id: str, /, **args: object) -> str:
    return tidy(messages.filled_in(id, args))


def tidy(text: str) -> str:
    """Single spaces, and no full stop after a title that brings its own stop."""
    return _DOUBLE_STOP.sub(r"\1", _SPACES.sub(" ", text).strip(" \t\n"))
