"""kill -9 in the middle of games: everything that was acknowledged is there when it comes back."""

import asyncio
import random

import pytest
from client import table_of
from process import FAST
from websockets.exceptions import ConnectionClosed, InvalidMessage

from lastcall.engine.options import from_code, of_card
from lastcall.engine.setup import deal
from lastcall.games import setup_from
from lastcall.server.asking import option_of
from lastcall.server.booking import read_booking

KILLS = 6
GONE = (ConnectionClosed, InvalidMessage, OSError, TimeoutError)


class Player:
    """Plays at a table through any number of crashes, and remembers what was acknowledged."""

    def __init__(self, guest, table, seed, seat=0, leaves=()):
        self.guest = guest
        self.table = table
        self.seat = seat
        self.leaves = leaves  # what a teammate is to answer
        self.cards = []
        self.potions = []
        self.chance = random.Random(seed)
        self.acknowledged = {}  # n -> option code
        self.sent = {}
        self.over = False

    async def play(self):
        while not self.over:
            try:
                async with self.guest.at(self.table) as socket:
                    await self.sit_at(socket)
            except GONE:
                await asyncio.sleep(0.05)

    async def sit_at(self, socket):
        answered = set()
        while not self.over:
            message = await socket.next(30)
            kind = message["type"]
            if kind == "error":
                assert message["code"] == "stale", message
            elif kind == "accepted" and message["by"] == "player" and message["n"] in self.sent:
                self.acknowledged[message["n"]] = self.sent[message["n"]]
            elif kind == "game":
                self.cards = message["cards"]
            elif kind == "state":
                self.over = message["view"]["over"]
                self.potions = [seat["potions"] for seat in message["view"]["seats"]]
                decision = message.get("decision")
                if decision is None or decision["kind"] in self.leaves:
                    continue
                if decision["n"] not in answered:
                    n = decision["n"]
                    answered.add(n)
                    assert n not in self.acknowledged, "an acknowledged answer was forgotten"
                    self.sent[n] = self.chance.choice(decision["options"])["code"]
                    await asyncio.sleep(self.chance.random() * 0.01)
                    await socket.answer(n, self.sent[n])


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_nothing_acknowledged_is_lost(start, guests, request, database):
    """Three tables play, the server is killed again and again; every acknowledged answer stays."""
    options = list(FAST)
    if database == "postgresql":
        options += ["--database-url", request.getfixturevalue("postgres")]
    server = start(*options)
    port = server.port
    players = []
    for number in range(3):
        ann, bob = await guests(server, "Ann", "Bob")
        table = await table_of(ann, bob, bots=["random"], clock=None)
        await ann.ok(f"/api/tables/{table}/start")
        players += [Player(ann, table, number), Player(bob, table, number + 100, 1)]
    playing = [asyncio.create_task(player.play()) for player in players]
    chance = random.Random(7)
    for _ in range(KILLS):
        await asyncio.sleep(0.15 + chance.random() * 0.3)
        server.kill()
        server = start(*options, port=port)
        for player in players:
            assert_stored(server, player, options)
    await asyncio.wait_for(asyncio.gather(*playing), 90)
    total = sum(len(player.acknowledged) for player in players)
    assert total > 60
    for player in players:
        replay = await player.guest.get(f"/api/replays/{player.table}")
        assert replay["winners"]
        assert_stored(server, player, options)


def assert_stored(server, player, options):
    """Every acknowledged answer stands in the database, under its number, for its seat."""
    from lastcall.server.storage import open_store

    url = options[options.index("--database-url") + 1] if "--database-url" in options else ""
    store = open_store(server.data, url)
    store.begin()
    booking = read_booking(store.table(player.table))
    answers = store.answers(player.table)
    store.rollback()
    store.close()
    assert [a.number for a in answers] == list(range(len(answers)))
    table = deal(setup_from(booking.setup))
    mine = []
    for answer in answers:
        if table.decision.may_answer(player.seat):
            mine.append(meant(answer.option, player.cards))
        table.answer(option_of(table.decision, answer.option))
    for n, option in list(player.acknowledged.items()):
        assert mine[n - 1] == meant(option, player.cards)


def meant(code, cards):
    """An answer, by what its card is: of which copy its number speaks is for each seat to say."""
    option = from_code(code)
    return of_card(option, -1).code, cards[option.card] if option.card >= 0 else ""


TOGETHER = ("member", "champion", "order")  # what a team is asked together
TEAMS = {
    "two-headed": ({"teams": "two-headed", "seats": 4}, 2, ("gog", "eve")),
    "boss": ({"teams": "boss", "seats": 3, "boxes": ["rdi2", "rdi9"]}, 1, ("gog", "eve")),
    "otto": ({"otto": ["berserker", "brewer"], "seats": 2}, 0, ("gog", "eve")),
}


