"""Everything that happens, one class a kind. Logs, animations and replays are made from these.

Every event says who may see it (`seen`: a mask of seats, or EVERYONE). One that changes a number
says before and after; one that moves a card says from where and to where, as numbers of zones
(`ON_THE_TABLE` while a card is being played). A seat of -1 is nobody, a card of -1 none in sight.
"""

from typing import ClassVar, Final

from lastcall.engine.extending import mypyc_attr

EVERYONE: Final = -1
ON_THE_TABLE: Final = -1  # a card on the stack, a Drink being drunk: in no zone


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened."""

    __slots__ = ("seen",)

    kind: ClassVar[str] = ""

    def __init__(self) -> None:
        self.seen = EVERYONE

    def only_for(self, seat: int) -> "Event":
        """The same, for one pair of eyes."""
        self.seen = 1 << seat
        return self

    def __repr__(self) -> str:
        return f"<{self.kind}>"


# Shapes ------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class OfASeat(Event):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.seen = EVERYONE

    def __repr__(self) -> str:
        return f"<{self.kind} seat={self.seat}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class OfACard(OfASeat):
    """A seat and a card that stays where it is."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card
        self.seen = EVERYONE


@mypyc_attr(allow_interpreted_subclasses=True)
class Moved(OfASeat):
    """A card goes from one zone to another."""

    __slots__ = ("card", "origin", "to")

    def __init__(self, seat: int, card: int, origin: int, to: int) -> None:
        self.seat = seat
        self.card = card
        self.origin = origin
        self.to = to
        self.seen = EVERYONE


@mypyc_attr(allow_interpreted_subclasses=True)
class InABox(Moved):
    """A card comes into a box of a kit, or leaves it."""

    __slots__ = ("box",)

    def __init__(self, seat: int, box: int, card: int, origin: int, to: int) -> None:
        self.seat = seat
        self.box = box
        self.card = card
        self.origin = origin
        self.to = to
        self.seen = EVERYONE


@mypyc_attr(allow_interpreted_subclasses=True)
class BetweenSeats(OfASeat):
    __slots__ = ("other",)

    def __init__(self, seat: int, other: int) -> None:
        self.seat = seat
        self.other = other
        self.seen = EVERYONE


@mypyc_attr(allow_interpreted_subclasses=True)
class AnswerBetweenSeats(BetweenSeats):
    """What a response moved, of which card, from whom to whom."""

    __slots__ = ("card",)

    def __init__(self, seat: int, other: int, card: int) -> None:
        self.seat = seat
        self.other = other
        self.card = card
        self.seen = EVERYONE


@mypyc_attr(allow_interpreted_subclasses=True)
class ToADrink(OfASeat):
    """What is done to a Drink: by whom, whose it is (now), which of those face up."""

    __slots__ = ("drink", "drinker")

    def __init__(self, seat: int, drinker: int, drink: int) -> None:
        self.seat = seat
        self.drinker = drinker
        self.drink = drink
        self.seen = EVERYONE


@mypyc_attr(allow_interpreted_subclasses=True)
class StrengthOfADrink(ToADrink):
    """Its strength changes: by the number on the card, and what it does before and after."""

    __slots__ = ("after", "amount", "before")

    def __init__(
        self, seat: int, drinker: int, drink: int, amount: int, before: int, after: int
    ) -> None:
        self.seat = seat
        self.drinker = drinker
        self.drink = drink
        self.amount = amount
        self.before = before
        self.after = after
        self.seen = EVERYONE


@mypyc_attr(allow_interpreted_subclasses=True)
class Changed(OfASeat):
    """A number goes from one value to another, because of somebody (or -1)."""

    __slots__ = ("after", "before", "cause")

    def __init__(self, seat: int, before: int, after: int, cause: int) -> None:
        self.seat = seat
        self.before = before
        self.after = after
        self.cause = cause
        self.seen = EVERYONE

    @property
    def amount(self) -> int:
        return self.after - self.before

    def __repr__(self) -> str:
        return f"<{self.kind} seat={self.seat} {self.before}->{self.after}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class OfATrack(Changed):
    """A number of one of a seat's further tracks."""

    __slots__ = ("attribute", "track")

    def __init__(
        self, seat: int, track: int, attribute: int, before: int, after: int, cause: int
    ) -> None:
        self.seat = seat
        self.track = track
        self.attribute = attribute
        self.before = before
        self.after = after
        self.cause = cause
        self.seen = EVERYONE


