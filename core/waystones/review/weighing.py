"""What a decision cost: the made choice and its rivals played on from, on the very same imagined deals.

As with the bots only differences on the same deal count. The rivals are halved first; then the best of them is
compared with what was made on fresh deals, since whatever came out on top of many did so by luck too. Only what that
shows, and shows beyond doubt, is called costly.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any

from waystones.bots.paired import Lead
from waystones.game import Observation, State
from waystones.record import Record
from waystones.review.reason import Choice, Contrast, Reason, reasons
from waystones.review.reviewer import Decision, Reviewer

SURE = 3.0  # standard errors: less is noise, and never called a mistake
CHANCE = 0.2  # of winning: a choice that loses so much of it is costly, whatever the points say
WIN = 10.0  # points that a win counts for where rivals are chosen
DOUBTFUL = 0.5  # standard errors: a rival that leads by less is not looked into
BEYOND_DOUBT = 6.0  # standard errors after which no more deals are needed

Weighing = Generator[None, None, "Weighed"]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number of points or a chance, with its standard error."""

    mean: float = 0.0
    error: float = 0.0

    def exceeds(self, least: float) -> bool:
        """Whether it is at least so much, beyond doubt."""
        return self.mean >= least and self.mean > SURE * self.error


@dataclass(frozen=True, slots=True)
class Weighed:
    """A decision with what it cost beside the better choice, if there was one, and what was expected after it."""

    ply: int
    end: int
    made: tuple[str, ...]
    better: tuple[str, ...] = ()  # none where nothing was shown to be better
    cost: Estimate = Estimate()
    chance: Estimate = Estimate()  # of winning, that it cost
    expected: Estimate = Estimate()
    reasons: tuple[Reason, ...] = ()

    @property
    def is_costly(self) -> bool:
        """Whether something was better beyond doubt."""
        return bool(self.better)

    @property
    def weight(self) -> float:
        """How much it matters: points, and what is left of the chance of winning."""
        return self.cost.mean + WIN * self.chance.mean


class Gap:
    """How much better a rival did than the choice it is compared with, in points and, where one can win, in wins."""

    def __init__(self, *, wins: bool) -> None:
        self.points, self.wins, self.both = Lead(), Lead(), Lead()
        self._can_win = wins

    def add(self, rival: float, yardstick: float) -> None:
        """Count one more deal."""
        won = _won(rival) - _won(yardstick) if self._can_win else 0.0
        self.points.add(rival - yardstick)
        self.wins.add(won)
        self.both.add(rival - yardstick + WIN * won)


def _won(result: float) -> float:
    return 1.0 if result > 0 else 0.5 if result == 0 else 0.0


def estimate(lead: Lead) -> Estimate:
    """The mean of what was counted, with its error.

    >>> lead = Lead()
    >>> for points in (1.0, 3.0): lead.add(points)
    >>> estimate(lead)
    Estimate(mean=2.0, error=1.0)
    """
    if lead.deals < 2:
        return Estimate(lead.sum, float("inf")) if lead.deals else Estimate()
    mean = lead.sum / lead.deals
    spread = max(0.0, lead.squares - lead.deals * mean * mean) / (lead.deals - 1)
    return Estimate(mean, sqrt(spread / lead.deals))


class Trial:
    """Choices of one seat at one moment, tried on deals."""

    def __init__(self, reviewer: Reviewer, seen: Observation[Any], yardstick: Choice, chance: str) -> None:
        self._reviewer, self._seen, self.yardstick = reviewer, seen, yardstick
        self._rng = Random(chance)
        self._wins = reviewer.measure == "lead"
        self.expected = Lead()

    def on_deals(self, number: int, gaps: dict[Choice, Gap]) -> Generator[None, None, None]:
        """Play so many more deals out after the yardstick and after each rival."""
        for _ in range(number):
            deal = self._reviewer.imagine(self._seen, self._rng)
            result = self._ends(deal, self.yardstick)
            self.expected.add(result)
            yield
            for rival, gap in gaps.items():
                gap.add(self._ends(deal, rival), result)
                yield

    def _ends(self, deal: State, choice: Choice) -> float:
        return self._reviewer.play_out(after(deal, choice), self._seen)

    def halved(self, rivals: Sequence[Choice], least: int = 1) -> Generator[None, None, dict[Choice, Gap]]:
        """At least so many rivals that do best when ever fewer of them are tried ever longer, the best first."""
        gaps = {rival: Gap(wins=self._wins) for rival in rivals}
        for deals, stay in self._reviewer.effort.rounds:
            yield from self.on_deals(deals, gaps)
            in_order = sorted(gaps, key=lambda rival: -gaps[rival].both.sum)
            gaps = {rival: gaps[rival] for rival in in_order[: max(stay, least)]}
        return gaps

    def confirmed(self, rival: Choice) -> Generator[None, None, Gap]:
        """How much better the rival does on fresh deals; given up as soon as it does not."""
        effort, gap = self._reviewer.effort, Gap(wins=self._wins)
        for batch in range(effort.batches):
            yield from self.on_deals(effort.batch, {rival: gap})
            doubt = gap.both.in_errors
            if batch and (doubt < DOUBTFUL or doubt > BEYOND_DOUBT):
                break
        return gap


