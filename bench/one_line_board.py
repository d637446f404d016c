"""How good the One Line board is (OL-4): how often more than 40 points can be had, and by whom.

    python -m bench.one_line_board [--deals 40] [--effort 1500] [--rollouts 8]

Run it from the project's root with `core` on the path. Three players take the same deals, each start in turn:

- *foresight* knows the order of the cards and searches for the best route, so that its share is a lower bound of
  the deals in which such a score is possible;
- *patient* sees what a person sees, and plays its favourite stretches out many times with the cards to come in
  random orders;
- the *Walker* of the engine sees the same and looks at one round only.
"""

import argparse
from collections.abc import Callable, Sequence
from random import Random

from waystones.deal import Deal
from waystones.games.one_line.best import best
from waystones.games.one_line.board import CARDS, CLASSIC, Board
from waystones.games.one_line.rules import OneLine
from waystones.games.one_line.score import GREAT
from waystones.games.one_line.walk import Stretch
from waystones.games.one_line.walker import Walker

Player = Callable[[OneLine], int]

WALKER_DEALS = 200
CANDIDATES = 8


def deal(board: Board, seed: int) -> OneLine:
    """A solo game on the board; the starts take turns from seed to seed."""
    return OneLine(board, tuple(Deal(seed).shuffled(CARDS)), [board.starts[seed % len(board.starts)]])


def played(state: OneLine, stretch: Stretch) -> OneLine:
    """The state after the stretch, leaving this one as it is."""
    twin = state.copy()
    twin.apply(stretch)
    return twin


def walker(state: OneLine) -> int:
    """The score of the Walker from here."""
    state = state.copy()
    while not state.is_over:
        sight = state.observe(0)
        state.apply(Walker.at(sight).favourites(sight)[0])
    return state.scores()[0]


def foresight(effort: int) -> Player:
    """The best score found with the order of the cards known, following up so many lines."""
    return lambda state: best(state, effort).score


def patient(rollouts: int, rng: Random) -> Player:
    """The score of a player that tries its favourites so many times each, and the better half of them again."""

    def merit(score: int) -> float:
        return score + 10 * (score >= GREAT)  # plays for the top medal

    def choose(state: OneLine) -> Stretch:
        sight = state.observe(0)
        favourites = dict.fromkeys(Walker.at(sight).favourites(sight, CANDIDATES), 0.0)
        while len(favourites) > 1:
            for _ in range(rollouts):
                imagined = sight.imagine(rng)
                for stretch in favourites:
                    favourites[stretch] += merit(walker(played(imagined, stretch)))
            better = sorted(favourites, key=lambda stretch: -favourites[stretch])[: len(favourites) // 2]
            favourites = {stretch: favourites[stretch] for stretch in better}
        return next(iter(favourites))

    def play(state: OneLine) -> int:
        state = state.copy()
        while not state.is_over:
            state.apply(choose(state))
        return state.scores()[0]

    return play


def share(scores: Sequence[int], least: int = GREAT) -> float:
    """The share of the scores that reach so much."""
    return sum(score >= least for score in scores) / len(scores)


def reached_by(scores: Sequence[int], part: float) -> int:
    """The highest score that at least this part of the games reaches."""
    return max(score for score in scores if share(scores, score) >= part)


def show(name: str, scores: Sequence[int], starts: int) -> None:
    """Print one player's scores as a row of the table."""
    by_start = " ".join(f"{share(scores[start::starts]):>5.0%}" for start in range(starts))
    tenths = " ".join(f"{reached_by(scores, 1 - part):>3}" for part in (0.1, 0.25, 0.5, 0.75, 0.9))
    mean = sum(scores) / len(scores)
    print(f"{name:<10}{len(scores):>6}{share(scores):>8.1%}  {by_start}{mean:>7.1f}   {tenths}", flush=True)


def main() -> None:
    """Measure the classic board."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--deals", type=int, default=40, help="deals for the two slow players")
    options.add_argument("--effort", type=int, default=1500, help="lines that foresight follows up in a game")
    options.add_argument(
        "--rollouts", type=int, default=8, help="games that patient plays out for a favourite"
    )
    wish = options.parse_args()
    starts = len(CLASSIC.starts)
    if wish.deals < starts:
        options.error(f"at least {starts} deals: one for each start")

    def scores(player: Player, deals: int) -> list[int]:
        return [player(deal(CLASSIC, seed)) for seed in range(deals)]

    print(
        f"{'':<10}{'deals':>6}{f'{GREAT}+':>8}  by start 1 to {starts:<14}{'mean':>4}   10  25  50  75  90 percentile"
    )
    show("Walker", scores(walker, WALKER_DEALS), starts)
    show("foresight", scores(foresight(wish.effort), wish.deals), starts)
    show("patient", scores(patient(wish.rollouts, Random(1)), wish.deals), starts)


if __name__ == "__main__":
    main()
