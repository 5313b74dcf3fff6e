"""What the options of a decision are worth to a house bot, and what its cards are worth in hand."""

from typing import Final

from lastcall.bots import habits as h
from lastcall.bots.forecast import Forecast
from lastcall.bots.habits import FIGURES, Habits, dot
from lastcall.bots.lore import Lore
from lastcall.bots.mat import Mat
from lastcall.engine import terms as w
from lastcall.engine.cards import Mode
from lastcall.engine.options import Option
from lastcall.engine.view import View

# Moments that may not come again tonight.
SELDOM: Final = frozenset({w.GAINED_ALCOHOL, w.LOST_GOLD, w.ANOTHER_COLLECTS_POT})
# Cards are put away, and nothing else happens: paper has nothing to say about it.
ASIDE: Final = frozenset({w.ASK_DISCARD})
LETTING_BE: Final = frozenset({w.PASS, w.DONE, w.DECLINE, w.KEEP})
A_FALL: Final = 4.0  # points of margin, so that whoever falls counts about as much as what hurts


class Scales:
    """What the options of one decision are worth: by paper alone, or by habit where there is one.

    By paper it is my share of the table, less what the card is worth in hand; by habit what an
    option gains over letting things be, which is what the last one mostly does.
    """

    __slots__ = (
        "around",
        "best",
        "factors",
        "gold",
        "habits",
        "known",
        "margins",
        "me",
        "now",
        "paper",
        "point",
        "view",
    )

    def __init__(self, view: View, known: Lore, now: Forecast, habits: Habits | None) -> None:
        self.view = view
        self.known = known
        self.now = now
        self.habits = habits
        self.point = -1.0  # what a point of margin is worth; not known before it is needed
        if habits is not None:
            # How it stands on paper if I let it be; asked for by habits only.
            quiet = now if view.asked_for in ASIDE else now.after(view.options[-1])
            self.me, self.margins, self.gold = quiet.sides()
            self.paper = quiet.score()
            self.best = strongest(self.me, self.margins)
            self.around = circumstances(view, self.me, self.margins, self.gold, known)
            self.factors = habits.factors(self.around)

    def weigh(self, option: Option) -> float:
        habits = self.habits
        if habits is None:
            cost = self.cost(option, self.worth(option))
            score = self.now.after(option).score()
            return score - cost * self.worth_of_a_point() if cost else score
        value = dot(self.figures(option), self.factors)
        if option.kind == w.PLAY:
            value += habits.playing(self.mode_of(option), self.around) * self.worth_of_a_point()
        elif option.kind == w.CHOOSE and option.card >= 0:
            card = self.known.game.defs[option.card]
            value += habits.throwing(card, self.around) * self.worth_of_a_point()
        return value

    def figures(self, option: Option) -> list[float]:
        """What an option has, as `habits.FIGURES` names them; all in parts of the table."""
        view = self.view
        point = self.worth_of_a_point()
        found = [0.0] * len(FIGURES)
        if option.kind not in LETTING_BE:
            found[h.ACTS] = point
        if option.card >= 0:
            worth = self.worth(option)
            found[h.HELD] = worth * point
            found[h.COST] = self.cost(option, worth) * point
            if option.card in view.hand:
                found[h.FRESH] = self.known.fresh[view.me] * point
        if option is not view.options[-1] and view.asked_for not in ASIDE:
            self.on_paper(option, point, found)
        if option.targets:
            self.named(option.seats(), point, found)
        return found

    def on_paper(self, option: Option, point: float, found: list[float]) -> None:
        """What it changes for me and for my rivals."""
        after = self.now.after(option)
        me, margins, gold = after.sides()
        found[h.SHARE] = after.score() - self.paper
        found[h.MARGIN] = (margins[me] - self.margins[me]) * point
        found[h.GOLD] = (gold[me] - self.gold[me]) * point
        theirs = 0.0
        purses = 0.0
        falling = 0
        for side in range(len(margins)):
            out = margins[side] <= 0 or gold[side] <= 0
            was_out = self.margins[side] <= 0 or self.gold[side] <= 0
            if side == me:
                found[h.ME_OUT] = (int(out) - int(was_out)) * A_FALL * point
            else:
                theirs += margins[side] - self.margins[side]
                purses += gold[side] - self.gold[side]
                falling += int(out) - int(was_out)
        found[h.RIVALS_MARGIN] = theirs * point
        found[h.RIVALS_GOLD] = purses * point
        found[h.RIVALS_OUT] = falling * A_FALL * point

    def named(self, seats: list[int], point: float, found: list[float]) -> None:
        """Whom it is about, as I see them; of several the mean."""
        view = self.view
        count = len(view.seats)
        each = point / len(seats)
        found[h.NAMES] = len(seats) * point
        for seat in seats:
            chair = view.seats[seat]
            if chair.party == view.seats[view.me].party:
                found[h.NAMES_ME if seat == view.me else h.NAMES_A_TEAMMATE] += each
            margin = chair.fortitude - chair.alcohol
            found[h.NAMED_MARGIN] += each * margin / 10
            found[h.NAMED_NEAR_PASSING_OUT] += each * 4 / (4 + max(0, margin))
            found[h.NAMED_GOLD] += each * chair.gold / 10
            found[h.NAMED_NEAR_POVERTY] += each * 2 / (2 + max(0, chair.gold))
            found[h.NAMED_HAND] += each * chair.hand / 7
            found[h.NAMED_PILE] += each * min(4, chair.pile) / 2
            found[h.NAMED_TURN_IS_NEAR] += each * ((view.active - seat) % count) / count
            if margin >= self.best and seat != view.me:
                found[h.NAMED_STANDS_BEST] += each

    def worth(self, option: Option) -> float:
        """What the card that it plays or throws away is worth in hand, or would be."""
        known = self.known
        if option.kind == w.PLAY and self.mode_of(option).place is not None:
            return known.worth[option.card]
        if option.kind == w.PLAY or self.view.asked_for in ASIDE:
            return held(self.view.hand, known, option.card)
        return 0.0

    def cost(self, option: Option, worth: float) -> float:
        """What it costs to have its card no more, in points of margin."""
        view, known = self.view, self.known
        if option.kind == w.PLAY:
            return cost_of_playing(view, known, option, worth)
        if option.kind == w.USE:
            return -Mat(view, known, view.me).worth_treating(option.card)
        return 0.0

    def mode_of(self, option: Option) -> Mode:
        return self.known.game.defs[option.card].modes[option.mode]

    def worth_of_a_point(self) -> float:
        if self.point < 0:
            self.point = self.now.point()
        return self.point


