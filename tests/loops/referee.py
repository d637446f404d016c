"""Checks a game of Loops from what is told about it, knowing nothing of the engine's state."""

from collections.abc import Iterable

from waystones import Event

STEPS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
FACING = {"n": "s", "e": "w", "s": "n", "w": "e"}
BONUS_SQUARES = {
    2: "c5 e3 e5 e7 e9 e11 c9 g5 g9 i3 i5 i7 i9 i11 k5 k9",
    3: "d4 d10 j4 j10 f2 h2 f12 h12 b6 b8 l6 l8",
    4: "c3 k3 c11 k11 g1 g13 a7 m7",
    5: "d1 j1 d13 j13 a4 a10 m4 m10",
    6: "b2 l2 b12 l12",
}
BONUS = {square: bonus for bonus, squares in BONUS_SQUARES.items() for square in squares.split()}

# How often each value comes with a shape, by its number of line ends.
VALUES = {2: "1122334", 3: "3445567", 4: "45566677788"}
SHAPES = ["ns", "ew", "ne", "es", "sw", "nw", "nes", "esw", "nsw", "new", "nesw"]
ALL_TILES = [shape + value for shape in SHAPES for value in VALUES[len(shape)]]

Place = tuple[int, int]


def place(square: str) -> Place:
    """Column and row of a square, from the left and from the top."""
    return "abcdefghijklm".index(square[0]), int(square[1:]) - 1


class Referee:
    """What the events add up to."""

    def __init__(self, players: int, centre: str) -> None:
        self.board: dict[Place, str] = {(6, 6): centre}
        self.points = [0] * players
        self.over = ""
        self.turns = 0
        self.last_round_with_a_tile = 0

    def hear(self, events: Iterable[Event]) -> None:
        """Note what happened, and that it could happen."""
        for event in events:
            assert not self.over, "nothing happens after the end"
            if event.kind == "laid":
                assert event.seat is not None
                points = self.lay(event.facts["tile"], event.facts["square"])
                assert points == event.facts["points"]
                self.points[event.seat] += points
                self.last_round_with_a_tile = self.turns // len(self.points) + 1
            elif event.kind in ("ended", "swapped", "passed"):
                self.turns += 1
            elif event.kind == "over":
                self.over = event.facts["reason"]

    def must_end_by_lo_20(self) -> str:
        """At the end of a turn: whether nothing that is left fits (closed), or ten rounds brought no tile (idle)."""
        left = ALL_TILES[:]
        for tile in self.board.values():
            left.remove(tile)
        shapes = {tile[:-1] for tile in left}
        squares = [(x, y) for x in range(13) for y in range(13) if (x, y) not in self.board]
        if not any(self.fits(shape, square) for shape in shapes for square in squares):
            return "closed"
        rounds, open_round = divmod(self.turns, len(self.points))
        return "idle" if not open_round and rounds - self.last_round_with_a_tile >= 10 else ""

    def fits(self, shape: str, square: Place) -> bool:
        """Whether a tile of the shape could be laid there."""
        joined = False
        for side, (dx, dy) in STEPS.items():
            x, y = square[0] + dx, square[1] + dy
            line, neighbour = side in shape, self.board.get((x, y))
            if line and not (0 <= x < 13 and 0 <= y < 13):
                return False
            if neighbour is not None and (FACING[side] in neighbour) != line:
                return False
            joined = joined or (line and neighbour is not None)
        return joined

    def lay(self, tile: str, square: str) -> int:
        """Put the tile there and say what it scores."""
        x, y = place(square)
        assert (x, y) not in self.board, "one tile on a square"
        total = int(tile[-1]) * BONUS.get(square, 1)
        joined = 0
        for side, (dx, dy) in STEPS.items():
            beside, line = (x + dx, y + dy), side in tile
            assert 0 <= beside[0] < 13 or not line, "no line ends at the edge"
            assert 0 <= beside[1] < 13 or not line, "no line ends at the edge"
            if beside in self.board:
                assert (FACING[side] in self.board[beside]) == line, "both have a line end or neither has"
                if line:
                    joined += 1
                    total += int(self.board[beside][-1])
        assert joined, "it continues a line"
        self.board[x, y] = tile
        return total
