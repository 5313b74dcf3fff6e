"""A short training: what the regular's network is made by."""

import numpy as np
import pytest

from lastcall.bots.eyes import FEATURES
from lastcall.bots.shelf import SHELF
from lastcall.lab.training import SEATS, Learner, Positions, play, train, train_regular


@pytest.fixture(scope="module")
def games():
    return play(3, 4)


def test_positions_say_who_was_there_and_who_won(games):
    assert games.seen.shape[1:] == (SEATS, len(FEATURES))
    assert len(games.seen) == len(games.won) > 40
    assert np.allclose(games.won.sum(1), 1.0, atol=1e-3)
    assert not (games.won * (1 - games.seen[:, :, 0])).sum(1).all()  # who wins sat there
    again = play(3, 4)
    assert np.array_equal(games.seen, again.seen)


def test_gradients_are_those_of_the_surprise(games):
    """Each weight moved a little changes the surprise by what its gradient says."""
    seen, won = (each[:12].astype(np.float64) for each in games)
    learner = Learner(5, seed=1)
    learner.weights = {name: weight.astype(np.float64) for name, weight in learner.weights.items()}
    gradients = {}
    learner.surprise(seen, won, gradients)
    for name, weight in learner.weights.items():
        at = np.unravel_index(np.argmax(np.abs(gradients[name])), weight.shape)
        little = 1e-6
        weight[at] += little
        more = learner.surprise(seen, won)
        weight[at] -= 2 * little
        less = learner.surprise(seen, won)
        weight[at] += little
        assert (more - less) / (2 * little) == pytest.approx(gradients[name][at], rel=1e-4)


def test_it_learns_who_is_about_to_win():
    """Whoever has the larger margin wins: a few lessons, and it is no surprise any more."""
    dice = np.random.default_rng(5)
    seen = np.zeros((3000, SEATS, len(FEATURES)), np.float16)
    seen[:, :3, 0] = 1.0
    seen[:, :3, 3] = dice.random((3000, 3))
    won = np.zeros((3000, SEATS), np.float16)
    won[np.arange(3000), seen[:, :3, 3].argmax(1)] = 1.0
    said = []
    _, lessons = train(Positions(seen, won), 8, seed=2, hidden=16, batch=32, say=said.append)
    assert lessons[-1].new < 0.4 < lessons[0].new
    assert len(said) == 8


def test_what_comes_out_can_be_put_on_the_shelf(tmp_path):
    shipped = SHELF.folder
    data = train_regular(games=2, epochs=1, seed=1, jobs=1, say=lambda line: None)
    (tmp_path / "regular.weights").write_bytes(data)
    try:
        SHELF.move(tmp_path)
        chances = SHELF.network("regular").chances([[[1.0] * len(FEATURES)] * 3])
        assert chances[0] == pytest.approx([1 / 3] * 3)
    finally:
        SHELF.move(shipped)
