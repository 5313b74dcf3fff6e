"""Somebody at a terminal comes to a web table by its link: `lastcall join`."""

import asyncio
import random
import stat
from contextlib import asynccontextmanager

import pytest
from click.testing import CliRunner
from client import table_of

from lastcall.cli import main
from lastcall.terminal.joined import JoinedApp
from lastcall.terminal.remote import Guests, Link, Tavern, Trouble, arrive, read_link

PATIENCE = 20


@pytest.fixture
def remembered(tmp_path):
    return Guests(tmp_path / "state" / "guests.json")


async def come(server, guests, path, name="Ted", character="", lang="en"):
    link = read_link(f"{server.address}{path}")
    tavern = Tavern(link.origin, lang, guests)
    return await arrive(tavern, link, lambda known: known or name, character)


class Screen:
    """The app of somebody who has come, and what stands on its screen."""

    def __init__(self, app, pilot):
        self.app = app
        self.pilot = pilot

    async def until(self, holds):
        async with asyncio.timeout(PATIENCE):
            while not holds():
                await self.pilot.pause(0.02)

    def lines(self):
        screen = self.app.screen
        return "\n".join(strip.text for strip in screen._compositor.render_strips(screen.size))

    async def until_shown(self, text):
        await self.until(lambda: text in self.lines())

    async def until_asked(self):
        await self.until(lambda: self.app.remote.decision is not None)
        return self.app.remote.decision


@asynccontextmanager
async def at_the_screen(remote):
    cards = (await remote.tavern.get("/api/cards"))["cards"]
    app = JoinedApp(remote, cards, locale=remote.tavern.lang)
    async with app.run_test(size=(110, 36)) as pilot:
        yield Screen(app, pilot)


@asynccontextmanager
async def sitting(server, guests, table, **how):
    async with at_the_screen(await come(server, guests, f"/tables/{table}", **how)) as screen:
        yield screen


async def test_a_friend_in_a_terminal_sits_down_and_plays(fast, guests, remembered):
    ann = await guests(fast, "Ann")
    options = {"seats": 2, "clock": None}
    table = (await ann.ok("/api/tables", {"options": options, "character": "eve"}))["id"]
    async with ann.at(table) as a, sitting(fast, remembered, table, character="gog") as ted:
        remote, pilot = ted.app.remote, ted.pilot
        await ted.until_shown("The host starts the game.")
        await ted.until_shown(f"/tables/{table}")
        await ann.ok(f"/api/tables/{table}/start")
        playing = asyncio.create_task(a.play(random.Random(1)))
        given = 0
        while given < 6 and not remote.view.get("over"):
            asked = await ted.until_asked()
            await pilot.pause(0.05)
            assert ted.app.answers.option_count == len(asked["options"])
            await pilot.press("p" if asked["options"][-1]["kind"] in ("pass", "done") else "1")
            await ted.until(lambda n=asked["n"]: (remote.decision or {"n": n + 1})["n"] > n)
            given += 1
        assert "Gog" in ted.lines()
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
    told = await ann.get(f"/api/tables/{table}")
    assert told["chairs"][1]["name"] == "Ted"


async def test_the_same_link_leads_back_to_ones_seat(fast, guests, remembered):
    ann = await guests(fast, "Ann")
    table = (await ann.ok("/api/tables", {"options": {"seats": 3}}))["id"]
    await come(fast, remembered, f"/tables/{table}", "Ted")
    await come(fast, remembered, f"/tables/{table}", "Somebody else")
    told = await ann.get(f"/api/tables/{table}")
    assert [chair["name"] for chair in told["chairs"]] == ["Ann", "Ted", ""]
    # Whoever has the cookie is Ted: the file is nobody else's to read.
    assert stat.S_IMODE(remembered.file.stat().st_mode) == 0o600


