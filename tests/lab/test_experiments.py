"""Experiments: rows that do not depend on who plays, interruptions that cost nothing, refusals."""

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import duckdb
import pandas
import polars
import pyarrow.parquet as pq
import pytest

from lastcall.bots import ask, make_bot
from lastcall.engine import events as ev
from lastcall.engine.setup import deal
from lastcall.lab import results as folder_of
from lastcall.lab import rows as lab_rows
from lastcall.lab import simulate as lab
from lastcall.lab.experiment import Arm, Experiment
from lastcall.lab.parquet import packed
from lastcall.lab.plan import Plan, PlanError
from lastcall.lab.planfile import read, written
from lastcall.lab.results import Results, ResultsError, summary
from lastcall.lab.rows import play_rows
from lastcall.lab.run import OtherWorker, here, play_portion, run, work_of
from lastcall.lab.schema import ON_REQUEST, TABLES
from lastcall.text.chronicle import Standings

ROOT = Path(__file__).resolve().parents[2]
PLAN = """
games = 12
seed = 7
bots = "random"
record = ["cards", "turns", "events"]
chunk = 3

[[tables]]
name = "plain"
characters = ["gog", "eve"]

[[tables]]
name = "at sea"
players = 3
variants = ["sea"]
games = 6
"""


def played(folder, experiment, workers=None):
    results = Results(folder, experiment)
    with results.open():
        return run(experiment, results, workers or here(1), lambda more: None)


def files(folder):
    return {
        str(file.relative_to(folder)): file.read_bytes()
        for file in sorted(folder.rglob("*"))
        if file.is_file()
    }


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """The results of PLAN, played in one go."""
    folder = tmp_path_factory.mktemp("lab") / "whole"
    assert played(folder, read(PLAN)) == 18
    return folder


def rows(folder, table):
    return [
        row
        for file in sorted((folder / table).iterdir())
        for row in pq.read_table(file).to_pylist()
    ]


# What is written ---------------------------------------------------------------------------------


def test_every_reader_finds_the_same_rows(whole):
    for table in TABLES:
        pattern = str(whole / table / "*.parquet")
        count = duckdb.sql(f"SELECT count(*) FROM '{pattern}'").fetchall()[0][0]
        assert len(polars.read_parquet(pattern)) == count > 0
        assert len(pandas.read_parquet(whole / table)) == count
        assert list(polars.read_parquet(pattern).columns) == list(TABLES[table])
    won = duckdb.sql(
        f"SELECT arm, sum(share) AS won FROM '{whole}/seats/*.parquet' GROUP BY arm ORDER BY arm"
    ).fetchall()
    assert won == [("at sea", 6.0), ("plain", 12.0)]


def test_games_and_seats_say_how_it_went(whole):
    games = {(row["arm"], row["game"]): row for row in rows(whole, "games")}
    assert Counter(arm for arm, _ in games) == {"plain": 12, "at sea": 6}
    assert {game["variant"] for (arm, _), game in games.items() if arm == "at sea"} == {"sea"}
    seats = rows(whole, "seats")
    for place, game in games.items():
        mine = [row for row in seats if (row["arm"], row["game"]) == place]
        assert [row["seat"] for row in mine] == list(range(game["players"]))
        assert [row["seat"] for row in mine if row["won"]] == game["winners"]
        assert sum(row["decisions"] for row in mine) == game["decisions"]
        assert (len(game["winners"]) == 1) == (game["ended"] == "winner")
        for row in mine:
            assert (row["out"] == "in") == (row["out_turn"] is None)
            assert row["place"] == 1 if row["won"] else row["place"] > 1
            if row["out"] == "passed out":
                assert row["alcohol"] >= row["fortitude"]
            if row["out"] == "broke":
                assert row["gold"] <= 0
                assert row["fortitude"] > row["alcohol"]


