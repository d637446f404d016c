"""Source to bytecode for the Python inside Pyodide, compiled by that Python, so that the versions match."""

import base64
import hashlib
import json
import subprocess
from collections.abc import Mapping
from pathlib import Path

from tools.node import node_and_npm
from tools.paths import CACHE, PYODIDE
from tools.say import give_up, step

Sources = Mapping[str, bytes]

COMPILER = Path(__file__).with_name("compile.mjs")


def _digest(sources: Sources) -> str:
    """One name for this set of sources and the compiler that reads them."""
    sha = hashlib.sha256(COMPILER.read_bytes() + (PYODIDE / "package.json").read_bytes())
    for name, source in sorted(sources.items()):
        sha.update(f"{name}\0{len(source)}\0".encode() + source)
    return sha.hexdigest()[:32]


def compile_all(sources: Sources, what: str) -> dict[str, bytes]:
    """The same tree with x.pyc for each x.py; kept in .cache, since one set always gives the same bytes."""
    kept = CACHE / "pyc" / f"{_digest(sources)}.json"
    if not kept.exists():
        step(f"Compiling {what} with Pyodide")
        node, _ = node_and_npm()
        modules = {name: base64.b64encode(source).decode() for name, source in sorted(sources.items())}
        command = [node, "--no-warnings", str(COMPILER), str(PYODIDE / "pyodide.mjs")]
        done = subprocess.run(command, input=json.dumps(modules), capture_output=True, text=True, check=False)
        if done.returncode != 0:
            give_up(f"Pyodide could not compile {what}:\n{done.stderr.strip()}")
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(done.stdout)
    bytecode: dict[str, str] = json.loads(kept.read_text())
    return {name: base64.b64decode(code) for name, code in bytecode.items()}
