"""The players of One Line: relaxed, steady and sharp. None of them knows which card comes when (OL-12)."""

from collections.abc import Callable
from random import Random

from waystones.bots import Bot, Thinking
from waystones.bots.paired import compared
from waystones.game import State
from waystones.games.one_line.line import Line
from waystones.games.one_line.observation import OneLineObservation
from waystones.games.one_line.rules import OneLine
from waystones.games.one_line.walk import PASS, Stretch
from waystones.games.one_line.walker import Walker


def rng_for(seed: int, observation: OneLineObservation) -> Random:
    """Chance that depends on nothing but the bot's seed and the moment: a game taken up again goes on the same."""
    return Random(f"{seed} {observation.seat} {observation.round}")


class Relaxed(Bot):
    """Draws one of the stretches that look good at a glance, whichever comes to mind first."""

    COMES_TO_MIND = (6, 5, 4, 3, 2, 1)  # how often the best, the second and so on

    def think(self, observation: OneLineObservation) -> Thinking:
        """Decide at once."""
        best = Walker.at(observation).favourites(observation, len(self.COMES_TO_MIND))
        yield
        return rng_for(self.seed, observation).choices(best, self.COMES_TO_MIND[: len(best)])[0]


class Steady(Bot):
    """Draws what leaves the best line, at a glance."""

    def think(self, observation: OneLineObservation) -> Thinking:
        """Decide at once."""
        yield
        return Walker.at(observation).favourites(observation)[0]


class Sharp(Bot):
    """Draws its favourite stretches on to the end, with the cards to come in many orders, before choosing one."""

    CANDIDATES = 6
    ROLLOUTS = 384

    def think(self, observation: OneLineObservation) -> Thinking:
        """Decide after some dozen games in the mind."""
        rng, walker = rng_for(self.seed, observation), Walker.at(observation)
        favourites = walker.favourites(observation, self.CANDIDATES)
        seat, this_round = observation.seat, observation.round

        def play_out(state: State[Stretch]) -> float:
            assert isinstance(state, OneLine)
            while state.round == this_round and not state.is_over:
                state.apply(PASS)  # what others draw in this round changes nothing in what it gives
            line = Line.of(state.routes[seat], state.reached[seat])
            end = walker.walked(line, state.cards[state.round - 1 :])
            return end.points + end.walked.bit_count()

        if not observation.cards_left:
            return favourites[0]
        return (yield from compared(favourites, lambda: observation.imagine(rng), play_out, self.ROLLOUTS))


BOTS: dict[str, Callable[[int], Bot]] = {"relaxed": Relaxed, "steady": Steady, "sharp": Sharp}


def bot(level: str, seed: int) -> Bot:
    """The player of that level."""
    return BOTS[level](seed)
