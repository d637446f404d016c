"""Watching a finished path game again, decision by decision."""

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from app.company import Company
from app.screens.finished import ReplayScreen
from app.table.turns import turns
from app.views.path_cards.replay import Moment
from app.views.players import Entry
from waystones import Event
from waystones.games.path_cards.observation import PathCardsObservation

if TYPE_CHECKING:
    from app.app import App


class CardReplay(ReplayScreen):
    """The game at any of its steps, as the seat that looks saw it."""

    def __init__(self, app: "App", arg: str) -> None:
        super().__init__(app, arg)
        self.company = Company(self.save.seats)
        self.me = self.company.looking_back

    @abstractmethod
    def words_for(self, events: Iterable[Event]) -> str:
        """What happened, as the seat that looks would hear it."""

    @abstractmethod
    def movement(self, events: Iterable[Event]) -> Any:
        """The step of a figure among the events, as the board shows it."""

    @abstractmethod
    def shown(self, moment: Moment, played: Sequence[Entry]) -> dict[str, str]:
        """The regions at that moment."""

    def regions(self) -> dict[str, str]:
        """The game after as many steps as the slider says."""
        steps = self.session.steps
        last = steps[self.ply - 1] if self.ply else None
        seen = self.session.replay(self.ply).observe(self.me)
        assert isinstance(seen, PathCardsObservation)
        moment = Moment(
            seen,
            self.ply,
            len(steps),
            self.words_for(last.seen_by(self.me)) if last else "",
            self.movement(last.events) if last else None,
        )
        return self.shown(moment, turns(self.session, self.me, self.words_for))
