"""Before a game: a table set anew by its host, and a rematch as whom one was."""

import pytest
from test_tables import finished_table


def chairs(table):
    return [(chair["name"] or chair["bot"], chair["character"]) for chair in table["chairs"]]


async def waiting_table(fast, guests, **options):
    ann, bob = await guests(fast, "Ann"), await guests(fast, "Bob")
    options = {"seats": 4, "boxes": ["rdi2", "rdi4"], **options}
    table = (await ann.ok("/api/tables", {"options": options, "character": "gog"}))["id"]
    await bob.ok(f"/api/tables/{table}/sit", {"seat": 2, "character": "whitehawk"})
    return ann, bob, table


async def test_the_host_sets_the_table_anew(fast, guests):
    ann, bob, table = await waiting_table(fast, guests)
    anew = {"seats": 3, "boxes": ["rdi2"], "prizes": True, "title": " Upstairs "}
    async with bob.at(table) as b:
        first = await b.until("table")
        await ann.ok(f"/api/tables/{table}/options", {"options": anew})
        set_so = {**first["options"], **anew, "title": "Upstairs"}
        told = await b.until("table", options=set_so)
    # The empty chair is gone; Bob sits, and chooses again: the Captain is not in this box.
    assert chairs(told) == [("Ann", "gog"), ("", ""), ("Bob", "")]
    await ann.ok(f"/api/tables/{table}/options", {"options": {**anew, "seats": 4}})
    told = await ann.get(f"/api/tables/{table}")
    assert chairs(told) == [("Ann", "gog"), ("", ""), ("Bob", ""), ("", "")]


async def test_twins_are_told_apart_when_doppelgangers_go(fast, guests):
    ann, bob, table = await waiting_table(fast, guests, doppelgangers=True)
    await bob.ok(f"/api/tables/{table}/character", {"character": "gog"})
    await ann.ok(f"/api/tables/{table}/options", {"options": {"boxes": ["rdi2"]}})
    told = await ann.get(f"/api/tables/{table}")
    assert chairs(told) == [("Ann", "gog"), ("", ""), ("Bob", ""), ("", "")]


async def test_what_cannot_be_set_changes_nothing(fast, guests):
    ann, bob, table = await waiting_table(fast, guests)
    before = await ann.get(f"/api/tables/{table}")
    at = f"/api/tables/{table}/options"
    assert await bob.refused(at, {"options": {}}) == (403, "not-host")
    assert await ann.refused(at, {"options": {"boxes": ["nowhere"]}}) == (400, "bad-table")
    for _ in range(2):
        await ann.ok(f"/api/tables/{table}/bot")
    assert await ann.refused(at, {"options": {"seats": 3}}) == (409, "too-few-seats")
    told = await ann.get(f"/api/tables/{table}")
    assert told["options"] == before["options"]
    assert len(told["chairs"]) == 4
    await ann.ok(f"/api/tables/{table}/start")
    assert await ann.refused(at, {"options": {}}) == (409, "not-open")


async def test_a_table_that_is_private_now_leaves_the_lobby(fast, guests):
    ann, _bob, table = await waiting_table(fast, guests)
    async with ann.at("lobby") as lobby:
        told = await lobby.until("lobby")
        assert table in [each["id"] for each in told["tables"]]
        await ann.ok(f"/api/tables/{table}/options", {"options": {"public": False}})
        while table in [each["id"] for each in told["tables"]]:
            told = await lobby.until("lobby")


@pytest.mark.parametrize("first", [0, 1])
async def test_a_rematch_keeps_the_characters(fast, guests, first):
    ann, bob, table = await finished_table(fast, guests)
    was = dict(chairs(await ann.get(f"/api/tables/{table}")))
    people = [ann, bob] if first == 0 else [bob, ann]
    for one in people:
        again = (await one.ok(f"/api/tables/{table}/rematch"))["table"]
    told = await ann.get(f"/api/tables/{again}")
    assert dict(chairs(told)) == was


async def test_whoever_finds_their_character_taken_draws_another(fast, guests):
    ann, bob, table = await finished_table(fast, guests)
    was = dict(chairs(await ann.get(f"/api/tables/{table}")))
    again = (await ann.ok(f"/api/tables/{table}/rematch"))["table"]
    await ann.ok(f"/api/tables/{again}/character", {"character": was["Bob"]})
    await bob.ok(f"/api/tables/{table}/rematch")
    now = dict(chairs(await ann.get(f"/api/tables/{again}")))
    assert (now["Ann"], now["Bob"]) == (was["Bob"], "")
