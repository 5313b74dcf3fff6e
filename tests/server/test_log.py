"""The log is for people: nothing from outside makes a traceback, and nothing is said twice."""

import logging
import random
import socket
import struct
from contextlib import suppress

from client import Guest, table_of

from lastcall.server.log import Counted

WS = (
    b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
HEADS = [
    b"GET /ws/lobby HTTP/1.1\r\nHost: x\r\n" + WS.replace(b"A==", b"!") + b"\r\n",
    b"GET /ws/lobby HTTP/1.1\r\nHost: x\r\n" + WS.replace(b"13", b"12") + b"\r\n",
    b"GET /ws/lobby HTTP/1.1\r\nHost: x\r\n" + WS.replace(b"Sec-WebSocket-Key", b"X") + b"\r\n",
    b"GET /ws/lobby HTTP/1.1\r\nHost: x\r\n" + WS * 2 + b"\r\n",
    b"POST /ws/lobby HTTP/1.1\r\nHost: x\r\n" + WS + b"\r\n",
    b"GET /ws/lobby HTTP/1.0\r\nHost: x\r\n" + WS + b"\r\n",
    b"GET /ws/lobby HTTP/1.1\r\nHost: x\r\nX-Long: " + b"y" * 9000 + b"\r\n" + WS + b"\r\n",
    b"GET /ws/lobby HTTP/1.1\r\nHost: x\r\nX: \xff\xfe\r\n" + WS + b"\r\n",
    b"GET /ws/lobby?\xff\xfe HTTP/1.1\r\nHost: x\r\n" + WS + b"\r\n",
    b"GET /ws/tables/\xd0\xb0 HTTP/1.1\r\nHost: x\r\n" + WS + b"\r\n",
    b"GET /ws/tables/%ff%00 HTTP/1.1\r\nHost: x\r\n" + WS + b"\r\n",
    b"GET /ws/lobby HTTP/1.1\r\nHost: x\r\nCookie: lastcall=\xff\xfe\r\n" + WS + b"\r\n",
    b"GET /ws/lobby HTTP/1.1\r\nHost: x\r\nOrigin: http://[\r\n" + WS + b"\r\n",
    b"GET /ws/lobby HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n" + WS + b"\r\nhello",
    b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
    b"GET /\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET http://[/ HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET http://x:99999999/ HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET x HTTP/1.1\r\nHost: x\r\n\r\n",
    b"OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n",
    b"CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: \xff\r\nCookie: \xff=\xfe\r\n\r\n",
    b"GET /healthz HTTP/1.1\r\nHost: a:b:c\r\nX-Forwarded-For: \xff\r\n\r\n",
    b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n{",
    b"POST /api/guest HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b'Content-Length: 19\r\n\r\n{"name": "\\ud800x"}',
    b"\x16\x03\x01\x00",
    b"",
]
FRAMES = [
    b"\x81\x82\x00\x00\x00\x00\xff\xfe",  # no UTF-8
    b"\x83\x80\x00\x00\x00\x00",  # an opcode that does not exist
    b"\xf1\x80\x00\x00\x00\x00",  # reserved bits
    b"\x81\x05hello",  # not masked
    b"\x89\xfe\x00\x7e\x00\x00\x00\x00" + b"x" * 126,  # a ping too long
    b"\x80\x80\x00\x00\x00\x00",  # going on with nothing
    b"\x88\x81\x00\x00\x00\x00x",  # half a close code
    b"\x88\x82\x00\x00\x00\x00\x00\x01",  # a close code nobody may use
    b"\x88\x80\x00\x00\x00\x00\x81\x80\x00\x00\x00\x00",  # more after the farewell
    b"\x81\xff" + struct.pack("!Q", 1 << 62) + b"\x00" * 4,
    b"\x81\xff" + struct.pack("!Q", 1 << 63) + b"\x00" * 4,
]


def talk(port, data, reset):
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.settimeout(0.15)
        with suppress(OSError):
            line.sendall(data)
            while line.recv(65536):
                pass
        if reset:  # a line that is cut, not closed
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


async def test_nothing_from_outside_makes_a_traceback(start, guests):
    server = start("--no-limits", "--pause", "0")
    ann = await guests(server, "Ann")
    table = await table_of(ann, bots=["random"])
    await ann.ok(f"/api/tables/{table}/start")
    hello = f"GET /ws/tables/{table}?lang=en HTTP/1.1\r\nHost: x\r\nCookie: {ann.cookie()}\r\n"
    for number, head in enumerate(HEADS):
        talk(server.port, head, reset=number % 2 == 0)
    for number, frame in enumerate(FRAMES):
        talk(server.port, hello.encode() + WS + b"\r\n", reset=True)
        with socket.create_connection(("127.0.0.1", server.port)) as line:
            line.settimeout(1)
            line.sendall(hello.encode() + WS + b"\r\n")
            line.recv(100)
            with suppress(OSError):
                line.sendall(frame)
                line.settimeout(0.2)
                while line.recv(65536):
                    pass
            if number % 2:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    chance = random.Random(5)
    for _ in range(20):
        talk(server.port, bytes(chance.randrange(256) for _ in range(60)), reset=True)
    async with ann.at(table) as a:
        await a.until("state")
    log = server.log()
    assert "Traceback" not in log, log
    # When it opens it says where things are kept; whatever strangers send is no line of its own.
    assert len(log.splitlines()) < 8, log


async def test_the_same_complaint_is_counted(start, guests):
    """A table that is broken is looked at fifty times, and named once."""
    import sqlite3

    server = start("--no-limits", "--pause", "0")
    ann = await guests(server, "Ann")
    table = await table_of(ann, bots=["random"])
    await ann.ok(f"/api/tables/{table}/start")
    port = server.port
    server.stop()
    db = sqlite3.connect(server.data / "lastcall.sqlite3")
    with db:
        db.execute("INSERT INTO answers VALUES (?, 0, 1, 123, 0, 'player', 0)", (table,))
    db.close()
    server = start("--no-limits", "--pause", "0", port=port)
    stranger = Guest(server.address, "")
    for _ in range(50):
        async with stranger.at(table) as socket_:
            await socket_.until("error")
    await stranger.http.aclose()
    log = server.log()
    assert log.count(table) == 1, log
    assert "Traceback" not in log


def test_what_was_not_repeated_is_summed_up():
    """After a while one line says how often."""
    now = 0.0
    counted = Counted(every=60.0, clock=lambda: now)
    said = []

    def say(text, *values):
        record = logging.LogRecord("x", logging.WARNING, "", 0, text, values, None)
        if counted.filter(record):
            said.append(record.getMessage())

    for _ in range(1000):
        say("Table %s is odd.", "a")
    say("Table %s is odd.", "b")
    assert said == ["Table a is odd.", "Table b is odd."]
    now = 61.0
    say("Table %s is odd.", "a")
    assert said[2:] == ["Table a is odd. (1000 times in 61 s)"]
    for number in range(100_000):
        say("Table %s is odd.", number)
    assert len(counted) <= 1000
