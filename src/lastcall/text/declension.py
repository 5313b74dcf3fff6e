"""Names in cases, for the languages that have them: `{ CASE($player, "gen") }` in a message."""

import re
from collections.abc import Mapping
from typing import Final

CASES: Final = ("gen", "dat", "acc", "ins", "pre")
# What stands in quotation marks is a title, and a title keeps its form.
_QUOTED: Final = re.compile(r"(«[^»]*»)")


class Declension:
    """Puts every phrase it knows into a case, wherever it stands in a text.

    "Ева и Гог II" is "Еве и Гогу II" in the dative; what it does not know stays as it is.
    """

    def __init__(self) -> None:
        self._forms: dict[str, Mapping[str, str]] = {}
        self._known: re.Pattern[str] | None = None

    def learn(self, phrase: str, forms: Mapping[str, str]) -> None:
        self._forms[phrase] = forms
        longest_first = sorted(self._forms, key=len, reverse=True)
        words = "|".join(re.escape(each) for each in longest_first)
        self._known = re.compile(rf"(?<!\w)(?:{words})(?!\w)")

    def __call__(self, text: object, case: object) -> str:
        """The Fluent function."""
        wanted = str(case)
        if wanted not in CASES:
            raise ValueError(f"{wanted!r} is no case; the cases are {', '.join(CASES)}")
        if self._known is None:
            return str(text)

        def declined(found: re.Match[str]) -> str:
            return self._forms[found[0]].get(wanted, found[0])

        parts = _QUOTED.split(str(text))
        parts[::2] = [self._known.sub(declined, part) for part in parts[::2]]
        return "".join(parts)
