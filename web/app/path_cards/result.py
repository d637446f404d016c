"""The end of a path game: everything is counted, one after another, and somebody has won."""

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar

from app.company import Company
from app.screens.finished import FinishedScreen
from app.views.path_cards.result import Sheet
from app.views.players import verdict
from waystones import Record
from waystones.games.path_cards.observation import PathCardsObservation

if TYPE_CHECKING:
    from app.app import App

BEAT = 320  # milliseconds between two counted points


class CardResult(FinishedScreen):
    """The score sheet, filled in cell by cell."""

    score_sheet: ClassVar[Sheet]

    def __init__(self, app: "App", arg: str) -> None:
        super().__init__(app, arg)
        self.company = Company(self.save.seats)
        self._me = self.company.looking_back
        still = app.settings.motion == "less"
        self._counted: int | None = None if still else 0

    @property
    def seen(self) -> PathCardsObservation[Any]:
        """The end, as the seat that looks sees it."""
        observation = self.session.observe(self._me)
        assert isinstance(observation, PathCardsObservation)
        return observation

    @abstractmethod
    def picture(self) -> str:
        """The board as it stands."""

    def frame(self) -> str:
        """The sheet, the track and the board."""
        return self.score_sheet.frame(
            self.app.texts, self.seen, self.company.players, self.save.id, self.picture()
        )

    def regions(self) -> dict[str, str]:
        """As much of it as has been counted."""
        state = self.session.state
        over = self.session.steps[-1].events[-1]
        return {
            **super().regions(),
            **self.score_sheet.regions(
                self.app.texts,
                self.seen,
                self.company.players,
                state.winners(),
                over.facts["reason"],
                self._counted,
            ),
        }

    def opened(self) -> None:
        """Say how it ended, and begin to count."""
        t, state = self.app.texts, self.session.state
        self.app.say(verdict(t, self.company.players, state.winners()))
        self._count()

    def do(self, action: str, arg: str) -> None:
        """Skip the counting, once more, or look back."""
        if action == "skip":
            self._counted = None
            self.app.show()
        elif action == "rematch":
            self._rematch()
        else:
            super().do(action, arg)

    def _count(self) -> None:
        if self._counted is None or self.app.screen is not self:
            return
        self._counted += 1
        if self._counted > self.score_sheet.counts(self.seen):
            self._counted = None
            self.app.play_sound("medal")
        self.app.show()
        self.app.platform.later(BEAT, self._count)

    def _rematch(self) -> None:
        """The same company, a new deal, and the start moves on (SP-7)."""
        seats = self.save.seats
        first = (self.seen.first + 1) % len(seats)
        record = Record.new(self.save.game, len(seats), self.app.new_seed(), first=first)
        self.app.start_game(record, seats=seats)
