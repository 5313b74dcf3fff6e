"""`lastcall train`: a short training, gone on with, interrupted, and refused where it cannot."""

import json

import numpy as np
import pytest
from click.testing import CliRunner

from lastcall.bots.shelf import SHELF, network_in, unpacked
from lastcall.cli import extras, main

pytest.importorskip("torch")

from lastcall.lab.learning import Learner, beginner
from lastcall.lab.selfplay import OPTIONS, SEATS, drawn_table, play, together
from lastcall.lab.training_run import Point, Training, arrays_in, drawn

SHORT = ["--games", "2", "--worlds", "2", "--epochs", "2", "--seed", "3", "--jobs", "1"]


def train(out, *more, lang="en"):
    return CliRunner().invoke(main, ["train", "--out", str(out), *SHORT, "--lang", lang, *more])


def first_network(seed=1):
    return beginner(arrays_in(SHELF.folder / "regular.weights", "regular"), seed)


@pytest.fixture(scope="module")
def trained(tmp_path_factory):
    """A folder in which one iteration is done."""
    out = tmp_path_factory.mktemp("training") / "champion"
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


@pytest.fixture(scope="module")
def lessons(trained):
    return play(network_in(trained / "champion.weights", "champion"), 5, 3, 2)


# The games ---------------------------------------------------------------------------------------


def test_lessons_say_who_won_and_what_options_gained(lessons):
    assert len(lessons.seen) == len(lessons.won) > 20
    assert np.allclose(lessons.won.sum(1), 1.0, atol=1e-3)
    decisions = len(lessons.me)
    assert decisions > 3
    assert lessons.asked.shape[:2] == (decisions, SEATS)
    assert lessons.options.shape[:2] == lessons.gains.shape == (decisions, OPTIONS)
    tried = lessons.errors > 0
    assert not tried[:, 0].any()  # the usual answer is what the others are compared with
    assert tried[:, 1].all()
    assert not lessons.gains[~tried].any()
    assert (lessons.options[tried].sum(1) != 0).all()


def test_the_same_seed_gives_the_same_lessons(trained, lessons):
    again = play(network_in(trained / "champion.weights", "champion"), 5, 3, 2)
    for one, other in zip(lessons, again, strict=True):
        assert np.array_equal(one, other)


def test_all_sorts_of_tables_are_drawn():
    from random import Random

    tables = [drawn_table(Random(seed)) for seed in range(120)]
    assert {len(t.seats) for t in tables} == {2, 3, 4, 5, 6}
    assert len({c.id for t in tables for c in t.game.characters}) >= 21
    assert any(t.game.bare for t in tables)
    assert any(t.game.teams for t in tables)


# Learning ----------------------------------------------------------------------------------------


def test_it_learns_what_options_gain():
    """Whatever is played gains a tenth: after some lessons it is foreseen."""
    dice = np.random.default_rng(1)
    arrays = first_network()
    width = arrays["p3"].shape[0]
    options = np.zeros((600, OPTIONS, width), np.float16)
    options[:, 1:4, 5] = dice.random((600, 3)) < 0.5
    asked = np.zeros((600, SEATS, arrays["w1"].shape[0]), np.float16)
    asked[:, :3, 0] = 1.0
    gains = np.zeros((600, OPTIONS), np.float32)
    gains[:, 1:4] = 0.1 * options[:, 1:4, 5]
    errors = np.zeros_like(gains)
    errors[:, 1:4] = 0.001
    won = np.zeros((600, SEATS), np.float16)
    won[:, 0] = 1.0
    from lastcall.lab.selfplay import Lessons

    me = np.zeros(600, np.int64)
    evenings = np.ones((1, 2), np.float32)
    learner = Learner(arrays)
    lessons = Lessons(asked, won, asked, me, options, gains, errors, evenings)
    found = learner.learn(lessons, 10, seed=1)
    assert found.explained > 0.8
    assert found.spread < 0.05


def test_what_is_learned_is_what_is_played_by(lessons):
    """NumPy at the table says what PyTorch learned."""
    import torch

    from lastcall.bots.network import Chooser

    arrays = first_network()
    arrays["p5"] = np.random.default_rng(2).standard_normal(arrays["p5"].shape).astype(np.float32)
    with torch.no_grad():
        learner = Learner(arrays)
        asked, options = (
            torch.tensor(each[:5].astype(np.float32)) for each in (lessons.asked, lessons.options)
        )
        gains = learner.gains(asked, torch.tensor(lessons.me[:5]), options).numpy()
    chooser = Chooser(arrays)
    for row in range(5):
        me = int(lessons.me[row])
        scores = chooser.scores(lessons.asked[row], me, lessons.options[row])
        assert np.array(scores) - scores[0] == pytest.approx(gains[row], abs=1e-4)


def test_lessons_of_several_games_lie_one_after_the_other(lessons):
    both = together([lessons, lessons])
    assert len(both.seen) == 2 * len(lessons.seen)
    assert np.array_equal(both.me[len(lessons.me) :], lessons.me)


# The command -------------------------------------------------------------------------------------


def test_it_goes_on_where_it_stopped(copy):
    before = (copy / "games-01.npz").read_bytes()
    done = train(copy, "--iterations", "2", "--json")
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    assert [point["games"] for point in told["curve"]] == [2, 4]
    assert told["file"] == str(copy / "champion.weights")
    assert "Iteration 2" in done.stderr
    assert "Iteration 1" not in done.stderr
    assert (copy / "games-01.npz").read_bytes() == before
    about, _ = unpacked((copy / "champion.weights").read_bytes())
    assert len(about["curve"]) == 2
    assert about["settings"]["seed"] == 3
    again = train(copy, "--iterations", "2", "--json")
    assert json.loads(again.stdout)["curve"] == told["curve"]
    assert "Iteration" not in again.stderr


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "1 of 2 iterations are done"), ("ru", "готово кругов 1 из 2")]
)
def test_interrupted_nothing_finished_is_lost(copy, monkeypatch, lang, words):
    before = (copy / "champion.weights").read_bytes()

    def interrupted(*args):
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Training, "play", interrupted)
        done = train(copy, "--iterations", "2", lang=lang)
    assert done.exit_code == 130
    assert words in done.stderr
    assert (copy / "champion.weights").read_bytes() == before
    assert train(copy, "--iterations", "2").exit_code == 0


def test_what_comes_out_sits_down(trained):
    shipped = SHELF.folder
    try:
        SHELF.move(trained)
        assert SHELF.unfit("champion") is None
        assert (trained / "champion.weights").stat().st_size < 2_000_000
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
        (lambda folder: cut(folder / "champion.weights"), {"en": "damaged", "ru": "повреждён"}),
        (lambda folder: cut(folder / "games-01.npz"), {"en": "damaged", "ru": "повреждён"}),
        (other_settings, {"en": "another training", "ru": "другое обучение"}),
        (lambda folder: (folder / "run.json").unlink(), {"en": "something else", "ru": "лежит"}),
        (lambda folder: (folder / "run.json").write_text("[]"), {"en": "another", "ru": "другое"}),
    ],
    ids=["weights", "games", "settings", "no training", "no settings"],
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
