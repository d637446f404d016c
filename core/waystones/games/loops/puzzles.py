"""Puzzles of Loops: this board, this rack. Which turn scores most?

Boards come from turns laid by a plain rule and chance, never by a bot: bots get better, and what a number gives must
stay as it is. Every turn there is on the board is looked at, so the answer is proven. It becomes a puzzle when whoever
lays what scores most, tile by tile, falls well short of it. How often that is so: `bench/puzzles.py`.
"""

from dataclasses import replace
from typing import NamedTuple

from waystones.deal import Deal
from waystones.games.loops.mosaic import Mosaic
from waystones.games.loops.moves import A_TURN, END, LAY, PASS, Move, lay
from waystones.games.loops.rules import Loops
from waystones.games.loops.turns import Turn, less, most_points, turns
from waystones.puzzle import Making, Puzzle, Way, seed
from waystones.record import Record


class Demands(NamedTuple):
    """What a level asks of a position, in points."""

    turns: int  # that were made before
    greed: range  # by how much laying what scores most, tile by tile, falls short
    ahead: range  # by how much looking at two tiles together falls short
    ways: int  # turns that score as much, at most


# From measured gaps (bench/puzzles.py): greed loses four points or more on a third of all boards, six or more on a third
# of those late in the game; looking at two tiles together loses anything on one in six, four or more on one in twenty.
DEMANDS = {
    "easy": Demands(6, range(4, 100), range(1), 4),
    "medium": Demands(9, range(4, 100), range(1, 100), 4),
    "hard": Demands(12, range(6, 100), range(4, 100), 1),
}
DEALS = 1_000_000
CHOICES = 4  # tiles that chance chooses from


def making(level: str, number: int) -> Making:
    """Look at boards until one is worth solving."""
    chance, demands = Deal(seed(level, number)), DEMANDS[level]
    while True:
        found = _puzzle(position(chance, demands.turns), demands)
        if found:
            return found
        yield


def position(chance: Deal, made: int) -> Record:
    """A game of two in which so many turns were made, or that was over before."""
    record = Record.new("loops", 2, chance.below(DEALS))
    state, moves = loops_state(record), []
    while not state.is_over and state.turn <= made:
        for _ in range(1 + chance.below(A_TURN)):
            if state.can_lay:
                moves.append(_plain(state, chance))
                state.apply(moves[-1])
        moves.append(END if state.laid else PASS)
        state.apply(moves[-1])
    return replace(record, moves=tuple(map(str, moves)))


def _plain(state: Loops, chance: Deal) -> Move:
    """One of the tiles that score most just now."""
    lays = [move for move in state.legal_moves() if move.kind == LAY]
    best = sorted(lays, key=lambda move: (-state.mosaic.points(move.square, move.tile), str(move)))[:CHOICES]
    return best[chance.below(len(best))]


def _puzzle(record: Record, demands: Demands) -> Puzzle | None:
    """The position as a puzzle, if it asks what it should."""
    state = loops_state(record)
    if state.is_over:
        return None
    mosaic, rack = state.mosaic, state.rack
    short = [most_points(mosaic, rack) - looking(mosaic, rack, sight).points for sight in (1, 2)]
    if short[0] not in demands.greed or short[1] not in demands.ahead:
        return None
    found = turns(mosaic, rack)
    highest = max(turn.points for turn in found)
    best = [turn for turn in found if turn.points == highest]
    ways = len({frozenset(turn.tiles) for turn in best})
    if ways > demands.ways:
        return None
    answer = min(best, key=lambda turn: [str(lay(*each)) for each in turn.tiles])
    return Puzzle(record, _way(mosaic, answer), _way(mosaic, looking(mosaic, rack, 1)), ways)


def loops_state(record: Record) -> Loops:
    """The game as it stands."""
    return record.state_of(Loops)


def looking(mosaic: Mosaic, rack: list[int], sight: int, left: int = A_TURN) -> Turn:
    """The turn of a player who looks so many tiles ahead, and of turns that then seem equal takes the one that ends best."""
    promise: dict[tuple[int, int], int] = {}
    for tile in sorted(set(rack)):
        for square in mosaic.places(tile) if left else ():
            points = mosaic.points(square, tile)
            mosaic.lay(square, tile)
            promise[tile, square] = points + most_points(mosaic, less(rack, tile), min(sight, left) - 1)
            mosaic.take_back(square)
    highest = max(promise.values(), default=0)
    found = [Turn(0, ())]
    for (tile, square), most in promise.items():
        if most == highest:
            points = mosaic.points(square, tile)
            mosaic.lay(square, tile)
            rest = looking(mosaic, less(rack, tile), sight, left - 1)
            mosaic.take_back(square)
            found.append(Turn(points + rest.points, ((tile, square), *rest.tiles)))
    return max(found)


def _way(mosaic: Mosaic, turn: Turn) -> Way:
    """The tiles of the turn, each with what it gives."""
    gains: list[int] = []
    for tile, square in turn.tiles:
        gains.append(mosaic.points(square, tile))
        mosaic.lay(square, tile)
    for _, square in reversed(turn.tiles):
        mosaic.take_back(square)
    return Way(tuple(str(lay(*each)) for each in turn.tiles), tuple(gains))
