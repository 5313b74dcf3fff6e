"""Setting the table: who plays, with which Drinks, and the opening deal (SETUP)."""

import json
from collections.abc import Callable, Sequence
from typing import Final

from lastcall.engine import terms as w
from lastcall.engine import zones as z
from lastcall.engine.cards import Box, Character, Deck, Tracker
from lastcall.engine.content import (
    RULES_REVISION,
    digest_of_character,
    digest_of_deck,
    digest_of_rules,
    fields_of,
)
from lastcall.engine.dice import is_secret, seeded
from lastcall.engine.effects.stocking import DRINK_DECK_SIZE
from lastcall.engine.extending import mypyc_attr
from lastcall.engine.options import MOST_CARDS
from lastcall.engine.pieces import CELLAR_ZONES, SEAT_ZONES, Boxed, Cellar, Party, Seat, Stock
from lastcall.engine.problem import Problem
from lastcall.engine.rulebook import Rulebook
from lastcall.engine.rules import Rule
from lastcall.engine.shared_turn import SharedTurn
from lastcall.engine.state import Game
from lastcall.engine.table import Table
from lastcall.engine.turn import Turn
from lastcall.engine.zones import Zone

FEWEST: Final = 2
MOST: Final = 10
LARGEST_SEED: Final = (1 << 64) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class SetupError(Problem):
    """A table that cannot be set; the message says what is wrong and what is allowed."""


class Variant:
    """Another way to spend the evening: rules that join in, and decks that belong to nobody."""

    __slots__ = (
        "arrange",
        "cast",
        "guest",
        "name",
        "one_tavern",
        "people",
        "rules",
        "table_decks",
        "taverns",
        "together",
    )

    def __init__(
        self,
        name: str,
        *,
        rules: Sequence[Callable[[int], Rule]] = (),
        table_decks: Sequence[Deck] = (),
        taverns: Sequence[Deck] = (),
        one_tavern: bool = False,
        arrange: "Callable[[Setup], None] | None" = None,
        cast: Callable[[list[str], int, list[str]], list[str]] | None = None,
        together: int = 1,
        guest: Character | None = None,
        people: int = 0,
    ) -> None:
        self.name = name
        self.rules = tuple(rules)
        self.table_decks = tuple(table_decks)
        self.taverns = tuple(taverns)  # further places with a Drink Deck of their own
        self.one_tavern = one_tavern  # it leaves no way to other taverns (Pub Crawl)
        # How it seats people: it sets `parties`, and may put another side of a character in place.
        self.arrange = arrange
        # Who sits where when chance has drawn these names but for the first so many, and these are
        # villains.
        self.cast = cast
        self.together = together  # how many neighbours stay so when people change places
        self.guest = guest  # somebody who sits down besides, after all others, and begins (OTTO-5)
        self.people = people  # how many players it is for; 0 for any number


