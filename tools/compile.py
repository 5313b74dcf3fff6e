"""Compile the engine, the cards and the bots with mypyc for the Python that runs this.

In place by default (`make compiled`); with a folder, a compiled copy of the package is made there
and the sources stay as they are (`make bench` measures both side by side).
"""

import os
import shutil
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("engine", "cards", "bots")


def modules(root: Path) -> list[str]:
    """The modules to compile; a package's `__init__` only re-exports and stays Python."""
    return sorted(
        str(path.relative_to(root))
        for package in PACKAGES
        for path in (root / "src/lastcall" / package).rglob("*.py")
        if path.name != "__init__.py"
    )


def compile_in(root: Path) -> None:
    os.chdir(root)
    setup(
        name="lastcall-compiled",
        packages=[],
        package_dir={"": "src"},
        ext_modules=mypycify(
            ["--strict", *modules(root)],
            opt_level=os.environ.get("MYPYC_OPT_LEVEL", "3"),
            target_dir="build/mypyc",
        ),
        script_args=["--quiet", "build_ext", "--inplace", "--build-temp", "build/temp"],
    )


def copy_to(root: Path) -> None:
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(
        ROOT / "src", root / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__")
    )


if __name__ == "__main__":
    if len(sys.argv) > 1:
        target = Path(sys.argv[1]).resolve()
        copy_to(target)
        compile_in(target)
    else:
        compile_in(ROOT)
