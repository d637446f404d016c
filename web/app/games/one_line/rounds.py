"""The rounds of a game, one by one, for the log and the replay."""

from collections.abc import Iterable, Sequence

from app.games.one_line import words
from app.games.one_line.view.finale import Drawn
from app.games.one_line.view.log import Round
from app.texts import Texts
from waystones import Event, Session
from waystones.games.one_line.observation import OneLineObservation
from waystones.games.one_line.walk import Stretch

TOLD = ("extended", "passed", "number", "stuck")
ENDS_A_ROUND = ("card", "over")


def rounds(
    t: Texts, cards: Sequence[tuple[str, ...]], steps: Iterable[Sequence[Event]], names: Sequence[str] = ()
) -> list[Round]:
    """Every finished round: its card, what was drawn, and what that brought.

    `cards` are those shown so far, `steps` what happened at each move. With several at the table `names` says who.
    """
    played: list[Round] = []
    happened: list[Event] = []
    for events in steps:
        happened += [event for event in events if event.kind in TOLD]
        if any(event.kind in ENDS_A_ROUND for event in events):
            played.append(_round(t, len(played) + 1, cards[len(played)], happened, names))
            happened = []
    return played


def _round(
    t: Texts, number: int, card: tuple[str, ...], happened: Sequence[Event], names: Sequence[str]
) -> Round:
    if len(names) > 1:
        return Round(number, card, _by_name(t, happened, names))
    points = sum(event.facts["points"] for event in happened if event.kind == "number")
    return Round(number, card, words.events(t, happened), points)


def _by_name(t: Texts, happened: Iterable[Event], names: Sequence[str]) -> str:
    """What everybody drew and reached."""
    told: dict[int, list[str]] = {}
    for event in happened:
        if event.seat is not None:
            told.setdefault(event.seat, []).append(words.event(t, event))
    return " ".join(
        f"{names[seat]}: {', '.join(sentence.rstrip('.') for sentence in sentences)}."
        for seat, sentences in sorted(told.items())
    )


def drawn(session: Session[OneLineObservation], seat: int) -> Drawn:
    """The finished line of a seat, stretch by stretch."""
    stretches: list[tuple[int, Stretch]] = []
    round_number = 1
    for step in session.steps:
        stretches += [
            (round_number, Stretch.read(event.facts["stretch"]))
            for event in step.events
            if event.kind == "extended" and event.seat == seat
        ]
        round_number += any(event.kind in ENDS_A_ROUND for event in step.events)
    return Drawn(session.observe(seat), stretches)
