"""Pub Crawl: there are other taverns in town, and somebody always knows a better one.

The whole party is at one place. What is ordered comes from the deck of that place, everything else
from the Inn (PUB-18, PUB-19). Whoever is about to order may first lead the way elsewhere, for a
Gold; the Tavern Event of the new place greets them. When a place has nothing left to order, it is
last call there, and everybody goes home to the Inn (PUB-21).
"""

from typing import ClassVar, Final

from lastcall.engine import options as o
from lastcall.engine import terms as w
from lastcall.engine.cards import CardDef, Copies, Deck
from lastcall.engine.events import OfACard, OfASeat
from lastcall.engine.frames import Frame
from lastcall.engine.options import Option
from lastcall.engine.pieces import Cellar
from lastcall.engine.rules import Rule
from lastcall.engine.save import learn_piece
from lastcall.engine.setup import Variant
from lastcall.engine.table import Table
from lastcall.engine.turn import begin_event
from lastcall.engine.word import Word
from lastcall.engine.words import (
    ACTION_SOMETIMES_ANYTIME,
    FORTITUDE,
    TO_THE_INN,
    drink,
    drink_event,
    drinking_contest,
    each_chooses,
    each_player,
    each_puts_back,
    event,
    ignore_card,
    me,
    start_round,
)

PLACE: Final = "place"  # what a Tavern Card looks like
BEEN: Final = "_been"  # the seats that have finished a turn, as a mask


def pour(
    title: str,
    alcohol: int = 0,
    fortitude: int = 0,
    *,
    chaser: bool = False,
    extras: tuple[Word, ...] = (),
) -> CardDef:
    """A Tavern Drink of ours."""
    return drink(
        title,
        alcohol,
        fortitude,
        chaser=chaser,
        extras=extras,
        back="tavern",
        provenance="house",
    )


def happening(title: str, *do: Word) -> CardDef:
    """A Drink Event of ours in a Tavern Drink Deck."""
    return drink_event(title, *do, back="tavern", provenance="house")


STAR_MOLE: list[CardDef | Copies] = [
    drink(
        "Old Fae-shioned",
        3,
        keep=[ignore_card(types=ACTION_SOMETIMES_ANYTIME, affecting=FORTITUDE)],
        back="tavern",
        completed="its strength",
    ),
    # House: what grows and glows underground, and what it does to the eyes.
    pour("Glowworm Gin", 3),
    pour("Tunneller's Tipple", 2, extras=(me.draws(1),)),
    pour("Mole's Milk", 0, 1),
    pour("Stardust Stout with a Chaser", 2, chaser=True),
    happening("The lanterns go out!", each_player.discards(1)),
]
VELVET_PURSE: list[CardDef | Copies] = [
    # House: thin glasses, thick carpets, and whoever plays here pays here.
    pour("Champagne of the House", 1, extras=(me.draws(2),)),
    pour("Croupier's Cordial", 2),
    pour("Debtor's Dram", 4),
    pour("High Roller with a Chaser", 2, chaser=True),
    pour("A Glass of Cold Water", -1),
    happening("The house takes its cut!", each_player.pays(1, TO_THE_INN)),
]
UNDER_THE_ANVIL: list[CardDef | Copies] = [
    # House: it is served in buckets, and the buckets are old helmets.
    pour("Slag", 5),
    pour("Anvil Ale", 3, 1),
    pour("Hammerhead", 4, -1),
    pour("Bellows Brew with a Chaser", 3, chaser=True),
    pour("Quenching Bucket", 0, 1),
    happening("Who's the strongest here?", drinking_contest),
]

TAVERNS: Final = (
    Deck("drinks-star-mole", "rdi9", STAR_MOLE),
    Deck("drinks-velvet-purse", "rdi9", VELVET_PURSE),
    Deck("drinks-anvil", "rdi9", UNDER_THE_ANVIL),
)

# One Tavern Card for each place, the Inn's first, in the order of the taverns.
PLACES: Final = Deck(
    "places",
    "rdi9",
    [
        # House: the Inn itself, as everybody calls it who is on the way back there.
        CardDef("The Good Old Red Dragon", (), back=PLACE, provenance="house"),
        event(
            "The Star Mole Drinking Hole",
            each_puts_back(1),
            back=PLACE,
            completed="that the card comes from hand",
        ),
        # House: nobody sits down here without being dealt in.
        event("The Velvet Purse", start_round, back=PLACE, provenance="house"),
        # House: at the door one wrestles the smith, or drinks what the smith drinks.
        event(
            "Under the Anvil",
            each_chooses(me.gains(alcohol=1), me.loses(fortitude=1)),
            back=PLACE,
            provenance="house",
        ),
    ],
    open=True,
)
NUMBERS: Final = {card.id: number for number, card in enumerate(PLACES.cards)}


