"""The review of Loops: whole turns weighed by what the next turns of everybody make of them, on imagined racks."""

from collections.abc import Hashable
from heapq import nlargest
from random import Random
from typing import ClassVar

from waystones.games.loops.bot import Sharp
from waystones.games.loops.moves import END, LAY, lay
from waystones.games.loops.observation import LoopsObservation
from waystones.games.loops.patterns import PATTERNS
from waystones.games.loops.rules import Loops
from waystones.games.loops.turns import Turn, best_turn, turns
from waystones.record import Record
from waystones.review.reason import Choice
from waystones.review.reviewer import Decision, Effort, Reviewer


def moves_of(turn: Turn) -> Choice:
    """The moves that lay the turn and end it."""
    return (*(lay(tile, square) for tile, square in turn.tiles), END)


class LoopsReviewer(Reviewer):
    """Looks at the turns that seem best, and at those that score most."""

    effort = Effort(rounds=((5, 3), (7, 1)), batch=10, batches=3)
    telling = 4.0
    patterns = PATTERNS
    CANDIDATES: ClassVar[int] = 4
    ROUNDS: ClassVar[int] = 2  # that are played on; what comes later no turn has a hold on
    LAST_TILES: ClassVar[int] = 6  # in the bag: from then on the game is played to its end
    WHIM: ClassVar[float] = 0.2  # how often the second choice is taken

    def candidates(self, seen: LoopsObservation) -> list[Choice]:
        """The best turns by score, tiles kept and what they open; where nothing fits, all there is to do."""
        looking = Sharp(0).ranked(seen)
        while True:
            try:
                next(looking)
            except StopIteration as done:
                ranked = [turn for _, turn in done.value]
                break
        if not ranked:
            return [(move,) for move in seen.legal_moves()]
        most = max(ranked)
        likely = ranked[: self.CANDIDATES]
        return [moves_of(turn) for turn in (likely if most in likely else [*likely, most])]

    def sameness(self, seen: LoopsObservation, choice: Choice) -> Hashable:
        """The same tiles on the same squares for the same points, in whichever order."""
        return frozenset(choice), points_of(seen, choice)

    def play_out(self, state: Loops, seen: LoopsObservation) -> float:
        """Two rounds on, or to the end when it is near, by players who take what scores most."""
        until = state.turn + self.ROUNDS * state.players
        while not state.is_over and (state.turn < until or len(state.bag) <= self.LAST_TILES):
            for move in self._plain(state):
                state.apply(move)
        return self.result(state, seen.seat)

    def _plain(self, state: Loops) -> Choice:
        best = best_turn(state.mosaic, state.rack)
        return moves_of(best) if best.tiles else (state.legal_moves()[0],)

    def choose(self, state: Loops, rng: Random) -> Choice:
        """The turn that scores most, now and then the next one."""
        best = nlargest(2, turns(state.mosaic, state.rack))
        if not best:
            return (state.legal_moves()[0],)
        return moves_of(best[-1] if rng.random() < self.WHIM else best[0])

    def decisions(self, record: Record, seat: int) -> list[Decision]:
        """A turn is one decision, from its first tile to its end."""
        state = record.state_of(Loops, 0)
        found: list[Decision] = []
        begin: int | None = None
        for ply, text in enumerate(record.moves):
            mine, first = state.to_act == seat, not state.laid
            if mine and first:
                begin = ply if len(state.legal_moves()) > 1 else None
            move = state.parse(text)
            state.play(move)
            if mine and begin is not None and move.kind != LAY:
                found.append(Decision(begin, ply + 1, record.moves[begin : ply + 1]))
                begin = None
        return found


def points_of(seen: LoopsObservation, choice: Choice) -> int:
    """What the tiles of a turn score."""
    mosaic, points = seen.mosaic, 0
    for move in choice:
        if move.kind == LAY:
            points += mosaic.points(move.square, move.tile)
            mosaic.lay(move.square, move.tile)
    return points


REVIEWER = LoopsReviewer()
