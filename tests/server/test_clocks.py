"""Clocks: a short window for everything, a time bank for one's own turn; and the uniform pause."""

import asyncio
import itertools
import random
import time

from client import eventually, passing, running_table, table_of, whoever_is_asked


async def test_time_left_is_shown(fast, guests):
    """Everybody sees the banks; only a decision that is public shows whose time runs."""
    clock = {"window": 30, "bank": 100}
    async with running_table(fast, guests, clock=clock) as (a, b, _):
        assert a.state["banks"] == b.state["banks"] == [100_000, 100_000]
        asked, other = (a, b) if a.decision else (b, a)
        left = asked.decision["ms"]
        if asked.decision["kind"] in ("respond", "last-call"):
            assert 25_000 < left <= 30_000
            assert "ms" not in other.state["waiting"]
        else:
            assert 120_000 < left <= 130_000
            assert 120_000 < other.state["waiting"]["ms"] <= 130_000


async def test_when_time_is_up_the_table_answers(fast, guests):
    """Nobody answers anything: windows pass, discards are done, Drinks go to the first receiver."""
    clock = {"window": 1, "bank": 0}
    ann, bob, cid = await guests(fast, "Ann", "Bob", "Cid")
    table = await table_of(ann, bob, cid, clock=clock)
    async with ann.at(table) as a, bob.at(table) as b, cid.at(table) as c:
        await ann.ok(f"/api/tables/{table}/start")
        seen = {}
        begun = time.monotonic()

        async def sit_there(socket):
            while "order" not in seen or len(seen) < 3:
                if time.monotonic() - begun > 40:
                    return
                try:
                    message = await socket.next(1)
                except TimeoutError:
                    continue
                if "decision" in message:
                    socket.decision = message["decision"]
                if message["type"] == "accepted":
                    assert message["by"] == "clock"
                    seen[socket.asked["kind"]] = True
                if socket.decision is not None:
                    socket.asked = socket.decision

        await asyncio.gather(*(sit_there(s) for s in (a, b, c)))
    assert {"discard", "order"} <= set(seen)
    from lastcall.bots import default_option
    from lastcall.engine.setup import deal
    from lastcall.games import setup_from
    from lastcall.server.asking import option_of
    from lastcall.server.booking import read_booking
    from lastcall.server.storage import SQLiteStore

    store = SQLiteStore(fast.data / "lastcall.sqlite3")
    answers, booking = store.answers(table), read_booking(store.table(table))
    store.close()
    played = deal(setup_from(booking.setup))
    for answer in answers:
        decision = played.decision
        option = option_of(decision, answer.option)
        assert answer.giver == "clock"
        assert option is default_option(decision)
        if decision.kind == "order":
            assert option is decision.options[0]
        elif decision.kind == "discard":
            assert option.kind == "done"
        elif decision.kind in ("respond", "action", "gamble", "last-call"):
            assert option.kind == "pass"
        played.answer(option)


async def test_the_bank_pays_only_for_time_beyond_the_window(fast, guests):
    """Ann thinks a second too long over her own turn: her bank is short of that second."""
    clock = {"window": 1, "bank": 60}
    async with running_table(fast, guests, clock=clock) as (a, b, _):
        while True:
            asked = await whoever_is_asked(a, b)
            decision = asked.decision
            slow = decision["kind"] not in ("respond", "last-call")
            seat = asked.table["you"]["seat"]
            if slow:
                await asyncio.sleep(2.0)
            await asked.answer(decision["n"], passing(decision))
            await asked.until("accepted")
            if slow:
                break
        await asked.until("state")
        banks = asked.state["banks"]
        assert 50_000 < banks[seat] <= 59_000
        assert banks[1 - seat] == 60_000


async def test_a_quick_answer_beats_the_clock(fast, guests):
    """The clock does not fire after an answer, nor twice."""
    clock = {"window": 3, "bank": 0}
    async with running_table(fast, guests, clock=clock) as (a, b, _):
        asked = a if a.decision else b
        decision = asked.decision
        await asked.answer(decision["n"], passing(decision))
        await asked.until("accepted")
        await asked.quiet(3.5)
        assert [m["by"] for m in asked.accepted if m["n"] == decision["n"]] == ["player"]


# The uniform pause -------------------------------------------------------------------------------

PAUSE = 0.8


async def test_the_pause_is_the_same_whether_or_not_anybody_could_respond(start, guests):
    """After each thing that could be answered nothing more is told for the length of the pause.

    The watcher never learns what follows earlier than that, however fast the players answer.
    """
    server = start("--pause", str(PAUSE), "--bot-pause", "0", "--no-limits")
    ann, bob, eve = await guests(server, "Ann", "Bob", "Eve")
    table = await table_of(ann, bob)
    told = []
    async with ann.at(table) as a, bob.at(table) as b, eve.at(table) as e:

        async def look():
            while True:
                message = await e.next(60)
                if message["type"] in ("state", "happened"):
                    told.append((time.monotonic(), message))

        looking = asyncio.create_task(look())
        await ann.ok(f"/api/tables/{table}/start")
        players = [asyncio.create_task(s.play(random.Random(i))) for i, s in enumerate((a, b))]
        await eventually(lambda: sum(m["type"] == "happened" for _, m in told) > 6, 60)
        for task in (looking, *players):
            task.cancel()
        await asyncio.gather(looking, *players, return_exceptions=True)
    opening = {"turn", "played", "revealed", "event", "round-started", "round-won"}
    gaps = 0
    for (then, first), (now, _) in itertools.pairwise(told):
        kinds = [event["kind"] for event in first["events"]]
        # Nothing stands behind something that could be answered: that would give it away.
        assert not opening & set(kinds[:-1])
        if kinds and kinds[-1] in opening:
            assert first["type"] == "happened"
            assert first["waiting"] == {"for": "responses"}
            assert now - then > PAUSE / 2  # without a pause it would be nothing at all
            gaps += 1
    assert gaps >= 4


async def test_who_is_asked_sees_the_question_at_once(start, guests):
    """The pause is for the others: a response window opens for its player without delay."""
    server = start("--pause", "5", "--bot-pause", "0", "--no-limits")
    ann, bob = await guests(server, "Ann", "Bob")
    found = False
    for _ in range(12):
        table = await table_of(ann, bob, public=False)
        async with ann.at(table) as a, bob.at(table) as b:
            await ann.ok(f"/api/tables/{table}/start")
            asked = await whoever_is_asked(a, b, timeout=4)
            if asked.decision["kind"] == "respond":
                found = True
                assert (b if asked is a else a).decision is None
                break
    assert found
