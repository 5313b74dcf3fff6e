"""Around the table: the lobby, chairs, hosts, bots, chat, watching, leaving, rematch, replays."""

import asyncio
import random

import pytest
from client import running_table, table_of


async def finished_table(server, guests, **options):
    ann, bob = await guests(server, "Ann", "Bob")
    table = await table_of(ann, bob, **options)
    async with ann.at(table) as a, bob.at(table) as b:
        await ann.ok(f"/api/tables/{table}/start")
        await asyncio.gather(a.play(random.Random(1)), b.play(random.Random(2)))
        if a.table["state"] != "finished":
            await a.until("table", state="finished")
    return ann, bob, table


# Setting a table ---------------------------------------------------------------------------------


async def test_one_request_starts_a_game_against_bots(fast, guests):
    """What a newcomer needs: a name, then one click."""
    ann = await guests(fast, "Ann")
    wish = {"bots": ["house"] * 3, "start": True, "character": "gog"}
    made = await ann.ok("/api/tables", wish)
    assert made["state"] == "running"
    assert made["chairs"][0]["character"] == "gog"
    assert sorted(chair["character"] for chair in made["chairs"]) == [
        "dimli",
        "eve",
        "fleck",
        "gog",
    ]
    async with ann.at(made["id"]) as a:
        await a.until_asked()


BAD_TABLES = [
    {"seats": 1},
    {"seats": 11},
    {"seats": "4"},
    {"boxes": []},
    {"boxes": ["rdi99"]},
    {"boxes": ["rdi2", "rdi2"]},
    {"drinks": ["milk"]},
    {"seats": 5},  # four characters in the box
    {"clock": {"window": 0}},
    {"clock": {"window": 10, "bank": -1}},
    {"clock": 5},
    {"title": "x" * 41},
    {"seed": 7},
]


@pytest.mark.parametrize("options", BAD_TABLES, ids=str)
async def test_tables_that_cannot_be_set(fast, guests, options):
    ann = await guests(fast, "Ann")
    status, code = await ann.refused("/api/tables", {"options": options})
    assert (status, code) in ((400, "malformed"), (400, "bad-table"))


async def test_bad_bots_and_characters_are_refused(fast, guests):
    ann, bob = await guests(fast, "Ann", "Bob")
    assert await ann.refused("/api/tables", {"bots": ["deep"]}) == (400, "bad-table")
    assert await ann.refused("/api/tables", {"bots": ["house"] * 4}) == (409, "table-full")
    assert await ann.refused("/api/tables", {"character": "conan"}) == (400, "bad-table")
    table = (await ann.ok("/api/tables", {"character": "eve"}))["id"]
    sit = f"/api/tables/{table}/sit"
    assert await bob.refused(sit, {"character": "eve"}) == (409, "character-taken")
    assert await bob.refused(sit, {"seat": 9}) == (409, "table-full")
    assert await bob.ok(sit, {"character": "gog", "seat": 2}) == {"seat": 2}
    assert await bob.refused(sit, {}) == (409, "already-seated")
    wish = {"character": "gog"}
    assert await ann.refused(f"/api/tables/{table}/character", wish) == (409, "character-taken")
    await ann.ok(f"/api/tables/{table}/character", {"character": "dimli"})
    await ann.ok(f"/api/tables/{table}/start")
    assert await ann.refused(f"/api/tables/{table}/character", wish) == (409, "not-open")
    shown = await ann.get(f"/api/tables/{table}")
    assert [chair["character"] for chair in shown["chairs"]] == ["dimli", "gog"]


async def test_ten_doppelgangers_with_a_bar_deck(fast, guests):
    ann = await guests(fast, "Ann")
    options = {"seats": 10, "doppelgangers": True, "bar_deck": True, "clock": None}
    made = await ann.ok("/api/tables", {"options": options, "bots": ["random"] * 9, "start": True})
    async with ann.at(made["id"]) as a:
        await a.until_asked()
        assert len(a.state["view"]["seats"]) == 10
        assert a.state["view"]["bar_deck"] >= 0
        assert "banks" not in a.state


