"""What is mine: the games I played, records, another device by link, a file, and a button."""

import asyncio
import json

import pytest
from client import Guest, table_of
from process import FAST

from lastcall.server import outgoing as out
from lastcall.server.mine import achievements, counted, opponents, share, untried
from lastcall.server.results import Played, Result
from lastcall.server.storage import FinishedPlayer


async def a_game(ann, *others, **options):
    """Play a whole game with these people and a bot; the table."""
    table = await table_of(ann, *others, bots=["random"], clock=None, **options)
    sockets = [one.at(table) for one in (ann, *others)]
    opened = [await socket.__aenter__() for socket in sockets]
    await ann.ok(f"/api/tables/{table}/start")
    await asyncio.gather(*(socket.play() for socket in opened))
    await opened[0].until("table", timeout=60, state="finished")
    for socket in sockets:
        await socket.__aexit__(None, None, None)
    return table


# What results come to ----------------------------------------------------------------------------


def result(game, seat=0, winners=(0,), players=("Ann player gog", "Bob player eve"), **more):
    people = [FinishedPlayer(*text.split()) for text in players]
    return Result("a", game, seat, int(game), Played(0, 9, people, list(winners), **more))


def test_a_tie_is_shared_and_a_team_wins_as_one():
    assert share(result("1")) == 1
    assert share(result("1", winners=(1,))) == 0
    assert share(result("1", winners=(0, 1))) == 0.5
    four = [f"P{n} player gog" for n in range(4)]
    assert share(result("1", winners=(0, 1), players=four, sides=[0, 0, 1, 1])) == 1


def test_records_by_character_and_by_opponent():
    games = [result("1"), result("2", winners=(1,))]
    games.append(result("3", players=("A player eve", "x house gog")))
    assert counted(games) == {"gog": out.Count(2, 1.0), "eve": out.Count(1, 1.0)}
    known = {("1", 1): ("b", "Bob"), ("2", 1): ("b", "Bobby")}
    found = opponents(games, known)
    assert [(o.kind, o.games, o.wins, o.losses) for o in found] == [
        ("player", 2, 1, 1),
        ("house", 1, 1, 0),
    ]
    assert opponents(games[:1], {}) == []  # somebody who has gone is nobody


def test_several_bots_of_a_kind_are_met_once():
    bots = ("A player gog", "x house eve", "y house fleck")
    (house,) = opponents([result("1", winners=(2,), players=bots)], {})
    assert (house.games, house.wins, house.losses) == (1, 0, 1)


def test_what_there_is_still_to_try():
    found = untried([result("1", ways=["sea", "people"])])
    assert "gog" not in found.characters
    assert "eve" in found.characters
    assert "sea" not in found.ways
    assert {"days", "otto", "boss"} <= set(found.ways)


def test_achievements_say_when_they_were_earned():
    games = [result(str(n), winners=(n % 2,)) for n in range(1, 13)]
    found = {one.id: one for one in achievements(games)}
    assert (found["evening"].have, found["evening"].at) == (1, 1)
    assert (found["win"].have, found["win"].at) == (1, 2)
    assert (found["regular"].have, found["regular"].of, found["regular"].at) == (10, 10, 10)
    assert (found["faces"].have, found["faces"].at) == (1, 0)
    assert all(one.have == 0 and one.at == 0 for one in achievements([]))


# Over HTTP ---------------------------------------------------------------------------------------


async def test_a_stranger_has_nothing(fast):
    nobody = Guest(fast.address, "")
    assert (await nobody.http.get("/api/mine")).status_code == 401
    assert await nobody.get("/api/mine/tables") == {"tables": []}
    assert await nobody.refused("/api/mine/delete") == (401, "no-guest")
    assert await nobody.refused("/api/mine/move") == (401, "no-guest")
    await nobody.http.aclose()


async def test_a_finished_game_is_mine(fast, guests):
    ann, bob = await guests(fast, "Ann", "Bob")
    table = await a_game(ann, bob)
    mine, his = await ann.get("/api/mine"), await bob.get("/api/mine")
    assert (mine["games"], mine["latest"][0]["id"], mine["latest"][0]["replay"]) == (1, table, True)
    assert mine["latest"][0]["won"] != his["latest"][0]["won"] or mine["wins"] == his["wins"]
    assert {one["name"] or one["kind"] for one in mine["opponents"]} == {"Bob", "random"}
    assert sum(count["games"] for count in mine["characters"].values()) == 1
    assert "people" not in mine["untried"]["ways"]
    assert mine["passkeys"] == []
    await ann.get(f"/api/replays/{table}")


