"""The judge in a hurry: which card to play at first sight, for games that are played in the mind.

It comes to what `judge.py` would choose, and gets there faster by looking only at the nearest cards of each row, and
at discards only if nothing to lay looks better than the best of them could.
"""

from functools import cache, partial

from waystones.games.branching_paths.plan import LARGE
from waystones.games.branching_paths.rules import BranchingPaths
from waystones.games.branching_paths.sight import Eye, Weights, end_with, turns_left
from waystones.games.path_cards.cards import COLOUR_OF, COLOURS, VALUE_OF, VALUES, fits
from waystones.games.path_cards.figures import GOAL_FIGURES
from waystones.games.path_cards.moves import DISCARDS, LAYS, Move
from waystones.games.path_cards.nearest import look


def uses_in_row(weights: Weights, first: int, last: int) -> tuple[float, ...]:
    """How well each value serves a player with that row: 1 where it follows at once."""
    return tuple(
        1.0 - weights.near * abs(value - last) if fits((first, last), value) else 0.0
        for value in range(VALUES)
    )


class Glance:
    """Chooses cards to play by one player's beliefs."""

    def __init__(self, weights: Weights, eye: Eye) -> None:
        self.weights, self.eye = weights, eye
        self._uses = cache(partial(uses_in_row, weights))
        self._uses_opening = (weights.opening,) * VALUES
        self._useless = (0.0,) * VALUES

    def play(self, state: BranchingPaths) -> Move:
        """The card that looks best to lay or to discard."""
        weights, seat, board = self.weights, state.to_act, state.board
        turns = turns_left(state, weights)
        seen = look(state, turns, weights)
        room, gains, ways = self.eye.stand(board, tuple(state.figures[seat]))
        gain = gains.after(weights.pace * max(0.0, turns - 1))
        here, ahead = self.eye.finds(
            board, state.tiles, tuple(state.wishes[seat]), tuple(map(bool, state.stacks))
        )
        ends_in = board.goal if state.in_goal == GOAL_FIGURES - 1 else -1
        bend = weights.bend
        best, choice = float("-inf"), -1
        for colour, steps, options in seen.rows:
            if not ways[colour]:
                continue
            step = float("-inf")
            for origin, stone, row in ways[colour]:
                if board.row[stone] == ends_in:
                    worth = end_with(state, origin, stone, row == LARGE)
                else:
                    worth = gain[row] + here[stone] + ahead[stone] - ahead[origin]
                step = max(step, worth)
            promised = steps / (1.0 + bend * steps)
            for card, left in options:
                value = step + weights.lay - room[colour] * (promised - left / (1.0 + bend * left))
                if value > best or (value == best and card > choice):
                    best, choice = value, card
        if best > weights.deny:  # no discard is better than to cover, with a useless card, one that is of use
            return LAYS[choice]
        value, card = self._discard(state, seen.hand, [each * seen.per_card for each in room])
        return LAYS[choice] if best >= value else DISCARDS[card]

    def _discard(self, state: BranchingPaths, hand: list[int], losses: list[float]) -> tuple[float, int]:
        """The card that is missed least, by the own figures and by the next player."""
        weights, cards, fitting = self.weights, state.cards, state.cards.fitting[state.to_act]
        following = (state.to_act + 1) % state.players
        leads_on, rows = state.open(following), cards.rows[following]
        uses = [self._useless] * len(COLOURS)
        for colour, row in enumerate(rows):
            if leads_on >> colour & 1:
                uses[colour] = self._uses(row[0], row[-1]) if row else self._uses_opening
        best, choice = float("-inf"), -1
        for card in hand:
            colour = COLOUR_OF[card]
            pile = cards.piles[colour]
            covered = weights.deny * uses[colour][pile[-1]] if pile else 0.0
            value = covered - weights.give * uses[colour][VALUE_OF[card]]
            if card in fitting:
                value -= losses[colour]
            if value >= best:
                best, choice = value, card
        return best, choice
