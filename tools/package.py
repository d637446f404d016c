"""The engine as it is published: wheel and sdist in .cache/package, checked as the index will check them.

Where it is published from is not written down in the project: a release says so in REPOSITORY, as the address of the
repository that it runs in, and both files then name it. Without that they name no address at all.
"""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from tools.paths import ROOT
from tools.say import give_up, step
from tools.wheels import run, version

PLACE = ROOT / ".cache" / "package"
TOOLS = ROOT / ".cache" / "tools" / "package" / "bin"


def urls(repository: str) -> dict[str, str]:
    """The addresses that the index shows beside the package, all within the repository.

    >>> urls("https://example.org/ada/waystones")["Issues"]
    'https://example.org/ada/waystones/issues'
    """
    if not re.fullmatch(r"https://[\w.-]+(/[\w.-]+)+", repository):
        give_up(f"{repository!r} is not the address of a repository.")
    return {
        "Source": repository,
        "Issues": f"{repository}/issues",
        "Changelog": f"{repository}/blob/v{version()}/CHANGELOG.md",
        "Documentation": f"{repository}/tree/v{version()}/docs",
    }


def built(place: Path, repository: str = "") -> list[Path]:
    """A fresh wheel and sdist in the folder, which say where they come from if that is known."""
    shutil.rmtree(place, ignore_errors=True)
    with tempfile.TemporaryDirectory() as folder:
        source = _with_urls(Path(folder), urls(repository)) if repository else ROOT
        for target in ("sdist", "wheel"):
            _build(target, source, place)
    return sorted(place.iterdir())


def unpacked(sdist: Path, place: Path) -> Path:
    """The folder that the sdist unpacks to."""
    with tarfile.open(sdist) as archive:
        if sys.version_info >= (3, 12):
            archive.extractall(place, filter="data")
        else:
            archive.extractall(place)
    [folder] = place.iterdir()
    return folder


def _with_urls(folder: Path, named: dict[str, str]) -> Path:
    """The sources of the engine alone, with the addresses in their metadata: the wheel is the same from the sdist."""
    _build("sdist", ROOT, folder / "plain")
    [sdist] = (folder / "plain").iterdir()
    source = unpacked(sdist, folder / "source")
    lines = "".join(f'{name} = "{address}"\n' for name, address in named.items())
    with (source / "pyproject.toml").open("a", encoding="utf-8") as metadata:
        metadata.write(f"\n[project.urls]\n{lines}")
    return source


def _build(target: str, source: Path, place: Path) -> None:
    hatchling = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(place)]
    run(hatchling, f"Building the {target}", source)


def main() -> None:
    """Build and check both."""
    step("Building the engine's wheel and sdist")
    files = [str(path) for path in built(PLACE, os.environ.get("REPOSITORY", ""))]
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
