"""Make the pictures of the README: real tables in the middle of real games, always the same.

`python tools/picture.py` makes both, `python tools/picture.py terminal` only docs/terminal.svg, and
`python tools/picture.py web` only docs/table.jpg, for which the front end must be built and a
Chromium be on this machine.
"""

import asyncio
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.async_api import async_playwright
from services import chromium

from lastcall.bots import ask, make_bot
from lastcall.terminal.app import TableApp
from lastcall.terminal.colours import TAVERN
from lastcall.terminal.company import seat_players
from lastcall.terminal.session import Session

DOCS = Path(__file__).parent.parent / "docs"
sys.path.append(str(DOCS.parent / "tests" / "browser"))

from mind import Mind  # noqa: E402
from visitor import Visitor  # noqa: E402

# The terminal table -----------------------------------------------------------------------------

FIRST_SEED = 305  # the first game from here on that has such a moment is shown
SIZE = (118, 38)


def sit_down(seed: int) -> Session:
    return Session(seat_players("petra", ["gog", "dale", "terci"], None, ["house"], seed))


def worth_showing(session: Session) -> bool:
    """An answer to a card is aimed at the person, who can answer it, late in a full house."""
    view = session.view()
    if view.turn < 10 or len(view.stack) < 2 or not all(seat.alive for seat in view.seats):
        return False
    top = view.stack[-1]
    could_play = {option.card for option in view.options if option.card >= 0}
    aimed_at = [effect.seat for effect in top.coming]
    return top.card >= 0 and view.me in aimed_at and top.owner != view.me and len(could_play) > 2


def find_game(seed: int) -> int:
    """The first game from this seed on in which it comes to such a moment."""
    while True:
        session = sit_down(seed)
        person = make_bot("house", seed)  # a house bot decides for the person
        while not session.over:
            if not session.asks_me():
                session.step()
            elif worth_showing(session):
                return seed
            else:
                session.answer([ask(person, session.table)])
        seed += 1


async def picture(seed: int) -> str:
    """Play that game at the real table up to the moment, and take its picture."""
    session = sit_down(seed)
    person = make_bot("house", seed)
    app = TableApp(session, speed="instant")
    async with app.run_test(size=SIZE) as pilot:
        while app.decided is None or not worth_showing(session):
            if app.decided is not None:
                app.decide([ask(person, session.table)])
                app.decided = None
            await pilot.pause(0)
        app.speed = "normal"
        app.draw()
        await pilot.pause()
        return smaller(app.export_screenshot(title="lastcall play"))


def smaller(svg: str) -> str:
    """One background instead of hundreds, and no fonts from the net: a page may not load them."""
    svg = re.sub(r"@font-face \{.*?\}\n", "", svg, flags=re.DOTALL)
    svg = svg.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")
    svg = re.sub(r"terminal-\d+", "t", svg)
    svg = re.sub(r' clip-path="url\(#t-line-\d+\)"', "", svg)
    svg = re.sub(r'<clipPath id="t-line-\d+">.*?</clipPath>', "", svg, flags=re.DOTALL)
    svg = svg.replace(' shape-rendering="crispEdges"', "")
    ground = f'<rect fill="{TAVERN.background}"'
    svg = re.sub(rf"{ground}[^>]*/>", "", svg)
    svg = re.sub(
        r'(<g transform="translate\(9, 41\)" clip-path="url\(#t-clip-terminal\)")>',
        rf'\1 shape-rendering="crispEdges">{ground} width="100%" height="100%"/>',
        svg,
    )
    return re.sub(r"\s*\n\s*", "\n", svg).strip() + "\n"


def terminal() -> None:
    text = asyncio.run(picture(find_game(FIRST_SEED)))
    (DOCS / "terminal.svg").write_text(text, encoding="utf-8")


# The web table ----------------------------------------------------------------------------------

