"""What the tests of the terminal table share."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))  # for `pilot`


@pytest.fixture(autouse=True)
def brisk(monkeypatch):
    """Textual's pilot looks every 20 ms whether the app is idle; a table of cards needs less."""
    monkeypatch.setattr("textual._wait.SLEEP_GRANULARITY", 1 / 250)
    monkeypatch.setattr("textual._wait.SLEEP_IDLE", 1 / 2500)


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch):
    """The command speaks English here, whatever the machine's language."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
