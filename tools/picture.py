"""Make the pictures of the README: real tables in the middle of real games, always the same.

`python tools/picture.py` makes both, `python tools/picture.py terminal` only docs/terminal.svg, and
`python tools/picture.py web` only docs/table.jpg, for which the front end must be built and a
Chromium be on this machine.
"""

import asyncio
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from services import chromium

from lastcall.bots import ask, make_bot
from lastcall.terminal.app import TableApp
from lastcall.terminal.colours import TAVERN
from lastcall.terminal.company import seat_players
from lastcall.terminal.session import Session

DOCS = Path(__file__).parent.parent / "docs"

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
PLAYERS = {"options": {"seats": 4, "boxes": ["rdi2", "rdi9"], "clock": None}, "character": "gog"}
BOTS = ("petra", "eve", "dale")
LOOKS = '{"lang": "en", "speed": "instant", "motion": "less", "side": "log", "version": 2}'

# A server whose dice fall as they did the last time: the same tables, the same decks.
LOADED = """
import random, secrets
dice = random.Random(7)
secrets.choice, secrets.randbelow = dice.choice, dice.randrange
from lastcall.cli import main
main()
"""

# What there is to click on, and whether it is worth a picture: late in a full house something is
# aimed at me, and I can answer in more ways than one.
LOOK = """() => {
  const there = (e) => e.checkVisibility() && !e.disabled;
  const count = (what) => [...document.querySelectorAll(what)].filter(there).length;
  return {
    over: count(".over") > 0,
    chosen: count(".hand-card.chosen"),
    cards: count(".hand-card.playable"),
    primary: count(".actions .primary"),
    seats: count(".actions .target:not(.chosen)"),
    pass: count(".actions .pass"),
    worth: Number(document.querySelector(".bar-turn small")?.innerText.replace(/\D/g, "")) >= 6
      && count(".seat.out") == 0 && count(".slip.at-me.whole") > 0
      && count(".rail.aimed .card-answer") > 1,
    all: document.querySelector("#app").innerText,
  };
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


def settled(page: Page) -> dict[str, object]:
    """What the page shows, once it has stopped changing and something can be done."""
    before = None
    while True:
        seen: dict[str, object] = page.evaluate(LOOK)
        if seen == before and any(seen[way] for way in ("over", "primary", "seats", "pass")):
            return seen
        before = seen
        page.wait_for_timeout(60)


def plays_to_a_moment(page: Page, dice: random.Random) -> bool:
    """Click through the game; whether it came to a moment worth showing."""
    while True:
        seen = settled(page)
        if seen["over"] or seen["worth"]:
            return bool(seen["worth"])
        cards = page.locator(".hand-card.playable:not(.chosen)")
        if seen["chosen"] and not seen["primary"] and not seen["seats"]:
            page.keyboard.press("Escape")
        elif seen["primary"]:
            page.locator(".actions .primary").first.click()
        elif seen["seats"]:
            page.locator(".actions .target:not(.chosen)").nth(
                dice.randrange(int(str(seen["seats"])))
            ).click()
        elif seen["cards"] and dice.random() < 0.6:
            cards.nth(dice.randrange(cards.count())).click()
        else:
            page.locator(".actions .pass").first.click()


def sit_at_a_table(page: Page, address: str) -> None:
    """A table with known characters, set over HTTP; the rest is done by clicking."""

    def post(path: str, body: object) -> dict[str, str]:
        answer = page.request.post(f"{address}/api/{path}", data=body)
        assert answer.ok, answer.text()
        told: dict[str, str] = answer.json()
        return told

    table = post("tables", PLAYERS)["id"]
    for bot in BOTS:
        post(f"tables/{table}/bot", {"bot": "house", "character": bot})
    post(f"tables/{table}/start", {})
    page.goto(f"{address}/tables/{table}")


def web() -> None:
    program = chromium()
    if program is None:
        sys.exit("There is no Chromium here: as root, apt-get install -y chromium")
    out = DOCS / "table.jpg"
    dice = random.Random(1)
    with tavern() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        page = browser.new_page(viewport=WINDOW, locale="en-GB")
        page.add_init_script(f"localStorage.setItem('lastcall', '{LOOKS}')")
        page.request.post(f"{address}/api/guest", data={"name": "Ann"})
        sit_at_a_table(page, address)
        while not plays_to_a_moment(page, dice):
            sit_at_a_table(page, address)
        page.mouse.move(0, 0)
        page.wait_for_timeout(3000)  # until the last numbers have flown away
        page.screenshot(path=out, quality=90)
        browser.close()
    size = out.stat().st_size
    if size > LARGEST:
        sys.exit(f"docs/table.jpg has {size} bytes: too much for a page that shows it.")


if __name__ == "__main__":
    for name in sys.argv[1:] or ("terminal", "web"):
        {"terminal": terminal, "web": web}[name]()
