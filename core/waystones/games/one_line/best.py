"""The best route that a deal had in it, found once the order of its cards is known.

A beam search over whole games: after each card the most promising lines are followed up. A quick pass finds a good
route; the long one leaves out all that cannot beat it. A plain beam fills up with lines that share one early mistake,
so few are kept of those that end in the same two places with the same number behind them. Where much less is found than
the board holds, a third pass with twice the effort follows up more of those.

What is dropped is not forgotten: the most that any of it could have come to is noted, and a route that gives as much
is proven best.

>>> import waystones
>>> found = best(waystones.new("one_line", seed=7), effort=150)
>>> found.proven, len(found.moves)
(False, 15)
"""

from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Sequence
from heapq import merge
from typing import NamedTuple

from waystones.games.one_line import walk
from waystones.games.one_line.board import Board, Card, pocket
from waystones.games.one_line.foresight import Foresight
from waystones.games.one_line.line import Line, Shape
from waystones.games.one_line.rules import OneLine
from waystones.games.one_line.walk import PASS, Stretch

EFFORT = 10_000  # lines followed up in a game: about three seconds of CPython
QUICK = 0.1  # of the effort goes into the first pass
ALIKE = 2  # lines that may end alike
MUCH = 7  # points below what the board holds: so little is found on one deal in six, which gets a third pass
MORE_ALIKE = 5  # lines that may end alike in that one
RUN = 400  # lines put in order between two pauses: on a slow phone a few milliseconds, like growing one
LOOK = 10 * RUN  # lines looked at between two pauses


class Progress(NamedTuple):
    """How far a search is: the part that is done, and the best score so far."""

    done: float
    score: int


class Span(NamedTuple):
    """The part of the progress that one pass makes."""

    begin: float
    end: float

    def at(self, part: float) -> float:
        """How far the whole is when so much of the pass is done."""
        return self.begin + part * (self.end - self.begin)


class Best(NamedTuple):
    """The best route found, round by round, and whether it is proven that there is none better."""

    score: int
    moves: tuple[Stretch, ...]
    proven: bool


class Trace(NamedTuple):
    """A line that is followed up, with the one it grew out of a round earlier."""

    line: Line
    before: "Trace | None"


class Candidate(NamedTuple):
    """A line that one more card has made, what is hoped of it, and the most it can come to."""

    hope: float
    most: int
    trace: Trace


Search = Generator[Progress, None, Best]


def best(state: OneLine, effort: int = EFFORT) -> Best:
    """The best route for the solo game, in one go."""
    searching = search(state, effort)
    while True:
        try:
            next(searching)
        except StopIteration as done:
            found: Best = done.value
            return found


def search(state: OneLine, effort: int = EFFORT) -> Search:
    """Search for the best route in slices. What was drawn in the game does not matter, only its board, start and cards."""
    beam = Beam(state.board, state.cards, Line.of(state.starts[:1]))
    quick = int(QUICK * effort)
    yield from beam.followed(quick, ALIKE, Span(0, 0.07))
    yield from beam.followed(effort - quick, ALIKE, Span(0.07, 0.7))
    if beam.missing >= MUCH and not beam.proven:
        yield from beam.followed(2 * effort, MORE_ALIKE, Span(0.7, 1))
    return Best(beam.score, tuple(_moves(state, beam.best)), beam.proven)