def test_what_was_recorded_is_what_happened(whole):
    """One game played again beside its rows."""
    plan = read(PLAN).arms[0].plan
    table = deal(plan.setup(4))
    bots = [make_bot(name, plan.bot_seed(4, seat)) for seat, name in enumerate(plan.deciding(4))]
    drawn = Counter((seat, card) for seat, each in enumerate(table.seats) for card in each.hand)
    begun = len(table.events)
    stood = {}
    while table.decision is not None:
        table.answer(ask(bots[table.decision.seat], table))
    for event in table.events[begun:]:
        if isinstance(event, ev.DrewCard):
            drawn[event.seat, event.card] += 1
    standings = Standings(table.game)
    for event in table.events:
        standings.take(event)
        if isinstance(event, ev.TurnBegan):
            stood[event.number] = [(s.fortitude, s.alcohol, s.gold) for s in standings.seats]
    here = {
        name: [r for r in rows(whole, name) if (r["arm"], r["game"]) == ("plain", 5)]
        for name in TABLES
    }
    assert here["games"][0]["seed"] == table.seed
    assert here["games"][0]["turns"] == table.turn == len(stood)
    kinds = Counter()
    for (seat, card), times in drawn.items():
        kinds[seat, table.game.defs[card].id] += times
    assert {(r["seat"], r["card"]): r["drawn"] for r in here["cards"] if r["drawn"]} == kinds
    for row in here["cards"]:
        assert row["answered"] <= row["played"]
        assert row["discarded"] + row["kept"] + row["played"] <= row["drawn"] + row["played"]
    for row in here["turns"]:
        now = (row["fortitude"], row["alcohol"], row["gold"])
        assert now == stood[row["turn"]][row["seat"]]
    assert [row["kind"] for row in here["events"]] == [event.kind for event in table.events]
    for row, event in zip(here["events"], table.events, strict=True):
        told = json.loads(row["more"] or "{}")
        for name in ("seat", "amount", "before", "after", "payee", "share", "number"):
            if hasattr(event, name):
                assert (row.get(name) if name in row else told[name]) == getattr(event, name)


def test_a_play_that_was_answered_counts_once():
    """Whatever several people do to one card, it was one play."""
    found = play_rows(
        "a",
        Plan(characters=("dimli", "eve", "gog"), players=3, games=3, seed=2),
        range(3),
        ["cards", "events"],
    )
    plays = Counter()
    answered = Counter()
    pending = {}
    columns = list(TABLES["events"])
    for values in found["events"]:
        row = dict(zip(columns, values, strict=True))
        if row["kind"] == "played":
            plays[row["game"], row["seat"], row["card"]] += 1
            pending[row["game"], row["copy"]] = row["seat"]
        elif row["kind"] in ("negated", "ignored", "redirected", "shared", "reduced"):
            seat = pending.pop((row["game"], row["copy"]), None)
            if seat is not None:
                answered[row["game"], seat, row["card"]] += 1
    columns = list(TABLES["cards"])
    cards = [dict(zip(columns, values, strict=True)) for values in found["cards"]]
    assert {(r["game"], r["seat"], r["card"]): r["played"] for r in cards if r["played"]} == plays
    told = {(r["game"], r["seat"], r["card"]): r["answered"] for r in cards if r["answered"]}
    assert told == answered != {}


@pytest.mark.parametrize(
    ("variants", "names"),
    [
        (("two-headed",), ("gog", "eve", "dimli", "fleck")),
        (("boss",), ("petra", "gog", "eve")),
        (("otto:berserker+spelunker",), ("gog", "eve")),
    ],
)
def test_teams_and_guests_have_their_rows(variants, names):
    plan = Plan(characters=names, players=len(names), games=2, seed=3, variants=variants)
    found = play_rows("a", plan, range(2), tuple(ON_REQUEST))
    seats = [dict(zip(TABLES["seats"], row, strict=True)) for row in found["seats"]]
    last = {}
    for values in found["turns"]:
        row = dict(zip(TABLES["turns"], values, strict=True))
        last[row["game"], row["seat"]] = row
    for row in seats:
        team = [
            each for each in seats if (each["game"], each["team"]) == (row["game"], row["team"])
        ]
        assert {each["share"] for each in team} == {row["share"]}
        assert (row["bot"] is None) == (row["character"] == "otto") == (row["place"] is None)
        assert (row["game"], row["seat"]) in last
    per_game = Counter(row["game"] for row in seats)
    assert set(per_game.values()) == {len(names) + (variants[0].startswith("otto"))}
    for name, of in found.items():
        assert packed(name, of, "x")


def test_a_game_that_breaks_has_one_row_and_the_others_go_on(monkeypatch):
    asked = lab.ask

    def stumble(bot, table):
        if table.turn == 3 and table.game.characters[0].id == "gog":
            raise RuntimeError("spilled")
        return asked(bot, table)

    monkeypatch.setattr(lab, "ask", stumble)
    found = play_rows("a", Plan(characters=("gog", "eve"), players=2, games=4), range(4), [])
    assert [row[5] for row in found["games"]] == ["error", "winner", "error", "winner"]
    assert found["games"][0][-1] == "RuntimeError: spilled"
    assert {row[1] for row in found["seats"]} == {2, 4}


