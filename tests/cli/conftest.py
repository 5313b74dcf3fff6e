"""What the tests of the commands share."""

import pytest

from lastcall.server.operator import OPERATOR


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch):
    """The commands speak English here, on any machine, and leave the language of the log alone."""
    for name in ("LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setattr(OPERATOR, "lang", OPERATOR.lang)  # `serve` sets it for its process
