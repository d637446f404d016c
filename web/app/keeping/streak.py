"""Days in a row, and the missed day that they forgive: six days running earn one day of rest."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

EARNED = 6  # days in a row that earn a day of rest: one missed day a week is forgiven


@dataclass(frozen=True, slots=True)
class Streak:
    """A streak of `days` played up to `last`, of which `since` came after the last day of rest.

    `rests` are the missed days that were forgiven.
    """

    last: int = 0
    days: int = 0
    since: int = 0
    rests: tuple[int, ...] = ()

    @property
    def forgives(self) -> bool:
        """Whether a missed day would be forgiven now."""
        return self.since >= EARNED

    @property
    def to_earn(self) -> int:
        """How many more days it takes until a missed day would be forgiven."""
        return max(0, EARNED - self.since)

    def with_day(self, number: int) -> "Streak":
        """The streak with one more day played; a new streak if more was missed than is forgiven."""
        missed = number - self.last - 1
        if self.days and missed == 0:
            return replace(self, last=number, days=self.days + 1, since=self.since + 1)
        if self.days and missed == 1 and self.forgives:
            return Streak(number, self.days + 1, 1, (*self.rests, number - 1))
        return Streak(number, 1, 1)


def streaks(days: Iterable[int]) -> Iterator[Streak]:
    """How the streak stood after each of these days, in their order."""
    streak = Streak()
    for number in days:
        streak = streak.with_day(number)
        yield streak


def streak(days: Iterable[int], today: int) -> Streak:
    """The streak as it stands: today is not needed yet, and yesterday may be forgiven.

    A player who has travelled west may have played tomorrow already, so that counts as well.
    """
    alive = (
        each
        for each in streaks(days)
        if today - 1 <= each.last <= today + 1 or (each.last == today - 2 and each.forgives)
    )
    return max(alive, key=lambda each: each.days, default=Streak())
