"""What the options of a decision are worth to a house bot, and what its cards are worth in hand."""

from typing import Final

from lastcall.bots.forecast import Forecast
from lastcall.bots.lore import Lore
from lastcall.bots.mat import Mat
from lastcall.engine import terms as w
from lastcall.engine.options import Option
from lastcall.engine.view import View

# Moments that may not come again tonight.
SELDOM: Final = frozenset({w.GAINED_ALCOHOL, w.LOST_GOLD, w.ANOTHER_COLLECTS_POT})


class Scales:
    """What the options of one decision are worth: by paper alone, or by habit where there is one.

    By paper it is my share of the table, less what the card is worth in hand; by habit what an
    option gains over the last one, which lets things be.
    """

    __slots__ = ("around", "factors", "habits", "known", "margin", "now", "paper", "point", "view")

    def __init__(self, view: View, known: Lore, now: Forecast) -> None:
        self.view = view
        self.known = known
        self.now = now
        self.point = -1.0  # what a point of margin is worth; not known before it is needed
        self.habits = known.taste.habits.get(view.asked_for)
        self.paper = 0.0  # my share and my margin if I let it be; asked for by habits only
        self.margin = 0.0
        self.around: list[float] = []
        self.factors: list[float] = []
        if self.habits is not None:
            quiet = now.after(view.options[-1])
            me, margins, _ = quiet.sides()
            self.paper = quiet.score()
            self.margin = margins[me]
            self.around = circumstances(view, quiet, known.worth)
            self.factors = self.habits.factors(self.around)

    def weigh(self, option: Option) -> float:
        habits = self.habits
        if habits is not None and option is self.view.options[-1]:
            return 0.0
        after = self.now.after(option)
        score = after.score()
        if habits is None:
            cost = self.cost(option, self.worth(option))
            return score - cost * self.worth_of_a_point() if cost else score
        share, worth, cost, gained = self.figures(option, after, score)
        factors = self.factors
        value = share * factors[0] + worth * factors[1] + cost * factors[2] + gained * factors[3]
        if option.kind == w.PLAY:
            mode = self.known.game.defs[option.card].modes[option.mode]
            value += habits.said(mode, self.around) * self.worth_of_a_point()
        return value

    def figures(
        self, option: Option, after: Forecast, score: float
    ) -> tuple[float, float, float, float]:
        """What an option has, as `habits.FIGURES` names them; all in parts of the table."""
        point = self.worth_of_a_point()
        me, margins, _ = after.sides()
        worth = self.worth(option)
        return (
            score - self.paper,
            worth * point,
            self.cost(option, worth) * point,
            (margins[me] - self.margin) * point,
        )

    def worth(self, option: Option) -> float:
        """What the card that it plays is worth in hand."""
        if option.kind == w.PLAY:
            return held(self.view.hand, self.known, option.card)
        return 0.0

    def cost(self, option: Option, worth: float) -> float:
        """What it costs to have its card no more, in points of margin."""
        view, known = self.view, self.known
        if option.kind == w.PLAY:
            return cost_of_playing(view, known, option, worth)
        if option.kind == w.USE:
            return -Mat(view, known, view.me).worth_treating(option.card)
        return 0.0

    def worth_of_a_point(self) -> float:
        if self.point < 0:
            self.point = self.now.point()
        return self.point


def cost_of_playing(view: View, known: Lore, option: Option, held: float) -> float:
    """What it costs to have this card no more, in points of margin."""
    mode = known.game.defs[option.card].modes[option.mode]
    when = mode.when
    taste = known.taste
    if mode.place is not None:
        return Mat(view, known, view.me).cost_of_leaving(mode.place, option.card)
    if option.card in view.seats[view.me].kept:
        return known.worth[option.card]
    if when == w.MY_ACTION:
        return held * taste.cost_of_action
    if when == w.MY_GAMBLING_TURN:
        return held * taste.cost_of_gambling
    if when in SELDOM:
        return held * taste.cost_of_a_rare_moment
    if view.active == view.me and view.phase == w.DISCARD_PHASE:
        return max(0.0, held - known.fresh[view.me])  # it is replaced at once
    return held * (taste.cost_of_anytime if when == w.ANY_MOMENT else taste.cost_of_response)


def circumstances(view: View, quiet: Forecast, worth: list[float]) -> list[float]:
    """How things are if I let it be."""
    me, margins, gold = quiet.sides()
    count = len(view.seats)
    left = 0
    for seat in view.seats:
        left += seat.alive
    away = 0
    turn = view.active
    while turn != view.me:
        turn = (turn + 1) % count
        away += view.seats[turn].alive
    theirs = 0.0
    rivals = 0
    for side in range(len(margins)):
        if side != me and margins[side] > 0 and gold[side] > 0:
            theirs += margins[side]
            rivals += 1
    hand = 0.0
    for card in view.hand:
        hand += worth[card]
    margin = min(20.0, max(0.0, margins[me]))
    top = view.stack[-1].owner if view.stack else -1
    return [
        1.0,
        1.0 if away == 0 else 0.0,
        1.0 if away == 1 else 0.0,
        1.0 if margin <= 3 else 0.0,
        margin / 10,
        min(1.0, max(0.0, gold[me] / 10)),
        theirs / rivals / 10 if rivals else 0.0,
        len(view.hand) / 7,
        left / 4,
        hand / 10,
        1.0 if top == view.me else 0.0,
        1.0 if view.stack else 0.0,
    ]


def in_hand(hand: tuple[int, ...], known: Lore) -> dict[int, float]:
    """What each card is worth in this company."""
    values: dict[int, float] = {}
    for card in hand:
        values[card] = held(hand, known, card)
    return values


def held(hand: tuple[int, ...], known: Lore, card: int) -> float:
    """What a card is worth in this company: of a sort, the best counts in full."""
    worth = known.worth[card]
    sort = known.sort[card]
    better = 0  # cards of its sort that are worth more; of equals, those that lie before it
    before = True
    for other in hand:
        if other == card:
            before = False
        elif known.sort[other] == sort:
            rival = known.worth[other]
            if rival > worth or (before and rival == worth):
                better += 1
    if before:
        return 0.0  # it lies somewhere else
    factors = known.taste.enough[sort]
    return worth * factors[better if better < 3 else 3]
