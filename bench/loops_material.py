"""How well the board and the tile set of Loops play (LO-4), in games of plain greedy players.

    PYTHONPATH=core python -m bench.loops_material [--games 200]

A greedy player lays the tile that scores most just now, again and again until three lie or nothing fits. Printed for
each number of players: tiles a turn, turns that lay none, games in which the bag runs empty, and bonus squares used;
then how often a tile fits nowhere once the board is crowded, by its number of line ends, beside the mean value of such
tiles. Ends with an error if a goal is missed.
"""

import argparse
from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from statistics import mean

from waystones.games.loops.board import BONUS, NAMES
from waystones.games.loops.moves import END, LAY, Move
from waystones.games.loops.rules import Loops
from waystones.games.loops.setup import deal
from waystones.games.loops.tiles import BY_ENDS, SHAPE_NAMES, ends

TILES_A_TURN, EMPTY_TURNS, BAGS, BONUS_USED = 2.5, 0.05, 0.95, 0.25  # what LO-4 asks for
CROWDED = 15  # tiles left in the bag
BONUS_SQUARES = frozenset(square for square in NAMES if BONUS[square] > 1)


@dataclass
class Tally:
    """What some games have shown."""

    tiles: list[int] = field(default_factory=list)  # laid in each turn
    bags: list[bool] = field(default_factory=list)  # ran empty, in each game
    bonus: list[float] = field(default_factory=list)  # share of the bonus squares used, in each game
    crowded: int = 0  # turns that begin on a crowded board
    nowhere: Counter[int] = field(default_factory=Counter)  # shapes that fit nowhere then, by line ends

    def met(self) -> bool:
        """Whether all goals are."""
        return (
            mean(self.tiles) >= TILES_A_TURN
            and self.tiles.count(0) < EMPTY_TURNS * len(self.tiles)
            and mean(self.bags) >= BAGS
            and mean(self.bonus) >= BONUS_USED
        )

    def __str__(self) -> str:
        return (
            f"{mean(self.tiles):.2f} tiles a turn, none in {self.tiles.count(0) / len(self.tiles):.1%} of turns; "
            f"the bag runs empty in {mean(self.bags):.1%} of games; "
            f"{mean(self.bonus):.1%} of the bonus squares are used"
        )


def greedy(state: Loops, rng: Random) -> Move:
    """The move that scores most just now; chance decides between equals."""
    moves = state.legal_moves()
    lays = [move for move in moves if move.kind == LAY]
    if not lays:
        return moves[0]
    return max(lays, key=lambda move: (state.mosaic.points(move.square, move.tile), rng.random()))


def play(players: int, seed: int, tally: Tally) -> None:
    """One game among greedy players."""
    state, rng = deal(players, seed, {}), Random(seed)
    while not state.is_over:
        if not state.laid and len(state.bag) < CROWDED:
            tally.crowded += 1
            tally.nowhere.update(
                len(shape) for shape in SHAPE_NAMES if not state.mosaic.fits_anywhere(ends(shape))
            )
        move = greedy(state, rng)
        if move.kind != LAY:
            tally.tiles.append(state.laid if move == END else 0)
        state.apply(move)
    tally.bags.append(not state.bag)
    tally.bonus.append(
        len(BONUS_SQUARES.intersection(laid.square for laid in state.history)) / len(BONUS_SQUARES)
    )


def main() -> None:
    """Print what the games have shown."""
    options = argparse.ArgumentParser(description="How well the board and the tiles of Loops play.")
    options.add_argument("--games", type=int, default=200, help="for each number of players")
    wish = options.parse_args()
    good, crowded, nowhere = True, 0, Counter[int]()
    for players in (2, 3, 4):
        tally = Tally()
        for seed in range(wish.games):
            play(players, seed, tally)
        print(f"{players} players: {tally}")
        good &= tally.met()
        crowded += tally.crowded
        nowhere += tally.nowhere
    print("\nline ends  fits nowhere  mean value")
    shapes = Counter(map(len, SHAPE_NAMES))
    hard = {number: nowhere[number] / crowded / shapes[number] for number in BY_ENDS}
    for number, values in BY_ENDS.items():
        print(f"{number:>9}  {hard[number]:>12.1%}  {mean(values):>10.1f}")
    good &= all(hard[fewer] < hard[more] for fewer, more in pairwise(BY_ENDS))
    if not good:
        raise SystemExit("a goal of LO-4 is missed")


if __name__ == "__main__":
    main()
