"""Who sits where: taking a chair, leaving it, bots, the host's doings, a seat for another device.

Each change is made to a copy of the booking, which counts once it is stored.
"""

from lastcall.server import connection as sockets
from lastcall.server.booking import (
    BOT,
    CLOSED,
    EMPTY,
    FINISHED,
    OPEN,
    PLAYER,
    RUNNING,
    SUBSTITUTE,
    Chair,
    check_bot,
)
from lastcall.server.identity import digest, new_token
from lastcall.server.incoming import Remove, SeatBot, Sit
from lastcall.server.names import told_apart
from lastcall.server.refusals import Refusal
from lastcall.server.room import Room, Wish, milliseconds
from lastcall.server.storage import HandOver, Store


async def sit(room: Room, guest: str, name: str, wish: Sit) -> int:
    async with room.lock:
        booking = room.booking.copy()
        if booking.seat_of(guest) >= 0:
            raise Refusal("already-seated")
        if guest in booking.removed:
            raise Refusal("removed")
        seat = booking.free_seat(wish.seat)
        chair = booking.chairs[seat]
        if chair.closed:
            room.wishes[seat] = Wish(guest, name)
            room.announce()
            raise Refusal("seat-asked")
        character = chair.character if booking.state == RUNNING else wish.character
        if booking.state == OPEN:
            booking.check_character(character, seat)
        own = told_apart(name, booking.names())
        booking.chairs[seat] = Chair(PLAYER, guest, own, "", character)
        if booking.seat_of(booking.host) < 0 and not booking.humans()[1:]:
            booking.host = guest  # the first to sit down where nobody is host
        room.expect(guest)
        await room.save(booking)
        room.show_again(guest)
    if booking.options.days and booking.state == OPEN and booking.is_full():
        await room.start(booking.host)  # they are hardly ever here at the same time
    return seat


async def choose_character(room: Room, guest: str, character: str) -> None:
    async with room.lock:
        booking = room.booking.copy()
        seat = booking.seat_of(guest)
        if seat < 0:
            raise Refusal("not-seated")
        if booking.state != OPEN:
            raise Refusal("not-open")
        booking.check_character(character, seat)
        booking.chairs[seat].character = character
        await room.save(booking)


async def leave(room: Room, guest: str) -> None:
    """Before the game the chair is free again; during it a bot plays until one comes back."""
    async with room.lock:
        seat = room.booking.seat_of(guest)
        if seat < 0:
            raise Refusal("not-seated")
        if room.booking.state == OPEN:
            booking = room.booking.copy()
            booking.chairs[seat] = Chair()
            if booking.host == guest:
                others = booking.humans()
                booking.host = booking.chairs[others[0]].guest if others else ""
                if not others:
                    booking.state = CLOSED
            await room.save(booking)
        elif room.booking.state == RUNNING and room.booking.host == guest:
            others = [i for i in room.booking.humans() if i != seat and room.present(i)]
            if others:
                booking = room.booking.copy()
                booking.host = booking.chairs[others[0]].guest
                await room.save(booking)
        for connection in list(room.connections):
            if connection.guest == guest:
                connection.close(sockets.LEFT)
        if room.booking.state == CLOSED:
            room.unload(sockets.LEFT)


async def give_up(room: Room, guest: str, forget: bool = False) -> None:
    """For good: before the game the chair is free again, during it a bot has it."""
    seat = room.booking.seat_of(guest)
    if forget and seat >= 0:
        await room.talk.unsay(seat)
    if room.booking.state == OPEN:
        await leave(room, guest)
        return
    async with room.lock:
        booking = room.booking.copy()
        seat = booking.seat_of(guest)
        if seat < 0 or booking.state != RUNNING:
            raise Refusal("not-seated")
        character = booking.chairs[seat].character
        booking.chairs[seat] = Chair(BOT, "", "", SUBSTITUTE, character)
        if booking.host == guest:
            others = booking.humans()
            booking.host = booking.chairs[others[0]].guest if others else ""
        await room.save(booking)
        room.show_again(guest)


async def become(room: Room, old: str, new: str) -> None:
    """Two browsers of one person: the seat of the one is the other's."""
    async with room.lock:
        booking = room.booking.copy()
        seat = booking.seat_of(old)
        if seat < 0 or booking.state not in (OPEN, RUNNING):
            return
        if booking.seat_of(new) >= 0:
            raise Refusal("both-seated")
        booking.chairs[seat].guest = new
        booking.entrants = [new if guest == old else guest for guest in booking.entrants]
        if booking.host == old:
            booking.host = new
        room.expect(new)
        await room.save(booking)
        room.show_again(new)


