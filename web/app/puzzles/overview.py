"""The page with all puzzles: the day's, endless ones of three levels, and the rush."""

from app.answers import answers
from app.puzzles import stock, view
from app.puzzles.solved import address, read_address
from app.screen import Screen
from waystones.puzzle import LEVELS


class Puzzles(Screen):
    """Where puzzles are chosen."""

    def frame(self) -> str:
        """The page without what belongs to this player."""
        return view.frame(self.app.texts)

    def regions(self) -> dict[str, str]:
        """What was solved, and today's."""
        today = [stock.of_today(self.app, game) for game in view.all_kinds()]
        return {**view.regions(self.app.texts, stock.kept(self.app), today), "sheet": self.sheet}

    def opened(self) -> None:
        """Have puzzles made: one will be wanted soon."""
        stock.stock_up(self.app, [(game, level) for level in LEVELS for game in view.all_kinds()])

    @answers("day-puzzle")
    def _day(self, game: str) -> None:
        self.app.go(f"puzzle/{address(stock.of_today(self.app, game))}")

    @answers("new-puzzle")
    def _new(self, kind: str) -> None:
        game, _, level = kind.partition("/")
        self.app.platform.ask_to_stay()
        self.app.go(f"puzzle/{address(stock.another(self.app, game, level))}")

    @answers("open-puzzle")
    def _open(self, text: str) -> None:
        if which := read_address(text):
            self.app.go(f"puzzle/{address(which)}")

    @answers("rush")
    def _rush(self, game: str) -> None:
        self.app.go(f"rush/{game}")

    def woken(self) -> None:
        """The page is looked at again: today may be another day."""
        self.app.show()
