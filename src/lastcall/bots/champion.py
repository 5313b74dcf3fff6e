"""The champion: the regular's search, led by what a network has learned about options.

The network says beforehand what each option gains over the house's choice, from what it does and
not from what it is called. That decides what is tried at all, and is weighed together with what was
found by trying: so a little luck in the worlds is not taken for a better answer.
"""

from typing import Any, ClassVar, Final

from lastcall.bots import lore
from lastcall.bots.choices import Choices
from lastcall.bots.eyes import look
from lastcall.bots.search import Manner, RegularBot, Trial, kind_of
from lastcall.bots.worlds import Worlds
from lastcall.engine.options import Option
from lastcall.engine.view import View

CHAMPION: Final = Manner(worlds=64, ahead=6, candidates=7, significant=0.0)
SURE: Final = 2.0  # standard deviations below the usual answer: not worth a try


class ChampionBot(RegularBot):
    """A player who has learned what is worth thinking about."""

    name: ClassVar[str] = "champion"
    instead: ClassVar[str] = "regular"

    def __init__(self, seed: int, manner: Manner = CHAMPION, network: Any = None) -> None:
        super().__init__(seed, manner, network)
        self.choices = Choices(self.network.words)

    def thought(
        self, view: View, worlds: Worlds, options: list[Option], usual: Option
    ) -> list[float]:
        """What each of these gains over the usual answer, before anything is tried."""
        known = lore.of(view.game)
        rows = self.choices.read(view, known, [usual, *options], usual)
        scores: list[float] = self.network.scores(look(worlds.guess, known), view.me, rows)
        return [score - scores[0] for score in scores[1:]]

    def candidates(
        self, view: View, worlds: Worlds, usual: Option, also: Option | None
    ) -> list[Trial]:
        """What the network thinks most of; never what it is sure is worse."""
        options = others(view, usual)
        gains = self.thought(view, worlds, options, usual)
        spread = self.network.spread
        trials = [Trial(option, gain, spread) for option, gain in zip(options, gains, strict=True)]
        trials.sort(key=lambda trial: -trial.prior)
        found = [
            trial
            for trial in trials[: self.manner.candidates - 1]
            if trial.prior + SURE * spread > 0
        ]
        if also is not None and also is not usual:
            kind = kind_of(view, also)
            for trial in trials:
                if kind_of(view, trial.option) == kind and trial not in found:
                    found.append(trial)
        return found


def others(view: View, usual: Option) -> list[Option]:
    """One option of each kind, but for the usual one."""
    found: list[Option] = []
    seen = {kind_of(view, usual)}
    for option in view.options:
        kind = kind_of(view, option)
        if kind not in seen:
            seen.add(kind)
            found.append(option)
    return found
