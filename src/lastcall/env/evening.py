"""What is played: who sits down at the tables of an environment, with which Drinks and variants."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from lastcall.bots import Bot, make_bot
from lastcall.cards.catalogue import CHARACTERS, character
from lastcall.engine.cards import Character, Deck
from lastcall.engine.dice import Dice, seeded
from lastcall.engine.setup import MOST, Setup, SetupError, deal, furnish
from lastcall.engine.table import Table
from lastcall.env.core.actions import Actions
from lastcall.env.core.kinds import Kinds
from lastcall.env.core.sight import Sight
from lastcall.env.core.sitting import Sitting, sixty_four_bits
from lastcall.games import cast, setup_for

RDI2: Final = ("dimli", "eve", "fleck", "gog")
EVERYBODY: Final = "everybody"
MAX_CYCLES: Final = 5_000  # answers; games of bots have some hundreds


class Evening:
    """Who plays what. As many characters as players sit as they are named; of more, chance draws.

    `Evening("everybody", players=4)` draws from all there are, anew for every game. SetupError
    says what is wrong with a table that cannot be set.
    """

    def __init__(
        self,
        characters: Sequence[str] | str = RDI2,
        *,
        players: int = 0,
        drinks: Sequence[str] = ("drinks-rdi2",),
        bar_deck: bool = False,
        doppelgangers: bool = False,
        taverns: Sequence[str] = (),
        variants: Sequence[str] = (),
        otto: Sequence[str] = (),
        piles: bool = False,
    ) -> None:
        if isinstance(characters, str):
            characters = list(CHARACTERS) if characters == EVERYBODY else [characters]
        self.roster = [character(name).id for name in characters]
        self.players = players or len(self.roster)
        self.drinks = list(drinks)
        self.bar_deck = bar_deck
        self.doppelgangers = doppelgangers
        self.taverns = list(taverns)
        self.variants = list(variants)
        self.otto = list(otto)
        self.piles = piles  # whether discard piles are seen card by card
        if not 0 < self.players <= MOST:
            raise SetupError(f"{self.players} players cannot play; 2 to {MOST} can.")
        if self.players > len(self.roster) and not doppelgangers:
            raise SetupError(
                f"{self.players} players need as many characters; {len(self.roster)} were named. "
                "Name more, or allow doppelgangers."
            )
        self.drawn = self.players != len(self.roster)
        self.setup = self.seat(seeded(0))
        self.setup.check()
        self.furnished = furnish(self.setup)
        sample = deal(self.setup, self.furnished)
        self.seats = len(sample.seats)
        self.deciding = [i for i in range(self.seats) if not (sample.game.bare >> i) & 1]
        everybody = self.everybody()
        self.kinds = self.all_kinds(everybody)
        self.actions = Actions(self.kinds, self.seats, sample.game.teams, named_at_once(everybody))
        self.sight = self.all_that_is_seen(everybody, sample)

    # Setting tables ------------------------------------------------------------------------------

    def seat(self, dice: Dice) -> Setup:
        """A setup without a seed, with whom chance has drawn."""
        names = self.roster
        if self.drawn:
            order = list(range(len(names)))
            dice.shuffle(order)
            if self.doppelgangers:
                order = [dice.below(len(names)) for _ in range(self.players)]
            names = cast([names[i] for i in order[: self.players]], self.variants)
        return setup_for(
            names,
            drinks=self.drinks,
            bar_deck=self.bar_deck,
            doppelgangers=self.doppelgangers,
            taverns=self.taverns,
            variants=self.variants,
            otto=self.otto,
        )

    def table(self, seed: int) -> Table:
        """The table of this seed, with its cards dealt."""
        return self.deal_with(seeded(seed))

    def deal_with(self, dice: Dice) -> Table:
        setup = self.seat(dice) if self.drawn else self.setup
        setup.seed = sixty_four_bits(dice)
        return deal(setup, None if self.drawn else self.furnished)

    def begin(self, bots: Sequence[str | None]) -> Callable[[int], tuple[Table, list[Bot | None]]]:
        """What deals a table for a seed and seats these bots by name; None is nobody's bot."""
        for name in bots:
            if name is not None:
                make_bot(name, 0)  # who is unknown is refused now

        def begin(seed: int) -> tuple[Table, list[Bot | None]]:
            dice = seeded(seed)
            table = self.deal_with(dice)
            seated: list[Bot | None] = []
            for name in bots:
                own = sixty_four_bits(dice)
                seated.append(make_bot(name, own) if name is not None else None)
            return table, seated

        return begin

    def sitting(self, bots: Sequence[str | None] = (), max_cycles: int = MAX_CYCLES) -> Sitting:
        """A table to sit down at, with these bots, or with nobody but whoever learns."""
        check_cycles(max_cycles)
        seated = list(bots) or [None] * self.seats
        return Sitting(self.begin(seated), self.actions, self.sight, max_cycles)

    # What there is at them -----------------------------------------------------------------------

    def everybody(self) -> list[Character]:
        """Everybody who may sit down, the other sides of villains and guests among them."""
        names = dict.fromkeys(self.roster)
        if self.drawn and any(variant.cast is not None for variant in self.setup.variants):
            names.update(dict.fromkeys(n for n, c in CHARACTERS.items() if c.villain is not None))
        found = [character(name) for name in names]
        found += [c.villain for c in found if c.villain is not None]
        return found + self.setup.characters[self.setup.people :]

    def all_kinds(self, everybody: Iterable[Character]) -> Kinds:
        kinds = Kinds()
        decks: dict[str, tuple[Deck, int]] = {}
        for who in everybody:
            for deck in who.decks():
                decks[deck.name] = (deck, self.times(who))
        for deck, times in decks.values():
            kinds.add(deck, times)
        for deck in (*self.setup.drinks, *self.setup.taverns, *self.setup.table_decks):
            kinds.add(deck)
        return kinds

    def times(self, who: Character) -> int:
        """How often a character can sit at one table."""
        if self.drawn:
            return self.players if self.doppelgangers or self.setup.several else 1
        return max(1, sum(other.id == who.id for other in self.setup.characters))

    def all_that_is_seen(self, everybody: Sequence[Character], sample: Table) -> Sight:
        own = [[tr for tr in c.trackers if not tr.everybody] for c in everybody]
        shared = {tr.name for c in everybody for tr in c.trackers if tr.everybody}
        boxes = [[box for box in c.boxes if not box.before_anybody] for c in everybody]
        before = {box.name for c in everybody for box in c.boxes if box.before_anybody}
        return Sight(
            self.kinds,
            self.seats,
            list(dict.fromkeys(c.id for c in everybody)),
            trackers=max(map(len, own)) + len(shared),
            boxes=max(map(len, boxes)) + len(before),
            tracks=max(len(seat.tracks) for seat in sample.seats),
            counters=sorted(sample.shown_counters()),
            teams=sample.game.teams,
            offered=any(deck.open for deck in self.setup.table_decks),
            piles=self.piles,
        )


def named_at_once(everybody: Iterable[Character]) -> int:
    """How many players a step of somebody's kit may name."""
    modes = [
        mode
        for c in everybody
        for mode in (
            *(*c.at_turn_start, *c.after_draw, *c.after_drink, *c.at_turn_end, *c.steps),
            *(tracker.fires for tracker in c.trackers if tracker.fires is not None),
        )
    ]
    return max([1, *(mode.most for mode in modes)])


def check_cycles(max_cycles: int) -> None:
    if max_cycles < 1:
        raise ValueError(f"max_cycles is {max_cycles}; a game needs at least 1 answer.")
