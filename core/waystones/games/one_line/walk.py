"""What one card allows on one board: every stretch, the fields that may come next, why not (OL-8 to OL-10).

A route is the tuple of its fields from one end to the other. A stretch is what one round adds to it: the end
it leaves from and its fields in the order in which the line enters them (OL-21). State and observation both
ask here, so that each rule stands in one place.
"""

from collections.abc import Sequence
from typing import NamedTuple

from waystones.errors import BadNotation, Refusal
from waystones.games.one_line.board import FIELDS, NAMES, NEAR, Board, Card, pocket

Route = tuple[int, ...]


class Stretch(NamedTuple):
    """One round's move: written e4-d4-c3, the end first; without fields it is a pass.

    >>> str(Stretch.read("e4-d4-c3")), str(PASS)
    ('e4-d4-c3', 'pass')
    """

    end: int
    fields: tuple[int, ...]

    def __str__(self) -> str:
        return "-".join(NAMES[field] for field in (self.end, *self.fields)) if self.fields else "pass"

    @classmethod
    def read(cls, text: str) -> "Stretch":
        """The stretch written so; BadNotation if the text is no stretch."""
        if text == "pass":
            return PASS
        names = text.split("-")
        if len(names) < 2 or any(each not in FIELDS for each in names):
            raise BadNotation("stretch", text=text[:40])
        end, *fields = (FIELDS[each] for each in names)
        return cls(end, tuple(fields))


PASS = Stretch(-1, ())


def ends(route: Route) -> tuple[int, ...]:
    """The ends a round may extend: one while the route is one field long (OL-8)."""
    return (route[0], route[-1]) if len(route) > 1 else route


def extended(route: Route, stretch: Stretch) -> Route:
    """The route with the stretch drawn on."""
    if not stretch.fields:
        return route
    if stretch.end == route[-1]:
        return route + stretch.fields
    return stretch.fields[::-1] + route


def stretches(board: Board, route: Route, card: Card) -> list[Stretch]:
    """Every stretch that the card allows, without the pass, shorter ones before their own longer ones."""
    takes, needs = board.takes, board.needs
    walked = set(route)
    found: list[Stretch] = []
    for end in ends(route):
        open_ways: list[tuple[int, int, tuple[int, ...]]] = [(end, pocket(card), ())]
        for at, left, fields in open_ways:  # grows while it is walked through
            for field in NEAR[at]:
                if left & needs[field] and field not in walked and field not in fields:
                    longer = (*fields, field)
                    found.append(Stretch(end, longer))
                    open_ways.append((field, left - takes[field], longer))
    return found


def next_fields(board: Board, route: Route, card: Card, draft: Stretch) -> list[int]:
    """The fields that may follow the draft, a stretch that is allowed so far."""
    takes, needs = board.takes, board.needs
    if draft.end not in ends(route):
        return []
    at = draft.fields[-1] if draft.fields else draft.end
    left = pocket(card) - sum(takes[field] for field in draft.fields)
    walked = {*route, *draft.fields}
    return [field for field in NEAR[at] if left & needs[field] and field not in walked]


def refusal(board: Board, route: Route, card: Card, stretch: Stretch) -> Refusal | None:
    """Why the stretch may not be drawn, or None if it may."""
    if not stretch.fields:
        return None
    both_ends = ends(route)
    if stretch.end not in both_ends:
        return Refusal("OL-8", "not_an_end", {"field": NAMES[stretch.end]})
    walked = set(route)
    left = list(card)
    at = stretch.end
    for field in stretch.fields:
        colour = board.colours[field]
        if field in both_ends and field != stretch.end:
            return Refusal("OL-8", "other_end", {"field": NAMES[field]})
        if field in walked:
            return Refusal("OL-10", "walked", {"field": NAMES[field]})
        if field not in NEAR[at]:
            return Refusal("OL-8", "not_beside", {"field": NAMES[field], "before": NAMES[at]})
        if colour not in left:
            code = "colour_used" if colour in card else "colour_missing"
            return Refusal("OL-9", code, {"field": NAMES[field], "colour": colour})
        walked.add(field)
        left.remove(colour)
        at = field
    return None


def is_closed(route: Route) -> bool:
    """Whether nothing beside either end is free, so that no card of any colour could extend the line."""
    walked = set(route)
    return all(field in walked for end in ends(route) for field in NEAR[end])


def is_stuck(board: Board, route: Route, cards: Sequence[Card]) -> bool:
    """Whether none of the cards can ever extend either end (OL-11)."""
    walked = set(route)
    wanted = {board.colours[field] for end in ends(route) for field in NEAR[end] if field not in walked}
    return not any(colour in wanted for card in cards for colour in card)
