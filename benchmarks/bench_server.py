"""How many four-client tables one core holds: `make bench-server`; or several, with `--workers`.

The server runs as a process of its own, bound to one core (to as many as it has workers, which work
on a PostgreSQL that this starts); the clients run on the others. Each
table has four clients that answer at random after a human-like (log-normal) time, scaled so that
a table makes about one answer a second, several times what people do. What is measured is the
time from sending an answer until everybody at the table who gets something has it. The uniform
pause is off: it is a delay we want.

With `--bots N` there are N tables of four house bots beside them (or of what `--level` says), each
with somebody who looks on, at the server's usual pace. They think in processes of their own, on the
clients' cores; what is measured is still how long people wait for each other.
"""

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

import httpx
from bench_page import measure_page

LIMIT = 0.050
MASK = b"\0\0\0\0"  # a mask that changes nothing: fine for measuring, cheap for us


class Socket(asyncio.Protocol):
    """The least of a WebSocket client: text frames in, short text frames out."""

    def __init__(self, path, cookie, heard):
        self.path = path
        self.cookie = cookie
        self.heard = heard
        self.data = bytearray()
        self.open = False
        self.transport = None

    def connection_made(self, transport):
        self.transport = transport
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: {self.cookie}\r\n\r\n".encode()
        )

    def data_received(self, data):
        now = time.perf_counter()
        self.data += data
        if not self.open:
            end = self.data.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self.data.startswith(b"HTTP/1.1 101"), bytes(self.data[:200])
            del self.data[: end + 4]
            self.open = True
        while len(self.data) >= 2:
            size, head = self.data[1] & 127, 2
            if size == 126:
                size, head = int.from_bytes(self.data[2:4], "big"), 4
            elif size == 127:
                size, head = int.from_bytes(self.data[2:10], "big"), 10
            if len(self.data) < head + size:
                return
            opcode = self.data[0] & 15
            message = bytes(self.data[head : head + size])
            del self.data[: head + size]
            if opcode == 1:
                self.heard(self, message, now)
            elif opcode == 9:
                self.transport.write(bytes([0x8A, 0x80 | len(message)]) + MASK + message)

    def send(self, text):
        data = text.encode()
        assert len(data) < 126
        self.transport.write(bytes([0x81, 0x80 | len(data)]) + MASK + data)


class BenchTable:
    """Four clients at a table."""

    def __init__(self, bench, number):
        self.bench = bench
        self.chance = random.Random(number)
        self.sockets = []
        self.sent = 0.0
        self.last = 0.0
        self.receivers = 0
        self.numbers = {}
        self.over = False
        self.timer = None

    async def open(self):
        bench = self.bench
        made = (await bench.post(0, "/api/tables", {"options": {"clock": None}}))["id"]
        for guest in (1, 2, 3):
            await bench.post(guest, f"/api/tables/{made}/sit", {})
        loop = asyncio.get_running_loop()
        path = f"/ws/tables/{made}{bench.query}"
        for guest in range(4):
            _, socket = await loop.create_connection(
                lambda guest=guest: Socket(path, bench.cookies[guest], self.heard),
                "127.0.0.1",
                bench.port,
            )
            self.sockets.append(socket)
        while not all(socket.open for socket in self.sockets):
            await asyncio.sleep(0.01)
        await bench.post(0, f"/api/tables/{made}/start", {})

    def heard(self, socket, message, now):
        self.bench.bytes += len(message)
        if message.startswith(b'{"type":"state"') or message.startswith(b'{"type":"accepted"'):
            self.last = now
            if message.startswith(b'{"type":"state"'):
                self.receivers += 1
                if b'"decision":' in message:
                    self.asked(socket, json.loads(message))
                elif b'"over":true' in message and not self.over:
                    self.over = True
                    self.bench.ended(self)
        elif message.startswith(b'{"type":"error"'):
            self.bench.errors.append(message)

    def asked(self, socket, message):
        decision = message["decision"]
        if self.numbers.get(socket, 0) >= decision["n"]:
            return
        self.numbers[socket] = decision["n"]
        option = self.chance.choice(decision["options"])["code"]
        think = self.chance.lognormvariate(-0.18, 0.6) * self.bench.think  # mean: one second
        loop = asyncio.get_running_loop()
        self.timer = loop.call_later(think, self.answer, socket, decision["n"], option)

    def answer(self, socket, n, option):
        if self.sent:
            self.bench.took(self.last - self.sent, self.receivers)
        self.receivers = 0
        self.sent = time.perf_counter()
        socket.send(f'{{"type":"answer","n":{n},"option":{option}}}')

    def close(self):
        if self.timer is not None:
            self.timer.cancel()
        for socket in self.sockets:
            socket.transport.close()


