"""How long one waits for bots: `python benchmarks/bench_waiting.py [--games 6]`.

A person plays against three house bots in a real browser, everything as it is by default: normal
speed, asked when it can matter, the server's own pauses. The person decides as a fourth house bot
would, who looks at the stored game and answers for them, so that the game is a usual one. Waiting
is all the time without an open question, from the first question until the person is out or the
game is over; the rest is thinking. Thinking takes as long as the model below says, of which only
the beginning is really slept: by then whatever the table still does while one thinks is over. A
discard is one question, however many cards it takes.

The model: a log-normal time around a median for each kind of question. Nobody has measured it for
this game; the last line therefore says from which mean time a question on waiting is a third.
"""

import argparse
import asyncio
import json
import random
import statistics
import sys
import tempfile
from functools import partial
from pathlib import Path
from time import monotonic

from playwright.async_api import async_playwright
from websockets.asyncio.client import connect

from lastcall.bots import make_bot
from lastcall.engine import terms as w
from lastcall.server.asking import replayed
from lastcall.server.booking import read_booking
from lastcall.server.mattering import merged
from lastcall.server.storage import open_store

ROOT = Path(__file__).resolve().parent.parent
sys.path += [str(ROOT / folder) for folder in ("tools", "tests/browser", "tests/server")]

import visitor  # noqa: E402
from process import Process  # noqa: E402
from services import chromium  # noqa: E402

visitor.PATIENCE = 180_000  # a test would not wait this long for a question; here that is the point

MEDIANS = {"discard": 8.0, "action": 10.0, "gamble": 6.0, "order": 4.0, "last-call": 10.0}
OTHER = 5.0  # seconds: a response, a target, a choice
SIGMA = 0.5  # two thirds of all times lie between 0.6 and 1.65 medians
SLEPT = 1.5  # seconds of thinking that really pass
AS_IT_COMES = "localStorage.lastcall ??= JSON.stringify({ version: 3 });"


class Person:
    """Somebody at a table in a browser, with a house bot's mind."""

    def __init__(self, ann, store, table, game):
        self.ann = ann
        self.store = store
        self.table = table
        self.bot = make_bot("house", game)
        self.dice = random.Random(game)

    def decide(self):
        """What the bot would do, and whether that belongs to the question before it."""
        booking = read_booking(self.store.table(self.table))
        table, *_ = replayed(booking, self.store.answers(self.table))
        view = table.view(0)
        assert table.decision.seat == 0
        return self.bot.choose(view), table.decision.kind, merged(view)

    def thinks(self, kind):
        return self.dice.lognormvariate(0, SIGMA) * MEDIANS.get(kind, OTHER)

    async def play(self, socket):
        """Seconds waited, seconds thought and questions."""
        ann = self.ann
        thought = waited = 0.0
        questions = 0
        since = None
        discarding = False
        while await ann.wait_for_a_question():
            if since is not None:
                waited += monotonic() - since
            option, kind, opens_discard = self.decide()
            # The quiet window before one's own discards is asked in one with them.
            if not discarding and not (opens_discard and option.kind == w.PASS):
                think = self.thinks(kind)
                await asyncio.sleep(min(think, SLEPT))
                thought += think
                questions += 1
            discarding = kind == w.ASK_DISCARD and option.kind != w.DONE
            number = ann.decision["n"]
            await socket.send(json.dumps({"type": "answer", "n": number, "option": option.code}))
            ann.done = number
            since = monotonic()
            await ann.until(partial(self.taken, number))
            if not ann.state["view"]["seats"][0]["alive"]:
                return {"waited": waited, "thought": thought, "questions": questions}
        waited += monotonic() - since
        return {"waited": waited, "thought": thought, "questions": questions}

    def taken(self, number):
        return any(said["n"] == number for said in self.ann.told("accepted"))


async def listen(socket):
    """The page knows it all already; but who does not listen is let go."""
    async for _ in socket:
        pass


async def play(browser, server, game):
    ann = await visitor.Visitor.come(
        browser, server.address, "Ann", motion="no-preference", at_once=False
    )
    await ann.context.add_init_script(AS_IT_COMES)
    table = await ann.new_game("house", "house", "house", boxes=["rdi2"])
    cookie = "; ".join(f"{c['name']}={c['value']}" for c in await ann.context.cookies())
    address = f"{server.address.replace('http', 'ws', 1)}/ws/tables/{table}"
    async with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as socket:
        heard = asyncio.create_task(listen(socket))
        found = await Person(ann, open_store(server.data), table, game).play(socket)
        heard.cancel()
    await ann.context.close()
    return found


async def measure(games, at_once, options):
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "data").mkdir()
        server = Process(Path(folder) / "data", "--no-limits", *options).start()
        try:
            async with async_playwright() as playwright:
                browser = await playwright.chromium.launch(
                    executable_path=chromium(), args=["--no-sandbox", "--disable-dev-shm-usage"]
                )
                turns = asyncio.Semaphore(at_once)

                async def one(game):
                    async with turns:
                        found = await play(browser, server, game)
                        print(f"game {game + 1}: {found}", file=sys.stderr, flush=True)
                        return found

                return await asyncio.gather(*(one(game) for game in range(games)))
        finally:
            server.stop()


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--games", type=int, default=6)
    options.add_argument("--at-once", type=int, default=2, help="games played side by side")
    options.add_argument("--serve", nargs="*", default=(), help="options of the server")
    given = options.parse_args()
    games = asyncio.run(measure(given.games, given.at_once, given.serve))
    waited, thought, questions = (
        sum(game[part] for game in games) for part in ("waited", "thought", "questions")
    )
    print(
        json.dumps(
            {
                "games": given.games,
                "questions_a_game": round(questions / given.games, 1),
                "minutes_a_game": round((waited + thought) / given.games / 60, 1),
                "waiting_share": round(waited / (waited + thought), 3),
                "waiting_share_median_game": round(
                    statistics.median(g["waited"] / (g["waited"] + g["thought"]) for g in games), 3
                ),
                "waited_seconds_a_question": round(waited / questions, 2),
                "thought_seconds_a_question": round(thought / questions, 2),
                "a_third_from_seconds_a_question": round(2 * waited / questions, 2),
            },
            indent=2,
        )
    )


if __name__ == "__main__":
    main()
