"""Words about the boxes of a kit: cards are set out, grow, are gathered, laid down, swept away."""

from typing import ClassVar

from lastcall.engine import options as o
from lastcall.engine import terms as w
from lastcall.engine.cards import Box, Tracker
from lastcall.engine.effects.trackers import Gaining, waits_for_no_card
from lastcall.engine.events import (
    Burned,
    Gathered,
    Grew,
    Harvested,
    LaidDown,
    LaidDownCard,
    MadeRoom,
    PassedDrink,
    SetOut,
)
from lastcall.engine.extending import mypyc_attr
from lastcall.engine.frames import Frame
from lastcall.engine.options import Option
from lastcall.engine.picking import PickCards
from lastcall.engine.play import Play, step_of_kit
from lastcall.engine.preview import Layer, Paper
from lastcall.engine.table import Table
from lastcall.engine.word import Cost, PicksCards, Who, Word

# Moves in and out of a box -----------------------------------------------------------------------


def set_out(t: Table, seat: int, number: int, card: int, origin: int) -> None:
    """A card comes into a box; a full one must make room first."""
    box = t.seats[seat].boxes[number]
    rule = t.game.boxes[seat][number]
    if t.logging:
        if rule.hidden:  # a card face down is nobody else's business
            t.events.append(SetOut(seat, number, -1, origin, box.zone))
        told = SetOut(seat, number, card, origin, box.zone)
        t.events.append(told.only_for(seat) if rule.hidden else told)
    if len(box.cards) < rule.capacity:
        box.put(card)
    else:
        t.frames.append(MakingRoom(seat, number, card))


def top_into_box(t: Table, seat: int, number: int) -> bool:
    """The top card of the side deck that fills a box comes into it; False if there is none."""
    deck = t.deck_number(seat, t.game.boxes[seat][number])
    if not deck:
        return False
    card = t.next_card(seat, deck)
    if card < 0:
        return False
    set_out(t, seat, number, card, t.seats[seat].side[deck - 1].deck)
    return True


def grow(t: Table, seat: int, number: int, card: int) -> None:
    """One step down the ladder; on the last step nothing happens."""
    box = t.seats[seat].boxes[number]
    i = box.cards.index(card)
    ladder = t.game.defs[card].ladder
    if box.marks[i] < len(ladder) - 1:
        before = ladder[box.marks[i]]
        box.marks[i] += 1
        if t.logging:
            t.events.append(Grew(seat, number, card, before, ladder[box.marks[i]]))


def sweep(t: Table, seat: int, number: int, card: int) -> None:
    """A card leaves a box for its discard pile."""
    box = t.seats[seat].boxes[number]
    box.take(card)
    to = t.discard(card)
    if t.logging:
        t.events.append(MadeRoom(seat, number, card, box.zone, to))


class MakingRoom(Frame):
    """A new card for a full box waits: it or one of the old ones is discarded."""

    __slots__ = ("box", "card", "seat")

    def __init__(self, seat: int, box: int, card: int) -> None:
        super().__init__()
        self.seat = seat
        self.box = box
        self.card = card

    def clone(self) -> "Frame":
        copy = MakingRoom(self.seat, self.box, self.card)
        copy.copy_window(self)
        return copy

    def held(self) -> list[int]:
        return [self.card]

    def hidden_from(self, t: Table, seat: int) -> bool:
        """Whether the card it holds is out of this seat's sight."""
        return t.game.boxes[self.seat][self.box].hidden and seat != self.seat

    def advance(self, t: Table) -> None:
        if not t.seats[self.seat].alive:  # LOSE-17: whoever is out is not asked
            t.frames.pop()
            t.discard(self.card)
            return
        cards = [*t.seats[self.seat].boxes[self.box].cards, self.card]
        options = o.choose_among(cards)
        t.ask_about(self.seat, w.ASK_BOX, options, MAKE_ROOM, box=self.box)

    def take(self, t: Table, option: Option) -> None:
        t.frames.pop()
        box = t.seats[self.seat].boxes[self.box]
        if option.card != self.card:
            box.take(option.card)
            box.put(self.card)
        to = t.discard(option.card)
        if t.logging:
            t.events.append(MadeRoom(self.seat, self.box, option.card, box.zone, to))


