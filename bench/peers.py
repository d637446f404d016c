"""What the page's start-up is held against: the smallest pages that the same npm packages make, left as published."""

from pathlib import Path

from tools.folders import filled, hashed
from tools.paths import PYODIDE, PYSCRIPT

READY = "peer:ready"

RAW_PYODIDE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Pyodide</title><p>Hello</p>
<script type="module">
import { loadPyodide } from "./{{pyodide}}/pyodide.mjs";
const pyodide = await loadPyodide();
pyodide.runPython("print('hello, world')");
performance.mark("{{ready}}");
</script></html>
"""

STOCK_PYSCRIPT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>PyScript</title><p>Hello</p>
<link rel="stylesheet" href="./{{pyscript}}/core.css">
<script type="module" src="./{{pyscript}}/core.js"></script>
<script type="py" config='{"interpreter": "./{{pyodide}}/pyodide.mjs"}'>
import js
print("hello, world")
js.performance.mark("{{ready}}")
</script></html>
"""


def _package(folder: Path) -> dict[str, bytes]:
    """A package's files, without those for developers."""
    paths = [path for path in folder.iterdir() if path.is_file() and path.suffix != ".map"]
    return {path.name: path.read_bytes() for path in paths}


def write_peers(folder: Path) -> None:
    """Two sites below the folder, `pyodide/` and `pyscript/`, in hashed folders so that they are cached as ours is."""
    pyodide, runtime = hashed("pyodide", _package(PYODIDE))
    pyscript, core = hashed("pyscript", _package(PYSCRIPT / "dist"))
    raw = filled(RAW_PYODIDE, {"pyodide": pyodide, "ready": READY})
    stock = filled(STOCK_PYSCRIPT, {"pyodide": pyodide, "pyscript": pyscript, "ready": READY})
    sites = {
        "pyodide": runtime | {"index.html": raw.encode()},
        "pyscript": runtime | core | {"index.html": stock.encode()},
    }
    for site, files in sites.items():
        for path, content in files.items():
            target = folder / site / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
