"""A server for strangers: behind a proxy, with limits by address, and with life times."""

import json
import sqlite3
import ssl
from contextlib import AsyncExitStack

import httpx
import pytest
from client import Guest, table_of
from process import FAST
from proxy import Nginx
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

# However slow the machine is, twenty requests are all there are.
SLOW = {"requests_per_second": 0.001, "request_burst": 20.0}


@pytest.fixture
def tavern(limited, tmp_path):
    """(server, nginx in front of it)"""
    server = limited("--bot-pause", "0", "--proxy", "127.0.0.1", "--allowed-host", "localhost",
                     **SLOW)  # fmt: skip
    proxy = Nginx(tmp_path, server).start()
    yield server, proxy
    proxy.stop()


async def test_a_game_behind_a_proxy(tavern):
    """Everything of the page is https, and nothing of it speaks to a page that is not."""
    server, proxy = tavern
    trust = ssl.create_default_context(cafile=str(proxy.certificate))
    async with httpx.AsyncClient(base_url=proxy.address, verify=trust) as http:
        answer = await http.post("/api/guest", json={"name": "Ann"})
        assert "secure" in answer.headers["set-cookie"].lower()
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        made = await http.post("/api/tables", json={"bots": ["random"], "start": True})
        table = made.json()["id"]
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        for origin, welcome in (
            (proxy.address, True),
            (proxy.address.replace("https", "http"), False),
            ("https://localhost", False),
        ):
            headers = {"Cookie": cookie, "Origin": origin}
            url = proxy.address.replace("https", "wss") + f"/ws/tables/{table}"
            async with connect(
                url, ssl=trust, additional_headers=headers, proxy=None, compression=None
            ) as line:
                if welcome:
                    kinds = [json.loads(await line.recv())["type"] for _ in range(5)]
                    assert kinds == ["hello", "table", "chats", "game", "log"]
                else:
                    await line.wait_closed()
                    assert line.close_code == 4403
        assert (await http.get("/metrics", headers=server.operator())).status_code == 404
        for host in ("evil.example", "127.0.0.1"):
            assert (await http.get("/healthz", headers={"Host": host})).status_code == 400


async def test_limits_are_those_of_the_address_behind_the_proxy(tavern):
    """Who writes down another address each time has still one; the neighbour has another."""
    _, proxy = tavern
    trust = ssl.create_default_context(cafile=str(proxy.certificate))

    async def refused(comes_from):
        line = httpx.AsyncHTTPTransport(local_address=comes_from, verify=trust)
        async with httpx.AsyncClient(base_url=proxy.address, transport=line) as http:
            codes = []
            for number in range(30):
                headers = {"X-Forwarded-For": f"203.0.113.{number}"}
                answer = await http.post("/api/take-over", json={"token": "x"}, headers=headers)
                codes.append(answer.status_code)
            return codes.count(429)

    # nginx adds where they really come from behind whatever they say.
    assert await refused("127.0.0.2") == 10
    assert await refused("127.0.0.2") == 30
    assert await refused("127.0.0.3") == 10


async def test_nobody_is_believed_without_being_named(limited):
    server = limited(**SLOW)
    async with httpx.AsyncClient(base_url=server.address) as http:
        codes = []
        for number in range(30):
            headers = {"X-Forwarded-For": f"203.0.113.{number}", "X-Forwarded-Proto": "https"}
            answer = await http.post("/api/take-over", json={"token": "x"}, headers=headers)
            assert "strict-transport-security" not in answer.headers
            codes.append(answer.status_code)
        assert codes.count(429) == 10


async def test_a_host_that_is_not_ours_is_refused(tavern):
    server, _ = tavern
    async with httpx.AsyncClient(base_url=server.address) as http:
        assert (await http.get("/healthz", headers={"Host": "localhost"})).status_code == 200
        assert (await http.get("/healthz", headers={"Host": "evil.example"})).status_code == 400
    with pytest.raises(InvalidStatus):
        async with Guest(server.address, "").at("lobby", Host="evil.example"):
            pass


async def test_an_address_counts_as_well_as_a_guest(limited, guests):
    """New cookies are no new connections, tables or guests."""
    server = limited(
        connections_per_address=5, tables_per_address=3, guest_burst=4.0, guests_per_second=0.001
    )
    people = await guests(server, "Ann", "Bob", "Cid", "Dan")
    async with httpx.AsyncClient(base_url=server.address) as http:
        answer = await http.post("/api/guest", json={"name": "Eve"})
        assert (answer.status_code, answer.json()["error"]["code"]) == (429, "too-fast")
    await people[0].ok("/api/guest", {"name": "Anna"})  # the same guest by another name
    async with AsyncExitStack() as stack:
        for guest in [*people, people[0]]:
            await (await stack.enter_async_context(guest.at("lobby"))).until("hello")
        one_more = await stack.enter_async_context(people[1].at("lobby"))
        assert await one_more.closed() == 4429
    for guest in people[:3]:
        await guest.ok("/api/tables", {})
    assert await people[3].refused("/api/tables", {}) == (409, "too-many-tables")


def memory(server):
    with open(f"/proc/{server.process.pid}/statm") as numbers:
        return int(numbers.read().split()[1]) * 4096


async def test_abandoned_tables_cost_neither_lobby_nor_memory(start, guests):
    """A hundred thousand of them: none is read at the start, and some go at every round."""
    server = start(*FAST)
    ann = await guests(server, "Ann")
    table = await table_of(ann, bots=["random"])
    await ann.ok(f"/api/tables/{table}/start")
    empty = memory(server)
    port = server.port
    server.stop()
    db = sqlite3.connect(server.data / "lastcall.sqlite3")
    [[data]] = db.execute("SELECT data FROM tables WHERE id = ?", (table,)).fetchall()
    with db:
        db.executemany(
            "INSERT INTO tables (id, state, created, data, touched) VALUES (?, ?, ?, ?, ?)",
            (
                (f"abandoned{i}", "open" if i % 2 else "running", i,
                 data.replace(table, f"abandoned{i}"), i)
                for i in range(100_000)
            ),
        )  # fmt: skip
    server = start(*FAST, port=port)
    assert len((await ann.get("/api/tables"))["tables"]) <= 200
    assert memory(server) - empty < 40 * 1024 * 1024
    async with ann.at(table) as a:
        await a.until("state")
    counted = (await ann.http.get("/metrics", headers=server.operator())).text
    assert "lastcall_tables_loaded 1" in counted
    assert 'lastcall_tables{state="running"} 50001' in counted
    db.close()