async def test_the_host_rules_the_table(fast, guests):
    """Bots, removing and starting are the host's; the rest are told so."""
    ann, bob = await guests(fast, "Ann", "Bob")
    table = (await ann.ok("/api/tables", {}))["id"]
    at = f"/api/tables/{table}"
    assert await ann.refused(f"{at}/start") == (409, "too-few")
    await bob.ok(f"{at}/sit")
    for path, body in (("start", {}), ("bot", {}), ("remove", {"seat": 0})):
        assert await bob.refused(f"{at}/{path}", body) == (403, "not-host")
    assert await ann.ok(f"{at}/bot", {"bot": "random", "seat": 3}) == {"seat": 3}
    assert await ann.refused(f"{at}/bot", {"seat": 1}) == (409, "seat-taken")
    async with bob.at(table) as b:
        await b.until("table")
        await ann.ok(f"{at}/remove", {"seat": 1})
        await b.until("table", you={"seat": -1, "host": False})
    assert await bob.refused(f"{at}/leave") == (403, "not-seated")
    await ann.ok(f"{at}/remove", {"seat": 3})
    assert await ann.refused(f"{at}/remove", {"seat": 3}) == (403, "not-seated")
    await bob.ok(f"{at}/sit", {"seat": 1})
    await ann.ok(f"{at}/leave")
    shown = await bob.get(at)
    assert shown["you"] == {"seat": 1, "host": True}
    await bob.ok(f"{at}/leave")
    assert await bob.refused(f"{at}/sit") == (404, "no-such-table")


async def test_a_bot_gives_its_chair_to_another_one(fast, guests):
    """As the same character, unless another one is asked for."""
    ann = await guests(fast, "Ann")
    table = (await ann.ok("/api/tables", {"character": "gog"}))["id"]
    at = f"/api/tables/{table}/bot"
    await ann.ok(at, {"seat": 2, "bot": "house", "character": "eve"})
    assert await ann.ok(at, {"seat": 2, "bot": "champion"}) == {"seat": 2}
    chair = (await ann.get(f"/api/tables/{table}"))["chairs"][2]
    assert (chair["bot"], chair["character"]) == ("champion", "eve")
    await ann.ok(at, {"seat": 2, "bot": "regular", "character": "fleck"})
    chair = (await ann.get(f"/api/tables/{table}"))["chairs"][2]
    assert (chair["bot"], chair["character"]) == ("regular", "fleck")
    assert await ann.refused(at, {"seat": 2, "character": "gog"}) == (409, "character-taken")
    assert (await ann.refused(at, {"seat": 2, "bot": "nobody"}))[0] == 400


async def test_the_lobby_lists_public_tables_and_tells_changes(fast, guests):
    ann, bob = await guests(fast, "Ann", "Bob")
    async with bob.at("lobby") as lobby:
        await lobby.until("lobby")
        options = {"title": "  Friday \n night ", "seats": 3}
        table = (await ann.ok("/api/tables", {"options": options}))["id"]
        secret = (await ann.ok("/api/tables", {"options": {"public": False}}))["id"]
        listed = {t["id"]: t for t in (await lobby.until("lobby"))["tables"]}
        assert secret not in listed
        entry = listed[table]
        assert (entry["title"], entry["host"], entry["free"]) == ("Friday night", "Ann", 2)
        await bob.ok(f"/api/tables/{table}/sit")
        await ann.ok(f"/api/tables/{table}/start")
        while entry["state"] != "running":
            told = await lobby.until("lobby")
            entry = next(t for t in told["tables"] if t["id"] == table)
        assert entry["players"] == ["Ann", "Bob"]
    tables = (await ann.get("/api/tables"))["tables"]
    assert secret not in {t["id"] for t in tables}
    assert (await bob.get(f"/api/tables/{secret}"))["state"] == "open"  # with the link one is in


