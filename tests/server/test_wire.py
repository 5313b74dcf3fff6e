"""What is told is what the schemas say, and the front end's types are made from them."""

import asyncio
import random
import subprocess
import sys
from pathlib import Path
from typing import Union

import msgspec
import pytest
from client import table_of

from lastcall.engine import events as ev
from lastcall.server import outgoing as out
from lastcall.server.eventwire import all_tellings, told

ROOT = Path(__file__).parent.parent.parent
MESSAGES = {
    kind.__struct_config__.tag: kind
    for kind in vars(out).values()
    if isinstance(kind, type)
    and issubclass(kind, msgspec.Struct)
    and kind.__struct_config__.tag_field == "type"
    and kind is not out.Spoken
}
EVENT = Union[tuple(telling.schema for telling in all_tellings())]  # noqa: UP007


def test_the_types_of_the_front_end_are_fresh():
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "wiretypes.py"), "--check"],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr


def test_every_kind_of_event_is_told_with_all_its_fields():
    played = ev.Played(1, 5, 0, 0b110, 1, 3)
    assert msgspec.to_builtins(told(played, "Eve plays …")) == {
        "kind": "played",
        "seat": 1,
        "card": 5,
        "behalf": 1,
        "mode": 0,
        "origin": 3,
        "targets": [1, 2],
        "to": -1,
        "text": "Eve plays …",
    }
    assert msgspec.to_builtins(told(ev.FortitudeChanged(0, 20, 18, 1))) == {
        "kind": "fortitude",
        "seat": 0,
        "before": 20,
        "after": 18,
        "cause": 1,
    }
    kinds = [telling.kind for telling in all_tellings()]
    assert len(kinds) == len(set(kinds)) > 60


def test_a_kind_that_somebody_else_declares_is_told_too():
    class Sang(ev.OfACard):
        __slots__ = ("verses",)
        kind = "somebox:sang"

        def __init__(self, seat, card, verses):
            super().__init__(seat, card)
            self.verses = verses

    said = msgspec.to_builtins(told(Sang(1, 2, 3)))
    assert said == {"kind": "somebox:sang", "seat": 1, "card": 2, "verses": 3}


def read(frame):
    """A frame as its schema reads it; it must be all there, and nothing else."""
    kind = MESSAGES[frame["type"]]
    whole = dict(frame)
    for event in whole.get("events", []):
        assert msgspec.to_builtins(msgspec.convert(event, EVENT)) == event
    if "events" in whole:
        whole["events"] = []
    if frame["type"] == "state":
        view = msgspec.convert(frame["view"], out.GameView)
        assert as_json(view) == frame["view"]
        whole["view"] = {}
        kind = msgspec.defstruct(
            "State",
            [
                (f.name, dict if f.name == "view" else f.type, f.default)
                if not f.required
                else (f.name, dict if f.name == "view" else f.type)
                for f in msgspec.structs.fields(kind)
            ],
            tag_field="type",
            tag="state",
        )
    assert as_json(msgspec.convert(whole, kind)) == whole, frame["type"]


def as_json(data):
    return msgspec.json.decode(msgspec.json.encode(data))


@pytest.mark.parametrize("lang", ["", "?lang=ru"])
async def test_every_frame_of_a_game_fits_its_schema(fast, guests, lang):
    ann, bob = await guests(fast, "Ann", "Bob")
    table = await table_of(ann, bob, bots=["random"], boxes=["rdi2", "rdi9"], clock={"window": 600})
    await ann.ok(f"/api/tables/{table}/character", {"character": "petra"})
    await bob.ok(f"/api/tables/{table}/character", {"character": "dale"})
    async with ann.at(table, lang) as a, bob.at(table, lang) as b:
        await ann.ok(f"/api/tables/{table}/start")
        await a.send({"type": "chat", "text": "hello"})
        await asyncio.gather(a.play(random.Random(3)), b.play(random.Random(4)))
        if a.state["hand"]:
            await a.send({"type": "why", "card": a.state["hand"][0]})
        await a.settled()
    kinds = set()
    previews = abouts = 0
    for frame in a.heard + b.heard:
        read(frame)
        kinds.add(frame["type"])
        if "decision" in frame:
            decision = frame["decision"]
            abouts += "word" in decision or "card" in decision
            previews += any("after" in option for option in decision["options"])
    assert kinds >= {"hello", "table", "chats", "game", "log", "state", "accepted", "chat"}
    assert previews > 3
    assert abouts > 3
    evening = (await ann.ok("/api/tournaments", {"title": "Friday"}))["id"]
    for path, kind in (
        ("/api/about", out.About),
        ("/api/cards?lang=ru", out.CardsAnswer),
        ("/api/rules", out.RulesAnswer),
        ("/api/statistics", out.Statistics),
        ("/api/ladder", out.Ladder),
        (f"/api/tournaments/{evening}", out.Tournament),
    ):
        answer = await ann.get(path)
        assert as_json(msgspec.convert(answer, kind)) == answer
