"""Identities: names, cookies, seats that belong to somebody, and links that hand them over."""

import httpx
import pytest
from client import Guest, passing, running_table, table_of
from process import FAST


async def test_a_name_makes_a_guest(fast, guests):
    ann = await guests(fast, "  Ann \t of   the\u202eHill ")
    assert (await ann.get("/api/me"))["name"] == "Ann of the Hill"
    answer = await ann.post("/api/guest", {"name": "Anna"})
    assert (await ann.get("/api/me"))["name"] == "Anna"
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "\u200b\u202e", "!?!", "\n"])
async def test_a_name_needs_something_to_see(fast, name):
    guest = Guest(fast.address, name)
    assert await guest.refused("/api/guest", {"name": name}) == (400, "bad-name")
    assert not guest.http.cookies
    await guest.http.aclose()


async def test_without_a_name_one_can_only_watch(fast, guests):
    ann = await guests(fast, "Ann")
    table = (await ann.ok("/api/tables", {}))["id"]
    nobody = Guest(fast.address, "")
    assert await nobody.get("/api/me") == {"name": None}
    for path in ("", f"/{table}/sit", f"/{table}/start", f"/{table}/hand-over"):
        assert await nobody.refused(f"/api/tables{path}") == (401, "no-guest")
    async with nobody.at(table) as socket:
        assert (await socket.until("hello"))["name"] is None
        assert (await socket.until("table"))["you"] == {"seat": -1, "host": False}
        await socket.send({"type": "chat", "text": "hello"})
        assert (await socket.until("error"))["code"] == "no-guest"
    await nobody.http.aclose()


async def test_a_cookie_that_we_did_not_sign_is_nobody(fast, guests):
    """Changed, invented, cut, or signed with another secret: none of them has Ann's seat."""
    ann = await guests(fast, "Ann")
    table = (await ann.ok("/api/tables", {}))["id"]
    [good] = ann.http.cookies.values()
    body, _, signature = good.rpartition(".")
    forged = [body, f"{body}.", f"{body}.{signature[:-2]}aa", f"x{good}", "a.b", "x" * 5000, '"']
    for cookie in forged:
        async with httpx.AsyncClient(base_url=fast.address, cookies={"lastcall": cookie}) as thief:
            assert (await thief.get("/api/me")).json() == {"name": None}
            answer = await thief.post(f"/api/tables/{table}/start", json={})
            assert answer.status_code == 401
    from lastcall.server.identity import Identities

    other = Identities("another secret")
    real = Identities((fast.data / "secret").read_text().strip())
    guest = real.read(good)
    assert guest
    async with httpx.AsyncClient(
        base_url=fast.address, cookies={"lastcall": other.sign(*guest)}
    ) as thief:
        assert (await thief.get("/api/me")).json() == {"name": None}


async def test_a_seat_belongs_to_whoever_sat_down(fast, guests):
    """Bob cannot sit on Ann, answer for her, hand over her seat or speak for her."""
    async with running_table(fast, guests) as (a, b, (_ann, bob, table)):
        eve = await guests(fast, "Eve")
        assert await eve.refused(f"/api/tables/{table}/sit", {"seat": 0}) == (409, "seat-taken")
        assert await eve.refused(f"/api/tables/{table}/hand-over") == (403, "not-seated")
        assert await eve.refused(f"/api/tables/{table}/leave") == (403, "not-seated")
        assert await eve.refused(f"/api/tables/{table}/remove", {"seat": 0}) == (403, "not-host")
        assert await bob.refused(f"/api/tables/{table}/remove", {"seat": 0}) == (403, "not-host")
        asked, other = (a, b) if a.decision else (b, a)
        await other.answer(asked.decision["n"], passing(asked.decision))
        assert (await other.until("error"))["code"] == "not-your-turn"


async def test_no_message_tells_who_is_who(fast, guests):
    """The ids behind the cookies never leave the server."""
    from lastcall.server.identity import Identities

    real = Identities((fast.data / "secret").read_text().strip())
    async with running_table(fast, guests) as (a, b, (ann, bob, table)):
        ids = [real.read(next(iter(g.http.cookies.values())))[0] for g in (ann, bob)]
        public = str(a.heard + b.heard) + str(await ann.get("/api/tables"))
        public += str(await ann.get(f"/api/tables/{table}"))
        assert all(ids)
        assert not any(id in public for id in ids)


