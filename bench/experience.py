"""Learn what lines of One Line come to, for `one_line/experience.py`: its numbers are what this prints (`learnt.py`).

    PYTHONPATH=core nice python -m bench.experience > learnt.py

From the last round back to the first: many lines with so many rounds left are looked at, and what each is worth is the
mean, over the cards that may come next, of the best line that each card leads to, by what was learnt of one round less.
The weights are those by which what is seen of a line comes nearest to that (least squares). The lines are drawn by the
judge, then once more by what that has taught, with something else tried in the last two rounds. All is done twice: alone,
and at a table where others have taken some numbers. It takes a minute and needs gcc; nothing measured uses these deals.
"""

import argparse
import ctypes
from array import array
from collections.abc import Sequence
from textwrap import fill

from bench import native
from waystones.games.one_line.board import CARDS, CLASSIC, pocket
from waystones.games.one_line.experience import SEEN
from waystones.games.one_line.judge import ROUNDS
from waystones.games.one_line.walker import ALONE, AT_TABLE

LINES = (4000, 10000)  # for each number of rounds left: by the judge, then by what that has taught
CALM = 1.0  # keeps weights small of what is hardly ever seen
DIGITS = 3
WIDTH = 110


def solved(matrix: list[list[float]], right: Sequence[float]) -> list[float]:
    """The weights by which the sums of the matrix come to the right side."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at, row in enumerate(rows):
        row[at] += CALM
    for at in range(len(rows)):
        row = rows[at] = [each / rows[at][at] for each in rows[at]]
        for other in range(len(rows)):
            if other != at and rows[other][at]:
                times = rows[other][at]
                rows[other] = [each - times * by for each, by in zip(rows[other], row, strict=True)]
    return [row[-1] for row in rows]


def learnt(lines: int, seed: int, earlier: "array[float] | None", *, at_table: bool) -> "array[float]":
    """The weights for every number of rounds left, one after another."""
    find = native.library("one_line").learn
    size = len(SEEN)
    weights = array("d", [0.0] * (ROUNDS * size))
    judgement = array("d", AT_TABLE if at_table else ALONE)
    pockets = (ctypes.c_int * len(CARDS))(*map(pocket, CARDS))
    starts = (ctypes.c_int * len(CLASSIC.starts))(*CLASSIC.starts)
    for rounds_left in range(1, ROUNDS + 1):
        by_seen, by_worth = array("d", [0.0] * size * size), array("d", [0.0] * size)
        find(
            *(rounds_left, lines, ctypes.c_uint64(seed + rounds_left), starts, pockets, int(at_table)),
            *(native.at(earlier) if earlier else None, native.at(judgement), native.at(weights)),
            *(native.at(by_seen), native.at(by_worth)),
        )
        found = solved([list(by_seen[at : at + size]) for at in range(0, size * size, size)], by_worth)
        first = (rounds_left - 1) * size
        weights[first : first + size] = array("d", [round(each, DIGITS) for each in found])
    return weights


TOLD = """What `one_line/experience.py` judges by: a weight for each thing seen, and all of them for each number of rounds left.

Learnt by `PYTHONPATH=core python -m bench.experience`, which writes this file.
"""


def main() -> None:
    """Print the module with what was learnt alone and at a table."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--seed", type=int, default=1, help="other lines")
    wish = options.parse_args()
    print(f'"""{TOLD}"""')
    for name, at_table in (("ALONE", False), ("AT_TABLE", True)):
        weights = None
        for number, lines in enumerate(LINES):
            weights = learnt(lines, 1000 * wish.seed + 100 * number, weights, at_table=at_table)
        text = " ".join(f"{each:g}" for each in weights or ())
        print(f'\n{name} = """\n{fill(text, WIDTH)}\n"""')


if __name__ == "__main__":
    main()
