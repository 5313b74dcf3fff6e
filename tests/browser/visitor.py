"""Somebody with a browser at the web table. Only this module knows what the page is made of."""

import asyncio
import json
import random
import re
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

from playwright.async_api import expect

PATIENCE = 30_000  # ms; other tests keep the machine busy

# What the player sees to click on, and enough of the rest to notice that a click did something.
LOOK = """() => {
  const all = (what) => [...document.querySelectorAll(what)].filter((e) => e.checkVisibility());
  const text = (e) => (e?.innerText ?? "").trim();
  const name = (e) => e.getAttribute("aria-label") ?? text(e);
  const pressed = (e) => e.getAttribute("aria-pressed") === "true";
  const question = document.querySelector("[data-decision]");
  return {
    decision: Number(question?.dataset.decision ?? 0),
    over: all(".over").length > 0,
    status: text(document.querySelector(".status span")),
    hand: all(".hand-card").map((e) => ({
      title: text(e.querySelector(".card-title")),
      playable: e.classList.contains("playable"),
      pressed: pressed(e),
    })),
    mats: all("button[data-seat]").map((e) => ({ seat: Number(e.dataset.seat), pressed: pressed(e) })),
    buttons: all(".actions button").map((e) => ({
      text: name(e), pressed: pressed(e), off: e.disabled, primary: e.classList.contains("primary"),
    })),
  };
}"""

ASKED_OR_OVER = """(last) => {
  const question = document.querySelector("[data-decision]");
  return Number(question?.dataset.decision ?? 0) > last || document.querySelector(".over") !== null;
}"""


