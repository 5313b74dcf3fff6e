"""The rules ledger: which rules have a passing test, and where the holes are."""

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

from lastcall.text.rules import all_rules, sections

ROOT = Path(__file__).resolve().parent.parent
TESTED = ROOT / "src/lastcall/text/rules/tested.json"

# pytest's exit statuses
PASSED, SOME_FAILED, NONE_COLLECTED = 0, 1, 5


def run_tests() -> tuple[bool, dict[str, dict[str, list[str]]]]:
    """Run every test that names a rule: did any fail, and who proved or failed what."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "ledger.json"
        command = [sys.executable, "-m", "pytest", "tests", "-n", "auto", "-q", "-m", "rule"]
        done = subprocess.run([*command, f"--ledger={report}"], cwd=ROOT, check=False)
        if done.returncode not in (PASSED, SOME_FAILED, NONE_COLLECTED):
            sys.exit(f"pytest could not run the tests (status {done.returncode}): no ledger")
        return done.returncode == SOME_FAILED, json.loads(report.read_text())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--check", action="store_true", help="fail if tested.json is stale instead of writing it"
    )
    check = parser.parse_args().check

    any_failed, ledger = run_tests()
    known = {rule.id for rule in all_rules()}
    passed = set(ledger["passed"]) & known
    problems: list[str] = []
    if any_failed:
        problems.append("Tests failed.")

    print(f"\n{'section':<52}{'rules':>6}{'tested':>8}{'holes':>7}")
    for section in sections():
        holes = [rule.id for rule in section.rules if rule.id not in passed and not rule.variant]
        count = len(section.rules)
        name = f"{section.prefix:<6}{section.name}"
        print(f"{name[:51]:<52}{count:>6}{count - len(holes):>8}{len(holes):>7}")
        if holes and section.must_be_tested:
            problems.append(f"{section.prefix} lacks a passing test for {', '.join(holes)}")
    print(f"{'all':<52}{len(known):>6}{len(passed):>8}{len(known) - len(passed):>7}")

    for outcome in ("passed", "failed"):
        for rule_id, tests in ledger[outcome].items():
            if rule_id not in known:
                problems.append(f"Unknown rule {rule_id} is named by {', '.join(tests)}")

    fresh = json.dumps([rule.id for rule in all_rules() if rule.id in passed], indent=0) + "\n"
    if check:
        if not TESTED.exists() or TESTED.read_text() != fresh:
            problems.append(f"{TESTED.relative_to(ROOT)} is stale: run `make ledger`, commit it")
    else:
        TESTED.write_text(fresh)

    if problems:
        print("\n" + "\n".join(problems), file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
