"""Change the engine in small wrong ways, one at a time, and see whether the tests notice.

`make mutants` tries a random sample; `make mutants SAMPLE=400 JOBS=16 SEED=2` another, and
SAMPLE=all everything. cosmic-ray finds the places and makes the changes. Each mutant meets the
tests of the rules, the cards and the engine, as plain Python: those that call the changed function,
first those that call little else; no other can notice. It does so in a fork of a process that has
collected all tests (forking.py), or, where it changes what is read or called before any test
begins, in a pytest process of its own, in a copy of the checkout. Those that live meet the tests of
everything built on it, all at once: whichever test then fails, though it passes without them, meets
each of them alone. What survived everything stands in build/mutants/report.md with its change.
"""

import argparse
import ast
import difflib
import json
import os
import queue
import random
import re
import resource
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import IO, Any, Final

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names
from forking import Fate, Task
from meaning import Constants, is_another_nobody, nobodies, sums, unasked, unspoken

ROOT: Final = Path(__file__).resolve().parent.parent
WORK: Final = ROOT / "build" / "mutants"
REPORT: Final = WORK / "report.md"

# First those that know the rules best; then whoever else may notice. Wheels, pictures of the page,
# clusters, learning and the documents have nothing to do with a rule that has gone wrong.
FIRST: Final = ("tests/rulebook", "tests/cards", "tests/engine")
OTHERS: Final = (
    "README.md",
    "tests/test_boxes.py",
    "tests/test_games.py",
    "tests/text",
    "tests/cli",
    "tests/bots",
    "tests/env",
    *(f"tests/lab/test_{of}.py" for of in ("simulate", "balance", "change", "report")),
    "tests/terminal",
    "tests/server",
)

AT_ONCE: Final = 60  # tests that call the changed function and little else, before all the others
NOT_FOUND: Final = "status 4"  # what pytest says where it is given tests that do not exist

PATIENCE: Final = 1800  # seconds for a round of tests
A_TEST: Final = 120  # seconds after which one test will never end
WATCHED: Final = 10  # times as long while it is noted what a test calls
MEMORY: Final = 4 << 30  # bytes after which a mutant will never have enough
TERMS: Final = "src/lastcall/engine/terms.py"
LEFT_OUT: Final = (".*", "build", "dist", "node_modules", "__pycache__", "*.so", "*.pyd")

# `is` for `==` is the same for small numbers, and `<` for `is` never gets far with None.
POINTLESS: Final = re.compile(r"_Is_(?!IsNot)|_IsNot_(?!Is)|(?<!_Is)(?<!_IsNot)_(Is|IsNot)$")

Position = tuple[int, int]


@dataclass(frozen=True)
class Mutant:
    """One place in one module, and what is done to it."""

    module: str
    operator: str
    occurrence: int
    start: Position

    @property
    def name(self) -> str:
        return f"{self.module}:{self.start[0]} {self.operator.partition('/')[2]}"

    @property
    def place(self) -> tuple[str, Position, str]:
        """A `+` can become ten other signs, a number only two: a place counts once all the same."""
        return self.module, self.start, self.operator.partition("_")[0]

    def code(self, original: str) -> str:
        changed = mutate_code(original, get_operator(self.operator)(), self.occurrence)
        assert changed is not None
        return str(changed)


@dataclass
class Outcome:
    mutant: Mutant
    killed_by: str  # a test, "time" or "" for a survivor
    seconds: float
    diff: str
    unmet: int = 0  # tests that call it, but were left when its time was over


# Finding them -------------------------------------------------------------------------------------


def mutants_of(path: Path) -> Iterator[Mutant]:
    source = path.read_text(encoding="utf-8")
    tree = ast.parse(source)
    silent = [*unspoken(tree), *unasked(tree)]
    nobody = nobodies(tree)
    reckoned = sums(tree)
    constants = Constants(source, ROOT / TERMS)
    nodes = list(ast_nodes(get_ast(source)))
    for name in operator_names():
        kind = get_operator(name)
        if kind.arguments() or POINTLESS.search(name) or name.endswith("RemoveDecorator"):
            continue
        places = (place for node in nodes for place in kind().mutation_positions(node))
        for occurrence, (start, end) in enumerate(places):
            if any(first <= start and end <= last for first, last in silent):
                continue
            inside = any(first <= start and end <= last for first, last in reckoned)
            if "BinaryOperator" in name and not inside:
                continue
            if constants.same_with(name, start, end):
                continue
            if start in nobody and is_another_nobody(name, occurrence):
                continue
            yield Mutant(path.relative_to(ROOT).as_posix(), name, occurrence, start)


