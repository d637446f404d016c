"""Branching Paths in a player's hand: a card is lifted, the stones it leads to are lit, a tap on one goes there."""

from collections.abc import Iterable
from typing import ClassVar

from app.answers import answers
from app.games.branching_paths import words
from app.games.branching_paths.lesson import LESSONS, Now
from app.games.branching_paths.view import play
from app.games.branching_paths.view.look import Look, Moved, movement, ways
from app.games.branching_paths.view.wishes import wishing_stones
from app.games.path_cards.hand import CardHand
from app.games.path_cards.view.play import Own
from app.games.path_cards.words import GameWords
from app.table.answer import SHOW, Answer, Decide
from app.table.hand import Desk
from waystones import Event
from waystones.games.branching_paths.moves import KEEP, LIFT, LIFTS, SHED, STAY, STAY_PUT, STEP
from waystones.games.branching_paths.observation import BranchingPathsObservation
from waystones.games.path_cards.cards import LETTERS, NAMES
from waystones.games.path_cards.moves import LAYS, PLAY, Move


class BranchingPathsHand(CardHand[BranchingPathsObservation]):
    """The figures on the web. `target` is the stone for which one of several figures is being chosen."""

    course = LESSONS
    game_words: ClassVar[GameWords] = words
    lifts = (PLAY, SHED)
    no_step = STAY

    moved: Moved | None = None

    target: int | None = None

    def put_down(self) -> None:
        """Nothing is lifted, hinted or refused, and no stone is chosen."""
        super().put_down()
        self.target = None

    def settle(self) -> None:
        """What came of the last tap is no longer shown, nor is a choice between figures left open."""
        super().settle()
        self.target = None

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
            can_undo=desk.can_undo,
            ways=() if self.company.watching else ways(now, self.lifted),
            target=self.target,
            moved=self.moved,
            arrivals=self.arrivals,
            traces=self.traces(desk),
        )
        return look, play.own(self.t, now, self.company.players, look)

    def movement(self, events: Iterable[Event]) -> Moved | None:
        """The last step among the events."""
        return movement(self.seen.board, events)

    def board_places(self, move: Move) -> set[str]:
        """The stone that is stepped to with its figure, the row that loses a card, or the button that declines."""
        board = self.seen.board
        if move.kind == STEP:
            _, stone, large = board.steps.read(move.what)
            return {f"stone:{board.names[stone]}", f"figure:{'large' if large else 'small'}"}
        if move.kind == LIFT:
            return {f"row:{LETTERS[move.what]}"}
        return {"stay" if move.kind == STAY_PUT else "keep"}

    def of_seat(self, seat: int) -> str:
        """The wishing stones: the own ones open, those of others face down (BP-15)."""
        return wishing_stones(self.t, self.seen.wishes[seat], open=seat == self.seen.seat)

    def row_value(self, row: int) -> tuple[int, bool]:
        """What a row of the web counts."""
        board = self.seen.board
        return board.values[row - 1], row >= board.goal

    def about_stone(self, name: str) -> str:
        """What a stone of the web is."""
        return words.about_stone(self.t, self.seen, self.company.names, self.seen.board.stone(name))

    # -- what the player does

    @answers("keep")
    def keep_rows(self, arg: str) -> Answer:
        """No card leaves the rows."""
        return self.attempt(KEEP)

    @answers("off")
    def take_off(self, colour: str) -> Answer:
        """The top card of a row goes to its pile."""
        return self.attempt(LIFTS[LETTERS.index(colour)])

    @answers("go")
    def go(self, stone: str) -> Answer:
        """A stone of the web was tapped."""
        return self._go(self.seen.board.stone(stone))

    @answers("walk")
    def walk(self, step: str) -> Answer:
        """One of several figures was chosen for a stone."""
        return self._walk(self.seen.parse(step))

    def key(self, key: str, field: int | None) -> Answer | None:
        """Enter or the space bar on a lit stone."""
        if field is None or key not in ("Enter", " "):
            return None
        self.settle()
        return self._go(field)

    def drop(self, what: str, where: str) -> Answer:
        """A card let go over a lit stone leads a figure there."""
        kind, _, name = where.partition(":")
        if kind != "stone":
            return super().drop(what, where)
        self.put_down()
        self.lifted = NAMES.index(what)
        return self._go(self.seen.board.stone(name))

    def _go(self, stone: int) -> Answer:
        """Go to a stone: at once if one figure can, else ask which one."""
        leading = [way for way in ways(self.seen, self.lifted) if way.stone == stone]
        if len(leading) == 1:
            return self._walk(leading[0].move)
        self.target = stone if leading else None
        return SHOW

    def _walk(self, step: Move) -> Answer:
        """Lay the lifted card, if there is one, and take the step; the rules take a step that is the only one."""
        if self.lifted is None:
            return self.attempt(step)
        laying = self.attempt(LAYS[self.lifted])
        if not isinstance(laying, Decide) or len(ways(self.seen, self.lifted)) == 1:
            return laying
        return Decide((str(LAYS[self.lifted]), str(step)))


HAND = BranchingPathsHand
