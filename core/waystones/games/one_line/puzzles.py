"""Puzzles of One Line: the last cards are known, in their order. What is the most that the line can still gain?

A gain is counted in points of the final score: what a number gives, and one for each field that is reached.

Positions come from lines drawn by a plain rule and chance, never by a bot: bots get better, and what a number gives
must stay as it is. Each position is searched in full, every line there can be, so the answer is proven. It becomes a
puzzle when whoever takes the most with each card falls well short of it. How often that is so: `bench/puzzles.py`.
"""

from collections.abc import Collection, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

from waystones.deal import Deal
from waystones.games.one_line import walk
from waystones.games.one_line.areas import BESIDE
from waystones.games.one_line.board import Board, Card, pocket
from waystones.games.one_line.ending import most
from waystones.games.one_line.line import Line, Shape
from waystones.games.one_line.rules import OneLine
from waystones.games.one_line.walk import PASS, Stretch
from waystones.puzzle import Making, Puzzle, Way, seed
from waystones.record import Record


class Demands(NamedTuple):
    """What a level asks of a position, in points of the final score."""

    cards: int  # that are left
    greed: range  # by how much taking the most with each card falls short
    ahead: range  # by how much looking at two cards together falls short
    ways: int  # lines that end as well, at most


# From measured gaps (bench/puzzles.py): with three cards left greed loses three points or more on one position in ten,
# and on one in ten something is lost even when two cards are looked at together. With four cards left greed loses five
# points or more on one in eight, and looking at two loses two or more on one in seven.
DEMANDS = {
    "easy": Demands(3, range(3, 100), range(1), 9),
    "medium": Demands(3, range(3, 100), range(1, 100), 6),
    "hard": Demands(4, range(5, 100), range(2, 100), 3),
}
DEALS = BOARDS = 1_000_000
CHOICES = 2  # stretches that chance chooses from
MOST_LINES = 3_000  # a position with more takes too long on a phone; another one is looked for
FEWEST_ENDS = 40  # with fewer there is too little to find


def making(level: str, number: int) -> Making:
    """Draw lines on one board until one of them is worth ending."""
    chance, demands = Deal(seed(level, number)), DEMANDS[level]
    board = chance.below(BOARDS)
    while True:
        found = _puzzle(position(chance, board, demands.cards), demands)
        if found:
            return found
        yield


def position(chance: Deal, board: int, cards_left: int) -> Record:
    """A game that was drawn until so many cards are left, or until it was over."""
    record = Record.new("one_line", 1, chance.below(DEALS), board=board)
    state, moves = line_state(record), []
    while not state.is_over and state.round <= len(state.cards) - cards_left:
        move = _plain(state, chance)
        state.apply(move)
        moves.append(str(move))
    return replace(record, moves=tuple(moves))


def _plain(state: OneLine, chance: Deal) -> Stretch:
    """One of the stretches that leave most, by a rule that never changes: numbers, fields, room, ways on."""
    line = Line.of(state.routes[0], state.reached[0])
    rated: list[tuple[int, Line]] = []
    for after in line.grown(state.board, pocket(state.card)).values():
        if after != line:
            room = after.reach()
            ways_on = (BESIDE[after.one] & room).bit_count() + (BESIDE[after.other] & room).bit_count()
            worth = 2 * after.points + 3 * after.walked.bit_count() + 2 * room.bit_count() + 2 * ways_on
            rated.append((worth, after))
    # Of those that leave as much the first by name come first, so that nothing hangs on how lines are kept in memory.
    least = sorted(worth for worth, _ in rated)[-CHOICES:][:1]
    worths = {after: worth for worth, after in rated if [worth] >= least}
    named = _stretches(state, line, worths)
    best = sorted((-worth, str(named[after])) for after, worth in worths.items())[:CHOICES]
    return Stretch.read(best[chance.below(len(best))][1]) if best else PASS


def _stretches(state: OneLine, before: Line, wanted: Collection[Line]) -> dict[Line, Stretch]:
    """The stretch that makes each of these lines of the line as it stands, of several the first by name."""
    found: dict[Line, Stretch] = {}
    for each in walk.stretches(state.board, state.routes[0], state.card):
        after = before.after(state.board, each)
        if after in wanted and (after not in found or str(each) < str(found[after])):
            found[after] = each
    return found


