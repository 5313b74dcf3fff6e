"""What would a regular do? A hint on demand, with its reason.

Alone against bots everybody may ask. Where several people sit, only if all of them have agreed;
where games are rated or of a tournament, never.
"""

import hashlib
from typing import TYPE_CHECKING, Final

from lastcall.bots import seated
from lastcall.server import outgoing as out
from lastcall.server.booking import Booking
from lastcall.server.refusals import Refusal

if TYPE_CHECKING:
    from lastcall.server.room import Room
REGULAR: Final = "regular"  # whose judgement it is


def allowed(booking: Booking) -> bool:
    """Whether everybody at the table is content with hints."""
    people = booking.humans()
    if len(people) > 1 and (booking.options.rated or booking.tournament):
        return False
    return len(people) == 1 or all(booking.chairs[seat].hints for seat in people)


async def agree(room: "Room", guest: str, agreed: bool) -> None:
    """A player is content with hints for all, or is not any more."""
    async with room.lock:
        booking = room.booking.copy()
        seat = booking.seat_of(guest)
        if seat < 0:
            raise Refusal("not-seated")
        booking.chairs[seat].hints = agreed
        await room.save(booking)


def stands_in() -> str:
    """Who says it where no regular can sit down; "" where one can."""
    who = seated(REGULAR)
    return who.name if who.unfit is not None else ""


async def hint(room: "Room", seat: int, n: int, lang: str) -> out.HintMessage:
    """What a regular would answer to a seat's open question."""
    evening, booking = room.evening, room.booking
    if seat < 0:
        raise Refusal("not-seated")
    if evening is None:
        raise Refusal("not-running")
    if not allowed(booking):
        raise Refusal("no-hints")
    asking = evening.asking
    if asking is None or asking.numbers.get(seat) != n or asking.given is not None:
        raise Refusal("stale")
    dice = f"{booking.setup}/{seat}/hint"
    seed = int.from_bytes(hashlib.blake2b(dice.encode(), digest_size=8).digest(), "big")
    if not asking.hinted:
        asking.hinted = await room.tavern.thinkers.weigh(
            booking.id, booking.setup or {}, evening.answers, REGULAR, seed
        )
    if not asking.hinted:
        raise Refusal("hint-failed")
    if evening.asking is not asking or asking.given is not None:
        raise Refusal("stale")
    return evening.hint(asking, seat, lang or "en", stands_in())
