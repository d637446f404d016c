"""How good the best route is that the page finds: over fixed deals, and beside a search with 30 times the effort.

    PYTHONPATH=core python -m bench.best_route [--deals 100] [--wide 3]

The targets: 42 points on average, about three seconds of CPU time for a deal, at least 97% of the average that the wide
search reaches, and never more than 3 points below it.

The wide search takes minutes for a deal, so what it found is kept in `best_route.json`, taken with a compiled twin of
the search that gave the same scores wherever both were run. `--wide` makes it anew for the first deals and fails if
anything else comes out: then the search has changed, and the kept scores are of another one.
"""

import argparse
import json
from pathlib import Path
from statistics import fmean
from time import process_time

from bench.one_line_board import deal
from waystones.games.one_line.best import EFFORT, best
from waystones.games.one_line.board import CLASSIC

KEPT = Path(__file__).with_suffix(".json")
TIMES = 30  # how much wider the wide search is
LEAST_MEAN, LEAST_SHARE, MOST_BELOW = 42, 0.97, 3


def searched(deals: int, effort: int) -> list[int]:
    """The score of each deal, with a line of figures printed for all."""
    begin = process_time()
    found = []
    for seed in range(deals):
        found.append(best(deal(CLASSIC, seed), effort))
        print(f"   deal {seed}: {found[-1].score}{' proven' if found[-1].proven else ''}", flush=True)
    scores = [each.score for each in found]
    seconds = (process_time() - begin) / deals
    proven = sum(each.proven for each in found)
    print(
        f"effort {effort}: {deals} deals, mean {fmean(scores):.2f}, least {min(scores)}, most {max(scores)},"
        f" {proven} proven, {seconds:.1f} s of CPU each",
        flush=True,
    )
    return scores


def main() -> None:
    """Measure, and fail if a target is missed."""
    kept = json.loads(KEPT.read_text())
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--deals", type=int, default=len(kept["scores"]))
    options.add_argument("--wide", type=int, default=0, help="deals for which the wide search is made anew")
    wish = options.parse_args()
    usual = searched(wish.deals, EFFORT)
    wide = kept["scores"][: wish.deals]
    share = fmean(usual[: len(wide)]) / fmean(wide)
    below = max(one - other for one, other in zip(wide, usual, strict=False))
    print(
        f"beside {TIMES} times the effort, mean {fmean(wide):.2f}: {share:.1%}, at most {below} points below"
    )
    misses = {
        f"a mean of less than {LEAST_MEAN}": fmean(usual) < LEAST_MEAN,
        "too small a share of the wide search": share < LEAST_SHARE,
        "a deal too far below the wide search": below > MOST_BELOW,
        "the kept scores are of another effort": kept["effort"] != TIMES * EFFORT,
    }
    if wish.wide:
        misses["the kept scores are of another search"] = (
            searched(wish.wide, TIMES * EFFORT) != wide[: wish.wide]
        )
    if missed := [miss for miss, here in misses.items() if here]:
        raise SystemExit("; ".join(missed))


if __name__ == "__main__":
    main()
