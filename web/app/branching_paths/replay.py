"""Watching a finished game of Branching Paths again."""

from collections.abc import Iterable, Sequence

from app.branching_paths import choices, words
from app.path_cards.replay import CardReplay
from app.views.branching_paths import replay
from app.views.branching_paths.look import Moved
from app.views.path_cards.replay import Moment
from app.views.players import Entry
from waystones import Event
from waystones.games.branching_paths.board import CLASSIC


class Replay(CardReplay):
    """The web at any step."""

    def frame(self) -> str:
        """The board, the slider and the turns."""
        return replay.frame(self.app.texts, len(self.session.steps), self.save.id)

    def shown(self, moment: Moment, played: Sequence[Entry]) -> dict[str, str]:
        """The board and all else at that moment."""
        return replay.regions(self.app.texts, moment, self.company.players, played)

    def words_for(self, events: Iterable[Event]) -> str:
        """What happened, in words."""
        return words.events(self.app.texts, events, self.company.names, self.me)

    def movement(self, events: Iterable[Event]) -> Moved | None:
        """The last step among the events."""
        return choices.movement(CLASSIC, events)
