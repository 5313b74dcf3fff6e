"""Whoever sends or leaves unread more than anybody needs is let go; the others notice nothing."""

import asyncio
import json
import socket
from contextlib import suppress

import pytest
from client import Guest, table_of

HELLO = (
    "GET {path} HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\n"
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def memory(server):
    """What the server holds now, in bytes."""
    with open(f"/proc/{server.process.pid}/statm") as numbers:
        return int(numbers.read().split()[1]) * 4096


def sent_before_it_is_let_go(server, begin, more, most):
    """Send a beginning and then more of the same: how many bytes were taken, and the answer."""
    sent, answer = 0, b""
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.settimeout(30)
        with suppress(ConnectionError):
            line.sendall(begin)
            while sent < most:
                line.sendall(more)
                sent += len(more)
                line.setblocking(False)
                with suppress(BlockingIOError):
                    if part := line.recv(4096):
                        answer += part
                    else:
                        break
                line.settimeout(30)
        line.settimeout(30)
        with suppress(ConnectionError):
            while part := line.recv(4096):
                answer += part
    return sent, answer


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    """A server with its limits, as people start it."""
    from process import Process

    server = Process(tmp_path_factory.mktemp("strict"), "--pause", "0", "--bot-pause", "0")
    server.start()
    yield server
    server.stop()


PIECES = 64 * 1024


@pytest.mark.parametrize(
    ("begin", "more", "status"),
    [
        (b"GET /", b"a" * PIECES, b"414"),
        (b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ", b"a" * PIECES, b"431"),
        (b"GET / HTTP/1.1\r\nHost: x\r\nX-", b"a" * PIECES, b"431"),
        (b"GET / HTTP/1.1\r\nHost: x\r\n", b"a: b\r\n" * (PIECES // 6), b"431"),
        (
            b"POST /api/guest HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n",
            b"1;" + b"x" * (PIECES - 7) + b"\r\n \r\n",
            b"431",
        ),
        (
            b"POST /api/guest HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n",
            b"a: b\r\n" * (PIECES // 6),
            b"",
        ),
        (b"GET /x HTTP/1.1\r\nHost: x\r\nContent-Length: 999999999\r\n\r\n", b"a" * PIECES, b""),
        (b"", b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 1500, b""),
    ],
    ids=["url", "value", "name", "headers", "chunks", "trailers", "unwanted", "pipelined"],
)  # fmt: skip
def test_a_request_has_a_size(strict, begin, more, status):
    """Nothing but a little is taken, and the server keeps nothing of it."""
    before = memory(strict)
    sent, answer = sent_before_it_is_let_go(strict, begin, more, 100 * 1024 * 1024)
    # What lies in the buffers of the two systems was sent, but not taken.
    assert sent < 30 * 1024 * 1024
    assert memory(strict) - before < 20 * 1024 * 1024
    if status:
        assert answer.split()[1] == status
    if status == b"431":
        assert b"connection: close" in answer


async def test_just_enough_is_enough(strict):
    """What browsers and proxies send is far below the limits."""
    async with Guest(strict.address, "").http as http:
        cookie = "a=" + "b" * 4000
        headers = {f"x-{i}": "y" for i in range(60)} | {"cookie": cookie}
        assert (await http.get("/healthz?" + "q" * 4000, headers=headers)).status_code == 200


def test_a_header_too_many(strict):
    for number, status in ((99, b"200"), (200, b"431")):
        head = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
        head += b"".join(b"x-%d: y\r\n" % i for i in range(number - 2))
        with socket.create_connection(("127.0.0.1", strict.port)) as line:
            line.sendall(head + b"\r\n")
            assert line.recv(1000).split()[1] == status


def frame(opcode, data, fin=True):
    assert len(data) < 126
    return bytes((0x80 * fin | opcode, 0x80 | len(data), 0, 0, 0, 0)) + data


@pytest.mark.parametrize(
    "frames",
    [
        frame(9, b"x" * 120) * 500,
        frame(10, b"x" * 120) * 500,
        frame(0, b"", fin=False) * 10_000,
        frame(1, b"") * 10_000,
    ],
    ids=["pings", "pongs", "fragments", "texts"],
)
async def test_frames_of_all_kinds_have_one_rate(strict, guests, frames):
    """200 MB of pings were answered, and the answers kept, for a client that reads none."""
    ann, bob = await guests(strict, "Ann", "Bob")
    begin = HELLO.format(path="/ws/lobby", cookie=bob.cookie()).encode()
    if frames[0] == 0:
        frames = frame(1, b"", fin=False) + frames
    before = memory(strict)
    async with ann.at("lobby") as lobby:
        sent, answer = await asyncio.to_thread(
            sent_before_it_is_let_go, strict, begin, frames, 60 * 1024 * 1024
        )
        await lobby.settled()
    assert sent < 20 * 1024 * 1024
    assert answer.startswith(b"HTTP/1.1 101")
    assert answer.count(frame(10, b"x" * 120)[6:]) < 1000  # pongs
    assert memory(strict) - before < 20 * 1024 * 1024


async def test_what_waits_unread_is_bounded_in_bytes(fast, guests):
    """27 bytes that ask for 55,000 each, again and again, and nothing is ever read."""
    ann, bob = await guests(fast, "Ann", "Bob")
    table = await table_of(ann, bots=["random"] * 3, clock=None)
    async with ann.at(table) as a:
        await ann.ok(f"/api/tables/{table}/start")
        await a.play(answers=25)
        before = memory(fast)
        deaf = [socket.create_connection(("127.0.0.1", fast.port)) for _ in range(20)]
        asked = frame(1, json.dumps({"type": "lang", "lang": "ru"}).encode()) * 150
        path = f"/ws/tables/{table}?lang=en"
        for line in deaf:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.sendall(HELLO.format(path=path, cookie=bob.cookie()).encode())
        await a.until_watched_by(20, 60)
        for line in deaf:
            with suppress(ConnectionError):
                line.sendall(asked)
        await a.until_watched_by(0, 60)  # all were let go
        assert memory(fast) - before < 60 * 1024 * 1024
        for line in deaf:
            line.close()
        await a.settled()