class Setup:
    """Everything that decides a game besides the answers."""

    __slots__ = (
        "arranged",
        "bar_deck",
        "characters",
        "doppelgangers",
        "drinks",
        "first",
        "parties",
        "people",
        "rules",
        "seed",
        "several",
        "table_decks",
        "tavern",
        "taverns",
        "variants",
    )

    def __init__(
        self,
        characters: Sequence[Character],
        drinks: Sequence[Deck] = (),
        *,
        seed: int = 0,
        bar_deck: bool = False,
        doppelgangers: bool = False,
        first: int = -1,
        taverns: Sequence[Deck] = (),
        tavern: int = 0,
        rules: Sequence[Callable[[int], Rule]] = (),
        table_decks: Sequence[Deck] = (),
        parties: Sequence[int] = (),
        variants: Sequence[Variant] = (),
    ) -> None:
        self.characters = list(characters)
        self.people = len(self.characters)  # after them come guests, whom a variant brings
        self.drinks = list(drinks)
        self.seed = seed
        self.bar_deck = bar_deck
        self.doppelgangers = doppelgangers
        self.first = first  # the starting player, or -1 for a random one (SETUP-17, OP-38)
        self.taverns = list(taverns)  # further taverns, each with a deck of its own (BAR-7)
        self.tavern = tavern  # where the evening begins; 0 is the Inn
        self.variants = list(variants)
        self.rules = list(rules)  # what variants contribute, each made for nobody (-1)
        self.table_decks = list(table_decks)  # decks that belong to nobody (SEA-2)
        for variant in variants:
            self.rules.extend(variant.rules)
            self.table_decks.extend(variant.table_decks)
            self.taverns.extend(variant.taverns)
            if variant.guest is not None:
                self.characters.append(variant.guest)
        self.parties = list(parties)  # whom each seat shares a mat with; nothing for each alone
        self.arranged = False  # a variant has said so
        self.several: frozenset[str] = frozenset()  # who may sit down more than once all the same
        for variant in variants:
            if variant.arrange is not None:
                self.arranged = True
                variant.arrange(self)

    def check(self) -> None:
        self.check_guests()
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
                if ids.count(name) > 1 and name not in self.several:
                    raise SetupError(
                        f"{name} is seated twice; each character sits down once "
                        "unless doppelgangers are allowed.",
                        "table-seated-twice",
                        name=name,
                    )
        if not 0 <= self.seed <= LARGEST_SEED and not is_secret(self.seed):
            raise SetupError(
                f"The seed {self.seed} is not a whole number from 0 to {LARGEST_SEED}.",
                "table-seed",
                seed=str(self.seed),
                largest=str(LARGEST_SEED),
            )
        for variant in self.variants:
            if self.variants.count(variant) > 1:
                raise SetupError(
                    f"The variant {variant.name} is named twice.",
                    "table-variant-twice",
                    name=variant.name,
                )
            if variant.one_tavern and self.taverns:
                raise SetupError(
                    f"The variant {variant.name} cannot be combined with a Pub Crawl: "
                    "leave out one of the two.",
                    "table-variant-taverns",
                    name=variant.name,
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
        cards = sum([len(deck.cards) for deck in self.decks()])
        if cards > MOST_CARDS:
            raise SetupError(
                f"{cards} cards are too many for one table; it has room for {MOST_CARDS}.",
                "table-many-cards",
                cards=cards,
                most=MOST_CARDS,
            )

    def decks(self) -> list[Deck]:
        """Everything that is dealt or laid out, card by card."""
        decks = [*self.drinks, *self.taverns, *self.table_decks]
        for character in self.characters:
            decks += [character.deck, *character.more_decks, *character.side_decks]
        return decks

    def check_guests(self) -> None:
        """OTTO-1, OTTO-5, OTTO-11: who may sit at a table with a guest, and who begins there."""
        for variant in self.variants:
            if variant.people and self.people != variant.people:
                raise SetupError(
                    f"The variant {variant.name} is for exactly {variant.people} players; "
                    f"{self.people} were named.",
                    "table-variant-people",
                    name=variant.name,
                    people=variant.people,
                    count=self.people,
                )
            if variant.guest is None:
                continue
            if sum(other.guest is not None for other in self.variants) > 1:
                raise SetupError(
                    f"The guest {variant.guest.id} is named twice; one sits down.",
                    "table-guest-twice",
                    name=variant.guest.id,
                )
            if self.parties:
                raise SetupError(
                    f"The variant {variant.name} cannot be combined with teams: "
                    "leave out one of the two.",
                    "table-variant-teams",
                    name=variant.name,
                )
            if self.first not in (-1, self.people):
                raise SetupError(
                    f"With the variant {variant.name} nobody else begins: "
                    f"leave out the first player, or name seat {self.people}.",
                    "table-guest-begins",
                    name=variant.name,
                    seat=self.people,
                )

    def seedless(self) -> "Setup":
        """The same for everybody to know: it does not say how the cards are dealt."""
        known = Setup(())
        for name in PUBLIC:
            value = getattr(self, name)
            setattr(known, name, value[:] if isinstance(value, list) else value)
        return known

    def company(self) -> tuple[object, ...]:
        """The same, for comparing: who sits down to what. Content is compared by identity."""
        values = [getattr(self, name) for name in PUBLIC]
        return tuple([tuple(value) if isinstance(value, list) else value for value in values])

    def text(self) -> str:
        """The setup as JSON, by names: what a save file keeps of it."""
        return self.text_with(self.seed)

    def text_with(self, seed: int) -> str:
        brought = [deck for variant in self.variants for deck in variant.taverns]
        return json.dumps(
            {
                "characters": [c.id for c in self.characters[: self.people]],
                "drinks": [deck.name for deck in self.drinks],
                "seed": seed,
                "bar_deck": self.bar_deck,
                "doppelgangers": self.doppelgangers,
                "first": self.first,
                "taverns": [deck.name for deck in self.taverns if deck not in brought],
                "tavern": self.tavern,
                **({"parties": self.parties} if self.parties and not self.arranged else {}),
                **({"variants": [v.name for v in self.variants]} if self.variants else {}),
                "content": self.content(),
                "rules": RULES_REVISION,
            },
            sort_keys=True,
        )

    def content(self) -> dict[str, str]:
        """What it is played with, by name, each with a digest of what that says."""
        found: dict[str, str] = {}
        for character in self.characters:
            digest = digest_of_character(character)
            before = found.get(character.id, digest)
            found[character.id] = digest if before == digest else f"{before}+{digest}"
        for deck in (*self.drinks, *self.taverns, *self.table_decks):
            found[deck.name] = digest_of_deck(deck)
        brought = [rule for variant in self.variants for rule in variant.rules]
        given = [rule for rule in self.rules if rule not in brought]
        if given:
            found["rules"] = digest_of_rules(given)
        return found


def starting_gold(players: int) -> int:
    """SETUP-8."""
    if players == 2:
        return 8
    return 10 if players <= 6 else 12


# Everything that a setup says but how the cards are dealt.
PUBLIC: Final = [name for name in fields_of(Setup) if name != "seed"]


def deal(setup: Setup, furnished: Table | None = None) -> Table:
    """A table with the cards dealt, up to the first decision.

    Whoever deals often for the same company can furnish the table once.
    """
    t = lay_out(setup, furnished or furnished_for(setup))
    begin(t).start(t, t.active)
    t.run()
    return t


def begin(t: Table) -> Turn:
    """The bottom of the stack, before the first turn has started."""
    turn = SharedTurn() if t.game.teams else Turn()
    t.frames.append(turn)
    return turn


KEPT: Final = 8  # companies whose furnished table is kept

_furnished: Final[dict[tuple[object, ...], Table]] = {}


def furnished_for(setup: Setup) -> Table:
    """The furnished table of a company. Those of a few companies are kept.

    It is the same at every deal, and would be two fifths of one. Nobody plays at it: a deal is a
    copy, which shares what never changes.
    """
    setup.check()
    company = setup.company()
    found = _furnished.get(company)
    if found is None:
        found = furnish(setup.seedless())
        if len(_furnished) >= KEPT:
            _furnished.clear()
        _furnished[company] = found
    return found


def furnish(setup: Setup) -> Table:
    """A table with every card in its place and nothing shuffled: no chance has come in yet."""
    setup.check()
    game = Game(setup.characters, Rulebook(), setup.seedless().text_with)
    t = Table(game, seeded(0))
    everybody = [tr for c in dict.fromkeys(setup.characters) for tr in c.trackers if tr.everybody]
    before = [box for c in dict.fromkeys(setup.characters) for box in c.boxes if box.before_anybody]
    parties = setup.parties or list(range(len(setup.characters)))
    game.teams = len(set(parties)) < len(parties)
    game.parties = parties
    gold = starting_gold(len(setup.characters))
    for _ in range(1 + max(parties)):
        t.parties.append(Party(w.TRACK_TOP, 0, gold))
    for i, character in enumerate(setup.characters):
        t.seats.append(sit_down(t, i, parties[i], character, everybody, before))
        if character.bare:
            game.bare |= 1 << i
            t.parties[parties[i]].gold = 0
    for i, seat in enumerate(t.seats):
        game.zones[seat.zone].seers = t.side_of(i)  # TEAM-3
    stock_cellars(t, setup)
    for deck in setup.table_decks:
        add_table_deck(t, deck)
    add_zone(t, "set aside", -1, z.NOBODY)
    t.set_aside = t.zones[-1]
    t.set_aside.extend(left_out(t, setup))
    join(t, setup)
    t.tavern = setup.tavern
    return t


def lay_out(setup: Setup, furnished: Table | None = None) -> Table:
    """A table with the cards dealt and the first player chosen, before anything has happened."""
    if furnished is None:
        furnished = furnish(setup)
    game = furnished.game
    t = Table(game, seeded(setup.seed), furnished)
    t.mixed = []
    for seat in t.seats:
        seat.tracks = []  # clones share theirs, but a rule may put some there now
    t.seed = setup.seed
    shuffle(t)
    t.active = setup.first if setup.first >= 0 else t.dice.below(len(t.seats))
    if len(setup.characters) > setup.people:
        t.active = setup.people  # OTTO-5
    for rule in game.rules.seated:
        rule.seated(t)
    game.total_gold = sum([party.gold for party in t.parties])
    t.logging = False  # the deal is no news: everybody sees the same counts
    for i, seat in enumerate(t.seats):
        t.draw(i, seat.hand_size)
        if t.has_pile(i):
            seat.pile.append(t.cellars[t.tavern].deck.pop())
    for rule in game.rules.set_up:
        rule.set_up(t)
    t.logging = True
    return t


def sit_down(
    t: Table,
    i: int,
    party: int,
    character: Character,
    everybody: list[Tracker],
    before: list[Box],
) -> Seat:
    """A chair with everything a character brings (SETUP-7)."""
    game = t.game
    first = len(t.zones)
    for name in SEAT_ZONES:
        sight = z.EVERYBODY
        if name == "hand":
            sight = z.OWNER
        elif name in ("deck", "pile"):
            sight = z.NOBODY
        live = name == "kept"  # what lies before a player may bring rules
        add_zone(t, name, i, sight, refill=first + 2 if name == "deck" else -1, live=live)
    seat = Seat(party, first, t.zones, [], [], [], [])
    for deck in (character.deck, *character.more_decks):
        seat.deck.extend(add_cards(game, deck, i, 0, first + 2))
    for number, deck in enumerate(character.side_decks):
        stock = add_stock(t, "side deck", "side discard", i, number)
        seat.side.append(stock)
        t.zones[stock.deck].extend(add_cards(game, deck, i, number + 1, stock.discard))
    own = [tracker for tracker in character.trackers if not tracker.everybody]
    game.trackers.append((*own, *everybody))
    seat.trackers = [tracker.start for tracker in game.trackers[i]]
    boxes = [box for box in character.boxes if not box.before_anybody]
    game.boxes.append((*boxes, *before))
    for number, box in enumerate(game.boxes[i]):
        sight = z.OWNER if box.hidden else z.EVERYBODY
        zone = add_zone(t, box.name, i, sight, index=number, live=box.live)
        seat.boxes.append(Boxed(zone, t.zones[zone], []))
    return seat


def shuffle(t: Table) -> None:
    """Every deck, and what is taken from them at once: filled boxes, a Drink Deck of its size."""
    game = t.game
    for i, seat in enumerate(t.seats):
        t.dice.shuffle(seat.deck)
        for stock in seat.side:
            t.dice.shuffle(t.zones[stock.deck])
        for number, box in enumerate(game.boxes[i]):
            if box.deck is not None:
                deck = t.zones[seat.side[t.deck_number(i, box) - 1].deck]
                for _ in range(box.starts_with):
                    seat.boxes[number].put(deck.pop())
    for cellar in t.cellars:
        t.dice.shuffle(cellar.deck)
    inn = t.cellars[0]
    more = inn.deck[:-DRINK_DECK_SIZE]
    if more:
        inn.deck[:] = inn.deck[-DRINK_DECK_SIZE:]
        if inn.has_bar:
            inn.bar.extend(more)
        else:
            t.set_aside[:] = sorted([*t.set_aside, *more])
    for stock in game.stocks.values():
        if game.zones[stock.deck].sight != z.EVERYBODY:
            t.dice.shuffle(t.zones[stock.deck])


def add_zone(
    t: Table,
    name: str,
    seat: int,
    sight: int,
    *,
    refill: int = -1,
    index: int = -1,
    live: bool = False,
) -> int:
    """A new place for cards; its number."""
    number = len(t.zones)
    t.game.zones.append(Zone(number, name, seat, sight, refill=refill, index=index, live=live))
    t.zones.append([])
    if live:
        t.game.live_zones.append(number)
    return number


def add_stock(
    t: Table, deck: str, discard: str, seat: int, index: int = -1, *, sight: int = z.NOBODY
) -> Stock:
    """A deck and its discard pile."""
    first = add_zone(t, deck, seat, sight, refill=len(t.zones) + 1, index=index)
    add_zone(t, discard, seat, z.EVERYBODY, index=index)
    return Stock(first, first + 1)


def add_table_deck(t: Table, deck: Deck) -> None:
    """A deck that belongs to nobody, with its discard pile (SEA-2); some lie face up (PRIZE-1)."""
    sight = z.EVERYBODY if deck.open else z.NOBODY
    stock = add_stock(t, deck.name, f"{deck.name} discard", -1, sight=sight)
    t.zones[stock.deck].extend(
        add_cards(t.game, deck, w.NOBODY, 32 + len(t.game.stocks), stock.discard)
    )
    t.game.stocks[deck.name] = stock


def join(t: Table, setup: Setup) -> None:
    """Whoever has rules to contribute joins in: characters, their cards, variants."""
    rules: list[Rule] = []
    for i, character in enumerate(setup.characters):
        for make in character.rules:
            rules.append(make(i))
    for card in t.game.ruled:
        for make in t.game.defs[card].rules:
            rule = make(t.game.home_seat[card])
            rule.card = card
            rules.append(rule)
    for make in setup.rules:
        rules.append(make(w.NOBODY))
    # In whatever order the variants were named.
    last = [rule for rule in rules if rule.comes_last]
    t.game.join([*(rule for rule in rules if not rule.comes_last), *last])


def stock_cellars(t: Table, setup: Setup) -> None:
    """The Inn's Drink Deck, and one for each tavern besides (BAR-2, BAR-7)."""
    for number in range(1 + len(setup.taverns)):
        first = len(t.zones)
        for name in CELLAR_ZONES:
            sight = z.EVERYBODY if name == "drink discard" else z.NOBODY
            add_zone(t, name, -1, sight, index=number)
        has_bar = setup.bar_deck and number == 0
        t.cellars.append(Cellar(first, t.zones, has_bar))
    inn = t.cellars[0]
    cards: list[int] = []
    for deck in setup.drinks:
        cards.extend(add_cards(t.game, deck, w.NOBODY, 0, inn.zone + 1))
    # BAR-6: Tavern Drinks have another back and never go into the Inn's decks.
    inn.deck.extend([card for card in cards if t.game.defs[card].back == "drink"])
    for number, tavern in enumerate(setup.taverns):
        cellar = t.cellars[number + 1]
        cellar.deck.extend(add_cards(t.game, tavern, w.NOBODY, number + 1, cellar.zone + 1))


def left_out(t: Table, setup: Setup) -> list[int]:
    """Drink Cards of another back, which nobody will see (SETUP-3)."""
    if sum([len(zone) for zone in t.zones]) == len(t.game.defs):
        return []
    dealt = {card for zone in t.zones for card in zone}
    return [card for card in range(len(t.game.defs)) if card not in dealt]


def add_cards(game: Game, deck: Deck, seat: int, number: int, discard: int) -> list[int]:
    """Card instances for a deck: indices into the game's definitions."""
    first = len(game.defs)
    count = len(deck.cards)
    game.defs.extend(deck.cards)
    game.moments.extend(deck.moments)
    for moments in deck.moments:
        game.any_moment |= moments
    game.ruled.extend([first + i for i in deck.ruled])
    game.home_seat.extend([seat] * count)
    game.home_deck.extend([number] * count)
    game.discard_to.extend([discard] * count)
    return list(range(first, first + count))
