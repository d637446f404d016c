"""A bot's decision, or a hint, about the position on the table: one at a time. An answer about another position is ignored."""

from collections.abc import Callable

from app.errands import Errand
from app.platform import Platform
from app.table.hinting import has_review
from app.table.thinking_ahead import ThinkingAhead
from waystones import Record, Session


class _Beat:
    """An answer that is given when it was thought of and has been held back long enough, whichever comes last."""

    def __init__(self, answer: Callable[[Callable[[], str]], None]) -> None:
        self._answer = answer
        self._rested = False
        self._move: str | None = None

    def rest(self) -> None:
        self._rested = True
        self._meet()

    def thought(self, move: str) -> None:
        self._move = move
        self._meet()

    def _meet(self) -> None:
        if self._rested and self._move is not None:
            move, self._move = self._move, None
            self._answer(lambda: move)


class Thinking:
    """Asks bots. A new question ends the one before; an answer is given only while the position is still the same."""

    def __init__(self, platform: Platform, position: Callable[[], Record | None]) -> None:
        self._platform = platform
        self._position = position  # what lies on the table now; None when nobody waits for an answer any more
        self._ahead = ThinkingAhead(platform, lambda: position() is not None)
        self._errand: Errand | None = None  # a hint that is on its way
        self._about: tuple[Record, int] | None = None
        self._beat: _Beat | None = None

    def is_about(self, record: Record, seat: int) -> bool:
        """Whether this position is being thought about for this seat."""
        return self._about == (record, seat)

    def ask(
        self, session: Session, level: Callable[[int], str], done: Callable[[str], None], pause: int = 0
    ) -> None:
        """Let the bot that is to act decide; its answer is given `pause` milliseconds from now, or when it is found if that is later.

        `level` says who plays at a seat: meanwhile the bots after it think ahead.
        """
        beat = _Beat(self._hears(session.record, session.to_act, done))
        if pause:
            self._platform.later(pause, beat.rest)
        else:
            beat.rest()
        self._beat = beat
        self._ahead.ask(session, level, beat.thought)

    def foresee(self, session: Session, move: str, level: Callable[[int], str]) -> None:
        """Let the bots that follow think already, as if the person who decides now were to make this move."""
        self._ahead.foresee(session, move, level)

    def waits(self, record: Record | None) -> bool:
        """Whether somebody else's decision about this position is on its way."""
        return self._beat is not None and self._about is not None and self._about[0] == record

    def hurry(self) -> None:
        """Give the answer as soon as it is found, without the pause."""
        if self._beat:
            self._beat.rest()

    def hint(self, record: Record, seat: int, level: str, done: Callable[[str], None]) -> None:
        """Ask what to do at the seat and why; where nobody can say why, a bot of this level for a move."""
        answer = self._hears(record, seat, done)
        self._errand = Errand(self._platform, lambda told: answer(lambda: told))
        if has_review(record.game):
            self._errand.start("advice", record=str(record), seat=seat)
        else:
            self._errand.start("move", record=str(record), seat=seat, level=level)

    def look_up(
        self, record: Record, seat: int, find: Callable[[], str], done: Callable[[str], None], pause: int = 0
    ) -> None:
        """Give a decision that was made elsewhere and needs no thought, once the page has drawn."""
        answer = self._hears(record, seat, done)
        self._platform.later(pause, lambda: answer(find))

    def _hears(
        self, record: Record, seat: int, done: Callable[[str], None]
    ) -> Callable[[Callable[[], str]], None]:
        """Begin to wait: what is called with the answer, which is heard only while nothing has changed."""
        self._listen_no_more()
        self._about = about = (record, seat)

        def answer(find: Callable[[], str]) -> None:
            # The same question may have been asked anew meanwhile: only what answers the last one is heard.
            if self._about is about and self._position() == record:
                self._about = None
                done(find())

        return answer

    def stop(self) -> None:
        """Stop thinking: nobody waits for the answer."""
        self._listen_no_more()
        self._ahead.stop()

    def _listen_no_more(self) -> None:
        if self._errand:
            self._errand.drop()
        self._errand = self._about = self._beat = None
