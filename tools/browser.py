"""A browser for the tests: the machine's own, else one that is installed. They are never skipped."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.debian import apt_install, is_debian_root
from tools.say import give_up, step

OVERRIDE = "WAYSTONES_BROWSER"
NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
    "msedge",
)
MAC = "/Applications/{0}.app/Contents/MacOS/{0}"
FIXED_PLACES = tuple(MAC.format(name) for name in ("Google Chrome", "Chromium", "Microsoft Edge"))


def _on_this_machine() -> str | None:
    """A Chromium of any make that is installed here."""
    chosen = os.environ.get(OVERRIDE)
    if chosen:
        if shutil.which(chosen) is None:
            give_up(f"{OVERRIDE} names {chosen}, which cannot be run.")
        return chosen
    found = (shutil.which(name) for name in (*NAMES, *FIXED_PLACES))
    return next((path for path in found if path), None)


def _playwrights() -> str | None:
    """The Chromium that Playwright has downloaded, if it has."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def _install() -> str | None:
    """Try to get one: from Playwright, then from Debian."""
    step("Installing a browser for the tests")
    subprocess.run(
        [sys.executable, "-m", "playwright", "install", "chromium"], capture_output=True, check=False
    )
    found = _playwrights()
    if found is None and is_debian_root():
        apt_install("chromium")
        found = _on_this_machine()
    return found


def executable() -> str:
    """The browser to test with; ends with one sentence if there is none and none can be had."""
    found = _on_this_machine() or _playwrights() or _install()
    if found is None:
        give_up(f"The browser tests need Chromium, Chrome or Edge: install one, or name it in {OVERRIDE}.")
    return found


if __name__ == "__main__":
    executable()