async def test_tables_that_go_on_are_listed_until_they_are_given_up(fast, guests):
    ann, bob = await guests(fast, "Ann", "Bob")
    table = await table_of(ann, bob, title="Long one")
    (listed,) = (await ann.get("/api/mine/tables"))["tables"]
    assert (listed["id"], listed["title"], listed["state"]) == (table, "Long one", "open")
    assert listed["others"] == ["Bob"]
    await ann.ok(f"/api/tables/{table}/start")
    assert (await bob.get("/api/mine/tables"))["tables"][0]["state"] == "running"
    await bob.ok(f"/api/tables/{table}/give-up")
    assert (await bob.get("/api/mine/tables"))["tables"] == []
    chairs = (await ann.get(f"/api/tables/{table}"))["chairs"]
    assert [(c["kind"], c["name"]) for c in chairs] == [("player", "Ann"), ("bot", "")]
    assert await bob.refused(f"/api/tables/{table}/give-up") == (403, "not-seated")


async def test_a_link_brings_all_of_it_to_another_device(fast, guests):
    ann, phone, late = await guests(fast, "Ann", "Annie", "Thief")
    first = await a_game(ann)
    second = await a_game(phone)
    seat = await table_of(phone, bots=["random"], title="On the phone")
    token = (await ann.ok("/api/mine/move"))["token"]
    seen = await phone.ok("/api/move/look", {"token": token})
    assert (seen["name"], seen["games"], seen["same"]) == ("Ann", 1, False)
    assert (seen["here"], seen["mine"], seen["tables"]) == ("Annie", 1, 1)
    assert await phone.ok("/api/move", {"token": token}) == {"name": "Ann"}
    for one in (ann, phone):
        mine = await one.get("/api/mine")
        assert {game["id"] for game in mine["latest"]} == {first, second}
        assert [table["id"] for table in (await one.get("/api/mine/tables"))["tables"]] == [seat]
    assert await late.refused("/api/move", {"token": token}) == (410, "link-spent")
    assert await late.refused("/api/move/look", {"token": "made up"}) == (410, "link-spent")
    assert (await late.get("/api/me"))["name"] == "Thief"


async def test_the_latest_link_is_the_one(fast, guests):
    ann, phone = await guests(fast, "Ann", "Phone")
    old = (await ann.ok("/api/mine/move"))["token"]
    new = (await ann.ok("/api/mine/move"))["token"]
    assert await phone.refused("/api/move", {"token": old}) == (410, "link-spent")
    assert (await ann.ok("/api/move/look", {"token": new}))["same"]
    await phone.ok("/api/move", {"token": new})


async def test_whoever_sits_at_a_table_twice_stays_two(fast, guests):
    """Nothing is changed, and the link is still good."""
    ann, phone = await guests(fast, "Ann", "Phone")
    table = await table_of(ann, phone)
    token = (await ann.ok("/api/mine/move"))["token"]
    assert await phone.refused("/api/move", {"token": token}) == (409, "both-seated")
    assert (await phone.get("/api/me"))["name"] == "Phone"
    await phone.ok(f"/api/tables/{table}/give-up")
    assert await phone.ok("/api/move", {"token": token}) == {"name": "Ann"}


async def test_an_expired_link_says_so(limited, guests):
    server = limited(hand_over_lifetime=0.0)
    ann, phone = await guests(server, "Ann", "Phone")
    token = (await ann.ok("/api/mine/move"))["token"]
    assert await phone.refused("/api/move", {"token": token}) == (410, "link-spent")


async def test_everything_comes_as_a_file(fast, guests):
    ann = await guests(fast, "Ann")
    table = await a_game(ann)
    answer = await ann.http.get("/api/mine/export")
    assert "attachment" in answer.headers["content-disposition"]
    kept = json.loads(answer.content)
    assert kept["name"] == "Ann"
    assert [game["id"] for game in kept["games"]] == [table]
    assert kept["games"][0]["players"][0]["name"] == "Ann"
    assert kept["passkeys"] == kept["notifications"] == []


