"""See to it that PostgreSQL, Chromium and nginx are there for the tests, or say how to get them."""

import glob
import os
import shutil
import subprocess
from typing import Final

CHROMIUMS: Final = ("chromium", "chromium-browser", "google-chrome")
APT: Final = ["apt-get", "install", "-y", "-qq", "--no-install-recommends"]


def chromium() -> str | None:
    """The browser that tests, pictures and measurements use."""
    return next(filter(None, map(shutil.which, CHROMIUMS)), None)


def nginx() -> str | None:
    """The proxy that the set-up of docs/operations.md is tried with."""
    return shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")


def missing() -> dict[str, str]:
    """What is not there: the Debian package that brings it, and what it is."""
    wanted: dict[str, str] = {}
    if not (shutil.which("initdb") or glob.glob("/usr/lib/postgresql/*/bin/initdb")):
        wanted["postgresql"] = "the PostgreSQL server"
    if chromium() is None:
        wanted["chromium"] = "the browser Chromium"
    if nginx() is None:
        wanted["nginx-light"] = "the proxy nginx"
    if shutil.which("openssl") is None:
        wanted["openssl"] = "openssl, which makes a certificate for it"
    return wanted


def main() -> None:
    wanted = missing()
    if wanted and os.name == "posix" and os.getuid() == 0 and shutil.which("apt-get"):
        print(f"Installing {', '.join(wanted)} …", flush=True)
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        subprocess.run([*APT, *wanted], env=environment, stdout=subprocess.DEVNULL, check=False)
        wanted = missing()
    for package, thing in wanted.items():
        print(f"The tests need {thing}: install it (Debian: apt-get install {package}).")


if __name__ == "__main__":
    main()
