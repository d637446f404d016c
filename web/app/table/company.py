"""Who sits at the table, through whose eyes the page looks, and where the device is between two people."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from app.drawing.players import Player

ALONE = (("", ""),)  # a game of one seat has no names
_FALLEN = "handed-over"
_TEXT = re.compile(rf"(?:{_FALLEN})?(?: [0-9]:[0-9]{{1,4}})*")


class Company:
    """The players of one game. With one person nobody else's hand can be seen, so no curtain is needed."""

    def __init__(self, seats: Sequence[tuple[str, str]]) -> None:
        self.players = [Player(name, level) for name, level in seats or ALONE]
        self.people = [seat for seat, player in enumerate(self.players) if not player.level]

    @property
    def names(self) -> list[str]:
        """What everybody is called."""
        return [player.name for player in self.players]

    @property
    def several(self) -> bool:
        """Whether there is anybody to play against."""
        return len(self.players) > 1

    @property
    def watching(self) -> bool:
        """Whether nobody here plays: only bots do."""
        return not self.people

    @property
    def needs_curtain(self) -> bool:
        """Whether hands have to be hidden between turns."""
        return len(self.people) > 1

    def level(self, seat: int) -> str:
        """The bot's level; empty for a person."""
        return self.players[seat].level

    def viewer(self, to_act: int) -> int:
        """The seat that looks: the person who is to act, or will be after bots; the first seat where all are bots."""
        round_the_table = (*range(to_act, len(self.players)), *range(to_act))
        return next((seat for seat in round_the_table if seat in self.people), 0)

    def kept_seat(self, scores: Sequence[int]) -> int:
        """The seat whose result is kept for the device: the person with most points; where all are bots, the best."""
        return max(self.people or range(len(self.players)), key=lambda seat: scores[seat])

    @property
    def look_back(self) -> list[int]:
        """The seats that a game that is over can be looked at from: people's, or every one where only bots sat."""
        return self.people or list(range(len(self.players)))

    @property
    def looking_back(self) -> int:
        """The seat that looks at a game that is over, unless another is asked for."""
        return self.look_back[0]


@dataclass(frozen=True, slots=True)
class Handover:
    """The device between two people, as a save keeps it, so that what may be taken back from the curtain outlives a reload.

    `fallen`: the curtain has come down and nobody has lifted it; `witnessed`: what each seat has seen (see Session).
    """

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
