"""A report of the lab in a real browser: on a phone nothing sticks out, and nothing is fetched."""

import subprocess
import sys

import pytest

PLAN = """
games = 12
seed = 5
bots = "random"
characters = ["fleck", "gog", "eve", "dimli"]
record = ["cards", "turns"]
"""


@pytest.fixture(scope="module")
def report(tmp_path_factory):
    folder = tmp_path_factory.mktemp("lab")
    (folder / "plan.toml").write_text(PLAN)
    for arguments in (
        ("run", "plan.toml", "--out", "results", "--jobs", "1"),
        ("report", "results", "--lang", "ru"),
    ):
        command = [sys.executable, "-c", "from lastcall.cli import main; main()", "lab", *arguments]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
    return folder / "results" / "report.html"


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_on_a_phone_only_tables_scroll(chromium, report, scheme):
    context = await chromium.new_context(
        viewport={"width": 360, "height": 740}, color_scheme=scheme, offline=True
    )
    page = await context.new_page()
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    await page.goto(report.as_uri())
    for summary in await page.query_selector_all("summary"):
        await summary.click()
    wide = await page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360
    scrolls = "[...document.querySelectorAll('.scroll')].some(e => e.scrollWidth > e.clientWidth)"
    assert await page.evaluate(scrolls)
    figures = await page.get_by_role("img").all()
    assert len(figures) == 7
    for figure in figures:
        box = await figure.bounding_box()
        assert box is not None
        assert 250 < box["width"] <= 360
    smallest = """Math.min(...[...document.querySelectorAll('svg text')].map(
        e => e.getBoundingClientRect().height))"""
    assert await page.evaluate(smallest) >= 9
    assert asked == [report.as_uri()]
    await context.close()
