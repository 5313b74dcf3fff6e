"""Rough handling: races, silence, odd names, strange addresses, and a database that goes away."""

import asyncio
import json
import random
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import suppress

import httpx
import pytest
from client import Guest, passing, running_table, table_of, whoever_is_asked
from process import FAST
from websockets.exceptions import InvalidStatus


def statuses(answers):
    return sorted(answer.status_code for answer in answers)


# Races -------------------------------------------------------------------------------------------


async def test_one_chair_is_taken_once(fast, guests):
    people = await guests(fast, *(f"Guest {i}" for i in range(8)))
    table = await table_of(people[0], bots=[], seats=2)
    answers = await asyncio.gather(
        *(p.post(f"/api/tables/{table}/sit", {"seat": 1}) for p in people[1:])
    )
    assert statuses(answers) == [200] + [409] * 6


async def test_a_game_starts_once(fast, guests):
    ann, bob = await guests(fast, "Ann", "Bob")
    table = await table_of(ann, bob)
    async with ann.at(table) as a:
        answers = await asyncio.gather(*(ann.post(f"/api/tables/{table}/start") for _ in range(5)))
        assert statuses(answers) == [200, 409, 409, 409, 409]
        await a.until("state")
        await a.settled()
        assert sum(message["type"] == "game" for message in a.heard) == 1


async def test_a_rematch_is_one_table(fast, guests):
    ann, bob = await guests(fast, "Ann", "Bob")
    table = await table_of(ann, bob)
    async with ann.at(table) as a, bob.at(table) as b:
        await ann.ok(f"/api/tables/{table}/start")
        await asyncio.gather(a.play(random.Random(1)), b.play(random.Random(2)))
        if a.table["state"] != "finished":
            await a.until("table", state="finished")
    made = await asyncio.gather(*(p.ok(f"/api/tables/{table}/rematch") for p in (ann, bob) * 2))
    [again] = {answer["table"] for answer in made}
    chairs = (await ann.get(f"/api/tables/{again}"))["chairs"]
    assert sorted(chair["name"] for chair in chairs) == ["Ann", "Bob"]


async def test_a_seat_changes_hands_in_the_middle_of_a_question(fast, guests):
    """The old device is told it only watches; the new one has the question and answers it."""
    async with running_table(fast, guests) as (a, b, (ann, bob, table)):
        asked, who = (a, ann) if a.decision else (b, bob)
        decision = asked.decision
        cid, dan = await guests(fast, "Cid", "Dan")
        token = (await who.ok(f"/api/tables/{table}/hand-over"))["token"]
        async with cid.at(table) as c:
            taken = await asyncio.gather(
                *(p.post("/api/take-over", {"token": token}) for p in (cid, dan, cid))
            )
            winners = [p for p, answer in zip((cid, dan), taken, strict=False)
                       if answer.status_code == 200]  # fmt: skip
            assert statuses(taken)[0] == 200
            assert len(winners) == 1
            await asked.answer(decision["n"], passing(decision))
            assert (await asked.until("error"))["code"] == "not-seated"
            await asked.settled()
            assert asked.table["you"]["seat"] == -1
            assert asked.state["hand"] == []
            assert "decision" not in asked.state
            if winners == [cid]:
                await c.until_asked()
                assert c.decision["n"] == decision["n"]
                await c.answer(decision["n"], passing(decision))
                await c.until("accepted", n=decision["n"])


async def test_who_is_removed_in_the_middle_of_a_question_only_watches(fast, guests):
    """A bot answers; the removed one gets the seat back neither by asking nor by a link."""
    ann, bob, cid = await guests(fast, "Ann", "Bob", "Cid")
    table = await table_of(ann, bob, cid)
    async with ann.at(table) as a, bob.at(table) as b, cid.at(table) as c:
        await ann.ok(f"/api/tables/{table}/start")
        while (asked := await whoever_is_asked(a, b, c)) is not b:
            n, asked.decision = asked.decision["n"], asked.decision
            await asked.answer(n, passing(asked.decision))
            await asked.until("accepted", n=n)
        decision = b.decision
        token = (await cid.ok(f"/api/tables/{table}/hand-over"))["token"]
        await ann.ok(f"/api/tables/{table}/remove", {"seat": 1})
        await b.answer(decision["n"], passing(decision))
        assert (await b.until("error"))["code"] == "not-seated"
        await b.settled()
        assert b.state["hand"] == []
        assert (await whoever_is_asked(a, c)) in (a, c)
        assert await bob.refused(f"/api/tables/{table}/sit", {"seat": 1}) == (403, "removed")
        assert await bob.refused("/api/take-over", {"token": token}) == (403, "removed")
        # The link was not spent on it.
        dan = await guests(fast, "Dan")
        assert (await dan.ok("/api/take-over", {"token": token}))["seat"] == 2


