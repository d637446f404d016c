"""Python's WebAssembly without the code that nothing can reach once it is on its diet (tools/diet.py).

wasm-opt takes away functions that no export, no other function and no place in the table leads to. It takes nothing else:
where functions stand in the table and how the memory begins is part of the snapshot (tools/snapshot.py).
"""

import hashlib
import json
import subprocess
import tempfile
from pathlib import Path

from tools.node import node_and_npm
from tools.paths import CACHE, NODE_MODULES
from tools.say import give_up, step

BINARYEN = NODE_MODULES / "binaryen"
# What of WebAssembly Pyodide uses; with more of it allowed, the result is written in ways that few browsers can read.
FEATURES = (
    "bulk-memory",
    "exception-handling",
    "mutable-globals",
    "nontrapping-float-to-int",
    "reference-types",
    "sign-ext",
)
OPTIONS = (*(f"--enable-{feature}" for feature in FEATURES), "--remove-unused-module-elements")


def _digest(wasm: bytes) -> str:
    """One name for all that the result depends on."""
    version = json.loads((BINARYEN / "package.json").read_text())["version"]
    return hashlib.sha256(" ".join([version, *OPTIONS, ""]).encode() + wasm).hexdigest()[:32]


def pruned(wasm: bytes) -> bytes:
    """The same without unreachable code; in .cache, since the same always gives the same."""
    kept = CACHE / "inside" / f"{_digest(wasm)}.wasm"
    if not kept.exists():
        step("Pruning Python's WebAssembly")
        kept.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory() as folder:
            before, after = Path(folder) / "before.wasm", Path(folder) / "after.wasm"
            before.write_bytes(wasm)
            program = [node_and_npm()[0], str(BINARYEN / "bin" / "wasm-opt")]
            command = [*program, str(before), *OPTIONS, "-o", str(after)]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            if done.returncode != 0 or not after.exists():
                give_up(f"Pruning Python's WebAssembly failed:\n{done.stderr.strip()[-2000:]}")
            kept.write_bytes(after.read_bytes())
    return kept.read_bytes()
