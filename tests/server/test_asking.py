"""Players who want to be asked about everything: the table waits for them, and nobody can tell."""

import asyncio
import random
import time
from contextlib import asynccontextmanager

import pytest
from client import eventually, table_of
from process import FAST

from lastcall.server.sight import HIDDEN


def of_the_game(socket):
    """What somebody was told about the game, who comes and goes left out."""
    return [m for m in socket.heard if m["type"] in ("state", "happened")]


class Evening:
    """Ann, Bob, who wants to be asked always, and Eve, who watches. Ann and Bob answer at once;
    Bob goes on only when the test says so."""

    def __init__(self, people, sockets, table):
        self.ann, self.bob, self.eve = people
        self.a, self.b, self.e = sockets
        self.table = table

    def told(self):
        """How often Eve was told something about the game."""
        return len(of_the_game(self.e))

    async def bob_looks(self):
        """Bob looks, and nobody is asked meanwhile: a question to him takes the place of looking,
        and it comes as soon as Ann, asked before him, has passed."""
        while True:
            await eventually(lambda: self.b.window is not None, 30)
            window = self.b.window
            await eventually(lambda: of_the_game(self.e)[-1]["type"] == "happened")
            await heard_so_far(self.a)
            await eventually(lambda: self.a.answered == len(self.a.accepted))
            await heard_so_far(self.a)
            await heard_so_far(self.b)
            if self.b.window == window:
                return

    async def stands_still(self, seconds=0.5):
        before = self.told()
        await asyncio.sleep(seconds)
        return self.told() == before

    async def goes_on(self, before, timeout=15):
        await eventually(lambda: self.told() > before, timeout)


async def heard_so_far(socket):
    """All that was said to this client before now has reached it; somebody else reads for it."""
    socket.pings += 1
    number = socket.pings
    await socket.send({"type": "ping", "id": number})
    pong = {"type": "pong", "id": number}
    await eventually(lambda: any(pong.items() <= m.items() for m in socket.heard))


@asynccontextmanager
async def evening(server, guests, **options):
    people = await guests(server, "Ann", "Bob", "Eve")
    ann, bob, eve = people
    table = await table_of(ann, bob, **{"clock": None, **options})
    async with ann.at(table) as a, bob.at(table) as b, eve.at(table) as e:
        await b.ask_always()
        await b.settled()
        tasks = [
            asyncio.create_task(a.play(random.Random(1))),
            asyncio.create_task(b.play(random.Random(2), go_on=False)),
            asyncio.create_task(e.play()),
        ]
        try:
            await ann.ok(f"/api/tables/{table}/start")
            yield Evening(people, (a, b, e), table)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


async def test_the_table_waits_for_who_wants_to_look(fast, guests):
    """Bob can play nothing, yet is asked; nothing is told until he goes on."""
    async with evening(fast, guests) as t:
        for _ in range(4):
            await t.bob_looks()
            asked = of_the_game(t.b)[-1]
            assert asked["type"] == "happened"
            assert asked["waiting"] == {"for": "responses"}
            assert 0 < asked["ms"] <= 20_000
            assert t.b.decision is None
            assert await t.stands_still()
            before = t.told()
            await t.b.go_on()
            await t.goes_on(before)
    assert not any("window" in m for s in (t.a, t.e) for m in s.heard)


async def test_only_the_right_window_counts(fast, guests):
    """A wrong number, somebody else, an onlooker: ignored, and nobody is told off."""
    async with evening(fast, guests) as t:
        await t.bob_looks()
        window = t.b.window
        for socket, number in ((t.b, window + 1), (t.b, window - 1), (t.a, window), (t.e, window)):
            await socket.send({"type": "go-on", "window": number})
        assert await t.stands_still()
        before = t.told()
        await t.b.go_on()
        await t.goes_on(before)
        await t.b.send({"type": "go-on", "window": window})  # late
        await t.b.send({"type": "ping", "id": 9})
        await eventually(lambda: any(m["type"] == "pong" and m["id"] == 9 for m in t.b.heard))
    assert not any(m["type"] == "error" for s in (t.a, t.b, t.e) for m in s.heard)