async def test_a_button_deletes_it_everywhere(fast, guests):
    ann, bob = await guests(fast, "Ann", "Bob")
    table = await a_game(ann, bob, title="Over", public=True)
    going = await table_of(ann, bob)
    await ann.ok(f"/api/tables/{going}/start")
    async with ann.at(going) as socket:
        await socket.send({"type": "chat", "text": "Remember me"})
        await socket.until("chat")
    await ann.ok("/api/mine/delete")
    assert (await ann.get("/api/me"))["name"] is None
    replay = await bob.get(f"/api/replays/{table}")
    assert [player["name"] for player in replay["players"][:2]] == ["", "Bob"]
    assert "Ann" not in json.dumps(await bob.get(f"/api/tables/{table}"))
    assert "Ann" not in json.dumps(await bob.get("/api/mine"))
    chairs = (await bob.get(f"/api/tables/{going}"))["chairs"]
    assert [chair["kind"] for chair in chairs] == ["bot", "player"]
    async with bob.at(going) as socket:
        assert (await socket.until("chats"))["lines"] == []


async def test_it_is_there_after_kill_9(start, guests):
    server = start(*FAST)
    ann = await guests(server, "Ann")
    table = await a_game(ann)
    token = (await ann.ok("/api/mine/move"))["token"]
    server.kill()
    server.start(server.port)
    assert [game["id"] for game in (await ann.get("/api/mine"))["latest"]] == [table]
    phone = await guests(server, "Phone")
    assert await phone.ok("/api/move", {"token": token}) == {"name": "Ann"}


async def test_several_servers_know_the_same(together, guests):
    """A link made at one is good at the other; seats come along and are given up anywhere."""
    one, two = together("one"), together("two")
    ann = await guests(one, "Ann")
    phone = await guests(two, "Phone")
    here = await table_of(phone, bots=["random"], title="Kept by two")
    ann_here = Guest(two.address, "Ann")
    ann_here.http.cookies = ann.http.cookies
    phone_there = Guest(one.address, "Phone")
    phone_there.http.cookies = phone.http.cookies
    token = (await ann.ok("/api/mine/move"))["token"]
    # Asked of the server that does not keep the table.
    assert await phone_there.ok("/api/move", {"token": token}) == {"name": "Ann"}
    for guest in (ann, ann_here):
        assert [t["id"] for t in (await guest.get("/api/mine/tables"))["tables"]] == [here]
    await ann.ok("/api/mine/delete")
    answer = await phone_there.http.get(f"/api/tables/{here}")
    assert answer.status_code == 404  # the last one has left it
    assert (await ann_here.get("/api/me"))["name"] is None


@pytest.mark.parametrize("proof", ["", "made.up.proof", "W10.x"])
async def test_nobody_else_says_who_is_who(fast, guests, proof):
    ann = await guests(fast, "Ann")
    table = await table_of(ann, bots=["random"])
    path = f"/api/tables/{table}/become"
    assert await ann.refused(path, {"proof": proof}) == (404, "no-such-page")


# Passkeys that are none --------------------------------------------------------------------------


async def test_a_bare_address_has_no_passkeys(fast, guests):
    ann = await guests(fast, "Ann")
    assert await ann.refused("/api/passkeys/new") == (409, "passkey-address")
    assert await ann.refused("/api/sign-in/new") == (409, "passkey-address")


async def test_what_is_no_passkey_is_refused(fast):
    ann = await Guest(fast.address.replace("127.0.0.1", "localhost"), "Ann").register()
    options = await ann.ok("/api/passkeys/new")
    assert options["rp"]["id"] == "localhost"
    assert options["user"]["name"] == "Ann"
    assert options["authenticatorSelection"]["residentKey"] == "required"
    for path in ("/api/passkeys", "/api/sign-in"):
        assert await ann.refused(path, {"credential": {}}) == (400, "malformed")
        made_up = {"response": {"clientDataJSON": "e30"}, "id": "x"}
        assert await ann.refused(path, {"credential": made_up}) == (400, "malformed")
    assert (await ann.ok("/api/passkeys/remove", {"id": "none of mine"})) == {}
    await ann.http.aclose()
