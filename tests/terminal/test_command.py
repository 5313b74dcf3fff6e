"""`lastcall play` as a command: what it refuses, and how."""

import subprocess
import sys

import pytest
from click.testing import CliRunner

from lastcall.cards.catalogue import CHARACTERS
from lastcall.cli import main

EVERYBODY = ", ".join(CHARACTERS)


def play(*args):
    return CliRunner().invoke(main, ["play", *args])


def test_without_a_terminal_it_says_so_and_names_sim():
    result = play()
    assert result.exit_code == 2
    assert "needs a terminal" in result.output
    assert "lastcall sim" in result.output


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--seat", "frodo"], f"The characters are {EVERYBODY}."),
        (["--seat", "gob"], "did you mean gog?"),
        (["--against", "eve,,gog"], "empty name"),
        (["--against", ""], "empty name"),
        (["--seat", "gog", "--against", "gog"], "doppelgangers"),
        (["--players", "1"], "2 to 10"),
        (["--players", "11"], "2 to 10"),
        (["--players", "many"], "many"),
        (["--players", "4", "--against", "eve,gog"], "3 players"),
        (["--bots", "clever"], "The bots are random, newcomer, house, regular, champion."),
        (["--bots", "house,random"], "one for each"),
        (["--seed", "abc"], "whole number from 0"),
        (["--seed", "-1"], "whole number from 0"),
        (["--speed", "warp"], "slow"),
    ],
)
def test_bad_input_is_named_with_what_is_allowed(args, said):
    result = play(*args)
    assert result.exit_code == 2
    assert said in " ".join(result.output.split())
    assert "Traceback" not in result.output
    assert "needs a terminal" not in result.output


def test_the_command_alone_does_not_load_textual():
    code = "import lastcall.cli.play, sys; sys.exit('textual' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
