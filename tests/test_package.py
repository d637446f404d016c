"""The engine as others get it: what the wheel and the sdist hold, and that it plays where nothing else is."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import waystones
from tools.archive import read_zip
from tools.package import built, unpacked, urls
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


def wheel_from(sdist: Path, place: Path) -> Path:
    """The wheel that is built from the sdist alone."""
    folder = unpacked(sdist, place / "source")
    hatchling = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(place / "wheel")]
    subprocess.run(hatchling, cwd=folder, check=True, capture_output=True)
    [wheel] = (place / "wheel").iterdir()
    return wheel


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
    assert made[".gz"].stat().st_size < 250_000  # the page would make it several times that


def test_the_sdist_builds_the_same_wheel(made: dict[str, Path], tmp_path: Path) -> None:
    assert files_of(wheel_from(made[".gz"], tmp_path)) == files_of(made[".whl"])


def test_a_release_names_the_repository_that_it_runs_in(made: dict[str, Path], tmp_path: Path) -> None:
    repository = "https://example.org/ada/waystones"
    sdist, wheel = sorted(built(tmp_path / "new", repository), key=lambda path: path.suffix)
    [path] = [path for path in files_of(wheel) if path.endswith("/METADATA")]
    named = re.findall(r"^Project-URL: (.*), (.*)$", files_of(wheel)[path].decode(), re.MULTILINE)
    assert dict(named) == urls(repository)
    assert all(address.startswith(repository) for _, address in named)
    assert files_of(wheel_from(sdist, tmp_path / "again")) == files_of(wheel)
    # Nothing else of it is another one, and without a repository no address is made up.
    plain = files_of(made[".whl"])
    assert {each for each in plain if plain[each] != files_of(wheel)[each]} == {
        path,
        path.replace("METADATA", "RECORD"),
    }
    assert b"Project-URL" not in plain[path]


@pytest.mark.parametrize("nonsense", ["waystones", "http://example.org/a/b", 'https://example.org/"'])
def test_what_is_no_address_of_a_repository_is_not_published(nonsense: str) -> None:
    with pytest.raises(SystemExit):
        urls(nonsense)


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
