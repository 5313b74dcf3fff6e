"""What each word is worth to the house bot: one entry for every word of the vocabulary.

The worth of a word is what it is worth to keep a card that says it, in points of margin (Fortitude
minus Alcohol Content), and what sort of card it makes. A word about boxes and decks also says what
it is worth now, as things lie. That, and what a word does on paper (`Word.preview`), is all that
the house bot knows of it.

A word of another package that has no entry here counts as the nearest class above it that has one,
and otherwise as `STRANGER`: worth about as much as drawing a card, of no particular sort. To say
more of it: `WORTH[MyWord] = Plain(1.5, SHIELD)`.
"""

from typing import TYPE_CHECKING, Final

from lastcall.bots.strangers import name_of
from lastcall.bots.taste import Taste
from lastcall.engine import terms as w
from lastcall.engine import word as wd
from lastcall.engine.cards import Mode
from lastcall.engine.effects import (
    answers,
    boxes,
    changes,
    drinks,
    flow,
    hands,
    leaving,
    looking,
    offers,
    rounds,
    serving,
    stocking,
    trackers,
    turned,
)
from lastcall.engine.word import Amount, PerPick, PerPoint, PerPointOfTheirs, Who, Word
from lastcall.variants import automaton

if TYPE_CHECKING:
    from lastcall.bots.kit import Kit
    from lastcall.bots.mat import Mat

# What a card is for, to tell when there are enough of a sort in hand.
ATTACK: Final = 0  # needs an Action: one a turn
GAMBLE: Final = 1
DRINK: Final = 2  # deals with a Drink
SHIELD: Final = 3  # deals with a card
PURSE: Final = 4
OTHER: Final = 5

# A point of a tracker that stands on everybody's mat, on somebody else's: hardly a favour.
A_MARK: Final = 0.5

# A card from the deck on top of a full hand: not as good as one of one's own choice.
A_FETCHED_CARD: Final = 0.8


class Worth:
    """What a word is worth: nothing at all, unless a child says otherwise."""

    __slots__ = ("sort",)

    def __init__(self, sort: int = OTHER) -> None:
        self.sort = sort

    def sort_of(self, word: Word) -> int:
        """What sort of card it makes."""
        return self.sort

    def kept(self, word: Word, kit: "Kit", mode: Mode) -> float:
        """What it is worth to keep a card with this word on it."""
        return 0.0

    def now(self, word: Word, mat: "Mat") -> float:
        """What a word about boxes and decks is worth as things lie."""
        return 0.0


class Plain(Worth):
    """As much on every card."""

    __slots__ = ("worth",)

    def __init__(self, worth: float, sort: int = OTHER) -> None:
        super().__init__(sort)
        self.worth = worth

    def kept(self, word: Word, kit: "Kit", mode: Mode) -> float:
        return kit.taste.words.get(name_of(type(word)), self.worth)


class Each(Plain):
    """So much for each card or Drink that it names, for whoever it is about."""

    __slots__ = ()

    def kept(self, word: Word, kit: "Kit", mode: Mode) -> float:
        each = super().kept(word, kit, mode)
        return for_whom(kit.taste, each * word.number(), word.whom(), mode)


class Numbers(Worth):
    """A change or a payment: good for me, or bad for others."""

    __slots__ = ()

    def kept(self, word: Word, kit: "Kit", mode: Mode) -> float:
        assert isinstance(word, changes.Numeric)
        amount = typical(word.amount, mode)
        mine = 0.0
        if word.attribute_meant() == w.GOLD:
            value = -amount * kit.taste.a_gold
            if word.payee_meant() == w.PLAYER:
                mine = -value
        else:
            value = amount if word.attribute_meant() == w.FORTITUDE else -amount
        if word.who.who == wd.ME:
            return value
        if word.who.who == wd.EACH:
            return value * 0.3
        return (mine - kit.taste.harm * value) * crowd(word.who, mode)


