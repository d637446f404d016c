"""Find the weights of a path game's judge by self-play: a champion meets variants of itself, the better one stays.

    PYTHONPATH=core nice python -m bench.tune [--game stone_paths] [--minutes 30] [--seed 1]

Prints each new champion. Who likes one puts its numbers into `Weights`.
"""

import argparse
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from math import sqrt
from random import Random
from time import monotonic
from typing import Any

import waystones
from waystones.games.path_cards.judge import CardJudge, margin
from waystones.games.path_cards.rules import PathCards

# The games that have a judge with weights: those of the path cards.
GAMES = tuple(game for game in waystones.GAMES if find_spec(f"waystones.games.{game}.sight"))

DEALS = 25  # between two looks at how the variant is doing
MOST_DEALS = 400
# By deals played: a variant that leads by fewer standard errors than this is given up.
GIVE_UP = {25: -0.3, 100: 0.7, 200: 1.1, MOST_DEALS: 1.6}
CONVINCED = 3.0  # by so many it wins before all deals are played


Judge = CardJudge[Any, Any]
Weights = Any  # each game's own, a tuple with names


def one_game(game: str, seed: int, judges: tuple[Judge, Judge]) -> int:
    """By how many points seat 0 wins."""
    state = waystones.new(game, players=2, seed=seed, first=0)
    assert isinstance(state, PathCards)
    while not state.is_over:
        state.apply(judges[state.to_act].choose(state))
    return margin(state, 0)


def worth(points: int) -> float:
    """A game's result: half for winning it, half for by how much."""
    won = (points > 0) - (points < 0)
    return (won + max(-1.0, min(1.0, points / 40))) / 2


def mirrored(game: str, seed: int, one: Judge, other: Judge) -> float:
    """The result of one against the other on one deal, from both seats."""
    return (worth(one_game(game, seed, (one, other))) - worth(one_game(game, seed, (other, one)))) / 2


@dataclass
class Meeting:
    """A variant against the champion."""

    deals: int = 0
    sum: float = 0.0
    squares: float = 0.0

    def add(self, result: float) -> None:
        """Count one deal."""
        self.deals += 1
        self.sum += result
        self.squares += result * result

    @property
    def lead(self) -> float:
        """The mean result in standard errors."""
        mean = self.sum / self.deals
        return mean / sqrt(max(self.squares / self.deals - mean * mean, 1e-9) / self.deals)


def beats(game: str, variant: Weights, champion: Weights, first_seed: int) -> bool:
    """Whether the variant is the better one, as far as some hundred deals can tell."""
    judge = import_module(f"waystones.games.{game}.judge").Judge
    one, other, meeting = judge(variant), judge(champion), Meeting()
    while meeting.deals < MOST_DEALS:
        for _ in range(DEALS):
            meeting.add(mirrored(game, first_seed + meeting.deals, one, other))
        least = max(errors for deals, errors in GIVE_UP.items() if meeting.deals >= deals)
        if meeting.lead < least:
            return False
        if meeting.deals >= 100 and meeting.lead > CONVINCED:
            return True
    return True


def varied(weights: Weights, rng: Random) -> Weights:
    """The same with one to four weights changed by about a quarter."""
    names = rng.sample(weights._fields, rng.randint(1, 4))
    changed = {name: getattr(weights, name) for name in names}
    return weights._replace(
        **{name: value + rng.gauss(0, 0.25) * max(abs(value), 0.15) for name, value in changed.items()}
    )


def main() -> None:
    """Look for better weights as long as there is time."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--game", default=GAMES[0], choices=GAMES)
    options.add_argument("--minutes", type=float, default=30)
    options.add_argument("--seed", type=int, default=1, help="other variants, other deals")
    wish = options.parse_args()
    rng, until = Random(wish.seed), monotonic() + 60 * wish.minutes
    champion, tried = import_module(f"waystones.games.{wish.game}.sight").Weights(), 0
    while monotonic() < until:
        tried += 1
        variant = varied(champion, rng)
        if beats(wish.game, variant, champion, wish.seed * 10_000_000 + tried * MOST_DEALS):
            champion = variant
            print(
                f"{tried}:",
                ", ".join(f"{name}={value:.3f}" for name, value in champion._asdict().items()),
                flush=True,
            )
    print(f"{tried} variants tried")


if __name__ == "__main__":
    main()
