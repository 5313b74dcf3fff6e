"""A real nginx in front of a server, set up as docs/operations.md says, or of three of them."""

import re
import shutil
import socket
import subprocess
import time
from pathlib import Path

DEPLOY = Path(__file__).parents[2] / "deploy"
DOCS = Path(__file__).parents[2] / "docs" / "operations.md"


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Balancer:
    """The proxy of deploy/compose.yaml."""

    def __init__(self, folder, servers):
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        site = (DEPLOY / "nginx.conf").read_text().replace("listen 80;", f"listen {self.port};")
        for name, server in zip(("one", "two", "three"), servers, strict=True):
            assert f"server {name}:8080" in site
            site = site.replace(f"server {name}:8080", f"server 127.0.0.1:{server.port}")
        self.configure(site)

    def configure(self, site):
        folder = self.folder
        self.program = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/bin:/sbin:/bin")
        assert self.program, "nginx is missing: as root, apt-get install -y nginx-light"
        (folder / "nginx.conf").write_text(
            f"daemon off; pid {folder}/pid; error_log {folder}/error.log; worker_processes 1;\n"
            "events {}\nhttp { access_log off;\n"
            + "".join(
                f"{kind}_temp_path {folder}/{kind};\n"
                for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
            )
            + site
            + "}\n"
        )

    def start(self):
        self.process = subprocess.Popen(
            [self.program, "-p", str(self.folder), "-c", str(self.folder / "nginx.conf")],
            stdout=subprocess.DEVNULL,
            stderr=(self.folder / "nginx.log").open("w"),
        )
        limit = time.monotonic() + 30
        while time.monotonic() < limit:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return self
            except OSError:
                assert self.process.poll() is None, (self.folder / "nginx.log").read_text()
                time.sleep(0.05)
        raise AssertionError("nginx did not start")

    def stop(self):
        self.process.terminate()
        self.process.wait(15)


class Nginx(Balancer):
    """The proxy of docs/operations.md."""

    def __init__(self, folder, server):
        self.folder = folder
        self.port = free_port()
        self.certificate = folder / "tavern.pem"
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2",
             "-keyout", str(folder / "tavern.key"), "-out", str(self.certificate),
             "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"],
            check=True, capture_output=True,
        )  # fmt: skip
        [site] = re.findall(r"```nginx\n(.*?)```", DOCS.read_text(), re.S)
        for before, now in (
            ("listen 443 ssl", f"listen 127.0.0.1:{self.port} ssl"),
            ("tavern.example.org", "localhost"),
            ("/etc/ssl/", f"{folder}/"),
            ("127.0.0.1:8080", f"127.0.0.1:{server.port}"),
        ):
            assert before in site
            site = site.replace(before, now)
        self.configure(site)
        self.address = f"https://localhost:{self.port}"
