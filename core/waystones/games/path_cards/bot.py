"""The players of both path games: relaxed, steady and sharp. All three decide from an observation alone."""

from abc import abstractmethod
from math import tanh
from random import Random
from typing import Any, ClassVar

from waystones.bots import Bot, Thinking
from waystones.bots.paired import compared
from waystones.game import State
from waystones.games.path_cards.cards import COLOUR_OF, VALUE_OF, card_of
from waystones.games.path_cards.judge import DECIDED, CardJudge, margin
from waystones.games.path_cards.moves import DISCARD, DRAW, LAY, PLAY, TAKE, Move
from waystones.games.path_cards.observation import PathCardsObservation
from waystones.games.path_cards.rules import PathCards


def rng_for(seed: int, observation: PathCardsObservation[Any]) -> Random:
    """Chance that depends on nothing but the bot's seed and the moment: a game taken up again goes on the same."""
    return Random(f"{seed} {observation.seat} {observation.turn} {observation.asks}")


class Relaxed(Bot):
    """Plays one of the three cards that leave the smallest gap in their row, whichever comes to mind first."""

    COMES_TO_MIND = (5, 2, 1)  # how often the best, the second and the third
    OPENING = 2  # a row that is not begun counts as a gap of so many, more the further from 0 or 10
    DISCARD = 6  # rather than leave a larger gap
    CLOSE = 1  # a card on a discard pile that leaves no larger gap is taken

    def think(self, observation: PathCardsObservation[Any]) -> Thinking:
        """Decide at once."""
        rng = rng_for(self.seed, observation)
        state = observation.imagine(rng)
        moves = sorted(state.legal_moves(), key=lambda move: (self._gap(state, move), str(move)))
        yield
        if state.asks != PLAY:
            return moves[0]
        best = moves[: len(self.COMES_TO_MIND)]
        return rng.choices(best, self.COMES_TO_MIND[: len(best)])[0]

    @abstractmethod
    def _on_the_board(self, state: Any, move: Move) -> float:
        """How much a move that has nothing to do with cards is disliked."""

    def _gap(self, state: PathCards, move: Move) -> float:
        """The smaller, the better."""
        kind, what, _ = move
        if kind == LAY:
            return self._gap_in_row(state, what)
        if kind == DISCARD:
            return self.DISCARD + (self._gap_in_row(state, what) < self.DISCARD)
        if kind == TAKE:
            return self._gap_in_row(state, card_of(what, state.cards.piles[what][-1]))
        if kind == DRAW:
            return self.CLOSE + 0.5
        return self._on_the_board(state, move)

    def _gap_in_row(self, state: PathCards, card: int) -> float:
        """How far the card lies from the last one of its row; far where it does not fit."""
        row, value = state.cards.rows[state.to_act][COLOUR_OF[card]], VALUE_OF[card]
        if card not in state.cards.fitting[state.to_act]:
            return float("inf")
        return abs(value - row[-1]) if row else self.OPENING + min(value, 10 - value)


class Steady(Bot):
    """Makes the move that looks best at first sight."""

    judge: ClassVar[type[Any]]  # a CardJudge that needs nothing to begin with

    def think(self, observation: PathCardsObservation[Any]) -> Thinking:
        """Decide at once."""
        yield
        return self.judge().choose(observation.imagine(rng_for(self.seed, observation)))


class Sharp(Bot):
    """Plays the moves that look best on to the end, on imagined deals, before choosing one."""

    CANDIDATES = 4
    ROLLOUTS = 96
    FAR_AHEAD = 15.0  # points that as good as win

    judge: ClassVar[type[Any]]  # a CardJudge that needs nothing to begin with

    def think(self, observation: PathCardsObservation[Any]) -> Thinking:
        """Decide after some hundred games in the mind."""
        rng = rng_for(self.seed, observation)
        judge: CardJudge[Any, Any] = self.judge()
        seat = observation.seat
        weighed = sorted(judge.weigh(observation.imagine(rng)), reverse=True)
        best = weighed[0][0]
        moves = [move for value, move in weighed[: self.CANDIDATES] if value > -DECIDED / 2]
        if len(moves) < 2 or best > DECIDED / 2:
            return weighed[0][1]

        def play_out(state: State[Move]) -> float:
            assert isinstance(state, PathCards)
            while not state.is_over:
                state.apply(judge.choose(state))
            return tanh(margin(state, seat) / self.FAR_AHEAD)

        return (yield from compared(moves, lambda: observation.imagine(rng), play_out, self.ROLLOUTS))
