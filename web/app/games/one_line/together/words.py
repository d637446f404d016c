"""Several lines in words: what everybody drew, which numbers were reached, and who got all or half of them."""

from collections.abc import Iterable, Sequence

from app.games.one_line import words
from app.texts import Texts
from waystones import Event


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


def _numbers(event: Event) -> dict[str, int]:
    return {"number": event.facts["number"], "points": event.facts["points"]}
