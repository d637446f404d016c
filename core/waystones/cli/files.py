"""Games in files: a record, then an empty line and what only the table knows.

    waystones/1 stone_paths players=2 seed=7
    y1
    large

    seats you sharp
    witnessed 0=1

A record alone will do, and so will anything after the empty line that is not understood.
"""

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from waystones.cli.saying import Trouble
from waystones.record import Record


@dataclass(frozen=True)
class Kept:
    """A game as it is kept: who sits where, and what was seen and then taken back (see `Session.witnessed`)."""

    record: Record
    seats: tuple[str, ...] = ()
    witnessed: Mapping[int, int] = field(default_factory=dict)

    @classmethod
    def parse(cls, text: str) -> "Kept":
        """Read it; BadRecord if the record cannot be played.

        >>> kept = Kept(Record.new("stone_paths", 2, 7), ("you", "sharp"), {0: 3})
        >>> Kept.parse(str(kept)) == kept
        True
        """
        record, _, rest = text.strip().replace("\r\n", "\n").partition("\n\n")
        told = {head: words for head, *words in map(str.split, filter(None, rest.splitlines()))}
        try:
            pairs = [pair.split("=") for pair in told.get("witnessed", [])]
            witnessed = {int(seat): int(plies) for seat, plies in pairs}
        except ValueError as error:
            raise Trouble("The file's line about what was seen cannot be read.") from error
        return cls(Record.parse(record), tuple(told.get("seats", [])), witnessed)

    def __str__(self) -> str:
        lines = [str(self.record), "", " ".join(["seats", *self.seats])]
        if self.witnessed:
            lines.append(" ".join(["witnessed", *(f"{seat}={ply}" for seat, ply in self.witnessed.items())]))
        return "\n".join(lines) + "\n"


def text_of(name: str) -> str:
    """The text of a file, or of the standard input for a dash."""
    return sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")


def write(name: str, kept: Kept) -> None:
    """Keep the game in a file; one that holds something else is left alone."""
    path = Path(name)
    if path.exists() and not path.read_bytes().startswith(b"waystones/"):
        raise Trouble(f"{name} holds something else and is left as it is.")
    path.write_text(str(kept), encoding="utf-8")
