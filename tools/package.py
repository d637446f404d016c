"""The engine as it is published: wheel and sdist in .cache/package, checked as the index will check them."""

import shutil
import subprocess
import sys
from pathlib import Path

from tools.paths import ROOT
from tools.say import step
from tools.wheels import run

PLACE = ROOT / ".cache" / "package"
TOOLS = ROOT / ".cache" / "tools" / "package" / "bin"


def built(place: Path) -> list[Path]:
    """A fresh wheel and sdist in the folder."""
    shutil.rmtree(place, ignore_errors=True)
    for target in ("sdist", "wheel"):
        hatchling = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(place)]
        run(hatchling, f"Building the {target}")
    return sorted(place.iterdir())


def main() -> None:
    """Build and check both."""
    step("Building the engine's wheel and sdist")
    files = [str(path) for path in built(PLACE)]
    wheels = [path for path in files if path.endswith(".whl")]
    step("Checking them")
    for command in (
        [TOOLS / "twine", "check", "--strict", *files],
        [TOOLS / "check-wheel-contents", *wheels],
    ):
        if subprocess.run([str(word) for word in command], cwd=ROOT, check=False).returncode != 0:
            sys.exit(1)
    for path in files:
        step(f"{Path(path).relative_to(ROOT)}, {Path(path).stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
