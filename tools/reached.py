"""Which tests call which functions of the engine: a pytest plugin that `make mutants` runs once.

Writes {"module.py:line of the function": [tests, those first that call the fewest functions]} to
the file that REACHED names.
"""

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

called: dict[str, set[CodeType]] = {}


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    found = called[item.nodeid] = set()

    def note(frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            found.add(frame.f_code)

    sys.setprofile(note)
    try:
        return (yield)  # type: ignore[return-value]
    finally:
        sys.setprofile(None)


def pytest_sessionfinish() -> None:
    engine = f"{os.sep}lastcall{os.sep}engine{os.sep}"
    by_function: dict[str, list[str]] = {}
    for test in sorted(called, key=lambda test: len(called[test])):
        for code in called[test]:
            _, inside, module = code.co_filename.rpartition(engine)
            if inside:
                by_function.setdefault(f"{module}:{code.co_firstlineno}", []).append(test)
    Path(os.environ["REACHED"]).write_text(json.dumps(by_function), encoding="utf-8")
