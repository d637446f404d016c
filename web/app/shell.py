"""The first paint: Home as it is before Python has started and before anything is known of the player."""

from app.texts import Texts
from app.views import home


def home_html(language: str) -> str:
    """Home in one language; without ids, because the page holds it in every language."""
    return home.first_paint(Texts(language))