async def test_a_host_who_leaves_an_open_table_leaves_it_to_the_others(fast, guests):
    ann, bob, cid = await guests(fast, "Ann", "Bob", "Cid")
    table = await table_of(ann, bob, cid)
    async with ann.at(table) as a, bob.at(table) as b:
        await ann.ok(f"/api/tables/{table}/leave")
        assert await a.closed() == 4001
        told = await b.until("table", host=1)
        assert told["you"] == {"seat": 1, "host": True}
        await bob.ok(f"/api/tables/{table}/start")
        await b.until("state")


async def test_bots_play_for_an_onlooker(fast, guests):
    ann = await guests(fast, "Ann")
    made = await ann.ok(
        "/api/tables",
        {"sit": False, "bots": ["house"] * 10, "start": True,
         "options": {"seats": 10, "doppelgangers": True, "boxes": ["rdi2", "rdi9"]}},
    )  # fmt: skip
    async with Guest(fast.address, "").at(made["id"]) as e:
        await e.until("state")
        first = e.state["view"]["turn"]
        while e.state["view"]["turn"] < first + 3:
            await e.next(30)
            assert "decision" not in e.state


async def test_a_game_that_cannot_start_leaves_no_table(fast, guests):
    ann = await guests(fast, "Ann")
    title = f"never {time.time_ns()}"
    wish = {"options": {"title": title}, "start": True}
    assert await ann.refused("/api/tables", wish) == (409, "too-few")
    assert title not in [table["title"] for table in (await ann.get("/api/tables"))["tables"]]


async def test_chat_is_limited_for_all_tabs_together(fast, guests):
    """A new tab does not come with a new allowance."""
    async with running_table(fast, guests) as (_, b, (ann, _, table)):
        for i in range(4):
            async with ann.at(table) as tab:
                await tab.until("state")
                for j in range(5):
                    await tab.send({"type": "chat", "text": f"{i} {j}"})
                await tab.settled()
        await b.settled()
        assert 5 <= sum(message["type"] == "chat" for message in b.heard) < 12


# What people type --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("A\u200bn\u200dn", "A n n"),
        ("\u202egnp.exe", "gnp.exe"),
        ("X" + "\u0316" * 20 + "y", "X\u0316\u0316\u0316y"),
        ("Ann\u3164\u3164", "Ann"),
        ("Zoe\u0308", "Zoë"),
        ("Nguyễn", "Nguyễn"),
        ("नमस्ते", "नमस्ते"),
    ],
)
async def test_names_show_what_they_are(fast, typed, kept):
    async with httpx.AsyncClient(base_url=fast.address) as http:
        answer = await http.post("/api/guest", json={"name": typed})
        assert answer.json() == {"name": kept}


@pytest.mark.parametrize("name", ["\u3164", "\u2800 \u115f", "\u0301\u0301", "\u202e", "\u200b"])
async def test_a_name_nobody_can_see_is_refused(fast, name):
    async with httpx.AsyncClient(base_url=fast.address) as http:
        answer = await http.post("/api/guest", json={"name": name})
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad-name")


ODD = [
    '{"type": "answer", "n": NaN, "option": 0}',
    '{"type": "answer", "n": 1e400, "option": 0}',
    '{"type": "answer", "n": 1, "option": -2151677952}',
    '{"type": "answer", "n": 1, "option": 1.0e40}',
    '{"type": "answer", "n": 18446744073709551617, "option": 0}',
    '{"type": "why", "card": -1}',
    '{"type": "go-on", "window": 1e99}',
    '{"type": "ping", "id": ' + "9" * 1500 + "}",
    '{"type": "chat", "text": "\\ud800"}',
    '{"type": ' + '{"a":' * 300 + "1" + "}" * 301,
]


async def test_odd_numbers_change_nothing(fast, guests):
    async with running_table(fast, guests) as (a, b, _):
        for odd in ODD:
            await a.send(odd)
            assert (await a.until("error"))["code"] == "malformed", odd[:60]
        await a.settled()
        assert await b.quiet(0.05) == []