def after(state: State, choice: Choice) -> State:
    """The state once all of a decision is made, as a twin."""
    twin = state.copy()
    for move in choice:
        twin.apply(move)
    return twin


def weigh(reviewer: Reviewer, record: Record, seat: int, decision: Decision) -> Weighing:
    """Weigh one decision of a seat, from what it knew then. The generator stops after each rollout."""
    seen = record.state(decision.ply).observe(seat)
    chance = f"{record.seed} {seat} {decision.ply}"
    return (yield from weigh_seen(reviewer, seen, decision, chance))


def weigh_seen(reviewer: Reviewer, seen: Observation[Any], decision: Decision, chance: str) -> Weighing:
    """Weigh the choices from an observation."""
    made: Choice = tuple(seen.parse(text) for text in decision.made)
    trial = Trial(reviewer, seen, made, chance)
    same = reviewer.sameness(seen, made)
    rivals = [each for each in reviewer.candidates(seen) if reviewer.sameness(seen, each) != same]
    about = (decision.ply, decision.end, decision.made)
    if reviewer.is_sure(seen, made):
        rivals = [each for each in rivals if reviewer.is_sure(seen, each)]
    gaps = yield from trial.halved(rivals)
    rival = next((each for each, gap in gaps.items() if gap.both.in_errors > DOUBTFUL), None)
    if rival is None:
        return Weighed(*about, expected=estimate(trial.expected))
    fresh = yield from trial.confirmed(rival)
    cost, lost = estimate(fresh.points), estimate(fresh.wins)
    expected = estimate(trial.expected)
    if not cost.exceeds(reviewer.telling) and not lost.exceeds(CHANCE):
        return Weighed(*about, expected=expected)
    why = reasons(reviewer.patterns, Contrast(seen, made, rival))
    return Weighed(*about, tuple(map(str, rival)), cost, lost, expected, why)


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do, what that gains over the next best with its uncertainty, and why."""

    moves: tuple[str, ...]
    gain: Estimate = Estimate()
    instead_of: tuple[str, ...] = ()
    reasons: tuple[Reason, ...] = ()


def advise(reviewer: Reviewer, seen: Observation[Any], chance: str = "") -> Generator[None, None, Advice]:
    """The same judgement beforehand: the best choice that is found, beside the next best."""
    choices = reviewer.candidates(seen)
    if len(choices) < 2:
        return Advice(tuple(map(str, choices[0] if choices else seen.legal_moves()[:1])))
    favourite, *rivals = sorted(choices, key=lambda choice: not reviewer.is_sure(seen, choice))
    if reviewer.is_sure(seen, favourite):
        return Advice(tuple(map(str, favourite)))
    trial = Trial(reviewer, seen, favourite, f"advice {chance}")
    gaps = yield from trial.halved(rivals, 2)
    rival, gap = next(iter(gaps.items()))
    best, next_best = (rival, favourite) if gap.both.in_errors > DOUBTFUL else (favourite, rival)
    fresh = Trial(reviewer, seen, next_best, f"fresh {chance}")
    found = yield from fresh.confirmed(best)
    gain = estimate(found.points)
    if found.both.sum < 0:  # what came out on top before did so by luck
        best, next_best, gain = next_best, best, Estimate(-gain.mean, gain.error)
    why = reasons(reviewer.patterns, Contrast(seen, next_best, best), 1)
    return Advice(tuple(map(str, best)), gain, tuple(map(str, next_best)), why)
