"""People: names that can be told apart, stallers, seats somebody was put out of, other devices."""

import pytest
from client import passing, table_of, whoever_is_asked

from lastcall.server.names import mixes_look_alikes, skeleton, told_apart


@pytest.mark.parametrize(
    ("name", "like"),
    [
        ("Ann", "ann"),
        ("Ann", "Аnn"),
        ("Ann", "A n n"),
        ("Zoe", "Zoë"),
        ("Bob", "Воb"),
        ("Ill", "Il1"),
        ("Ann", "Ａｎｎ"),
        ("Сор", "Cop"),
    ],
)
def test_names_that_look_alike(name, like):
    assert skeleton(name) == skeleton(like)
    assert told_apart(like, [name]) != like


@pytest.mark.parametrize(("name", "other"), [("Ann", "Anna"), ("Bob", "Rob"), ("Анна", "Инна")])
def test_names_that_do_not(name, other):
    assert told_apart(other, [name]) == other


@pytest.mark.parametrize(
    "name", ["Анна Smith", "日本テレビ", "Zoë", "Ann2", "O'Neil", "नमस्ते", "Nguyễn"]
)
def test_words_of_one_script(name):
    assert not mixes_look_alikes(name)


async def test_a_name_of_mixed_letters_is_refused(fast, guests):
    ann = await guests(fast, "Ann")
    assert await ann.refused("/api/guest", {"name": "Аnn"}) == (400, "mixed-name")
    assert await ann.get("/api/me") == {"name": "Ann"}


async def test_names_are_one_of_a_kind_at_a_table(fast, guests):
    """Also for whoever comes with a link, and however long the name is."""
    long = "A" * 24
    people = await guests(fast, "Ann", "ann", "АНН", "Ann", long, long)
    table = await table_of(*people, doppelgangers=True)
    chairs = (await people[0].get(f"/api/tables/{table}"))["chairs"]
    names = [chair["name"] for chair in chairs]
    assert names[:2] == ["Ann", "ann 2"]
    assert names[3] == "Ann 3"
    assert names[4:] == [long, "A" * 21 + " 2"]
    assert len({skeleton(name) for name in names}) == 6
    token = (await people[4].ok(f"/api/tables/{table}/hand-over"))["token"]
    other = await guests(fast, "Ann")
    await other.ok("/api/take-over", {"token": token})
    chairs = (await people[0].get(f"/api/tables/{table}"))["chairs"]
    assert chairs[4]["name"] == "Ann 4"


async def test_the_hand_of_a_removed_player_is_nobodys(fast, guests):
    """A stranger who sits down there sees nothing until most of the players would have them."""
    ann, bob, cid, dan, eve = await guests(fast, "Ann", "Bob", "Cid", "Dan", "Eve")
    table = await table_of(ann, bob, cid, clock=None)
    async with ann.at(table) as a, bob.at(table), cid.at(table) as c, dan.at(table) as d:
        await ann.ok(f"/api/tables/{table}/start")
        await d.until("state")
        await ann.ok(f"/api/tables/{table}/remove", {"seat": 1})
        assert (await d.until("table"))["chairs"][1]["closed"] is True
        for wanted in ({}, {"seat": 1}):  # no other seat is a bot's
            assert await dan.refused(f"/api/tables/{table}/sit", wanted) == (409, "seat-asked")
        assert await bob.refused(f"/api/tables/{table}/sit", {"seat": 1}) == (403, "removed")
        told = await a.until("table", timeout=20)
        while "wish" not in told["chairs"][1]:
            told = await a.until("table")
        assert told["chairs"][1]["wish"] == "Dan"
        for nobody in (eve, bob, dan):
            where = f"/api/tables/{table}/accept"
            assert await nobody.refused(where, {"seat": 1}) == (403, "not-seated")
        await ann.ok(f"/api/tables/{table}/accept", {"seat": 1})  # one of two is not most
        await ann.ok(f"/api/tables/{table}/accept", {"seat": 1})
        await d.settled()
        assert d.state["hand"] == []
        assert d.table["you"]["seat"] == -1
        await cid.ok(f"/api/tables/{table}/accept", {"seat": 1})
        while d.table["you"]["seat"] != 1:
            await d.next(20)
        state = await d.until("state")
        assert len(state["hand"]) == state["view"]["seats"][1]["hand"] > 0
        await c.settled()
        assert c.table["chairs"][1]["name"] == "Dan"


