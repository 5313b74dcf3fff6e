"""Team tables: one mat for several people, choices that any of them may take, open hands."""

import asyncio
import random

import pytest
from client import table_of


async def pair_against_bots(server, guests, **options):
    """Ann and Bob make a team against two bots."""
    ann, bob = await guests(server, "Ann", "Bob")
    table = await table_of(ann, bob, seats=4, teams="two-headed", clock=None, **options)
    for _ in range(2):
        await ann.ok(f"/api/tables/{table}/bot", {"bot": "house"})
    return ann, bob, table


async def until_both_are_asked(a, b):
    """Answer what is asked of one of them until a choice comes that either may take."""
    chance = random.Random(3)

    async def play(mine, other):
        while True:
            await mine.next()
            decision = mine.decision
            if decision is None or mine.state["waiting"].get("kind") in ("member", "champion"):
                if decision is not None:
                    return decision
                continue
            if decision["kind"] == "order":
                return decision
            await mine.answer(decision["n"], chance.choice(decision["options"])["code"])

    return await asyncio.gather(play(a, b), play(b, a))


async def test_either_of_a_team_takes_a_joint_choice_and_both_are_told(fast, guests):
    ann, bob, table = await pair_against_bots(fast, guests)
    async with ann.at(table) as a, bob.at(table) as b:
        await ann.ok(f"/api/tables/{table}/start")
        mine, yours = await until_both_are_asked(a, b)
        assert mine["kind"] == yours["kind"]
        assert [o["code"] for o in mine["options"]] == [o["code"] for o in yours["options"]]
        await b.answer(yours["n"], yours["options"][0]["code"])
        assert await a.until("accepted", n=mine["n"], by="player")
        assert await b.until("accepted", n=yours["n"], by="player")
        await a.answer(mine["n"], mine["options"][0]["code"])
        assert (await a.until("error"))["code"] == "stale"


async def test_mates_see_each_others_hands_and_nobody_else_does(fast, guests):
    ann, bob, table = await pair_against_bots(fast, guests)
    eve = await guests(fast, "Eve")
    async with ann.at(table) as a, bob.at(table) as b, eve.at(table) as e:
        await ann.ok(f"/api/tables/{table}/start")
        mine, yours, others = [await one.until("state") for one in (a, b, e)]
        assert mine["mates"] == [{"seat": 1, "cards": yours["hand"]}]
        assert yours["mates"] == [{"seat": 0, "cards": mine["hand"]}]
        assert "mates" not in others
        assert [seat["potions"] for seat in others["view"]["seats"]] == [2] * 4
        assert a.game["parties"] == [0, 0, 1, 1]


async def test_a_whole_game_in_teams(fast, guests):
    """Bob leaves what both are asked to Ann."""
    ann, bob, table = await pair_against_bots(fast, guests)

    async def play(socket, leaves=()):
        chance = random.Random(len(leaves))
        while not (socket.state and socket.state["view"]["over"]):
            await socket.next(60)
            decision = socket.decision
            if decision is not None and decision["kind"] not in leaves:
                socket.decision = None
                await socket.answer(decision["n"], chance.choice(decision["options"])["code"])

    async with ann.at(table) as a, bob.at(table) as b:
        await ann.ok(f"/api/tables/{table}/start")
        await asyncio.gather(play(a), play(b, leaves=("member", "champion", "order")))
        assert a.state["view"]["winners"] in ([0, 1], [2, 3])


async def test_words_to_ones_team_are_heard_by_it_alone(fast, guests):
    ann, bob, table = await pair_against_bots(fast, guests)
    eve = await guests(fast, "Eve")
    async with ann.at(table) as a, bob.at(table) as b, eve.at(table) as e:
        await a.send({"type": "chat", "text": "hello?", "team": True})
        assert (await a.until("error"))["code"] == "no-team"  # nobody shares a mat yet
        await ann.ok(f"/api/tables/{table}/start")
        await b.until("state")
        await a.until("state")
        await a.send({"type": "chat", "text": "hit Gog", "team": True})
        assert (await b.until("chat"))["team"] is True
        await a.send({"type": "chat", "text": "cheers"})
        assert (await e.until("chat"))["text"] == "cheers"
        assert "team" not in (await b.until("chat"))
    async with bob.at(table) as b, eve.at(table) as e:
        assert [line["text"] for line in (await b.until("chats"))["lines"]] == ["hit Gog", "cheers"]
        assert [line["text"] for line in (await e.until("chats"))["lines"]] == ["cheers"]


BAD_TEAMS = [
    ({"teams": "two-headed", "seats": 5, "boxes": ["rdi9"]}, "table-pairs"),
    ({"teams": "boss", "seats": 4}, "table-villain"),
    ({"teams": "boss", "seats": 6, "boxes": ["rdi2", "rdi9"]}, "table-boss"),
    ({"teams": "three-headed"}, "table-variant"),
]


@pytest.mark.parametrize(("options", "code"), BAD_TEAMS, ids=str)
async def test_teams_that_cannot_be_seated(fast, guests, options, code):
    ann = await guests(fast, "Ann")
    status, _ = await ann.refused("/api/tables", {"options": options})
    assert status == 400, code


@pytest.mark.parametrize(
    ("teams", "seats", "character", "villains"),
    [("boss", 4, "gog", 1), ("boss", 3, "petra", 1), ("lackeys", 4, "gog", 2),
     ("two-headed-boss", 4, "", 4)],
)  # fmt: skip
async def test_villains_come_where_they_are_needed(fast, guests, teams, seats, character, villains):
    ann = await guests(fast, "Ann")
    options = {"teams": teams, "seats": seats, "boxes": ["rdi2", "rdi9"], "clock": None}
    wish = {"options": options, "character": character, "bots": ["house"] * 3, "start": True}
    wish["bots"] = ["house"] * (seats - 1)
    made = await ann.ok("/api/tables", wish)
    seated = [chair["character"] for chair in made["chairs"]]
    assert seated.count("petra") == villains
    assert not character or seated[0] == character