async def test_text_that_is_no_text_ends_the_connection_alone(fast, guests):
    async with running_table(fast, guests) as (a, b, _):
        a.socket.transport.write(b"\x81\x82\x00\x00\x00\x00\xff\xfe")  # a frame of broken UTF-8
        assert await a.closed() in (1007, None)
        await b.settled()
    with socket.create_connection(("127.0.0.1", fast.port)) as line:
        line.sendall(b"\x16\x03\x01 hello?\r\n\r\n")
        assert line.recv(100).startswith(b"HTTP/1.1 400")
    assert "Invalid" not in fast.log()  # or anybody could fill the log


# Strange addresses and strangers -----------------------------------------------------------------


async def test_strange_addresses_are_not_found(fast):
    async with httpx.AsyncClient(base_url=fast.address) as http:
        for path in (
            "/" + "a" * 5000,
            "/" + "a/" * 3000,
            "/api/tables/a%00b",
            "/api/tables/" + "x" * 3000,
            "/api/replays/%0aINFO%20all%20is%20well",
            "/api/replays/%00/steps",
            "/api/tables/%ff%fe",
            "/api/tables/..%2f..%2fsecret",
            "//etc/passwd",
        ):
            answer = await http.get(path)
            assert answer.status_code in (200, 404), path[:40]
            if answer.status_code == 200:  # an address of the page, as long as it is
                assert "text/" in answer.headers["content-type"]
    assert "Traceback" not in fast.log()


@pytest.mark.parametrize(
    ("origin", "welcome"),
    [
        ("http://{host}", True),
        ("HTTP://{HOST}", True),
        ("http://{host}0", False),
        ("http://{host}.example.org", False),
        ("http://example.org", False),
        ("http://user@{host}", False),
        ("http://[", False),
        ("http://[::1]:1", False),
        ("null", False),
        ("", False),
        ("https://Friend.example", True),
    ],
)
async def test_origins(friendly, guests, origin, welcome):
    host = friendly.address.removeprefix("http://")
    said = origin.format(host=host, HOST=host.upper())
    ann = await guests(friendly, "Ann")
    answer = await ann.post("/api/guest", {"name": "Ann"}, headers={"Origin": said})
    assert (answer.status_code == 200) == welcome
    assert welcome or answer.json()["error"]["code"] == "bad-origin"
    async with ann.at("lobby", Origin=said) as lobby:
        if welcome:
            await lobby.until("lobby")
        else:
            assert await lobby.closed() == 4403


@pytest.fixture(scope="module")
def friendly(tmp_path_factory):
    from process import Process

    server = Process(tmp_path_factory.mktemp("friendly"), *FAST, "--origin",
                     "https://friend.example/")  # fmt: skip
    server.start()
    yield server
    server.stop()


async def test_an_old_cookie_after_the_secret_changed_is_nobody(start, guests):
    """The guest is asked for a name again; nothing breaks, the seat stays the old guest's."""
    server = start(*FAST)
    ann = await guests(server, "Ann")
    table = await table_of(ann, bots=["random"])
    port = server.port
    server.stop()
    (server.data / "secret").unlink()
    start(*FAST, port=port)
    assert await ann.get("/api/me") == {"name": None}
    assert await ann.refused(f"/api/tables/{table}/start") == (401, "no-guest")
    async with ann.at(table) as a:
        assert (await a.until("hello"))["name"] is None
        assert (await a.until("table"))["you"] == {"seat": -1, "host": False}
    await ann.register()
    assert await ann.get("/api/me") == {"name": "Ann"}


async def test_an_empty_secret_is_made_anew(start, guests):
    folder = start(*FAST).data
    (folder.parent / "other").mkdir()
    (folder.parent / "other" / "secret").touch()
    server = start(*FAST, data="other")
    assert len((server.data / "secret").read_text()) > 40
    assert await (await guests(server, "Ann")).get("/api/me") == {"name": "Ann"}


async def test_origins_of_an_ipv6_address(fast, guests):
    ann = await guests(fast, "Ann")
    for origin, status in (
        ("http://[::1]:8080", 200),
        ("http://[::1]", 403),
        ("http://[::2]:8080", 403),
        ("http://::1:8080", 403),
    ):
        headers = {"Host": "[::1]:8080", "Origin": origin}
        answer = await ann.post("/api/guest", {"name": "Ann"}, headers=headers)
        assert answer.status_code == status, origin


async def test_games_left_alone_bar_nobody_for_good(start, guests):
    """Twenty tables in memory are the most; those that wait in the storage do not count."""
    server = start("--bot-pause", "0")
    ann = await guests(server, "Ann")
    wish = {"bots": ["random"], "start": True}
    for _ in range(20):
        await ann.ok("/api/tables", wish)
    assert await ann.refused("/api/tables", wish) == (409, "too-many-tables")
    port = server.port
    server.stop()
    start("--bot-pause", "0", port=port)
    await ann.ok("/api/tables", wish)


