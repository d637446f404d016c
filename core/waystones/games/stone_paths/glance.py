"""The judge in a hurry: which card to play at first sight, for games that are played in the mind.

It comes to what `judge.py` would choose, and gets there faster by looking only at the nearest cards of each row, and
at discards only if nothing to lay looks better than the best of them could.
"""

from functools import cache, partial
from itertools import pairwise
from typing import NamedTuple

from waystones.games.path_cards.cards import COLOUR_OF, VALUE_OF, VALUES, fits
from waystones.games.path_cards.figures import GOAL_FIGURES
from waystones.games.path_cards.moves import DISCARDS, LAYS, Move
from waystones.games.path_cards.nearest import look
from waystones.games.stone_paths.board import END, GOAL, ROW_VALUES, START, PathTiles
from waystones.games.stone_paths.rules import StonePaths
from waystones.games.stone_paths.sight import Weights, end_with, tiles_by_stone, turns_left


class Prospects(NamedTuple):
    """What a figure on one path is worth, by the stone that it will end on, as numbers to look up.

    Between two stones it is `at` the lower one and a part of its `slope`, which goes on beyond the end stone.
    """

    at: tuple[float, ...]
    slope: tuple[float, ...]
    passed: tuple[float, ...]  # what of that lies behind a figure on each stone
    found: tuple[float, ...]  # what the tile on each stone is worth to a figure that comes there now


def prospects(weights: Weights, tiles: PathTiles, wishes: int, large: bool) -> Prospects:
    """Look a path over for a seat with so many wishing stones."""
    so_far = tiles_by_stone(weights, tiles, wishes)
    passed = [weights.later * worth for worth in so_far]
    at = [value * (2 if large else 1) + tile for value, tile in zip(ROW_VALUES, passed, strict=True)]
    slope = (*(after - before for before, after in pairwise(at)), weights.over)
    found = (0.0, *(after - before for before, after in pairwise(so_far)))
    return Prospects(tuple(at), slope, tuple(passed), found)


def uses_in_row(weights: Weights, first: int, last: int, large: bool) -> tuple[float, ...]:
    """How well each value serves a player with that row: 1 where it follows at once, twice that for the large figure."""
    near = [
        1.0 - weights.near * abs(value - last) if fits((first, last), value) else 0.0
        for value in range(VALUES)
    ]
    return tuple(2 * use if large else use for use in near)


Promise = tuple[
    int, float, float, Prospects
]  # a path, the steps that its row promises, and what they are worth


class Glance:
    """Chooses cards to play by one player's beliefs."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._look = cache(partial(prospects, weights))
        self._uses = cache(partial(uses_in_row, weights))
        self._uses_opening = (weights.opening,) * VALUES
        # To cover a card that would lead the next player's large figure on with one that is of use to nobody.
        self._best_discard = 2 * weights.give * weights.deny

    def play(self, state: StonePaths) -> Move:
        """The card that looks best to lay or to discard."""
        weights, seat = self.weights, state.to_act
        stones, tiles, wishes, large = state.stones[seat], state.tiles, state.wishes[seat], state.large[seat]
        seen = look(state, turns_left(state, weights), weights)
        bend, skip, rows = weights.bend, weights.skip, state.cards.rows[seat]
        best, choice = float("-inf"), -1
        promises: list[Promise] = []
        for path, steps, options in seen.rows:
            stone = stones[path]
            at, slope, passed, found = ahead = self._look(tiles[path], wishes, path == large)
            reach = stone + steps / (1.0 + bend * steps)
            here = int(reach) if reach < END else END
            worth = at[here] + (reach - here) * slope[here] - passed[stone]
            if stone == START and worth < 0:
                worth = 0.0  # nobody has to start a path
            promises.append((path, steps, worth, ahead))
            laid = weights.lay + weights.ahead * stone
            if stone == END:
                after, gain = END, laid - worth - passed[END] + 2 * weights.over
            else:
                after = stone + 1
                gain = laid - worth - passed[after] + found[after]
            ends = after == GOAL and stone < GOAL and state.in_goal == GOAL_FIGURES - 1
            row = rows[path]
            for card, left in options:
                reach = after + left / (1.0 + bend * left)
                here = int(reach) if reach < END else END
                value = at[here] + (reach - here) * slope[here] + gain
                if ends:
                    value = end_with(state, path) + laid - worth
                if skip and row:
                    value -= skip * abs(VALUE_OF[card] - row[-1])
                if value > best or (value == best and card > choice):
                    best, choice = value, card
        if best > self._best_discard:
            return LAYS[choice]
        value, card = self._discard(state, seen.hand, promises, seen.per_card)
        return LAYS[choice] if best >= value else DISCARDS[card]

    def _discard(
        self, state: StonePaths, hand: list[int], promises: list[Promise], per_card: float
    ) -> tuple[float, int]:
        """The card that is missed least, by the own figures and by the next player."""
        weights, cards, fitting = self.weights, state.cards, state.cards.fitting[state.to_act]
        stones, losses = state.stones[state.to_act], {}
        for path, steps, worth, (at, slope, passed, _) in promises:
            stone, fewer = stones[path], max(0.0, steps - per_card)
            less = stone + fewer / (1.0 + weights.bend * fewer)
            here = int(less) if less < END else END
            left = at[here] + (less - here) * slope[here] - passed[stone]
            losses[path] = worth - (max(0.0, left) if stone == START else left)
        following = (state.to_act + 1) % state.players
        large = state.large[following]
        uses = [
            self._uses(row[0], row[-1], path == large) if row else self._uses_opening
            for path, row in enumerate(cards.rows[following])
        ]
        best, choice = float("-inf"), -1
        for card in hand:
            path, pile = COLOUR_OF[card], cards.piles[COLOUR_OF[card]]
            covered = weights.deny * uses[path][pile[-1]] if pile else 0.0
            value = -weights.give * (uses[path][VALUE_OF[card]] - covered)
            if card in fitting:
                value -= losses[path]
            if value >= best:
                best, choice = value, card
        return best, choice
