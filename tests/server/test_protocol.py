"""Wrong, huge, fast, out-of-turn and replayed messages: an error comes back, nothing changes."""

import asyncio

import pytest
from client import passing, running_table, whoever_is_asked

BAD = [
    "",
    "{",
    "[]",
    "null",
    "12",
    '"answer"',
    "{}",
    '{"type": "answer"}',
    '{"type": "answer", "n": 1}',
    '{"type": "answer", "n": "1", "option": 0}',
    '{"type": "answer", "n": 1.5, "option": 0}',
    '{"type": "answer", "n": -1, "option": 0}',
    '{"type": "answer", "n": 1, "option": -1}',
    '{"type": "answer", "n": 1, "option": 99999999999999999999999999}',
    '{"type": "answer", "n": true, "option": 0}',
    '{"type": "answer", "n": 1, "option": 0, "seat": 1}',
    '{"type": "state", "view": {}}',
    '{"type": "start"}',
    '{"type": "chat", "text": 5}',
    '{"type": "why", "card": [1]}',
    '{"type": "lang", "lang": null}',
    '{"type": "asking", "asking": "never"}',
    '{"type": "asking"}',
    '{"type": "go-on"}',
    '{"type": "go-on", "window": "7"}',
    "[" * 1500,
    '{"type": "chat", "text": "' + "\\u0000" * 10,
    b"\xff\xfe\x00\x01",
]


@pytest.mark.parametrize("bad", BAD, ids=range(len(BAD)))
async def test_malformed_messages_change_nothing(fast, guests, bad):
    async with running_table(fast, guests) as (a, b, _):
        before = (a.state, b.state)
        await a.send(bad)
        error = await a.until("error")
        assert error["code"] == "malformed"
        assert error["text"]
        assert await b.quiet(0.05) == []
        assert (a.state, b.state) == before
        await still_works(a, b)


async def still_works(a, b):
    """Whoever is asked can answer, and the answer is accepted."""
    asked = await whoever_is_asked(a, b)
    decision = asked.decision
    await asked.answer(decision["n"], passing(decision))
    assert (await asked.until("accepted"))["n"] == decision["n"]


async def test_a_message_that_is_too_long_is_refused(fast, guests):
    async with running_table(fast, guests) as (a, b, _):
        await a.send('{"type": "chat", "text": "' + "x" * 4000 + '"}')
        assert (await a.until("error"))["code"] == "too-big"
        await a.send('{"type": "chat", "text": "' + "щ" * 1100 + '"}')  # bytes count, not letters
        assert (await a.until("error"))["code"] == "too-big"
        await still_works(a, b)


async def test_a_huge_message_closes_the_connection_unread(fast, guests):
    async with running_table(fast, guests) as (a, b, (ann, _, table)):
        await a.send("x" * 200_000)
        assert await a.closed() == 1009
        async with ann.at(table) as again:
            await again.until("state")
            await still_works(again, b)


async def test_only_the_asked_seat_can_answer(fast, guests):
    """Out of turn, with a wrong number, an option that is not offered, or somebody else's."""
    async with running_table(fast, guests) as (a, b, (_ann, _bob, _table)):
        asked, other = (a, b) if a.decision else (b, a)
        decision = asked.decision
        good = passing(decision)
        await other.answer(decision["n"], good)
        assert (await other.until("error"))["code"] == "not-your-turn"
        await other.answer(decision["n"] + 1, good)
        assert (await other.until("error"))["code"] == "not-your-turn"
        await asked.answer(decision["n"] + 1, good)
        assert (await asked.until("error"))["code"] == "not-your-turn"
        offered = {option["code"] for option in decision["options"]}
        for code in (good + 1, 0 if 0 not in offered else 1, (1 << 40) - 1):
            await asked.answer(decision["n"], code)
            error = await asked.until("error")
            assert (error["code"], error["n"]) == ("illegal", decision["n"])
        assert await other.quiet(0.1) == []
        await still_works(asked, other)


