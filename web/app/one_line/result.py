"""The result: what gave what, the medal, and the ways on."""

from dataclasses import replace

from app.one_line.medals import medal, next_medal
from app.one_line.seen import seen
from app.screens.finished import FinishedScreen
from app.views import result


class Result(FinishedScreen):
    """The finished line and its score."""

    @property
    def _score(self) -> int:
        return self.session.state.scores()[0]

    def frame(self) -> str:
        """The whole screen; nothing on it changes."""
        following, missing = next_medal(self._score) or ("", 0)
        figures = self.app.saves.figures_of(self.save.game)
        best = figures.played > 1 and self._score >= figures.best
        award = result.Award(medal(self._score), following, missing, best)
        lines = self.session.state.score_lines(0)
        return result.frame(self.app.texts, seen(self.session), lines, award, self.save.id)

    def opened(self) -> None:
        """Say why it ended and what it gave."""
        t, earned = self.app.texts, medal(self._score)
        words = t.many("{n} point", "{n} points", self._score) + ". " + result.medal_name(t, earned) + "."
        if seen(self.session).unused:
            words = t("Neither end can go on with any card to come.") + " " + words
        self.app.say(words)
        if earned != "none":
            self.app.play_sound("medal")

    def do(self, action: str, arg: str) -> None:
        """The same deal once more, or look back."""
        if action == "again":
            self.app.start_game(replace(self.session.record, moves=()))
        else:
            super().do(action, arg)
