"""`lastcall rules`: one rule, a section, a search, JSON, and honest refusals."""

import json
import subprocess
import sys

import pytest
from click.testing import CliRunner, Result

from lastcall.cli import main
from lastcall.text.rules import all_rules, proved, rule


def rules(*args: str) -> Result:
    return CliRunner().invoke(main, ["rules", *args])


def test_one_rule_by_id_in_any_case():
    result = rules("gamb-12")
    assert result.exit_code == 0
    assert "GAMB-12" in result.stdout
    assert "still in the Round" in result.stdout


def test_no_argument_lists_every_rule():
    result = rules()
    assert result.exit_code == 0
    for each in all_rules():
        assert each.id in result.stdout


def test_json_has_the_promised_fields():
    result = rules("TURN-17", "--json")
    assert json.loads(result.stdout) == [
        {
            "id": "TURN-17",
            "section": "Turn structure",
            "text": rule("TURN-17").text,
            "boxes": ["rdi2", "rdi4", "rdi5", "rdi7", "rdi9"],
            "tested": "TURN-17" in proved(),
        }
    ]


def test_json_of_everything():
    assert len(json.loads(rules("--json").stdout)) == len(all_rules())


def test_a_section_by_its_prefix():
    found = json.loads(rules("roth", "--json").stdout)
    assert [row["id"] for row in found] == [f"ROTH-{n}" for n in range(1, 9)]


def test_words_are_searched():
    found = json.loads(rules("winning", "hand", "--json").stdout)
    assert "GAMB-19" in [row["id"] for row in found]


@pytest.mark.parametrize(
    ("query", "hint"),
    [
        (["GAMB-99"], "GAMB-1 to GAMB-39"),
        (["GABM-12"], "GAMB-12"),
        (["zeppelin"], "SETUP"),
        (["zeppelin", "--json"], "SETUP"),
    ],
)
def test_a_refusal_says_what_is_allowed(query, hint):
    result = rules(*query)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert hint in result.stderr
    assert "Traceback" not in result.stderr


def test_as_a_real_process_without_loading_the_terminal():
    code = (
        "import sys; from lastcall.cli import main; "
        "main(['rules', 'SETUP-1', '--json'], standalone_mode=False); "
        "sys.exit('textual' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)[0]["id"] == "SETUP-1"
