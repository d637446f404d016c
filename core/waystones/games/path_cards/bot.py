"""The players of both path games: relaxed, steady, sharp and expert. All four decide from an observation alone."""

from abc import abstractmethod
from math import tanh
from random import Random
from typing import Any, Generic, TypeVar

from waystones.bots import Bot, Thinking
from waystones.bots.halving import halved
from waystones.bots.paired import compared
from waystones.games.path_cards import rollout
from waystones.games.path_cards.both_ends import drawn_from_both_ends
from waystones.games.path_cards.cards import COLOUR_OF, VALUE_OF, card_of
from waystones.games.path_cards.ending import sure_win
from waystones.games.path_cards.guess import with_likely_hands
from waystones.games.path_cards.judge import DECIDED, CardJudge, lead
from waystones.games.path_cards.moves import DISCARD, DRAW, LAY, PLAY, TAKE, Move
from waystones.games.path_cards.observation import PathCardsObservation
from waystones.games.path_cards.rules import PathCards

S = TypeVar("S", bound=PathCards)


def rng_for(seed: int, observation: PathCardsObservation[Any]) -> Random:
    """Chance that depends on nothing but the bot's seed and the moment: a game taken up again goes on the same."""
    return Random(f"{seed} {observation.seat} {observation.turn} {observation.asks}")


class Relaxed(Bot[Move, PathCardsObservation[S]], Generic[S]):
    """Plays one of the three cards that leave the smallest gap in their row, whichever comes to mind first."""

    HOW_OFTEN = (5, 2, 1)  # it makes the best move, the second and the third
    OPENING = 2  # a row that is not begun counts as a gap of so many, more the further from 0 or 10
    DISCARD = 6  # rather than leave a larger gap
    CLOSE = 1  # a card on a discard pile that leaves no larger gap is taken

    LEANING = (
        0.3  # of a gap for a point by which the judgement of its style likes a move better than a plain one
    )

    def __init__(self, seed: int, taste: "CardJudge[S, Any] | None" = None) -> None:
        super().__init__(seed)
        self._taste = taste  # who weighs moves by its style, if it has one

    @abstractmethod
    def plain(self) -> CardJudge[S, Any]:
        """Who weighs moves without any style."""

    def think(self, observation: PathCardsObservation[S]) -> Thinking[Move]:
        """Give the move without thinking in slices."""
        rng = rng_for(self.seed, observation)
        state = observation.imagine(rng)
        liked = self._liked(state)
        moves = sorted(
            state.legal_moves(),
            key=lambda move: (self._gap(state, move) - self.LEANING * liked.get(move, 0.0), str(move)),
        )
        yield
        if state.asks != PLAY:
            return moves[0]
        best = moves[: len(self.HOW_OFTEN)]
        return rng.choices(best, self.HOW_OFTEN[: len(best)])[0]

    def _liked(self, state: S) -> dict[Move, float]:
        """By how much a style likes each move better than a plain player does."""
        if self._taste is None:
            return {}
        plain = {move: worth for worth, move in self.plain().weigh(state)}
        return {move: worth - plain[move] for worth, move in self._taste.weigh(state)}

    @abstractmethod
    def _on_the_board(self, state: S, move: Move) -> float:
        """How much a move that has nothing to do with cards is disliked."""

    def _gap(self, state: S, move: Move) -> float:
        """How far the move is from a good one: the smaller, the better."""
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

    def _gap_in_row(self, state: S, card: int) -> float:
        """How far the card lies from the last one of its row; far where it does not fit."""
        row, value = state.cards.rows[state.to_act][COLOUR_OF[card]], VALUE_OF[card]
        if card not in state.cards.fitting[state.to_act]:
            return float("inf")
        return abs(value - row[-1]) if row else self.OPENING + min(value, 10 - value)


class Steady(Bot[Move, PathCardsObservation[S]], Generic[S]):
    """Makes the move that looks best at first sight."""

    def __init__(self, seed: int, judge: CardJudge[S, Any]) -> None:
        super().__init__(seed)
        self._judge = judge

    def think(self, observation: PathCardsObservation[S]) -> Thinking[Move]:
        """Give the move without thinking in slices."""
        yield
        return self._judge.choose(observation.imagine(rng_for(self.seed, observation)))


class Sharp(Bot[Move, PathCardsObservation[S]], Generic[S]):
    """Plays the moves that look best on to the end, on imagined deals, before choosing one."""

    CANDIDATES = 4
    ROLLOUTS = 96
    FAR_AHEAD = 15.0  # points that as good as win

    def __init__(self, seed: int, judge: CardJudge[S, Any]) -> None:
        super().__init__(seed)
        self._judge = judge  # who weighs the moves, at the table and in the mind

    def think(self, observation: PathCardsObservation[S]) -> Thinking[Move]:
        """Decide after some hundred games in the mind."""
        rng, judge = rng_for(self.seed, observation), self._judge
        seat = observation.seat
        weighed = sorted(judge.weigh(observation.imagine(rng)), reverse=True)
        best = weighed[0][0]
        moves = [move for value, move in weighed[: self.CANDIDATES] if value > -DECIDED / 2]
        if len(moves) < 2 or best > DECIDED / 2:
            return weighed[0][1]

        def play_out(state: S) -> float:
            return tanh(lead(rollout.play_on(state, judge), seat) / self.FAR_AHEAD)

        return (yield from compared(moves, lambda: observation.imagine(rng), play_out, self.ROLLOUTS))


class Expert(Sharp[S], Generic[S]):
    """Plays more moves on, on deals with likely hands, and more often the shorter the rest of the game is.

    A win that is certain is not put at risk.
    """

    CANDIDATES = 7
    ROLLOUTS = 600
    WHOLE_GAME = 60  # cards in the draw pile, about, while a rollout plays a whole game
    MORE = 2.5  # times the rollouts near the end, at most
    DOUBT = 4.0  # deals that count for what a move is thought of at first sight

    def think(self, observation: PathCardsObservation[S]) -> Thinking[Move]:
        """Decide after some hundred games in the mind."""
        rng, judge = rng_for(self.seed, observation), self._judge
        state = observation.imagine(rng)
        if certain := sure_win(state):
            return certain
        weighed = sorted(judge.weigh(state), reverse=True)
        best = weighed[0][0]
        likely = [each for each in weighed[: self.CANDIDATES] if each[0] > -DECIDED / 2]
        if len(likely) < 2 or best > DECIDED / 2:
            return weighed[0][1]
        seat, far = observation.seat, self.FAR_AHEAD
        times = min(self.MORE, max(1.0, self.WHOLE_GAME / (1 + observation.deck_left)))

        def imagine() -> S:
            return drawn_from_both_ends(with_likely_hands(observation.imagine(rng), seat, rng), seat)

        def play_out(state: S) -> float:
            return tanh(lead(rollout.play_on(state, judge), seat) / far)

        moves = [move for _, move in likely]
        doubts = [self.DOUBT * tanh((best - value) / far) for value, _ in likely]
        return (yield from halved(moves, imagine, play_out, int(times * self.ROLLOUTS), doubts))