class Visitor:
    """A browser of one's own: cookies, a page, and everything it heard over its sockets."""

    def __init__(self, context, page, address, phone):
        self.context = context
        self.page = page
        self.address = address
        self.phone = phone
        self.problems = []  # errors the page met
        self.expected = []  # patterns of those that a test brings about on purpose
        self.heard = []  # messages of the table, as they came
        self.answers = []  # (decision, option) given at the table
        self.decision = None
        self.done = 0  # the last question answered
        self.news = asyncio.Event()
        self.listen(page)

    @classmethod
    async def come(cls, chromium, address, name="", phone=False, lang="en", motion="reduce"):
        looks = {"viewport": {"width": 1280, "height": 800}}
        if phone:
            looks = {
                "viewport": {"width": 360, "height": 740},
                "has_touch": True,
                "is_mobile": True,
                "device_scale_factor": 2,
            }
        context = await chromium.new_context(
            base_url=address, locale=lang, reduced_motion=motion, **looks
        )
        context.set_default_timeout(PATIENCE)
        visitor = cls(context, await context.new_page(), address, phone)
        if name:
            await visitor.post("/api/guest", {"name": name})
        return visitor

    async def another_tab(self, address):
        """The same guest looks at the same table once more, in the same browser."""
        tab = Visitor(self.context, await self.context.new_page(), address, self.phone)
        await tab.open(f"{address}{self.path}")
        await tab.at_the_table()
        return tab

    # What the page hears and says ---------------------------------------------------------------

    def listen(self, page):
        page.on("pageerror", lambda error: self.trouble(f"{error.message}\n{error.stack}"))
        page.on("console", lambda line: line.type == "error" and self.trouble(line.text))
        page.on("websocket", self.overhear)

    def trouble(self, text):
        if not any(re.search(pattern, text) for pattern in self.expected):
            self.problems.append(text)

    def expect_trouble(self, *patterns):
        """Errors a test brings about on purpose, as a lost connection."""
        self.expected += patterns

    def overhear(self, socket):
        if "/ws/tables/" not in socket.url:
            return
        socket.on("framereceived", lambda text: self.hear(json.loads(text)))
        socket.on("framesent", lambda text: self.said(json.loads(text)))

    def hear(self, message):
        self.heard.append(message)
        if message["type"] == "state":
            self.decision = message.get("decision")
        self.news.set()

    def said(self, message):
        if message["type"] != "answer" or self.decision is None:
            return
        if message["n"] == self.decision["n"]:
            ways = self.decision["options"]
            option = next(way for way in ways if way["code"] == message["option"])
            self.answers.append((self.decision, option))
        self.news.set()

    async def until(self, holds):
        """Until what was heard and said makes something true."""
        async with asyncio.timeout(PATIENCE / 1000):
            while not holds():
                self.news.clear()
                await self.news.wait()

    def told(self, kind):
        return [message for message in self.heard if message["type"] == kind]

    @property
    def state(self):
        """The table as this browser was told last."""
        return self.told("state")[-1]

    async def post(self, path, body=None):
        """What the page would post, for the parts of a test that are not about clicking."""
        answer = await self.context.request.post(path, data=body or {})
        assert answer.ok, f"{path}: {await answer.text()}"
        return await answer.json()

    async def card_titles(self, lang="en"):
        answer = await self.context.request.get(f"/api/cards?lang={lang}")
        return {card["id"]: card["title"] for card in (await answer.json())["cards"]}

    # Pages --------------------------------------------------------------------------------------

    async def open(self, path="/"):
        await self.page.goto(path)
        await expect(self.page.locator("main, .game").first).to_be_visible(timeout=PATIENCE)

    @property
    def path(self):
        return urlsplit(self.page.url).path

    @property
    def table(self):
        """The id of the table or replay this page shows."""
        return self.path.split("/")[2]

    def button(self, name):
        return self.page.get_by_role("button", name=name)

    def link(self, name):
        return self.page.get_by_role("link", name=name)

    async def press(self, target):
        await (target.tap() if self.phone else target.click())

    async def play_now(self, name=""):
        """From the lobby into a game against bots: a name and the one button."""
        await self.open()
        if name:
            await self.page.get_by_label("Your name").fill(name)
        await self.press(self.button("Play now against 3 bots"))
        await self.at_the_table()

    async def at_the_table(self):
        await expect(self.page.locator(".board")).to_be_visible(timeout=PATIENCE)

    async def new_game(self, *bots, seats=0, character="", **options):
        """A game at once against these bots, made without clicking."""
        self.forget()
        wish = {
            "options": {"seats": seats or len(bots) + 1, "clock": None, **options},
            "character": character,
            "bots": list(bots),
            "start": True,
        }
        table = await self.post("/api/tables", wish)
        await self.open(f"/tables/{table['id']}")
        await self.at_the_table()
        return table["id"]

    async def sit_together(self, *others, **options):
        """A game of people alone, each in a browser of their own, set without clicking."""
        seats = len(others) + 1
        table = await self.post(
            "/api/tables", {"options": {"seats": seats, "clock": None, **options}}
        )
        for other in others:
            await other.post(f"/api/tables/{table['id']}/sit")
        await self.post(f"/api/tables/{table['id']}/start")
        for visitor in (self, *others):
            await visitor.open(f"/tables/{table['id']}")
            await visitor.at_the_table()
        return table["id"]

    def forget(self):
        """What was heard at the last table: another one follows."""
        self.heard.clear()
        self.answers.clear()
        self.decision = None
        self.done = 0

    # The board ----------------------------------------------------------------------------------

    async def look(self):
        return await self.page.evaluate(LOOK)

    @property
    def status(self):
        return self.page.locator(".status")

    @property
    def hand(self):
        return self.page.locator(".hand-card")

    @property
    def over(self):
        return self.page.locator(".over")

    @property
    def lost(self):
        """The word that the connection is lost."""
        return self.page.locator(".lost")

    def mat(self, seat):
        return self.page.locator(f"[data-seat='{seat}']")

    async def log_lines(self):
        return await self.page.locator(".side [role=log] p").all_inner_texts()

    async def gold(self, seat):
        return int(await self.mat(seat).locator(".mat-gold b").inner_text())

    async def wait_for_a_question(self):
        """Until something is asked that was not answered yet; False when the game is over."""
        await self.page.wait_for_function(ASKED_OR_OVER, arg=self.done, timeout=PATIENCE)
        number = (await self.look())["decision"]
        if number <= self.done:
            return False
        await self.until(lambda: self.decision is not None and self.decision["n"] == number)
        return True

    async def play_up_to(self, mind, *kinds):
        """Play until a question of such a kind is open; False when the game ended before."""
        while await self.wait_for_a_question():
            if self.decision["kind"] in kinds:
                return True
            await self.answer(mind)
        return False

    async def question(self):
        """The open question as the player sees it."""
        seen = await self.look()
        return {part: seen[part] for part in ("decision", "status", "hand", "buttons")}

    @asynccontextmanager
    async def something_changes(self):
        """A click must do something that can be seen."""
        before = await self.look()
        yield before
        await self.page.wait_for_function(
            f"(before) => JSON.stringify(({LOOK})()) !== before",
            arg=json.dumps(before, ensure_ascii=False, separators=(",", ":")),
            timeout=PATIENCE,
        )

    async def play(self, mind, until=lambda: False):
        """Answer what is asked by clicking, up to the end of the game or until something holds."""
        while not until() and await self.wait_for_a_question():
            await self.answer(mind)

    async def answer(self, mind):
        """Answer the open question, one click after the other, as one's mind goes."""
        number = (await self.look())["decision"]
        for _ in range(40):
            async with self.something_changes() as seen:
                await self.press(self.find(mind.choose(seen)))
            if (await self.look())["decision"] != number:
                self.done = number
                return
        raise AssertionError(f"the question is still open: {await self.look()}")

    async def answer_quietly(self):
        """Pass, or whatever comes last."""
        await self.answer(Mind(0, lively=0))

    def find(self, thing):
        kind, which = thing
        place = {"hand": ".hand-card", "mats": "button[data-seat]", "buttons": ".actions button"}
        return self.page.locator(place[kind]).locator("visible=true").nth(which)


class Mind:
    """What a player clicks next: something sensible, by the dice of a seed."""

    def __init__(self, seed, lively=0.8, wish=""):
        self.dice = random.Random(seed)
        self.lively = lively  # how often a card is played rather than passed
        self.wish = wish  # titles played whenever they may be

    def choose(self, seen):
        """One thing to click, as its kind and its number among them."""
        chosen = [i for i, card in enumerate(seen["hand"]) if card["pressed"]]
        cards = [
            ("hand", i)
            for i, card in enumerate(seen["hand"])
            if card["playable"] and not card["pressed"]
        ]
        mats = [("mats", i) for i, mat in enumerate(seen["mats"]) if not mat["pressed"]]
        buttons = [
            (("buttons", i), button)
            for i, button in enumerate(seen["buttons"])
            if not button["off"]
        ]
        primary = [button for button, looks in buttons if looks["primary"]]
        if chosen:
            # A card is chosen: now at whom, or what it is to do.
            return self.dice.choice(primary or mats or [button for button, _ in buttons])
        wished = [c for c in cards if self.wish and re.search(self.wish, self.title(seen, c))]
        if wished:
            return self.dice.choice(wished)
        if cards and self.dice.random() < self.lively:
            return self.dice.choice(cards)
        if mats:
            return self.dice.choice(mats)
        return self.dice.choice([button for button, _ in buttons] or cards)

    @staticmethod
    def title(seen, thing):
        return seen["hand"][thing[1]]["title"]
