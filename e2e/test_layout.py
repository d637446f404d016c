"""One Line's screens and Home at seven sizes in both languages: no words cut off, nothing on anything else."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Frame

from e2e.boxes import touching
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


def crowded(window: Frame) -> list[str]:
    """What does not fit into the window, or not into a box of its own."""
    return faults(window) + touching(window)


@pytest.mark.parametrize("language", ["en", "nl"])
def test_nothing_is_cut_off_or_lies_on_anything_else(browser: Browser, language: str) -> None:
    with windows(browser, (*SIZES, *ALSO), language) as shown:
        assert shown.faults(screens(language), crowded) == []


@pytest.mark.parametrize("language", ["en", "nl"])
def test_home_needs_no_scrolling_on_a_phone_nor_on_a_desk(browser: Browser, language: str) -> None:
    homes = [shot for shot in screens(language) if shot.name.startswith("home")]
    assert len(homes) > 4
    with windows(browser, [(360, 740), (1366, 650), (1280, 720), (1440, 900)], language) as shown:
        assert shown.faults(homes, beyond) == []


def beyond(window: Frame) -> list[str]:
    """How much higher than its window a screen is, if it is."""
    higher = window.evaluate("document.scrollingElement.scrollHeight - innerHeight")
    return [f"{higher} px too high"] if higher else []


@pytest.mark.parametrize("language", ["en", "nl"])
def test_a_result_is_seen_in_one_view(browser: Browser, language: str) -> None:
    names = ["result", "result-first", "result-early"]
    results = [shot for shot in screens(language) if shot.name in names]
    assert [shot.name for shot in results] == names
    with windows(browser, [(1024, 768), (1280, 720), (1440, 900), (1920, 1080)], language) as shown:
        assert shown.faults(results, beyond) == []
    with windows(browser, [(360, 740)], language) as shown:
        assert shown.faults(results, lambda window: less_than(1, window)) == []
        assert shown.faults(results[:1], comparison_hidden) == []  # no offer stands above this one
    # The smallest phone has no room for all of them, less still under an offer, but neither pushes them out of sight.
    with windows(browser, [(320, 568)], language) as shown:
        assert shown.faults(results[::2], lambda window: less_than(0.6, window)) == []
        assert shown.faults(results[1:2], lambda window: less_than(0.4, window)) == []


def less_than(part: float, window: Frame) -> list[str]:
    """The boards of which less than this part stands above the buttons of a result."""
    seen = window.evaluate(
        """() => {
            const edge = document.querySelector(".result-acts").getBoundingClientRect().top;
            return [...document.querySelectorAll(".line .board")].map((board) => {
                const { top, height } = board.getBoundingClientRect();
                return (edge - top) / height;
            });
        }"""
    )
    assert seen
    return [f"{share:.2f} of a board" for share in seen if share < part]


def comparison_hidden(window: Frame) -> list[str]:
    """How far what sets two lines apart runs under the buttons of a result, if it does."""
    told: float = window.evaluate(
        """() => document.querySelector("#told").getBoundingClientRect().bottom
            - document.querySelector(".result-acts").getBoundingClientRect().top"""
    )
    assert window.locator("#told").inner_text()
    return [f"{told:.0f} px under the buttons"] if told > 0 else []


@pytest.mark.parametrize("language", ["en", "nl"])
def test_large_letters_lie_on_nothing_either(browser: Browser, language: str) -> None:
    with windows(browser, [(320, 568), (360, 740)], language, LARGE) as shown:
        assert shown.faults(screens(language), crowded) == []


def test_what_is_cut_off_and_what_lies_on_each_other_is_found(browser: Browser) -> None:
    wrong = Shot(
        "wrong", '<p class="at">one</p><p class="at">two</p><div class="narrow">many words in a row</div>'
    )
    style = ".at{position:absolute;top:40px}.narrow{width:40px;overflow:hidden;white-space:nowrap}"
    with windows(browser, [(360, 740)], "en", style) as shown:
        found = shown.faults([wrong], faults)
    assert [fault.split(": ")[1] for fault in found] == ["cut off", "on each other"]


def test_words_wider_than_their_box_and_a_box_that_touches_words_are_found(browser: Browser) -> None:
    style = ".box{position:absolute;top:40px;left:20px;width:40px;background:#ccc}.ring{left:120px;width:60px;box-shadow:0 0 0 3px #000}"
    style += ".beside{position:absolute;top:40px;left:182px}.far{left:260px}"
    wrong = Shot("wrong", '<p class="box">unbroken</p><p class="box ring">one</p><p class="beside">two</p>')
    right = Shot("right", '<p class="box">word</p><p class="box ring">one</p><p class="beside far">two</p>')
    with windows(browser, [(360, 740)], "en", style) as shown:
        assert shown.faults([right], touching) == []
        found = shown.faults([wrong], touching)
    assert [fault.split(": ", 1)[1] for fault in found] == [
        "over the edge of p.box: unbroken",
        "p.box.ring touches “two”",
    ]
