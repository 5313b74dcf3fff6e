"""Several servers on one database: whichever one asks, it is the same tavern."""

import asyncio
import os
import signal
from collections import Counter

import httpx
import pytest
from click.testing import CliRunner
from client import Guest, eventually, passing, table_of, whoever_is_asked
from process import FAST
from proxy import Balancer
from test_restart import Player

from lastcall.cli import main
from lastcall.server import postgres
from lastcall.server.limits import Buckets

OPERATOR = {"Authorization": "Bearer whoever runs them"}


def at(guest, server):
    """The same person, who asks another server."""
    other = Guest(server.address, guest.name)
    other.http.cookies = httpx.Cookies(guest.http.cookies)
    return other


async def pass_on(times, *sockets):
    """Whoever is asked passes, so many times."""
    for _ in range(times):
        asked = await whoever_is_asked(*sockets)
        n = asked.decision["n"]
        await asked.answer(n, passing(asked.decision))
        await asked.until("accepted", n=n)


@pytest.fixture
def two(together):
    return together("one"), together("two")


async def test_a_table_is_the_same_at_every_server(two, guests):
    """Ann asks the one that keeps the table, Bob the other: chairs, game, chat, answers."""
    one, two = two
    ann, bob = await guests(one, "Ann", "Bob")
    bob2 = at(bob, two)
    table = (await ann.ok("/api/tables", {"options": {"seats": 2}}))["id"]
    assert await bob2.ok(f"/api/tables/{table}/sit") == {"seat": 1}
    assert await bob2.refused(f"/api/tables/{table}/sit") == (409, "already-seated")
    assert await bob2.refused(f"/api/tables/{table}/start") == (403, "not-host")
    assert (await bob2.get(f"/api/tables/{table}"))["you"] == {"seat": 1, "host": False}
    async with ann.at(table, "?lang=en") as a, bob2.at(table, "?lang=ru") as b:
        await ann.ok(f"/api/tables/{table}/start")
        await pass_on(8, a, b)
        await b.send({"type": "chat", "text": "from afar"})
        assert (await a.until("chat"))["text"] == "from afar"
        assert (await b.until("chat"))["name"] == "Bob"
        assert a.game["names"] != b.game["names"]  # each in their own language
        chairs = (await bob2.get(f"/api/tables/{table}"))["chairs"]
        assert [chair["present"] for chair in chairs] == [True, True]
        await bob2.ok(f"/api/tables/{table}/leave")
        assert await b.closed() == 4001
    await bob2.http.aclose()


async def test_what_is_wrong_is_said_from_afar_too(two, guests):
    one, two = two
    ann = await guests(one, "Ann")
    table = (await ann.ok("/api/tables", {}))["id"]
    stranger = Guest(two.address, "")
    assert await stranger.refused(f"/api/tables/{table}/sit") == (401, "no-guest")
    assert await stranger.refused(f"/api/tables/{table}/start?lang=ru") == (401, "no-guest")
    headers = {"Origin": "https://elsewhere.example"}
    ann2 = at(ann, two)
    answer = await ann2.post(f"/api/tables/{table}/start", {}, headers=headers)
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "bad-origin")
    async with ann2.at(table, **headers) as socket:
        assert await socket.closed() == 4403
    async with ann2.at(table, "?lang=xx") as socket:
        assert await socket.closed() == 4400
    async with ann2.at("nosuchtable222") as socket:
        assert await socket.closed() == 4404
    async with stranger.at(table) as socket:
        assert (await socket.until("table"))["you"]["seat"] == -1
    answer = await ann2.post(f"/api/tables/{table}/sit", {"seat": 99})
    assert answer.status_code == 400
    assert answer.headers.get_list("x-frame-options") == ["DENY"]  # once
    for each in (stranger, ann2):
        await each.http.aclose()


async def test_nobody_passes_for_a_server(two, guests):
    """Only servers with the secret may say for whom they ask."""
    one, two = two
    ann = await guests(one, "Ann")
    table = (await ann.ok("/api/tables", {}))["id"]
    headers = {"X-Lastcall-Key": "guessed", "X-Lastcall-Scheme": "https"}
    answer = await at(ann, two).post("/api/guest", {"name": "Eve"}, headers=headers)
    assert "secure" not in answer.headers["set-cookie"].lower()
    async with at(ann, two).at(table, **headers) as socket:  # passed on as anybody's
        await socket.until("table")


