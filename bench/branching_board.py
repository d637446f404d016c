"""Whether the board of Branching Paths gives several good plans: many games of equal players, and what they used (BP-5).

    PYTHONPATH=core python -m bench.branching_board [--games 500] [--players 2] [--level steady]

For every end stone how often it is reached, for every first stone its share of all first moves, how games end, how
often each stone is walked on, and what the large figure and the wishing stones bring. Fails if a promise is broken:
an end stone that nobody reaches, a first stone in more than 45% of the first moves, a way of ending that never comes.
"""

import argparse
from collections import Counter
from statistics import mean

import waystones
from waystones.games.branching_paths.board import CLASSIC
from waystones.games.branching_paths.rules import BranchingPaths
from waystones.games.branching_paths.score import figure_points, wishing_points

MOST_FIRST = 0.45  # of all first moves


class Tally:
    """What was used in all games together."""

    def __init__(self) -> None:
        self.first: Counter[str] = Counter()
        self.stepped: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()
        self.totals: list[int] = []
        self.large: list[int] = []
        self.wishes: list[int] = []
        self.turned = 0  # games that another seat would have won if the large figure counted once

    def play(self, seed: int, players: int, level: str) -> None:
        """One game among bots of one level."""
        state = waystones.new("branching_paths", players=players, seed=seed)
        assert isinstance(state, BranchingPaths)
        bots = [waystones.bot("branching_paths", level, seed + seat) for seat in range(players)]
        set_out: set[int] = set()
        while not state.is_over:
            seat = state.to_act
            for event in state.play(bots[seat].choose(state.observe(seat))):
                if event.kind == "stepped":
                    self.stepped[event.facts["stone"]] += 1
                    if seat not in set_out:
                        set_out.add(seat)
                        self.first[event.facts["stone"]] += 1
                elif event.kind == "over":
                    self.endings[event.facts["reason"]] += 1
        self._count(state)

    def _count(self, state: BranchingPaths) -> None:
        totals = state.scores()
        large = [figure_points(state.board, figures[0], large=True) for figures in state.figures]
        once = [total - points // 2 for total, points in zip(totals, large, strict=True)]
        self.turned += {seat for seat, total in enumerate(once) if total == max(once)} != set(state.winners())
        self.totals += totals
        self.large += large
        self.wishes += [wishing_points(wishes) for wishes in state.wishes]


def show(tally: Tally, games: int) -> list[str]:
    """Print the figures; what is broken of what the board promises."""
    first, endings = sum(tally.first.values()), tally.endings
    names = CLASSIC.names
    ends = [names[stone] for stone in CLASSIC.in_row(len(CLASSIC.values))]
    print(
        "first moves:",
        ", ".join(f"{name} {count / first:.0%}" for name, count in sorted(tally.first.items())),
    )
    print("end stones reached:", ", ".join(f"{name} {tally.stepped[name]}" for name in ends))
    print("endings:", ", ".join(f"{reason} {count / games:.0%}" for reason, count in endings.items()))
    for row in range(1, len(CLASSIC.values) + 1):
        stones = [names[stone] for stone in CLASSIC.in_row(row)]
        walked = sum(tally.stepped[name] for name in stones)
        shares = ", ".join(f"{name} {tally.stepped[name] / max(walked, 1):.0%}" for name in stones)
        print(f"row {row}: {walked / games:.1f} steps a game; {shares}")
    print(f"a seat scores {mean(tally.totals):.1f}: {mean(tally.large):.1f} by the large figure,", end=" ")
    print(f"{mean(tally.wishes):.1f} by wishing stones")
    print(f"if the large figure counted once, {tally.turned / games:.0%} of the games had other winners")
    broken = [f"{name} is never reached" for name in ends if not tally.stepped[name]]
    broken += [
        f"{name} is in too many first moves"
        for name, count in tally.first.items()
        if count > MOST_FIRST * first
    ]
    broken += [f"no game ends by {reason}" for reason in ("goal", "deck") if not endings[reason]]
    return broken if tally.turned else [*broken, "the large figure never matters"]


def main() -> None:
    """Play the games and print what they used."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--games", type=int, default=500)
    options.add_argument("--players", type=int, default=2)
    options.add_argument("--level", default="steady")
    wish = options.parse_args()
    tally = Tally()
    for seed in range(wish.games):
        tally.play(seed, wish.players, wish.level)
    broken = show(tally, wish.games)
    if broken:
        raise SystemExit("; ".join(broken))


if __name__ == "__main__":
    main()
