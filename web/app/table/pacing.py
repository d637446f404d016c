"""How long the decisions of bots are held back, so that a person can follow them without waiting for long."""

from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from app.answers import answers
from app.keeping.settings import choices
from app.table.company import Company
from app.table.view.menu import paces
from app.words import pace_name

if TYPE_CHECKING:
    from app.app import App


class Pace(NamedTuple):
    """Milliseconds: the beat before a turn, what lies between its decisions, and the most that a person waits in all."""

    beat: int
    between: int
    most: int


# A card or tile flies for 240 ms: what comes between two decisions lets it arrive.
PACES = {"calm": Pace(1400, 600, 12_000), "normal": Pace(500, 250, 3_800), "quick": Pace(100, 0, 400)}


class Pacing:
    """The time between two turns of a person. Thought counts as waiting: a bot that thinks long is shown at once."""

    def __init__(self, app: "App", clock: Callable[[], float] = perf_counter) -> None:
        self._app = app
        self._clock = clock
        self._began: float | None = None
        self._hurried = False

    def begin_anew(self) -> None:
        """It is a person's turn, or nobody waits: the next wait begins with the next bot."""
        self._began, self._hurried = None, False

    def hurry(self) -> None:
        """The player has seen enough: hold nothing back until their next turn."""
        self._hurried = True

    def pause(self, *, same_turn: bool) -> int:
        """How long the next decision is held back, counted from now on; `same_turn` says that it goes on with one."""
        now, pace = self._clock(), PACES[self._app.settings.pace]
        if self._began is None:
            self._began = now
        if self._hurried:
            return 0
        left = pace.most - round((now - self._began) * 1000)
        return max(0, min(pace.between if same_turn else pace.beat, left))

    def rows(self, company: Company) -> str:
        """The choice of a pace for the menu, where there are bots."""
        bots = len(company.people) < len(company.players)
        return paces(self._app.texts, self._app.settings.pace, choices()["pace"]) if bots else ""

    @answers("bot-pace")
    def choose(self, pace: str) -> None:
        """Another pace from now on, in every game."""
        self._app.change_settings(self._app.settings.with_choice("pace", pace))
        t = self._app.texts
        self._app.note(t("Pace of the bots: {pace}.", pace=pace_name(t, self._app.settings.pace).lower()))
        self._app.show()
