"""The part of a guided first game that is the same in every game: the coach, and how it moves on with the player."""

from abc import abstractmethod
from dataclasses import replace
from typing import Any

from app.lesson import Course, Lesson, following, moved_on
from app.screens.game import GameScreen
from app.views import learn


class GuidedScreen(GameScreen):
    """A game that can have a coach. Which thing is being taught is kept with the game, so it can be taken up again."""

    @property
    @abstractmethod
    def course(self) -> Course[Any]:
        """What there is to learn."""

    @property
    def lesson(self) -> Lesson[Any] | None:
        """What is being taught; None in a game without a coach."""
        step = self.save.lesson
        return self.course[step] if step is not None and 0 <= step < len(self.course) else None

    def coach(self) -> str:
        """What the coach says now."""
        step, shown, t = self.save.lesson, self.lesson, self.app.texts
        if step is None or shown is None:
            return ""
        return learn.coach(t, shown.says(t), step + 1, len(self.course), wait=shown.done is not None)

    def learn(self, now: object) -> None:
        """The player has done something: the coach may have something new to say."""
        if self.lesson:
            self._teach(moved_on(self.course, self.save.lesson, now))

    def turn_page(self, action: str) -> bool:
        """On to the next thing, or no more of it; True if that was asked for."""
        match action:
            case "next-learn" if self.lesson and self.save.lesson is not None:
                self._teach(following(self.course, self.save.lesson))
            case "skip-learn":
                self._teach(None)
            case _:
                return False
        self.app.show()
        return True

    def _teach(self, step: int | None) -> None:
        if step != self.save.lesson:
            self.save = replace(self.save, lesson=step)
            self.keep()
            if self.lesson:
                self.app.say(self.lesson.says(self.app.texts))
