"""The part of `bench/thinking.py` that runs inside Pyodide: `tools/inside/run.mjs` calls its main()."""

import json
import sys
from importlib import import_module
from pathlib import Path

HERE = Path("/tree")


def clock() -> float:
    """Seconds of CPU time of the whole process; Pyodide's own clock only knows the one on the wall."""
    import js

    used = js.process.cpuUsage()
    return float(used.user + used.system) / 1e6


def main(text: str) -> str:
    """Unpack the sources, time the decisions and give what they took."""
    asked = json.loads(text)
    for name, source in asked["sources"].items():
        path = HERE / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source)
    sys.path[:0] = [str(HERE / "core"), str(HERE)]
    thinking = import_module("bench.thinking")
    return json.dumps(thinking.taken(asked["game"], asked["count"], clock))
