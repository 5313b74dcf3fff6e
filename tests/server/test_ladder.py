"""The ladder: who counts, what is counted, and whose name can be read."""

import asyncio
import random

import pytest
from client import table_of
from test_storage import store, store_address  # noqa: F401

from lastcall.server.booking import Booking
from lastcall.server.incoming import TableOptions
from lastcall.server.ladder import borders, count, join, ladder, leave, places, points, shown
from lastcall.server.refusals import Refusal


class Seat:
    def __init__(self, out_at):
        self.out_at = out_at


class Ended:
    def __init__(self, winners, *out_at):
        self.winners = winners
        self.seats = [Seat(at) for at in out_at]


def test_places_go_by_who_went_out_last():
    assert places(Ended([2], 1, 3, 0, 2), ["a", "b", "c", "d"]) == {0: 4, 1: 2, 2: 1, 3: 3}
    assert places(Ended([2], 1, 3, 0, 2), ["a", "", "c", "d"]) == {0: 3, 2: 1, 3: 2}
    assert places(Ended([1], 1, 0, 1), ["a", "b", "c"]) == {0: 2, 1: 1, 2: 2}
    assert places(Ended([0, 1], 2, 2, 1), ["a", "b", "c"]) == {0: 1, 1: 1, 2: 3}
    assert places(Ended([1], 1, 0, 2), ["a", "", "c"]) == {0: 2, 2: 1}  # a bot won


def test_points_are_people_outlasted():
    assert [points(place, [1, 2, 3, 4]) for place in (1, 2, 3, 4)] == [3, 2, 1, 0]
    assert [points(place, [1, 2, 2]) for place in (1, 2)] == [2, 0.5]
    assert points(1, [1, 1]) == 0.5


def booking(*guests, id="t", ended=1_700_000_000_000):
    made = Booking(id, 0, guests[0], TableOptions(rated=True), [])
    made.entrants = list(guests)
    made.ended = ended
    return made


def test_a_game_counts_once(store):  # noqa: F811
    """On both databases; names are read only of those who want it."""
    for _ in range(2):
        count(store, booking("a", "b", "c"), {0: 1, 1: 2, 2: 2})
    count(store, booking("d", id="alone"), {0: 1})
    best, other = store.rung("a"), store.rung("b")
    assert (best.games, best.wins, other.games, other.wins) == (1, 1, 1, 0)
    assert shown(best) > shown(other)
    assert store.rung("c").mu == other.mu
    assert store.rung("d") is None
    seen = ladder(store, "a", "2023-11")
    assert (seen.people, seen.monthly, seen.guests) == ([], [], 3)
    assert (seen.you.name, seen.you.games) == ("", 1)
    join(store, "a", "Ann", 1)
    join(store, "b", "Bob", 1)
    for name in ("Ann", "аnn", "A n n"):
        with pytest.raises(Refusal) as refused:
            join(store, "c", name, 1)
        assert refused.value.code == "ladder-name-taken"
    join(store, "a", "Anna", 1)
    join(store, "c", "Ann", 1)
    seen = ladder(store, "b", "2023-11")
    assert next(row.name for row in seen.people) == "Anna"
    assert next((row.name, row.points, row.you) for row in seen.monthly) == ("Anna", 2, False)
    assert [row.you for row in seen.people].count(True) == 1
    assert ladder(store, "b", "2023-12").monthly == []
    leave(store, "a")
    assert store.rung("a") is None
    assert [row.name for row in ladder(store, None, "2023-11").monthly] == ["Bob", "Ann"]
    store.forget_ladder(1_700_000_000_001)
    assert ladder(store, None, "2023-11").people == []


def test_months_have_borders():
    assert borders("1970-01") == (0, 31 * 86_400_000)
    assert borders("2026-12")[1] == borders("2027-01")[0]
    for wrong in ("2026", "2026-13", "x", "2026-1-1"):
        with pytest.raises(Refusal):
            borders(wrong)


async def play_out(*sockets):
    """Everybody answers until the game is over."""
    await asyncio.gather(*(s.play(random.Random(n)) for n, s in enumerate(sockets)))


async def test_a_rated_table_counts_for_people_alone(fast, guests):
    ann, bob = await guests(fast, "Ann L", "Bob L")
    table = await table_of(ann, bob, bots=["random"], clock=None, rated=True)
    told = await ann.get(f"/api/tables/{table}")
    assert told["options"]["drop_in"] is False
    assert "hints" not in told
    for guest in (ann, bob):
        await guest.ok(f"/api/tables/{table}/hints", {"agreed": True})
        await guest.ok("/api/ladder/join")
    assert "hints" not in await ann.get(f"/api/tables/{table}")
    async with ann.at(table) as a, bob.at(table) as b:
        await ann.ok(f"/api/tables/{table}/start")
        await play_out(a, b)
        while a.table["state"] != "finished":
            await a.next()
    seen = await ann.get("/api/ladder")
    rows = {row["name"]: row for row in seen["people"]}
    assert rows["Ann L"]["games"] == rows["Bob L"]["games"] == 1
    assert rows["Ann L"]["you"] is True
    assert sum(row["points"] for row in seen["monthly"] if row["name"][-1] == "L") == 1
    await bob.ok("/api/ladder/leave")
    assert "Bob L" not in str(await ann.get("/api/ladder"))


async def test_what_is_not_rated(fast, guests):
    ann = await guests(fast, "Ann")
    for options in ({"teams": "two-headed", "seats": 4}, {"otto": ["a", "b"], "seats": 2}):
        wish = {"options": {"rated": True, "boxes": ["rdi2", "rdi9"], **options}}
        assert (await ann.refused("/api/tables", wish))[1] == "bad-table"
    answer = await ann.http.get("/api/ladder?month=soon")
    assert answer.status_code == 400
    nobody = await ann.http.get("/api/ladder")
    assert nobody.json()["you"] is None
