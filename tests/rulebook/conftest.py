"""What the tests of the rulebook share."""

import sys
from pathlib import Path

import pytest

from lastcall.variants.two_headed import TWO_HEADED

sys.path.insert(0, str(Path(__file__).parent))  # company.py
sys.path.insert(0, str(Path(__file__).parents[1]))  # beside.py, chairs.py

from beside import a_second_table
from chairs import move_up, twice

__all__ = ["a_second_table"]


# There teams of two sit on the first two chairs, and on the next; elsewhere all move up by one.
TEAMS = "test_teams"


def pytest_generate_tests(metafunc):
    module = metafunc.module.__name__.rpartition(".")[2]
    twice(metafunc, 2 if module.startswith(TEAMS) else 1)


def in_pairs(setup):
    return TWO_HEADED in setup.get("variants", ())


def by_themselves(setup):
    return not setup.get("variants")


@pytest.fixture(autouse=True)
def chair(request, monkeypatch):
    chairs = getattr(request, "param", 0)
    move_up(monkeypatch, chairs, in_pairs if chairs == 2 else by_themselves)
