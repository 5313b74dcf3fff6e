"""Somebody with a browser at the web table. Only this and glances know the page."""

import asyncio
import json
import re
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

from glances import (
    ASKED_OR_OVER,
    AT_ONCE,
    CARDS_HAVE_WORDS,
    COACHED,
    DRAWN,
    FETCHED,
    IN_SIGHT,
    LAID_OUT,
    LOOK,
    LOOK_AWAY,
    PLACES,
    PLAYABLE_IN_SIGHT,
    READABLE,
    TEXTS,
)
from mind import Mind
from playwright.async_api import TimeoutError as Late
from playwright.async_api import expect

PATIENCE = 30_000  # ms; other tests keep the machine busy
A_MOMENT = 10_000  # ... for what may be gone already


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
        self.wire = []  # what was heard and said at the table, in order
        self.answers = []  # (decision, option) given at the table
        self.lines = []  # what became of its sockets and requests, for a page that does not come
        self.decision = None
        self.done = 0  # the last question answered
        self.since = 0  # how much was heard before its line to the table was opened, the last time
        self.news = asyncio.Event()
        self.line = None  # to this browser, where a test speaks for the table
        self.listen(page)

    @classmethod
    async def come(
        cls,
        chromium,
        address,
        name="",
        *,
        phone=False,
        lang="en",
        motion="reduce",
        at_once=True,
        cookies=(),
        worker=False,
        green=False,  # never been here: everything is explained once
    ):
        looks = {"viewport": {"width": 1280, "height": 800}}
        if phone:
            looks = {
                "viewport": {"width": 360, "height": 740},
                "has_touch": True,
                "is_mobile": True,
                "device_scale_factor": 2,
            }
        context = await chromium.new_context(
            base_url=address,
            locale=lang,
            reduced_motion=motion,
            service_workers="allow" if worker else "block",
            **looks,
        )
        context.set_default_timeout(PATIENCE)
        await context.add_cookies(list(cookies))
        if at_once:
            await context.add_init_script(AT_ONCE)
        if not green:
            await context.add_init_script(COACHED)
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
        page.on("requestfailed", lambda asked: self.lines.append(f"{asked.url}: {asked.failure}"))

    def trouble(self, text):
        if not any(re.search(pattern, text) for pattern in self.expected):
            self.problems.append(text)

    def expect_trouble(self, *patterns):
        """Errors a test brings about on purpose, as a lost connection."""
        self.expected += patterns

    def overhear(self, socket):
        self.lines.append(f"{socket.url}: asked for")
        socket.on("close", lambda _: self.lines.append(f"{socket.url}: closed"))
        socket.on("socketerror", lambda error: self.lines.append(f"{socket.url}: {error}"))
        if "/ws/tables/" not in socket.url:
            return
        self.since = len(self.heard)
        socket.on("framereceived", lambda text: self.hear(json.loads(text)))
        socket.on("framesent", lambda text: self.said(json.loads(text)))

    def hear(self, message):
        self.heard.append(message)
        self.wire.append(message)
        if message["type"] == "state":
            self.decision = message.get("decision")
        self.news.set()

    def said(self, message):
        self.wire.append(message)
        if message["type"] != "answer" or self.decision is None:
            return
        if message["n"] == self.decision["n"]:
            ways = self.decision["options"]
            option = next(way for way in ways if way["code"] == message["option"])
            self.answers.append((self.decision, option))
        self.news.set()

    def windows(self):
        """The windows with nothing to answer that are over: their number, what was heard before
        the player's word, and the word. One that became a question is none of them."""
        found = []
        for at, message in enumerate(self.wire):
            if message["type"] != "happened" or "window" not in message:
                continue
            later = self.wire[at + 1 :]
            news = [m for m in later if m["type"] in ("go-on", "state", "happened")]
            if news and "decision" not in news[0]:
                said = next((m for m in news if m["type"] == "go-on"), None)
                found.append((message["window"], news[0], said if news[0] is said else None))
        return found

    async def until(self, holds):
        """Until what was heard and said makes something true."""
        async with asyncio.timeout(PATIENCE / 1000):
            while not holds():
                self.news.clear()
                await self.news.wait()

    async def told_anew(self):
        """Until the line that was opened last has told all of the table, and it is shown."""
        await self.until(lambda: any(m["type"] == "state" for m in self.heard[self.since :]))
        await self.page.evaluate(DRAWN)

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

    async def cards(self):
        """Every card of the library by its id."""
        answer = await self.context.request.get("/api/cards")
        return {card["id"]: card for card in (await answer.json())["cards"]}

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

    async def press(self, target, **how):
        await (target.tap(**how) if self.phone else target.click(**how))

    async def play_now(self, name=""):
        """From the lobby into a game against bots: a name and the one button."""
        self.forget()
        await self.open()
        if name:
            await self.page.get_by_label("Your name").fill(name)
        await self.press(self.button("Play now with 3 bots"))
        await self.at_the_table()

    async def at_the_table(self):
        try:
            await expect(self.page.locator(".board")).to_be_visible(timeout=PATIENCE)
        except AssertionError as error:
            heard = [message["type"] for message in self.heard]
            files = await self.page.evaluate(FETCHED)
            said = {"heard": heard, "lines": self.lines, "files": files, "errors": self.problems}
            raise AssertionError(f"not at the table: {json.dumps(said, indent=1)}") from error

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

    async def new_company(self, mine, *others, bot="random", **options):
        """A game at once with these characters, the first one mine."""
        self.forget()
        options = {
            "seats": len(others) + 1,
            "clock": None,
            "boxes": ["rdi2", "den"],
            "drinks": ["drinks-rdi2"],
            **options,
        }
        wish = {"options": options, "character": mine}
        table = (await self.post("/api/tables", wish))["id"]
        for character in others:
            await self.post(f"/api/tables/{table}/bot", {"bot": bot, "character": character})
        await self.post(f"/api/tables/{table}/start")
        await self.open(f"/tables/{table}")
        await self.at_the_table()
        return table

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

    async def play_now_by_keys(self, name, bots):
        await self.open()
        await self.walk_to(self.page.get_by_label("Your name"))
        await self.page.keyboard.type(name)
        await self.walk_to(self.page.get_by_role("combobox", name="Bots"))
        await self.page.keyboard.type(str(bots))
        await self.walk_to(self.button("Play now"))
        await self.page.keyboard.press("Enter")
        await self.at_the_table()

    async def open_table(self, title="", seats=4, public=False):
        """Set a table for friends from the lobby; the link to send them."""
        await self.open()
        await self.press(self.link("Set a table"))
        form = self.page.get_by_role("main").locator("form")
        if title:
            await form.get_by_label("Name of the table").fill(title)
        await self.press(form.locator("label").filter(has_text=re.compile(f"^{seats}$")))
        await self.press(form.locator("label").filter(has_text="No time limit"))
        if public:
            await self.press(form.locator("label").filter(has_text="Open table"))
        await self.press(form.get_by_role("button", name="Create table"))
        await expect(self.page.locator(".chairs")).to_be_visible(timeout=PATIENCE)
        link = await self.page.get_by_label("Link", exact=True).input_value()
        assert urlsplit(link).path == self.path
        return link

    async def take_a_seat(self, name=""):
        """At a table that waits; a newcomer gives a name."""
        if name:
            await self.page.get_by_label("Your name").fill(name)
        await self.press(self.button("Take a seat").first)

    def chair(self, name):
        return self.page.locator(".chair").filter(has_text=name)

    async def start_game(self):
        await self.press(self.button("Start game"))

    async def remove(self, name):
        await self.press(self.chair(name).get_by_role("button", name="Remove"))

    async def watch(self, title):
        row = self.page.locator(".table-row").filter(has_text=title)
        await self.press(row.get_by_role("link", name="Watch"))
        await self.at_the_table()

    async def rematch(self):
        before = self.page.url
        await self.press(self.over.get_by_role("button", name="Rematch"))
        await self.page.wait_for_url(lambda url: url != before)
        self.forget()

    async def join_the_rematch(self):
        before = self.page.url
        await self.press(self.over.get_by_role("button", name="Join the rematch"))
        await self.page.wait_for_url(lambda url: url != before)
        self.forget()

    # Settings, seats, chat ----------------------------------------------------------------------

    @property
    def alert(self):
        return self.page.get_by_role("alert")

    async def open_settings(self):
        await self.press(self.page.locator("button.gear"))
        dialog = self.page.locator("dialog.settings[open]")
        await expect(dialog).to_be_visible()
        return dialog

    async def speak(self, language):
        """Change the language, and wait until the interface speaks it."""
        await self.press(self.page.get_by_role("banner").get_by_role("button", name=language))
        word = {"English": "Players", "Русский": "Игроки"}[language]
        await expect(self.page.locator(".bar-buttons")).to_contain_text(word, timeout=PATIENCE)

    @asynccontextmanager
    async def settings(self):
        dialog = await self.open_settings()
        yield dialog
        if await dialog.is_visible():
            await self.press(dialog.get_by_role("button", name="Close"))

    async def hand_over(self):
        """The one-time link that brings this seat to another device."""
        async with self.settings() as dialog:
            await self.press(dialog.get_by_role("button", name="Move my seat"))
            return await dialog.get_by_label("Link", exact=True).input_value()

    async def set_asking(self, way):
        async with self.settings() as dialog:
            await self.press(dialog.locator("label").filter(has_text=way))

    async def pass_until_my_turn(self):
        """Say so, with a question open, which is thereby answered."""
        self.done = (await self.look())["number"]
        await self.page.keyboard.press("u")

    def rule(self, id):
        return self.page.locator(f"[id='{id}']")

    async def take_over(self):
        await self.press(self.button("Take the seat"))

    async def leave(self):
        async with self.settings() as dialog:
            await self.press(dialog.get_by_role("button", name="Leave the table"))
            await expect(self.button("Come back")).to_be_attached(timeout=PATIENCE)

    async def come_back(self):
        await self.press(self.button("Come back"))

    @property
    def chat(self):
        return self.page.get_by_role("log", name="Chat")

    async def side(self, name):
        """Open the drawer beside the table: Log, Chat or Players."""
        which = {"Log": "log", "Chat": "chat", "Players": "people"}[name]
        button = self.page.locator(f".bar-{which}")
        if await button.get_attribute("aria-pressed") != "true":
            await self.press(button)

    async def say(self, text):
        await self.may_talk.fill(text)
        await self.press(self.button("Send"))

    async def mute(self, name):
        await self.side("Players")
        await self.press(self.button(f"Mute for me {name}"))

    async def silence(self, name):
        await self.side("Players")
        await self.press(self.button(f"Mute for all {name}"))

    async def remove_from_the_game(self, name):
        """It is asked again whether one is sure."""
        await self.side("Players")
        await self.press(self.button(f"Remove {name}"))
        await self.press(self.button("Sure?"))

    @property
    def may_talk(self):
        return self.page.get_by_label("Say something")

    def forget(self):
        """What was heard at the last table: another one follows."""
        self.heard.clear()
        self.wire.clear()
        self.answers.clear()
        self.decision = None
        self.done = 0

    @property
    def scrubber(self):
        return self.page.locator("input[type=range]")

    async def scrub(self, key):
        await self.scrubber.press(key)

    async def nothing_sideways(self):
        """The page is not wider than the window."""
        wide, window = await self.page.evaluate(
            "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"
        )
        assert wide <= window <= 360, f"{self.path} is {wide} wide"

    # Looking elsewhere --------------------------------------------------------------------------

    async def look_away(self):
        """Another tab, another window: the page is told as a browser would."""
        await self.page.evaluate(LOOK_AWAY, True)

    async def look_back(self):
        await self.page.evaluate(LOOK_AWAY, False)

    async def icon(self):
        return await self.page.locator("link[rel=icon]").get_attribute("href")

    # The board ----------------------------------------------------------------------------------

    async def look(self):
        return await self.page.evaluate(LOOK)

    @property
    def status(self):
        return self.page.locator(".rail-line")

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
        return self.page.locator(f"section[data-seat='{seat}']").last

    @property
    def log(self):
        return self.page.locator(".side [role=log] p")

    async def log_lines(self):
        """What the log says; the drawer is shut again, as it lies over a part of the table."""
        await self.side("Log")
        lines = await self.log.all_inner_texts()
        await self.press(self.page.locator(".side-head .shut"))
        return lines

    async def gold(self, seat):
        return int(await self.mat(seat).locator(".gold-count b, .mat-gold b").inner_text())

    async def wait_for_a_question(self):
        """Until something is asked that was not answered yet; False when the game is over.

        Windows that only want to be waved through are waved through.
        """
        await self.page.wait_for_function(ASKED_OR_OVER, arg=self.done, timeout=PATIENCE)
        while (await self.look())["kind"] == "window":
            await self.wave_through()
            await self.page.wait_for_function(ASKED_OR_OVER, arg=self.done, timeout=PATIENCE)
        number = (await self.look())["number"]
        if number <= self.done:
            return False
        await self.until(lambda: self.decision is not None and self.decision["n"] == number)
        return True

    async def wave_through(self):
        """Let the window go on, unless it is over or became a question before it is clicked."""
        before = await self.look()
        button = self.page.locator(".actions[data-decision=window] .primary")
        try:
            await self.press(button, timeout=A_MOMENT)
        except Late:
            assert await self.look() != before, "the window that is open cannot be clicked"
        else:
            await self.changed_from(before)

    async def resize(self, width, height, drawer=0):
        """Another window, and the table as it is laid out in it."""
        await self.page.set_viewport_size({"width": width, "height": height})
        await self.page.wait_for_function(LAID_OUT, arg=drawer, timeout=PATIENCE)
        await self.page.evaluate(DRAWN)

    async def choose_a_card_with_targets(self, least):
        """Play up to an Action Card that may be played at so many, and choose it."""
        for _ in range(200):
            assert await self.wait_for_a_question()
            if self.asked("action"):
                for card in dict.fromkeys(self.state["hand"]):
                    ways = [o for o in self.decision["options"] if o.get("card") == card]
                    if len(ways) >= least and all(len(o.get("seats", [])) == 1 for o in ways):
                        await self.press(self.hand.nth(self.state["hand"].index(card)))
                        return
            await self.answer_quietly()
        raise AssertionError("no such card")

    async def play_up_to(self, thing, wish, sit_down):
        """Play this card evening after evening, up to a question while such a thing is shown."""
        for _ in range(8):
            await sit_down()
            while await self.wait_for_a_question():
                if await thing.count():
                    return
                await self.play_towards(wish)
        raise AssertionError(f"eight evenings without {thing}")

    async def meet(self, moment, seed):
        """Play against bots, game after game, up to a question at such a moment."""
        for game in range(6):
            await self.new_game("house", "house", "house")
            mind = Mind(f"{seed}/{game}")
            while await self.wait_for_a_question():
                if moment():
                    return
                await self.answer(mind)
        raise AssertionError("six games without such a moment")

    def asked(self, *kinds):
        return self.decision["kind"] in kinds

    async def question(self):
        """The open question as the player sees it, once the words of the cards are there."""
        await self.cards_have_words()
        seen = await self.look()
        return {part: seen[part] for part in ("number", "status", "hand", "tray", "buttons")}

    async def cards_have_words(self):
        await self.page.wait_for_function(CARDS_HAVE_WORDS, timeout=PATIENCE)

    @asynccontextmanager
    async def something_changes(self):
        """A click must do something that can be seen."""
        before = await self.look()
        yield before
        await self.changed_from(before)

    async def changed_from(self, before):
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
        number = (await self.look())["number"]
        for _ in range(40):
            async with self.something_changes() as seen:
                await self.press(self.find(mind.choose(seen)))
            if (await self.look())["number"] != number:
                self.done = number
                return
        raise AssertionError(f"the question is still open: {await self.look()}")

    async def answer_quietly(self):
        """Pass, or whatever comes last."""
        await self.answer(Mind(0, lively=0))

    async def play_towards(self, wish):
        """Play this card whenever it may be played, and pass otherwise."""
        await self.answer(Mind(0, lively=0, wish=wish))

    async def answer_by_keys(self, mind):
        """Answer the open question without the mouse: digits for cards, Tab to all else."""
        number = (await self.look())["number"]
        for _ in range(40):
            async with self.something_changes() as seen:
                kind, which = thing = mind.choose(seen)
                place = which + (len(seen["hand"]) if kind == "tray" else 0)
                if kind in ("hand", "tray") and place < 9:
                    await self.page.keyboard.press(str(place + 1))
                else:
                    await self.walk_to(self.find(thing))
                    await self.page.keyboard.press("Enter")
            if (await self.look())["number"] != number:
                self.done = number
                return
        raise AssertionError(f"the question is still open: {await self.look()}")

    async def walk_to(self, target):
        """Press Tab until the target has the focus."""
        goal = await target.element_handle()
        for _ in range(120):
            if await goal.evaluate("(goal) => goal === document.activeElement"):
                return
            await self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {target}")

    async def focus(self):
        return await self.page.evaluate("document.activeElement.tagName")

    async def tap_card(self, place):
        async with self.something_changes():
            await self.press(self.hand.nth(place))

    async def hold_card(self, place):
        """A finger on a card of the hand until it can be read; lifting it is no tap."""
        card = self.hand.nth(place)
        await card.scroll_into_view_if_needed()
        box = await card.bounding_box()
        chosen = await card.get_attribute("aria-pressed")
        spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        touch = await self.context.new_cdp_session(self.page)
        await touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
        await expect(self.reading).to_be_visible()
        await touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        await touch.detach()
        assert await card.get_attribute("aria-pressed") == chosen

    async def study_card(self, place):
        """A tap on the sign of a card that says it can be read."""
        await self.press(self.hand.nth(place).locator(".card-info"))
        await expect(self.reading).to_be_visible()

    @property
    def reading(self):
        """The card one looks at closely."""
        return self.page.locator(".reading")

    async def put_down(self):
        """Close what a tap on a card of the hand has opened."""
        actions = self.page.locator(".actions")
        cancel = actions.get_by_role("button", name="Cancel")
        for shut in (self.reading, self.page.locator(".rail .notice .shut"), cancel):
            if await shut.is_visible():
                await self.press(shut)
                await expect(shut).to_have_count(0)

    async def in_sight(self, *things):
        """Those of these things that can be seen without scrolling."""
        places = {"my mat": ".near > .mat", "their mat": ".far .plaque", "the deck": ".drink-deck"}
        return [thing for thing in things if await self.page.evaluate(IN_SIGHT, [places[thing]])]

    async def sees_what_may_be_played(self):
        """Whether no search is needed for a card that may be played, if there is one."""
        return await self.page.evaluate(PLAYABLE_IN_SIGHT)

    async def side_shown_face_down(self):
        """What one would have seen of the first Drink that lay face down; "" if none did yet."""
        return await self.page.evaluate("window.faceDown")

    async def hear_instead(self, heard):
        """From the next page on the table's messages are what this makes of them."""

        def through(socket):
            server = socket.connect_to_server()
            socket.on_message(server.send)
            server.on_message(lambda message: socket.send(heard(message)))
            self.line = socket

        await self.page.route_web_socket("**/ws/tables/**", through)

    def hears(self, kind, **more):
        """A test says what the table would: `hear_instead` has laid the line."""
        self.line.send(json.dumps({"type": kind, **more}))

    async def hold_instead(self, cards):
        """From the next page on these are the cards of the hand, and nothing is asked."""

        def heard(message):
            told = json.loads(message)
            if told["type"] == "game":
                told["cards"] += [None] * (len(cards) - len(told["cards"]))
                told["cards"][: len(cards)] = cards
            if told["type"] == "state":
                told["hand"] = list(range(len(cards)))
                told.pop("decision", None)
            return json.dumps(told)

        await self.hear_instead(heard)

    async def lose_at_once(self):
        """From the next page on the server's word is that this player is out of the game."""

        def heard(message):
            told = json.loads(message)
            if told["type"] == "state":
                told["view"]["seats"][0]["alive"] = False
                told.pop("decision", None)
            return json.dumps(told)

        await self.hear_instead(heard)

    async def win_at_once(self, seat):
        """From the next page on the server's word is that this seat's party has won."""
        parties = []

        def heard(message):
            told = json.loads(message)
            parties.extend(told.get("parties", []))
            if told["type"] == "state" and parties:
                for party, one in zip(parties, told["view"]["seats"], strict=False):
                    one["alive"] = party == parties[seat]
                won = [i for i, party in enumerate(parties) if party == parties[seat]]
                told["view"].update(over=True, winners=won)
                told.pop("decision", None)
            return json.dumps(told)

        await self.hear_instead(heard)

    async def see_instead(self, change):
        """From the next page on the view is what this makes of it."""

        def heard(message):
            told = json.loads(message)
            if told["type"] == "state":
                change(told["view"])
            return json.dumps(told)

        await self.hear_instead(heard)

    async def tell_numbers(self, pairs):
        """From the next page on the seats have these numbers, whatever the server says."""

        def heard(message):
            told = json.loads(message)
            if told["type"] == "state":
                for seat in told["view"]["seats"]:
                    seat["fortitude"], seat["alcohol"] = next(pairs, (20, 0))
            return json.dumps(told)

        await self.hear_instead(heard)

    async def readable(self, text):
        """Whether this text stands somewhere on the screen, whole and large enough."""
        return await self.page.evaluate(READABLE, text)

    async def board_texts(self):
        """Every piece of text on the board, also what a screen reader says."""
        return await self.page.evaluate(TEXTS)

    def find(self, thing):
        kind, which = thing
        return self.page.locator(PLACES[kind]).locator("visible=true").nth(which)
