"""Make docs/terminal.svg: the real terminal table in the middle of a real game, always the same.

python tools/picture.py [FILE]
"""

import asyncio
import re
import sys
from pathlib import Path

from lastcall.bots import ask, make_bot
from lastcall.terminal.app import TableApp
from lastcall.terminal.colours import TAVERN
from lastcall.terminal.seating import seat_players
from lastcall.terminal.session import Session

FIRST_SEED = 305  # the first game from here on that has such a moment is shown
SIZE = (118, 36)
OUT = Path(__file__).parent.parent / "docs" / "terminal.svg"


def sit_down(seed: int) -> Session:
    return Session(seat_players("eve", ["gog", "dimli", "fleck"], None, ["house"], seed))


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


if __name__ == "__main__":
    out = Path(sys.argv[1]) if len(sys.argv) > 1 else OUT
    text = asyncio.run(picture(find_game(FIRST_SEED)))
    out.parent.mkdir(exist_ok=True)
    out.write_text(text, encoding="utf-8")
    print(f"{out}: {len(text) // 1024} KiB")