def strongest(me: int, margins: list[float]) -> float:
    """The margin of the rival who stands best."""
    best = 0.0
    for side in range(len(margins)):
        if side != me and margins[side] > best:
            best = margins[side]
    return best


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


def circumstances(
    view: View, me: int, margins: list[float], gold: list[float], known: Lore
) -> list[float]:
    """How things are if I let it be, in the order of `habits.CIRCUMSTANCES`."""
    count = len(view.seats)
    mine = view.seats[view.me].party
    left = 0
    others = 0
    hands = 0
    for seat in view.seats:
        left += seat.alive
        if seat.alive and seat.party != mine:
            others += 1
            hands += seat.hand
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
    gambling_cards = 0
    for card in view.hand:
        hand += known.worth[card]
        gambling_cards += int(known.control[card] > 0)
    margin = min(20.0, max(0.0, margins[me]))
    top = view.stack[-1].owner if view.stack else -1
    gambling = view.round
    inside = False
    pot = 0.0
    in_control = 0.0
    against = 0
    if gambling is not None:
        inside = view.me in gambling.inside
        pot = min(2.0, gambling.pot / 10)
        in_control = 1.0 if gambling.controller == view.me else 0.0
        for other in gambling.inside:
            against += int(view.seats[other].party != mine)
    return [
        1.0,
        1.0 if away == 0 else 0.0,
        1.0 if away == 1 else 0.0,
        1.0 if margin <= 3 else 0.0,
        margin / 10,
        len(view.hand) / 7,
        left / 4,
        min(1.0, max(0.0, gold[me] / 10)),
        theirs / rivals / 10 if rivals else 0.0,
        hand / 10,
        1.0 if top == view.me else 0.0,
        1.0 if view.stack else 0.0,
        1.0 if gold[me] <= 3 else 0.0,
        1.0 if left == 2 else 0.0,
        1.0 if inside else 0.0,
        min(4, view.seats[view.me].pile) / 2,
        pot,
        in_control,
        against / 4,
        gambling_cards / 4,
        hands / others / 7 if others else 0.0,
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