# While the game runs -----------------------------------------------------------------------------


async def test_anybody_may_watch(fast, guests):
    """An onlooker sees the same public table as the players, and is counted."""
    async with running_table(fast, guests) as (a, _b, (_, _, table)):
        eve = await guests(fast, "Eve")
        async with eve.at(table) as e:
            await e.until("state")
            assert e.state["view"] == a.state["view"]
            assert e.state["hand"] == []
            await a.until_watched_by(1)
        await a.until_watched_by(0)


async def test_a_player_who_leaves_is_played_by_a_bot_and_can_come_back(fast, guests):
    """Bob goes; after the grace period a bot answers for him; he returns and answers himself."""
    async with running_table(fast, guests, clock=None) as (a, b, (ann, bob, table)):
        await bob.ok(f"/api/tables/{table}/leave")
        assert await b.closed() == 4001
        await a.until("table")
        await a.play(random.Random(1), answers=4)
        shown = await ann.get(f"/api/tables/{table}")
        assert shown["chairs"][1]["name"] == "Bob"
        assert shown["chairs"][1]["kind"] == "player"
        assert not shown["chairs"][1]["present"]
        async with bob.at(table) as back:
            await back.until("state")
            assert back.table["you"]["seat"] == 1
            before = len(back.accepted)
            task = asyncio.create_task(a.play(random.Random(2)))  # Ann plays on as long as it takes
            while not [m for m in back.accepted[before:] if m["by"] == "player"]:
                await back.until_asked()
                await back.play(answers=1)
            task.cancel()


async def test_a_lost_connection_is_like_leaving(fast, guests):
    """Bob's network dies; his seat waits, then a bot plays on."""
    async with running_table(fast, guests, clock=None) as (a, b, (_ann, _bob, _table)):
        b.socket.transport.abort()
        await a.play(random.Random(1), answers=6)


async def test_a_table_nobody_plays_at_stands_still(fast, guests):
    """Both players are gone: nothing happens until one comes back."""
    async with running_table(fast, guests) as (_a, _b, (ann, _bob, table)):
        pass
    await asyncio.sleep(0.3)
    numbers = await count_answers(fast, table)
    await asyncio.sleep(1.7)  # well beyond the grace period
    assert await count_answers(fast, table) == numbers
    async with ann.at(table) as again:
        await again.play(random.Random(1), answers=3)
    assert await count_answers(fast, table) > numbers


async def count_answers(server, table):
    from lastcall.server.storage import SQLiteStore

    store = SQLiteStore(server.data / "lastcall.sqlite3")
    number = len(store.answers(table))
    store.close()
    return number


async def test_the_host_can_put_a_bot_in_somebodys_place(fast, guests):
    """Bob is removed in the middle of the game: he watches, and a bot has his seat at once."""
    async with running_table(fast, guests) as (a, b, (ann, bob, table)):
        await ann.ok(f"/api/tables/{table}/remove", {"seat": 1})
        await b.settled()
        assert b.table["you"]["seat"] == -1
        assert b.state["hand"] == []
        assert "decision" not in b.state
        assert b.table["chairs"][1]["kind"] == "bot"
        assert await bob.refused(f"/api/tables/{table}/sit") == (403, "removed")
        await a.play(random.Random(1), answers=5)


async def test_a_friend_can_take_the_seat_of_a_bot(fast, guests):
    """With drop-in a guest sits down in a running game and plays on with the bot's cards."""
    ann, bob = await guests(fast, "Ann", "Bob")
    made = await ann.ok("/api/tables", {"bots": ["house"] * 3, "start": True})
    table = made["id"]
    async with ann.at(table) as a, bob.at(table) as b:
        await a.until_asked()
        await b.until("state")
        assert b.state["hand"] == []
        assert await bob.refused(f"/api/tables/{table}/sit", {"seat": 0}) == (409, "seat-taken")
        assert await bob.ok(f"/api/tables/{table}/sit", {"seat": 2}) == {"seat": 2}
        await b.settled()
        assert b.table["you"]["seat"] == 2
        assert len(b.state["hand"]) == b.state["view"]["seats"][2]["hand"] > 0
        task = asyncio.create_task(a.play(random.Random(2)))
        await b.play(random.Random(3), answers=2)
        task.cancel()


