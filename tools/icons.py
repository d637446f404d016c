"""Draw the icon's pictures from its SVG, with a browser: by hand, after a change, since they are committed."""

from playwright.sync_api import sync_playwright

from tools.browser import executable
from tools.paths import WEB
from tools.say import step

ICONS = WEB / "icons"
DRAWING = ICONS / "app-icon.svg"
# The drawing is full bleed with its stone in the safe middle, so a system may also cut these to its own shape.
PICTURES = {"icon-192.png": 192, "icon-512.png": 512}


def main() -> None:
    """Draw each picture at its size."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable())
        for name, size in PICTURES.items():
            step(f"Drawing web/icons/{name}")
            page = browser.new_page(viewport={"width": size, "height": size})
            page.goto(DRAWING.as_uri())
            page.evaluate(f"document.documentElement.setAttribute('width', {size})")
            page.evaluate(f"document.documentElement.setAttribute('height', {size})")
            page.screenshot(path=ICONS / name)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
