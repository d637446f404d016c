"""Python's WebAssembly without the names that only libraries loaded later would ask for: the page loads none.

It exports everything that it has by name, thousands of functions, and at the start each gets a place in the table of
functions and an alias in JavaScript. What is kept is found, not listed: what any of Pyodide's scripts names, and what the
WebAssembly imports from itself by way of JavaScript (`GOT.func`, `GOT.mem`: the addresses of its own functions). Nothing
but the section of exports is written anew. Where a function stands in the table depends on what is exported, so the
snapshot has to be taken with the same file (tools/snapshot.py).
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tools.say import give_up

Files = dict[str, bytes]

WASM, SCRIPT = "pyodide.asm.wasm", "pyodide.asm.js"
OTHERS = ("pyodide.mjs", "pyodide.js")
HEADER = b"\0asm\1\0\0\0"
IMPORTS, EXPORTS = 2, 7  # sections
OF_ITSELF = {"GOT.func", "GOT.mem"}
ALIAS = re.compile(r'var (_\w+)=(?:Module\["\1"\]=)?wasmExports\["(\w+)"\];')
WORD = re.compile(r"[A-Za-z_$][\w$]*")
# Fewer than this, and Pyodide has another form than the one this was made for.
FEWEST_EXPORTS, FEWEST_ALIASES = 5_000, 2_000


class Reader:
    """Reads WebAssembly's numbers and names, one after another."""

    def __init__(self, data: bytes, at: int = 0) -> None:
        self.data = data
        self.at = at

    def number(self) -> int:
        """An unsigned number, seven bits to a byte."""
        value = shift = 0
        while True:
            byte = self.data[self.at]
            self.at += 1
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def name(self) -> str:
        """A name with its length before it."""
        length = self.number()
        self.at += length
        return self.data[self.at - length : self.at].decode()

    def limits(self) -> None:
        """How large a table or a memory may be."""
        if self.number() & 1:
            self.number()
        self.number()


@dataclass(frozen=True)
class Section:
    """A part of a WebAssembly file."""

    kind: int
    content: bytes


def sections(wasm: bytes) -> Iterator[Section]:
    """The parts of the file in their order."""
    if not wasm.startswith(HEADER):
        give_up(f"{WASM} is no WebAssembly that the build knows.")
    reader = Reader(wasm, len(HEADER))
    while reader.at < len(wasm):
        kind = wasm[reader.at]
        reader.at += 1
        length = reader.number()
        yield Section(kind, wasm[reader.at : reader.at + length])
        reader.at += length


def written(number: int) -> bytes:
    r"""A number as WebAssembly has it.

    >>> written(300)
    b'\xac\x02'
    """
    found = bytearray()
    while number > 127:
        found.append(number & 127 | 128)
        number >>= 7
    return bytes([*found, number])


def imported_from_itself(content: bytes) -> set[str]:
    """The names that the section of imports asks JavaScript for, and that are the file's own."""
    reader, found = Reader(content), set()
    for _ in range(reader.number()):
        module, name = reader.name(), reader.name()
        if module in OF_ITSELF:
            found.add(name)
        kind = content[reader.at]
        reader.at += 1
        match kind:
            case 0:
                reader.number()
            case 1:
                reader.at += 1
                reader.limits()
            case 2:
                reader.limits()
            case 3:
                reader.at += 2
            case 4:
                reader.at += 1
                reader.number()
            case _:
                give_up(f"{WASM} imports {name}, of a kind that the build does not know.")
    return found


def exported(content: bytes) -> dict[str, bytes]:
    """What the section of exports holds, by name, each as it stands there."""
    reader, found = Reader(content), {}
    for _ in range(reader.number()):
        start = reader.at
        name = reader.name()
        reader.at += 1
        reader.number()
        found[name] = content[start : reader.at]
    return found


def misfit(names: Mapping[str, bytes], script: str) -> str:
    """Why the diet is not for this Pyodide; nothing if it is."""
    aliases = len(ALIAS.findall(script))
    if len(names) >= FEWEST_EXPORTS and aliases >= FEWEST_ALIASES:
        return ""
    return f"it exports {len(names)} names and {SCRIPT} has {aliases} aliases"


def slim(files: Mapping[str, bytes]) -> Files:
    """Pyodide's files without what nobody here asks for."""
    script = files[SCRIPT].decode()
    parts = list(sections(files[WASM]))
    names = exported(next(part.content for part in parts if part.kind == EXPORTS))
    if why := misfit(names, script):
        give_up(f"{WASM} is not as the diet expects it: {why}.")
    rest = [ALIAS.sub("", script), *(files[name].decode() for name in OTHERS)]
    words = {word for text in rest for word in WORD.findall(text)}
    kept = imported_from_itself(next(part.content for part in parts if part.kind == IMPORTS)) | words
    exports = [each for name, each in names.items() if name in kept or f"_{name}" in words]
    made = HEADER
    for part in parts:
        content = written(len(exports)) + b"".join(exports) if part.kind == EXPORTS else part.content
        made += bytes([part.kind]) + written(len(content)) + content
    leaner = ALIAS.sub(lambda alias: alias[0] if alias[1] in words else "", script)
    return {**files, WASM: made, SCRIPT: leaner.encode()}
