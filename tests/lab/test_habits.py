"""A short training: what the house's habits are made by."""

import json

import numpy as np
import pytest

from lastcall.bots import ask
from lastcall.bots.habits import CIRCUMSTANCES, FIGURES, SHIPPED, Habits
from lastcall.bots.house import HouseBot
from lastcall.bots.taste import Taste
from lastcall.games import new_game
from lastcall.lab.habits import SUBJECTS, Answer, Lesson, Subject, fit, train_habits, written

FEW = {asked: Subject(subject.tried / 20, 2) for asked, subject in SUBJECTS.items()}
WIDTH = len(CIRCUMSTANCES)


def trained(jobs):
    said = []
    text = train_habits(3, seed=4, jobs=jobs, subjects=FEW, worlds=1, say=said.append)
    assert said[0].startswith("3 games, ")
    return text


@pytest.fixture(scope="module")
def text():
    return trained(jobs=1)


def test_the_same_seed_gives_the_same_numbers_however_many_processes_play(text):
    assert trained(jobs=2) == text


def test_what_comes_out_makes_a_bot_that_plays(text):
    numbers = json.loads(text)
    assert {"respond", "action"} <= set(numbers) <= set(SUBJECTS)
    assert numbers["respond"]["words"]
    assert numbers["respond"]["moments"]
    taste = Taste(habits={asked: Habits(rows) for asked, rows in numbers.items()})
    t = new_game("gog", "eve", "dimli", seed=2)
    bots = [HouseBot(seat, taste) for seat in range(3)]
    while t.decision is not None:
        t.answer(ask(bots[t.decision.seat], t))
    assert t.over


def test_the_shipped_numbers_are_written_the_same_way():
    shipped = SHIPPED.read_text(encoding="utf-8")
    assert written(json.loads(shipped)) + "\n" == shipped
    assert list(json.loads(shipped)) == list(SUBJECTS)


# The fit -----------------------------------------------------------------------------------------

SHARE = [1.2, -0.3, *[0.0] * (WIDTH - 2)]
STEAL = [0.7, 0.4, *[0.0] * (WIDTH - 2)]


def lessons(count):
    """Answers that gain just what SHARE, STEAL and what paper says of the cost come to."""
    dice = np.random.default_rng(3)
    found = []
    for number in range(count):
        around = [1.0, float(number % 2), *dice.random(WIDTH - 2)]
        point = float(dice.uniform(0.01, 0.03))
        answers = [Answer((0.0, 0.0, 0.0, 0.0), [], "", 0.0)]
        for words in ([["Steal", "Take", "Word"]], [["Nap", "Word"]]):
            figures = tuple(dice.normal(0, 0.02, len(FIGURES)))
            gain = figures[0] * np.dot(SHARE, around) - figures[2]
            if words[0][0] == "Steal":
                gain += np.dot(STEAL, around) * point
            answers.append(Answer(figures, words, "2", gain))
        found.append(Lesson("respond", around, point, answers))
    return found


def test_what_was_gained_is_put_down_to_what_brought_it():
    rows = fit(lessons(600), seldom=600, ridge=1e-6)
    assert rows["share"] == pytest.approx(SHARE, abs=2e-3)
    assert rows["cost"] == pytest.approx([-1.0, *[0.0] * (WIDTH - 1)], abs=2e-3)
    assert rows["held"] == pytest.approx([0.0] * WIDTH, abs=2e-3)
    # A word and the moment that all words share can only be told apart by what differs.
    differ = np.array(rows["words"]["Steal"]) - rows["words"]["Nap"]
    assert differ.tolist() == pytest.approx(STEAL, abs=2e-3)


def test_with_much_doubt_only_paper_counts():
    rows = fit(lessons(50), seldom=1, ridge=1e12)
    assert rows["share"] == [1.0, *[0.0] * (WIDTH - 1)]
    assert rows["cost"] == [-1.0, *[0.0] * (WIDTH - 1)]
    assert rows["words"]["Steal"] == [0.0] * WIDTH


def test_what_was_seldom_seen_is_left_out_or_counts_as_what_it_is_a_kind_of():
    some = lessons(20)
    for lesson in some[:3]:
        lesson.answers[2].words[0][:] = ["Loot", "Steal", "Take", "Word"]
    for lesson in some[:4]:
        lesson.answers[1] = lesson.answers[1]._replace(moment="7")
    rows = fit(some, seldom=5)
    assert set(rows["words"]) == {"Nap", "Steal"}
    assert set(rows["moments"]) == {"2"}
    assert set(fit(some, seldom=3)["words"]) == {"Loot", "Nap", "Steal"}
    assert list(fit(some, seldom=4)["moments"]) == ["2", "7"]
    for lesson in some[:3]:
        lesson.answers[2].words[0][:] = ["Steal", "Take", "Word"]
    assert fit(some, seldom=5)["words"] == rows["words"]