def all_mutants(package: Path) -> list[Mutant]:
    return [mutant for path in sorted(package.rglob("*.py")) for mutant in mutants_of(path)]


def sample(found: list[Mutant], size: int, seed: int) -> list[Mutant]:
    """So many places, each with one of its changes."""
    places: dict[tuple[str, Position, str], list[Mutant]] = {}
    for mutant in found:
        places.setdefault(mutant.place, []).append(mutant)
    dice = random.Random(seed)
    return [dice.choice(changes) for changes in dice.sample(list(places.values()), size)]


# Trying them --------------------------------------------------------------------------------------


def limited() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def functions_of(module: Path) -> Iterator[Position]:
    """The lines where its functions begin, decorators included, and end."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            first = min([node.lineno, *(d.lineno for d in node.decorator_list)])
            yield first, node.end_lineno or first


def tests_of(mutant: Mutant, reached: dict[str, Any]) -> list[str]:
    """The tests that may call the changed function: first some that call little else, then those
    that call most, of which one is likelier to notice; outside of functions those that call
    anything in the module."""
    functions = functions_of(ROOT / mutant.module)
    around = [first for first, last in functions if first <= mutant.start[0] <= last]
    name = mutant.module.partition("lastcall/engine/")[2]
    of = reached["of"]
    places = [f"{name}:{max(around)}"] if around else [at for at in of if at.startswith(f"{name}:")]
    numbers = sorted({number for place in places for number in of.get(place, [])})
    little, rest = numbers[:AT_ONCE], numbers[AT_ONCE:]
    most, others = rest[-AT_ONCE:], rest[:-AT_ONCE]
    return [reached["tests"][i] for i in (*little, *reversed(most), *others, *reached["any"])]


def start_pytest(
    folder: Path, *arguments: str, told_to: int | IO[str], talks: int | None = None, **settings: str
) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "pytest", "-q", "--no-header", "--tb=no"]
    command += ["-p", "no:cacheprovider", "-p", "no:xdist"]
    return subprocess.Popen(
        [*command, *arguments],
        cwd=folder,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join((str(folder / "src"), str(folder / "tools"))),
            "PYTHONDONTWRITEBYTECODE": "1",
            "CI": "",
            **settings,
        },
        pass_fds=[] if talks is None else [talks],
        stdout=told_to,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        start_new_session=True,
        preexec_fn=limited,
    )


class TooLate(Exception):
    """A fork cannot change what was read or called before any test began."""


class Forks:
    """A process that has collected the first tests and tries out mutants in forks of itself."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.log = folder / "forks.log"
        ours, theirs = socket.socketpair()
        with theirs, self.log.open("w") as log:
            end = theirs.fileno()
            arguments = ("-p", "forking", "-p", "no:faulthandler", *FIRST)
            self.process = start_pytest(folder, *arguments, told_to=log, talks=end, TASKS=str(end))
        with ours:
            self.lines = ours.makefile("rw", encoding="utf-8")

    def try_out(self, mutant: Mutant, code: str, tests: list[str]) -> Fate:
        task = Task(module=mutant.module, start=mutant.start, code=code, tests=tests)
        self.lines.write(json.dumps(task) + "\n")
        self.lines.flush()
        answer = self.lines.readline()
        if not answer:
            sys.exit(f"The tests have ended early: {self.log.relative_to(ROOT)}")
        fate: Fate | None = json.loads(answer)
        if fate is None:
            raise TooLate
        return fate

    def end(self) -> None:
        self.lines.close()
        self.process.wait()


def failures(
    folder: Path, tests: tuple[str, ...], timeout: float = PATIENCE, reached: Path | None = None
) -> list[str]:
    """The tests that fail there; "time" where they do not end."""
    limit = A_TEST
    options = ["--continue-on-collection-errors"]
    if reached:
        options += ["-p", "reached"]
        limit *= WATCHED
    options += ["-o", f"faulthandler_timeout={limit}", "-o", "faulthandler_exit_on_timeout=true"]
    process = start_pytest(
        folder, *options, *tests, told_to=subprocess.PIPE, REACHED=str(reached or "")
    )
    try:
        told, _ = process.communicate(timeout=timeout)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        return ["time"]
    if process.returncode == 0:
        return []
    found = [
        line.split(" - ")[0].partition(" ")[2]
        for line in told.splitlines()
        if line.startswith(("FAILED ", "ERROR "))
    ]
    return found or ["time" if "Timeout" in told else f"status {process.returncode}"]


