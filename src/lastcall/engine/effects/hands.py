"""Words about cards in hand and on one's deck: draw, discard, reveal, fetch."""

from typing import ClassVar

from lastcall.engine import options as o
from lastcall.engine import terms as w
from lastcall.engine.cards import Deck
from lastcall.engine.events import Fetched, PutOnDeck, PutOnDeckCard, Showed
from lastcall.engine.extending import mypyc_attr
from lastcall.engine.frames import Frame
from lastcall.engine.options import Option
from lastcall.engine.picking import PickCards
from lastcall.engine.play import Play
from lastcall.engine.preview import A_CARD, Layer, Paper
from lastcall.engine.table import Table
from lastcall.engine.turn import discard_from_hand
from lastcall.engine.word import Amount, PicksCards, Who, Word, each, me


class LosingCards(Frame):
    """A player discards cards of their choice, as many as told or as they have (DRNK-15).

    With a reward it is as many as they like, up to a limit, and each is worth so much Fortitude.
    """

    __slots__ = ("left", "reward", "seat")

    def __init__(self, seat: int, left: int, reward: int) -> None:
        super().__init__()
        self.seat = seat
        self.left = left
        self.reward = reward

    def clone(self) -> "Frame":
        copy = LosingCards(self.seat, self.left, self.reward)
        copy.copy_window(self)
        return copy

    def advance(self, t: Table) -> None:
        hand = t.seats[self.seat].hand
        if not self.left or not hand or not t.seats[self.seat].alive:
            t.frames.pop()
        else:
            plays = o.choose_among(hand)
            if self.reward:
                plays.append(o.FINISHED)
            t.ask_about(self.seat, w.ASK_LOSE_CARD, plays, None, due=self.left)

    def take(self, t: Table, option: Option) -> None:
        if option.kind == w.DONE:
            self.left = 0
            return
        self.left -= 1
        discard_from_hand(t, self.seat, option.card)
        if self.reward:
            t.change(self.seat, w.FORTITUDE, self.reward)


@mypyc_attr(allow_interpreted_subclasses=True)
class InHand(Word):
    """So many cards of somebody; it can stand on a Drink too (DRNK-13)."""

    __slots__ = ("cards", "who")

    def __init__(self, who: Who, cards: int) -> None:
        self.who = who
        self.cards = cards

    def whom(self) -> Who:
        return self.who

    def number(self) -> int:
        return self.cards

    def resolve(self, t: Table, play: Play) -> None:
        for seat in play.reaches(t, self.who):
            self.carry_out(t, seat, self.cards)

    def preview(self, paper: Paper, layer: Layer) -> None:
        for seat in paper.reaches(layer, self.who):
            paper.cards(seat, -A_CARD * self.cards)


class Draw(InHand):
    """From one's own deck, or from a side deck of one's kit."""

    __slots__ = ("deck",)
    name: ClassVar[str] = "draw"

    def __init__(self, who: Who, cards: int, deck: Deck | None = None) -> None:
        super().__init__(who, cards)
        self.deck = deck

    def deck_meant(self) -> Deck | None:
        return self.deck

    def carry_out(self, t: Table, seat: int, amount: int) -> None:
        if self.deck is None:
            t.draw(seat, amount)
            return
        number = t.side_deck_number(seat, self.deck)
        if number:
            t.draw(seat, amount, number)

    def preview(self, paper: Paper, layer: Layer) -> None:
        for seat in paper.reaches(layer, self.who):
            self.promised(paper, seat)

    def promised(self, paper: Paper, seat: int) -> None:
        paper.cards(seat, A_CARD * self.cards)


class Discard(InHand):
    __slots__ = ()
    name: ClassVar[str] = "discard"

    def resolve(self, t: Table, play: Play) -> None:
        """Of several the first in turn order is asked first: what is put on top comes first."""
        for seat in reversed(play.reaches(t, self.who)):
            self.carry_out(t, seat, self.cards)

    def carry_out(self, t: Table, seat: int, amount: int) -> None:
        t.frames.append(LosingCards(seat, amount, 0))


class CardsForFortitude(InHand):
    """Discard up to so many cards, 1 Fortitude for each."""

    __slots__ = ()
    name: ClassVar[str] = "cards-for-fortitude"
    gains_by_choice: ClassVar[bool] = True

    def resolve(self, t: Table, play: Play) -> None:
        for seat in play.reaches(t, self.who):
            if not (play.unhealed >> seat) & 1:  # there is nothing left to discard for
                self.carry_out(t, seat, self.cards)

    def carry_out(self, t: Table, seat: int, amount: int) -> None:
        t.frames.append(LosingCards(seat, amount, 1))

    def preview(self, paper: Paper, layer: Layer) -> None:
        for seat in paper.reaches(layer, self.who):
            paper.cards(seat, (1 - A_CARD) * self.cards)


