"""A small client of the protocol for the tests: HTTP and WebSocket over real sockets."""

import asyncio
import json
import random
from contextlib import asynccontextmanager

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


class Told(AssertionError):
    """What was waited for did not come."""


class Guest:
    """Somebody with a browser: a cookie, and any number of sockets."""

    def __init__(self, address, name):
        self.address = address
        self.name = name
        self.http = httpx.AsyncClient(base_url=address, timeout=20)

    async def register(self):
        answer = await self.post("/api/guest", {"name": self.name})
        assert answer.status_code == 200, answer.text
        return self

    async def post(self, path, body=None, **more):
        return await self.http.post(path, json=body if body is not None else {}, **more)

    async def ok(self, path, body=None):
        answer = await self.post(path, body)
        assert answer.status_code < 300, answer.text
        return answer.json()

    async def refused(self, path, body=None):
        """The status and the code of a refusal."""
        answer = await self.post(path, body)
        assert answer.status_code >= 400, answer.text
        error = answer.json()["error"]
        assert error["text"]
        return answer.status_code, error["code"]

    async def get(self, path):
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def cookie(self):
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @asynccontextmanager
    async def at(self, table, query="", **headers):
        """Look at a table, or at the lobby."""
        path = "/ws/lobby" if table == "lobby" else f"/ws/tables/{table}"
        url = self.address.replace("http://", "ws://") + path + query
        sent = {"Cookie": self.cookie(), **headers} if self.cookie() else headers
        async with connect(
            url, additional_headers=sent, max_size=None, compression=None, proxy=None
        ) as socket:
            yield Socket(socket)


class Socket:
    """One WebSocket, and what it has been told so far."""

    def __init__(self, socket):
        self.socket = socket
        self.heard = []
        self.table = None
        self.state = None
        self.game = None
        self.decision = None
        self.window = None  # what this seat wanted to look at, and has yet to go on from
        self.events = []
        self.answered = 0  # how many answers it gave
        self.accepted = []
        self.pings = 1000

    async def send(self, message):
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def answer(self, n, option):
        self.answered += 1
        await self.send({"type": "answer", "n": n, "option": option})

    async def ask_always(self):
        await self.send({"type": "asking", "asking": "always"})

    async def go_on(self):
        window, self.window = self.window, None
        await self.send({"type": "go-on", "window": window})

    async def next(self, timeout=10):
        # Not `wait_for`: before Python 3.12 it forgets that its task was cancelled if a message
        # comes at the same moment, and whoever waits for the task's end waits for ever.
        async with asyncio.timeout(timeout):
            message = json.loads(await self.socket.recv())
        self.heard.append(message)
        kind = message["type"]
        if kind == "table":
            self.table = message
        elif kind == "watchers":
            self.table = {**self.table, "watchers": message["watchers"]}
        elif kind == "game":
            self.game = message
        elif kind == "state":
            self.state = message
            self.events += message["events"]
            self.decision = message.get("decision")
            self.window = None
        elif kind == "happened":
            self.events += message["events"]
            self.window = message.get("window")
        elif kind == "accepted":
            self.accepted.append(message)
            if self.decision is not None and self.decision["n"] == message["n"]:
                self.decision = None
        return message

    async def until(self, kind, timeout=10, **wanted):
        """The next message of a kind, with these fields."""
        try:
            async with asyncio.timeout(timeout):
                while True:
                    message = await self.next(timeout)
                    if message["type"] == kind and wanted.items() <= message.items():
                        return message
        except TimeoutError:
            kinds = [m["type"] for m in self.heard[-12:]]
            raise Told(f"no {kind} {wanted} came; the last were {kinds}") from None

    async def until_watched_by(self, number, timeout=20):
        """Until so many look on, as far as this client has been told."""
        async with asyncio.timeout(timeout):
            while self.table is None or self.table["watchers"] != number:
                await self.next(timeout)

    async def until_asked(self, timeout=20):
        async with asyncio.timeout(timeout):
            while self.decision is None:
                await self.next(timeout)
        return self.decision

    async def settled(self):
        """Read everything that was said to this client before now."""
        self.pings += 1
        await self.send({"type": "ping", "id": self.pings})
        await self.until("pong", id=self.pings)

    async def quiet(self, seconds=0.3):
        """Whatever comes within this time, which may be nothing."""
        heard = []
        end = asyncio.get_running_loop().time() + seconds
        while (left := end - asyncio.get_running_loop().time()) > 0:
            try:
                heard.append(await self.next(left))
            except TimeoutError:
                break
        return heard

    async def closed(self, timeout=10):
        """The code the server closes with."""
        try:
            async with asyncio.timeout(timeout):
                while True:
                    await self.next(timeout)
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else None

    async def play(self, chance=None, answers=None, go_on=True):
        """Answer at random until the game is over, or `answers` times; how many were accepted."""
        chance = chance or random.Random(1)
        begun = len(self.accepted)
        while self.state is None or not self.state["view"]["over"]:
            if self.decision is not None:
                if answers is not None and len(self.accepted) - begun >= answers:
                    return answers
                option = chance.choice(self.decision["options"])
                n = self.decision["n"]
                self.decision = None
                await self.answer(n, option["code"])
            if go_on and self.window is not None:
                await self.go_on()
            message = await self.next(30)
            assert message["type"] != "error", message
        return len(self.accepted) - begun


async def whoever_is_asked(*sockets, timeout=20):
    """The first of them that has a question to answer."""
    async with asyncio.timeout(timeout):
        while True:
            for socket in sockets:
                if socket.decision is not None:
                    return socket
            await asyncio.gather(*(socket.quiet(0.05) for socket in sockets))


async def eventually(true, timeout=15):
    """Wait until something is so, while others do the reading."""
    async with asyncio.timeout(timeout):
        while not true():
            await asyncio.sleep(0.01)


def passing(decision):
    """The last option: pass, be done, decline."""
    return decision["options"][-1]["code"]


async def table_of(host, *others, bots=(), **options):
    """A table not yet begun: the host, the others and bots, in this order."""
    seats = 1 + len(others) + len(bots)
    made = await host.ok("/api/tables", {"options": {"seats": seats, **options}})
    for other in others:
        await other.ok(f"/api/tables/{made['id']}/sit")
    for bot in bots:
        await host.ok(f"/api/tables/{made['id']}/bot", {"bot": bot})
    return made["id"]


@asynccontextmanager
async def running_table(server, guests, **options):
    """Ann and Bob at a running table, one of them asked: (a, b, (ann, bob, table))."""
    ann, bob = await guests(server, "Ann", "Bob")
    table = await table_of(ann, bob, **options)
    async with ann.at(table) as a, bob.at(table) as b:
        await ann.ok(f"/api/tables/{table}/start")
        await whoever_is_asked(a, b)
        await a.settled()
        await b.settled()
        assert (a.decision is None) != (b.decision is None)
        yield a, b, (ann, bob, table)
