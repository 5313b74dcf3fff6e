"""Levels at the web table: who thinks has its time for it, and who cannot sit down is replaced."""

import json
from collections import OrderedDict

import pytest
from client import table_of
from process import FAST, Process

from lastcall.bots.explain import THOROUGH
from lastcall.bots.search import REGULAR
from lastcall.bots.shelf import SHELF
from lastcall.games import new_game, setup_for
from lastcall.server.booking import check_bot
from lastcall.server.library import stand_ins
from lastcall.server.operator import OPERATOR
from lastcall.server.settings import PAUSE
from lastcall.server.sight import HIDDEN
from lastcall.server.thinking import QUICK_THOUGHT, THOUGHT, Question, answer_to


def test_a_bot_that_tries_things_out_has_its_time_and_no_more():
    """Less where nobody may notice that it is asked: three of them are done within the pause."""
    setup = json.loads(setup_for(["gog", "eve", "dimli"], seed=3).text())
    table = new_game("gog", "eve", "dimli", seed=3)
    memory, answers, given = OrderedDict(), [], {}
    while len(given) < 2 and len(answers) < 60:
        decision = table.decision
        [(code, _)] = answer_to(Question("t", setup, answers, "regular", 1), memory)
        option = next(option for option in decision.options if option.code == code)
        bot = memory["t"][1][decision.seat, "regular", False]
        given[decision.kind in HIDDEN] = bot.budget.seconds
        table.answer(option)
        answers.append(code)
    assert given == {False: THOUGHT, True: QUICK_THOUGHT}
    assert 3 * QUICK_THOUGHT < PAUSE


def test_a_hint_changes_nothing_for_the_bot_that_has_the_seat_later():
    """It looks at more than a regular would; whoever plays there in the end is a regular."""
    setup = json.loads(setup_for(["gog", "eve", "dimli"], seed=3).text())
    table = new_game("gog", "eve", "dimli", seed=3)
    while len(table.decision.options) < 2:
        table.answer(table.decision.options[0])
    seat, memory = table.decision.seat, OrderedDict()
    hint = Question("t", setup, [], "regular", 1, weigh=True)
    assert answer_to(hint, memory)
    assert answer_to(hint._replace(setup=None, seed=2, weigh=False), memory)
    hinting, playing = (memory["t"][1][seat, "regular", weigh] for weigh in (True, False))
    assert hinting.manner is THOROUGH
    assert playing.manner is REGULAR
    assert (playing.seed, playing.asked) == (2, 1)


@pytest.fixture
def nothing_learned(tmp_path):
    shipped = SHELF.folder
    SHELF.move(tmp_path)
    yield
    SHELF.move(shipped)


@pytest.mark.usefixtures("nothing_learned")
def test_where_nothing_was_learned_a_newcomer_sits_down(caplog):
    assert check_bot("champion") == "newcomer"
    assert "champion cannot sit down, newcomer plays instead" in caplog.records[0].getMessage()
    caplog.clear()
    assert check_bot("regular") == "newcomer"
    [line] = [record.getMessage() for record in caplog.records]
    assert "regular cannot sit down, newcomer plays instead" in line
    assert "habits.json" in line


@pytest.mark.usefixtures("nothing_learned")
def test_who_stands_in_is_known_and_why_is_said_in_the_operators_language(caplog, monkeypatch):
    assert stand_ins() == dict.fromkeys(["house", "regular", "champion"], "newcomer")
    monkeypatch.setattr(OPERATOR, "lang", "ru")
    check_bot("champion")
    [line] = [record.getMessage() for record in caplog.records]
    assert "вместо него играет newcomer" in line
    assert "Не прочитать, чему научился бот «champion»" in line


NO_JUDGE = """
import tempfile
from pathlib import Path
from lastcall.bots.shelf import SHELF
there = Path(tempfile.mkdtemp())
(there / "habits.json").write_bytes((SHELF.folder / "habits.json").read_bytes())
(there / "judge.weights").write_bytes(b"[]")
SHELF.move(there)
from lastcall.cli import main
main()
"""