async def seat_bot(room: Room, guest: str, wish: SeatBot) -> int:
    """A bot for a free chair; or in the place of a bot another one, as whom that sat there."""
    async with room.lock:
        booking = room.as_host(guest)
        if booking.state != OPEN:
            raise Refusal("not-open")
        character = wish.character
        if 0 <= wish.seat < len(booking.chairs) and booking.chairs[wish.seat].kind == BOT:
            seat = wish.seat
            character = character or booking.chairs[seat].character
        else:
            seat = booking.free_seat(wish.seat)
        booking.check_character(character, seat)
        bot = check_bot(wish.bot)
        booking.chairs[seat] = Chair(BOT, "", "", bot, character)
        await room.save(booking)
        return seat


async def remove(room: Room, guest: str, wish: Remove) -> None:
    """The host frees a chair; in a running game a bot takes it for good."""
    async with room.lock:
        booking = room.as_host(guest)
        if wish.seat >= len(booking.chairs) or booking.chairs[wish.seat].kind == EMPTY:
            raise Refusal("not-seated")
        chair = booking.chairs[wish.seat]
        removed = chair.guest
        if booking.state == OPEN:
            booking.chairs[wish.seat] = Chair()
        elif booking.state == RUNNING and chair.kind == PLAYER:
            booking.put_out(wish.seat)
        else:
            raise Refusal("not-open")
        await room.save(booking)
        room.show_again(removed)


async def vote_out(room: Room, guest: str) -> int:
    """A player does not want to wait any longer for whoever it is: how many say so.

    Nobody is named, since nobody is told who is asked; whose turn it is goes out once most of the
    others have said so and the time to think is over.
    """
    if room.booking.seat_of(guest) < 0:
        raise Refusal("not-seated")
    if room.evening is None or room.booking.state != RUNNING:
        raise Refusal("not-running")
    if room.booking.options.days:
        raise Refusal("by-the-day")
    room.votes.add(guest)
    room.announce()
    room.evening.nudge()
    return len(room.votes)


async def accept(room: Room, guest: str, seat: int) -> None:
    """A player would have whoever asks for a seat; once most of them would, it is theirs."""
    async with room.lock:
        booking = room.booking.copy()
        wish = room.wishes.get(seat)
        if booking.seat_of(guest) < 0 or wish is None:
            raise Refusal("not-seated")
        wish.accepted_by.add(guest)
        players = room.present_players()
        if len(wish.accepted_by.intersection(players)) * 2 <= len(players):
            return
        del room.wishes[seat]
        if booking.state != RUNNING or booking.seat_of(wish.guest) >= 0:
            raise Refusal("not-running")
        name = told_apart(wish.name, booking.names())
        character = booking.chairs[seat].character
        booking.chairs[seat] = Chair(PLAYER, wish.guest, name, "", character)
        room.expect(wish.guest)
        await room.save(booking)
        room.show_again(wish.guest)


async def mute(room: Room, guest: str, seat: int, muted: bool) -> None:
    async with room.lock:
        booking = room.as_host(guest)
        if seat >= len(booking.chairs) or booking.chairs[seat].kind != PLAYER:
            raise Refusal("not-seated")
        booking.chairs[seat].muted = muted
        await room.save(booking)


# A seat for another device -----------------------------------------------------------------------


async def offer(room: Room, guest: str) -> str:
    """A one-time token that hands this guest's seat to whoever uses it first."""
    seat = room.booking.seat_of(guest)
    if seat < 0:
        raise Refusal("not-seated")
    token = new_token()
    expires = milliseconds() + int(room.settings.hand_over_lifetime * 1000)
    given = HandOver(room.booking.id, seat, guest, expires)
    await room.tavern.journal.do(lambda store: store.save_hand_over(digest(token), given))
    return token


async def take_over(room: Room, token: str, given: HandOver, guest: str, name: str) -> int:
    async with room.lock:
        booking = room.booking.copy()
        seat = booking.seat_of(given.guest)
        if seat < 0 or booking.state in (FINISHED, CLOSED):
            raise Refusal("link-spent")
        if booking.seat_of(guest) >= 0:
            raise Refusal("already-seated")
        if guest in booking.removed:
            raise Refusal("removed")
        spent = digest(token)

        def spend(store: Store) -> None:
            if store.hand_over(spent, milliseconds()) is None:
                raise Refusal("link-spent")
            store.spend_hand_over(spent)

        booking.chairs[seat].guest = guest
        booking.chairs[seat].name = told_apart(name, booking.names(but=seat))
        if booking.host == given.guest:
            booking.host = guest
        room.expect(guest)
        await room.save(booking, spend)
        room.show_again(given.guest)
        room.show_again(guest)
        return seat
