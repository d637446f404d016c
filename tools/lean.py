"""Edits that let parts of the standard library sleep until somebody asks for them (docs/start-up.md).

To start, Pyodide imports asyncio, importlib.abc and a loader of packages, and those import a hundred modules that the
page never uses: sockets, subprocesses, logging, disassembly. Each edit replaces a piece of source that must be there
exactly once, so a new version of Pyodide cannot slip past: the build stops. What sleeps still works; it wakes at its
first use.
"""

from collections.abc import Mapping

from tools.edits import Edit, edited
from tools.paths import WEB

Sources = Mapping[str, bytes]

# An event loop in a page is made of the first few parts; the others come by name. Pyodide's own loop policy stands on
# the default one and overrides all of it, so it can stand on its base, which needs no sockets and no child processes.
ASYNCIO = """
from importlib import import_module
from . import events
from .coroutines import *
from .events import *
from .exceptions import *
from .futures import *
from .runners import *
from .tasks import *

DefaultEventLoopPolicy = events.BaseDefaultEventLoopPolicy
_ASLEEP = ("locks", "protocols", "queues", "taskgroups", "threads", "timeouts", "transports")

def __getattr__(name):
    for part in _ASLEEP:
        module = import_module("." + part, __name__)
        if name == part:
            return module
        if name in module.__all__:
            return getattr(module, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
"""


def asleep(*modules: str) -> tuple[Edit, ...]:
    """Have these modules, imported on a line of their own, wait for their first use."""
    return tuple(
        (f"\nimport {name}\n", f"\nfrom _later import Later; {name} = Later({name!r})\n") for name in modules
    )


# As in `dis`, which is big.
FLAGS = "OPTIMIZED NEWLOCALS VARARGS VARKEYWORDS NESTED GENERATOR NOFREE COROUTINE ITERABLE_COROUTINE ASYNC_GENERATOR"
COMPILER_FLAG_NAMES = {1 << bit: name for bit, name in enumerate(FLAGS.split())}
FUTURES = ("\nimport concurrent.futures\n", '\nfrom _later import Later; concurrent = Later("concurrent")\n')

# A wheel is a zip, and Python reads zips: ours, which hold nothing but modules, are not unpacked file by file.
UNOPENED = """    if filename.endswith(".whl"):
        with (extract_path / filename).open("wb") as wheel:
            buffer._into_file(wheel)
        sys.path.append(str(extract_path / filename))
        return to_js([]) if calculate_dynlibs else None
    with NamedTemporaryFile(suffix=filename) as f:
"""

EDITS: Mapping[str, tuple[Edit, ...]] = {
    "_pyodide/docstring.py": (
        # Nobody reads the help texts of the bridge to JavaScript in a page; they took a signature each to make.
        ("    from inspect import _empty, signature\n", '    return func.__name__ + "()\\n--\\n\\n"\n'),
    ),
    "asyncio/base_tasks.py": asleep("linecache", "traceback"),
    "asyncio/coroutines.py": asleep("inspect"),
    "asyncio/events.py": (
        # The rest of `socket` is for those who open one; PIPE is -1 for good.
        ("\nimport socket\nimport subprocess\n", "\nimport _socket as socket\nclass subprocess: PIPE = -1\n"),
    ),
    "asyncio/format_helpers.py": asleep("inspect", "traceback"),
    "asyncio/futures.py": (
        FUTURES,
        ("\nimport logging\n", "\n"),
        ("\nSTACK_DEBUG = logging.DEBUG - 1", "\nSTACK_DEBUG = 9"),
    ),
    "asyncio/tasks.py": (
        FUTURES,
        *asleep("inspect"),
        *(
            (f" = concurrent.futures.{name}\n", f" = {name!r}\n")
            for name in ("FIRST_COMPLETED", "FIRST_EXCEPTION", "ALL_COMPLETED")
        ),
    ),
    "dataclasses.py": (
        *asleep("inspect"),
        ("inspect.get_annotations(cls)", 'cls.__dict__.get("__annotations__", {})'),
    ),
    "html/__init__.py": (
        # Two thousand names of characters, for those who read HTML; we only write it.
        ("from html.entities import html5 as _html5\n", ""),
        (
            "def _replace_charref(s):\n",
            "def _replace_charref(s):\n    from html.entities import html5 as _html5\n",
        ),
    ),
    "importlib/abc.py": (
        ("\nfrom .resources import abc as _resources_abc\n", "\n"),
        # A deprecated way to reach importlib.resources, at the price of importing it.
        ("    if name in _resources_abc.__all__:", "    if False:"),
    ),
    "inspect.py": (
        *asleep("dis"),
        ("in dis.COMPILER_FLAG_NAMES.items()", f"in {COMPILER_FLAG_NAMES}.items()"),
    ),
    "pyodide/_package_loader.py": (("    with NamedTemporaryFile(suffix=filename) as f:\n", UNOPENED),),
    "pyodide/code.py": (
        (
            "from collections.abc import Callable\n",
            "from __future__ import annotations\nfrom collections.abc import Callable\n",
        ),
        ("from inspect import Parameter, Signature, signature\n", ""),
        (
            "        sig = signature(func)\n",
            "        from inspect import Parameter, signature\n        sig = signature(func)\n",
        ),
    ),
    "pyodide/webloop.py": asleep("inspect", "traceback"),
}

# Python's own import system forgets what it knows of installed packages by way of this module, and a page asks for
# nothing else of it.
METADATA = """
class MetadataPathFinder:
    @classmethod
    def invalidate_caches(cls):
        pass
"""


def lean(sources: Sources) -> dict[str, bytes]:
    """The standard library with everything asleep that a page seldom or never needs."""
    # With a line break before it, a module's first line is found like any other.
    changed = {
        path: edited(path, "\n" + sources[path].decode(), edits).encode() for path, edits in EDITS.items()
    }
    ours = {
        "_later.py": (WEB / "python" / "later.py").read_bytes(),
        "asyncio/__init__.py": ASYNCIO.encode(),
        "importlib/metadata/__init__.py": METADATA.encode(),
    }
    return {**sources, **changed, **ours}