@pytest.mark.parametrize("stalls", ["the host", "a player"])
async def test_a_staller_is_voted_out(limited, guests, stalls):
    """Most of the others are enough, the host can be the one; then a bot plays on."""
    server = limited("--bot-pause", "0", "--no-limits", stalling=0.2)
    people = await guests(server, "Ann", "Bob", "Cid")
    table = await table_of(*people, clock=None)
    sockets = []
    async with people[0].at(table) as a, people[1].at(table) as b, people[2].at(table) as c:
        sockets = [a, b, c]
        await people[0].ok(f"/api/tables/{table}/start")
        seat = 0 if stalls == "the host" else 1
        staller = sockets[seat]
        others = [i for i in range(3) if i != seat]
        while (asked := await whoever_is_asked(a, b, c)) is not staller:
            n, option = asked.decision["n"], passing(asked.decision)
            asked.decision = None
            await asked.answer(n, option)
            await asked.until("accepted", n=n)
        stranger = await guests(server, "Eve")
        vote = f"/api/tables/{table}/vote-out"
        assert await stranger.refused(vote) == (403, "not-seated")
        assert (await people[seat].ok(vote))["votes"] == 1  # one's own does not count
        assert (await people[others[0]].ok(vote))["votes"] == 2
        assert (await people[others[0]].ok(vote))["votes"] == 2
        await staller.settled()
        assert staller.table["you"]["seat"] == seat
        await people[others[1]].ok(vote)
        while staller.table["you"]["seat"] != -1:
            await staller.next(20)
        assert staller.table["chairs"][seat]["kind"] == "bot"
        assert staller.table["chairs"][seat]["closed"] is True
        assert staller.table["host"] == (1 if seat == 0 else 0)
        await staller.until("state")
        assert staller.state["hand"] == []
        asked = await whoever_is_asked(*(sockets[i] for i in others))
        assert asked is not staller


async def test_who_has_not_had_the_time_to_think_stays(limited, guests):
    server = limited("--bot-pause", "0", "--no-limits", stalling=1000.0)
    ann, bob = await guests(server, "Ann", "Bob")
    table = await table_of(ann, bob, clock=None)
    async with ann.at(table) as a, bob.at(table) as b:
        await ann.ok(f"/api/tables/{table}/start")
        asked = await whoever_is_asked(a, b)
        for guest in (ann, bob):
            await guest.ok(f"/api/tables/{table}/vote-out")
        await asked.settled()
        assert asked.table["votes"] == 2
        assert asked.table["you"]["seat"] >= 0
        await asked.answer(asked.decision["n"], passing(asked.decision))
        while asked.table["votes"]:  # something happened: nobody waits for the same any more
            for socket in (a, b):
                await socket.quiet(0.05)
                if socket.decision is not None:
                    n, option = socket.decision["n"], passing(socket.decision)
                    socket.decision = None
                    await socket.answer(n, option)


async def test_signing_out_everywhere_else(fast, guests):
    """A copied cookie is nobody's from then on; here one stays who one is, with one's seat."""
    ann, thief = await guests(fast, "Ann", "Thief")
    table = await table_of(ann, bots=["random"])
    name, value = next(iter(ann.http.cookies.items()))
    thief.http.cookies.clear()
    thief.http.cookies.set(name, value)
    assert await thief.get("/api/me") == {"name": "Ann"}
    async with thief.at(table) as t, thief.at("lobby") as lobby:
        await t.until("table")
        await ann.ok("/api/sign-out")
        assert await t.closed() == 4401
        assert await lobby.closed() == 4401
    assert await thief.get("/api/me") == {"name": None}
    assert await thief.refused(f"/api/tables/{table}/start") == (401, "no-guest")
    async with thief.at(table) as t:
        assert (await t.until("table"))["you"] == {"seat": -1, "host": False}
    assert await ann.get("/api/me") == {"name": "Ann"}
    assert (await ann.get(f"/api/tables/{table}"))["you"] == {"seat": 0, "host": True}