async def test_where_no_regular_can_sit_down_the_hint_says_who_speaks(tmp_path, guests):
    """And nobody is told to ask again for what will not come."""
    server = Process(tmp_path / "data", *FAST, program=NO_JUDGE)
    server.data.mkdir()
    server.start()
    try:
        ann = await guests(server, "Ann")
        instead = (await ann.get("/api/about"))["stand_ins"]
        assert instead == {"regular": "house", "champion": "house"}
        wish = {"options": {"seats": 2, "clock": None}, "bots": ["champion"], "start": True}
        table = (await ann.ok("/api/tables", wish))["id"]
        async with ann.at(table) as a:
            assert (await a.until("table"))["chairs"][1]["bot"] == "house"
            decision = await a.until_asked()
            await a.send({"type": "hint", "n": decision["n"]})
            hint = await a.until("hint")
            assert hint["by"] == "house"
            assert "weighed" not in hint
            await a.play()
        assert (await ann.http.get(f"/api/replays/{table}/weighed")).status_code == 503
        for lang, said in (("en", "No regular can sit down here"), ("ru", "Завсегдатаю здесь")):
            refused = await ann.http.get(f"/api/replays/{table}/weighed?lang={lang}")
            assert refused.json()["error"]["code"] == "no-regular"
            assert said in refused.json()["error"]["text"]
    finally:
        server.stop()
    assert "judge.weights, is damaged" in server.log()


WITH_A_SAGE = """
from lastcall.bots.house import HouseBot
from lastcall.bots.registry import OURS
OURS["sage"] = HouseBot
from lastcall.cli import main
main()
"""
PLAIN = "from lastcall.cli import main; main()"


@pytest.mark.parametrize(
    ("before", "bot", "after", "why"),
    [
        (WITH_A_SAGE, "sage", PLAIN, "There is no bot “sage”"),
        (PLAIN, "champion", NO_JUDGE, "judge.weights, is damaged"),
    ],
    ids=["gone", "unfit"],
)
async def test_a_game_goes_on_without_a_bot_that_cannot_sit_down_any_more(
    tmp_path, guests, before, bot, after, why
):
    """Its chair says who plays there now, and the log says why."""
    server = Process(tmp_path / "data", *FAST, program=before)
    server.data.mkdir()
    server.start()
    try:
        ann = await guests(server, "Ann")
        table = await table_of(ann, bots=[bot], clock=None)
        async with ann.at(table) as a:
            await ann.ok(f"/api/tables/{table}/start")
            assert (await a.until("table"))["chairs"][1]["bot"] == bot
            await a.play(answers=2)
        server.stop()
        server.program = after
        server.start(server.port)
        async with ann.at(table) as a:
            assert (await a.until("table"))["chairs"][1]["bot"] == "house"
            assert await a.play() > 0
    finally:
        server.stop()
    assert f"the bot {bot} cannot sit down, house plays instead" in server.log()
    assert why in server.log()


@pytest.mark.parametrize("level", ["newcomer", "regular", "champion"])
async def test_each_seat_says_how_good_it_is(fast, guests, level):
    ann = await guests(fast, "Ann")
    table = await table_of(ann, bots=[level, "house"], clock=None)
    found = await ann.get(f"/api/tables/{table}")
    assert [chair["bot"] for chair in found["chairs"] if chair["kind"] == "bot"] == [level, "house"]


async def test_one_plays_against_a_regular(fast, guests):
    ann = await guests(fast, "Ann")
    table = await table_of(ann, bots=["regular"], clock=None)
    async with ann.at(table) as a:
        await ann.ok(f"/api/tables/{table}/start")
        await a.play(answers=6)


CLUMSY = """
from lastcall.bots import BlindBot, Bot
from lastcall.bots.registry import OURS

class Stumbles(BlindBot):
    name = "stumbles"
    def __init__(self, seed): pass
    def choose_blindly(self, options): raise RuntimeError("over its own feet")

class Dreams(Bot):
    name = "dreams"
    def __init__(self, seed): pass
    def choose(self, view): raise RuntimeError("of something else")

class Absent(Bot):
    name = "absent"
    def __init__(self, seed): raise RuntimeError("not there at all")

OURS.update(stumbles=Stumbles, dreams=Dreams, absent=Absent)
from lastcall.cli import main
main()
"""


async def test_bots_that_fail_hold_no_game_up(tmp_path, guests):
    """While they choose, in this process or in the other one, and before they have sat down."""
    server = Process(tmp_path / "data", *FAST, program=CLUMSY)
    server.data.mkdir()
    server.start()
    try:
        ann = await guests(server, "Ann")
        table = await table_of(ann, bots=["stumbles", "dreams", "absent"], clock=None)
        await ann.ok(f"/api/tables/{table}/start")
        async with ann.at(table) as a:
            await a.play()
    finally:
        server.stop()
    said = {"stumbles": "over its own feet", "dreams": "of something else", "absent": "not there"}
    for bot, problem in said.items():
        assert f"the bot {bot} found no answer" in server.log()
        assert problem in server.log()
    assert "Traceback" not in server.log()
