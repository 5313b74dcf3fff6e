"""`lastcall train`: a short training, gone on with, interrupted, and refused where it cannot."""

import json
from random import Random

import numpy as np
import pytest
from click.testing import CliRunner

from lastcall.bots import ask, make_bot
from lastcall.bots.eyes import FEATURES, look
from lastcall.bots.habits import CIRCUMSTANCES, FEW, FIGURES, PAPER, read_from
from lastcall.bots.house import HouseBot
from lastcall.bots.lore import of
from lastcall.bots.network import Network
from lastcall.bots.shelf import SHELF, opened
from lastcall.cli import extras, main
from lastcall.games import new_game
from lastcall.lab.practice import (
    COLUMN,
    FIRST,
    FREEST,
    SEATS,
    STEADIEST,
    SUBJECTS,
    WIDTH,
    Ledger,
    Sums,
    by_paper,
    drawn_table,
    numbers_of,
    play,
    stood_better,
    weights_of,
)

pytest.importorskip("torch")

from lastcall.lab.learning import Learner, beginner
from lastcall.lab.training_run import Point, Settings, Training, drawn

SHORT = ["--games", "3", "--epochs", "1", "--seed", "3", "--jobs", "1"]


def train(out, *more, lang="en"):
    return CliRunner().invoke(main, ["train", "--out", str(out), *SHORT, "--lang", lang, *more])


@pytest.fixture(scope="module")
def trained(tmp_path_factory):
    """A folder in which one iteration is done."""
    out = tmp_path_factory.mktemp("training") / "learned"
    done = train(out, "--iterations", "1")
    assert done.exit_code == 0, done.output
    return out


@pytest.fixture
def copy(trained, tmp_path):
    out = tmp_path / "copy"
    out.mkdir()
    for file in trained.iterdir():
        (out / file.name).write_bytes(file.read_bytes())
    return out


def some_games(seed=5):
    return play(SHELF.habits("house"), SHELF.judge("regular"), seed, 4)


@pytest.fixture(scope="module")
def lessons():
    return some_games()


# Practice ----------------------------------------------------------------------------------------


def test_lessons_say_who_won_and_what_was_gained(lessons):
    assert lessons.seen.shape[1:] == (SEATS, len(FEATURES))
    assert len(lessons.seen) == len(lessons.won) > 40
    assert np.allclose(lessons.won.sum(1), 1.0, atol=1e-3)
    assert set(lessons.sums) <= set(SUBJECTS)
    assert {"respond", "discard"} <= set(lessons.sums)
    assert lessons.decisions > 50
    for columns, squares, gained in lessons.sums.values():
        assert squares.shape == (len(columns), len(columns))
        assert gained.shape == columns.shape
        assert (squares.diagonal() > 0).all()  # columns in which nothing was are left out
    won, fair = lessons.part
    assert 0 <= won <= 4
    assert 0 < fair <= 4


def test_the_same_seed_gives_the_same_lessons(lessons):
    again = some_games()
    assert np.array_equal(lessons.seen, again.seen)
    assert lessons[1:4] == again[1:4]
    for one, other in zip(lessons.sums.values(), again.sums.values(), strict=True):
        assert all(np.array_equal(*each) for each in zip(one, other, strict=True))
    assert not np.array_equal(some_games(6).seen, again.seen)


def test_all_sorts_of_tables_are_drawn():
    tables = [drawn_table(Random(seed)) for seed in range(150)]
    assert {len(t.seats) for t in tables} == {2, 3, 4, 5, 6}
    assert len({c.id for t in tables for c in t.game.characters}) >= 21
    assert any(t.game.bare for t in tables)
    assert any(t.game.teams for t in tables)


def test_a_seat_stood_better_by_what_became_of_it():
    t = new_game("gog", "eve", "dimli", seed=1)
    never = stood_better(t, [[0.2, 0.3, 0.5]] * 3, np.array([1.0, 0.0, 0.0]))
    assert never[2] == pytest.approx([0.8, -0.3, -0.5])  # the last turn: all of it
    assert 0 < never[0][0] < never[1][0] < never[2][0]  # earlier ones: the less, the longer ago
    assert never.sum(1) == pytest.approx([0.0] * 3)


def test_a_side_wins_and_loses_together():
    t = new_game("dale", "jett", "tara", "wench", seed=1, variants=["two-headed"])
    mate = next(i for i in range(1, 4) if t.seats[i].party == t.seats[0].party)
    returns = np.array([0.5 * (seat.party == t.seats[0].party) for seat in t.seats])
    [row] = stood_better(t, [[0.25] * 4], returns)
    assert row[0] == row[mate] == pytest.approx(0.5)


# Habits as numbers -------------------------------------------------------------------------------


def test_habits_can_be_written_down_and_read():
    weights = weights_of(SHELF.habits("house"))
    again = weights_of(read_from(numbers_of(weights)))
    for subject in SUBJECTS:
        assert weights[subject].shape == (WIDTH,)
        assert again[subject] == pytest.approx(weights[subject], abs=6e-4)


