"""Addresses: headers, origins, files, cards and rules, health and numbers."""

import asyncio
import subprocess
import sys
from contextlib import asynccontextmanager

import httpx
import pytest
from client import table_of

from lastcall.server.app import create_app
from lastcall.server.settings import Settings
from lastcall.server.thinking import Thinkers


@pytest.fixture
async def http(fast):
    async with httpx.AsyncClient(base_url=fast.address) as client:
        yield client


async def test_every_answer_carries_the_protecting_headers(http):
    for path in ("/", "/healthz", "/api/about", "/api/cards", "/api/nothing", "/nothing.js"):
        answer = await http.get(path)
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers


async def test_pages_of_other_sites_can_do_nothing(fast, guests):
    """POST and WebSocket with a strange Origin are refused; our own and none are fine."""
    ann = await guests(fast, "Ann")
    for origin in (
        "https://evil.example",
        "null",
        fast.address + ".evil.example",
        "http://127.0.0.1",
    ):
        answer = await ann.post("/api/tables", {}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "bad-origin")
        async with ann.at("lobby", Origin=origin) as socket:
            assert await socket.closed() == 4403
            assert [m["code"] for m in socket.heard] == ["bad-origin"]
    answer = await ann.post("/api/tables", {}, headers={"Origin": fast.address})
    assert answer.status_code == 201
    async with ann.at("lobby", Origin=fast.address) as socket:
        await socket.until("lobby")


async def test_a_site_can_be_allowed(start, guests):
    server = start("--origin", "https://friend.example")
    ann = await guests(server, "Ann")
    answer = await ann.post("/api/tables", {}, headers={"Origin": "https://friend.example"})
    assert answer.status_code == 201


async def test_bodies_are_checked(fast, guests):
    ann = await guests(fast, "Ann")
    for content, sort, status in (
        ("{}", "text/plain", 400),
        ("name=Ann", "application/x-www-form-urlencoded", 400),
        ("{", "application/json", 400),
        ("[]", "application/json", 400),
        ('{"name": "Ann", "id": "me"}', "application/json", 400),
        ('{"name": "' + "x" * 20_000 + '"}', "application/json", 413),
        ("[" * 10_000, "application/json", 400),
    ):
        answer = await ann.http.post("/api/guest", content=content, headers={"content-type": sort})
        assert answer.status_code == status, content[:40]
        assert answer.json()["error"]["code"] in ("malformed", "too-big")


async def test_unknown_addresses(http):
    for method, path, status in (
        ("GET", "/api/nothing", 404),
        ("POST", "/api/nothing", 404),
        ("GET", "/api/tables/nothing", 404),
        ("GET", "/nothing.png", 404),
        ("DELETE", "/api/tables", 404),
        ("GET", "/%2e%2e/%2e%2e/%2e%2e/etc/passwd", 404),
        ("GET", "/..%2f..%2f__init__.py", 404),
        ("GET", "/%2e%2e/app.py", 404),
        ("GET", "/\x00", 404),
    ):
        request = http.build_request(method, "/")
        request.url = request.url.copy_with(raw_path=path.replace("\x00", "%00").encode())
        answer = await http.send(request)
        assert answer.status_code in (status, 405), path
        assert answer.json()["error"]["code"] in ("no-such-page", "no-such-table", "not-allowed")


async def test_health_and_numbers(fast, guests):
    ann = await guests(fast, "Ann")
    assert (await ann.get("/healthz"))["status"] == "ok"
    table = await table_of(ann, bots=["random"])
    async with ann.at(table) as a:
        await a.until("table")
        await a.send("{")
        await a.until("error")
        text = (await ann.http.get("/metrics", headers=fast.operator())).text
    for line in text.splitlines():
        assert line.startswith("# TYPE lastcall_") or len(line.rsplit(" ", 1)) == 2
    values = dict(line.rsplit(" ", 1) for line in text.splitlines() if line[0] != "#")
    assert float(values["lastcall_connections"]) >= 1
    assert float(values['lastcall_refusals_total{code="malformed"}']) >= 1
    assert "lastcall_answer_seconds_count" in values
    assert "Ann" not in text


async def test_numbers_are_for_the_operator(fast, http):
    """Whoever sees them grow could tell that somebody was asked and answered."""
    key = fast.operator()["Authorization"]
    for shown in ({}, {"Authorization": "Bearer x"}, {"Authorization": key + "x"},
                  {"Authorization": key.removeprefix("Bearer ")}):  # fmt: skip
        answer = await http.get("/metrics", headers=shown)
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no-such-page")
        assert "lastcall_" not in answer.text
    assert (await http.get("/metrics", headers={"Authorization": key})).status_code == 200


