"""Whoever watches the pauses learns nothing of a seat that passes by itself."""

import asyncio
import random
import re
import statistics
from pathlib import Path
from time import monotonic

from client import table_of

from lastcall.server.settings import Settings

SESSION = Path(__file__).parents[2] / "web" / "src" / "state" / "session.ts"
PAUSE = 0.3
PRIVATE = ("drew-card", "laid-down-card", "put-on-deck-card")
WINDOWS = 24  # as many of either kind are compared


def public(message):
    return sum(event["kind"] not in PRIVATE for event in message["events"])


class Watched:
    """A seat that answers its own questions at once and passes every response after a while, as
    the page does for its player; it notes which windows it was asked in."""

    def __init__(self, socket, seed, after):
        self.socket = socket
        self.chance = random.Random(seed)
        self.after = after
        self.told = 0  # public events so far: how a window is known
        self.asked = set()
        self.happened = monotonic()

    async def play(self):
        socket = self.socket
        while True:
            message = await socket.next(60)
            if message["type"] not in ("state", "happened"):
                continue
            if message["events"]:
                self.told += public(message)
                self.happened = monotonic()
            decision = message.get("decision")
            if decision is None:
                continue
            if decision["kind"] != "respond":
                option = self.chance.choice(decision["options"])
            else:
                self.asked.add(self.told)
                await asyncio.sleep(max(0.0, self.happened + self.after - monotonic()))
                option = decision["options"][-1]
            await socket.answer(decision["n"], option["code"])


async def watch(socket, gaps):
    """How long after each thing that could be answered the table went on: that somebody is still
    thinking is told as well, and is no news of the game."""
    told, since, window = 0, 0.0, None
    while True:
        message = await socket.next(60)
        now = monotonic()
        if message["type"] not in ("state", "happened"):
            continue
        if not message["events"] and message["waiting"] == {"for": "responses"}:
            continue
        if window is not None:
            gaps.setdefault(window, now - since)
        told += public(message)
        window, since = (told, now) if message["type"] == "happened" else (None, 0.0)


def told_apart(some, others):
    """How well a guess by the length of a gap could do: 0 not at all, 1 always right
    (the Kolmogorov–Smirnov distance)."""
    return max(
        abs(
            sum(gap <= edge for gap in some) / len(some)
            - sum(gap <= edge for gap in others) / len(others)
        )
        for edge in (*some, *others)
    )


async def gaps_of_a_game(start, guests, after):
    """The gaps an onlooker sees: where Ann or Bob was asked, and where nobody was."""
    server = start("--pause", str(PAUSE), "--bot-pause", "0", "--no-limits")
    ann, bob, eve = await guests(server, "Ann", "Bob", "Eve")
    asked, free = [], []
    for game in range(6):
        table = await table_of(ann, bob, bots=["house", "house"], clock=None)
        async with ann.at(table) as a, bob.at(table) as b, eve.at(table) as e:
            people = [Watched(a, f"a{game}", after), Watched(b, f"b{game}", after)]
            gaps = {}
            tasks = [asyncio.create_task(person.play()) for person in people]
            tasks.append(asyncio.create_task(watch(e, gaps)))
            await ann.ok(f"/api/tables/{table}/start")
            for _ in range(300):
                await asyncio.sleep(0.1)
                theirs = people[0].asked | people[1].asked
                found = sum(window in theirs for window in gaps)
                if e.state is not None and e.state["view"]["over"]:
                    break
                if min(len(asked) + found, len(free) + len(gaps) - found) >= WINDOWS:
                    break
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for window, gap in gaps.items():
            (asked if window in theirs else free).append(gap)
        if min(len(asked), len(free)) >= WINDOWS:
            return asked, free
    raise AssertionError(f"too few windows: {len(asked)} and {len(free)}")


async def test_a_pass_within_the_pause_cannot_be_seen(start, guests):
    asked, free = await gaps_of_a_game(start, guests, after=0.6 * PAUSE)
    assert statistics.median(asked) > PAUSE - 0.02
    assert abs(statistics.median(asked) - statistics.median(free)) < 0.05
    assert told_apart(asked, free) < 0.55  # by chance alone it is less in 999 of 1000 games


async def test_a_pass_after_it_would_be_seen(start, guests):
    """The measure works: somebody who takes longer than the pause is noticed."""
    asked, free = await gaps_of_a_game(start, guests, after=1.6 * PAUSE)
    assert told_apart(asked, free) > 0.7


def test_the_page_passes_well_within_the_pause():
    """With time left for its word to travel."""
    found = re.search(r"const PASSED_AFTER = (\d+);", SESSION.read_text(encoding="utf-8"))
    assert int(found[1]) + 150 <= Settings(Path()).pause * 1000