def test_beginners_habits_are_what_paper_says():
    """Nothing learned: the same answers as without habits, but for what is thrown away."""
    t = new_game("gog", "eve", "dale", "jett", seed=6)
    learner = HouseBot(1, habits=read_from(numbers_of(by_paper())))
    paper, bots = HouseBot(1, habits=PAPER), [make_bot("house", seat) for seat in range(4)]
    compared = 0
    while t.decision is not None:
        if t.decision.kind != "discard" and len(t.decision.options) > 1:
            assert ask(learner, t) is ask(paper, t)
            compared += 1
        t.answer(ask(bots[t.decision.seat], t))
    assert compared > 60


# Learning ----------------------------------------------------------------------------------------


def lesson_of(had, gained):
    from lastcall.lab.practice import Lessons

    columns = np.arange(had.shape[1])
    sums = {"action": Sums(columns, had.T @ had, had.T @ gained)}
    return Lessons(sums, len(had), float((gained**2).sum()), 0.0, None, None, (1.0, 1.0))


def test_what_was_gained_is_put_down_to_what_brought_it():
    dice = np.random.default_rng(3)
    anchor = by_paper()
    ledger = Ledger(anchor)
    truth = np.zeros(40)
    truth[[0, 17, 33]] = 0.7, -0.4, 0.2
    for _ in range(4):
        had = dice.normal(0, 1.0, (2000, 40))
        ledger.fade()
        ledger.add(lesson_of(had, had @ truth + dice.normal(0, 0.3, 2000)))
    learned = ledger.learned()
    assert learned["action"][:40] == pytest.approx(truth, abs=0.03)
    assert learned["action"][40:] == pytest.approx(anchor["action"][40:])  # nothing was said of it
    assert learned["respond"] == pytest.approx(anchor["respond"])
    assert 0 < ledger.unsure() < 0.01


def test_what_was_learned_before_counts_as_so_many_games():
    """Three times as much as the games so far: a quarter of the way towards what they say."""
    before = by_paper()
    ledger = Ledger(before)
    dice = np.random.default_rng(4)
    had = dice.normal(0, 1.0, (5000, 40))
    other = before["action"][:40] + 0.8
    ledger.add(lesson_of(had, had @ other))
    ledger.believe(before, 3.0)
    gone = (ledger.learned()["action"] - before["action"])[:40]
    assert gone == pytest.approx(0.2, abs=0.01)
    assert ledger.decisions == 20_000


def test_answers_are_drawn_as_freely_as_is_not_known(tmp_path):
    def training(anew):
        return Training(tmp_path, Settings(anew=anew))

    def after(spread):
        return training(anew=True).heat([Point(10, 1.0, 0.0, spread, 1.0)])

    assert training(anew=True).heat([]) == after(0.2) == FREEST
    assert after(0.003) == 0.003
    assert training(anew=False).heat([]) == after(0.0001) == STEADIEST


def test_whoever_draws_freely_gives_other_answers():
    habits, judge = SHELF.habits("house"), SHELF.judge("regular")
    steady = play(habits, judge, 5, 2, STEADIEST)
    free = play(habits, judge, 5, 2, FREEST)
    assert free.decisions / len(free.seen) > steady.decisions / len(steady.seen)


def test_what_circumstances_change_needs_more_to_be_believed():
    ledger = Ledger(weights_of({}))
    had = np.ones((1, 2))
    ledger.add(lesson_of(had, np.array([1.0])))
    always, within = ledger.learned()["action"][:2]
    assert always == pytest.approx(3 * within)
    assert ledger.firm[FIRST] < ledger.firm[FIRST + 1] == ledger.firm[FIRST + FEW - 1]
    assert ledger.firm[len(CIRCUMSTANCES)] == ledger.firm[0]
    assert len(ledger.firm) == len(FIGURES) * len(CIRCUMSTANCES) + len(COLUMN) * FEW


def test_the_judge_learns_who_is_about_to_win():
    """Whoever has the larger margin wins: a few lessons, and it is no surprise any more."""
    dice = np.random.default_rng(5)
    seen = np.zeros((4000, SEATS, len(FEATURES)), np.float16)
    seen[:, :3, 0] = 1.0
    seen[:, :3, 3] = dice.random((4000, 3))
    won = np.zeros((4000, SEATS), np.float16)
    won[np.arange(4000), seen[:, :3, 3].argmax(1)] = 1.0
    learner = Learner(beginner(2))
    assert learner.learn(seen, won, 40, seed=1) == pytest.approx(np.log(3), abs=1e-3)
    assert learner.tested(seen, won) < 0.4