class Drops(Worth):
    """More or less Alcohol Content in a Drink."""

    __slots__ = ()

    def sort_of(self, word: Word) -> int:
        return DRINK if word.number() < 0 else OTHER

    def kept(self, word: Word, kit: "Kit", mode: Mode) -> float:
        return kit.taste.a_drop * abs(word.number())


class Laced(Drops):
    """And what else is put into a Drink."""

    __slots__ = ()

    def sort_of(self, word: Word) -> int:
        return OTHER

    def kept(self, word: Word, kit: "Kit", mode: Mode) -> float:
        return super().kept(word, kit, mode) + sum(kept(each, kit, mode) for each in word.inner())


class Points(Worth):
    """Points of a tracker, for what they buy."""

    __slots__ = ()

    def kept(self, word: Word, kit: "Kit", mode: Mode) -> float:
        assert isinstance(word, trackers.Track)
        if word.who.who == wd.ME:
            return kit.point(word.tracker) * word.points
        return A_MARK * abs(word.points) * crowd(word.who, mode)


class BestPoint(Worth):
    __slots__ = ()

    def kept(self, word: Word, kit: "Kit", mode: Mode) -> float:
        assert isinstance(word, trackers.TrackOfChoice)
        return max((kit.point(tracker) for tracker in word.trackers), default=0.0)


class Held(Plain):
    """So much by itself, and a part of what it holds."""

    __slots__ = ("part",)

    def __init__(self, worth: float, part: float) -> None:
        super().__init__(worth)
        self.part = part

    def kept(self, word: Word, kit: "Kit", mode: Mode) -> float:
        held = sum(kept(inner, kit, mode) for inner in word.inner())
        return super().kept(word, kit, mode) + self.part * held


class OneOf(Worth):
    """What its player chooses is the best for them; what somebody else chooses is not."""

    __slots__ = ()

    def kept(self, word: Word, kit: "Kit", mode: Mode) -> float:
        found = [kept(inner, kit, mode) for inner in word.inner()]
        return max(found) if word.whom().who == wd.ME else min(found)


class Times(Worth):
    __slots__ = ()

    def kept(self, word: Word, kit: "Kit", mode: Mode) -> float:
        assert isinstance(word, flow.ForEach)
        times = typical(word.times, mode)
        return times * sum(kept(inner, kit, mode) for inner in word.inner())


class SettingOut(Plain):
    """A card for a box: worth less where another has to go for it."""

    __slots__ = ()

    def now(self, word: Word, mat: "Mat") -> float:
        box = word.box_meant()
        if box is None or not mat.has(box):
            return 0.0
        if isinstance(word, boxes.SetOutFromDiscard) and not mat.discarded(box):
            return 0.0
        return 0.5 if mat.room(box) else 0.15


class Growing(Plain):
    """One card of a box grows, or all do."""

    __slots__ = ("all",)

    def __init__(self, worth: float, all: bool) -> None:
        super().__init__(worth)
        self.all = all

    def now(self, word: Word, mat: "Mat") -> float:
        box = word.box_meant()
        if box is None:
            return 0.0
        gains = mat.gains_of_growing(box)
        if self.all:
            return sum(gains)
        gains.sort(reverse=True)
        return sum(gains[: max(1, word.number())])


class LayingDown(Held):
    __slots__ = ()

    def now(self, word: Word, mat: "Mat") -> float:
        box = word.box_meant()
        return mat.best_laid_down(box) if box is not None else 0.0


class Turning(Plain):
    """Cards are turned up until the right one comes."""

    __slots__ = ()

    def now(self, word: Word, mat: "Mat") -> float:
        return A_FETCHED_CARD


class Fetching(Plain):
    __slots__ = ()

    def now(self, word: Word, mat: "Mat") -> float:
        assert isinstance(word, hands.Fetch)
        return A_FETCHED_CARD * mat.best_discarded(word.tag)


