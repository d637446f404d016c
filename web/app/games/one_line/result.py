"""The end of a line drawn alone: what gave what, the medal, the best line there was, and the ways on."""

from dataclasses import replace

from app.drawing.dates import numbered
from app.drawing.kit import Regions
from app.drawing.kit import medal as medal_stone
from app.games.one_line.best_line import BestLine, known, missing, parting, remember
from app.games.one_line.daily import days
from app.games.one_line.daily.today import onward, sentence
from app.games.one_line.journey import view as journey
from app.games.one_line.journey import walked
from app.games.one_line.medals import better_than, medal, next_medal
from app.games.one_line.other_deal import other_deal
from app.games.one_line.rounds import drawn
from app.games.one_line.view import compare, finale, result
from app.games.one_line.view.compare import Comparison, Side
from app.keeping.diary import day as date_of
from app.keeping.save import was_helped
from app.table.result import Ending, Over
from app.texts import Texts
from waystones import Record, Session
from waystones.games.one_line.board import CLASSIC
from waystones.games.one_line.journey import place_of
from waystones.games.one_line.observation import OneLineObservation
from waystones.games.one_line.walk import Stretch


class LineEnding(Ending[OneLineObservation]):
    """The finished line and its score, beside the best line found for its cards."""

    def __init__(self, t: Texts, over: Over[OneLineObservation]) -> None:
        super().__init__(t, over)
        self._shown = self.seen.rounds  # the round that the slider says
        self._best = known(over.saves, over.session.record)
        self._searched = 0
        self._stone = place_of(over.session.record)  # of the journey, if it is one

    @property
    def _score(self) -> int:
        return self.over.session.state.scores()[0]

    @property
    def sound(self) -> str:
        """The sound of the medal that was earned; none without one."""
        earned = self._medal
        return earned if earned != "none" else ""

    @property
    def _medal(self) -> str:
        return medal(self._score) if self._stone is None else walked.medal(self._stone, self._score)

    @property
    def _next_medal(self) -> tuple[str, int]:
        stone, score = self._stone, self._score
        return (next_medal(score) if stone is None else walked.next_medal(stone, score)) or ("", 0)

    def _onward(self) -> result.Stone | None:
        """On the journey: which stone it was, and the one to go on with."""
        if self._stone is None:
            return None
        following = self._stone + 1
        is_open = walked.Walked.of(self.over.saves).is_open(following)
        return result.Stone(self._stone, journey.name(self.t, self._stone), following if is_open else None)

    def frame(self) -> str:
        """The whole screen, with the two lines to be drawn."""
        t, over, figures = self.t, self.over, self.over.figures
        following, missing = self._next_medal
        summary = over.save.summary
        # A line that was watched, or goes on from another one, is nobody's best here.
        own = not summary.get("sent") and not over.save.practice
        best = own and figures.played > 1 and self._score >= figures.best
        beats = (
            better_than(self._score) if self.seen.board is CLASSIC else 0
        )  # the figures are of that board only
        stone = self._onward()
        award = result.Award(self._medal, following, missing, best, beats, stone, self._next_line())
        lines, day = over.session.state.score_lines(0), over.save.daily
        deal = stone.name if stone else t("Deal {n}", n=over.session.record.seed)
        note = deal if day is None else numbered(t, day, date_of(day))
        if day is not None and was_helped(over.save.summary):
            note = t("{result}, with a hint", result=note)
        return result.frame(t, self.seen, lines, award, over.save.id, note, self._first())

    def _next_line(self) -> str:
        """Of today's line: the days in a row, and when the next one comes."""
        day = self.over.save.daily
        if day is None:
            return ""
        today = days.standing(days.diary(self.over.saves), self.over.now)
        return sentence(onward(self.t, today)) if today.number == day else ""

    def _first(self) -> result.First:
        """What is best done next: a line that was drawn for a friend is sent, that of a day is shared."""
        save = self.over.save
        return "duel" if save.summary.get("to_send") else "again" if save.daily is None else "share"

    def regions(self, counted: int | None) -> Regions:
        """The own line and the best one, after as many rounds as the slider says."""
        session, best = self.over.session, self._best
        shown = Comparison(self._side(session), self._shown, searched=self._searched)
        if best:
            shown = replace(
                shown,
                best=self._side(best.game),
                proven=best.proven,
                passing=best.passing,
                parting=parting(session.record, best.game.record),
                fields=(len(self.seen.route), len(best.game.observe(0).route)),
            )
        return compare.regions(self.t, shown)

    def _side(self, game: Session[OneLineObservation]) -> Side:
        """A line at the round that is shown; one that got stuck stays as it was."""
        ply = min(self._shown, len(game.steps))
        is_now = ply == self._shown < self.seen.rounds and ply
        fresh = Stretch.read(game.steps[ply - 1].move).fields if is_now else ()
        return Side(game.observe(0, ply), game.state.scores()[0], frozenset(fresh))

    def words(self) -> str:
        """Why it ended, what it gave, and the medal."""
        t = self.t
        points = t.many("{n} point", "{n} points", self._score)
        name = result.medal_name(t, self._medal)
        return f"{finale.why(t, self.seen.over_because)} {points}. {name}."

    @property
    def finale_lasts(self) -> int:
        """As long as it takes to look at the line once more."""
        return finale.LASTS

    def finale(self) -> str:
        """The line once more, counted, and its medal."""
        name = self._medal
        prize = finale.prize(medal_stone(name), result.medal_name(self.t, name))
        return finale.finale(self.t, drawn(self.over.session, 0), prize)

    def finale_sounds(self) -> list[tuple[int, str, float]]:
        """The numbers and the medal."""
        return finale.sounds(drawn(self.over.session, 0), self.sound)

    def search(self) -> str:
        """The best line of the deal, unless it is known."""
        return missing(self.over.saves, self.over.session.record)

    def searched(self, percent: int) -> None:
        """So much of the search for the best line is done."""
        self._searched = percent

    def found(self, answer: str) -> str:
        """The best line was found: what a screen reader says of it."""
        self._searched = 0
        self._best = best = remember(self.over.saves, self.over.session.record, answer)
        return "" if best.passing else self._verdict(best)

    def _verdict(self, best: BestLine) -> str:
        return self.t.many(
            "The best line found gives {n} point.", "The best line found gives {n} points.", best.score
        )

    def slide(self, value: int) -> None:
        """The slider under the two lines was moved to a round."""
        self._shown = min(self.seen.rounds, max(0, value))

    @property
    def slid_to(self) -> int:
        """The round that is shown; the last one until somebody slides."""
        return self._shown

    def rematch(self, seed: int) -> Record:
        """Other cards on the same board."""
        return other_deal(self.over.session.record, seed)


RESULT = LineEnding
