"""Several lines in words: what everybody drew, which numbers were reached, and who got all or half of them."""

from collections.abc import Iterable, Sequence

from app.one_line import words
from app.texts import Texts
from app.views.log import Round
from waystones import Event, Session
from waystones.games.one_line.rules import OneLine


def announced(t: Texts, events: Iterable[Event], names: Sequence[str]) -> str:
    """What the end of a round tells everybody (OL-23); empty while the round is open."""
    sentences = []
    for event in events:
        name = "" if event.seat is None else names[event.seat]
        match event.kind:
            case "number" if event.facts["half"]:
                sentences.append(t("{name}: {number} for half, {points}.", name=name, **_numbers(event)))
            case "number":
                sentences.append(t("{name}: {number} in full.", name=name, **_numbers(event)))
            case "stuck":
                sentences.append(t("{name} cannot go on.", name=name))
            case "card" | "over":
                sentences.append(words.event(t, event))
    return " ".join(sentences)


def rounds(t: Texts, session: Session, names: Sequence[str]) -> list[Round]:
    """Every finished round: its card, and what everybody drew and reached."""
    state = session.record.state(0)
    assert isinstance(state, OneLine)
    played: list[Round] = []
    happened: list[Event] = []
    for step in session.steps:
        number, card = state.round, state.card
        state.play(state.parse(step.move))
        happened += step.events
        if state.round != number:
            played.append(Round(number, card, _told(t, happened, names)))
            happened = []
    return played


def _told(t: Texts, happened: Iterable[Event], names: Sequence[str]) -> str:
    told: dict[int, list[str]] = {}
    for event in happened:
        if event.seat is not None and event.kind in ("extended", "passed", "number", "stuck"):
            told.setdefault(event.seat, []).append(words.event(t, event))
    return " ".join(
        f"{names[seat]}: {', '.join(sentence.rstrip('.') for sentence in sentences)}."
        for seat, sentences in sorted(told.items())
    )


def _numbers(event: Event) -> dict[str, int]:
    return {"number": event.facts["number"], "points": event.facts["points"]}
