"""The review of both path games: moves weighed by playing on with the judge, on deals with likely hands."""

from random import Random
from typing import Any, ClassVar

from waystones.game import Observation, State
from waystones.games.path_cards.ending import sure_win
from waystones.games.path_cards.guess import with_likely_hands
from waystones.games.path_cards.judge import DECIDED, CardJudge, lead, margin
from waystones.games.path_cards.observation import PathCardsObservation
from waystones.games.path_cards.rollout import play_on
from waystones.games.path_cards.rules import PathCards
from waystones.review.reason import Choice
from waystones.review.reviewer import Reviewer


class CardReviewer(Reviewer):
    """Looks at the moves that the judge likes best."""

    CANDIDATES: ClassVar[int] = 6
    WHIM: ClassVar[float] = 0.1  # how often the second choice is taken
    # Turns that each player still gets when the game is played on as a steady player does.
    LAST_TURNS: ClassVar[int] = 4

    def __init__(self, judge: CardJudge[Any, Any], far_sighted: CardJudge[Any, Any]) -> None:
        self._judge = judge
        self._far_sighted = far_sighted  # the beliefs of the expert: its moves are no mistakes

    def _judging(self, seen: PathCardsObservation[Any]) -> CardJudge[Any, Any]:
        """Who plays on: the far-sighted beliefs are stronger, but put the end off when it is due."""
        few = seen.deck_left <= self.LAST_TURNS * seen.players
        return self._judge if few else self._far_sighted

    def candidates(self, seen: PathCardsObservation[Any]) -> list[Choice]:
        """What looks best at first sight, but nothing that ends the game badly where there is something else."""
        weighed = sorted(self._judging(seen).weigh(seen.imagine(Random(0))), reverse=True)
        likely = [move for value, move in weighed[: self.CANDIDATES] if value > -DECIDED / 2]
        return [(move,) for move in likely or [weighed[0][1]]]

    def imagine(self, seen: Observation[Any], rng: Random) -> State:
        """The other hands are as likely as they are."""
        deal = seen.imagine(rng)
        assert isinstance(deal, PathCards)
        return with_likely_hands(deal, seen.seat, rng)

    def is_sure(self, seen: PathCardsObservation[Any], choice: Choice) -> bool:
        """Whether it wins the game within this turn, whatever is hidden."""
        state, turn = seen.imagine(Random(0)), seen.turn
        for move in choice:
            state.apply(move)
        if state.is_over:
            return bool(margin(state, seen.seat) > 0)
        return state.turn == turn and sure_win(state) is not None

    def play_out(self, state: PathCards, seen: PathCardsObservation[Any]) -> float:
        """To the end, by the same judge at every seat."""
        return float(lead(play_on(state, self._judging(seen)), seen.seat))

    def choose(self, state: PathCards, rng: Random) -> Choice:
        """What the judge likes best, now and then what comes after that."""
        if rng.random() >= self.WHIM:
            return (self._judge.choose(state),)
        weighed = sorted(self._judge.weigh(state), reverse=True)[:2]
        return (weighed[-1][1] if weighed[-1][0] > -DECIDED / 2 else weighed[0][1],)
