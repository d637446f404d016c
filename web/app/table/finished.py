"""The base class of the screens for finished games: result, replay and review."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from app.answers import answers
from app.game import Game
from app.keeping.figures import ELSEWHERE, SENT
from app.keeping.save import Save
from app.screen import Elsewhere, Screen
from app.sending.posting import Posting
from app.sending.sharing import Sharing
from app.table.company import Company
from waystones import Session

if TYPE_CHECKING:
    from app.app import App


class FinishedScreen(Screen):
    """A game that is over; one that is still played is shown where it is played."""

    def __init__(self, app: "App", save: Save, game: Game) -> None:
        super().__init__(app, save.id)
        if not save.finished:
            raise Elsewhere(f"play/{save.id}")
        self.save = save
        self.game = game
        self.kind = game.kind_of(save.seats)
        self.session: Session[Any] = Session.resume(save.record)
        self.company = Company(save.seats)
        self._sharing = Sharing(app)
        self.parts = (self._sharing, Posting(app, lambda: self.save, self._posted))

    def slide(self, name: str, value: str) -> None:
        """A slider or text field has a new value."""
        self._sharing.slide(name, value)

    def regions(self) -> dict[str, str]:
        """What lies over the screen."""
        return {"sheet": self.sheet}

    @property
    def can_play_on(self) -> bool:
        """Whether people who sat here can play it otherwise from some turn on; nobody can for moves that were sent."""
        levels = {player.level for player in self.company.players}
        return self.company.several and "" in levels and not levels & {SENT, ELSEWHERE}

    def play_on(self, ply: int) -> None:
        """Take the game up after so many moves, as another one. A player who knows what comes only practises: it is not counted."""
        if self.can_play_on:
            record = replace(self.session.record, moves=self.session.record.moves[:ply])
            self.app.go(f"play/{self.app.saves.new(record, seats=self.save.seats, practice=True).id}")

    def _posted(self, moves: int) -> None:
        """The last letter was sent."""
        self.save = self.app.saves.write(replace(self.save, posted=moves))

    @answers("result")
    def _result(self, arg: str) -> None:
        self.app.go(f"result/{self.save.id}")

    @answers("replay")
    def _replay(self, arg: str) -> None:
        self.app.go(f"replay/{self.save.id}")

    @answers("review")
    def _review(self, arg: str) -> None:
        self.app.go(f"review/{self.save.id}")
