"""The coach of a guided game: which thing is being taught, and how that moves on with the player."""

from collections.abc import Callable
from typing import Any

from app.answers import answers
from app.drawing import learn
from app.table.lesson import Course, Lesson, following, moved_on
from app.texts import Texts


class Coach:
    """One thing at a time. `step` is kept with the game, so that a lesson can be taken up again; None: all is taught.

    `taught` gives what the lessons look at to see whether a thing was done.
    """

    def __init__(self, t: Texts, course: Course[Any], step: int | None, taught: Callable[[], object]) -> None:
        self._t = t
        self._course = course
        self.step = step
        self._taught = taught

    @property
    def lesson(self) -> Lesson[Any] | None:
        """What is being taught; None once there is no more."""
        return (
            self._course[self.step] if self.step is not None and 0 <= self.step < len(self._course) else None
        )

    def html(self) -> str:
        """The coach's card."""
        if self.lesson is None or self.step is None:
            return ""
        wait = self.lesson.done is not None
        longest = max((lesson.says(self._t) for lesson in self._course), key=len)
        return learn.coach(self._t, self.words, self.step + 1, len(self._course), wait=wait, longest=longest)

    @property
    def words(self) -> str:
        """What the coach says now."""
        return self.lesson.says(self._t) if self.lesson else ""

    def marks(self) -> frozenset[str]:
        """The places that the coach points at."""
        lesson = self.lesson
        return lesson.marks(self._taught()) if lesson and lesson.marks else frozenset()

    def watch(self) -> bool:
        """The player has done something; True if the coach has something new to say."""
        return self._turn_to(moved_on(self._course, self.step, self._taught())) if self.lesson else False

    @answers("next-learn")
    def _next(self, arg: str) -> None:
        if self.lesson and self.step is not None:
            self._turn_to(following(self._course, self.step))

    @answers("skip-learn")
    def _skip(self, arg: str) -> None:
        self._turn_to(None)

    def _turn_to(self, step: int | None) -> bool:
        changed, self.step = step != self.step, step
        return changed
