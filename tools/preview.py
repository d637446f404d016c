"""Draw the picture that a chat shows beside a link to the page, with a browser: by hand, after a change, since it is committed.

PYTHONPATH=core:web python -m tools.preview
"""

from html import escape

from playwright.sync_api import sync_playwright

from app.pages.first_paint import description
from app.texts import Texts
from art.sprite import drawings, sprite
from tools.browser import executable
from tools.paths import WEB
from tools.say import step
from tools.styles import sheets

PICTURE = WEB / "icons" / "preview.png"
WIDTH, HEIGHT = 1200, 630  # what chats and networks ask for


def drawing() -> str:
    """The page that is taken a picture of: the name, what it is, and the stone of each game."""
    from app.games import games

    stones = "".join(
        f'<svg class="k-slab" viewBox="0 0 64 64" width="200" height="200"><use href="#em-{game.emblem}"/></svg>'
        for game in games().values()
    )
    style = "\n".join(sheet.read_text() for sheet in sheets())
    own = (
        "body{margin:0;width:1200px;height:630px;overflow:hidden;background:var(--paper);display:grid;"
        "align-content:center;justify-items:center;gap:28px;position:relative}"
        "h1{font:700 132px/1 var(--display);margin:0}p{font-size:34px;max-width:960px;text-align:center;margin:0;line-height:1.3}"
        ".row-of{display:flex;gap:56px}.contours{position:absolute;inset:0;width:1200px;height:630px}h1,p,.row-of{position:relative}"
    )
    words = escape(description(Texts("en")))
    return (
        f'<!doctype html><html lang="en" data-theme="light" data-state="ready"><meta charset="utf-8"><base href="{WEB.as_uri()}/">'
        f"<style>{style}{own}</style><body>{sprite(drawings())}"
        '<svg class="contours" viewBox="0 0 1280 900" preserveAspectRatio="xMidYMid slice"><use href="#contours"/></svg>'
        f'<h1>Waystones</h1><div class="row-of">{stones}</div><p>{words}</p></body></html>'
    )


def main() -> None:
    """Draw it."""
    step("Drawing web/icons/preview.png")
    page_file = WEB / "preview.html"  # beside the fonts, which a page from disk may load
    page_file.write_text(drawing(), encoding="utf-8")
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=executable())
            page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
            page.goto(page_file.as_uri())
            page.wait_for_timeout(500)
            page.screenshot(path=PICTURE)
            browser.close()
    finally:
        page_file.unlink()


if __name__ == "__main__":
    main()
