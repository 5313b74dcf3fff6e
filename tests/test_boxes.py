"""A box from another package: installed beside Last Call, it plays like one of our own."""

import json
import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"


@pytest.fixture(scope="module")
def installed(example_box):
    """An environment that sees the example."""
    return {**os.environ, "PYTHONPATH": f"{example_box}{os.pathsep}{SOURCE}"}


def run(environment, code):
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code)],
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def command(environment, *arguments):
    done = subprocess.run(
        [sys.executable, "-c", "from lastcall.cli import main; main()", *arguments],
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_plays_saves_and_restores(installed):
    """Random and house players to the end; saved, restored, recorded and replayed on the way."""
    run(
        installed,
        """
        import random
        import lastcall
        from lastcall.bots import ask, make_bot

        played = 0
        for seed in range(12):
            setup = lastcall.setup_for(["taphouse:tess", "gog", "eve"], seed=seed)
            record = lastcall.Record(setup)
            table = lastcall.deal(setup)
            bots = [make_bot(("house", "random")[(seat + seed) % 2], seat) for seat in range(3)]
            while not table.is_over:
                option = ask(bots[table.current_player], table)
                for each in table.decision.options:
                    table.preview(each)
                if len(record.answers) % 25 == 0:
                    again = lastcall.restore(table.save())
                    assert again.fingerprint() == table.fingerprint()
                if option.card >= 0 and option.kind == "play":
                    played += table.game.defs[option.card].title == "A breath of cellar air"
                record.answer(table, option)
            assert sum(table.returns()) == 1
            assert min(table.placements()) == 1
            told = lastcall.replay(record.text(table))
            assert told.fingerprint() == table.fingerprint()
        assert played > 3, played
        """,
    )


def test_its_word_does_what_it_says(installed):
    run(
        installed,
        """
        from lastcall.cards.catalogue import character
        from lastcall.engine import words
        import lastcall

        tess = character("taphouse:tess")
        card = next(c for c, _ in tess.deck.kinds if c.title == "A breath of cellar air")
        table = lastcall.new_game("taphouse:tess", "gog", seed=1)
        for seed in range(200):
            table = lastcall.new_game("taphouse:tess", "gog", seed=seed)
            table.parties[0].alcohol, table.parties[1].alcohol = 5, 1
            while not table.over and table.decision is not None:
                plays = [
                    o for o in table.decision.options
                    if o.kind == "play" and table.game.defs[o.card] is card
                ]
                if plays and table.parties[0].alcohol >= 4 and not table.view(0).stack:
                    was = [party.alcohol for party in table.parties]
                    [mine] = [s for s in table.preview(plays[0]).after if s.seat == 0]
                    assert mine.alcohol == was[0] - min(3, was[0] - min(was))
                    raise SystemExit
                table.answer(table.decision.options[-1])
        raise AssertionError("she never held it")
        """,
    )


def test_it_is_listed(installed):
    rows = json.loads(command(installed, "cards", "--box", "taphouse", "--json"))
    assert sum(row["copies"] for row in rows) == 40
    assert {row["deck"] for row in rows} == {"taphouse:tess"}
    air = next(row for row in rows if row["title"] == "A breath of cellar air")
    assert air["id"] == "taphouse:tess/a-breath-of-cellar-air"
    assert air["text"] == (
        "Your Alcohol Content goes down by up to 3, to that of the soberest player."
    )
    rows = json.loads(command(installed, "cards", "--box", "taphouse", "--json", "--lang", "ru"))
    assert "Глоток подвального воздуха" in [row["title"] for row in rows]
    shown = command(installed, "cards", "--character", "taphouse:tess", "--lang", "ru")
    assert "Ключница Тесс" in shown
    assert "Пивоварня" in shown
    everything = json.loads(command(installed, "cards", "--json"))
    assert {"rdi2", "rdi4", "rdi5", "rdi7", "rdi9", "taphouse"} == {
        row["box"] for row in everything
    }


def test_without_it_its_games_are_refused_by_name(installed):
    """A save of a game with Tess, where nobody knows her: it says whom it misses."""
    save = run(
        installed,
        """
        import lastcall, sys
        sys.stdout.write(lastcall.new_game("taphouse:tess", "gog").save().decode())
        """,
    )
    import lastcall

    with pytest.raises(lastcall.DamagedSave, match="no character 'taphouse:tess'"):
        lastcall.restore(save.encode())


def test_another_tess_is_refused_by_name(installed, tmp_path):
    save = run(
        installed,
        """
        import lastcall, sys
        sys.stdout.write(lastcall.new_game("taphouse:tess", "gog").save().decode())
        """,
    )
    (tmp_path / "save").write_text(save)
    said = run(
        installed,
        f"""
        import lastcall
        from lastcall.cards.catalogue import character
        from lastcall.text.messages import Messages
        from lastcall.text.problems import problem

        character("taphouse:tess").deck.kinds.pop()
        try:
            lastcall.restore(open({str(tmp_path / "save")!r}, "rb").read())
        except lastcall.DamagedSave as error:
            print(error)
            print(problem(error, Messages("en")))
            print(problem(error, Messages("ru")))
        """,
    )
    plain, english, russian = said.splitlines()
    assert "another taphouse:tess" in plain
    assert "made with another Tess." in english
    assert "с другой Тесс." in russian


def test_a_box_that_cannot_be_opened_closes_no_other(tmp_path):
    info = tmp_path / "broken-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[lastcall.boxes]\nbroken = broken_box:BOX\nwrong = wrong_box:BOX\nnothing = wrong_box:N\n"
    )
    (tmp_path / "broken_box.py").write_text("raise RuntimeError('spilled')\n")
    (tmp_path / "wrong_box.py").write_text(
        "from lastcall.cards.gamebox import GameBox\n"
        "from lastcall.cards.gog import GOG\n"
        "BOX = GameBox('wrong', characters=[GOG])\n"
        "N = 5\n"
    )
    environment = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{SOURCE}"}
    said = run(
        environment,
        """
        from lastcall.cards.catalogue import BOXES, CHARACTERS
        from lastcall.cards.gamebox import BROUGHT
        assert list(BOXES) == ["rdi2", "rdi4", "rdi5", "rdi7", "rdi9"], list(BOXES)
        assert CHARACTERS["gog"].box == "rdi2"
        for name, why in BROUGHT.broken.items():
            print(name, why)
        """,
    )
    assert "spilled" in said
    assert "'gog' has to be called 'wrong:gog'" in said
    assert "is no GameBox" in said
