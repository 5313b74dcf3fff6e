"""The addresses of the ladder and of tournaments."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from lastcall.server import ladder, tournaments
from lastcall.server.door import Door, reply
from lastcall.server.incoming import NewTournament, Nothing, OneOfThem, OneTable
from lastcall.server.room import milliseconds
from lastcall.server.tournaments import Tournament, Tournaments


class Evenings:
    """What people play for when one table is not enough."""

    def __init__(self, door: Door) -> None:
        self._door = door

    def routes(self) -> list[Route]:
        asked = {"/api/ladder": self.ladder, "/api/tournaments/{id}": self.look}
        done = {
            "/api/ladder/join": self.join_ladder,
            "/api/ladder/leave": self.leave_ladder,
            "/api/tournaments": self.new,
            "/api/tournaments/{id}/join": self.join,
            "/api/tournaments/{id}/leave": self.leave,
            "/api/tournaments/{id}/remove": self.remove,
            "/api/tournaments/{id}/round": self.begin_round,
            "/api/tournaments/{id}/void": self.void,
            "/api/tournaments/{id}/end": self.end,
        }
        return [
            *(Route(path, answer, methods=["GET"]) for path, answer in asked.items()),
            *(Route(path, answer, methods=["POST"]) for path, answer in done.items()),
        ]

    # The ladder ----------------------------------------------------------------------------------

    async def ladder(self, request: Request) -> Response:
        self._door.count_request(request)
        guest = await self._door.guest_of(request)
        month = request.query_params.get("month") or ladder.month_of(milliseconds())
        ladder.borders(month)
        journal = self._door.tavern.journal
        return reply(await journal.do(lambda store: ladder.ladder(store, guest, month)))

    async def join_ladder(self, request: Request) -> Response:
        await self._door.body(request, Nothing)
        guest, name = await self._door.known(request)
        now = milliseconds()
        await self._door.tavern.journal.do(lambda store: ladder.join(store, guest, name, now))
        return reply({})

    async def leave_ladder(self, request: Request) -> Response:
        await self._door.body(request, Nothing)
        guest, _ = await self._door.known(request)
        await self._door.tavern.journal.do(lambda store: ladder.leave(store, guest))
        return reply({})

    # Tournaments ---------------------------------------------------------------------------------

    @property
    def _all(self) -> Tournaments:
        return Tournaments(self._door.tavern)

    async def _told(self, request: Request, found: Tournament, status: int = 200) -> Response:
        return reply(tournaments.told(found, await self._door.guest_of(request)), status)

    async def new(self, request: Request) -> Response:
        body = await self._door.body(request, NewTournament)
        guest, name = await self._door.known(request)
        made = await self._all.create(guest, name, body, milliseconds())
        return await self._told(request, made, 201)

    async def look(self, request: Request) -> Response:
        return await self._told(request, await self._all.find(request.path_params["id"]))

    async def join(self, request: Request) -> Response:
        await self._door.body(request, Nothing)
        guest, name = await self._door.known(request)
        id = request.path_params["id"]
        return await self._told(request, await self._all.join(id, guest, name, milliseconds()))

    async def leave(self, request: Request) -> Response:
        await self._door.body(request, Nothing)
        guest, _ = await self._door.known(request)
        id = request.path_params["id"]
        return await self._told(request, await self._all.leave(id, guest, milliseconds()))

    async def remove(self, request: Request) -> Response:
        body = await self._door.body(request, OneOfThem)
        guest, _ = await self._door.known(request)
        id = request.path_params["id"]
        found = await self._all.remove(id, guest, body.player, milliseconds())
        return await self._told(request, found)

    async def begin_round(self, request: Request) -> Response:
        await self._door.body(request, Nothing)
        guest, _ = await self._door.known(request)
        id = request.path_params["id"]
        return await self._told(request, await self._all.begin_round(id, guest, milliseconds()))

    async def void(self, request: Request) -> Response:
        body = await self._door.body(request, OneTable)
        guest, _ = await self._door.known(request)
        id = request.path_params["id"]
        found = await self._all.void(id, guest, body.table, milliseconds())
        return await self._told(request, found)

    async def end(self, request: Request) -> Response:
        await self._door.body(request, Nothing)
        guest, _ = await self._door.known(request)
        id = request.path_params["id"]
        return await self._told(request, await self._all.end(id, guest, milliseconds()))
