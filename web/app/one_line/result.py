"""The result: what gave what, the medal, the best line there was, and the ways on."""

from dataclasses import replace
from typing import TYPE_CHECKING

from app.errands import Errand
from app.one_line.best_line import BestLine, known, parting, remember
from app.one_line.medals import better_than, medal, next_medal
from app.one_line.seen import other_deal, seen
from app.screens.finished import FinishedScreen
from app.views import compare, result
from app.views.compare import Comparison, Side
from waystones import Session
from waystones.games.one_line.board import CLASSIC
from waystones.games.one_line.walk import Stretch

if TYPE_CHECKING:
    from app.app import App

NOTICEABLE = 2  # percent of the search after which its bar is drawn again


class Result(FinishedScreen):
    """The finished line and its score."""

    def __init__(self, app: "App", arg: str) -> None:
        super().__init__(app, arg)
        self._rounds = seen(self.session).rounds
        self._ply = self._rounds
        self._best = known(self.session.record)
        self._searched = 0

    @property
    def _score(self) -> int:
        return self.session.state.scores()[0]

    def frame(self) -> str:
        """The whole screen, with the two lines to be drawn."""
        following, missing = next_medal(self._score) or ("", 0)
        figures = self.app.saves.figures_of(self.save.game)
        own = not self.save.summary.get("sent")  # a line that was watched is nobody's best here
        best = own and figures.played > 1 and self._score >= figures.best
        classic = seen(self.session).board is CLASSIC  # the figures are of that board only
        beats = better_than(self._score) if classic else 0
        award = result.Award(medal(self._score), following, missing, best, beats)
        lines = self.session.state.score_lines(0)
        t, day = self.app.texts, self.save.daily
        note = t("Deal {n}", n=self.session.record.seed) if day is None else t("Day {n}", n=day)
        return result.frame(t, seen(self.session), lines, award, self.save.id, note)

    def regions(self) -> dict[str, str]:
        """The own line and the best one, after as many rounds as the slider says."""
        own, best = self._side(self.session), self._best
        shown = Comparison(own, self._ply, searched=self._searched)
        if best:
            shown = replace(
                shown,
                best=self._side(best.game),
                proven=best.proven,
                parting=parting(self.session.record, best.game.record),
                fields=(len(seen(self.session).route), len(seen(best.game).route)),
            )
        return {**super().regions(), **compare.regions(self.app.texts, shown)}

    def _side(self, game: Session) -> Side:
        """A line at the round that is shown; one that got stuck stays as it was."""
        ply = min(self._ply, len(game.steps))
        fresh = (
            Stretch.read(game.steps[ply - 1].move).fields if ply == self._ply < self._rounds and ply else ()
        )
        return Side(seen(game, ply), game.state.scores()[0], frozenset(fresh))

    def opened(self) -> None:
        """Say why it ended and what it gave, then look for the best line."""
        t, earned = self.app.texts, medal(self._score)
        words = t.many("{n} point", "{n} points", self._score) + ". " + result.medal_name(t, earned) + "."
        if seen(self.session).unused:
            words = t("Neither end can go on with any card to come.") + " " + words
        self.app.say(words)
        if earned != "none":
            self.app.play_sound("medal")
        self.app.platform.set_value("#ply", str(self._ply))
        if not self._best:
            self._errand = Errand(self.app.platform, self._found, self._look_on)
            self._errand.start("best_line", record=str(self.session.record))

    def _look_on(self, part: float) -> None:
        if self.app.screen is not self:
            self._errand.drop()
        elif int(100 * part) >= self._searched + NOTICEABLE:
            self._searched = int(100 * part)
            self.app.show()

    def _found(self, answer: str) -> None:
        self._best = best = remember(self.session.record, answer)
        if self.app.screen is self:
            self.app.show()
            self.app.say(self._verdict(best))

    def _verdict(self, best: BestLine) -> str:
        """For those who do not see the two boards."""
        t = self.app.texts
        return t.many(
            "The best line found gives {n} point.", "The best line found gives {n} points.", best.score
        )

    def slide(self, name: str, value: str) -> None:
        """The slider under the two lines."""
        if name == "ply":
            self._ply = min(self._rounds, max(0, int(value)))
            self.app.show()

    def do(self, action: str, arg: str) -> None:
        """The same deal once more, another one on the same board, or look back."""
        if action == "again":
            self.app.start_game(replace(self.session.record, moves=()))
        elif action == "rematch":
            self.app.start_game(other_deal(self.session.record, self.app.new_seed()))
        else:
            super().do(action, arg)
