"""What the rows of the seat to act promise, and the cards worth a look: in a hurry, for games played in the mind.

It comes to what `supply.py` says, and gets there faster by looking at few cards. In a row with a direction no card is
better than the nearest: any other leaves less to follow. A row that may still go both ways has a nearest one for each.
"""

from bisect import bisect_left
from typing import NamedTuple

from waystones.games.path_cards.cards import COPIES, HAND, VALUES, Row
from waystones.games.path_cards.rules import PathCards
from waystones.games.path_cards.supply import Trust

Option = tuple[int, float]  # a card, and the steps that its row promises once it is laid


class Look(NamedTuple):
    """The sorted hand, what a card in it brings, and by colour what its row promises now and with its nearest cards."""

    hand: list[int]
    per_card: float
    rows: list[tuple[int, float, list[Option]]]


def look(state: PathCards, turns: float, trust: Trust) -> Look:
    """Look over the rows of which the hand has fitting cards, with so many turns to go."""
    cards, seat = state.cards, state.to_act
    shown, hand = cards.shown, sorted(cards.hands[seat])
    fitting = _parts_that_fit(hand, cards.rows[seat])
    useful = trust.patience
    for _, _, begin, end in fitting:
        useful += end - begin
    per_card = trust.hand * min(1.0, turns / useful)
    per_unseen = trust.draw * turns / (len(cards.deck) + len(cards.aside) + HAND * (state.players - 1))
    held = per_card - per_unseen  # what a hidden card brings more when it is in the own hand
    rows = []
    for colour, row, begin, end in fitting:
        zero = colour * VALUES
        past = zero + VALUES
        steps, rising, falling = 0.0, end, begin - 1
        if not row:
            unseen = COPIES * VALUES - sum(shown[zero:past]) - end + begin
            steps = per_card * (end - begin) + per_unseen * trust.fresh * unseen
            rising, falling = begin, end - 1
        else:
            last = zero + row[-1]
            if row[0] <= row[-1]:
                rising = bisect_left(hand, last, begin, end)
                steps = held * (end - rising) + per_unseen * (COPIES * (past - last) - sum(shown[last:past]))
            if row[0] >= row[-1]:
                falling = bisect_left(hand, last + 1, begin, end) - 1
                hidden = COPIES * (last + 1 - zero) - sum(shown[zero : last + 1])
                steps = max(steps, held * (falling + 1 - begin) + per_unseen * hidden)
        options = []
        if falling >= begin:
            card = hand[falling]
            hidden = COPIES * (card + 1 - zero) - sum(shown[zero : card + 1])
            options.append((card, held * (falling - begin) + per_unseen * hidden))
        if rising < end:
            card = hand[rising]
            hidden = COPIES * (past - card) - sum(shown[card:past])
            options.append((card, held * (end - rising - 1) + per_unseen * hidden))
        rows.append((colour, steps, options))
    return Look(hand, per_card, rows)


def _parts_that_fit(hand: list[int], rows: list[Row]) -> list[tuple[int, Row, int, int]]:
    """The colours of which a sorted hand has cards that fit in the row, and from where to where in it they are."""
    parts = []
    for colour, row in enumerate(rows):
        low = colour * VALUES
        high = low + VALUES
        if row:
            first, last = row[0], row[-1]
            if first < last:
                low += last
            elif first > last:
                high = low + last + 1
        begin = bisect_left(hand, low)
        end = bisect_left(hand, high, begin)
        if begin < end:
            parts.append((colour, row, begin, end))
    return parts
