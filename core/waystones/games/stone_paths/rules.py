"""Stone Paths: five paths, one card out and one card in each turn, two to four players (SP-7 to SP-26)."""

from typing import ClassVar

from waystones.errors import Refusal
from waystones.game import Event, ScoreLine
from waystones.games.path_cards import events as card_events
from waystones.games.path_cards.cards import COLOUR_OF, COLOURS
from waystones.games.path_cards.figures import GOAL_FIGURES, SMALL_FIGURES
from waystones.games.path_cards.moves import DISCARD, DISCARDS, DRAW, LAY, LAYS, PLAY, TAKE, Move
from waystones.games.path_cards.rules import NOWHERE, PathCards
from waystones.games.path_cards.table import Cards
from waystones.games.stone_paths import events, score
from waystones.games.stone_paths.board import CLOVER, END, GOAL, NO_TILE, START, WISHING_STONE, PathTiles
from waystones.games.stone_paths.moves import ANSWERS, BONUS, FIGURE, FIGURES, STAY, STEPS, read
from waystones.games.stone_paths.observation import StonePathsObservation


class StonePaths(PathCards[StonePathsObservation]):
    """The game at some point."""

    __slots__ = ("large", "stones", "tiles", "wishes")

    game = "stone_paths"

    NOT_ASKED: ClassVar = {
        PLAY: ("SP-8", "play_a_card"),
        FIGURE: ("SP-10", "choose_a_figure"),
        BONUS: ("SP-15", "bonus_move"),
        TAKE: ("SP-18", "take_a_card"),
    }

    def __init__(self, cards: Cards, tiles: list[PathTiles], first: int) -> None:
        super().__init__(cards, first)
        self.tiles = tiles
        self.stones = [[START] * len(COLOURS) for _ in cards.hands]  # of each seat's figure on each path
        self.large = [NOWHERE] * self.players  # the path of each seat's large figure
        self.wishes = [0] * self.players

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
            return self._takes()
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
            return self._refused_play(kind, what)
        if kind == TAKE:
            return self._refused_take(what)
        if asks == BONUS and what != NOWHERE:
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
            return self._start(self.laid, large=bool(what))
        return self._step(what) if what != NOWHERE else self._stay()

    def score_lines(self, seat: int) -> list[ScoreLine]:
        """Figures, wishing stones and the points of tiles."""
        return score.lines(self.stones[seat], self.large[seat], self.wishes[seat], self.points[seat])

    def scores(self) -> list[int]:
        """The totals without their lines: bots ask for them at every step."""
        return [*map(score.total, self.stones, self.large, self.wishes, self.points)]

    def observe(self, seat: int) -> StonePathsObservation:
        """Everything but the other hands, the draw pile and the cards set aside."""
        return StonePathsObservation(self, seat)

    def copy(self) -> "StonePaths":
        """A copy that shares nothing that changes with this one."""
        twin = self._twin()
        twin.tiles = self.tiles[:]
        twin.stones = [stones[:] for stones in self.stones]
        twin.large, twin.wishes = self.large[:], self.wishes[:]
        return twin

    def _lay(self, card: int) -> list[Event]:
        """Lay the card in its row, which moves the figure on its path (SP-9 to SP-11, SP-13)."""
        seat, path = self.to_act, COLOUR_OF[card]
        self.cards.lay(seat, card)
        self.laid = path
        stone = self.stones[seat][path]
        if stone == START:
            return [card_events.laid(seat, card), *self._open(path)]
        if stone == END:
            return [card_events.laid(seat, card), events.finished(seat, path), *self._offer_bonus()]
        return [card_events.laid(seat, card), *self._step(path)]

    def _open(self, path: int) -> list[Event]:
        """Ask which figure starts the path, unless one kind is used up (SP-5, SP-10)."""
        seat = self.to_act
        if self.large[seat] != NOWHERE:
            return self._start(path, large=False)
        if self.stones[seat].count(START) == len(COLOURS) - SMALL_FIGURES:
            return self._start(path, large=True)
        self.asks = FIGURE
        return []

    def _start(self, path: int, *, large: bool) -> list[Event]:
        """Put a figure on the first stone of the path (SP-10)."""
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
        return [card_events.lapsed(self.to_act)]

    def _stay(self) -> list[Event]:
        """Decline the bonus move (SP-13, SP-15)."""
        self.asks = TAKE
        return [card_events.stayed(self.to_act)]
