"""The page as a whole: settings, saves, the open screen, and notices above it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.addresses import open_screen
from app.answers import answer, answered, answers
from app.drawing import notice
from app.game import Game
from app.games import games
from app.keeping.save import Save, Seats
from app.keeping.saves import SITTING, Merges, Saves
from app.keeping.settings import Settings
from app.pages.trouble import Trouble
from app.platform import Platform
from app.quiet_search import QuietSearch
from app.rehearsal import rehearse
from app.report import Report, ScriptError
from app.screen import Elsewhere, Screen
from app.texts import Texts, languages
from waystones import Record

if TYPE_CHECKING:
    from app.sending.live_game import LiveGames
    from app.table.touch import Touch

NEW_DEALS = 1_000_000
# Troubles that have happened, and may happen again; the others last.
PASSED = {"aside", "safe", "sounds", "tab"}


class App:
    """Holds what outlives a screen (settings, saves, connections), and hands what the player does to the open screen."""

    def __init__(self, platform: Platform) -> None:
        self.platform = platform
        self.saves = Saves(platform, _pages())
        self.settings = self.saves.settings()
        self.texts = Texts(self._language())
        self.quiet_search = QuietSearch(platform)
        self.screen: Screen | None = None
        self._offers = {action: does for game in games().values() for action, does in game.offers.items()}
        self._dismissed: set[str] = set()
        self._toast = ""
        self._told = 0  # how often the player was told something
        self._leaving = False  # another address was asked for, and the browser has not opened it yet
        self._live: LiveGames | None = None
        self._faults: set[tuple[str, ...]] = set()  # what went wrong in this visit
        self.saves.when_retold(self._tell_anew)
        platform.guard.failed = self.failed

    # -- screens

    def start(self, tap: tuple[str, str] | None = None) -> None:
        """Show what the address asks for, or at once what was tapped on Home while Python was loading."""
        self.dress()
        self.saves.take_note_of_safe_start()
        self.saves.end_what_was_cut_off(self._note_end)
        if tap and tap[0] in self.answers_everywhere:
            self.do(*tap)
        else:
            self.open(self.platform.path())
            if tap:  # something that Home itself answers
                self.do(*tap)

    def open(self, path: str) -> None:
        """Show the screen at the path."""
        self.put_away()
        self._leaving = False
        self._toast = ""
        self.saves.troubles.discard("sounds")
        self._dismissed.discard("full")  # a player who goes on should know that the game is still not kept
        try:
            self.screen = open_screen(self, path)
        except Elsewhere as other:
            self.replace(other.path)
            return
        self.platform.mount(self.screen.frame(), self._regions())
        self.screen.opened()
        self.platform.want_worker(self.screen.has_bots)
        self._rehearse(self.screen)

    def _rehearse(self, screen: Screen) -> None:
        scenes = screen.rehearsal()
        if scenes:
            rehearse(self.platform, scenes, lambda: self.screen is screen)

    def failed(self, error: Exception) -> None:
        """Something went wrong somewhere: say so, and offer to go on from what was kept."""
        path = self.platform.path()
        report = Report.of(error, path)
        again = report.fault in self._faults
        self._faults.add(report.fault)
        self._leaving = False
        self._toast = ""
        self.screen = Trouble(self, path, report, again=again)
        self.platform.mount(self.screen.frame(), self._regions())
        self.screen.opened()

    def trouble(self, stack: str) -> None:
        """Something went wrong in JavaScript."""
        self.failed(ScriptError(stack))

    def go(self, path: str) -> None:
        """Go to another screen, by way of the address."""
        if self.platform.path() == path:
            self.open(path)
        else:
            self._leaving = True
            self.platform.go(path)

    def replace(self, path: str) -> None:
        """Go to another screen in place of this one: Back does not come back here."""
        if self.platform.path() == path:
            self.open(path)
        else:
            self._leaving = True
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
        shown = self.screen.regions()  # first: what it reads may be a trouble
        return {
            **shown,
            "notices": self._notices(),
            "toast": self._toast,
        }

    def _notices(self) -> str:
        self._dismissed &= self.saves.troubles  # what is over and comes again is told again
        shown = sorted(self.saves.troubles - self._dismissed)
        return notice.banners(self.texts, shown) if shown else ""

    def lay_sheet(self, sheet: str) -> None:
        """Lay something over the open screen."""
        assert self.screen
        self.screen.sheet = sheet
        self.show()

    # -- what the player does

    @property
    def answers_everywhere(self) -> frozenset[str]:
        """The actions that mean the same on every screen."""
        return answered(self).union(self._offers)

    @property
    def answers_now(self) -> frozenset[str]:
        """Every action that has an answer now."""
        return self.answers_everywhere | (self.screen.answers_now if self.screen else frozenset())

    def do(self, action: str, arg: str) -> None:
        """A button was used. Whatever is pressed while another screen is on its way comes too late."""
        if self._leaving:
            return
        self._toast = ""
        if offer := self._offers.get(action):
            offer(self, arg)
        elif action in answered(self):
            answer(self, action, arg)
        elif self.screen:
            self.screen.do(action, arg)

    @answers("home")
    def _home(self, arg: str) -> None:
        self.go("")

    @answers("history")
    def _history(self, arg: str) -> None:
        self.go("history")

    @answers("statistics")
    def _statistics(self, arg: str) -> None:
        self.go("statistics")

    @answers("settings")
    def _settings(self, arg: str) -> None:
        self.go("settings")

    @answers("puzzles")
    def _puzzles(self, arg: str) -> None:
        self.go("puzzles")

    @answers("link")
    def _link(self, arg: str) -> None:
        self.go("link")

    @answers("rules")
    def _rules(self, arg: str) -> None:
        """The rules of a game, or one rule."""
        self.go(f"rules/{arg}" if arg else "rules")

    @answers("seats")
    def _seats(self, game: str) -> None:
        self.go(f"seats/{game}")

    @answers("continue")
    def _go_on(self, id: str) -> None:
        """Go on with a game that was left unfinished."""
        self.go(f"play/{id}")

    @answers("learn")
    def _learn(self, game: str) -> None:
        """A first game with a coach, always with the same deal."""
        if game not in games():
            return
        lesson = self.game(game).lesson()
        self.start_game(lesson.first_game(), lesson=0, seats=lesson.seats(self.texts))

    @answers("back")
    def _back(self, arg: str) -> None:
        self.platform.back()

    @answers("update")
    def _update(self, arg: str) -> None:
        self.platform.activate_update()

    @answers("dismiss")
    def _dismiss(self, trouble: str) -> None:
        if trouble in PASSED:
            self.saves.troubles.discard(trouble)
        else:
            self._dismissed.add(trouble)
        self.show()

    @answers("backup")
    def back_up(self, arg: str = "") -> None:
        """Give the player everything as a file."""
        self.platform.download(f"waystones-{self.platform.now()[:10]}.json", self.saves.backup())

    def slide(self, name: str, value: str) -> None:
        """A slider or text field has a new value."""
        if self.screen and not self._leaving:
            self.screen.slide(name, value)

    def point(self, phase: str, x: float, y: float) -> None:
        """A finger or mouse on the board."""
        if phase == "down":
            self._toast = ""
        if touch := self._touch:
            touch.point(phase, x, y)

    def drag(self, what: str) -> None:
        """The player has lifted something and carries it."""
        self._toast = ""
        if touch := self._touch:
            touch.drag(what)

    def drop(self, what: str, where: str) -> bool:
        """The player has let go of it at a place, or nowhere; True if it stays there."""
        touch = self._touch
        return touch is not None and touch.drop(what, where)

    @property
    def _touch(self) -> "Touch | None":
        """What a finger on the board comes to; nothing where no game is played, or while another screen is on its way."""
        return self.screen.touch if self.screen and not self._leaving else None

    def key(self, key: str, field: int | None) -> bool:
        """A key was pressed."""
        return bool(self.screen and not self._leaving and self.screen.key(key, field))

    def uncover(self) -> None:
        """The browser's Back was used: what lies over the screen goes, and the screen stays."""
        if self.screen and not self._leaving:
            self.screen.close_sheet()

    def other_tab(self) -> None:
        """Another tab has changed what is stored."""
        self.saves.other_tab()
        if self.screen:
            self.screen.other_tab()

    def put_away(self) -> None:
        """The page goes into the background, perhaps for good."""
        if self.screen:
            self.screen.put_away()

    def woken(self) -> None:
        """The page was in the background: what depends on the day may have changed, and there may be room again."""
        self.saves.try_again()
        if self.screen:
            self.screen.woken()
            self._tell_anew()

    def _tell_anew(self) -> None:
        """Show the notices again: what is wrong with storage may have changed by itself."""
        if self.screen:
            self.platform.patch({"notices": self._notices()})

    def update_waiting(self) -> None:
        """A new version is ready: offer it, never force it."""
        self.saves.troubles.add("update")
        if self.screen:
            self.show()

    # -- for the screens

    def game(self, id: str) -> Game:
        """The game with this id."""
        return games()[id]

    def new_seed(self) -> int:
        """A deal nobody has seen, with a number short enough to tell a friend."""
        return self.platform.chance(NEW_DEALS)

    def start_game(
        self,
        record: Record,
        *,
        lesson: int | None = None,
        seats: Seats = (),
        to_send: bool = False,
        at: str = "play",
    ) -> None:
        """Put a new game on the shelf and open it at an address: play it, or first connect for it."""
        self.platform.ask_to_stay()
        self.go(f"{at}/{self.saves.new(record, lesson=lesson, seats=seats, to_send=to_send).id}")

    @property
    def live(self) -> "LiveGames":
        """The games that are played over connections, made when they are first asked for: few visits have any."""
        if self._live is None:
            from app.sending.live_game import LiveGames

            self._live = LiveGames(self)
        return self._live

    @property
    def has_live(self) -> bool:
        """Whether this visit has asked for connections."""
        return self._live is not None

    def _note_end(self, save: Save) -> None:
        """Keep what a finished game leaves besides its figures."""
        record = Record.parse(save.record)
        self.game(save.game).note_end(self.saves, save, record, save.summary.get("seat", 0))

    def say(self, text: str) -> None:
        """Have a screen reader read the text."""
        self.platform.say(text)

    def note(self, words: str) -> None:
        """Show the player a short notice."""
        self._notify(words)

    def refuse(self, words: str, rule: str) -> None:
        """Say why something is not possible, with the rule to read on at."""
        self._notify(words, rule)
        self.buzz(15, 40, 15)
        self.play_sound("refuse")

    def pick_file(self, chosen: Callable[[str], None]) -> None:
        """Let the player choose a text file, and say so if it cannot be read."""

        def read(text: str | None) -> None:
            t = self.texts
            if text is None:
                self.note(t("This file is too large or cannot be read. Nothing was changed."))
                self.show()
            else:
                chosen(text)

        self.platform.pick_file(read)

    def _notify(self, words: str, rule: str = "") -> None:
        """Show a notice for as long as it takes to read, and longer while the pointer or the focus is on it."""
        self._toast = notice.toast(self.texts, words, rule)
        self._told += 1
        told, long_enough = self._told, notice.reading_time(words)
        self.platform.say(words)

        def leave() -> None:
            if not self._toast or self._told != told:
                return
            if self.platform.is_attended("#toast"):
                self.platform.later(long_enough, leave)
            else:
                self.hush()
                self.show()

        self.platform.later(long_enough, leave)

    def hush(self) -> None:
        """Take the notice away: something else has happened."""
        self._toast = ""

    def play_sound(self, name: str, pitch: float = 1.0) -> None:
        """A short sound, if the player wants sounds."""
        if self.settings.sound == "on":
            self.platform.sound(name, pitch)

    def offer_sounds(self) -> None:
        """After the first game of all, ask whether sounds are wanted; the next screen asks no more."""
        games = sum(figures.played for figures in self.saves.figures().values())
        if games == 1 and self.settings.sound == "off":
            self.saves.troubles.add("sounds")
            self.show()

    @answers("sounds")
    def _sounds_on(self, arg: str) -> None:
        self.saves.troubles.discard("sounds")
        self.change_settings(self.settings.with_choice("sound", "on"))
        self.play_sound("silver")
        self.show()

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
        """Set the page's language and look on its root element."""
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
        if self.settings.language in languages():
            return self.settings.language
        wanted = (each.split("-")[0] for each in self.platform.languages())
        return next((each for each in wanted if each in languages()), languages()[0])


PUZZLES = "puzzles"  # where what was solved is kept; app/puzzles/solved.py reads it


def _merged_puzzles(here: object, there: object) -> object:
    """The puzzles solved here and in the backup, as one page."""
    from app.puzzles.solved import Solved  # few restore a backup

    return Solved.read(here).merged(Solved.read(there)).to_store()


def _pages() -> Merges:
    """The pages that are kept beside the saves, each with how two of it become one: puzzles, reviews, the last tables, and what games note."""
    kept = {PUZZLES: _merged_puzzles, "reviews": _merged_reviews, SITTING: lambda here, there: here or there}
    return kept | {name: merge for game in games().values() for name, merge in game.pages.items()}


def _merged_reviews(here: object, there: object) -> object:
    """The reviews made here and in the backup, as one page."""
    from app.keeping.reviews import merged_reviews  # few restore a backup

    return merged_reviews(here, there)
