"""A whole game over real sockets, and what everybody may see of it."""

import asyncio
import random

from client import table_of


async def test_two_people_and_two_bots_play_a_whole_game(fast, guests):
    """Ann and Bob answer at random, the bots play along, somebody wins, and it is written down."""
    ann, bob = await guests(fast, "Ann", "Bob")
    table = await table_of(ann, bob, bots=["house", "random"])
    async with ann.at(table) as a, bob.at(table) as b:
        hello = await a.until("hello")
        assert (hello["protocol"], hello["name"]) == (2, "Ann")
        await ann.ok(f"/api/tables/{table}/start")
        await asyncio.gather(a.play(random.Random(1)), b.play(random.Random(2)))
        assert a.state["view"]["over"]
        assert a.state["view"]["winners"] == b.state["view"]["winners"]
        assert a.state["waiting"] == {"for": "nobody"}
        done = (
            await a.until("table", state="finished") if a.table["state"] != "finished" else a.table
        )
        assert done["winners"] == a.state["view"]["winners"]
        assert done["replay"] == table
    replay = await ann.get(f"/api/replays/{table}")
    assert replay["winners"] == done["winners"]
    assert len(replay["answers"]) == len(replay["givers"]) > 20
    assert {"player", "bot"} <= set(replay["givers"])
    assert replay["events"][-1]["kind"] in ("won", "tied", "passed-out", "out-of-gold")
    assert any("text" in event for event in replay["events"])


async def test_nobody_sees_what_is_not_theirs(fast, guests):
    """Each sees the own hand only, an onlooker none; drawn cards are told to the drawer alone."""
    ann, bob, eve = await guests(fast, "Ann", "Bob", "Eve")
    table = await table_of(ann, bob)
    async with ann.at(table) as a, bob.at(table) as b, eve.at(table) as e:
        await ann.ok(f"/api/tables/{table}/start")
        await asyncio.gather(a.play(random.Random(3)), b.play(random.Random(4)), watch(e))
    sockets = {0: a, 1: b, -1: e}
    for seat, socket in sockets.items():
        states = [m for m in socket.heard if m["type"] == "state"]
        owners = socket.game["owners"]
        for state in states:
            assert all(owners[card] == seat for card in state["hand"])
            shown = state["view"]["seats"]
            assert all(isinstance(other["hand"], int) for other in shown)
            if seat >= 0 and not state["view"]["over"]:
                assert len(state["hand"]) == shown[seat]["hand"]
            assert seat >= 0 or ("decision" not in state and state["hand"] == [])
        drawn = [event for event in socket.events if event["kind"] == "drew-card"]
        assert all(event["seat"] == seat for event in drawn)
        assert bool(drawn) == (seat >= 0)
    assert any("decision" in m for m in a.heard)


async def watch(socket):
    while socket.state is None or not socket.state["view"]["over"]:
        await socket.next()


async def test_nobody_learns_who_is_asked_to_respond(fast, guests):
    """While somebody may respond the others are told only that responses are awaited."""
    ann, bob, cid = await guests(fast, "Ann", "Bob", "Cid")
    table = await table_of(ann, bob, cid)
    async with ann.at(table) as a, bob.at(table) as b, cid.at(table) as c:
        await ann.ok(f"/api/tables/{table}/start")
        await asyncio.gather(*(s.play(random.Random(i)) for i, s in enumerate((a, b, c))))
    hidden = 0
    for socket in (a, b, c):
        for state in (m for m in socket.heard if m["type"] == "state"):
            waiting = state["waiting"]
            if waiting["for"] == "responses":
                hidden += 1
                assert set(waiting) == {"for"}
            elif waiting["for"] == "seat":
                assert waiting["kind"] not in ("respond", "last-call")
        numbers = [m["decision"]["n"] for m in socket.heard if "decision" in m]
        # A seat's decisions are counted for it alone: gaps would tell what others were asked.
        assert sorted(set(numbers)) == list(range(1, max(numbers) + 1))
    assert hidden > 10


async def test_texts_come_in_the_language_asked_for(fast, guests):
    """With ?lang= all comes in words: events, questions, answers, the stack."""
    ann, bob = await guests(fast, "Ann", "Bob")
    table = await table_of(ann, bob)
    async with ann.at(table, "?lang=en") as a, bob.at(table) as b:
        await ann.ok(f"/api/tables/{table}/start")
        await asyncio.gather(a.play(random.Random(5)), b.play(random.Random(6)))
    asked = [m["decision"] for m in a.heard if "decision" in m]
    assert all(d["text"] and all(o["text"] for o in d["options"]) for d in asked)
    assert any(event.get("text") for event in a.events)
    stacks = [m for m in a.heard if m["type"] == "state" and m["view"]["stack"]]
    assert all(len(m["stack_text"]) == len(m["view"]["stack"]) for m in stacks)
    assert not any("text" in event for event in b.events)
    assert not any("text" in m["decision"] for m in b.heard if "decision" in m)


async def test_a_client_that_comes_back_is_told_everything_again(fast, guests):
    """After a reload the hand, the question and the log are those from before."""
    ann = await guests(fast, "Ann")
    table = await table_of(ann, bots=["random"], clock=None)
    async with ann.at(table) as a:
        await ann.ok(f"/api/tables/{table}/start")
        await a.play(answers=5)  # far too few for the game to be over
        before = a.state
        told = list(a.events)
    async with ann.at(table) as again:
        log = await again.until("log")
        await again.until("state")
        assert again.decision == before["decision"]
        assert again.state["hand"] == before["hand"]
        assert again.state["view"] == before["view"]
        assert log["events"][-len(told) :] == told[-len(log["events"]) :]


async def test_a_card_that_may_not_be_played_says_why(fast, guests):
    """Ann asks about her cards; about Bob's she learns nothing."""
    ann, bob = await guests(fast, "Ann", "Bob")
    table = await table_of(ann, bob)
    async with ann.at(table) as a, bob.at(table) as b, bob.at("lobby") as lobby:
        await ann.ok(f"/api/tables/{table}/start")
        await a.until("state")
        await b.until("state")
        for card in a.state["hand"]:
            await a.send({"type": "why", "card": card})
            why = await a.until("why")
            assert why["card"] == card
            assert why["playable"] or (why["rule"] and why["text"] and why["key"])
        await a.send({"type": "why", "card": b.state["hand"][0]})
        assert (await a.until("error"))["code"] == "not-yours"
        await lobby.send({"type": "why", "card": 1})
        assert (await lobby.until("error"))["code"] == "malformed"
