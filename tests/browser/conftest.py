"""A real Chromium for the tests, one for each worker, and servers for it to open."""

import sys
from dataclasses import dataclass
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import async_playwright

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent / "server"), str(HERE.parents[1] / "tools")]

import services  # noqa: E402
from mind import Mind  # noqa: E402
from process import QUICK, Process  # noqa: E402
from throwing import dice, thrown  # noqa: E402, F401
from visitor import Visitor  # noqa: E402

PAGE = HERE.parents[1] / "src" / "lastcall" / "server" / "static" / "index.html"


def pytest_collection_modifyitems(items):
    """One event loop for all of these tests: the browser lives in it."""
    together = pytest.mark.asyncio(loop_scope="session")
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(together, append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium():
    program = services.chromium()
    if program is None:
        pytest.fail("Chromium is missing: as root, apt-get install -y chromium")
    if not PAGE.exists():
        pytest.fail("The front end is not built: make setup")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=program, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        yield browser
        await browser.close()


@pytest.fixture(scope="session")
def tavern(tmp_path_factory):
    """A server without pauses and rate limits, shared by all tests of a worker."""
    server = Process(tmp_path_factory.mktemp("tavern") / "data", *QUICK)
    server.data.mkdir()
    yield server.start()
    server.stop()


@pytest.fixture
def start(tmp_path):
    """Start servers with options of one's own; they end with the test."""
    started = []

    def begin(*options):
        folder = tmp_path / f"data{len(started)}"
        folder.mkdir()
        server = Process(folder, *options)
        started.append(server)
        return server.start()

    yield begin
    for server in started:
        server.stop()


@pytest.fixture
def den(tmp_path):
    """Start a server with variants of the den: `den("teams", "sea")`."""
    started = []

    def begin(*variants, options=QUICK):
        folder = tmp_path / f"den{len(started)}"
        folder.mkdir()
        found = f"import sys; sys.path.insert(0, {str(HERE)!r})"
        program = f"{found}; import den; den.main(*{variants!r})"
        started.append(Process(folder, *options, program=program))
        return started[-1].start()

    yield begin
    for server in started:
        server.stop()


@pytest_asyncio.fixture(loop_scope="session")
async def visit(chromium):
    """Let people in: `ann = await visit(server, "Ann")`, each with a browser of their own.

    Nobody may have met an error in the page when the test ends.
    """
    came = []

    async def come(server, name="", **looks):
        visitor = await Visitor.come(chromium, server.address, name, **looks)
        came.append(visitor)
        return visitor

    yield come
    for visitor in came:
        for page in visitor.context.pages:  # what is still being fetched for it is nobody's trouble
            await page.unroute_all(behavior="ignoreErrors")
        await visitor.context.close()
    assert [problem for visitor in came for problem in visitor.problems] == []


@dataclass(frozen=True)
class Finished:
    """A game that has been played, and the cookie of who played it."""

    table: str
    cookies: list


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def finished(tavern, chromium, dice):  # noqa: F811
    """A finished game to look back at."""
    dice.write_text("finished")
    ann = await Visitor.come(chromium, tavern.address, "Ann")
    table = await ann.new_game("house", public=True)
    await ann.play(Mind("finished", lively=0.2))
    yield Finished(table, await ann.context.cookies())
    await ann.context.close()
