"""The house bot: plays what improves its standing by more than the card is worth in hand."""

import math
from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final

from lastcall.bots import judgement, kitwork, lore, worth
from lastcall.bots.contract import Bot
from lastcall.bots.forecast import Forecast
from lastcall.bots.lore import Lore
from lastcall.bots.mat import Mat
from lastcall.engine import options as o
from lastcall.engine import terms as w
from lastcall.engine.cards import CardDef
from lastcall.engine.options import Option
from lastcall.engine.view import View

# The second and third card of a kind in hand are worth less than the first.
ENOUGH: Final[dict[int, tuple[float, ...]]] = {
    worth.ATTACK: (1.0, 0.6, 0.3, 0.1),
    worth.GAMBLE: (1.0, 1.0, 0.9, 0.8),
    worth.DRINK: (1.0, 0.9, 0.8, 0.6),
    worth.SHIELD: (1.0, 0.9, 0.7, 0.5),
    worth.PURSE: (1.0, 0.8, 0.5, 0.3),
    worth.OTHER: (1.0, 0.9, 0.8, 0.7),
}

# A card stays in hand if it is worth this many times what the deck gives on average: a hand is
# refilled for nothing, so waiting for better cards is cheap.
KEEP_ABOVE: Final = 1.3

# What it costs to play a card, as a part of its worth. Actions and gambling cards are for using.
# A response waits for its moment, which may not come before something better is drawn; an Anytime
# Card loses nothing by waiting, and saves its player when all seems lost.
COST_OF_ACTION: Final = 0.15
COST_OF_GAMBLING: Final = 0.3
COST_OF_RESPONSE: Final = 0.6
COST_OF_ANYTIME: Final = 1.1

# Moments that may not come again tonight.
SELDOM: Final = frozenset({w.GAINED_ALCOHOL, w.LOST_GOLD, w.ANOTHER_COLLECTS_POT})
COST_OF_A_RARE_MOMENT: Final = 0.1

# A Gold for another place: who can spare it, and how often.
RICH: Final = 6
WANDERLUST: Final = 0.2

TIE_BREAK: Final = 1e-9  # smaller than any difference that matters


class HouseBot(Bot):
    """A sensible player."""

    name: ClassVar[str] = "house"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.random = Random(seed)
        self.lore: Lore | None = None

    def choose(self, view: View) -> Option:
        known = self.lore
        if known is None or known.game is not view.game:
            known = lore.of(view.game)
            self.lore = known
        if view.asked_for == w.ASK_DISCARD:
            return discard(view, known, KEEP_ABOVE * known.fresh[view.me])
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
            return kitwork.arrange(view)
        if view.asked_for == w.ASK_LAST_CALL and view.seats[view.me].potions:
            return self.at_last_call(view, known)
        return self.best(view, known)

    def champion(self, view: View, known: Lore) -> Option:
        """Whoever stands it best; of equals, whoever has more to gamble with."""
        now = Forecast(view, known)
        return max(
            view.options,
            key=lambda option: (now.after(option).score(), now.tickets[option.seats()[0]]),
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
        now = Forecast(view, known)
        values = in_hand(view.hand, known)
        point = judgement.point(*now.sides())
        best = view.options[-1]
        best_value = -1.0
        weighed: set[tuple[CardDef, int, int, int, int]] = set()
        for option in view.options:
            cost = 0.0
            if option.kind == w.SPEND:
                continue  # a Potion does the same at last call, if it is needed then
            if option.kind == w.PLAY:
                definition = known.game.defs[option.card]
                same = (definition, option.mode, option.targets, option.on, option.behalf)
                if same in weighed:
                    continue  # another copy of a card already weighed
                weighed.add(same)
                cost = cost_of_playing(view, known, option, values.get(option.card, 0.0))
            elif option.kind == w.USE:
                cost = -Mat(view, known, view.me).worth_treating(option.card)
            value = now.after(option).score() - cost * point
            if option.kind == w.PLAY:
                value -= TIE_BREAK * (1 + self.random.random())  # passing wins a tie
            if value > best_value:
                best, best_value = option, value
        return best


def cost_of_playing(view: View, known: Lore, option: Option, held: float) -> float:
    """What it costs to have this card no more, in points of margin."""
    mode = known.game.defs[option.card].modes[option.mode]
    when = mode.when
    if mode.place is not None:
        return Mat(view, known, view.me).cost_of_leaving(mode.place, option.card)
    if option.card in view.seats[view.me].kept:
        return known.worth[option.card]
    if when == w.MY_ACTION:
        return held * COST_OF_ACTION
    if when == w.MY_GAMBLING_TURN:
        return held * COST_OF_GAMBLING
    if when in SELDOM:
        return held * COST_OF_A_RARE_MOMENT
    if view.active == view.me and view.phase == w.DISCARD_PHASE:
        return max(0.0, held - known.fresh[view.me])  # it is replaced at once
    return held * (COST_OF_ANYTIME if when == w.ANY_MOMENT else COST_OF_RESPONSE)


def discard(view: View, known: Lore, enough: float) -> Option:
    """The worst card, if it is worth less than `enough` or if one cannot stop."""
    values = in_hand(view.hand, known)
    cards = [option for option in view.options if option.kind == w.CHOOSE]
    worst = min(cards, key=lambda option: values[option.card])
    stop = view.options[-1]
    return worst if stop.kind != w.DONE or values[worst.card] < enough else stop


def in_hand(hand: Sequence[int], known: Lore) -> dict[int, float]:
    """What each card is worth in this company: of a kind, the best counts in full."""
    values: dict[int, float] = {}
    count = [0] * len(ENOUGH)
    for card in sorted(hand, key=lambda card: -known.worth[card]):
        sort = known.sort[card]
        factors = ENOUGH[sort]
        values[card] = known.worth[card] * factors[min(count[sort], len(factors) - 1)]
        count[sort] += 1
    return values