def first_failure(folder: Path, tests: tuple[str, ...]) -> str:
    return next(iter(failures(folder, ("-x", *tests))), "")


def newest() -> float:
    """When the engine or its tests were changed last."""
    folders = [ROOT / "src" / "lastcall", *(ROOT / tests for tests in FIRST)]
    return max(path.stat().st_mtime for folder in folders for path in folder.rglob("*.py"))


def new_copy(number: int) -> Path:
    folder = WORK / f"copy-{number}"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(*LEFT_OUT), symlinks=True)
    return folder


@contextmanager
def changed(folder: Path, mutants: list[Mutant]) -> Iterator[None]:
    """The copy with these changes in it; from the end, so that the places before stay the same."""
    originals: dict[Path, str] = {}
    try:
        for mutant in sorted(mutants, key=lambda mutant: mutant.start, reverse=True):
            path = folder / mutant.module
            code = path.read_text(encoding="utf-8")
            originals.setdefault(path, code)
            path.write_text(mutant.code(code), encoding="utf-8")
        yield
    finally:
        for path, original in originals.items():
            path.write_text(original, encoding="utf-8")


def try_alone(mutant: Mutant, folder: Path, tests: list[str]) -> str:
    """The slow way. What is called before any test begins, every test may notice."""
    with changed(folder, [mutant]):
        killed_by = first_failure(folder, tuple(tests[:AT_ONCE])) if tests else ""
        if killed_by in ("", NOT_FOUND):  # tests may be named after what was changed
            killed_by = first_failure(folder, FIRST)
    return killed_by


def is_python(code: str) -> bool:
    try:
        ast.parse(code)
    except SyntaxError:
        return False
    return True


def try_out(mutant: Mutant, code: str, forks: Forks, tests: list[str], alone: bool) -> Outcome:
    """Raises TooLate where it must be tried alone."""
    before = (ROOT / mutant.module).read_text(encoding="utf-8")
    diff = difflib.unified_diff(before.splitlines(), code.splitlines(), lineterm="", n=2)
    told = "\n".join(line for line in diff if not line.startswith(("---", "+++")))
    started = time.monotonic()
    unmet = 0
    if alone:
        killed_by = try_alone(mutant, forks.folder, tests)
    else:
        fate = forks.try_out(mutant, code, tests)
        killed_by = fate["killed_by"]
        unmet = 0 if killed_by else len(tests) - fate["met"]
    return Outcome(mutant, killed_by, time.monotonic() - started, told, unmet)


def try_together(alive: list[Outcome], folder: Path, tests: tuple[str, ...]) -> None:
    """All that live meet these tests at once; what fails then meets each half, down to the one."""
    with changed(folder, [outcome.mutant for outcome in alive]):
        failed = failures(folder, tests)
    if "time" in failed:
        failed = list(tests)  # who knows which
    always = failures(folder, tuple(failed)) if failed else []
    failed = [] if "time" in always else [test for test in failed if test not in always]
    if failed and len(alive) == 1:
        alive[0].killed_by = failed[0]
    elif failed:
        half = len(alive) // 2
        for some in (alive[:half], alive[half:]):
            try_together(some, folder, tuple(failed))


# Telling ------------------------------------------------------------------------------------------


