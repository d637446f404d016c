"""How a game went: everybody's points after each turn, and the turn that decided it."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from waystones import Session


def lead_for_good(scores: Sequence[Sequence[int]]) -> int | None:
    """The turn with which the winner came ahead of all others and stayed there; None for a tie. Turn 0 is the start.

    >>> lead_for_good([(0, 0), (3, 0), (3, 5), (9, 5), (9, 6)])
    3
    >>> lead_for_good([(0, 0), (3, 0), (3, 3)]) is None
    True
    """
    best = max(scores[-1])
    if list(scores[-1]).count(best) > 1:
        return None
    winner, turn = scores[-1].index(best), len(scores) - 1
    while turn > 0 and _ahead(scores[turn - 1], winner):
        turn -= 1
    return turn


def _ahead(points: Sequence[int], seat: int) -> bool:
    return all(points[seat] > other for each, other in enumerate(points) if each != seat)


@dataclass(frozen=True)
class Story:
    """A game turn by turn. A turn is the decisions of a seat until another is to act; they are counted from 1."""

    seats: tuple[int, ...]  # whose turn each was
    ends: tuple[int, ...]  # after how many moves each was over
    # By seat after each turn, with what was there before the first turn in front.
    scores: tuple[tuple[int, ...], ...]

    @classmethod
    def of(cls, session: Session) -> "Story":
        """The story of a game, played through once more."""
        state, steps = session.replay(0), session.steps
        seats, ends, scores = [], [], [tuple(state.scores())]
        for ply, step in enumerate(steps, 1):
            state.apply(state.parse(step.move))
            if ply == len(steps) or steps[ply].seat != step.seat:
                seats.append(step.seat)
                ends.append(ply)
                scores.append(tuple(state.scores()))
        return cls(tuple(seats), tuple(ends), tuple(scores))

    @property
    def turns(self) -> int:
        """How many turns there were."""
        return len(self.seats)

    @property
    def turning_point(self) -> int | None:
        """The turn with which the winner took the lead for good; None for a tie.

        Where points only rise, the player who has just played is ahead: there only the lead after each round counts.
        """
        if not self.only_rises:
            return lead_for_good(self.scores)
        rounds, final = self.rounds, self.scores[-1]
        led = lead_for_good([self.scores[turn] for turn in rounds])
        if not led:
            return led
        played = range(rounds[led], rounds[led - 1], -1)
        winner = final.index(max(final))
        return next((turn for turn in played if self.seats[turn - 1] == winner), rounds[led])

    @property
    def only_rises(self) -> bool:
        """Whether nobody ever loses points: then the lead tells more than the points do."""
        return all(
            after >= before
            for one, other in pairwise(self.scores)
            for before, after in zip(one, other, strict=True)
        )

    @property
    def rounds(self) -> tuple[int, ...]:
        """The turns after which all have had as many: there they can be compared. The start and the end are among them."""
        return (*range(0, self.turns, len(self.scores[0])), self.turns)

    @property
    def leads(self) -> tuple[tuple[int, ...], ...]:
        """By seat after each round, how far ahead of the best of the others; behind is minus."""
        return tuple(
            tuple(own - max(points[:seat] + points[seat + 1 :]) for seat, own in enumerate(points))
            for points in (self.scores[turn] for turn in self.rounds)
        )

    @property
    def best_turn(self) -> tuple[int, int]:
        """The turn that brought its player most, and how much that was."""
        gains = [
            self.scores[turn][seat] - self.scores[turn - 1][seat] for turn, seat in enumerate(self.seats, 1)
        ]
        most = max(gains)
        return gains.index(most) + 1, most

    def before(self, turn: int) -> int:
        """How many moves were made before that turn."""
        return self.ends[turn - 2] if turn > 1 else 0

    def chance_of(self, seat: int) -> int | None:
        """The seat's own turn, if it has one, in which it could last have kept the game from turning as it did."""
        if self.turning_point is None:
            return None
        own = [turn for turn, each in enumerate(self.seats, 1) if each == seat and turn <= self.turning_point]
        return own[-1] if own else None