async def test_one_lobby(two, guests):
    one, two = two
    ann = await guests(one, "Ann")
    eve = await guests(two, "Eve")
    async with eve.at("lobby") as lobby:
        await lobby.until("lobby")
        table = await table_of(ann, bots=["random"], title="Here")
        async with ann.at(table):
            async with asyncio.timeout(10):
                while True:
                    found = (await lobby.until("lobby"))["tables"]
                    if [t["id"] for t in found] == [table] and found[0]["here"] == 1:
                        break
            assert found == (await eve.get("/api/tables"))["tables"]
            assert found[0]["players"] == ["Ann"]
        await ann.ok(f"/api/tables/{table}/leave")
        async with asyncio.timeout(10):
            while (await lobby.until("lobby"))["tables"]:
                pass


async def test_who_signs_out_is_out_everywhere(two, guests):
    one, two = two
    ann = await guests(one, "Ann")
    table = (await ann.ok("/api/tables", {}))["id"]
    other = at(ann, two)
    own = (await other.ok("/api/tables", {}))["id"]
    assert (await other.get("/api/me"))["name"] == "Ann"
    await ann.ok("/api/guest", {"name": "Anna"})
    async with asyncio.timeout(5):
        while (await other.get("/api/me"))["name"] != "Anna":
            await asyncio.sleep(0.05)
    async with other.at(own) as socket, other.at(table) as passed_on, other.at("lobby") as lobby:
        for each in (socket, passed_on):
            await each.until("table")
        await lobby.until("lobby")
        await ann.ok("/api/sign-out")
        for each in (socket, passed_on, lobby):
            assert await each.closed() == 4401
    assert await other.get("/api/me") == {"name": None}
    assert (await ann.get("/api/me"))["name"] == "Anna"
    await other.http.aclose()


async def test_limits_are_for_all_servers_together(together, guests):
    """Twenty tables of one host, wherever they are set."""
    options = ("--pause", "0", "--bot-pause", "0")
    one, two = together("one", *options), together("two", *options)
    ann = await guests(one, "Ann")
    other = at(ann, two)
    for _ in range(10):
        await ann.ok("/api/tables", {})
        await other.ok("/api/tables", {})
    await asyncio.sleep(2.5)
    for each in (ann, other):
        assert await each.refused("/api/tables") == (409, "too-many-tables")
    await other.http.aclose()


def test_what_others_let_somebody_do_counts_here():
    """Of 60 at once another server has allowed 50: ten are left, whoever else comes has 60."""
    here = Buckets(0.001, 60)
    here.taken = Counter()
    assert here.take("ann")
    here.taken_elsewhere({"ann": 50})
    assert [here.take("ann") for _ in range(10)] == [True] * 9 + [False]
    assert all(here.take("bob") for _ in range(60))
    assert here.taken == {"ann": 10, "bob": 60}
    here.taken_elsewhere({"bob": 500})  # no deeper than empty
    assert not here.take("bob")


async def test_numbers_of_all_servers(two, guests):
    one, two = two
    ann = await guests(one, "Ann")
    made = await ann.ok("/api/tables", {"bots": ["random"] * 3, "start": True})
    before = await at(ann, two).get("/api/statistics")
    async with at(ann, two).at(made["id"]) as a:
        await a.play()
        while a.table["state"] != "finished":
            await a.next()
    assert before["games"] == 0
    async with asyncio.timeout(10):
        while (await at(ann, two).get("/api/statistics"))["games"] != 1:
            await asyncio.sleep(0.1)
        while True:
            numbers = (await ann.http.get(f"{two.address}/metrics", headers=OPERATOR)).text
            if 'lastcall_games_finished_total{server="1"} 1' in numbers:
                break
            await asyncio.sleep(0.1)
    assert 'lastcall_games_finished_total{server="2"} 0' in numbers
    assert numbers.count("# TYPE lastcall_connections gauge") == 1
    replay = await at(ann, two).get(f"/api/replays/{made['id']}")
    assert replay["winners"]


