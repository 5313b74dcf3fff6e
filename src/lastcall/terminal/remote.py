"""A web table as somebody at a terminal knows it: its link, its lines, what it asks. No screen."""

import asyncio
import json
import os
import re
from collections.abc import Callable
from dataclasses import dataclass
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from random import random
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from platformdirs import user_state_path
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

PROTOCOL: Final = 2
COOKIE: Final = "lastcall"
PATIENCE: Final = 15.0  # seconds for an answer over HTTP
FIRST_WAIT: Final = 0.3  # seconds; then a little longer each time
LONGEST_WAIT: Final = 8.0
PASSED_AFTER: Final = 0.2  # seconds: within the uniform pause, so that it tells nothing
LOG_KEPT: Final = 500
FINAL: Final = frozenset({4001, 4008, 4400, 4401, 4403, 4404, 4429})  # coming back does not help

Message = dict[str, Any]


class Trouble(Exception):
    """What went wrong: a code, and where the server said something, its words."""

    def __init__(self, code: str, text: str = "", **details: object) -> None:
        super().__init__(code)
        self.code = code
        self.text = text
        self.details = details


@dataclass(frozen=True)
class Link:
    """Where a link leads: a tavern, and a table in it or a seat that is handed over."""

    origin: str
    table: str = ""
    token: str = ""


def read_link(text: str) -> Link:
    """The link to a table as people pass it on; Trouble if it is none."""
    parts = urlsplit(text.strip() if "://" in text else f"http://{text.strip()}")
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise Trouble("bad-link", link=text)
    origin = f"{parts.scheme}://{parts.netloc}"
    table = re.fullmatch(r"/tables/([\w-]+)/?", parts.path)
    if table is not None:
        return Link(origin, table[1])
    if parts.path.rstrip("/") == "/take-over" and parts.fragment:
        return Link(origin, token=parts.fragment)
    raise Trouble("bad-link", link=text)


