"""Source to bytecode for the Python inside Pyodide, made by that Python, so that the versions match."""

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

INSIDE = Path(__file__).with_name("inside")
RUNNER = INSIDE / "run.mjs"


def _digest(script: Path, sources: Sources) -> str:
    """One name for this set of sources and all that works on them."""
    tools = (RUNNER, script, PYODIDE / "package.json")
    sha = hashlib.sha256(b"".join(tool.read_bytes() for tool in tools))
    for name, source in sorted(sources.items()):
        sha.update(f"{name}\0{len(source)}\0".encode() + source)
    return sha.hexdigest()[:32]


def _inside(script: str, sources: Sources, doing: str) -> dict[str, bytes]:
    """What a script in tools/inside makes of the sources; kept in .cache, since the same always gives the same."""
    path = INSIDE / script
    kept = CACHE / "inside" / f"{_digest(path, sources)}.json"
    if not kept.exists():
        step(f"{doing} with Pyodide")
        node, _ = node_and_npm()
        text = json.dumps(
            {name: base64.b64encode(source).decode() for name, source in sorted(sources.items())}
        )
        command = [node, "--no-warnings", str(RUNNER), str(PYODIDE / "pyodide.mjs"), str(path)]
        done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            give_up(f"{doing} with Pyodide failed:\n{done.stderr.strip()}")
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(done.stdout)
    made: dict[str, str] = json.loads(kept.read_text())
    return {name: base64.b64decode(content) for name, content in made.items()}


def compile_all(sources: Sources, what: str) -> dict[str, bytes]:
    """The same tree with x.pyc for each x.py."""
    return _inside("bytecode.py", sources, f"Compiling {what}")


def prepare_dataclasses(sources: Sources) -> dict[str, bytes]:
    """A file for web/python/prepared.py with the code that these modules' dataclasses would compile in the page."""
    return _inside("dataclass_code.py", sources, "Preparing dataclasses")