async def test_a_link_hands_the_seat_to_another_device_once(fast, guests):
    """The phone has the seat, the laptop watches, and the link is spent."""
    async with running_table(fast, guests) as (a, b, (ann, bob, table)):
        asked, who = (a, ann) if a.decision else (b, bob)
        seat = asked.table["you"]["seat"]
        link = await who.ok(f"/api/tables/{table}/hand-over")
        assert link["path"] == f"/take-over#{link['token']}"
        phone = Guest(fast.address, "")
        taken = await phone.ok("/api/take-over", {"token": link["token"]})
        assert (taken["table"], taken["seat"], taken["name"]) == (table, seat, who.name)
        async with phone.at(table) as p:
            decision = await p.until_asked()
            assert decision["n"] == asked.decision["n"]
            assert p.table["you"] == {"seat": seat, "host": who is ann}
            await asked.settled()
            assert asked.table["you"] == {"seat": -1, "host": False}
            assert asked.state["hand"] == []
            assert "decision" not in asked.state
            await asked.answer(decision["n"], passing(decision))
            assert (await asked.until("error"))["code"] == "not-seated"
            await p.answer(decision["n"], passing(decision))
            await p.until("accepted")
        eve = await guests(fast, "Eve")
        spent = await eve.refused("/api/take-over", {"token": link["token"]})
        assert spent == (410, "link-spent")
        await phone.http.aclose()


async def test_links_that_do_not_work(fast, guests):
    """Invented ones, older ones, one's own, and one whose seat has gone to somebody else."""
    ann, bob, eve = await guests(fast, "Ann", "Bob", "Eve")
    table = await table_of(ann, bob)
    assert await eve.refused("/api/take-over", {"token": "x" * 32}) == (410, "link-spent")
    first = await ann.ok(f"/api/tables/{table}/hand-over")
    second = await ann.ok(f"/api/tables/{table}/hand-over")
    assert await eve.refused("/api/take-over", {"token": first["token"]}) == (410, "link-spent")
    for guest in (ann, bob):
        refused = await guest.refused("/api/take-over", {"token": second["token"]})
        assert refused == (409, "already-seated")
    await ann.ok(f"/api/tables/{table}/leave")
    assert await eve.refused("/api/take-over", {"token": second["token"]}) == (410, "link-spent")


async def test_a_link_expires(start, guests):
    from lastcall.server.identity import digest
    from lastcall.server.storage import HandOver, SQLiteStore

    server = start()
    ann, eve = await guests(server, "Ann", "Eve")
    table = await table_of(ann, bots=["random"])
    store = SQLiteStore(server.data / "lastcall.sqlite3")
    store.begin()
    store.save_hand_over(digest("old"), HandOver(table, 0, "whoever", 1000))
    store.commit()
    store.close()
    assert await eve.refused("/api/take-over", {"token": "old"}) == (410, "link-spent")


async def test_secrets_stay_where_they_are(start, guests):
    """The secret's file is its owner's alone; no cookie, token or name of a guest is logged."""
    server = start()
    ann = await guests(server, "Annabella")
    table = await table_of(ann, bots=["random"])
    link = await ann.ok(f"/api/tables/{table}/hand-over")
    async with ann.at(table) as a:
        await a.until("table")
        await a.send("{nonsense")
        await a.until("error")
    secret = server.data / "secret"
    assert secret.stat().st_mode & 0o077 == 0
    server.stop()
    log = server.log()
    assert "storage:" in log
    cookie = next(iter(ann.http.cookies.values()))
    for word in (secret.read_text().strip(), cookie, link["token"], "Annabella"):
        assert word not in log


async def test_the_data_folder_is_its_owners_alone(start, guests):
    """Also one that was made by an earlier version, which was not so careful."""
    server = start(*FAST)
    await guests(server, "Ann")
    modes = {file.name: file.stat().st_mode & 0o777 for file in server.data.iterdir()}
    assert {"secret", "operator", "lock", "lastcall.sqlite3", "lastcall.sqlite3-wal"} <= set(modes)
    assert set(modes.values()) == {0o600}
    assert server.data.stat().st_mode & 0o777 == 0o700
    server.stop()
    for file in server.data.iterdir():
        file.chmod(0o644)
    server.data.chmod(0o755)
    start(*FAST)
    assert {file.stat().st_mode & 0o777 for file in server.data.iterdir()} == {0o600}
    assert server.data.stat().st_mode & 0o777 == 0o700
