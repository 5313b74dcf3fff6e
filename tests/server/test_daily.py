"""Tables by the day: nobody is replaced, time is the house's own, whoever is asked is called."""

import asyncio
import base64
import json
import sqlite3

import pytest
from client import Guest, eventually, passing, table_of, whoever_is_asked
from process import FAST
from push_service import Browser, PushService
from test_storage import store, store_address  # noqa: F401

from lastcall.server.booking import Booking, Chair
from lastcall.server.daily import (
    LONGEST_STEP,
    NEVER,
    call_again,
    claim_calls,
    due_tables,
    house_time,
    note_asked,
    note_booking,
    tick,
)
from lastcall.server.incoming import TableOptions
from lastcall.server.pushing import (
    Subscription,
    allowed,
    is_subscribed,
    save_subscription,
    subscriptions_of,
)
from lastcall.server.results import note_seats, seats_of

DAY = 24 * 3600 * 1000
CONTACT = "mailto:host@example.org"


class Clock:
    """A clock that a machine could have."""

    def __init__(self, store):  # noqa: F811
        self.now = 1_700_000_000_000
        store.clock = lambda: self.now


@pytest.fixture
def clock(store):  # noqa: F811
    made = Clock(store)
    tick(store)
    return made


@pytest.fixture
def table(store):  # noqa: F811
    store.save_table("t", "running", 1, "{}", 1)
    note_seats(store, "t", "running", ["ann", "bob"])
    return "t"


# The time of the house ---------------------------------------------------------------------------


def test_the_house_counts_what_goes_by(store, clock):  # noqa: F811
    for _ in range(10):
        clock.now += 5_000
        tick(store)
    assert house_time(store) == 50_000


@pytest.mark.parametrize("jump", [365 * DAY, -365 * DAY, 3 * DAY])
def test_a_wrong_clock_takes_nobodys_days(store, clock, table, jump):  # noqa: F811
    """Also a machine that was off for days."""
    left = note_asked(store, table, 4, {"ann": False}, 3)
    assert left == 3 * DAY
    clock.now += jump
    tick(store)
    assert house_time(store) <= LONGEST_STEP
    assert due_tables(store, house_time(store)) == []
    assert note_asked(store, table, 4, {"ann": False}, 3) >= 3 * DAY - LONGEST_STEP
    before = house_time(store)
    clock.now += 5_000
    tick(store)
    assert house_time(store) == before + 5_000, "and goes on as ever"


def test_two_servers_count_once(store, clock):  # noqa: F811
    clock.now += 5_000
    assert tick(store) == 5_000
    assert tick(store) == 5_000


def waited_for(store):  # noqa: F811
    return [who for who in ("ann", "bob") if any(seat.asked for seat in seats_of(store, who))]


# Whom a table waits for --------------------------------------------------------------------------


def test_who_is_asked_is_noted_and_due_in_time(store, clock, table):  # noqa: F811
    note_asked(store, table, 4, {"ann": False}, 1)
    assert waited_for(store) == ["ann"]
    assert due_tables(store, DAY - 1) == []
    assert due_tables(store, DAY) == [table]
    note_asked(store, table, 5, {"bob": True}, 1)
    assert waited_for(store) == ["bob"]
    note_asked(store, table, 6, {}, 1)  # a bot: the table is to go on, also after a restart
    assert due_tables(store, 0) == [table]


def test_whoever_is_not_there_is_called_once(store, clock, table):  # noqa: F811
    note_asked(store, table, 4, {"ann": False, "bob": True}, 1)
    assert claim_calls(store) == []
    clock.now += 5_000
    (call,) = claim_calls(store)
    assert (call.guest, call.table, call.calls) == ("ann", table, 0)
    assert claim_calls(store) == []
    note_asked(store, table, 5, {"ann": False}, 1)  # her next question of the same turn
    clock.now += 60_000
    assert claim_calls(store) == []