@pytest.mark.parametrize("game", TEAMS)
async def test_a_team_goes_on_in_the_middle_of_its_turn(start, guests, game):
    """The server is killed again and again in the middle of shared turns. The same member is asked,
    the other may still answer for both (TEAM-37), no answer and no Potion comes back."""
    options, bots, characters = TEAMS[game]
    server = start(*FAST)
    port = server.port
    ann, bob = await guests(server, "Ann", "Bob")
    table = await table_of(ann, bob, bots=["house"] * bots, clock=None, **options)
    for guest, character in zip((ann, bob), characters, strict=True):
        await guest.ok(f"/api/tables/{table}/character", {"character": character})
    await ann.ok(f"/api/tables/{table}/start")
    # What both are asked Bob answers, who is not the one the table names.
    together = TOGETHER if game != "otto" else ()
    players = [Player(ann, table, 1, 0, leaves=together), Player(bob, table, 2, 1)]
    playing = [asyncio.create_task(player.play()) for player in players]
    chance = random.Random(game)
    for _ in range(KILLS // 2):
        await asyncio.sleep(0.3 + chance.random() * 0.5)
        server.kill()
        server = start(*FAST, port=port)
        for player in players:
            assert_stored(server, player, list(FAST))
    await asyncio.wait_for(asyncio.gather(*playing), 120)
    replay = await ann.get(f"/api/replays/{table}")
    for player in players:
        assert_stored(server, player, list(FAST))
        assert player.acknowledged
    if game != "otto":
        left = dict.fromkeys(set(replay["game"]["parties"]), 2)
        for event in replay["events"]:
            if event["kind"] == "potion":
                party = replay["game"]["parties"][event["seat"]]
                left[party] -= 1
                assert event["left"] == left[party]
        seats = [seat for seat, number in enumerate(players[0].potions) if number >= 0]
        for player in players:
            assert [player.potions[seat] for seat in seats] == [
                left[replay["game"]["parties"][seat]] for seat in seats
            ]


async def test_everything_around_the_game_survives_too(start, guests):
    """Chairs, options, chat, mutes, hosts, links and the cookie are as they were."""
    server = start(*FAST)
    ann, bob, eve = await guests(server, "Ann", "Bob", "Eve")
    table = await table_of(ann, bob, title="Here", bar_deck=True)
    waiting = (await ann.ok("/api/tables", {"options": {"public": False}}))["id"]
    async with ann.at(table) as a, bob.at(table) as b:
        await ann.ok(f"/api/tables/{table}/start")
        await asyncio.gather(a.until("state"), b.until("state"))
        await a.send({"type": "chat", "text": "remember this"})
        await a.until("chat")
        await ann.ok(f"/api/tables/{table}/mute", {"seat": 1, "muted": True})
        link = await bob.ok(f"/api/tables/{table}/hand-over")
        await a.quiet(0.1)
        before = await ann.get(f"/api/tables/{table}")
        state = a.state
        server.kill()
        assert await a.closed() is None  # no goodbye
    server = start(*FAST, port=server.port)
    assert (await eve.get("/api/tables"))["tables"] == []  # nobody looks at it yet
    after = await ann.get(f"/api/tables/{table}")
    for field in ("id", "state", "options", "host", "you"):
        assert after[field] == before[field]
    quiet = {"present": None}
    assert [{**c, **quiet} for c in after["chairs"]] == [{**c, **quiet} for c in before["chairs"]]
    assert (await ann.get(f"/api/tables/{waiting}"))["state"] == "open"
    assert [t["id"] for t in (await eve.get("/api/tables"))["tables"]] == [table]
    async with ann.at(table) as a:
        lines = (await a.until("chats"))["lines"]
        assert [line["text"] for line in lines] == ["remember this"]
        await a.until("state")
        assert a.state["view"] == state["view"]
        assert a.state["hand"] == state["hand"]
    assert (await eve.ok("/api/take-over", {"token": link["token"]}))["seat"] == 1


async def test_a_polite_stop_says_goodbye(start, guests):
    server = start(*FAST)
    ann = await guests(server, "Ann")
    async with ann.at("lobby") as lobby:
        await lobby.until("lobby")
        server.process.terminate()
        assert await lobby.closed() in (1001, 1012)
    assert server.process.wait(10) in (0, -15)


async def test_a_game_that_ended_in_the_crash_is_finished_when_looked_at(start, guests):
    """The last answer was stored, but not yet that the game is over."""
    from lastcall.server.booking import read_booking
    from lastcall.server.storage import SQLiteStore

    server = start(*FAST)
    ann = await guests(server, "Ann")
    made = await ann.ok("/api/tables", {"bots": ["random"] * 3, "start": True})
    async with ann.at(made["id"]) as a:
        await a.play()
        while a.table["state"] != "finished":
            await a.next()
    server.kill()
    store = SQLiteStore(server.data / "lastcall.sqlite3")
    store.begin()
    booking = read_booking(store.table(made["id"]))
    booking.state = "running"
    booking.winners = []
    store.save_table(booking.id, booking.state, booking.created, booking.text(), 1)
    store.execute("DELETE FROM finished")
    store.commit()
    store.close()
    server = start(*FAST, port=server.port)
    async with ann.at(made["id"]) as a:
        await a.until("state")
        assert a.state["view"]["over"]
        while a.table["state"] != "finished":
            await a.next()
    assert (await ann.get(f"/api/replays/{made['id']}"))["winners"]