class Gathering(Frame):
    """Every card of a box that has reached its last mark is discarded, and does what it says."""

    __slots__ = ("seat", "word")

    def __init__(self, seat: int, word: "Gather") -> None:
        super().__init__()
        self.seat = seat
        self.word = word

    def clone(self) -> "Frame":
        copy = Gathering(self.seat, self.word)
        copy.copy_window(self)
        return copy

    def at_rest(self, t: Table) -> bool:
        return waits_for_no_card(t)

    def advance(self, t: Table) -> None:
        box = t.box(self.seat, self.word.box)
        if box is None or not t.seats[self.seat].alive:
            t.frames.pop()
            return
        ripe: list[int] = []
        for i, card in enumerate(box.cards):
            definition = t.game.defs[card]
            if box.marks[i] == len(definition.ladder) - 1 and not definition.evergreen:
                ripe.append(card)
        for card in ripe:
            if not t.game.defs[card].modes:
                self.gather(t, card)
                return
        if not ripe:
            t.frames.pop()
        elif len(ripe) == 1:
            self.gather(t, ripe[0])
        else:
            number = t.box_number(self.seat, self.word.box)
            options = o.choose_among(ripe)
            t.ask_about(self.seat, w.ASK_BOX, options, self.word, box=number)

    def take(self, t: Table, option: Option) -> None:
        self.gather(t, option.card)

    def gather(self, t: Table, card: int) -> None:
        number = t.box_number(self.seat, self.word.box)
        box = t.seats[self.seat].boxes[number]
        box.take(card)
        if t.logging:
            t.events.append(Gathered(self.seat, number, card, box.zone, t.game.discard_to[card]))
        modes = t.game.defs[card].modes
        if modes:
            t.frames.append(step_of_kit(t, self.seat, card, modes[0]))
        else:
            t.discard(card)


# The words ---------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class OfABox(Word):
    """Acts on a box of its player's kit; where there is none, nothing happens."""

    __slots__ = ("box",)

    def __init__(self, box: Box) -> None:
        self.box = box

    def box_meant(self) -> Box:
        return self.box

    def resolve(self, t: Table, play: Play) -> None:
        number = t.box_number(play.owner, self.box)
        if number >= 0:
            self.act(t, play, number)

    def act(self, t: Table, play: Play, number: int) -> None:
        raise AssertionError("every word about a box acts in its own way")

    def preview(self, paper: Paper, layer: Layer) -> None:
        paper.weigh(self, layer)


class SetOutTop(OfABox):
    """The top card of a side deck goes into a box."""

    __slots__ = ()
    name: ClassVar[str] = "set-out"

    def act(self, t: Table, play: Play, number: int) -> None:
        top_into_box(t, play.owner, number)


class FillUp(OfABox):
    __slots__ = ()
    name: ClassVar[str] = "fill-up"

    def act(self, t: Table, play: Play, number: int) -> None:
        box = t.seats[play.owner].boxes[number]
        while len(box.cards) < self.box.capacity:
            if not top_into_box(t, play.owner, number):
                break


class GrowAll(OfABox):
    __slots__ = ()
    name: ClassVar[str] = "grow-all"

    def act(self, t: Table, play: Play, number: int) -> None:
        for card in t.seats[play.owner].boxes[number].cards:
            grow(t, play.owner, number, card)


class Gather(OfABox):
    __slots__ = ()
    name: ClassVar[str] = "gather"

    def act(self, t: Table, play: Play, number: int) -> None:
        t.frames.append(Gathering(play.owner, self))


