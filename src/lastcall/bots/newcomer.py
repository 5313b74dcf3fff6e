"""The newcomer: means well, overlooks things, and knocks nobody out on purpose."""

from typing import ClassVar, Final

from lastcall.bots.forecast import Forecast
from lastcall.bots.habits import PAPER
from lastcall.bots.house import HouseBot
from lastcall.bots.lore import Lore
from lastcall.bots.taste import HOUSE
from lastcall.engine import terms as w
from lastcall.engine.options import PASSING, Option
from lastcall.engine.view import View

OVERLOOKED: Final = 0.2  # how often a newcomer does not see that a card could answer
ANY_CARD: Final = 0.1  # how often they throw away whatever they do not understand
UNSURE: Final = 0.015  # how far off they are about what something is worth, as a part of the table


class NewcomerBot(HouseBot):
    """Plays as the house does, less surely: for people who are new here, too."""

    name: ClassVar[str] = "newcomer"
    learned: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seed: int) -> None:
        super().__init__(seed, HOUSE, PAPER)

    def choose(self, view: View) -> Option:
        last = view.options[-1]
        if view.asked_for == w.ASK_RESPOND and last is PASSING:
            if self.random.random() < OVERLOOKED:
                return last
        elif view.asked_for == w.ASK_DISCARD and self.random.random() < ANY_CARD:
            return self.random.choice(view.options)
        return super().choose(view)

    def best(self, view: View, known: Lore) -> Option:
        """About the best thing to do, unless somebody would fall by it."""
        guesses = [
            (value + self.random.gauss(0.0, UNSURE), option)
            for option, value in self.weighed(view, known)
        ]
        guesses.sort(key=lambda guess: -guess[0])
        now = Forecast(view, known)
        me, margins, gold = now.after(view.options[-1]).sides()
        for _, option in guesses:
            _, margins_then, gold_then = now.after(option).sides()
            falls = False
            for side in range(len(margins)):
                stands = margins[side] > 0 and gold[side] > 0
                if side != me and stands and (margins_then[side] <= 0 or gold_then[side] <= 0):
                    falls = True
            if not falls:
                return option
        return view.options[-1]