@mypyc_attr(allow_interpreted_subclasses=True)
class Counted(OfASeat):
    __slots__ = ("amount",)

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount
        self.seen = EVERYONE


@mypyc_attr(allow_interpreted_subclasses=True)
class GoldMoved(OfASeat):
    """Gold leaves a purse or the pot; `payer_after` and `payee_after` are what is left there."""

    __slots__ = ("amount", "payee", "payee_after", "payer_after")

    def __init__(
        self, seat: int, payee: int, amount: int, payer_after: int, payee_after: int
    ) -> None:
        self.seat = seat
        self.payee = payee  # a seat, INN or POT
        self.amount = amount
        self.payer_after = payer_after
        self.payee_after = payee_after
        self.seen = EVERYONE


# The turn ----------------------------------------------------------------------------------------


class TurnBegan(OfASeat):
    __slots__ = ("number",)
    kind: ClassVar[str] = "turn"

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number
        self.seen = EVERYONE


class Discarded(Moved):
    __slots__ = ()
    kind: ClassVar[str] = "discarded"

    def __init__(self, seat: int, card: int, origin: int, to: int) -> None:
        # Like any of its shape; of one class only Python makes them in two thirds of the time.
        self.seat = seat
        self.card = card
        self.origin = origin
        self.to = to
        self.seen = EVERYONE


class Drew(Counted):
    """How many cards a seat drew; which they were only it sees (`DrewCard`)."""

    __slots__ = ()
    kind: ClassVar[str] = "drew"


class DrewCard(Moved):
    """Only whoever drew the card sees this."""

    __slots__ = ()
    kind: ClassVar[str] = "drew-card"

    def __init__(self, seat: int, card: int, origin: int, to: int) -> None:
        self.seat = seat
        self.card = card
        self.origin = origin
        self.to = to
        self.seen = 1 << seat


class PutOnDeck(OfASeat):
    """A card from hand, on top of one's own deck; its owner is told which."""

    __slots__ = ()
    kind: ClassVar[str] = "put-on-deck"


class PutOnDeckCard(Moved):
    __slots__ = ()
    kind: ClassVar[str] = "put-on-deck-card"


class Reshuffled(Counted):
    """A discard pile becomes a deck again; `amount` cards are in it."""

    __slots__ = ("deck",)
    kind: ClassVar[str] = "reshuffled"

    def __init__(self, seat: int, deck: int, amount: int) -> None:
        self.seat = seat
        self.deck = deck
        self.amount = amount
        self.seen = EVERYONE


class Ordered(BetweenSeats):
    __slots__ = ()
    kind: ClassVar[str] = "ordered"


class Served(BetweenSeats):
    """A card of a side deck comes onto somebody's pile: a gift, no order."""

    __slots__ = ()
    kind: ClassVar[str] = "served"


class SobersUp(OfASeat):
    __slots__ = ()
    kind: ClassVar[str] = "sobers-up"


# Cards played ------------------------------------------------------------------------------------


class Played(Moved):
    """A card played: in which mode, at whom (a mask), for whom it answers."""

    __slots__ = ("behalf", "mode", "targets")
    kind: ClassVar[str] = "played"

    def __init__(
        self, seat: int, card: int, mode: int, targets: int, behalf: int, origin: int
    ) -> None:
        self.seat = seat
        self.card = card
        self.mode = mode
        self.targets = targets
        self.behalf = behalf
        self.origin = origin
        self.to = ON_THE_TABLE
        self.seen = EVERYONE


class Named(OfACard):
    """Whom a step of a kit, or a part that has just been turned up, touches."""

    __slots__ = ("targets",)
    kind: ClassVar[str] = "named"

    def __init__(self, seat: int, card: int, targets: int) -> None:
        self.seat = seat
        self.card = card
        self.targets = targets
        self.seen = EVERYONE


class Attached(Moved):
    """A card was turned up and is one with the card played from now on."""

    __slots__ = ()
    kind: ClassVar[str] = "attached"


