"""Kits over the wire: trackers, boxes and side decks, what they are called, and who sees what."""

import asyncio
import random

import pytest
from client import table_of

BOXES = ["rdi2", "rdi9"]


async def with_kits(ann, bob):
    """Petra and Terci for two people, Dale for a bot; not begun."""
    table = await table_of(ann, bob, bots=["random"], boxes=BOXES, clock=None)
    await ann.ok(f"/api/tables/{table}/character", {"character": "petra"})
    await bob.ok(f"/api/tables/{table}/character", {"character": "terci"})
    await ann.ok(f"/api/tables/{table}/remove", {"seat": 2})
    await ann.ok(f"/api/tables/{table}/bot", {"seat": 2, "bot": "random", "character": "dale"})
    return table


async def test_a_table_at_sea_with_marks(fast, guests):
    """The switch of a new table: a deck and counters that belong to nobody; Marks on all mats."""
    ann, bob = await guests(fast, "Ann", "Bob")
    table = await table_of(ann, bob, boxes=["rdi4"], sea=True, clock=None)
    await ann.ok(f"/api/tables/{table}/character", {"character": "remy"})
    await bob.ok(f"/api/tables/{table}/character", {"character": "tara"})
    async with ann.at(table, "?lang=ru") as a, bob.at(table, "?lang=en") as b:
        await ann.ok(f"/api/tables/{table}/start")
        game = await b.until("game")
        assert [(deck["name"], deck["label"]) for deck in game["decks"]] == [("sea", "Sea Deck")]
        assert game["counters"] == [{"name": "progress", "label": "Progress Counters"}]
        assert [kit["trackers"][0]["name"] for kit in game["kits"]] == ["mark", "mark"]
        assert all(kit["trackers"][0]["everybody"] for kit in game["kits"])
        view = (await b.until("state"))["view"]
        assert (view["decks"], view["counters"]) == ([{"deck": 20, "discard": []}], [2])
        told = await a.until("game")
        assert told["counters"][0]["label"] == "Жетоны пути"


async def test_a_table_in_town_with_prizes_and_somebody_outside(fast, guests):
    """Where the party can be, which Prizes lie in the Inn, and a door on every mat."""
    ann, bob = await guests(fast, "Ann", "Bob")
    table = await table_of(ann, bob, boxes=["rdi7"], drinks=["drinks-rdi2"], pub=True, prizes=True,
                           clock=None)  # fmt: skip
    await ann.ok(f"/api/tables/{table}/character", {"character": "jasper"})
    await bob.ok(f"/api/tables/{table}/character", {"character": "wench"})
    async with ann.at(table, "?lang=ru") as a, bob.at(table, "?lang=en") as b:
        await ann.ok(f"/api/tables/{table}/start")
        game = await b.until("game")
        assert [deck["name"] for deck in game["decks"]] == ["prizes", "places"]
        assert game["places"][:2] == ["The Good Old Red Dragon", "The Star Mole Drinking Hole"]
        assert game["counters"] == []
        assert [kit["trackers"][0]["name"] for kit in game["kits"]] == ["outside", "outside"]
        view = (await b.until("state"))["view"]
        assert (view["tavern"], [pile["deck"] for pile in view["taverns"]]) == (0, [6, 6, 6])
        titles = [game["cards"][card] for card in view["decks"][0]["shown"]]
        assert "prizes/terry-towel" in titles
        assert len(view["decks"][1]["shown"]) == 4
        told = await a.until("game")
        assert told["places"][2] == "Бархатный кошель"


async def test_a_crawl_at_sea_is_refused(fast, guests):
    ann = await guests(fast, "Ann")
    reply = await ann.post("/api/tables", {"options": {"sea": True, "pub": True}})
    assert reply.status_code == 400
    assert "Pub Crawl" in reply.json()["error"]["text"]


async def test_a_game_says_what_its_characters_bring(fast, guests):
    ann, bob = await guests(fast, "Ann", "Bob")
    table = await with_kits(ann, bob)
    async with ann.at(table) as a, bob.at(table, "?lang=en") as b:
        await ann.ok(f"/api/tables/{table}/start")
        game = await a.until("game")
        assert game["names"] == ["Petra", "Terci", "Dale"]
        petra, terci, dale = game["kits"]
        assert petra["trackers"] == [
            {
                "name": "hellfire",
                "label": "Hellfire",
                "most": 3,
                "start": 0,
                "fires": True,
                "everybody": False,
            }
        ]
        assert petra["boxes"] == [
            {
                "name": "plots",
                "label": "Plotted Cards",
                "capacity": 40,
                "hidden": True,
                "treatable": False,
                "everybody": False,
            }
        ]
        assert petra["side"] == []
        assert [tracker["label"] for tracker in terci["trackers"]] == [
            "Salves",
            "Splints",
            "Bandages",
        ]
        assert terci["boxes"][0]["treatable"]
        assert dale["side"] == [{"name": "mushrooms", "label": "Dale's Mushroom Deck"}]
        await b.until("game")
        await b.send({"type": "lang", "lang": ""})
        assert (await b.until("game"))["names"] == ["Petra", "Terci", "Dale"]


