"""How good each move looks at first sight.

A step is as good as what it adds to the best plan for the own figures (`plan.py`), what it finds and what lies ahead
(`sight.py`). A card costs the room that it takes from its row, and a little for what it gives to the next player.
"""

from waystones.games.branching_paths.board import JOKER
from waystones.games.branching_paths.glance import Glance
from waystones.games.branching_paths.moves import BONUS, KEEP, LIFTS, STAY, WAY
from waystones.games.branching_paths.plan import LARGE
from waystones.games.branching_paths.rules import BranchingPaths
from waystones.games.branching_paths.sight import Eye, Sight, Weights, end_with
from waystones.games.path_cards.cards import COLOUR_OF, VALUE_OF, card_of
from waystones.games.path_cards.figures import GOAL_FIGURES
from waystones.games.path_cards.judge import FAINT, CardJudge, Weighed
from waystones.games.path_cards.moves import DISCARDS, LAYS, PLAY, TAKE, Move
from waystones.games.path_cards.supply import bent


class Judge(CardJudge[BranchingPaths, Sight]):
    """Weighs the moves of whoever is to act."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()
        super().__init__(self.weights)
        self._eye = Eye(self.weights)
        self._glance = Glance(self.weights, self._eye)

    def choose(self, state: BranchingPaths) -> Move:
        """The move that looks best; found in a hurry where that takes longest."""
        return self._glance.play(state) if state.asks == PLAY else super().choose(state)

    def weigh(self, state: BranchingPaths) -> Weighed:
        """Every legal move with what it seems to be worth."""
        if state.asks == PLAY:
            return self._plays(state)
        if state.asks == TAKE:
            return self._takes(state)
        sight = self._sight(state)
        if state.asks == WAY:
            return self._steps(state, sight, state.laid)
        if state.asks == BONUS:
            return [(0.0, STAY), *((worth + FAINT, move) for worth, move in self._steps(state, sight, JOKER))]
        return self._shed(state, sight)

    def _sight(self, state: BranchingPaths) -> Sight:
        return Sight(state, self._eye)

    def _plays(self, state: BranchingPaths) -> Weighed:
        """Laying and discarding, colour by colour: the best step is the same for all cards of one."""
        weights, cards, seat = self.weights, state.cards, state.to_act
        sight = self._sight(state)
        weighed: Weighed = []
        for colour, hand in enumerate(sight.hand):
            if not hand:
                continue
            row, pile, room = cards.rows[seat][colour], cards.piles[colour], sight.room[colour]
            promised = bent(sight.in_row(colour, row), weights.bend)
            steps = self._steps(state, sight, colour)
            best = max(steps)[0] + weights.lay if steps else 0.0
            covered = weights.deny * self._use_to_next(state, card_of(colour, pile[-1])) if pile else 0.0
            for value in dict.fromkeys(hand):
                card = card_of(colour, value)
                fits = card in cards.fitting[seat]
                given = weights.give * self._use_to_next(state, card) - covered
                weighed.append(((-room * sight.per_card if fits else 0.0) - given, DISCARDS[card]))
                if fits and steps:
                    left = bent(sight.steps(colour, row[0] if row else value, value, laid=1), weights.bend)
                    weighed.append((best - room * (promised - left), LAYS[card]))
        return weighed

    def _steps(self, state: BranchingPaths, sight: Sight, colour: int) -> Weighed:
        """Every step that a card of the colour allows, without what the card costs."""
        board, (here, ahead) = state.board, sight.finds
        weighed: Weighed = []
        last_one = state.in_goal == GOAL_FIGURES - 1
        for move in state.steps(state.to_act, colour):
            origin, stone, large = board.steps.read(move.what)
            if last_one and board.row[stone] == board.goal:
                weighed.append((end_with(state, origin, stone, large), move))
                continue
            worth = sight.gains[LARGE if large else board.row[origin]]
            weighed.append((worth + here[stone] + ahead[stone] - ahead[origin], move))
        return weighed

    def _shed(self, state: BranchingPaths, sight: Sight) -> Weighed:
        """What a card tile may take away: the top card of a row, or a card of the hand for a new one."""
        weights, cards, seat = self.weights, state.cards, state.to_act
        weighed: Weighed = [(0.0, KEEP)]
        for colour, row in enumerate(cards.rows[seat]):
            if row:
                gained = sight.in_row(colour, row[:-1]) - sight.in_row(colour, row)
                given = weights.give * self._use_to_next(state, card_of(colour, row[-1]))
                weighed.append((sight.room[colour] * gained - given, LIFTS[colour]))
        for card in dict.fromkeys(cards.hands[seat]):
            lost = sight.room[COLOUR_OF[card]] * sight.per_card if card in cards.fitting[seat] else 0.0
            given = weights.give * self._use_to_next(state, card)
            weighed.append((weights.deck - lost - given, DISCARDS[card]))
        return weighed

    def _use_to_next(self, state: BranchingPaths, card: int) -> float:
        """How well a card fits the next player: 1 where it follows at once and leads a figure on."""
        seat, colour = (state.to_act + 1) % state.players, COLOUR_OF[card]
        if card not in state.cards.fitting[seat] or not state.open(seat) >> colour & 1:
            return 0.0
        row = state.cards.rows[seat][colour]
        gap = abs(VALUE_OF[card] - row[-1]) if row else 0
        return 1.0 - self.weights.near * gap if row else self.weights.opening

    def _gain(self, state: BranchingPaths, sight: Sight, colour: int) -> float:
        """What one more fitting card in the hand adds: a step, where a figure waits for the colour."""
        return sight.room[colour] * sight.per_card
