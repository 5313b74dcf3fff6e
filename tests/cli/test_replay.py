"""`lastcall replay`: a saved game told again, as text and as data; damaged files refused."""

import json
import random
import subprocess
import sys

import pytest
from click.testing import CliRunner, Result

from lastcall.cli import main
from lastcall.engine.setup import deal
from lastcall.games import Record, setup_for


def saved(characters=("gog", "eve", "dimli"), seed=11, answers=None, **options):
    """A game at random as table and record; `answers`: cut off after so many."""
    setup = setup_for(characters, seed=seed, **options)
    table = deal(setup)
    record = Record(setup, ["random"] * len(characters))
    chance = random.Random(seed)
    while not table.over and (answers is None or len(record.answers) < answers):
        record.answer(table, chance.choice(table.decision.options))
    return table, record


TABLE, RECORD = saved()
TEXT = RECORD.text(TABLE)


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "game.json"
    path.write_text(TEXT, encoding="utf-8")
    return path


def replay(*args) -> Result:
    return CliRunner().invoke(main, ["replay", *map(str, args)])


def test_a_game_is_told_from_the_first_turn_to_the_winner(file):
    """Headings with standings, plays, Drinks, attributes, and who won."""
    result = replay(file)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0] == "Gog, Eve and Dimli · seed 11"
    assert lines[1] == "Played by random, random and random"
    assert lines[3].startswith("Turn 1: ")
    assert (
        lines[4] == "Gog: F 20, A 0, 10 Gold · Eve: F 20, A 0, 10 Gold · Dimli: F 20, A 0, 10 Gold"
    )
    assert sum(line.startswith("Turn ") for line in lines) == TABLE.turn
    for words in (" plays “", " reveals ", " Alcohol Content (now ", " Fortitude (now ", " antes "):
        assert words in result.stdout
    assert result.stdout.count(" is out of the game.") == 2
    winner = ["Gog", "Eve", "Dimli"][TABLE.winners[0]]
    assert lines[-1] == f"  {winner} is the last one standing and wins!"
    assert "not over" not in result.stdout


def test_lines_are_not_broken_when_piped(file):
    """A log is for grep: one event, one line, however long."""
    assert max(len(line) for line in replay(file).stdout.splitlines()) > 80


def test_a_game_as_data(file):
    result = replay(file, "--json")
    assert result.exit_code == 0
    data = json.loads(result.stdout)
    assert list(data) == ["setup", "players", "winners", "turns", "log"]
    assert data["setup"]["characters"] == ["gog", "eve", "dimli"]
    assert data["setup"]["seed"] == 11
    assert data["players"] == ["random"] * 3
    assert data["winners"] == TABLE.winners
    assert data["turns"] == TABLE.turn
    assert all(list(line) == ["kind", "seat", "text"] for line in data["log"])
    assert data["log"][0] == {
        "kind": "turn",
        "seat": TABLE.events[0].seat,
        "text": data["log"][0]["text"],
    }
    assert data["log"][-1]["kind"] == "won"
    text = replay(file).stdout
    assert all(line["text"] in text for line in data["log"])


def test_a_hand_stays_secret(file):
    """Cards drawn are counted, never named."""
    kinds = {line["kind"] for line in json.loads(replay(file, "--json").stdout)["log"]}
    assert "drew" in kinds
    assert "drew-card" not in kinds


def test_two_seats_of_one_character_are_told_apart(tmp_path):
    table, record = saved(("gog", "gog", "eve"), seed=2, doppelgangers=True)
    path = tmp_path / "twins.json"
    path.write_text(record.text(table))
    assert replay(path).stdout.startswith("Gog, Gog II and Eve · seed 2\n")


def test_an_unfinished_game_says_so(tmp_path):
    table, record = saved(answers=40)
    path = tmp_path / "unfinished.json"
    path.write_text(record.text(table))
    result = replay(path)
    assert result.exit_code == 0
    assert result.stdout.rstrip().endswith("The record ends here; the game was not over.")
    assert json.loads(replay(path, "--json").stdout)["winners"] == []


