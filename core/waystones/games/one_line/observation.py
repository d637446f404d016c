"""What one seat of One Line may know: everything but the order of the cards to come, and what others draw in the open round."""

from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Literal

from waystones.errors import Refusal
from waystones.game import Observation
from waystones.games.one_line import walk
from waystones.games.one_line.areas import lost
from waystones.games.one_line.board import COLOURS, NEAR, Board, Card
from waystones.games.one_line.score import Reached
from waystones.games.one_line.walk import PASS, Route, Stretch

if TYPE_CHECKING:
    from waystones.games.one_line.rules import OneLine

Because = Literal["", "cards", "closed", "colours"]  # why a line has ended; nothing while it goes on


class OneLineObservation(Observation[Stretch]):
    """A state with every secret taken out before it is kept, so that nothing can leak later."""

    _state: "OneLine"

    def __init__(self, state: "OneLine", seat: int) -> None:
        super().__init__(state.copy(), seat)
        revealed = min(state.round, len(state.cards))
        in_no_order = sorted(state.cards[revealed:])  # OL-12: known as a set
        self._state.cards = (*state.cards[:revealed], *in_no_order)
        # OL-23: nothing of an open round.
        self._state.drawn = [stretch if other == seat else PASS for other, stretch in enumerate(state.drawn)]

    def imagine(self, rng: Random) -> "OneLine":
        """A state that this seat cannot tell from the real one: what it may not know is made up."""
        state = self._state.copy()
        cards = list(self.cards_left)
        rng.shuffle(cards)
        state.cards = (*state.cards[: len(state.cards) - len(cards)], *cards)
        for other in range(len(state.drawn)):
            if other != self.seat and not state.stuck[other]:
                choices = walk.stretches(state.board, state.routes[other], state.card)
                state.drawn[other] = rng.choice([*choices, PASS])
        return state

    @property
    def board(self) -> Board:
        """The colours, numbers and starts."""
        return self._state.board

    @property
    def round(self) -> int:
        """The round being played, from 1; the last one when the game is over."""
        return min(self._state.round, self.rounds)

    @property
    def rounds(self) -> int:
        """How many rounds there are."""
        return len(self._state.cards)

    @property
    def card(self) -> Card:
        """The open card; empty when the game is over."""
        return self._state.card

    @property
    def cards_so_far(self) -> tuple[Card, ...]:
        """Every card that has been turned up, the open one last."""
        return self._state.cards[: self._state.round]

    @property
    def cards_left(self) -> tuple[Card, ...]:
        """The cards still to come, in no order (OL-12)."""
        return self._state.cards[self._state.round :]

    @cached_property
    def to_come(self) -> dict[str, int]:
        """How often each colour stands on the cards still to come."""
        return {colour: sum(card.count(colour) for card in self.cards_left) for colour in COLOURS}

    @property
    def still_draw(self) -> tuple[int, ...]:
        """The seats that have not drawn in the open round, in which all draw at the same time (OL-7)."""
        seats = () if self.is_over else range(self.to_act, self.players)
        return tuple(seat for seat in seats if not self._state.stuck[seat])

    @property
    def unused(self) -> tuple[Card, ...]:
        """The cards that were left when nobody could draw any more."""
        return self._state.unused

    @property
    def over_because(self) -> Because:
        """Why the own line has ended: no card was left, both its ends are closed in, or no colour that was left fits."""
        if not self.is_over:
            return ""
        if not self._state.stuck[self.seat]:
            return "cards"
        return "closed" if walk.is_closed(self.route) else "colours"

    @cached_property
    def routes(self) -> tuple[Route, ...]:
        """Every seat's route; the own one with what was drawn in the open round."""
        routes = list(self._state.routes)
        if len(self._state.drawn) > self.seat:
            routes[self.seat] = walk.extended(routes[self.seat], self._state.drawn[self.seat])
        return tuple(routes)

    @property
    def route(self) -> Route:
        """The own route, from end to end."""
        return self.routes[self.seat]

    @property
    def start(self) -> int:
        """The own start field."""
        return self._state.starts[self.seat]

    @property
    def starts(self) -> tuple[int, ...]:
        """Every seat's start field."""
        return self._state.starts

    @property
    def ends(self) -> tuple[int, ...]:
        """The ends that this round may extend."""
        return walk.ends(self.route)

    @property
    def reached(self) -> tuple[Reached, ...]:
        """The own numbers in the order reached, with what they gave."""
        return self._state.reached[self.seat]

    @property
    def all_reached(self) -> tuple[tuple[Reached, ...], ...]:
        """Every seat's numbers as announced at the end of each round (OL-23)."""
        return tuple(self._state.reached)

    @property
    def spent(self) -> frozenset[int]:
        """The numbers that others have reached, so that they give the own seat only half (OL-14)."""
        if self.players == 1:
            return frozenset()
        return frozenset(each.number for reached in self.all_reached for each in reached) - set(self.numbers)

    @property
    def numbers(self) -> dict[int, int]:
        """The own numbers and what they gave."""
        return {each.number: each.points for each in self.reached}

    @property
    def points(self) -> int:
        """The own points for numbers so far."""
        return sum(self.numbers.values())

    @property
    def left(self) -> int:
        """How many fields the own route has not reached."""
        return len(self.board.colours) - len(self.route)

    def next_fields(self, draft: Stretch, *, ahead: bool = False) -> list[int]:
        """The fields that may follow the half-drawn stretch, one that is allowed so far; none if not to act.

        Who draws `ahead` does so while seats before it still draw, as all do at one table.
        """
        if self.seat not in (self.still_draw if ahead else self.still_draw[:1]):
            return []
        return walk.next_fields(self.board, self.route, self.card, draft)

    def why_not(self, stretch: Stretch) -> Refusal | None:
        """Why the stretch is not allowed to the own seat in this round, or None if it is."""
        if self.is_over:
            return self._state.refusal(stretch)
        return walk.refusal(self.board, self._state.routes[self.seat], self.card, stretch)

    def worth(self, draft: Stretch) -> list[Reached]:
        """What the numbers on the half-drawn stretch would give if it were confirmed."""
        state = self._state.copy()
        before = len(self.reached)
        state.drawn = [draft if seat == self.seat else PASS for seat in range(state.players)]
        state.close_round()
        return list(state.reached[self.seat][before:])

    def lost(self, draft: Stretch = PASS) -> frozenset[int]:
        """The fields that the own line could never enter any more, with the half-drawn stretch inked; cards aside."""
        return lost(walk.extended(self.route, draft))

    def near(self, field: int) -> tuple[int, ...]:
        """The fields beside a field."""
        return NEAR[field]