async def test_looking_ends_with_the_window_of_the_clock(fast, guests):
    """Bob never goes on: two seconds each time, and his bank is not touched."""
    async with evening(fast, guests, clock={"window": 2, "bank": 60}) as t:
        for _ in range(3):
            await t.bob_looks()
            asked = of_the_game(t.b)[-1]
            assert asked["ms"] <= 2000
            before, then, t.b.window = t.told(), time.monotonic(), None
            await t.goes_on(before)
            assert time.monotonic() - then > 0.5
    banks = [m["banks"] for m in t.e.heard if m["type"] == "state"]
    assert all(bank == [60_000, 60_000] for bank in banks)


async def test_who_changes_his_mind_holds_nobody_up(fast, guests):
    async with evening(fast, guests) as t:
        await t.bob_looks()
        before = t.told()
        await t.b.send({"type": "asking", "asking": "able"})
        await t.goes_on(before)
        t.b.window = None
        await asyncio.sleep(0.3)
        assert t.b.window is None


async def test_nobody_waits_for_who_has_gone(start, guests):
    """Bob's connection breaks while he looks; the grace period is for questions only."""
    server = start("--pause", "0", "--bot-pause", "0", "--grace", "60", "--no-limits")
    async with evening(server, guests) as t:
        await t.bob_looks()
        before = t.told()
        t.b.socket.transport.abort()
        await t.goes_on(before, 10)


async def test_nobody_waits_for_who_was_removed(fast, guests):
    async with evening(fast, guests) as t:
        await t.bob_looks()
        before = t.told()
        await t.ann.ok(f"/api/tables/{t.table}/remove", {"seat": 1})
        await eventually(lambda: t.told() > before + 3)
        assert t.b.window is None


async def test_who_takes_the_seat_over_is_not_asked(fast, guests):
    """Bob looks and hands his seat to Cid, who did not ask for that."""
    async with evening(fast, guests) as t:
        await t.bob_looks()
        before = t.told()
        link = await t.bob.ok(f"/api/tables/{t.table}/hand-over")
        cid = await guests(fast, "Cid")
        await cid.ok("/api/take-over", {"token": link["token"]})
        await t.goes_on(before)


async def test_any_of_two_tabs_goes_on(fast, guests):
    """A second tab is shown what is being looked at, and may go on for both."""
    async with evening(fast, guests) as t:
        await t.bob_looks()
        window = t.b.window
        async with t.bob.at(t.table) as twin:
            shown = await twin.until("happened")
            assert (shown["window"], shown["events"]) == (window, [])
            before = t.told()
            await twin.go_on()
            await t.goes_on(before)
        await t.b.send({"type": "go-on", "window": window})  # late, and ignored
        await t.bob_looks()


async def test_bots_are_held_up_too(fast, guests):
    """Nobody but Bob is a person: what the bots do next is told when he goes on."""
    bob = await guests(fast, "Bob")
    made = await bob.ok("/api/tables", {"bots": ["house"] * 3, "options": {"clock": None}})
    async with bob.at(made["id"]) as b:
        await b.ask_always()
        await b.settled()
        await bob.ok(f"/api/tables/{made['id']}/start")
        playing = asyncio.create_task(b.play(random.Random(3), go_on=False))
        looked = 0
        while looked < 6:
            await eventually(lambda: b.window is not None)
            window, before = b.window, len(b.heard)
            await asyncio.sleep(0.2)
            if b.window == window:
                assert len(b.heard) == before
                await b.go_on()
                looked += 1
            else:  # a question took the place of looking, and nothing else did
                assert b.heard[before]["type"] == "state"
                assert b.heard[before]["decision"]["kind"] in HIDDEN
            await eventually(lambda number=before: len(b.heard) > number)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)


async def test_a_question_takes_the_place_of_looking(fast, guests):
    """Ann is asked first, while Bob looks; then Bob himself is, and his answer is all it takes."""
    for attempt in range(25):
        ann, bob = await guests(fast, "Ann", "Bob")
        table = await table_of(ann, bob, clock=None)
        async with ann.at(table) as a, bob.at(table) as b:
            await b.ask_always()
            await b.settled()
            playing = asyncio.create_task(a.play(random.Random(attempt)))
            await ann.ok(f"/api/tables/{table}/start")
            found = await asked_while_looking(b, random.Random(attempt))
            if found:
                await b.until("accepted")
                # He never went on, and patience would last for 20 seconds.
                assert await b.next(10)
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        if found:
            return
    pytest.fail("Bob was never asked while he looked")


