"""Stone Paths: five paths, one card out and one card in each turn, two to four players (SP-7 to SP-26)."""

from waystones.errors import Refusal
from waystones.game import Event, ScoreLine, State
from waystones.games.path_cards.cards import COLOUR_OF, COLOURS, NAMES, direction
from waystones.games.path_cards.moves import DECK, DISCARD, DISCARDS, DRAW, LAY, LAYS, PILES, TAKE, Move
from waystones.games.path_cards.table import Cards
from waystones.games.stone_paths import events, score
from waystones.games.stone_paths.board import (
    CLOVER,
    END,
    GOAL,
    GOAL_FIGURES,
    NO_TILE,
    SMALL_FIGURES,
    START,
    WISHING_STONE,
    PathTiles,
)
from waystones.games.stone_paths.moves import ANSWERS, BONUS, FIGURE, FIGURES, OVER, PLAY, STAY, STEPS, read
from waystones.games.stone_paths.observation import StonePathsObservation

NOWHERE = -1  # no path, no pile
PATIENCE = 12  # SP-26: after so many turns in a row that brought nothing, a card from the draw pile

# Why a move has to wait that does not answer what is asked.
NOT_ASKED = {
    PLAY: ("SP-8", "play_a_card"),
    FIGURE: ("SP-10", "choose_a_figure"),
    BONUS: ("SP-15", "bonus_move"),
    TAKE: ("SP-18", "take_a_card"),
}


