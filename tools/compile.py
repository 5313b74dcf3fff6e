"""Compile the hot packages with mypyc, where there is a C compiler: `make setup` does.

What is compiled lies in `build/compiled/KEY`, where KEY names the sources, the Python, mypyc and
the flags; it is copied beside the sources, where Python prefers it to them, and taken away as soon
as they have changed. So nothing is compiled twice, and what is old is never run.

    python tools/compile.py               compile what changed, and put it in place
    python tools/compile.py remove        plain Python again
    python tools/compile.py copy FOLDER   FOLDER/plain and FOLDER/compiled, to compare them
"""

import hashlib
import os
import platform
import re
import shutil
import sys
import sysconfig
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

# The one place that says what is compiled. Cards are data, read once.
PACKAGES: Final = ("engine", "bots", "env/core")
# A package's `__init__` only re-exports; `extending` says one thing to the compiler and another to
# Python, so what Python reads is no part of what is compiled.
PLAIN: Final = ("__init__.py", "extending.py")

ROOT: Final = Path(__file__).resolve().parent.parent
SRC: Final = ROOT / "src"
BUILD: Final = ROOT / "build"
CACHE: Final = BUILD / "compiled"
STAMP: Final = BUILD / "in-place"  # the key of what lies beside the sources
KEPT: Final = 4  # builds that are remembered
SUFFIXES: Final = ("*.so", "*.pyd")

# Set-up is to be quick: -O2 takes half as long again, and these two of its steps are what it gains;
# optimising over all modules at link time is for few decisions in a hundred (docs/performance.md).
OPTIMIZE: Final = "1"
IN_LINE: Final = ("-finline-small-functions", "-freorder-blocks-algorithm=stc")
WITHIN: Final = ("-fvisibility=hidden", "-fno-semantic-interposition")
FLAGS: Final = ((*WITHIN, *IN_LINE), ())
# What is run once, or once a game.
UNHURRIED: Final = re.compile(
    r"native_lastcall\.c"
    r"|___engine___(audit|content|places|reasons|save|words)\.c|___bots___registry\.c"
)
WITHOUT_HURRY: Final = ("-O0",)
# mypyc gives every module a second door, for a compiler that asks for it by mistake.
ANOTHER_DOOR: Final = re.compile(r"^PyMODINIT_FUNC PyInit___init__\(.*$", re.MULTILINE)


class CannotCompile(Exception):
    """Why there is no compiled code on this machine."""


def sources() -> list[Path]:
    """The modules to compile."""
    return sorted(
        path
        for package in PACKAGES
        for path in (SRC / "lastcall" / package).rglob("*.py")
        if path.name not in PLAIN
    )


def key() -> str:
    """A name for what would come out: every source mypyc reads, and everything that shapes it."""
    digest = hashlib.sha256()
    about = (
        platform.python_version(),
        sysconfig.get_config_var("EXT_SUFFIX"),
        version("mypy"),
        version("setuptools"),
        os.environ.get("CC"),
        os.environ.get("CFLAGS"),
        Path(__file__).read_bytes(),
    )
    digest.update(repr(about).encode())
    read = {*sources(), *(SRC / "lastcall").glob("*.py")}
    read.update(path for name in PACKAGES for path in (SRC / "lastcall" / name).rglob("*.py"))
    for path in sorted(read):
        text = path.read_bytes()
        digest.update(f"{path.relative_to(SRC).as_posix()} {len(text)}\n".encode())
        digest.update(text)
    return digest.hexdigest()[:20]


def compiled_files(folder: Path) -> list[Path]:
    return sorted(path for suffix in SUFFIXES for path in folder.rglob(suffix))


def is_fresh() -> bool:
    """Whether what lies beside the sources was compiled from just these sources."""
    return bool(compiled_files(SRC)) and STAMP.exists() and STAMP.read_text() == key()


def remove() -> bool:
    """Plain Python again; whether there was anything else."""
    found = compiled_files(SRC)
    for path in found:
        path.unlink()
    STAMP.unlink(missing_ok=True)
    return bool(found)


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# Compiling ----------------------------------------------------------------------------------------


def new_compiler() -> Any:
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler

    compiler = new_compiler()
    customize_compiler(compiler)
    return compiler


