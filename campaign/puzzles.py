"""Solves puzzles a second time, by exhaustive searches that share no code with the engine's, and compares.

    PYTHONPATH=core python -m campaign.puzzles [--count 200] [--seed 0]
    PYTHONPATH=core python -m campaign.puzzles --golden

`--golden` makes the first puzzles of each level a second time from their numbers alone, and writes what comes of it to
tests/puzzles/golden.json: what a number gives must stay as it is for ever.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from campaign import second_loops, second_one_line
from waystones.puzzle import LEVELS, Puzzle, kinds, make

GOLDEN = Path(__file__).parent.parent / "tests" / "puzzles" / "golden.json"
NUMBERS = (0, 1, 20261118)
SECOND = {"one_line": second_one_line.made, "loops": second_loops.made}


def differs(puzzle: Puzzle) -> str:
    """What the second search finds otherwise than the puzzle says; empty if nothing."""
    moves = list(puzzle.record.moves)
    if puzzle.record.game == "loops":
        table = second_loops.Table(puzzle.record.seed)
        table.play(moves)
        best, ways = second_loops.solved(table.board, table.rack)
        greed = second_loops.looking(table.board, table.rack, 1)
    else:
        game = second_one_line.Game(int(puzzle.record.options["board"]), puzzle.record.seed)
        line, cards = second_one_line.played(game, moves), game.cards[len(moves) :]
        best, greed = game.solved(line, cards), game.solved(line, cards, 1)
        ways = game.ends(line, cards)[2]
    said = puzzle.best.points, puzzle.greed.points, puzzle.ways
    return "" if (best, greed, ways) == said else f"found {best, greed, ways}, the engine says {said}"


def golden() -> Iterator[dict[str, object]]:
    """The first puzzles of each level, made a second time."""
    for game in kinds():
        for level in LEVELS:
            for number in NUMBERS:
                yield {"game": game, "level": level, "number": number, **SECOND[game](level, number)}


def main() -> int:
    """Compare or write; 1 if anything differs."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--count", type=int, default=200, help="puzzles of each game")
    options.add_argument("--seed", type=int, default=0, help="the number of the first one")
    options.add_argument("--golden", action="store_true")
    asked = options.parse_args()
    if asked.golden:
        GOLDEN.write_text(json.dumps(list(golden()), indent=1) + "\n")
        return 0
    wrong = 0
    for game in kinds():
        for number in range(asked.seed, asked.seed + asked.count):
            level = LEVELS[number % len(LEVELS)]
            if why := differs(make(game, level, number)):
                wrong += 1
                print(f"{game} {level} {number}: {why}")
        print(f"{game}: {asked.count} puzzles solved a second time")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
