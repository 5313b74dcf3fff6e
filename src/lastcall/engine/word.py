"""What a word of the vocabulary is, whom it can touch, and how an amount is counted."""

from typing import TYPE_CHECKING, ClassVar, Final

from lastcall.engine import terms as w
from lastcall.engine.extending import mypyc_attr

if TYPE_CHECKING:
    from lastcall.engine.cards import Box, Deck, Tracker
    from lastcall.engine.drinking import Drinking
    from lastcall.engine.play import Play
    from lastcall.engine.preview import Layer, Paper
    from lastcall.engine.table import Table

# Whom a word touches, seen from the player of the card.
ME: Final = 0
PICKED: Final = 1  # the player(s) named for the card
EACH_OTHER: Final = 2
EACH: Final = 3
SOURCE: Final = 4  # whoever caused what is being answered
DRINKER: Final = 5  # whoever drinks the Drink that this was added to
RICHEST: Final = 6  # of the other players whoever has most Gold; all who do (OTTO-29)
FIRMEST: Final = 7  # ... most Fortitude
DRUNKEST: Final = 8  # ... most Alcohol Content
WHO_NAMES: Final = (
    *("me", "picked", "each-other", "each", "source", "drinker"),
    *("richest", "firmest", "drunkest"),
)
LEADERS: Final = {RICHEST: w.GOLD, FIRMEST: w.FORTITUDE, DRUNKEST: w.ALCOHOL}

# Whom a mode lets its player name (TURN-11).
PICK_NOBODY: Final = 0
PICK_ANOTHER: Final = 1
PICK_ANYONE: Final = 2
PICK_GAMBLER: Final = 3  # another player in the Round
PICK_BYSTANDER: Final = 4  # neither me nor the attacker
PICK_ACTIVE: Final = 5  # the player whose turn it is


@mypyc_attr(allow_interpreted_subclasses=True)
class Who:
    """Somebody a word happens to, and whom the player of the card may name for it."""

    __slots__ = ("pick", "who")

    def __init__(self, who: int, pick: int = PICK_NOBODY) -> None:
        self.who = who
        self.pick = pick


me: Final = Who(ME)
picked: Final = Who(PICKED)
each_other: Final = Who(EACH_OTHER)
each: Final = Who(EACH)
source: Final = Who(SOURCE)


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount:
    """A number on a card. This one is printed; its children count something on resolution."""

    __slots__ = ("printed",)

    name: ClassVar[str] = ""  # how texts tell what it counts
    counted: ClassVar[bool] = False

    def __init__(self, printed: int) -> None:
        self.printed = printed

    def value(self, t: "Table", play: "Play") -> int:
        return self.printed

    def expected(self, paper: "Paper", layer: "Layer") -> int:
        """The same on paper."""
        return self.printed

    def times(self, sign: int) -> "Amount":
        """The same, lost instead of gained."""
        return Amount(sign * self.printed)

    def tracker_meant(self) -> "Tracker | None":
        return None

    def per(self) -> tuple[int, int]:
        """So much for every so many of what it counts."""
        return self.printed, 1


