"""Whatever server a test starts deals by the dice of that test."""

import os

import pytest
from dice import NOTE


@pytest.fixture(scope="session", autouse=True)
def dice(tmp_path_factory):
    """The note that decides what servers deal: they are told in their environment where it is."""
    note = tmp_path_factory.getbasetemp() / "the test that is running"
    note.write_text("")
    os.environ[NOTE] = str(note)
    return note


@pytest.fixture(autouse=True)
def thrown(dice, request):
    dice.write_text(request.node.name)
