"""Actions by number. The same number always means the same, whoever is asked and whenever.

First come the answers that name no card: pass, done, keep, accept, decline; alternatives by
position; what a Potion is spent on; whom one names. Then, for every kind of card and each of its
copies: choose it, take it up, and for each mode every way to play it: whom it names, whose Drink
it is about, which teammate it answers for.

Players are meant as seen by whoever acts: 0 is oneself, 1 the neighbour on the left, and so on.
Copies are counted among those that can be named just now: a card that one holds once is always its
first copy.
"""

from bisect import bisect_right
from typing import Final

from lastcall.engine import terms as w
from lastcall.engine import word as wd
from lastcall.engine.cards import CardDef, Character, Mode
from lastcall.engine.drinking import ON_A_DRINK, Drinking
from lastcall.engine.frames import PERSONAL
from lastcall.engine.options import Decision, Option
from lastcall.engine.table import Table
from lastcall.env.core.kinds import Kinds

PLAIN: Final = (w.PASS, w.DONE, w.KEEP, w.ACCEPT, w.DECLINE)
NUMBERS: Final = 62  # as many alternatives as an option can tell apart
DRINKS: Final = 4  # Drinks of one player on the table at once
MINE: Final = w.MY_DRINK | w.MY_DRINK_ABROAD  # moments that say whose Drink it is
NONE: Final = -1


class Action:
    """What an action means."""

    __slots__ = ("behalf", "card", "copy", "drink", "drinker", "kind", "mode", "number", "targets")

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.card = ""  # the card's id, or nothing
        self.copy = 0  # which of the copies that can be named just now
        self.mode = 0  # which mode of the card
        self.targets: tuple[int, ...] = ()  # whom it names, from oneself (0) to the left
        self.drinker = NONE  # whose Drink it is about, counted likewise
        self.drink = 0  # ... and which of that player's
        self.behalf = 0  # whom it answers for, counted likewise
        self.number = NONE  # which of several alternatives

    def __repr__(self) -> str:
        parts = [self.kind]
        if self.card:
            parts.append(self.card)
        if self.copy:
            parts.append(f"copy={self.copy}")
        if self.mode:
            parts.append(f"mode={self.mode}")
        if self.targets:
            parts.append("at=" + ",".join([f"+{seat}" for seat in self.targets]))
        if self.drinker >= 0:
            parts.append(f"drink=+{self.drinker}" + (f".{self.drink}" if self.drink else ""))
        if self.behalf:
            parts.append(f"for=+{self.behalf}")
        if self.number >= 0:
            parts.append(f"number={self.number}")
        return " ".join(parts)


class Naming:
    """The ways to name players, as masks that begin with oneself, each with its place."""

    __slots__ = ("masks", "place")

    def __init__(self, seats: int, most: int, oneself: bool) -> None:
        self.masks: list[int] = []
        self.place = [NONE] * (1 << seats)
        for mask in range(1 << seats):
            size = mask.bit_count()
            fits = 0 < size <= most and (oneself or not mask & 1) if most else not mask
            if fits:
                self.place[mask] = len(self.masks)
                self.masks.append(mask)


class Way:
    """The plays of one mode of a card: naming, then Drinks, then teammates."""

    __slots__ = ("drinks", "first", "mates", "naming", "size", "theirs")

    def __init__(self, first: int, naming: Naming, drinks: int, theirs: bool, mates: int) -> None:
        self.first = first  # its place among the actions of a copy
        self.naming = naming
        self.drinks = drinks
        self.theirs = theirs  # about anybody's Drink, so that it says whose
        self.mates = mates
        self.size = len(naming.masks) * drinks * mates