def test_a_game_without_an_end_is_truncated(monkeypatch):
    monkeypatch.setattr(lab, "TOO_MANY_DECISIONS", 10)
    found = play_rows("a", Plan(characters=("gog", "eve"), players=2, games=1), range(1), [])
    ended = dict(zip(TABLES["games"], found["games"][0], strict=True))
    assert (ended["ended"], ended["winners"], ended["decisions"]) == ("truncated", [], 10)
    assert [row[6:8] for row in found["seats"]] == [(False, 0.0)] * 2


def test_the_columns_are_these():
    """They are stable: what is here keeps its name; docs/lab.md says what it means."""
    text = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8")
    for columns in TABLES.values():
        assert list(columns)[:2] == ["arm", "game"]
        for name in columns:
            assert f"`{name}`" in text


# Resuming ----------------------------------------------------------------------------------------


def test_two_processes_write_the_same_bytes(whole, tmp_path):
    assert played(tmp_path, read(PLAN), here(2)) == 18
    assert files(tmp_path) == files(whole)


def test_what_is_missing_is_played_and_nothing_else(whole, tmp_path, monkeypatch):
    experiment = read(PLAN)
    done = 0

    def stop(portion, files):
        nonlocal done
        keep(portion, files)
        done += 1
        if done == 2:
            raise KeyboardInterrupt

    results = Results(tmp_path, experiment)
    keep = results.keep
    monkeypatch.setattr(results, "keep", stop)
    with pytest.raises(KeyboardInterrupt), results.open():
        run(experiment, results, here(1), lambda more: None)
    assert len(results.waiting()) == 4
    (tmp_path / "games" / ".part-000003.parquet.new").write_bytes(b"half")  # killed while writing
    (tmp_path / "seats" / "part-000003.parquet").write_bytes(
        files(whole)["seats/part-000003.parquet"]
    )
    assert played(tmp_path, read(PLAN)) == 12
    assert files(tmp_path) == files(whole)
    assert played(tmp_path, read(PLAN)) == 0


def test_killed_and_started_again_it_ends_the_same(whole, tmp_path):
    """kill -9 in the middle, workers and all; then the same command again."""
    plan = tmp_path / "plan.toml"
    plan.write_text(PLAN)
    out = tmp_path / "out"
    asked = ["lab", "run", str(plan), "--out", str(out), "--jobs", "2"]
    command = [sys.executable, "-c", "from lastcall.cli import main; main()", *asked]
    first = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    until = time.monotonic() + 120
    while not list(out.glob("games/*.parquet")) and time.monotonic() < until:
        assert first.poll() is None
        time.sleep(0.01)
    first.send_signal(signal.SIGKILL)
    first.wait()
    assert list(out.glob("games/*.parquet"))
    again = subprocess.run(
        [*command, "--json"], capture_output=True, text=True, check=True, timeout=120
    )
    told = json.loads(again.stdout)
    assert told["games"] == 18
    assert 0 <= told["played"] < 18
    assert files(out) == files(whole)
    assert [arm["games"] for arm in summary(out)] == [12, 6]


# Plans -------------------------------------------------------------------------------------------


def test_a_plan_as_it_was_understood_is_the_same_plan(whole):
    assert read(PLAN).digest == read((whole / "plan.toml").read_text()).digest
    assert read(written(read(PLAN))) == read(PLAN)
    about = json.loads((whole / "lab.json").read_text())
    assert about["digest"] == read(PLAN).digest
    assert [arm["name"] for arm in about["arms"]] == ["plain", "at sea"]


