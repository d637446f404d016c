"""One device with a path game on its table, for the tests of both."""

from typing import ClassVar

from app.app import App
from app.table.table import Table
from tests.app.fake import FakePlatform
from waystones import Record
from waystones.games.path_cards.cards import COLOUR_OF, LETTERS, NAMES
from waystones.games.path_cards.moves import Move

ALONE = (("Ada", ""), ("Mira", "relaxed"))
TOGETHER = (("Ada", ""), ("Bas", ""))


class CardTable:
    """A game that has just begun, and the people who play it by taps."""

    game: ClassVar[str]

    def __init__(self, seats: tuple[tuple[str, str], ...], seed: int = 7, **options: int) -> None:
        self.platform = FakePlatform()
        self.app = App(self.platform)
        self.platform.serve(self.app)
        self.app.start()
        self.app.start_game(Record.new(self.game, len(seats), seed, **options), seats=seats)

    @property
    def play(self) -> Table:
        assert isinstance(self.app.screen, Table), self.app.screen
        return self.app.screen

    def make(self, move: Move) -> None:
        """Make a move with a card as a player does."""
        match move.kind:
            case "lay" | "discard":
                self.app.do("card", NAMES[move.what])
                self.app.do(move.kind, LETTERS[COLOUR_OF[move.what]])
            case "draw":
                self.app.do("take", "deck")
            case "take":
                self.app.do("take", LETTERS[move.what])
            case kind:
                raise ValueError(kind)
