"""One Line in a player's hand: fingers, mouse and keys become a stretch; inking it makes the round's move."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape

from app.answers import answers
from app.drawing.kit import Regions
from app.drawing.players import Entry
from app.games.one_line import words
from app.games.one_line.cursor import ARROWS, moved
from app.games.one_line.finger import Finger
from app.games.one_line.lesson import LESSONS, Now
from app.games.one_line.pen import Pen
from app.games.one_line.rehearsal import drawn_and_taken_back
from app.games.one_line.rounds import rounds
from app.games.one_line.view import log, play
from app.games.one_line.view.board import Draft
from app.table.answer import SHOW, Answer, Decide, Drafted, Note, Refuse, Show
from app.table.company import Company
from app.table.hand import Desk, Hand
from app.texts import Texts
from waystones import BadNotation, Event, Refusal
from waystones.games.one_line.observation import OneLineObservation
from waystones.games.one_line.walk import PASS, Stretch


class OneLineHand(Hand[OneLineObservation]):
    """The pen, the finger that leads it, and the field where the keyboard stands."""

    hides = "boards"
    scoring = frozenset({"number"})
    hint_level = "steady"
    gives_up_with = str(PASS)
    course = LESSONS

    _finger: Finger

    def __init__(self, t: Texts, company: Company, draft: str = "", occasion: str = "") -> None:
        super().__init__(t, company, draft, occasion)
        self._inked: dict[int, frozenset[int]] = {}  # the fields that each seat's last round inked

    def look(self, seen: OneLineObservation) -> None:
        """Take up the pen for the round that is open now; a draft that was kept is taken up once."""
        self._finger = Finger()
        self._pen = Pen(seen, _read_draft(self.begun), ahead=self.ahead)
        self.begun = ""
        super().look(seen)

    def put_down(self) -> None:
        """Nothing is hinted, and no pass is about to be made; what is drawn stays."""
        self._hint: tuple[int, ...] = ()
        self._cursor: int | None = None
        self._moves = True  # whether the last change may be shown as movement
        self._pass_armed = False
        self._refused: int | None = None  # the field that was tapped in vain

    def settle(self) -> None:
        """What was refused is no longer shown."""
        self._refused = None

    def taught(self) -> Now:
        """The board, for the coach."""
        return Now(self.seen, self._pen.draft)

    # -- what is shown and kept

    def frame(self) -> str:
        """The board and its dock."""
        return play.frame(self.t, self.occasion)

    def asks(self, words: str, note: str, buttons: str, undo: str) -> Regions:
        """The buttons stand where one inks; whose turn it is, the table of a line says elsewhere."""
        said = f"<b>{escape(words)}</b> {escape(note)}" if self.decided else ""
        told = f'<p class="acts-note" role="status">{said}</p>' if said else ""
        return {"acts": undo + told + buttons}

    def regions(self, desk: Desk) -> Regions:
        """What the seat may know now, with the draft on it."""
        draft = self._pen.draft
        gives = {each.number: each.points for each in self.seen.worth(draft)} if draft.fields else {}
        return play.regions(
            self.t,
            self.seen,
            Draft(draft.end if draft.end >= 0 else None, draft.fields, gives, self._moves),
            frozenset() if self.company.watching or self.decided else self._pen.lit,
            cursor=self._cursor,
            hint=self._hint,
            fresh=self._inked.get(self.seen.seat, frozenset()),
            sure=self._pass_armed,
            refused=self._refused,
            pointed=dict(_field_and_points(mark) for mark in desk.marks),
            coach=desk.coach,
            sheet=desk.sheet,
        )

    def summary(self) -> dict[str, int]:
        """Round and points."""
        return {"round": self.seen.round, "rounds": self.seen.rounds, "points": self.seen.points}

    def draft(self) -> str:
        """The half-drawn stretch."""
        return str(self._pen.draft) if self._pen.draft.fields else ""

    @property
    def lit(self) -> frozenset[int]:
        """The fields that may come next."""
        return self._pen.lit

    def rehearse(self) -> Iterator[Regions]:
        """Draw two fields, and take them back."""
        return drawn_and_taken_back(self)

    # -- words

    def in_a_sentence(self) -> str:
        """Where the line may go, and the rule that matters; whoever draws with others has been told."""
        return "" if self.company.several else self.t("Tap lit fields, or drag. Small numbers first!")

    def greeting(self) -> str:
        """The round and its card."""
        t, now = self.t, self.seen
        card = t("The card: {card}.", card=words.colours(t, now.card))
        return t("Round {n} of {all}", n=now.round, all=now.rounds) + ". " + card

    def words(self, events: Iterable[Event], me: int | None) -> str:
        """What happened, in words."""
        return words.events(self.t, events)

    def refusal(self, why: Refusal) -> str:
        """Why not, in words."""
        return words.refusal(self.t, why, drawing=bool(self._pen.draft.fields))

    def log(self, turns: Sequence[Entry], steps: Sequence[Sequence[Event]]) -> str:
        """The rounds so far."""
        return log.sheet(self.t, rounds(self.t, self.seen.cards_so_far, steps, self.company.names))

    # -- what happens

    def happened(self, events: Sequence[Event], *, hidden: bool) -> None:
        """A line has grown: what its seat drew last is fresh ink."""
        for event in events:
            if event.seat is not None and event.kind in ("extended", "passed"):
                self._inked[event.seat] = frozenset(
                    Stretch.read(event.facts.get("stretch", str(PASS))).fields
                )

    def pitch(self, scored: Sequence[Event]) -> float:
        """As high as the most that a number gave."""
        return 1 + max((event.facts["points"] for event in scored), default=0) / 10

    def recall(self, steps: Sequence[Sequence[Event]]) -> None:
        """The same for every round before."""
        for events in steps:
            self.happened(events, hidden=False)

    def focus(self) -> str:
        """The end that was drawn last."""
        ends, inked = self.seen.ends, self._inked.get(self.seen.seat, frozenset())
        return f'[data-field="{next((end for end in ends if end in inked), ends[-1])}"]'

    def hinted(self, moves: Sequence[str]) -> Answer:
        """Show what a good walker would draw with this card, on a clean board."""
        self._pen.clear()
        stretch = Stretch.read(moves[0])
        self._hint = (stretch.end, *stretch.fields) if stretch.fields else ()
        if not stretch.fields:
            return Note(self.t("Hint: pass this card."))
        return Drafted(says=self.t("Hint: {stretch}.", stretch=words.stretch(self.t, moves[0])))

    # -- buttons

    @answers("confirm")
    def confirm(self, arg: str) -> Answer:
        """Ink what is drawn: from here on it counts."""
        self._pass_armed = False
        return self._make(self._pen.draft) if self._pen.draft.fields else SHOW

    @answers("pass")
    def pass_card(self, arg: str) -> Answer:
        """Pass the card; where something could be drawn, that is asked once more."""
        if not self._can_draw:
            return Note(self.t("The others are still drawing."))
        if self._pass_armed or not self._pen.lit:
            return self._make(PASS)
        self._pass_armed = True
        return Show(says=self.t("You could still draw. Press again to pass this card."), asks=True)

    @answers("back-step")
    def back_step(self, arg: str) -> Answer:
        """Take the last field off."""
        return self._changed(self._pen.back)

    def _make(self, move: Stretch) -> Answer:
        if not self._can_draw:
            return Note(self.t("The others are still drawing."))
        if self.seen.to_act == self.seen.seat:  # else it stays to be seen until the others have drawn
            self._pen.clear()
        return Decide((str(move),))

    @property
    def _can_draw(self) -> bool:
        seats = self.seen.still_draw if self.ahead else self.seen.still_draw[:1]
        return self.seen.seat in seats and not self.decided and not self.company.watching

    # -- fingers and keys

    def point(self, phase: str, x: float, y: float) -> Answer | None:
        """Draw by touch or mouse: down acts at once, moving draws on, a refused tap is answered when lifted."""
        if not self._can_draw:
            return None
        finger, pen = self._finger, self._pen
        if phase == "down":
            self.settle()
            field = finger.down(x, y)
            if field is None:
                return SHOW
            finger.refused = field if isinstance(pen.meaning(field), Refusal) else None
            finger.drawing = finger.refused is None
            return self._changed(lambda: pen.touch(field)) if finger.drawing else SHOW
        if phase == "move":
            met = finger.move(x, y)
            if met:
                finger.refused = None
            return (
                self._changed(lambda: [pen.drag(field) for field in met]) if met and finger.drawing else None
            )
        if phase == "up" and finger.refused is not None:
            return self._touch(finger.refused)
        return None

    def key(self, key: str, field: int | None) -> Answer | None:
        """Arrow keys move over the board, Enter draws, Escape and Backspace take a step back.

        Enter at the tip inks a stretch that cannot go on; of one that could, it goes to the button that inks it.
        """
        if not self._can_draw:
            return None
        self.settle()
        if key in ARROWS:
            return self._move_cursor(key, field)
        if key in ("Enter", " ") and field is not None:
            if self._pen.draft.fields and field == self._pen.draft.fields[-1]:
                return Show(focus="#do-confirm") if self._pen.lit else self.confirm("")
            self._cursor = field
            return self._touch(field)
        if key in ("Escape", "Backspace"):
            return self._changed(self._pen.back)
        return None

    def _move_cursor(self, key: str, field: int | None) -> Answer:
        """Move on from the focused field; from the tip of the line when none has the focus."""
        tip = (*self.seen.ends[-1:], *self._pen.draft.fields)[-1]
        here = field if field is not None else tip if self._cursor is None else self._cursor
        self._cursor = moved(here, key, self._pen.lit)
        return Show(focus=f'[data-field="{self._cursor}"]')

    def _touch(self, field: int) -> Answer:
        """A tap on a field: draw, or say why not."""
        refused: list[Refusal] = []
        answer = self._changed(lambda: refused.extend(filter(None, [self._pen.touch(field)])))
        if not refused:
            return answer
        self._refused = field
        return Refuse(refused[0])

    def _changed(self, change: Callable[[], object]) -> Answer:
        """Change the draft; if it is another one now, it is kept and felt."""
        before, cut_before = self._pen.draft, self._cuts_off()
        change()
        after = self._pen.draft
        if after == before:
            return SHOW
        self._hint = ()
        self._pass_armed = False
        grew = len(after.fields) > len(before.fields)
        self._moves = grew and not self._finger.pulling
        cut = self._cuts_off()
        warning = self.t.many("This cuts off {n} field.", "This cuts off {n} fields.", cut)
        return Drafted(
            pitch=1 + len(self.seen.route + after.fields) / len(self.seen.board.colours) if grew else 0,
            says=warning if cut > cut_before else "",
        )

    def _cuts_off(self) -> int:
        """How many fields the draft would put out of reach for good."""
        draft = self._pen.draft
        return len(self.seen.lost(draft)) - len(self.seen.lost()) if draft.fields else 0


def _field_and_points(mark: str) -> tuple[int, int]:
    """What the coach points at."""
    field, points = mark.split()
    return int(field), int(points)


def _read_draft(text: str) -> Stretch:
    """The saved draft; none if it is nonsense (the pen checks whether it still fits)."""
    try:
        return Stretch.read(text or "pass")
    except BadNotation:
        return PASS


HAND = OneLineHand
