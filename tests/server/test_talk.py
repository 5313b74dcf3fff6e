"""What is said: quips, onlookers, lines for the host to look at, words nobody is to read."""

import pytest
from client import table_of
from process import FAST

from lastcall.cards.catalogue import CHARACTERS
from lastcall.server.quips import KINDS, named, quips_of, spoken
from lastcall.server.refusals import Refusal
from lastcall.server.unwanted import Unwanted
from lastcall.text.messages import Messages


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_character_has_a_voice_of_its_own(lang):
    messages = Messages(lang)
    said = [messages.format(f"quip-{name}.{kind}") for name in CHARACTERS for kind in KINDS]
    assert len(set(said)) == len(CHARACTERS) * len(KINDS)
    assert all(len(line) <= 60 for line in said)
    assert quips_of("somebody:new", lang) == quips_of("", lang)
    assert spoken(named("gog", "cheers"), "") == spoken("gog.cheers", "en")


async def test_a_quip_is_heard_by_all_each_in_their_language(fast, guests):
    ann, bob, eve = await guests(fast, "Ann", "Bob", "Eve")
    table = await table_of(ann, bob)
    await ann.ok(f"/api/tables/{table}/character", {"character": "gog"})
    async with ann.at(table) as a, bob.at(table, "?lang=ru") as b, eve.at(table, "?lang=en") as e:
        await ann.ok(f"/api/tables/{table}/start")
        await a.send({"type": "quip", "quip": "cheers"})
        for socket, lang in ((a, "en"), (b, "ru"), (e, "en")):
            line = await socket.until("chat")
            assert line["quip"] == "cheers"
            assert line["name"] == "Ann"
            assert line["text"] == spoken("gog.cheers", lang)
        await e.send({"type": "quip", "quip": "cheers"})
        assert (await e.until("error"))["code"] == "not-seated"
        await a.send({"type": "quip", "quip": "dance"})
        assert (await a.until("error"))["code"] == "malformed"
        await b.send({"type": "lang", "lang": "en"})
        assert (await b.until("chats"))["lines"][0]["text"] == spoken("gog.cheers", "en")
    async with bob.at(table, "?lang=ru") as b:
        assert (await b.until("chats"))["lines"][0]["text"] == spoken("gog.cheers", "ru")


async def test_onlookers_talk_but_not_to_those_who_play(fast, guests):
    """Before the game everybody hears them; during it those who watch, and nobody who plays."""
    ann, bob, eve, dan = await guests(fast, "Ann", "Bob", "Eve", "ann")
    table = await table_of(ann, bob, clock=None)
    async with ann.at(table) as a, bob.at(table) as b, eve.at(table) as e, dan.at(table) as d:
        await e.send({"type": "chat", "text": "is there a chair?"})
        line = await a.until("chat")
        assert (line["seat"], line["name"]) == (-1, "Eve")
        await ann.ok(f"/api/tables/{table}/start")
        await e.send({"type": "chat", "text": "who will win?"})
        await d.send({"type": "chat", "text": "Bob!"})
        assert (await d.until("chat", text="who will win?"))["name"] == "Eve"
        # Nobody is taken for a player.
        assert (await e.until("chat", text="Bob!"))["name"] == "ann 2"
        await a.send({"type": "chat", "text": "good luck"})
        for socket in (b, e, d):
            await socket.until("chat", text="good luck")
        assert not [m for m in (*a.heard, *b.heard) if m.get("text") in ("who will win?", "Bob!")]
    async with bob.at(table) as b, eve.at(table) as e:
        assert [line["text"] for line in (await b.until("chats"))["lines"]] == ["good luck"]
        assert len((await e.until("chats"))["lines"]) == 4


async def test_the_host_mutes_an_onlooker(fast, guests):
    ann, bob, eve = await guests(fast, "Ann", "Bob", "Eve")
    table = await table_of(ann, bob)
    async with ann.at(table) as a, eve.at(table) as e:
        await e.send({"type": "chat", "text": "la la la"})
        await a.until("chat")
        mute = f"/api/tables/{table}/mute"
        assert await bob.refused(mute, {"name": "Eve", "muted": True}) == (403, "not-host")
        nobody = {"name": "Zoe", "muted": True}
        assert await ann.refused(mute, nobody) == (404, "no-such-speaker")
        await ann.ok(mute, {"name": "Eve", "muted": True})
        told = await a.until("table")
        assert told["onlookers"] == [{"name": "Eve", "muted": True}]
        await e.send({"type": "chat", "text": "la la"})
        assert (await e.until("error"))["code"] == "muted"
        await ann.ok(mute, {"name": "Eve", "muted": False})
        await e.send({"type": "chat", "text": "thanks"})
        await a.until("chat", text="thanks")


