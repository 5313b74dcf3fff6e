"""Which tests call which functions of the engine: a pytest plugin that `make mutants` runs once.

Writes {"tests": names, those first that call the fewest functions, "of": {"module.py:line of the
function": numbers of tests}, "any": numbers of tests that may call any function} to the file that
REACHED names. Watching is slow: after a while a test counts as one that may call any.
"""

import json
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final

import pytest

LONG: Final = 5  # seconds of work

called: dict[str, set[CodeType]] = {}
any_function: set[str] = set()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    found = called[item.nodeid] = set()

    def note(frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            found.add(frame.f_code)

    def stop(*_: Any) -> None:
        sys.setprofile(None)
        any_function.add(item.nodeid)

    signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, LONG)
    sys.setprofile(note)
    try:
        return (yield)
    finally:
        sys.setprofile(None)
        signal.setitimer(signal.ITIMER_PROF, 0)


def pytest_sessionfinish() -> None:
    engine = f"{os.sep}lastcall{os.sep}engine{os.sep}"
    tests = sorted(called, key=lambda test: (test in any_function, len(called[test])))
    of: dict[str, list[int]] = {}
    for number, test in enumerate(tests):
        for code in called[test] if test not in any_function else ():
            _, inside, module = code.co_filename.rpartition(engine)
            if inside:
                of.setdefault(f"{module}:{code.co_firstlineno}", []).append(number)
    some = [number for number, test in enumerate(tests) if test in any_function]
    told = json.dumps({"tests": tests, "of": of, "any": some})
    Path(os.environ["REACHED"]).write_text(told, encoding="utf-8")
