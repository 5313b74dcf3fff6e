"""Names that can be told apart: nobody sits down as somebody else, however their letters look."""

from functools import cache
from typing import Final
from unicodedata import combining, normalize

from confusable_homoglyphs.confusables import confusables_data, is_confusable, is_mixed_script

from lastcall.server.incoming import NAME_LENGTH

# Scripts that are written together, in one word.
TOGETHER: Final = ["COMMON", "INHERITED", "HAN", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"]


def mixes_look_alikes(name: str) -> bool:
    """Whether a word has letters of two scripts, one of which could be taken for the other's."""
    return any(
        is_mixed_script(word, allowed_aliases=TOGETHER) and bool(is_confusable(word))
        for word in name.split()
    )


@cache
def looks() -> dict[str, str]:
    """For each letter that looks like others the one that stands for all of them."""
    stands: dict[str, str] = {}

    def found(letter: str) -> str:
        while stands.get(letter, letter) != letter:
            letter = stands[letter]
        return letter

    for letter, others in confusables_data.items():
        for other in others:
            pair = found(letter), found(other["c"])
            if all(len(one) == 1 for one in pair):
                # The plainest of them: ASCII before the rest.
                first, second = sorted(pair)
                stands[second] = first
    return {letter: found(letter) for letter in stands}


def skeleton(name: str) -> str:
    """What a name looks like: two names with the same skeleton can be taken for each other."""
    plain = (ch for ch in normalize("NFKD", name) if not combining(ch) and not ch.isspace())
    known = looks()
    return "".join(known.get(ch, ch) for ch in plain).casefold()


def told_apart(name: str, others: list[str]) -> str:
    """The name, with a number behind it where somebody at the table looks the same."""
    taken = {skeleton(other) for other in others}
    found, number = name, 1
    while skeleton(found) in taken:
        number += 1
        found = f"{name[: NAME_LENGTH - 3].rstrip()} {number}"
    return found
