"""Compile the engine and the cards with mypyc, in place, for the Python that runs this."""

import os
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("engine", "cards")


def modules() -> list[str]:
    """The modules to compile; a package's `__init__` only re-exports and stays Python."""
    return sorted(
        str(path.relative_to(ROOT))
        for package in PACKAGES
        for path in (ROOT / "src/lastcall" / package).rglob("*.py")
        if path.name != "__init__.py"
    )


if __name__ == "__main__":
    os.chdir(ROOT)
    setup(
        name="lastcall-compiled",
        packages=[],
        package_dir={"": "src"},
        ext_modules=mypycify(
            ["--strict", *modules()],
            opt_level=os.environ.get("MYPYC_OPT_LEVEL", "3"),
            target_dir="build/mypyc",
        ),
        script_args=["--quiet", "build_ext", "--inplace", "--build-temp", "build/temp"],
    )
