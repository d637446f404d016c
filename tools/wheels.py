"""The two wheels the page loads, as bytecode, and the lock that lets Pyodide find and check them."""

import base64
import hashlib
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from pyodide_lock import PyodideLockSpec
from pyodide_lock.utils import add_wheels_to_spec

from tools.archive import read_zip, stored_zip
from tools.paths import CORE, PYODIDE, ROOT, WEB
from tools.pyc import compile_all, prepare_dataclasses
from tools.say import give_up

Files = dict[str, bytes]

PAGE = "waystones_page"
LOCK = "pyodide-lock.json"
PYTHON_TAG = "cp313"
NEEDED = (b"Metadata-Version:", b"Name:", b"Version:")  # of a wheel's metadata
NOT_FOR_THE_PAGE = re.compile(
    r"waystones/(__main__\.py|(cli|protocol|adapters|pieces|picture)/.*|games/\w+/(text|seen|encoding)\.py)|.*/entry_points\.txt"
)
READ = ("name", "version", "file_name", "install_dir", "sha256", "package_type", "imports", "depends")


def version() -> str:
    """The one version of the project, where hatchling finds it too."""
    found = re.search(
        r'^__version__ = "(.+)"$', (CORE / "waystones" / "__init__.py").read_text(), re.MULTILINE
    )
    if not found:
        give_up("core/waystones/__init__.py names no version.")
    return found[1]


def run(command: list[str], what: str, place: Path = ROOT) -> None:
    """Run a tool quietly; its own words are shown only when it fails."""
    done = subprocess.run(command, cwd=place, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        give_up(f"{what} failed:\n{(done.stdout + done.stderr).strip()}")


def for_the_page(path: str) -> bool:
    """Whether the page can use a file of the engine's wheel: not what needs a terminal, a pipe or another library.

    >>> [for_the_page(f"waystones/{path}") for path in ("game.py", "games/loops/rules.py", "cli/play.py")]
    [True, True, False]
    """
    return not NOT_FOR_THE_PAGE.fullmatch(path)


def core_wheel() -> Files:
    """The files of the engine's wheel as hatchling builds it, without those that are not for the page."""
    with tempfile.TemporaryDirectory() as folder:
        hatchling = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder]
        run(hatchling, "Building the engine's wheel")
        [wheel] = Path(folder).glob("*.whl")
        files = {
            path: content for path, content in read_zip(wheel.read_bytes()).items() if for_the_page(path)
        }
    [metadata] = [path for path in files if path.endswith("/METADATA")]
    said = (
        files[metadata].partition(b"\n\n")[0].splitlines()
    )  # what follows is for people, and so are most fields
    files[metadata] = b"".join(line + b"\n" for line in said if line.startswith(NEEDED))
    return files


def page_wheel() -> Files:
    """The files of a wheel for the package `app`, with the catalogues inside, in the same form."""
    paths = [path for path in (WEB / "app").rglob("*") if path.suffix in {".py", ".mo", ".json"}]
    files = {path.relative_to(WEB).as_posix(): path.read_bytes() for path in paths}
    info = f"{PAGE}-{version()}.dist-info"
    metadata = f"Metadata-Version: 2.1\nName: {PAGE}\nVersion: {version()}\nRequires-Dist: waystones\n"
    files[f"{info}/METADATA"] = metadata.encode()
    files[f"{info}/WHEEL"] = (
        b"Wheel-Version: 1.0\nGenerator: waystones\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    )
    return files


def record(files: Mapping[str, bytes], path: str) -> bytes:
    """The RECORD a wheel must carry: every file with its hash and size."""
    rows = []
    for name, content in sorted(files.items()):
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        rows.append(f"{name},sha256={digest},{len(content)}\n")
    return "".join([*rows, f"{path},,\n"]).encode()


def sourced() -> dict[str, Files]:
    """Both wheels as source, by package."""
    if not (CORE / "waystones").is_dir():
        give_up("core/waystones is not there, so there is no engine to build.")
    core, page = core_wheel(), page_wheel()
    modules = {path: content for path, content in (core | page).items() if path.endswith(".py")}
    page |= prepare_dataclasses(modules) | {"prepared.py": (WEB / "python" / "prepared.py").read_bytes()}
    return {"waystones": core, PAGE: page}


def as_bytecode(name: str, files: Files) -> bytes:
    """The wheel with its Python compiled: nothing is left to compile in the page."""
    sources = {path: content for path, content in files.items() if path.endswith(".py")}
    unused = {path for path in files if path.endswith(("/RECORD", "/py.typed"))}
    kept = {path: content for path, content in files.items() if path not in sources.keys() | unused}
    wheel = kept | compile_all(sources, name)
    path = f"{name}-{version()}.dist-info/RECORD"
    return stored_zip(wheel | {path: record(wheel, path)})


def locked(wheels: Mapping[str, Files]) -> dict[str, dict[str, object]]:
    """What pyodide-build says of the wheels: name, version, imports, what each depends on."""
    empty = json.loads((PYODIDE / "pyodide-lock.json").read_text()) | {"packages": {}}
    if sys.version_info < (3, 12):
        # The last pyodide-lock for Python 3.11 knows this field by its older name.
        empty["info"]["version"] = empty["info"].pop("abi_version")
    with tempfile.TemporaryDirectory() as folder:
        base = Path(folder)
        (base / "empty.json").write_text(json.dumps(empty))
        paths = []
        for name, files in wheels.items():
            paths.append(base / f"{name}-{version()}-py3-none-any.whl")
            paths[-1].write_bytes(stored_zip(files))
        # What `pyodide lockfile add-wheels` calls; the command itself loses the result on Python 3.11.
        spec = PyodideLockSpec.from_json(base / "empty.json")
        add_wheels_to_spec(spec, paths, base_path=base).to_json(base / "lock.json")
        packages: dict[str, dict[str, object]] = json.loads((base / "lock.json").read_text())["packages"]
    return packages


def wheels_and_lock() -> Files:
    """The wheels that ship and a pyodide-lock.json that names them, and nothing that we do not ship."""
    original = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    wheels = sourced()
    packages = locked(wheels)
    files = {}
    for package in packages.values():
        name = str(package["name"]).replace("-", "_")
        content = as_bytecode(name, wheels[name])
        # Locked as source, because pyodide-lock looks for that, but checked in the page as what we ship.
        package["file_name"] = f"{name}-{version()}-{PYTHON_TAG}-none-any.whl"
        package["sha256"] = hashlib.sha256(content).hexdigest()
        files[str(package["file_name"])] = content
    # Only what Pyodide reads: each version of pyodide-lock adds other fields of its own.
    read = {name: {key: package[key] for key in READ} for name, package in packages.items()}
    text = json.dumps({**original, "packages": read}, sort_keys=True, separators=(",", ":"))
    return files | {LOCK: text.encode()}


def locked_anew(lock: bytes, wheels: Mapping[str, bytes]) -> bytes:
    """The lock with the hashes of these wheels, by file name."""
    content = json.loads(lock)
    for package in content["packages"].values():
        package["sha256"] = hashlib.sha256(wheels[package["file_name"]]).hexdigest()
    return json.dumps(content, sort_keys=True, separators=(",", ":")).encode()