class Looking(Plain):
    """A look at Drinks: before one orders, while the best of them can still go to somebody else."""

    __slots__ = ()

    def now(self, word: Word, mat: "Mat") -> float:
        view = mat.view
        early = view.active == view.me and w.NO_PHASE < view.phase <= w.ORDER_PHASE
        return 2.2 * self.worth if early and view.drink_deck > 1 else 0.0


class TurnedUp(Plain):
    """A card of a side deck that does something by itself: as good as they are on average."""

    __slots__ = ()

    def now(self, word: Word, mat: "Mat") -> float:
        return self.worth


class Strange(Held):
    """A word nobody has said anything about."""

    __slots__ = ()

    def now(self, word: Word, mat: "Mat") -> float:
        return self.worth


def typical(amount: Amount, mode: Mode) -> float:
    """A number as it usually comes out: half a tracker full, two players named."""
    if isinstance(amount, PerPick):
        return float(amount.printed * min(2, mode.most))
    if isinstance(amount, PerPointOfTheirs):
        return amount.printed + amount.each * (amount.tracker.most / 2)
    if isinstance(amount, PerPoint):
        return amount.printed + amount.each * (amount.tracker.most / 2 / amount.every)
    return float(amount.printed)


def crowd(who: Who, mode: Mode) -> float:
    """How many it is likely to touch."""
    if who.who == wd.PICKED:
        return float(min(2, mode.most))
    return 2.0 if who.who == wd.EACH_OTHER else 1.0


def for_whom(taste: Taste, value: float, who: Who, mode: Mode) -> float:
    """What is worth so much to whoever it happens to."""
    if who.who == wd.ME:
        return value
    return value * 0.3 if who.who == wd.EACH else -taste.harm * value * crowd(who, mode)


NOTHING: Final = Worth()
STRANGER: Final = Strange(0.5, 1.0)

