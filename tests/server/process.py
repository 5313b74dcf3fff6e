"""A server as a process of its own, for the tests of the server and of the browser."""

import os
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

from dice import NOTE

FAST = ("--pause", "0", "--bot-pause", "0", "--grace", "1", "--no-limits")
# A seat waits longer for its player: on a busy machine a browser may need its time.
QUICK = (*FAST, "--grace", "60")
# Before any program of a test, where there is one: it deals by that test's dice.
LOADED = (
    f"import sys; sys.path.insert(0, {str(Path(__file__).parent)!r}); import dice; dice.roll()\n"
)


class Process:
    """A server of its own, as a user would start it."""

    def __init__(self, data, *options, program="from lastcall.cli import main; main()"):
        self.data = data
        self.program = program
        self.options = options
        self.address = ""
        self.process = None

    def start(self, port=0):
        self.process = subprocess.Popen(
            [
                sys.executable,
                "-c",
                (LOADED if NOTE in os.environ else "") + self.program,
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

    def operator(self):
        """What whoever runs the server shows to see its numbers."""
        return {"Authorization": f"Bearer {(self.data / 'operator').read_text()}"}

    def log(self):
        return (self.data.parent / f"{self.data.name}.log").read_text()
