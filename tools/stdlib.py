"""The standard library that ships: Pyodide's own as bytecode, without what a game in a page cannot use."""

from pathlib import Path

from tools.archive import read_zip, stored_zip
from tools.lean import lean
from tools.paths import PYODIDE
from tools.pyc import compile_all

# Left out, by what makes it useless here. A name stands for a module, a package, or one file in a package.
LEFT_OUT = {
    "for developing": """
        _pyrepl asyncio/__main__ bdb cProfile cmd code codeop compileall distutils doctest ensurepip idlelib
        importlib/metadata/diagnose json/tool lib2to3 modulefinder pdb pickletools profile pstats py_compile pyclbr
        pydoc pydoc_data pyodide/console rlcompleter runpy symtable tabnanny test timeit trace tracemalloc
        turtledemo unittest venv zipapp zipfile/__main__
    """,
    "a page has no such network": """
        ftplib http imaplib ipaddress logging/config logging/handlers mailbox mimetypes netrc nturl2path poplib
        pyodide/http/__init__ pyodide/http/_exceptions pyodide/http/_pyfetch pyodide/http/pyxhr quopri smtplib
        socketserver urllib/error urllib/request urllib/response urllib/robotparser uuid webbrowser wsgiref xmlrpc
    """,
    "a page has no such system": """
        _android_support _apple_support _ios_support _sysconfigdata__emscripten_wasm32-emscripten
        asyncio/proactor_events asyncio/windows_events asyncio/windows_utils concurrent/futures/process ctypes
        curses dbm getpass multiprocessing platform pty sqlite3 sysconfig tkinter tty
    """,
    "other formats than ours": """
        _markupbase argparse colorsys configparser csv filecmp fileinput getopt gzip html/parser optparse plistlib
        sched shelve shlex stringprep tomllib wave xml zoneinfo
    """,
    "the interpreter has it in C or frozen": """
        _collections_abc _py_abc _pydatetime _pydecimal _pyio _sitebuiltins abc codecs genericpath
        importlib/_bootstrap importlib/_bootstrap_external importlib/machinery importlib/util io ntpath os posixpath
        site stat zipimport
    """,
    "nobody here asks for it": """
        _compat_pickle _opcode_metadata _strptime asyncio/base_events asyncio/base_subprocess asyncio/log
        asyncio/selector_events asyncio/sslproto asyncio/staggered asyncio/streams asyncio/subprocess asyncio/trsock
        asyncio/unix_events dis difflib fractions graphlib hmac html/entities importlib/readers importlib/resources
        importlib/simple locale logging numbers opcode pickle pprint queue secrets selectors socket statistics
        subprocess tarfile
    """,
    "oddities": "__hello__ __phello__ antigravity site-packages sre_compile sre_constants sre_parse this",
}
UNUSED = frozenset(" ".join(LEFT_OUT.values()).split())

# Packages of which only some files ship. Text here is UTF-8, but the zip format spells old file names in cp437;
# Pyodide clears a cache of importlib.metadata, which imports email, but nobody reads mail.
ONLY = {
    "encodings": {"__init__", "aliases", "ascii", "cp437", "latin_1", "utf_8", "utf_8_sig"},
    "email": {"__init__"},
}


def ships(path: str) -> bool:
    """Whether a file of Pyodide's standard library goes into ours."""
    module, _, kind = path.rpartition(".")
    package, _, rest = module.partition("/")
    if kind != "py":
        return False
    if package in ONLY:
        return rest in ONLY[package]
    return not UNUSED & {module, package, module.removesuffix("/__init__")}


def stdlib_sources(package: Path = PYODIDE) -> dict[str, bytes]:
    """The modules we ship of the package's library, as source."""
    everything = read_zip((package / "python_stdlib.zip").read_bytes())
    return {path: source for path, source in everything.items() if ships(path)}


def stdlib_zip() -> bytes:
    """python_stdlib.zip as the page loads it."""
    return stored_zip(compile_all(lean(stdlib_sources()), "the standard library"))
