"""Compiled code is fast, and never older than its sources."""

import os
import subprocess
import sys
from pathlib import Path

import compile as compiler
import pytest


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout whose engine seems to be compiled just now."""
    src = tmp_path / "src"
    for package in (*compiler.PACKAGES, "text"):
        (src / "lastcall" / package).mkdir(parents=True)
        (src / "lastcall" / package / "thing.py").write_text("THING = 1\n")
    for name, value in (("ROOT", ""), ("SRC", "src"), ("BUILD", "build")):
        monkeypatch.setattr(compiler, name, tmp_path / value)
    monkeypatch.setattr(compiler, "CACHE", tmp_path / "build" / "compiled")
    monkeypatch.setattr(compiler, "STAMP", tmp_path / "build" / "in-place")
    built: list[str] = []

    def build(name: str) -> None:
        built.append(name)
        for path in compiler.sources():
            out = tmp_path / "build" / "compiled" / name / path.relative_to(src)
            out.parent.mkdir(parents=True, exist_ok=True)
            out.with_suffix(".so").write_text(path.read_text())

    monkeypatch.setattr(compiler, "build", build)
    compiler.ensure()
    assert compiler.is_fresh()
    assert len(built) == 1
    return src / "lastcall"


def count(checkout: Path) -> int:
    return len(list((checkout.parent.parent / "build" / "compiled").iterdir()))


def test_what_was_compiled_is_not_compiled_again(checkout: Path) -> None:
    compiler.ensure()
    assert count(checkout) == 1


def test_an_edited_source_makes_it_stale(checkout: Path) -> None:
    edited = checkout / "engine" / "thing.py"
    edited.write_text("THING = 2\n")
    assert not compiler.is_fresh()
    compiler.ensure()
    assert compiler.is_fresh()
    assert edited.with_suffix(".so").read_text() == "THING = 2\n"
    assert count(checkout) == 2


def test_going_back_to_a_source_compiles_nothing(checkout: Path) -> None:
    edited = checkout / "engine" / "thing.py"
    for text in ("THING = 2\n", "THING = 1\n"):
        edited.write_text(text)
        compiler.ensure()
    assert count(checkout) == 2
    assert edited.with_suffix(".so").read_text() == "THING = 1\n"


def test_a_new_or_a_vanished_source_makes_it_stale(checkout: Path) -> None:
    new = checkout / "bots" / "new.py"
    new.write_text("")
    assert not compiler.is_fresh()
    compiler.ensure()
    new.unlink()
    assert not compiler.is_fresh()
    compiler.ensure()
    assert not new.with_suffix(".so").exists()


def test_a_source_that_is_not_compiled_changes_nothing(checkout: Path) -> None:
    (checkout / "text" / "thing.py").write_text("THING = 2\n")
    assert compiler.is_fresh()


def test_where_it_cannot_be_compiled_nothing_old_stays(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def no_compiler(name: str) -> None:
        raise compiler.CannotCompile("there is no C compiler here")

    monkeypatch.setattr(compiler, "build", no_compiler)
    monkeypatch.setattr(sys, "argv", ["compile.py"])
    monkeypatch.delenv("CI", raising=False)
    (checkout / "engine" / "thing.py").write_text("THING = 2\n")
    compiler.main()
    assert compiler.compiled_files(checkout) == []
    assert "there is no C compiler here" in capsys.readouterr().err
    monkeypatch.setenv("CI", "true")
    with pytest.raises(SystemExit):
        compiler.main()


def test_only_the_latest_builds_are_kept(checkout: Path) -> None:
    for number in range(compiler.KEPT + 3):
        (checkout / "engine" / "thing.py").write_text(f"THING = {number + 2}\n")
        compiler.ensure()
    assert count(checkout) == compiler.KEPT


def test_these_tests_run_what_was_compiled_if_anything_was() -> None:
    compiled = compiler.is_fresh()
    assert compiled or not compiler.compiled_files(compiler.SRC)
    for path in compiler.sources():
        name = ".".join(path.relative_to(compiler.SRC).with_suffix("").parts)
        module = __import__(name, fromlist=["__file__"])
        assert module.__file__.endswith(".py") is not compiled


def test_a_compiled_and_a_plain_process_know_the_same_things() -> None:
    """Where both are at hand, one game from one seed leaves the same bytes."""
    if not compiler.is_fresh():
        assert not os.environ.get("CI"), "nothing is compiled here: see what `make setup` said"
        pytest.skip("nothing is compiled here")
    game = (
        "import lastcall, hashlib\n"
        "table = lastcall.new_game('jett', 'dale', 'gog', 'terci', seed=11)\n"
        "while not table.over:\n"
        "    options = table.decision.options\n"
        "    table.answer(options[table.turn * 7 % len(options)])\n"
        "print(hashlib.sha256(table.save()).hexdigest())\n"
    )
    # Without the suffixes of compiled code, Python finds the sources beside it.
    plain = (
        "import sys, importlib.machinery as m\n"
        "def finder(path, real=m.FileFinder):\n"
        f"    if not path.startswith({str(compiler.SRC)!r}): raise ImportError\n"
        "    return real(path, (m.SourceFileLoader, m.SOURCE_SUFFIXES))\n"
        "sys.path_hooks.insert(0, finder)\n"
        "sys.path_importer_cache.clear()\n"
    )
    told = [
        subprocess.run(
            [
                sys.executable,
                "-c",
                code + "from lastcall.engine import table as t\nprint(t.__file__.endswith('.py'))",
            ],
            env={**os.environ, "PYTHONPATH": str(compiler.SRC)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.split()
        for code in (game, plain + game)
    ]
    assert told[0][0] == told[1][0]
    assert [kind for _, kind in told] == ["False", "True"]
