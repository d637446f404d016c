"""The result of any game: points are counted, more is found out, it can be sent, and the next game begins.

The game supplies an `Ending`: what is shown, and what another game of the same kind is.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from html import escape
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from app.answers import answers
from app.drawing.kit import Regions
from app.errands import Errand
from app.game import Game
from app.keeping.figures import Figures
from app.keeping.save import Save, was_helped
from app.keeping.saves import Saves
from app.table.company import Company
from app.table.finished import FinishedScreen
from app.table.story import Story
from app.table.table import Table
from app.table.view.ending import headline, story
from app.table.view.post import last_letter
from app.texts import Texts
from waystones import Observation, Record, Session

if TYPE_CHECKING:
    from app.app import App

SEARCH_BAR = "#searched"  # the bar that shows how far the search is
BEAT = 320  # milliseconds between two counted points
NOTICEABLE = 2  # percent of a search after which its bar moves on

Seen = TypeVar("Seen", bound=Observation[Any])


@dataclass(frozen=True)
class Over(Generic[Seen]):
    """A game that is over: nothing of it is secret any more."""

    save: Save
    session: Session[Seen]
    company: Company
    figures: Figures  # of all finished games of this kind, this one among them
    saves: Saves  # what else is kept on this device
    now: str = ""  # the player's own time, by which a day is today

    @property
    def me(self) -> int:
        """The seat that looks back."""
        return self.company.looking_back

    @property
    def seen(self) -> Seen:
        """The end, as the seat that looks back sees it."""
        return self.session.observe(self.me)

    @property
    def winners(self) -> list[int]:
        """Who has won."""
        return self.session.state.winners()


class Ending(ABC, Generic[Seen]):
    """What a game shows of its end."""

    def __init__(self, t: Texts, over: Over[Seen]) -> None:
        self.t = t
        self.over = over
        self.seen = over.seen

    @abstractmethod
    def frame(self) -> str:
        """The screen with its regions empty."""

    def regions(self, counted: int | None) -> Regions:
        """As much as has been counted; None for all of it."""
        return {}

    def words(self) -> str:
        """How it ended, for a screen reader: who has won, and by how much."""
        return headline(
            self.t, self.over.company.players, self.over.winners, self.over.session.state.scores()
        )

    @cached_property
    def story(self) -> Story:
        """How it went, turn by turn."""
        return Story.of(self.over.session)

    def story_region(self, *, done: bool) -> Regions:
        """The points by turns, once nothing is given away by them."""
        told = story(self.t, self.story, self.over.company.players, self.over.me) if done else ""
        return {"story": self._of_the_day() + told if done else told}

    def _of_the_day(self) -> str:
        """Which deal of a day it was, and whether a hint was used; nothing for any other game."""
        t, save = self.t, self.over.save
        if save.daily is None:
            return ""
        words = t("Deal of the day {n}", n=save.daily) + "."
        if was_helped(save.summary):
            words += " " + t("A hint was used.")
        return f'<p class="small quiet">{escape(words)}</p>'

    @abstractmethod
    def rematch(self, seed: int) -> Record:
        """Another game at the same table."""

    @property
    def counts(self) -> int:
        """How many things are counted one after another; 0 where all is shown at once."""
        return 0

    @property
    def sound(self) -> str:
        """What is heard when it is opened; empty for nothing, or where the counting ends with it."""
        return "medal"

    def finale(self) -> str:
        """What plays once over the screen when one comes to it from the table; a tap or a key ends it."""
        return ""

    @property
    def finale_lasts(self) -> int:
        """How long that plays, in milliseconds; 0 for a game that has nothing of the kind."""
        return 0

    def finale_sounds(self) -> Sequence[tuple[int, str, float]]:
        """What is heard of it: when, in milliseconds, which sound, and how high."""
        return ()

    def search(self) -> str:
        """The kind of errand that finds out more about the game, from its record; empty if there is none."""
        return ""

    def searched(self, percent: int) -> None:
        """So much of the search is done."""

    def found(self, answer: str) -> str:
        """The search is over; what there is to say about it."""
        return ""

    def slide(self, value: int) -> None:
        """The slider under the boards, where there is one."""

    @property
    def slid_to(self) -> int | None:
        """Where the slider stands; None where there is none."""
        return None


class ResultScreen(FinishedScreen):
    """The result of a game."""

    def __init__(self, app: "App", save: Save, game: Game) -> None:
        super().__init__(app, save, game)
        figures = app.saves.figures_of(self.kind.key)
        self.ending: Ending[Any] = self.kind.result()(
            app.texts, Over(save, self.session, self.company, figures, app.saves, app.platform.now())
        )
        still = app.platform.is_still()
        self._counted: int | None = None if still or not self.ending.counts else 0
        self._percent = 0
        before = app.screen
        self._just_ended = isinstance(before, Table) and before.save.id == save.id
        self._finale = self.ending.finale() if self._just_ended and not still else ""
        self._was_heard = bool(self._finale and self.ending.finale_sounds())

    def frame(self) -> str:
        """The whole screen."""
        return self.ending.frame()

    def regions(self) -> Regions:
        """What has been counted and found so far."""
        shown = {**super().regions(), **self.ending.regions(self._counted)}
        return shown | {"finale": self._finale} if self.ending.finale_lasts else shown

    def opened(self) -> None:
        """Say how it ended; after the finale, if there is one, begin to count and find out more."""
        self.app.say(self.ending.words())
        if self.ending.slid_to is not None:
            self.app.platform.set_value("#ply", str(self.ending.slid_to))
        if self._finale:
            for when, sound, pitch in self.ending.finale_sounds():
                self.app.platform.later(when, partial(self._sound, sound, pitch))
            self.app.platform.later(self.ending.finale_lasts, self._end_finale)
        else:
            self._look_into_it()

    def _sound(self, sound: str, pitch: float) -> None:
        if self._finale and self.app.screen is self:
            self.app.play_sound(sound, pitch)

    def _end_finale(self) -> None:
        """The finale is over, or somebody has seen enough of it."""
        if self._finale and self.app.screen is self:
            self._finale = ""
            self.app.show()
            self._look_into_it()

    def _look_into_it(self) -> None:
        if self.ending.sound and not self._was_heard:
            self.app.play_sound(self.ending.sound)
        if self._just_ended:
            self.app.offer_sounds()
        if self.save.unsent:
            self.app.lay_sheet(last_letter(self.app.texts))
        self._count()
        self._search()

    def _search(self) -> None:
        """Look for what the ending still misses: by the search that is already running, or a new one."""
        kind, deal = self.ending.search(), str(replace(self.session.record, moves=()))
        if not kind:
            return
        self._percent = 0
        errand = self.app.quiet_search.taken(kind, deal, self._found, self._look_on)
        if errand is None:
            errand = Errand(self.app.platform, self._found, self._look_on, patient=True)
            errand.start(kind, record=deal)
        self._errand = errand

    def _count(self) -> None:
        if self._counted is None or self.app.screen is not self:
            return
        self._counted += 1
        if self._counted > self.ending.counts:
            self._counted = None
            self.app.play_sound("medal")
        self.app.show()
        self.app.platform.later(BEAT, self._count)

    def _look_on(self, part: float) -> None:
        if self.app.screen is not self:
            self._errand.drop()
        elif int(100 * part) >= self._percent + NOTICEABLE:
            self._percent = int(100 * part)
            self.ending.searched(self._percent)
            # The bar alone: drawing the account and its boards anew would be felt on a slow phone.
            self.app.platform.set_value(SEARCH_BAR, str(self._percent))

    def _found(self, answer: str) -> None:
        """Read it, draw it, and look on, each by itself: all at once would be felt on a slow phone."""
        words = self.ending.found(answer)
        self.app.platform.later(0, lambda: self._show_found(words))

    def _show_found(self, words: str) -> None:
        if self.app.screen is self:
            self.app.show()
            if words:
                self.app.say(words)
            self.app.platform.later(0, self._look_further)

    def _look_further(self) -> None:
        if self.app.screen is self:
            self._search()

    def slide(self, name: str, value: str) -> None:
        """The slider under the boards."""
        if name == "ply":
            self.ending.slide(int(value))
            self.app.show()
        else:
            super().slide(name, value)

    def key(self, key: str, field: int | None) -> bool:
        """Any key ends the finale."""
        if self._finale:
            self._end_finale()
            return True
        return super().key(key, field)

    @answers("skip")
    def _show_all(self, arg: str) -> None:
        self._end_finale()
        self._counted = None
        self.app.show()

    @answers("rematch")
    def _rematch(self, arg: str) -> None:
        self.app.start_game(self.ending.rematch(self.app.new_seed()), seats=self.save.seats)

    @answers("again-from")
    def _again_from(self, turn: str) -> None:
        """One of the turns once more, and the rest of the game otherwise."""
        self.play_on(self.ending.story.before(int(turn)))

    @answers("again")
    def _same_deal(self, arg: str) -> None:
        self.app.start_game(replace(self.session.record, moves=()), seats=self.save.seats)
