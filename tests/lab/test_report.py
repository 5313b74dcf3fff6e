"""Reports and comparisons of a small experiment, written by `lastcall lab run` itself."""

import json
import re

import pytest
from click.testing import CliRunner

from lastcall.cli import main
from lastcall.lab.reading import FolderResults
from lastcall.lab.stats import holm, of_pairs, of_shares, share

PLAN = """
games = 40
seed = 11
bots = "random"
characters = ["fleck", "gog", "eve"]
record = ["cards", "turns"]

[[tables]]
name = "as printed"

[[tables]]
name = "sharper"
[tables.change.cards."fleck/oh-i-hate-it-when-the-strings-break"]
fortitude = 9
copies = 12
"""


@pytest.fixture(scope="module")
def results(tmp_path_factory):
    folder = tmp_path_factory.mktemp("lab")
    (folder / "plan.toml").write_text(PLAN)
    run("lab", "run", str(folder / "plan.toml"), "--out", str(folder / "results"), "--jobs", "1")
    return folder / "results"


def test_otto_is_no_rival_in_a_report(tmp_path):
    """He neither wins nor loses: the two players share all wins that are no tie."""
    plan = 'games = 12\nseed = 3\nbots = "random"\ncharacters = ["gog", "eve"]\n'
    (tmp_path / "plan.toml").write_text(plan + 'variants = ["otto:berserker+spelunker"]\n')
    folder = tmp_path / "results"
    run("lab", "run", str(tmp_path / "plan.toml"), "--out", str(folder), "--jobs", "1")
    [arm] = FolderResults(folder).arms
    assert arm.characters == ["gog", "eve"]
    wins = [arm.wins("character", name) for name in arm.characters]
    assert [each.whole for each in wins] == [12, 12]
    assert sum(each.part for each in wins) == arm.count("winner") > 0
    assert arm.chance == pytest.approx(arm.count("winner") / 24)
    assert len(arm.by_seat()) == 2
    page = tmp_path / "report.html"
    run("lab", "report", str(folder), "--out", str(page))
    assert "Gog" in page.read_text(encoding="utf-8")


def run(*arguments, code=0):
    done = CliRunner().invoke(main, arguments, env={"LANG": "en", "LC_ALL": ""})
    assert done.exit_code == code, done.output
    return done.output


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_report_is_one_light_page_with_everything_in_it(results, tmp_path, language):
    page = tmp_path / "report.html"
    run("lab", "report", str(results), "--out", str(page), "--lang", language)
    text = page.read_text(encoding="utf-8")
    assert len(text.encode()) < 700_000
    assert f'<html lang="{language}">' in text
    assert not re.search(r"<script|<link|<img|@import|src=", text)
    assert "http" not in re.sub(r"xmlns(:\w+)?=\"[^\"]+\"", "", text)
    assert text.count("<svg") == 14  # of two tables, seven each
    assert text.count("<desc") == text.count("<title") - 1 == 14
    assert len(set(re.findall(r' id="([^"]+)"', text))) == len(re.findall(r' id="([^"]+)"', text))
    changed = {
        "en": "Another player loses 9 Fortitude.",
        "ru": "Другому игроку −9\u00a0к стойкости.",
    }
    assert changed[language] in text
    assert "2 → 12" in text


def test_the_report_says_what_the_rows_say(results):
    from lastcall.lab.reading import FolderResults

    arm = FolderResults(results).arms[0]
    assert arm.finished == 40
    wins = {name: arm.wins("character", name) for name in arm.characters}
    assert list(wins) == ["fleck", "gog", "eve"]
    assert all(each.whole == 40 for each in wins.values())
    assert sum(each.part for each in wins.values()) == 40 - arm.ties().part
    assert sum(each.part for each in arm.by_seat()) == 40 - arm.ties().part
    for (a, b), each in arm.beats.items():
        assert each.rate == pytest.approx(1 - arm.beats[b, a].rate)
    for attribute, start in (("fortitude", 20), ("alcohol", 0), ("gold", 10)):
        assert [curve.means[0] for curve in arm.curves(attribute, 6)] == [start] * 3
    for row in arm.cards():
        assert row.held == row.played + row.discarded + row.kept
        assert row.with_it.whole + row.without.whole == row.seats


def test_what_differs_is_found_on_the_same_deals(results, tmp_path):
    """Fleck hits harder: he wins more, and nothing is found between a table and itself."""
    a, b = f"{results}:as printed", f"{results}:sharper"
    told = json.loads(run("lab", "compare", a, b, "--json"))[0]
    assert told["paired"]
    assert told["correction"] == "holm"
    by = {(row["what"], row["of"]): row for row in told["comparisons"]}
    fleck = by["wins", "fleck"]
    assert fleck["low"] <= fleck["difference"] == pytest.approx(fleck["b"] - fleck["a"])
    assert fleck["p_corrected"] >= fleck["p"]
    same = json.loads(run("lab", "compare", a, a, "--json"))[0]
    assert not any(row["differs"] or row["difference"] for row in same["comparisons"])
    page = tmp_path / "compare.html"
    said = run("lab", "compare", a, b, "--html", str(page))
    assert "Fleck wins" in said
    assert "after Holm" in said
    assert "<table>" in page.read_text(encoding="utf-8")
    assert "победы" in run("lab", "compare", a, b, "--lang", "ru")


def test_what_is_no_experiment_is_refused(results, tmp_path):
    assert "is no folder that lastcall lab run wrote" in run("lab", "report", str(tmp_path), code=2)
    assert "it has as printed, sharper" in run(
        "lab", "compare", f"{results}:nobody", str(results), code=2
    )


def test_the_formulas():
    """Against published examples: Wilson 1927 as in Newcombe 1998, table II; Holm 1979."""
    assert [round(x, 4) for x in share(81, 263)[3:]] == [0.2553, 0.3662]
    apart = of_shares(share(48, 80), share(56, 70))
    assert [round(x, 4) for x in apart[:3]] == [0.2, 0.0524, 0.3339]
    assert holm({"a": 0.01, "b": 0.04, "c": 0.03}) == {"a": 0.03, "c": 0.06, "b": 0.06}
    assert of_pairs([0.0] * 9).p == 1
    assert share(0, 0).high == 1
