"""Stone Paths in a player's hand."""

from collections.abc import Iterable
from html import escape
from typing import ClassVar

from app.answers import answers
from app.games.path_cards.hand import CardHand
from app.games.path_cards.view.play import Own
from app.games.path_cards.words import GameWords
from app.games.stone_paths import words
from app.games.stone_paths.lesson import LESSONS, Now
from app.games.stone_paths.view import play
from app.games.stone_paths.view.look import Look, Moved, movement, preview
from app.table.answer import Answer
from app.table.hand import Desk
from waystones import Event
from waystones.games.path_cards.cards import LETTERS
from waystones.games.path_cards.moves import Move
from waystones.games.stone_paths.board import GOAL, ROW_VALUES
from waystones.games.stone_paths.moves import FIGURE, LARGE, SMALL, STAY, STEPS
from waystones.games.stone_paths.observation import StonePathsObservation


class StonePathsHand(CardHand[StonePathsObservation]):
    """The figures on five paths, beside the cards."""

    course = LESSONS
    game_words: ClassVar[GameWords] = words
    no_step = STAY

    moved: Moved | None = None

    def taught(self) -> Now:
        """The table, for the coach."""
        return Now(self.seen, self.lifted)

    def frame(self) -> str:
        """The table without what lies on it."""
        return play.frame(self.t)

    def drawn(self, desk: Desk) -> tuple[Look, Own]:
        """What is lifted, lit and previewed, and the board with it."""
        now = self.seen
        look = Look(
            lifted=self.lifted,
            lit=self.lit,
            hint=self.marked(desk),
            refused=self.refused,
            preview=preview(now, self.lifted),
            moved=self.moved,
            arrivals=self.arrivals,
            traces=self.traces(desk),
            can_undo=desk.can_undo,
        )
        return look, play.own(self.t, now, self.company.players, look)

    def movement(self, events: Iterable[Event]) -> Moved | None:
        """The last step among the events."""
        return movement(events)

    def board_places(self, move: Move) -> set[str]:
        """Which figure is set out, or which path goes on; a row of that colour stands for it too."""
        if move.kind == FIGURE:
            return {f"figure:{move.text}"}
        return {f"path:{LETTERS[move.what]}", f"row:{LETTERS[move.what]}"} if move != STAY else {"stay"}

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