class Redrawing(Frame):
    """A player discards and then draws: so many cards, or (0) as in phase 1 up to a full hand."""

    __slots__ = ("left", "number", "seat")

    def __init__(self, seat: int, number: int) -> None:
        super().__init__()
        self.seat = seat
        self.number = number
        self.left = number

    def clone(self) -> "Frame":
        copy = Redrawing(self.seat, self.number)
        copy.copy_window(self)
        copy.left = self.left
        return copy

    def advance(self, t: Table) -> None:
        seat = t.seats[self.seat]
        if not seat.alive:
            t.frames.pop()
        elif not seat.hand or (self.number and not self.left):
            self.draw(t)
        elif self.number:
            options = o.choose_among(seat.hand)
            t.ask_about(self.seat, w.ASK_LOSE_CARD, options, None, due=self.left)
        else:
            t.ask(self.seat, w.ASK_DISCARD, [*o.choose_among(seat.hand), o.FINISHED])

    def take(self, t: Table, option: Option) -> None:
        if option.kind == w.DONE:
            self.draw(t)
            return
        self.left -= 1
        discard_from_hand(t, self.seat, option.card)

    def draw(self, t: Table) -> None:
        t.frames.pop()
        seat = t.seats[self.seat]
        t.draw(self.seat, self.number or seat.hand_size - len(seat.hand))


class Exchange(InHand):
    """Discard so many cards, or as many as there are, then draw so many (RDI7-15)."""

    __slots__ = ()
    name: ClassVar[str] = "exchange"

    def carry_out(self, t: Table, seat: int, amount: int) -> None:
        t.frames.append(Redrawing(seat, amount))

    def preview(self, paper: Paper, layer: Layer) -> None:
        """As many come as go."""


class DiscardAndDraw(Word):
    """Somebody discards and draws as at the beginning of a turn, up to their own hand size."""

    __slots__ = ("who",)
    name: ClassVar[str] = "discard-and-draw"

    def __init__(self, who: Who) -> None:
        self.who = who

    def whom(self) -> Who:
        return self.who

    def resolve(self, t: Table, play: Play) -> None:
        for seat in play.reaches(t, self.who):
            t.frames.append(Redrawing(seat, 0))

    def preview(self, paper: Paper, layer: Layer) -> None:
        for seat in paper.reaches(layer, self.who):
            paper.cards(seat, A_CARD * 2)


class Reveal(InHand):
    """Turn up cards of one's deck and discard them (TURN-8)."""

    __slots__ = ()
    name: ClassVar[str] = "reveal"

    def carry_out(self, t: Table, seat: int, amount: int) -> None:
        shown: list[int] = []
        for _ in range(0 if t.game.is_bare(seat) else amount):
            card = t.next_card(seat)
            if card < 0:
                break
            shown.append(card)
            if t.logging:
                t.events.append(Showed(seat, card))
        for card in shown:
            t.discard(card)


class RevealUntil(Word):
    """Turn up cards of one's own deck until one of a subtype comes; it goes to hand."""

    __slots__ = ("tag",)
    name: ClassVar[str] = "reveal-until"

    def __init__(self, tag: str) -> None:
        self.tag = tag

    def tag_meant(self) -> str:
        return self.tag

    def resolve(self, t: Table, play: Play) -> None:
        for seat in play.reaches(t, me):
            self.turn_up(t, seat)

    def turn_up(self, t: Table, seat: int) -> None:
        shown: list[int] = []
        while True:
            card = t.next_card(seat)
            if card < 0:
                break
            if t.logging:
                t.events.append(Showed(seat, card))
            if self.tag in t.game.defs[card].tags:
                zone = t.seats[seat].zone
                to_hand(t, seat, card, zone + 1)
                break
            shown.append(card)
        for card in shown:
            t.discard(card)

    def preview(self, paper: Paper, layer: Layer) -> None:
        paper.weigh(self, layer)


class Fetch(PicksCards):
    """A card of a subtype comes back from the discard pile, shown to all."""

    __slots__ = ("tag",)
    name: ClassVar[str] = "fetch"
    question: ClassVar[str] = w.ASK_FETCH

    def __init__(self, tag: str) -> None:
        self.tag = tag

    def tag_meant(self) -> str:
        return self.tag

    def resolve(self, t: Table, play: Play) -> None:
        for seat in play.reaches(t, me):
            t.frames.append(PickCards(seat, self, 1))

    def choices(self, t: Table, seat: int) -> list[int]:
        return [card for card in t.seats[seat].discard if self.tag in t.game.defs[card].tags]

    def picked(self, t: Table, seat: int, card: int) -> None:
        t.seats[seat].discard.remove(card)
        to_hand(t, seat, card, t.seats[seat].zone + 2)

    def preview(self, paper: Paper, layer: Layer) -> None:
        paper.weigh(self, layer)


