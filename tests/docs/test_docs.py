"""The documentation is true: every Python block in docs/ runs, page by page."""

import importlib
import pkgutil
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from lastcall import bots, engine
from lastcall.cli import main

DOCS = Path(__file__).parents[2] / "docs"
PAGES = sorted(DOCS.glob("*.md"))
TEACHING = ["add-a-card.md", "add-a-character.md", "testing.md"]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PLAN = re.compile(r"^```toml\n(# plan\.toml.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page):
    """The Python blocks of a page, each preceded by blank lines so that errors name its line."""
    text = page.read_text(encoding="utf-8")
    for found in BLOCK.finditer(text):
        yield "\n" * text.count("\n", 0, found.start(1)) + found.group(1)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_blocks_run(page, tmp_path, monkeypatch):
    """The blocks of a page run in order, one after another in the same session.

    Where a page has a plan for the lab, its results are there, of fewer games.
    """
    if plan := PLAN.search(page.read_text(encoding="utf-8")):
        monkeypatch.chdir(tmp_path)
        short = re.sub(r"^games = \d+$", "games = 4", plan[1], flags=re.MULTILINE)
        Path("plan.toml").write_text(short, encoding="utf-8")
        told = CliRunner().invoke(main, ["lab", "run", "plan.toml", "--out", "results"])
        assert told.exit_code == 0, told.output
    session = {"__name__": page.stem}
    for block in blocks(page):
        exec(compile(block, str(page), "exec"), session)


@pytest.mark.parametrize("name", TEACHING)
def test_the_pages_that_teach_have_worked_examples(name):
    """A page that explains how shows it in code that was just run."""
    assert "assert " in "".join(blocks(DOCS / name))


@pytest.mark.parametrize("name", TEACHING)
def test_files_named_in_a_page_exist(name):
    """Paths into the project that a page names are there."""
    root = DOCS.parent
    text = re.sub(r"^```.*?^```$", "", (DOCS / name).read_text(encoding="utf-8"), flags=re.M | re.S)
    named = re.findall(r"(?:src|docs|tools|benchmarks)/[\w./-]+\.\w+", text)
    missing = [path for path in named if not (root / path).exists()]
    assert not missing


@pytest.mark.parametrize("package", ["engine", "server"])
def test_every_module_has_its_line_in_the_picture_of_the_house(package):
    page = (DOCS / "architecture.md").read_text(encoding="utf-8")
    tables = "\n".join(line for line in page.splitlines() if line.startswith("| `"))
    modules = {path.stem for path in (DOCS.parent / "src" / "lastcall" / package).glob("*.py")}
    assert modules - {"__init__"} - set(re.findall(r"\w+", tables)) == set()


def classes_of(package):
    """Every class that a module of a package declares, by its name."""
    found = {}
    for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
        for name, kind in vars(importlib.import_module(module.name)).items():
            if isinstance(kind, type) and kind.__module__.startswith("lastcall."):
                found.setdefault(name, kind)
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_page_says_of_a_class_of_the_engine_is_there(page):
    """`Play.champions` and the like: somebody will look for it."""
    classes = classes_of(engine)
    named = re.findall(r"`([A-Z]\w+)\.([a-z_]+)", page.read_text(encoding="utf-8"))
    told = [(name, of) for name, of in named if name in classes]
    assert [f"{name}.{of}" for name, of in told if not hasattr(classes[name], of)] == []


def test_every_family_of_words_is_named_in_it():
    page = (DOCS / "architecture.md").read_text(encoding="utf-8")
    (families,) = re.findall(r"the words in families \((.*?)\)", page)
    folder = DOCS.parent / "src" / "lastcall" / "engine" / "effects"
    assert {path.stem for path in folder.glob("[a-z]*.py")} == set(families.split(", "))


def test_what_a_page_says_of_bots_is_there_to_write_one_with():
    page = (DOCS / "api.md").read_text(encoding="utf-8")
    (told,) = re.findall(r"^## Bots\n(.*?)^## ", page, re.MULTILINE | re.DOTALL)
    names = set(re.findall(r"`([A-Za-z_]+)[`(]", told))
    assert {"make_bot", "WorldBot", "Worlds", "Budget"} <= names
    assert [name for name in names if name not in bots.__all__] == []
