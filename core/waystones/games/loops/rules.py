"""Loops: up to three tiles a turn, scored tile by tile, two to four players (LO-5 to LO-20)."""

from waystones.deal import Deal
from waystones.errors import Refusal
from waystones.game import Event, ScoreLine, State
from waystones.games.loops import events, score
from waystones.games.loops.board import CENTRE
from waystones.games.loops.memory import Memory
from waystones.games.loops.mosaic import Mosaic
from waystones.games.loops.moves import A_TURN, END, LAY, PASS, SWAP, Move, lay, read
from waystones.games.loops.observation import LoopsObservation
from waystones.games.loops.score import Laid
from waystones.games.loops.tiles import ENDS_OF, NAMES

NOBODY = -1  # laid the tile in the centre
CHANCES = 2**32
IDLE_ROUNDS = 10  # rounds in a row without a tile laid that end the game (LO-20)

# Why the game is over, and the rule that ended it.
ENDED_BY = {"bag": "LO-17", "rounds": "LO-19", "closed": "LO-20", "idle": "LO-20"}


class Loops(State[Move, LoopsObservation]):
    """The game at some point. What a turn has laid so far counts at once, and the turn ends when that is said."""

    __slots__ = (
        "bag",
        "chance",
        "first",
        "gained",
        "history",
        "idle",
        "laid",
        "memory",
        "mosaic",
        "over",
        "players",
        "points",
        "racks",
        "removed",
        "rounds",
        "to_act",
        "turn",
    )

    game = "loops"

    players: int
    to_act: int

    def __init__(
        self,
        bag: list[int],
        racks: list[list[int]],
        first: int,
        *,
        removed: tuple[int, ...] = (),
        rounds: int = 0,
        chance: int = 0,
    ) -> None:
        self.bag = bag  # the next tile is the last one
        self.racks = racks
        self.removed = removed  # out of the game, unseen (LO-19)
        self.rounds = rounds  # 0: as many as it takes
        self.chance = chance  # how the bag is mixed when tiles are put back into it
        self.players = len(racks)
        self.first = self.to_act = first
        self.turn = 1
        self.laid = 0  # tiles in this turn
        self.gained = 0  # points in this turn
        self.idle = 0  # turns in a row in which nobody laid a tile
        self.over = ""  # why, when it is
        self.points = [0] * self.players
        self.mosaic = Mosaic()
        self.mosaic.lay(CENTRE, bag.pop())  # LO-6
        self.history = [Laid(NOBODY, 0, CENTRE)]
        self.memory = Memory()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.over)

    @property
    def round(self) -> int:
        """The number of the round, from 1: in a round every seat has one turn."""
        return (self.turn - 1) // self.players + 1

    @property
    def rack(self) -> list[int]:
        """The tiles of the seat to act."""
        return self.racks[self.to_act]

    @property
    def can_lay(self) -> bool:
        """Whether the seat to act may lay one more tile in this turn (LO-7)."""
        return self.laid < A_TURN and self.mosaic.takes_any(self.rack)

    def legal_moves(self) -> list[Move]:
        """Every tile on every square where it fits, or what is left to do."""
        if self.over:
            return []
        moves = []
        if self.laid < A_TURN:
            moves = [
                lay(tile, square) for tile in dict.fromkeys(self.rack) for square in self.mosaic.places(tile)
            ]
        if self.laid:
            return [*moves, END]
        return moves or ([SWAP, PASS] if self.bag else [PASS])

    def earlier_moves(self) -> list[Move]:
        """By the first rules a seat that could lay nothing had to swap, also once more when all lines were closed (LO-13, LO-20)."""
        moves = self.legal_moves()
        if PASS in moves or self.over == "closed":
            return [SWAP if self.bag else PASS]
        return moves

    @property
    def was_over(self) -> bool:
        """By the first rules the game ended when everybody in turn had swapped or passed (LO-20)."""
        return self.is_over or self.idle == self.players

    def parse(self, text: str) -> Move:
        """Read a move such as ns2-g6, end, swap or pass."""
        return read(text)

    def refusal(self, move: Move) -> Refusal | None:
        """Why the move is not allowed now, or None if it is."""
        if self.over:
            return Refusal(ENDED_BY[self.over], "over")
        if move.kind == LAY:
            if move.tile not in self.rack:
                return Refusal("LO-5", "not_in_rack", {"tile": NAMES[move.tile]})
            if self.laid == A_TURN:
                return Refusal("LO-7", "three_laid")
            return self.mosaic.why_not(move.square, move.tile)
        if self.laid:
            return None if move == END else Refusal("LO-13", "tiles_laid", {"move": move.kind})
        if self.can_lay:
            return Refusal("LO-13" if move == SWAP else "LO-12", "lay_first", {"move": move.kind})
        if move == PASS or (move == SWAP and self.bag):
            return None
        return Refusal("LO-13", "swap_or_pass" if self.bag else "bag_empty", {"move": move.kind})

    def apply(self, move: Move) -> list[Event]:
        """Carry the decision out, up to the next one."""
        if move.kind == LAY:
            return self._lay(move.tile, move.square)
        if move == END:
            return self._end_turn()
        happened = self._swap() if move == SWAP else self._pass()
        self.idle += 1
        return happened + self._next_turn()

    def score_lines(self, seat: int) -> list[ScoreLine]:
        """The tiles that the seat has laid, in their order, each with its points."""
        return score.lines(self.mosaic, self.history, seat)

    def scores(self) -> list[int]:
        """Everybody's total: points are counted as tiles are laid."""
        return self.points[:]

    def observe(self, seat: int) -> LoopsObservation:
        """Everything but the other racks, the bag and the tiles that are out of the game."""
        return LoopsObservation(self, seat)

    def copy(self) -> "Loops":
        """A copy that shares nothing that changes with this one."""
        twin = Loops.__new__(Loops)
        twin.bag, twin.removed, twin.rounds, twin.chance = self.bag[:], self.removed, self.rounds, self.chance
        twin.racks = [rack[:] for rack in self.racks]
        twin.players, twin.first, twin.to_act, twin.turn = self.players, self.first, self.to_act, self.turn
        twin.laid, twin.gained, twin.idle, twin.over = self.laid, self.gained, self.idle, self.over
        twin.points, twin.mosaic, twin.history = self.points[:], self.mosaic.copy(), self.history[:]
        twin.memory = self.memory
        return twin

    def _lay(self, tile: int, square: int) -> list[Event]:
        """Lay a tile of the rack and score it at once (LO-7, LO-14, LO-15)."""
        seat = self.to_act
        points = self.mosaic.points(square, tile)
        self.points[seat] += points
        self.gained += points
        self.mosaic.lay(square, tile)
        self.memory = self.memory.after_lay(seat, tile, len(self.rack))
        self.rack.remove(tile)
        self.history.append(Laid(seat, self.turn, square))
        self.laid += 1
        return [events.laid(seat, score.line(self.mosaic, square, self.mosaic.joined(square)))]

    def _end_turn(self) -> list[Event]:
        """Refill the rack as far as the bag goes (LO-7)."""
        seat = self.to_act
        happened = [events.ended(seat, self.laid, self.gained)]
        drawn = self._draw(min(self.laid, len(self.bag)))
        if drawn:
            happened.append(events.drawn(seat, drawn))
        self.idle = 0
        return happened + self._next_turn()

    def _swap(self) -> list[Event]:
        """Put the whole rack back first, mix the bag, and draw as many (LO-13)."""
        chance, seat = Deal(self.chance), self.to_act
        number = len(self.rack)
        self.memory = self.memory.after_swap(seat, self.rack, [len(rack) for rack in self.racks])
        self.bag = chance.shuffled([*self.bag, *self.rack])
        self.chance = chance.below(CHANCES)
        self.rack.clear()
        return [events.swapped(seat, self._draw(number))]

    def _pass(self) -> list[Event]:
        """Keep the rack, in which nothing fits (LO-13)."""
        seat, number = self.to_act, len(self.rack)
        self.memory = self.memory.after_pass(seat, self.mosaic.open_shapes(), number)
        return [events.passed(seat, number if self.bag else 0)]

    def _draw(self, number: int) -> list[int]:
        """Take so many tiles out of the bag into the rack."""
        drawn = [self.bag.pop() for _ in range(number)]
        self.memory = self.memory.after_draw(self.to_act, drawn)
        self.rack.extend(drawn)
        return drawn

    def _next_turn(self) -> list[Event]:
        """Go on to the next seat, clockwise, unless the game is over (LO-6)."""
        self.over = self._end()
        self.laid = self.gained = 0
        if self.over:
            return [events.over(self.over)]
        self.to_act = (self.to_act + 1) % self.players
        self.turn += 1
        return []

    def _end(self) -> str:
        """Why the game is over at the end of a turn; empty if it is not (LO-17, LO-19, LO-20)."""
        if self.rounds and self.turn == self.rounds * self.players:
            return "rounds"
        shapes = self.mosaic.open_shapes()
        for rack in self.racks:
            for tile in rack:
                if shapes >> ENDS_OF[tile] & 1:  # nearly always so, and soon found
                    return self._idle_end()
        if not self.bag:
            return "bag"
        if any(shapes >> ENDS_OF[tile] & 1 for tile in (*self.bag, *self.removed)):
            return self._idle_end()
        return "closed"

    def _idle_end(self) -> str:
        """Ten whole rounds without a tile laid end the game (LO-20)."""
        round_over = self.turn % self.players == 0
        return "idle" if round_over and self.idle >= IDLE_ROUNDS * self.players else ""
