"""Watching a finished game of Stone Paths again."""

from collections.abc import Iterable

from app.drawing.kit import Regions
from app.games.path_cards import words as cards
from app.games.stone_paths import choices, words
from app.games.stone_paths.view import replay
from app.table.replay import Moment, Replaying
from waystones import Event
from waystones.games.stone_paths.observation import StonePathsObservation


class StonePathsReplaying(Replaying[StonePathsObservation]):
    """The paths at any step."""

    can_be_taken_up = True

    def frame(self, last: int) -> str:
        """The board, the slider and the turns."""
        return replay.frame(self.t, last, self.id)

    def regions(self, moment: Moment[StonePathsObservation]) -> Regions:
        """The board and all else at that moment."""
        moved = choices.movement(moment.step.events) if moment.step else None
        told, players = self.told(moment), self.company.players
        return replay.regions(self.t, moment, told, moved, players, self.turns())

    def words(self, events: Iterable[Event]) -> str:
        """What happened, in words."""
        return cards.events(self.t, words, events, self.company.names, self.me)


REPLAY = StonePathsReplaying