class StonePaths(State[Move]):
    """The game at some point.

    `to_act`, `is_over` and `players` are plain attributes, not properties: bots ask for them at every step.
    """

    __slots__ = (
        "asks",
        "cards",
        "discarded",
        "first",
        "idle",
        "in_goal",
        "is_over",
        "large",
        "opened",
        "players",
        "points",
        "stones",
        "tiles",
        "to_act",
        "turn",
        "wishes",
    )

    game = "stone_paths"

    players: int
    to_act: int
    is_over: bool

    def __init__(self, cards: Cards, tiles: list[PathTiles], first: int) -> None:
        self.cards = cards
        self.tiles = tiles
        self.players = len(cards.hands)
        self.first = self.to_act = first
        self.turn = 1
        self.asks = PLAY
        self.is_over = False
        self.opened = NOWHERE  # the path whose figure is being chosen
        self.discarded = NOWHERE  # the pile that got this turn's card
        self.idle = 0  # turns in a row that brought neither a laid card nor a card from the draw pile
        self.in_goal = 0  # figures of all seats in the goal area
        self.stones = [[START] * len(COLOURS) for _ in cards.hands]  # of each seat's figure on each path
        self.large = [NOWHERE] * self.players  # the path of each seat's large figure
        self.wishes = [0] * self.players
        self.points = [0] * self.players

    def legal_moves(self) -> list[Move]:
        """Every answer to what is asked now."""
        if self.asks == PLAY:
            fitting = self.cards.fitting[self.to_act]
            moves = []
            for card in set(self.cards.hands[self.to_act]):
                if card in fitting:
                    moves.append(LAYS[card])
                moves.append(DISCARDS[card])
            return moves
        if self.asks == TAKE:
            if self.idle >= PATIENCE:
                return [DECK]
            moves = [DECK]
            for colour, pile in enumerate(self.cards.piles):
                if pile and colour != self.discarded:
                    moves.append(PILES[colour])
            return moves
        if self.asks == BONUS:
            stones = self.stones[self.to_act]
            return [STAY, *[STEPS[path] for path, stone in enumerate(stones) if START < stone < END]]
        return [*FIGURES] if self.asks == FIGURE else []

    def parse(self, text: str) -> Move:
        """Read a move such as r7, xr7, large, +g, stay, deck or pile-b."""
        return read(text)

    def refusal(self, move: Move) -> Refusal | None:
        """Why the move is not allowed now, or None if it is."""
        kind, what, _ = move
        asks = ANSWERS[kind]
        if asks != self.asks:
            return self._not_asked(kind)
        if asks == PLAY:
            if what not in self.cards.hands[self.to_act]:
                return Refusal("SP-9" if kind == LAY else "SP-8", "not_in_hand", {"card": NAMES[what]})
            if kind == LAY and what not in self.cards.fitting[self.to_act]:
                row = self.cards.rows[self.to_act][COLOUR_OF[what]]
                values = {"card": NAMES[what], "last": row[-1], "direction": direction(row)}
                return Refusal("SP-12", "does_not_fit", values)
        elif kind == TAKE:
            if self.idle >= PATIENCE:
                return Refusal("SP-26", "deck_only", {"turns": PATIENCE})
            if what == self.discarded:
                return Refusal("SP-19", "just_discarded", {"pile": COLOURS[what]})
            if not self.cards.piles[what]:
                return Refusal("SP-18", "empty", {"pile": COLOURS[what]})
        elif asks == BONUS and what != NOWHERE:
            stone = self.stones[self.to_act][what]
            if stone in (START, END):
                return Refusal("SP-17", "at_start" if stone == START else "at_end", {"path": COLOURS[what]})
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
        if kind == DISCARD:
            return self._discard(what)
        if kind == FIGURE:
            return self._start(self.opened, large=bool(what))
        return self._step(what) if what != NOWHERE else self._stay()

    def score_lines(self, seat: int) -> list[ScoreLine]:
        """Figures, wishing stones and the points of tiles."""
        return score.lines(self.stones[seat], self.large[seat], self.wishes[seat], self.points[seat])

    def observe(self, seat: int) -> StonePathsObservation:
        """Everything but the other hands, the draw pile and the cards set aside."""
        return StonePathsObservation(self, seat)

    def copy(self) -> "StonePaths":
        """An independent twin."""
        twin = StonePaths.__new__(StonePaths)
        twin.cards, twin.tiles = self.cards.copy(), self.tiles[:]
        twin.players, twin.first, twin.to_act, twin.turn = self.players, self.first, self.to_act, self.turn
        twin.asks, twin.opened, twin.discarded = self.asks, self.opened, self.discarded
        twin.idle, twin.in_goal, twin.is_over = self.idle, self.in_goal, self.is_over
        twin.stones = [stones[:] for stones in self.stones]
        twin.large, twin.wishes, twin.points = self.large[:], self.wishes[:], self.points[:]
        return twin

    def _discard(self, card: int) -> list[Event]:
        """Lay the card on its discard pile, unused (SP-8)."""
        self.cards.discard(self.to_act, card)
        self.discarded = COLOUR_OF[card]
        self.asks = TAKE
        return [events.discarded(self.to_act, card)]

    def _lay(self, card: int) -> list[Event]:
        """Lay the card in its row, which moves the figure on its path (SP-9 to SP-11, SP-13)."""
        seat, path = self.to_act, COLOUR_OF[card]
        self.cards.lay(seat, card)
        stone = self.stones[seat][path]
        if stone == START:
            return [events.laid(seat, card), *self._open(path)]
        if stone == END:
            return [events.laid(seat, card), events.finished(seat, path), *self._offer_bonus()]
        return [events.laid(seat, card), *self._step(path)]

    def _open(self, path: int) -> list[Event]:
        """Ask which figure starts the path, unless one kind is used up (SP-5, SP-10)."""
        seat = self.to_act
        if self.large[seat] != NOWHERE:
            return self._start(path, large=False)
        if self.stones[seat].count(START) == len(COLOURS) - SMALL_FIGURES:
            return self._start(path, large=True)
        self.opened = path
        self.asks = FIGURE
        return []

    def _start(self, path: int, *, large: bool) -> list[Event]:
        """Put a figure on the first stone of the path (SP-10)."""
        self.opened = NOWHERE
        if large:
            self.large[self.to_act] = path
        return self._step(path)

    def _step(self, path: int) -> list[Event]:
        """Move the figure one stone on and carry out the tile that lies there (SP-14 to SP-16, SP-20)."""
        seat = self.to_act
        stone = self.stones[seat][path] = self.stones[seat][path] + 1
        happened = [events.stepped(seat, path, stone, path == self.large[seat])]
        if stone == GOAL:
            self.in_goal += 1
            if self.in_goal == GOAL_FIGURES:
                return [*happened, self._end("goal")]
        self.asks = TAKE
        tile = self.tiles[path][stone]
        if tile == NO_TILE:
            return happened
        happened.append(events.tile(seat, path, stone, tile))
        if tile == CLOVER:
            happened += self._offer_bonus()
        elif tile == WISHING_STONE:
            tiles = self.tiles[path]
            self.tiles[path] = (*tiles[:stone], NO_TILE, *tiles[stone + 1 :])
            self.wishes[seat] += 1
        else:
            self.points[seat] += tile
        return happened

    def _offer_bonus(self) -> list[Event]:
        """Ask which figure makes the bonus move; it lapses if none can (SP-13, SP-15, SP-17)."""
        if any(START < stone < END for stone in self.stones[self.to_act]):
            self.asks = BONUS
            return []
        self.asks = TAKE
        return [events.lapsed(self.to_act)]

    def _stay(self) -> list[Event]:
        """Decline the bonus move (SP-13, SP-15)."""
        self.asks = TAKE
        return [events.stayed(self.to_act)]

    def _draw(self) -> list[Event]:
        """Take the top card of the draw pile; the last one ends the game (SP-18, SP-21)."""
        seat = self.to_act
        happened = [events.drawn(seat, self.cards.draw(seat))]
        if not self.cards.deck:
            return [*happened, self._end("deck")]
        self.idle = 0
        self._next_turn()
        return happened

    def _take(self, colour: int) -> list[Event]:
        """Take the top card of a discard pile (SP-18, SP-26)."""
        seat = self.to_act
        happened = [events.taken(seat, self.cards.take(seat, colour))]
        self.idle = 0 if self.discarded == NOWHERE else self.idle + 1
        self._next_turn()
        return happened

    def _next_turn(self) -> None:
        """Go on to the next seat, clockwise (SP-7)."""
        self.to_act = (self.to_act + 1) % self.players
        self.turn += 1
        self.discarded = NOWHERE
        self.asks = PLAY

    def _end(self, reason: str) -> Event:
        """End the game at once (SP-20, SP-21)."""
        self.asks, self.is_over = OVER, True
        return events.over(reason, self.cards.aside)

    def _not_asked(self, kind: str) -> Refusal:
        """Why a move of this kind cannot be made now."""
        if self.is_over:
            return Refusal("SP-20" if self.cards.deck else "SP-21", "over")
        rule, code = NOT_ASKED[self.asks]
        return Refusal(rule, code, {"move": kind})