async def test_a_watcher_cannot_answer(fast, guests):
    async with running_table(fast, guests) as (a, b, (_, _, table)):
        asked = a if a.decision else b
        eve = await guests(fast, "Eve")
        async with eve.at(table) as e:
            await e.until("state")
            await e.answer(asked.decision["n"], passing(asked.decision))
            assert (await e.until("error"))["code"] == "not-seated"
        await still_works(a, b)


async def test_a_replayed_answer_is_stale(fast, guests):
    """The same answer twice, at once and later: it counts once."""
    async with running_table(fast, guests) as (a, b, _):
        asked, _other = (a, b) if a.decision else (b, a)
        decision = asked.decision
        for _ in range(5):
            await asked.answer(decision["n"], passing(decision))
        await asked.until("accepted")
        await asked.settled()
        errors = [m["code"] for m in asked.heard if m["type"] == "error"]
        assert errors == ["stale"] * 4
        assert [m["n"] for m in asked.accepted] == [decision["n"]]
        await asked.answer(decision["n"], passing(decision))
        assert (await asked.until("error"))["code"] == "stale"


async def test_two_devices_of_one_player_answer_once(fast, guests):
    """Both are asked, the first answer counts, the other is told."""
    async with running_table(fast, guests) as (a, b, (ann, bob, table)):
        asked, who = (a, ann) if a.decision else (b, bob)
        async with who.at(table) as twin:
            decision = await twin.until_asked()
            assert decision["n"] == asked.decision["n"]
            await asyncio.gather(
                asked.answer(decision["n"], passing(decision)),
                twin.answer(decision["n"], passing(decision)),
            )
            await asyncio.gather(asked.until("accepted"), twin.until("accepted"))
            await asyncio.gather(asked.settled(), twin.settled())
            codes = [m["code"] for m in asked.heard + twin.heard if m["type"] == "error"]
            assert set(codes) == {"stale"}


async def test_messages_that_come_too_fast_are_refused(start, guests):
    """Beyond the burst they are dropped; a client that goes on and on is shown the door."""
    server = start("--pause", "0", "--bot-pause", "0")
    ann, bob = await guests(server, "Ann", "Bob")
    made = await ann.ok("/api/tables", {})
    await bob.ok(f"/api/tables/{made['id']}/sit")
    async with ann.at(made["id"]) as a, bob.at(made["id"]) as b:
        for i in range(60):
            await a.send({"type": "ping", "id": i})
        error = await a.until("error")
        assert error["code"] == "too-fast"
        await a.quiet(0.2)
        assert 30 <= sum(m["type"] == "pong" for m in a.heard) < 60
        for i in range(300):
            await a.send({"type": "ping", "id": i})
        assert await a.closed() == 4008
        await b.send({"type": "ping", "id": 7})
        assert (await b.until("pong"))["id"] == 7


async def test_requests_that_come_too_fast_are_refused(start, guests):
    server = start()
    ann = await guests(server, "Ann")
    allowed = 0
    while (answer := await ann.post("/api/guest", {"name": "Ann"})).status_code == 200:
        allowed += 1
        assert allowed < 500
    assert allowed >= 40
    assert answer.status_code == 429
    assert answer.json()["error"]["code"] == "too-fast"


async def test_a_guest_has_only_so_many_connections(start, guests):
    from contextlib import AsyncExitStack

    server = start()
    ann = await guests(server, "Ann")
    async with AsyncExitStack() as stack:
        for _ in range(20):
            await (await stack.enter_async_context(ann.at("lobby"))).until("hello")
        one_more = await stack.enter_async_context(ann.at("lobby"))
        assert await one_more.closed() == 4429


async def test_unknown_tables_and_languages(fast, guests):
    ann = await guests(fast, "Ann")
    async with ann.at("nosuchtable") as socket:
        assert await socket.closed() == 4404
        assert socket.heard[-1]["code"] == "no-such-table"
    async with ann.at("lobby", "?lang=tlh") as socket:
        assert await socket.closed() == 4400
    async with running_table(fast, guests) as (a, _, _):
        await a.send({"type": "lang", "lang": "tlh"})
        assert (await a.until("error"))["code"] == "unknown-language"
        await a.send({"type": "lang", "lang": "en"})
        await a.until("log")
        assert "stack_text" in await a.until("state")