async def test_a_lost_connection_is_said_and_mended(start, guests, remembered):
    server = start("--pause", "0", "--bot-pause", "0")
    ann = await guests(server, "Ann")
    table = (await ann.ok("/api/tables", {"options": {"seats": 2}}))["id"]
    remote = await come(server, remembered, f"/tables/{table}")
    async with at_the_screen(remote) as ted:
        await ted.until_shown("The host starts the game.")
        server.kill()
        await ted.until_shown("Reconnecting…")
        server.start(server.port)
        await ted.until_shown("The host starts the game.")


async def test_where_no_chair_is_free_one_watches(fast, guests, remembered):
    ann, bob = await guests(fast, "Ann", "Bob")
    table = await table_of(ann, bob)
    remote = await come(fast, remembered, f"/tables/{table}")
    async with at_the_screen(remote) as ted:
        await ted.until_shown("All chairs are taken.")
        await ann.ok(f"/api/tables/{table}/start")
        await ted.until(lambda: bool(remote.view))
        assert remote.seat == -1
        assert remote.state["hand"] == []


async def test_people_talk_over_the_table(fast, guests, remembered):
    ann = await guests(fast, "Ann")
    table = (await ann.ok("/api/tables", {"options": {"seats": 3}}))["id"]
    async with ann.at(table) as a, sitting(fast, remembered, table, lang="ru") as ted:
        await ted.until_shown("Партию начинает хозяин стола.")
        await ted.pilot.press("c", *"cheers", "enter")
        assert (await a.until("chat"))["text"] == "cheers"
        await a.send({"type": "chat", "text": "To you!"})
        await ted.until_shown("Ann: To you!")


async def test_a_seat_moves_into_the_terminal_once(fast, guests, remembered):
    ann = await guests(fast, "Ann")
    wish = {"bots": ["house"], "options": {"seats": 2, "clock": None}, "start": True}
    table = (await ann.ok("/api/tables", wish))["id"]
    path = (await ann.ok(f"/api/tables/{table}/hand-over"))["path"]
    remote = await come(fast, remembered, path)
    assert remote.id == table
    with pytest.raises(Trouble) as used:
        await come(fast, remembered, path)
    assert "has been used" in used.value.text


@pytest.mark.parametrize("path", ["/tables/nowhere", "/tables/aaaaaaaaaaaaaa"])
async def test_a_table_that_is_gone_is_said_to_be(fast, remembered, path):
    with pytest.raises(Trouble) as gone:
        await come(fast, remembered, path)
    assert "no such table" in gone.value.text


async def test_a_character_that_is_taken_seats_nobody(fast, guests, remembered):
    ann = await guests(fast, "Ann")
    wish = {"options": {"seats": 3}, "character": "gog"}
    table = (await ann.ok("/api/tables", wish))["id"]
    with pytest.raises(Trouble) as taken:
        await come(fast, remembered, f"/tables/{table}", character="gog")
    assert "Gog" in taken.value.text


def test_links_as_people_pass_them_on():
    assert read_link("https://inn.example/tables/k3v") == Link("https://inn.example", "k3v")
    assert read_link(" inn.example:8080/tables/k3v/ ") == Link("http://inn.example:8080", "k3v")
    assert read_link("http://inn.example/take-over#abc").token == "abc"


@pytest.mark.parametrize(
    ("link", "said"),
    [
        ("https://inn.example/", "is no link to a table"),
        ("ftp://inn.example/tables/k3v", "is no link to a table"),
        ("https://inn.example/take-over", "is no link to a table"),
        ("nonsense", "is no link to a table"),
        ("http://inn.example/tables/k3v", "needs a terminal"),
    ],
)
def test_a_link_that_leads_nowhere_is_named(link, said, monkeypatch):
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    result = CliRunner().invoke(main, ["join", link])
    assert result.exit_code == 2
    assert said in result.output


async def test_an_address_without_a_tavern_is_named(remembered):
    tavern = Tavern("http://127.0.0.1:9", "en", remembered)
    with pytest.raises(Trouble) as nobody:
        await tavern.check()
    assert nobody.value.code == "unreachable"
