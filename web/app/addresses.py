"""Which screen an address opens. A screen's module is imported when it is opened, so that starting up stays short."""

from importlib import import_module
from typing import TYPE_CHECKING

from app.games import games
from app.screen import Elsewhere, Screen

if TYPE_CHECKING:
    from app.app import App

# The first part of an address -> module and class.
PAGES = {
    "": ("app.pages.home", "Home"),
    "seats": ("app.pages.seats", "Seats"),
    "link": ("app.pages.link", "LinkScreen"),
    "live": ("app.pages.live", "LiveScreen"),
    "history": ("app.pages.history", "History"),
    "statistics": ("app.pages.statistics", "Statistics"),
    "rules": ("app.pages.rules", "Rules"),
    "settings": ("app.pages.settings", "SettingsScreen"),
    "puzzles": ("app.puzzles.overview", "Puzzles"),
    "puzzle": ("app.puzzles.solve", "Solve"),
    "rush": ("app.puzzles.rush", "Rush"),
}
# Addresses of one saved game.
OF_A_GAME = {
    "play": ("app.table.table", "Table"),
    "result": ("app.table.result", "ResultScreen"),
    "replay": ("app.table.replay", "ReplayScreen"),
    "review": ("app.table.review", "ReviewScreen"),
}
APART = ("app.table.apart", "ApartTable")  # in the place of "play" where somebody is elsewhere
LINK = "W"  # how the code of a link begins; no screen's name does


def open_screen(app: "App", path: str) -> Screen:
    """The screen that the path asks for; Elsewhere if there is none."""
    name, _, rest = path.partition("/")
    if path.startswith(LINK):
        name, rest = "link", path
    made: Screen
    if name in OF_A_GAME:
        id, _, place = rest.partition("/")
        save = app.saves.open(id)
        game = games().get(save.game) if save else None
        if save is None or game is None:
            raise Elsewhere("")
        kind = APART if name == "play" and save.apart else OF_A_GAME[name]
        made = _class(*kind)(app, save, game)
        made.lead_to(place)
        return made
    pages = {
        **PAGES,
        **{address: page for game in games().values() for address, page in game.addresses.items()},
    }
    if name not in pages:
        raise Elsewhere("")
    made = _class(*pages[name])(app, rest)
    return made


def _class(module: str, name: str) -> type:
    found: type = getattr(import_module(module), name)
    return found