async def test_two_of_a_kind_have_names_of_their_own(fast, guests):
    ann, bob = await guests(fast, "Ann", "Bob")
    table = await table_of(ann, bob, doppelgangers=True)
    for guest in (ann, bob):
        await guest.ok(f"/api/tables/{table}/character", {"character": "gog"})
    async with ann.at(table) as a:
        await ann.ok(f"/api/tables/{table}/start")
        game = await a.until("game")
        assert game["names"] == ["Gog", "Gog II"]
        assert game["kits"] == [{"trackers": [], "boxes": [], "side": []}] * 2


async def test_plotted_cards_are_seen_by_their_owner_alone(fast, guests):
    """Everybody sees how many and the trackers; Petra sees which; a replay shows all."""
    ann, bob = await guests(fast, "Ann", "Bob")
    for attempt in range(6):
        table = await with_kits(ann, bob)
        async with ann.at(table) as a, bob.at(table) as b:
            await ann.ok(f"/api/tables/{table}/start")
            players = (a.play(random.Random(attempt)), b.play(random.Random(attempt)))
            await asyncio.gather(*players)
        if any(seen["view"]["seats"][0]["boxes"][0] for seen in states(b)):
            break
    else:
        pytest.fail("in no game did Petra plot a card")
    owners = a.game["owners"]
    for seen in states(a) + states(b):
        petra, terci, dale = seen["view"]["seats"]
        assert len(petra["trackers"]) == 1
        assert len(terci["trackers"]) == 3
        assert dale["trackers"] == []
        assert all(lying["card"] == -1 for lying in petra["boxes"][0])
        assert all(owners[lying["card"]] == 1 for lying in terci["boxes"][0])
        assert all(owners[lying["card"]] == 2 for lying in dale["boxes"][0])
    for seen in states(a):
        [plots] = seen["boxes"]
        assert len(plots) == len(seen["view"]["seats"][0]["boxes"][0])
        assert all(owners[lying["card"]] == 0 for lying in plots)
    assert not any("boxes" in seen for seen in states(b))  # Terci hides nothing
    assert any(seen["view"]["seats"][2]["boxes"][0] for seen in states(b))
    replay = await ann.get(f"/api/replays/{table}")
    assert replay["game"]["names"] == replay["names"]
    assert replay["game"]["kits"] == a.game["kits"]
    shown = []
    for first in range(0, len(replay["answers"]) + 1, 100):
        part = await ann.get(f"/api/replays/{table}/steps?from={first}&count=100")
        shown += [step["view"]["seats"][0]["boxes"][0] for step in part["steps"]]
    assert any(shown)
    assert all(owners[lying["card"]] == 0 for plots in shown for lying in plots)


def states(socket):
    return [message for message in socket.heard if message["type"] == "state"]


async def test_one_may_ask_about_ones_own_boxes(fast, guests):
    """Why may this patient not be played? Terci is told; Petra is not told of Terci's."""
    ann, bob = await guests(fast, "Ann", "Bob")
    table = await with_kits(ann, bob)
    async with ann.at(table) as a, bob.at(table) as b:
        await ann.ok(f"/api/tables/{table}/start")
        await a.until("state")
        patient = (await b.until("state"))["view"]["seats"][1]["boxes"][0][0]["card"]
        await b.send({"type": "why", "card": patient})
        why = await b.until("why")
        assert (why["card"], why["playable"]) == (patient, False)
        await a.send({"type": "why", "card": patient})
        assert (await a.until("error"))["code"] == "not-yours"


async def test_the_list_of_cards_knows_kits(fast, guests):
    ann = await guests(fast, "Ann")
    listed = await ann.get("/api/cards?lang=en")
    characters = {c["id"]: c for c in listed["characters"]}
    assert characters["gog"]["short"] == "Gog"
    assert characters["gog"]["kit"] == {"trackers": [], "boxes": [], "side": []}
    assert characters["jett"]["kit"]["trackers"][0]["label"] == "Momentum"
    cards = listed["cards"]
    mushrooms = [card for card in cards if card["deck"] == "mushrooms"]
    assert all(len(card["ladder"]) > 1 for card in mushrooms)
    assert any(card["evergreen"] for card in mushrooms)
    patients = [card for card in cards if card["deck"] == "patients"]
    assert all(card["needs"] for card in patients)
    needs = [need for card in patients for need in card["needs"]]
    assert {need["tracker"] for need in needs} == {"salve", "splint", "bandage"}
    assert {"tracker": "salve", "label": "Salve", "amount": 1} in needs
    assert all(need["label"].endswith("s") == (need["amount"] > 1) for need in needs)
    others = [card for card in cards if card["box"] == "rdi2"]
    assert all(not c["ladder"] and not c["needs"] and not c["evergreen"] for c in others)