class ClearBox(OfABox):
    """Everything in a box is discarded; each card is worth points of a tracker."""

    __slots__ = ("points", "tracker")
    name: ClassVar[str] = "clear-box"

    def __init__(self, box: Box, tracker: Tracker, points: int) -> None:
        super().__init__(box)
        self.tracker = tracker
        self.points = points

    def number(self) -> int:
        return self.points

    def tracker_meant(self) -> Tracker:
        return self.tracker

    def act(self, t: Table, play: Play, number: int) -> None:
        seat = play.owner
        box = t.seats[seat].boxes[number]
        cards = box.cards[:]
        box.cards.clear()
        box.marks.clear()
        for card in cards:
            to = t.discard(card)
            if t.logging:
                t.events.append(Burned(seat, number, card, box.zone, to))
        if cards:
            tracker = t.tracker_number(seat, self.tracker)
            t.frames.append(Gaining(seat, tracker, self.points * len(cards)))


@mypyc_attr(allow_interpreted_subclasses=True)
class PicksForABox(PicksCards):
    """Its player picks cards, to or from a box of the kit."""

    __slots__ = ("box",)
    question: ClassVar[str] = w.ASK_BOX

    def __init__(self, box: Box) -> None:
        self.box = box

    def box_meant(self) -> Box:
        return self.box

    def resolve(self, t: Table, play: Play) -> None:
        if t.box_number(play.owner, self.box) >= 0:
            t.frames.append(PickCards(play.owner, self, self.most()))

    def most(self) -> int:
        return 1

    def choices(self, t: Table, seat: int) -> list[int]:
        box = t.box(seat, self.box)
        return box.cards[:] if box is not None else []

    def preview(self, paper: Paper, layer: Layer) -> None:
        paper.weigh(self, layer)


class Grow(PicksForABox):
    """Cards in a box go one step up their ladder, chosen by their owner."""

    __slots__ = ("times",)
    name: ClassVar[str] = "grow"

    def __init__(self, box: Box, times: int) -> None:
        super().__init__(box)
        self.times = times

    def number(self) -> int:
        return self.times

    def most(self) -> int:
        return self.times

    def picked(self, t: Table, seat: int, card: int) -> None:
        grow(t, seat, t.box_number(seat, self.box), card)


class SetOutFromDiscard(PicksForABox):
    __slots__ = ()
    name: ClassVar[str] = "set-out-from-discard"
    question: ClassVar[str] = w.ASK_FETCH
    optional: ClassVar[bool] = True

    def choices(self, t: Table, seat: int) -> list[int]:
        deck = t.deck_number(seat, self.box)
        return t.zones[t.seats[seat].side[deck - 1].discard][:] if deck else []

    def picked(self, t: Table, seat: int, card: int) -> None:
        discard = t.seats[seat].side[t.deck_number(seat, self.box) - 1].discard
        t.zones[discard].remove(card)
        set_out(t, seat, t.box_number(seat, self.box), card, discard)


class DiscardFromBox(PicksForABox):
    __slots__ = ("cards",)
    name: ClassVar[str] = "discard-from-box"
    optional: ClassVar[bool] = True

    def __init__(self, box: Box, cards: int) -> None:
        super().__init__(box)
        self.cards = cards

    def number(self) -> int:
        return self.cards

    def most(self) -> int:
        return self.cards

    def picked(self, t: Table, seat: int, card: int) -> None:
        sweep(t, seat, t.box_number(seat, self.box), card)


