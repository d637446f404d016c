"""Every screen of letters, codes, live play and moving: fit for everybody, in both languages, by day and by night.

The screens are those of the gallery (what is cut off on them is held by test_layout); playing is in test_letters and test_live.
"""

from itertools import cycle
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from app.texts import Texts, languages
from e2e.still import bring_styles
from e2e.test_screens import AXE, axe_faults, small_controls
from tools.gallery import page as still_page
from tools.gallery_letters import scenes
from tools.gallery_screens import Shot

THEMES = ("light", "dark")


@pytest.mark.parametrize(("language", "theme"), list(zip(sorted(languages()), cycle(THEMES), strict=False)))
def test_every_screen_between_devices_is_fit_for_everybody(
    browser: Browser, tmp_path: Path, language: str, theme: str
) -> None:
    wrong = []
    bring_styles(tmp_path)
    tab = browser.new_page(viewport={"width": 360, "height": 740}, reduced_motion="reduce")
    for name, html in scenes(Texts(language)):
        file = tmp_path / "page.html"
        file.write_text(still_page(Shot(name, html), language, theme, large_text=False), encoding="utf-8")
        tab.goto(file.as_uri())
        tab.evaluate(AXE)
        wrong += [f"{name}: {fault}" for fault in (*axe_faults(tab), *small_controls(tab, least=43.5))]
    tab.close()
    assert wrong == []
