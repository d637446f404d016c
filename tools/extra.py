"""Make a place of its own for tools that only some targets need, from their lock in requirements/."""

import subprocess
import sys

from tools.paths import ROOT
from tools.say import give_up, step


def main() -> None:
    """Install the pinned, hash-checked tools of one group into .cache/tools/<group>, and leave a stamp."""
    group = sys.argv[1]
    place, lock = ROOT / ".cache" / "tools" / group, ROOT / "requirements" / f"{group}.txt"
    step(f"Installing the tools of requirements/{lock.name}")
    python = place / "bin" / "python"
    pip = [str(python), "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--require-hashes"]
    for command in ([sys.executable, "-m", "venv", "--clear", str(place)], [*pip, "-r", str(lock)]):
        if subprocess.run(command, check=False).returncode != 0:
            give_up(
                f"The tools of {lock.name} could not be installed: is the Python package index within reach?"
            )
    (place / ".installed").touch()


if __name__ == "__main__":
    main()
