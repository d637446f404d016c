"""What a player sees on the web of stones: where the own figures can come to, what lies there, which cards they need."""

from functools import cache
from typing import NamedTuple

from waystones.games.branching_paths.board import CARD, CLOVER, JOKER, NO_STACK, NO_TILE, WISH, Board
from waystones.games.branching_paths.plan import Plan
from waystones.games.branching_paths.rules import BranchingPaths
from waystones.games.branching_paths.score import SET, wishing_points
from waystones.games.path_cards.cards import COLOURS
from waystones.games.path_cards.figures import GOAL_FIGURES
from waystones.games.path_cards.supply import Supply


class Weights(NamedTuple):
    """What a player believes, found by letting players with different beliefs meet (bench/tune.py)."""

    hand: float = 0.85  # steps that a fitting card in the hand brings, with time enough to lay it
    patience: float = 1.0  # turns one likes to have left beyond those cards
    draw: float = 1.2  # fitting cards that come, against an even share of those unseen
    fresh: float = 0.9  # the same for a row that is not begun
    speed: float = 2.0  # turns that it takes a player to bring a figure one stone nearer to the goal area
    pace: float = 0.8  # steps made in a turn
    room: float = 1.2  # a step that a row still promises, where a figure waits for its colour
    joker: float = 0.5  # how much a joker ahead makes a figure wait for any one colour
    beyond: float = 0.4  # the same for a stone two steps ahead, against the next one
    clover: float = 3.0
    card: float = 1.5
    wish: float = 1.0  # what a wishing stone promises besides what it scores at once
    pair: float = 2.5  # what a second one of a colour promises
    later: float = 0.5  # what lies further on, against what is reached now
    lay: float = 0.5  # laying any card, against discarding one
    give: float = 0.4  # letting the next player have a card that fits
    deny: float = 0.25  # keeping one from the next player, by covering or taking it
    near: float = 0.1  # how much less such a card fits for each value that it lies away
    opening: float = 0.3  # how well a card fits a row that the next player has not begun
    take: float = 1.1  # a step that a card from a discard pile brings
    deck: float = 0.8  # an unknown card


plan_for = cache(Plan)  # its counting is the same for everybody


class Finds(NamedTuple):
    """What it is worth to come to each stone, and what lies further on from it."""

    here: tuple[float, ...]
    ahead: tuple[float, ...]


class Eye:
    """What stays the same for many moments is looked at once and kept."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.finds = cache(self._finds)
        self.waits = cache(self._waits)

    def _finds(
        self, board: Board, tiles: tuple[int, ...], wishes: tuple[int, ...], stacks: tuple[bool, ...]
    ) -> Finds:
        weights = self.weights
        wish = [self._wish(wishes, colour) for colour in range(len(COLOURS))]
        tile_worth = {NO_TILE: 0.0, 2: 2.0, 3: 3.0, CLOVER: weights.clover, CARD: weights.card}
        tile_worth |= {WISH + colour: worth for colour, worth in enumerate(wish)}
        here = [tile_worth[tile] for tile in tiles]
        for stone, colour in enumerate(board.stack):
            if colour != NO_STACK and stacks[colour]:
                here[stone] = wish[colour]
        ahead = [0.0] * len(here)
        for stone in reversed(range(len(here))):
            ahead[stone] = weights.later * max(
                [here[to] + ahead[to] for to in board.next[stone]], default=0.0
            )
        return Finds(tuple(here), tuple(ahead))

    def _wish(self, wishes: tuple[int, ...], colour: int) -> float:
        """What one more wishing stone of the colour is worth."""
        more = [*wishes]
        more[colour] += 1
        promise = self.weights.pair if more[colour] % SET == SET - 1 else self.weights.wish
        return wishing_points(more) - wishing_points(wishes) + promise

    def _waits(self, board: Board, stone: int) -> tuple[float, ...]:
        """How much a figure on the stone waits for each colour."""
        weights, wanted = self.weights, [0.0] * len(COLOURS)
        for ahead in board.next[stone]:
            for to, part in ((ahead, 1.0), *((beyond, weights.beyond) for beyond in board.next[ahead])):
                for colour in range(len(COLOURS)):
                    its = board.colour[to]
                    wanted[colour] += part * (weights.joker if its == JOKER else float(its == colour))
        return tuple(wanted)


class Sight(Supply):
    """One moment as the seat to act sees it: its hand and what lies open."""

    __slots__ = ("board", "eye", "finds", "room", "rows", "turns", "weights")

    def __init__(self, state: BranchingPaths, eye: Eye) -> None:
        self.turns = turns_left(state, eye.weights)
        super().__init__(state, self.turns, eye.weights)
        seat, board = state.to_act, state.board
        self.eye, self.board, self.weights = eye, board, eye.weights
        self.finds = eye.finds(board, state.tiles, tuple(state.wishes[seat]), tuple(map(bool, state.stacks)))
        large, *small = state.figures[seat]
        self.rows = (board.row[large], *sorted([board.row[stone] for stone in small]))
        waits = [eye.waits(board, stone) for stone in (large, *small)]
        self.room: list[float] = [
            eye.weights.room * min(1.0, sum(wanted)) for wanted in zip(*waits, strict=True)
        ]

    def advances(self) -> tuple[float, dict[int, float]]:
        """What the large figure, and a small one on each row, gain by going one row on, with the turn then over."""
        plan = plan_for(self.board.values)
        steps = self.weights.pace * max(0.0, self.turns - 1)
        now = plan.worth(self.rows, steps)
        large, *small = self.rows
        last = len(self.board.values)
        by_row = {}
        for row in dict.fromkeys(small):
            if row < last:
                moved = small[:]
                moved[moved.index(row)] += 1
                by_row[row] = plan.worth((large, *sorted(moved)), steps) - now
        of_large = plan.worth((large + 1, *small), steps) - now if large < last else 0.0
        return of_large, by_row


def turns_left(state: BranchingPaths, weights: Weights) -> float:
    """How many turns each player may still get: until the draw pile is empty or the goal area full."""
    row, goal = state.board.row, state.board.goal
    away = sorted([goal - row[stone] for figures in state.figures for stone in figures if row[stone] < goal])
    until_full = weights.speed * sum(away[: GOAL_FIGURES - state.in_goal])
    return min(len(state.cards.deck), until_full) / state.players
