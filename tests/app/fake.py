"""A browser for tests: what is shown, said and kept stands in plain fields."""

import random
import re
from collections.abc import Callable, Mapping

from app.app import App
from app.guard import Args, Given, Guard
from app.platform import StorageFailure
from tests.app.air import Air

LONG = 10_000  # ms that no test waits by the way


def _due(each: tuple[int, Callable[[], None]]) -> int:
    return each[0]


class LoudGuard(Guard):
    """Throws what escapes from a callback at the test, unless that wants to see what the player sees."""

    loud = True

    def __call__(self, callback: Callable[Args, Given]) -> Callable[Args, Given | None]:
        return callback if self.loud else super().__call__(callback)


class FakePlatform:
    """Keeps what the page does, and lets storage fail on demand.

    Every button that is drawn must have an answer: `answers` tells which actions do.
    """

    def __init__(
        self, storage: dict[str, str] | None = None, languages: tuple[str, ...] = ("en-GB",)
    ) -> None:
        self.guard = LoudGuard()
        self.storage = {} if storage is None else storage
        self.frame = ""
        self.regions: dict[str, str] = {}
        self.said: list[str] = []
        self.attributes: dict[str, str] = {}
        self.address = ""
        self.visited: list[str] = []  # the entries under the one that is open
        self.on_sheet = False  # whether that one is a sheet's
        self.decisions = 0
        self.focused = ""
        self.still = False  # whether the device asks for less movement
        self.attended: set[str] = set()  # where the pointer or the focus is
        self.values: dict[str, str] = {}
        self.files: dict[str, str] = {}
        self.chosen_file: str | None = None
        self.chosen_is_unreadable = False
        self.shared: list[str] = []
        self.shares = "copied"  # what becomes of a text that is shared
        self.sounds: list[str] = []
        self.shakes: list[tuple[int, ...]] = []
        self.marks: list[str] = []
        self.updated = False
        self.waiting_long: list[Callable[[], None]] = []
        self.time = 0  # milliseconds that have passed
        self.waiting: list[tuple[int, Callable[[], None]]] = []  # what is due when
        self.paints = True  # whether a frame follows whatever is drawn: see `paint`
        self._once_drawn: list[Callable[[], None]] = []
        self.idling: list[Callable[[], None]] = []  # what waits until there is nothing else to do
        self.rehearsed: list[dict[str, str]] = []  # what was drawn where nobody sees it
        self.asked_to_stay = 0
        self.installed = 0  # how often the browser was to ask
        self.has_worker = False
        self.worker_is_coming = False
        self.wants_worker = False
        self.badged: bool | None = None  # whether the page's sign is marked
        self.started_worker = False  # whether an errand asked for a worker that was not there
        self.idle: set[int] = set()  # errands that nobody waits for yet
        self.errands: list[tuple[str, str, Callable[[float, str | None], None]]] = []
        self.given_back = 0  # how many errands workers had that are gone
        self.dropped: list[int] = []
        self.given_up = 0  # how often a silent worker was done without
        self.air = Air()  # what this browser and others reach each other through
        self.looking: Callable[[str, str], object] = lambda what, text: None  # who hears of the camera
        self.full = False
        self.blocked = False
        self.clock = 0
        self.day = "2026-11-16"
        self.opened: Callable[[str], None] = lambda path: None
        self.uncovered: Callable[[], None] = lambda: None
        self.slow = False  # so slow that more is pressed before it opens what was asked for: see `arrive`
        self._handling = 0
        self._arriving: list[str] = []
        self.asks_for_answers = True
        self.answers: Callable[[], frozenset[str]] = frozenset
        self._languages = languages
        self._random = random.Random(1)

    def serve(self, app: App) -> None:
        """Let the page open addresses, and hold it to answering every button it draws.

        As in a browser, another address is opened only after the handler that asked for it has returned.
        """
        self.opened, self.uncovered = app.open, app.uncover
        self.answers = lambda: app.answers_now
        for name in ("start", "do", "slide", "point", "drag", "drop", "key", "go", "replace", "start_game"):
            setattr(app, name, self._handled(getattr(app, name)))

    def _handled(self, handler: Callable[Args, Given]) -> Callable[Args, Given]:
        """The same handler; when the outermost one has returned, the browser opens what was asked for."""

        def handle(*args: Args.args, **named: Args.kwargs) -> Given:
            self._handling += 1
            try:
                return handler(*args, **named)
            finally:
                self._handling -= 1
                if not self._handling and not self.slow:
                    self.arrive()

        return handle

    def mount(self, frame: str, regions: Mapping[str, str]) -> None:
        self.frame = frame
        self.regions = {}
        self.patch(regions)

    def patch(self, regions: Mapping[str, str]) -> None:
        for region in regions:
            assert f'id="{region}"' in self.frame or region in ("notices", "toast"), f"no place for {region}"
        self.regions.update(regions)
        if self.paints:
            self.paint()
        covered = bool(self.regions.get("sheet"))
        if covered and not self.on_sheet:
            self.visited.append(self.address)
        elif self.on_sheet and not covered:
            self.visited.pop()
        self.on_sheet = covered
        for text in (self.frame, *regions.values()) if self.asks_for_answers else ():
            drawn = set(re.findall(r'data-do="([^"]*)"', text))
            assert not drawn or drawn <= self.answers(), f"nobody answers {drawn - self.answers()}"

    def paint(self) -> None:
        """A frame is painted: what waits for it is done."""
        due, self._once_drawn = self._once_drawn, []
        for then in due:
            then()

    def once_drawn(self, then: Callable[[], None]) -> None:
        self._once_drawn.append(self.guard(then))

    def when_idle(self, then: Callable[[], None]) -> None:
        self.idling.append(self.guard(then))

    def idle_away(self) -> None:
        """There is nothing else to do: what waits for that is done."""
        while self.idling:
            self.idling.pop(0)()

    def rehearse(self, regions: Mapping[str, str]) -> None:
        for region in regions:
            assert f'id="{region}"' in self.frame, f"no place for {region}"
        self.rehearsed.append(dict(regions))

    def decided(self) -> None:
        self.decisions += 1

    def focus(self, selector: str) -> None:
        self.focused = selector

    def is_still(self) -> bool:
        return self.still or self.attributes.get("data-motion") == "less"

    def is_attended(self, selector: str) -> bool:
        return selector in self.attended

    def scroll_to(self, id: str) -> None:
        self.focused = f"#{id}"

    def set_value(self, selector: str, value: str) -> None:
        self.values[selector] = value

    def say(self, text: str) -> None:
        self.said.append(text)

    def dress(self, attributes: Mapping[str, str]) -> None:
        self.attributes.update(attributes)

    def go(self, path: str, *, replace: bool = False) -> None:
        if self.on_sheet == replace:  # in place of a sheet its entry is taken; in place of the screen it goes
            self.visited[:] = self.visited[:-1] if replace else [*self.visited, self.address]
        self.on_sheet = False
        self.address = path
        self._arriving.append(path)

    def arrive(self) -> None:
        """The browser opens the addresses that were asked for."""
        while self._arriving:
            self.opened(self._arriving.pop(0))

    def rename(self, path: str) -> None:
        self.address = path
        if self.on_sheet:
            self.visited[-1] = path

    def press_back(self) -> None:
        """The browser's own Back, or the phone's: out of a sheet first, then to the screen before."""
        self.address = self.visited.pop()
        if self.on_sheet:
            self.on_sheet = False
            self._handled(self.uncovered)()
        else:
            self.opened(self.address)

    def back(self) -> None:
        if self.on_sheet:
            self.visited.pop()
            self.on_sheet = False
        self.go(self.visited.pop() if self.visited else "", replace=True)

    def path(self) -> str:
        return self.address

    def page_address(self) -> str:
        return "https://example.org/waystones/"

    def save_picture(self, file_name: str, drawing: str) -> None:
        self.files[file_name] = drawing

    def share(self, text: str, done: Callable[[str], None]) -> None:
        self.shared.append(text)
        self.guard(done)(self.shares)

    def copy(self, text: str, done: Callable[[str], None]) -> None:
        self.share(text, done)

    def languages(self) -> list[str]:
        return list(self._languages)

    def now(self) -> str:
        self.clock += 1
        return f"{self.day}T09:{self.clock // 60:02}:{self.clock % 60:02}.000"

    def chance(self, limit: int) -> int:
        return self._random.randrange(limit)

    def stored(self) -> list[str]:
        self._check()
        return list(self.storage)

    def load(self, key: str) -> str | None:
        self._check()
        return self.storage.get(key)

    def keep(self, key: str, value: str) -> None:
        self._check()
        if self.full:
            raise StorageFailure("full")
        self.storage[key] = value

    def forget(self, key: str) -> None:
        self._check()
        self.storage.pop(key, None)

    def download(self, file_name: str, text: str) -> None:
        self.files[file_name] = text

    def pick_file(self, chosen: Callable[[str | None], None]) -> None:
        if self.chosen_file is not None or self.chosen_is_unreadable:
            self.guard(chosen)(self.chosen_file)

    def install(self) -> None:
        self.installed += 1

    def badge(self, is_open: bool) -> None:
        self.badged = is_open

    def ask_to_stay(self) -> None:
        self.asked_to_stay += 1

    def send_errand(
        self,
        kind: str,
        question: str,
        told: Callable[[float, str | None], None],
        *,
        idle: bool = False,
        small: bool = False,
    ) -> int:
        if not self.has_worker:
            self.started_worker = self.started_worker or not small
            return -1 if self.worker_is_coming else 0
        self.errands.append((kind, question, self.guard(told)))
        number = self.given_back + len(self.errands)  # no two errands ever have the same one
        if idle:
            self.idle.add(number)
        return number

    def want_errand(self, number: int) -> None:
        self.idle.discard(number)

    def drop_errand(self, number: int) -> None:
        self.dropped.append(number)

    def give_up_worker(self) -> None:
        self.given_up += 1
        waiting, self.errands = self.errands, []
        first = self.given_back + 1
        self.given_back += len(waiting)
        for number, (_, _, told) in enumerate(waiting, first):
            if number not in self.dropped:
                told(-1, None)

    def want_worker(self, wanted: bool) -> None:
        self.wants_worker = wanted

    def call(self, told: Callable[[str, str], None]) -> int:
        return self.air.call(self.guard(told))

    def answer_call(self, end: str, told: Callable[[str, str], None]) -> int:
        return self.air.answer(end, self.guard(told))

    def accept(self, number: int, end: str) -> None:
        self.air.accept(number, end)

    def tell(self, number: int, text: str) -> None:
        self.air.tell(number, text)

    def hang_up(self, number: int) -> None:
        self.air.hang_up(number)

    def look_for_code(self, told: Callable[[str, str], None]) -> None:
        self.looking = self.guard(told)

    def later(self, milliseconds: int, then: Callable[[], None]) -> None:
        if milliseconds < LONG:
            self.waiting.append((self.time + milliseconds, self.guard(then)))
        else:
            self.waiting_long.append(self.guard(then))

    def wait(self, milliseconds: int | None = None) -> None:
        """Let so much time pass; without a number, until nothing more is due."""
        end = None if milliseconds is None else self.time + milliseconds
        while self.waiting and (end is None or min(self.waiting, key=_due)[0] <= end):
            self.tick()
        self.time = self.time if end is None else end

    def tick(self) -> None:
        """Let time pass until the next thing that is due has happened."""
        if self.waiting:
            due = min(self.waiting, key=_due)
            self.waiting.remove(due)
            self.time = max(self.time, due[0])
            due[1]()
        if not self.slow:
            self.arrive()

    def wait_long(self) -> None:
        """Let so much time pass that what is done now and then is done once."""
        waiting, self.waiting_long = self.waiting_long, []
        for then in waiting:
            then()

    def sound(self, name: str, pitch: float = 1.0) -> None:
        self.sounds.append(name)

    def vibrate(self, *pattern: int) -> None:
        self.shakes.append(pattern)

    def mark(self, name: str) -> None:
        self.marks.append(name)

    def activate_update(self) -> None:
        self.updated = True

    def _check(self) -> None:
        if self.blocked:
            raise StorageFailure("blocked")
