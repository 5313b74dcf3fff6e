"""What guests ask for: a name, a table, a chair, a game, another game."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from lastcall.server import anew, chairs, hints
from lastcall.server.door import Body, Door, encode, reply, with_cookie
from lastcall.server.incoming import (
    Agree,
    Line,
    Mute,
    NewGuest,
    NewTable,
    Nothing,
    Remove,
    SeatBot,
    SetAnew,
    Sit,
    TakeOver,
)
from lastcall.server.room import Room
from lastcall.server.storage import Elsewhere


class Requests:
    """What changes something."""

    def __init__(self, door: Door) -> None:
        self._door = door

    def routes(self) -> list[Route]:
        answers = {
            "/api/guest": self.guest,
            "/api/sign-out": self.sign_out,
            "/api/tables": self.new_table,
            "/api/tables/{table}/sit": self.sit,
            "/api/tables/{table}/character": self.character,
            "/api/tables/{table}/leave": self.leave,
            "/api/tables/{table}/start": self.start,
            "/api/tables/{table}/options": self.options,
            "/api/tables/{table}/bot": self.bot,
            "/api/tables/{table}/remove": self.remove,
            "/api/tables/{table}/mute": self.mute,
            "/api/tables/{table}/report": self.report,
            "/api/tables/{table}/report-seen": self.report_seen,
            "/api/tables/{table}/hints": self.hints,
            "/api/tables/{table}/vote-out": self.vote_out,
            "/api/tables/{table}/accept": self.accept,
            "/api/tables/{table}/hand-over": self.hand_over,
            "/api/tables/{table}/rematch": self.rematch,
            "/api/take-over": self.take_over,
        }
        return [Route(path, answer, methods=["POST"]) for path, answer in answers.items()]

    async def guest(self, request: Request) -> Response:
        body = await self._door.body(request, NewGuest)
        guest = await self._door.guest_of(request)
        if guest is None:
            self._door.count_guest(request)
        guest, name = await self._door.tavern.name_guest(guest, body.name)
        cookie = await self._door.tavern.cookie(guest)
        return with_cookie(request, reply({"name": name}), cookie)

    async def sign_out(self, request: Request) -> Response:
        """Everywhere but here: the other devices of this guest are strangers from now on."""
        await self._door.body(request, Nothing)
        guest, _ = await self._door.known(request)
        return with_cookie(request, reply({}), await self._door.tavern.sign_out(guest))

    async def new_table(self, request: Request) -> Response:
        body = await self._door.body(request, NewTable)
        guest, name = await self._door.known(request)
        room = await self._door.tavern.create(guest, name, body, self._door.address_of(request))
        return reply(room.table_view(room.booking.seat_of(guest), guest), status=201)

    async def at(self, request: Request, kind: type[Body]) -> tuple[Room, str, str, Body]:
        body = await self._door.body(request, kind)
        guest, name = await self._door.known(request)
        return await self._door.tavern.room(request.path_params["table"]), guest, name, body

    async def sit(self, request: Request) -> Response:
        room, guest, name, body = await self.at(request, Sit)
        return reply({"seat": await chairs.sit(room, guest, name, body)})

    async def character(self, request: Request) -> Response:
        room, guest, _, body = await self.at(request, Sit)
        await chairs.choose_character(room, guest, body.character)
        return reply({})

    async def leave(self, request: Request) -> Response:
        room, guest, _, _ = await self.at(request, Nothing)
        await chairs.leave(room, guest)
        return reply({})

    async def start(self, request: Request) -> Response:
        room, guest, _, _ = await self.at(request, Nothing)
        await room.start(guest)
        return reply({})

    async def options(self, request: Request) -> Response:
        room, guest, _, body = await self.at(request, SetAnew)
        await anew.set_anew(room, guest, body.options)
        return reply({})

    async def bot(self, request: Request) -> Response:
        room, guest, _, body = await self.at(request, SeatBot)
        return reply({"seat": await chairs.seat_bot(room, guest, body)})

    async def remove(self, request: Request) -> Response:
        room, guest, _, body = await self.at(request, Remove)
        await chairs.remove(room, guest, body)
        return reply({})

    async def mute(self, request: Request) -> Response:
        room, guest, _, body = await self.at(request, Mute)
        if body.seat < 0:
            await room.talk.hush(guest, body.name, body.muted)
        else:
            await chairs.mute(room, guest, body.seat, body.muted)
        return reply({})

    async def report(self, request: Request) -> Response:
        room, guest, _, body = await self.at(request, Line)
        await room.talk.report(guest, body.at, body.name)
        return reply({})

    async def report_seen(self, request: Request) -> Response:
        room, guest, _, body = await self.at(request, Line)
        await room.talk.settle(guest, body.at, body.name)
        return reply({})

    async def hints(self, request: Request) -> Response:
        room, guest, _, body = await self.at(request, Agree)
        await hints.agree(room, guest, body.agreed)
        return reply({})

    async def vote_out(self, request: Request) -> Response:
        room, guest, _, _ = await self.at(request, Nothing)
        return reply({"votes": await chairs.vote_out(room, guest)})

    async def accept(self, request: Request) -> Response:
        room, guest, _, body = await self.at(request, Remove)
        await chairs.accept(room, guest, body.seat)
        return reply({})

    async def hand_over(self, request: Request) -> Response:
        room, guest, _, _ = await self.at(request, Nothing)
        token = await chairs.offer(room, guest)
        # Behind the #, so that no server, proxy or log ever sees it.
        seconds = self._door.settings.hand_over_lifetime
        return reply({"token": token, "path": f"/take-over#{token}", "seconds": seconds})

    async def take_over(self, request: Request) -> Response:
        body = await self._door.body(request, TakeOver)
        guest = await self._door.guest_of(request)
        if guest is None:
            self._door.count_guest(request)
        guest, name, room, seat = await self._door.tavern.take_over(body.token, guest)
        answer = reply({"table": room.booking.id, "seat": seat, "name": name})
        return with_cookie(request, answer, await self._door.tavern.cookie(guest))

    async def rematch(self, request: Request) -> Response:
        room, guest, name, _ = await self.at(request, Nothing)
        address = self._door.address_of(request)
        try:
            again = await self._door.tavern.rematch(room, guest, name, address)
        except Elsewhere as place:  # where the next table is: sit down there
            path = f"/api/tables/{place.table}/sit"
            had = room.booking.chairs[room.booking.seat_of(guest)].character
            for character in (had, ""):  # whoever one was, or anybody; who asks twice sits once
                wish = encode({"character": character})
                answer = await self._door.forwarding.ask(request, place, path, wish)
                if answer.status_code != 409:
                    break
            return reply({"table": place.table}) if answer.status_code in (200, 409) else answer
        return reply({"table": again.booking.id})
