"""Compiles modules: {"x.py": source} to {"x.pyc": bytecode}, both as base64 in JSON."""

import base64
import importlib.util
import json
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]


def bytecode(name: str, source: bytes) -> bytes:
    """The content of a .pyc file."""
    # Docstrings stay out (optimize=2): nobody reads them in the page, and they are a fifth of the bytes.
    # An unchecked hash: there is no source beside the bytecode to compare it with.
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return bytes(_code_to_hash_pyc(code, importlib.util.source_hash(source), checked=False))


def main(text: str) -> str:
    """Compile them all."""
    sources = {name: base64.b64decode(encoded) for name, encoded in json.loads(text).items()}
    compiled = {f"{name}c": bytecode(name, source) for name, source in sources.items()}
    return json.dumps({name: base64.b64encode(code).decode() for name, code in compiled.items()})