class BotTable:
    """Four bots and an onlooker; when they are done they play again."""

    def __init__(self, bench, level):
        self.bench = bench
        self.level = level
        self.socket = None

    async def open(self):
        bench = self.bench
        bots = {"options": {"clock": None, "seats": 4}, "sit": False, "bots": [self.level] * 4}
        made = (await bench.post(0, "/api/tables", {**bots, "start": True}))["id"]
        path = f"/ws/tables/{made}{bench.query}"
        _, self.socket = await asyncio.get_running_loop().create_connection(
            lambda: Socket(path, bench.cookies[0], self.heard), "127.0.0.1", bench.port
        )

    def heard(self, socket, message, now):
        if message.startswith((b'{"type":"state"', b'{"type":"happened"')):
            self.bench.bot_frames += 1
            if b'"over":true' in message and self.socket is not None:
                self.socket = None
                socket.transport.close()
                self.bench.soon(self.open())


class Bench:
    def __init__(self, port, think, query):
        self.port = port
        self.think = think
        self.query = query
        self.cookies = []
        self.clients = []
        self.tables = []
        self.times = []
        self.all_four = []
        self.errors = []
        self.bytes = 0
        self.bot_frames = 0
        self.replacing = set()

    async def guests(self):
        for number in range(4):
            # Each request on a connection of its own, so that every worker gets some.
            client = httpx.AsyncClient(
                base_url=f"http://127.0.0.1:{self.port}",
                timeout=60,
                limits=httpx.Limits(max_keepalive_connections=0),
            )
            await client.post("/api/guest", json={"name": f"Guest {number}"})
            self.clients.append(client)
            self.cookies.append("; ".join(f"{k}={v}" for k, v in client.cookies.items()))

    async def post(self, guest, path, body):
        answer = await self.clients[guest].post(path, json=body)
        assert answer.status_code < 300, answer.text
        return answer.json()

    async def grow(self, number):
        while len(self.tables) < number:
            batch = [
                BenchTable(self, len(self.tables) + i)
                for i in range(min(10, number - len(self.tables)))
            ]
            await asyncio.gather(*(table.open() for table in batch))
            self.tables += batch

    def took(self, seconds, receivers):
        self.times.append(seconds)
        if receivers >= 4:
            self.all_four.append(seconds)

    def ended(self, table):
        """A game is over: its four sit down at another table."""

        async def replace():
            table.close()
            new = BenchTable(self, random.randrange(1 << 30))
            await new.open()
            self.tables[self.tables.index(table)] = new

        self.soon(replace())

    def soon(self, work):
        task = asyncio.create_task(work)
        self.replacing.add(task)
        task.add_done_callback(self.replacing.discard)

    async def measure(self, seconds):
        await asyncio.sleep(2)
        self.times.clear()
        self.all_four.clear()
        self.bytes = self.bot_frames = 0
        begun = time.perf_counter()
        await asyncio.sleep(seconds)
        took = time.perf_counter() - begun
        times, all_four = sorted(self.times), sorted(self.all_four)
        assert not self.errors, self.errors[:3]
        return {
            "tables": len(self.tables),
            "answers_per_second": round(len(times) / took),
            "kilobytes_per_second": round(self.bytes / took / 1000),
            "bot_frames_per_second": round(self.bot_frames / took),
            "p50_ms": at(times, 0.5),
            "p99_ms": at(times, 0.99),
            "p99_all_four_ms": at(all_four, 0.99),
            "max_ms": at(times, 1.0),
        }


def at(times, part):
    if not times:
        return 0.0
    return round(times[min(len(times) - 1, int(len(times) * part))] * 1000, 1)


