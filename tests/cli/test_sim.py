"""`lastcall sim`: the numbers, the records, and refusals that write nothing."""

import json
import os
import re
import subprocess
import sys

import pytest
from click.testing import CliRunner

from lastcall.cli import main
from lastcall.games import replay
from lastcall.lab import simulate as lab

FIELDS = [
    "games",
    "errors",
    "ties",
    "wins",
    "wins_by_bot",
    "turns_mean",
    "decisions",
    "decisions_per_s",
    "games_per_s",
]
TIMES = {"decisions_per_s", "games_per_s"}


def sim(*args):
    return CliRunner().invoke(main, ["sim", *args])


def numbers(*args):
    result = sim(*args, "--json")
    assert result.exit_code == 0, result.stderr
    return json.loads(result.stdout)


def without_times(result):
    return {name: value for name, value in result.items() if name not in TIMES}


def test_json_has_the_promised_fields():
    result = numbers("--characters", "dimli,eve,fleck,gog", "--games", "20", "--seed", "7")
    assert list(result) == FIELDS
    assert result["games"] == 20
    assert result["errors"] == 0
    assert list(result["wins"]) == ["dimli", "eve", "fleck", "gog"]
    assert sum(result["wins"].values()) + result["ties"] == 20
    assert result["decisions_per_s"] > 0


def test_games_at_sea_are_other_games():
    plan = ("--characters", "tara,remy,bryn,whitehawk", "--drinks", "rdi4", "--games", "20")
    ashore, at_sea = numbers(*plan), numbers(*plan, "--sea")
    assert ashore["errors"] == at_sea["errors"] == 0
    assert without_times(ashore) != without_times(at_sea)


@pytest.mark.parametrize("variant", ["--pub", "--prizes"])
def test_games_in_town_and_for_prizes_are_other_games(variant):
    plan = ("--characters", "wench,jasper,gog,eve", "--games", "10")
    plain, other = numbers(*plan), numbers(*plan, variant)
    assert plain["errors"] == other["errors"] == 0
    assert without_times(plain) != without_times(other)


@pytest.mark.parametrize(("lang", "said"), [("en", "a Pub Crawl"), ("ru", "«По кабакам»")])
def test_a_crawl_at_sea_is_refused_by_name(lang, said):
    result = sim("--characters", "gog,eve", "--sea", "--pub", "--lang", lang)
    assert result.exit_code == 2
    assert said in result.stderr.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("variant", "players"), [("two-headed", 4), ("boss", 3), ("two-headed-boss", 4), ("lackeys", 4)]
)
def test_games_in_teams_count_teams(variant, players):
    drawn = ("--characters", "random", "--players", str(players), "--games", "6")
    result = numbers(*drawn, "--variant", variant)
    assert result["errors"] == 0
    assert sum(team["wins"] for team in result["teams"].values()) == 6 - result["ties"]
    assert all("+" in name or variant == "boss" for name in result["teams"])
    assert list(result)[: len(FIELDS)] == FIELDS
    shown = sim(*drawn, "--variant", variant)
    assert "Team" in shown.stdout


def test_named_pairs_stay_together():
    result = numbers("--games", "4", "--variant", "two-headed")  # dimli, eve, fleck, gog
    assert set(result["teams"]) <= {"dimli+eve", "fleck+gog"}
    assert result["wins"]["dimli"] == result["wins"]["eve"]


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--variant", "two-headed", "--characters", "gog,eve,dimli"), "teams of two"),
        (("--variant", "boss"), "a villain at the table"),
        (("--variant", "boss,two-headed", "--characters", "petra,gog,eve,dimli"), "combined"),
        (("--variant", "teams"), "The variants are"),
    ],
)
def test_teams_that_cannot_be_are_refused(args, said):
    refused = sim(*args)
    assert refused.exit_code == 2
    assert said in refused.stderr


@pytest.mark.parametrize("variant", ["two-headed-boss", "lackeys"])
def test_where_villains_are_missing_the_company_that_is_named_can_play(variant):
    refused = sim("--variant", variant, "--characters", "gog,eve,dimli,petra")
    assert refused.exit_code == 2
    named = re.search(r"as in ([a-z,]+)\.", refused.stderr)
    assert named is not None
    played = numbers("--games", "2", "--variant", variant, "--characters", named[1])
    assert (played["games"], played["errors"]) == (2, 0)


def test_the_same_seed_gives_the_same_result_whatever_the_number_of_jobs():
    plan = ("--games", "120", "--seed", "7", "--bots", "random")
    alone = without_times(numbers(*plan))
    assert without_times(numbers(*plan, "--jobs", "2")) == alone
    assert without_times(numbers(*plan, "--jobs", "1")) == alone
    assert without_times(numbers("--games", "120", "--seed", "8")) != alone


