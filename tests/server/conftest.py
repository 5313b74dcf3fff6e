"""Servers for the tests: real processes on real sockets."""

import os
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

from client import Guest  # noqa: E402
from database import PrivatePostgres, binaries  # noqa: E402


class Process:
    """A server of its own, as a user would start it."""

    def __init__(self, data, *options):
        self.data = data
        self.options = options
        self.address = ""
        self.process = None

    def start(self, port=0):
        self.process = subprocess.Popen(
            [
                sys.executable,
                "-c",
                "from lastcall.cli import main; main()",
                "serve",
                "--port",
                str(port),
                "--data",
                str(self.data),
                *self.options,
            ],
            stdout=subprocess.PIPE,
            stderr=(self.data.parent / f"{self.data.name}.log").open("ab"),
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        self.address = self._address()
        return self

    def _address(self):
        limit = time.monotonic() + 30
        while time.monotonic() < limit:
            ready, _, _ = select.select([self.process.stdout], [], [], 0.5)
            line = self.process.stdout.readline() if ready else ""
            if found := re.search(r"http://\S+", line):
                return found.group()
            assert self.process.poll() is None, self.log()
        raise AssertionError(f"the server did not start: {self.log()}")

    @property
    def port(self):
        return int(self.address.rpartition(":")[2])

    def kill(self):
        """As hard as it goes: nothing is flushed, nobody is told."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()

    def stop(self):
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()
                raise AssertionError("the server did not stop when asked to") from None
        if self.process is not None:
            self.process.stdout.close()

    def log(self):
        return (self.data.parent / f"{self.data.name}.log").read_text()


FAST = ("--pause", "0", "--bot-pause", "0", "--grace", "1", "--no-limits")


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


@pytest.fixture(scope="session")
def postgres():
    """The address of a private PostgreSQL, started for the tests and thrown away after them."""
    if binaries() is None:
        how = "PostgreSQL's programs are missing: as root, apt-get install -y postgresql"
        if os.environ.get("CI"):
            pytest.fail(how)
        pytest.skip(how)
    server = PrivatePostgres()
    yield server.start()
    server.stop()
