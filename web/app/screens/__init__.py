"""The screens: each turns what the player does into moves and choices, and gives the views what they draw."""

from importlib import import_module
from typing import TYPE_CHECKING

from app.screens.screen import Elsewhere, Screen

if TYPE_CHECKING:
    from app.app import App

# The first part of an address -> module and class. Imported when opened, so that starting up stays short.
SCREENS = {
    "": ("app.screens.home", "Home"),
    "one-line": ("app.screens.one_line", "OneLineWays"),
    "new": ("app.screens.new", "NewGame"),
    "seats": ("app.screens.seats", "Seats"),
    "daily": ("app.screens.daily", "Daily"),
    "link": ("app.screens.link", "LinkScreen"),
    "history": ("app.screens.history", "History"),
    "statistics": ("app.screens.statistics", "Statistics"),
    "rules": ("app.screens.rules", "Rules"),
    "settings": ("app.screens.settings", "SettingsScreen"),
}
LINK = "W"  # how the code of a link begins; no screen's name does
# Addresses of one saved game; each game has a module of its own for each.
OF_A_GAME = {"play": "Play", "result": "Result", "replay": "Replay"}


def open_screen(app: "App", path: str) -> Screen:
    """The screen that the path asks for; Elsewhere if there is none."""
    name, _, rest = path.partition("/")
    if path.startswith(LINK):
        name, rest = "link", path
    if name in OF_A_GAME:
        save = app.saves.peek(rest)
        if save is None:
            raise Elsewhere("")
        module, screen = f"app.{save.screens}.{name}", OF_A_GAME[name]
    elif name in SCREENS:
        module, screen = SCREENS[name]
    else:
        raise Elsewhere("")
    made: Screen = getattr(import_module(module), screen)(app, rest)
    return made
