"""The camera's picture in a sheet, or why there is none."""

from html import escape

from app.drawing import kit
from app.texts import Texts


def sheet(t: Texts, wrong: str = "") -> str:
    """What the camera sees; the page puts its picture into `camera`."""
    title = t("Scan a code")
    if wrong:
        return kit.sheet(t, title, f'<p class="lead" role="alert">{escape(wrong)}</p>')
    words = t("Hold the code of the other device before the camera.")
    return kit.sheet(t, title, f'<p class="lead">{escape(words)}</p><div class="camera" id="camera"></div>')


def trouble(t: Texts, why: str) -> str:
    """Why the camera shows nothing."""
    if why == "refused":
        return t("The browser does not let the page use the camera. Allow it, or paste the code as text.")
    return t("There is no camera here that the page can use. Paste the code as text.")


def way_in(t: Texts, *, main: bool = False) -> str:
    """The button that opens it."""
    return kit.button(t("Scan a code"), "scan", kind="main" if main else "", glyph="camera", id="do-scan")
