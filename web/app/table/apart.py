"""A table at which somebody sits elsewhere: the game goes on by letters, or live while they are connected.

What came by a letter is kept at once, and happens again before the player's eyes, as a bot's moves do.
Where all decide at the same time, one who is connected may do so before the record comes to that seat: the decision
stays on this device until it does, so the record has its order and nobody learns anything early.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from app.answers import answers
from app.drawing.kit import Regions, ask
from app.game import Game
from app.keeping.figures import ELSEWHERE
from app.keeping.save import Save
from app.sending.letters import standing, take_up, taking_back, waits_for
from app.sending.posting import Posting
from app.table.table import Table
from app.table.view import post
from waystones import BadNotation, Record
from waystones.letter import Letter

if TYPE_CHECKING:
    from app.app import App

DECIDED = "="  # how the draft of a save begins that was decided before its turn


class ApartTable(Table):
    """The table, with a letter box. `_coming` are the moves that came by a letter and have not been watched yet."""

    def __init__(self, app: "App", save: Save, game: Game) -> None:
        whole = Record.parse(save.record)
        watched = len(whole.moves) - save.ahead
        self._coming = list(whole.moves[watched:])
        decided = save.draft.removeprefix(DECIDED) if save.draft.startswith(DECIDED) else ""  # or nonsense
        seen = replace(
            save,
            record=str(replace(whole, moves=whole.moves[:watched])),
            ahead=0,
            draft=decided or save.draft,
        )
        super().__init__(app, seen, game)
        self.parts = (*self.parts, Posting(app, self.as_kept, self._posted))
        self.me = self.company.viewer(whole.state().to_act)
        self.look_again()
        self.hand.decided = decided if self._can_be_decided(decided) else ""
        self._draw_ahead_or_not()

    # -- what is kept

    def as_kept(self) -> Save:
        """The game with the moves still to be watched, and with what lists say of it."""
        kept = super().as_kept()
        record = self.session.record
        whole = replace(record, moves=(*record.moves, *self._coming))
        decided = self.hand.decided
        return replace(
            kept,
            record=str(whole),
            ahead=len(self._coming),
            draft=f"{DECIDED}{decided}" if decided else kept.draft,
            posted=len(whole.moves) if self._is_live else kept.posted,
            summary={**kept.summary, **self._standing()},
        )

    def keep(self) -> None:
        """Write the game, and tell the devices that are connected."""
        super().keep()
        self._tell()

    def _tell(self) -> None:
        if self._is_live:
            self.app.live.changed(self.save)

    def _standing(self) -> dict[str, int]:
        kept = standing(self.session, self.save.seats)
        return {**kept, "waits": self.save.waits_for} if self._coming else kept

    def finish(self) -> None:
        """The last letter is still to be sent, if the last decision was made here."""
        posted = len(self.session.steps) if self._is_live else self.save.posted
        self.save = replace(self.save, posted=posted, summary={**self.save.summary, **self._standing()})
        super().finish()
        self._tell()

    def _posted(self, moves: int) -> None:
        self.save = replace(self.save, posted=max(moves, self.save.posted))
        self.keep()
        self.app.show()

    def other_tab(self) -> None:
        """Another tab has opened a letter of this game, or gone on with it: so does this one."""
        if self.app.saves.check_tabs(self.save.id):
            self.app.saves.troubles.discard("tab")
            self._thinking.stop()
            self.app.open(self.app.platform.path())
        else:
            self.app.show()

    # -- while others are connected

    @property
    def _is_live(self) -> bool:
        return self.app.has_live and self.app.live.is_live(self.save.id)

    def news(self) -> None:
        """Another player has come or gone, or has drawn a line."""
        self._draw_ahead_or_not()
        self.app.show()

    def receive(self, id: str, letter: Letter) -> bool:
        """The game has gone on at another device: what comes next happens here too; another course is taken up anew."""
        if id != self.save.id or self._left:
            return False
        kept = self.as_kept()
        here, there = Record.parse(kept.record).moves, letter.record.moves
        self._thinking.stop()
        if there[: len(here)] == here and not self.curtain:
            self._coming += there[len(here) :]
            self.save = replace(self.save, edition=letter.edition, reached=letter.reached)
            self.keep()
            self.let_others_play()
        else:
            take_up(self.app.saves, kept, letter)
            self.app.open(self.app.platform.path())
        return True

    def _draw_ahead_or_not(self) -> None:
        """Where all decide at the same time, who is connected need not wait; what was decided stays so."""
        hand = self.hand
        open_to_me = hand.simultaneous and self.me in hand.still_decide and not self.company.needs_curtain
        if not open_to_me:
            hand.decided = ""
        ahead = open_to_me and (self._is_live or bool(hand.decided))
        if ahead != hand.ahead:
            hand.ahead = ahead
            hand.look_on(self.session.observe(self.me))

    def _can_be_decided(self, move: str) -> bool:
        try:
            return bool(move) and self.hand.seen.why_not(self.hand.seen.parse(move)) is None
        except BadNotation:
            return False

    def decide(self, moves: tuple[str, ...]) -> None:
        """Make the player's moves, or keep the one that was decided before its turn."""
        if self.is_my_turn or not self.hand.ahead or self._left:
            super().decide(moves)
        elif not self.hand.decided:
            self.hand.decided = moves[0]
            self.app.platform.decided()
            self.keep()
            self.app.live.ink(self.save.id, self.hand.round, self.me, inked=True)
            self.app.play_sound("lay")
            self.app.show()

    @answers("lift")
    def _lift(self, arg: str) -> None:
        """Take back the line that was drawn ahead of its turn: nobody has seen it."""
        if self.hand.decided:
            self.hand.decided = ""
            self.keep()
            self.app.live.ink(self.save.id, self.hand.round, self.me, inked=False)
        self.app.show()

    @property
    def _still_draw(self) -> int:
        """How many other people still draw in this round."""
        done = self.app.live.inked(self.save.id, self.hand.round) | {self.me}
        people = (seat for seat in self.hand.still_decide if self.company.level(seat) in ("", ELSEWHERE))
        return len([seat for seat in people if seat not in done])

    def commit(self, move: str) -> None:
        """Make a move; after it another round may be open."""
        if self.session.to_act == self.me:
            self.hand.decided = ""
        super().commit(move)

    def look_again(self, *, holding: bool = False) -> None:
        """Whether one may draw ahead is another question after each move."""
        super().look_again(holding=holding)
        self._draw_ahead_or_not()

    # -- whose turn

    @property
    def is_my_turn(self) -> bool:
        """Not before what came by a letter has been watched."""
        return super().is_my_turn and not self._coming

    @property
    def _is_awaited(self) -> bool:
        """Whether it is the turn of somebody elsewhere, or will be after bots."""
        return not self._coming and not self._left and self.company.level(self._next_person) == ELSEWHERE

    @property
    def _next_person(self) -> int:
        return waits_for(self.session.to_act, self.save.seats)

    @property
    def goes_to_another(self) -> bool:
        """Only to a person at this device: nobody passes it to somebody elsewhere."""
        return super().goes_to_another and not self._coming and not self._is_awaited

    def let_others_play(self) -> None:
        """Moves that came by a letter happen first; a player elsewhere is waited for."""
        position, seat = self._position(), self.session.to_act
        if self._coming:
            if position is not None and not self._thinking.is_about(position, seat):
                steps = self.session.steps
                pause = self.pacing.pause(same_turn=bool(steps) and steps[-1].seat == seat)
                if self.hand.simultaneous:  # there is nothing to see before the round is over
                    pause = 0
                self._thinking.look_up(position, seat, lambda: self._coming[0], self._watch, pause)
        elif self.is_my_turn and self.hand.decided and position is not None:
            self.commit(self.hand.decided)
        elif self.company.level(seat) != ELSEWHERE:
            super().let_others_play()

    def _watch(self, move: str) -> None:
        del self._coming[0]
        self.commit(move)

    @answers("skip")
    def _skip(self, arg: str) -> None:
        """Skip the rest of the moves that came by a letter."""
        self._thinking.stop()
        while self._coming:
            self.session.play(self._coming.pop(0))
        if self.session.is_over:
            self.finish()
            self.count()
            return
        self.look_again()
        self.keep()
        self.app.show()

    # -- what is seen

    def regions(self) -> Regions:
        """In the place of a question: what happens, or the letter to send."""
        shown = super().regions()
        if self.curtain or self._held:
            return shown
        t, names = self.app.texts, self.company.names
        if self.hand.decided:
            return shown | self.hand.asks(*post.drawn(t, self._still_draw if self._is_live else None))
        if self.hand.ahead:
            return shown
        if self._coming:
            return shown | self.hand.asks(
                *post.happening(t, names[self.session.to_act], by_letter=not self._is_live)
            )
        if self._is_awaited:
            name, seat = names[self._next_person], self._next_person
            if self._is_live and self.app.live.reaches(self.save.id, seat):
                return shown | self.hand.asks(*post.connected(t, name, can_undo=self.can_undo))
            sent = not self.as_kept().unsent
            return shown | self.hand.asks(*post.waiting(t, name, sent=sent, can_undo=self.can_undo))
        return shown

    # -- taking back

    @property
    def can_undo(self) -> bool:
        """Not while something is still to be watched."""
        return super().can_undo and not self._coming

    @answers("play-live")
    def _play_live(self, arg: str) -> None:
        """Go to where the others are connected."""
        self.app.go(f"live/{self.save.id}")

    @answers("undo")
    def undo(self, arg: str = "") -> None:
        """What was sent can be taken back, but the others have it: that is asked first, and makes another edition."""
        allowed = self._can_give_back if self.curtain else self.can_undo
        if allowed and self.save.posted >= len(self.session.steps):
            if not arg and not self.curtain and not self._is_live:
                t = self.app.texts
                means = t("The others have it already. Who has not answered goes on from your next letter.")
                self.sheet = ask(t, t("Take back what you sent?"), means, t("Take back"), "undo", "sent")
                self.app.show()
                return
            self.save = replace(taking_back(self.as_kept()), posted=-1)
        super().undo()
