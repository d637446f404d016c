"""Colours for a terminal that wants them. Nothing is ever told by a colour alone, so they can be left out."""

import re
from collections.abc import Mapping
from typing import TextIO

_CODES = {
    "yellow": "33",
    "blue": "94",
    "green": "32",
    "grey": "90",
    "red": "31",
    "purple": "35",
    "bold": "1",
    "faint": "2",
    "reverse": "7",
}
_PAINTED = re.compile("\x1b\\[[0-9;]*m")


def wants_colour(stream: TextIO, environ: Mapping[str, str]) -> bool:
    """Whether to paint what is written there: on a terminal, unless NO_COLOR says no or the terminal is dumb."""
    return stream.isatty() and not environ.get("NO_COLOR") and environ.get("TERM") != "dumb"


class Paint:
    r"""Colours text, or leaves it alone.

    >>> Paint(colours=True)("r7", "red", "bold"), Paint(colours=False)("r7", "red", "bold")
    ('\x1b[31;1mr7\x1b[0m', 'r7')
    """

    def __init__(self, *, colours: bool) -> None:
        self.colours = colours

    def __call__(self, text: str, *styles: str) -> str:
        """The text in these styles; those that are no style (a joker has no colour) are left out."""
        codes = ";".join(_CODES[style] for style in styles if style in _CODES)
        return f"\x1b[{codes}m{text}\x1b[0m" if self.colours and codes and text.strip() else text


PLAIN = Paint(colours=False)


def width(text: str) -> int:
    """How many columns the text takes.

    >>> width(Paint(colours=True)("r7", "red"))
    2
    """
    return len(_PAINTED.sub("", text))
