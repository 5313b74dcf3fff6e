"""What an option does, as numbers that a network can read: no card and no character by name.

What is asked, what sort of answer it is, whom it is about as seen from the one who answers, what it
comes to on paper beside the usual answer, and the words of what would be played. The words are
those that the network has met, in its own order; one that it has not counts as the nearest class
above it that it has, or else as a stranger. So a new word needs nothing here.
"""

from collections.abc import Sequence
from typing import Final

from lastcall.bots.forecast import Forecast
from lastcall.bots.lore import Lore
from lastcall.bots.scales import cost_of_playing, in_hand
from lastcall.bots.strangers import names_of, nearest
from lastcall.engine import terms as w
from lastcall.engine.cards import Mode
from lastcall.engine.options import KINDS, Option
from lastcall.engine.view import View
from lastcall.engine.word import Word

# What may be asked. A question that is not here reads as none.
ASKED: Final = (
    *(w.ASK_DISCARD, w.ASK_ACTION, w.ASK_RESPOND, w.ASK_GAMBLE, w.ASK_ORDER, w.ASK_SPLIT),
    *(w.ASK_DARE, w.ASK_LAST_CALL, w.ASK_LOSE_CARD, w.ASK_EFFECT_ORDER, w.ASK_CHOICE),
    *(w.ASK_TARGET, w.ASK_COST, w.ASK_TRACKER, w.ASK_BOX, w.ASK_LAY_DOWN, w.ASK_FETCH),
    *(w.ASK_SACRIFICE, w.ASK_ARRANGE, w.ASK_OFFER, w.ASK_PRIZE, w.ASK_AWARD, w.ASK_CRAWL),
    *(w.ASK_PUT_BACK, w.ASK_MEMBER, w.ASK_CHAMPION),
)
SORTS: Final = 6

# What each number is, in order; the words come after them. Whoever changes this list, or what
# stands behind a name, trains anew (docs/bots.md).
FIGURES: Final = (
    *(f"asked for {kind}" for kind in ASKED),
    *(f"answer {kind}" for kind in KINDS),
    *(f"card of sort {sort}" for sort in range(SORTS)),
    "the usual answer",
    "on paper: my share",
    "on paper: my share less the card",
    "on paper: my margin",
    "on paper: my gold",
    "on paper: the strongest rival's margin",
    "on paper: the rivals' margin",
    "on paper: the rivals' gold",
    "on paper: rivals out",
    "on paper: me out",
    "cost of the card",
    "worth of the card",
    "control",
    "cheating",
    "seats named",
    "names me",
    "names a teammate",
    "named: margin",
    "named: near to passing out",
    "named: gold",
    "named: near to poverty",
    "named: hand",
    "named: pile",
    "named: seats until its turn",
    "named: stands best",
    "for a teammate",
    "alternative",
    "stack",
    "top of the stack is mine",
    "pot",
    "in the round",
    "in control",
    "my turn",
)
STRANGER: Final = "a stranger"


