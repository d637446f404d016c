"""Following the others: what they did since the own last turn stays marked, all of it at once or turn by turn."""

from app.answers import answers
from app.table.turns import Turn
from app.table.view.since import Since


class Following:
    """The part of a table that looks back at the others, turn by turn on demand."""

    def __init__(self) -> None:
        self._at: int | None = None  # the turn that is looked at alone
        self._number = 0

    def since(self, turns: tuple[Turn, ...]) -> Since:
        """What to show of the others' turns."""
        if len(turns) != self._number:  # somebody has played on: all of it again
            self._number, self._at = len(turns), None
        return Since(turns, self._at)

    @answers("since")
    def next_turn(self, arg: str = "") -> None:
        """Look at the next turn alone, from the first one on; after the last, at all of them."""
        following = 0 if self._at is None else self._at + 1
        self._at = following if following < self._number else None
