"""What a crowd costs the players: `python benchmarks/bench_watchers.py --watchers 1000`.

One table with one player and a bot that answers at once. The watchers sit in a process of their own
and read whatever comes; how long the player waits for each answer to be accepted is measured.
"""

import argparse
import asyncio
import json
import multiprocessing
import selectors
import socket
import statistics
import sys
import tempfile
from multiprocessing.connection import Connection
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "server"))

from client import Guest, table_of
from process import FAST, Process

HELLO = (
    "GET /ws/tables/{table}?lang=en HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n"
    "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def watch(port: int, table: str, number: int, line: Connection) -> None:
    """Look on, until told to go."""
    eyes = selectors.DefaultSelector()
    lines = []
    for _ in range(number):
        one = socket.create_connection(("127.0.0.1", port))
        one.sendall(HELLO.format(table=table).encode())
        one.setblocking(False)
        eyes.register(one, selectors.EVENT_READ)
        lines.append(one)
    line.send("here")
    while not line.poll():
        for key, _ in eyes.select(0.05):
            key.fileobj.recv(1 << 18)  # type: ignore[union-attr]
    for one in lines:
        one.close()


def processor_time(server: Process) -> float:
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


async def measure(watchers: int, answers: int) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        server = Process(Path(folder) / "data", *FAST)
        server.data.mkdir()
        server.start()
        try:
            ann = await Guest(server.address, "Ann").register()
            table = await table_of(ann, bots=["random"], clock=None)
            async with ann.at(table) as a:
                await ann.ok(f"/api/tables/{table}/start")
                await a.play(answers=5)
                ours, theirs = multiprocessing.Pipe()
                before = processor_time(server)
                crowd = multiprocessing.Process(
                    target=watch, args=(server.port, table, watchers, theirs)
                )
                crowd.start()
                await asyncio.to_thread(ours.recv)
                if watchers:
                    await a.until_watched_by(watchers, 120)
                joined = processor_time(server) - before
                waits = []
                while len(waits) < answers:
                    if a.decision is None:
                        if a.state is not None and a.state["view"]["over"]:
                            break
                        await a.next(30)
                        continue
                    n, code = a.decision["n"], a.decision["options"][-1]["code"]
                    a.decision = None
                    asked = perf_counter()
                    await a.answer(n, code)
                    await a.until("accepted", n=n, timeout=60)
                    waits.append(perf_counter() - asked)
                    await asyncio.sleep(0.1)  # people think
                before = processor_time(server)
                ours.send("go")
                crowd.join()
                await a.settled()
                if watchers:
                    await a.until_watched_by(0, 120)
                left = processor_time(server) - before
            await ann.http.aclose()
        finally:
            server.stop()
    waits.sort()
    return {
        "watchers": watchers,
        "answers": len(waits),
        "p50_ms": round(statistics.median(waits) * 1000, 1),
        "p99_ms": round(waits[int(len(waits) * 0.99)] * 1000, 1),
        "join_ms_each": round(joined * 1000 / max(1, watchers), 2),
        "leave_ms_each": round(left * 1000 / max(1, watchers), 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--watchers", type=int, nargs="*", default=[0, 100, 1000])
    parser.add_argument("--answers", type=int, default=100)
    arguments = parser.parse_args()
    for number in arguments.watchers:
        print(json.dumps(asyncio.run(measure(number, arguments.answers))), flush=True)


if __name__ == "__main__":
    main()
