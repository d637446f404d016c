"""What a player sees on the web of stones: where the own figures can come to, what lies there, which cards they need."""

from functools import cache, lru_cache
from typing import NamedTuple

from waystones.games.branching_paths.board import CARD, CLOVER, JOKER, NO_STACK, NO_TILE, WISH, Board
from waystones.games.branching_paths.plan import LARGE, Gains, Plan
from waystones.games.branching_paths.rules import BranchingPaths
from waystones.games.branching_paths.score import SET, wishing_points
from waystones.games.path_cards.cards import COLOURS
from waystones.games.path_cards.figures import GOAL_FIGURES
from waystones.games.path_cards.judge import margin, verdict
from waystones.games.path_cards.supply import Supply


class Weights(NamedTuple):
    """What a player believes, found by letting players with different beliefs meet (bench/tune.py)."""

    hand: float = 0.85  # steps that a fitting card in the hand brings, with time enough to lay it
    patience: float = 1.0  # turns one likes to have left beyond those cards
    draw: float = 1.2  # fitting cards that come, against an even share of those unseen
    fresh: float = 0.9  # the same for a row that is not begun
    bend: float = 0.0  # how much less each further step of a row counts (supply.py)
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
    goal: int = 0  # a figure in the goal area, besides what its row is worth


# What the expert believes, in games in the mind and at the table: found like the numbers above, and rounded. The clock
# is what they differ in most, as a game lasts longer than it looks while whoever is behind does not end it; and steps
# do not add up as plainly as steady believes: of many that a row promises there are turns for few.
FAR_SIGHTED = Weights(
    hand=1.8,
    patience=1.17,
    draw=1.0,
    fresh=1.05,
    bend=0.14,
    speed=3.64,
    pace=0.48,
    room=2.0,
    joker=-0.08,
    beyond=0.18,
    clover=4.1,
    card=1.65,
    wish=1.58,
    pair=2.9,
    later=0.8,
    lay=2.9,
    give=0.48,
    deny=0.15,
    near=0.18,
    opening=0.26,
    take=1.82,
    deck=0.22,
)

plan_for = cache(Plan)  # its counting is the same for everybody


class Finds(NamedTuple):
    """What it is worth to come to each stone, and what lies further on from it."""

    here: tuple[float, ...]
    ahead: tuple[float, ...]


Way = tuple[
    int, int, int
]  # a step: the stone it leaves and the one it goes to, and the figure's row, or LARGE


class Stand(NamedTuple):
    """What one sees in the own figures alone: how much each colour is waited for, what steps gain, and which lead on."""

    room: list[float]
    gains: Gains
    ways: list[list[Way]]  # by colour


class Eye:
    """What stays the same for many moments is looked at once and kept."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.finds = lru_cache(maxsize=1 << 12)(self._finds)
        self.waits = cache(self._waits)
        self.stand = lru_cache(maxsize=1 << 14)(self._stand)

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

    def _stand(self, board: Board, figures: tuple[int, ...]) -> Stand:
        waits = [self.waits(board, stone) for stone in figures]
        room = [self.weights.room * min(1.0, sum(wanted)) for wanted in zip(*waits, strict=True)]
        large, *small = (board.row[stone] for stone in figures)
        movers = [(figures[0], LARGE), *((stone, board.row[stone]) for stone in dict.fromkeys(figures[1:]))]
        ways = [
            [
                (origin, stone, row)
                for origin, row in movers
                for stone in board.next[origin]
                if board.colour[stone] in (colour, JOKER)
            ]
            for colour in range(len(COLOURS))
        ]
        return Stand(room, self._plan(board).gains((large, *sorted(small))), ways)

    def _plan(self, board: Board) -> Plan:
        """What figures may come to be worth, to who likes them so much in the goal area."""
        goal = self.weights.goal
        return plan_for(
            tuple(value + goal * (row >= board.goal) for row, value in enumerate(board.values, 1))
        )

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

    __slots__ = ("finds", "gains", "room")

    def __init__(self, state: BranchingPaths, eye: Eye) -> None:
        weights, seat, board = eye.weights, state.to_act, state.board
        turns = turns_left(state, weights)
        super().__init__(state, turns, weights)
        self.finds = eye.finds(board, state.tiles, tuple(state.wishes[seat]), tuple(map(bool, state.stacks)))
        self.room, gains, _ = eye.stand(board, tuple(state.figures[seat]))
        # What each figure gains by going one row on, with the turn then over.
        self.gains = gains.after(weights.pace * max(0.0, turns - 1))


def turns_left(state: BranchingPaths, weights: Weights) -> float:
    """How many turns each player may still get: until the draw pile is empty or the goal area full."""
    until_full = weights.speed * steps_to_full(
        state.board, GOAL_FIGURES - state.in_goal, *map(tuple, state.figures)
    )
    return min(len(state.cards.deck), until_full) / state.players


@lru_cache(maxsize=1 << 14)
def steps_to_full(board: Board, more: int, *figures: tuple[int, ...]) -> int:
    """How many steps bring so many more figures into the goal area, whoever is nearest."""
    row, goal = board.row, board.goal
    away = sorted([goal - row[stone] for of_seat in figures for stone in of_seat if row[stone] < goal])
    return sum(away[:more])


def end_with(state: BranchingPaths, origin: int, stone: int, large: bool) -> float:
    """What it is worth to the seat to act to bring the fifth figure into the goal area, by that step."""
    figures = state.figures[state.to_act]
    which = 0 if large else figures.index(origin, 1)
    figures[which] = stone
    ahead = margin(state, state.to_act)
    figures[which] = origin
    return verdict(ahead)