class Negated(OfACard):
    __slots__ = ()
    kind: ClassVar[str] = "negated"


class Ignored(OfACard):
    """`seat` ignores this card, by whoever's answer."""

    __slots__ = ()
    kind: ClassVar[str] = "ignored"


class Redirected(AnswerBetweenSeats):
    __slots__ = ()
    kind: ClassVar[str] = "redirected"


class Shared(AnswerBetweenSeats):
    __slots__ = ()
    kind: ClassVar[str] = "shared"


class Reduced(OfACard):
    __slots__ = ("amount",)
    kind: ClassVar[str] = "reduced"

    def __init__(self, seat: int, card: int, amount: int) -> None:
        self.seat = seat
        self.card = card
        self.amount = amount
        self.seen = EVERYONE


class Accepted(OfACard):
    __slots__ = ()
    kind: ClassVar[str] = "accepted"


class Declined(OfACard):
    __slots__ = ()
    kind: ClassVar[str] = "declined"


class Chose(OfACard):
    """One of a card's alternatives, by position."""

    __slots__ = ("number",)
    kind: ClassVar[str] = "chose"

    def __init__(self, seat: int, card: int, number: int) -> None:
        self.seat = seat
        self.card = card
        self.number = number
        self.seen = EVERYONE


class Showed(OfACard):
    """A card turned up for all to see."""

    __slots__ = ()
    kind: ClassVar[str] = "showed"


class Fetched(Moved):
    __slots__ = ()
    kind: ClassVar[str] = "fetched"


# Attributes and Gold -----------------------------------------------------------------------------


class FortitudeChanged(Changed):
    __slots__ = ()
    kind: ClassVar[str] = "fortitude"


class AlcoholChanged(Changed):
    __slots__ = ()
    kind: ClassVar[str] = "alcohol"


class TrackMoved(OfATrack):
    """A marker of a further track."""

    __slots__ = ()
    kind: ClassVar[str] = "track"


class Paid(GoldMoved):
    __slots__ = ()
    kind: ClassVar[str] = "paid"


class InnPaid(GoldMoved):
    """The Inn stood in for `seat`, whose purse is as it was (STAT-12)."""

    __slots__ = ()
    kind: ClassVar[str] = "inn-paid"


class TookFromInn(GoldMoved):
    """Gold out of the Inn, for nobody's payment."""

    __slots__ = ()
    kind: ClassVar[str] = "took-from-inn"


class StoleFromPot(GoldMoved):
    """`seat` took Gold out of the pot; `payer_after` is what is left in it."""

    __slots__ = ()
    kind: ClassVar[str] = "stole-from-pot"


# Drinks ------------------------------------------------------------------------------------------


class Revealed(Moved):
    __slots__ = ()
    kind: ClassVar[str] = "revealed"


class ChaserRevealed(Moved):
    __slots__ = ()
    kind: ClassVar[str] = "chaser"


class EventRevealed(Moved):
    __slots__ = ()
    kind: ClassVar[str] = "event"


class EventSkipped(Moved):
    __slots__ = ()
    kind: ClassVar[str] = "event-skipped"


class DrinkIgnored(ToADrink):
    __slots__ = ()
    kind: ClassVar[str] = "drink-ignored"


class DrinkNegated(ToADrink):
    __slots__ = ()
    kind: ClassVar[str] = "drink-negated"


class Given(ToADrink):
    """`seat` gives the Drink away; `drinker` has it now."""

    __slots__ = ()
    kind: ClassVar[str] = "given"


class Split(ToADrink):
    """`seat` keeps one half, `drinker` has the other."""

    __slots__ = ()
    kind: ClassVar[str] = "split"


class Strengthened(StrengthOfADrink):
    __slots__ = ()
    kind: ClassVar[str] = "strengthened"


class Replaced(StrengthOfADrink):
    __slots__ = ()
    kind: ClassVar[str] = "replaced"


class TurnedToFortitude(StrengthOfADrink):
    __slots__ = ()
    kind: ClassVar[str] = "turned-to-fortitude"


class Laced(ToADrink):
    __slots__ = ()
    kind: ClassVar[str] = "laced"


