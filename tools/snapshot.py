"""Python's memory once it has started and imported the page's code, so that the page need not do that each time.

What is imported is all that leads to the first board (web/app/beforehand.py). More would be there sooner too, but a module
takes two or three times the bytes in a memory that it takes as a file.

Pyodide can write its whole memory down and begin with it, by options it keeps to itself (it is pinned). Of those 20 MB
most is empty, or comes with the WebAssembly anyway. So we keep only where it differs from the memory of a Python that
has not begun, and teach Pyodide to lay these stretches over that: a quarter of the bytes, and less to copy.

What is in that memory of the standard library and of our wheels is not sent a second time as a file.

The form of the snapshot: Pyodide's own header; the size of the memory; the number of stretches; where each begins and
how long it is; then their bytes, one after another. All numbers are 32 bits, lowest byte first.
"""

import hashlib
import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path

from tools.archive import read_zip, stored_zip
from tools.edits import Edit, edited
from tools.node import node_and_npm
from tools.paths import CACHE
from tools.say import give_up, step
from tools.wheels import LOCK, locked_anew, record

Files = dict[str, bytes]

SCRIPT = Path(__file__).with_name("inside") / "snapshot.mjs"
NAME = "snapshot.bin"
LIBRARY = "python_stdlib.zip"
MODULES = ("prepared", "app.main", "app.beforehand")
# What one of them has read once and for all: it lies beside it, and is in the memory too.
READ = {"prepared.pyc": "prepared.marshal"}

TAKEN_OVER = "return Module.HEAP8.set(t),l}"
FOR_BUILDING: Mapping[str, tuple[Edit, ...]] = {
    "pyodide.asm.js": (
        (TAKEN_OVER, "return globalThis.freshMemory=Module.HEAPU8.slice(),Module.HEAP8.set(t),l}"),
    ),
}
MEMORY_SIZE = (
    "t.INITIAL_MEMORY=i.length",
    "t.INITIAL_MEMORY=(u=>u[u[1]>>2])(new Uint32Array(i.buffer,i.byteOffset,i.length>>2))",
)
# Pyodide keeps its configuration for good, and with it all bytes of the snapshot.
LET_GO = (
    "let n=await e._loadSnapshot,i=",
    "let n=await e._loadSnapshot;delete e._loadSnapshot;let i=",
)
FOR_THE_PAGE: Mapping[str, tuple[Edit, ...]] = {
    "pyodide.mjs": (MEMORY_SIZE, LET_GO),
    "pyodide.js": (MEMORY_SIZE, LET_GO),
    "pyodide.asm.js": (
        (
            TAKEN_OVER,
            "const u=new Uint32Array(t.buffer,t.byteOffset,t.length>>2),end=2+2*u[1];"
            "for(let k=2,at=4*end;k<end;at+=u[k+1],k+=2)Module.HEAPU8.set(t.subarray(at,at+u[k+1]),u[k]);"
            # How C functions are called best depends on the browser, and the build was none.
            "return _PyEM_InitTrampoline_js(),l}",
        ),
    ),
}


def _with(files: Mapping[str, bytes], edits: Mapping[str, tuple[Edit, ...]]) -> Files:
    """The files with the edits made."""
    return {**files, **{path: edited(path, files[path].decode(), edits[path]).encode() for path in edits}}


def _digest(files: Mapping[str, bytes]) -> str:
    """One name for all that the snapshot depends on."""
    sha = hashlib.sha256(SCRIPT.read_bytes() + " ".join(MODULES).encode())
    for name, content in sorted(files.items()):
        sha.update(f"{name}\0{len(content)}\0".encode() + content)
    return sha.hexdigest()[:32]


def _snapshot(files: Files) -> tuple[bytes, set[str]]:
    """The memory and the files of the library that are in it; in .cache, since the same always gives the same."""
    kept = CACHE / "inside" / f"{_digest(files)}.bin"
    remembered = kept.with_suffix(".txt")
    if not kept.exists():
        step("Starting Python once, for all")
        kept.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory() as folder:
            for name, content in files.items():
                (Path(folder) / name).write_bytes(content)
            made = Path(folder) / NAME
            command = [node_and_npm()[0], "--no-warnings", str(SCRIPT), folder, str(made), *MODULES]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            if done.returncode != 0:
                give_up(f"Writing down Python's memory failed:\n{done.stderr.strip()[-2000:]}")
            remembered.write_text(done.stdout)
            kept.write_bytes(made.read_bytes())
    return kept.read_bytes(), set(remembered.read_text().split())


def _without(archive: bytes, remembered: set[str]) -> bytes:
    """A zip without the files that are in the memory already; a wheel's own list of files stays true."""
    remembered = remembered | {READ[path] for path in remembered & READ.keys()}
    rest = {path: content for path, content in read_zip(archive).items() if path not in remembered}
    for path in [path for path in rest if path.endswith(".dist-info/RECORD")]:
        del rest[path]
        rest[path] = record(rest, path)
    return stored_zip(rest)


def awake(files: Files) -> Files:
    """Pyodide's folder with the snapshot, and a library and wheels without what is in it."""
    snapshot, remembered = _snapshot(_with(files, FOR_BUILDING))
    archives = [name for name in files if name == LIBRARY or name.endswith(".whl")]
    rest = {
        name: _without(
            files[name],
            {path.removeprefix(f"{name}/") for path in remembered if path.startswith(f"{name}/")},
        )
        for name in archives
    }
    return _with(files, FOR_THE_PAGE) | rest | {NAME: snapshot, LOCK: locked_anew(files[LOCK], rest)}