def to_hand(t: Table, seat: int, card: int, origin: int) -> None:
    """A card that everybody has seen goes into a hand."""
    t.hold(seat, card)
    t.learn(card, t.alive_mask())
    if t.logging:
        t.events.append(Fetched(seat, card, origin, t.seats[seat].zone))


class Sacrificing(Frame):
    """Each of several players discards a card of a type from hand, or loses Fortitude."""

    __slots__ = ("queue", "word")

    def __init__(self, queue: list[int], word: "DiscardOrLose") -> None:
        super().__init__()
        self.queue = queue
        self.word = word

    def clone(self) -> "Frame":
        copy = Sacrificing(self.queue[:], self.word)
        copy.copy_window(self)
        return copy

    def advance(self, t: Table) -> None:
        if not self.queue:
            t.frames.pop()
            return
        seat = self.queue[0]
        if not t.seats[seat].alive:
            self.queue.pop(0)
            return
        cards = [c for c in t.seats[seat].hand if t.game.defs[c].types() & self.word.type]
        if not cards:
            self.suffer(t)
            return
        plays = o.choose_among(cards)
        plays.append(o.DECLINING)
        t.ask_about(seat, w.ASK_SACRIFICE, plays, self.word)

    def suffer(self, t: Table) -> None:
        t.change(self.queue.pop(0), w.FORTITUDE, -self.word.fortitude)

    def take(self, t: Table, option: Option) -> None:
        if option.kind == w.DECLINE:
            self.suffer(t)
            return
        seat = self.queue.pop(0)
        discard_from_hand(t, seat, option.card)
        t.change(seat, w.FORTITUDE, self.word.saves() - self.word.fortitude)


class DiscardOrLose(Word):
    """Each player discards a card of this type from hand or loses Fortitude."""

    __slots__ = ("fortitude", "type", "who")
    name: ClassVar[str] = "discard-or-lose"

    def saves(self) -> int:
        """How much of the loss a card discarded saves one from."""
        return self.fortitude

    def __init__(self, who: Who, type: int, fortitude: int) -> None:
        self.who = who
        self.type = type
        self.fortitude = fortitude

    def whom(self) -> Who:
        return self.who

    def number(self) -> int:
        return self.fortitude

    def types_meant(self) -> int:
        return self.type

    def resolve(self, t: Table, play: Play) -> None:
        queue = [s for s in t.in_turn_order(t.active) if (play.present(t) >> s) & 1]
        t.frames.append(Sacrificing(queue, self))

    def preview(self, paper: Paper, layer: Layer) -> None:
        for seat in paper.taking_part(layer):
            paper.cards(seat, -1.0)


class DiscardForLess(DiscardOrLose):
    """Each player loses Fortitude, and less of it with a card of this type from hand."""

    __slots__ = ("least",)
    name: ClassVar[str] = "discard-for-less"

    def __init__(self, who: Who, type: int, fortitude: int, least: int) -> None:
        super().__init__(who, type, fortitude)
        self.least = least

    def saves(self) -> int:
        return self.fortitude - self.least

    def amount_meant(self) -> Amount:
        return Amount(self.least)

    def preview(self, paper: Paper, layer: Layer) -> None:
        for seat in paper.taking_part(layer):
            paper.cards(seat, -float(self.fortitude + self.least) / 2)


class PutBack(PicksCards):
    """Everybody puts cards of their own Character Deck from hand on top of it, unseen."""

    __slots__ = ("cards",)
    name: ClassVar[str] = "put-back"
    question: ClassVar[str] = w.ASK_PUT_BACK

    def __init__(self, cards: int) -> None:
        self.cards = cards

    def whom(self) -> Who:
        return each

    def number(self) -> int:
        return self.cards

    def resolve(self, t: Table, play: Play) -> None:
        present = play.present(t)
        for seat in reversed(t.in_turn_order(play.host(t))):  # what is put on top comes first
            if (present >> seat) & 1:
                t.frames.append(PickCards(seat, self, self.cards))

    def choices(self, t: Table, seat: int) -> list[int]:
        """Not a card of a side deck, even in hand (PUB-10)."""
        game = t.game
        return [
            card
            for card in t.seats[seat].hand
            if game.home_seat[card] == seat and game.home_deck[card] == 0
        ]

    def picked(self, t: Table, seat: int, card: int) -> None:
        owner = t.seats[seat]
        owner.hand.remove(card)
        owner.deck.append(card)
        t.lose_sight(seat)
        t.known[card] = 1 << seat
        if t.logging:
            t.events.append(PutOnDeck(seat))
            t.events.append(PutOnDeckCard(seat, card, owner.zone, owner.zone + 1).only_for(seat))

    def preview(self, paper: Paper, layer: Layer) -> None:
        for seat in paper.taking_part(layer):
            paper.cards(seat, -A_CARD * self.cards)