async def test_a_line_is_reported_to_the_host(start, guests):
    """Once by each; the host alone sees it, also after a restart, and puts it away."""
    server = start(*FAST)
    ann, bob, cid = await guests(server, "Ann", "Bob", "Cid")
    table = await table_of(ann, bob, cid)
    report = f"/api/tables/{table}/report"
    async with ann.at(table) as a, bob.at(table) as b, cid.at(table) as c:
        await b.send({"type": "chat", "text": "you all smell"})
        line = await c.until("chat")
        about = {"at": line["at"], "name": line["name"]}
        for _ in range(2):
            await cid.ok(report, about)
        told = await a.until("table")
        while "reports" not in told:
            told = await a.until("table")
        [seen] = told["reports"]
        assert (seen["text"], seen["name"], seen["by"]) == ("you all smell", "Bob", 1)
        assert await cid.refused(report, {**about, "at": 5}) == (404, "no-such-line")
        await a.send({"type": "chat", "text": "hush"})
        own = await c.until("chat", text="hush")
        mine = {"at": own["at"], "name": "Ann"}
        assert await cid.refused(report, mine) == (409, "host-said-it")
        await c.settled()
        assert not any("reports" in message for message in c.heard)
    server.stop()
    server.start(server.port)
    async with ann.at(table) as a:
        assert (await a.until("table"))["reports"][0]["text"] == "you all smell"
        seen_it = f"/api/tables/{table}/report-seen"
        assert await bob.refused(seen_it, about) == (403, "not-host")
        await ann.ok(seen_it, about)
        while "reports" in await a.until("table"):
            pass


@pytest.fixture
def words(tmp_path):
    file = tmp_path / "words.txt"
    file.write_text("# ours\nturnip\nгрибник*  # and all its cases\nassay\n", encoding="utf-8")
    return file


@pytest.mark.parametrize(
    "text",
    [
        "turnip",
        "You TURNIP!",
        "tuuurnip",
        "t u r n i p",
        "t.u.r.n.i.p",
        "тurnip",
        "tùrnip",
        "turn1p",
        "ты грибники",
        "ГРИБНИК",
        "ｔｕｒｎｉｐ",
        "a turnip, you say?",
    ],
)
def test_a_word_is_found_however_it_is_dressed_up(words, text):
    with pytest.raises(Refusal):
        Unwanted(words).check(text)


@pytest.mark.parametrize(
    "text", ["turnips", "an essay", "u turn", "nip", "гриб", "a b c", "", "1 2 3"]
)
def test_an_innocent_word_is_not(words, text):
    Unwanted(words).check(text)


def test_the_file_is_read_again_when_it_changes(words):
    import os

    unwanted = Unwanted(words)
    unwanted.check("potato")
    words.write_text("potato\n")
    os.utime(words, (1, 1))
    with pytest.raises(Refusal):
        unwanted.check("potato")
    unwanted.check("turnip")
    words.unlink()
    with pytest.raises(Refusal):
        unwanted.check("potato")
    Unwanted(None).check("potato")


async def test_unwanted_words_are_not_said_nor_anybodys_name(start, guests, words):
    server = start(*FAST, "--words", str(words))
    ann, bob = await guests(server, "Ann", "Bob")
    assert await ann.refused("/api/guest", {"name": "Turnip"}) == (400, "unwanted-word")
    titled = {"options": {"title": "The turn1p"}}
    assert await ann.refused("/api/tables", titled) == (400, "unwanted-word")
    table = await table_of(ann, bob)
    assert await ann.refused(f"/api/tables/{table}/options", titled) == (400, "unwanted-word")
    async with ann.at(table) as a:
        await a.send({"type": "chat", "text": "you turnip"})
        assert (await a.until("error"))["code"] == "unwanted-word"
        await a.send({"type": "chat", "text": "you potato"})
        await a.until("chat", text="you potato")
    assert await ann.get("/api/me") == {"name": "Ann"}
