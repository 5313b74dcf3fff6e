"""`lastcall lab run`: what it prints, and refusals that write nothing."""

import json

import pytest
from click.testing import CliRunner

from lastcall.cli import main
from lastcall.lab import results as folder_of

PLAN = 'games = 4\nseed = 7\nbots = "random"\ncharacters = ["gog", "eve"]\nchunk = 2\n'


def lab(*args):
    return CliRunner().invoke(main, ["lab", "run", *(str(each) for each in args)])


@pytest.fixture
def plan(tmp_path):
    file = tmp_path / "plan.toml"
    file.write_text(PLAN)
    return file


def test_a_plan_is_played_and_told(plan, tmp_path):
    out = tmp_path / "deep" / "out"
    result = lab(plan, "--out", out, "--jobs", 1, "--json")
    assert result.exit_code == 0, result.stderr
    told = json.loads(result.stdout)
    assert (told["games"], told["played"]) == (4, 4)
    assert told["arms"][0]["name"] == "table"
    assert told["arms"][0]["games"] == 4
    again = lab(plan, "--out", out, "--jobs", 1, "--lang", "ru")
    assert again.exit_code == 0
    assert "сейчас сыграно 0" in again.stdout.replace("\u00a0", " ")


def test_the_options_of_sim_are_a_plan(plan, tmp_path):
    asked = ("--characters", "gog,eve", "--games", 4, "--seed", 7, "--bots", "random")
    assert lab(plan, "--out", tmp_path / "a", "--jobs", 1).exit_code == 0
    assert lab(*asked, "--record", "turns", "--out", tmp_path / "b", "--jobs", 1).exit_code == 0
    assert (tmp_path / "b" / "turns").is_dir()


@pytest.mark.parametrize(
    ("text", "args", "hints"),
    [
        (PLAN.replace("seed", "sede"), [], ["plan.toml: Line 2", "“sede”", "did you mean seed"]),
        (PLAN.replace('"eve"', '"evve"'), [], ["Line 4", "“evve”", "did you mean eve"]),
        (PLAN, ["--games", "3"], ["not both", "--games"]),
        (PLAN, ["--record", "cards"], ["not both", "--record"]),
        (PLAN, ["--on", "mars"], ["--on", "ray:10.0.0.1:6379"]),
        (None, [], ["plan.toml", "No such file"]),
    ],
)
def test_bad_input_is_refused_and_nothing_is_started(tmp_path, text, args, hints):
    file = tmp_path / "plan.toml"
    if text is not None:
        file.write_text(text)
    result = lab(file, "--out", tmp_path / "out", *args)
    assert result.exit_code == 2
    for hint in hints:
        assert hint in result.stderr
    assert "Traceback" not in result.stderr
    assert not (tmp_path / "out").exists()


def test_a_folder_of_something_else_is_refused(plan, tmp_path):
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "mine").write_text("mine")
    result = lab(plan, "--out", tmp_path / "out")
    assert result.exit_code == 2
    assert "holds something else" in result.stderr
    (tmp_path / "file").write_text("mine")
    result = lab(plan, "--out", tmp_path / "file" / "below")
    assert result.exit_code == 1
    assert "cannot be written: Not a directory" in result.stderr


def test_a_full_disk_is_said_plainly(plan, tmp_path, monkeypatch):
    def full(number):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(folder_of.os, "fsync", full)
    result = lab(plan, "--out", tmp_path / "out", "--jobs", 1)
    assert result.exit_code == 1
    assert "cannot be written: No space left on device" in result.stderr
    assert "Traceback" not in result.stderr


def test_an_interruption_says_how_to_go_on(plan, tmp_path, monkeypatch):
    kept = folder_of.Results.keep

    def interrupted(self, portion, files):
        kept(self, portion, files)
        raise KeyboardInterrupt

    monkeypatch.setattr(folder_of.Results, "keep", interrupted)
    result = lab(plan, "--out", tmp_path / "out", "--jobs", 1)
    assert result.exit_code == 130
    assert "2 of 4 games are done" in result.stderr
    monkeypatch.undo()
    told = json.loads(lab(plan, "--out", tmp_path / "out", "--jobs", 1, "--json").stdout)
    assert told["played"] == 2
