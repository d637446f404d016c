"""The first paint: Home as it is before Python has started and before anything is known of the player."""

from app.texts import Texts
from app.views import home
from app.views.kit import filled


def home_html(language: str) -> str:
    """Home in one language, with its regions written in."""
    t = Texts(language)
    return filled(home.frame(t), home.regions(t))
