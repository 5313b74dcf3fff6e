"""`lastcall explain`: what a regular would have weighed, as text and as data."""

import json
import shutil

import pytest
from click.testing import CliRunner

from lastcall.bots import ask, make_bot
from lastcall.bots.shelf import SHELF
from lastcall.cli import main
from lastcall.engine.setup import deal
from lastcall.games import Record, setup_for


@pytest.fixture(scope="module")
def file(tmp_path_factory):
    """The first turns of a game of a bot that knows nothing and the house."""
    setup = setup_for(["gog", "eve"], seed=5)
    t = deal(setup)
    bots = [make_bot("random", 0), make_bot("house", 1)]
    record = Record(setup, ["random", "house"])
    while t.decision is not None and t.turn < 4:
        record.answer(t, ask(bots[t.decision.seat], t))
    path = tmp_path_factory.mktemp("explain") / "game.json"
    path.write_text(record.text(t), encoding="utf-8")
    return path


def explain(*args):
    return CliRunner().invoke(main, ["explain", *map(str, args)])


def test_a_turn_with_every_option(file):
    done = explain(file, "--turn", 3, "--worlds", 2)
    assert done.exit_code == 0, done.output
    lines = done.stdout.splitlines()
    assert lines[0] == "Turn 3"
    assert sum(line.startswith("  → ") for line in lines) == sum(
        line.startswith(("Gog, ", "Eve, ")) for line in lines
    )
    assert "% ±" in done.stdout
    # The others are compared with the usual answer, which has no error of its own.
    assert "± 0.0" not in done.stdout
    assert sum("%       " in line for line in lines) == sum("→" in line for line in lines)


def test_the_whole_game_as_data(file):
    done = explain(file, "--worlds", 1, "--json")
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    assert list(told) == ["setup", "players", "winners", "worlds", "moments", "biggest"]
    assert len(told["moments"]) > 10
    for moment in [*told["moments"], *told["biggest"]]:
        keys = ["step", "turn", "seat", "question", "taken", "cost", "reason", "options"]
        assert list(moment) == keys
        assert 0 <= moment["taken"] < len(moment["options"])
        assert list(moment["options"][0]) == ["text", "chance", "error", "worlds"]
    one = json.loads(explain(file, "--turn", 2, "--worlds", 1, "--json").stdout)
    assert "biggest" not in one
    assert one["moments"] == [each for each in told["moments"] if each["turn"] == 2]


def test_the_whole_game_in_russian(file):
    done = explain(file, "--worlds", 1, "--lang", "ru")
    assert done.exit_code == 0, done.output
    assert "как у завсегдатая" in done.stdout
    assert "{" not in done.stdout


def test_a_turn_that_never_was(file):
    done = explain(file, "--turn", 40)
    assert done.exit_code == 2
    assert done.stdout == ""
    assert "the game has no turn 40: it ended in turn 4." in done.stderr


def test_what_is_no_record_is_refused(tmp_path):
    (tmp_path / "x.json").write_text("{}")
    for path in (tmp_path / "x.json", tmp_path / "gone.json"):
        done = explain(path)
        assert done.exit_code == 2
        assert done.stdout == ""
        assert path.name in done.stderr


def test_without_weights_nobody_pretends(file, tmp_path):
    """A regular who cannot sit down cannot be asked; it is said by name."""
    shipped = SHELF.folder
    shutil.copy(shipped / "habits.json", tmp_path)
    (tmp_path / "judge.weights").write_bytes(b"[]\n")
    SHELF.move(tmp_path)
    try:
        done = explain(file, "--turn", 1)
    finally:
        SHELF.move(shipped)
    assert done.exit_code == 2
    assert done.stdout == ""
    assert "judge.weights" in done.stderr
