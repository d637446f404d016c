"""One Line's screens and Home at seven sizes in both languages: no words cut off, nothing on anything else."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Frame

from e2e.layout import SIZES, faults
from e2e.still import LARGE, every_shot, windows
from tools.gallery_screens import Shot

# The tables of the other games are held elsewhere; of every other screen in the gallery each one is.
# Those of them that wait for a letter are held there too (test_room).
ELSEWHERE = ("stone", "branching", "loops", "paths", "web", "since", "table", "letter-sent", "letter-coming")
ALSO = ((640, 360), (720, 450))  # where the colours to come were once cut off


def screens(language: str) -> Iterator[Shot]:
    for shot in every_shot(language):
        if not any(part in shot.name for part in ELSEWHERE):
            yield shot


@pytest.mark.parametrize("language", ["en", "nl"])
def test_nothing_is_cut_off_or_lies_on_anything_else(browser: Browser, language: str) -> None:
    with windows(browser, (*SIZES, *ALSO), language) as shown:
        assert shown.faults(screens(language), faults) == []


@pytest.mark.parametrize("language", ["en", "nl"])
def test_home_needs_no_scrolling_on_a_phone(browser: Browser, language: str) -> None:
    homes = [shot for shot in screens(language) if shot.name.startswith("home")]
    assert len(homes) > 4
    with windows(browser, [(360, 740)], language) as shown:
        assert shown.faults(homes, beyond) == []


def beyond(window: Frame) -> list[str]:
    """How much higher than its window a screen is, if it is."""
    higher = window.evaluate("document.scrollingElement.scrollHeight - innerHeight")
    return [f"{higher} px too high"] if higher else []


def test_large_letters_lie_on_nothing_either(browser: Browser) -> None:
    with windows(browser, [(360, 740)], "en", LARGE) as shown:
        assert shown.faults(screens("en"), faults) == []


def test_what_is_cut_off_and_what_lies_on_each_other_is_found(browser: Browser) -> None:
    wrong = Shot(
        "wrong", '<p class="at">one</p><p class="at">two</p><div class="narrow">many words in a row</div>'
    )
    style = ".at{position:absolute;top:40px}.narrow{width:40px;overflow:hidden;white-space:nowrap}"
    with windows(browser, [(360, 740)], "en", style) as shown:
        found = shown.faults([wrong], faults)
    assert [fault.split(": ")[1] for fault in found] == ["cut off", "on each other"]