async def test_a_rematch_after_its_table_went_elsewhere(two, together, guests):
    """Ann has set the rematch, and another server keeps its table than the finished one: Bob sits
    down there, and once."""
    one, two = two
    ann, bob = await guests(one, "Ann", "Bob")
    table = await table_of(ann, bob)
    async with ann.at(table) as a, bob.at(table) as b:
        await ann.ok(f"/api/tables/{table}/start")
        await asyncio.gather(a.play(), b.play())
        while a.table["state"] != "finished":
            await a.next()
    again = (await ann.ok(f"/api/tables/{table}/rematch"))["table"]
    one.stop()  # both tables are anybody's
    three = together("three")
    bob2, bob3 = at(bob, two), at(bob, three)
    assert (await bob2.get(f"/api/tables/{table}"))["state"] == "finished"
    assert (await bob3.get(f"/api/tables/{again}"))["you"]["seat"] == -1
    for _ in range(2):
        assert await bob2.ok(f"/api/tables/{table}/rematch") == {"table": again}
    chairs = (await bob2.get(f"/api/tables/{again}"))["chairs"]
    assert [chair["name"] for chair in chairs] == ["Ann", "Bob"]
    for each in (bob2, bob3):
        await each.http.aclose()


async def test_a_polite_stop_hands_the_tables_over_at_once(two, guests):
    one, two = two
    ann, bob = await guests(one, "Ann", "Bob")
    table = await table_of(ann, bob)
    async with ann.at(table) as a, at(bob, two).at(table) as b:
        await ann.ok(f"/api/tables/{table}/start")
        await whoever_is_asked(a, b)
        state = b.state["view"]
        one.process.terminate()
        await b.closed()
    loop = asyncio.get_running_loop()
    async with at(bob, two).at(table) as b:
        begun = loop.time()
        await b.until("state")
        assert loop.time() - begun < 2
        assert b.state["view"] == state


async def test_a_server_that_was_taken_for_dead_comes_back_as_another(two, guests, database):
    """It is stopped for longer than its lease; its table is played on elsewhere, and when it goes
    on nobody hears anything old from it."""
    one, two = two
    ann, bob = await guests(one, "Ann", "Bob")
    ann2, bob2 = at(ann, two), at(bob, two)
    table = await table_of(ann, bob)
    async with ann.at(table) as old, bob2.at(table) as b:
        await ann.ok(f"/api/tables/{table}/start")
        await whoever_is_asked(old, b)
        one.process.send_signal(signal.SIGSTOP)
        try:
            assert await b.closed(10) is None  # cut off, since its server is gone
            async with ann2.at(table) as a, bob2.at(table) as b:
                await pass_on(1, a, b)
        finally:
            one.process.send_signal(signal.SIGCONT)
        assert await old.closed() == 4500
    async with ann.at(table) as a:  # passed on to the other now
        await a.until("state")
        before = await ann2.get(f"/api/tables/{table}")
        assert before["chairs"][0]["present"]
    assert "no sign of life" in one.log()
    for each in (ann2, bob2):
        await each.http.aclose()


async def test_three_servers_behind_a_proxy(together, guests, tmp_path):
    """As deploy/compose.yaml sets them up: any of them answers, and one that is killed is not
    missed for long."""
    options = (*FAST, "--proxy", "127.0.0.1")
    servers = [together(name, *options) for name in ("one", "two", "three")]
    folder = tmp_path / "nginx"
    folder.mkdir()
    proxy = Balancer(folder, servers).start()
    try:
        ann, bob = await guests(proxy, "Ann", "Bob")
        table = await table_of(ann, bob, bots=["random"])
        await ann.ok(f"/api/tables/{table}/start")
        async with ann.at(table) as a, bob.at(table) as b:
            await pass_on(6, a, b)
        servers[0].kill()
        players = [Player(ann, table, 1), Player(bob, table, 2)]
        async with asyncio.timeout(60):
            await asyncio.gather(*(player.play() for player in players))
        assert all(player.over for player in players)
        assert (await ann.http.get("/metrics", headers=OPERATOR)).status_code == 404
    finally:
        proxy.stop()


# Starting ----------------------------------------------------------------------------------------


