"""One Line's cards as rows of small stones, and the numbers as pebbles."""

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from html import escape

from app import words
from app.texts import Texts
from waystones.games.one_line.board import COLOURS

# The numbers lie in the corner that the board leaves free, like stones in a wall: four above the gaps of five.
_PILE = ((2, 3, 4, 5), (6, 7, 8, 9, 10))
_PEBBLE = 23
_USED = '<g class="used-mark"><circle cx="13" cy="-11" r="8"/><path d="M9.2 -10.8 12.2 -7.9 17 -13.8"/></g>'


@lru_cache(maxsize=64)
def chip(t: Texts, colour: str, used: bool = False) -> str:
    """A colour field of a card; a used one is sunk and ticked."""
    name = words.colour(t, colour)
    label = escape(t("{colour}, used", colour=name) if used else name)
    i = COLOURS.index(colour)
    stone = f'<use href="#hex{"s" if used else ""}-{i}"/><use href="#on-{colour}"/>{_USED if used else ""}'
    return (
        f'<li class="chip"><svg class="k-{colour}{" used" if used else ""}" viewBox="-22 -20 44 42" role="img"'
        f' aria-label="{label}">{stone}</svg></li>'
    )


def chips(t: Texts, card: Sequence[str], used: Sequence[str] = (), *, dealt: int = 0) -> str:
    """A card as a row of its colour fields; one that is `dealt` in a round comes in field by field."""
    gone, shown = list(used), ""
    for colour in card:
        ticked = colour in gone
        if ticked:
            gone.remove(colour)
        shown += chip(t, colour, ticked)
    # With the round in its id it is another element for each card, and comes in anew.
    kind = f' dealt" id="card-{dealt}' if dealt else ""
    return f'<ul class="chips{kind}">{shown}</ul>'


def counts(t: Texts, to_come: Mapping[str, int]) -> str:
    """How often each colour is still to come."""
    items = "".join(
        f'<li class="count"><svg class="k-{colour}" viewBox="-21 -19 42 38" aria-hidden="true">'
        f'<use href="#hexs-{i}"/><use href="#on-{colour}"/></svg><span aria-hidden="true">{to_come[colour]}</span>'
        f'<span class="aside">{escape(words.colour(t, colour))} {to_come[colour]}</span></li>'
        for i, colour in enumerate(COLOURS)
    )
    return f'<ul class="counts">{items}</ul>'


def numbers(
    t: Texts,
    given: Mapping[int, int],
    soon: Mapping[int, int] | None = None,
    spent: Collection[int] = (),
    lost: Collection[int] = (),
) -> str:
    """The numbers 2 to 10 as pebbles: open, full or half as they gave, green while the ink is wet.

    Of those `spent` by others only half is left; those `lost` can never be reached any more.
    """
    return _numbers(t, tuple(given.items()), tuple((soon or {}).items()), frozenset(spent), frozenset(lost))


_Points = tuple[tuple[int, int], ...]


@lru_cache(maxsize=8)  # asked for with every step of a finger, and seldom another
def _numbers(t: Texts, given: _Points, soon: _Points, spent: frozenset[int], lost: frozenset[int]) -> str:
    width, pebbles, wet, gave = _PEBBLE * len(_PILE[-1]), "", dict(soon), dict(given)
    for level, line in enumerate(_PILE):
        for place, number in enumerate(line):
            x, y = width / 2 + _PEBBLE * (place - (len(line) - 1) / 2), _PEBBLE * (level + 0.5)
            points = gave.get(number, wet.get(number))
            drawn = pebble(number, points, wet=number in wet, spent=number in spent, lost=number in lost)
            pebbles += f'<g transform="translate({x:.1f} {y:.1f})">{drawn}</g>'
    said = [t("{number} gave {points}", number=number, points=points) for number, points in given]
    said += [t("{number} would give {points}", number=number, points=points) for number, points in soon]
    said += [t("{number} has only half left", number=number) for number in sorted(spent)]
    said += [t("{number} is cut off", number=number) for number in sorted(lost)]
    label = t("Numbers reached: {list}", list=", ".join(said)) if said else t("No number reached yet")
    return (
        f'<svg class="pile" viewBox="0 0 {width} {_PEBBLE * len(_PILE)}" role="img"'
        f' aria-label="{escape(label)}">{pebbles}</svg>'
    )


@lru_cache(maxsize=64)  # nine of them are drawn with every step of a finger
def pebble(
    number: int, points: int | None, *, wet: bool = False, spent: bool = False, lost: bool = False
) -> str:
    """One number: an empty ring, a full pebble, or one filled at its foot for half.

    A number that others have `spent` is a pale half: no more than that is left of it. One that is `lost` is struck out.
    """
    gone = spent and points is None
    filled = "full" if points == number else "half" if gone or points is not None else "open"
    kinds = " ".join(
        part for part in (filled, wet and "wet-token", gone and "spent", lost and "lost") if part
    )
    strike = '<path class="strike" d="M-9.4 6 9.4 -6"/>' if lost else ""
    return (
        f'<g class="pebble {kinds}"><use href="#token-{filled}"/>'
        f'<text y="{2.8 if filled == "half" else 4.6}">{number}</text>{strike}</g>'
    )
