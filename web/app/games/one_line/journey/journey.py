"""The journey's own screen, and how a stone is opened."""

from dataclasses import replace
from typing import TYPE_CHECKING

from app.games.one_line.journey import view
from app.games.one_line.journey.walked import Walked
from app.screen import Screen
from waystones import Record
from waystones.games.one_line.journey import LENGTH, deal

if TYPE_CHECKING:
    from app.app import App


class Journey(Screen):
    """The path; each stone leads to its game."""

    def frame(self) -> str:
        """The path without what belongs to this player."""
        return view.frame(self.app.texts)

    def regions(self) -> dict[str, str]:
        """The stones of the journey, each with the medal that was won there."""
        return view.regions(self.app.texts, Walked.of(self.app.saves))

    def opened(self) -> None:
        """Go to where one has come to."""
        following = Walked.of(self.app.saves).following
        if following >= view.ACROSS:
            self.app.platform.scroll_to(f"stone-{following + 1}")


def open_stone(app: "App", arg: str) -> None:
    """Play a stone: go on with its game if it was begun, else begin it."""
    place = int(arg) if arg.isascii() and arg.isdigit() else LENGTH
    if not Walked.of(app.saves).is_open(place):
        app.go("journey")
        return
    dealt = deal(place)
    for save in app.saves.games(finished=False):
        if not save.seats and not save.once and save.lesson is None and _deal_of(save.record) == dealt:
            app.go(f"play/{save.id}")
            return
    app.start_game(dealt)


def _deal_of(text: str) -> Record:
    """What was dealt in a kept game."""
    return replace(Record.parse(text.partition("\n")[0]), moves=())
