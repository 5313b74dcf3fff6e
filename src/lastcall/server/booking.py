"""A table as it is booked: how it is set, who sits where, and how far the evening has come."""

import logging
import secrets
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from lastcall.bots import BOTS, seated
from lastcall.cards.catalogue import BOXES, CHARACTERS, DRINK_DECKS
from lastcall.engine.setup import FEWEST, Setup, SetupError
from lastcall.games import setup_for
from lastcall.server.incoming import TableOptions, clean
from lastcall.server.languages import words
from lastcall.server.operator import OPERATOR
from lastcall.server.refusals import BadTable, CharacterTaken, Refusal
from lastcall.text.problems import problem
from lastcall.variants.catalogue import TEAMS, VARIANTS, chosen
from lastcall.variants.otto import otto

OPEN: Final = "open"
RUNNING: Final = "running"
FINISHED: Final = "finished"
CLOSED: Final = "closed"

EMPTY: Final = "empty"
PLAYER: Final = "player"
BOT: Final = "bot"
SUBSTITUTE: Final = "house"  # who plays for somebody who is away

log = logging.getLogger("lastcall.server")


class Chair(Struct):
    """A seat and who has it."""

    kind: str = EMPTY
    guest: str = ""
    name: str = ""
    bot: str = ""
    character: str = ""  # empty: drawn when the game starts
    muted: bool = False
    hints: bool = False  # content with hints for all
    closed: bool = False  # somebody was put out of it: only whoever the others accept gets it


class Report(Struct):
    """A line that the host was asked to look at."""

    at: int
    name: str
    seat: int  # -1: an onlooker's
    text: str
    quip: str = ""
    by: list[str] = []  # guests


class Booking(Struct):
    """Everything about a table that is not its answers. Stored as one piece of JSON."""

    id: str
    created: int
    host: str
    options: TableOptions
    chairs: list[Chair]
    state: str = OPEN
    setup: dict[str, Any] | None = None
    started: int = 0
    ended: int = 0
    winners: list[int] = []
    next: str = ""  # the table of the rematch
    removed: list[str] = []  # guests the host put out of the running game
    hushed: list[str] = []  # onlookers the host has muted
    reports: list[Report] = []
    entrants: list[str] = []  # who sat where when a rated game or one of a tournament began
    tournament: str = ""

    def copy(self) -> "Booking":
        return read_booking(self.text())

    def text(self) -> str:
        return msgspec.json.encode(self).decode()

    def seat_of(self, guest: str | None) -> int:
        if guest:
            for i, chair in enumerate(self.chairs):
                if chair.guest == guest:
                    return i
        return -1

    def humans(self) -> list[int]:
        return [i for i, chair in enumerate(self.chairs) if chair.kind == PLAYER]

    def is_full(self) -> bool:
        return all(chair.kind != EMPTY for chair in self.chairs)

    def guests(self) -> list[str]:
        return [chair.guest for chair in self.chairs if chair.guest]

    def names(self, but: int = -1) -> list[str]:
        """What the players are called, but for one seat."""
        return [chair.name for i, chair in enumerate(self.chairs) if chair.name and i != but]

    def put_out(self, seat: int) -> str:
        """A bot has the seat from now on, and only whoever the others accept after it: the guest
        who had it."""
        chair = self.chairs[seat]
        self.chairs[seat] = Chair(BOT, "", "", SUBSTITUTE, chair.character, closed=True)
        self.removed.append(chair.guest)
        return chair.guest

    def free_seat(self, wanted: int) -> int:
        """A seat to sit down at: in a running game, where that is allowed, in place of a bot."""
        if self.state == OPEN:
            free = [i for i, chair in enumerate(self.chairs) if chair.kind == EMPTY]
        elif self.state == RUNNING and self.options.drop_in:
            free = [i for i, chair in enumerate(self.chairs) if chair.kind == BOT]
            free.sort(
                key=lambda i: self.chairs[i].closed
            )  # those one would have to be let in, last
        else:
            raise Refusal("not-open")
        if wanted >= 0:
            if wanted not in free:
                raise Refusal("seat-taken" if wanted < len(self.chairs) else "table-full")
            return wanted
        if not free:
            raise Refusal("table-full")
        return free[0]

    def check_character(self, name: str, seat: int) -> None:
        """Whether this seat may have this character; an empty name is always welcome."""
        if not name:
            return
        if name not in characters_of(self.options):
            raise BadTable("table-no-character", name=name)
        if not self.options.doppelgangers:
            for i, chair in enumerate(self.chairs):
                if i != seat and chair.character == name:
                    raise CharacterTaken(name)


def read_booking(text: str) -> Booking:
    return msgspec.json.decode(text, type=Booking)


def characters_of(options: TableOptions) -> list[str]:
    return [c.id for c in CHARACTERS.values() if c.box in options.boxes]


def drinks_of(options: TableOptions) -> list[str]:
    return options.drinks or [d.name for d in DRINK_DECKS.values() if d.box in options.boxes]


def variants_of(options: TableOptions) -> tuple[str, ...]:
    more = chosen(options.otto, sea=options.sea, prizes=options.prizes, pub=options.pub)
    return (*more, options.teams) if options.teams else more


