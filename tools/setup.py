"""Make .venv with the pinned, hash-checked tools. Needs only Python 3.11 or newer."""

import importlib.util
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.debian import apt_install, is_debian_root
from tools.paths import ROOT, VENV
from tools.say import give_up, step

LOCK = ROOT / "requirements" / "dev.txt"
OLDEST = (3, 11)


def make_venv() -> None:
    """Make an empty .venv that has a pip, also where the system's Python came without one (Debian)."""
    step(f"Making .venv with Python {sys.version.split()[0]}")
    if importlib.util.find_spec("ensurepip") is None and is_debian_root():
        apt_install(f"python{sys.version_info[0]}.{sys.version_info[1]}-venv")
        importlib.invalidate_caches()
    if importlib.util.find_spec("ensurepip") is None:
        give_up(
            "Python has no ensurepip here: install your system's python3-venv package and run this again."
        )
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], check=True)


def install(lock: Path, arguments: Sequence[str] = ()) -> None:
    """Install everything a lock file names, checked against its hashes."""
    step(f"Installing the tools of {lock.relative_to(ROOT)} (a minute, the first time)")
    pip = [str(VENV / "bin" / "python"), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    done = subprocess.run([*pip, "--require-hashes", "-r", str(lock), *arguments], check=False)
    if done.returncode != 0:
        give_up(f"The tools of {lock.name} could not be installed: is the Python package index within reach?")


def main() -> None:
    """Set up whatever is not there yet, and leave a stamp that the Makefile compares with the lock."""
    if sys.version_info < OLDEST:
        give_up(f"Python {OLDEST[0]}.{OLDEST[1]} or newer is needed, and this is {sys.version.split()[0]}.")
    if not (VENV / "bin" / "python").exists():
        make_venv()
    install(LOCK)
    (VENV / ".installed").touch()


if __name__ == "__main__":
    main()
