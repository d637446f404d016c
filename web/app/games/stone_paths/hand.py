"""Stone Paths in a player's hand."""

from collections.abc import Iterable, Sequence
from html import escape

from app.answers import answers
from app.drawing.kit import Regions
from app.games.path_cards.hand import CardHand
from app.games.stone_paths import choices, words
from app.games.stone_paths.lesson import LESSONS, Now
from app.games.stone_paths.view import play
from app.games.stone_paths.view.look import Look, Moved
from app.table.answer import Answer
from app.table.hand import Desk
from waystones import Event, Refusal
from waystones.games.path_cards.cards import LETTERS
from waystones.games.path_cards.moves import Move
from waystones.games.stone_paths.board import GOAL, ROW_VALUES
from waystones.games.stone_paths.moves import LARGE, SMALL, STAY, STEPS
from waystones.games.stone_paths.observation import StonePathsObservation


class StonePathsHand(CardHand[StonePathsObservation]):
    """The figures on five paths, beside the cards."""

    course = LESSONS
    no_step = STAY

    def taught(self) -> Now:
        """The table, for the coach."""
        return Now(self.seen, self.lifted)

    def frame(self) -> str:
        """The table without what lies on it."""
        return play.frame(self.t)

    def regions(self, desk: Desk) -> Regions:
        """What the seat that looks may know."""
        now = self.seen
        look = Look(
            lifted=self.lifted,
            lit=choices.lit(self.choices, self.lifted),
            hint=self.marked(desk),
            refused=self.refused,
            preview=choices.preview(now, self.lifted),
            moved=self.moved,
            arrivals=self.arrivals,
            traces=self.traces(desk),
            can_undo=desk.can_undo,
        )
        players = self.company.players
        return play.regions(self.t, now, players, look, desk.just_now(), coach=desk.coach, sheet=desk.sheet)

    def words(self, events: Iterable[Event], me: int | None) -> str:
        """What happened, in words."""
        return words.events(self.t, events, self.company.names, me)

    def turn(self, events: Sequence[Event], name: str) -> str:
        """A turn of another seat in one line."""
        return words.turn(self.t, events, name)

    def refusal(self, why: Refusal) -> str:
        """Why not, in words."""
        return words.refusal(self.t, why)

    def movement(self, events: Iterable[Event]) -> Moved | None:
        """The last step among the events."""
        return choices.movement(events)

    def places(self, move: Move) -> set[str]:
        """Where on the table the move is made."""
        return choices.places(move)

    def row_value(self, row: int) -> tuple[int, bool]:
        """What a row of stones counts."""
        return ROW_VALUES[row], row >= GOAL

    def of_seat(self, seat: int) -> str:
        """With the own rows, what wishing stones are worth: without any the account begins below zero (SP-23)."""
        said = escape(words.wishing_scale(self.t))
        return f'<p class="small quiet">{said}</p>' if seat == self.seen.seat else ""

    def about_stone(self, name: str) -> str:
        """What a stone is, by its path and its number from the start: r4."""
        return words.about_stone(self.t, self.seen, self.company.names, LETTERS.index(name[0]), int(name[1:]))

    @answers("figure")
    def choose_figure(self, size: str) -> Answer:
        """Set out the large or a small figure."""
        return self.attempt(LARGE if size == "large" else SMALL)

    @answers("step")
    def step(self, colour: str) -> Answer:
        """One more step on a path."""
        return self.attempt(STEPS[LETTERS.index(colour)])


HAND = StonePathsHand