async def test_a_host_who_stays_away_is_replaced(fast, guests):
    """Ann's connection breaks: after the grace period Bob is host, and stays host."""
    async with running_table(fast, guests, clock=None) as (a, b, (ann, bob, table)):
        a.socket.transport.abort()
        told = await b.until("table", host=1)
        assert told["you"] == {"seat": 1, "host": True}
        async with ann.at(table) as again:
            shown = await again.until("table")
            assert (shown["host"], shown["you"]) == (1, {"seat": 0, "host": False})
            await asyncio.sleep(1.5)  # beyond the grace period
        assert await ann.refused(f"/api/tables/{table}/remove", {"seat": 1}) == (403, "not-host")
        await bob.ok(f"/api/tables/{table}/mute", {"seat": 0, "muted": True})


async def test_an_open_table_does_not_wait_for_its_host_either(fast, guests):
    """Nobody is host in Ann's place while nobody is there; Bob is, as soon as he comes."""
    ann, bob = await guests(fast, "Ann", "Bob")
    table = await table_of(ann, bob)
    async with ann.at(table) as a:
        await a.until("table")
    await asyncio.sleep(1.5)
    assert (await bob.get(f"/api/tables/{table}"))["host"] == 0
    async with bob.at(table) as b:
        await b.until("table", host=1)
        await bob.ok(f"/api/tables/{table}/start")
        await b.until("state")


async def test_a_host_who_comes_back_in_time_stays_host(start, guests):
    server = start("--pause", "0", "--bot-pause", "0", "--grace", "2", "--no-limits")
    async with running_table(server, guests, clock=None) as (a, b, (ann, _bob, table)):
        a.socket.transport.abort()
        await b.until("table")
        async with ann.at(table) as again:
            await again.until("state")
            await b.quiet(2.5)
            assert b.table["host"] == 0
            watcher = await guests(server, "Eve")
        async with watcher.at(table) as e:  # an onlooker is no heir
            shown = await e.until("table")
            assert shown["host"] == 0


# Chat --------------------------------------------------------------------------------------------


async def test_chat_is_plain_kept_and_told_to_all(fast, guests):
    async with running_table(fast, guests) as (a, b, (_ann, bob, table)):
        text = "<b>hi</b> & \u202e\x07  there"
        await a.send({"type": "chat", "text": text})
        for socket in (a, b):
            line = await socket.until("chat")
            assert (line["seat"], line["name"]) == (0, "Ann")
            assert (
                line["text"] == "<b>hi</b> & there"
            )  # text, never markup; clients show it as such
        async with bob.at(table) as again:
            lines = (await again.until("chats"))["lines"]
            assert [line["text"] for line in lines] == ["<b>hi</b> & there"]


async def test_chat_has_limits(fast, guests):
    """Length, rate, muting; watchers are silent."""
    async with running_table(fast, guests) as (a, b, (ann, bob, table)):
        for text in ("", " \n ", "x" * 301):
            await a.send({"type": "chat", "text": text})
            assert (await a.until("error"))["code"] == "chat-too-long"
        for i in range(8):
            await a.send({"type": "chat", "text": f"line {i}"})
        assert (await a.until("error"))["code"] == "chat-too-fast"
        await b.settled()
        assert 5 <= sum(m["type"] == "chat" for m in b.heard) < 8
        mute = f"/api/tables/{table}/mute"
        assert await bob.refused(mute, {"seat": 0, "muted": True}) == (403, "not-host")
        await ann.ok(mute, {"seat": 1, "muted": True})
        await b.send({"type": "chat", "text": "hello?"})
        assert (await b.until("error"))["code"] == "muted"
        await ann.ok(mute, {"seat": 1, "muted": False})
        await b.send({"type": "chat", "text": "hello!"})
        assert (await b.until("chat"))["text"] == "hello!"


