"""Stone Paths in play: people and bots at one table, one device, nobody's hand shown to another."""

from collections.abc import Iterable

from app.lesson import Course
from app.path_cards.play import CardTable
from app.stone_paths import choices, words
from app.stone_paths.lesson import LESSONS, Now
from app.stone_paths.movement import movement
from app.stone_paths.seen import seen
from app.views.stone_paths import play
from app.views.stone_paths.look import Look, Moved
from waystones import Event, Refusal
from waystones.games.path_cards.moves import Move
from waystones.games.stone_paths.observation import StonePathsObservation


class Play(CardTable):
    """The table of Stone Paths."""

    @property
    def seen(self) -> StonePathsObservation:
        """What the seat that looks may know."""
        return seen(self.session, self.me)

    @property
    def course(self) -> Course[Now]:
        """What a first game teaches."""
        return LESSONS

    def taught(self) -> Now:
        """The table, for the coach."""
        return Now(self.seen, self.lifted)

    def table(self) -> str:
        """The table without what lies on it."""
        return play.frame(self.app.texts)

    def laid_out(self) -> dict[str, str]:
        """What the seat that looks may know."""
        t, now = self.app.texts, self.seen
        look = Look(
            lifted=self.lifted,
            lit=choices.lit(now.legal_moves(), self.lifted),
            hint=self.marked,
            refused=self.refused,
            preview=choices.preview(now, self.lifted),
            moved=self.moved,
            arrivals=self.arrivals,
            can_undo=self.can_undo,
        )
        log = self.turns(self.me)
        return play.regions(t, now, self.company.players, look, log, coach=self.coach(), sheet=self.sheet)

    def words_for(self, events: Iterable[Event], me: int | None) -> str:
        """What happened, in words."""
        return words.events(self.app.texts, events, self.company.names, me)

    def why_not(self, why: Refusal) -> str:
        """A refusal in words."""
        return words.refusal(self.app.texts, why)

    def movement(self, events: Iterable[Event]) -> Moved | None:
        """The last step among the events."""
        return movement(events)

    def move_for(self, action: str, arg: str, lifted: int | None) -> Move | None:
        """The move that a button or a place on the table means."""
        return choices.move_for(action, arg, lifted)

    def places(self, move: Move) -> set[str]:
        """Where on the table the move is made."""
        return choices.places(move)
