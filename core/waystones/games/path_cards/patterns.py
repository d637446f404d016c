"""Why another move was better, as far as cards tell it: what both path games have in common.

Each pattern is a function of a contrast, and says nothing where it has no evidence.
"""

from random import Random
from typing import Any

from waystones.game import State
from waystones.games.path_cards.cards import COLOUR_OF, NAMES, VALUE_OF, card_of, fits, following
from waystones.games.path_cards.judge import margin
from waystones.games.path_cards.moves import DISCARD, DRAW, LAY, TAKE, Move
from waystones.games.path_cards.observation import PathCardsObservation
from waystones.games.path_cards.rules import PathCards
from waystones.review.reason import Contrast, Reason

Cards = PathCardsObservation[Any]
Cast = Contrast[Cards]

NEAR = 2  # a card that leaves no larger gap is one that is waited for
FAR = 3  # a gap that skips several cards
SEVERAL = 3  # cards that a row loses and that make a difference
LATE = 7  # turns that each player still gets: from then on every card of the draw pile counts


def moves(cast: Cast) -> tuple[Move, Move]:
    """What was done, and what was better."""
    return cast.made[0], cast.better[0]


def next_seat(seen: Cards) -> int:
    """The seat that plays after the own one."""
    return (seen.seat + 1) % seen.players


def gap(seen: Cards, seat: int, card: int) -> int | None:
    """How far a card lies from the last one of the seat's row; None where it does not fit or no row is begun."""
    row = seen.rows[seat][COLOUR_OF[card]]
    return abs(VALUE_OF[card] - row[-1]) if row and fits(row, VALUE_OF[card]) else None


def is_near(seen: Cards, seat: int, card: int) -> bool:
    """Whether the card follows soon in a row that the seat has begun."""
    found = gap(seen, seat, card)
    return found is not None and found <= NEAR


