"""Any game in play: who sits where, through whose eyes the page looks, the curtain, bots, hints, undo, saving.

The game itself is a `Hand`: it says what is shown and what a tap means. A tap goes down once, from the table to the
hand, and comes up once, as an answer.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from app.answers import answered, answers
from app.drawing import curtain, learn
from app.drawing.dates import numbered
from app.drawing.kit import Regions
from app.drawing.players import Entry
from app.game import Game
from app.keeping.diary import day as date_of
from app.keeping.figures import SENT, is_bot
from app.keeping.save import Save, lasting, one_hint_more
from app.screen import Elsewhere, Screen
from app.table import hinting
from app.table.coach import Coach
from app.table.company import Company, Handover
from app.table.hand import Desk, Hand
from app.table.leaving import Leaving
from app.table.pacing import Pacing
from app.table.rehearsing import first_touch
from app.table.sheets import Sheets
from app.table.thinking import Thinking
from app.table.touch import Touch
from app.table.turns import Following, Since, since, turns
from app.table.view.held import held
from app.table.view.log import LAST
from waystones import Record, Session

if TYPE_CHECKING:
    from app.app import App


class Table(Screen):
    """The table. `me` is the seat that looks; the curtain is down when the device changes hands."""

    touch: Touch

    def __init__(self, app: "App", save: Save, game: Game) -> None:
        super().__init__(app, save.id)
        if save.finished:
            raise Elsewhere(f"result/{save.id}")
        handover = Handover.read(save.handover)
        self.save = save
        self.game = game
        self.kind = game.kind_of(save.seats)
        self.session: Session[Any] = Session.resume(save.record, witnessed=handover.witnessed)
        self.company = Company(save.seats)
        self.has_bots = any(is_bot(player.level) for player in self.company.players)
        self.me = self.company.viewer(self.session.to_act)
        self.curtain = self.company.needs_curtain
        # Whether nobody has looked at a hand since the last move, so that it can still be taken back.
        self._handed_over = self.curtain and handover.fallen
        self._held = ""  # what the player looks at before the page goes on, in words
        self._left = False  # the game is over or off the table: whatever is still pressed comes too late
        self._thinking = Thinking(app.platform, self._position)
        self.pacing = Pacing(app)
        self._sent = game.sent_lines(save.duel) if save.duel and game.sent_lines else None
        if self.session.is_over:  # the page was closed between the last move and the result
            self.finish()
            raise Elsewhere(f"result/{self.save.id}")
        self.hand: Hand[Any] = self.kind.hand()(app.texts, self.company, save.draft, self._occasion)
        self.touch = Touch(self, self.hand)
        self.following = Following()
        self.parts = (self.hand, self.following, self.pacing, Sheets(self), Leaving(self))
        self.coach: Coach | None = None  # a guided game has one
        if save.lesson is not None:
            self.coach = Coach(app.texts, self.hand.course, save.lesson, self.hand.taught)
            self.parts = (*self.parts, self.coach)
        self.look_again()
        self.hand.recall([step.seen_by(self.me) for step in self.session.steps])

    # -- what is seen

    @property
    def _occasion(self) -> str:
        t, day = self.app.texts, self.save.daily
        if day is not None:
            return numbered(t, day, date_of(day))
        record = self.session.record
        return self.game.deal_name(t, record) or t("Deal {n}", n=record.seed)

    def look_again(self, *, holding: bool = False) -> None:
        """The game has changed: observe it once for the seat that looks, and hand that on."""
        (self.hand.look_on if holding else self.hand.look)(self.session.observe(self.me))

    @property
    def is_my_turn(self) -> bool:
        """Whether the person who looks is to decide."""
        return self.session.to_act == self.me and not self.company.watching

    def _position(self) -> Record | None:
        """The game as it stands, for bots to think about; None when nobody waits for an answer."""
        return (
            self.session.record
            if self.app.screen is self and not self._left and not self.curtain and not self._held
            else None
        )

    def turns(self, me: int | None, last: int | None = None) -> list[Entry]:
        """The game so far, or its last turns, in words for a seat or for everybody."""
        return turns(self.session, me, lambda events: self.hand.words(events, me), last)

    def frame(self) -> str:
        """The table, or the curtain before it."""
        if not self.curtain:
            return self.hand.frame()
        told = self.turns(None, max(1, len(since(self.session, self.me))))
        return curtain.frame(
            self.app.texts,
            self.company.names[self.me],
            self.me,
            told,
            can_undo=self._can_give_back,
            hides=self.hand.hides,
            told=self.hand.curtain(),
        )

    def regions(self) -> Regions:
        """What the seat that looks may know; nothing while the curtain is down."""
        if self.curtain:
            return {}
        shown = self.hand.regions(
            Desk(
                coach=self._coach_card(),
                marks=self.coach.marks() if self.coach else frozenset(),
                can_undo=self.can_undo,
                sheet=self.sheet,
                just_now=lambda: self.turns(self.me, LAST),
                since=self._since,
            )
        )
        return shown | self._asked_to_go_on()

    def _since(self) -> Since:
        """What the others have done since the seat that looks last decided."""
        return self.following.since(since(self.session, self.me, watching=self.company.watching))

    def _coach_card(self) -> str:
        if self.company.watching:
            return learn.watching(self.app.texts)
        return self.coach.html() if self.coach else ""

    def _asked_to_go_on(self) -> Regions:
        """In the place of a question: what there is to see before the page goes on."""
        t = self.app.texts
        if not self._held:
            return {}
        following = self.company.names[self.company.viewer(self.session.to_act)]
        onward = t("To the counting") if self.session.is_over else t("Pass on to {name}", name=following)
        return {"asked": held(t, self._held, onward)}

    def rehearsal(self) -> Iterator[Regions] | None:
        """The scenes of a first touch, drawn beforehand."""
        return first_touch(self)

    def opened(self) -> None:
        """Say where the game stands, and let bots go on."""
        if not self.curtain and (words := self.hand.greeting()):
            self._say_how_it_goes()
            self.app.say(words)
        self.app.platform.mark("waystones:board")
        self.let_others_play()
        self._look_ahead()

    def _say_how_it_goes(self) -> None:
        """In a sentence, to whoever begins the first game of its kind here without being taught."""
        played = self.app.saves.figures_of(self.kind.key).played
        is_first = not (played or self.coach or self.session.steps)
        if is_first and (words := self.hand.in_a_sentence()):
            self.app.note(words)
            self.app.show()

    # -- what the player does

    def do(self, action: str, arg: str) -> None:
        """A button of the table, of the coach, or of the game. At the end of the game any of them leads to the result."""
        if self._left:
            self.go_on()
            return
        self.hand.settle()
        if not self.is_my_turn and action in self.hand.on_board and self._thinking.waits(self._position()):
            self.pacing.hurry()
            self._thinking.hurry()
        elif action in answered(self.hand) and not self.curtain:
            self.touch.button(action, arg)
        elif self.coach and action in answered(self.coach):
            super().do(action, arg)
            self._teach(self.coach)
            self.app.show()
        elif action in answered(self.following):
            super().do(action, arg)
            self.app.show()
        else:
            super().do(action, arg)
        self.let_others_play()

    @property
    def listens(self) -> bool:
        """Whether the board answers: not behind the curtain, nor once the game is over."""
        return not self.curtain and not self._left

    def key(self, key: str, field: int | None) -> bool:
        """Escape goes on at the end of the game."""
        if self._left and key == "Escape":
            return self.go_on()
        return super().key(key, field)

    # -- whose turn

    def decide(self, moves: tuple[str, ...]) -> None:
        """Make the player's moves, as far as they are still the player's to make."""
        if not self.is_my_turn:
            self.app.note(self.app.texts("It is not your turn."))
            self.app.show()
            return
        for move in moves:
            if not self.is_my_turn or self.curtain or self._left:
                break
            self.app.platform.decided()
            self.commit(move)

    def commit(self, move: str) -> None:
        """Make a move: play it, keep it, and only then show it."""
        self.hand.leaving()
        self.app.hush()
        step = self.session.play(move)
        over, curtain_before, by_another = self.session.is_over, self.curtain, step.seat != self.me
        self._held = self.hand.worth_a_look(step.seen_by(self.me)) if over or self.goes_to_another else ""
        if over:
            self.finish()
            if not self._held:
                self.count()
                return
        elif not self._held:
            self._pass_on()
        self.look_again(holding=by_another and not self.curtain)
        if not over:
            self.keep()
        seen = step.seen_by(self.me)
        self.hand.happened(seen, hidden=self.curtain)
        scored = [each for each in seen if each.kind in self.hand.scoring]
        self.app.play_sound("points" if scored else "lay", self.hand.pitch(scored))
        self.app.buzz(10)
        self.app.say(self.hand.spoken(seen, self.me))
        if not over:
            self.learn()
        self._draw(anew=self.curtain != curtain_before)
        self.let_others_play()
        self._look_ahead()

    def _look_ahead(self) -> None:
        """Once the game is under way, look for what its end will show."""
        if self.kind.look_ahead and self.session.steps and not self._left:
            self.kind.look_ahead(self.app, self.session.record)

    @answers("go-on")
    def go_on(self, arg: str = "") -> bool:
        """Go on to the result or the curtain: the player has seen the last move. False if nothing was waiting."""
        if not self._held:
            return False
        self._held = ""
        if self._left:
            self.count()
            return True
        self._pass_on()
        self.look_again()
        self.keep()
        self.hand.happened(self.session.steps[-1].seen_by(self.me), hidden=True)
        self._draw(anew=True)
        return True

    @property
    def goes_to_another(self) -> bool:
        """Whether it is another person's turn now."""
        return self.company.needs_curtain and self.company.viewer(self.session.to_act) != self.me

    def _pass_on(self) -> None:
        """When the turn goes to another person, the curtain falls before their hand is shown."""
        if self.goes_to_another:
            self.me = self.company.viewer(self.session.to_act)
            self.curtain = self._handed_over = True
            self.sheet = ""

    def _draw(self, *, anew: bool) -> None:
        if anew:
            self.app.redraw()
        else:
            self.app.show()
        if not self.curtain and (focus := "#do-go-on" if self._held else self.hand.focus()):
            self.app.platform.focus(focus)

    @answers("lift-curtain")
    def lift_curtain(self, arg: str = "") -> None:
        """The right person is here, and has seen what nobody can take back."""
        if not self.curtain:
            return
        self.curtain = False
        if self._handed_over:
            self._handed_over = False
            self.keep()
        self.app.redraw()
        self.opened()

    def let_others_play(self) -> None:
        """Let a bot decide, or play the move that was sent, if it is their turn and somebody can watch."""
        position, seat = self._position(), self.session.to_act
        level, steps = self.company.level(seat), self.session.steps
        same_turn = bool(steps) and steps[-1].seat == seat
        if not level or (self.company.watching and not same_turn):
            self.pacing.begin_anew()
        if position and self.is_my_turn and (likely := self.hand.foreseen()):
            self._thinking.foresee(self.session, likely, self.company.level)
        if position is None or not level or self._thinking.is_about(position, seat):
            return
        if level == SENT:
            self._thinking.look_up(position, seat, lambda: self.sent_move(seat), self.commit)
        else:
            pause = self.pacing.pause(same_turn=same_turn)
            self._thinking.ask(self.session, self.company.level, self.commit, pause)

    def sent_move(self, seat: int) -> str:
        """The seat's move in the link that this game answers."""
        assert self._sent is not None
        return self._sent.move(self.session, seat)

    @answers("hint")
    def _ask_for_hint(self, arg: str) -> None:
        """Ask what to do at the own seat; while somebody else thinks there is nothing to ask."""
        if (position := self._position()) and self.is_my_turn:
            self._thinking.hint(position, self.me, self.hand.hint_level, self._hint_came)
        else:
            self.app.note(self.app.texts("It is not your turn."))
        self.app.show()

    def _hint_came(self, answer: str) -> None:
        told = hinting.read(answer)
        if self.is_my_turn:
            self.save = replace(self.save, summary=one_hint_more(self.save.summary))
            self.hand.put_down()
            self.keep()  # a reload does not make it undone
            self.app.note(hinting.words(self.app.texts, self.game, self.hand.seen, told, self.company.names))
            self.touch.take(self.hand.hinted(told.moves))

    # -- the coach

    def learn(self) -> None:
        """The player has done something: the coach may have something new to say."""
        if self.coach and not self.curtain and self.coach.watch():
            self._teach(self.coach)

    def _teach(self, coach: Coach) -> None:
        if coach.step != self.save.lesson:
            self.keep()
            if words := coach.words:
                self.app.say(words)

    # -- keeping

    def keep(self) -> None:
        """Write the game as it is now; the address follows if it had to become a copy."""
        self.touch.kept()
        kept = self.app.saves.write(self.as_kept())
        moved = kept.id != self.save.id
        self.save = kept
        if moved:
            self.app.platform.rename(f"play/{kept.id}")

    def keep_draft(self) -> None:
        """Write what was just drawn, and tell the player if that went wrong."""
        told = frozenset(self.app.saves.troubles)
        self.keep()
        if self.app.saves.troubles != told and self.app.screen is self:
            self.app.show()

    def as_kept(self) -> Save:
        """The game as it is now, for the shelf."""
        return replace(
            self.save,
            record=str(self.session.record),
            draft=self.hand.draft(),
            handover=str(Handover(self._handed_over, self.session.witnessed)),
            lesson=self.coach.step if self.coach else None,
            summary=self.hand.summary() | lasting(self.save.summary),
        )

    def put_away(self) -> None:
        """Write down what was drawn last."""
        self.touch.keep_now()

    def other_tab(self) -> None:
        """Tell the player if another tab has gone on with this very game."""
        self.app.saves.check_tabs(self.save.id)
        self.app.show()

    def finish(self) -> None:
        """The game is over: put it with the finished ones, with the result of the best person."""
        self._left = True
        state = self.session.state
        scores = state.scores()
        seat = self.company.kept_seat(scores)
        winners = state.winners()
        told = {"won": int(seat in winners), "seat": seat, "winners": sum(1 << each for each in winners)}
        more = told if self.company.several else {}
        save = replace(self.save, record=str(self.session.record))
        self.save = self.app.saves.finish(
            save,
            self.kind.key,
            scores[seat],
            note=lambda ended: self.game.note_end(self.app.saves, ended, self.session.record, seat),
            **more,
        )

    def count(self) -> None:
        """Go on to the result of the finished game."""
        self.app.replace(f"result/{self.save.id}")

    # -- taking back

    @property
    def can_undo(self) -> bool:
        """The last decision was made here, and showed nothing that was hidden."""
        steps = self.session.steps
        mine = bool(steps) and steps[-1].seat == self.me and not self.company.watching
        return mine and self.session.can_undo

    @property
    def _can_give_back(self) -> bool:
        """Whether the person before may take the last decision back from the curtain. No bot has played since: bots wait until somebody watches."""
        return self._handed_over and self.session.can_undo

    @answers("undo")
    def undo(self, arg: str = "") -> None:
        """Take the last decision back: the own one, or behind the curtain that of the person before."""
        if self._can_give_back if self.curtain else self.can_undo:
            step = self.session.undo()
            if step:
                self._thinking.stop()
                self.me = step.seat
                self.look_again()
                self.hand.undone()
                self.keep()
        self._draw(anew=self.curtain)

    def take_off(self, path: str) -> None:
        """Take the game off the table and off the shelf, and go on elsewhere."""
        self._left = True
        self._thinking.stop()
        self.app.saves.remove(self.save.id)
        self.app.replace(path)
