"""The players of One Line: relaxed, steady, sharp and expert. None of them knows which card comes when (OL-12)."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import permutations
from random import Random

from waystones.bots import Bot, Thinking
from waystones.bots.halving import halved
from waystones.bots.paired import compared
from waystones.games.one_line.board import Card
from waystones.games.one_line.ending import most
from waystones.games.one_line.experience import Experience
from waystones.games.one_line.line import Line
from waystones.games.one_line.observation import OneLineObservation
from waystones.games.one_line.rules import OneLine
from waystones.games.one_line.walk import PASS, Stretch
from waystones.games.one_line.walker import Walker

Player = Bot[Stretch, OneLineObservation]


def rng_for(seed: int, observation: OneLineObservation) -> Random:
    """Chance that depends on nothing but the bot's seed and the moment: a game taken up again goes on the same."""
    return Random(f"{seed} {observation.seat} {observation.round}")


def games_in_the_mind(
    observation: OneLineObservation, drawn_on: Callable[[Line, Sequence[Card]], float]
) -> Callable[[OneLine], float]:
    """How a state in which the own stretch is drawn goes on, and what that gives."""
    seat, this_round = observation.seat, observation.round

    def play_out(state: OneLine) -> float:
        while state.round == this_round and not state.is_over:
            state.apply(PASS)  # what others draw in this round changes nothing in what it gives
        line = Line.of(state.routes[seat], state.reached[seat])
        return drawn_on(line, state.cards[state.round - 1 :])

    return play_out


class Relaxed(Player):
    """Draws one of the stretches that look good at a glance, whichever comes to mind first."""

    HOW_OFTEN = (6, 5, 4, 3, 2, 1)  # it makes the best move, the second and so on

    def think(self, observation: OneLineObservation) -> Thinking[Stretch]:
        """Give the move without thinking in slices."""
        best = Walker.at(observation).favourites(observation, len(self.HOW_OFTEN))
        yield
        return rng_for(self.seed, observation).choices(best, self.HOW_OFTEN[: len(best)])[0]


class Steady(Player):
    """Draws what leaves the best line, at a glance."""

    def think(self, observation: OneLineObservation) -> Thinking[Stretch]:
        """Give the move without thinking in slices."""
        yield
        return Walker.at(observation).favourites(observation)[0]


class Sharp(Player):
    """Draws its favourite stretches on to the end, with the cards to come in many orders, before choosing one."""

    CANDIDATES = 6
    ROLLOUTS = 384

    def think(self, observation: OneLineObservation) -> Thinking[Stretch]:
        """Decide after some dozen games in the mind."""
        rng, walker = rng_for(self.seed, observation), Walker.at(observation)
        favourites = walker.favourites(observation, self.CANDIDATES)
        play_out = games_in_the_mind(observation, walker.drawn_on)

        if not observation.cards_left:
            return favourites[0]
        return (yield from compared(favourites, lambda: observation.imagine(rng), play_out, self.ROLLOUTS))


class Expert(Player):
    """Compares many stretches, short ones too, and counts out what the last cards can bring."""

    LIKELY = 10  # stretches that look best
    OF_A_LENGTH = 1  # besides, of each length the one that looks best: a short one may keep room
    ROLLOUTS = 220
    DEEP = 6  # cards that are drawn on in the mind; what the line is worth then, experience says
    BROAD = 6  # lines that are followed up there
    LAST_CARDS = 2  # so few are counted out: once the next is seen, the one after it is known too
    LAST = 40  # stretches that are looked at to the end when two cards are left

    def think(self, observation: OneLineObservation) -> Thinking[Stretch]:
        """Decide after some hundred games in the mind, most of them with the best few stretches."""
        rng, experience = rng_for(self.seed, observation), Experience.at(observation)
        ranked = experience.ranked(observation)
        if not observation.cards_left:
            return ranked[0]
        if len(observation.cards_left) <= self.LAST_CARDS:
            return (yield from self._to_the_end(observation, ranked))
        play_out = games_in_the_mind(
            observation, lambda line, cards: experience.drawn_on(line, cards, self.DEEP, self.BROAD)
        )
        likely = self.likely(ranked)
        return (yield from halved(likely, lambda: observation.imagine(rng), play_out, self.ROLLOUTS))

    def likely(self, ranked: list[Stretch]) -> list[Stretch]:
        """The stretches to compare, the best at first sight first."""
        lengths: Counter[int] = Counter()
        likely = []
        for place, stretch in enumerate(ranked):
            lengths[len(stretch.fields)] += 1
            if place < self.LIKELY or lengths[len(stretch.fields)] <= self.OF_A_LENGTH:
                likely.append(stretch)
        return likely

    def _to_the_end(self, observation: OneLineObservation, ranked: list[Stretch]) -> Thinking[Stretch]:
        """The stretch after which most can be made of the last cards, in whichever order they come."""
        walker = Walker.at(observation)
        line = Line.of(observation.route, observation.reached)
        orders = list(permutations(observation.cards_left))
        promised, best = -1, PASS
        for stretch in ranked if len(observation.cards_left) == 1 else ranked[: self.LAST]:
            after = line.after(walker.board, stretch, walker.in_full)
            promise = sum(most(walker.board, after, order, walker.in_full) for order in orders)
            if promise > promised:
                promised, best = promise, stretch
            yield
        return best


BOTS: dict[str, Callable[[int], Player]] = {
    "relaxed": Relaxed,
    "steady": Steady,
    "sharp": Sharp,
    "expert": Expert,
}


def bot(level: str, seed: int) -> Player:
    """The player of that level."""
    return BOTS[level](seed)