WINDOW = {"width": 1280, "height": 800}
LARGEST = 400_000  # bytes
PLAYERS = {"options": {"seats": 4, "boxes": ["rdi2", "rdi9"], "clock": None}, "character": "eve"}
BOTS = ("dimli", "gog", "petra")
LOOKS = """
localStorage.lastcall ??= JSON.stringify({ lang: "en", speed: "instant", version: 3 });
"""
MOST_GAMES = 30
LATE = 9  # the turn from which on something has happened to everybody

# A server whose dice fall as they did the last time: the same tables, the same decks.
LOADED = """
import random, secrets
dice = random.Random(7)
secrets.choice, secrets.randbelow = dice.choice, dice.randrange
from lastcall.cli import main
main()
"""

# Whether what is shown is worth a picture: a card aimed at me, with what it would do in full sight,
# that I can answer with different cards.
AIMED = """() => {
  const there = (what) => [...document.querySelectorAll(what)].filter((e) => e.checkVisibility());
  const open = (e) => {
    const { x, y, width, height } = e.getBoundingClientRect();
    return e.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  const titles = new Set(there(".hand-card.playable .card-title").map((e) => e.innerText));
  return there(".rail.aimed").length > 0 && there(".card-answer").length > 1 && titles.size > 1
    && there(".slip.at-me.whole").some(open) && there(".ticket").some(open);
}"""


@contextmanager
def tavern() -> Iterator[str]:
    """A web table of its own, without pauses; its address."""
    with tempfile.TemporaryDirectory() as folder:
        quick = ["--pause", "0", "--bot-pause", "0", "--no-limits"]
        server = subprocess.Popen(
            [sys.executable, "-uc", LOADED, "serve", "--port", "0", "--data", folder, *quick],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert server.stdout is not None
        try:
            found = re.search(r"http://\S+", server.stdout.readline())
            if found is None:
                sys.exit("The server did not start.")
            yield found.group()
        finally:
            server.terminate()
            server.wait()


async def sit_at_a_table(ann: Visitor) -> None:
    """A table with known characters, set over HTTP; the rest is done by clicking."""
    ann.forget()
    table = (await ann.post("/api/tables", PLAYERS))["id"]
    for bot in BOTS:
        await ann.post(f"/api/tables/{table}/bot", {"bot": "house", "character": bot})
    await ann.post(f"/api/tables/{table}/start")
    await ann.open(f"/tables/{table}")
    await ann.at_the_table()


async def plays_to_a_moment(ann: Visitor, mind: Mind) -> bool:
    """Click through the game; whether it came to a moment worth showing."""
    while await ann.wait_for_a_question():
        view = ann.state["view"]
        late = view["turn"] >= LATE and all(seat["alive"] for seat in view["seats"])
        attack = view["stack"] and view["stack"][-1]["kind"] == "play"
        if late and attack and await ann.page.evaluate(AIMED):
            return True
        await ann.answer(mind)
    return False


async def photograph(address: str, program: str) -> None:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        ann = await Visitor.come(browser, address, "Ann", at_once=False)
        await ann.page.set_viewport_size(WINDOW)
        await ann.context.add_init_script(LOOKS)
        for game in range(MOST_GAMES):
            await sit_at_a_table(ann)
            if await plays_to_a_moment(ann, Mind(f"picture/{game}", lively=0.5)):
                break
        else:
            sys.exit(f"{MOST_GAMES} games without a moment worth showing: has the table changed?")
        await ann.page.mouse.move(0, 0)
        await ann.page.wait_for_timeout(3000)  # until the last numbers have flown away
        await ann.page.screenshot(path=DOCS / "table.jpg", quality=90)
        await browser.close()


def web() -> None:
    program = chromium()
    if program is None:
        sys.exit("There is no Chromium here: as root, apt-get install -y chromium")
    with tavern() as address:
        asyncio.run(photograph(address, program))
    size = (DOCS / "table.jpg").stat().st_size
    if size > LARGEST:
        sys.exit(f"docs/table.jpg has {size} bytes: too much for a page that shows it.")


if __name__ == "__main__":
    for name in sys.argv[1:] or ("terminal", "web"):
        {"terminal": terminal, "web": web}[name]()
