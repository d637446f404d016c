"""A finished game of One Line, as its result and its replay need it."""

from typing import TYPE_CHECKING

from app.screens.screen import Elsewhere, Screen
from waystones import Record
from waystones.games.one_line.observation import OneLineObservation

if TYPE_CHECKING:
    from app.app import App


class Finished(Screen):
    """A screen about a game that is over."""

    def __init__(self, app: "App", arg: str) -> None:
        super().__init__(app, arg)
        save = app.saves.open(arg)
        if save is None:
            raise Elsewhere("")
        if not save.finished:
            raise Elsewhere(f"play/{save.id}")
        self.save = save
        self.record = Record.parse(save.record)

    def seen(self, ply: int | None = None) -> OneLineObservation:
        """The game as its player saw it after that many rounds."""
        observation = self.record.state(ply).observe(0)
        assert isinstance(observation, OneLineObservation)
        return observation
