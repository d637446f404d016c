"""The review of One Line: stretches weighed by drawing on with the Walker, the last cards counted out."""

from collections.abc import Hashable
from random import Random
from typing import ClassVar

from waystones.games.one_line.bot import Expert
from waystones.games.one_line.ending import most
from waystones.games.one_line.line import Line
from waystones.games.one_line.observation import OneLineObservation
from waystones.games.one_line.patterns import PATTERNS
from waystones.games.one_line.rules import OneLine
from waystones.games.one_line.walk import PASS
from waystones.games.one_line.walker import Walker
from waystones.review.reason import Choice
from waystones.review.reviewer import Effort, Reviewer


class OneLineReviewer(Reviewer):
    """Looks at the stretches that look best, and at the best of every length."""

    measure = "points"
    effort = Effort(rounds=((6, 5), (8, 2), (8, 1)), batch=10, batches=4)
    telling = 2.0
    patterns = PATTERNS
    WHIM: ClassVar[float] = 0.15  # how often the second choice is drawn
    COUNTED_OUT: ClassVar[int] = 1  # cards to come that are counted out instead of being drawn

    def candidates(self, seen: OneLineObservation) -> list[Choice]:
        """What looks best at a glance, and the best of every length."""
        return [(stretch,) for stretch in Expert(0).likely(Walker.at(seen).ranked(seen))]

    def sameness(self, seen: OneLineObservation, choice: Choice) -> Hashable:
        """Two stretches that leave the same line are the same."""
        line = Line.of(seen.route, seen.reached).after(seen.board, choice[0])
        return line.shape, line.points

    def play_out(self, state: OneLine, seen: OneLineObservation) -> float:
        """To the end by the Walker; what others draw in this round changes nothing."""
        seat = seen.seat
        while len(state.drawn) > seat and not state.is_over:
            state.apply(PASS)
        line = Line.of(state.routes[seat], state.reached[seat])
        cards = state.cards[state.round - 1 :]
        walker = Walker.at(state.observe(seat))
        if len(cards) <= self.COUNTED_OUT:
            return float(most(state.board, line, cards, walker.in_full) - len(state.board.colours))
        return float(walker.drawn_on(line, cards) - len(state.board.colours))

    def choose(self, state: OneLine, rng: Random) -> Choice:
        """What the Walker likes best, now and then what comes after that."""
        seen = state.observe(state.to_act)
        ranked = Walker.at(seen).ranked(seen)
        return (ranked[1 if len(ranked) > 1 and rng.random() < self.WHIM else 0],)


REVIEWER = OneLineReviewer()
