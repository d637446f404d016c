"""How far greed falls short of the best way on, position by position: the figures behind the levels of the puzzles.

    PYTHONPATH=core python -m bench.puzzles [--positions 400] [--puzzles 60]

Prints, for each game and level, how many positions of its kind lose how much to whoever looks one step ahead and to
whoever looks two; then how many positions a puzzle of the level takes to find, and the CPU time that takes.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from statistics import mean, median
from time import process_time

from waystones.deal import Deal
from waystones.games.loops import puzzles as loops
from waystones.games.loops.turns import most_points
from waystones.games.one_line import puzzles as one_line
from waystones.puzzle import LEVELS, kinds, steps

STEPS = (1, 2, 3, 4, 5, 6, 8, 10)  # points that are lost at least


def one_line_gaps(level: str, positions: int) -> Iterator[tuple[int, int]]:
    """What one look ahead and two lose, for positions as the level has them."""
    for number in range(positions):
        chance = Deal(number)
        board, cards = chance.below(one_line.BOARDS), one_line.DEMANDS[level].cards
        state = one_line.line_state(one_line.position(chance, board, cards))
        endings = None if state.is_over else one_line.Endings.of(state)
        if endings:
            best, one, two = endings.best(), endings.looking(1), endings.looking(2)
            yield tuple(one_line.value(best[-1]) - one_line.value(line[-1]) for line in (one, two))  # type: ignore[misc]


def loops_gaps(level: str, positions: int) -> Iterator[tuple[int, int]]:
    """The same for boards of Loops."""
    for number in range(positions):
        state = loops.loops_state(loops.position(Deal(number), loops.DEMANDS[level].turns))
        if not state.is_over:
            best = most_points(state.mosaic, state.rack)
            one, two = (loops.looking(state.mosaic, state.rack, sight).points for sight in (1, 2))
            yield best - one, best - two


def tell_gaps(game: str, level: str, positions: int) -> None:
    """Print the share of positions that lose so much or more."""
    gaps = list((one_line_gaps if game == "one_line" else loops_gaps)(level, positions))
    for place, looks in enumerate(("looking at one step", "looking at two")):
        shares = "  ".join(
            f"{least}+: {100 * sum(gap[place] >= least for gap in gaps) / len(gaps):.0f}%" for least in STEPS
        )
        print(f"{game} {level}, {looks} loses  {shares}")


def tell_search(game: str, level: str, puzzles: int) -> None:
    """Print how long puzzles take to find."""
    tries: list[int] = []
    took: list[float] = []
    ways: Counter[int] = Counter()
    for number in range(puzzles):
        begun, making, looked = process_time(), steps(game, level, number), 1
        while True:
            try:
                next(making)
                looked += 1
            except StopIteration as done:
                ways[done.value.ways] += 1
                break
        tries.append(looked)
        took.append(1000 * (process_time() - begun))
    print(
        f"{game} {level}, a puzzle takes {median(tries):.0f} positions (at most {max(tries)}),"
        f" {mean(took):.0f} ms of CPU (at most {max(took):.0f}); ends as good: {dict(sorted(ways.items()))}"
    )


def main() -> None:
    """Measure and print."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--positions", type=int, default=400)
    options.add_argument("--puzzles", type=int, default=60)
    asked = options.parse_args()
    for game in kinds():
        for level in LEVELS:
            tell_gaps(game, level, asked.positions)
            tell_search(game, level, asked.puzzles)


if __name__ == "__main__":
    main()
