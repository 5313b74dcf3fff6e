"""A game that is left is kept, and gone on with as it lay."""

import random

import pytest
from click.testing import CliRunner
from pilot import sitting

from lastcall.cli import main
from lastcall.games import DamagedRecord
from lastcall.terminal.company import seat_players
from lastcall.terminal.keeping import Keeper
from lastcall.terminal.session import Session


@pytest.fixture
def keeper(tmp_path):
    return Keeper(tmp_path / "deep" / "table.json")


def begun(keeper, answers=12, **how):
    """A game of the person's that has come some way, kept."""
    seating = seat_players("gog", ["eve", "petra"], None, ["random"], 4, **how)
    session = Session(seating, keeper=keeper)
    dice = random.Random(1)
    while answers or not session.asks_me():
        if session.asks_me():
            answers -= 1
            session.answer([dice.choice(session.table.decision.options)])
        else:
            session.step()
    session.keep()
    return session


@pytest.mark.parametrize(
    "how", [{}, {"bar_deck": True, "drinks": ["drinks-rdi2", "drinks-rdi9"], "variants": ["sea"]}]
)
def test_the_game_lies_as_it_was_left(keeper, how):
    session = begun(keeper, **how)
    seating, table, record = keeper.left()
    assert seating == session.seating
    assert table.save() == session.table.save()
    again = Session(seating, table, record=record, keeper=keeper)
    assert again.view().hand == session.view().hand
    assert again.fresh() == []  # it is not told again
    assert len(again.past()) > 5


def test_it_can_be_left_again_and_again(keeper):
    begun(keeper)
    for _ in range(3):
        seating, table, record = keeper.left()
        session = Session(seating, table, record=record, keeper=keeper)
        before = len(record.answers)
        session.answer([session.table.decision.options[-1]])
        while not session.asks_me():
            session.step()
        session.keep()
        assert len(session.record.answers) > before
        assert keeper.left()[1].save() == session.table.save()


def test_a_game_that_is_over_is_not_kept(keeper):
    session = begun(keeper)
    assert keeper.file.exists()
    dice = random.Random(2)
    while not session.over:
        if session.asks_me():
            session.answer([dice.choice(session.table.decision.options)])
        else:
            session.step()
    session.keep()
    assert keeper.left() is None
    assert list(keeper.file.parent.iterdir()) == []


def test_what_was_changed_is_refused_and_stays(keeper):
    begun(keeper)
    whole = keeper.file.read_text()
    for broken in (whole[:-40], whole.replace("person", "nobody"), "{}", ""):
        keeper.file.write_text(broken)
        with pytest.raises(DamagedRecord):
            keeper.left()
        assert keeper.file.read_text() == broken


def test_a_place_that_takes_nothing_costs_no_game(tmp_path):
    (tmp_path / "file").write_text("")
    keeper = Keeper(tmp_path / "file" / "table.json")
    begun(keeper)
    assert keeper.problem


async def test_the_table_keeps_it_whenever_it_asks(keeper):
    seating = seat_players("gog", ["eve"], None, ["random"], 4)
    async with sitting(Session(seating, keeper=keeper)) as person:
        await person.press("p")
        kept = keeper.left()[1].save()
        assert kept == person.app.session.table.save()
        await person.press("q")
        assert any("lastcall play --resume" in line for line in person.screen())
    seating, table, record = keeper.left()
    session = Session(seating, table, record=record, keeper=keeper)
    async with sitting(session) as person:
        assert person.app.scene.log  # what happened before can be read
        assert person.answers()


def resume(*args):
    return CliRunner().invoke(main, ["play", "--resume", *args])


@pytest.fixture
def state(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path / "lastcall" / "table.json"


def test_without_a_game_it_says_how_to_begin_one(state):
    result = resume()
    assert result.exit_code == 2
    assert "No game was left" in result.output


def test_a_damaged_game_is_named_with_its_file(state):
    state.parent.mkdir()
    state.write_text("{")
    result = resume()
    assert result.exit_code == 2
    assert "cannot be gone on with" in result.output
    assert state.read_text() == "{"


def test_it_is_set_as_it_was(state):
    result = resume("--seat", "gog")
    assert result.exit_code == 2
    assert "leave out --seat" in result.output


def test_a_whole_one_needs_a_terminal(state):
    begun(Keeper())
    result = resume()
    assert "needs a terminal" in result.output
    assert state.exists()