# Silence -----------------------------------------------------------------------------------------


async def test_who_says_nothing_is_let_go(fast, guests):
    """Half-open connections, and heads and bodies that come a letter at a time."""
    ann = await guests(fast, "Ann")
    where = ("127.0.0.1", fast.port)
    head = b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: "
    post = (
        b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b"Content-Length: 500\r\n\r\n{"
    )
    lines = [await asyncio.open_connection(*where) for _ in range(200)]
    lines[1][1].write(head)
    lines[2][1].write(post)
    lines[3][1].write(head + b"x\r\n\r\n")
    assert (await ann.get("/healthz"))["status"] == "ok"

    async def drip(writer):
        with suppress(ConnectionError):
            while True:  # until the server hangs up; the timeout below is the test
                writer.write(b" ")
                await writer.drain()
                await asyncio.sleep(0.5)

    async with asyncio.timeout(50):
        async with ann.at("lobby") as lobby:  # who has something to say stays
            await asyncio.gather(drip(lines[1][1]), drip(lines[2][1]))
            for reader, _ in lines:
                with suppress(ConnectionError):
                    await reader.read()
            await lobby.settled()
    for _, writer in lines:
        writer.close()


async def test_who_never_reads_holds_nobody_up(fast, guests):
    """The table goes on for the others, and the silent one is let go without a farewell."""
    ann, bob = await guests(fast, "Ann", "Bob")
    table = await table_of(ann, bots=["random"], clock=None)
    deaf = socket.create_connection(("127.0.0.1", fast.port))
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.sendall(
        f"GET /ws/tables/{table}?lang=en HTTP/1.1\r\nHost: x\r\nCookie: {bob.cookie()}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    async with ann.at(table) as a:
        await a.until_watched_by(1)
        await ann.ok(f"/api/tables/{table}/start")
        # More than any buffer on the way holds: each change of language tells everything anew.
        with suppress(ConnectionError):
            for _ in range(200):
                deaf.sendall(masked({"type": "lang", "lang": "en"}) * 10)
                await asyncio.sleep(0.01)
            for _ in range(400):  # until it notices that it was let go, on a busy machine too
                deaf.sendall(masked({"type": "ping", "id": 1}))
                await asyncio.sleep(0.1)
            pytest.fail("it was never let go")
        await a.play(answers=10)
        async with asyncio.timeout(10):
            while a.table["watchers"]:
                await a.next(10)
    deaf.close()


def masked(message):
    data = json.dumps(message).encode()
    assert len(data) < 126
    return bytes((0x81, 0x80 | len(data), 0, 0, 0, 0)) + data


# The database ------------------------------------------------------------------------------------


async def test_a_locked_database_is_waited_for_and_then_refused(start, guests):
    """Somebody else holds the file: refusals come, health says so; then all goes on by itself."""
    server = start(*FAST)
    ann, bob = await guests(server, "Ann", "Bob")
    table = await table_of(ann, bob)
    async with ann.at(table) as a, bob.at(table) as b:
        await ann.ok(f"/api/tables/{table}/start")
        asked = await whoever_is_asked(a, b)
        decision = asked.decision
        other = sqlite3.connect(server.data / "lastcall.sqlite3", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        began = time.monotonic()
        await asked.answer(decision["n"], passing(decision))
        health = [ann.http.get("/healthz", timeout=60) for _ in range(5)]
        answers = await asyncio.gather(*health, ann.post("/api/guest", {"name": "Ann"}, timeout=60))
        # Not ten seconds for each of them.
        assert time.monotonic() - began < 45
        assert statuses(answers) == [503] * 6
        assert await asked.closed(30) == 4500
        assert [m["code"] for m in asked.heard if m["type"] == "error"] == ["storage"]
        assert (
            "lastcall_storage_up 0"
            in (await ann.http.get("/metrics", headers=server.operator())).text
        )
        other.execute("ROLLBACK")
        other.close()
    assert (await ann.get("/healthz"))["status"] == "ok"
    assert (
        "lastcall_storage_up 1" in (await ann.http.get("/metrics", headers=server.operator())).text
    )
    async with ann.at(table) as a, bob.at(table) as b:
        again = await whoever_is_asked(a, b)
        assert again.decision["n"] == decision["n"]  # it was not stored, and not taken
        await again.answer(decision["n"], passing(decision))
        await again.until("accepted", n=decision["n"])
    log = server.log()
    assert "storage fails" in log
    assert "storage works again" in log
    assert "Traceback" not in log
    assert "Ann" not in log


async def test_a_database_that_was_away_is_found_again(own_postgres, start, guests):
    """PostgreSQL is stopped under the server: kind refusals; started again: the game goes on."""
    database, url = own_postgres
    server = start(*FAST, "--database-url", url)
    ann, bob, cid = await guests(server, "Ann", "Bob", "Cid")
    table = await table_of(ann, bob)
    async with ann.at(table) as a, bob.at(table) as b:
        await ann.ok(f"/api/tables/{table}/start")
        asked = await whoever_is_asked(a, b)
        n = asked.decision["n"]
        await asyncio.to_thread(database.halt)
        assert (await ann.http.get("/healthz")).status_code == 503
        assert await cid.refused("/api/guest", {"name": "Cid"}) == (503, "storage")
        await asked.answer(n, passing(asked.decision))
        assert await asked.closed(30) == 4500
        async with ann.at(table) as again:
            assert await again.closed(30) == 4500
            assert again.heard[-1]["code"] == "storage"
        await asyncio.to_thread(database.resume)
    assert (await ann.get("/healthz"))["status"] == "ok"
    async with ann.at(table) as a, bob.at(table) as b:
        asked = await whoever_is_asked(a, b)
        assert asked.decision["n"] == n
        await asked.answer(n, passing(asked.decision))
        await asked.until("accepted", n=n)
    answer = await cid.http.get("/api/tables/a%00b")
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no-such-table")
    assert "Traceback" not in server.log()


async def test_a_full_disk_is_refused_kindly(start, guests):
    """The file may not grow any more; whoever only looks is still served."""
    server = start(*FAST)
    ann = await guests(server, "Ann")
    table = await table_of(ann, bots=["random"])
    size = (server.data / "lastcall.sqlite3-wal").stat().st_size
    # SIGXFSZ is ignored by Python: writing beyond the limit is an error like a full disk.
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, before[1]))
    assert await ann.refused("/api/tables", {}) == (503, "storage")
    assert (await ann.http.get("/healthz", timeout=60)).status_code == 503
    assert (await ann.get(f"/api/tables/{table}"))["state"] == "open"
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
    await ann.ok(f"/api/tables/{table}/start")
    async with ann.at(table) as a:
        await a.play(answers=3)


