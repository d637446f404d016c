"""Bots against each other on mirrored deals, with intervals.

    PYTHONPATH=core python -m bench.arena stone_paths expert sharp --games 400
    PYTHONPATH=core python -m bench.arena loops expert sharp --players 4 --games 400
    PYTHONPATH=core python -m bench.arena one_line expert --games 100

With `--native` the players' games in the mind are played in C (`bench/native`): the same moves, an order of magnitude
sooner. What a decision takes is told only without it.

One player meets another: every deal is played as often as there are seats, with the first player at each seat in turn
and the other one at all the rest. A shared win counts in part. The interval is one of 95%, taken over deals, since
games of one deal are not independent. With `--until 0.62` a match ends as soon as its interval lies wholly above or
wholly below that share; the number of games that were played is printed.

One player alone, at One Line: its scores, and what share they are of the best line found for the same deal. With
`--wide` that is the line of a search with thirty times the effort (`bench/best_route.py`), which finds more and is kept.

A player is a level, or one of those kept to measure by: `gap`, in the path games, plays the card that leaves the
smallest gap. `steady` is the judgement without search.
"""

import argparse
import json
from collections.abc import Sequence
from importlib import import_module
from math import sqrt
from statistics import fmean, median, quantiles, stdev
from time import process_time
from typing import cast

import waystones
from bench import native
from bench.best_route import KEPT
from waystones.bots import LEVELS, Bot
from waystones.games.one_line.best import best
from waystones.games.one_line.rules import OneLine

PROGRESS = 20  # deals between two signs of life: strong players take their time
IN_ERRORS = 1.96  # half the width of an interval of 95%
FEWEST = 40  # games before a match may end early
GAP = "gap"


class Timed:
    """A player with what its decisions took, in seconds of CPU time; decisions without a choice are left out."""

    tells = True  # what decisions take; in C that says nothing about players

    def __init__(self, game: str, name: str) -> None:
        self.game, self.name = game, name
        self.taken: list[float] = []

    def seated(self, seed: int) -> Bot:
        """The player at a table of that seed."""
        if self.name != GAP:
            return waystones.bot(self.game, self.name, seed)
        relaxed = import_module(f"waystones.games.{self.game}.bot").Relaxed
        return cast(Bot, type("SmallestGap", (relaxed,), {"HOW_OFTEN": (1,)})(seed))

    def times(self) -> str:
        """What a decision takes."""
        if len(self.taken) < 2 or not self.tells:
            return "no decision" if self.tells else "times are told without --native"
        slow = quantiles(self.taken, n=20)[-1]
        return (
            f"{fmean(self.taken) * 1000:8.1f} ms a decision, median {median(self.taken) * 1000:.1f}, "
            f"one in twenty above {slow * 1000:.0f}, longest {max(self.taken) * 1000:.0f}"
        )


def play(game: str, seed: int, seats: Sequence[Timed]) -> waystones.State:
    """One game to its end."""
    state = waystones.new(game, players=len(seats), seed=seed)
    bots = [player.seated(seed) for player in seats]
    while not state.is_over:
        seen = state.observe(state.to_act)
        begin = process_time()
        move = bots[state.to_act].choose(seen)
        if len(state.legal_moves()) > 1:
            seats[state.to_act].taken.append(process_time() - begin)
        state.play(move)
    return state


class Shares:
    """What one player won, deal by deal."""

    def __init__(self) -> None:
        self.won: list[float] = []
        self.leads: list[float] = []

    def add(self, states: Sequence[waystones.State]) -> None:
        """Count a deal: its games, in each of which the player sat at the seat of that number."""
        won, leads = [], []
        for seat, state in enumerate(states):
            winners, (mine, *others) = state.winners(), _first(state.scores(), seat)
            won.append((seat in winners) / len(winners))
            leads.append(mine - max(others))
        self.won.append(fmean(won))
        self.leads.append(fmean(leads))

    @property
    def half_width(self) -> float:
        """The interval reaches as far to both sides of the mean."""
        return IN_ERRORS * stdev(self.won) / sqrt(len(self.won)) if len(self.won) > 1 else 1.0

    def decides(self, share: float) -> bool:
        """Whether the interval lies wholly above or wholly below the share."""
        return abs(fmean(self.won) - share) > self.half_width

    def __str__(self) -> str:
        return f"{fmean(self.won):.1%} ± {self.half_width:.1%}, leads by {fmean(self.leads):.1f}"


