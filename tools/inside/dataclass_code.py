"""Imports modules, {"x.py": source} in JSON, and gives the code that dataclasses compile for them meanwhile."""

import base64
import builtins
import dataclasses
import importlib
import json
import marshal
import sys
from pathlib import Path
from typing import Any

HERE = Path("/modules")
noted: dict[str, bytes] = {}


def note(source: str, scope: dict[str, Any], names: dict[str, Any]) -> None:
    """What `dataclasses` calls in place of exec."""
    code = compile(source, "<string>", "exec", dont_inherit=True, optimize=2)
    noted[source] = marshal.dumps(code)
    builtins.exec(code, scope, names)


def main(text: str) -> str:
    """Import them all."""
    names = []
    for path, encoded in json.loads(text).items():
        file = HERE / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(base64.b64decode(encoded))
        names.append(path.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
    sys.path.insert(0, str(HERE))
    vars(dataclasses)["exec"] = note
    for name in names:
        importlib.import_module(name)
    return json.dumps({"prepared.marshal": base64.b64encode(marshal.dumps(noted)).decode()})
