"""The cards of both path games as lines of text: rows, piles, the own hand, and how everybody does.

A seat's figures are its letter, a to d: small ones in lower case, the large one in upper case.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from waystones.games.path_cards.cards import COLOUR_OF, COLOURS, LETTERS, NAMES, Row

if TYPE_CHECKING:
    from waystones.cli.paint import Paint
    from waystones.games.path_cards.observation import PathCardsObservation

SEATS = "abcd"
_WIDE = 78
NOTATION = "b7 lays the blue 7 and xb7 discards it; deck or pile-b takes a card"


def lines(observation: "PathCardsObservation[Any]", paint: "Paint") -> Iterator[str]:
    """What both path games show beside the board: rows, piles, hand, deck."""
    seats = range(observation.players)
    wide = (_WIDE - 10) // observation.players
    heads = [f"{SEATS[seat]} seat {seat}{' *' * (seat == observation.to_act)}" for seat in seats]
    yield "rows      " + "".join(f"{head:<{wide}}" for head in heads).rstrip()
    for colour, name in enumerate(COLOURS):
        rows = [f"{_short(observation.rows[seat][colour], wide - 1):<{wide}}" for seat in seats]
        yield paint(f"  {name:<8}" + "".join(rows).rstrip(), name)
    scores = zip(observation.scores(), observation.wishing_counts, strict=True)
    told = [f"{f'{score} points, {wishes} w':<{wide}}" for score, wishes in scores]
    yield "score     " + "".join(told).rstrip()
    piles = [
        paint(f"{LETTERS[colour]}{pile[-1] if pile else '-'}", COLOURS[colour]) + f" of {len(pile)}"
        for colour, pile in enumerate(observation.piles)
    ]
    yield f"piles     {'   '.join(piles)}   deck {observation.deck_left}"
    hand = " ".join(paint(NAMES[card], COLOURS[COLOUR_OF[card]]) for card in observation.hand)
    yield f"hand {SEATS[observation.seat]}    {hand}"


def _short(row: Row, wide: int) -> str:
    """The row's values, without some in the middle when there are too many for the place."""
    text = " ".join(map(str, row)) or "-"
    if len(text) <= wide:
        return text
    end = str(row[0])
    tail = " ".join(map(str, row))[-(wide - len(end) - 3) :].partition(" ")[2]
    return f"{end} … {tail}"