def test_arms_of_the_same_seed_play_the_same_deals():
    experiment = read(PLAN)
    assert experiment.arms[0].plan.seed == experiment.arms[1].plan.seed == 7
    assert experiment.arms[0].plan.setup(3).seed == experiment.arms[1].plan.setup(3).seed


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("games = 3\nsede = 4", 2, "no field 'sede'.*did you mean seed.*doppelgangers"),
        ("games = 3\n[[tables]]\nname = 'a'\ncharcters = ['gog']", 4, "did you mean characters"),
        ("[[tables]]\n[[tables]]\ncharacters = [\n 'gog',\n \"gob\",\n]", 5, "'gob'.*mean gog"),
        ("bots = 'hose'", 1, "no bot 'hose'.*did you mean house"),
        ("\nvariants = ['see']", 2, "no variant 'see'.*did you mean sea"),
        ("drinks = ['rdi22']", 1, "no Drink Deck"),
        ("record = ['cards', 'turn']", 1, "'turn' cannot be recorded.*did you mean turns"),
        ("games = 0", 1, "0 games"),
        ("games = 'many'", 1, "games must be a whole number"),
        ("games = true", 1, "games must be a whole number"),
        ("bar_deck = 1", 1, "bar_deck must be true or false"),
        ("bots = [1]", 1, "bots must be a name or a list of names"),
        ("seed = -1", 1, "from 0 to"),
        ("players = 11", 1, "11 players"),
        ("chunk = -4", 1, "chunk is -4"),
        ("characters = ['gog']", 1, "1 players"),
        ("characters = ['gog', 'gog']", 1, "seated twice"),
        ("characters = ['gog', 'eve']\nbots = ['house', 'house', 'house']", 2, "3 bots"),
        ("games = 1\n[[tables]]\nname = 'a'\n[[tables]]\nname = 'a'", 5, "Two tables are called"),
        ("[[tables]]\nname = ''", 2, "no name for a table"),
        ("games = 1\n\n[tables]\nname = 'a'", 3, r"\[\[tables\]\]"),
        ("games = 1\n[cards]\ngog = 3", 2, "no field 'cards'"),
        ("tables = []", 1, "no table"),
        ("games = 3\nseed 4", 2, "not TOML"),
        ("games = 3\nbots = [", 2, "not TOML"),
    ],
)
def test_a_bad_plan_is_refused_by_its_line(text, line, words):
    with pytest.raises(PlanError, match=rf"(?s)^Line {line}: .*{words}"):
        read(text)


# Folders -----------------------------------------------------------------------------------------


def test_a_folder_of_another_experiment_is_left_alone(whole, tmp_path, monkeypatch):
    before = files(whole)
    for change in (("seed = 7", "seed = 8"), ("games = 12", "games = 13"), ('"events"', "")):
        with pytest.raises(ResultsError, match=r"another experiment.*plan"):
            played(whole, read(PLAN.replace(*change)))
    monkeypatch.setattr("lastcall.lab.content.RULES_REVISION", 99)
    with pytest.raises(ResultsError, match=r"another experiment.*rules"):
        played(whole, read(PLAN))
    assert files(whole) == before
    (tmp_path / "thesis.tex").write_text("mine")
    with pytest.raises(ResultsError, match="holds something else"):
        played(tmp_path, read(PLAN))
    assert files(tmp_path) == {"thesis.tex": b"mine"}
    (tmp_path / "lab.json").write_text("{}")
    with pytest.raises(ResultsError, match="no results that can be read"):
        played(tmp_path, read(PLAN))


def test_one_process_at_a_time(whole):
    results = Results(whole, read(PLAN))
    with results.open(), pytest.raises(ResultsError, match="Another process"):
        played(whole, read(PLAN))


def test_a_full_disk_leaves_no_half_file(tmp_path, monkeypatch):
    experiment = read(PLAN)
    synced = os.fsync
    count = 0

    def full(number):
        nonlocal count
        count += 1
        if count > 10:
            raise OSError(28, "No space left on device")
        synced(number)

    monkeypatch.setattr(folder_of.os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        played(tmp_path, experiment)
    monkeypatch.undo()
    for file in tmp_path.rglob("*.parquet"):
        assert pq.read_table(file).num_rows > 0
    assert played(tmp_path, experiment) == 18 - 3


# Workers -----------------------------------------------------------------------------------------


def test_a_worker_with_other_cards_refuses_by_name():
    work = work_of(read(PLAN))
    other = tuple((name, "other" if name == "gog" else digest) for name, digest in work.content)
    with pytest.raises(OtherWorker, match="others of these: gog"):
        play_portion(work._replace(content=other), 0)
    with pytest.raises(OtherWorker, match=r"lastcall 9\.9"):
        play_portion(work._replace(version="9.9"), 0)


def test_portions_cover_every_game_once():
    plan = Plan(characters=("gog", "eve"), players=2, games=1234)
    experiment = Experiment((Arm("a", plan), Arm("b", plan)))
    for arm in ("a", "b"):
        games = [n for each in experiment.portions if each.arm.name == arm for n in each.games]
        assert games == list(range(1234))
    assert [each.number for each in experiment.portions] == list(range(len(experiment.portions)))
    assert lab_rows.WINNER == "winner"
