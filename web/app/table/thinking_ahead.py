"""Bots think ahead: while a decision is shown, and before a person ends a turn as most turns end, of what follows."""

from collections.abc import Callable
from dataclasses import replace

from app.errands import Errand
from app.keeping.figures import ELSEWHERE, SENT
from app.platform import Platform
from waystones import Record, Session, State

FAR = 8  # decisions that may be known before they are shown: about two turns


class ThinkingAhead:
    """The decisions of bots in a row, until a person is to act. What a bot decides follows from the record alone."""

    def __init__(self, platform: Platform, wanted: Callable[[], bool]) -> None:
        self._platform = platform
        self._wanted = wanted  # whether anybody looks on
        self._errand: Errand | None = None
        self._idle = False  # whether nobody waits for it yet
        self._front: Record | None = None  # the game with all that is known to be decided
        self._state: State | None = None  # as it stands there
        self._shown = 0  # how many of those moves the table has come to
        self._heard: Callable[[str], None] | None = None  # who waits for the move after those

    def ask(self, session: Session, level: Callable[[int], str], heard: Callable[[str], None]) -> None:
        """Give the decision of the bot that is to act now, perhaps at once; `level` says which bot plays at a seat."""
        if not self._leads_on(session.record):  # another game, or something was taken back
            self.stop()
            self._front, self._state, self._idle = session.record, session.state.copy(), False
        self._shown, self._heard = len(session.record.moves), heard
        self._hurry(level)
        self._think(level)
        self._answer()

    def foresee(self, session: Session, move: str, level: Callable[[int], str]) -> None:
        """Let the bots think, while nothing else is to be thought of, about what follows if a person makes this move.

        Nobody waits for that. When the person decides otherwise it is forgotten.
        """
        expected = replace(session.record, moves=(*session.record.moves, move))
        if self._leads_on(expected):
            return
        self.stop()
        self._state = session.state.copy()
        self._state.play(self._state.parse(move))
        self._front, self._shown = expected, len(expected.moves)
        self._idle = True
        self._think(level)

    def _hurry(self, level: Callable[[int], str]) -> None:
        """Somebody waits for what was begun while nobody did."""
        nobody_waited, self._idle = self._idle, False
        if not nobody_waited or not self._errand:
            return
        if self._errand.is_under_way:
            self._errand.wanted(self._thought(level), lambda part: None)
        else:  # there was no worker yet, and nobody is kept waiting for one
            self._errand.drop()
            self._errand = None

    def stop(self) -> None:
        """Stop thinking: nobody waits for the answer."""
        if self._errand:
            self._errand.drop()
        self._errand = self._front = self._state = self._heard = None

    def _leads_on(self, record: Record) -> bool:
        """Whether the decisions known so far follow from that position."""
        front = self._front
        return front is not None and replace(front, moves=front.moves[: len(record.moves)]) == record

    def _answer(self) -> None:
        heard = self._heard
        if heard and self._front and len(self._front.moves) > self._shown:
            self._heard = None
            heard(self._front.moves[self._shown])

    def _think(self, level: Callable[[int], str]) -> None:
        """Think about the position after the decisions known so far, if a bot is to act there."""
        record, state = self._front, self._state
        if self._errand or record is None or state is None or not self._wanted():
            return
        if len(record.moves) - self._shown >= FAR:
            return
        who = "" if state.is_over else level(state.to_act)
        if who in ("", SENT, ELSEWHERE):
            return
        self._errand = Errand(self._platform, self._thought(level), idle=self._idle)
        self._errand.start("move", record=str(record), seat=state.to_act, level=who)

    def _thought(self, level: Callable[[int], str]) -> Callable[[str], None]:
        """What is done with the decision of whoever is to act at the front."""

        def thought(move: str) -> None:
            record, state = self._front, self._state
            assert record is not None
            assert state is not None
            self._errand = None
            state.play(state.parse(move))
            self._front = replace(record, moves=(*record.moves, move))
            self._think(level)
            self._answer()

        return thought
