"""The guided first game: a real game with a fixed deal, and a coach that waits for the player to do each thing."""

from collections.abc import Callable
from dataclasses import dataclass

from app.texts import Texts
from waystones.games.one_line.observation import OneLineObservation
from waystones.games.one_line.walk import Stretch

SEED = 5  # its first card shows a colour twice, and leads to the 3 as well as away from it
START = 1


@dataclass(frozen=True)
class Lesson:
    """One thing to learn: what the coach says, and when it is done. Without a goal the player says when."""

    says: Callable[[Texts], str]
    done: Callable[[OneLineObservation, Stretch], bool] | None = None


LESSONS = (
    Lesson(
        lambda t: t(
            "This is your line: one field, the start. The card below shows the colours you may use this round."
        )
    ),
    Lesson(
        lambda t: t("Fields with a light ring can come next. Tap one, or drag from the start onto it."),
        lambda seen, draft: bool(draft.fields) or seen.round > 1,
    ),
    Lesson(
        lambda t: t(
            "The colour is ticked off. Go on as far as the card allows. To shorten, drag back or tap the arrow."
        ),
        lambda seen, draft: len(draft.fields) > 2 or seen.round > 1,
    ),
    Lesson(
        lambda t: t("Happy with it? Ink it. Ink does not come off, and the next card is turned."),
        lambda seen, draft: seen.round > 1,
    ),
    Lesson(
        lambda t: t(
            "Your line has two ends now. Each round you choose one of them to go on from. Draw and ink again."
        ),
        lambda seen, draft: seen.round > 2,
    ),
    Lesson(
        lambda t: t(
            "Numbers are points. A number counts in full only while you have reached none higher, so take small ones first. Reach one."
        ),
        lambda seen, draft: bool(seen.reached) or seen.round > 6,
    ),
    Lesson(
        lambda t: t(
            "At the end each field you did not reach costs a point. Long lines win, and an end that runs into a corner is lost."
        )
    ),
    Lesson(
        lambda t: t(
            "That is all. 15 cards in a game, and the counts below say which colours are still to come. Above 40 points is gold: good luck!"
        )
    ),
)


def moved_on(step: int | None, seen: OneLineObservation, draft: Stretch) -> int | None:
    """The step to be at, now that the player has done something; None once there is no more to learn."""
    while step is not None and (done := LESSONS[step].done) and done(seen, draft):
        step = following(step)
    return step


def following(step: int) -> int | None:
    """The next step, if there is one."""
    return step + 1 if step + 1 < len(LESSONS) else None
