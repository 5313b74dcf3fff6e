"""What somebody gets who installs the wheel: the page, its parts and both languages are in it."""

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return zipfile.ZipFile(built)


def test_the_wheel_has_the_front_end_and_all_that_its_page_names(wheel: zipfile.ZipFile) -> None:
    static = "lastcall/server/static"
    page = wheel.read(f"{static}/index.html").decode()
    parts = re.findall(r'(?:src|href)="/([^"]+\.(?:js|css|svg))"', page)
    assert {part.rpartition(".")[2] for part in parts} == {"js", "css", "svg"}
    for part in parts:
        assert wheel.read(f"{static}/{part}")


def test_the_wheel_has_every_text(wheel: zipfile.ZipFile) -> None:
    texts = ROOT / "src" / "lastcall" / "text"
    there = set(wheel.namelist())
    for path in (*texts.rglob("*.ftl"), *texts.rglob("*.toml")):
        assert f"lastcall/text/{path.relative_to(texts).as_posix()}" in there