class Actions:
    """All actions of the tables of one environment."""

    __slots__ = (
        "first",
        "giving",
        "kinds",
        "namings",
        "number_from",
        "numbers",
        "seats",
        "size",
        "spend_from",
        "stride",
        "taking",
        "ways",
    )

    def __init__(self, kinds: Kinds, seats: int, teams: bool, most: int) -> None:
        """`most` is how many players a step of a kit may name at once."""
        self.kinds = kinds
        self.seats = seats
        self.numbers: Numbers | None = None  # of the company that sat down last
        self.namings: dict[int, Naming] = {}
        most = max([most, *(mode.most for card in kinds.cards for mode in card.modes)])
        self.number_from = len(PLAIN)
        self.spend_from = self.number_from + NUMBERS
        self.giving = self.naming(most, True)
        self.size = self.spend_from + len(w.POTION) + len(self.giving.masks)
        self.first: list[int] = []  # the first action of each kind of card
        self.stride: list[int] = []  # how many each of its copies has
        self.taking: list[bool] = []  # whether it can be taken up
        self.ways: list[list[Way | None]] = []
        for card, copies in zip(kinds.cards, kinds.copies, strict=True):
            taking = can_be_taken_up(card)
            stride = 2 if taking else 1
            ways: list[Way | None] = []
            for mode in card.modes:
                way = self.way(mode, stride, teams) if mode.when else None
                ways.append(way)
                if way is not None:
                    stride += way.size
            self.first.append(self.size)
            self.stride.append(stride)
            self.taking.append(taking)
            self.ways.append(ways)
            self.size += stride * copies

    def naming(self, most: int, oneself: bool) -> Naming:
        key = most * 2 + oneself
        found = self.namings.get(key)
        if found is None:
            found = self.namings[key] = Naming(self.seats, most, oneself)
        return found

    def way(self, mode: Mode, first: int, teams: bool) -> Way:
        oneself = mode.pick in (wd.PICK_ANYONE, wd.PICK_ACTIVE)
        naming = self.naming(mode.most if mode.pick else 0, oneself)
        drinks = 1
        theirs = False
        if mode.when & ON_A_DRINK:
            theirs = not mode.when & MINE
            drinks = DRINKS * (self.seats if theirs else 1)
        answers = teams and mode.when & PERSONAL and mode.type == w.SOMETIMES
        return Way(first, naming, drinks, theirs, self.seats if answers else 1)

    def numbers_at(self, t: Table) -> "Numbers":
        """The numbers for whoever sits at a table: most often the same company as before."""
        who = tuple(t.game.characters)
        numbers = self.numbers
        if numbers is None or numbers.who != who:
            numbers = self.numbers = Numbers(self, who, self.kinds.of(t.game))
        return numbers

    def seen_from(self, mask: int, me: int) -> int:
        """A mask of seats as it looks to one of them."""
        return (mask >> me) | ((mask << (self.seats - me)) & ((1 << self.seats) - 1))

    # What they mean ------------------------------------------------------------------------------

    def meaning(self, action: int) -> Action:
        """What an action means; ValueError where there is none of this number."""
        if not 0 <= action < self.size:
            raise ValueError(f"There is no action {action}; they are 0 to {self.size - 1}.")
        if action < self.number_from:
            return Action(PLAIN[action])
        if action < self.spend_from:
            chosen = Action(w.CHOOSE)
            chosen.number = action - self.number_from
            return chosen
        naming = self.spend_from + len(w.POTION)
        if action < naming:
            spent = Action(w.SPEND)
            spent.number = action - self.spend_from
            return spent
        if action < naming + len(self.giving.masks):
            given = Action(w.GIVE)
            given.targets = tuple(positions(self.giving.masks[action - naming]))
            return given
        return self.meaning_of_card(action)

    def meaning_of_card(self, action: int) -> Action:
        of = bisect_right(self.first, action) - 1
        copy, place = divmod(action - self.first[of], self.stride[of])
        named = Action(w.CHOOSE)
        named.card = self.kinds.ids[of]
        named.copy = copy
        if place == 0:
            return named
        if place == 1 and self.taking[of]:
            named.kind = w.USE
            return named
        named.kind = w.PLAY
        for mode, way in enumerate(self.ways[of]):
            if way is not None and way.first <= place < way.first + way.size:
                named.mode = mode
                rest, named.behalf = divmod(place - way.first, way.mates)
                rest, drink = divmod(rest, way.drinks)
                named.targets = tuple(positions(way.naming.masks[rest]))
                if way.drinks > 1:
                    named.drinker, named.drink = divmod(drink, DRINKS)
                    if not way.theirs:
                        named.drinker = named.behalf
        return named


