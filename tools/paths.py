"""Where things are, once for all commands."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CORE = ROOT / "core"
WEB = ROOT / "web"
DIST = ROOT / "dist"
VENV = ROOT / ".venv"
CACHE = ROOT / ".cache"
NODE_MODULES = ROOT / "node_modules"
PYODIDE = NODE_MODULES / "pyodide"
PYSCRIPT = NODE_MODULES / "@pyscript" / "core"
JSQR = NODE_MODULES / "jsqr"
