"""Change the engine in small wrong ways, one at a time, and see whether the tests notice.

`make mutants` tries a random sample; `make mutants SAMPLE=400 JOBS=16 SEED=2` another, and
SAMPLE=all everything. cosmic-ray finds the places and makes the changes. Each mutant meets the
tests of the rules, the cards and the engine, as plain Python, in a copy of the checkout of its
own: those that call the changed function, first a few that call little else; no other can notice.
Those that live meet the tests of everything built on it, all at once: whichever test then fails,
though it passes without them, meets each of them alone. What survived everything stands in
build/mutants/report.md with its change.
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
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

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

AT_ONCE: Final = 60  # tests that call the changed function, before all the others

PATIENCE: Final = 1800  # seconds for a round of tests
A_TEST: Final = 120  # seconds after which one test will never end
WATCHED: Final = 10  # times as long while it is noted what a test calls
MEMORY: Final = 4 << 30  # bytes after which a mutant will never have enough
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


# Finding them -------------------------------------------------------------------------------------


def unspoken(tree: ast.Module) -> Iterator[tuple[Position, Position]]:
    """Where a change means nothing: annotations, what only the compiler reads, and how a thing is
    shown to developers."""
    for node in ast.walk(tree):
        found: list[ast.AST | None] = []
        if isinstance(node, ast.FunctionDef):
            arguments = node.args
            every = (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)
            found += [argument.annotation for argument in every]
            found += [node.returns]
            if node.name == "__repr__":
                found += node.body
        elif isinstance(node, ast.ClassDef):
            found += node.decorator_list
        elif isinstance(node, ast.AnnAssign):
            found += [node.annotation]
        elif isinstance(node, ast.Assert):
            found += [node.msg]
        elif isinstance(node, ast.keyword) and node.arg == "strict":
            found += [node.value]  # of a zip: an assertion
        for part in found:
            if part is not None:
                start = (part.lineno, part.col_offset)  # type: ignore[attr-defined]
                yield start, (part.end_lineno, part.end_col_offset)  # type: ignore[attr-defined]


def nobodies(tree: ast.Module) -> set[Position]:
    """Where a function hands on a -1: nobody, nothing, nowhere. Whatever is below 0 means that, so
    that -2 changes nothing; but not where it counts from the end, is compared or reckoned with."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    inside = [node for function in functions for node in ast.walk(function)]
    reckoning = (ast.Subscript, ast.Compare, ast.BinOp, ast.AugAssign)
    reckoned = {
        c for node in inside if isinstance(node, reckoning) for c in ast.iter_child_nodes(node)
    }
    found: set[Position] = set()
    for node in inside:
        if isinstance(node, ast.UnaryOp) and node not in reckoned and ast.unparse(node) == "-1":
            found.add((node.lineno, node.col_offset))
            found.add((node.operand.lineno, node.operand.col_offset))
    return found


def is_another_nobody(operator: str, occurrence: int) -> bool:
    """Whether it makes a -1 a -2: `~1`, or the first of the two changes of a number."""
    if operator == "core/NumberReplacer":
        return occurrence % 2 == 0
    return operator == "core/ReplaceUnaryOperator_USub_Invert"


def sums(tree: ast.Module) -> list[tuple[Position, Position]]:
    """Where something is reckoned; the `*` of a parameter list is no sign that could be another."""
    signs = (ast.BinOp, ast.AugAssign)
    return [
        ((node.lineno, node.col_offset), (node.end_lineno or 0, node.end_col_offset or 0))
        for node in ast.walk(tree)
        if isinstance(node, signs)
    ]


def mutants_of(path: Path) -> Iterator[Mutant]:
    source = path.read_text(encoding="utf-8")
    tree = ast.parse(source)
    silent = list(unspoken(tree))
    nobody = nobodies(tree)
    reckoned = sums(tree)
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