async def test_a_second_server_on_a_folder_is_told(start):
    first = start(*FAST)
    done = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-c", "from lastcall.cli import main; main()", "serve", "--port", "0",
         "--data", str(first.data)],
        capture_output=True, text=True, timeout=30,
    )  # fmt: skip
    assert done.returncode == 1
    assert "Another server" in done.stderr
    assert "Traceback" not in done.stderr
    first.kill()
    start(*FAST).stop()  # a crash leaves nothing behind that would bar the next


async def test_a_stop_in_the_middle_of_games_loses_nothing(start, guests):
    """SIGTERM while answers are on their way: what was accepted stands when we are back."""
    server = start(*FAST)
    ann = await guests(server, "Ann")
    tables = [await table_of(ann, bots=["random"], clock=None) for _ in range(5)]
    accepted = {}

    async def play(table):
        async with ann.at(table) as a:
            await ann.ok(f"/api/tables/{table}/start")
            code = 0
            try:
                await a.play(random.Random(table))
            except Exception:
                code = a.socket.close_code
            accepted[table] = (len(a.accepted), code)

    games = asyncio.gather(*(play(table) for table in tables))
    await asyncio.sleep(0.7)
    port = server.port
    server.process.send_signal(signal.SIGTERM)
    assert await asyncio.to_thread(server.process.wait, 15) in (0, -15)
    await games
    assert {code for _, code in accepted.values()} <= {0, 1001, 1012}
    assert "Traceback" not in server.log()
    start(*FAST, port=port)
    for table, (number, code) in accepted.items():
        if code:
            async with ann.at(table) as a:
                await a.until("state")
                async with asyncio.timeout(60):  # its end may not have been told yet
                    while a.decision is None and not a.state["view"]["over"]:
                        if a.window is not None:
                            await a.go_on()
                        await a.next(60)
                if a.decision is not None:
                    assert a.decision["n"] >= number + 1


async def test_unknown_sockets_are_turned_away(fast, guests):
    ann = await guests(fast, "Ann")
    with pytest.raises(InvalidStatus):
        async with ann.at("a/b"):
            pass
