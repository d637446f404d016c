"""What good play reaches on One Line's classic board: the figures behind the medals and the page's "better than" line.

    PYTHONPATH=core python -m bench.one_line_scores [--deals 200]

Writes `one_line_scores.json` beside it: for the relaxed and the steady bot, which do not see ahead, and for the best
route, how many of the deals gave each score. Prints the lower medals that follow and the scores that the steady bot
stays below in each twentieth of its games; `tests/app/test_medals.py` compares both with what the game says.
The best routes are searched for as the page does it, which takes ten minutes for 200 deals.
"""

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import waystones
from bench.one_line_board import deal, reached_by
from waystones.games.one_line.best import best
from waystones.games.one_line.board import CLASSIC
from waystones.games.one_line.rules import OneLine

FIGURES = Path(__file__).with_suffix(".json")
COPPER, SILVER = 0.90, 0.50  # the share of the steady bot's games that reach each lower medal


def by_bot(level: str, state: OneLine) -> int:
    """The score of a bot."""
    player = waystones.bot("one_line", level, seed=1)
    while not state.is_over:
        state.apply(player.choose(state.observe(0)))
    return state.scores()[0]


def twentieths(scores: Sequence[int]) -> tuple[int, ...]:
    """The least score that is better than 5% of the games, than 10%, and so on up to 95%."""
    candidates = [*sorted(set(scores)), max(scores) + 1]
    less = {least: sum(score < least for score in scores) for least in candidates}
    return tuple(
        next(least for least in candidates if 20 * less[least] >= part * len(scores)) for part in range(1, 20)
    )


def read() -> dict[str, list[int]]:
    """The scores kept, from low to high."""
    kept: dict[str, dict[str, int]] = json.loads(FIGURES.read_text())
    return {
        player: [int(score) for score, games in scores.items() for _ in range(games)]
        for player, scores in kept.items()
    }


def write(found: dict[str, list[int]]) -> None:
    """Keep how many games gave each score."""
    kept = {player: dict(sorted(Counter(scores).items())) for player, scores in found.items()}
    FIGURES.write_text(json.dumps(kept, indent=1) + "\n")


def main() -> None:
    """Play, keep, and print what follows."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--deals", type=int, default=200)
    seeds = range(options.parse_args().deals)
    found = {level: [by_bot(level, deal(CLASSIC, seed)) for seed in seeds] for level in ("relaxed", "steady")}
    write({**found, "best": [best(deal(CLASSIC, seed)).score for seed in seeds]})
    steady = read()["steady"]
    print(f"copper {reached_by(steady, COPPER)}, silver {reached_by(steady, SILVER)}")
    print(f"twentieths {twentieths(steady)}")


if __name__ == "__main__":
    main()