def checked(options: TableOptions) -> TableOptions:
    """The options, tidied, if a table can be set by them; a Refusal says what is wrong."""
    for box in options.boxes:
        if box not in BOXES:
            raise BadTable("table-no-box", name=box, names=", ".join(BOXES))
    for deck in options.drinks:
        if deck not in DRINK_DECKS:
            raise BadTable("table-no-drink-deck", name=deck, names=", ".join(DRINK_DECKS))
    for what, names in (("box", options.boxes), ("drink-deck", options.drinks)):
        if len(set(names)) < len(names):
            raise BadTable(f"table-{what}-twice")
    number = len(characters_of(options))
    if options.seats > number and not options.doppelgangers:
        raise BadTable("table-few-characters", characters=number, seats=options.seats)
    if not drinks_of(options):
        raise BadTable("table-boxes-without-drinks")
    if options.sea and options.pub:
        raise BadTable("table-variant-taverns", name="sea")
    if options.teams:
        check_teams(options)
    if options.otto:
        check_otto(options)
    if options.rated:
        if options.teams or options.otto:
            raise BadTable("table-rated-alone")
        options = msgspec.structs.replace(options, drop_in=False)
    clock = None if options.days else options.clock
    return msgspec.structs.replace(options, title=clean(options.title), clock=clock)


def check_teams(options: TableOptions) -> None:
    """Whether that many can be seated in such teams, with the characters of these boxes."""
    if options.teams not in {each.name for each in TEAMS}:
        names = ", ".join(each.name for each in TEAMS)
        raise BadTable("table-variant", name=options.teams, near="none", names=names)
    known = characters_of(options)
    drawn = [known[seat % len(known)] for seat in range(options.seats)]
    try:
        set_up(options, cast(options, drawn, [False] * options.seats), 0)
    except SetupError as error:
        raise BadTable(error.code, **error.details) from None


def cast(options: TableOptions, drawn: list[str], chosen: list[bool]) -> list[str]:
    """Whom a team variant wants where, without changing what somebody has chosen."""
    variant = VARIANTS.get(options.teams)
    villains = [name for name in characters_of(options) if CHARACTERS[name].villain is not None]
    if variant is None or variant.cast is None or not villains:
        return drawn
    seated = drawn[:]
    size = variant.together if variant.together > 1 else len(drawn)
    for first in range(0, len(drawn), size):
        team = range(first, min(first + size, len(drawn)))
        order = sorted(team, key=lambda seat: not chosen[seat])
        named = sum(chosen[seat] for seat in team)
        names = variant.cast([drawn[seat] for seat in order], named, villains)
        for seat, name in zip(order, names, strict=True):
            seated[seat] = name
    return seated


def set_up(options: TableOptions, characters: list[str], seed: int) -> Setup:
    setup = setup_for(
        characters,
        seed=seed,
        drinks=drinks_of(options),
        bar_deck=options.bar_deck,
        doppelgangers=options.doppelgangers,
        variants=variants_of(options),
    )
    setup.check()
    return setup


def check_otto(options: TableOptions) -> None:
    """OTTO-1, OTTO-3: two of his factions, and two players."""
    try:
        variant = otto(*options.otto)
    except SetupError as error:
        raise BadTable(error.code, **error.details) from None
    if options.seats != variant.people:
        raise BadTable(
            "table-variant-people",
            name=variant.name,
            people=variant.people,
            count=options.seats,
        )


def check_bot(name: str) -> str:
    """The bot that sits down by this name."""
    if not BOTS.usable(name):
        raise BadTable("table-no-bot", name=name, names=", ".join(BOTS))
    who = seated(name)
    if who.unfit is not None:
        why = problem(who.unfit, words(OPERATOR.lang))
        log.warning(OPERATOR.line("bot-instead", bot=name, instead=who.name, problem=why))
    return who.name


def check_again(chairs: Sequence[Chair]) -> None:
    """Before a game goes on: in the chair of a bot that cannot sit down here any more is whoever
    plays instead."""
    for chair in chairs:
        if chair.kind == BOT and chair.bot:
            try:
                chair.bot = check_bot(chair.bot)
            except BadTable as gone:
                who = seated(SUBSTITUTE).name
                why = gone.text(OPERATOR.lang)
                log.warning(OPERATOR.line("bot-instead", bot=chair.bot, instead=who, problem=why))
                chair.bot = who


def seat_the_game(booking: Booking, seed: int) -> Setup:
    """Leave out the empty chairs, draw the missing characters, and set the table."""
    booking.chairs = [chair for chair in booking.chairs if chair.kind != EMPTY]
    if len(booking.chairs) < FEWEST:
        raise Refusal("too-few", least=FEWEST)
    known = characters_of(booking.options)
    picked = [bool(chair.character) for chair in booking.chairs]
    for chair in booking.chairs:
        if not chair.character:
            taken = {other.character for other in booking.chairs}
            free = [name for name in known if name not in taken]
            chair.character = secrets.choice(free or known)
    seated = cast(booking.options, [chair.character for chair in booking.chairs], picked)
    for chair, character in zip(booking.chairs, seated, strict=True):
        chair.character = character
    try:
        return set_up(booking.options, seated, seed)
    except SetupError as error:
        raise BadTable(error.code, **error.details) from None
