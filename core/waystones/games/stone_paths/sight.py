"""What a player sees in the own figures: where they will end, and what that is worth.

Where a figure ends nobody knows. A fair guess is the stone it stands on, a step for each fitting card in the hand
and a part of a step for each fitting card that may still come; all the less, the nearer the game is to its end.
"""

from collections.abc import Callable
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from waystones.games.path_cards.cards import COLOUR_OF, VALUE_OF
from waystones.games.path_cards.figures import GOAL_FIGURES
from waystones.games.path_cards.judge import margin, verdict
from waystones.games.path_cards.supply import Supply, bent
from waystones.games.stone_paths.board import (
    CLOVER,
    END,
    GOAL,
    ROW_VALUES,
    START,
    WISHING_STONE,
    PathTiles,
)
from waystones.games.stone_paths.rules import StonePaths
from waystones.games.stone_paths.score import wishing_points

WorthOfTiles = Callable[[PathTiles, int], tuple[float, ...]]

ENOUGH_WISHES = 5  # SP-23: more are worth no more


class Weights(NamedTuple):
    """What a player believes, found by letting players with different beliefs meet (bench/tune.py)."""

    hand: float = 0.85  # steps that a fitting card in the hand brings, with time enough to lay it
    patience: float = 1.0  # turns one likes to have left beyond those cards
    draw: float = 1.37  # fitting cards that come, against an even share of those unseen
    fresh: float = 0.93  # the same for a path that is not started, where some will not fit any more
    bend: float = 0.0  # how much less each further step of a path counts (supply.py)
    skip: float = 0.0  # each value by which a card lies away from the last one of its row
    speed: float = 1.2  # turns that it takes a player to bring a figure one stone nearer to the goal area
    over: float = 0.97  # a step beyond the end stone, which moves another figure (SP-13)
    clover: float = 3.8
    wish: float = 4.35  # what a wishing stone promises besides what the table says at once
    later: float = 0.55  # a tile further on, against one that is reached now
    lay: float = 0.8  # laying any card, against discarding one
    give: float = 0.3  # letting the next player have a card that fits
    deny: float = 0.2  # keeping one from the next player, by covering or taking it
    near: float = 0.1  # how much less such a card fits for each value that it lies away
    opening: float = 0.3  # how well a card fits a path that the next player has not started
    take: float = 1.13  # a step that a card from a discard pile brings
    deck: float = 0.79  # an unknown card
    large: float = 7.1  # the stone that a path must promise to get the large figure
    ahead: float = 0.0  # leading a figure on, for each stone that lies behind it


# What the expert believes, in games in the mind and at the table: found like the numbers above, and rounded. Steps do
# not add up as plainly as steady believes: of many that a path promises there are turns for few, so a wide gap costs
# less than the cards in it seem to promise, and the large figure may set out on a path that promises less.
FAR_SIGHTED = Weights(
    hand=1.49,
    patience=0.58,
    draw=1.61,
    fresh=1.16,
    bend=0.079,
    skip=0.14,
    speed=1.3,
    over=0.8,
    clover=4.3,
    wish=5.4,
    later=0.63,
    lay=0.85,
    give=0.52,
    deny=0.02,
    near=0.04,
    opening=0.11,
    take=1.1,
    deck=0.94,
    large=3.0,
)


def tiles_by_stone(weights: Weights, tiles: PathTiles, wishes: int) -> tuple[float, ...]:
    """What the tiles up to each stone of a path are worth together to a seat with so many wishing stones."""
    worth = {tile: float(tile) for tile in tiles}
    worth[CLOVER] = weights.clover
    at_once = wishing_points(wishes + 1) - wishing_points(wishes)
    worth[WISHING_STONE] = (at_once + weights.wish) / 2 if wishes < ENOUGH_WISHES else 0.0
    return tuple(accumulate(worth[tile] for tile in tiles))


class Sight(Supply):
    """One moment as the seat to act sees it: its hand and what lies open."""

    __slots__ = ("large", "stones", "tiles", "weights")

    def __init__(self, state: StonePaths, weights: Weights, worth_of_tiles: WorthOfTiles) -> None:
        super().__init__(state, turns_left(state, weights), weights)
        seat = state.to_act
        self.weights = weights
        self.stones, self.large = state.stones[seat], state.large[seat]
        self.tiles = [worth_of_tiles(tiles, state.wishes[seat]) for tiles in state.tiles]

    def worth(self, path: int, stone: int, reach: float) -> float:
        """What a figure on that stone is worth that will end where it reaches."""
        tiles = self.tiles[path]
        if reach >= END:
            row, tile, over = float(ROW_VALUES[END]), tiles[END], self.weights.over * (reach - END)
        else:
            below = int(reach)
            part = reach - below
            row = ROW_VALUES[below] + part * (ROW_VALUES[below + 1] - ROW_VALUES[below])
            tile = tiles[below] + part * (tiles[below + 1] - tiles[below])
            over = 0.0
        return (2 * row if path == self.large else row) + over + self.weights.later * (tile - tiles[stone])

    def promise(self, path: int, steps: float) -> float:
        """What a path is worth whose row promises so many steps; nobody has to start one."""
        stone = self.stones[path]
        worth = self.worth(path, stone, stone + bent(steps, self.weights.bend))
        return max(0.0, worth) if stone == START else worth


def turns_left(state: StonePaths, weights: Weights) -> float:
    """How many turns each player may still get: until the draw pile is empty or the goal area full."""
    until_full = weights.speed * steps_to_full(GOAL_FIGURES - state.in_goal, *map(tuple, state.stones))
    return min(len(state.cards.deck), until_full) / state.players


@lru_cache(maxsize=1 << 14)
def steps_to_full(figures: int, *stones: tuple[int, ...]) -> int:
    """How many steps bring so many more figures into the goal area, whoever is nearest."""
    away = sorted([GOAL - stone for of_seat in stones for stone in of_seat if stone < GOAL])
    return sum(away[:figures])


def end_with(state: StonePaths, path: int) -> float:
    """What it is worth to the seat to act to bring the fifth figure into the goal area, on that path."""
    stones = state.stones[state.to_act]
    stones[path] += 1
    ahead = margin(state, state.to_act)
    stones[path] -= 1
    return verdict(ahead)


def use_to_next(state: StonePaths, card: int, weights: Weights) -> float:
    """How well a card fits the next player: 1 where it follows at once, twice that for the large figure."""
    seat, path = (state.to_act + 1) % state.players, COLOUR_OF[card]
    if card not in state.cards.fitting[seat]:
        return 0.0
    row = state.cards.rows[seat][path]
    if not row:
        return weights.opening
    use = 1.0 - weights.near * abs(VALUE_OF[card] - row[-1])
    return 2 * use if path == state.large[seat] else use
