"""Who sent a link and what they drew: a few words behind its code. Anybody can write them, so nothing depends on them.

>>> signature("https://example.org/#W1037Wa037Wd" + sign(30, "Anna"))
Signature(points=30, name='Anna', lines=())

A link with lines of several people also says who drew each of them, in the order of their seats.

>>> signature("#W1037Wa037Wd" + sign(None, "Anna", ("Anna", "", "Bas"))).lines
('Anna', '', 'Bas')
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

LONGEST = 24  # letters of a name
MOST_LINES = 8
_WRITTEN = re.compile(rf"W[0-9A-Za-z]{{6,}}~(-?[0-9]{{1,3}})?((?:~[^~\s]{{0,300}}){{0,{MOST_LINES + 1}}})")


@dataclass(frozen=True, slots=True)
class Signature:
    """What the sender says about the game: what it gave, and who it was."""

    points: int | None = None
    name: str = ""
    lines: tuple[str, ...] = ()  # who drew each of several lines, where they have said so


NOBODY = Signature()


def sign(points: int | None, name: str = "", lines: Sequence[str] = ()) -> str:
    """The words behind the code; nothing where there is nothing to say."""
    who = ["".join(map(_quoted, tidy(each).replace("~", " "))) for each in (name, *lines)]
    while who and not who[-1]:
        who.pop()
    if points is None and not who:
        return ""
    return "~".join(["", "" if points is None else str(points), *who])


def signature(text: str) -> Signature:
    """What stands behind the first code in the text."""
    found = _WRITTEN.search(text)
    if not found:
        return NOBODY
    points, names = found.groups()
    name, *lines = [tidy(_unquoted(each)) for each in names.removeprefix("~").split("~")]
    return Signature(int(points) if points else None, name, tuple(lines))


def tidy(name: str) -> str:
    """A name on one line, and no longer than a name is."""
    return " ".join("".join(each if each.isprintable() else " " for each in name).split())[:LONGEST].strip()


# An address holds letters and digits; the page has no urllib, which would be all of it for two lines.
def _quoted(letter: str) -> str:
    return (
        letter
        if letter.isascii() and letter.isalnum()
        else "".join(f"%{byte:02X}" for byte in letter.encode())
    )


def _unquoted(text: str) -> str:
    parts = re.split(r"%([0-9A-Fa-f]{2})", text)
    raw = b"".join(bytes.fromhex(each) if i % 2 else each.encode() for i, each in enumerate(parts))
    return raw.decode(errors="replace")
