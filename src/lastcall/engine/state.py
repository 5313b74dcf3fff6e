"""The state of a game as plain data, and what never changes during one."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from lastcall.engine.book import Book
from lastcall.engine.cards import Box, CardDef, Character, Tracker
from lastcall.engine.dice import Dice
from lastcall.engine.events import Event
from lastcall.engine.options import Decision
from lastcall.engine.pieces import Cellar, Party, Round, Seat, Stock
from lastcall.engine.rules import Joined, Rule
from lastcall.engine.zones import Zone

if TYPE_CHECKING:
    from lastcall.engine.frames import Frame


class Game:
    """What never changes during a game and is shared by all clones of its table."""

    __slots__ = (
        "any_moment",
        "bare",
        "book",
        "boxes",
        "characters",
        "defs",
        "discard_to",
        "home_deck",
        "home_seat",
        "live_zones",
        "moments",
        "orders",
        "parties",
        "ruled",
        "rules",
        "setup_text",
        "stocks",
        "teams",
        "total_gold",
        "trackers",
        "zones",
    )

    def __init__(
        self, characters: list[Character], book: Book, setup_text: Callable[[int], str]
    ) -> None:
        self.characters = characters
        self.book = book
        self.setup_text = setup_text  # what a save keeps of how it was set up, with this seed
        self.defs: list[CardDef] = []  # a card instance is an index into this list
        self.moments: list[int] = []  # when each of them can be played at all, as bits
        self.any_moment = 0  # ... and all of them together
        self.ruled: list[int] = []  # the cards that have rules to contribute
        self.home_seat: list[int] = []  # whose card it is; -1 for Drink Cards and table decks
        self.home_deck: list[int] = []  # 0 the Character Deck, 1.. a side deck; or which cellar
        self.discard_to: list[int] = []  # the zone a card goes to when it is discarded
        self.zones: list[Zone] = []
        self.stocks: dict[str, Stock] = {}  # the table's own decks by name (SEA-2)
        self.live_zones: list[int] = []  # where the rules of cards are in force
        self.trackers: list[tuple[Tracker, ...]] = []  # what each seat's numbers count
        self.boxes: list[tuple[Box, ...]] = []  # what each seat's boxes are
        self.rules = Joined([])
        self.bare = 0  # the seats that hold nothing, as a mask (OTTO-7 to OTTO-9)
        self.teams = False  # whether seats share a party
        self.parties: list[int] = []  # whose mat each seat plays on
        # The seats in turn order, from each of them on.
        n = len(characters)
        self.orders = [[(first + i) % n for i in range(n)] for first in range(n)]
        self.total_gold = 0

    def is_bare(self, seat: int) -> bool:
        return (self.bare >> seat) & 1 == 1

    def join(self, rules: list[Rule]) -> None:
        self.rules = Joined(rules)


class State:
    """A game at a decision point, or over: lists, ints and small slotted objects."""

    __slots__ = (
        "active",
        "answering",
        "batch",
        "cellars",
        "contests",
        "counters",
        "decision",
        "dice",
        "dirty",
        "events",
        "fallen",
        "frames",
        "game",
        "inn",
        "known",
        "logging",
        "mixed",
        "over",
        "parties",
        "phase",
        "rounds",
        "seats",
        "seed",
        "set_aside",
        "tavern",
        "thirsty",
        "turn",
        "winners",
        "zones",
    )

    def __init__(self, game: Game, dice: Dice, like: "State | None" = None) -> None:
        """Empty, or like another table; then they share nothing that changes."""
        self.game = game
        self.dice = dice
        self.events: list[Event] = []  # what happened, while `logging`: search keeps no log
        self.logging = True
        self.seed = 0  # of the deal: no view and no imagined table knows it
        if like is None:
            # What was shuffled, each time after how many events; while there is a log.
            self.mixed: list[tuple[int, tuple[int, ...]]] = []
            self.zones: list[list[int]] = []  # every zone's cards, as `Game.zones` describes them
            self.seats: list[Seat] = []
            self.parties: list[Party] = []
            self.cellars: list[Cellar] = []
            self.tavern = 0
            self.set_aside: list[int] = []  # the zone of cards left out of play (SETUP-3)
            self.known: dict[int, int] = {}  # hidden cards that seats (a mask) know the place of
            self.counters: dict[str, int] = {}  # what a variant counts, by name (SEA-2)
            self.rounds: list[Round] = []
            self.contests = 0  # Drinking Contests under way
            self.fallen = 0  # parties that passed out in a contest, yet to divide (CONT-17)
            self.batch = 0
            self.inn = 0  # the Inn's Gold, as a change from the start of the game
            self.active = 0
            self.phase = 0
            self.turn = 0
            self.frames: list[Frame] = []
            self.decision: Decision | None = None
            self.answering = -1
            self.dirty = False
            self.thirsty = False
            self.over = False
            self.winners: list[int] = []
        else:
            zones = [zone.copy() if zone else [] for zone in like.zones]
            self.seed = like.seed
            self.mixed = like.mixed  # `clone` gives a new one to a table that logs
            self.zones = zones
            self.seats = [seat.clone(zones) for seat in like.seats]
            self.parties = [party.clone() for party in like.parties]
            self.cellars = [cellar.clone(zones) for cellar in like.cellars]
            self.tavern = like.tavern
            self.set_aside = zones[-1]
            self.known = like.known.copy()
            self.counters = like.counters.copy()
            self.rounds = [rnd.clone() for rnd in like.rounds]
            self.contests = like.contests
            self.fallen = like.fallen
            self.batch = like.batch
            self.inn = like.inn
            self.active = like.active
            self.phase = like.phase
            self.turn = like.turn
            self.frames = [frame.clone() for frame in like.frames]
            self.decision = like.decision
            self.answering = like.answering
            self.dirty = like.dirty
            self.thirsty = like.thirsty
            self.over = like.over
            self.winners = like.winners  # named once, all together
