"""Bots think beside the tables: whatever one does, nobody waits for it but its own table."""

import json
import os
import signal
from collections import OrderedDict
from pathlib import Path

import pytest
from client import eventually, table_of
from process import FAST, Process

from lastcall.bots import ask, make_bot
from lastcall.games import new_game, setup_for
from lastcall.server.explaining import Thought
from lastcall.server.thinking import FORGOTTEN, Question, answer_to

HANGING = """
from lastcall.bots.contract import Bot
from lastcall.bots.registry import OURS
class Hanging(Bot):
    def choose(self, view):
        while True:
            pass
OURS["house"] = Hanging
"""
FAILING = """
from lastcall.bots.contract import Bot
from lastcall.bots.registry import OURS
class Failing(Bot):
    def choose(self, view):
        raise ValueError("no idea")
OURS["house"] = Failing
"""
BUDGET = """
from lastcall.server.thinking import Thinkers
begin = Thinkers.__init__
Thinkers.__init__ = lambda self, number, budget: begin(self, 1, {budget})
from lastcall.cli import main
main()
"""


@pytest.fixture
def with_bots(tmp_path):
    started = []

    def begin(bots, budget):
        server = Process(tmp_path / "data", *FAST, program=bots + BUDGET.format(budget=budget))
        server.data.mkdir()
        started.append(server.start())
        return server

    yield begin
    for server in started:
        server.stop()


async def until_the_bot(a):
    """Play until the table waits for the bot, whether or not that is told."""
    await a.until("state")
    while True:
        await a.settled()
        if a.decision is None:
            return
        n, option = a.decision["n"], a.decision["options"][-1]["code"]
        await a.answer(n, option)
        await a.until("accepted", n=n)  # and what follows comes at once


def beside(server):
    """The one thinker, and who writes games down."""
    tasks = Path(f"/proc/{server.process.pid}/task").iterdir()
    found = sorted(int(n) for task in tasks for n in (task / "children").read_text().split())
    assert len(found) == 2
    return found


async def played_out(guest):
    """A table where a game against a bot has come to its end."""
    table = await table_of(guest, bots=["house"], clock=None)
    async with guest.at(table) as seat:
        await guest.ok(f"/api/tables/{table}/start")
        await seat.play()
    return table


async def test_a_bot_that_thinks_for_ever_holds_nobody_up(with_bots, guests):
    """Everybody is served while it thinks."""
    server = with_bots(HANGING, 1000.0)
    ann = await guests(server, "Ann")
    table = await table_of(ann, bots=["house"], clock=None)
    async with ann.at(table) as a:
        await ann.ok(f"/api/tables/{table}/start")
        await until_the_bot(a)
        await a.settled()  # the first state may come twice
        heard = len(a.heard)
        for _ in range(5):
            await a.settled()
            assert (await ann.get("/healthz"))["status"] == "ok"
        assert {message["type"] for message in a.heard[heard:]} == {"pong"}
    server.stop()
    assert "Traceback" not in server.log()


async def test_a_bot_that_thinks_too_long_is_answered_for(with_bots, guests):
    server = with_bots(HANGING, 0.3)
    ann = await guests(server, "Ann")
    table = await table_of(ann, bots=["house"], clock=None)
    async with ann.at(table) as a:
        await ann.ok(f"/api/tables/{table}/start")
        await until_the_bot(a)
        await eventually(lambda: "found no answer" in server.log(), 60)
    assert "found no answer" in server.log()
    assert "Traceback" not in server.log()


async def test_a_bot_that_fails_is_answered_for(with_bots, guests):
    server = with_bots(FAILING, 30.0)
    ann = await guests(server, "Ann")
    table = await table_of(ann, bots=["house"], clock=None)
    async with ann.at(table) as a:
        await ann.ok(f"/api/tables/{table}/start")
        await until_the_bot(a)
        await eventually(lambda: "ValueError: no idea" in server.log(), 60)
    assert "Traceback" not in server.log()


async def test_a_thinker_that_dies_is_replaced(with_bots, guests):
    server = with_bots("", 30.0)
    thinker, _ = beside(server)
    ann = await guests(server, "Ann")
    table = await table_of(ann, bots=["house"], clock=None)
    async with ann.at(table) as a:
        await ann.ok(f"/api/tables/{table}/start")
        await a.play(answers=3)
        os.kill(thinker, signal.SIGKILL)
        assert await a.play() > 0  # to the end of the game, however soon that is
    assert "Traceback" not in server.log()


@pytest.mark.parametrize("end", ["stop", "kill"])
async def test_no_thinker_is_left_behind(with_bots, guests, end):
    """However the server ends, and also in the middle of a thought."""
    server = with_bots(HANGING, 1000.0)
    processes = beside(server)
    ann = await guests(server, "Ann")
    table = await table_of(ann, bots=["house"], clock=None)
    async with ann.at(table) as a:
        await ann.ok(f"/api/tables/{table}/start")
        await until_the_bot(a)
        await a.settled()
    getattr(server, end)()
    for pid in processes:
        await eventually(lambda pid=pid: not Path(f"/proc/{pid}/cmdline").exists()
                         or not Path(f"/proc/{pid}/cmdline").read_bytes(), 30)  # fmt: skip


async def test_a_game_is_written_down_beside_the_tables(with_bots, guests):
    server = with_bots("", 30.0)
    ann = await guests(server, "Ann")
    table = await played_out(ann)
    assert (await ann.get(f"/api/replays/{table}"))["id"] == table
    assert "written down" not in server.log()


async def test_a_scribe_that_dies_is_replaced_and_no_game_is_lost(with_bots, guests):
    """The game it was to write down is written down all the same, and so is the next one."""
    server = with_bots("", 30.0)
    _, scribe = beside(server)
    ann = await guests(server, "Ann")
    os.kill(scribe, signal.SIGKILL)
    for _ in range(2):
        table = await played_out(ann)
        assert (await ann.get(f"/api/replays/{table}"))["id"] == table
    assert server.log().count("could not be written down beside the tables") == 1
    assert "Traceback" not in server.log()


def test_a_thinker_decides_as_the_bot_would_at_the_table():
    """Told the setup once and then only what is new, and anew once it has forgotten."""
    setup = json.loads(setup_for(["gog", "eve", "dimli"], seed=3).text())
    table = new_game("gog", "eve", "dimli", seed=3)
    bots = {seat: make_bot("house", seat) for seat in range(3)}
    memory, told, answers = OrderedDict(), 0, []
    assert answer_to(Question("t", None, [], "house", 0), memory) == FORGOTTEN
    for number in range(60):
        if table.decision is None:
            break
        seat = table.decision.seat
        if number == 30:
            memory.clear()
            assert (
                answer_to(Question("t", None, answers[told:], "house", seat), memory) == FORGOTTEN
            )
            question = Question("t", setup, answers, "house", seat)
        else:
            question = Question("t", None if number else setup, answers[told:], "house", seat)
        option = ask(bots[seat], table)
        assert answer_to(question, memory) == [Thought(option.code, None)]
        told = len(answers)
        table.answer(option)
        answers.append(option.code)
