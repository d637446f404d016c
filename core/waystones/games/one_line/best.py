"""The best route that a deal had in it, found once the order of its cards is known.

A beam search over whole games: after each card the most promising lines are followed up. A plain beam fills up with
lines that share one early mistake, so only a few of those that end in the same two places are kept. What is dropped
is not forgotten: the most that any of it could have come to is noted, and a route that gives as much is proven best.

>>> import waystones
>>> found = best(waystones.new("one_line", seed=7), effort=150)
>>> found.proven, len(found.moves)
(False, 15)
"""

from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Sequence
from typing import NamedTuple

from waystones.games.one_line import walk
from waystones.games.one_line.areas import BIT
from waystones.games.one_line.board import COLOURS, Board, Card, pocket
from waystones.games.one_line.judge import Judge, Weights
from waystones.games.one_line.line import Line, Shape
from waystones.games.one_line.rules import OneLine
from waystones.games.one_line.walk import PASS, Stretch

EFFORT = 10_000  # lines followed up in a game: about three seconds of CPython
ALIKE = 3  # of them that may end in the same two places
SLICE = 8  # lines grown between two pauses

# Found by trying variations on some hundred deals: who knows what comes can afford to take the high numbers' bait.
WEIGHTS = Weights(narrow=0.62, full=0.75, half=0.12, high=1.31, one_end_shut=3.95)


class Progress(NamedTuple):
    """How far a search is: the part that is done, and the best score so far."""

    done: float
    score: int


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
    """The same in slices. What has been drawn in the game does not matter, only its board, start and cards."""
    beam = Beam(state.board, state.cards)
    traces = [Trace(Line.of(state.starts[:1]), None)]
    best_trace, fields = traces[0], len(state.board.colours)
    for round_number in range(1, len(state.cards) + 1):
        grown: dict[Shape, Candidate] = {}
        for place, trace in enumerate(traces):
            if place % SLICE == 0:
                done = (round_number - 1 + place / len(traces)) / len(state.cards)
                yield Progress(done, _points(best_trace) - fields)
            beam.grow(trace, round_number, grown)
        best_trace = max([best_trace, *(each.trace for each in grown.values())], key=_points)
        effort -= len(traces)
        rounds_left = len(state.cards) - round_number
        width = effort // max(1, rounds_left)  # what one round leaves over is there for the others
        traces = beam.kept(grown.values(), _points(best_trace), width)
    score = _points(best_trace)
    return Best(score - fields, tuple(_moves(state, best_trace)), proven=score >= beam.dropped)


class Beam:
    """What to follow up on one board with one order of cards."""

    def __init__(self, board: Board, cards: Sequence[Card]) -> None:
        self.dropped = 0  # the most that a line which was not followed up could have come to
        self._board, self._cards = board, cards
        self._judge = Judge(board, WEIGHTS)
        areas = {
            colour: sum(BIT[field] for field, each in enumerate(board.colours) if each == colour)
            for colour in COLOURS
        }
        # After each round, where the fields of each colour lie and how many of them the cards to come can cover.
        self._colours_left = [
            [(areas[colour], sum(card.count(colour) for card in cards[done:])) for colour in COLOURS]
            for done in range(len(cards) + 1)
        ]
        # Fields of a colour that no card shows are never walked, so no way leads over them.
        self._ground = sum(area for area, count in self._colours_left[0] if count)
        self._steps_left = [sum(map(len, cards[done:])) for done in range(len(cards) + 1)]

    def grow(self, trace: Trace, round_number: int, grown: dict[Shape, Candidate]) -> None:
        """Add what the round's card can make of the line; of two lines of one shape the better one stays."""
        card, rounds_left = self._cards[round_number - 1], len(self._cards) - round_number
        for shape, line in trace.line.grown(self._board, pocket(card)).items():
            known = grown.get(shape)
            if known is None:
                reach = line.reach(self._steps_left[round_number], self._ground)
                room = self._room(reach, round_number)
                hope, most = self._judge.worth(line, reach, room, rounds_left)
                grown[shape] = Candidate(hope, most, Trace(line, trace))
            elif (more := line.points - known.trace.line.points) > 0:
                grown[shape] = Candidate(known.hope + more, known.most + more, Trace(line, trace))

    def _room(self, reach: int, round_number: int) -> int:
        """How many of the fields within reach the cards to come can cover, colour by colour."""
        room = 0
        for area, count in self._colours_left[round_number]:
            room += min((reach & area).bit_count(), count)
        return room

    def kept(self, grown: Iterable[Candidate], score: int, width: int) -> list[Trace]:
        """The lines to follow up: the most promising that can still beat the score, but few that end alike."""
        alive = [each for each in grown if each.most > score]
        if len(alive) <= width:
            return [each.trace for each in alive]
        alive.sort(key=lambda each: -each.hope)
        crowd: Counter[tuple[int, int]] = Counter()
        first: list[Candidate] = []
        later: list[Candidate] = []  # those that end like several better ones: only if there is room
        for each in alive:
            ends = each.trace.line.one, each.trace.line.other
            crowd[ends] += 1
            (first if crowd[ends] <= ALIKE else later).append(each)
        in_order = first + later
        self.dropped = max([self.dropped, *(each.most for each in in_order[width:])])
        return [each.trace for each in in_order[:width]]


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
