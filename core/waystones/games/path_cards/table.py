"""Where the 110 cards are: hands, rows, discard piles, the draw pile and the cards set aside.

Colours and seats are indices. Rows and piles hold values, as their place tells the colour. What changes often and
is short is a list, what grows slowly is a tuple that copies share.
"""

from random import Random
from typing import Self

from waystones.deal import Deal
from waystones.games.path_cards.cards import (
    BACK,
    COLOUR_OF,
    COLOURS,
    COPIES,
    HAND,
    NAMES,
    PACK,
    VALUE_OF,
    Row,
    card_of,
    fitting_in,
    passed_by,
)

SET_ASIDE = 30  # SP-6: with two players, unseen


class Cards:
    """All cards of one game. Knows where cards may lie, not whose turn it is."""

    __slots__ = ("aside", "deck", "fitting", "hands", "known", "piles", "rows", "shown")

    def __init__(self, deck: list[int], hands: list[list[int]], aside: tuple[int, ...] = ()) -> None:
        self.deck = deck  # the next card is the last one
        self.hands = hands
        self.aside = aside
        self.rows: list[list[Row]] = [[()] * len(COLOURS) for _ in hands]
        # The cards that fit in each seat's rows (SP-12). The rows tell it too, but bots ask at every step.
        self.fitting = [frozenset(PACK)] * len(hands)
        self.piles: list[Row] = [()] * len(COLOURS)
        self.known: list[list[int]] = [[] for _ in hands]  # the part of each hand that everybody has seen
        self.shown = [0] * len(NAMES)  # copies of each card that everybody has seen, wherever they are now

    @classmethod
    def dealt(cls, players: int, chance: Deal) -> "Cards":
        """Shuffle, deal the hands and, with two players, set thirty cards aside (SP-6)."""
        deck = chance.shuffled(PACK)
        hands = [[deck.pop() for _ in range(HAND)] for _ in range(players)]
        aside = tuple(deck.pop() for _ in range(SET_ASIDE)) if players == 2 else ()
        return cls(deck, hands, aside)

    def lay(self, seat: int, card: int) -> None:
        """Put a card from the hand into the seat's own row of its colour (SP-9)."""
        self._show(seat, card)
        colour = COLOUR_OF[card]
        row = self.rows[seat][colour] = (*self.rows[seat][colour], VALUE_OF[card])
        self.fitting[seat] -= passed_by(colour, row[0], row[-1])

    def discard(self, seat: int, card: int) -> None:
        """Put a card from the hand on the discard pile of its colour (SP-8)."""
        self._show(seat, card)
        self.piles[COLOUR_OF[card]] += (VALUE_OF[card],)

    def lift(self, seat: int, colour: int) -> int:
        """Put the top card of a row on its discard pile; what remains tells what fits there now (BP-14)."""
        *rest, value = self.rows[seat][colour]
        row = self.rows[seat][colour] = tuple(rest)
        self.fitting[seat] |= fitting_in(colour, row)
        self.piles[colour] += (value,)
        return card_of(colour, value)

    def draw(self, seat: int) -> int:
        """Take the top card of the draw pile into the hand (SP-18)."""
        card = self.deck.pop()
        self.hands[seat].append(card)
        return card

    def take(self, seat: int, colour: int) -> int:
        """Take the top card of a discard pile into the hand, where everybody knows it to be (SP-18)."""
        pile = self.piles[colour]
        self.piles[colour] = pile[:-1]
        card = card_of(colour, pile[-1])
        self.hands[seat].append(card)
        self.known[seat].append(card)
        return card

    def copy(self) -> Self:
        """A copy that shares nothing that changes with this one."""
        twin = self.__class__.__new__(self.__class__)
        twin.deck, twin.aside = self.deck[:], self.aside
        twin.hands = [hand[:] for hand in self.hands]
        twin.fitting = self.fitting[:]
        twin.rows = [rows[:] for rows in self.rows]
        twin.piles = self.piles[:]
        twin.known = [known[:] for known in self.known]
        twin.shown = self.shown[:]
        return twin

    def seen_by(self, seat: int) -> "Cards":
        """A twin in which every card that the seat may not see lies face down."""
        twin = self.copy()
        twin.deck = [BACK] * len(self.deck)
        twin.aside = (BACK,) * len(self.aside)
        for other, hand in enumerate(self.hands):
            if other != seat:
                known = sorted(self.known[other])
                twin.hands[other] = known + [BACK] * (len(hand) - len(known))
        return twin

    def unseen(self) -> list[int]:
        """Every card that lies face down in what `seen_by` gave, in an order that tells nothing."""
        left = [COPIES - shown for shown in self.shown]
        for seen in (*self.hands, self.aside):
            for card in seen:
                if card != BACK:
                    left[card] -= 1
        for known in self.known:
            for card in known:
                left[card] += 1  # it is in a hand as well, and counts once
        return [card for card, copies in enumerate(left) for _ in range(copies)]

    def turned_up(self, rng: Random) -> "Cards":
        """What `seen_by` gave with a card made up for every one that lies face down."""
        twin = self.copy()
        unseen = self.unseen()
        rng.shuffle(unseen)
        twin.hands = [[unseen.pop() if card == BACK else card for card in hand] for hand in self.hands]
        twin.aside = tuple(unseen.pop() if card == BACK else card for card in self.aside)
        twin.deck = [unseen.pop() for _ in self.deck]
        return twin

    def _show(self, seat: int, card: int) -> None:
        """Take a card out of the hand for all to see."""
        self.hands[seat].remove(card)
        known = self.known[seat]
        if card in known:
            known.remove(card)
        else:
            self.shown[card] += 1
