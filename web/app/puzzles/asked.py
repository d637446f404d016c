"""What a puzzle asks in one game: its room says it in `puzzle.py`, this makes one thing of that and the puzzle."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from app.drawing.kit import Regions
from app.game import Game
from app.games import games
from app.keeping.save import Seats
from app.table.company import Company
from app.table.hand import Hand
from app.texts import Texts
from waystones import Session
from waystones.puzzle import Puzzle, Way


@dataclass(frozen=True)
class Asked:
    """A puzzle in the words and with the hand of its game."""

    game: Game
    t: Texts
    puzzle: Puzzle
    room: Any  # app.games.<game>.puzzle

    @classmethod
    def of(cls, game: str, t: Texts, puzzle: Puzzle) -> "Asked":
        """The puzzle in its game's room."""
        return cls(games()[game], t, puzzle, import_module(f"app.games.{game}.puzzle"))

    @property
    def task(self) -> str:
        """What is to be found."""
        words: str = self.room.task(self.t, len(self.puzzle.best.moves))
        return words

    @property
    def needs_undo(self) -> bool:
        """Whether the game's own buttons have no way to take a move back."""
        return bool(self.room.NEEDS_UNDO)

    def step(self, number: int) -> str:
        """What the moves of a way are called: Card 1, Tile 2."""
        words: str = self.room.step(self.t, number)
        return words

    def seats(self, me: int) -> Seats:
        """Who sits where."""
        seats: Seats = self.room.seats(self.t, me)
        return seats

    def hand(self, company: Company, occasion: str, draft: str = "") -> Hand[Any]:
        """The game in the player's hand, with what was half done when it was left."""
        return self.game.kinds[0].hand()(self.t, company, draft, occasion)

    def regions(self, session: Session[Any]) -> Regions:
        """What the game shows otherwise in a puzzle."""
        shown: Regions = self.room.regions(self.t, session)
        return shown

    def is_answer(self, move: str) -> bool:
        """Whether the move says that all is done, without being played."""
        return move in self.room.ANSWERS

    def way(self, session: Session[Any], moves: Sequence[str]) -> Way:
        """The moves with what each has given."""
        before = Session[Any](self.puzzle.record)
        seat, gains = before.to_act, []
        had = before.state.scores()[seat]
        for move in moves:
            before.play(move)
            now = before.state.scores()[seat]
            gains.append(now - had)
            had = now
        return Way(tuple(moves), tuple(gains))