class Guests:
    """Who one is in each tavern, so that one comes back to one's own seat, also on another day."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file or user_state_path("lastcall", appauthor=False) / "guests.json"

    def cookie(self, origin: str) -> str:
        known = self._read().get(origin, "")
        return known if isinstance(known, str) else ""

    def remember(self, origin: str, cookie: str) -> None:
        known = {**self._read(), origin: cookie}
        fresh = self.file.with_suffix(".new")
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            # Whoever has a cookie is that guest: nobody else reads it.
            with open(os.open(fresh, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "w") as file:
                json.dump(known, file)
            os.replace(fresh, self.file)
        except OSError:
            pass  # a home that keeps nothing: as long as the command runs

    def _read(self) -> dict[str, Any]:
        try:
            known = json.loads(self.file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return known if isinstance(known, dict) else {}


class Tavern:
    """A server, over HTTP."""

    def __init__(self, origin: str, lang: str, guests: Guests) -> None:
        self.origin = origin
        self.lang = lang
        self.guests = guests
        self.cookie = guests.cookie(origin)

    async def get(self, path: str) -> Message:
        return await asyncio.to_thread(self.ask, path)

    async def post(self, path: str, body: Message | None = None) -> Message:
        return await asyncio.to_thread(self.ask, path, body or {})

    def ask(self, path: str, body: Message | None = None) -> Message:
        url = f"{self.origin}{path}?lang={self.lang}"
        request = Request(url, None if body is None else json.dumps(body).encode())
        request.add_header("Content-Type", "application/json")
        if self.cookie:
            request.add_header("Cookie", f"{COOKIE}={self.cookie}")
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                data = answer.read()
                self._take_cookie(answer.headers.get_all("Set-Cookie") or [])
        except HTTPError as error:
            raise refused(error.read(), self.origin) from None
        except (URLError, OSError, ValueError) as error:
            reason = getattr(error, "reason", error)
            raise Trouble("unreachable", address=self.origin, problem=str(reason)) from None
        return read(data, self.origin)

    def _take_cookie(self, lines: list[str]) -> None:
        for line in lines:
            try:
                found = SimpleCookie(line).get(COOKIE)
            except CookieError:
                continue
            if found is not None:
                self.cookie = found.value
                self.guests.remember(self.origin, found.value)

    async def check(self) -> None:
        """Whether this is a tavern of ours, and speaks as we do."""
        about = await self.get("/api/about")
        if "protocol" not in about:
            raise Trouble("no-tavern", address=self.origin)
        if about["protocol"] != PROTOCOL:
            raise Trouble("other-protocol", address=self.origin)


def read(data: bytes, origin: str) -> Message:
    try:
        answer = json.loads(data)
    except ValueError:
        answer = None
    if not isinstance(answer, dict):
        raise Trouble("no-tavern", address=origin)
    return answer


def refused(data: bytes, origin: str) -> Trouble:
    error = read(data, origin).get("error")
    if not isinstance(error, dict):
        return Trouble("no-tavern", address=origin)
    return Trouble(str(error.get("code", "")), str(error.get("text", "")))


class Remote:
    """One table: who sits there, how it stands, what it asks. It comes back by itself."""

    def __init__(self, tavern: Tavern, table: str) -> None:
        self.tavern = tavern
        self.id = table
        self.table: Message = {}
        self.game: Message = {}
        self.state: Message = {}
        self.decision: Message | None = None
        self.waiting: Message = {}
        self.log: list[str] = []
        self.link = "connecting"  # "open", "lost", "gone"
        self.code = 0
        self.error = ""
        self.ask_always = False  # also where no answer could matter
        self.changed: Callable[[], None] = lambda: None
        self._answered = 0
        self._socket: ClientConnection | None = None
        self._passing: asyncio.TimerHandle | None = None

    # Looking -------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        return int(self.table.get("you", {}).get("seat", -1))

    @property
    def is_host(self) -> bool:
        return bool(self.table.get("you", {}).get("host"))

    @property
    def phase(self) -> str:
        """ "open", "running" or "finished"; "" before the table has said anything."""
        return str(self.table.get("state", ""))

    @property
    def view(self) -> Message:
        view: Message = self.state.get("view", {})
        return view

    def card_id(self, card: int) -> str:
        cards = self.game.get("cards", [])
        return str(cards[card]) if 0 <= card < len(cards) else ""

    def name(self, seat: int) -> str:
        names = self.game.get("names", [])
        return str(names[seat]) if 0 <= seat < len(names) else ""

    # Coming and going ----------------------------------------------------------------------------

    async def run(self) -> None:
        """Listen until the table lets us go for good."""
        wait = FIRST_WAIT
        scheme = re.sub("^http", "ws", self.tavern.origin)
        while self.link != "gone":
            url = f"{scheme}/ws/tables/{self.id}?lang={self.tavern.lang}"
            headers = {"Cookie": f"{COOKIE}={self.tavern.cookie}"} if self.tavern.cookie else {}
            try:
                async with connect(url, additional_headers=headers, max_size=None) as socket:
                    self._socket = socket
                    self._is("open")
                    async for text in socket:
                        wait = FIRST_WAIT
                        self.hear(json.loads(text))
                        self.changed()
                    self._closed(socket.close_code or 0)
            except ConnectionClosed as closed:
                self._closed(closed.rcvd.code if closed.rcvd is not None else 0)
            except (OSError, WebSocketException, TimeoutError, ValueError):
                self._closed(0)
            self._socket = None
            if self.link == "lost":
                await asyncio.sleep(wait * (0.7 + 0.6 * random()))
                wait = min(wait * 1.8, LONGEST_WAIT)

    def _closed(self, code: int) -> None:
        self.code = code
        self._is("gone" if code in FINAL else "lost")

    def _is(self, link: str) -> None:
        self.link = link
        self.changed()

    # What the table says -------------------------------------------------------------------------

    def hear(self, message: Message) -> None:
        kind = message.get("type")
        if kind == "table":
            self.table = message
        elif kind == "watchers":
            self.table = {**self.table, "watchers": message["watchers"]}
        elif kind == "game":
            self.game = message
            self._answered = 0
            self.decision = None
        elif kind == "log":
            self.log = [event["text"] for event in message["events"] if event.get("text")]
        elif kind == "happened":
            self._tell(message["events"])
            self.waiting = message["waiting"]
        elif kind == "state":
            self._tell(message["events"])
            self.state = message
            self.waiting = message["waiting"]
            asked = message.get("decision")
            self.decision = asked if asked and asked["n"] > self._answered else None
            self._pass_what_cannot_matter()
        elif kind == "accepted":
            self._answered = max(self._answered, int(message["n"]))
            if self.decision is not None and self.decision["n"] <= message["n"]:
                self.decision = None
        elif kind == "chats":
            self.log += [self._said(line) for line in message["lines"]]
        elif kind == "chat":
            self.log.append(self._said(message))
        elif kind == "error":
            self.error = "" if message["code"] == "stale" else message["text"]
            if message.get("n") is not None and message["code"] != "stale":
                self._answered = 0  # not taken: it is asked again
        del self.log[:-LOG_KEPT]

    def _tell(self, events: list[Message]) -> None:
        self.log += [event["text"] for event in events if event.get("text")]

    def _said(self, line: Message) -> str:
        return f"{line['name']}: {line['text']}"

    def _pass_what_cannot_matter(self) -> None:
        """As the web page does it: a window in which no answer matters is passed."""
        if self._passing is not None:
            self._passing.cancel()
            self._passing = None
        asked = self.decision
        if asked is None or asked["kind"] != "respond" or self.ask_always:
            return
        if any(option["kind"] == "use" for option in asked["options"]):
            return
        if any(o["kind"] == "play" and o.get("matters", True) for o in asked["options"]):
            return
        quiet = next((o for o in asked["options"] if o["kind"] == "pass"), None)
        if quiet is None:
            return
        self.decision = None
        loop = asyncio.get_running_loop()
        self._passing = loop.call_later(PASSED_AFTER, self._pass, asked, quiet)

    def _pass(self, asked: Message, quiet: Message) -> None:
        self._passing = None
        self._sending = asyncio.create_task(self._give(int(asked["n"]), int(quiet["code"])))

    # What we say ---------------------------------------------------------------------------------

    async def answer(self, option: Message) -> None:
        asked = self.decision
        if asked is not None and await self._give(int(asked["n"]), int(option["code"])):
            self.decision = None
            self.changed()

    async def _give(self, n: int, code: int) -> bool:
        self.error = ""
        return await self.send({"type": "answer", "n": n, "option": code})

    async def say(self, text: str) -> bool:
        return await self.send({"type": "chat", "text": text})

    async def send(self, message: Message) -> bool:
        """Whether it went out; without a connection it has to be said again."""
        if self._socket is None:
            return False
        try:
            await self._socket.send(json.dumps(message))
        except ConnectionClosed:
            return False
        return True

    async def post(self, what: str, body: Message | None = None) -> Message:
        return await self.tavern.post(f"/api/tables/{self.id}/{what}", body)


async def arrive(
    tavern: Tavern, link: Link, ask_name: Callable[[str], str], character: str = ""
) -> Remote:
    """Come to a table by its link, and sit down where there is room; otherwise one watches.

    `ask_name` is called with the name one has in this tavern, "" if none.
    """
    await tavern.check()
    if link.token:
        taken = await tavern.post("/api/take-over", {"token": link.token})
        return Remote(tavern, str(taken["table"]))
    table = await tavern.get(f"/api/tables/{link.table}")
    remote = Remote(tavern, link.table)
    if table["you"]["seat"] >= 0:
        if character and table["state"] == "open":
            await remote.post("character", {"character": character})
    elif table["state"] != "finished":
        known = str((await tavern.get("/api/me"))["name"] or "")
        name = ask_name(known)
        if name != known:
            await tavern.post("/api/guest", {"name": name})
        try:
            await remote.post("sit", {"character": character})
        except Trouble as trouble:
            if trouble.code not in ("table-full", "not-open", "removed", "seat-asked"):
                raise
            remote.error = trouble.text  # and one watches
    return remote