def _puzzle(record: Record, demands: Demands) -> Puzzle | None:
    """The position as a puzzle, if it asks what it should."""
    state = line_state(record)
    endings = None if state.is_over else Endings.of(state)
    if endings is None or len(endings.last) < FEWEST_ENDS or endings.ways() > demands.ways:
        return None
    best, greed = endings.best(), endings.looking(1)
    if value(best[-1]) - value(greed[-1]) not in demands.greed:
        return None
    if value(best[-1]) - value(endings.looking(2)[-1]) not in demands.ahead:
        return None
    return Puzzle(record, _way(state, best), _way(state, greed), endings.ways())


def line_state(record: Record) -> OneLine:
    """The game as it stands."""
    return record.state_of(OneLine)


def value(line: Line) -> int:
    """The points and fields of a line: its score, but for a constant."""
    return line.points + line.walked.bit_count()


class Endings:
    """Every line that the last cards can make, card by card, each with the line it grew out of."""

    def __init__(self, board: Board, line: Line, cards: Sequence[Card]) -> None:
        self._board, self._first, self._cards = board, line, cards
        self._grown: list[dict[Shape, tuple[Line, Shape]]] = [{line.shape: (line, line.shape)}]

    @classmethod
    def of(cls, state: OneLine) -> "Endings | None":
        """All endings of the position; None if there are too many to look at."""
        line = Line.of(state.routes[0], state.reached[0])
        found = cls(state.board, line, state.cards[state.round - 1 :])
        return found if found._search() else None

    @property
    def last(self) -> list[Line]:
        """The lines after the last card."""
        return [line for line, _ in self._grown[-1].values()]

    def _search(self) -> bool:
        """Grow every line by every card; False once there are too many."""
        for card in self._cards:
            longer: dict[Shape, tuple[Line, Shape]] = {}
            for shape, (line, _) in self._grown[-1].items():
                for other, grown in line.grown(self._board, pocket(card)).items():
                    if other not in longer or longer[other][0].points < grown.points:
                        longer[other] = grown, shape
                if len(longer) > MOST_LINES:
                    return False
            self._grown.append(longer)
        return True

    def ways(self) -> int:
        """How many lines end with the best score."""
        most = max(map(value, self.last))
        return sum(value(line) == most for line in self.last)

    def best(self) -> list[Line]:
        """The line after each card on the way to the best end; of several the one whose fields come first."""
        shape = min(self.last, key=lambda line: (-value(line), line.shape)).shape
        lines: list[Line] = []
        for grown in reversed(self._grown):
            line, shape = grown[shape]
            lines.insert(0, line)
        return lines

    def looking(self, sight: int) -> list[Line]:
        """The ending of a player who looks so many cards ahead, and of lines that then seem equal takes the one that ends best."""
        known: dict[tuple[int, Shape], list[Line]] = {}

        def onward(line: Line, done: int) -> list[Line]:
            if done == len(self._cards):
                return [line]
            if (done, line.shape) not in known:
                ahead = self._cards[done + 1 : done + sight]
                grown = line.grown(self._board, pocket(self._cards[done])).values()
                promise = {each: most(self._board, each, ahead) for each in grown}
                highest = max(promise.values())
                ends = (onward(each, done + 1) for each in promise if promise[each] == highest)
                known[done, line.shape] = [line, *max(ends, key=lambda lines: (value(lines[-1]), lines))]
            return known[done, line.shape]

        return onward(self._first, 0)


def _way(state: OneLine, lines: Sequence[Line]) -> Way:
    """The moves from line to line, until the game is over."""
    state = state.copy()
    moves: list[str] = []
    gains: list[int] = []
    for before, after in pairwise(lines):
        if state.is_over:
            break
        move = _stretches(state, before, [after]).get(after, PASS)
        state.apply(move)
        moves.append(str(move))
        gains.append(value(after) - value(before))
    return Way(tuple(moves), tuple(gains))
