"""Branching Paths: a web of stones, any figure by any fitting card, two to four players (BP-6 to BP-21)."""

from typing import ClassVar

from waystones.errors import Refusal
from waystones.game import Event, ScoreLine
from waystones.games.branching_paths import events, score
from waystones.games.branching_paths.board import (
    CARD,
    CLOVER,
    JOKER,
    NO_STACK,
    NO_TILE,
    STACK,
    START,
    WISH,
    Board,
)
from waystones.games.branching_paths.moves import (
    ANSWERS,
    BONUS,
    KEEP,
    LIFT,
    LIFTS,
    SHED,
    STAY,
    STAY_PUT,
    STEP,
    WAY,
    read,
)
from waystones.games.branching_paths.observation import BranchingPathsObservation
from waystones.games.path_cards import events as card_events
from waystones.games.path_cards.cards import COLOUR_OF, COLOURS, NAMES
from waystones.games.path_cards.figures import GOAL_FIGURES, SMALL_FIGURES
from waystones.games.path_cards.moves import DISCARD, DISCARDS, DRAW, LAY, LAYS, PLAY, TAKE, Move
from waystones.games.path_cards.rules import PathCards
from waystones.games.path_cards.table import Cards


class BranchingPaths(PathCards[BranchingPathsObservation]):
    """The game at some point."""

    __slots__ = ("board", "figures", "stacks", "tiles", "wishes")

    game = "branching_paths"

    NOT_ASKED: ClassVar = {
        PLAY: ("SP-8", "play_a_card"),
        WAY: ("BP-8", "choose_a_way"),
        BONUS: ("BP-13", "bonus_move"),
        SHED: ("BP-14", "card_tile"),
        TAKE: ("BP-16", "take_a_card"),
    }

    def __init__(self, cards: Cards, board: Board, tiles: tuple[int, ...], first: int) -> None:
        super().__init__(cards, first)
        self.board = board
        self.tiles = tiles  # by stone; only the wishing tiles are ever taken away
        self.stacks = [STACK] * len(COLOURS)  # wishing stones left, by colour
        # The stones of each seat's figures, the large one first.
        self.figures = [[START] * (1 + SMALL_FIGURES) for _ in cards.hands]
        self.wishes = [[0] * len(COLOURS) for _ in cards.hands]  # each seat's wishing stones, by colour

    def legal_moves(self) -> list[Move]:
        """Every answer to what is asked now."""
        seat, asks = self.to_act, self.asks
        if asks == PLAY:
            fitting, ways = self.cards.fitting[seat], self.open(seat)
            moves = []
            for card in set(self.cards.hands[seat]):
                if card in fitting and ways >> COLOUR_OF[card] & 1:
                    moves.append(LAYS[card])
                moves.append(DISCARDS[card])
            return moves
        if asks == TAKE:
            return self._takes()
        if asks == WAY:
            return self.steps(seat, self.laid)
        if asks == BONUS:
            return [STAY, *self.steps(seat, JOKER)]
        if asks == SHED:
            rows, hand = self.cards.rows[seat], self.cards.hands[seat]
            lifts = [LIFTS[colour] for colour, row in enumerate(rows) if row]
            return [KEEP, *lifts, *[DISCARDS[card] for card in set(hand)]]
        return []

    def parse(self, text: str) -> Move:
        """Read a move such as r7, xr7, small-c2-d3, stay, off-r, keep, deck or pile-b."""
        return read(text, self.board.steps)

    def refusal(self, move: Move) -> Refusal | None:
        """Why the move is not allowed now, or None if it is."""
        kind, what, _ = move
        if self.asks not in ANSWERS[kind]:
            return self._not_asked(kind)
        if kind in (LAY, DISCARD):
            refused = self._refused_play(kind, what)
            if not refused and kind == LAY and not self.open(self.to_act) >> COLOUR_OF[what] & 1:
                return Refusal("BP-9", "no_way", {"card": NAMES[what]})
            return refused
        if kind == TAKE:
            return self._refused_take(what)
        if kind == STEP:
            return self._refused_step(what)
        if kind == LIFT and not self.cards.rows[self.to_act][what]:
            return Refusal("BP-14", "empty_row", {"row": COLOURS[what]})
        return None

    def apply(self, move: Move) -> list[Event]:
        """Carry the decision out, up to the next one."""
        kind, what, _ = move
        if kind == LAY:
            return self._lay(what)
        if kind == DRAW:
            return self._draw()
        if kind == TAKE:
            return self._take(what)
        if kind == STEP:
            return self._step(*self.board.steps.read(what))
        if kind == DISCARD:
            self.owed += self.asks == SHED  # BP-16: this turn has laid a card already
            return self._discard(what)
        if kind == LIFT:
            return self._lift(what)
        self.asks = TAKE
        return [card_events.stayed(self.to_act) if kind == STAY_PUT else events.kept(self.to_act)]

    def steps(self, seat: int, colour: int) -> list[Move]:
        """Every step of the seat's figures with a card of the colour; small ones on one stone are alike (BP-8)."""
        large, *small = self.figures[seat]
        steps = self.board.steps
        moves = [*steps.large[colour][large]]
        for stone in dict.fromkeys(small):
            moves += steps.small[colour][stone]
        return moves

    def score_lines(self, seat: int) -> list[ScoreLine]:
        """Figures, wishing stones and the points of tiles."""
        return score.lines(self.board, self.figures[seat], self.wishes[seat], self.points[seat])

    def scores(self) -> list[int]:
        """The totals without their lines: bots ask for them at every step."""
        boards = [self.board] * self.players
        return [*map(score.total, boards, self.figures, self.wishes, self.points)]

    def observe(self, seat: int) -> BranchingPathsObservation:
        """Everything but the other hands, the draw pile and the cards set aside."""
        return BranchingPathsObservation(self, seat)

    def copy(self) -> "BranchingPaths":
        """A copy that shares nothing that changes with this one."""
        twin = self._twin()
        twin.board, twin.tiles, twin.stacks = self.board, self.tiles, self.stacks[:]
        twin.figures = [figures[:] for figures in self.figures]
        twin.wishes = [wishes[:] for wishes in self.wishes]
        return twin

    def open(self, seat: int) -> int:
        """The colours that lead a figure of the seat on, one bit for each (BP-9)."""
        leads = self.board.open
        one, two, three, four, five = self.figures[seat]
        return leads[one] | leads[two] | leads[three] | leads[four] | leads[five]

    def _refused_step(self, what: int) -> Refusal | None:
        """Why no figure may take the step (BP-6, BP-7, BP-8)."""
        board = self.board
        origin, stone, large = board.steps.read(what)
        values = {"from": board.names[origin], "stone": board.names[stone]}
        large_stands, *small_stand = self.figures[self.to_act]
        if origin not in ([large_stands] if large else small_stand):
            return Refusal("BP-8", "no_figure", {**values, "large": large})
        if stone not in board.next[origin]:
            return Refusal("BP-6", "not_next", values)
        if self.asks == WAY and board.colour[stone] not in (self.laid, JOKER):
            return Refusal("BP-6", "other_colour", {**values, "colour": COLOURS[self.laid]})
        return None

    def _lay(self, card: int) -> list[Event]:
        """Lay the card in its row and ask where it leads, unless there is one way only (BP-6 to BP-8)."""
        seat = self.to_act
        self.cards.lay(seat, card)
        self.laid = COLOUR_OF[card]
        steps = self.steps(seat, self.laid)
        if len(steps) == 1:
            return [card_events.laid(seat, card), *self._step(*self.board.steps.read(steps[0].what))]
        self.asks = WAY
        return [card_events.laid(seat, card)]

    def _step(self, origin: int, stone: int, large: bool) -> list[Event]:
        """Move a figure one stone on and carry out what lies there (BP-11 to BP-15, BP-17)."""
        seat, board, figures = self.to_act, self.board, self.figures[self.to_act]
        figures[0 if large else figures.index(origin, 1)] = stone
        name = board.names[stone]
        happened = [events.stepped(seat, board.names[origin], name, large)]
        if board.row[stone] == board.goal:
            self.in_goal += 1
            if self.in_goal == GOAL_FIGURES:
                return [*happened, self._end("goal")]
        self.asks = TAKE
        colour, tile = board.stack[stone], self.tiles[stone]
        if colour != NO_STACK:
            happened.append(self._from_stack(name, colour))
        elif tile != NO_TILE:
            happened.append(events.tile(seat, name, tile))
            if tile == CLOVER:
                happened += self._offer_bonus()
            elif tile == CARD:
                self.asks = SHED
            elif tile >= WISH:
                self.tiles = (*self.tiles[:stone], NO_TILE, *self.tiles[stone + 1 :])
                self.wishes[seat][tile - WISH] += 1
            else:
                self.points[seat] += tile
        return happened

    def _from_stack(self, name: str, colour: int) -> Event:
        """Take a wishing stone from the stack, if it has one left (BP-15)."""
        seat = self.to_act
        if not self.stacks[colour]:
            return events.stack_empty(seat, name, colour)
        self.stacks[colour] -= 1
        self.wishes[seat][colour] += 1
        return events.wishing_stone(seat, name, colour)

    def _offer_bonus(self) -> list[Event]:
        """Ask which figure the clover moves; it lapses if none can (BP-13)."""
        if self.open(self.to_act):
            self.asks = BONUS
            return []
        return [card_events.lapsed(self.to_act)]

    def _lift(self, colour: int) -> list[Event]:
        """Put the top card of a row on its discard pile; what remains tells what fits (BP-14)."""
        card = self.cards.lift(self.to_act, colour)
        self.discarded = colour
        self.asks = TAKE
        return [events.lifted(self.to_act, card)]

    def _not_asked(self, kind: str) -> Refusal:
        """Why a move of this kind cannot be made now."""
        return Refusal("BP-17", "over") if self.is_over else super()._not_asked(kind)
