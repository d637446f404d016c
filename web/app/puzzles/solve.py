"""A puzzle being solved: the game's own hand and board, an answer, and why it is or is not the best."""

from typing import TYPE_CHECKING, Any

from app.answers import answered, answers
from app.drawing.kit import Regions
from app.errands import Errand
from app.puzzles import stock, view
from app.puzzles.posed import PosedPuzzle
from app.puzzles.solved import Begun, Which, address, read_address
from app.screen import Elsewhere, Screen
from app.sending import sheet as share
from app.sending.sharing import Sharing
from app.table.company import Company
from app.table.hand import Desk, Hand
from app.table.touch import Touch
from waystones import BadNotation, IllegalMove, Session
from waystones.puzzle import Puzzle, Way

if TYPE_CHECKING:
    from app.app import App


class Solve(Screen):
    """One puzzle. `way` is the player's answer once it is given; until the puzzle is made there is no hand."""

    def __init__(self, app: "App", arg: str) -> None:
        super().__init__(app, arg)
        which = read_address(arg)
        if which is None:
            raise Elsewhere("puzzles")
        self.which: Which = which
        self.hand: Hand[Any] | None = None
        self._ready = False  # whether the screen is on the page
        self._shows_best = False
        self._errand: Errand | None = stock.fetch(app, which, self._come)

    # -- the puzzle

    def _come(self, puzzle: Puzzle) -> None:
        """The puzzle is made: take up where it was left."""
        if self._ready and self.app.screen is not self:
            return
        begun = self._begun()
        self.posed = PosedPuzzle.of(self.which[0], self.app.texts, puzzle)
        self.puzzle = puzzle
        self.over = begun.over  # whether the first answer was given
        self.helped = begun.over or begun.helped
        self._begin(begun.moves, begun.draft)
        stock.make_ahead(self.app, self.which)
        if self._ready:
            self.app.redraw()
            self._greet()

    def _begun(self) -> Begun:
        """How far the puzzle was."""
        return stock.kept(self.app).begun.get(self.which, Begun())

    def _begin(self, moves: tuple[str, ...] = (), draft: str = "") -> None:
        """Set the position up, with the moves made so far as far as they can be made, and what was half done."""
        self.session: Session[Any] = Session(self.puzzle.record, practice=True)
        self.me = self.session.to_act
        self.way: Way | None = None
        title = self.app.texts("Puzzle {n}", n=self.which[2])
        self.hand = self.posed.hand(Company(self.posed.seats(self.me)), title, draft)
        try:
            for move in moves:
                self.session.play(move)
        except (BadNotation, IllegalMove):
            self.session = Session(self.puzzle.record, practice=True)
        self.touch = Touch(self, self.hand)
        self.parts = (self.hand,)
        self._look()
        self.hand.recall([step.seen_by(self.me) for step in self.session.steps])
        if self.session.is_over:
            self._weigh()

    def _look(self) -> None:
        assert self.hand
        self.hand.look(self.session.observe(self.me))

    @property
    def _made(self) -> tuple[str, ...]:
        """The moves that the player has made."""
        return self.session.record.moves[len(self.puzzle.record.moves) :]

    # -- what is shown

    def frame(self) -> str:
        """The game's own screen; until there is a puzzle, a word about that."""
        return self.hand.frame() if self.hand else view.making(self.app.texts, self.which)

    def regions(self) -> Regions:
        """The game's own, with what is asked in the coach's place."""
        if not self.hand:
            return {}
        desk = Desk(
            coach=self._panel(),
            can_undo=bool(self._made) and not self.way and not self._shows_best,
            sheet=self.sheet,
        )
        shown = self.hand.regions(desk) | self.posed.regions(self.session)
        return shown | ({"acts": self._onward()} if self.way or self._shows_best else {})

    def _panel(self) -> str:
        t = self.app.texts
        if self._shows_best:
            return view.answer(t, self.posed, self.puzzle)
        if self.way:
            return view.verdict(t, self.posed, self.puzzle, self.way)
        return view.task(t, self.posed, self.puzzle, undo=bool(self._made) and self.posed.needs_undo)

    def _onward(self) -> str:
        """The buttons under an answer."""
        best = self._shows_best or (self.way is not None and self.way.points == self.puzzle.best.points)
        return view.onward(self.app.texts, best=best)

    def opened(self) -> None:
        """Say what is asked."""
        self._ready = True
        self._greet()

    def _greet(self) -> None:
        if self.hand:
            self.app.say(self.posed.task)
            self.app.platform.mark("waystones:board")

    # -- what the player does

    @property
    def listens(self) -> bool:
        """Whether the board answers: once there is a puzzle, until its answer is given."""
        return self.hand is not None and self.way is None and not self._shows_best

    def do(self, action: str, arg: str) -> None:
        """A button of the puzzle, or of the game."""
        hand = self.hand
        if hand and action in answered(hand) and action not in answered(self):
            if self.touch and self.listens:
                hand.settle()
                self.touch.button(action, arg)
            else:
                self.sheet = ""
                self.app.show()
        else:
            super().do(action, arg)

    def keep_draft(self) -> None:
        """Keep what is half done with the puzzle."""
        self._keep()

    def put_away(self) -> None:
        """Write down what was drawn last."""
        if self.touch:
            self.touch.keep_now()

    def learn(self) -> None:
        """A puzzle has no coach."""

    def decide(self, moves: tuple[str, ...]) -> None:
        """Make the moves; the last one is the answer."""
        hand = self.hand
        assert hand
        for move in moves:
            self.app.platform.decided()
            if self.posed.is_answer(move):
                self._weigh()
                break
            hand.leaving()
            self.app.hush()
            seen = self.session.play(move).seen_by(self.me)
            self._look()
            hand.happened(seen, hidden=False)
            self.app.play_sound("lay")
            self.app.say(hand.words(seen, self.me))
            if self.session.is_over:
                self._weigh()
                break
        self._keep()
        self.app.show()
        if not self.way and (focus := hand.focus()):
            self.app.platform.focus(focus)
        if self.way:
            self._judged()

    def _weigh(self) -> None:
        """Weigh the answer that was given against the best one."""
        self.way = self.posed.way(self.session, self._made)

    def _judged(self) -> None:
        """Count the first answer, and say how good it was."""
        assert self.way
        best = self.way.points == self.puzzle.best.points
        if not self.over:
            self._count(solved=best and not self.helped)
        self.app.play_sound("gold" if best else "refuse")
        self.app.say(view.verdict_words(self.app.texts, self.puzzle, self.way))
        self.app.platform.focus("#do-next")

    def _count(self, *, solved: bool) -> None:
        """The first answer counts, and only that."""
        self.over = True
        game, level, _ = self.which
        kept = stock.kept(self.app)
        count = kept.count(game).after(level, solved=solved)
        if solved and (day := stock.is_of_a_day(self.which)) == self.app.platform.now()[:10]:
            count = count.with_day(day)
        stock.keep(self.app, kept.with_count(game, count))
        self._keep()

    def _keep(self) -> None:
        """Write how far the puzzle is."""
        assert self.hand
        begun = Begun(self._made, self.over, self.hand.draft(), self.helped)
        stock.keep(self.app, stock.kept(self.app).with_begun(self.which, begun))

    # -- buttons

    @answers("undo")
    def undo(self, arg: str = "") -> None:
        """Take the last move back: nothing of a puzzle is hidden."""
        if self.hand and self.listens and self._made:
            self.session.undo()
            self._look()
            self.hand.undone()
            self._keep()
        self.app.show()

    @answers("again")
    def _again(self, arg: str) -> None:
        """The same position once more."""
        self._shows_best = False
        if self.hand:
            self._begin()
            self._keep()
            self.app.redraw()

    @answers("show-best")
    def _show_best(self, arg: str) -> None:
        """Draw the best way on; without an answer before, the puzzle counts as missed."""
        if not self.hand:
            return
        if not self.over:
            self._count(solved=False)
        self._begin(self.puzzle.best.moves)
        self._shows_best = True
        self.app.redraw()
        self.app.say(view.why(self.app.texts, self.posed, self.puzzle))

    @answers("hint")
    def _hint(self, arg: str) -> None:
        """Show the next step of the best way on; it then counts as helped."""
        if not self.hand or not self.touch or not self.listens:
            self.app.show()
            return
        made, best = self._made, self.puzzle.best.moves
        if made != best[: len(made)] or len(made) >= len(best):
            t = self.app.texts
            self.app.note(t("The best way leads elsewhere. Take something back first."))
            self.app.show()
            return
        self.helped = True
        self.hand.put_down()
        self._keep()  # a reload does not make it undone
        self.touch.take(self.hand.hinted(best[len(made) :][:1]))

    @answers("menu")
    def _menu(self, arg: str) -> None:
        self.sheet = view.menu(self.app.texts, self.which)
        self.app.show()

    @answers("log")
    def _log(self, arg: str) -> None:
        """What was made so far, in the game's own words."""
        if self.hand:
            steps = [step.seen_by(self.me) for step in self.session.steps]
            self.sheet = self.hand.log([], steps)
        self.app.show()

    @answers("next-puzzle")
    def next_puzzle(self, arg: str = "") -> None:
        """Another one of the same kind."""
        game, level, _ = self.which
        self.app.replace(f"puzzle/{address(stock.another(self.app, game, level))}")

    @answers("send-puzzle")
    def _send(self, arg: str) -> None:
        """Send the puzzle as a link."""
        Sharing(self.app).send_text(f"{view.title(self.app.texts, self.which)}\n{self._link}")
        self.app.show()

    @answers("code-puzzle")
    def _show_code(self, arg: str) -> None:
        """Show the puzzle's link as a code, for somebody who sits near."""
        self.app.lay_sheet(share.code(self.app.texts, self._link))

    @property
    def _link(self) -> str:
        return f"{self.app.platform.page_address()}#/puzzle/{address(self.which)}"
