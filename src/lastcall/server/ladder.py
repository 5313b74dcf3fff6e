"""The ladder: how people do against people at rated tables.

A game is counted once, in the transaction that writes it down. Bots do not count, and neither does
whoever took a seat later: it is counted for those who sat there when it began. Names can be read
only of people who have put theirs on the ladder; the others are guests, rated all the same.
"""

from calendar import timegm
from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec

from lastcall.engine.table import Table
from lastcall.server import outgoing as out
from lastcall.server.booking import Booking
from lastcall.server.names import skeleton
from lastcall.server.refusals import Refusal
from lastcall.server.storage import Rated, Rung, Store

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

LISTED: Final = 100
FIRST: Final = 1000  # what a newcomer has, as it is shown
SCALE: Final = 25.0


@cache
def model() -> "PlackettLuce":
    """The library takes a tenth of a second to come, and is needed when a rated game ends."""
    from openskill.models import PlackettLuce

    return PlackettLuce()


def places(table: Table, entrants: list[str]) -> dict[int, int]:
    """The place of each seat that a person had at the beginning, among these; 1 is the best.

    Who goes out later is before who went out earlier; those who went out together share a place.
    """
    stayed = {seat: table.seats[seat].out_at for seat, guest in enumerate(entrants) if guest}
    longest = 1 + max(stayed.values(), default=0)
    stayed.update({seat: longest for seat in stayed if seat in table.winners})
    return {
        seat: 1 + sum(other > mine for other in stayed.values()) for seat, mine in stayed.items()
    }


def points(place: int, of: list[int]) -> float:
    """How many one has outlasted; half of one for each who shares the place."""
    return sum(1.0 if other > place else 0.5 for other in of if other >= place) - 0.5


def count(store: Store, booking: Booking, placed: dict[int, int]) -> None:
    """Count a finished game, unless that was done before."""
    if len(placed) < 2:
        return
    store.alone()
    if store.is_rated(booking.id):
        return
    known = model()
    seats = list(placed)
    rungs = [
        store.rung(booking.entrants[seat]) or newcomer(booking.entrants[seat]) for seat in seats
    ]
    ranks = [float(placed[seat]) for seat in seats]
    teams = [[known.rating(mu=rung.mu, sigma=rung.sigma)] for rung in rungs]
    for rung, seat, [rated] in zip(rungs, seats, known.rate(teams, ranks=ranks), strict=True):
        store.save_rung(
            msgspec.structs.replace(
                rung,
                mu=rated.mu,
                sigma=rated.sigma,
                games=rung.games + 1,
                wins=rung.wins + (placed[seat] == 1),
                played=booking.ended,
            )
        )
    everybody = list(placed.values())
    store.add_rated(
        [
            Rated(
                booking.id,
                seat,
                booking.entrants[seat],
                placed[seat],
                points(placed[seat], everybody),
                booking.ended,
            )
            for seat in seats
        ]
    )


def newcomer(guest: str, now: int = 0) -> Rung:
    fresh = model().rating()
    return Rung(guest, "", "", 0, fresh.mu, fresh.sigma, played=now)


def shown(rung: Rung) -> int:
    """A rating as it is shown: what one is almost surely worth."""
    return round(FIRST + SCALE * (rung.mu - 3 * rung.sigma))


# What is asked for -------------------------------------------------------------------------------


def join(store: Store, guest: str, name: str, now: int) -> None:
    """Put a name on the ladder, or another one in its place."""
    store.alone()
    looks = skeleton(name)
    if store.looks_taken(looks, guest):
        raise Refusal("ladder-name-taken", name=name)
    rung = store.rung(guest) or newcomer(guest, now)
    store.save_rung(msgspec.structs.replace(rung, name=name, looks=looks, listed=1))


def leave(store: Store, guest: str) -> None:
    """Take the name off, with all that was counted."""
    store.alone()
    store.forget_rung(guest)


def month_of(now: int) -> str:
    return datetime.fromtimestamp(now / 1000, UTC).strftime("%Y-%m")


def ladder(store: Store, guest: str | None, month: str) -> out.Ladder:
    since, until = borders(month)
    mine = store.rung(guest) if guest else None
    return out.Ladder(
        people=[
            out.LadderRow(rung.name, shown(rung), rung.games, rung.wins, rung.guest == guest)
            for rung in store.ladder(LISTED)
        ],
        month=month,
        monthly=[
            out.MonthRow(name, gained, games, wins, who == guest)
            for who, name, gained, games, wins in store.month(since, until, LISTED)
        ],
        guests=store.unlisted(),
        you=None
        if mine is None
        else out.LadderRow(mine.name, shown(mine), mine.games, mine.wins, True),
    )


def borders(month: str) -> tuple[int, int]:
    """When a month begins and ends, by the clock of Greenwich."""
    try:
        first = datetime.strptime(month, "%Y-%m")
    except ValueError:
        raise Refusal("malformed", problem="month is a year and a month, as 2026-11") from None
    next_year, next_month = divmod(first.year * 12 + first.month, 12)
    after = first.replace(year=next_year, month=next_month + 1)
    return timegm(first.timetuple()) * 1000, timegm(after.timetuple()) * 1000
