"""dist/waystones.html: the whole app in one file that opens from disk, with the network off.

Everything the hosted page fetches is in it as gzip; web/js/start/unpack.js turns it back and starts the page the same way.
The file is UTF-16, in which nearly every two bytes are a letter, so the bytes stand in it nearly as they are: base64 would
make them a third more. It also has half the letters of a file that takes a byte for each, and an HTML parser goes letter by
letter. They stand in comments, which cost it least, in the order in which the start asks for them: the page begins while the
rest is still being read.

Browsers load no module from disk, so modules become blobs, and where one asks for another the build writes `oneFile`,
which knows the blobs. All of them are packed as one.
"""

import base64
import gzip
import html
import json
import posixpath
import re
import sys
from array import array
from collections.abc import Iterable, Mapping
from graphlib import TopologicalSorter

from tools.folders import filled, integrity
from tools.page import document, first_script, style
from tools.shipped import scripts

Files = Mapping[str, bytes]

LIMIT = 7_500_000
# What the hosted page is made of and this one is not: inlined below, or for installing and updating only.
NOT_PACKED = re.compile(r"(sw\.js|index\.html|\.woff2|\.png|\.svg|\.webmanifest)$")
ESCAPE = "="
FLIP = 0x4000  # what makes another letter of one that is not safe: none of them has this bit and is safe without it
UNSAFE = re.compile("[\0\r>=\ud800-\udfff\ufeff]")
BOM = "\ufeff"  # tells every browser the charset, whatever a host says
MARK = "packed: "  # what such a comment begins with; then the path, how many bytes there are, and a new line
MODULES = "modules"  # in the place of a path: all modules, as JSON
SOONEST = ("pyodide.asm.wasm", "snapshot.bin")  # what Python waits for first; most of it all
MODULE = re.compile(r"\.m?js$")
TAIL = "<!-- what is packed in -->"  # where it stands

STATIC = re.compile(r'\b(from|import)\s?"(\.{1,2}/[^"]+)"')
LITERAL = re.compile(r'\bimport\("(\.{1,2}/[^"]+)"\)')
DYNAMIC = re.compile(r"(?<!\.)\bimport\(")
META = re.compile(r"\bimport\.meta\b")


def beside(module: str, specifier: str) -> str:
    """The path that a module means by a relative one."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(module), specifier))


def retold(path: str, source: str) -> str:
    """A module that asks `oneFile` for every other, and for its own address."""
    source = STATIC.sub(lambda found: f'{found[1]} "one-file:{beside(path, found[2])}"', source)
    source = LITERAL.sub(lambda found: f'oneFile.import("{beside(path, found[1])}")', source)
    source = DYNAMIC.sub("oneFile.import(", source)
    return META.sub(f'({{url: oneFile.address("{path}")}})', source)


def packed(files: Files) -> dict[str, bytes]:
    """What is packed in, in the order in which it is asked for: modules, each after those that it imports, and the rest."""
    inside = {path: content for path, content in files.items() if not NOT_PACKED.search(path)}
    modules = {path: content.decode() for path, content in inside.items() if MODULE.search(path)}
    order: TopologicalSorter[str] = TopologicalSorter()
    for path, source in modules.items():
        order.add(path, *(beside(path, found[2]) for found in STATIC.finditer(source)))
    told = {path: retold(path, modules[path]) for path in order.static_order()}
    rest = sorted(inside.keys() - told.keys(), key=lambda path: (not path.endswith(SOONEST), path))
    return {MODULES: json.dumps(told).encode()} | {path: inside[path] for path in rest}


def as_letters(content: bytes) -> str:
    r"""Bytes that an HTML parser hands on as they are, two in a letter, the lower one first.

    It changes NUL and CR, half a letter that takes four bytes is none, and > may end a comment.

    >>> as_letters(b"w\0a\0y\0>\0\0\xd8")
    'way=\u403e=\u9800'
    """
    pairs = array("H", content + bytes(len(content) % 2))
    if sys.byteorder == "big":
        pairs.byteswap()
    return UNSAFE.sub(lambda found: ESCAPE + chr(ord(found[0]) ^ FLIP), "".join(map(chr, pairs)))


def block(path: str, content: bytes) -> str:
    """A file as a piece of the page that the browser neither shows nor runs."""
    compressed = gzip.compress(content, 9, mtime=0)
    return f"<!--{MARK}{path} {len(compressed)}\n{as_letters(compressed)}-->"


def data_url(kind: str, content: bytes) -> str:
    """A small file as its own address."""
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"


def policy(scripts: Iterable[str], sheet: str) -> str:
    """The tightest one under which it runs: our own inline code by its hash, and the blobs which that makes."""
    hashes = " ".join(f"'{integrity(script.encode())}'" for script in scripts)
    return "; ".join(
        [
            "default-src 'none'",
            f"script-src {hashes} blob: 'wasm-unsafe-eval'",
            f"style-src '{integrity(sheet.encode())}'",
            "img-src blob: data:",
            "font-src data:",
            "worker-src blob:",
            "base-uri 'none'",
            "form-action 'none'",
            "require-trusted-types-for 'script'",
            "trusted-types waystones one-file",  # its second is that of start/unpack.js
        ]
    )


def the_one(files: Files, ending: str) -> str:
    """The path of the only file whose name ends so."""
    [path] = [path for path in files if path.endswith(ending)]
    return path


def one_file(files: Files, hosted: str = "") -> bytes:
    """The page of these files as one. Links that are sent from it lead to the hosted page, if there is one."""
    sheet = style(lambda font: data_url("font/woff2", files[the_one(files, f"/{font}")]))
    first = first_script()
    slots = {"boot": the_one(files, "/boot.js"), "mark": MARK, "modules": MODULES}
    unpack = filled(scripts()["start/unpack.js"], slots)
    icon = data_url("image/svg+xml", files[the_one(files, "/app-icon.svg")])
    blocks = "\n".join(block(path, content) for path, content in packed(files).items())
    page = document(
        posixpath.dirname(the_one(files, "/pyodide.mjs")),
        csp=policy([first, unpack], sheet),
        kind=f' data-one-file data-hosted="{html.escape(hosted)}"',
        head=f'<script>{first}</script>\n<style>{sheet}</style>\n<link rel="icon" href="{icon}">',
        tail=f"<script>{unpack}</script>{TAIL}",
    )
    whole = page.replace('<meta charset="utf-8">\n', "").replace(TAIL, blocks)
    return (BOM + whole).encode("utf-16-le")
