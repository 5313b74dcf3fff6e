"""A game that is left is kept, and gone on with as it lay."""

import random
import shutil

import pytest
from click.testing import CliRunner
from pilot import sitting

from lastcall.bots.shelf import SHELF
from lastcall.cli import main
from lastcall.engine.setup import deal
from lastcall.games import DamagedRecord, Record, setup_for
from lastcall.terminal.company import seat_players
from lastcall.terminal.keeping import PERSON, Keeper
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


def left_to(*bots):
    """A game that was left before its first answer, with these bots."""
    setup = setup_for(["gog", "eve", "petra"], seed=4)
    Keeper().keep(Record(setup, [PERSON, *bots]), deal(setup))


@pytest.mark.parametrize(("lang", "said"), [("en", "There is no bot"), ("ru", "Нет бота")])
def test_a_bot_that_is_not_there_any_more_is_named(state, lang, said):
    """The game stays where it is: the package may come back."""
    left_to("gone:sage", "house")
    result = resume("--lang", lang)
    assert result.exit_code == 2
    assert said in result.stderr
    assert "gone:sage" in result.stderr
    assert state.exists()


def test_a_bot_that_cannot_sit_down_any_more_is_replaced_and_that_is_said(
    state, tmp_path, monkeypatch
):
    """Before the table, and at it: whoever plays has the name."""
    left_to("champion", "house")
    shipped, shelf = SHELF.folder, tmp_path / "shelf"
    shelf.mkdir()
    shutil.copy(shipped / "habits.json", shelf)
    played = []
    monkeypatch.setattr("lastcall.cli.play.need_terminal", lambda messages: None)
    monkeypatch.setattr("lastcall.cli.play.play", lambda seating, *rest: played.append(seating))
    SHELF.move(shelf)
    try:
        result = resume()
    finally:
        SHELF.move(shipped)
    assert result.exit_code == 0
    assert "judge.weights" in result.stderr
    assert "Instead plays “house”" in " ".join(result.stderr.split())
    assert [seating.bots for seating in played] == [("house", "house")]