# Every word of the vocabulary. What is worth nothing in hand stands here too: it happens, or what
# it does on paper says enough.
WORTH: Final[dict[type[Word], Worth]] = {
    changes.Change: Numbers(),
    changes.Pay: Numbers(),
    changes.TakeGold: Each(1.2, PURSE),
    # Answers
    answers.Negate: Plain(1.23, SHIELD),
    answers.CannotBeNegated: NOTHING,
    answers.Ignore: Plain(4.24, SHIELD),
    answers.Redirect: Plain(3.54, SHIELD),
    answers.Share: Plain(2.0, SHIELD),
    answers.StopGain: Plain(1.03),
    answers.Reduce: Plain(1.6, SHIELD),
    answers.Boost: Plain(0.77),
    answers.FromTheInn: Plain(0.72, PURSE),
    answers.KeepGold: Plain(0.99, PURSE),
    answers.TakeTips: Plain(1.2, PURSE),
    # Rounds
    rounds.StartRound: Plain(0.7, GAMBLE),
    rounds.StartBoundRound: Plain(0.92, GAMBLE),
    rounds.TakeControl: Plain(0.37, GAMBLE),
    rounds.OnlyCheatingNext: Plain(0.38, GAMBLE),
    rounds.Ante: NOTHING,
    rounds.LeaveRound: Plain(0.48, PURSE),
    rounds.EndRound: Plain(0.7, PURSE),
    rounds.WinRound: Plain(1.2),
    rounds.ResumeRound: Plain(0.89),
    rounds.TakePot: Plain(2.07),
    rounds.HalveWinnings: Plain(1.24),
    rounds.StealFromPot: Plain(0.68, PURSE),
    # Drinking, ordering and the turn
    serving.Order: Each(0.42),
    serving.DrinkMore: Plain(1.07),
    serving.GiveReserve: Plain(0.95),
    serving.Shots: NOTHING,
    serving.Dare: NOTHING,
    leaving.StepOutside: Plain(0.81),
    serving.Toast: Plain(0.3, ATTACK),
    serving.RoundOnTheHouse: NOTHING,
    serving.DrinkingContest: NOTHING,
    serving.DrinkFromDeck: NOTHING,
    serving.Demand: NOTHING,
    serving.MoreActions: Plain(0.96),
    serving.EndTurn: NOTHING,
    serving.LeaveTurn: NOTHING,
    stocking.NewDrinks: NOTHING,
    # Drinks
    drinks.IgnoreDrink: Plain(6.14, DRINK),
    drinks.NegateDrink: Plain(2.43, DRINK),
    drinks.GiveDrink: Plain(3.91, DRINK),
    drinks.SplitDrink: Plain(1.6, DRINK),
    drinks.SendToPile: Plain(2.98, DRINK),
    drinks.Strengthen: Drops(),
    drinks.LaceDrink: Laced(),
    drinks.SpoilDrink: Plain(0.51),
    drinks.WeakenTo: Plain(1.38, DRINK),
    drinks.ReplaceDrink: Plain(1.04),
    drinks.DrinkToFortitude: Plain(4.06, DRINK),
    drinks.FortitudeInstead: Plain(3.2, DRINK),
    # Hands and decks
    hands.Draw: Each(0.43),
    hands.Discard: Each(-0.37),
    hands.Exchange: NOTHING,
    hands.DiscardAndDraw: Plain(0.64),
    hands.PutBack: NOTHING,
    hands.Reveal: Each(-0.1),
    hands.CardsForFortitude: Each(0.38),
    hands.RevealUntil: Turning(1.0),
    hands.Fetch: Fetching(1.17),
    hands.DiscardOrLose: NOTHING,
    hands.DiscardForLess: NOTHING,
    offers.Offers: NOTHING,
    offers.EachChooses: NOTHING,
    offers.DropTopDrink: Plain(0.63, DRINK),
    # Looking
    looking.ForeseeDeck: Looking(0.6),
    looking.ForeseePile: Looking(0.4),
    # Words that hold others
    flow.ChooseOne: OneOf(),
    flow.May: Held(0.0, 1.0),
    flow.IfConscious: Held(0.0, 1.0),
    flow.IfTrack: Held(0.0, 0.5),
    flow.ForEach: Times(),
    # Kits
    trackers.Track: Points(),
    trackers.TrackOfChoice: BestPoint(),
    trackers.MayTrack: Held(0.0, 1.0),
    boxes.SetOutTop: SettingOut(0.59),
    boxes.SetOutFromDiscard: SettingOut(0.5),
    boxes.FillUp: NOTHING,
    boxes.Grow: Growing(0.29, all=False),
    boxes.GrowAll: Growing(0.89, all=True),
    boxes.Gather: NOTHING,
    boxes.ClearBox: NOTHING,
    boxes.DiscardFromBox: NOTHING,
    boxes.LayDown: LayingDown(0.3, 1.0),
    boxes.PassTopDrink: Plain(1.0, ATTACK),
    boxes.MakeRoom: NOTHING,
    turned.Attach: TurnedUp(1.17),
    turned.BoostWhole: Plain(0.49),
    turned.StayBefore: Plain(1.29),
    turned.Arrive: TurnedUp(0.94),
    turned.TakePlace: NOTHING,
    # Otto's own: nobody holds them
    automaton.ResetTracks: NOTHING,
    automaton.MendTracks: NOTHING,
    automaton.ResetAffected: NOTHING,
}


def of(word: Word) -> Worth:
    """What is known about a word: by its class, or by the nearest one above it."""
    for kind in type(word).__mro__:
        found = WORTH.get(kind)
        if found is not None:
            return found
    return STRANGER


def kept(word: Word, kit: "Kit", mode: Mode) -> float:
    return of(word).kept(word, kit, mode)


def of_mode(mode: Mode, kit: "Kit") -> tuple[float, int]:
    """What it is worth to be able to play this, and what sort of card it makes."""
    total = 0.0
    for number in mode.top:
        total += kept(mode.words[number], kit, mode)
    sort = ATTACK if mode.when == w.MY_ACTION else OTHER
    for word in mode.words:
        if sort == OTHER:
            sort = of(word).sort_of(word)
    return max(0.0, total), sort
