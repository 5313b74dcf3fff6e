"""A whole game over real sockets, and what everybody may see of it."""

import asyncio
import random


async def table_of(host, *others, bots=(), **options):
    """A started table: the host, the others and bots, in this order."""
    seats = 1 + len(others) + len(bots)
    wish = {"options": {"seats": seats, **options}, "bots": list(bots)}
    made = await host.ok("/api/tables", wish)
    for other in others:
        await other.ok(f"/api/tables/{made['id']}/sit")
    return made["id"]


async def test_two_people_and_two_bots_play_a_whole_game(fast, guests):
    """Ann and Bob answer at random, the bots play along, somebody wins, and it is written down."""
    ann, bob = await guests(fast, "Ann", "Bob")
    table = await table_of(ann, bob, bots=["house", "random"])
    async with ann.at(table) as a, bob.at(table) as b:
        hello = await a.until("hello")
        assert (hello["protocol"], hello["name"]) == (1, "Ann")
        await ann.ok(f"/api/tables/{table}/start")
        await asyncio.gather(a.play(random.Random(1)), b.play(random.Random(2)))
        assert a.state["view"]["over"]
        assert a.state["view"]["winners"] == b.state["view"]["winners"]
        assert a.state["waiting"] == {"for": "nobody"}
        done = await a.until("table", state="finished") if a.table["state"] != "finished" else a.table
        assert done["winners"] == a.state["view"]["winners"]
        assert done["replay"] == table
    replay = await ann.get(f"/api/replays/{table}")
    assert replay["winners"] == done["winners"]
    assert len(replay["answers"]) == len(replay["givers"]) > 20
    assert {"player", "bot"} <= set(replay["givers"])
    assert replay["events"][-1]["kind"] in ("won", "tied", "passed-out", "out-of-gold")
    assert any("text" in event for event in replay["events"])
