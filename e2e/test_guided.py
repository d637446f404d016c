"""The guided game of One Line, followed to the letter in both languages: what the coach says is true of the board."""

import re

import pytest
from playwright.sync_api import Page, expect

from app.games.one_line.lesson import LESSONS
from app.texts import Texts
from e2e.conftest import PHONE, NewPage, visit
from e2e.hand import Hand
from tools.serve import Server
from waystones.games.one_line.board import CLASSIC
from waystones.games.one_line.score import MEDALS
from waystones.games.one_line.walk import Stretch
from waystones.games.one_line.walker import Walker

AT = {number: field for field, number in CLASSIC.numbers.items()}


class Pupil(Hand):
    """Somebody who does what the coach says, and nothing else."""

    def __init__(self, page: Page, language: str) -> None:
        super().__init__(page)
        self._t = Texts(language)

    def hears(self, step: int) -> None:
        """The coach is at this step, in words that are not cut off."""
        card = self.page.locator(".coach")
        expect(card.locator(".coach-words > span").last).to_have_text(LESSONS[step].says(self._t))
        words = card.locator(".coach-words")
        assert words.evaluate("each => each.scrollHeight <= each.clientHeight + 1")

    def ticked(self) -> int:
        """Colours of the card that are ticked off, for all to see."""
        return self.page.locator("#card .used-mark:visible").count()

    def ink(self) -> None:
        """Press the button that the words are about."""
        self.page.locator("#do-confirm").tap()


def to_the_2(hand: Hand) -> Stretch:
    """A shortest way of the first card to the 2, past no other number."""
    ways = [m for m in hand.game().legal_moves() if m.fields[-1:] == (AT[2],)]
    return min(ways, key=lambda move: (len(move.fields), str(move)))


def plain(hand: Hand) -> Stretch:
    """What somebody draws who looks no further than this card."""
    seen = hand.game().observe(0)
    return Walker.at(seen).favourites(seen)[0]


@pytest.mark.parametrize("language", ["en", "nl"])
def test_who_does_what_the_coach_says_finds_it_true_and_ends_with_a_medal(
    new_page: NewPage, server: Server, language: str
) -> None:
    page = new_page(**PHONE, locale=language, reduced_motion="reduce")
    visit(page, server)
    page.locator("[data-do=learn]").tap()
    pupil, pointed = Pupil(page, language), page.locator("#pointed text")
    expect(page.locator("#board")).to_be_visible()

    # Tap a lit field; first the 2, which is pointed at with what it gives.
    pupil.hears(0)
    way = to_the_2(pupil)
    expect(page.locator(f"#at-{way.fields[0]}.lit")).to_have_count(1)
    expect(pointed.filter(has_text=re.compile(r"^\+2$"))).to_have_count(1)
    pupil.tap(way.fields[0])

    # The colour is ticked off; drag back or tap the arrow to shorten.
    pupil.hears(1)
    assert pupil.ticked() == 1
    page.locator("#do-back").tap()
    expect(page.locator("#card .used")).to_have_count(0)
    for field in way.fields:
        pupil.tap(field)

    # Ink it: the points are those that were promised, and the next card is turned.
    pupil.hears(2)
    assert pupil.ticked() == len(way.fields)
    pupil.ink()

    # Two ends now, and the line goes on from either.
    pupil.hears(4)
    assert pupil.game().round == 2
    assert pupil.game().observe(0).points == 2
    expect(pointed).to_have_count(0)
    assert {move.end for move in pupil.game().legal_moves()} >= set(pupil.game().observe(0).ends)
    pupil.drag(plain(pupil))
    pupil.ink()

    # Land, and what a medal asks for: both only have to be read.
    pupil.hears(6)
    page.locator("#do-next").tap()
    pupil.hears(7)
    page.locator("#do-next").tap()
    expect(page.locator(".coach")).to_have_count(0)

    # Who goes on plainly has a medal in the end.
    while not pupil.game().is_over:
        pupil.drag(plain(pupil))
        pupil.ink()
    assert pupil.game().scores()[0] >= MEDALS["copper"]