async def test_cards_and_rules(http):
    cards = (await http.get("/api/cards?lang=en")).json()
    by_id = {card["id"]: card for card in cards["cards"]}
    dance = by_id["gog/dance-with-gog"]
    assert dance["title"] == "Dance with Gog!"
    assert dance["text"]
    assert dance["provenance"] in ("rulebook", "reported", "house")
    assert {c["id"] for c in cards["characters"]} >= {"dimli", "eve", "fleck", "gog"}
    assert any(card.get("drink", {}).get("chaser") for card in cards["cards"])
    answer = await http.get("/api/rules")
    rules = {r["id"]: r for s in answer.json()["sections"] for r in s["rules"]}
    assert rules["GAMB-12"]["text"]
    assert answer.json()["reasons"]["not-now"]["rule"] == "TIME-2"
    again = await http.get("/api/rules", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304
    for path in ("/api/cards", "/api/rules"):
        unknown = await http.get(f"{path}?lang=tlh")
        assert unknown.json()["error"]["code"] == "unknown-language"


async def test_what_a_client_needs_to_know(http):
    about = (await http.get("/api/about")).json()
    assert about["protocol"] == 2
    assert set(about["bots"]) >= {"random", "newcomer", "house", "regular"}
    assert about["defaults"]["seats"] == 4
    assert "en" in about["languages"]


async def test_the_front_end_is_served_where_it_is_built(tmp_path):
    """Files by name, every other page address is the page itself, hashed assets are kept."""
    async with pages(tmp_path) as client:
        for path in ("/", "/tables/abc", "/cards", "/take-over"):
            page = await client.get(path)
            assert page.text == "<p>the table</p>"
            assert page.headers["content-type"].startswith("text/html")
            assert page.headers["cache-control"] == "no-cache"
        script = await client.get("/assets/app-1234.js")
        assert script.text == SCRIPT
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        assert (await client.get("/assets/app-9.js")).status_code == 404
        assert (await client.get("/%2e%2e/private.txt")).status_code == 404


SCRIPT = "run();" * 1000


@asynccontextmanager
async def pages(folder):
    """An application with a small front end of its own."""
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<p>the table</p>")
    (static / "assets" / "app-1234.js").write_text(SCRIPT)
    (folder / "private.txt").write_text("no")
    transport = httpx.ASGITransport(create_app(Settings(folder), Thinkers(0, 1.0), static))
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
        yield client


async def test_files_travel_small_and_are_not_sent_twice(tmp_path):
    """Compressed for whoever can read that, as they are for others; 304 while nothing changed."""
    async with pages(tmp_path) as client:
        path = "/assets/app-1234.js"
        small = await client.get(path)
        assert small.headers["content-encoding"] == "gzip"
        assert int(small.headers["content-length"]) < len(SCRIPT) / 10
        assert small.headers["vary"] == "Accept-Encoding"
        plain = await client.get(path, headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert small.text == plain.text == SCRIPT
        page = await client.get("/")
        for tags in (page.headers["etag"], f'"other", {page.headers["etag"]}'):
            again = await client.get("/", headers={"If-None-Match": tags})
            assert (again.status_code, again.content) == (304, b"")
        (tmp_path / "static" / "index.html").write_text("<p>another table</p>")
        fresh = await client.get("/", headers={"If-None-Match": page.headers["etag"]})
        assert (fresh.status_code, fresh.text) == (200, "<p>another table</p>")


async def test_what_is_long_travels_small(fast, guests):
    """Cards, rules and replays: compressed, tagged, and not sent twice."""
    ann = await guests(fast, "Ann")
    table = await table_of(ann, bots=["random"])
    async with ann.at(table) as a:
        await ann.ok(f"/api/tables/{table}/start")
        await a.play()
        if a.table["state"] != "finished":
            await a.until("table", state="finished")
    for path in (
        "/api/cards?lang=en",
        "/api/cards?lang=",
        "/api/rules",
        f"/api/replays/{table}",
        f"/api/replays/{table}/steps?from=0&count=100",
    ):
        answer = await ann.http.get(path)
        assert answer.headers["content-encoding"] == "gzip"
        assert int(answer.headers["content-length"]) < len(answer.text) / 3
        assert answer.headers["cache-control"] == "no-cache"
        plain = await ann.http.get(path, headers={"Accept-Encoding": "identity"})
        assert plain.json() == answer.json()
        tag = {"If-None-Match": answer.headers["etag"]}
        again = await ann.http.get(path, headers=tag)
        assert (again.status_code, again.content) == (304, b"")
    steps = (await ann.get(f"/api/replays/{table}/steps?from=0&count=999"))["steps"]
    assert len(steps) <= 100
    made_now = await ann.http.get("/metrics", headers=fast.operator())
    assert made_now.headers["content-encoding"] == "gzip"


async def test_a_port_in_use_is_said_plainly(fast):
    done = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-c", "from lastcall.cli import main; main()", "serve", "--port",
         str(fast.port), "--data", str(fast.data)],
        capture_output=True, text=True, timeout=30,
    )  # fmt: skip
    assert done.returncode == 1
    assert str(fast.port) in done.stderr
    assert "Traceback" not in done.stderr


async def test_a_database_that_is_not_there_is_said_plainly(tmp_path):
    done = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-c", "from lastcall.cli import main; main()", "serve", "--port", "0",
         "--data", str(tmp_path), "--database-url", "postgresql://u:hush@127.0.0.1:1/x"],
        capture_output=True, text=True, timeout=30,
    )  # fmt: skip
    assert done.returncode == 1
    assert "database" in done.stderr
    assert "hush" not in done.stderr + done.stdout
    assert "Traceback" not in done.stderr
