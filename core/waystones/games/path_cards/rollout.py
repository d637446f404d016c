"""A game played on in the mind, by one judgement at every seat."""

from typing import Any

from waystones.games.path_cards.judge import CardJudge
from waystones.games.path_cards.rules import PathCards


def play_on(state: PathCards, judge: CardJudge[Any, Any]) -> list[int]:
    """What everybody has at the end; the state is brought there."""
    choose, apply = judge.choose, state.apply
    while not state.is_over:
        apply(choose(state))
    return state.scores()
