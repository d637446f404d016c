"""The rules of a game, in our own words."""

from app.answers import answers
from app.drawing import rule_page
from app.drawing.kit import Regions
from app.game import Game
from app.games import by_rule, games
from app.screen import Screen
from app.texts import Texts


def other_rules(t: Texts, shown: str) -> Regions:
    """The way from the rules of one game to those of every other."""
    known = [(game.id, game.emblem, game.name(t)) for game in games().values()]
    return {rule_page.GAMES: rule_page.games(t, known, shown)}


class Rules(Screen):
    """The rules page; its argument is a game, or the id of a rule to begin at."""

    def frame(self) -> str:
        """The page of the game; nothing on it changes."""
        return self._game.rules().frame(self.app.texts)

    def regions(self) -> Regions:
        """The way to the other games' rules."""
        return other_rules(self.app.texts, self._game.id)

    @property
    def _game(self) -> Game:
        """The game that is asked for; the first one where none is."""
        first = next(iter(games().values()))
        return games().get(self.arg) or by_rule(self.arg) or first

    def opened(self) -> None:
        """Go to the rule that was asked for."""
        if self.arg:
            self.app.platform.scroll_to(self.arg)

    @answers("section")
    def _go_to_chapter(self, id: str) -> None:
        """The table of contents leads to a chapter of this page."""
        self.app.platform.scroll_to(id)
