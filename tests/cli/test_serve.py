"""`lastcall serve`: where it can be reached, whether the page opens, and in which language."""

import os
import signal
import subprocess
import sys

import pytest

from lastcall.cli import desktop
from lastcall.server import addresses
from lastcall.server.operator import Operator

DESK = {"DISPLAY": ":0"}
RUN = """
import sys
from lastcall.cli import main
main(["serve", "--open", *sys.argv[1:]])
"""


@pytest.mark.parametrize(
    ("environment", "platform", "terminal", "opens"),
    [
        (DESK, "linux", True, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True, True),
        ({}, "linux", True, False),
        (DESK, "linux", False, False),  # a service, or output that goes into a file
        ({**DESK, "CI": "true"}, "linux", True, False),
        ({**DESK, "SSH_CONNECTION": "10.0.0.2 5 10.0.0.1 22"}, "linux", True, False),
        ({}, "darwin", True, True),
        ({}, "win32", True, True),
        ({"CI": "1"}, "darwin", True, False),
    ],
)
def test_the_page_opens_only_where_somebody_sits(environment, platform, terminal, opens):
    assert desktop.somebody_looks(environment, platform, terminal) == opens


def test_a_browser_that_does_not_start_is_no_trouble(monkeypatch):
    def broken(address):
        raise desktop.webbrowser.Error("no browser here")

    monkeypatch.setattr(desktop.webbrowser, "open", broken)
    desktop.show("http://127.0.0.1:1")


def test_addresses_for_here_and_for_the_network(monkeypatch):
    monkeypatch.setattr(addresses, "own", lambda version: {4: "10.0.0.7", 6: "fd00::7"}[version])
    assert addresses.here("127.0.0.1", 80) == "http://127.0.0.1:80"
    assert addresses.network("127.0.0.1", 80) == ""
    assert addresses.here("0.0.0.0", 8080) == "http://127.0.0.1:8080"
    assert addresses.network("0.0.0.0", 8080) == "http://10.0.0.7:8080"
    assert addresses.here("::", 8080) == "http://[::1]:8080"
    assert addresses.network("::", 8080) == "http://[fd00::7]:8080"
    assert addresses.network("10.1.2.3", 5) == addresses.here("10.1.2.3", 5) == "http://10.1.2.3:5"
    monkeypatch.setattr(addresses, "own", lambda version: "")  # no network at all
    assert addresses.network("0.0.0.0", 8080) == ""


def test_ones_own_address_is_never_one_that_only_this_computer_has():
    assert not addresses.own(4).startswith("127.")
    assert addresses.own(6) != "::1"


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en_GB.UTF-8", ["Last Call is open: http://127.0.0.1:", "storage: "]),
        ("ru_RU.UTF-8", ["Last Call открыт: http://127.0.0.1:", "хранилище: "]),
    ],
)
@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
def test_a_server_says_where_it_is(tmp_path, lang, lines, host):
    """With --open and nobody there, as in CI: nothing opens, nothing waits, it stops as told."""
    server = subprocess.Popen(
        [sys.executable, "-uc", RUN, "--host", host, "--port", "0", "--data", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "LC_ALL": lang, "BROWSER": "/nonexistent/browser"},
    )
    said = [server.stdout.readline()]
    if host == "127.0.0.1" or addresses.own(4):
        said.append(server.stdout.readline())
        assert ("--host 0.0.0.0" in said[1]) == (host == "127.0.0.1")
        assert (addresses.own(4) in said[1]) == (host == "0.0.0.0")
    server.send_signal(signal.SIGTERM)
    rest, logged = server.communicate(timeout=20)
    assert said[0].startswith(lines[0])
    assert lines[1] in logged
    assert rest == ""


def test_the_operator_reads_the_log_in_their_language():
    operator = Operator()
    assert operator.line("table-waits", table="x1") == "table x1 waits for the storage"
    operator.lang = "ru"
    assert operator.line("table-waits", table="x1") == "стол x1 ждёт хранилища"
