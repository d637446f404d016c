"""What play of three kinds reaches on the forty boards of One Line's journey: the figures behind its targets.

    PYTHONPATH=core python -m bench.journey [--only 3]

Writes `journey.json` beside it: for each stone the mean score of the relaxed bot and of the sharp one, and the most
that a sharp game or the search with all cards known has found. Prints the targets that follow, as `games/one_line/journey.py` has them;
`tests/one_line/test_journey.py` compares the two. It takes some minutes of one core. `--only` measures so many.
"""

import argparse
import json
from dataclasses import replace
from pathlib import Path
from statistics import mean
from typing import NamedTuple

import waystones
from waystones import Record
from waystones.games.one_line.best import best
from waystones.games.one_line.journey import LENGTH, deal
from waystones.games.one_line.rules import OneLine

FIGURES = Path(__file__).with_suffix(".json")
RELAXED, SHARP = 10, 2  # games of each
EFFORT = 4_000  # of the search for the best route
APART = 2  # points between two targets, at least


class Reached(NamedTuple):
    """What play reaches on one stone's board."""

    relaxed: float
    sharp: float
    best: int


def score(record: Record, level: str, seed: int) -> int:
    """What a bot makes of the deal."""
    state, player = record.state(), waystones.bot("one_line", level, seed=seed)
    while not state.is_over:
        state.apply(player.choose(state.observe(0)))
    return state.scores()[0]


def measured(place: int) -> Reached:
    """Play the stone's deal with bots, and search it."""
    record = deal(place)
    state = replace(record, moves=()).state()
    assert isinstance(state, OneLine)
    relaxed = [score(record, "relaxed", seed) for seed in range(RELAXED)]
    sharp = [score(record, "sharp", seed) for seed in range(SHARP)]
    return Reached(mean(relaxed), mean(sharp), max(best(state, EFFORT).score, *sharp))


def targets(place: int, reached: Reached) -> tuple[int, int, int]:
    """Copper, silver and gold. What they ask grows from stone to stone.

    At the beginning copper is less than the relaxed bot reaches and gold less than the sharp one; at the end copper
    lies between the two, and gold well beyond the sharp one, towards the best that there is.
    """
    part, (relaxed, sharp, most) = place / (LENGTH - 1), reached
    step = max(sharp - relaxed, 3.0)
    copper = round(relaxed + step * (-0.25 + 0.6 * part))
    silver = max(copper + APART, round(relaxed + step * (0.2 + 0.7 * part)))
    gold = round(sharp - 0.3 * step + part * (0.3 * step + 0.4 * (most - sharp)))
    return copper, silver, max(silver + APART, min(gold, most - 1))


def read() -> list[Reached]:
    """The figures kept."""
    return [Reached(*each) for each in json.loads(FIGURES.read_text())]


def main() -> None:
    """Measure, keep, and print what follows."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--only", type=int, default=LENGTH)
    only = options.parse_args().only
    found = [measured(place) for place in range(only)]
    if only == LENGTH:
        rows = (json.dumps([round(each.relaxed, 1), round(each.sharp, 1), each.best]) for each in found)
        FIGURES.write_text("[\n " + ",\n ".join(rows) + "\n]\n")
        found = read()
    for place, reached in enumerate(found):
        print(place + 1, reached, targets(place, reached))


if __name__ == "__main__":
    main()