def test_the_result_does_not_depend_on_the_hash_seed():
    code = "from lastcall.cli import main; main(['sim', '--games', '6', '--json'])"
    found = []
    for hash_seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stderr == ""  # no progress bar without a terminal
        found.append(without_times(json.loads(done.stdout)))
    assert found[0] == found[1]


def test_bots_by_player():
    result = numbers("--bots", "house,random,random,random", "--games", "16", "--seed", "7")
    assert list(result["wins_by_bot"]) == ["house", "random"]
    assert sum(result["wins_by_bot"].values()) + result["ties"] == 16


def test_drawn_tables_report_each_characters_games():
    result = numbers("--characters", "random", "--players", "3", "--games", "20")
    assert list(result) == [*FIELDS, "characters"]
    assert sum(row["games"] for row in result["characters"].values()) == 60
    assert {name: row["wins"] for name, row in result["characters"].items()} == result["wins"]


def test_a_full_house_of_doppelgangers():
    result = numbers("--characters", "random", "--players", "10", "--doppelgangers", "--games", "2")
    assert result["games"] == 2
    assert result["errors"] == 0


def test_bar_deck_and_drinks_by_name():
    assert numbers("--bar-deck", "--drinks", "rdi2", "--games", "2")["errors"] == 0


def test_people_get_a_table():
    result = sim("--games", "12", "--bots", "house,random,random,random")
    assert result.exit_code == 0
    for word in ("Character", "dimli", "Bot", "house", "12 games", "decisions/s"):
        assert word in result.stdout
    assert result.stderr == ""


def test_saved_games_can_be_played_again(tmp_path):
    folder = tmp_path / "new" / "records"
    result = numbers("--games", "5", "--seed", "7", "--save", str(folder))
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"game-000{n}.json" for n in range(1, 6)]
    tables = [replay(file.read_text()) for file in files]
    assert all(table.over for table in tables)
    assert sum(len(table.winners) > 1 for table in tables) == result["ties"]


def test_records_are_never_written_over(tmp_path):
    assert sim("--games", "2", "--save", str(tmp_path)).exit_code == 0
    before = {file.name: file.read_text() for file in tmp_path.iterdir()}
    result = sim("--games", "3", "--seed", "9", "--save", str(tmp_path))
    assert result.exit_code == 2
    assert "game-0001.json" in result.stderr
    assert {file.name: file.read_text() for file in tmp_path.iterdir()} == before


def test_a_broken_game_is_shown_and_fails_the_run(monkeypatch):
    def spill(bot, table):
        raise RuntimeError("spilled")

    monkeypatch.setattr(lab, "ask", spill)
    result = sim("--games", "7", "--json")
    assert result.exit_code == 1
    assert json.loads(result.stdout)["errors"] == 7
    assert "Game 1 (dimli,eve,fleck,gog; seed " in result.stderr
    assert "RuntimeError: spilled" in result.stderr
    assert "and 2 more" in result.stderr
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize(
    ("args", "hints"),
    [
        (["--characters", "dimli,gob"], ["“gob”", "gog", "fleck"]),
        (["--characters", "gog"], ["1 players", "2 to 10"]),
        (["--characters", "gog,gog"], ["seated twice", "doppelgangers"]),
        (["--characters", "random", "--players", "1"], ["1 players", "2 to 10"]),
        (["--characters", "random", "--players", "11"], ["11 players", "2 to 10"]),
        (["--players", "3"], ["3 players", "4 characters"]),
        (["--bots", "clever"], ["“clever”", "random, newcomer, house, regular"]),
        (["--bots", "house,random"], ["2 bots", "4 players"]),
        (["--seed", "seven"], ["seven", "0 to 18446744073709551615"]),
        (["--seed", "-1"], ["-1", "0 to 18446744073709551615"]),
        (["--seed", "18446744073709551616"], ["0 to 18446744073709551615"]),
        (["--games", "0"], ["--games 0", "1 or more"]),
        (["--games", "many"], ["--games", "many"]),
        (["--jobs", "0"], ["--jobs 0", "1 or more"]),
        (["--drinks", "soup"], ["“soup”", "drinks-rdi2"]),
    ],
)
def test_bad_input_is_refused_and_nothing_is_written(tmp_path, args, hints):
    folder = tmp_path / "records"
    result = sim(*args, "--json", "--save", str(folder))
    assert result.exit_code == 2
    assert result.stdout == ""
    for hint in hints:
        assert hint in result.stderr
    assert "Traceback" not in result.stderr
    assert not folder.exists()


def test_a_folder_that_cannot_be_made_is_refused(tmp_path):
    file = tmp_path / "taken"
    file.write_text("mine")
    for folder in (file, file / "below"):
        result = sim("--games", "1", "--save", str(folder))
        assert result.exit_code == 2
        assert "taken" in result.stderr
        assert result.stdout == ""
    assert file.read_text() == "mine"
