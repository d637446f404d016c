"""The replay of any finished game: it plays by itself, with a slider and step buttons.

The game supplies a `Replaying`: at which moves it stops, and what is shown there.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from app.answers import answers
from app.drawing.kit import Regions
from app.drawing.players import Entry
from app.game import Game
from app.keeping.save import Save
from app.table.company import Company
from app.table.finished import FinishedScreen
from app.table.turns import turns
from app.table.view import replay as view
from app.texts import Texts
from waystones import Event, Observation, Session, Step

if TYPE_CHECKING:
    from app.app import App

BEAT = 900  # milliseconds between two moments
SPEEDS = (1, 2, 4)  # times as fast
MAX_PLACE = 6  # digits in an address

Seen = TypeVar("Seen", bound=Observation[Any])
Seen_co = TypeVar("Seen_co", bound=Observation[Any], covariant=True)


@dataclass(frozen=True)
class Moment(Generic[Seen_co]):
    """The game at one of its stops: what the seat that looks back saw, and the move that led there."""

    seen: Seen_co
    stop: int  # which stop it is, from 0
    last: int  # the last one there is
    step: Step | None  # None before the first move


class Replaying(ABC, Generic[Seen]):
    """What a game shows of its past."""

    can_be_taken_up: ClassVar[bool] = False  # whether its frame has a place for the way back into the game

    def __init__(self, t: Texts, session: Session[Seen], company: Company, id: str) -> None:
        self.t = t
        self.session = session
        self.company = company
        self.id = id
        self.me = company.looking_back

    def stops(self) -> list[int]:
        """After how many moves it stops: after each."""
        return list(range(len(self.session.steps) + 1))

    def moment(self, stop: int) -> Moment[Seen]:
        """The game at one of its stops."""
        stops = self.stops()
        ply = stops[stop]
        step = self.session.steps[ply - 1] if ply else None
        return Moment(self.session.observe(self.me, ply), stop, len(stops) - 1, step)

    @abstractmethod
    def frame(self, last: int) -> str:
        """The screen with its regions empty."""

    @abstractmethod
    def regions(self, moment: Moment[Seen]) -> Regions:
        """The game at that moment."""

    def words(self, events: Iterable[Event]) -> str:
        """What happened, as the seat that looks back would hear it."""
        return ""

    def turns(self) -> Sequence[Entry]:
        """The whole game in words, turn by turn."""
        return turns(self.session, self.me, self.words)

    def told(self, moment: Moment[Seen]) -> str:
        """The move that led to this moment, in words."""
        return self.words(moment.step.seen_by(self.me)) if moment.step else ""


class ReplayScreen(FinishedScreen):
    """A finished game at any of its stops. It opens at the start, and plays at once when it is opened from the result."""

    def __init__(self, app: "App", save: Save, game: Game) -> None:
        super().__init__(app, save, game)
        self.replaying: Replaying[Any] = self.kind.replay()(app.texts, self.session, self.company, save.id)
        self.last = len(self.replaying.stops()) - 1  # the last moment that can be shown
        self.stop = 0
        self._reviewed = ""  # the seat whose review it was opened from
        self._speed = SPEEDS[0]
        self._plays = isinstance(app.screen, FinishedScreen) and not app.platform.is_still()
        self._runs = 0  # how often it was set going: what an earlier run still waits for comes too late

    def lead_to(self, place: str) -> None:
        """Open it after so many moves, held; at the stop before, where it does not stop there. A seat may be named too."""
        ply, _, seat = place.partition("/")
        if seat in map(str, self.company.look_back):
            self.replaying.me = int(seat)
            self._reviewed = seat
        if ply.isdecimal() and len(ply) < MAX_PLACE:
            self.stop = max(stop for stop, at in enumerate(self.replaying.stops()) if at <= int(ply))
            self._plays = False

    def frame(self) -> str:
        """The board, the slider and the turns."""
        return self.replaying.frame(self.last)

    def regions(self) -> Regions:
        """The game at the moment that the slider says."""
        t, shown = self.app.texts, self.replaying.regions(self.replaying.moment(self.stop))
        shown["steps"] = view.controls(t, shown["steps"], plays=self._plays, times=self._speed)
        if self.replaying.can_be_taken_up and self.can_play_on:
            turn = view.turn_at(self.replaying.turns(), self._ply + 1)
            shown["play-on"] = view.play_on(t, turn) if self.stop < self.last else ""
        return shown

    def opened(self) -> None:
        """The slider stands where the replay does, and the game begins to play."""
        self.app.platform.set_value("#ply", str(self.stop))
        self._run(plays=self._plays)

    @property
    def _ply(self) -> int:
        """How many moves were made by the moment that is shown."""
        return self.replaying.stops()[self.stop]

    @answers("result")
    def _result(self, arg: str) -> None:
        """Back to the review that it was opened from, or to the result."""
        if self._reviewed:
            self.app.go(f"review/{self.save.id}/{self._reviewed}")
        else:
            super()._result(arg)

    @answers("play-on")
    def _play_on_from_here(self, arg: str = "") -> None:
        if self.stop < self.last:
            self.play_on(self._ply)

    @answers("run")
    def _play_or_pause(self, arg: str = "") -> None:
        """Play on, from the start if it was at its end; or hold it."""
        if not self._plays and self.stop == self.last:
            self._move_to(0)
        self._run(plays=not self._plays)
        self.app.show()

    @answers("pace")
    def _change_pace(self, arg: str) -> None:
        """The next speed; after the fastest comes the first again."""
        self._speed = SPEEDS[(SPEEDS.index(self._speed) + 1) % len(SPEEDS)]
        self._run(plays=self._plays)
        self.app.show()

    def _run(self, *, plays: bool) -> None:
        self._plays = plays
        self._runs += 1
        if plays:
            run = self._runs
            self.app.platform.later(BEAT // self._speed, lambda: self._run_on(run))

    def _run_on(self, run: int) -> None:
        """The next moment, unless it was held, set anew or left meanwhile."""
        if run != self._runs or self.app.screen is not self:
            return
        self._move_to(self.stop + 1)
        self._run(plays=self.stop < self.last)
        self.app.show()

    def _move_to(self, stop: int) -> None:
        self.stop = min(self.last, max(0, stop))
        self.app.platform.set_value("#ply", str(self.stop))

    def key(self, key: str, field: int | None) -> bool:
        """The space bar plays and holds."""
        if key == " " and not self.sheet:
            self._play_or_pause()
            return True
        return super().key(key, field)

    @answers("ply")
    def _go_to(self, stop: str) -> None:
        self._show(stop)
        self.app.platform.set_value("#ply", str(self.stop))

    @answers("square")
    def _look_at_square(self, arg: str) -> None:
        """Squares of a board that is watched are only looked at."""

    def slide(self, name: str, value: str) -> None:
        """The slider was moved to another step."""
        if name == "ply":
            self._show(value)

    def _show(self, stop: str) -> None:
        """Show a moment that somebody asked for; it then plays no further by itself."""
        self._run(plays=False)
        self.stop = min(self.last, max(0, int(stop)))
        self.app.show()
