"""Two players meet: every deal is played twice with the seats exchanged, so that luck with the cards evens out."""

from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from math import sqrt
from statistics import mean, stdev
from time import perf_counter
from typing import Any

import waystones
from waystones import games
from waystones.cli.saying import Trouble
from waystones.cli.screen import Screen
from waystones.errors import BadNotation, IllegalMove
from waystones.game import Observation
from waystones.protocol.program import Program

Player = Callable[[Observation[Any]], object]  # from what its seat may know to a move
SEATS = 2
PROGRAM = "cmd:"
NORMAL = 1.96  # standard errors on either side hold 95%


@dataclass
class Side:
    """One of the two players, with what it did."""

    name: str
    player: Player
    scores: list[int] = field(default_factory=list)
    seconds: float = 0.0
    decisions: int = 0

    def decide(self, observation: Observation[Any]) -> object:
        """Its move; how long it thought is noted."""
        begin = perf_counter()
        move = self.player(observation)
        self.seconds += perf_counter() - begin
        self.decisions += 1
        return move


def side(game: str, name: str, seed: int, budget: str, running: ExitStack) -> Side:
    """A level of the game's bots, or a program that the name starts with `cmd:`."""
    if not name.startswith(PROGRAM):
        return Side(name, waystones.bot(game, name, seed=seed).choose)
    program = running.enter_context(Program(name.removeprefix(PROGRAM), budget))
    return Side(name, lambda observation: program.choose(observation, game))


def one_game(game: str, seed: int, sides: tuple[Side, Side]) -> float:
    """What the first side gets: 1 for a win, half for a tie."""
    state = waystones.new(game, players=SEATS, seed=seed)
    while not state.is_over:
        side = sides[state.to_act]
        move = side.decide(state.observe(state.to_act))
        try:
            state.play(state.parse(str(move)))
        except (BadNotation, IllegalMove) as error:
            raise Trouble(f"{side.name} played {str(move)[:40]!r}, which is no move now.") from error
    first, second = state.scores()
    sides[0].scores.append(first)
    sides[1].scores.append(second)
    return 1.0 if first > second else 0.5 if first == second else 0.0


def interval(shares: list[float]) -> tuple[float, float]:
    """The 95% interval of a mean of shares between 0 and 1.

    A deal lost and a deal won are added to the spread, so that a few deals that all went alike claim no certainty.

    >>> low, high = interval([1.0] * 100)
    >>> 0.97 < low < 1.0, high
    (True, 1.0)
    """
    error = NORMAL * stdev([0.0, *shares, 1.0]) / sqrt(len(shares))
    return max(0.0, mean(shares) - error), min(1.0, mean(shares) + error)


def meet(game: str, one: Side, other: Side, number: int, screen: Screen, seed: int = 0) -> list[float]:
    """Let them play that many games, two on each deal; the share of each deal that the first one wins."""
    if SEATS not in games.about(game).players:
        raise Trouble(f"{game} is not for two, and the arena is.")
    if number < 2:
        raise Trouble("Each deal is played twice, so there are two games at least.")
    shares = []
    for deal in range(number // 2):
        share = one_game(game, seed + deal, (one, other))
        share += 1 - one_game(game, seed + deal, (other, one))
        shares.append(share / 2)
        screen.progress(f"{2 * deal + 2} of {number} games: {one.name} wins {mean(shares):.1%}")
    screen.done()
    return shares


def report(game: str, one: Side, other: Side, shares: list[float], screen: Screen) -> None:
    """The result as lines to print: wins with their interval, scores, time for each decision."""
    low, high = interval(shares)
    screen.show(f"{game}: {2 * len(shares)} games on {len(shares)} deals, each deal from both seats")
    screen.show(f"{one.name} wins {mean(shares):.1%} against {other.name} (95%: {low:.1%} to {high:.1%})")
    for side in (one, other):
        each = 1000 * side.seconds / side.decisions
        screen.show(f"  {side.name:<24}{mean(side.scores):8.1f} points a game{each:10.2f} ms a decision")
