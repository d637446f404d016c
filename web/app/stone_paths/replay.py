"""Watching a finished game of Stone Paths again."""

from collections.abc import Iterable, Sequence

from app.path_cards.replay import CardReplay
from app.stone_paths import words
from app.stone_paths.movement import movement
from app.views.path_cards.replay import Moment
from app.views.players import Entry
from app.views.stone_paths import replay
from app.views.stone_paths.look import Moved
from waystones import Event


class Replay(CardReplay):
    """The paths at any step."""

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
        return movement(events)
