"""How good the best route is that the page finds: over fixed deals, and beside a search with many times the effort.

    PYTHONPATH=core python -m bench.best_route [--deals 100] [--wide 100] [--times 30]

The targets: 42 points on average, about three seconds of CPU time for a deal, at least 97% of the average that the wide
search reaches, and never more than 3 points below it. The wide search takes minutes for a deal: `--wide` says for how
many of the deals it is made.
"""

import argparse
from statistics import fmean
from time import process_time

from bench.one_line_board import deal
from waystones.games.one_line.best import EFFORT, best
from waystones.games.one_line.board import CLASSIC

LEAST_MEAN, LEAST_SHARE, MOST_BELOW = 42, 0.97, 3


def searched(seeds: range, effort: int) -> list[int]:
    """The score of each deal, with a line of figures printed for all."""
    begin = process_time()
    found = []
    for seed in seeds:
        found.append(best(deal(CLASSIC, seed), effort))
        print(f"   deal {seed}: {found[-1].score}{' proven' if found[-1].proven else ''}", flush=True)
    scores = [each.score for each in found]
    seconds = (process_time() - begin) / len(seeds)
    proven = sum(each.proven for each in found)
    print(
        f"effort {effort}: {len(seeds)} deals, mean {fmean(scores):.2f}, least {min(scores)}, most {max(scores)},"
        f" {proven} proven, {seconds:.1f} s of CPU each",
        flush=True,
    )
    return scores


def main() -> None:
    """Measure, and fail if a target is missed."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--deals", type=int, default=100)
    options.add_argument("--wide", type=int, default=100, help="deals for the wide search, the first ones")
    options.add_argument("--times", type=int, default=30, help="how many times the effort it makes")
    wish = options.parse_args()
    usual = searched(range(wish.deals), EFFORT)
    misses = [f"a mean of less than {LEAST_MEAN}"] if fmean(usual) < LEAST_MEAN else []
    if wish.wide:
        wide = searched(range(min(wish.wide, wish.deals)), wish.times * EFFORT)
        share = fmean(usual[: len(wide)]) / fmean(wide)
        below = max(one - other for one, other in zip(wide, usual, strict=False))
        print(
            f"beside {wish.times} times the effort: {share:.1%} of its mean, at most {below} points below it"
        )
        misses += ["too small a share of the wide search"] if share < LEAST_SHARE else []
        misses += ["a deal too far below the wide search"] if below > MOST_BELOW else []
    if misses:
        raise SystemExit("; ".join(misses))


if __name__ == "__main__":
    main()
