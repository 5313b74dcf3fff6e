"""Before a game: the host sets the table anew, and who comes to a rematch is who they were."""

from lastcall.server import chairs
from lastcall.server.booking import (
    BOT,
    EMPTY,
    OPEN,
    Booking,
    Chair,
    characters_of,
    checked,
)
from lastcall.server.incoming import SeatBot, TableOptions
from lastcall.server.refusals import Refusal
from lastcall.server.room import Room


async def set_anew(room: Room, guest: str, wish: TableOptions) -> None:
    """Other options for a table that waits; whoever sits at it stays."""
    async with room.lock:
        booking = room.as_host(guest)
        if booking.state != OPEN:
            raise Refusal("not-open")
        options = checked(wish)
        room.tavern.unwanted.check(options.title)
        seated = sum(chair.kind != EMPTY for chair in booking.chairs)
        if seated > options.seats:
            raise Refusal("too-few-seats", seated=seated, seats=options.seats)
        listed = booking.options.public
        booking.options = options
        booking.chairs = fitting(booking.chairs, options.seats)
        keep_characters(booking)
        await room.save(booking)
        if listed and not options.public:
            room.tavern.tell_lobby()  # who looks there need not know of it any more


def fitting(chairs: list[Chair], seats: int) -> list[Chair]:
    """So many chairs, with everybody where they sat as far as that goes."""
    kept = chairs[:]
    for chair in reversed(chairs):
        if len(kept) > seats and chair.kind == EMPTY:
            kept = [other for other in kept if other is not chair]
    return kept + [Chair() for _ in range(seats - len(kept))]


def keep_characters(booking: Booking) -> None:
    """Who is not in these boxes, or sits there already, is chosen again."""
    known = characters_of(booking.options)
    taken: set[str] = set()
    for chair in booking.chairs:
        twice = chair.character in taken and not booking.options.doppelgangers
        if chair.character not in known or twice:
            chair.character = ""
        taken.add(chair.character)


async def seat_bots_again(room: Room, old: Booking, guest: str) -> None:
    """The bots of the last game, as whom they were."""
    for chair in old.chairs:
        if chair.kind == BOT:
            wish = SeatBot(bot=chair.bot, character=character_at(room, chair.character))
            await chairs.seat_bot(room, guest, wish)


def character_at(room: Room, character: str) -> str:
    """The character one had, if it is free here; otherwise one is drawn or chosen."""
    try:
        room.booking.check_character(character, -1)
    except Refusal:
        return ""
    return character
