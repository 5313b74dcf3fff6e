"""Looking things up: tables, cards, rules, finished games, and how the server is."""

import asyncio
import logging
from collections.abc import Callable
from functools import cache
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from lastcall import __version__
from lastcall.bots.search import RegularBot
from lastcall.server import PROTOCOL, library, replays
from lastcall.server.door import Door, reply
from lastcall.server.explaining import WHOLE, LookBack, wish_for
from lastcall.server.metrics import as_text
from lastcall.server.operator import OPERATOR
from lastcall.server.packed import Packed, Shelf
from lastcall.server.refusals import Refusal
from lastcall.server.room import milliseconds
from lastcall.server.storage import Finished

log = logging.getLogger("lastcall.server")

PATIENT: Final = 8  # who may wait for a look back at a time

Telling = Callable[[Finished, bytes], bytes]


class Lookups:
    """What changes nothing."""

    def __init__(self, door: Door) -> None:
        self._door = door
        self._shelf = Shelf(64)  # replays never change
        self._looking_back = asyncio.Lock()  # one at a time, and few may wait for it
        self._waiting = 0
        self._telling = asyncio.Lock()  # one at a time: the tables need the processor too
        self._statistics: tuple[int, bytes] = (0, b"")  # made after so many games

    def routes(self) -> list[Route]:
        answers = {
            "/healthz": self.health,
            "/metrics": self.numbers,
            "/api/about": self.about,
            "/api/me": self.me,
            "/api/tables": self.list_tables,
            "/api/tables/{table}": self.one_table,
            "/api/replays/{table}": self.replay,
            "/api/replays/{table}/steps": self.replay_steps,
            "/api/replays/{table}/weighed": self.weighed,
            "/api/statistics": self.statistics,
            "/api/cards": self.cards,
            "/api/rules": self.rules,
        }
        return [Route(path, answer, methods=["GET"]) for path, answer in answers.items()]

    async def health(self, request: Request) -> Response:
        await self._door.tavern.journal.do(lambda store: store.feel(milliseconds()))
        return reply({"status": "ok", "protocol": PROTOCOL, "version": __version__})

    async def numbers(self, request: Request) -> Response:
        self._door.check_operator(request)
        tavern = self._door.tavern
        fleet = self._door.fleet
        if fleet is None:
            servers = {"": self._door.metrics.samples(len(tavern.rooms))}
        else:
            servers = fleet.samples()
        text = as_text(await tavern.counts(), servers)
        return Response(text, media_type="text/plain; version=0.0.4")

    async def about(self, request: Request) -> Response:
        pusher = self._door.pusher
        push = "" if pusher is None else pusher.public
        return reply(library.about(self._door.settings.network, push))

    async def me(self, request: Request) -> Response:
        name = await self._door.tavern.name_of(await self._door.guest_of(request))
        return reply({"name": name})

    async def list_tables(self, request: Request) -> Response:
        return reply({"tables": self._door.tavern.tables()})

    async def one_table(self, request: Request) -> Response:
        room = await self._door.tavern.room(request.path_params["table"])
        guest = await self._door.guest_of(request) or ""
        return reply(room.table_view(room.booking.seat_of(guest), guest))

    async def cards(self, request: Request) -> Response:
        return packed_cards(self._door.lang_of(request)).answer(request)

    async def rules(self, request: Request) -> Response:
        return packed_rules(self._door.lang_of(request)).answer(request)

    async def replay(self, request: Request) -> Response:
        table, lang = request.path_params["table"], self._door.lang_of(request)
        return await self._replayed(
            request, f"{table}/{lang}", lambda game, telling: replays.replay(game, telling, lang)
        )

    async def replay_steps(self, request: Request) -> Response:
        table, lang = request.path_params["table"], self._door.lang_of(request)
        first = number_in(request, "from", 0)
        count = min(max(1, number_in(request, "count", 50)), replays.MOST_STEPS)
        return await self._replayed(
            request,
            f"{table}/{lang}/{first}/{count}",
            lambda game, telling: replays.steps(game, telling, first, count, lang),
        )

    async def _replayed(self, request: Request, name: str, tell: Telling) -> Response:
        """A finished game, told and packed in a thread; it never changes."""
        packed = self._shelf.get(name)
        if packed is None:
            table = request.path_params["table"]
            self._door.count_request(request)
            async with self._telling:
                game, telling = await self._door.tavern.finished(table)
                packed = await asyncio.to_thread(lambda: Packed(tell(game, telling)))
            self._shelf.put(name, packed)
        return packed.answer(request)

    async def weighed(self, request: Request) -> Response:
        """What a regular thinks of a finished game, or of one step of it."""
        table, lang = request.path_params["table"], self._door.lang_of(request)
        step = number_in(request, "step", WHOLE)
        name = f"{table}/weighed/{step}"
        packed = self._shelf.get(f"{name}/{lang}")
        if packed is None:
            self._door.count_request(request)
            game, telling = await self._door.tavern.finished(table)
            numbers = await asyncio.to_thread(lambda: replays.answers(telling))
            if step >= len(numbers):
                raise Refusal("malformed", problem=f"step is at most {len(numbers) - 1}")
            replays.setup_of(game)  # refused if its cards are others now
            if self._waiting >= PATIENT:
                raise Refusal("no-look-back")
            self._waiting += 1
            try:
                async with self._looking_back:
                    await self._look_back(name, wish_for(game, numbers, step))
            finally:
                self._waiting -= 1
            packed = self._shelf.get(f"{name}/{lang}")
            assert packed is not None
        return packed.answer(request)

    async def _look_back(self, name: str, wish: LookBack) -> None:
        """Have it weighed, unless somebody else just had."""
        if self._shelf.get(f"{name}/en") is not None:
            return
        unfit = RegularBot.unfit()
        if unfit is not None:
            log.error(OPERATOR.line("critic-fails", table=wish.table, problem=str(unfit)))
            raise Refusal("no-regular")
        found = await self._door.tavern.thinkers.look_back(wish)
        if not found:
            raise Refusal("no-look-back")
        for lang, data in found.items():
            self._shelf.put(f"{name}/{lang}", Packed(data))

    async def statistics(self, request: Request) -> Response:
        made, data = self._statistics
        fleet = self._door.fleet
        finished = self._door.metrics.finished + (0 if fleet is None else fleet.finished())
        if not data or made != finished:
            games = await self._door.tavern.journal.do(
                lambda store: store.all_finished(milliseconds())
            )
            data = await asyncio.to_thread(replays.statistics, games)
            self._statistics = (finished, data)
        return reply(data)


def number_in(request: Request, name: str, default: int) -> int:
    text = request.query_params.get(name, "")
    if not text:
        return default
    if not text.isascii() or not text.isdigit() or len(text) > 6:
        raise Refusal("malformed", problem=f"{name} is a whole number")
    return int(text)


@cache
def packed_cards(lang: str) -> Packed:
    return Packed(library.cards(lang))


@cache
def packed_rules(lang: str) -> Packed:
    return Packed(library.rules(lang))