class Choices:
    """Reads options for a network that knows these words."""

    __slots__ = ("columns", "spoken", "width")

    def __init__(self, words: Sequence[str]) -> None:
        self.columns = {name: len(FIGURES) + at for at, name in enumerate(words)}
        self.width = len(FIGURES) + len(words)
        self.spoken: dict[Mode, list[tuple[int, float]]] = {}

    def read(
        self, view: View, known: Lore, options: Sequence[Option], usual: Option
    ) -> list[list[float]]:
        """The numbers of each option."""
        now = Forecast(view, known)
        point = now.point()
        held = in_hand(view.hand, known)
        there = now.after(usual)
        usual_value = there.score()
        usual_less = usual_value - self.cost(view, known, usual, held) * point
        me, usual_margins, usual_gold = there.sides()
        rivals = max(1, len(usual_margins) - 1)
        around = surroundings(view, now)
        found: list[list[float]] = []
        for option in options:
            row = [0.0] * self.width
            if view.asked_for in ASKED:
                row[ASKED.index(view.asked_for)] = 1.0
            row[len(ASKED) + KINDS.index(option.kind)] = 1.0
            at = len(ASKED) + len(KINDS)
            if option.card >= 0:
                row[at + known.sort[option.card]] = 1.0
            at += SORTS
            after = now.after(option)
            value = after.score()
            cost = self.cost(view, known, option, held)
            _, margins, gold = after.sides()
            strongest = 0.0
            strongest_before = 0.0
            their_margin = 0.0
            their_gold = 0.0
            falling = 0
            for side in range(len(margins)):
                if side == me:
                    continue
                strongest = max(strongest, margins[side])
                strongest_before = max(strongest_before, usual_margins[side])
                their_margin += margins[side] - usual_margins[side]
                their_gold += gold[side] - usual_gold[side]
                falling += int(margins[side] <= 0 or gold[side] <= 0)
                falling -= int(usual_margins[side] <= 0 or usual_gold[side] <= 0)
            mine_out = int(margins[me] <= 0 or gold[me] <= 0)
            mine_out -= int(usual_margins[me] <= 0 or usual_gold[me] <= 0)
            figures = [
                1.0 if option is usual else 0.0,
                within(10 * (value - usual_value)),
                within(10 * (value - cost * point - usual_less)),
                within((margins[me] - usual_margins[me]) / 4),
                within((gold[me] - usual_gold[me]) / 4),
                within((strongest - strongest_before) / 4),
                within(their_margin / rivals / 4),
                within(their_gold / rivals / 4),
                float(falling),
                float(mine_out),
                within(cost / 4),
            ]
            if option.card >= 0:
                control = known.control[option.card]
                figures.append(held.get(option.card, known.worth[option.card]) / 5)
                figures.append(float(control > 0))
                figures.append(float(control == w.CHEATING))
            else:
                figures += [0.0, 0.0, 0.0]
            figures += named(view, option)
            figures.append(1.0 if option.behalf >= 0 else 0.0)
            figures.append((option.number + 1) / 6)
            figures += around
            for figure in figures:
                row[at] = figure
                at += 1
            if option.kind == w.PLAY:
                for column, amount in self.words(known.game.defs[option.card].modes[option.mode]):
                    row[column] += amount
            found.append(row)
        return found

    def cost(self, view: View, known: Lore, option: Option, held: dict[int, float]) -> float:
        """What it costs to have its card no more, in points of margin."""
        if option.kind != w.PLAY:
            return 0.0
        return cost_of_playing(view, known, option, held.get(option.card, 0.0))

    def words(self, mode: Mode) -> list[tuple[int, float]]:
        """The columns of what a mode does, each with its amount."""
        found = self.spoken.get(mode)
        if found is None:
            found = []
            for word in mode.words:
                column = self.column(word)
                if column >= 0:
                    amount = word.number()
                    found.append((column, within(amount / 4) if amount else 0.5))
            self.spoken[mode] = found
        return found

    def column(self, word: Word) -> int:
        return self.columns.get(nearest(names_of(word), self.columns) or STRANGER, -1)


def surroundings(view: View, now: Forecast) -> list[float]:
    """What all options have in common."""
    mine = 1 << view.me
    return [
        min(4, len(view.stack)) / 4,
        1.0 if view.stack and view.stack[-1].owner == view.me else 0.0,
        min(2.0, now.pot / 8),
        1.0 if now.inside & mine else 0.0,
        1.0 if now.inside and now.controller == view.me else 0.0,
        1.0 if view.active == view.me else 0.0,
    ]


def named(view: View, option: Option) -> list[float]:
    """Whom an option is about, as I see them; of several the mean."""
    seats = option.seats()
    if not seats:
        return [0.0] * 11
    mine = view.seats[view.me].party
    best = -1
    most = 0
    for other in view.seats:
        if other.alive:
            margin = other.fortitude - other.alcohol
            if other.party != mine and (best < 0 or margin > most):
                best, most = other.seat, margin
    found = [0.0] * 11
    each = 1 / len(seats)
    found[0] = len(seats) / 3
    for seat in seats:
        chair = view.seats[seat]
        margin = chair.fortitude - chair.alcohol
        found[1] += each * (seat == view.me)
        found[2] += each * (seat != view.me and chair.party == mine)
        found[3] += each * margin / 20
        found[4] += each / (1 + max(0, margin))
        found[5] += each * chair.gold / 20
        found[6] += each / (1 + max(0, chair.gold))
        found[7] += each * chair.hand / 7
        found[8] += each * min(5, chair.pile) / 5
        found[9] += each * ((seat - view.active) % len(view.seats)) / 5
        found[10] += each * (seat == best)
    return found


def within(number: float) -> float:
    """Small enough to learn from."""
    return max(-2.0, min(2.0, number))
