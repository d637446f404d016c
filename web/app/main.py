"""Where the page's Python begins."""

from app.app import App
from app.browser import Browser


def start() -> None:
    """Show the page, attach the handlers, and do what was tapped while Python was loading."""
    browser = Browser()
    app = App(browser)
    browser.listen(app)
    browser.guard(app.start)(browser.ready())
