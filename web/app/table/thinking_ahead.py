"""Bots think ahead: while a decision is being shown, the ones that follow it are thought of."""

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
        self._front: Record | None = None  # the game with all that is known to be decided
        self._state: State | None = None  # as it stands there
        self._shown = 0  # how many of those moves the table has come to
        self._heard: Callable[[str], None] | None = None  # who waits for the move after those

    def ask(self, session: Session, level: Callable[[int], str], heard: Callable[[str], None]) -> None:
        """Give the decision of the bot that is to act now, perhaps at once; `level` says which bot plays at a seat."""
        if not self._leads_on(session.record):  # another game, or something was taken back
            self.stop()
            self._front, self._state = session.record, session.state.copy()
        self._shown, self._heard = len(session.record.moves), heard
        self._think(level)
        self._answer()

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

        def thought(move: str) -> None:
            self._errand = None
            state.play(state.parse(move))
            self._front = replace(record, moves=(*record.moves, move))
            self._think(level)
            self._answer()

        self._errand = Errand(self._platform, thought)
        self._errand.start("move", record=str(record), seat=state.to_act, level=who)
