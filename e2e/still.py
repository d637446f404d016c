"""Still pages, drawn without Python: one tab shows a screen at every size at once, each in a window of its own."""

import shutil
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Frame

from tools.gallery import page as still_page
from tools.gallery_screens import Shot, shots
from tools.paths import WEB
from tools.serve import serving
from tools.styles import sheets

Size = tuple[int, int]
LARGE = "html { font-size: 200%; }"

# What is drawn is in place when its letters are: styles ask for them, so they come only now.
_SHOW = """async (html) => {
  for (const { contentDocument: inside } of document.querySelectorAll("iframe")) {
    inside.scrollingElement.scrollTo(0, 0);
    inside.querySelector("#screen").innerHTML = html;
    inside.body.getBoundingClientRect();
    await inside.fonts.ready;
  }
}"""


@cache
def every_shot(language: str) -> tuple[Shot, ...]:
    """The gallery in a language; real games are played for it, so it is drawn once."""
    return tuple(shots(language))


class Windows:
    """A screen in windows of several sizes."""

    def __init__(self, frames: dict[Size, Frame]) -> None:
        self._frames = frames
        self._page = next(iter(frames.values())).page

    def show(self, shot: Shot) -> None:
        """Draw a screen in all of them."""
        self._page.evaluate(_SHOW, shot.html)

    def faults(self, shots: Iterable[Shot], look: Callable[[Frame], list[str]]) -> list[str]:
        """What is wrong with these screens, each fault with its screen and size."""
        found = []
        for shot in shots:
            self.show(shot)
            for (width, height), frame in self._frames.items():
                found += [f"{shot.name} at {width} x {height}: {fault}" for fault in look(frame)]
        return found


def bring_styles(folder: Path, style: str = "") -> None:
    """What a still page in this folder asks for; `style` comes last."""
    (folder / "style.css").write_text("\n".join([*(path.read_text() for path in sheets()), style]))
    shutil.copytree(WEB / "fonts", folder / "fonts")


@contextmanager
def windows(browser: Browser, sizes: Sequence[Size], language: str, style: str = "") -> Iterator[Windows]:
    """Windows of these sizes without movement, so that everything stands where it ends up; `style` comes last."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        bring_styles(folder, style)
        empty = still_page(Shot("still", ""), language, "light", large_text=False)
        (folder / "still.html").write_text(empty, encoding="utf-8")
        frames = [
            f'<iframe src="still.html" style="width:{width}px;height:{height}px;border:0"></iframe>'
            for width, height in sizes
        ]
        # They lie beside the window: they are laid out there as anywhere, and nobody paints them.
        place = '<div style="position:absolute;left:-4000px">' + "".join(frames) + "</div>"
        (folder / "index.html").write_text(f"<!doctype html>{place}", encoding="utf-8")
        with serving(folder) as server:
            page = browser.new_page(reduced_motion="reduce")
            page.goto(server.address)
            yield Windows(dict(zip(sizes, page.frames[1:], strict=True)))
            page.close()
