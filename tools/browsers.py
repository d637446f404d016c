"""Firefox and WebKit for the tests: the machine's own, else Debian's. They are never skipped."""

import shutil
from collections.abc import Sequence

from tools.debian import apt_install, is_debian_root
from tools.say import give_up, step


def _found(names: Sequence[str]) -> str | None:
    return next((path for path in map(shutil.which, names) if path), None)


def _program(what: str, names: Sequence[str], *packages: str) -> str:
    """The first of these programs that is here; installs it where that can be done, else ends with one sentence."""
    found = _found(names)
    if found is None and is_debian_root():
        step(f"Installing {what} for the tests")
        apt_install(*packages)
        found = _found(names)
    if found is None:
        give_up(
            f"The tests in three browsers need {what}: install {' and '.join(packages)} (Debian's names)."
        )
    return found


def firefox() -> str:
    """Firefox."""
    return _program("Firefox", ("firefox-esr", "firefox"), "firefox-esr")


def webkit_driver() -> str:
    """The driver of WebKitGTK, which brings its own small browser."""
    return _program("WebKit", ("WebKitWebDriver",), "webkit2gtk-driver")


def xvfb() -> str:
    """A screen in memory, without which WebKitGTK shows nothing."""
    return _program("a screen in memory", ("Xvfb",), "xvfb")


if __name__ == "__main__":
    firefox(), webkit_driver(), xvfb()
