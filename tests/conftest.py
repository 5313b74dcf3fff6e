"""What all tests share; above all the rules ledger: which test proves which rule."""

import json
import os
import shutil
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[1] / "tools"))

import compile as compiled

# Whoever edits a source and starts pytest means what was edited, not what was compiled before.
# Here, before anything imports it.
FRESH = compiled.is_fresh()
WAS_STALE = "PYTEST_XDIST_WORKER" not in os.environ and not FRESH and compiled.remove()


def pytest_report_header() -> str:
    if WAS_STALE:
        return "lastcall: plain Python, since the sources have changed since they were compiled"
    return f"lastcall: {'compiled' if FRESH else 'plain Python'}"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--ledger", metavar="FILE", help="write which tests proved which rules")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "first_chair: this test goes by the order of the chairs")
    in_a_worker = hasattr(config, "workerinput")
    if config.getoption("--ledger") and not in_a_worker:
        config.pluginmanager.register(Ledger(Path(config.getoption("--ledger"))), "ledger")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put each test's rules into its reports, the one thing xdist carries to the controller."""
    for item in items:
        ids = [id for mark in item.iter_markers("rule") for id in mark.args]
        if ids:
            item.user_properties.append(("rules", sorted(set(ids))))


class Ledger:
    """Gathers the outcome of every test that names a rule."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.rules: dict[str, list[str]] = {}
        self.ran: set[str] = set()
        self.broken: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        rules = dict(report.user_properties).get("rules")
        if rules is None:
            return
        self.rules[report.nodeid] = rules
        if report.failed:
            self.broken.add(report.nodeid)
        elif report.when == "call" and report.passed:
            self.ran.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        outcome = {
            "passed": self._by_rule(self.ran - self.broken),
            "failed": self._by_rule(self.broken),
        }
        self.file.write_text(json.dumps(outcome, indent=2) + "\n")

    def _by_rule(self, tests: set[str]) -> dict[str, list[str]]:
        found = defaultdict(list)
        for test in sorted(tests):
            for rule in self.rules[test]:
                found[rule].append(test)
        return dict(sorted(found.items()))


@pytest.fixture(scope="session")
def example_box(tmp_path_factory):
    """A folder with the package of docs/example-box installed into it."""
    target = tmp_path_factory.mktemp("packages")
    work = tmp_path_factory.mktemp("source") / "box"
    shutil.copytree(Path(__file__).parent.parent / "docs" / "example-box", work)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
    options = ["--no-build-isolation", "--no-cache-dir", "--target", str(target), str(work)]
    done = subprocess.run([*pip, *options], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return target
