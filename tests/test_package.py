"""The engine as others get it: what the wheel and the sdist hold, and that it plays where nothing else is."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path

import pytest

import waystones
from tools.archive import read_zip
from tools.package import built
from tools.paths import CORE, ROOT
from tools.wheels import version
from waystones.picture.sheets import SHEETS
from waystones.record import Record


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A fresh sdist and wheel, by their endings."""
    return {path.suffix: path for path in built(tmp_path_factory.mktemp("package") / "new")}


def files_of(wheel: Path) -> dict[str, bytes]:
    return read_zip(wheel.read_bytes())


def unpacked(sdist: Path, place: Path) -> Path:
    """The folder that the sdist unpacks to."""
    with tarfile.open(sdist) as archive:
        if sys.version_info >= (3, 12):
            archive.extractall(place, filter="data")
        else:
            archive.extractall(place)
    [folder] = place.iterdir()
    return folder


def test_the_version_stands_in_one_place(made: dict[str, Path]) -> None:
    assert version() == waystones.__version__
    assert "version" not in tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert f"-{version()}-" in made[".whl"].name
    assert made[".gz"].name == f"waystones-{version()}.tar.gz"


def test_the_wheel_holds_all_of_the_engine_and_nothing_else(made: dict[str, Path]) -> None:
    files = files_of(made[".whl"])
    packed = {path for path in files if not path.split("/")[0].endswith(".dist-info")}
    sources = {
        path.relative_to(CORE).as_posix() for path in CORE.rglob("*") if path.suffix in {".py", ".typed"}
    }
    rules = {f"waystones/cli/rules/{path.name}" for path in (ROOT / "docs" / "rules").iterdir()}
    painted = {f"waystones/picture/web/{name}" for name in SHEETS}
    assert packed == sources | rules | painted


def test_the_sdist_holds_the_engine_and_no_page(made: dict[str, Path], tmp_path: Path) -> None:
    folder = unpacked(made[".gz"], tmp_path)
    assert {path.name for path in folder.iterdir()} - {".gitignore"} == {
        "LICENSE",
        "PKG-INFO",
        "core",
        "docs",
        "pyproject.toml",
        "web",
    }
    # Of the page only the style sheets that pictures are painted by.
    page = folder / "web"
    assert {path.relative_to(page).as_posix() for path in page.rglob("*") if path.is_file()} == {*SHEETS}
    assert {path.name for path in (folder / "docs").iterdir()} == {"rules"}
    assert made[".gz"].stat().st_size < 200_000


def test_the_sdist_builds_the_same_wheel(made: dict[str, Path], tmp_path: Path) -> None:
    folder = unpacked(made[".gz"], tmp_path / "source")
    hatchling = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path / "wheel")]
    subprocess.run(hatchling, cwd=folder, check=True, capture_output=True)
    [wheel] = (tmp_path / "wheel").iterdir()
    assert files_of(wheel) == files_of(made[".whl"])


def test_the_metadata_says_what_somebody_wants_to_know(made: dict[str, Path]) -> None:
    [metadata] = [
        text.decode() for path, text in files_of(made[".whl"]).items() if path.endswith("/METADATA")
    ]
    head, _, readme = metadata.partition("\n\n")
    fields = set(re.findall(r"^([A-Z][\w-]+): ", head, re.MULTILINE))
    assert {
        "Summary",
        "License-Expression",
        "License-File",
        "Keywords",
        "Requires-Python",
        "Author",
    } <= fields
    assert "Description-Content-Type: text/markdown" in head
    assert readme.strip() == (CORE / "README.md").read_text().strip()
    assert "](" not in readme.replace("](http", "")  # no link that leads nowhere on the index


def pythons() -> dict[str, str]:
    """Every version of Python that the package promises and that is here, on the path or in pyenv, with its program."""
    promised = re.findall(r'Python :: (3\.\d+)"', (ROOT / "pyproject.toml").read_text())
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    found = {}
    for each in promised:
        programs = [
            shutil.which(f"python{each}"),
            *map(str, sorted(kept.glob(f"{each}.*/bin/python3"))),
        ]
        for program in filter(None, programs):
            said = subprocess.run([program, "-c", "import venv"], capture_output=True, check=False)
            if said.returncode == 0:
                found[each] = program
    own = f"{sys.version_info[0]}.{sys.version_info[1]}"
    return found | {own: sys.executable}


PYTHONS = pythons()


@pytest.mark.skipif(sys.platform == "win32", reason="the place of scripts has another name there")
@pytest.mark.parametrize("python", PYTHONS)
def test_it_is_installed_in_an_empty_place_and_played(
    made: dict[str, Path], tmp_path: Path, python: str
) -> None:
    place = tmp_path / "empty"
    subprocess.run([PYTHONS[python], "-m", "venv", "--without-pip", str(place)], check=True)
    pip = [
        sys.executable,
        "-m",
        "pip",
        "--disable-pip-version-check",
        "--python",
        str(place / "bin" / "python"),
    ]
    install = [*pip, "install", "-q", "--no-index", "--no-deps", str(made[".whl"])]
    environ = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "PIP"))}
    subprocess.run(install, check=True, capture_output=True, env=environ)

    def waystones_says(*arguments: str, said: str = "") -> str:
        done = subprocess.run(
            [str(place / "bin" / "waystones"), *arguments],
            input=said,
            capture_output=True,
            text=True,
            cwd=tmp_path,
            env=environ,
            check=True,
        )
        return done.stdout

    assert waystones_says("--version") == f"waystones {version()}\n"
    assert waystones_says("rules", "SP-12").startswith("SP-12  ")
    assert waystones_says("svg", "-", said="waystones/1 loops players=2 seed=1\n").startswith("<svg ")
    for game in waystones.GAMES:
        about = waystones.games.about(game)
        bots = [about.levels[0]] * about.players[0]
        assert "in all" in waystones_says("play", game, *bots, "--seed", "1")
    waystones_says("play", "one_line", "--seed", "1", said="pass\nsave game.txt\nquit\n")
    kept = (tmp_path / "game.txt").read_text()
    assert Record.parse(kept.partition("\n\n")[0]).moves == ("pass",)