class Spoiled(ToADrink):
    __slots__ = ()
    kind: ClassVar[str] = "spoiled"


class Drank(OfASeat):
    __slots__ = ("amount", "revealer")
    kind: ClassVar[str] = "drank"

    def __init__(self, seat: int, revealer: int, amount: int) -> None:
        self.seat = seat
        self.revealer = revealer
        self.amount = amount
        self.seen = EVERYONE


class Kept(Moved):
    __slots__ = ()
    kind: ClassVar[str] = "kept"


class PassedDrink(BetweenSeats):
    """A Drink goes unseen from one pile to another."""

    __slots__ = ()
    kind: ClassVar[str] = "passed-drink"


class SentOn(BetweenSeats):
    """A Drink that nobody had will be shuffled into somebody's pile."""

    __slots__ = ()
    kind: ClassVar[str] = "sent-on"


class DeckExhausted(Event):
    __slots__ = ()
    kind: ClassVar[str] = "deck-exhausted"


class Restocked(Event):
    __slots__ = ("amount",)
    kind: ClassVar[str] = "restocked"

    def __init__(self, amount: int) -> None:
        self.amount = amount
        self.seen = EVERYONE


# The contest -------------------------------------------------------------------------------------


class ContestTied(Counted):
    __slots__ = ()
    kind: ClassVar[str] = "contest-tied"


class ContestWithoutWinner(OfASeat):
    __slots__ = ()
    kind: ClassVar[str] = "contest-without-winner"


class ContestWon(OfASeat):
    __slots__ = ()
    kind: ClassVar[str] = "contest-won"


# The Round ---------------------------------------------------------------------------------------


class RoundStarted(OfASeat):
    __slots__ = ()
    kind: ClassVar[str] = "round-started"


class RoundResumed(OfASeat):
    __slots__ = ()
    kind: ClassVar[str] = "round-resumed"


class RoundEnded(OfASeat):
    __slots__ = ()
    kind: ClassVar[str] = "round-ended"


class RoundWon(Counted):
    __slots__ = ()
    kind: ClassVar[str] = "round-won"


class RoundWithoutWinner(Event):
    __slots__ = ("amount",)
    kind: ClassVar[str] = "round-without-winner"

    def __init__(self, amount: int) -> None:
        self.amount = amount
        self.seen = EVERYONE


class PotTaken(Counted):
    __slots__ = ()
    kind: ClassVar[str] = "pot-taken"


class Collected(GoldMoved):
    __slots__ = ()
    kind: ClassVar[str] = "collected"


class TookControl(OfASeat):
    __slots__ = ()
    kind: ClassVar[str] = "control"


class LeftRound(OfASeat):
    __slots__ = ()
    kind: ClassVar[str] = "left-round"


class Passed(OfASeat):
    __slots__ = ()
    kind: ClassVar[str] = "passed"


class NoAnte(OfASeat):
    __slots__ = ()
    kind: ClassVar[str] = "no-ante"


# Kits --------------------------------------------------------------------------------------------


class TrackerChanged(Changed):
    __slots__ = ("tracker",)
    kind: ClassVar[str] = "tracker"

    def __init__(self, seat: int, tracker: int, before: int, after: int, cause: int) -> None:
        self.seat = seat
        self.tracker = tracker
        self.before = before
        self.after = after
        self.cause = cause
        self.seen = EVERYONE


class TrackerSpent(TrackerChanged):
    """Points given for something that is told by itself."""

    __slots__ = ()
    kind: ClassVar[str] = "tracker-spent"


class Fired(OfASeat):
    __slots__ = ("tracker",)
    kind: ClassVar[str] = "fired"

    def __init__(self, seat: int, tracker: int) -> None:
        self.seat = seat
        self.tracker = tracker
        self.seen = EVERYONE


class SetOut(InABox):
    """A card comes into a box; into a hidden one only its owner sees which."""

    __slots__ = ()
    kind: ClassVar[str] = "set-out"


class TurnedUp(Moved):
    """The top card of a side deck: it will do what it does when it arrives."""

    __slots__ = ()
    kind: ClassVar[str] = "turned-up"


