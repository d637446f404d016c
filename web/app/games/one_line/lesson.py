"""The guided first game: a real game with a fixed deal, and a coach that waits for the player to do each thing."""

from typing import NamedTuple

from app.table.lesson import Lesson
from app.texts import Texts
from waystones import Record
from waystones.games.one_line.observation import OneLineObservation
from waystones.games.one_line.score import MEDALS, solo_points
from waystones.games.one_line.walk import Stretch


class Now(NamedTuple):
    """The game as the player sees it, and what is half drawn."""

    seen: OneLineObservation
    draft: Stretch


def first_game() -> Record:
    """A deal whose first card shows a colour twice and leads to the 2 as well as to the 3, and whose cards are kind."""
    return Record.new("one_line", seed=111, start=1)


def seats(t: Texts) -> tuple[tuple[str, str], ...]:
    """Nobody but the player."""
    return ()


def small_first(now: Now) -> frozenset[str]:
    """The 2 with what it gives, and the 3 with what going there first would cost: each a field and its points."""
    if now.seen.reached:
        return frozenset()
    at = {number: field for field, number in now.seen.board.numbers.items()}
    cost = solo_points(2, (3,)) - 2
    drawn = now.draft.fields
    return frozenset(
        f"{at[number]} {points}" for number, points in ((2, 2), (3, cost)) if at[number] not in drawn
    )


def _took_a_higher_one(now: Now) -> bool:
    """Whether the first number reached is not the lowest, so that a lower one gives only half from now on."""
    return bool(now.seen.reached) and now.seen.reached[0].number > 2


def _half_from_now_on(t: Texts) -> str:
    """What whoever took a higher number first is told, in whichever round that was."""
    return t(
        "A higher number came before the 2, so the 2 gives only half now. Small ones first! Draw and ink again."
    )


def _is_over(now: Now, round_number: int) -> bool:
    """Whether there is nothing to say about a higher number taken first in this round, or it was said."""
    if not _took_a_higher_one(now) or now.seen.reached[0].round != round_number:
        return True
    return now.seen.round > round_number + 1


LESSONS = (
    Lesson[Now](
        lambda t: t(
            "Tap a lit field or drag, in the colours of the card. A number counts in full only while you have reached none higher: first the 2!"
        ),
        lambda now: bool(now.draft.fields) or now.seen.round > 1,
        small_first,
    ),
    Lesson[Now](
        lambda t: t("The colour is ticked off. Go on to the 2. To shorten, drag back or tap the arrow."),
        lambda now: len(now.draft.fields) > 2 or now.seen.round > 1,
        small_first,
    ),
    Lesson[Now](
        lambda t: t("Happy with it? Ink it. Ink does not come off, and the next card is turned."),
        lambda now: now.seen.round > 1,
        small_first,
    ),
    Lesson[Now](_half_from_now_on, lambda now: _is_over(now, 1)),
    Lesson[Now](
        lambda t: t(
            "Your line has two ends now. Each round you choose one of them to go on from. Draw and ink again."
        ),
        lambda now: now.seen.round > 2,
        small_first,
    ),
    Lesson[Now](_half_from_now_on, lambda now: _is_over(now, 2)),
    Lesson[Now](
        lambda t: t(
            "Each field you never reach costs a point. Cut no land off: what would be lost is hatched as you draw."
        ),
        over=lambda now: now.seen.round > 4,
    ),
    Lesson[Now](
        lambda t: t(
            "That is all: 15 cards. {copper} points earn a copper stone, {silver} silver, {gold} gold. Good luck!",
            **MEDALS,
        ),
        over=lambda now: now.seen.round > 6,
    ),
)
