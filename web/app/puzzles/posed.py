"""A puzzle in the words of its game: joins the puzzle with the `puzzle.py` of the game's room."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol

from app.drawing.kit import Regions
from app.game import Game
from app.games import games
from app.keeping.save import Seats
from app.table.company import Company
from app.table.hand import Hand
from app.texts import Texts
from waystones import Session
from waystones.puzzle import Puzzle, Way


class PuzzleRoom(Protocol):
    """A game's `puzzle.py`."""

    NEEDS_UNDO: bool  # whether the game's own buttons have no way to take a move back
    ANSWERS: frozenset[str]  # moves that say that all is done, and are not played

    def task(self, t: Texts, moves: int) -> str:
        """What to find, in words, with so many moves to make."""
        ...

    def step(self, t: Texts, number: int) -> str:
        """What a move is called."""
        ...

    def seats(self, t: Texts, me: int) -> Seats:
        """The seats: names, and levels of bots."""
        ...

    def regions(self, t: Texts, session: Session[Any]) -> Regions:
        """What is shown otherwise than in a game."""
        ...


@dataclass(frozen=True)
class PosedPuzzle:
    """A puzzle in the words and with the hand of its game."""

    game: Game
    t: Texts
    puzzle: Puzzle
    room: PuzzleRoom

    @classmethod
    def of(cls, game: str, t: Texts, puzzle: Puzzle) -> "PosedPuzzle":
        """The puzzle in its game's room."""
        room: PuzzleRoom = import_module(f"app.games.{game}.puzzle")
        return cls(games()[game], t, puzzle, room)

    @property
    def task(self) -> str:
        """What to find, in words."""
        return self.room.task(self.t, len(self.puzzle.best.moves))

    @property
    def needs_undo(self) -> bool:
        """Whether the game's own buttons have no way to take a move back."""
        return self.room.NEEDS_UNDO

    def step(self, number: int) -> str:
        """What the moves of a way are called: Card 1, Tile 2."""
        return self.room.step(self.t, number)

    def seats(self, me: int) -> Seats:
        """The seats: names, and levels of bots."""
        return self.room.seats(self.t, me)

    def hand(self, company: Company, occasion: str, draft: str = "") -> Hand[Any]:
        """The game in the player's hand, with what was half done when it was left."""
        return self.game.kinds[0].hand()(self.t, company, draft, occasion)

    def regions(self, session: Session[Any]) -> Regions:
        """What the game shows otherwise in a puzzle."""
        return self.room.regions(self.t, session)

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
