"""Tries out mutants by forking: a pytest plugin that `make mutants` runs.

It imports everything and collects the tests once. For each mutant it is then told of, a fork puts
the changed function in the place of the sound one and runs the tests, until one fails: those first
that noticed the last changes of that function. What cannot be put in place like that, because it
was read or called before any test began, it hands back.
"""

import ast
import gc
import json
import os
import signal
import socket
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, Final, TypedDict

import pytest

A_TEST: Final = 20  # seconds of work after which one test will never end
WAITING: Final = 10  # times as long where it waits instead
ENOUGH: Final = 30  # seconds of work after which a mutant meets no further test
RECENT: Final = 30  # tests that noticed a change of the same function

ENGINE: Final = f"{os.sep}lastcall{os.sep}engine{os.sep}"

Place = tuple[str, int]  # a function: its file, and the line Python knows it by


class Task(TypedDict):
    module: str
    start: tuple[int, int]
    code: str
    tests: list[str]


class Fate(TypedDict):
    killed_by: str  # a test, "time" or "" for a survivor
    met: int  # how many tests


def place_of(code: CodeType) -> Place:
    return code.co_filename, code.co_firstlineno


called: set[Place] = set()  # before any test


def note(frame: FrameType, event: str, _: Any) -> None:
    if event == "call" and ENGINE in frame.f_code.co_filename:
        called.add(place_of(frame.f_code))


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests() -> None:
    sys.setprofile(note)


def pytest_collection_finish() -> None:
    sys.setprofile(None)


def outermost(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    """The functions of a module and its classes; those inside of others come with them."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef):
            yield node
        else:
            yield from outermost(node)


def line_around(source: str, start: tuple[int, int]) -> int:
    """The line Python knows the function by in whose body this is; 0 if it is in none."""
    for node in outermost(ast.parse(source)):
        body = node.body[0]
        end = (node.end_lineno or 0, node.end_col_offset or 0)
        if (body.lineno, body.col_offset) <= start < end:
            return min([node.lineno, *(of.lineno for of in node.decorator_list)])
    return 0


def codes(code: CodeType) -> Iterator[CodeType]:
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield inner
            yield from codes(inner)


class Forking:
    def __init__(self, items: list[pytest.Item]) -> None:
        self.items = {item.nodeid: item for item in items}
        self.functions: dict[Place, list[FunctionType]] = {}
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType) and ENGINE in thing.__code__.co_filename:
                self.functions.setdefault(place_of(thing.__code__), []).append(thing)
        self.noticed: dict[Place, list[str]] = {}  # by which tests, the last one first
        self.sound: dict[str, bool] = {}
        self.failed = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed

    def answer(self, task: Task) -> Fate | None:
        """None where it cannot be tried like this."""
        path = Path(task["module"]).resolve()
        row, column = task["start"]
        line = line_around(path.read_text(encoding="utf-8"), (row, column))
        place = (str(path), line)
        functions = self.functions.get(place, [])
        if not functions or place in called:
            return None
        sound = functions[0].__code__
        module = compile(task["code"], path, "exec", dont_inherit=True)
        alike = (code for code in codes(module) if place_of(code) == place)
        changed = [code for code in alike if code.co_name == sound.co_name]
        if len(changed) != 1 or changed[0].co_freevars != sound.co_freevars:
            return None
        return self.fate(place, changed[0], task["tests"])

    def fate(self, place: Place, changed: CodeType, tests: list[str]) -> Fate:
        recent = self.noticed.setdefault(place, [])
        first = [test for test in recent[:RECENT] if test in tests]
        order = [*first, *(test for test in tests if test not in first)]
        while True:
            fate = self.in_a_fork(order, self.functions[place], changed)
            if not fate["killed_by"]:
                return fate
            test = order[fate["met"] - 1]
            if self.is_sound(test):
                recent[:] = [test, *(other for other in recent if other != test)]
                return fate
            order.remove(test)

    def is_sound(self, test: str) -> bool:
        """Whether it passes without a mutant."""
        if test not in self.sound:
            self.sound[test] = not self.in_a_fork([test])["killed_by"]
        return self.sound[test]

    def in_a_fork(
        self,
        tests: list[str],
        functions: Sequence[FunctionType] = (),
        changed: CodeType | None = None,
    ) -> Fate:
        items = [self.items[test] for test in tests]
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            try:
                for function in functions:
                    function.__code__ = changed  # type: ignore[assignment]
                for fate in self.fates(items):
                    os.write(writing, f"{json.dumps(fate)}\n".encode())
            finally:
                os._exit(0)
        os.close(writing)
        with open(reading, encoding="utf-8") as pipe:
            last = pipe.read().splitlines()[-1]
        os.waitpid(child, 0)
        return json.loads(last)  # type: ignore[no-any-return]

    def fates(self, items: list[pytest.Item]) -> Iterator[Fate]:
        """The last one counts: before each test that it did not end."""
        for met, item in enumerate(items):
            if time.process_time() > ENOUGH:
                yield Fate(killed_by="", met=met)
                return
            yield Fate(killed_by="time", met=met + 1)
            signal.setitimer(signal.ITIMER_PROF, A_TEST)  # ends the process
            signal.setitimer(signal.ITIMER_REAL, A_TEST * WAITING)
            try:
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
            except BaseException:
                self.failed = True
            if self.failed:
                yield Fate(killed_by=item.nodeid, met=met + 1)
                return
        yield Fate(killed_by="", met=len(items))


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool:
    forking = Forking(session.items)
    session.config.pluginmanager.register(forking)
    gc.freeze()
    with socket.socket(fileno=int(os.environ["TASKS"])) as tasks, tasks.makefile("rw") as lines:
        for line in lines:
            lines.write(json.dumps(forking.answer(json.loads(line))) + "\n")
            lines.flush()
    return True
