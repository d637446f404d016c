"""Draw every screen with real games to still pages, and take pictures of them in a browser: for looking, not for testing.

    PYTHONPATH=core:web python -m tools.gallery OUT [--only play,home] [--sizes 360x740,1440x900]

The pages carry the strict policy that the built page has, so whatever it forbids shows here first.
"""

import argparse
import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from art.sprite import drawings, sprite
from tools.browser import executable
from tools.gallery_screens import Shot, shots
from tools.paths import WEB
from tools.styles import sheets

SIZES = ("320x568", "360x740", "740x360", "1440x900")
POLICY = "default-src 'none'; style-src 'self' file:; font-src 'self' file:; img-src 'self' data:"


def page(shot: Shot, language: str, theme: str, large_text: bool) -> str:
    """A still page of one screen."""
    large = '<link rel="stylesheet" href="large.css">' if large_text else ""
    return (
        f'<!doctype html><html lang="{language}" data-theme="{theme}" data-state="ready"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
        '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">'
        f'<title>{shot.name}</title><link rel="stylesheet" href="style.css">{large}</head>'
        f'<body>{sprite(drawings())}<div id="screen">{shot.html}</div></body></html>'
    )


def main() -> None:
    """Write the pages, open each in every size and theme, and say what does not fit."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--only", default="")
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--themes", default="light,dark")
    parser.add_argument("--language", default="en")
    parser.add_argument("--large-text", action="store_true")
    parser.add_argument("--whole", action="store_true", help="the page in its full length")
    wanted = parser.parse_args()
    wanted.out.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="gallery-"))
    (folder / "style.css").write_text("\n".join(path.read_text() for path in sheets()))
    shutil.copytree(WEB / "fonts", folder / "fonts")
    (folder / "large.css").write_text("html { font-size: 200%; }")
    only = [name for name in wanted.only.split(",") if name]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable())
        for shot in shots(wanted.language):
            if only and not any(shot.name.startswith(name) for name in only):
                continue
            for theme in wanted.themes.split(","):
                file = folder / f"{shot.name}.{theme}.html"
                file.write_text(page(shot, wanted.language, theme, wanted.large_text), encoding="utf-8")
                for size in wanted.sizes.split(","):
                    width, height = map(int, size.split("x"))
                    tab = browser.new_page(
                        viewport={"width": width, "height": height},
                        device_scale_factor=2 if width < 800 else 1,
                    )
                    tab.on("console", lambda message: print("CONSOLE", message.text))
                    tab.goto(file.as_uri())
                    tab.wait_for_timeout(300)
                    needs = tab.evaluate(
                        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
                    )
                    fits = "" if needs[0] <= width and needs[1] <= height else f"needs {needs[0]}x{needs[1]}"
                    tab.screenshot(
                        path=str(wanted.out / f"{shot.name}.{theme}.{size}.png"), full_page=wanted.whole
                    )
                    tab.close()
                    print(shot.name, theme, size, fits)
        browser.close()
    shutil.rmtree(folder)


if __name__ == "__main__":
    main()