def test_a_call_that_was_not_taken_is_made_again_while_it_is_wanted(store, clock, table):  # noqa: F811
    note_asked(store, table, 4, {"ann": False}, 1)
    made = 0
    for _ in range(8):
        clock.now += 2 * 3_600_000
        for call in claim_calls(store):
            made += 1
            call_again(store, call)
    assert made == 4
    note_asked(store, table, 5, {"bob": False}, 1)
    clock.now += 5_000
    (call,) = claim_calls(store)
    note_asked(store, table, 6, {"ann": True}, 1)
    call_again(store, call)  # Bob has answered meanwhile
    clock.now += DAY // 2
    assert claim_calls(store) == []


def test_a_call_is_not_put_off_by_a_clock_that_was_set_back(store, clock, table):  # noqa: F811
    note_asked(store, table, 4, {"ann": False}, 1)
    clock.now -= 30 * DAY
    assert [call.guest for call in claim_calls(store)] == ["ann"]


def test_an_open_table_by_the_day_waits_for_weeks(store):  # noqa: F811
    for id, days in (("daily", 3), ("tonight", 0)):
        booking = Booking(id, 1, "ann", TableOptions(days=days), [Chair(), Chair()])
        store.save_table(id, "open", 1, booking.text(), 5)
        note_booking(store, booking)
    assert store.forget_tables("open", 1_000, daily=False) == 1
    assert store.table("daily") is not None
    assert store.forget_tables("open", 1_000) == 1
    assert store.execute("SELECT COUNT(*) FROM days").fetchone()[0] == 0


def test_a_started_table_goes_on_even_if_nobody_noted_anything(store, table):  # noqa: F811
    booking = Booking(table, 1, "ann", TableOptions(days=3), [Chair(), Chair()])
    note_booking(store, booking)
    assert due_tables(store, NEVER - 1) == []
    booking.state = "running"
    note_booking(store, booking)
    assert due_tables(store, 0) == [table]


# Push services -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("endpoint", "good"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc", True),
        ("https://updates.push.services.mozilla.com/wpush/v2/x", True),
        ("https://web.push.apple.com/x", True),
        ("https://db5p.notify.windows.com/w/?token=x", True),
        ("http://fcm.googleapis.com/fcm/send/abc", False),
        ("https://fcm.googleapis.com.evil.org/x", False),
        ("https://fcm.googleapis.com@10.0.0.1/x", False),
        ("https://fcm.googleapis.com:8443/x", False),
        ("https://evilpush.apple.com.org/x", False),
        ("https://127.0.0.1/x", False),
        ("https://[::1", False),
        ("file:///etc/passwd", False),
        ("", False),
    ],
)
def test_only_known_services_are_spoken_to(endpoint, good):
    from lastcall.server.pushing import SERVICES

    assert allowed(endpoint, SERVICES) == good


def test_a_browser_has_one_subscription_and_a_guest_ten(store):  # noqa: F811
    for n in range(12):
        save_subscription(store, "ann", Subscription(f"https://x/{n}", "k", "a", "en"), n)
    save_subscription(store, "bob", Subscription("https://x/11", "k", "a", "ru"), 99)
    assert len(subscriptions_of(store, "ann")) == 9
    assert is_subscribed(store, "bob", "https://x/11")
    assert not is_subscribed(store, "ann", "https://x/11")


# Over HTTP and WebSocket -------------------------------------------------------------------------


@pytest.fixture
def service():
    made = PushService()
    yield made
    made.stop()


@pytest.fixture
def daily(limited):
    """Start a server that looks at its tables by the day all the time."""
    return lambda *options: limited(*FAST, *options, day_beat=0.1)


async def by_the_day(host, *others, bots=(), days=3):
    return await table_of(host, *others, bots=bots, days=days)


async def my_table(guest):
    (found,) = (await guest.get("/api/mine/tables"))["tables"]
    return found


async def one_of(*guests, limit=20):
    """Whoever is waited for, as the lobby says."""
    async with asyncio.timeout(limit):
        while True:
            for guest in guests:
                if (await my_table(guest))["asked"]:
                    return guest
            await asyncio.sleep(0.05)


