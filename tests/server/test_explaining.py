"""Looking back at a finished game: what a regular would have weighed, beside the tables."""

import asyncio

from client import table_of


async def played_out(guest):
    table = await table_of(guest, bots=["house"], clock=None)
    async with guest.at(table) as seat:
        await guest.ok(f"/api/tables/{table}/start")
        await seat.play()
    return table


async def test_a_finished_game_is_weighed(fast, guests):
    """One step in both languages, the same for whoever asks; then the moments of the player."""
    ann, bob = await guests(fast, "Ann", "Bob")
    table = await played_out(ann)
    address = f"/api/replays/{table}/weighed"
    replay = await ann.get(f"/api/replays/{table}?lang=en")
    found = {}
    for step in range(len(replay["answers"])):
        found = await ann.get(f"{address}?lang=en&step={step}")
        if found["moments"]:
            break
    (moment,) = found["moments"]
    assert found["id"] == table
    assert moment["step"] == step
    assert moment["seat"] == replay["seats"][step]
    assert moment["options"][moment["taken"]]["text"]
    assert len(moment["options"]) > 1
    assert all(0 <= option["chance"] <= 1 for option in moment["options"])
    assert moment["question"].startswith(replay["names"][moment["seat"]])
    assert moment["reason"].endswith(".")
    (same,) = (await bob.get(f"{address}?lang=ru&step={step}"))["moments"]
    assert [each["chance"] for each in same["options"]] == [
        each["chance"] for each in moment["options"]
    ]
    assert same["question"] != moment["question"]

    people = {seat for seat, who in enumerate(replay["players"]) if who["kind"] == "player"}
    both = [who.http.get(f"{address}?lang=en", timeout=60) for who in (ann, bob)]
    whole, again = [answer.json() for answer in await asyncio.gather(*both)]
    assert whole == again
    assert len(whole["moments"]) <= 3
    for moment in whole["moments"]:
        assert moment["seat"] in people
        assert moment["cost"] > 0
        assert moment["taken"] > 0


async def test_what_cannot_be_looked_back_at(fast, guests):
    """A game that is being played, one that never was, and a step that it does not have."""
    ann = await guests(fast, "Ann")
    table = await table_of(ann, bots=["house"], clock=None)
    async with ann.at(table):
        await ann.ok(f"/api/tables/{table}/start")
        for step in ("", "?step=0"):
            refused = await ann.http.get(f"/api/replays/{table}/weighed{step}")
            assert (refused.status_code, refused.json()["error"]["code"]) == (404, "no-such-replay")
    table = await played_out(ann)
    for step in ("99999", "-1", "x"):
        refused = await ann.http.get(f"/api/replays/{table}/weighed?step={step}")
        assert (refused.status_code, refused.json()["error"]["code"]) == (400, "malformed")
