"""What a line drawn alone lost beside the best one, round by round, now that the order of the cards is known.

From the line as it stood before each round the best way on is searched for. What a round took from that, it lost in
hindsight; all rounds together lost what the best line found gives more. Little of it could be foreseen by somebody who
did not know the order: that is what the review's weighing says.
"""

from collections.abc import Generator
from itertools import pairwise
from typing import NamedTuple

from waystones.games.one_line.best import ALIKE, Beam, Span
from waystones.games.one_line.line import Line
from waystones.games.one_line.rules import OneLine
from waystones.record import Record

EFFORT = 400  # lines followed up from each position


class Hindsight(NamedTuple):
    """The best that was found from the line as it stood before each round, and at its end what it gave."""

    best: tuple[int, ...]

    @property
    def losses(self) -> tuple[int, ...]:
        """How many points each round lost against the best line that was still open."""
        return tuple(before - after for before, after in pairwise(self.best))


def hindsight(
    record: Record, known: Record | None = None, effort: int = EFFORT
) -> Generator[float, None, Hindsight]:
    """Look back at a game played alone; `known` is the best line if it was searched for. It says how far it is."""
    lines, state = _lines(record), record.state_of(OneLine)
    found, rounds = [state.scores()[0]], len(lines) - 1
    fields = len(state.board.colours)
    beside, promised = (_lines(known), known.state().scores()[0]) if known else ([], 0)
    for done in reversed(range(rounds)):
        beam = Beam(state.board, state.cards[done:], lines[done])
        for progress in beam.followed(effort, ALIKE, Span(0, 1)):
            yield (rounds - done - 1 + progress.done) / rounds
        best = max(found[0], beam.best.line.points + beam.best.line.walked.bit_count() - fields)
        if done < len(beside) and beside[done].shape == lines[done].shape:
            best = max(best, promised)
        found.insert(0, best)
    return Hindsight(tuple(found))


def _lines(record: Record) -> list[Line]:
    """The line before the first round and after each that was played."""
    state = record.state_of(OneLine, 0)
    lines = [Line.of(state.routes[0])]
    for text in record.moves:
        state.play(state.parse(text))
        lines.append(Line.of(state.routes[0], state.reached[0]))
    return lines
