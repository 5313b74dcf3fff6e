"""A private PostgreSQL for the tests: its own folder, its own socket, nobody else's data."""

import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path


def binaries():
    """The folder of initdb and postgres, the newest there is."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda p: p.parts[-3])
    if found:
        return found[-1].parent
    there = shutil.which("initdb")
    return Path(there).parent if there else None


class PrivatePostgres:
    def __init__(self):
        # Not below pytest's own folder, which only its owner may enter.
        self.folder = Path(tempfile.mkdtemp(prefix="lastcall-postgres-"))
        self.data = self.folder / "data"
        self.bin = binaries()
        # PostgreSQL refuses to run as root; Debian's package brings a user for it.
        self.prefix = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []

    def run(self, program, *arguments):
        done = subprocess.run(
            [*self.prefix, str(self.bin / program), *arguments],
            cwd="/",
            capture_output=True,
            text=True,
            timeout=60,
        )
        assert done.returncode == 0, f"{program}: {done.stdout}{done.stderr}"

    def start(self):
        if self.prefix:
            shutil.chown(self.folder, "postgres", "postgres")
        self.run("initdb", "-D", str(self.data), "-U", "lastcall", "-A", "trust", "-E", "UTF8")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.options = f"-p {port} -k {self.folder} -c listen_addresses=127.0.0.1 -c fsync=off"
        self.resume()
        return f"postgresql://lastcall@127.0.0.1:{port}/postgres"

    def resume(self):
        log = str(self.folder / "log")
        self.run("pg_ctl", "-D", str(self.data), "-l", log, "-w", "-o", self.options, "start")

    def halt(self):
        self.run("pg_ctl", "-D", str(self.data), "-m", "immediate", "-w", "stop")

    def stop(self):
        self.halt()
        shutil.rmtree(self.folder)
