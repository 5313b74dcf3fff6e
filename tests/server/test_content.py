"""Stored games made with other cards or rules: refused by name, kept, and no harm to the others."""

import asyncio
import json

import pytest
from client import table_of
from process import FAST

from lastcall.server.booking import read_booking
from lastcall.server.storage import open_store


@pytest.fixture(params=["sqlite", "postgresql"])
def options(request):
    """How the server is started, on either database."""
    url = request.getfixturevalue("postgres") if request.param == "postgresql" else ""
    return [*FAST, "--database-url", url] if url else list(FAST)


class Stored:
    """The database of a server that is not running."""

    def __init__(self, server, options):
        url = options[options.index("--database-url") + 1] if "--database-url" in options else ""
        self.store = open_store(server.data, url)
        self.store.begin()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.store.commit()
        self.store.close()

    def change_setup(self, table, **fields):
        """What the table was made with, as if it had been another; the old setup."""
        booking = read_booking(self.store.table(table))
        old = dict(booking.setup)
        booking.setup = {**booking.setup, **fields}
        self.store.save_table(booking.id, booking.state, booking.created, booking.text(), 1)
        row = self.store.execute("SELECT data FROM finished WHERE id = ?", (table,)).fetchone()
        if row is not None:
            data = {**json.loads(row[0]), "setup": booking.setup}
            self.store.execute(
                "UPDATE finished SET data = ? WHERE id = ?", (json.dumps(data), table)
            )
        return old


def another(setup, *names):
    return {**setup["content"], **dict.fromkeys(names, "0" * 12)}


def worded(events):
    """What was told; every pair of eyes has numbers of its own for cards."""
    return [{k: v for k, v in event.items() if k != "card"} for event in events]


async def running(ann, bob, answers):
    """Gog and Eve, some answers in."""
    table = await table_of(ann, bob, clock=None)
    await ann.ok(f"/api/tables/{table}/character", {"character": "gog"})
    await bob.ok(f"/api/tables/{table}/character", {"character": "eve"})
    async with ann.at(table) as a, bob.at(table) as b:
        await ann.ok(f"/api/tables/{table}/start")
        playing = [asyncio.create_task(s.play(answers=answers)) for s in (a, b)]
        await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return table


async def test_a_running_game_made_with_another_gog_says_so_and_is_kept(start, guests, options):
    server = start(*options)
    ann, bob = await guests(server, "Ann", "Bob")
    table = await running(ann, bob, 6)
    other = await running(ann, bob, 3)
    async with ann.at(table, "?lang=ru") as a:
        told = (await a.until("log"))["events"]
        await a.send({"type": "chat", "text": "see you tomorrow"})
        await a.until("chat")
    server.stop()  # for the new version
    with Stored(server, options) as stored:
        setup = read_booking(stored.store.table(table)).setup
        stored.change_setup(table, content=another(setup, "gog", "eve"))
        before = stored.store.answers(table)
    server = start(*options, port=server.port)
    async with ann.at(table, "?lang=en") as a, bob.at(table, "?lang=ru") as b:
        said = await a.until("error", code="other-content")
        assert "made with another Gog and another Eve." in said["text"]
        said = await b.until("error", code="other-content")
        assert "с другим Гогом и с другой Евой" in said["text"]
        # What was told and said can still be read, in words; and nobody is sent away.
        private = ("drew-card", "laid-down-card", "put-on-deck-card")
        public = worded(event for event in told if event["kind"] not in private)[-5:]
        log = worded((await b.until("log"))["events"])  # a bot may have gone on for Bob
        assert any(log[i : i + len(public)] == public for i in range(len(log)))
        [chats] = [m["lines"] for m in b.heard if m["type"] == "chats"]
        assert [line["text"] for line in chats] == ["see you tomorrow"]
        await a.until("log")
        assert a.table["state"] == "running"
        assert a.table["stuck"] == ["gog", "eve"]
        await a.answer(1, 0)
        assert (await a.until("error", n=1))["code"] == "not-running"
        await a.send({"type": "chat", "text": "what now?"})
        assert (await b.until("chat"))["text"] == "what now?"
        assert table not in [t["id"] for t in (await ann.get("/api/tables"))["tables"]]
    async with ann.at(other) as a, bob.at(other) as b:  # the neighbours play on
        await a.until("state")
        await b.until("state")
        assert "stuck" not in a.table
    server.kill()
    with Stored(server, options) as stored:
        assert stored.store.answers(table) == before
        stored.change_setup(table, content=setup["content"])
    server = start(*options, port=server.port)
    async with ann.at(table) as a:  # with its own Gog it goes on where it was
        await a.until("state")
        assert not a.state["view"]["over"]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"rules": 0}, "made with other rules"),
        ({"content": None}, "made with other rules"),
        ({"characters": ["gog", "nobody:here"]}, "nobody:here"),
    ],
)
async def test_other_rules_and_characters_that_are_gone(start, guests, change, words):
    server = start(*FAST)
    ann, bob = await guests(server, "Ann", "Bob")
    table = await running(ann, bob, 2)
    server.kill()
    with Stored(server, FAST) as stored:
        stored.change_setup(table, **change)
    server = start(*FAST, port=server.port)
    async with ann.at(table) as a:
        assert words in (await a.until("error", code="other-content"))["text"]


