"""The documentation is true: every Python block in docs/ runs, page by page."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

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