class MadeRoom(InABox):
    __slots__ = ()
    kind: ClassVar[str] = "made-room"


class Grew(OfACard):
    """A card in a box is worth more now."""

    __slots__ = ("after", "before", "box")
    kind: ClassVar[str] = "grew"

    def __init__(self, seat: int, box: int, card: int, before: int, after: int) -> None:
        self.seat = seat
        self.box = box
        self.card = card
        self.before = before
        self.after = after
        self.seen = EVERYONE


class Harvested(InABox):
    __slots__ = ("value",)
    kind: ClassVar[str] = "harvested"

    def __init__(self, seat: int, box: int, card: int, value: int, origin: int, to: int) -> None:
        self.seat = seat
        self.box = box
        self.card = card
        self.value = value
        self.origin = origin
        self.to = to
        self.seen = EVERYONE


class Gathered(InABox):
    __slots__ = ()
    kind: ClassVar[str] = "gathered"


class Burned(InABox):
    __slots__ = ()
    kind: ClassVar[str] = "burned"


class LaidDown(InABox):
    """A card from hand goes into a box; others see only that (`card` is -1 for them)."""

    __slots__ = ()
    kind: ClassVar[str] = "laid-down"


class LaidDownCard(InABox):
    __slots__ = ()
    kind: ClassVar[str] = "laid-down-card"


class Treated(InABox):
    __slots__ = ()
    kind: ClassVar[str] = "treated"


class Looked(Counted):
    """Somebody looked at the top cards of a deck or pile; which ones only they know."""

    __slots__ = ("zone",)
    kind: ClassVar[str] = "looked"

    def __init__(self, seat: int, zone: int, amount: int) -> None:
        self.seat = seat
        self.zone = zone
        self.amount = amount
        self.seen = EVERYONE


class Foresaw(OfACard):
    """One of the cards somebody looked at, for their eyes only."""

    __slots__ = ()
    kind: ClassVar[str] = "foresaw"


# Teams -------------------------------------------------------------------------------------------


class PartBegan(OfASeat):
    """In a shared turn: whose part of it comes now (TEAM-28, TEAM-34)."""

    __slots__ = ()
    kind: ClassVar[str] = "part"


class Championed(OfASeat):
    """Whom a team has named its Champion (TEAM-42 to TEAM-44)."""

    __slots__ = ()
    kind: ClassVar[str] = "championed"


class PotionSpent(OfASeat):
    """A team has drunk a Potion for one of the things it can do, and has this many left."""

    __slots__ = ("left", "number")
    kind: ClassVar[str] = "potion"

    def __init__(self, seat: int, number: int, left: int) -> None:
        self.seat = seat
        self.number = number
        self.left = left
        self.seen = EVERYONE


# Losing and winning ------------------------------------------------------------------------------


class LastCallRang(OfASeat):
    __slots__ = ()
    kind: ClassVar[str] = "last-call"


class Divided(OfASeat):
    """The Gold of somebody passing out: all of it, and what each of the others gets."""

    __slots__ = ("amount", "share")
    kind: ClassVar[str] = "divided"

    def __init__(self, seat: int, amount: int, share: int) -> None:
        self.seat = seat
        self.amount = amount
        self.share = share
        self.seen = EVERYONE


class Inherited(GoldMoved):
    """`payee` gets a share of the Gold of `seat`, who passed out."""

    __slots__ = ()
    kind: ClassVar[str] = "inherited"


class PassedOut(OfASeat):
    __slots__ = ()
    kind: ClassVar[str] = "passed-out"


class OutOfGold(OfASeat):
    __slots__ = ()
    kind: ClassVar[str] = "out-of-gold"


@mypyc_attr(allow_interpreted_subclasses=True)
class Won(OfASeat):
    __slots__ = ()
    kind: ClassVar[str] = "won"


class WonTogether(Won):
    """A team has won; `seat` is the first of it, `targets` are all."""

    __slots__ = ("targets",)
    kind: ClassVar[str] = "won-together"

    def __init__(self, seat: int, targets: int) -> None:
        self.seat = seat
        self.targets = targets
        self.seen = EVERYONE


class Tied(OfASeat):
    __slots__ = ()
    kind: ClassVar[str] = "tied"
