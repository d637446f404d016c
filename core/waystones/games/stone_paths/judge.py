"""How good each move looks at first sight.

A move is as good as the change that it makes to what the own figures are worth (`sight.py`), with a little for what
it gives to the next player.
"""

from functools import cache, partial

from waystones.games.path_cards.cards import Row, card_of
from waystones.games.path_cards.figures import GOAL_FIGURES
from waystones.games.path_cards.judge import FAINT, CardJudge, Weighed
from waystones.games.path_cards.moves import DISCARDS, LAYS, PLAY, TAKE, Move
from waystones.games.path_cards.supply import bent
from waystones.games.stone_paths.board import END, GOAL, START
from waystones.games.stone_paths.glance import Glance
from waystones.games.stone_paths.moves import BONUS, LARGE, SMALL, STAY, STEPS
from waystones.games.stone_paths.rules import StonePaths
from waystones.games.stone_paths.sight import Sight, Weights, end_with, tiles_by_stone, use_to_next


class Judge(CardJudge[StonePaths, Sight]):
    """Weighs the moves of whoever is to act."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()
        super().__init__(self.weights)
        self._glance = Glance(self.weights)
        self._worth_of_tiles = cache(partial(tiles_by_stone, self.weights))

    def choose(self, state: StonePaths) -> Move:
        """The move that looks best; found in a hurry where that takes longest."""
        return self._glance.play(state) if state.asks == PLAY else super().choose(state)

    def weigh(self, state: StonePaths) -> Weighed:
        """Every legal move with what it seems to be worth."""
        if state.asks == PLAY:
            return self._plays(state, self._sight(state))
        if state.asks == TAKE:
            return self._takes(state)
        if state.asks == BONUS:
            return self._bonus_moves(state, self._sight(state))
        row = state.cards.rows[state.to_act][state.laid]
        promise = bent(self._sight(state).steps(state.laid, row[0], row[-1]), self.weights.bend)
        return [(0.0, SMALL), (1 + promise - self.weights.large, LARGE)]

    def _sight(self, state: StonePaths) -> Sight:
        return Sight(state, self.weights, self._worth_of_tiles)

    def _plays(self, state: StonePaths, sight: Sight) -> Weighed:
        """Laying and discarding, path by path, since a card changes nothing on the other paths."""
        weights, cards = self.weights, state.cards
        fitting = cards.fitting[state.to_act]
        weighed: Weighed = []
        for path, hand in enumerate(sight.hand):
            if not hand:
                continue
            row, pile = cards.rows[state.to_act][path], cards.piles[path]
            before, loss = self._now_and_without(sight, path, row)
            covered = weights.deny * self._use_to_next(state, card_of(path, pile[-1])) if pile else 0.0
            for value in dict.fromkeys(hand):
                card = card_of(path, value)
                fits = card in fitting
                given = weights.give * (self._use_to_next(state, card) - covered)
                weighed.append(((-loss if fits else 0.0) - given, DISCARDS[card]))
                if fits:
                    steps = sight.steps(path, row[0] if row else value, value, laid=1)
                    worth = self._lay(state, sight, path, bent(steps, weights.bend)) - before
                    skipped = weights.skip * abs(value - row[-1]) if row else 0.0
                    weighed.append((worth - skipped, LAYS[card]))
        return weighed

    def _now_and_without(self, sight: Sight, path: int, row: Row) -> tuple[float, float]:
        """What a path is worth, and how much of that goes with a fitting card."""
        steps = sight.in_row(path, row)
        worth = sight.promise(path, steps)
        return worth, worth - sight.promise(path, max(0.0, steps - sight.per_card))

    def _lay(self, state: StonePaths, sight: Sight, path: int, steps: float) -> float:
        """What a path is worth once a card is laid on it that leaves so many steps for later."""
        laid = self.weights.lay + self.weights.ahead * sight.stones[path]
        if sight.stones[path] == END:
            bonus_move = 2 * self.weights.over
            return sight.worth(path, END, END + steps) + bonus_move + laid
        return self._step(state, sight, path, steps) + laid

    def _step(self, state: StonePaths, sight: Sight, path: int, steps: float) -> float:
        """What a path is worth once its figure has moved one stone on, with the tile that lies there."""
        stone, tiles = sight.stones[path], sight.tiles[path]
        if stone + 1 == GOAL and state.in_goal == GOAL_FIGURES - 1:
            return end_with(state, path)
        return sight.worth(path, stone + 1, stone + 1 + steps) + tiles[stone + 1] - tiles[stone]

    def _use_to_next(self, state: StonePaths, card: int) -> float:
        """How well a card fits the next player."""
        return use_to_next(state, card, self.weights)

    def _gain(self, state: StonePaths, sight: Sight, colour: int) -> float:
        """What one more fitting card in the hand adds to a path."""
        steps = sight.in_row(colour, state.cards.rows[state.to_act][colour])
        return sight.promise(colour, steps + sight.per_card) - sight.promise(colour, steps)

    def _bonus_moves(self, state: StonePaths, sight: Sight) -> Weighed:
        """Declining, and every figure that could move."""
        weighed: Weighed = [(0.0, STAY)]
        for path, stone in enumerate(sight.stones):
            if START < stone < END:
                row = state.cards.rows[state.to_act][path]
                steps = bent(sight.steps(path, row[0], row[-1]), self.weights.bend)
                before = sight.worth(path, stone, stone + steps)
                gained = self._step(state, sight, path, steps) - before
                weighed.append((gained + self.weights.ahead * stone + FAINT, STEPS[path]))
        return weighed