class Numbers:
    """From options to actions, for one company: whoever sits where, and what cards there are."""

    __slots__ = ("actions", "kind", "known", "several", "who")

    def __init__(self, actions: Actions, who: tuple[Character, ...], kind: list[int]) -> None:
        self.actions = actions
        self.who = who
        self.kind = kind  # the kind of each card
        self.several = [actions.kinds.copies[of] > 1 for of in kind]  # whether it has copies
        # What was worked out before, for each seat: all but plays about a Drink on the table.
        self.known: list[dict[Option, int]] = [{} for _ in range(actions.seats)]

    def legal(self, t: Table, decision: Decision) -> list[int]:
        """The action of each option of a decision, in their order."""
        me = decision.seat
        known = self.known[me]
        found: list[int] = []
        copies = 0  # how many of them are about a card that has copies
        last = -1
        for option in decision.options:
            action = known.get(option)
            if action is None:
                action = self.of(t, option, me)
                if option.on < 0:
                    known[option] = action
            found.append(action)
            card = option.card
            if card != last:
                last = card
                if card >= 0 and self.several[card]:
                    copies += 1
        if copies > 1:
            self.tell_copies_apart(decision.options, found)
        return found

    def tell_copies_apart(self, options: tuple[Option, ...], found: list[int]) -> None:
        """The second copy counts on from the first."""
        last = -1
        add = 0
        for i, option in enumerate(options):
            card = option.card
            if card >= 0 and self.several[card]:
                if card != last:
                    last = card
                    add = self.copies_before(card, options) * self.actions.stride[self.kind[card]]
                if add and found[i] >= 0:
                    found[i] += add

    def copies_before(self, card: int, options: tuple[Option, ...]) -> int:
        """How many of its copies are among the options and lie before it in the deck."""
        of = self.kind[card]
        before = 0
        for option in options:
            if 0 <= option.card < card and self.kind[option.card] == of:
                before |= 1 << (card - option.card)
        return before.bit_count() if before else 0

    def of(self, t: Table, option: Option, me: int) -> int:
        """The action of an option, as that of a card's first copy; NONE for one that has none."""
        actions = self.actions
        if option.card < 0:
            return self.without_card(option, me)
        of = self.kind[option.card]
        first = actions.first[of]
        if option.kind == w.PLAY:
            way = actions.ways[of][option.mode]
            place = self.played(t, option, way, me) if way is not None else NONE
            return first + way.first + place if way is not None and place >= 0 else NONE
        return first + 1 if option.kind == w.USE else first

    def without_card(self, option: Option, me: int) -> int:
        actions = self.actions
        if option.targets:
            place = actions.giving.place[actions.seen_from(option.targets, me)]
            return actions.spend_from + len(w.POTION) + place
        if option.number >= 0:
            if option.kind == w.SPEND:
                return actions.spend_from + option.number
            return actions.number_from + option.number
        return PLAIN.index(option.kind)

    def played(self, t: Table, option: Option, way: Way, me: int) -> int:
        """The place of a play among those of its mode."""
        actions = self.actions
        place = way.naming.place[actions.seen_from(option.targets, me)] if option.targets else 0
        if way.drinks > 1:
            drink = self.drink_of(t, option, way, me)
            if drink < 0:
                return NONE
            place = place * way.drinks + drink
        if way.mates > 1:
            mate = (option.behalf - me) % actions.seats if option.behalf >= 0 else 0
            place = place * way.mates + mate
        return place

    def drink_of(self, t: Table, option: Option, way: Way, me: int) -> int:
        """Which Drink of whom, of those on the table."""
        drinking = t.frames[-1]
        assert isinstance(drinking, Drinking)
        drinks = drinking.drinks
        drinker = drinks[option.on].drinker
        before = 0
        for i in range(option.on):
            if drinks[i].drinker == drinker:
                before += 1
        if before >= DRINKS:
            return NONE  # a fifth Drink of the same player is left alone
        return (drinker - me) % self.actions.seats * DRINKS + before if way.theirs else before


def can_be_taken_up(card: CardDef) -> bool:
    """Whether it can lie in a box out of which it is taken into hand."""
    if card.kit is None:
        return False
    for box in card.kit.boxes:
        if box.treatable and (box.deck is None or box.deck.name == card.deck):
            return True
    return False


def positions(mask: int) -> list[int]:
    return [i for i in range(mask.bit_length()) if (mask >> i) & 1]