class Beam:
    """What to follow up on one board with one order of cards, from a line on, and the best that has been found."""

    def __init__(self, board: Board, cards: Sequence[Card], line: Line) -> None:
        self.best = self._first = Trace(line, None)
        self.dropped = 0  # the most that a line which was not followed up could have come to
        self._board, self._cards = board, cards
        self._foresight = Foresight(board, cards)
        self._holds = self._foresight.prospect(self._first.line, 0).most

    @property
    def score(self) -> int:
        """What the best line gives."""
        return _points(self.best) - len(self._board.colours)

    @property
    def missing(self) -> int:
        """How much more a line could give that covers every field and takes every number in full."""
        return self._holds - _points(self.best)

    @property
    def proven(self) -> bool:
        """Whether nothing that was dropped in the last pass could have given more."""
        return _points(self.best) >= self.dropped

    def followed(self, effort: int, alike: int, span: Span) -> Generator[Progress]:
        """One pass over the whole game with so much effort, in which so many lines may end alike."""
        self.dropped, rounds, traces, at = 0, len(self._cards), [self._first], span.begin
        for done in range(rounds):
            grown: dict[Shape, Candidate] = {}
            for place, trace in enumerate(traces):
                at = span.at((done + place / len(traces)) / rounds)
                yield Progress(at, self.score)
                self._grow(trace, done, grown)
            effort -= len(traces)
            rounds_left = rounds - done - 1
            # What one round leaves over is there for the others.
            width = max(0, effort) // max(1, rounds_left)
            choosing = self.kept(grown.values(), width, alike)
            while True:
                try:
                    next(choosing)
                except StopIteration as chosen:
                    traces = chosen.value
                    break
                yield Progress(at, self.score)

    def _grow(self, trace: Trace, done: int, grown: dict[Shape, Candidate]) -> None:
        """Add what the round's card can make of the line; of two lines of one shape the better one stays."""
        for shape, line in trace.line.grown(self._board, pocket(self._cards[done])).items():
            known = grown.get(shape)
            if known is None:
                hope, most = self._foresight.prospect(line, done + 1)
                new = Candidate(hope, most, Trace(line, trace))
            elif (more := line.points - known.trace.line.points) > 0:
                new = Candidate(known.hope + more, known.most + more, Trace(line, trace))
            else:
                continue
            grown[shape] = new
            if _points(new.trace) > _points(self.best):
                self.best = new.trace

    def kept(self, grown: Iterable[Candidate], width: int, alike: int) -> Generator[None, None, list[Trace]]:
        """The lines to follow up: the most promising that can still beat the best, but few that end alike."""
        score = _points(self.best)
        alive: list[Candidate] = []
        for place, each in enumerate(grown):
            if place % LOOK == 0:
                yield
            if each.most > score:
                alive.append(each)
        if len(alive) <= width:
            return [each.trace for each in alive]
        runs: list[list[Candidate]] = []
        for at in range(0, len(alive), RUN):
            yield
            runs.append(sorted(alive[at : at + RUN], key=_hopeless))
        crowd: Counter[tuple[int, int, int]] = Counter()
        first: list[Candidate] = []
        later: list[Candidate] = []  # those that end like several better ones: only if there is room
        for place, each in enumerate(merge(*runs, key=_hopeless)):
            if place % RUN == 0:
                yield
            if len(first) >= width:
                break
            line = each.trace.line
            ends = line.one, line.other, line.highest
            crowd[ends] += 1
            (first if crowd[ends] <= alike else later).append(each)
        chosen = (first + later)[:width]
        followed = set(map(id, chosen))
        for at in range(0, len(alive), LOOK):
            yield
            left = (each.most for each in alive[at : at + LOOK] if id(each) not in followed)
            self.dropped = max(self.dropped, max(left, default=0))
        return [each.trace for each in chosen]


def _hopeless(each: Candidate) -> float:
    """What puts the most promising line first."""
    return -each.hope


def _points(trace: Trace) -> int:
    """The score if nothing were added any more, but for a constant."""
    return trace.line.points + trace.line.walked.bit_count()


def _moves(state: OneLine, trace: Trace) -> Iterator[Stretch]:
    """The stretches that lead along the trace, and passes to the end."""
    lines: list[Line] = []
    here: Trace | None = trace
    while here:
        lines.insert(0, here.line)
        here = here.before
    route = state.starts[:1]
    for round_number, card in enumerate(state.cards, 1):
        if round_number < len(lines) and lines[round_number] != lines[round_number - 1]:
            stretch = next(
                each
                for each in walk.stretches(state.board, route, card)
                if lines[round_number - 1].after(state.board, each) == lines[round_number]
            )
            route = walk.extended(route, stretch)
            yield stretch
        else:
            yield PASS
