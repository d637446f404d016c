"""The files of PyScript, Pyodide and jsQR that a page really loads, out of their npm packages."""

import re

from tools.diet import WASM, slim
from tools.paths import JSQR, PYODIDE, PYSCRIPT
from tools.pruned import pruned
from tools.shipped import scripts, without_comments
from tools.stdlib import stdlib_zip
from tools.wheels import wheels_and_lock

RUNTIME = ("pyodide.mjs", "pyodide.js", "pyodide.asm.js", "pyodide.asm.wasm")  # pyodide.js is for the worker
# Of the chunks that PyScript imports later it always asks for this plugin.
ASKED_FOR_LATER = ("error",)


def pyscript_files() -> dict[str, bytes]:
    """core.js and every chunk reachable from it, less those of plugins that pyscript.toml turns off."""
    files: dict[str, bytes] = {}
    waiting = ["core.js"]
    while waiting:
        name = waiting.pop()
        if name in files:
            continue
        files[name] = (PYSCRIPT / "dist" / name).read_bytes()
        text = files[name].decode()
        waiting += re.findall(r'from\s?"\./([\w.-]+\.js)"', text)
        later = re.findall(r'import\("\./([\w.-]+\.js)"\)', text)
        waiting += [chunk for chunk in later if chunk.rsplit("-", 1)[0] in ASKED_FOR_LATER]
    return files


def python_files() -> dict[str, bytes]:
    """Pyodide with our standard library, our wheels and the lock that names them, all in one folder."""
    runtime = slim({name: (PYODIDE / name).read_bytes() for name in RUNTIME})
    runtime[WASM] = pruned(runtime[WASM])
    starter = {"interpreter.mjs": scripts()["start/interpreter.mjs"].encode()}
    return runtime | starter | {"python_stdlib.zip": stdlib_zip()} | wheels_and_lock()


def camera_files() -> dict[str, bytes]:
    """What reads codes where the browser cannot, as a module; only who uses the camera there loads it."""
    library = (JSQR / "dist" / "jsQR.js").read_text() + "\nexport default self.jsQR;\n"
    return {"jsqr.js": without_comments({"jsqr.js": library})["jsqr.js"].encode()}
