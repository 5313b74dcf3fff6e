"""The pieces on the table: mats, chairs with their cards, the cellar, a Round."""

from typing import Final

from lastcall.engine import terms as w
from lastcall.engine.extending import mypyc_attr


@mypyc_attr(acyclic=True, free_list_len=1)
class Party:
    """Whoever shares one mat: Fortitude, Alcohol Content and Gold. Alone, or a team."""

    __slots__ = ("alcohol", "fortitude", "gold", "mortal", "potions", "top")

    def __init__(self, fortitude: int, alcohol: int, gold: int) -> None:
        self.fortitude = fortitude
        self.alcohol = alcohol
        self.gold = gold
        self.top = w.TRACK_TOP  # how far its track goes
        self.mortal = True  # whether it can pass out or run out of Gold
        self.potions = 0  # Potion Tokens left (TEAM-12)

    def clone(self) -> "Party":
        copy = Party(self.fortitude, self.alcohol, self.gold)
        copy.top = self.top
        copy.mortal = self.mortal
        copy.potions = self.potions
        return copy


class Stock:
    """A deck and its discard pile (SETUP-7), as numbers of zones."""

    __slots__ = ("deck", "discard")

    def __init__(self, deck: int, discard: int) -> None:
        self.deck = deck
        self.discard = discard


@mypyc_attr(acyclic=True)
class Boxed:
    """The cards in a box of a kit, each with the mark it has reached."""

    __slots__ = ("cards", "marks", "zone")

    def __init__(self, zone: int, cards: list[int], marks: list[int]) -> None:
        self.zone = zone
        self.cards = cards
        self.marks = marks

    def put(self, card: int) -> None:
        self.cards.append(card)
        self.marks.append(0)

    def take(self, card: int) -> None:
        i = self.cards.index(card)
        self.cards.pop(i)
        self.marks.pop(i)

    def mark_of(self, card: int) -> int:
        return self.marks[self.cards.index(card)]


@mypyc_attr(acyclic=True, free_list_len=1)
class Seat:
    """A chair: one character's cards. The last card of a list is its top.

    Its lists of cards are the table's zones from `zone` on: hand, deck, discard pile, Drink Me!
    pile and kept Drinks, then its boxes.
    """

    __slots__ = (
        "actions",
        "alive",
        "boxes",
        "could",
        "deck",
        "discard",
        "hand",
        "hand_size",
        "kept",
        "orders",
        "out_at",
        "party",
        "pile",
        "side",
        "trackers",
        "tracks",
        "zone",
    )

    def __init__(
        self,
        party: int,
        zone: int,
        zones: list[list[int]],
        side: list[Stock],
        tracks: list[int],
        trackers: list[int],
        boxes: list[Boxed],
    ) -> None:
        self.party = party
        self.tracks = tracks  # parties that are further tracks of this seat (OTTO-12)
        self.alive = True
        self.out_at = 0  # in which batch of eliminations the seat left the game; 0 = still in
        self.hand_size = w.HAND_SIZE
        self.actions = 1  # Action plays a turn (TURN-9)
        self.orders = 1  # Drinks ordered a turn (TURN-13)
        # The moments its cards could be played at, or more: worked out when it is looked for.
        self.could = w.ANYTHING
        self.zone = zone
        self.hand = zones[zone]
        self.deck = zones[zone + 1]
        self.discard = zones[zone + 2]
        self.pile = zones[zone + 3]  # the Drink Me! pile
        self.kept = zones[zone + 4]  # Drinks that stay in front of the player (DRNK-16)
        self.side = side
        self.trackers = trackers
        self.boxes = boxes

    def clone(self, zones: list[list[int]]) -> "Seat":
        """A copy over these zones. What is empty stays so, and is shared."""
        boxes = self.boxes
        if boxes:
            boxes = [Boxed(box.zone, zones[box.zone], box.marks[:]) for box in boxes]
        trackers = self.trackers[:] if self.trackers else self.trackers
        copy = Seat(self.party, self.zone, zones, self.side, self.tracks, trackers, boxes)
        copy.alive = self.alive
        copy.out_at = self.out_at
        copy.hand_size = self.hand_size
        copy.actions = self.actions
        copy.orders = self.orders
        copy.could = self.could
        return copy


SEAT_ZONES: Final = ("hand", "deck", "discard", "pile", "kept")
PILE: Final = SEAT_ZONES[3]


@mypyc_attr(acyclic=True, free_list_len=1)
class Cellar:
    """A tavern's Drink Deck, its discard pile and, with that variant, the Bar Deck behind it.

    Its lists of cards are the table's zones from `zone` on, in this order.
    """

    __slots__ = ("bar", "deck", "discard", "dry", "has_bar", "zone")

    def __init__(self, zone: int, zones: list[list[int]], has_bar: bool) -> None:
        self.zone = zone
        self.deck = zones[zone]
        self.discard = zones[zone + 1]
        self.bar = zones[zone + 2]
        self.has_bar = has_bar
        self.dry = False  # paid for, but there was nothing to shuffle (OP-6)

    def awaits_payment(self) -> bool:
        """The deck has run out, and new Drinks have yet to be paid for (DRNK-8)."""
        return not self.deck and not self.dry

    def clone(self, zones: list[list[int]]) -> "Cellar":
        copy = Cellar(self.zone, zones, self.has_bar)
        copy.dry = self.dry
        return copy


CELLAR_ZONES: Final = ("drink deck", "drink discard", "bar deck")
DRINK_DECK: Final = CELLAR_ZONES[0]


@mypyc_attr(acyclic=True)
class Round:
    """A Round of Gambling."""

    __slots__ = (
        "bound",
        "controller",
        "inside",
        "over",
        "passed",
        "pot",
        "prizes",
        "seat",
        "sharer",
        "starter",
        "strict",
        "winner",
        "winnings",
    )

    def __init__(self, starter: int, inside: int) -> None:
        self.starter = starter
        # Whoever is away, or Ignores the Event that starts it, has no part in it (TEAM-105).
        self.controller = starter if (inside >> starter) & 1 else -1
        self.inside = inside  # mask of the seats in the Round
        self.passed = 0  # mask of those who passed since control last changed
        self.seat = starter  # whose gambling turn it is
        self.pot = 0
        self.prizes: list[int] = []  # cards that lie in the pot and go with it (PRIZE-3)
        self.strict = False  # Winning Hand! was the last card to take control (GAMB-19)
        self.bound = False  # nobody may leave it of their own will
        self.winner = -1
        self.winnings = 0  # what the winner has collected
        self.sharer = -1  # whoever took half of what the winner collected
        self.over = False

    def clone(self) -> "Round":
        copy = Round(self.starter, self.inside)
        copy.controller = self.controller
        copy.passed = self.passed
        copy.seat = self.seat
        copy.pot = self.pot
        if self.prizes:
            copy.prizes = self.prizes[:]
        copy.strict = self.strict
        copy.bound = self.bound
        copy.winner = self.winner
        copy.winnings = self.winnings
        copy.sharer = self.sharer
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
