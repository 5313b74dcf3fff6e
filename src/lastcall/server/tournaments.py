"""Tournaments: an evening of a few rounds that one joins by link.

Everything about one is a single row, changed in one transaction by whichever server is asked; no
server keeps a tournament. Its tables are ordinary tables that begin at once, with everybody seated.
"""

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec
from msgspec import Struct

from lastcall.engine.dice import SECRET
from lastcall.engine.setup import FEWEST
from lastcall.server import outgoing as out
from lastcall.server.booking import PLAYER, RUNNING, Booking, Chair, checked, seat_the_game
from lastcall.server.identity import may_be_table, new_table
from lastcall.server.incoming import NewTournament, TableOptions, clean
from lastcall.server.ladder import points
from lastcall.server.names import told_apart
from lastcall.server.refusals import BadTable, Refusal
from lastcall.server.storage import Store

if TYPE_CHECKING:
    from lastcall.server.tavern import Tavern

OPEN: Final = "open"
UNDER_WAY: Final = "running"
OVER: Final = "over"
MOST: Final = 64  # people in one
HOSTED: Final = 5  # that are not over, of one host
BYE: Final = 1.0  # what a round without a table is worth: as much as winning one

Answer = TypeVar("Answer")


class Entrant(Struct):
    guest: str
    name: str
    left: bool = False


class Pairing(Struct):
    """A table of a round: who plays at it, by their numbers, and their places once it is over."""

    table: str
    players: list[int]
    places: list[int] = []
    void: bool = False

    def done(self) -> bool:
        return self.void or bool(self.places)


class Round(Struct):
    tables: list[Pairing]
    byes: list[int] = []

    def done(self) -> bool:
        return all(pairing.done() for pairing in self.tables)


class Tournament(Struct):
    """Everything about a tournament. Stored as one piece of JSON."""

    id: str
    host: str
    host_name: str
    title: str
    rounds: int
    size: int  # people at a table, at most
    options: TableOptions
    state: str = OPEN
    players: list[Entrant] = []
    played: list[Round] = []
    removed: list[str] = []  # guests the host does not want in it

    def number_of(self, guest: str | None) -> int:
        for number, entrant in enumerate(self.players):
            if guest and entrant.guest == guest:
                return number
        return -1

    def playing(self) -> list[int]:
        return [number for number, entrant in enumerate(self.players) if not entrant.left]

    def between_rounds(self) -> bool:
        return self.state != OVER and (not self.played or self.played[-1].done())

    def settle(self) -> None:
        """After the last round it is over."""
        if len(self.played) >= self.rounds and self.played[-1].done():
            self.state = OVER


class Score(Struct, order=True):
    """How somebody stands; the larger the better."""

    points: float = 0.0
    wins: int = 0
    strength: float = 0.0  # the points of all one met


# Standings and pairings --------------------------------------------------------------------------


def scores(t: Tournament) -> list[Score]:
    """One for each player: points, then tables won, then how strong those were whom one met."""
    found = [Score() for _ in t.players]
    for played in t.played:
        for number in played.byes:
            found[number].points += BYE
        for pairing in played.tables:
            for number, place in zip(pairing.players, pairing.places, strict=False):
                share = points(place, pairing.places) / (len(pairing.places) - 1)
                found[number].points += share
                found[number].wins += place == 1
    for pairing in (pairing for played in t.played for pairing in played.tables):
        for number in pairing.players if pairing.places else ():
            met = (found[other].points for other in pairing.players if other != number)
            found[number].strength += sum(met)
    return found


def meetings(t: Tournament) -> dict[frozenset[int], int]:
    """How often two have met."""
    found: dict[frozenset[int], int] = {}
    for played in t.played:
        for pairing in played.tables:
            for a in pairing.players:
                for b in pairing.players:
                    if a < b:
                        pair = frozenset((a, b))
                        found[pair] = found.get(pair, 0) + 1
    return found