# After the game ----------------------------------------------------------------------------------


async def test_rematch(fast, guests):
    """Whoever asks first sets the table, the other is told and sits down at the same one."""
    ann, bob, table = await finished_table(fast, guests)
    eve = await guests(fast, "Eve")
    assert await eve.refused(f"/api/tables/{table}/rematch") == (403, "not-seated")
    async with ann.at(table) as a:
        await a.until("state")
        assert a.state["view"]["over"]
        again = (await bob.ok(f"/api/tables/{table}/rematch"))["table"]
        told = await a.until("table", next=again)
        assert (told["state"], told["rematch"]) == ("finished", 1)
        assert (await ann.ok(f"/api/tables/{table}/rematch"))["table"] == again
        await a.until("table", rematch=2)
    shown = await ann.get(f"/api/tables/{again}")
    assert [chair["name"] for chair in shown["chairs"]] == ["Bob", "Ann"]
    assert shown["state"] == "open"
    await bob.ok(f"/api/tables/{again}/start")
    assert await ann.refused(f"/api/tables/{again}/rematch") == (409, "not-finished")


async def test_a_finished_game_has_a_replay_that_stays(fast, guests):
    ann, _bob, table = await finished_table(fast, guests)
    replay = await ann.get(f"/api/replays/{table}")
    assert replay["setup"]["characters"] == [p["character"] for p in replay["players"]]
    assert [p["name"] for p in replay["players"]] == ["Ann", "Bob"]
    assert len(replay["marks"]) == len(replay["answers"]) + 1
    assert replay["marks"][-1] == len(replay["events"])
    from lastcall.engine.setup import deal
    from lastcall.games import setup_from

    played = deal(setup_from(replay["setup"]))
    for number in replay["answers"]:
        played.answer(played.decision.options[number])
    assert played.winners == replay["winners"]
    assert played.turn == replay["turns"]

    steps = await ann.get(f"/api/replays/{table}/steps?from=3&count=4")
    assert [step["step"] for step in steps["steps"]] == [3, 4, 5, 6]
    assert all(len(step["hands"]) == 2 for step in steps["steps"])
    end = len(replay["answers"])
    # Each step has the hands of its own moment, also where many are told at once.
    for step in (await ann.get(f"/api/replays/{table}/steps?from=0&count=100"))["steps"]:
        held = [seat["hand"] for seat in step["view"]["seats"]]
        assert [len(hand) for hand in step["hands"]] == held
    last = await ann.get(f"/api/replays/{table}/steps?from={end}&count=9")
    assert last["steps"][-1]["view"]["winners"] == replay["winners"]
    for bad in ("from=-1", "from=x", "count=1e9"):
        answer = await ann.http.get(f"/api/replays/{table}/steps?{bad}")
        assert answer.status_code == 400


async def test_a_game_under_way_has_no_replay(fast, guests):
    """It would show all hands."""
    async with running_table(fast, guests) as (_, _, (ann, _, table)):
        for path in (table, f"{table}/steps", "nothing"):
            answer = await ann.http.get(f"/api/replays/{path}")
            assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no-such-replay")


async def test_statistics_count_finished_games(start, guests):
    server = start("--pause", "0", "--bot-pause", "0", "--no-limits")
    ann = await guests(server, "Ann")
    assert (await ann.get("/api/statistics"))["games"] == 0
    _, _, public = await finished_table(server, guests)
    _, _, secret = await finished_table(server, guests, public=False)
    counted = await ann.get("/api/statistics")
    assert counted["games"] == 2
    assert counted["players"]["player"]["games"] == 4
    assert abs(counted["players"]["player"]["wins"] - 2) < 0.01
    assert sum(c["games"] for c in counted["characters"].values()) == 4
    assert [game["id"] for game in counted["recent"]] == [public]
    assert secret not in str(counted)
