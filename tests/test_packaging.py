"""What somebody gets who installs Last Call: wheels, extras, and what works without them."""

import json
import os
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import compile as compiler
import pytest

from lastcall.cli.extras import APART, EXTRAS
from lastcall.text.messages import Messages

ROOT = Path(__file__).resolve().parent.parent
WANTED = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

# A whole game among bots, and whether compiled code played it.
GAME = """
import json, lastcall
from lastcall.bots import ask, make_bot
from lastcall.engine import table as engine
table = lastcall.new_game("dimli", "eve", "fleck", "gog", seed=7)
bots = [make_bot("house", seat) for seat in range(4)]
while not table.over:
    table.answer(ask(bots[table.decision.seat], table))
plain = engine.__file__.endswith(".py")
print(json.dumps({"plain": plain, "winners": list(table.winners), "turn": table.turn}))
"""


def run(*command: str | Path, **settings: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8", **settings}
    return subprocess.run(
        command, cwd=ROOT / "tests", env=environment, capture_output=True, text=True, check=False
    )


def build(folder: Path, **settings: str) -> Path:
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT,
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def pure(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("pure"), LASTCALL_COMPILED="")


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    try:
        compiler.usable_flags()
    except compiler.CannotCompile as why:
        if os.environ.get("CI"):
            raise
        pytest.skip(str(why))
    return build(tmp_path_factory.mktemp("compiled"), LASTCALL_COMPILED="1")


# What is in the wheels ---------------------------------------------------------------------------


def test_both_wheels_have_the_front_end_and_all_that_its_page_names(
    pure: Path, compiled: Path
) -> None:
    static = "lastcall/server/static"
    for built in (pure, compiled):
        wheel = zipfile.ZipFile(built)
        page = wheel.read(f"{static}/index.html").decode()
        parts = re.findall(r'(?:src|href)="/([^"]+\.(?:js|css|svg))"', page)
        assert {part.rpartition(".")[2] for part in parts} == {"js", "css", "svg"}
        for part in parts:
            assert wheel.read(f"{static}/{part}")


def test_the_wheel_has_every_text(pure: Path) -> None:
    texts = ROOT / "src" / "lastcall" / "text"
    there = set(zipfile.ZipFile(pure).namelist())
    for path in (*texts.rglob("*.ftl"), *texts.rglob("*.toml")):
        assert f"lastcall/text/{path.relative_to(texts).as_posix()}" in there


def test_one_wheel_is_for_every_machine_and_one_for_machines_like_this(
    pure: Path, compiled: Path
) -> None:
    assert pure.name.endswith("-py3-none-any.whl")
    assert not [name for name in zipfile.ZipFile(pure).namelist() if name.endswith((".so", ".pyd"))]
    assert not compiled.name.endswith("-any.whl")
    names = zipfile.ZipFile(compiled).namelist()
    assert set(zipfile.ZipFile(pure).namelist()) - set(names) == set()
    binaries = [name for name in names if name.endswith((".so", ".pyd"))]
    for path in compiler.sources():
        module = path.relative_to(ROOT / "src").with_suffix("").as_posix()
        assert any(name.startswith(f"{module}.") for name in binaries), module


# Installed ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["pure", "compiled"])
def test_a_base_install_plays_simulates_and_lists_cards(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    wheel: Path = request.getfixturevalue(kind)
    run(sys.executable, "-m", "venv", "--without-pip", tmp_path)
    scripts = tmp_path / ("Scripts" if os.name == "nt" else "bin")
    pip = run(sys.executable, "-m", "pip", "--python", scripts / "python", "install", "-q", wheel)
    if pip.returncode and not os.environ.get("CI"):
        pytest.skip(f"what Last Call needs could not be fetched: {pip.stderr}")
    assert pip.returncode == 0, pip.stderr

    game = run(scripts / "python", "-c", GAME)
    assert game.returncode == 0, game.stderr
    assert json.loads(game.stdout)["plain"] is (kind == "pure")
    here = run(sys.executable, "-c", GAME)
    assert json.loads(game.stdout) | {"plain": 0} == json.loads(here.stdout) | {"plain": 0}

    program = scripts / "lastcall"
    sim = run(program, "sim", "--games", "4", "--bots", "house,random,random,random", "--json")
    assert sim.returncode == 0, sim.stderr
    assert json.loads(sim.stdout)["games"] == 4
    cards = run(program, "cards", "--character", "eve", "--json")
    assert len(json.loads(cards.stdout)) > 0
    assert run(program, "rules", "GAMB-12").returncode == 0
    for command, extra in (("serve", "web"), ("play", "terminal")):
        told = run(program, command)
        assert told.returncode == 2
        assert f'pip install "lastcall[{extra}]"' in told.stderr


# Extras ------------------------------------------------------------------------------------------


def named(wishes: list[str]) -> set[str]:
    return {re.split(r"[^\w.-]", wish)[0].replace("-", "_") for wish in wishes}


def test_what_the_commands_look_for_is_what_the_extras_bring() -> None:
    extras = WANTED["optional-dependencies"]
    for extra, modules in (*EXTRAS.items(), *APART.items()):
        assert set(modules) <= named(extras[extra])
        assert not set(modules) & named(WANTED["dependencies"])
    assert re.findall(r"[a-z]+", extras["all"][0].partition("[")[2]) == list(EXTRAS)
    for modules in APART.values():
        assert not set(modules) & {module for each in EXTRAS.values() for module in each}


# `lastcall` in an interpreter that has only what a base install brings.
BASE = """
import sys
from importlib.abc import MetaPathFinder
class Missing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in MISSING:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Missing())
import importlib.util
there = importlib.util.find_spec
importlib.util.find_spec = lambda name, *a: None if name in MISSING else there(name, *a)
from lastcall.cli import main
main(prog_name="lastcall")
"""


def lastcall_without(extras: list[str], *arguments: str) -> subprocess.CompletedProcess[str]:
    missing = {module for extra in extras for module in {**EXTRAS, **APART}[extra]}
    code = f"MISSING = {sorted(missing)!r}\n{BASE}"
    return run(sys.executable, "-c", code, *arguments, LC_ALL="C.UTF-8", LANG="C.UTF-8")


@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        ["sim", "--games", "2", "--bots", "house"],
        ["cards", "--character", "gog"],
        ["rules", "GAMB-12"],
        ["serve", "--help"],
        ["play", "--help"],
    ],
    ids=lambda arguments: " ".join(arguments[:2]),
)
def test_without_extras_all_but_the_two_tables_works(arguments: list[str]) -> None:
    done = lastcall_without(list(EXTRAS), *arguments)
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        (["serve"], "web"),
        (["play", "--seat", "gog"], "terminal"),
        (["serve", "--database-url", "postgresql://nobody@localhost/none"], "postgres"),
        (["lab", "run", "--out", "results", "--on", "ray"], "ray"),
    ],
    ids=["web", "terminal", "postgres", "ray"],
)
def test_a_missing_extra_is_named_kindly(arguments: list[str], extra: str) -> None:
    done = lastcall_without([extra], *arguments)
    assert done.returncode == 2
    assert f'pip install "lastcall[{extra}]"' in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_each_extra_that_may_be_missing_is_called_something_else(lang: str) -> None:
    """Whoever cannot train is not told of a database."""
    asked_for = {*EXTRAS, *APART} - {"bots"}  # without which bots play all the same
    say = Messages(lang).format
    assert len({say("install-extra", extra=each, command="") for each in asked_for}) == len(
        asked_for
    )


def test_the_terminal_says_so_in_russian_too() -> None:
    done = lastcall_without(["terminal"], "play", "--lang", "ru")
    assert "Стол в терминале не установлен" in done.stderr


def test_lock_files_hold_versions_and_hashes_only() -> None:
    a_version = r"[\w.-]+(\[[\w,-]+\])?==[\w.+!]+( ; [^/\\]+)? \\"
    a_hash = r"    --hash=sha256:[0-9a-f]{64}( \\)?"
    for lock in ROOT.glob("requirements*.lock"):
        for line in lock.read_text().splitlines():
            assert re.fullmatch(f"{a_version}|{a_hash}", line), f"{lock.name}: {line}"