def test_what_is_learned_is_what_is_played_by():
    """NumPy at the table says what PyTorch learned."""
    t = new_game("gog", "eve", "dimli", seed=3)
    seen = np.array([look(t, of(t.game))], np.float32)
    arrays = dict(zip(("w1", "b1", "w2", "w3", "b2", "w4"), SHELF.judge("x").weights, strict=True))
    for seat, chance in enumerate(Network(arrays).chances(seen)[0]):
        won = np.zeros((1, 3), np.float32)
        won[0, seat] = 1.0
        assert Learner(arrays).tested(seen, won) == pytest.approx(-np.log(chance), abs=1e-4)


# The command -------------------------------------------------------------------------------------


def test_it_goes_on_where_it_stopped(copy):
    done = train(copy, "--iterations", "2", "--json")
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    assert [point["games"] for point in told["curve"]] == [3, 6]
    assert set(told["curve"][0]) == {"games", "surprise", "explained", "spread", "won"}
    assert told["file"] == str(copy / "habits.json")
    assert told["judge"] == str(copy / "judge.weights")
    assert "Iteration 2" in done.stderr
    assert "Iteration 1" not in done.stderr
    about, _ = opened(copy / "habits.json")
    assert about["learned"]["games"] == 6
    assert about["learned"]["seed"] == 3
    again = train(copy, "--iterations", "2", "--json")
    assert json.loads(again.stdout)["curve"] == told["curve"]
    assert "Iteration" not in again.stderr


def test_gone_on_with_or_at_one_go_the_same_is_learned(copy, tmp_path):
    assert train(copy, "--iterations", "2").exit_code == 0
    assert train(tmp_path / "once", "--iterations", "2").exit_code == 0
    once = json.loads((tmp_path / "once" / "habits.json").read_text())
    parts = json.loads((copy / "habits.json").read_text())
    for subject, rows in once["numbers"].items():
        for kind, names in rows.items():
            for name, row in names.items():
                assert parts["numbers"][subject][kind][name] == pytest.approx(row, abs=2e-3)


def test_it_can_begin_with_nothing(tmp_path):
    done = train(tmp_path / "new", "--iterations", "1", "--anew", "--json")
    assert done.exit_code == 0, done.output
    [point] = json.loads(done.stdout)["curve"]
    assert point["surprise"] > 0.5


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "1 of 2 iterations are done"), ("ru", "готово кругов 1 из 2")]
)
def test_interrupted_nothing_finished_is_lost(copy, monkeypatch, lang, words):
    before = (copy / "state.npz").read_bytes()

    def interrupted(*args):
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Training, "play", interrupted)
        done = train(copy, "--iterations", "2", lang=lang)
    assert done.exit_code == 130
    assert words in done.stderr
    assert (copy / "state.npz").read_bytes() == before
    assert train(copy, "--iterations", "2").exit_code == 0


def test_what_comes_out_sits_down(trained):
    shipped = SHELF.folder
    try:
        SHELF.move(trained)
        assert make_bot("champion", 1).name == "champion"
        assert make_bot("house", 1).name == "house"
        for name in ("habits.json", "judge.weights"):
            assert (trained / name).stat().st_size < 1_000_000
    finally:
        SHELF.move(shipped)


def cut(file):
    file.write_bytes(file.read_bytes()[:-9])


def other_settings(folder):
    file = folder / "run.json"
    file.write_text(file.read_text().replace('"seed": 3', '"seed": 4'))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda folder: cut(folder / "state.npz"), {"en": "damaged", "ru": "повреждён"}),
        (other_settings, {"en": "another training", "ru": "другое обучение"}),
        (lambda folder: (folder / "run.json").unlink(), {"en": "something else", "ru": "лежит"}),
        (lambda folder: (folder / "run.json").write_text("[]"), {"en": "another", "ru": "другое"}),
    ],
    ids=["state", "settings", "no training", "no settings"],
)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_folder_it_cannot_go_on_in_is_refused_and_left_alone(copy, change, words, lang):
    change(copy)
    before = {file.name: file.read_bytes() for file in copy.iterdir()}
    done = train(copy, "--iterations", "2", lang=lang)
    assert done.exit_code == 2
    assert words[lang] in " ".join(done.stderr.split())
    assert {file.name: file.read_bytes() for file in copy.iterdir()} == before


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_without_pytorch_it_says_what_to_install(tmp_path, monkeypatch, lang):
    there = extras.find_spec
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == "torch" else there(name))
    done = train(tmp_path / "new", lang=lang)
    assert done.exit_code == 2
    assert 'pip install "lastcall[train]"' in " ".join(done.stderr.split())
    assert not (tmp_path / "new").exists()


def test_the_curve_is_drawn(trained):
    picture = drawn([Point(10, 1.2, 0.1, 0.02, 1.0), Point(20, 1.1, 0.2, 0.02, 1.1)])
    assert picture.count("<circle") == 6
    assert "1.100" in picture
    assert (trained / "curve.svg").read_text().startswith("<svg")