def paired(t: Tournament) -> tuple[list[list[int]], list[int]]:
    """The tables of the next round, and who has a bye.

    Equals meet: each table is filled from the top of the standings, first with those who have not
    met. Tables are as large as each other as far as that goes; a bye there is only where two play
    at a table and their number is odd, for the last of those who had none yet.
    """
    score = scores(t)
    order = t.playing()
    secrets.SystemRandom().shuffle(order)
    order.sort(key=lambda number: score[number], reverse=True)
    byes: list[int] = []
    if t.size == 2 and len(order) % 2:
        had = [number for played in t.played for number in played.byes]
        last = min(reversed(order), key=had.count)
        order.remove(last)
        byes = [last]
    met = meetings(t)
    number = -(-len(order) // t.size)
    tables: list[list[int]] = []
    while order:
        seats = -(-len(order) // (number - len(tables)))
        table = [order.pop(0)]
        while len(table) < seats:
            again = [sum(met.get(frozenset((one, other)), 0) for one in table) for other in order]
            table.append(order.pop(again.index(min(again))))
        tables.append(table)
    return tables, byes


# What is asked for -------------------------------------------------------------------------------


class Tournaments:
    """The way to all of them, through the journal of a tavern."""

    def __init__(self, tavern: "Tavern") -> None:
        self._tavern = tavern

    async def create(self, guest: str, name: str, wish: NewTournament, now: int) -> Tournament:
        wanted = msgspec.structs.replace(
            wish.options, title=wish.title, public=False, seats=wish.size, drop_in=False
        )
        options = checked(wanted)
        if options.teams or options.otto:
            raise BadTable("table-tournament-alone")
        title = clean(wish.title)
        self._tavern.unwanted.check(title)
        made = Tournament(new_table(), guest, name, title, wish.rounds, wish.size, options)
        if wish.join:
            made.players.append(Entrant(guest, name))

        def write(store: Store) -> None:
            store.alone()
            if store.hosted_tournaments(guest, OVER) >= HOSTED:
                raise Refusal("too-many-tournaments", most=HOSTED)
            save(store, made, now)

        await self._tavern.journal.do(write)
        return made

    async def find(self, id: str) -> Tournament:
        return await self._tavern.journal.do(lambda store: load(store, id))

    async def _change(
        self, id: str, now: int, change: Callable[[Tournament, Store], Answer]
    ) -> tuple[Tournament, Answer]:
        """Change a tournament as it is at that moment, or not at all."""

        def write(store: Store) -> tuple[Tournament, Answer]:
            store.alone()
            found = load(store, id)
            answer = change(found, store)
            save(store, found, now)
            return found, answer

        return await self._tavern.journal.do(write)

    async def join(self, id: str, guest: str, name: str, now: int) -> Tournament:
        def change(t: Tournament, store: Store) -> None:
            if guest in t.removed:
                raise Refusal("removed")
            if t.state == OVER:
                raise Refusal("tournament-over")
            if len(t.played) >= t.rounds:
                raise Refusal("tournament-late")
            number = t.number_of(guest)
            if number >= 0:
                t.players[number].left = False  # also for whoever had left
                return
            if len(t.playing()) >= MOST:
                raise Refusal("tournament-full", most=MOST)
            t.players.append(Entrant(guest, told_apart(name, [e.name for e in t.players])))

        return (await self._change(id, now, change))[0]

    async def leave(self, id: str, guest: str, now: int) -> Tournament:
        """Play no further rounds; what one has stays in the standings."""

        def change(t: Tournament, store: Store) -> None:
            self._take_out(t, t.number_of(guest))

        return (await self._change(id, now, change))[0]

    async def remove(self, id: str, guest: str, number: int, now: int) -> Tournament:
        def change(t: Tournament, store: Store) -> None:
            as_host(t, guest)
            if number >= len(t.players):
                raise Refusal("not-in-tournament")
            t.removed.append(t.players[number].guest)
            self._take_out(t, number)

        return (await self._change(id, now, change))[0]

    def _take_out(self, t: Tournament, number: int) -> None:
        if number < 0:
            raise Refusal("not-in-tournament")
        if t.state == OPEN:
            t.players.pop(number)
        else:
            t.players[number].left = True

    async def begin_round(self, id: str, guest: str, now: int) -> Tournament:
        """The host begins the first; the next ones whoever plays: hosts go home, too."""

        def change(t: Tournament, store: Store) -> None:
            if t.state == OVER:
                raise Refusal("tournament-over")
            if guest != t.host and (not t.played or t.number_of(guest) < 0):
                raise Refusal("not-tournament-host")
            if not t.between_rounds():
                raise Refusal("tournament-busy")
            if len(t.playing()) < FEWEST:
                raise Refusal("tournament-few", least=FEWEST)
            tables, byes = paired(t)
            begun = Round([], byes)
            for players in tables:
                booking = booked(t, players, now)
                store.save_table(booking.id, booking.state, now, booking.text(), now)
                begun.tables.append(Pairing(booking.id, players))
            t.played.append(begun)
            t.state = UNDER_WAY

        return (await self._change(id, now, change))[0]

    async def void(self, id: str, guest: str, table: str, now: int) -> Tournament:
        """The host does not wait for a table any longer: nobody has anything from it."""

        def change(t: Tournament, store: Store) -> None:
            as_host(t, guest)
            for pairing in t.played[-1].tables if t.played else ():
                if pairing.table == table and not pairing.done():
                    pairing.void = True
                    t.settle()
                    return
            raise Refusal("no-such-table")

        return (await self._change(id, now, change))[0]

    async def end(self, id: str, guest: str, now: int) -> Tournament:
        """The host ends it before its time: the standings stay as they are."""

        def change(t: Tournament, store: Store) -> None:
            as_host(t, guest)
            t.state = OVER

        return (await self._change(id, now, change))[0]


def as_host(t: Tournament, guest: str) -> None:
    if guest != t.host:
        raise Refusal("not-tournament-host")
    if t.state == OVER:
        raise Refusal("tournament-over")


def load(store: Store, id: str) -> Tournament:
    text = store.tournament(id) if may_be_table(id) else None
    if text is None:
        raise Refusal("no-such-tournament")
    return msgspec.json.decode(text, type=Tournament)


def save(store: Store, t: Tournament, now: int) -> None:
    store.save_tournament(t.id, t.host, t.state, msgspec.json.encode(t).decode(), now)


def booked(t: Tournament, players: list[int], now: int) -> Booking:
    """A table of a round, begun, with these people at it in an order that chance decides."""
    seated = players[:]
    secrets.SystemRandom().shuffle(seated)
    guests = [t.players[number].guest for number in seated]
    booking = Booking(
        id=new_table(),
        created=now,
        host=t.host if t.host in guests else guests[0],
        options=msgspec.structs.replace(t.options, seats=len(seated)),
        chairs=[Chair(PLAYER, t.players[n].guest, t.players[n].name) for n in seated],
        state=RUNNING,
        started=now,
        entrants=guests,
        tournament=t.id,
    )
    setup = seat_the_game(booking, SECRET + secrets.randbelow(SECRET))
    booking.setup = msgspec.json.decode(setup.text())
    return booking


def count(store: Store, booking: Booking, placed: dict[int, int]) -> None:
    """Write down how a table ended; one that does not count any more changes nothing."""
    store.alone()
    text = store.tournament(booking.tournament)
    if text is None:
        return  # it has had its time
    t = msgspec.json.decode(text, type=Tournament)
    by_guest = {booking.entrants[seat]: place for seat, place in placed.items()}
    for pairing in (pairing for played in t.played for pairing in played.tables):
        if pairing.table == booking.id and not pairing.done():
            pairing.places = [by_guest[t.players[number].guest] for number in pairing.players]
            if t.state != OVER:
                t.settle()
            save(store, t, booking.ended)


def told(t: Tournament, guest: str | None) -> out.Tournament:
    """A tournament as somebody sees it."""
    score = scores(t)
    you = t.number_of(guest)
    hosting = bool(guest) and guest == t.host
    mine = [
        pairing.table
        for pairing in (t.played[-1].tables if t.played else ())
        if you in pairing.players and not pairing.done()
    ]
    return out.Tournament(
        id=t.id,
        title=t.title,
        state=t.state,  # type: ignore[arg-type]
        rounds=t.rounds,
        size=t.size,
        options=t.options,
        host=t.host_name,
        players=[
            out.TournamentPlayer(
                name=entrant.name,
                left=entrant.left,
                place=1 + sum(other > score[number] for other in score),
                points=round(score[number].points, 3),
                wins=score[number].wins,
                strength=round(score[number].strength, 3),
                you=number == you,
            )
            for number, entrant in enumerate(t.players)
        ],
        played=[
            out.TournamentRound(
                [
                    out.TournamentTable(
                        pairing.table, pairing.players, pairing.places, pairing.void
                    )
                    for pairing in played.tables
                ],
                played.byes,
            )
            for played in t.played
        ],
        you=you,
        hosting=hosting,
        table=mine[0] if mine and t.state != OVER else "",
        may_begin=t.between_rounds()
        and len(t.playing()) >= FEWEST
        and (hosting or (you >= 0 and bool(t.played))),
    )