class LayDown(PicksForABox):
    """A card from hand may go into a box; what it holds happens only if it does."""

    __slots__ = ("then",)
    name: ClassVar[str] = "lay-down"
    question: ClassVar[str] = w.ASK_LAY_DOWN
    optional: ClassVar[bool] = True

    def __init__(self, box: Box, then: tuple[Word, ...] = ()) -> None:
        super().__init__(box)
        self.then = then

    def inner(self) -> tuple[Word, ...]:
        return self.then

    def number(self) -> int:
        return 1

    def choices(self, t: Table, seat: int) -> list[int]:
        """Only one's own Character Cards can be laid down."""
        game = t.game
        return [
            card
            for card in t.seats[seat].hand
            if game.home_seat[card] == seat and game.home_deck[card] == 0
        ]

    def picked(self, t: Table, seat: int, card: int) -> None:
        number = t.box_number(seat, self.box)
        box = t.seats[seat].boxes[number]
        hand = t.seats[seat].zone
        t.seats[seat].hand.remove(card)
        box.put(card)
        if self.box.hidden:
            t.lose_sight(seat)
            if card in t.known:
                t.known[card] &= 1 << seat
        if t.logging:
            seen = -1 if self.box.hidden else card
            t.events.append(LaidDown(seat, number, seen, hand, box.zone))
            t.events.append(LaidDownCard(seat, number, card, hand, box.zone).only_for(seat))

    def finished(self, t: Table, play: Play | None, number: int) -> None:
        if play is not None:
            if number:
                play.follow()
            else:
                play.drop()

    def preview(self, paper: Paper, layer: Layer) -> None:
        """It has yet to be asked: as if declined, unless somebody guesses otherwise."""
        paper.weigh(self, layer)
        layer.drop()


class PassTopDrink(Word):
    """The top of one's Drink Me! pile goes, unseen, onto somebody else's."""

    __slots__ = ("to",)
    name: ClassVar[str] = "pass-top-drink"

    def __init__(self, to: Who) -> None:
        self.to = to

    def whom(self) -> Who:
        return self.to

    def number(self) -> int:
        return 1

    def resolve(self, t: Table, play: Play) -> None:
        pile = t.seats[play.owner].pile
        for seat in play.reaches(t, self.to):
            if pile and t.has_pile(seat):
                t.put_on_pile(seat, pile.pop())
                if t.logging:
                    t.events.append(PassedDrink(play.owner, seat))

    def preview(self, paper: Paper, layer: Layer) -> None:
        for seat in paper.reaches(layer, self.to):
            paper.pass_top_drink(layer.owner, seat)


class Harvest(Cost):
    """Cards of a box, by their current values, as the card is played."""

    __slots__ = ("box", "value")
    name: ClassVar[str] = "harvest"

    def __init__(self, box: Box, value: int) -> None:
        self.box = box
        self.value = value

    def amount(self) -> int:
        return self.value

    def box_meant(self) -> Box:
        return self.box

    def affordable(self, t: Table, seat: int) -> bool:
        box = t.box(seat, self.box)
        if box is None:
            return False
        total = 0
        for i, card in enumerate(box.cards):
            total += t.game.defs[card].ladder[box.marks[i]]
        return total >= self.value

    def pay(self, t: Table, play: Play) -> bool:
        if play.paid >= self.value:
            return True
        number = t.box_number(play.owner, self.box)
        cards = t.seats[play.owner].boxes[number].cards
        worth = [c for c in cards if t.boxed_value(play.owner, number, c) > 0]
        if t.frames and t.frames[-1] is play:
            if len(worth) == 1:
                self.paid_with(t, play, worth[0])
            else:
                options = o.choose_among(worth)
                due = self.value - play.paid
                t.ask_about(play.owner, w.ASK_COST, options, None, box=number, due=due)
        return False

    def paid_with(self, t: Table, play: Play, card: int) -> None:
        number = t.box_number(play.owner, self.box)
        value = t.boxed_value(play.owner, number, card)
        play.paid += value
        box = t.seats[play.owner].boxes[number]
        box.take(card)
        to = t.discard(card)
        if t.logging:
            t.events.append(Harvested(play.owner, number, card, value, box.zone, to))


class MakeRoom(Word):
    """Not on any card: what a full box asks of its owner when another card comes."""

    __slots__ = ()
    name: ClassVar[str] = "make-room"

    def resolve(self, t: Table, play: Play) -> None:
        raise AssertionError("no card says this")

    def preview(self, paper: Paper, layer: Layer) -> None:
        """It is asked, never played."""


MAKE_ROOM = MakeRoom()
