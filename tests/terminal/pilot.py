"""A person at the terminal table, for tests: sits down, looks, presses keys and clicks."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from textual.pilot import Pilot

from lastcall.terminal.app import TableApp
from lastcall.terminal.rows import Rows
from lastcall.terminal.screens import EndScreen
from lastcall.terminal.company import Seating
from lastcall.terminal.session import Session
from lastcall.testing import Scenario

WIDE = (120, 40)
SMALL = (80, 24)


def seated(scenario: Scenario) -> Session:
    """The session of a scenario: the person has its first seat, random bots the others."""
    game = scenario.table.game
    ids = tuple(character.id for character in game.characters)
    seating = Seating(ids, ("random",) * (len(ids) - 1), 0, doppelgangers=len(set(ids)) < len(ids))
    return Session(seating, scenario.table)


class Person:
    """Somebody with a keyboard and a mouse. After each thing done the next question is awaited."""

    def __init__(self, app: TableApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    async def settle(self) -> None:
        """Wait until the person is asked something, or the evening is over."""
        for _ in range(3000):
            await self.pilot.pause(0)
            if self.app.decided is not None or isinstance(self.app.screen, EndScreen):
                await self.pilot.pause(0)
                return
        raise AssertionError("nobody was asked anything")

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.settle()

    async def click(self, rows: Rows, item: int) -> None:
        """Click the first line of an item of a list."""
        line = rows._item_at.index(item) - rows.scroll_offset.y
        region = rows.scrollable_content_region
        at = (region.x - rows.region.x + 6, region.y - rows.region.y + line)
        await self.pilot.click(rows, offset=at)
        await self.settle()

    async def click_mat(self, seat: int) -> None:
        await self.pilot.click(f"#mat-{seat}")
        await self.settle()

    def answers(self) -> list[str]:
        return [answer.label for answer in self.app.question.answers()]

    def screen(self) -> list[str]:
        """Everything that is on the screen, line by line, without colour."""
        screen = self.app.screen
        return [strip.text for strip in screen._compositor.render_strips(screen.size)]

    def mat(self, seat: int) -> str:
        """What stands on a mat, without colour."""
        return str(self.app.query_one(f"#mat-{seat}").render())


def said(rows: Rows) -> list[str]:
    """The lines of a list as they stand on the screen, without colour."""
    return [strip.text.strip() for strip in rows._strips]


@asynccontextmanager
async def sitting(
    session: Session, size: tuple[int, int] = WIDE, speed: str = "instant", locale: str = "en"
) -> AsyncIterator[Person]:
    """A person at the table, once the first question is asked."""
    app = TableApp(session, speed=speed, locale=locale)
    async with app.run_test(size=size) as pilot:
        person = Person(app, pilot)
        await person.settle()
        yield person
