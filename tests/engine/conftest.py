"""What the tests of the engine share."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1]))  # beside.py, chairs.py

from beside import a_second_table
from chairs import move_up, twice

__all__ = ["a_second_table"]

SCENES = ("test_knowledge", "test_options", "test_preview", "test_sight", "test_words")


def pytest_generate_tests(metafunc):
    if metafunc.module.__name__.endswith(SCENES):
        twice(metafunc, 1)


@pytest.fixture(autouse=True)
def chair(request, monkeypatch):
    """Teams stay where they are put."""
    move_up(monkeypatch, getattr(request, "param", 0), lambda setup: not setup.get("variants"))
