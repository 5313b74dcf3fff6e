"""What the tests of the commands share."""

import pytest


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch):
    """The commands speak English here, whatever the machine's language."""
    for name in ("LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
