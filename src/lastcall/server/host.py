"""A host who does not come back: after the grace period another player who is there is host."""

import asyncio
import logging
from time import monotonic
from typing import TYPE_CHECKING

from lastcall.server.booking import OPEN, RUNNING
from lastcall.server.operator import OPERATOR
from lastcall.server.storage import StorageError

if TYPE_CHECKING:
    from lastcall.server.room import Room

log = logging.getLogger("lastcall.server")


class Watch:
    """What is under way to replace the host of a table."""

    __slots__ = ("_task", "_timer")

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def look(self, room: "Room") -> None:
        """Let the grace period run for a host who is away while somebody else could be host."""
        self.stop()
        if heirs(room):
            wait = max(0.0, due(room) - monotonic())
            self._timer = asyncio.get_running_loop().call_later(wait, self._replace, room)

    def _replace(self, room: "Room") -> None:
        self._timer = None
        self._task = asyncio.create_task(self._pass_on(room))

    async def _pass_on(self, room: "Room") -> None:
        async with room.lock:
            if not heirs(room) or not room.tavern.has(room):
                return
            if due(room) > monotonic():  # the host has done something meanwhile
                self.look(room)
                return
            booking = room.booking.copy()
            booking.host = heirs(room)[0]
            try:
                await room.save(booking)
            except StorageError as error:
                log.warning(OPERATOR.line("host-stays", table=booking.id, problem=str(error)))


def heirs(room: "Room") -> list[str]:
    """Who could be host in the place of one who is away: the other players who are here."""
    booking = room.booking
    if booking.state not in (OPEN, RUNNING) or room.is_here(booking.host):
        return []
    if booking.options.days and booking.host:
        return []  # by the day everybody is away most of the time
    return [booking.chairs[seat].guest for seat in booking.humans() if room.present(seat)]


def due(room: "Room") -> float:
    """Until when the host may come back."""
    return room.gone_since(room.booking.host) + room.settings.grace
