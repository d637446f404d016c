"""Three minutes of puzzles, one after another, that grow harder: as many as one can."""

from dataclasses import replace
from typing import TYPE_CHECKING

from app.answers import answers
from app.puzzles import stock, view
from app.puzzles.solve import Solve
from app.puzzles.solved import Begun, address
from app.screen import Elsewhere
from waystones.puzzle import LEVELS, Puzzle

if TYPE_CHECKING:
    from app.app import App

LASTS = 180  # seconds
EACH = 3  # puzzles of a level before the next one comes
TICK = 1_000
# Milliseconds until the ways on stand there: a player who is about to ink when the time is up presses none of them
READ = 700


class Rush(Solve):
    """A row of puzzles against the clock. An answer, right or not, leads on; the clock stands while one is made."""

    def __init__(self, app: "App", arg: str) -> None:
        if arg not in view.all_kinds():
            raise Elsewhere("puzzles")
        self._left = LASTS
        self._solved = 0
        self._answers: list[bool] = []  # right or not, in order
        self._before = 0  # the best rush until now
        self._ended = False
        self._read = False
        self._runs = False
        super().__init__(app, address(stock.another(app, arg, LEVELS[0])))

    def frame(self) -> str:
        """The game's own screen, or how it went."""
        if self._ended:
            return view.rush_over(self.app.texts, self.which[0], self._answers, self._before)
        return super().frame()

    def regions(self) -> dict[str, str]:
        """The clock stands beside what is asked."""
        if not self._ended:
            return super().regions()
        onward = view.after_rush(self.app.texts, self.which[0]) if self._read else ""
        return {"sheet": self.sheet, "onward": onward}

    def _panel(self) -> str:
        clock = view.clock(self.app.texts, self._left, self._solved)
        undo = bool(self._made) and self.posed.needs_undo
        return view.task(self.app.texts, self.posed, self.puzzle, undo=undo, clock=clock)

    def opened(self) -> None:
        """The clock begins with the first puzzle."""
        super().opened()
        self._start_clock()

    def _come(self, puzzle: Puzzle) -> None:
        super()._come(puzzle)
        self._start_clock()

    def _start_clock(self) -> None:
        if self.hand and self._ready and not self._runs:
            self._runs = True
            self.app.platform.later(TICK, self._tick)

    def _tick(self) -> None:
        if self.app.screen is not self or self._ended:
            return
        if self.hand and not self.sheet:
            self._left -= 1
            if self._left <= 0:
                self._end()
                return
            self.app.show()
        self.app.platform.later(TICK, self._tick)

    def _judged(self) -> None:
        """Count a right answer, and go on with the next one at once."""
        assert self.way
        best = self.way.points == self.puzzle.best.points
        right = best and not self.helped
        self._answers.append(right)
        self._solved += right
        self.app.play_sound("gold" if best else "refuse")
        self.app.note(view.verdict_words(self.app.texts, self.puzzle, self.way))
        self._following()

    def _following(self) -> None:
        game = self.which[0]
        level = LEVELS[min(self._solved // EACH, len(LEVELS) - 1)]
        self.which = stock.another(self.app, game, level)
        self.hand = None
        self.parts = ()
        self._errand = stock.fetch(self.app, self.which, self._come)
        if self.hand is None:
            self.app.redraw()

    def _end(self) -> None:
        self._ended = True
        self.hand = None
        self.parts = ()
        game, kept = self.which[0], stock.kept(self.app)
        count = kept.count(game)
        self._before = count.rush
        stock.keep(self.app, kept.with_count(game, replace(count, rush=max(count.rush, self._solved))))
        self.app.redraw()
        self.app.platform.later(READ, self._let_go_on)
        self.app.say(
            self.app.texts.many(
                "{n} puzzle solved in three minutes.", "{n} puzzles solved in three minutes.", self._solved
            )
        )

    def _let_go_on(self) -> None:
        self._read = True
        if self.app.screen is self:
            self.app.show()

    def _keep(self) -> None:
        """Nothing of a rush is taken up again."""

    def _begun(self) -> Begun:
        return Begun()

    @answers("rush")
    def _another_rush(self, game: str) -> None:
        self.app.open(f"rush/{game}")

    @answers("open-puzzle")
    def _see_the_last(self, arg: str) -> None:
        """Look at the puzzle that was open, without a clock; Back then leads to all of them."""
        self.app.replace(f"puzzle/{address(self.which)}")

    @answers("next-puzzle", "show-best")
    def next_puzzle(self, arg: str = "") -> None:
        """Go on with another puzzle."""
        if not self._ended:
            self._following()
