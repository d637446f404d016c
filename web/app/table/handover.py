"""The device between two people, as a save keeps it: what may be taken back from the curtain outlives a reload."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

_FALLEN = "handed-over"
_TEXT = re.compile(rf"(?:{_FALLEN})?(?: [0-9]:[0-9]{{1,4}})*")


@dataclass(frozen=True, slots=True)
class Handover:
    """Whether the curtain has fallen and nobody has lifted it, and what each seat has witnessed (see Session)."""

    fallen: bool = False
    witnessed: Mapping[int, int] = field(default_factory=dict)

    @classmethod
    def read(cls, text: str) -> "Handover":
        """What a save says; where it cannot be read, nothing can be taken back."""
        if not _TEXT.fullmatch(text):
            return cls()
        pairs = (pair.split(":") for pair in text.removeprefix(_FALLEN).split())
        return cls(text.startswith(_FALLEN), {int(seat): int(moves) for seat, moves in pairs})

    def __str__(self) -> str:
        pairs = "".join(f" {seat}:{moves}" for seat, moves in sorted(self.witnessed.items()))
        return (_FALLEN if self.fallen else "") + pairs
