"""What a word is called by those who have learned something about words, and what it is a kind of.

Who meets a word for the first time takes it for the nearest class above it that they know; so a new
word needs no training.
"""

from collections.abc import Container

from lastcall.engine.word import Word


def name_of(kind: type) -> str:
    """What was learned about a class goes by its name; one of another package by its module, too,
    so that a Draw that pulls a sword is none of ours."""
    if kind.__module__.startswith("lastcall."):
        return kind.__name__
    return f"{kind.__module__}.{kind.__name__}"


def names_of(word: Word) -> list[str]:
    """Its own name, and then what it is a kind of, the nearest first."""
    return [name_of(kind) for kind in type(word).__mro__]


def nearest(names: list[str], known: Container[str]) -> str:
    """The first of them that is known; nothing if none is."""
    for name in names:
        if name in known:
            return name
    return ""
