"""The review of both path games: moves weighed by playing on with the judge, on deals with likely hands."""

from random import Random
from typing import Any, ClassVar

from waystones.game import Observation, State
from waystones.games.path_cards.guess import with_likely_hands
from waystones.games.path_cards.judge import DECIDED, CardJudge, lead
from waystones.games.path_cards.rollout import play_on
from waystones.games.path_cards.rules import PathCards
from waystones.review.reason import Choice
from waystones.review.reviewer import Reviewer


class CardReviewer(Reviewer):
    """Looks at the moves that the judge likes best."""

    CANDIDATES: ClassVar[int] = 6
    WHIM: ClassVar[float] = 0.1  # how often the second choice is taken

    def __init__(self, judge: CardJudge[Any, Any]) -> None:
        self._judge = judge

    def candidates(self, seen: Observation[Any]) -> list[Choice]:
        """What looks best at first sight, but nothing that ends the game badly where there is something else."""
        weighed = sorted(self._judge.weigh(seen.imagine(Random(0))), reverse=True)
        likely = [move for value, move in weighed[: self.CANDIDATES] if value > -DECIDED / 2]
        return [(move,) for move in likely or [weighed[0][1]]]

    def imagine(self, seen: Observation[Any], rng: Random) -> State:
        """The other hands are as likely as they are."""
        deal = seen.imagine(rng)
        assert isinstance(deal, PathCards)
        return with_likely_hands(deal, seen.seat, rng)

    def play_out(self, state: PathCards, seat: int) -> float:
        """To the end, by the judge at every seat."""
        return float(lead(play_on(state, self._judge), seat))

    def choose(self, state: PathCards, rng: Random) -> Choice:
        """What the judge likes best, now and then what comes after that."""
        if rng.random() >= self.WHIM:
            return (self._judge.choose(state),)
        weighed = sorted(self._judge.weigh(state), reverse=True)[:2]
        return (weighed[-1][1] if weighed[-1][0] > -DECIDED / 2 else weighed[0][1],)
