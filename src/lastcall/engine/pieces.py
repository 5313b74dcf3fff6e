"""The pieces on the table: mats, chairs with their cards, the cellar, a Round, events."""

from typing import Final

EVERYONE: Final = -1


class Party:
    """Whoever shares one mat: Fortitude, Alcohol Content and Gold. Alone, or later a team."""

    __slots__ = ("alcohol", "fortitude", "gold")

    def __init__(self, fortitude: int, alcohol: int, gold: int) -> None:
        self.fortitude = fortitude
        self.alcohol = alcohol
        self.gold = gold

    def clone(self) -> "Party":
        return Party(self.fortitude, self.alcohol, self.gold)


class SidePile:
    """A side deck of a character with its own discard pile (SETUP-7)."""

    __slots__ = ("deck", "discard")

    def __init__(self, deck: list[int], discard: list[int]) -> None:
        self.deck = deck
        self.discard = discard

    def clone(self) -> "SidePile":
        return SidePile(self.deck[:], self.discard[:])


class Boxed:
    """The cards in a box of a kit, each with the mark it has reached."""

    __slots__ = ("cards", "marks")

    def __init__(self, cards: list[int], marks: list[int]) -> None:
        self.cards = cards
        self.marks = marks

    def clone(self) -> "Boxed":
        return Boxed(self.cards[:], self.marks[:])

    def put(self, card: int) -> None:
        self.cards.append(card)
        self.marks.append(0)

    def take(self, card: int) -> None:
        i = self.cards.index(card)
        self.cards.pop(i)
        self.marks.pop(i)


class Seat:
    """A chair: one character's cards. The last card of a list is its top."""

    __slots__ = (
        "alive",
        "boxes",
        "deck",
        "discard",
        "hand",
        "hand_size",
        "kept",
        "out_at",
        "party",
        "pile",
        "side",
        "trackers",
    )

    def __init__(self, party: int) -> None:
        self.party = party
        self.alive = True
        self.out_at = 0  # in which batch of eliminations the seat left the game; 0 = still in
        self.hand_size = 7
        self.hand: list[int] = []
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.pile: list[int] = []  # the Drink Me! pile
        self.kept: list[int] = []  # Drinks that stay in front of the player (DRNK-16)
        self.side: list[SidePile] = []
        self.trackers: list[int] = []
        self.boxes: list[Boxed] = []

    def clone(self) -> "Seat":
        copy = Seat(self.party)
        copy.alive = self.alive
        copy.out_at = self.out_at
        copy.hand_size = self.hand_size
        copy.hand = self.hand[:]
        copy.deck = self.deck[:]
        copy.discard = self.discard[:]
        copy.pile = self.pile[:]
        copy.kept = self.kept[:]
        if self.side:
            copy.side = [pile.clone() for pile in self.side]
        if self.trackers:
            copy.trackers = self.trackers[:]
        if self.boxes:
            copy.boxes = [box.clone() for box in self.boxes]
        return copy


class Cellar:
    """A tavern's Drink Deck, its discard pile and, with that variant, the Bar Deck behind it."""

    __slots__ = ("bar", "deck", "discard", "dry", "has_bar")

    def __init__(self, deck: list[int], discard: list[int], bar: list[int], has_bar: bool) -> None:
        self.deck = deck
        self.discard = discard
        self.bar = bar
        self.has_bar = has_bar
        self.dry = False  # paid for, but there was nothing to shuffle (OP-6)

    def clone(self) -> "Cellar":
        copy = Cellar(self.deck[:], self.discard[:], self.bar[:], self.has_bar)
        copy.dry = self.dry
        return copy


class Round:
    """A Round of Gambling."""

    __slots__ = (
        "controller",
        "inside",
        "over",
        "passed",
        "pot",
        "seat",
        "starter",
        "strict",
        "winner",
    )

    def __init__(self, starter: int, inside: int) -> None:
        self.starter = starter
        self.controller = starter
        self.inside = inside  # mask of the seats in the Round
        self.passed = 0  # mask of those who passed since control last changed
        self.seat = starter  # whose gambling turn it is
        self.pot = 0
        self.strict = False  # Winning Hand! was the last card to take control (GAMB-19)
        self.winner = -1
        self.over = False

    def clone(self) -> "Round":
        copy = Round(self.starter, self.inside)
        copy.controller = self.controller
        copy.passed = self.passed
        copy.seat = self.seat
        copy.pot = self.pot
        copy.strict = self.strict
        copy.winner = self.winner
        copy.over = self.over
        return copy

    def leave(self, seat: int) -> None:
        """A player is out of the Round (GAMB-23 to GAMB-28); what they anted stays.

        Winning Hand! still binds after its player has gone, until a card takes control (GAMB-22).
        """
        self.inside &= ~(1 << seat)
        if self.controller == seat:
            self.controller = -1
            self.passed = 0  # OP-13: passes count from the loss of control


class Event:
    """Something that happened, and who may see it (a mask of seats, or EVERYONE).

    What `other` and `amount` hold depends on the kind; of a card "played" they are the mode and the
    mask of the seats named.
    """

    __slots__ = ("amount", "card", "kind", "other", "seat", "seen")

    def __init__(self, kind: str, seat: int, other: int, card: int, amount: int, seen: int) -> None:
        self.kind = kind
        self.seat = seat
        self.other = other
        self.card = card
        self.amount = amount
        self.seen = seen

    def __repr__(self) -> str:
        return f"<{self.kind} seat={self.seat} other={self.other} card={self.card} {self.amount}>"
