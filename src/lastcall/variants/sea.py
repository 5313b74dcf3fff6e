"""Sea Events: the tavern is aboard, and the voyage brings something every few turns.

Counters lie on a deck of Events. Everybody takes one off at the end of their turn; whoever takes
the last one turns up what has come. How long it then keeps quiet is its Encounter Level (SEA-5).
"""

from typing import ClassVar, Final

from lastcall.engine import terms as w
from lastcall.engine.cards import CardDef, Copies, Deck
from lastcall.engine.events import Changed, EventRevealed
from lastcall.engine.frames import Frame
from lastcall.engine.rules import Rule
from lastcall.engine.save import learn_piece
from lastcall.engine.setup import Variant
from lastcall.engine.table import Table
from lastcall.engine.turn import begin_event
from lastcall.engine.word import Word
from lastcall.engine.words import (
    TO_THE_INN,
    discard_for_less,
    drop_top_drink,
    each_chooses,
    each_may_buy,
    each_player,
    event,
    me,
    start_round,
    the_revealer,
)

PROGRESS: Final = "progress"
SAILED: Final = "_sailed"  # how many turns have taken their counter off
AT_FIRST: Final = 2  # SEA-2


def encounter(title: str, level: int, *do: Word, completed: str = "") -> CardDef:
    """Ours, as all of them are: the box names none but one."""
    return event(title, *do, back="sea", level=level, provenance="house", completed=completed)


MILD: list[CardDef | Copies] = [
    # The sea in a good mood.
    encounter("Dolphins off the bow", 2, each_player.draws(1)),
    2
    * encounter(
        "Voices under the keel", 2, each_chooses(me.gains(fortitude=1), me.loses(alcohol=1))
    ),
    2
    * encounter(
        "Ahoy! Anything to trade?",
        3,
        each_may_buy(
            (1, me.gains(fortitude=2)),
            (1, me.loses(alcohol=2)),
            (1, me.draws(2)),
            (2, drop_top_drink),
        ),
    ),
    # Nothing to do but what sailors do when there is nothing to do.
    encounter("Not a breath of wind", 3, start_round),
    encounter("Flying fish!", 2, each_player.loses(fortitude=1)),
    encounter("A cask adrift", 2, each_player.gains(alcohol=1)),
]
MEDIUM: list[CardDef | Copies] = [
    3 * encounter("Hold on to something!", 3, each_player.loses(fortitude=2)),
    2 * encounter("Black sails astern", 4, each_player.pays(2, TO_THE_INN)),
    encounter("Rats in the galley", 3, each_player.discards(2)),
    encounter("All hands, sing!", 4, each_player.gains(alcohol=2)),
    # Whoever was at the rail.
    encounter("Man overboard!", 3, the_revealer.loses(fortitude=2), the_revealer.loses(alcohol=1)),
]
DANGEROUS: list[CardDef | Copies] = [
    encounter(
        "Kraken Attack",
        7,
        each_player.loses(fortitude=2),
        each_player.gains(alcohol=2),
        completed="everything but the title",
    ),
    encounter("The Leviathan wakes", 6, discard_for_less(w.ACTION, 3, 1)),
    encounter("Into the maelstrom", 5, each_player.loses(fortitude=3)),
    encounter("Lightning in the rigging", 5, the_revealer.loses(fortitude=4)),
]

SEA_DECK: Final = Deck("sea", "rdi4", [*MILD, *MEDIUM, *DANGEROUS])


class Sailed(Changed):
    """Counters were taken off the deck, or put on it."""

    __slots__ = ()
    kind: ClassVar[str] = "sailed"


class Encounter(Frame):
    """Something has come up; when it is over, its level says how long the sea keeps quiet."""

    __slots__ = ("level", "seat")

    def __init__(self, seat: int, level: int) -> None:
        super().__init__()
        self.seat = seat
        self.level = level

    def clone(self) -> Frame:
        copy = Encounter(self.seat, self.level)
        copy.copy_window(self)
        return copy

    def advance(self, t: Table) -> None:
        t.frames.pop()
        count(t, self.seat, self.level)  # SEA-5, SEA-16


class Overdue(Frame):
    """Several were out before their turns could end: all their counters come off, one by one."""

    __slots__ = ("seat", "turns")

    def __init__(self, seat: int, turns: int) -> None:
        super().__init__()
        self.seat = seat
        self.turns = turns  # how many turns there have been

    def clone(self) -> Frame:
        copy = Overdue(self.seat, self.turns)
        copy.copy_window(self)
        return copy

    def at_rest(self, t: Table) -> bool:
        return True  # what the first has brought may be the end of whoever takes them

    def advance(self, t: Table) -> None:
        if t.counters[SAILED] == self.turns or not t.seats[self.seat].alive:
            t.frames.pop()
            return
        t.counters[SAILED] += 1
        sail(t, self.seat)


learn_piece(Encounter, "seat level")
learn_piece(Overdue, "seat turns")


class Voyage(Rule):
    """SEA-2 to SEA-5, SEA-11 to SEA-14."""

    comes_last: ClassVar[bool] = True  # SEA-12

    def set_up(self, t: Table) -> None:
        t.counters[PROGRESS] = AT_FIRST
        t.counters[SAILED] = 0

    def turn_started(self, t: Table, seat: int) -> None:
        """SEA-14: whoever was out before their turn could end leaves the counter to the next."""
        take_off(t, seat, t.turn - 1)

    def turn_ended(self, t: Table, seat: int) -> None:
        """SEA-12, SEA-13: after all else that a turn ends with, however it ended."""
        take_off(t, seat, t.turn)


def take_off(t: Table, seat: int, turns: int) -> None:
    """A counter for each of the turns that has none yet."""
    owed = turns - t.counters[SAILED]
    if owed == 1:
        t.counters[SAILED] = turns
        sail(t, seat)
    elif owed > 1:
        t.frames.append(Overdue(seat, turns))


def sail(t: Table, seat: int) -> None:
    """A counter comes off; with the last one the sea shows what it has."""
    left = t.counters[PROGRESS] - 1
    count(t, seat, left)
    if left > 0:
        return
    deck = t.game.stocks[SEA_DECK.name].deck
    card = t.take_top(deck)
    if t.logging:
        t.events.append(EventRevealed(seat, card, deck, -1))
    t.frames.append(Encounter(seat, t.game.defs[card].level))
    begin_event(t, seat, card, free=True)


def count(t: Table, seat: int, counters: int) -> None:
    before = t.counters[PROGRESS]
    t.counters[PROGRESS] = counters
    if t.logging:
        t.events.append(Sailed(seat, before, counters, -1))


SEA: Final = Variant("sea", rules=[Voyage], table_decks=[SEA_DECK], one_tavern=True)