async def test_a_finished_game_is_told_as_it_was(start, guests, options):
    """Its cards are others now: the replay is the same, word for word."""
    server = start(*options)
    ann = await guests(server, "Ann")
    made = await ann.ok("/api/tables", {"bots": ["random"] * 2, "start": True})
    table = made["id"]
    async with ann.at(table) as a:
        await a.play()
        while a.table["state"] != "finished":
            await a.next()
    paths = [f"/api/replays/{table}{rest}" for rest in ("?lang=en", "?lang=ru", "/steps?from=3")]
    told = [await ann.get(path) for path in paths]
    assert told[0]["cards"]
    server.kill()
    with Stored(server, options) as stored:
        setup = read_booking(stored.store.table(table)).setup
        stored.change_setup(table, content=another(setup, *setup["content"]), rules=0)
    server = start(*options, port=server.port)
    again = [await ann.get(path) for path in paths]
    for old, new in zip(told, again, strict=True):
        old.pop("setup", None)
        new.pop("setup", None)
        assert old == new
    async with ann.at(table) as a:
        await a.until("error", code="other-content")
        assert a.table["state"] == "finished"
        assert a.table["replay"] == table


async def test_a_finished_game_that_was_not_kept_is_refused_by_name(start, guests, options):
    server = start(*options)
    ann = await guests(server, "Ann")
    made = await ann.ok("/api/tables", {"bots": ["random"], "start": True, "character": "gog"})
    table = made["id"]
    async with ann.at(table) as a:
        await a.play()
        while a.table["state"] != "finished":
            await a.next()
    await ann.get(f"/api/replays/{table}")
    server.kill()
    with Stored(server, options) as stored:
        stored.store.execute("DELETE FROM tellings")
    server = start(*options, port=server.port)
    told = await ann.get(f"/api/replays/{table}")  # the cards are the same: told anew, and kept
    server.kill()
    with Stored(server, options) as stored:
        assert stored.store.telling(table)
        stored.store.execute("DELETE FROM tellings")
        stored.change_setup(table, content=another(told["setup"], "gog"))
    server = start(*options, port=server.port)
    answer = await ann.http.get(f"/api/replays/{table}?lang=ru")
    assert answer.status_code == 409
    assert answer.json()["error"]["code"] == "old-replay"
    assert "с другим Гогом" in answer.json()["error"]["text"]


async def test_a_table_nobody_can_read_closes_no_other(start, guests):
    server = start(*FAST)
    ann, bob = await guests(server, "Ann", "Bob")
    table = await running(ann, bob, 2)
    other = await running(ann, bob, 2)
    answerless = await running(ann, bob, 2)
    server.kill()
    with Stored(server, FAST) as stored:
        stored.store.save_table(table, "running", 1, '{"id": 5}', 1)
        stored.store.execute("DELETE FROM answers WHERE table_id = ? AND number = 0", (answerless,))
    server = start(*FAST, port=server.port)
    async with ann.at(table) as a:
        assert (await a.until("error"))["code"] == "broken-game"
    async with ann.at(answerless) as a:
        assert (await a.until("error"))["code"] == "broken-game"
        assert a.table["stuck"] == []
    async with ann.at(other) as a:
        await a.until("state")
