"""dist/waystones.html: the whole app in one file that opens from disk, with the network off.

Everything the hosted page fetches is in it as gzip; web/js/start/unpack.js turns it back and starts the page the same way.
The file says that it is windows-1252, in which every byte is a letter, so the bytes stand in it nearly as they are: base64
would make them a third more. All other text in it is ASCII. Browsers load no module from disk, so modules become blobs, and
where one asks for another the build writes `oneFile`, which knows the blobs.
"""

import base64
import gzip
import html
import posixpath
import re
from collections.abc import Iterable, Mapping
from graphlib import TopologicalSorter

from tools.folders import filled, integrity
from tools.page import document
from tools.say import give_up
from tools.shipped import scripts

Files = Mapping[str, bytes]

LIMIT = 7_500_000
CHARSET = "windows-1252"
# What the hosted page is made of and this one is not: inlined below, or for installing and updating only.
NOT_PACKED = re.compile(r"(first\.js|sw\.js|index\.html|\.css|\.woff2|\.png|\.svg|\.webmanifest)$")
ESCAPE = ord("=")
UNSAFE = re.compile(rb"[\0\r<=]")
MODULE = re.compile(r"\.m?js$")

TAIL = "<!-- what is packed in -->"  # where it stands

STATIC = re.compile(r'\b(from|import)\s?"(\.{1,2}/[^"]+)"')
LITERAL = re.compile(r'\bimport\("(\.{1,2}/[^"]+)"\)')
DYNAMIC = re.compile(r"(?<!\.)\bimport\(")
META = re.compile(r"\bimport\.meta\b")
FONT = re.compile(r"url\(['\"]?([^'\")]+\.woff2)['\"]?\)")


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
    """What is packed in, each module after those that it imports."""
    inside = {path: content for path, content in files.items() if not NOT_PACKED.search(path)}
    modules = {path: content.decode() for path, content in inside.items() if MODULE.search(path)}
    order: TopologicalSorter[str] = TopologicalSorter()
    for path, source in modules.items():
        order.add(path, *(beside(path, found[2]) for found in STATIC.finditer(source)))
    told = {path: retold(path, modules[path]).encode() for path in order.static_order()}
    return told | {path: content for path, content in inside.items() if path not in told}


def as_letters(content: bytes) -> bytes:
    r"""Bytes that an HTML parser hands on as they are: it changes NUL and CR, and < may end a script.

    >>> as_letters(b"a<b\r\n\0=c")
    b'a=|b=M\n=@=}c'
    """
    return UNSAFE.sub(lambda found: bytes([ESCAPE, found[0][0] ^ 64]), content)


def block(path: str, content: bytes) -> bytes:
    """A file as a piece of the page that the browser does not try to run."""
    head = f'<script type="text/plain" data-file="{path}">'.encode("ascii")
    return head + as_letters(gzip.compress(content, 9, mtime=0)) + b"</script>"


def in_ascii(name: str, text: str) -> str:
    """Code that stands in the page: it means the same in every charset, or the build stops."""
    if not text.isascii():
        give_up(f"{name} has letters that are not ASCII, and the one-file page cannot hold them.")
    return text


def data_url(kind: str, content: bytes) -> str:
    """A small file as its own address."""
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"


def policy(scripts: Iterable[str], style: str) -> str:
    """The tightest one under which it runs: our own inline code by its hash, and the blobs which that makes."""
    hashes = " ".join(f"'{integrity(script.encode())}'" for script in scripts)
    return "; ".join(
        [
            "default-src 'none'",
            f"script-src {hashes} blob: 'wasm-unsafe-eval'",
            f"style-src '{integrity(style.encode())}'",
            "connect-src 'self'",  # itself, where a host serves it as UTF-8: see start/unpack.js
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
    sheet = the_one(files, "/style.css")
    style = FONT.sub(
        lambda found: f"url({data_url('font/woff2', files[beside(sheet, found[1])])})", files[sheet].decode()
    )
    style = in_ascii("The style sheet", style)
    first = in_ascii("first.js", files[the_one(files, "/first.js")].decode())
    unpack = in_ascii("unpack.js", filled(scripts()["start/unpack.js"], {"boot": the_one(files, "/boot.js")}))
    icon = data_url("image/svg+xml", files[the_one(files, "/app-icon.svg")])
    page = document(
        posixpath.dirname(the_one(files, "/pyodide.mjs")),
        csp=policy([first, unpack], style),
        kind=f' data-one-file data-hosted="{html.escape(hosted)}"',
        head=f'<script>{first}</script>\n<style>{style}</style>\n<link rel="icon" href="{icon}">',
        tail=f"{TAIL}<script>{unpack}</script>",
    ).replace('<meta charset="utf-8">', f'<meta charset="{CHARSET}">')
    before, _, after = page.encode("ascii", errors="xmlcharrefreplace").partition(TAIL.encode())
    blocks = (block(path, content) for path, content in packed(files).items())
    return before + b"\n".join([*blocks, after])
