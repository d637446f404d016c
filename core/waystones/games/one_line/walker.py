"""A player of One Line that looks no further than the open card: for the hint, and to measure boards by.

It tries every stretch that the card allows and judges the line that would be there.
"""

from waystones.games.one_line.judge import Judge, Weights
from waystones.games.one_line.line import Line
from waystones.games.one_line.observation import OneLineObservation
from waystones.games.one_line.walk import Stretch

FIELDS_A_CARD = 4  # every card shows at least so many: what a line may hope to use of each


def glance(judge: Judge, line: Line, rounds_left: int) -> float:
    """What the line is worth to somebody who does not know which card comes when."""
    reach = line.reach()
    room = min(reach.bit_count(), FIELDS_A_CARD * rounds_left)
    return judge.worth(line, reach, room, rounds_left).hope


class Walker:
    """Plays the stretch that leaves the best line, by a judgement that knows no more than the seat does."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights

    def choose(self, observation: OneLineObservation) -> Stretch:
        """The best stretch for the open card, always the same for the same observation."""
        board, rounds_left = observation.board, len(observation.cards_left)
        line, judge = Line.of(observation.route, observation.reached), Judge(board, self.weights)
        return max(
            observation.legal_moves(),
            key=lambda stretch: glance(judge, line.after(board, stretch), rounds_left),
        )