async def asked_while_looking(b, chance):
    """Play until a question came in place of looking, and answer it; False if the game is over."""
    while b.state is None or not b.state["view"]["over"]:
        looking = b.window
        if looking is not None:
            await b.quiet(0.05)
            if b.window == looking:
                await b.go_on()
                continue
        if b.decision is not None:
            replaced = looking is not None and b.decision["kind"] in HIDDEN
            decision, b.decision = b.decision, None
            await b.answer(decision["n"], chance.choice(decision["options"])["code"])
            if replaced:
                return True
        elif b.window is None:
            await b.next(30)
    return False


async def test_a_crash_while_somebody_looks_holds_nobody_up(start, guests):
    """What was being looked at is not asked about again; the next thing is."""
    server = start(*FAST)
    async with evening(server, guests) as t:
        await t.bob_looks()
        server.kill()
    start(*FAST, port=server.port)
    async with t.ann.at(t.table) as a, t.bob.at(t.table) as b:
        await b.ask_always()
        tasks = [asyncio.create_task(s.play(go_on=False)) for s in (a, b)]
        await eventually(lambda: b.window is not None)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def test_a_whole_game_where_all_want_to_look(fast, guests):
    """It comes to its end; whoever is out of the game is asked no more."""
    people = await guests(fast, "Ann", "Bob", "Cid")
    table = await table_of(*people, bots=["random"])
    ann, bob, cid = people
    async with ann.at(table) as a, bob.at(table) as b, cid.at(table) as c:
        for socket in (a, b, c):
            await socket.ask_always()
        await ann.ok(f"/api/tables/{table}/start")
        await asyncio.gather(*(s.play(random.Random(i)) for i, s in enumerate((a, b, c))))
    lost = 0
    for seat, socket in enumerate((a, b, c)):
        alive, windows = True, []
        for message in socket.heard:
            for event in message.get("events", []) if message["type"] != "log" else []:
                if event["kind"] in ("passed-out", "out-of-gold") and event["seat"] == seat:
                    alive = False
                    lost += 1
            if "window" in message:
                assert alive
                windows.append(message["window"])
            assert not ("window" in message and "decision" in message)
        assert len(windows) > 3
        assert windows == sorted(set(windows))
    assert lost >= 2


HOLD = 0.5  # seconds; the pause is far shorter


async def test_nobody_can_tell_looking_from_deciding(start, guests):
    """Bob takes the same time whether he is really asked or only looks: Eve is told the same."""
    server = start("--pause", "0.05", "--bot-pause", "0", "--no-limits")
    ann, bob, eve = await guests(server, "Ann", "Bob", "Eve")
    told = []  # what Eve hears of the game, and when
    asked = []  # whether Bob was really asked, for each thing that others could respond to

    async def look(socket):
        while True:
            message = await socket.next(60)
            if message["type"] in ("state", "happened"):
                told.append((time.monotonic(), message))

    async def think(socket):
        while socket.state is None or not socket.state["view"]["over"]:
            message = await socket.next(60)
            if "window" in message:
                await socket.settled()  # a question for him comes right behind it
                really = socket.window is None
                asked.append(really)
                await asyncio.sleep(HOLD)
                if not really:
                    await socket.go_on()
                    continue
            if socket.decision is not None:
                decision, socket.decision = socket.decision, None
                option = chance.choice(decision["options"])
                await socket.answer(decision["n"], option["code"])

    def enough():
        return all(compared[really] + asked.count(really) > 3 for really in (True, False))

    chance = random.Random(5)
    compared = {True: 0, False: 0}
    for attempt in range(4):
        table = await table_of(ann, bob, clock=None)
        async with ann.at(table) as a, bob.at(table) as b, eve.at(table) as e:
            await b.ask_always()
            playing = [think(b), a.play(random.Random(attempt))]
            tasks = [asyncio.create_task(work) for work in (look(e), *playing)]
            await ann.ok(f"/api/tables/{table}/start")
            while not enough() and not any(task.done() for task in tasks):
                await asyncio.sleep(0.1)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        happened = [i for i, (_, message) in enumerate(told) if message["type"] == "happened"]
        for i, really in zip(happened, asked, strict=False):
            if i + 1 < len(told):
                then, message = told[i]
                assert set(message) == {"type", "events", "waiting"}, really
                assert message["waiting"] == {"for": "responses"}, really
                assert told[i + 1][0] - then > HOLD / 2, really
                compared[really] += 1
        if enough():
            break
        told.clear()
        asked.clear()
    assert min(compared.values()) >= 3
