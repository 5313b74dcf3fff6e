"""Bots of other packages: found by entry point, named with their package, refused kindly."""

import sys

import pytest
from click.testing import CliRunner

from lastcall.bots import BOTS, Bot, BrokenBot, UnknownBot, ask, make_bot
from lastcall.cli import main
from lastcall.games import new_game
from lastcall.lab.plan import Plan
from lastcall.lab.simulate import simulate

SOURCE = """
from lastcall.bots import BlindBot, Bot


class First(BlindBot):
    name = "clever-bots:first"

    def __init__(self, seed):
        self.asked = 0

    def choose_blindly(self, options):
        self.asked += 1
        return options[0]


class Last(Bot):
    name = "clever-bots:last"

    def __init__(self, seed):
        self.seed = seed

    def choose(self, view):
        return view.options[-1]


class NoBot:
    pass
"""

ENTRY_POINTS = """
[lastcall.bots]
first = clever_bots:First
Last = clever_bots:Last
none = clever_bots:NoBot
gone = clever_bots:Gone
lost = no_such_module:Bot
house = clever_bots:First
"""


@pytest.fixture
def package(tmp_path, monkeypatch):
    """An installed package with bots in it, good and bad."""
    info = tmp_path / "clever_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: clever-bots\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(ENTRY_POINTS)
    (tmp_path / "clever_bots.py").write_text(SOURCE)
    monkeypatch.syspath_prepend(str(tmp_path))
    BOTS.look_again()
    yield
    monkeypatch.undo()
    sys.modules.pop("clever_bots", None)
    BOTS.look_again()


OURS = ["random", "newcomer", "house", "regular", "champion"]
NAMES = [f"clever-bots:{name}" for name in ("first", "gone", "house", "last", "lost", "none")]


@pytest.mark.usefixtures("package")
def test_bots_of_other_packages_are_listed_after_ours():
    assert list(BOTS) == [*OURS, *NAMES]
    assert len(BOTS) == 11
    assert "clever-bots:first" in BOTS
    assert "first" not in BOTS
    assert BOTS.usable("clever-bots:first")
    assert not BOTS.usable("first")
    assert "clever-bots:second" not in BOTS
    assert 7 not in BOTS


@pytest.mark.usefixtures("package")
def test_a_bot_of_another_package_plays():
    t = new_game("gog", "eve", "dale", seed=3)
    bots = [make_bot(name, 1) for name in ("clever-bots:first", "Clever-Bots:LAST", "house")]
    assert all(isinstance(bot, Bot) for bot in bots)
    while t.decision is not None:
        t.answer(ask(bots[t.decision.seat], t))
    assert t.winners
    assert bots[0].asked > 10


@pytest.mark.usefixtures("package")
def test_a_package_cannot_take_the_place_of_ours():
    assert make_bot("house", 1).name == "house"
    assert make_bot("clever-bots:house", 1).name == "clever-bots:first"


@pytest.mark.usefixtures("package")
def test_the_lab_lets_it_play():
    plan = Plan(("gog", "eve"), 2, ("clever-bots:first", "random"), games=4, seed=1)
    plan.check()
    tally = simulate(plan)
    assert (tally.games, tally.errors) == (4, 0)


@pytest.mark.usefixtures("package")
def test_the_command_line_knows_it():
    runner = CliRunner()
    said = runner.invoke(main, ["sim", "--help"]).output
    assert "clever-bots:first" in "".join(said.split())  # wherever the line is broken
    done = runner.invoke(main, ["sim", "--games", "2", "--bots", "clever-bots:first", "--json"])
    assert done.exit_code == 0, done.output
    assert '"clever-bots:first"' in done.stdout


@pytest.mark.usefixtures("package")
@pytest.mark.parametrize(
    ("name", "hints"),
    [
        ("none", ["is no bot", "clever_bots:NoBot", "child of Bot"]),
        ("gone", ["cannot be loaded", "Gone"]),
        ("lost", ["cannot be loaded", "no_such_module"]),
    ],
)
def test_a_broken_bot_is_refused_by_name(name, hints):
    with pytest.raises(BrokenBot) as refusal:
        make_bot(f"clever-bots:{name}", 1)
    for hint in (f"'clever-bots:{name}'", *hints):
        assert hint in str(refusal.value)
    assert not BOTS.usable(f"clever-bots:{name}")
    done = CliRunner().invoke(main, ["sim", "--bots", f"clever-bots:{name}", "--games", "1"])
    assert done.exit_code == 2
    assert f"“clever-bots:{name}” {hints[0]}" in " ".join(done.stderr.split())


@pytest.mark.usefixtures("package")
def test_an_unknown_bot_is_refused_with_all_there_are():
    with pytest.raises(UnknownBot, match=r"no bot 'clever-bots:secnod'.*, clever-bots:first"):
        make_bot("clever-bots:secnod", 1)


def test_without_other_packages_there_are_ours():
    assert list(BOTS) == OURS