async def test_the_last_to_sit_down_begins_the_game(daily, guests):
    ann, bob = await guests(daily(), "Ann", "Bob")
    made = await ann.ok("/api/tables", {"options": {"seats": 2, "days": 3}})
    assert made["options"]["clock"] is None
    await bob.ok(f"/api/tables/{made['id']}/sit")
    assert (await ann.get(f"/api/tables/{made['id']}"))["state"] == "running"
    asked = await one_of(ann, bob)
    table = await my_table(asked)
    assert table["days"] == 3
    assert 2.9 * DAY < table["ms"] <= 3 * DAY


async def test_nobody_is_replaced_and_the_table_waits_over_restarts(daily, guests):
    """Both come one after the other, never at the same time, and the server is killed between."""
    server = daily()
    ann, bob = await guests(server, "Ann", "Bob")
    await by_the_day(ann, bob)
    moves = {ann: 0, bob: 0}
    killed = 0
    while killed < 3 or min(moves.values()) < 2:
        asked = await one_of(ann, bob)
        async with asked.at((await my_table(asked))["id"]) as socket:
            await socket.until("state")
            await socket.quiet(0.2)
            if socket.decision is None:
                continue  # the lobby was just about to say that it is the other's turn
            decision = socket.decision
            await socket.answer(decision["n"], passing(decision))
            await socket.until("accepted", n=decision["n"])
        moves[asked] += 1
        if sum(moves.values()) % 4 == 2:
            server.kill()
            server.start(server.port)
            killed += 1
    table = await my_table(ann)
    chairs = (await ann.get(f"/api/tables/{table['id']}"))["chairs"]
    assert [chair["kind"] for chair in chairs] == ["player", "player"]


async def test_bots_play_on_though_nobody_is_there(daily, guests):
    """Also when the server was killed just then."""
    server = daily()
    ann = await guests(server, "Ann")
    table = await by_the_day(ann, bots=["random", "random"])
    await ann.ok(f"/api/tables/{table}/start")
    for _ in range(3):
        await one_of(ann)
        async with ann.at(table) as socket:
            decision = await socket.until_asked()
            await socket.answer(decision["n"], passing(decision))
            await socket.until("accepted", n=decision["n"])
        server.kill()
        server.start(server.port)
    await one_of(ann)


async def test_when_the_days_are_over_the_clock_answers_and_nobody_is_put_out(daily, guests):
    server = daily()
    ann, bob = await guests(server, "Ann", "Bob")
    await by_the_day(ann, bob)
    asked = await one_of(ann, bob)
    other = bob if asked is ann else ann
    table = (await my_table(asked))["id"]
    server.stop()
    with sqlite3.connect(server.data / "lastcall.sqlite3") as db:
        db.execute("UPDATE days SET due = 1")
    server.start(server.port)
    for _ in range(400):  # the clock passes for them until the other is asked
        if (await my_table(other))["asked"]:
            break
        with sqlite3.connect(server.data / "lastcall.sqlite3") as db:
            answers = db.execute("SELECT giver FROM answers").fetchall()
        if len(answers) > 1:
            break
        await asyncio.sleep(0.05)
    with sqlite3.connect(server.data / "lastcall.sqlite3") as db:
        givers = {row[0] for row in db.execute("SELECT giver FROM answers").fetchall()}
    assert givers == {"clock"}
    chairs = (await ann.get(f"/api/tables/{table}"))["chairs"]
    assert [chair["kind"] for chair in chairs] == ["player", "player"]


async def test_a_guest_sits_at_so_many_tables_by_the_day(limited, guests):
    server = limited(tables_per_guest=2, idle=0.2)
    ann = await guests(server, "Ann")
    wish = {"options": {"seats": 2, "days": 1}}
    for _ in range(2):
        await ann.ok("/api/tables", wish)
    await asyncio.sleep(0.8)  # they are not in memory any more
    assert len((await ann.get("/api/mine/tables"))["tables"]) == 2
    assert await ann.refused("/api/tables", wish) == (409, "too-many-tables")
    await ann.ok("/api/tables", {"options": {"seats": 2}})


