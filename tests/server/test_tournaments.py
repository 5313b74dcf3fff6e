"""Tournaments: pairings, byes and standings; whole evenings, over restarts and several servers."""

import asyncio
import random

import pytest
from process import FAST

from lastcall.server.incoming import TableOptions
from lastcall.server.tournaments import Entrant, Pairing, Round, Tournament, paired, scores, told


def tournament(people, size=4, rounds=3):
    made = Tournament("t", "g0", "Host", "", rounds, size, TableOptions())
    made.players = [Entrant(f"g{n}", f"P{n}") for n in range(people)]
    return made


def played(t, chance):
    """A round, with places drawn by lot."""
    tables, byes = paired(t)
    made = [
        Pairing(f"x{n}", table, chance.sample(range(1, len(table) + 1), len(table)))
        for n, table in enumerate(tables)
    ]
    t.played.append(Round(made, byes))
    return tables, byes


@pytest.mark.parametrize("size", [2, 3, 4, 6])
@pytest.mark.parametrize("people", [2, 3, 4, 5, 7, 8, 9, 13, 64])
def test_everybody_plays_at_a_table_of_about_the_same_size(people, size):
    chance = random.Random(people * size)
    t = tournament(people, size)
    for _ in range(3):
        tables, byes = played(t, chance)
        seated = [number for table in tables for number in table]
        assert sorted(seated + byes) == list(range(people))
        sizes = {len(table) for table in tables}
        assert max(sizes) <= size
        assert max(sizes) - min(sizes) <= 1
        assert min(sizes) >= 2
        assert len(byes) == (people % 2 if size == 2 else 0)


def test_nobody_has_two_byes_before_all_had_one():
    chance = random.Random(1)
    t = tournament(5, 2)
    byes = [played(t, chance)[1] for _ in range(5)]
    assert sorted(number for round in byes for number in round) == [0, 1, 2, 3, 4]


def test_two_do_not_meet_twice_while_others_are_left():
    chance = random.Random(2)
    t = tournament(8, 2)
    met = set()
    for _ in range(3):
        for table in played(t, chance)[0]:
            assert frozenset(table) not in met
            met.add(frozenset(table))


def test_equals_meet():
    t = tournament(4, 2)
    t.played = [Round([Pairing("a", [0, 1], [1, 2]), Pairing("b", [2, 3], [1, 2])])]
    assert {frozenset(table) for table in paired(t)[0]} == {frozenset({0, 2}), frozenset({1, 3})}


def test_standings():
    """A place among four is worth its share of a point; a bye as much as a table won."""
    t = tournament(5)
    t.played = [
        Round([Pairing("a", [0, 1, 2, 3], [1, 2, 3, 4])], [4]),
        Round([Pairing("b", [0, 4], [1, 2]), Pairing("c", [1, 2, 3], [2, 2, 1])]),
        Round([Pairing("d", [0, 1, 2, 3, 4], void=True)]),
    ]
    found = scores(t)
    assert [round(score.points, 2) for score in found] == [2, 0.92, 0.58, 1, 1]
    assert [score.wins for score in found] == [2, 0, 0, 1, 0]
    assert found[4].strength == 2
    view = told(t, "g1")
    assert [player.place for player in view.players] == [1, 4, 5, 2, 3]
    assert (view.you, view.hosting, view.table) == (1, False, "")
    assert told(t, "g0").hosting


async def play_out(table, *people):
    async def play(number, guest):
        async with guest.at(table) as socket:
            await socket.play(random.Random(number))
            while socket.table["state"] != "finished":
                await socket.next()

    await asyncio.gather(*(play(n, guest) for n, guest in enumerate(people)))


async def evening(server, people, again=lambda: None, **more):
    """Two rounds of three people, two at a table: what it looks like in the end."""
    ann, bob, cid = people
    wish = {"title": "Friday", "rounds": 2, "size": 2, "options": {"clock": None}, **more}
    made = await ann.ok("/api/tournaments", wish)
    path = f"/api/tournaments/{made['id']}"
    assert (made["you"], made["hosting"], made["may_begin"]) == (0, True, False)
    assert await ann.refused(f"{path}/round") == (409, "tournament-few")
    for guest in (bob, cid, bob):
        seen = await guest.ok(f"{path}/join")
    assert len(seen["players"]) == 3
    assert await bob.refused(f"{path}/round") == (403, "not-tournament-host")
    for number in range(2):
        begun = await (ann if number == 0 else bob).ok(f"{path}/round")
        assert await ann.refused(f"{path}/round") == (409, "tournament-busy")
        [pairing] = begun["played"][-1]["tables"]
        [bye] = begun["played"][-1]["byes"]
        again()
        here = [people[n] for n in pairing["players"]]
        for guest in here:
            assert (await guest.get(path))["table"] == pairing["table"]
        assert (await people[bye].get(path))["table"] == ""
        assert await people[bye].refused(f"/api/tables/{pairing['table']}/sit") == (409, "not-open")
        await play_out(pairing["table"], *here)
    return path, await ann.get(path)