def functions_of(module: Path) -> Iterator[tuple[int, int, int]]:
    """Where its functions begin and end, decorators included, and the line Python knows them by."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            first = min([node.lineno, *(d.lineno for d in node.decorator_list)])
            yield first, node.end_lineno or first, first


def rounds_of_tests(mutant: Mutant, reached: dict[str, list[str]]) -> list[tuple[str, ...]]:
    """The tests that call the changed function, those first that call little else."""
    module = ROOT / mutant.module
    around = [f for f in functions_of(module) if f[0] <= mutant.start[0] <= f[1]]
    if not around:
        return [FIRST]  # it is run when the module is read
    inmost = max(around)[2]
    name = mutant.module.partition("lastcall/engine/")[2]
    tests = tuple(reached.get(f"{name}:{inmost}", []))
    # What few tests call may have been called when the cards were made, before any test.
    return [some for some in (tests[:AT_ONCE], tests[AT_ONCE:] or FIRST) if some]


def failures(
    folder: Path, tests: tuple[str, ...], timeout: float = PATIENCE, reached: Path | None = None
) -> list[str]:
    """The tests that fail there; "time" where they do not end."""
    command = [sys.executable, "-m", "pytest", "-q", "--no-header", "--tb=no"]
    command += ["--continue-on-collection-errors"]
    limit = A_TEST
    if reached:
        command += ["-p", "reached"]
        limit *= WATCHED
    command += ["-p", "no:cacheprovider", "-p", "no:xdist"]
    command += ["-o", f"faulthandler_timeout={limit}", "-o", "faulthandler_exit_on_timeout=true"]
    process = subprocess.Popen(
        [*command, *tests],
        cwd=folder,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join((str(folder / "src"), str(folder / "tools"))),
            "REACHED": str(reached),
            "PYTHONDONTWRITEBYTECODE": "1",
            "CI": "",
        },
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        start_new_session=True,
        preexec_fn=limited,
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


def try_out(mutant: Mutant, folder: Path, tests: list[tuple[str, ...]]) -> Outcome:
    path = folder / mutant.module
    before = path.read_text(encoding="utf-8").splitlines()
    started = time.monotonic()
    with changed(folder, [mutant]):
        after = path.read_text(encoding="utf-8").splitlines()
        killed_by = ""
        for some in tests:
            killed_by = killed_by or first_failure(folder, some)
    diff = difflib.unified_diff(before, after, lineterm="", n=2)
    told = "\n".join(line for line in diff if not line.startswith(("---", "+++")))
    return Outcome(mutant, killed_by, time.monotonic() - started, told)


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
    copies: queue.Queue[Path] = queue.Queue()
    for number in range(min(options.jobs, len(chosen))):
        copies.put(new_copy(number))

    calls = WORK / "reached.json"
    if not calls.exists() or calls.stat().st_mtime < newest():
        print("The tests without a mutant …", flush=True)
        sound = copies.get()
        if failed := failures(sound, FIRST, 3600, calls):
            sys.exit(f"{failed[0]} fails without a mutant: nothing can be learned.")
        copies.put(sound)
    reached = json.loads(calls.read_text(encoding="utf-8"))

    outcomes: list[Outcome] = []
    about = f"sample {options.seed}" if options.sample != "all" else "all"
    about += ", rules, cards and engine tests only" if options.rules_only else ""

    def so_far() -> str:
        return report(outcomes, len(found), about, time.monotonic() - started)

    def one(mutant: Mutant) -> None:
        if options.seconds and time.monotonic() - started > options.seconds:
            return
        folder = copies.get()
        try:
            outcome = try_out(mutant, folder, rounds_of_tests(mutant, reached))
        finally:
            copies.put(folder)
        outcomes.append(outcome)
        fate = f"killed by {outcome.killed_by}" if outcome.killed_by else "ALIVE"
        print(f"{len(outcomes)}/{len(chosen)} {mutant.name}: {fate}", flush=True)
        REPORT.write_text(so_far(), encoding="utf-8")

    def all_at_once(tests: str) -> None:
        folder = copies.get()
        try:
            alive = [outcome for outcome in outcomes if not outcome.killed_by]
            if alive:
                try_together(alive, folder, (tests,))
        finally:
            copies.put(folder)
        print(f"{tests}: {sum(not outcome.killed_by for outcome in alive)} alive", flush=True)
        REPORT.write_text(so_far(), encoding="utf-8")

    with ThreadPoolExecutor(options.jobs) as pool:
        list(pool.map(one, chosen))
        if not options.rules_only:
            list(pool.map(all_at_once, OTHERS))
    for copy in WORK.glob("copy-*"):
        shutil.rmtree(copy)
    print(f"\n{so_far().splitlines()[2]}\n{REPORT.relative_to(ROOT)} lists the survivors.")


if __name__ == "__main__":
    main()
