"""The server in Russian: cards, rules, refusals, and a whole game over the socket."""

import asyncio
import random
import re

import httpx
import pytest
from client import table_of

# Rules go by their ids, second copies of a character by a numeral.
LATIN = re.compile(r"(?!\b[A-Z]+-\d+\b|\b[IVX]+\b)\b[A-Za-z]+")


@pytest.fixture
async def http(fast):
    async with httpx.AsyncClient(base_url=fast.address) as client:
        yield client


async def test_cards_and_rules(http):
    cards = (await http.get("/api/cards?lang=ru")).json()
    by_id = {card["id"]: card for card in cards["cards"]}
    dance = by_id["gog/dance-with-gog"]
    assert dance["title"] == "Танцевать с Гог!"
    assert dance["text"] == "Другому игроку −4\u00a0к стойкости."
    assert dance["type_line"] == "Действие"
    special = by_id["jett/special-delivery"]["modes"]
    assert "разгон" in by_id["jett/parkour"]["modes"][0]["text"]
    assert len(special) == 2
    for card in cards["cards"]:
        texts = [
            card["title"],
            card["type_line"],
            card["text"],
            *(m["text"] for m in card["modes"]),
        ]
        assert [t for t in texts if LATIN.search(t)] == [], card["id"]
    assert {c["id"]: c["name"] for c in cards["characters"]}["eve"] == "Иллюзионистка Ева"
    rules = (await http.get("/api/rules?lang=ru")).json()
    assert rules["sections"][0]["rules"][0]["text"].startswith("Для игры")
    assert rules["reasons"]["game-over"]["text"] == "Партия окончена. (LOSE-16)"


async def test_a_refusal(http):
    answer = await http.get("/api/tables/nowhere?lang=ru")
    assert answer.json()["error"]["code"] == "no-such-table"
    assert "стола" in answer.json()["error"]["text"]


async def test_a_game_of_two_languages(fast, guests):
    """Ann plays in Russian, Bob in English, at the same table; the replay is told in either."""
    ann, bob = await guests(fast, "Ann", "Bob")
    table = await table_of(ann, bob)
    async with ann.at(table, "?lang=ru") as a, bob.at(table, "?lang=en") as b:
        await ann.ok(f"/api/tables/{table}/start")
        await asyncio.gather(a.play(random.Random(5)), b.play(random.Random(6)))
    russian, english = list(told(a)), list(told(b))
    assert len(russian) > 100
    assert [text for text in russian if LATIN.search(text)] == []
    assert not any(re.search("[а-яё]", text) for text in english)
    replay = await ann.get(f"/api/replays/{table}?lang=ru")
    lines = [event["text"] for event in replay["events"] if event.get("text")]
    assert lines
    assert not any(map(LATIN.search, lines))


def told(socket):
    """Every text a client was sent."""
    for event in socket.events:
        if event.get("text"):
            yield event["text"]
    for message in socket.heard:
        if "decision" in message:
            yield message["decision"]["text"]
            yield from (option["text"] for option in message["decision"]["options"])
        if message["type"] == "state":
            yield from message["stack_text"]
