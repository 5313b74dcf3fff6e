"""The house bot: plays what improves its standing by more than the card is worth in hand.

What that is it reckons on paper (`forecast`), and practice has taught it where paper is wrong
(`habits`).
"""

import math
from random import Random
from typing import ClassVar, Final

from lastcall.bots import kitwork, lore
from lastcall.bots.contract import Bot, UnfitBot
from lastcall.bots.forecast import Forecast
from lastcall.bots.habits import Habits
from lastcall.bots.lore import Lore
from lastcall.bots.scales import Scales, in_hand
from lastcall.bots.shelf import HABITS, SHELF
from lastcall.bots.taste import HOUSE, Taste
from lastcall.engine import options as o
from lastcall.engine import terms as w
from lastcall.engine.options import Option
from lastcall.engine.view import View

# A Gold for another place: who can spare it, and how often.
RICH: Final = 6
WANDERLUST: Final = 0.2

WEIGHED: Final = frozenset(
    {w.ASK_ACTION, w.ASK_RESPOND, w.ASK_ORDER, w.ASK_GAMBLE, w.ASK_LAST_CALL, w.ASK_TARGET}
)
DISCARDED: Final = frozenset({w.ASK_DISCARD, w.ASK_PUT_BACK, w.ASK_LOSE_CARD})
TIE_BREAK: Final = 1e-9  # smaller than any difference that matters


class HouseBot(Bot):
    """A sensible player."""

    name: ClassVar[str] = "house"
    learned: ClassVar[tuple[str, ...]] = (HABITS,)
    instead: ClassVar[str] = "newcomer"

    def __init__(
        self, seed: int, taste: Taste = HOUSE, habits: dict[str, Habits] | None = None
    ) -> None:
        """With habits other than those on the shelf, if they are given."""
        super().__init__(seed)
        self.taste = taste
        # By what is asked; where there is none, paper alone counts.
        self.habits = SHELF.habits(self.name) if habits is None else habits
        self.random = Random(seed)
        self.lore: Lore | None = None

    @classmethod
    def unfit(cls) -> UnfitBot | None:
        return SHELF.unfit(cls.name, *cls.learned)

    def choose(self, view: View) -> Option:
        known = self.lore
        if known is None or known.game is not view.game:
            known = lore.of(view.game, self.taste)
            self.lore = known
        if view.asked_for in self.habits:
            return self.best(view, known)
        if view.asked_for == w.ASK_DISCARD:
            return discard(view, known, self.taste.keep_above * known.fresh[view.me])
        if view.asked_for == w.ASK_CRAWL:
            return self.wander(view)
        if view.asked_for == w.ASK_MEMBER:
            # Where a pile is empty one sobers up, which is worth more after a Drink.
            return max(view.options, key=lambda option: view.seats[option.seats()[0]].pile)
        if view.asked_for == w.ASK_CHAMPION:
            return self.champion(view, known)
        if view.asked_for == w.ASK_PUT_BACK:
            return discard(view, known, 1.0)
        if view.asked_for == w.ASK_LOSE_CARD:
            return discard(view, known, 1.0)  # where one may stop, each card buys 1 Fortitude
        if view.asked_for == w.ASK_EFFECT_ORDER:
            return view.options[0]
        if view.asked_for == w.ASK_COST:
            return kitwork.pay(view, known)
        if view.asked_for == w.ASK_TRACKER:
            return kitwork.raise_tracker(view, known)
        if view.asked_for == w.ASK_BOX:
            return kitwork.choose_in_box(view, known)
        if view.asked_for == w.ASK_LAY_DOWN:
            return kitwork.lay_down(view, known)
        if view.asked_for == w.ASK_FETCH:
            return kitwork.fetch(view, known)
        if view.asked_for == w.ASK_SACRIFICE:
            return kitwork.sacrifice(view, in_hand(view.hand, known))
        if view.asked_for == w.ASK_ARRANGE:
            return kitwork.arrange(view, known)
        if view.asked_for == w.ASK_LAST_CALL and view.seats[view.me].potions:
            return self.at_last_call(view, known)
        return self.best(view, known)

    def champion(self, view: View, known: Lore) -> Option:
        """Whoever stands it best; of equals, whoever has more to gamble with."""
        now = Forecast(view, known)
        tickets = now.tickets()
        return max(
            view.options,
            key=lambda option: (now.after(option).score(), tickets[option.seats()[0]]),
        )

    def at_last_call(self, view: View, known: Lore) -> Option:
        """A card if one saves the team, or else Potions, as long as they last."""
        option = self.best(view, known)
        if Forecast(view, known).after(option).score() > 0:
            return option
        me = view.seats[view.me]
        missing = max(0, me.alcohol - me.fortitude + 1)
        firmer = min(w.POTION[0][1], w.TRACK_TOP - me.fortitude)
        soberer = min(-w.POTION[1][1], me.alcohol)
        needed = math.ceil(missing / max(1, firmer, soberer)) + (me.gold <= 0)
        if needed > me.potions:
            return option
        if not missing:
            return o.spend(2)
        return o.spend(0 if firmer >= soberer else 1)

    def wander(self, view: View) -> Option:
        """One place is as good as another: whoever is rich enough leads the way now and then."""
        if view.seats[view.me].gold >= RICH and self.random.random() < WANDERLUST:
            return self.random.choice(view.options[:-1])
        return view.options[-1]

    def best(self, view: View, known: Lore) -> Option:
        """The option with the best forecast, the worth of the card it costs taken off."""
        best = view.options[-1]
        best_value = -math.inf
        for option, value in self.weighed(view, known):
            if value > best_value:
                best, best_value = option, value
        return best

    def weighed(self, view: View, known: Lore) -> list[tuple[Option, float]]:
        """Every option that differs from the others, with its worth."""
        now = Forecast(view, known)
        found: list[tuple[Option, float]] = []
        weighed: set[int] = set()
        scales = Scales(view, known, now, self.habits.get(view.asked_for))
        for option in view.options:
            kind = option.kind
            if kind == w.SPEND:
                continue  # a Potion does the same at last call, if it is needed then
            if option.card >= 0 and (kind == w.PLAY or kind == w.CHOOSE):
                same = o.code_with(option, known.alike[option.card])
                if same in weighed:
                    continue  # another copy of a card already weighed
                weighed.add(same)
            value = scales.weigh(option)
            if kind == w.PLAY:
                value -= TIE_BREAK * (1 + self.random.random())  # passing wins a tie
            found.append((option, value))
        return found

    def ranked(self, view: View) -> list[tuple[Option, float]]:
        """The options worth a look, the best first, and what each is worth beside the others as far
        as habits tell; where there are none, nothing."""
        known = lore.of(view.game, self.taste)
        if view.asked_for in WEIGHED or view.asked_for in self.habits:
            found = sorted(self.weighed(view, known), key=lambda x: -x[1])
            if view.asked_for in self.habits:
                return found
            return [(option, 0.0) for option, _ in found]
        if view.asked_for in DISCARDED:
            values = in_hand(view.hand, known)  # to stop, and then the worst card first
            cards = sorted(view.options, key=lambda option: values.get(option.card, -1.0))
            return [(option, 0.0) for option in cards]
        return [(option, 0.0) for option in view.options]


def discard(view: View, known: Lore, enough: float) -> Option:
    """The worst card, if it is worth less than `enough` or if one cannot stop."""
    values = in_hand(view.hand, known)
    cards = [option for option in view.options if option.kind == w.CHOOSE]
    worst = min(cards, key=lambda option: values[option.card])
    stop = view.options[-1]
    return worst if stop.kind != w.DONE or values[worst.card] < enough else stop
