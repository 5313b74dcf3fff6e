"""Servers for the tests: real processes on real sockets."""

import sys
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

from client import Guest  # noqa: E402
from database import PrivatePostgres, binaries  # noqa: E402
from process import FAST, Process  # noqa: E402
from throwing import dice, thrown  # noqa: E402, F401


@pytest.fixture(scope="module")
def fast(tmp_path_factory):
    """A server without pauses and rate limits, shared by a module."""
    server = Process(tmp_path_factory.mktemp("server") / "data", *FAST)
    server.data.mkdir()
    server.start()
    yield server
    server.stop()


@pytest.fixture
def start(tmp_path):
    """Start servers with options of one's own; they end with the test."""
    started = []

    def begin(*options, data="data", port=0):
        folder = tmp_path / data
        folder.mkdir(exist_ok=True)
        server = Process(folder, *options).start(port)
        started.append(server)
        return server

    yield begin
    for server in started:
        server.stop()


@pytest.fixture
def together(database, start, monkeypatch):
    """Start servers that work together on a database of their own: `together("one", …)`."""
    monkeypatch.setenv("LASTCALL_SECRET", "for all of them, and long enough not to be guessed")
    monkeypatch.setenv("LASTCALL_OPERATOR", "whoever runs them")

    def begin(name, *options, port=0):
        more = options or FAST
        return start(*more, "--together", "--database-url", database, data=name, port=port)

    return begin


@pytest.fixture
async def guests():
    """Make guests: `await guests(server, "Ann", "Bob")`; their connections end with the test."""
    made = []

    async def invite(server, *names):
        found = [await Guest(server.address, name).register() for name in names]
        made.extend(found)
        return found if len(found) > 1 else found[0]

    yield invite
    for guest in made:
        await guest.http.aclose()


def allow(server, **limits):
    """Serve with these limits changed."""
    changes = ", ".join(f"{name}={value!r}" for name, value in limits.items())
    server.program = (
        "from dataclasses import replace\n"
        "from lastcall.server import run\n"
        "from lastcall.cli import main\n"
        "serve = run.serve\n"
        f"run.serve = lambda s, *more: serve(replace(s, {changes}), *more)\n"
        "main()"
    )
    return server.start()


@pytest.fixture
def limited(tmp_path):
    """Start servers with limits of one's own."""
    started = []

    def begin(*options, **limits):
        folder = tmp_path / f"limited{len(started)}"
        folder.mkdir()
        started.append(allow(Process(folder, "--pause", "0", *options), **limits))
        return started[-1]

    yield begin
    for server in started:
        server.stop()


def private_postgres():
    if binaries() is None:
        pytest.fail("PostgreSQL's programs are missing: as root, apt-get install -y postgresql")
    return PrivatePostgres()


@pytest.fixture(scope="session")
def postgres():
    """The address of a private PostgreSQL, started for the tests and thrown away after them."""
    server = private_postgres()
    yield server.start()
    server.stop()


@pytest.fixture
def database(postgres):
    """The address of an empty database, for one test."""
    name = f"d{uuid4().hex}"
    with psycopg.connect(postgres, autocommit=True) as db:
        db.execute(f"CREATE DATABASE {name}")
    yield postgres.rpartition("/")[0] + f"/{name}"
    with psycopg.connect(postgres, autocommit=True) as db:
        db.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def own_postgres():
    """A PostgreSQL for one test, which may stop and start it: the server and its address."""
    server = private_postgres()
    yield server, server.start()
    server.stop()
