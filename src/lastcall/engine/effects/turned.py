"""Words that turn up a card of a side deck: it joins the card being played, or comes to stay."""

from typing import ClassVar

from lastcall.engine import options as o
from lastcall.engine import terms as w
from lastcall.engine.cards import PARTS, Box, CardDef, Deck, Mode
from lastcall.engine.effects.boxes import OfABox, set_out, sweep
from lastcall.engine.events import ON_THE_TABLE, SetOut, TurnedUp
from lastcall.engine.extending import mypyc_attr
from lastcall.engine.frames import Frame
from lastcall.engine.options import Option
from lastcall.engine.play import Play, step_of_kit
from lastcall.engine.preview import Layer, Paper
from lastcall.engine.table import Table
from lastcall.engine.word import Word

# Cards that join another -------------------------------------------------------------------------


class Attach(Word):
    """The top card of a side deck joins the card it stands on, before anybody responds."""

    __slots__ = ("deck",)
    name: ClassVar[str] = "attach"
    attaches: ClassVar[bool] = True

    def __init__(self, deck: Deck) -> None:
        self.deck = deck

    def deck_meant(self) -> Deck:
        return self.deck

    def announced(self, t: Table, play: Play) -> None:
        number = t.side_deck_number(play.owner, self.deck)
        card = t.next_card(play.owner, number) if number else -1
        if card >= 0:
            play.attach(t, card, t.seats[play.owner].side[number - 1].deck)

    def resolve(self, t: Table, play: Play) -> None:
        """It has done what it does."""

    def preview(self, paper: Paper, layer: Layer) -> None:
        """Before it is played nobody knows the card; then that card speaks for itself."""
        if not layer.parts:
            paper.weigh(self, layer)


class BoostWhole(Word):
    """On a card that joins another: every number of that one grows (CARD-17)."""

    __slots__ = ("by",)
    name: ClassVar[str] = "boost-whole"
    attaches: ClassVar[bool] = True

    def __init__(self, by: int) -> None:
        self.by = by

    def number(self) -> int:
        return self.by

    def announced(self, t: Table, play: Play) -> None:
        for c in play.consequences:
            if c.number < PARTS:
                c.amount += self.by if play.amount_of(t, c) > 0 else -self.by

    def resolve(self, t: Table, play: Play) -> None:
        """It has done what it does."""

    def preview(self, paper: Paper, layer: Layer) -> None:
        """What is coming has grown already."""


class Placing(Frame):
    """A card that stays is put before another player: whoever its player likes."""

    __slots__ = ("seat", "word")

    def __init__(self, seat: int, word: "StayBefore") -> None:
        super().__init__()
        self.seat = seat
        self.word = word

    def clone(self) -> "Frame":
        copy = Placing(self.seat, self.word)
        copy.copy_window(self)
        return copy

    def advance(self, t: Table) -> None:
        others = t.others(self.seat) if t.seats[self.seat].alive else []
        others = [seat for seat in others if not t.game.is_bare(seat)]  # OTTO-68
        if not others:
            t.frames.pop()  # it is discarded with the card
        elif len(others) == 1:
            self.place(t, others[0])
        else:
            t.ask_about(self.seat, w.ASK_TARGET, o.give_to_one_of(others), self.word)

    def take(self, t: Table, option: Option) -> None:
        self.place(t, option.seat())

    def place(self, t: Table, seat: int) -> None:
        t.frames.pop()
        play = t.frames[-1]
        assert isinstance(play, Play)
        set_out(t, seat, t.box_number(seat, self.word.box), play.release(), ON_THE_TABLE)


class StayBefore(OfABox):
    """Its card is put before another player and stays there."""

    __slots__ = ()
    name: ClassVar[str] = "stay-before"

    def act(self, t: Table, play: Play, number: int) -> None:
        t.frames.append(Placing(play.owner, self))

    def preview(self, paper: Paper, layer: Layer) -> None:
        """Before whom has yet to be said."""

    def promised(self, paper: Paper, seat: int) -> None:
        paper.cards(seat, -1.0)


# Cards that come to stay in a row of boxes -------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class OfARow(Word):
    """About boxes side by side, each of which holds one card."""

    __slots__ = ("row",)

    def __init__(self, row: tuple[Box, ...]) -> None:
        self.row = row

    def box_meant(self) -> Box:
        return self.row[0]


class Arrive(OfARow):
    """The top card of a side deck is turned up: first its Enemies, then what it does at once,
    then its place.
    """

    __slots__ = ()
    name: ClassVar[str] = "arrive"

    def resolve(self, t: Table, play: Play) -> None:
        seat = play.owner
        deck = t.deck_number(seat, self.row[0])
        card = t.next_card(seat, deck) if deck else -1
        if card < 0:
            return
        if t.logging:
            t.events.append(TurnedUp(seat, card, t.seats[seat].side[deck - 1].deck, ON_THE_TABLE))
        if not self.gets_along(t, seat, card):
            t.discard(card)
            return
        at_once = arriving(t.game.defs[card])
        if at_once is not None:
            t.frames.append(step_of_kit(t, seat, card, at_once))
        else:
            take_place(t, seat, self.row, card)

    def gets_along(self, t: Table, seat: int, card: int) -> bool:
        """What its own Enemy text says; False if the newcomer goes."""
        enemy = t.game.defs[card].enemy
        if enemy is None:
            return True
        for box in self.row:
            number = t.box_number(seat, box)
            for other in t.seats[seat].boxes[number].cards[:]:
                if not enemy.tag or enemy.tag in t.game.defs[other].tags:
                    if enemy.goes_itself:
                        return False
                    sweep(t, seat, number, other)
        return True

    def preview(self, paper: Paper, layer: Layer) -> None:
        paper.weigh(self, layer)


class TakePlace(OfARow):
    """Its card takes the first place in a row; those in its way move up."""

    __slots__ = ()
    name: ClassVar[str] = "take-place"

    def resolve(self, t: Table, play: Play) -> None:
        take_place(t, play.owner, self.row, play.release())

    def preview(self, paper: Paper, layer: Layer) -> None:
        """It changes no number."""


def arriving(card: CardDef) -> Mode | None:
    """What a card does at once when it arrives, if it does anything."""
    for mode in card.modes:
        for word in mode.words:
            if isinstance(word, TakePlace):
                return mode
    return None


def take_place(t: Table, seat: int, row: tuple[Box, ...], card: int) -> None:
    """Each pushes the next one up, as far as the first gap; the last one goes.

    Whoever is out has no place for it.
    """
    if not t.seats[seat].alive:
        t.discard(card)
        return
    origin = ON_THE_TABLE
    for box in row:
        number = t.box_number(seat, box)
        boxed = t.seats[seat].boxes[number]
        pushed = boxed.cards[0] if boxed.cards else -1
        if pushed >= 0 and box is row[-1]:
            sweep(t, seat, number, pushed)
        elif pushed >= 0:
            boxed.take(pushed)
        boxed.put(card)
        if t.logging:
            t.events.append(SetOut(seat, number, card, origin, boxed.zone))
        if pushed < 0:
            return
        card, origin = pushed, boxed.zone