def said_by(name, *options, **env):
    """What a command says that does not do it."""
    done = CliRunner().invoke(main, [name, *map(str, options)], env=env)
    assert done.exit_code != 0
    assert isinstance(done.exception, SystemExit), done.exception
    return done.output


@pytest.fixture
def impatient(monkeypatch):
    """A database that is in use is not waited for."""
    monkeypatch.setattr(postgres, "PATIENCE", 0.2)


def test_two_servers_that_do_not_know_of_each_other_are_refused(
    database, start, tmp_path, impatient
):
    start(*FAST, "--database-url", database, data="one")
    second = ("--port", 0, "--data", tmp_path / "two", "--database-url", database)
    secret = {"LASTCALL_SECRET": "x" * 40}
    assert "--together" in said_by("serve", *second)
    assert "--together" in said_by("serve", *second, "--together", **secret)
    assert "--together" in said_by("serve", *second, "--workers", 2)
    assert "Останови" in said_by("serve", *second, "--lang", "ru")
    backup = tmp_path / "b.lastcall"
    done = CliRunner().invoke(main, ["backup", str(backup), *map(str, second[2:])])
    assert done.exit_code == 0, done.output
    assert "Stop it" in said_by("restore-backup", backup, *second[2:], "--replace")


def test_together_needs_what_can_be_shared(together, database, tmp_path, impatient):
    together("one")
    second = ("--port", 0, "--data", tmp_path / "two")
    shared = (*second, "--database-url", database)
    assert "LASTCALL_SECRET" in said_by("serve", *shared, "--together", LASTCALL_SECRET="other")
    assert "LASTCALL_SECRET" in said_by("serve", *shared, "--together", LASTCALL_SECRET=None)
    assert "LASTCALL_SECRET" in said_by("serve", *shared, "--workers", 2, LASTCALL_SECRET=None)
    assert "--together" in said_by("serve", *shared)
    for option in (("--workers", 2), ("--together",)):
        assert "--database-url" in said_by("serve", *second, *option)
    for reach in ("here", "10.0.0.1:x"):
        assert "--reach" in said_by("serve", *second, "--reach", reach)


# Workers -----------------------------------------------------------------------------------------


def workers_of(server):
    """The processes that serve, by the parent's number."""
    children = f"/proc/{server.process.pid}/task/{server.process.pid}/children"
    with open(children) as file:
        return [int(pid) for pid in file.read().split()]


@pytest.fixture
def crew(database, start):
    return start(*FAST, "--workers", "3", "--database-url", database)


async def test_workers_are_one_server(crew, guests):
    """Connections come to all of them; a worker that dies is started again; a stop stops all."""
    assert len(workers_of(crew)) == 3
    ann, bob = await guests(crew, "Ann", "Bob")
    table = await table_of(ann, bob, bots=["random"])
    async with ann.at(table) as a, bob.at(table) as b:
        await ann.ok(f"/api/tables/{table}/start")
        await pass_on(6, a, b)
    seen = set()
    async with asyncio.timeout(20):
        while len(seen) < 3:
            async with httpx.AsyncClient(base_url=crew.address) as client:
                answer = await client.get("/metrics", headers=crew.operator())
                lines = answer.text.splitlines()
                seen |= {line.split('"')[1] for line in lines if "uptime_seconds{" in line}
    killed = workers_of(crew)[1]
    os.kill(killed, signal.SIGKILL)
    await eventually(lambda: len(workers_of(crew)) == 3 and killed not in workers_of(crew))
    for _ in range(12):  # at each of their doors
        fresh = Guest(crew.address, "Eve")
        await fresh.register()
        await fresh.http.aclose()
    old = workers_of(crew)
    crew.process.terminate()
    assert crew.process.wait(10) in (0, -15)
    await eventually(lambda: not any(os.path.exists(f"/proc/{pid}") for pid in old))


async def test_workers_end_with_their_parent(crew):
    old = workers_of(crew)
    crew.kill()
    await eventually(lambda: not any(os.path.exists(f"/proc/{pid}") for pid in old))


def test_a_port_in_use_is_not_shared_with_strangers(database, start, tmp_path):
    first = start(*FAST, data="one")
    said = said_by(
        "serve", "--workers", 2, "--database-url", database, "--data", tmp_path / "two",
        "--port", first.port,
    )  # fmt: skip
    assert str(first.port) in said