def test_a_record_without_players_names_none(tmp_path):
    RECORD_ALONE = Record(RECORD.setup)
    RECORD_ALONE.answers = RECORD.answers
    path = tmp_path / "alone.json"
    path.write_text(RECORD_ALONE.text(TABLE))
    assert "Played by" not in replay(path).stdout


# Damage ------------------------------------------------------------------------------------------


def edited(**fields) -> str:
    return json.dumps(json.loads(TEXT) | fields)


def setup_edited(**fields) -> str:
    data = json.loads(TEXT)
    return json.dumps(data | {"setup": data["setup"] | fields})


ANSWERS = json.loads(TEXT)["answers"]

DAMAGED = {
    "empty": ("", "not a whole record"),
    "truncated": (TEXT[: len(TEXT) // 2], "not a whole record"),
    "nested": ("[" * 100_000, "not a whole record"),
    "foreign text": ("Dear diary,\n", "not a whole record"),
    "foreign json": ('{"white": "e4"}', "not a record of a game"),
    "another format": (edited(format="lastcall-record-9"), "lastcall-record-1"),
    "a saved table": (TABLE.save().decode(), "not a whole record"),
    "an answer out of range": (edited(answers=[99, *ANSWERS[1:]]), "Answer 1 of the record is 99"),
    "an answer changed": (edited(answers=[*ANSWERS[:-1], ANSWERS[-1] + 1]), ""),
    "answers cut": (edited(answers=ANSWERS[:-1]), "does not lead to the end it names"),
    "answers added": (edited(answers=[*ANSWERS, 0]), "The game was over after"),
    "answers of words": (edited(answers=["pass"]), "“answers”"),
    "another seed": (setup_edited(seed=12), ""),
    "no seed": (setup_edited(seed="seven"), "cannot be set"),
    "another winner": (
        edited(winners=[(TABLE.winners[0] + 1) % 3]),
        "does not lead to the end it names",
    ),
    "other players": (edited(players=["house"] * 3), "does not lead to the end it names"),
    "an unknown character": (setup_edited(characters=["gog", "zot", "eve"]), "no character “zot”"),
    "an unknown Drink Deck": (setup_edited(drinks=["rum"]), "no Drink Deck “rum”"),
    "too few players": (setup_edited(characters=["gog"]), "2 to 10 can"),
    "another tavern": (setup_edited(tavern=3), "no tavern 3"),
}


@pytest.mark.parametrize("flags", [[], ["--json"]], ids=["text", "json"])
@pytest.mark.parametrize(("text", "words"), DAMAGED.values(), ids=list(DAMAGED))
def test_a_damaged_file_is_refused(tmp_path, text, words, flags):
    """What was wrong on stderr, nothing on stdout, exit code 2."""
    path = tmp_path / "damaged.json"
    path.write_text(text, encoding="utf-8")
    result = replay(path, *flags)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "damaged.json" in result.stderr
    assert words in result.stderr
    assert "Traceback" not in result.stderr


def test_a_file_that_is_no_text(tmp_path):
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    result = replay(path)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "picture.png is not a record of a game" in result.stderr


def test_a_missing_file_and_a_folder(tmp_path):
    for path, words in ((tmp_path / "gone.json", "No such file"), (tmp_path, "directory")):
        result = replay(path)
        assert result.exit_code == 2
        assert result.stdout == ""
        assert words in result.stderr
    assert replay().exit_code == 2


def test_as_a_real_process(file, tmp_path):
    """The exit codes are the shell's too."""
    code = "from lastcall.cli import main; main()"
    run = [sys.executable, "-c", code, "replay"]
    good = subprocess.run([*run, str(file)], capture_output=True, text=True, encoding="utf-8")
    assert good.returncode == 0
    assert good.stderr == ""
    bad = subprocess.run(
        [*run, str(tmp_path / "gone.json")], capture_output=True, text=True, encoding="utf-8"
    )
    assert bad.returncode == 2
    assert bad.stdout == ""