def turns_to_come(seen: Cards) -> int:
    """How often each player still plays at most, the own turn among them."""
    return -(-seen.deck_left // seen.players)


def top(seen: Cards, colour: int) -> int:
    """The card on top of a discard pile that is not empty."""
    return card_of(colour, seen.piles[colour][-1])


def last_of(seen: Cards, seat: int, card: int) -> int:
    """The last value of the seat's row of the card's colour."""
    return seen.rows[seat][COLOUR_OF[card]][-1]


def made_of(seen: Cards, move: Move) -> PathCards:
    """The game after the move; only what lies open in it means anything."""
    state: State = seen.imagine(Random(0))
    assert isinstance(state, PathCards)
    state.apply(move)
    return state


def gives_card(cast: Cast) -> Reason | None:
    """It lets the next player have a card that follows at once in a row of theirs."""
    made, better = moves(cast)
    seen, seat = cast.seen, next_seat(cast.seen)
    if made.kind != DISCARD or not is_near(seen, seat, made.what):
        return None
    if better.kind == DISCARD and is_near(seen, seat, better.what):
        return None
    return Reason(
        "gives_card", {"card": NAMES[made.what], "seat": seat, "last": last_of(seen, seat, made.what)}
    )


def throws_fitting(cast: Cast) -> Reason | None:
    """It throws away a card that follows soon in an own row."""
    made, better = moves(cast)
    seen = cast.seen
    if made.kind != DISCARD or not is_near(seen, seen.seat, made.what) or better == made:
        return None
    if better.kind == DISCARD and is_near(seen, seen.seat, better.what):
        return None
    return Reason("throws_fitting", {"card": NAMES[made.what], "last": last_of(seen, seen.seat, made.what)})


def throws_useful(cast: Cast) -> Reason | None:
    """It throws away a card that still fits in an own row, and keeps one that fits in none."""
    made, better = moves(cast)
    seen = cast.seen
    if (made.kind, better.kind) != (DISCARD, DISCARD) or gap(seen, seen.seat, made.what) is None:
        return None
    row = seen.rows[seen.seat][COLOUR_OF[better.what]]
    if fits(row, VALUE_OF[better.what]):
        return None
    last = last_of(seen, seen.seat, made.what)
    return Reason("throws_useful", {"card": NAMES[made.what], "last": last, "instead": NAMES[better.what]})


def helps_next(cast: Cast) -> Reason | None:
    """It throws away a card that the next player can lay, and keeps one that they cannot."""
    made, better = moves(cast)
    seen, seat = cast.seen, next_seat(cast.seen)
    if (made.kind, better.kind) != (DISCARD, DISCARD) or gap(seen, seat, made.what) is None:
        return None
    if fits(seen.rows[seat][COLOUR_OF[better.what]], VALUE_OF[better.what]):
        return None
    return Reason("helps_next", {"card": NAMES[made.what], "seat": seat, "instead": NAMES[better.what]})


def could_lay(cast: Cast) -> Reason | None:
    """It throws a card away where one could be laid."""
    made, better = moves(cast)
    if made.kind != DISCARD or better.kind != LAY:
        return None
    return Reason("could_lay", {"card": NAMES[better.what]})


def strands_hand(cast: Cast) -> Reason | None:
    """After it cards of the own hand fit no more, and fewer do so after the better one."""
    made, better = moves(cast)
    lost, less = _stranded(cast.seen, made), _stranded(cast.seen, better)
    if made.kind != LAY or len(lost) <= len(less):
        return None
    return Reason("strands_hand", {"card": NAMES[made.what], "cards": " ".join(NAMES[card] for card in lost)})


def _stranded(seen: Cards, move: Move) -> list[int]:
    """The cards of the hand that fit in their rows before the move and not after it."""
    if move.kind != LAY:
        return []
    colour = COLOUR_OF[move.what]
    before, hand = seen.rows[seen.seat][colour], list(seen.hand)
    hand.remove(move.what)
    row = (*before, VALUE_OF[move.what])
    mine = [card for card in hand if COLOUR_OF[card] == colour]
    return [card for card in mine if fits(before, VALUE_OF[card]) and not fits(row, VALUE_OF[card])]


def skips_cards(cast: Cast) -> Reason | None:
    """It jumps over cards that may still come, where a nearer one, or another row, was to be had."""
    made, better = moves(cast)
    seen = cast.seen
    if made.kind != LAY:
        return None
    wide = gap(seen, seen.seat, made.what)
    narrow = gap(seen, seen.seat, better.what) if better.kind == LAY else 0
    if wide is None or wide < FAR or (narrow is not None and narrow >= wide):
        return None
    last, colour = last_of(seen, seen.seat, made.what), COLOUR_OF[made.what]
    low, high = sorted((last, VALUE_OF[made.what]))
    skipped = sum(
        COLOUR_OF[card] == colour and low < VALUE_OF[card] < high for card in (*seen.unseen, *seen.hand)
    )
    return (
        Reason("skips_cards", {"card": NAMES[made.what], "last": last, "cards": skipped}) if skipped else None
    )


def narrows_row(cast: Cast) -> Reason | None:
    """It takes away from its row many of the cards that could still follow there, the better move far fewer."""
    made, better = moves(cast)
    if made.kind != LAY or skips_cards(cast):
        return None
    (before, left), (other, still) = room(cast.seen, made), room(cast.seen, better)
    lost, less = before - left, other - still
    if lost - less < SEVERAL:
        return None
    values: dict[str, int | str] = {"card": NAMES[made.what], "cards": left, "lost": lost}
    if better.kind == LAY:
        values |= {"better": NAMES[better.what], "less": less}
    return Reason("narrows_row", values)


def room(seen: Cards, move: Move) -> tuple[int, int]:
    """How many cards can follow in the row of a card before it is laid, and after that; none where none is laid."""
    if move.kind != LAY:
        return 0, 0
    colour, value = COLOUR_OF[move.what], VALUE_OF[move.what]
    values = [VALUE_OF[card] for card in (*seen.unseen, *seen.hand) if COLOUR_OF[card] == colour]
    values.remove(value)
    row = seen.rows[seen.seat][colour]
    return following(row, values), following((*row, value), values)


def hurries_end(cast: Cast) -> Reason | None:
    """It takes one of the last cards of the draw pile, where a discard pile would have kept the game going."""
    made, better = moves(cast)
    if (made.kind, better.kind) != (DRAW, TAKE) or turns_to_come(cast.seen) > LATE:
        return None
    return Reason("hurries_end", {"cards": cast.seen.deck_left})


def puts_end_off(cast: Cast) -> Reason | None:
    """It leaves the last cards of the draw pile where they are, though whoever is ahead wants the end."""
    made, better = moves(cast)
    ahead = margin(cast.seen.imagine(Random(0)), cast.seen.seat)
    if (made.kind, better.kind) != (TAKE, DRAW) or turns_to_come(cast.seen) > LATE or ahead <= 0:
        return None
    return Reason("puts_end_off", {"cards": cast.seen.deck_left, "points": ahead})


def leaves_card(cast: Cast) -> Reason | None:
    """A card that follows soon in an own row lay on a discard pile, and was left there."""
    made, better = moves(cast)
    seen = cast.seen
    if better.kind != TAKE or made.kind not in (DRAW, TAKE):
        return None
    card = top(seen, better.what)
    if gap(seen, seen.seat, card) is None:
        return None
    return Reason("leaves_card", {"card": NAMES[card], "last": last_of(seen, seen.seat, card)})


def takes_dead(cast: Cast) -> Reason | None:
    """It takes a card that fits in no row of its own."""
    made, _ = moves(cast)
    seen = cast.seen
    if made.kind != TAKE:
        return None
    card = top(seen, made.what)
    row = seen.rows[seen.seat][COLOUR_OF[card]]
    return None if fits(row, VALUE_OF[card]) else Reason("takes_dead", {"card": NAMES[card], "last": row[-1]})


def leaves_for_next(cast: Cast) -> Reason | None:
    """It leaves a card on its pile that the next player is waiting for."""
    made, better = moves(cast)
    seen, seat = cast.seen, next_seat(cast.seen)
    if (
        better.kind != TAKE
        or made.kind not in (DRAW, TAKE)
        or not is_near(seen, seat, top(seen, better.what))
    ):
        return None
    card = top(seen, better.what)
    return Reason("leaves_for_next", {"card": NAMES[card], "seat": seat, "last": last_of(seen, seat, card)})


def ends_behind(cast: Cast) -> Reason | None:
    """It ends the game while somebody else is ahead."""
    made, _ = moves(cast)
    end = made_of(cast.seen, made)
    behind = -margin(end, cast.seen.seat)
    return Reason("ends_behind", {"points": behind}) if end.is_over and behind > 0 else None


def misses_end(cast: Cast) -> Reason | None:
    """The better move ends the game at once, and wins it."""
    made, better = moves(cast)
    end = made_of(cast.seen, better)
    ahead = margin(end, cast.seen.seat)
    if not end.is_over or ahead <= 0 or made_of(cast.seen, made).is_over:
        return None
    return Reason("misses_end", {"points": ahead})


def less_at_once(cast: Cast) -> Reason | None:
    """The better move is worth clearly more as soon as it is made."""
    made, better = moves(cast)
    if DRAW in (made.kind, better.kind):
        return None
    seat = cast.seen.seat
    more = made_of(cast.seen, better).scores()[seat] - made_of(cast.seen, made).scores()[seat]
    return Reason("less_at_once", {"points": more}) if more >= 2 else None


OF_CARDS = (
    gives_card,
    throws_fitting,
    throws_useful,
    helps_next,
    leaves_card,
    leaves_for_next,
    takes_dead,
    strands_hand,
    skips_cards,
    hurries_end,
    puts_end_off,
    narrows_row,
)
