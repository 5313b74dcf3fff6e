"""Levels at the web table: who thinks has its time for it, and who cannot sit down is replaced."""

import json
from collections import OrderedDict

import pytest
from client import table_of

from lastcall.bots.shelf import SHELF
from lastcall.games import new_game, setup_for
from lastcall.server.booking import check_bot
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
        bot = memory["t"][1][decision.seat, "regular"]
        given[decision.kind in HIDDEN] = bot.budget.seconds
        table.answer(option)
        answers.append(code)
    assert given == {False: THOUGHT, True: QUICK_THOUGHT}
    assert 3 * QUICK_THOUGHT < PAUSE


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
