"""One Line in play: fingers, mouse and keys become a stretch; confirming it makes the round's move."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.lesson import Course
from app.one_line import days, words
from app.one_line.cursor import ARROWS, moved
from app.one_line.finger import Finger
from app.one_line.lesson import LESSONS, Now
from app.one_line.pen import Pen
from app.one_line.rounds import rounds
from app.one_line.seen import seen
from app.screens.guided import GuidedScreen
from app.views import log, play
from app.views.one_line_board import Draft
from waystones import BadNotation, Event, Refusal
from waystones.games.one_line.walk import PASS, Stretch
from waystones.link import Link

if TYPE_CHECKING:
    from app.app import App


class Play(GuidedScreen):
    """The solo challenge."""

    def __init__(self, app: "App", arg: str) -> None:
        super().__init__(app, arg)
        self._finger = Finger()
        self._look_again(_read_draft(self.save.draft))

    @property
    def seat(self) -> int:
        """The seat that looks and draws."""
        return 0

    def _look_again(self, draft: Stretch = PASS) -> None:
        """Take up the pen for the round that is open now."""
        self._seen = seen(self.session, seat=self.seat)
        self._pen = Pen(self._seen, draft)
        self._hint: tuple[int, ...] = ()
        self._cursor: int | None = None
        self._moves = True  # whether the last change may be shown as movement
        self._pass_armed = False

    # -- what is shown and kept

    def frame(self) -> str:
        """The board and its dock."""
        t, day = self.app.texts, self.save.daily
        note = t("Deal {n}", n=self.session.record.seed) if day is None else t("Day {n}", n=day)
        return play.frame(t, note)

    def regions(self) -> dict[str, str]:
        """What the seat may know now, with the draft on it."""
        t, draft = self.app.texts, self._pen.draft
        gives = {each.number: each.points for each in self._seen.worth(draft)} if draft.fields else {}
        return play.regions(
            t,
            self._seen,
            Draft(draft.end if draft.end >= 0 else None, draft.fields, gives, self._moves),
            self._pen.lit,
            cursor=self._cursor,
            hint=self._hint,
            fresh=self._fresh(),
            sure=self._pass_armed,
            coach=self.coach(),
            sheet=self.sheet,
        )

    def opened(self) -> None:
        """Say where the game stands, and that the board answers now."""
        t = self.app.texts
        self.app.say(
            t("Round {n} of {all}", n=self._seen.round, all=self._seen.rounds)
            + ". "
            + t("The card: {card}.", card=words.colours(t, self._seen.card))
        )
        self.app.platform.mark("waystones:board")

    def summary(self) -> dict[str, int]:
        """What Home says of this game."""
        now = seen(self.session, seat=self.seat)
        return {"round": now.round, "rounds": now.rounds, "points": now.points}

    def draft(self) -> str:
        """The half-drawn stretch."""
        return str(self._pen.draft) if self._pen.draft.fields else ""

    def tell(self, events: list[Event]) -> None:
        """A new round: sound, shake and words for what the last one brought."""
        reached = any(event.kind == "number" for event in events)
        self.app.play_sound("points" if reached else "lay")
        self.app.buzz(10)
        self.app.say(words.events(self.app.texts, events))

    @property
    def lit(self) -> frozenset[int]:
        """The fields that may come next."""
        return self._pen.lit

    def _fresh(self) -> frozenset[int]:
        """The fields that the own last round inked."""
        own = (step.move for step in reversed(self.session.steps) if step.seat == self.seat)
        return frozenset(Stretch.read(next(own, str(PASS))).fields)

    @property
    def course(self) -> Course[Now]:
        """How to draw, and what to draw for."""
        return LESSONS

    # -- buttons

    def do(self, action: str, arg: str) -> None:
        """A button of the dock, the menu or a sheet."""
        t = self.app.texts
        self.sheet = ""
        if self.leave(action, arg) or self.turn_page(action):
            return
        armed, self._pass_armed = self._pass_armed, False
        match action:
            case "confirm":
                self._confirm()
                return
            case "pass":
                if not armed and len(self._seen.legal_moves()) > 1:
                    self._pass_armed = True
                    self.app.say(t("You could still draw. Press again to pass this card."))
                else:
                    self._make(PASS)
                    return
            case "back-step":
                self._changed(self._pen.back)
            case "hint":
                self._suggest()
            case "menu":
                self.sheet = play.menu(t, once=self.once)
            case "log":
                self.sheet = log.sheet(t, self.rounds())
        self.app.show()

    @property
    def once(self) -> bool:
        """Whether this line can be drawn once only."""
        return self.save.daily is not None

    def rounds(self) -> list[log.Round]:
        """The rounds so far in words."""
        return rounds(self.app.texts, self.session.record)

    def _confirm(self) -> None:
        if self._pen.draft.fields:
            self._make(self._pen.draft)

    def _make(self, move: Stretch) -> None:
        """The round's move: from here on it counts."""
        self._pen.clear()
        self.commit(str(move))

    def after_move(self) -> None:
        """The next round is open."""
        self._look_again()
        self.learn(Now(self._seen, PASS))
        self.app.platform.focus(f'[data-field="{self._seen.ends[-1]}"]')

    def giving_up_means(self) -> str:
        """The line is scored as it is."""
        t = self.app.texts
        return t("The cards still to come are passed, and the line is scored as it is.")

    def give_up(self) -> None:
        """Pass every card that is still to come."""
        self._pen.clear()
        while not self.session.is_over:
            self.session.play(self.after_giving_up())
        self.keep()
        self.finish()

    def after_giving_up(self) -> str:
        """What is drawn in place of a player who has given up."""
        return str(PASS)

    def finish(self) -> None:
        """The line of a day is noted in the diary before its result is shown."""
        link = Link.of(self.session.record, "game")
        days.finished(self.app.saves, self.save, self.session.state.scores()[0], str(link))
        super().finish()

    def _suggest(self) -> None:
        """Show what a good walker would draw with this card."""
        from waystones.games.one_line.walker import Walker  # loaded when first asked for

        t = self.app.texts
        self._pen.clear()
        move = Walker.at(self._seen).favourites(self._seen)[0]
        self._hint = (move.end, *move.fields) if move.fields else ()
        if move.fields:
            self.app.say(t("Hint: {stretch}.", stretch=words.stretch(t, str(move))))
        else:
            self.app.note(t("Hint: pass this card."))
        self.keep()

    # -- fingers and keys

    def point(self, phase: str, x: float, y: float) -> None:
        """Draw by touch or mouse: down acts at once, moving draws on, a refused tap is answered when lifted."""
        finger = self._finger
        if phase == "down":
            field = finger.down(x, y)
            if field is not None:
                finger.refused = field if self._peek(field) else None
                finger.drawing = finger.refused is None
                if finger.drawing:
                    self._changed(lambda: self._pen.touch(field))
            self.app.show()
        elif phase == "move":
            met = finger.move(x, y)
            if met:
                finger.refused = None
            if met and finger.drawing:
                self._changed(lambda: [self._pen.drag(field) for field in met])
                self.app.show()
        elif phase == "up" and finger.refused is not None:
            self._refuse(self._pen.touch(finger.refused))
            self.app.show()

    def _peek(self, field: int) -> Refusal | None:
        """Why a tap on the field would be refused, without drawing anything."""
        return Pen(self._seen, self._pen.draft).touch(field)

    def key(self, key: str, field: int | None) -> bool:
        """Arrows move over the board, Enter draws, Escape and Backspace take a step back."""
        if self.sheet:
            if key == "Escape":
                self.do("close", "")
            return key == "Escape"
        if key in ARROWS:
            self._move_cursor(key, field)
        elif key in ("Enter", " ") and field is not None:
            if self._pen.draft.fields and field == self._pen.draft.fields[-1]:
                self.app.platform.focus("#do-confirm")
            else:
                self._changed(lambda: self._refuse(self._pen.touch(field)))
                self._cursor = field
        elif key in ("Escape", "Backspace"):
            self._changed(self._pen.back)
        else:
            return False
        self.app.show()
        return True

    def _move_cursor(self, key: str, field: int | None) -> None:
        """Move on from the focused field; from the tip of the line when none has the focus."""
        tip = (*self._seen.ends[-1:], *self._pen.draft.fields)[-1]
        here = field if field is not None else tip if self._cursor is None else self._cursor
        self._cursor = moved(here, key, self._pen.lit)
        self.app.show()
        self.app.platform.focus(f'[data-field="{self._cursor}"]')

    def _changed(self, change: Callable[[], object]) -> None:
        """Change the draft, keep it, and let the player feel it."""
        before = self._pen.draft
        change()
        after = self._pen.draft
        if after == before:
            return
        self._hint = ()
        self._pass_armed = False
        grew = len(after.fields) > len(before.fields)
        self._moves = grew and not self._finger.pulling
        self.keep()
        if grew:
            self.app.play_sound("step", 1 + len(self._seen.route + after.fields) / 61)
            self.app.buzz(10)
        self.learn(Now(self._seen, after))

    def _refuse(self, why: Refusal | None) -> None:
        if why:
            self.app.refuse(words.refusal(self.app.texts, why), why.rule)


def _read_draft(text: str) -> Stretch:
    """The saved draft; none if it is nonsense (the pen checks whether it still fits)."""
    try:
        return Stretch.read(text or "pass")
    except BadNotation:
        return PASS
