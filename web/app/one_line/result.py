"""The result: what gave what, the medal, and the ways on."""

from dataclasses import replace

from app.one_line.finished import Finished
from app.one_line.medals import medal, next_medal
from app.views import result


class Result(Finished):
    """The finished line and its score."""

    def frame(self) -> str:
        """The whole screen; nothing on it changes."""
        lines = self.record.state().score_lines(0)
        score = sum(line.points for line in lines)
        following, missing = next_medal(score) or ("", 0)
        tally = self.app.saves.tally(self.save.game)
        best = tally.get("played", 0) > 1 and score >= tally.get("best", score)
        award = result.Award(medal(score), following, missing, best)
        return result.frame(self.app.texts, self.seen(), lines, award, self.save.id)

    def opened(self) -> None:
        """Say the score."""
        t = self.app.texts
        score = self.record.state().scores()[0]
        earned = medal(score)
        words = t.many("{n} point", "{n} points", score) + ". " + result.medal_name(t, earned) + "."
        self.app.say(
            t("Neither end can go on with any card to come.") + " " + words if self.seen().unused else words
        )
        if earned != "none":
            self.app.play_sound("medal")

    def do(self, action: str, arg: str) -> None:
        """Once more, or look back."""
        if action == "again":
            self.app.start_game(replace(self.record, moves=()))
        elif action == "replay":
            self.app.go(f"replay/{self.save.id}")