def _first(scores: list[int], seat: int) -> list[int]:
    return [scores[seat], *scores[:seat], *scores[seat + 1 :]]


def meet(one: Timed, other: Timed, players: int, games: int, until: float | None, first: int = 0) -> Shares:
    """Let one player sit among others on every deal, at each seat once, and print what came of it."""
    shares, deals = Shares(), -(-games // players)
    for deal in range(1, deals + 1):
        tables = [[one if at == seat else other for at in range(players)] for seat in range(players)]
        shares.add([play(one.game, first + deal, table) for table in tables])
        enough = until is not None and deal * players >= FEWEST and shares.decides(until)
        if enough or deal == deals:
            break
        if deal % PROGRESS == 0:
            print(f"   after {deal * players} of {games} games {one.name} has won {shares}", flush=True)
    print(
        f"{one.game}: {one.name} against {players - 1} {other.name} wins {shares}, "
        f"in {len(shares.won) * players} games on {len(shares.won)} deals"
    )
    for player in (one, other):
        print(f"   {player.name:<8}{player.times()}", flush=True)
    return shares


def alone(player: Timed, games: int, first: int = 0, wide: Sequence[int] = ()) -> None:
    """Let one player draw its line on every deal and compare it with the best line found, or with one kept by seed."""
    scores, found = [], []
    for seed in range(first + 1, first + games + 1):
        state = play(player.game, seed, [player])
        assert isinstance(state, OneLine)
        scores.append(state.scores()[0])
        found.append(wide[seed] if wide else best(state).score)
        if len(scores) % PROGRESS == 0:
            print(f"   after {len(scores)} of {games} deals {_of_best(scores, found)}", flush=True)
    print(f"{player.game}: {player.name} alone {_of_best(scores, found)}, on {games} deals")
    print(f"   {player.name:<8}{player.times()}", flush=True)


def _of_best(scores: Sequence[int], found: Sequence[int]) -> str:
    share = sum(scores) / sum(found)
    strays = stdev(score - share * top for score, top in zip(scores, found, strict=True))
    part = IN_ERRORS * strays / sqrt(len(scores)) / fmean(found)
    points = IN_ERRORS * stdev(scores) / sqrt(len(scores))
    return f"scores {fmean(scores):.1f} ± {points:.1f}, {share:.3f} ± {part:.3f} of the best line ({fmean(found):.1f})"


def main() -> None:
    """Let those meet who are named, or every level the one below it."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("game", choices=LEVELS)
    options.add_argument("names", nargs="*", metavar="player", help="one for itself, two against each other")
    options.add_argument("--games", type=int, default=400)
    options.add_argument("--players", type=int, default=2, help="one against all the others")
    options.add_argument("--until", type=float, help="end when the interval leaves this share on one side")
    options.add_argument(
        "--native", action="store_true", help="games in the mind in C (bench/native): the same play, sooner"
    )
    options.add_argument(
        "--wide",
        action="store_true",
        help="one alone: beside the scores kept in best_route.json, seeds 1 to 99",
    )
    options.add_argument("--first", type=int, default=0, help="deals from the one after this seed on")
    wish = options.parse_args()
    levels = LEVELS[wish.game]
    if wish.native:
        native.switch_on()
        Timed.tells = False
    if len(wish.names) == 1:
        wide = json.loads(KEPT.read_text())["scores"] if wish.wide else ()
        games = min(wish.games, len(wide) - 1 - wish.first) if wide else wish.games
        alone(Timed(wish.game, wish.names[0]), games, wish.first, wide)
        return
    pairs = [wish.names] if wish.names else [levels[at : at + 2][::-1] for at in range(len(levels) - 1)]
    for one, other in pairs:
        meet(Timed(wish.game, one), Timed(wish.game, other), wish.players, wish.games, wish.until, wish.first)


if __name__ == "__main__":
    main()
