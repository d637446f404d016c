"""How the bots' levels do against each other: mirrored games on the same deals, seats swapped.

    PYTHONPATH=core python -m bench.bots [--games 400] [--pair sharp steady]

For every pair of neighbouring levels: the share of games that the higher one wins (a tie counts half), with its
standard error over deals, the mean lead, and the CPU time of one decision and of one turn.
"""

import argparse
from collections import Counter, defaultdict
from itertools import pairwise
from math import sqrt
from statistics import mean, stdev
from time import process_time

import waystones
from waystones.bots import LEVELS, Bot

PROGRESS = 25  # deals between two signs of life: strong bots take their time
GOAL = 0.57  # what each level has to win against the one below
# What else a deal would leave to its seed, so that swapping seats is all that changes.
SET_UP: dict[str, dict[str, int]] = {"stone_paths": {"first": 0}, "one_line": {"start": 12}}


class Clock:
    """CPU time and decisions of each level."""

    def __init__(self) -> None:
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self.decisions: Counter[str] = Counter()
        self.turns: Counter[str] = Counter()


def play(game: str, seed: int, levels: tuple[str, str], clock: Clock) -> int:
    """One game; by how many points seat 0 wins."""
    state = waystones.new(game, players=2, seed=seed, **SET_UP.get(game, {}))
    bots: list[Bot] = [waystones.bot(game, level, seed=seed) for level in levels]
    before = -1
    while not state.is_over:
        level = levels[state.to_act]
        if state.to_act != before:
            clock.turns[level] += 1
            before = state.to_act
        observation = state.observe(state.to_act)
        begin = process_time()
        move = bots[state.to_act].choose(observation)
        clock.seconds[level] += process_time() - begin
        clock.decisions[level] += 1
        state.play(move)
    mine, other = state.scores()
    return mine - other


def won(points: int) -> float:
    """1 for a game won, half for a tie."""
    return 1.0 if points > 0 else 0.5 if points == 0 else 0.0


def meet(game: str, higher: str, lower: str, deals: int) -> bool:
    """Let two levels meet and print what came of it; whether the higher one did as well as it should."""
    clock, shares, leads = Clock(), [], []
    for seed in range(deals):
        one = play(game, seed, (higher, lower), clock)
        other = -play(game, seed, (lower, higher), clock)
        shares.append((won(one) + won(other)) / 2)
        leads += [one, other]
        if (seed + 1) % PROGRESS == 0:
            print(f"   after {seed + 1} of {deals} deals {higher} has won {mean(shares):.1%}", flush=True)
    share, error = mean(shares), stdev(shares) / sqrt(deals)
    print(
        f"{higher} against {lower}: wins {share:.1%} (± {error:.1%}) of {2 * deals} games, leads by {mean(leads):.1f}"
    )
    for level in (higher, lower):
        seconds = clock.seconds[level]
        decision, turn = seconds / clock.decisions[level], seconds / clock.turns[level]
        print(f"   {level:<8} {decision * 1000:9.2f} ms a decision, {turn * 1000:9.2f} ms a turn")
    return share >= GOAL


def main() -> None:
    """Let every level meet the one below it."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--game", default="stone_paths", choices=LEVELS)
    options.add_argument("--games", type=int, default=400, help="for each pair")
    options.add_argument("--pair", nargs=2, metavar=("HIGHER", "LOWER"), help="only these two levels")
    wish = options.parse_args()
    pairs = [tuple(wish.pair)] if wish.pair else [(high, low) for low, high in pairwise(LEVELS[wish.game])]
    good = [meet(wish.game, higher, lower, wish.games // 2) for higher, lower in pairs]
    if not all(good):
        raise SystemExit(f"a level wins less than {GOAL:.0%} against the one below")


if __name__ == "__main__":
    main()
