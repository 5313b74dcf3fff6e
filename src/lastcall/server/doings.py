"""What a card does, word by word, for clients that draw it and foresee what it would change."""

from msgspec import UNSET

from lastcall.engine import terms as w
from lastcall.engine.cards import Mode
from lastcall.engine.word import WHO_NAMES, Word
from lastcall.server import outgoing as out
from lastcall.server.sight import attribute


def mode_does(mode: Mode) -> list[out.Doing]:
    """The words of one way to play a card, in the order they are read."""
    return [word_does(word) for word in mode.words]


def word_does(word: Word) -> out.Doing:
    meant = attribute(word.attribute_meant())
    doing = out.Doing(
        word=word.name,
        who=WHO_NAMES[word.whom().who],
        amount=word.number() or UNSET,
        stat=meant or UNSET,
    )
    if meant == "gold":
        doing.payee = "inn" if word.payee_meant() == w.INN else "me"
    return doing