async def test_an_evening_over_restarts(start, guests):
    server = start(*FAST)

    def again():
        server.stop()
        server.start(server.port)

    people = await guests(server, "Ann", "Bob", "ann")
    path, over = await evening(server, people, again)
    ann, _bob, _cid = people
    assert over["state"] == "over"
    assert [player["name"] for player in over["players"]] == ["Ann", "Bob", "ann 2"]
    assert sum(player["points"] for player in over["players"]) == 4  # two tables and two byes
    assert sorted(player["place"] for player in over["players"])[0] == 1
    dan = await guests(server, "Dan")
    assert await dan.refused(f"{path}/join") == (409, "tournament-over")
    assert await ann.refused(f"{path}/round") == (409, "tournament-over")
    for wrong in ("nosuch", "x" * 50, "%27"):
        refused = await dan.http.get(f"/api/tournaments/{wrong}")
        assert refused.json()["error"]["code"] == "no-such-tournament"


async def test_an_evening_on_several_servers(together, guests):
    """Whatever is asked of whichever server; and it counts for the ladder, too."""
    one, two = together("one"), together("two")
    people = [
        await guests(server, name) for server, name in ((one, "Ann"), (two, "Bob"), (one, "Cid"))
    ]
    for guest in people:
        await guest.ok("/api/ladder/join")
    options = {"clock": None, "rated": True}
    _, over = await evening(one, people, options=options)
    assert over["state"] == "over"
    seen = await people[1].get("/api/ladder")
    assert sum(row["games"] for row in seen["people"]) == 4


async def test_coming_late_leaving_and_being_removed(fast, guests):
    ann, bob, cid, dan = await guests(fast, "Ann", "Bob", "Cid", "Dan")
    made = await ann.ok("/api/tournaments", {"rounds": 2, "size": 2, "join": False})
    path = f"/api/tournaments/{made['id']}"
    for guest in (bob, cid, dan):
        await guest.ok(f"{path}/join")
    seen = await dan.ok(f"{path}/leave")
    assert [player["name"] for player in seen["players"]] == ["Bob", "Cid"]
    assert await dan.refused(f"{path}/leave") == (403, "not-in-tournament")
    begun = await ann.ok(f"{path}/round")
    await dan.ok(f"{path}/join")
    assert await bob.refused(f"{path}/remove", {"player": 1}) == (403, "not-tournament-host")
    assert await ann.refused(f"{path}/remove", {"player": 7}) == (403, "not-in-tournament")
    await ann.ok(f"{path}/remove", {"player": 1})
    assert await cid.refused(f"{path}/join") == (403, "removed")
    table = begun["played"][0]["tables"][0]["table"]
    assert await bob.refused(f"{path}/void", {"table": table}) == (403, "not-tournament-host")
    assert await ann.refused(f"{path}/void", {"table": "other"}) == (404, "no-such-table")
    await ann.ok(f"{path}/void", {"table": table})
    last = await bob.ok(f"{path}/round")  # whoever plays may go on
    assert sorted(last["played"][1]["tables"][0]["players"]) == [0, 2]
    eve = await guests(fast, "Eve")
    assert await eve.refused(f"{path}/join") == (409, "tournament-late")
    assert await bob.refused(f"{path}/end") == (403, "not-tournament-host")
    assert (await ann.ok(f"{path}/end"))["state"] == "over"


async def test_what_cannot_be_a_tournament(fast, guests):
    ann = await guests(fast, "Ann")
    for wish in ({"rounds": 0}, {"rounds": 10}, {"size": 1}, {"title": "x" * 41}, {"cheat": 1}):
        assert await ann.refused("/api/tournaments", wish) == (400, "malformed")
    teams = {"options": {"teams": "two-headed"}, "size": 4}
    assert await ann.refused("/api/tournaments", teams) == (400, "bad-table")
    for _ in range(5):
        await ann.ok("/api/tournaments", {})
    assert await ann.refused("/api/tournaments", {}) == (409, "too-many-tournaments")
