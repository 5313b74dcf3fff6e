"""Setting the table: who plays, with which Drinks, and the opening deal (SETUP)."""

import json
from collections.abc import Sequence
from typing import Final

from lastcall.engine import terms as w
from lastcall.engine.cards import Character, Deck
from lastcall.engine.dice import seeded
from lastcall.engine.pieces import Boxed, Cellar, Party, Seat, SidePile
from lastcall.engine.rulebook import DRINK_DECK_SIZE, Rulebook
from lastcall.engine.table import Game, Table
from lastcall.engine.turn import Turn

FEWEST: Final = 2
MOST: Final = 10
FORTITUDE: Final = 20
LARGEST_SEED: Final = (1 << 64) - 1


class SetupError(ValueError):
    """A table that cannot be set; the message says what is wrong and what is allowed.

    The code names the message that says so in other languages, the details fill it in.
    """

    def __init__(self, text: str, code: str = "", **details: object) -> None:
        super().__init__(text)
        self.code = code
        self.details = details


class Setup:
    """Everything that decides a game besides the answers."""

    __slots__ = (
        "bar_deck",
        "characters",
        "doppelgangers",
        "drinks",
        "first",
        "seed",
        "tavern",
        "taverns",
    )

    def __init__(
        self,
        characters: Sequence[Character],
        drinks: Sequence[Deck],
        *,
        seed: int = 0,
        bar_deck: bool = False,
        doppelgangers: bool = False,
        first: int = -1,
        taverns: Sequence[Deck] = (),
        tavern: int = 0,
    ) -> None:
        self.characters = list(characters)
        self.drinks = list(drinks)
        self.seed = seed
        self.bar_deck = bar_deck
        self.doppelgangers = doppelgangers
        self.first = first  # the starting player, or -1 for a random one (SETUP-17, OP-38)
        self.taverns = list(taverns)  # further taverns, each with a deck of its own (BAR-7)
        self.tavern = tavern  # where the evening begins; 0 is the Inn

    def check(self) -> None:
        n = len(self.characters)
        if not FEWEST <= n <= MOST:
            raise SetupError(
                f"{n} players cannot play; {FEWEST} to {MOST} can.",
                "table-players",
                count=n,
                fewest=FEWEST,
                most=MOST,
            )
        ids = [character.id for character in self.characters]
        if not self.doppelgangers:
            for name in ids:
                if ids.count(name) > 1:
                    raise SetupError(
                        f"{name} is seated twice; each character sits down once "
                        "unless doppelgangers are allowed.",
                        "table-seated-twice",
                        name=name,
                    )
        if not 0 <= self.seed <= LARGEST_SEED:
            raise SetupError(
                f"The seed {self.seed} is not a whole number from 0 to {LARGEST_SEED}.",
                "table-seed",
                seed=str(self.seed),
                largest=str(LARGEST_SEED),
            )
        if not -1 <= self.first < n:
            raise SetupError(
                f"There is no seat {self.first}; the first player is 0 to {n - 1}.",
                "table-first",
                seat=self.first,
                last=n - 1,
            )
        if not self.drinks:
            raise SetupError("A table needs at least one Drink Deck.", "table-without-drinks")
        if not 0 <= self.tavern <= len(self.taverns):
            raise SetupError(
                f"There is no tavern {self.tavern}; they are 0 to {len(self.taverns)}.",
                "table-tavern",
                tavern=self.tavern,
                last=len(self.taverns),
            )
        cellar = self.taverns[self.tavern - 1 :][:1] if self.tavern else self.drinks
        drinks = sum(len(deck.cards) for deck in cellar)
        if drinks < n:
            raise SetupError(
                f"{drinks} Drink Cards are too few for {n} players; one each is dealt.",
                "table-few-drinks",
                drinks=drinks,
                players=n,
            )

    def text(self) -> str:
        """The setup as JSON, by names: what a save file keeps of it."""
        return json.dumps(
            {
                "characters": [character.id for character in self.characters],
                "drinks": [deck.name for deck in self.drinks],
                "seed": self.seed,
                "bar_deck": self.bar_deck,
                "doppelgangers": self.doppelgangers,
                "first": self.first,
                "taverns": [deck.name for deck in self.taverns],
                "tavern": self.tavern,
            },
            sort_keys=True,
        )


def starting_gold(players: int) -> int:
    """SETUP-8."""
    if players == 2:
        return 8
    return 10 if players <= 6 else 12


def deal(setup: Setup) -> Table:
    """A table with the cards dealt, up to the first decision."""
    t = lay_out(setup)
    turn = Turn()
    t.frames.append(turn)
    turn.start(t, t.active)
    t.run()
    return t


def lay_out(setup: Setup) -> Table:
    """A table with the cards dealt and the first player chosen, before anything has happened."""
    setup.check()
    game = Game(setup.characters, Rulebook(), setup.text())
    t = Table(game, seeded(setup.seed))
    gold = starting_gold(len(setup.characters))
    for i, character in enumerate(setup.characters):
        t.parties.append(Party(FORTITUDE, 0, gold))
        seat = Seat(i)
        seat.deck = add_cards(game, character.deck, i, 0)
        t.dice.shuffle(seat.deck)
        for number, deck in enumerate(character.side_decks):
            cards = add_cards(game, deck, i, number + 1)
            t.dice.shuffle(cards)
            seat.side.append(SidePile(cards, []))
        seat.trackers = [tracker.start for tracker in character.trackers]
        for box in character.boxes:
            boxed = Boxed([], [])
            for _ in range(box.starts_with):
                boxed.put(seat.side[box.from_deck - 1].deck.pop())
            seat.boxes.append(boxed)
        t.seats.append(seat)
    game.total_gold = gold * len(setup.characters)
    stock_cellars(t, setup)
    t.tavern = setup.tavern
    t.active = setup.first if setup.first >= 0 else t.dice.below(len(t.seats))
    t.logging = False  # the deal is no news: everybody sees the same counts
    for i, seat in enumerate(t.seats):
        t.draw(i, seat.hand_size)
        seat.pile.append(t.cellars[t.tavern].deck.pop())
    t.logging = True
    return t


def stock_cellars(t: Table, setup: Setup) -> None:
    cards: list[int] = []
    for deck in setup.drinks:
        cards.extend(card for card in add_cards(t.game, deck, w.NOBODY, 0))
    # BAR-6: Tavern Drinks have another back and never go into the Inn's decks.
    own = [card for card in cards if t.game.defs[card].back == "drink"]
    t.set_aside = [card for card in cards if t.game.defs[card].back != "drink"]
    t.dice.shuffle(own)
    rest, deck30 = own[:-DRINK_DECK_SIZE], own[-DRINK_DECK_SIZE:]
    if setup.bar_deck:
        t.cellars.append(Cellar(deck30, [], rest, True))  # BAR-2
    else:
        t.cellars.append(Cellar(deck30, [], [], False))
        t.set_aside.extend(rest)  # SETUP-3
    for number, tavern in enumerate(setup.taverns):
        cards = add_cards(t.game, tavern, w.NOBODY, number + 1)
        t.dice.shuffle(cards)
        t.cellars.append(Cellar(cards, [], [], False))  # BAR-7


def add_cards(game: Game, deck: Deck, seat: int, number: int) -> list[int]:
    """Card instances for a deck: indices into the game's definitions."""
    first = len(game.defs)
    for card in deck.cards:
        game.defs.append(card)
        game.home_seat.append(seat)
        game.home_deck.append(number)
    return list(range(first, len(game.defs)))