async def test_nobody_is_voted_out_and_the_host_stays(daily, guests):
    server = daily()
    ann, bob = await guests(server, "Ann", "Bob")
    table = await by_the_day(ann, bob)
    async with bob.at(table) as socket:
        await socket.until("state")
        assert await bob.refused(f"/api/tables/{table}/vote-out") == (409, "by-the-day")
        await asyncio.sleep(1.5)  # the grace of this server is a second
        await socket.settled()
        assert socket.table["host"] == 0


async def test_a_whole_game_by_the_day(daily, guests):
    """Each comes only when the lobby says so; it ends, is theirs, and waits for nobody after."""
    ann, bob = await guests(daily(), "Ann", "Bob")
    table = await by_the_day(ann, bob, days=1)
    questions = 0
    while True:
        waiting = [
            (guest, found[0])
            for guest in (ann, bob)
            if (found := (await guest.get("/api/mine/tables"))["tables"])
        ]
        if not waiting:
            break
        for guest, mine in waiting:
            if mine["asked"]:
                async with guest.at(table) as socket:
                    await socket.until("state")
                    while socket.decision is not None:
                        questions += 1
                        decision = socket.decision
                        await socket.answer(decision["n"], passing(decision))
                        await socket.until("accepted", n=decision["n"])
                        await socket.quiet(0.05)
        await asyncio.sleep(0.02)
    assert questions > 10
    for guest in (ann, bob):
        mine = await guest.get("/api/mine")
        assert mine["latest"][0]["id"] == table
        assert "days" not in mine["untried"]["ways"]


async def test_the_lobby_hears_of_my_turn(daily, guests):
    ann, bob = await guests(daily(), "Ann", "Bob")
    async with ann.at("lobby") as a, bob.at("lobby") as b:
        await by_the_day(ann, bob)
        await asyncio.gather(a.until("mine"), b.until("mine"))


async def test_the_lobby_of_another_server_hears_it_too(together, guests):
    one, two = together("one"), together("two")
    ann, bob = await guests(one, "Ann", "Bob")
    there = [Guest(two.address, guest.name) for guest in (ann, bob)]
    for guest, same in zip((ann, bob), there, strict=True):
        same.http.cookies = guest.http.cookies
    async with there[0].at("lobby") as a, there[1].at("lobby") as b:
        await by_the_day(ann, bob)
        asked = await one_of(ann, bob)
        await (a if asked is ann else b).until("mine")


async def test_whoever_is_asked_is_called_in_their_language(daily, guests, service):
    server = daily("--push-contact", CONTACT, "--push-service", service.address)
    ann, bob = await guests(server, "Ann", "Bob")
    browsers = {ann: Browser(service, "ann"), bob: Browser(service, "bob")}
    assert (await ann.get("/api/about"))["push"]
    for guest, browser in browsers.items():
        await guest.ok("/api/push?lang=ru", browser.subscription)
        known = {"endpoint": browser.endpoint}
        assert (await guest.ok("/api/push/known", known))["known"]
    table = await by_the_day(ann, bob)
    asked = await one_of(ann, bob)
    await eventually(lambda: browsers[asked].received())
    (message,) = browsers[asked].received()
    assert message["path"] == f"/tables/{table}"
    assert message["title"] == "Твой ход в Last Call"
    assert ("Bob" if asked is ann else "Ann") in message["body"]
    _, headers, body = service.taken[0]
    assert headers["ttl"] == str(3 * 24 * 3600)
    token = headers["authorization"].partition("t=")[2].partition(",")[0]
    claims = token.split(".")[1]
    claims = json.loads(base64.urlsafe_b64decode(claims + "=" * (-len(claims) % 4)))
    assert claims["sub"] == CONTACT
    assert claims["aud"] == service.address
    assert (await ann.get("/api/about"))["push"] in headers["authorization"]
    assert table.encode() not in body


