"""The page as a whole: settings, saves, the open screen, and notices above it."""

from importlib import import_module

from app.games import PLAYABLE
from app.platform import Platform
from app.save import Seats
from app.saves import Saves
from app.screens import open_screen
from app.screens.screen import Elsewhere, Screen
from app.settings import Settings
from app.texts import LANGUAGES, Texts
from app.views import notice
from waystones import Record

NEW_DEALS = 1_000_000

# Buttons that mean the same on every screen, and where they lead.
PLACES = {
    "home": "",
    "rules": "rules",
    "settings": "settings",
    "history": "history",
    "calendar": "daily",
    "link": "link",
    "statistics": "statistics",
    "one-line": "one-line",
    "new": "new",
    "seats": "seats",
}


class App:
    """Holds what outlives a screen, and leads what the player does to the open one."""

    def __init__(self, platform: Platform) -> None:
        self.platform = platform
        self.saves = Saves(platform)
        self.settings = self.saves.settings()
        self.texts = Texts(self._language())
        self.screen: Screen | None = None
        self._dismissed: set[str] = set()
        self._toast = ""

    # -- screens

    def start(self, tap: tuple[str, str] | None = None) -> None:
        """Show what the address asks for, or at once what was tapped on Home while Python was loading."""
        self.dress()
        if tap and (tap[0] in PLACES or tap[0] in ("play", "learn")):
            self.do(*tap)
        else:
            self.open(self.platform.path())

    def open(self, path: str) -> None:
        """Show the screen at the path."""
        self._toast = ""
        try:
            self.screen = open_screen(self, path)
        except Elsewhere as other:
            self.replace(other.path)
            return
        self.platform.mount(self.screen.frame(), self._regions())
        self.screen.opened()

    def go(self, path: str) -> None:
        """Go to another screen, by way of the address."""
        if self.platform.path() == path:
            self.open(path)
        else:
            self.platform.go(path)

    def replace(self, path: str) -> None:
        """Go to another screen in place of this one: Back does not come back here."""
        self.platform.go(path, replace=True)

    def redraw(self) -> None:
        """Draw the whole screen anew: its frame has changed."""
        assert self.screen
        self.platform.mount(self.screen.frame(), self._regions())

    def show(self) -> None:
        """Draw what has changed."""
        self.platform.patch(self._regions())

    def _regions(self) -> dict[str, str]:
        assert self.screen
        troubles = sorted(self.saves.troubles - self._dismissed)
        return {
            **self.screen.regions(),
            "notices": notice.banners(self.texts, troubles),
            "toast": self._toast,
        }

    # -- what the player does

    def do(self, action: str, arg: str) -> None:
        """A button was used."""
        self._toast = ""
        if action == "dismiss":
            self._dismissed.add(arg)
            self.show()
        elif action == "play":
            self.start_game(Record.new("one_line", seed=self.new_seed()))
        elif action == "daily":
            self._open_day(arg)
        elif action == "learn":
            self._start_lesson(arg or "one_line")
        elif action == "backup":
            self.back_up()
        elif action == "back":
            self.platform.back()
        elif action == "update":
            self.platform.activate_update()
        elif action in PLACES:
            self.go(PLACES[action] + (f"/{arg}" if arg else ""))
        elif self.screen:
            self.screen.do(action, arg)

    def slide(self, name: str, value: str) -> None:
        """A slider or text field has a new value."""
        if self.screen:
            self.screen.slide(name, value)

    def point(self, phase: str, x: float, y: float) -> None:
        """A finger or mouse on the board."""
        if phase == "down":
            self._toast = ""
        if self.screen:
            self.screen.point(phase, x, y)

    def drag(self, what: str) -> None:
        """Something was lifted and is being carried."""
        self._toast = ""
        if self.screen:
            self.screen.drag(what)

    def drop(self, what: str, where: str) -> bool:
        """It was let go at a place, or nowhere; True if it stays there."""
        return bool(self.screen and self.screen.drop(what, where))

    def key(self, key: str, field: int | None) -> bool:
        """A key was pressed."""
        return bool(self.screen and self.screen.key(key, field))

    def other_tab(self) -> None:
        """Another tab has changed what is stored."""
        if self.screen:
            self.screen.other_tab()

    def woken(self) -> None:
        """The page was in the background: what depends on the day may have changed."""
        if self.screen:
            self.screen.woken()

    def update_waiting(self) -> None:
        """A new version is ready: offer it, never force it."""
        self.saves.troubles.add("update")
        if self.screen:
            self.show()

    # -- for the screens

    def new_seed(self) -> int:
        """A deal nobody has seen, with a number short enough to tell a friend."""
        return self.platform.chance(NEW_DEALS)

    def start_game(self, record: Record, *, lesson: int | None = None, seats: Seats = ()) -> None:
        """Put a new game on the shelf and play it."""
        self.platform.ask_to_stay()
        self.go(f"play/{self.saves.new(record, lesson=lesson, seats=seats).id}")

    def _open_day(self, number: str) -> None:
        """The line of a day, today's if none is given."""
        from app.one_line import days  # not every visit needs the calendar

        days.open_day(self, int(number) if number else days.today(self))

    def _start_lesson(self, game: str) -> None:
        """A first game with a coach, always with the same deal."""
        if game not in PLAYABLE:
            return
        guided = import_module(f"app.{game}.lesson")  # only those who learn need it
        self.start_game(guided.first_game(), lesson=0, seats=guided.seats(self.texts))

    def back_up(self) -> None:
        """Give the player everything as a file."""
        self.platform.download(f"waystones-{self.platform.now()[:10]}.json", self.saves.backup())

    def say(self, text: str) -> None:
        """Have a screen reader read it."""
        self.platform.say(text)

    def note(self, words: str) -> None:
        """Tell the player something short."""
        self._toast = notice.toast(self.texts, words)
        self.platform.say(words)

    def refuse(self, words: str, rule: str) -> None:
        """Say why something is not possible, with the rule to read on at."""
        self._toast = notice.toast(self.texts, words, rule)
        self.platform.say(words)
        self.buzz(15, 40, 15)
        self.play_sound("refuse")

    def play_sound(self, name: str, pitch: float = 1.0) -> None:
        """A short sound, if the player wants sounds."""
        if self.settings.sound == "on":
            self.platform.sound(name, pitch)

    def buzz(self, *pattern: int) -> None:
        """A short shake, if the player wants it."""
        if self.settings.vibration == "on":
            self.platform.vibrate(*pattern)

    def change_settings(self, settings: Settings) -> None:
        """Take over new settings at once, and keep them."""
        self.settings = settings
        self.saves.keep_settings(settings)
        self.texts = Texts(self._language())
        self.dress()

    def dress(self) -> None:
        """Give the page its language and look."""
        chosen = self.settings
        self.platform.dress(
            {
                "lang": self.texts.language,
                "data-theme": "" if chosen.theme == "auto" else chosen.theme,
                "data-contrast": "" if chosen.contrast == "auto" else chosen.contrast,
                "data-motion": "" if chosen.motion == "auto" else chosen.motion,
            }
        )

    def _language(self) -> str:
        """The chosen language, else the first of the player's that we speak."""
        if self.settings.language != "auto":
            return self.settings.language
        wanted = (each.split("-")[0] for each in self.platform.languages())
        return next((each for each in wanted if each in LANGUAGES), LANGUAGES[0])