class Crawled(OfACard):
    """The party goes to the place on this card."""

    __slots__ = ()
    kind: ClassVar[str] = "crawled"


class LastOrders(OfASeat):
    """A tavern has nothing left to order, and the party goes back to the Inn."""

    __slots__ = ()
    kind: ClassVar[str] = "last-orders"


class Crawling(Frame):
    """Whoever is about to order may lead the way (PUB-14)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def clone(self) -> Frame:
        copy = Crawling(self.seat)
        copy.copy_window(self)
        return copy

    def advance(self, t: Table) -> None:
        places = [card for card in lying(t) if open_to_all(t, number_of(t, card))]
        if not places:
            t.frames.pop()
            return
        options = [*o.choose_among(places), o.FINISHED]
        t.ask_together(self.seat, w.ASK_CRAWL, options)

    def take(self, t: Table, option: Option) -> None:
        t.frames.pop()
        if option.kind == w.CHOOSE:
            crawl(t, self.seat, option.card)


class Arriving(Frame):
    """The Tavern Event is under way; when it is over its card lies with the others again."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card = card

    def clone(self) -> Frame:
        copy = Arriving(self.card)
        copy.copy_window(self)
        return copy

    def advance(self, t: Table) -> None:
        t.frames.pop()
        stock = t.game.stocks[PLACES.name]
        t.zones[stock.discard].remove(self.card)
        t.zones[stock.deck].append(self.card)
        t.zones[stock.deck].sort()


learn_piece(Crawling, "seat")
learn_piece(Arriving, "card")


class Town(Rule):
    """PUB-12 to PUB-22."""

    comes_last: ClassVar[bool] = True  # one crawls when the Action Phase is over

    def set_up(self, t: Table) -> None:
        t.counters[BEEN] = 0

    def turn_started(self, t: Table, seat: int) -> None:
        """Whoever ordered the last of a tavern may be out before that phase, or turn, could end."""
        last_orders(t, seat)

    def phase_ended(self, t: Table, seat: int, phase: int) -> None:
        if phase == w.ACTION_PHASE:
            if not t.alive_mask() & ~t.counters[BEEN] and t.party(seat).gold > 1:  # PUB-15
                t.phase = w.ORDER_PHASE
                t.frames.append(Crawling(seat))
        elif phase == w.ORDER_PHASE:
            last_orders(t, seat)

    def turn_ended(self, t: Table, seat: int) -> None:
        t.counters[BEEN] |= t.side_of(seat)
        last_orders(t, seat)


def lying(t: Table) -> list[int]:
    """The Tavern Cards on the table."""
    return t.zones[t.game.stocks[PLACES.name].deck]


def number_of(t: Table, card: int) -> int:
    """Which place a Tavern Card is of; 0 is the Inn."""
    return NUMBERS[t.game.defs[card].id]


def open_to_all(t: Table, place: int) -> bool:
    """Another place than this one, with something to order there or to shuffle (PUB-22)."""
    cellar = t.cellars[place]
    return place != t.tavern and (place == 0 or len(cellar.deck) + len(cellar.discard) > 0)


def crawl(t: Table, seat: int, card: int) -> None:
    """PUB-14 to PUB-17. The Gold is no card's price: nobody can get out of it."""
    t.pay(seat, w.INN, 1, False)
    t.tavern = number_of(t, card)
    if t.logging:
        t.events.append(Crawled(seat, card))
    if t.tavern:
        fill(t, t.cellars[t.tavern])
        lying(t).remove(card)
        t.frames.append(Arriving(card))
        begin_event(t, seat, card, free=True)


def last_orders(t: Table, seat: int) -> None:
    """PUB-21: nothing is left at this place, and nobody pays for that."""
    cellar = t.cellars[t.tavern]
    if t.tavern and not cellar.deck:
        fill(t, cellar)
        t.tavern = 0
        if t.logging:
            t.events.append(LastOrders(seat))


def fill(t: Table, cellar: Cellar) -> None:
    if not cellar.deck:
        cellar.deck.extend(cellar.discard)
        cellar.discard.clear()
        t.shuffle(cellar.deck)


PUB: Final = Variant("pub", rules=[Town], table_decks=[PLACES], taverns=TAVERNS)
