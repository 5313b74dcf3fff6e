"""A table with Otto: two chairs, three seats, and nobody who answers for the third."""

import asyncio
import random

import pytest
from client import table_of

FACTIONS = ["berserker", "spelunker"]


async def test_two_people_play_a_whole_game_with_otto(fast, guests):
    """They see his tracks, his cards and his factions, and it is written down."""
    ann, bob = await guests(fast, "Ann", "Bob")
    table = await table_of(ann, bob, otto=FACTIONS)
    async with ann.at(table) as a, bob.at(table) as b:
        await ann.ok(f"/api/tables/{table}/start")
        await asyncio.gather(a.play(random.Random(1)), b.play(random.Random(2)))
        view = a.state["view"]
        assert view["over"]
        assert 2 not in view["winners"]
        assert a.game["factions"] == FACTIONS
        assert a.game["names"][2] == "Otto"
        seat = view["seats"][2]
        assert [track["top"] for track in seat["tracks"]] == [6, 6]
        assert (seat["hand"], seat["gold"], seat["pile"]) == (0, 0, 0)
        assert seat["deck"] + len(seat["discard"]) == 10
    for socket in (a, b):
        kinds = {event["kind"] for event in socket.events}
        assert {"turned-over", "track"} <= kinds
        turned = next(event for event in socket.events if event["kind"] == "turned-over")
        assert turned["seat"] == 2
        assert turned["followed"] in (True, False)
    replay = await ann.get(f"/api/replays/{table}")
    assert replay["winners"] == view["winners"]
    assert replay["standings"][0]["seats"][2]["tracks"][0] == {
        "fortitude": 6,
        "alcohol": 0,
        "top": 6,
    }
    assert any(card["deck"] == "otto" for card in replay["cards"])
    russian = await ann.get(f"/api/replays/{table}?lang=ru")
    assert any("Отто" in event.get("text", "") for event in russian["events"])


async def test_a_bot_plays_with_otto_too(fast, guests):
    ann = await guests(fast, "Ann")
    table = await table_of(ann, bots=["house"], otto=["brewer", "croupier"])
    async with ann.at(table) as a:
        await ann.ok(f"/api/tables/{table}/start")
        await a.play(random.Random(5))
        assert a.state["view"]["over"]
        assert a.game["factions"] == ["croupier", "brewer"]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"seats": 2, "otto": ["berserker"]}, "two different factions"),
        ({"seats": 2, "otto": ["berserker", "berserker"]}, "two different factions"),
        ({"seats": 2, "otto": ["berserker", "pirate"]}, "no faction"),
        ({"seats": 4, "otto": FACTIONS}, "exactly 2"),
    ],
)
async def test_what_is_refused(fast, guests, options, said):
    ann = await guests(fast, "Ann")
    answer = await ann.post("/api/tables", {"options": options})
    assert answer.status_code == 400
    assert said in answer.json()["error"]["text"]


async def test_what_there_is_to_choose(fast, guests):
    ann = await guests(fast, "Ann")
    about = await ann.get("/api/about")
    assert list(about["factions"]) == ["berserker", "spelunker", "croupier", "brewer"]
    assert about["defaults"]["otto"] == []
    cards = await ann.get("/api/cards")
    his = [card for card in cards["cards"] if card["deck"] == "otto"]
    assert len(his) == 20
    assert all(len(card["modes"]) == 3 for card in his)
