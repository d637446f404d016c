"""The end of a path game: everything is counted, one after another, and somebody has won."""

from abc import abstractmethod
from typing import Any, ClassVar, TypeVar

from app.drawing.kit import Regions
from app.games import games
from app.games.path_cards.view import result
from app.table.result import Ending
from app.table.view.score_sheet import Sheet
from waystones import Record
from waystones.games.path_cards.observation import PathCardsObservation

Cards = TypeVar("Cards", bound=PathCardsObservation[Any])


class CardEnding(Ending[Cards]):
    """The score sheet, filled in cell by cell."""

    score_sheet: ClassVar[Sheet]
    sound = ""  # the counting ends with it

    @abstractmethod
    def picture(self) -> str:
        """The board as it stands."""

    @property
    def counts(self) -> int:
        """The cells of the sheet."""
        return self.score_sheet.counts(self.seen)

    def frame(self) -> str:
        """The sheet, the track, the curve and the board."""
        t, over = self.t, self.over
        players, name, picture = over.company.players, games()[over.save.game].name(t), self.picture()
        return result.frame(t, self.score_sheet, name, self.seen, players, over.save.id, picture)

    def regions(self, counted: int | None) -> Regions:
        """As much of the sheet as has been counted, and how it went once all is."""
        t, players, winners = self.t, self.over.company.players, self.over.winners
        shown = result.regions(t, self.score_sheet, self.seen, players, winners, self.ended, counted)
        return shown | self.story_region(done=self.score_sheet.is_done(self.seen, counted))

    @property
    def ended(self) -> str:
        """What ended the game, and whose doing it was."""
        last, over = self.over.session.steps[-1], self.over
        name = "" if [last.seat] == over.company.people else over.company.names[last.seat]
        return result.ended_by(self.t, last.events[-1].facts["reason"], name)

    def rematch(self, seed: int) -> Record:
        """The same company, a new deal, and the start moves on (SP-7)."""
        now = self.seen
        return Record.new(self.over.save.game, now.players, seed, first=(now.first + 1) % now.players)
