"""A new line by choice: the board, the start field, and the deal by its number."""

from typing import TYPE_CHECKING

from app.answers import answers
from app.games.one_line.view import new
from app.screen import Screen
from waystones import Record
from waystones.deal import MAX_SEED
from waystones.games.one_line.board import CLASSIC
from waystones.games.one_line.layout import board

if TYPE_CHECKING:
    from app.app import App


class NewGame(Screen):
    """The choices before a game."""

    def __init__(self, app: "App", arg: str) -> None:
        super().__init__(app, arg)
        self._board = CLASSIC
        self._start = 0
        self._seed = ""
        self._wrong = False

    def frame(self) -> str:
        """Board and choices."""
        return new.frame(self.app.texts)

    def regions(self) -> dict[str, str]:
        """The choice made so far."""
        return new.regions(self.app.texts, self._board, self._start, self._wrong)

    def slide(self, name: str, value: str) -> None:
        """The deal's number is being typed."""
        if name == "seed":
            self._seed = value.strip()
            self._wrong = bool(self._seed) and self._chosen_seed() is None
            self.app.show()

    @answers("board")
    def _choose_board(self, which: str) -> None:
        self._board = CLASSIC if which == CLASSIC.id else board(str(self.app.new_seed()))
        self.app.show()

    @answers("start")
    def _choose_start(self, which: str) -> None:
        """One of the starts by its number; 0 lets the deal choose."""
        self._start = int(which)
        self.app.show()

    @answers("begin")
    def _begin(self, arg: str) -> None:
        if self._wrong:
            return
        seed = self._chosen_seed() if self._seed else self.app.new_seed()
        options: dict[str, object] = {"board": self._board.id}
        if self._start:
            options["start"] = self._start
        self.app.start_game(Record.new("one_line", 1, seed or 0, **options))

    def _chosen_seed(self) -> int | None:
        """The typed number, if it is one that can be dealt."""
        if not (self._seed.isascii() and self._seed.isdigit()):
            return None
        seed = int(self._seed)
        return seed if seed <= MAX_SEED else None
