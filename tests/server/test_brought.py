"""A box from another package at the web table: offered, dealt, played, drawn, told and replayed."""

import os
import shutil
from pathlib import Path

from process import FAST

SOURCE = Path(__file__).parent.parent.parent / "src"


async def test_the_example_box_is_served(start, guests, example_box, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", f"{example_box}{os.pathsep}{SOURCE}")
    server = start(*FAST)
    ann = await guests(server, "Ann")
    about = await ann.get("/api/about")
    assert "taphouse" in about["boxes"]
    assert about["characters"]["taphouse:tess"] == "taphouse"
    cards = await ann.get("/api/cards?lang=ru")
    assert cards["boxes"]["taphouse"] == "Пивоварня"
    tess = next(c for c in cards["characters"] if c["id"] == "taphouse:tess")
    assert (tess["short"], tess["art"]["sign"]) == ("Тесс", "barrel")
    air = next(c for c in cards["cards"] if c["id"] == "taphouse:tess/a-breath-of-cellar-air")
    assert air["title"] == "Глоток подвального воздуха"
    assert air["modes"][0]["does"] == [{"word": "taphouse:settle", "who": "me"}]
    made = await ann.ok(
        "/api/tables",
        {
            "options": {"boxes": ["rdi2", "taphouse"], "seats": 3, "clock": None},
            "character": "taphouse:tess",
            "bots": ["house", "random"],
            "start": True,
        },
    )
    async with ann.at(made["id"], "?lang=en") as a:
        await a.until("game")
        assert a.game["names"][0] == "Tess"
        await a.play(answers=5)
        server.kill()
    server = start(*FAST, port=server.port)
    async with ann.at(made["id"], "?lang=en") as a:
        await a.play()
        while a.table["state"] != "finished":
            await a.next()
    replay = await ann.get(f"/api/replays/{made['id']}?lang=ru")
    assert replay["names"][0] == "Тесс"
    server.kill()
    monkeypatch.setenv("PYTHONPATH", str(SOURCE))
    server = start(*FAST, port=server.port)  # the package is gone, what was told stays
    again = await ann.get(f"/api/replays/{made['id']}?lang=ru")
    assert again == replay
    async with ann.at(made["id"]) as a:
        assert "taphouse:tess" in (await a.until("error", code="other-content"))["text"]


async def test_a_card_of_another_package_that_fails_is_no_fault_of_the_storage(
    start, guests, example_box, monkeypatch, tmp_path
):
    """Whoever sits there is told what it was, and afterwards that the table cannot go on."""
    box = tmp_path / "box"
    shutil.copytree(example_box, box)
    module = box / "lastcall_taphouse" / "__init__.py"
    sound = "        mine = t.parties"
    assert sound in module.read_text()
    spilt = '        raise RuntimeError("the barrel is empty")\n'
    module.write_text(module.read_text().replace(sound, spilt + sound))
    monkeypatch.setenv("PYTHONPATH", f"{box}{os.pathsep}{SOURCE}")
    server = start(*FAST)
    ann = await guests(server, "Ann")
    made = await ann.ok(
        "/api/tables",
        {
            "options": {"boxes": ["rdi2", "taphouse"], "seats": 2, "clock": None},
            "character": "taphouse:tess",
            "bots": ["newcomer"],
            "start": True,
        },
    )
    async with ann.at(made["id"]) as a:
        message = await a.next()
        while message["type"] != "error":
            if a.decision is not None:  # the card of the empty barrel, or else any: new ones come
                options = a.decision["options"]
                plays = [o for o in options if o["kind"] == "play"]
                air = [o for o in plays if "breath-of-cellar" in card_of(a, o)]
                await a.answer(a.decision["n"], (air or options)[0]["code"])
                a.decision = None
            message = await a.next()
        assert message["code"] == "table-failed"
        assert await a.closed() == 4500
    assert "the barrel is empty" in server.log()
    async with ann.at(made["id"]) as a:
        await a.until("error", code="broken-game")
    assert (await ann.get("/healthz"))["status"] == "ok"


def card_of(socket, option):
    return socket.game["cards"][option["card"]]