def usable_flags() -> Sequence[str]:
    """The best flags with which this machine's compiler makes a Python module."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nPyObject *probe(void) { return PyDict_New(); }\n")
        for flags in FLAGS:
            try:
                compiler = new_compiler()
                made = compiler.compile(
                    [str(source)],
                    output_dir=folder,
                    include_dirs=[sysconfig.get_path("include")],
                    extra_preargs=["-w", *flags] if compiler.compiler_type == "unix" else [],
                )
                compiler.link_shared_object(
                    made, str(Path(folder) / "probe.so"), extra_preargs=list(flags)
                )
            except Exception:  # setuptools has many names for "there is no compiler"
                continue
            return flags
    raise CannotCompile(
        "there is no C compiler here, or not the headers of Python (on Debian: gcc python3-dev)"
    )


def build(name: str) -> None:
    """Compile into the cache, with all cores."""
    flags = usable_flags()
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext
    from setuptools.errors import CompileError

    class Compile(build_ext):
        """One module consists of many files: they are compiled side by side, the largest first."""

        def build_extensions(self) -> None:
            compile_some = self.compiler.compile

            def compile_all(files: list[str], *args: Any, **named: Any) -> list[str]:
                if len(files) == 1:
                    return list(compile_some(files, *args, **named))
                files = sorted(files, key=os.path.getsize, reverse=True)

                def compile_one(file: str) -> list[str]:
                    how = named["extra_postargs"]
                    if UNHURRIED.search(file) and self.compiler.compiler_type == "unix":
                        how = [*how, *WITHOUT_HURRY]
                    return list(compile_some([file], *args, **{**named, "extra_postargs": how}))

                with ThreadPoolExecutor(cores()) as pool:
                    made = pool.map(compile_one, files)
                    return [path for paths in made for path in paths]

            self.compiler.compile = compile_all
            super().build_extensions()

    work = BUILD / f"mypyc-{os.getpid()}"
    made = work / "made"
    here = Path.cwd()
    os.chdir(ROOT)
    try:
        extensions = mypycify(
            ["--strict", *(str(path.relative_to(ROOT)) for path in sources())],
            opt_level=os.environ.get("MYPYC_OPT_LEVEL", OPTIMIZE),
            debug_level="0",
            multi_file=True,
            group_name="lastcall",
            target_dir=str(work),
        )
        main = [extension for extension in extensions if len(extension.sources) > 1]
        for extension in main:
            extension.extra_compile_args = [*extension.extra_compile_args, *flags]
            extension.extra_link_args = list(flags)
        doors = hallways([extension for extension in extensions if extension not in main], work)
        modules = [*main, *(hallway for hallway, _ in doors)]
        command = Compile(Distribution({"name": "lastcall", "ext_modules": modules}))
        command.build_lib = str(made)
        command.build_temp = str(work / "objects")
        command.parallel = cores()
        command.ensure_finalized()
        command.run()
        for hallway, names in doors:
            library = Path(command.get_ext_fullpath(hallway.name))
            for name_of_module in names:
                path = Path(command.get_ext_fullpath(name_of_module))
                path.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(library, path)
            library.unlink()
    except SystemExit:  # mypyc has said why
        raise CannotCompile("mypyc does not take these sources; see above") from None
    except CompileError:  # the compiler has said why
        raise CannotCompile("the C compiler does not take what mypyc made; see above") from None
    else:
        with suppress(OSError):  # somebody else was as quick
            made.rename(CACHE / name)
    finally:
        os.chdir(here)
        shutil.rmtree(work, ignore_errors=True)


def hallways(doors: list[Any], work: Path) -> list[tuple[Any, list[str]]]:
    """The few lines that lead from each module into the one that holds them all, gathered.

    Compiling and linking a hundred of them one by one takes a third of the time. Python asks a
    module's file for the door of that module's name, so the same file, copied, serves all modules
    whose last names differ. Each is paired with the modules it is copied for.
    """
    from setuptools import Extension

    gathered: list[dict[str, Any]] = []
    for door in doors:
        last = door.name.rpartition(".")[2]
        for hallway in gathered:
            if last not in hallway:
                hallway[last] = door
                break
        else:
            gathered.append({last: door})
    found = []
    for number, hallway in enumerate(gathered):
        source = work / f"hallway{number}.c"
        texts = [Path(door.sources[0]).read_text() for door in hallway.values()]
        source.write_text("\n".join(ANOTHER_DOOR.sub("", text) for text in texts))
        extension = Extension(
            f"hallway{number}",
            [str(source)],
            extra_compile_args=next(iter(hallway.values())).extra_compile_args,
            export_symbols=[f"PyInit_{last}" for last in hallway],
        )
        found.append((extension, [door.name for door in hallway.values()]))
    return found


def built() -> Path:
    """The folder with these sources compiled; compiled now, if they never were."""
    folder = CACHE / key()
    if not folder.exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        print(f"Compiling {', '.join(PACKAGES)}, less than a minute …", flush=True)
        started = time.monotonic()
        build(folder.name)
        print(f"Compiled in {time.monotonic() - started:.0f} s.", flush=True)
    folder.touch()
    by_age = sorted(CACHE.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in by_age[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
    return folder


def ensure() -> None:
    """See to it that what is beside the sources is compiled from them, or not there."""
    if is_fresh():
        return
    remove()
    folder = built()
    for path in compiled_files(folder):
        shutil.copy2(path, SRC / path.relative_to(folder))
    STAMP.write_text(folder.name)


# Side by side -------------------------------------------------------------------------------------


def copies(folder: Path) -> None:
    """The package as plain Python and as compiled, each in a folder of its own."""
    if not is_fresh():
        sys.exit("There is no compiled code to copy: see what `make setup` says.")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(SRC, folder / "compiled", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(SRC, folder / "plain", ignore=shutil.ignore_patterns("__pycache__", *SUFFIXES))


def main() -> None:
    match sys.argv[1:]:
        case ["remove"]:
            if remove():
                print("Plain Python again.")
        case ["copy", folder]:
            copies(Path(folder))
        case []:
            try:
                ensure()
            except CannotCompile as why:
                print(
                    f"Not compiled: {why}.\nEverything works as plain Python, about six times"
                    " slower.",
                    file=sys.stderr,
                )
                if os.environ.get("CI"):
                    sys.exit(1)
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
