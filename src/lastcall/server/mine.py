"""What is mine: games, records, what there is still to try, and taking all of it elsewhere.

A guest without an account has all of it; a link brings it to another device, a button deletes it.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from lastcall.cards.catalogue import CHARACTERS
from lastcall.server import chairs
from lastcall.server import outgoing as out
from lastcall.server.booking import read_booking
from lastcall.server.daily import house_time
from lastcall.server.door import Door, encode, reply, with_cookie
from lastcall.server.identity import COOKIE, new_token
from lastcall.server.incoming import Become, GiveUp, Nothing, TakeOver
from lastcall.server.keyring import passkeys_of
from lastcall.server.pushing import subscriptions_of
from lastcall.server.refusals import Refusal
from lastcall.server.results import (
    PERSON,
    Result,
    absorb,
    both_seated,
    count_results,
    erase,
    met,
    replays_of,
    results_of,
    seats_of,
    tournaments_with,
)
from lastcall.server.room import milliseconds
from lastcall.server.storage import Elsewhere, Store
from lastcall.server.tickets import MOVE, holder, spend_ticket, write_ticket
from lastcall.variants.catalogue import TEAMS

GAMES: Final = 30  # of one page
OPPONENTS: Final = 30  # those one met most
TABLES: Final = 12  # in the lobby
IN_TEAMS: Final = frozenset(team.name for team in TEAMS)
WAYS: Final = ("people", "days", *(team.name for team in TEAMS), "otto", "sea", "pub", "prizes")

ON_THE_LADDER: Final = ("name", "listed", "mu", "sigma", "games", "wins", "played")

FORGET: Final = encode({"forget": True})

Met = Mapping[tuple[str, int], tuple[str, str]]


# What results come to ----------------------------------------------------------------------------


def counted(results: Iterable[Result]) -> dict[str, out.Count]:
    """Games and wins with each character; a tie is a win shared."""
    found: dict[str, out.Count] = {}
    for result in results:
        count = found.setdefault(result.character, out.Count(0, 0.0))
        count.games += 1
        count.wins += share(result)
    return {name: out.Count(c.games, round(c.wins, 3)) for name, c in sorted(found.items())}


def share(result: Result) -> float:
    """What a game counts as a win: a team wins as one, a tie is shared."""
    if not result.won:
        return 0.0
    sides = result.played.sides
    winners = {sides[seat] if sides else seat for seat in result.played.winners}
    return 1 / len(winners)


def opponents(results: Iterable[Result], known: Met) -> list[out.Opponent]:
    """Against whom: people who are still known by themselves, bots by their kind."""
    found: dict[str, out.Opponent] = {}
    for result in results:
        played = result.played
        others = result.others()
        if not played.sides and IN_TEAMS.intersection(played.ways):
            continue  # from before anybody noted who shared a mat
        kinds: set[str] = set()  # several bots of a kind are met once in a game
        for seat in others:
            player = played.players[seat]
            who, name = known.get((result.game, seat), ("", ""))
            if player.kind != PERSON:
                if player.kind in kinds:
                    continue
                kinds.add(player.kind)
            elif not who:
                continue  # gone for good, and named nowhere
            one = found.setdefault(
                who or f"bot {player.kind}", out.Opponent(name, player.kind, 0, 0, 0)
            )
            one.games += 1
            one.wins += result.won
            same = {i for i in others if played.players[i].kind == player.kind}
            theirs = {seat} if player.kind == PERSON else same
            one.losses += bool(theirs.intersection(played.winners)) and not result.won
    return sorted(found.values(), key=lambda one: (-one.games, one.kind != PERSON, one.name))


def untried(results: Iterable[Result]) -> out.Untried:
    """Characters and ways to play that one has yet to meet."""
    results = list(results)
    had = {result.character for result in results}
    ways = {way for result in results for way in result.played.ways}
    return out.Untried(
        characters=[name for name in CHARACTERS if name not in had],
        ways=[way for way in WAYS if way not in ways],
    )


# Each says how far one is, after so many games, the earliest first.
Progress = Callable[[list[Result]], int]


def of_a_box(results: list[Result]) -> int:
    """The most characters of one box that one has played, where that is not all: of five."""
    boxes: dict[str, set[str]] = {}
    for result in results:
        character = CHARACTERS.get(result.character)
        if character is not None:
            boxes.setdefault(character.box, set()).add(result.character)
    return max((len(names) for names in boxes.values()), default=0)


def people_met(results: list[Result]) -> int:
    """Different people one has finished a game with, by what they were called."""
    return len(
        {
            player.name
            for result in results
            for seat, player in enumerate(result.played.players)
            if seat != result.seat and player.kind == PERSON and player.name
        }
    )


def won(results: list[Result]) -> list[Result]:
    return [result for result in results if result.won]


ACHIEVEMENTS: Final[dict[str, tuple[int, Progress]]] = {
    "evening": (1, len),
    "win": (1, lambda results: len(won(results))),
    "regular": (10, len),
    "faces": (5, lambda results: len({result.character for result in won(results)})),
    "box": (4, of_a_box),
    "crowd": (1, lambda results: sum(len(r.played.players) >= 6 for r in won(results))),
    "friends": (5, people_met),
    "team": (1, lambda results: sum(bool(r.played.sides) for r in won(results))),
    "days": (1, lambda results: sum("days" in r.played.ways for r in results)),
}


def achievements(results: Iterable[Result]) -> list[out.Achievement]:
    """What one has done, with the day it was done, and how far the rest is."""
    in_order = sorted(results, key=lambda result: result.ended)
    found = []
    for id, (of, progress) in ACHIEVEMENTS.items():
        have = progress(in_order)
        at = 0
        if have >= of:
            first, last = 1, len(in_order)  # the game that did it: progress never goes back
            while first < last:
                middle = (first + last) // 2
                first, last = (
                    (first, middle) if progress(in_order[:middle]) >= of else (middle + 1, last)
                )
            at = in_order[first - 1].ended
        found.append(out.Achievement(id, min(have, of), of, at))
    return found


def games(results: Iterable[Result], replays: set[str]) -> list[out.MyGame]:
    return [
        out.MyGame(
            id=result.game,
            ended=result.ended,
            turns=result.played.turns,
            seat=result.seat,
            won=result.won,
            replay=result.game in replays,
            players=[
                out.RecentPlayer(p.name, p.kind, p.character, seat in result.played.winners)
                for seat, p in enumerate(result.played.players)
            ],
        )
        for result in results
    ]


# Being another guest -----------------------------------------------------------------------------


async def settle_in(
    door: Door, request: Request, new: str, spend: Callable[[Store], object]
) -> Response:
    """From now on this browser is that guest. What it was before comes along, unless that is
    somebody who has a passkey too and is kept as they are."""
    old = await door.guest_of(request)
    name = await door.tavern.name_of(new)
    if name is None:
        raise Refusal("link-spent")  # deleted meanwhile
    if old == new:
        old = None
    if old is not None:
        before = old
        if await door.journal.do(lambda store: passkeys_of(store, before)):
            old = None
    if old is not None:
        if await door.journal.do(lambda store: both_seated(store, before, new)):
            raise Refusal("both-seated")
        for sitting in await door.journal.do(lambda store: seats_of(store, before)):
            await bring_seat(door, request, sitting.table, before, new)

    def settle(store: Store) -> None:
        spend(store)
        if old is not None:
            absorb(store, old, new)
            store.revoke_cookies(old)
            store.forget_guest(old)

    await door.journal.do(settle)
    if old is not None:
        door.tavern.forget_guest(old)
        door.tavern.show_out(old)
    return with_cookie(request, reply({"name": name}), await door.tavern.cookie(new))


async def bring_seat(door: Door, request: Request, table: str, old: str, new: str) -> None:
    """A seat goes along, at whichever server its table is."""
    try:
        await chairs.become(await door.tavern.room(table), old, new)
    except Elsewhere as place:
        path = f"/api/tables/{table}/become"
        body = encode({"proof": door.tavern.identities.vouch(old, new)})
        answer = await door.forwarding.ask(request, place, path, body)
        if answer.status_code != 200:
            raise Refusal("storage") from None
    except Refusal as refusal:
        if refusal.code not in ("no-such-table", "broken-game"):
            raise


# Addresses ---------------------------------------------------------------------------------------


class Mine:
    """Everything a guest asks about themselves."""

    def __init__(self, door: Door) -> None:
        self._door = door

    def routes(self) -> list[Route]:
        looked_up = {
            "/api/mine": self.mine,
            "/api/mine/tables": self.tables,
            "/api/mine/export": self.export,
        }
        done = {
            "/api/mine/delete": self.delete,
            "/api/mine/move": self.offer,
            "/api/move/look": self.look,
            "/api/move": self.move,
            "/api/sign-out-here": self.leave,
            "/api/tables/{table}/give-up": self.give_up,
            "/api/tables/{table}/become": self.become,
        }
        return [
            *(Route(path, answer, methods=["GET"]) for path, answer in looked_up.items()),
            *(Route(path, answer, methods=["POST"]) for path, answer in done.items()),
        ]

    async def mine(self, request: Request) -> Response:
        guest, name = await self._door.known(request)
        results, known, replays, keys = await self._door.journal.do(
            lambda store: (
                results_of(store, guest),
                met(store, guest),
                replays_of(store, guest),
                passkeys_of(store, guest),
            )
        )
        before = request.query_params.get("before", "")
        older = [r for r in results if r.ended < int(before)] if before.isdecimal() else results
        return reply(
            out.Mine(
                name=name,
                games=len(results),
                wins=round(sum(map(share, results)), 3),
                characters=counted(results),
                opponents=opponents(results, known)[:OPPONENTS],
                untried=untried(results),
                achievements=achievements(results),
                latest=games(older[:GAMES], replays),
                more=len(older) > GAMES,
                passkeys=[out.Passkey(key.id, key.created, key.used) for key in keys],
                keep_days=round(self._door.settings.keep_guests),
            )
        )

    async def tables(self, request: Request) -> Response:
        """Where I have a seat; first where I am waited for."""
        guest = await self._door.guest_of(request)
        if guest is None:
            return reply(out.MyTables([]))
        sittings, now = await self._door.journal.do(
            lambda store: (seats_of(store, guest, TABLES), house_time(store))
        )
        found = []
        for sitting in sittings:
            booking = read_booking(sitting.booking)
            found.append(
                out.MyTable(
                    id=booking.id,
                    title=booking.options.title,
                    state=booking.state,
                    character=booking.chairs[booking.seat_of(guest)].character,
                    others=[
                        chair.name or chair.bot
                        for chair in booking.chairs
                        if chair.guest != guest and (chair.name or chair.bot)
                    ],
                    days=booking.options.days,
                    asked=bool(sitting.asked),
                    ms=max(0, sitting.due - now) if sitting.asked else 0,
                )
            )
        return reply(out.MyTables(found))

    async def export(self, request: Request) -> Response:
        """All that is stored about a guest, in a file for them."""
        guest, name = await self._door.known(request)
        kept = await self._door.journal.do(lambda store: all_of(store, guest))
        answer = reply({"name": name, **kept})
        answer.headers["content-disposition"] = 'attachment; filename="lastcall.json"'
        return answer

    async def delete(self, request: Request) -> Response:
        """Leave every table, then forget the guest: a bot has their seats, nobody their name."""
        await self._door.body(request, Nothing)
        guest, _ = await self._door.known(request)
        for sitting in await self._door.journal.do(lambda store: seats_of(store, guest)):
            try:
                room = await self._door.tavern.room(sitting.table)
                await chairs.give_up(room, guest, forget=True)
            except Elsewhere as place:
                path = f"/api/tables/{sitting.table}/give-up"
                answer = await self._door.forwarding.ask(request, place, path, FORGET)
                if answer.status_code not in (200, 403, 404):
                    raise Refusal("storage") from None
            except Refusal:
                pass  # gone, or left meanwhile
        await self._door.journal.do(lambda store: erase(store, guest))
        self._door.tavern.forget_guest(guest)
        self._door.tavern.show_out(guest)
        self._door.tavern.drop_finished(guest)
        answer = reply({})
        answer.delete_cookie(COOKIE)
        return answer

    async def leave(self, request: Request) -> Response:
        """This browser is nobody's from now on; with a passkey one is back at once."""
        await self._door.body(request, Nothing)
        answer = reply({})
        answer.delete_cookie(COOKIE)
        return answer

    # To another device

    async def offer(self, request: Request) -> Response:
        """A one-time link that makes another browser this guest's too."""
        await self._door.body(request, Nothing)
        guest, _ = await self._door.known(request)
        token = new_token()
        seconds = self._door.settings.hand_over_lifetime
        expires = milliseconds() + int(seconds * 1000)

        def write(store: Store) -> None:  # the latest one counts
            store.execute("DELETE FROM tickets WHERE guest = ? AND kind = ?", (guest, MOVE))
            write_ticket(store, token, MOVE, guest, expires)

        await self._door.journal.do(write)
        return reply({"token": token, "path": f"/move#{token}", "seconds": seconds})

    async def look(self, request: Request) -> Response:
        """Whose link it is, and what this browser would bring along."""
        body = await self._door.body(request, TakeOver)
        guest = await self._door.guest_of(request)

        def find(store: Store) -> tuple[str, int, int, int]:
            owner = holder(store, body.token, MOVE, milliseconds())
            mine = guest if guest is not None and guest != owner else ""
            return (
                owner,
                count_results(store, owner),
                count_results(store, mine),
                len(seats_of(store, mine)),
            )

        owner, theirs, mine, tables = await self._door.journal.do(find)
        name = await self._door.tavern.name_of(owner)
        if name is None:
            raise Refusal("link-spent")
        same = guest == owner
        here = await self._door.tavern.name_of(guest)
        return reply(out.Moving(name, theirs, same, here or "", mine, tables))

    async def move(self, request: Request) -> Response:
        body = await self._door.body(request, TakeOver)
        owner = await self._door.journal.do(
            lambda store: holder(store, body.token, MOVE, milliseconds())
        )
        return await settle_in(
            self._door,
            request,
            owner,
            lambda store: spend_ticket(store, body.token, MOVE, milliseconds()),
        )

    # At tables

    async def give_up(self, request: Request) -> Response:
        body = await self._door.body(request, GiveUp)
        guest, _ = await self._door.known(request)
        room = await self._door.tavern.room(request.path_params["table"])
        await chairs.give_up(room, guest, forget=body.forget)
        return reply({})

    async def become(self, request: Request) -> Response:
        """Another of our servers says that two guests are one."""
        body = await self._door.body(request, Become)
        said = self._door.tavern.identities.vouched(body.proof)
        if said is None:
            raise Refusal("no-such-page")
        await chairs.become(await self._door.tavern.room(request.path_params["table"]), *said)
        return reply({})


def all_of(store: Store, guest: str) -> dict[str, Any]:
    """Everything that is stored about a guest, but for what would let others be them."""
    created, seen = store.execute(
        "SELECT created, seen FROM guests WHERE id = ?", (guest,)
    ).fetchone()
    rung = store.rung(guest)
    return {
        "created": created,
        "seen": seen,
        "games": [
            {
                "id": result.game,
                "ended": result.ended,
                "seat": result.seat,
                "won": result.won,
                **{
                    field: getattr(result.played, field)
                    for field in result.played.__struct_fields__
                },
            }
            for result in results_of(store, guest)
        ],
        "tables": [
            {"id": sitting.table, "asked": sitting.asked} for sitting in seats_of(store, guest)
        ],
        "ladder": rung and {field: getattr(rung, field) for field in ON_THE_LADDER},
        "tournaments": [id for id, _ in tournaments_with(store, guest)],
        "passkeys": [
            {"id": key.id, "created": key.created, "used": key.used}
            for key in passkeys_of(store, guest)
        ],
        "notifications": [
            {"endpoint": one.endpoint, "lang": one.lang} for one in subscriptions_of(store, guest)
        ],
    }