class PerPoint(Amount):
    """So much for every so many points of a tracker of the card's player."""

    __slots__ = ("each", "every", "tracker")

    name: ClassVar[str] = "per-point"
    counted: ClassVar[bool] = True

    def __init__(self, printed: int, tracker: "Tracker", every: int = 1, each: int = 1) -> None:
        super().__init__(printed)
        self.tracker = tracker
        self.every = every
        self.each = each

    def value(self, t: "Table", play: "Play") -> int:
        return self.printed + self.each * (t.points(play.owner, self.tracker) // self.every)

    def expected(self, paper: "Paper", layer: "Layer") -> int:
        return self.printed + self.each * (paper.points(layer.owner, self.tracker) // self.every)

    def times(self, sign: int) -> Amount:
        return PerPoint(sign * self.printed, self.tracker, self.every, sign * self.each)

    def tracker_meant(self) -> "Tracker":
        return self.tracker

    def per(self) -> tuple[int, int]:
        return self.each, self.every


class PerPointOfTheirs(Amount):
    """So much for every point of a tracker that whoever was named has (a Mark)."""

    __slots__ = ("each", "tracker")

    name: ClassVar[str] = "per-point-of-theirs"
    counted: ClassVar[bool] = True

    def __init__(self, printed: int, tracker: "Tracker", each: int = 1) -> None:
        super().__init__(printed)
        self.tracker = tracker
        self.each = each

    def value(self, t: "Table", play: "Play") -> int:
        total = self.printed
        for seat in range(len(t.seats)):
            if (play.targets >> seat) & 1:
                total += self.each * t.points(seat, self.tracker)
        return total

    def expected(self, paper: "Paper", layer: "Layer") -> int:
        return self.printed + self.each * sum(
            paper.points(seat, self.tracker) for seat in layer.targets
        )

    def times(self, sign: int) -> Amount:
        return PerPointOfTheirs(sign * self.printed, self.tracker, sign * self.each)

    def tracker_meant(self) -> "Tracker":
        return self.tracker

    def per(self) -> tuple[int, int]:
        return self.each, 1


class PerPick(Amount):
    """So much for every player named as the card was played (RDI7-30)."""

    __slots__ = ()

    name: ClassVar[str] = "per-pick"

    def value(self, t: "Table", play: "Play") -> int:
        return self.printed * play.targets.bit_count()

    def expected(self, paper: "Paper", layer: "Layer") -> int:
        return self.printed * len(layer.targets)

    def times(self, sign: int) -> Amount:
        return PerPick(sign * self.printed)


def half(amount: int) -> int:
    """Half, the magnitude rounded up (SPLT-4, OP-19)."""
    return (amount + 1) // 2 if amount >= 0 else -((1 - amount) // 2)


@mypyc_attr(allow_interpreted_subclasses=True)
class Word:
    """One thing that a card does.

    A word says in its class what it does to the game around it, and knows itself how it resolves
    and how it looks on paper (`preview`). `name` finds its messages.
    """

    __slots__ = ()

    name: ClassVar[str] = ""
    revision: ClassVar[int] = 0  # to be raised when it does something else (see `content`)
    changes_drink: ClassVar[bool] = False  # CHNG-1, CHNG-2
    antes: ClassVar[bool] = False  # it calls for antes
    ends_round: ClassVar[bool] = False
    ends_without_winner: ClassVar[bool] = False  # TIP-2, TIP-3: barred in answer to antes
    numeric: ClassVar[bool] = False  # its consequences are foreseen and can be answered
    reaches_for_drinks: ClassVar[bool] = False  # it needs a Drink Deck that is not empty (DRNK-8)
    redirects: ClassVar[bool] = False
    shares: ClassVar[bool] = False
    resumes_round: ClassVar[bool] = False
    splits: ClassVar[bool] = False  # it splits a Drink
    covers_side: ClassVar[bool] = False  # what it does for one it does for the whole team
    needs_a_pot: ClassVar[bool] = False  # it finds nothing to do where the pot is empty
    concerns_all: ClassVar[bool] = False  # on an Event it is about everybody
    attaches: ClassVar[bool] = False  # it does something as the card is announced
    leaves_round: ClassVar[bool] = False  # whoever it touches leaves the Round
    stands_in: ClassVar[bool] = False  # for Gold of one's own: one can ante without any (GAMB-36)
    gains_by_choice: ClassVar[bool] = False  # Fortitude for what its player may do
    robs_inn: ClassVar[bool] = False  # Gold leaves the Inn by it

    def whom(self) -> Who:
        """Whom it touches."""
        return me

    def inner(self) -> "tuple[Word, ...]":
        """The words it holds: alternatives, what may follow, what is done for each."""
        return ()

    def announced(self, t: "Table", play: "Play") -> None:
        """The card has been played; nobody has responded yet."""

    def all_revealed(self, t: "Table", drinking: "Drinking") -> None:
        """The Drinks it called for lie face up; nobody has responded yet."""

    def counts_in_contest(self) -> bool:
        """CONT-9: whether it changes what a Drink is worth there, also one nobody will drink."""
        return False

    def guards(self, t: "Table", play: "Play") -> bool:
        """Whether the card it stands on cannot be Negated as things stand."""
        return False

    def foresee(self, t: "Table", play: "Play", number: int) -> None:
        """Fix what it will do to whom (TURN-11); only numeric words do."""

    def resolve(self, t: "Table", play: "Play") -> None:
        """Do it. A word that needs an answer first asks, or puts a frame on the stack."""
        raise AssertionError("every word resolves in its own way")

    def carry_out(self, t: "Table", seat: int, amount: int) -> None:
        """Do it to one seat: what a Drink says besides its numbers (DRNK-13)."""
        raise AssertionError("only words about cards in hand stand on a Drink")

    def possible(self, t: "Table", seat: int) -> bool:
        """Whether it could be carried out for this seat, where that is a choice."""
        return True

    def promised(self, paper: "Paper", seat: int) -> None:
        """Do it on paper to the seat that is named for it, or that takes it where it is offered."""

    def accepted(self, paper: "Paper", seat: int, number: int) -> None:
        """A seat takes one of the things it offers, on paper."""

    def counted(self, t: "Table", play: "Play") -> int:
        """What its number comes to as things stand, where it is counted."""
        return 0

    def expected(self, paper: "Paper", layer: "Layer") -> int:
        """Its number on paper."""
        return self.number()

    def chosen(self, t: "Table", play: "Play", number: int) -> None:
        """The answer to a choice it asked for: which of its inner words, by position."""

    def preview(self, paper: "Paper", layer: "Layer") -> None:
        """Do the same on paper, as far as everybody can see what will happen."""
        raise AssertionError("every word is previewed in its own way")

    # What it is about, for questions, texts and bots; most words are about none of these.

    def number(self) -> int:
        """The number printed on it, signed; 0 if there is none."""
        return 0

    def attribute_meant(self) -> int:
        """What it changes, for a word with a number that can be answered."""
        return 0

    def payee_meant(self) -> int:
        """Where its Gold goes: INN, POT or PLAYER."""
        return w.INN

    def tracker_meant(self) -> "Tracker | None":
        return None

    def box_meant(self) -> "Box | None":
        return None

    def trackers_meant(self) -> "tuple[Tracker, ...]":
        """The trackers its player chooses from."""
        return ()

    def deck_meant(self) -> "Deck | None":
        return None

    def choices_meant(self) -> "tuple[Word, ...]":
        """What it offers everybody to choose from."""
        return ()

    def prices_meant(self) -> tuple[int, ...]:
        """What each of those costs, in Gold."""
        return ()

    def tag_meant(self) -> str:
        """The subtype of card it looks for."""
        return ""

    def types_meant(self) -> int:
        """The types of card it asks for, as bits."""
        return 0

    def amount_meant(self) -> Amount | None:
        """How its number is counted, where it could be anything but printed."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class PicksCards(Word):
    """A word for which its player picks cards, one at a time (see `picking.PickCards`)."""

    __slots__ = ()

    question: ClassVar[str] = ""
    optional: ClassVar[bool] = False

    def choices(self, t: "Table", seat: int) -> list[int]:
        """The cards to pick from now."""
        raise AssertionError("every such word says what can be picked")

    def picked(self, t: "Table", seat: int, card: int) -> None:
        raise AssertionError("every such word says what becomes of a card")

    def finished(self, t: "Table", play: "Play | None", number: int) -> None:
        """The picking is over; so many cards were picked."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Cost:
    """What a way to play a card costs besides, paid before anybody responds."""

    __slots__ = ()

    name: ClassVar[str] = ""

    def amount(self) -> int:
        raise AssertionError

    def affordable(self, t: "Table", seat: int) -> bool:
        raise AssertionError

    def pay(self, t: "Table", play: "Play") -> bool:
        """Pay, or the next part of it; False while there is a choice to be made or more due."""
        raise AssertionError

    def paid_with(self, t: "Table", play: "Play", card: int) -> None:
        """A card was chosen to pay with."""

    def tracker_meant(self) -> "Tracker | None":
        return None

    def box_meant(self) -> "Box | None":
        return None
