"""Where the page's Python begins."""

from app.app import App
from app.browser import Browser


def start() -> None:
    """Show the page, attach the handlers, and do what was tapped while Python was loading."""
    browser = Browser()
    app = App(browser)
    app.start()
    browser.listen(app)
    early_tap = browser.ready()
    if early_tap:
        app.do(*early_tap)
