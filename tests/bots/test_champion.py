"""The champion and the regular: what was thought is weighed with what was found."""

import subprocess
import sys
import textwrap
from importlib import import_module
from pathlib import Path

import pytest

from lastcall.bots import Budget, ask, make_bot
from lastcall.bots.search import SPREADS, Manner, RegularBot, Trial, Weighing, kind_of
from lastcall.bots.worlds import Worlds
from lastcall.games import new_game
from lastcall.testing import table

LEVELS = pytest.mark.parametrize("level", ["regular", "champion"])


def test_a_little_luck_is_not_taken_for_a_better_answer():
    t = new_game("gog", "eve", seed=1)
    [option, *_] = t.decision.options
    plain, thoughtful = Trial(option), Trial(option, -0.02, 0.02)
    assert (thoughtful.gain(), thoughtful.error()) == (-0.02, 0.02)
    for trial in (plain, thoughtful):
        for gain in (0.2, -0.1, 0.2, -0.1):
            trial.add(gain)
    assert plain.gain() == pytest.approx(0.05)
    assert thoughtful.gain() < 0 < plain.gain()
    assert 0 < thoughtful.error() < 0.02
    for _ in range(2000):
        thoughtful.add(0.05)
    assert thoughtful.gain() == pytest.approx(0.05, abs=0.005)  # what is found often is believed


def test_worlds_in_which_nothing_differs_prove_little():
    t = new_game("gog", "eve", seed=1)
    trial = Trial(t.decision.options[0], 0.01, 0.02)
    for _ in range(2):
        trial.add(0.0)
    assert 0 < trial.gain() < 0.01
    assert trial.error() > 0.01


@LEVELS
def test_what_habits_are_sure_is_worse_is_not_tried_unless_asked_for(level):
    t = table("gog", "eve", "dimli").hand("gog", "Dance with Gog!").until("action").table
    bot = make_bot(level, 1)
    view = t.view(0)
    usual = bot.house.choose(view)
    thought = bot.candidates(view, usual, None)
    assert [trial.prior for trial in thought] == sorted((t.prior for t in thought), reverse=True)
    worth_it = Weighing(usual, thought).worth_trying(bot.manner.worth)
    tried = bot.weigh(view, Worlds(t, 0)).trials
    assert [trial.count > 0 for trial in tried] == [trial in worth_it for trial in thought]
    for option in view.options:
        kinds = [kind_of(view, each.option) for each in bot.candidates(view, usual, option)]
        assert kind_of(view, option) in [*kinds, kind_of(view, usual)]
        assert len(kinds) == len(set(kinds))
        assert kind_of(view, usual) not in kinds


def test_where_habits_say_nothing_all_are_as_likely():
    t = table("gog", "eve", "dimli").turn("gog", "drink").pile("gog", "The Challenge!")
    view = t.until("dare", "gog").table.view(0)
    bot = make_bot("regular", 1)
    assert view.asked_for not in bot.house.habits
    [trial] = bot.candidates(view, bot.house.choose(view), None)
    assert trial.prior == 0.0
    assert trial.spread > max(SPREADS.values())


def test_without_a_spread_only_what_was_found_counts():
    t = table("gog", "eve", "dimli").hand("gog", "Dance with Gog!").until("action").table
    bot = RegularBot(1, Manner(spread=0.0))
    view = t.view(0)
    tried = bot.candidates(view, bot.house.choose(view), None)
    assert len(tried) == 2
    assert all(trial.gain() == 0.0 for trial in tried)


def test_it_can_be_told_how_many_to_try():
    t = new_game("gog", "eve", "dimli", seed=4)
    bot = type(make_bot("champion", 1))(1, Manner(candidates=2))
    bot.budget = Budget(2)
    for _ in range(20):
        seat = t.decision.seat
        if len(t.decision.options) > 1:
            assert len(bot.weigh(t.view(seat), Worlds(t, seat)).trials) <= 1
        t.answer(ask(make_bot("house", 1), t))


def test_somebody_it_has_never_met_is_playable(example_box):
    """A character of another package: in its own seat, and as a rival."""
    code = """
    import sys
    sys.path.insert(0, sys.argv[1])
    import lastcall
    from lastcall.bots import Budget, ask, make_bot
    for seat in (0, 1):
        table = lastcall.new_game("taphouse:tess", "gog", "eve", seed=3)
        bots = [make_bot("champion" if each == seat else "house", each) for each in range(3)]
        assert bots[seat].name == "champion"
        bots[seat].budget = Budget(2)
        while table.decision is not None and table.turn < 6:
            table.answer(ask(bots[table.decision.seat], table))
    """
    command = [sys.executable, "-c", textwrap.dedent(code), str(example_box)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("level", ["regular", "champion"])
def test_what_is_measured_without_a_part_is_the_level_itself_in_all_else(level, monkeypatch):
    """`python benchmarks/bots.py champion --manner '{"near": 2}'` (docs/bots.md)."""
    monkeypatch.syspath_prepend(Path(__file__).parents[2] / "benchmarks")
    measured = import_module("bots").player(level, 1, {"near": 5}, 0.0)
    own = make_bot(level, 1)
    assert type(measured) is type(own)
    assert measured.budget.worlds == own.budget.worlds
    parts = [part for part in dir(own.manner) if not part.startswith("_")]
    other = [p for p in parts if getattr(measured.manner, p) != getattr(own.manner, p)]
    assert other == ["near"]
