"""The guided first game: a real game with a fixed deal, and a coach that waits for the player to do each thing."""

from typing import NamedTuple

from app.lesson import Lesson
from app.texts import Texts
from waystones import Record
from waystones.games.one_line.observation import OneLineObservation
from waystones.games.one_line.walk import Stretch


class Now(NamedTuple):
    """The game as the player sees it, and what is half drawn."""

    seen: OneLineObservation
    draft: Stretch


def first_game() -> Record:
    """A deal whose first card shows a colour twice, and leads to the 3 as well as away from it."""
    return Record.new("one_line", seed=5, start=1)


def seats(t: Texts) -> tuple[tuple[str, str], ...]:
    """Nobody but the player."""
    return ()


LESSONS = (
    Lesson[Now](
        lambda t: t(
            "This is your line: one field, the start. The card below shows the colours you may use this round."
        )
    ),
    Lesson[Now](
        lambda t: t("Fields with a light ring can come next. Tap one, or drag from the start onto it."),
        lambda now: bool(now.draft.fields) or now.seen.round > 1,
    ),
    Lesson[Now](
        lambda t: t(
            "The colour is ticked off. Go on as far as the card allows. To shorten, drag back or tap the arrow."
        ),
        lambda now: len(now.draft.fields) > 2 or now.seen.round > 1,
    ),
    Lesson[Now](
        lambda t: t("Happy with it? Ink it. Ink does not come off, and the next card is turned."),
        lambda now: now.seen.round > 1,
    ),
    Lesson[Now](
        lambda t: t(
            "Your line has two ends now. Each round you choose one of them to go on from. Draw and ink again."
        ),
        lambda now: now.seen.round > 2,
    ),
    Lesson[Now](
        lambda t: t(
            "Numbers are points. A number counts in full only while you have reached none higher, so take small ones first. Reach one."
        ),
        lambda now: bool(now.seen.reached) or now.seen.round > 6,
    ),
    Lesson[Now](
        lambda t: t(
            "At the end each field you did not reach costs a point. Long lines win, and an end that runs into a corner is lost."
        )
    ),
    Lesson[Now](
        lambda t: t(
            "That is all. 15 cards in a game, and the counts below say which colours are still to come. Above 40 points is gold: good luck!"
        )
    ),
)
