"""Why somebody who knows the game would answer so: what the preview shows of it, in words."""

from collections.abc import Sequence
from typing import Final

from lastcall.engine import terms as w
from lastcall.engine.options import Option
from lastcall.engine.preview import preview
from lastcall.engine.view import View
from lastcall.text.narrator import Narrator

QUIET: Final = (w.PASS, w.DONE, w.DECLINE)
LISTED: Final = 3  # changes that are told; the rest is easily seen

Numbers = tuple[int, int, int]  # Fortitude, Alcohol Content, Gold


class Because:
    """The reasons that can be seen for an answer to one question."""

    def __init__(self, narrator: Narrator, view: View, names: Sequence[str]) -> None:
        self._say = narrator.say
        self._both = narrator.phrases.both
        self._view = view
        self._names = names
        quiet = [option for option in view.options if option.kind in QUIET]
        self._otherwise = self._after(quiet[-1]) if quiet else self._now()

    def _now(self) -> list[Numbers]:
        return [(s.fortitude, s.alcohol, s.gold) for s in self._view.seats]

    def _after(self, option: Option) -> list[Numbers]:
        """Where everybody would stand if nobody did anything more."""
        found = self._now()
        for standing in preview(self._view, option).after:
            found[standing.seat] = (standing.fortitude, standing.alcohol, standing.gold)
        return found

    def reason(self, option: Option) -> str:
        if len(self._view.options) == 1:
            return self._say("hint-only")
        if self._view.asked_for == w.ASK_DISCARD and option.kind in (w.DONE, w.CHOOSE):
            return self._say("hint-keep" if option.kind == w.DONE else "hint-weakest")
        if option.kind in QUIET:
            return self._of_quiet()
        then = self._after(option)
        parts = [*self._for_me(then), *self._for_others(then)]
        if not parts:
            parts = [self._without_numbers(option)]
        return " ".join(parts)

    def _of_quiet(self) -> str:
        me = self._view.me
        if is_out(self._otherwise[me]):
            return self._say("hint-nothing-helps")
        lost = self._changes(me, self._now()[me], self._otherwise[me])
        if lost and harm(self._now()[me], self._otherwise[me]) > 0:
            return self._say("hint-bear", changes=self._both(lost))
        return self._say("hint-no-concern" if self._view.stack else "hint-not-worth")

    def _for_me(self, then: list[Numbers]) -> list[str]:
        me = self._view.me
        if is_out(self._otherwise[me]) and not is_out(then[me]):
            return [self._say("hint-saves")]
        changes = self._changes(me, self._otherwise[me], then[me])
        if not changes:
            return []
        worse = harm(self._otherwise[me], then[me]) > 0
        return [self._say("hint-costs" if worse else "hint-better", changes=self._both(changes))]

    def _for_others(self, then: list[Numbers]) -> list[str]:
        """Whom it hurts, and why just them."""
        view = self._view
        mine = {i for i, s in enumerate(view.seats) if s.party == view.seats[view.me].party}
        others = [i for i, s in enumerate(view.seats) if s.alive and i not in mine and not s.tracks]
        hurt = [i for i in others if harm(self._otherwise[i], then[i]) > 0]
        if not hurt:
            return []
        out = [self._names[i] for i in hurt if is_out(then[i])]
        if out:
            return [self._say("hint-puts-out", names=self._both(out), count=len(out))]
        told = [
            self._say("hint-of", name=self._names[i], changes=self._both(changes))
            for i in hurt[:LISTED]
            if (changes := self._changes(i, self._otherwise[i], then[i]))
        ]
        parts = [self._say("hint-hurts", changes=self._both(told))]
        if len(hurt) == 1 and len(others) > 1:
            left = {i: self._now()[i][0] - self._now()[i][1] for i in others}
            for message, best in (
                ("hint-leader", max(left.values())),
                ("hint-near", min(left.values())),
            ):
                if left[hurt[0]] == best and list(left.values()).count(best) == 1:
                    parts.append(self._say(message, name=self._names[hurt[0]]))
        return parts

    def _without_numbers(self, option: Option) -> str:
        view = self._view
        if view.asked_for == w.ASK_ORDER and option.kind == w.GIVE:
            return self._say("hint-order")
        if view.asked_for == w.ASK_GAMBLE and view.round is not None:
            return self._say("hint-control", amount=view.round.pot)
        if option.kind == w.PLAY and view.stack:
            return self._say("hint-answers")
        return self._say("hint-judgement")

    def _changes(self, seat: int, before: Numbers, after: Numbers) -> list[str]:
        """ "-4 Fortitude", "+1 Gold"."""
        stats = ("fortitude", "alcohol", "gold")
        return [
            self._say("hint-change", stat=stat, sign="+" if b > a else "−", amount=abs(b - a))
            for stat, a, b in zip(stats, before, after, strict=True)
            if a != b
        ]


def is_out(numbers: Numbers) -> bool:
    fortitude, alcohol, gold = numbers
    return fortitude <= alcohol or gold <= 0


def harm(before: Numbers, after: Numbers) -> int:
    """How much worse somebody stands: steps of the track and Gold."""
    return (before[0] - after[0]) + (after[1] - before[1]) + (before[2] - after[2])


def because(narrator: Narrator, option: Option, view: View, names: Sequence[str]) -> str:
    return Because(narrator, view, names).reason(option)
