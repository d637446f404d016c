"""Where several sit down to One Line: they choose a board, and who starts where."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from app.answers import answers
from app.drawing.kit import Regions
from app.games.one_line.view import seating
from waystones.games.one_line.about import ABOUT
from waystones.games.one_line.board import CLASSIC, Board
from waystones.games.one_line.layout import board

if TYPE_CHECKING:
    from app.app import App


class OneLineSeating:
    """The board, and the starts as a digit for each seat; empty where the deal decides."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self._board: Board = CLASSIC
        self._starts = ""
        self._players = 0
        self._allowed = next(option.allowed for option in ABOUT.options if option.name == "start")

    def frame(self) -> str:
        """The questions."""
        return seating.frame(self._app.texts)

    def regions(self, names: Sequence[str]) -> Regions:
        """What is chosen, by the names of those who sit."""
        return seating.regions(self._app.texts, self._board, self._starts, names)

    def sit(self, players: int) -> None:
        """So many sit now: who has chosen a start keeps it, others get what is left."""
        self._players = players
        if self._starts:
            self._choose_starts()

    def take_up(self, options: Mapping[str, str]) -> None:
        """Choose what a deal that was sent says."""
        self._starts = options.get("start", "")
        self._lay_board(options.get("board", CLASSIC.id))

    def options(self) -> dict[str, object]:
        """What the record of the new game says of it."""
        chosen: dict[str, object] = {"start": self._starts} if self._starts else {}
        return chosen | {"board": self._board.id}

    def _lay_board(self, number: str) -> None:
        """The classic board, or the one with this number."""
        self._board = CLASSIC if number == CLASSIC.id else board(number)

    def _choose_starts(self) -> None:
        """Those starts as far as there are seats for them, and for the other seats what is left."""
        allowed = self._allowed(self._players) or ()
        wanted = self._starts
        self._starts = next(
            (starts for starts in allowed if starts.startswith(wanted[: len(starts)])), allowed[0]
        )

    @answers("board")
    def _choose_board(self, which: str) -> None:
        self._lay_board(CLASSIC.id if which == CLASSIC.id else str(self._app.new_seed()))
        self._app.show()

    @answers("start")
    def _choose_start(self, arg: str) -> None:
        """Who starts where (OL-24): the deal decides, or a seat takes a start, and whoever had it takes its own."""
        seat, _, start = arg.partition(" ")
        if seat == "deal":
            self._starts = ""
        elif not start:
            self._choose_starts()
        else:
            here = self._starts[int(seat)]
            swap = str.maketrans({here: start, start: here})
            self._starts = self._starts.translate(swap)
        self._app.show()


SEATING = OneLineSeating
