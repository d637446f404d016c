"""Find the weights of a path game's judge: generations of variants meet the weights that there are, the best make the next.

    PYTHONPATH=core nice python -m bench.tune [--game branching_paths] [--generations 50] [--seed 1]

Every tenth generation prints how the mean of what it has come to fares on deals that nothing is tuned on, and its
numbers. Who likes them puts them into the game's `sight.py`. The games are played in C (`bench/native`), without
search: some ten thousand a minute.
"""

import argparse
from array import array
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from math import log, sqrt
from random import Random
from statistics import fmean, pstdev

import waystones
from bench import native
from waystones.games.path_cards.rules import PathCards

# The games that have a judge with weights: those of the path cards.
GAMES = tuple(game for game in waystones.GAMES if find_spec(f"waystones.games.{game}.sight"))

VARIANTS = 16  # in a generation; each has a twin that differs in the opposite way
DEALS = 300  # that each variant plays, from both seats and against two others
BEST = 5  # variants that make the next generation
STRAYS = 0.25  # by how much a weight is changed, of its size
SMALLEST = 0.3  # the size that a weight has at least for that
CALMS = 0.985  # from one generation to the next, down to
CALMEST = 0.15
FIXED = ("goal",)  # a whole number, for a style
TOLD = 10  # generations between two looks at deals of their own
TEST_DEALS, FIRST_TEST = 1000, 990_000_000

Deal = PathCards
Weights = Sequence[float]


def dealt(game: str, seed: int) -> Deal:
    """A game of two that is about to begin; who begins, takes turns."""
    state = waystones.new(game, players=2, seed=seed, first=seed % 2)
    assert isinstance(state, PathCards)
    return state


def lead(deal: Deal, one: Weights, other: Weights) -> int:
    """By how much the first player wins, at the first seat."""
    mine, others = native.scores(deal, array("d", [*one, *other]))
    return mine - others


def worth(points: int) -> float:
    """A game's result: half for winning it, half for by how much."""
    won = (points > 0) - (points < 0)
    return (won + max(-1.0, min(1.0, points / 40))) / 2


def met(one: Weights, other: Weights, deals: Sequence[Deal]) -> float:
    """The mean result of one against the other, every deal from both seats."""
    return fmean(worth(lead(deal, one, other)) - worth(lead(deal, other, one)) for deal in deals) / 2


def won(one: Weights, other: Weights, deals: Sequence[Deal]) -> tuple[float, float]:
    """The share of games that one wins, and half the width of its interval of 95%."""
    shares = [_share(lead(deal, one, other)) + 1 - _share(lead(deal, other, one)) for deal in deals]
    return fmean(shares) / 2, 1.96 * pstdev(shares) / 2 / sqrt(len(shares))


def _share(points: int) -> float:
    return 1.0 if points > 0 else 0.5 if points == 0 else 0.0


def generation(
    mean: Weights, base: Weights, sizes: Weights, deals: Sequence[Deal], rng: Random
) -> list[float]:
    """The weights that the best variants come to, each counting the more the better it did."""
    changes = []
    for _ in range(VARIANTS // 2):
        change = [rng.gauss(0, size) for size in sizes]
        changes += [change, [-by for by in change]]

    def result(change: Weights) -> float:
        variant = [weight + by for weight, by in zip(mean, change, strict=True)]
        return met(variant, base, deals) + met(variant, mean, deals)

    best = sorted(changes, key=result, reverse=True)[:BEST]
    parts = [log(BEST + 0.5) - log(place) for place in range(1, BEST + 1)]
    return [
        weight + sum(part * change[at] for part, change in zip(parts, best, strict=True)) / sum(parts)
        for at, weight in enumerate(mean)
    ]


def main() -> None:
    """Look for better weights, generation by generation."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--game", default=GAMES[0], choices=GAMES)
    options.add_argument("--generations", type=int, default=50)
    options.add_argument("--seed", type=int, default=1, help="other variants, other deals")
    wish = options.parse_args()
    names: dict[str, float] = import_module(f"waystones.games.{wish.game}.sight").Weights()._asdict()
    base = [float(weight) for weight in names.values()]
    sizes = [0.0 if name in FIXED else STRAYS * max(abs(weight), SMALLEST) for name, weight in names.items()]
    rng, mean, calm = Random(wish.seed), base, 1.0
    for number in range(1, wish.generations + 1):
        first = wish.seed * 10_000_000 + (number - 1) * DEALS
        deals = [dealt(wish.game, first + deal) for deal in range(DEALS)]
        mean = generation(mean, base, [calm * size for size in sizes], deals, rng)
        calm = max(CALMEST, CALMS * calm)
        if number % TOLD == 0:
            share, half = won(mean, base, [dealt(wish.game, FIRST_TEST + deal) for deal in range(TEST_DEALS)])
            told = ", ".join(f"{name}={weight:.3f}" for name, weight in zip(names, mean, strict=True))
            print(f"{number}: wins {share:.1%} ± {half:.1%} against the weights that there are", flush=True)
            print(f"   {told}", flush=True)


if __name__ == "__main__":
    main()
