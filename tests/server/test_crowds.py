"""Crowds cost what they are: whoever comes to look on is told to the others as a number."""

from contextlib import AsyncExitStack

from client import Guest, running_table

WATCHERS = 60


def size(messages):
    return sum(len(str(message)) for message in messages)


async def test_watchers_come_and_go_as_a_number(fast, guests):
    """Sixty come and go: the players hear a few short lines of it, and no table anew."""
    async with running_table(fast, guests) as (a, b, (_, _, table)):
        heard = len(a.heard)
        greetings = []
        async with AsyncExitStack() as stack:
            for _ in range(WATCHERS):
                stranger = Guest(fast.address, "")
                watcher = await stack.enter_async_context(stranger.at(table))
                await watcher.until("state")
                greetings.append(watcher)
                stack.push_async_callback(stranger.http.aclose)
            await a.until_watched_by(WATCHERS)
            # Each of them is told the same: linear in their number, however busy the machine is.
            for watcher in greetings:
                await watcher.settled()
                kinds = {message["type"] for message in watcher.heard}
                assert kinds == {
                    "hello",
                    "table",
                    "chats",
                    "game",
                    "log",
                    "state",
                    "watchers",
                    "pong",
                }
                assert sum(message["type"] == "table" for message in watcher.heard) == 1
        await a.until_watched_by(0)
        news = a.heard[heard:]
        assert {message["type"] for message in news} == {"watchers"}
        assert size(news) < 2 * WATCHERS * 45
        await b.settled()
        assert b.table["watchers"] == 0


async def test_a_player_who_comes_is_told_to_all_at_once(fast, guests):
    async with running_table(fast, guests) as (_, _, (ann, bob, table)):
        stranger = Guest(fast.address, "")
        async with stranger.at(table) as watcher, stranger.http:
            await watcher.until("state")
            async with ann.at(table) as second_tab:
                await second_tab.until("state")
                await watcher.settled()
            await watcher.settled()
            # A second tab is no news.
            assert sum(message["type"] == "table" for message in watcher.heard) == 1
            await bob.ok(f"/api/tables/{table}/leave")
            told = await watcher.until("table")
            assert told["chairs"][1]["present"] is False
            async with bob.at(table):
                told = await watcher.until("table")
                assert told["chairs"][1]["present"] is True
                assert told["you"] == {"seat": -1, "host": False}
