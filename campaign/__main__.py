"""The command: one part with a count and a seed, the short campaign, or the long one."""

import argparse
import sys
from collections.abc import Sequence

from campaign import long
from campaign.part import Tally, tried
from campaign.parts import BATCHES, CASES, SHORT, is_inside, run
from campaign.show import Progress, table

EPILOG = """
A seed names a case for ever, and a failure prints the command that repeats just that case, made as short as it could
be. Parts: games (random games with all that the contract promises; --light looks at a moment of each only), players (whole
games among bots of every level and style, legal and fair at every decision; --light lets slow ones decide seldom), hostile
(spoiled records, links, messages, addresses, stored values, backups), page (random actions through the whole page with
the fake browser, in bad weather), apart (devices with one game, letters, connections and strangers), deaths (a page
that dies at every single write), pythons (the same games and bots in CPython and Pyodide), hostile-inside (hostile inputs in Pyodide), tabs and browsers (killed for real: these need a
built page). short is what `make campaign` runs, long is what `make campaign-long` runs: it goes on where it was
stopped, and keeps how far it is in .cache/campaign.
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run what is asked for; 1 if anything failed."""
    parser = argparse.ArgumentParser(
        prog="python -m campaign",
        description=__doc__,
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("part", choices=(*CASES, *BATCHES, "short", "long"))
    parser.add_argument("--count", type=int, default=100, help="how many cases (100)")
    parser.add_argument("--seed", type=int, default=0, help="the number of the first one (0)")
    parser.add_argument("--only", help="take only these steps of each case, such as 3,7,12")
    parser.add_argument(
        "--light", action="store_true", help="games: look at one moment of each; players: think seldom"
    )
    parser.add_argument(
        "--workers", type=int, default=0, help="long: processes side by side (as many as cores)"
    )
    parser.add_argument("--hours", type=float, default=12.0, help="long: stop after so long (12)")
    parser.add_argument(
        "--part", dest="parts", action="append", help="long: only this part; may be given again"
    )
    parser.add_argument("--fresh", action="store_true", help="long: forget what an earlier run has reached")
    wish = parser.parse_args(arguments)
    if wish.part == "long":
        return long.main(wish.hours, wish.workers, wish.parts, fresh=wish.fresh)
    if wish.part == "short":
        tallies = {}
        for name, (seed, count) in SHORT.items():
            with Progress(name, count) as progress:
                tallies[name] = run(name, seed, count, progress)
        return table(tallies)
    light = f"{wish.part} --light"
    name = light if wish.light and light in CASES else wish.part
    with Progress(name, wish.count) as progress:
        if is_inside(name):
            tally: Tally = run(name, wish.seed, wish.count, progress)
        else:
            only = (
                None if wish.only is None else [int(each) for each in wish.only.split(",") if each.isdigit()]
            )
            tally = tried(CASES[name](), range(wish.seed, wish.seed + wish.count), only, progress)
    return table({name: tally})


if __name__ == "__main__":
    sys.exit(main())
