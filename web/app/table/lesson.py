"""What a guided game teaches, the same for every game: one thing at a time, each waiting for the player to do it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from app.keeping.save import Seats
from app.texts import Texts
from waystones import Observation

Now = TypeVar("Now")  # what a game's lessons look at to see whether a thing was done
Seen = TypeVar("Seen", bound=Observation[Any])


@dataclass(frozen=True)
class AtTable(Generic[Seen]):
    """The table as the player of a guided game sees it, and the card or the place on the rack that is lifted."""

    seen: Seen
    lifted: int | None = None

    @property
    def mine(self) -> bool:
        """Whether the player is to act."""
        return self.seen.to_act == self.seen.seat


def you_and_mira(t: Texts) -> Seats:
    """The seats of a guided game at a table: the player, and a bot that does not press."""
    return ((t("You"), ""), ("Mira", "relaxed"))


@dataclass(frozen=True)
class Lesson(Generic[Now]):
    """One thing to learn: what the coach says, and when it is done. Without a goal the player presses Next; `over` says when
    the coach goes on by itself with a player who plays without pressing it.

    `marks` gives the places that the coach points at.
    """

    says: Callable[[Texts], str]
    done: Callable[[Now], bool] | None = None
    marks: Callable[[Now], frozenset[str]] | None = None
    over: Callable[[Now], bool] | None = None


Course = Sequence[Lesson[Now]]


def moved_on(course: Course[Now], step: int | None, now: Now) -> int | None:
    """The step to be at, now that the player has done something; None once there is no more to learn."""
    while step is not None and (done := course[step].done or course[step].over) and done(now):
        step = following(course, step)
    return step


def following(course: Course[Now], step: int) -> int | None:
    """The next step, if there is one."""
    return step + 1 if step + 1 < len(course) else None