def report(outcomes: list[Outcome], found: int, about: str, wall: float) -> str:
    alive = sorted((o for o in outcomes if not o.killed_by), key=lambda o: o.mutant.name)
    tried = len(outcomes)
    share = 100 * (tried - len(alive)) / tried if tried else 0.0
    work = sum(outcome.seconds for outcome in outcomes)
    lines = [
        "# Mutants",
        "",
        f"{tried} of {found} tried ({about}), {tried - len(alive)} killed: {share:.1f} %."
        f" {work / max(1, tried):.1f} s a mutant, {wall:.0f} s in all.",
        "",
    ]
    by_others = sum(outcome.killed_by.startswith(OTHERS) for outcome in outcomes)
    if by_others:
        lines += [f"{by_others} of them only by tests of what is built on the engine.", ""]
    timed_out = sum(outcome.killed_by == "time" for outcome in outcomes)
    if timed_out:
        lines += [f"{timed_out} were killed because the tests did not end.", ""]
    for outcome in alive:
        lines += [f"## {outcome.mutant.name}", "", "```diff", outcome.diff, "```", ""]
        if outcome.unmet:
            lines += [f"Its time was over: {outcome.unmet} tests that call it were left.", ""]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--sample", default="100", help="how many places, or all")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at once")
    parser.add_argument("--package", default="src/lastcall/engine", help="what to change")
    parser.add_argument("--seconds", type=float, help="begin no other after this time")
    parser.add_argument(
        "--rules-only", action="store_true", help="let survivors not meet the other tests"
    )
    options = parser.parse_args()

    found = all_mutants(ROOT / options.package)
    chosen = found
    if options.sample != "all":
        chosen = sample(found, int(options.sample), options.seed)
    started = time.monotonic()
    WORK.mkdir(parents=True, exist_ok=True)
    copies = [new_copy(number) for number in range(min(options.jobs, len(chosen)))]

    calls = WORK / "reached.json"
    if not calls.exists() or calls.stat().st_mtime < newest():
        print("The tests without a mutant …", flush=True)
        if failed := failures(copies[0], FIRST, 3600, calls):
            sys.exit(f"{failed[0]} fails without a mutant: nothing can be learned.")
    reached = json.loads(calls.read_text(encoding="utf-8"))

    idle: queue.Queue[Forks] = queue.Queue()
    for copy in copies:
        idle.put(Forks(copy))

    outcomes: list[Outcome] = []
    no_python: list[Mutant] = []
    too_late: list[Mutant] = []

    def so_far() -> str:
        about = f"sample {options.seed}" if options.sample != "all" else "all"
        about += ", rules, cards and engine tests only" if options.rules_only else ""
        about += f", {len(no_python)} left out that are no Python" if no_python else ""
        left = len(chosen) - len(outcomes) - len(no_python)
        about += f", {left} of it not tried" if left else ""
        alone = len(set(too_late).difference(outcome.mutant for outcome in outcomes))
        about += f", among them {alone} that no fork can try" if alone else ""
        return report(outcomes, len(found), about, time.monotonic() - started)

    def one(mutant: Mutant, alone: bool = False) -> None:
        if options.seconds and time.monotonic() - started > options.seconds:
            return
        code = mutant.code((ROOT / mutant.module).read_text(encoding="utf-8"))
        if not is_python(code):  # proves nothing about the tests
            no_python.append(mutant)
            return
        forks = idle.get()
        try:
            outcome = try_out(mutant, code, forks, tests_of(mutant, reached), alone)
        except TooLate:
            too_late.append(mutant)
            return
        finally:
            idle.put(forks)
        outcomes.append(outcome)
        fate = f"killed by {outcome.killed_by}" if outcome.killed_by else "ALIVE"
        fate += f", {outcome.unmet} tests left" if outcome.unmet else ""
        print(f"{len(outcomes)}/{len(chosen)} {mutant.name}: {fate}", flush=True)
        REPORT.write_text(so_far(), encoding="utf-8")

    def all_at_once(tests: str) -> None:
        forks = idle.get()
        try:
            alive = [outcome for outcome in outcomes if not outcome.killed_by]
            if alive:
                try_together(alive, forks.folder, (tests,))
        finally:
            idle.put(forks)
        print(f"{tests}: {sum(not outcome.killed_by for outcome in alive)} alive", flush=True)
        REPORT.write_text(so_far(), encoding="utf-8")

    with ThreadPoolExecutor(options.jobs) as pool:
        list(pool.map(one, chosen))
        list(pool.map(partial(one, alone=True), too_late))
        if not options.rules_only:
            list(pool.map(all_at_once, OTHERS))
    while not idle.empty():
        idle.get().end()
    for copy in WORK.glob("copy-*"):
        shutil.rmtree(copy)
    print(f"\n{so_far().splitlines()[2]}\n{REPORT.relative_to(ROOT)} lists the survivors.")


if __name__ == "__main__":
    main()
