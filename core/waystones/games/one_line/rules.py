"""One Line: one route, fifteen cards, one to four boards (OL-7 to OL-24)."""

from collections.abc import Sequence

from waystones.errors import Refusal
from waystones.game import EVERYBODY, OTHERS, Event, ScoreLine, State
from waystones.games.one_line import score, walk
from waystones.games.one_line.board import Board, Card
from waystones.games.one_line.observation import OneLineObservation
from waystones.games.one_line.score import Reached
from waystones.games.one_line.walk import PASS, Route, Stretch


class OneLine(State[Stretch, OneLineObservation]):
    """The game at some point: the cards, and every seat's route as of the last finished round.

    The seats of a round decide one after another, but what they draw is shown and scored only when all have
    (OL-7, OL-23); until then it waits in `drawn`.
    """

    __slots__ = ("board", "cards", "drawn", "reached", "round", "routes", "starts", "stuck", "unused")

    game = "one_line"

    def __init__(self, board: Board, cards: tuple[Card, ...], starts: Sequence[int]) -> None:
        self.board = board
        self.cards = cards  # in the order dealt; only the first `round` of them have been revealed
        self.round = 1
        self.starts = tuple(starts)
        self.routes: list[Route] = [(start,) for start in starts]
        self.reached: list[tuple[Reached, ...]] = [() for _ in starts]
        self.stuck = [False for _ in starts]
        self.drawn: list[Stretch] = []
        self.unused: tuple[Card, ...] = ()  # the cards that nobody could use any more

    @property
    def players(self) -> int:
        """How many boards are in play."""
        return len(self.routes)

    @property
    def to_act(self) -> int:
        """The seat that draws now."""
        return len(self.drawn)

    @property
    def is_over(self) -> bool:
        """Whether all cards have been used or passed."""
        return self.round > len(self.cards)

    @property
    def card(self) -> Card:
        """The card of this round; empty when the game is over."""
        return () if self.is_over else self.cards[self.round - 1]

    def legal_moves(self) -> list[Stretch]:
        """Every stretch that the card allows, and the pass (OL-11)."""
        if self.is_over:
            return []
        return [*walk.stretches(self.board, self.routes[self.to_act], self.card), PASS]

    def parse(self, text: str) -> Stretch:
        """Read a stretch such as e4-d4-c3, or pass."""
        return Stretch.read(text)

    def refusal(self, move: Stretch) -> Refusal | None:
        """Why the stretch is not allowed now, or None if it is."""
        if self.is_over:
            return Refusal("OL-7", "over")
        return walk.refusal(self.board, self.routes[self.to_act], self.card, move)

    def apply(self, move: Stretch) -> list[Event]:
        """Draw the stretch, then go on to the next seat that can still draw."""
        events: list[Event] = []
        if self.players > 1:
            events.append(Event("drawn", self.to_act, secret={"stretch": str(move)}))
        self.drawn.append(move)
        while True:
            if len(self.drawn) == self.players:
                events += self.close_round()
                if self.is_over:
                    return events
            if not self.stuck[self.to_act]:
                return events
            self.drawn.append(PASS)  # OL-11: who is stuck is not asked

    def score_lines(self, seat: int) -> list[ScoreLine]:
        """Numbers as reached, and a point off for each field left out."""
        return score.lines(self.reached[seat], len(self.board.colours) - len(self.routes[seat]))

    def observe(self, seat: int) -> OneLineObservation:
        """The cards revealed so far, the own route, and the others' as of the last finished round."""
        return OneLineObservation(self, seat)

    def copy(self) -> "OneLine":
        """A copy that shares nothing that changes with this one."""
        twin = OneLine.__new__(OneLine)
        twin.board, twin.cards, twin.starts = self.board, self.cards, self.starts
        twin.round, twin.unused = self.round, self.unused
        twin.routes, twin.reached = self.routes[:], self.reached[:]
        twin.stuck, twin.drawn = self.stuck[:], self.drawn[:]
        return twin

    def close_round(self) -> list[Event]:
        """Show and score what all seats drew, then turn the next card."""
        events: list[Event] = []
        known = {each.number for reached in self.reached for each in reached}
        for seat, stretch in enumerate(self.drawn):
            if stretch.fields:
                self.routes[seat] = walk.extended(self.routes[seat], stretch)
                events.append(Event("extended", seat, {"stretch": str(stretch)}, reveals=OTHERS))
                events += self._score_numbers(seat, stretch, known)
            elif not self.stuck[seat]:
                events.append(Event("passed", seat, reveals=OTHERS))
        self.drawn.clear()
        to_come = self.cards[self.round :]
        self.round += 1
        return events + self._find_stuck(to_come) + self._turn_card(to_come)

    def _score_numbers(self, seat: int, stretch: Stretch, known: set[int]) -> list[Event]:
        """Score the numbers on the stretch in the order in which the line enters them (OL-15, OL-21)."""
        events: list[Event] = []
        for field in stretch.fields:
            number = self.board.numbers.get(field)
            if number is None:
                continue
            if self.players == 1:
                points = score.solo_points(number, (each.number for each in self.reached[seat]))
            else:
                points = score.table_points(number, known)
            reached = Reached(number, self.round, points)
            self.reached[seat] += (reached,)
            events.append(Event("number", seat, {"number": number, "points": points, "half": reached.half}))
        return events

    def _find_stuck(self, to_come: Sequence[Card]) -> list[Event]:
        """Note who can never draw again: no secret, since the cards to come are known as a set (OL-12)."""
        events: list[Event] = []
        for seat, route in enumerate(self.routes):
            if to_come and not self.stuck[seat] and walk.is_stuck(self.board, route, to_come):
                self.stuck[seat] = True
                events.append(Event("stuck", seat))
        return events

    def _turn_card(self, to_come: tuple[Card, ...]) -> list[Event]:
        """Reveal the next card, or end the game when there is none or nobody can use it."""
        if to_come and not all(self.stuck):
            return [Event("card", facts={"round": self.round, "card": to_come[0]}, reveals=EVERYBODY)]
        self.unused = to_come
        self.round = len(self.cards) + 1
        return [Event("over", facts={"unused": to_come}, reveals=EVERYBODY if to_come else None)]
