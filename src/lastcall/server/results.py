"""What a guest's finished games came to, and where a guest has a seat: kept by guest and table.

    save_results(store, [Result("guest", "table", seat=0, ended=…, played=Played(…)), …])
    results_of(store, "guest")          # the latest first
    results_of_game(store, "table")     # of everybody who sat there as a person to the end
    seats_of(store, "guest")            # where they sit now

A result lives as long as its guest, also when the game's replay has had its time. Every call
belongs to the transaction of the store.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from lastcall.server.storage import Finished, FinishedPlayer, Store

GOING_ON: Final = ("open", "running")
WAYS: Final = ("prizes", "sea", "pub", "bar_deck")  # options that are a way to play by themselves
PERSON: Final = "player"


class Played(Struct, frozen=True):
    """A finished game, as whoever played it remembers it."""

    started: int
    turns: int
    players: list[FinishedPlayer]
    winners: list[int]
    ways: list[str] = []  # how it was played, besides plainly
    sides: list[int] = []  # who shared a mat: the same number for each; empty where nobody did


class Result(Struct, frozen=True):
    guest: str
    game: str
    seat: int
    ended: int
    played: Played

    @property
    def won(self) -> bool:
        return self.seat in self.played.winners

    @property
    def character(self) -> str:
        return self.played.players[self.seat].character

    def others(self) -> list[int]:
        """The seats one played against."""
        sides = self.played.sides or list(range(len(self.played.players)))
        return [seat for seat, side in enumerate(sides) if side != sides[self.seat]]


class Sitting(Struct, frozen=True):
    """A seat of a guest at a table that is not over."""

    table: str
    booking: str
    asked: int  # since when the table waits for them, by the day; 0 where it does not
    due: int  # until when, in the time of the house; 0 where there is no such time


# Results -----------------------------------------------------------------------------------------


def save_results(store: Store, results: Iterable[Result]) -> None:
    for result in results:
        store.execute(
            "INSERT INTO results (guest, game, seat, ended, data) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (guest, game) DO NOTHING",
            (
                result.guest,
                result.game,
                result.seat,
                result.ended,
                msgspec.json.encode(result.played).decode(),
            ),
        )


def results_of(store: Store, guest: str) -> list[Result]:
    """The latest first."""
    rows = store.execute(
        "SELECT guest, game, seat, ended, data FROM results WHERE guest = ?"
        " ORDER BY ended DESC, game",
        (guest,),
    ).fetchall()
    return [read(row) for row in rows]


def results_of_game(store: Store, game: str) -> list[Result]:
    rows = store.execute(
        "SELECT guest, game, seat, ended, data FROM results WHERE game = ? ORDER BY seat", (game,)
    ).fetchall()
    return [read(row) for row in rows]


def count_results(store: Store, guest: str) -> int:
    row = store.execute("SELECT COUNT(*) FROM results WHERE guest = ?", (guest,)).fetchone()
    return int(row[0])


def met(store: Store, guest: str) -> dict[tuple[str, int], tuple[str, str]]:
    """Who sat where in a guest's games, of those who are still known: by game and seat, the other
    guest and what they are called now."""
    rows = store.execute(
        "SELECT other.game, other.seat, other.guest, guests.name FROM results AS own"
        " JOIN results AS other ON other.game = own.game AND other.guest <> own.guest"
        " JOIN guests ON guests.id = other.guest WHERE own.guest = ?",
        (guest,),
    ).fetchall()
    return {(game, int(seat)): (other, name) for game, seat, other, name in rows}


def replays_of(store: Store, guest: str) -> set[str]:
    """The games of a guest that can still be watched."""
    rows = store.execute(
        "SELECT id FROM finished WHERE id IN (SELECT game FROM results WHERE guest = ?)", (guest,)
    ).fetchall()
    return {row[0] for row in rows}


def read(row: Sequence[Any]) -> Result:
    guest, game, seat, ended, data = row
    return Result(guest, game, int(seat), int(ended), msgspec.json.decode(data, type=Played))


# Seats -------------------------------------------------------------------------------------------


def note_seats(store: Store, table: str, state: str, guests: Iterable[str]) -> None:
    """Who sits at a table now."""
    wanted = set(guests) if state in GOING_ON else set()
    rows = store.execute("SELECT guest FROM seats WHERE table_id = ?", (table,)).fetchall()
    there = {row[0] for row in rows}
    for guest in sorted(there - wanted):
        store.execute("DELETE FROM seats WHERE table_id = ? AND guest = ?", (table, guest))
    for guest in sorted(wanted - there):
        store.execute("INSERT INTO seats (guest, table_id) VALUES (?, ?)", (guest, table))


def seats_of(store: Store, guest: str, most: int = 1_000) -> list[Sitting]:
    """Where a guest sits: first where the table waits for them, then where somebody was last."""
    rows = store.execute(
        "SELECT tables.id, tables.data, seats.asked, days.due FROM seats"
        " JOIN tables ON tables.id = seats.table_id"
        " LEFT JOIN days ON days.table_id = seats.table_id"
        " WHERE seats.guest = ? AND tables.state IN ('open', 'running')"
        " ORDER BY CASE WHEN seats.asked > 0 THEN 0 ELSE 1 END, tables.touched DESC LIMIT ?",
        (guest, most),
    ).fetchall()
    return [Sitting(id, data, int(asked), int(due or 0)) for id, data, asked, due in rows]


def both_seated(store: Store, guest: str, other: str) -> bool:
    """Whether these two sit at one table."""
    found = store.execute(
        "SELECT 1 FROM seats AS own JOIN seats AS theirs ON theirs.table_id = own.table_id"
        " JOIN tables ON tables.id = own.table_id"
        " WHERE own.guest = ? AND theirs.guest = ? AND tables.state IN ('open', 'running')",
        (guest, other),
    )
    return found.fetchone() is not None


# Becoming one, and going -------------------------------------------------------------------------


def absorb(store: Store, old: str, new: str) -> None:
    """What was one guest's is another's: two browsers of the same person."""
    store.alone()
    store.execute(
        "DELETE FROM results WHERE guest = ?"
        " AND game IN (SELECT game FROM results WHERE guest = ?)",
        (old, new),
    )
    whose = ["results", "pushes", "rated"]
    if store.rung(new) is None:
        whose.append("ladder")  # otherwise the place on it stays the other's
    for what in whose:
        store.execute(f"UPDATE {what} SET guest = ? WHERE guest = ?", (new, old))
    store.execute("DELETE FROM ladder WHERE guest = ?", (old,))
    for id, tournament in tournaments_with(store, old):
        if all(player["guest"] != new for player in tournament["players"]):
            in_their_place(tournament, old, new)
            keep_tournament(store, id, tournament)


def erase(store: Store, guest: str) -> None:
    """Forget a guest, also where others remember them: their name, and what they said."""
    store.alone()
    for result in results_of(store, guest):
        store.forget_lines(result.game, result.seat)
        for other in results_of_game(store, result.game):
            without = nameless(other.played.players, result.seat)
            data = msgspec.json.encode(msgspec.structs.replace(other.played, players=without))
            store.execute(
                "UPDATE results SET data = ? WHERE guest = ? AND game = ?",
                (data.decode(), other.guest, other.game),
            )
        game = store.finished(result.game)
        if game is not None:
            left = msgspec.structs.replace(game, players=nameless(game.players, result.seat))
            store.execute(
                "UPDATE finished SET data = ? WHERE id = ?",
                (msgspec.json.encode(left).decode(), game.id),
            )
        blank_booking(store, result.game, result.seat)
    for id, tournament in tournaments_with(store, guest):
        for player in tournament["players"]:
            if player["guest"] == guest:
                player.update(name="", left=True)
        if tournament["host"] == guest:
            tournament["host_name"] = ""
        in_their_place(tournament, guest, "")
        keep_tournament(store, id, tournament)
    store.revoke_cookies(guest)  # other servers hear of it
    store.forget_guest(guest)


def tournaments_with(store: Store, guest: str) -> list[tuple[str, dict[str, Any]]]:
    """Those that somebody plays in, or is the host of."""
    rows = store.execute(
        "SELECT id, data FROM tournaments WHERE data LIKE ?", (f'%"{guest}"%',)
    ).fetchall()
    return [(row[0], msgspec.json.decode(row[1])) for row in rows]


def in_their_place(tournament: dict[str, Any], old: str, new: str) -> None:
    for player in tournament["players"]:
        if player["guest"] == old:
            player["guest"] = new
    if tournament["host"] == old:
        tournament["host"] = new
    tournament["removed"] = [new if guest == old else guest for guest in tournament["removed"]]


def keep_tournament(store: Store, id: str, tournament: dict[str, Any]) -> None:
    data = msgspec.json.encode(tournament).decode()
    store.execute(
        "UPDATE tournaments SET host = ?, data = ? WHERE id = ?", (tournament["host"], data, id)
    )


def nameless(players: Sequence[FinishedPlayer], seat: int) -> list[FinishedPlayer]:
    return [
        msgspec.structs.replace(player, name="") if i == seat else player
        for i, player in enumerate(players)
    ]


def blank_booking(store: Store, table: str, seat: int) -> None:
    """The table of a finished game, as long as it is kept, does not name somebody who has gone."""
    data = store.table(table)
    if data is None:
        return
    booking = msgspec.json.decode(data)
    chair = booking["chairs"][seat]
    if booking["host"] == chair["guest"]:
        booking["host"] = ""
    chair["name"] = chair["guest"] = ""
    store.execute(
        "UPDATE tables SET data = ? WHERE id = ?", (msgspec.json.encode(booking).decode(), table)
    )


# Of a database from before -----------------------------------------------------------------------


class OldChair(Struct):
    kind: str = ""
    guest: str = ""


class OldBooking(Struct):
    options: dict[str, Any]
    chairs: list[OldChair]


def gathered(store: Store) -> None:
    """What tables that are still there tell of their guests."""
    rows = store.execute("SELECT id, state, data FROM tables").fetchall()
    for id, state, data in rows:
        try:
            booking = msgspec.json.decode(data, type=OldBooking)
            game = store.finished(id) if state == "finished" else None
        except msgspec.DecodeError:
            continue  # it is set aside when somebody asks for it
        people = [(seat, c.guest) for seat, c in enumerate(booking.chairs) if c.guest]
        note_seats(store, id, state, [guest for _, guest in people])
        if game is not None:
            played = played_of(game, booking.options, [])
            save_results(store, [Result(g, id, seat, game.ended, played) for seat, g in people])


def played_of(game: Finished, options: dict[str, Any], sides: list[int]) -> Played:
    """A finished game as its players remember it."""
    ways = [way for way in WAYS if options.get(way)]
    ways += [options["teams"]] if options.get("teams") else []
    ways += ["otto"] if options.get("otto") else []
    ways += ["days"] if options.get("days") else []
    if sum(player.kind == PERSON for player in game.players) > 1:
        ways.append("people")
    shared = sides if len(set(sides)) < len(sides) else []
    return Played(game.started, game.turns, list(game.players), list(game.winners), ways, shared)