class Server:
    """The server, bound to the first core we may use, or the first few."""

    def __init__(self, folder, sync, bots, workers, database):
        mine = sorted(os.sched_getaffinity(0))
        cores = set(mine[:workers])
        if database:
            sharing = ["--database-url", database, "--workers", str(workers)]
        else:
            sharing = ["--sync", sync]
        begun = time.perf_counter()
        pace = () if bots else ("--bot-pause", "0")
        self.process = subprocess.Popen(
            [sys.executable, "-c", "from lastcall.cli import main; main()", "serve", "--port", "0",
             "--data", folder, "--pause", "0", *pace, "--no-limits", *sharing],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
            preexec_fn=lambda: os.sched_setaffinity(0, cores),
        )  # fmt: skip
        found = None
        while found is None:
            found = re.search(r"http://\S+:(\d+)", self.process.stdout.readline())
        self.port = int(found.group(1))
        httpx.get(f"http://127.0.0.1:{self.port}/healthz")
        self.started = time.perf_counter() - begun
        others = set(mine[workers:]) or set(mine)
        os.sched_setaffinity(0, others)
        self.workers = [self.process.pid] if workers == 1 else children(self.process.pid)
        for worker in self.workers:
            for thinker in children(worker):
                os.sched_setaffinity(thinker, others)

    def memory(self):
        """Memory in megabytes that nobody else has: what workers share counts once."""
        total = 0
        for pid in self.workers:
            text = Path(f"/proc/{pid}/smaps_rollup").read_text()
            total += int(re.search(r"\nPss:\s+(\d+)", text).group(1)) / 1024
        return total

    def busy(self):
        """Processor seconds so far."""
        total = 0
        for pid in self.workers:
            fields = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
            total += int(fields[11]) + int(fields[12])
        return total / os.sysconf("SC_CLK_TCK")


def children(pid):
    """The processes that any thread of a process has started."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return [int(child) for task in tasks for child in (task / "children").read_text().split()]


@contextmanager
def database_for(arguments):
    """The address of a PostgreSQL for the length of a measurement; none where SQLite does."""
    if arguments.workers == 1 and not arguments.postgres:
        yield ""
        return
    sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "server"))
    from database import PrivatePostgres

    private = PrivatePostgres()
    try:
        yield private.start()
    finally:
        private.stop()


async def run(arguments):
    import gc

    gc.disable()  # a pause of the clients would look like one of the server
    with tempfile.TemporaryDirectory() as folder, database_for(arguments) as database:
        server = Server(folder, arguments.sync, arguments.bots, arguments.workers, database)
        try:
            bench = Bench(server.port, arguments.think, "?lang=en" if arguments.texts else "")
            await bench.guests()
            at_first = server.memory()
            print(f"start-up {server.started:.2f} s, {at_first:.0f} MB", flush=True)
            page = {}
            if arguments.page:
                page = await measure_page(f"http://127.0.0.1:{server.port}/")
            print(json.dumps({"page": page}), flush=True)
            for _ in range(arguments.bots):
                await BotTable(bench, arguments.level).open()
            empty = server.memory()
            best = None
            for number in arguments.tables:
                await bench.grow(number)
                busy = server.busy()
                result = await bench.measure(arguments.seconds)
                result["core"] = round((server.busy() - busy) / (arguments.seconds + 2), 2)
                result["kilobytes_per_table"] = round((server.memory() - empty) * 1024 / number)
                print(json.dumps(result), flush=True)
                if result["p99_ms"] > LIMIT * 1000:
                    break
                best = result
            summary = {
                "startup_seconds": round(server.started, 2),
                "startup_megabytes": round(at_first),
                "texts": arguments.texts,
                "workers": arguments.workers,
                "sync": arguments.sync,
                "bot_tables": arguments.bots,
                "bot_level": arguments.level,
                "think_seconds": arguments.think,
                "best": best,
                "page": page,
            }
            print(json.dumps(summary, indent=2))
            if arguments.out:
                Path(arguments.out).write_text(json.dumps(summary, indent=2) + "\n")
            for table in bench.tables:
                table.close()
        finally:
            server.process.kill()
            server.process.wait()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=15.0, help="how long each step lasts")
    parser.add_argument("--think", type=float, default=1.0, help="mean seconds between answers")
    parser.add_argument(
        "--texts",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="clients ask for texts (?lang=en), as browsers do",
    )
    parser.add_argument("--workers", type=int, default=1, help="as the server's")
    parser.add_argument("--postgres", action="store_true", help="also for one worker")
    parser.add_argument("--page", action=argparse.BooleanOptionalAction, default=True,
                        help="measure the first visit of the page too")  # fmt: skip
    parser.add_argument("--sync", default="normal", help="normal or full, as the server's")
    parser.add_argument("--bots", type=int, default=0, help="tables of bots beside them")
    parser.add_argument("--level", default="house", help="what those bots are")
    parser.add_argument("--out", help="write the summary to this file")
    steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 1000, 1200]
    parser.add_argument("--tables", type=int, nargs="+", default=steps)
    asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