async def test_whoever_looks_at_the_table_is_not_called(daily, guests, service):
    server = daily("--push-contact", CONTACT, "--push-service", service.address)
    ann, bob = await guests(server, "Ann", "Bob")
    for guest, name in ((ann, "ann"), (bob, "bob")):
        await guest.ok("/api/push", Browser(service, name).subscription)
    table = await table_of(ann, bots=["random"], days=1, seats=2)
    async with ann.at(table) as socket:
        await ann.ok(f"/api/tables/{table}/start")
        await socket.until_asked()
        await asyncio.sleep(4)
    assert service.asked == []


async def test_a_browser_that_is_gone_is_forgotten_and_told_so(daily, guests, service):
    service.status = 410
    server = daily("--push-contact", CONTACT, "--push-service", service.address)
    ann = await guests(server, "Ann")
    browser = Browser(service, "ann")
    await ann.ok("/api/push", browser.subscription)
    table = await table_of(ann, bots=["random"], days=1)
    await ann.ok(f"/api/tables/{table}/start")
    await eventually(lambda: service.asked)
    async with asyncio.timeout(10):
        while (await ann.ok("/api/push/known", {"endpoint": browser.endpoint}))["known"]:
            await asyncio.sleep(0.05)
    assert (await my_table(ann))["asked"], "the lobby has it all the same"


@pytest.mark.parametrize(("status", "away"), [(503, 0), (403, 7 * 24 * 3600), (307, 0)])
async def test_a_service_that_refuses_costs_nobody_their_subscription(
    daily, guests, service, status, away
):
    """Nor does a clock that is wrong, which the operator reads about; nobody leads us elsewhere."""
    service.status, service.away = status, away
    server = daily("--push-contact", CONTACT, "--push-service", service.address)
    ann = await guests(server, "Ann")
    browser = Browser(service, "ann")
    await ann.ok("/api/push", browser.subscription)
    table = await table_of(ann, bots=["random"], days=1)
    await ann.ok(f"/api/tables/{table}/start")
    await eventually(lambda: service.asked)
    await eventually(lambda: "push service 127.0.0.1" in server.log())
    assert (await ann.ok("/api/push/known", {"endpoint": browser.endpoint}))["known"]
    assert all(path == "/ann" for path, *_ in service.asked)
    if away:
        await eventually(lambda: "clock of this machine" in server.log())


async def test_subscriptions_that_are_none(daily, guests, service):
    quiet = daily()
    ann = await guests(quiet, "Ann")
    browser = Browser(service, "ann")
    assert (await ann.get("/api/about"))["push"] == ""
    assert await ann.refused("/api/push", browser.subscription) == (409, "no-push")
    server = daily("--push-contact", CONTACT)
    bob = await guests(server, "Bob")
    assert await bob.refused("/api/push", browser.subscription) == (400, "push-service")
    fcm = {**browser.subscription, "endpoint": "https://fcm.googleapis.com/x"}
    assert await bob.refused("/api/push", {**fcm, "auth": "short"}) == (400, "malformed")
    assert await bob.refused("/api/push", {**fcm, "p256dh": "!!"}) == (400, "malformed")
    await bob.ok("/api/push", fcm)
    await bob.ok("/api/push/remove", {"endpoint": fcm["endpoint"]})
    assert not (await bob.ok("/api/push/known", {"endpoint": fcm["endpoint"]}))["known"]


async def test_the_key_stays_the_same_over_restarts(daily, guests):
    server = daily("--push-contact", CONTACT)
    ann = await guests(server, "Ann")
    key = (await ann.get("/api/about"))["push"]
    server.kill()
    server.start(server.port)
    assert (await ann.get("/api/about"))["push"] == key


async def test_an_ordinary_table_is_as_it_was(fast, guests):
    """It is asked of nobody who is away: a bot plays, as everybody knows."""
    ann, bob = await guests(fast, "Ann", "Bob")
    table = await table_of(ann, bob)
    async with ann.at(table) as a, bob.at(table) as b:
        await ann.ok(f"/api/tables/{table}/start")
        await whoever_is_asked(a, b)
        assert not (await my_table(ann))["asked"]
        assert not (await my_table(bob))["asked"]
