"""Loops' puzzles made and solved a second time, from squares and tiles by name and in the plainest way: every order of
every three tiles is laid.

Nothing here asks the engine but for what a number deals, and for the bonuses printed on the board.
"""

from collections.abc import Callable, Iterator, Sequence

from waystones import Record
from waystones.deal import Deal
from waystones.games.loops.board import LAYOUT
from waystones.games.loops.tiles import NAMES

COLUMNS = "abcdefghijklm"
SQUARES = [f"{column}{row}" for row in range(1, 14) for column in COLUMNS]
BONUS = {
    square: int(mark) if mark.isdigit() else 1 for square, mark in zip(SQUARES, LAYOUT.split(), strict=True)
}
FACING = {"n": "s", "s": "n", "e": "w", "w": "e"}

Board = dict[str, str]  # the tile on each square that has one


def beside(square: str, side: str) -> str:
    """The square on that side, a name of no square beyond the edge."""
    column, row = COLUMNS.index(square[0]), int(square[1:])
    column += {"e": 1, "w": -1}.get(side, 0)
    row += {"s": 1, "n": -1}.get(side, 0)
    return f"{COLUMNS[column]}{row}" if 0 <= column < 13 and 1 <= row <= 13 else ""


def fits(board: Board, tile: str, square: str) -> bool:
    """Whether the tile may lie there: it continues a line, breaks none, and leads off no edge."""
    if square in board:
        return False
    continues = False
    for side, facing in FACING.items():
        other = beside(square, side)
        leads = side in tile
        if not other:
            if leads:
                return False
        elif other in board:
            if (facing in board[other]) != leads:
                return False
            continues |= leads
    return continues


def points(board: Board, tile: str, square: str) -> int:
    """Its value times the bonus, and the values of all tiles that a line joins it with."""
    joined = [
        board[beside(square, side)] for side in FACING if side in tile and beside(square, side) in board
    ]
    return int(tile[-1]) * BONUS[square] + sum(int(each[-1]) for each in joined)


def lays(board: Board, rack: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Every tile of the rack on every square where it fits."""
    near = {beside(square, side) for square in board for side in FACING} - {""} - set(board)
    for tile in sorted(set(rack)):
        for square in sorted(near):
            if fits(board, tile, square):
                yield tile, square


def without(rack: Sequence[str], tile: str) -> list[str]:
    """The rack with one such tile less."""
    rest = list(rack)
    rest.remove(tile)
    return rest


def turns(
    board: Board, rack: Sequence[str], left: int = 3
) -> Iterator[tuple[int, tuple[tuple[str, str], ...]]]:
    """Every way to lay up to so many tiles, in every order, with what it gives."""
    yield 0, ()
    if left:
        for tile, square in lays(board, rack):
            gives = points(board, tile, square)
            for more, later in turns({**board, square: tile}, without(rack, tile), left - 1):
                yield gives + more, ((tile, square), *later)


def solved(board: Board, rack: Sequence[str]) -> tuple[int, int]:
    """What the best turn gives, and how many boards it can leave."""
    best, ends = 0, set[frozenset[tuple[str, str]]]()
    for gives, laid in turns(board, rack):
        if gives > best:
            best, ends = gives, set()
        if gives == best:
            ends.add(frozenset(laid))
    return best, len(ends)


def looking(board: Board, rack: Sequence[str], sight: int, left: int = 3) -> int:
    """What whoever looks so many tiles ahead comes to at best."""
    if not left:
        return 0
    promised: list[tuple[int, int, str, str]] = []
    for tile, square in lays(board, rack):
        gives, after = points(board, tile, square), {**board, square: tile}
        ahead = max(more for more, _ in turns(after, without(rack, tile), min(sight, left) - 1))
        promised.append((gives + ahead, gives, tile, square))
    highest = max((each[0] for each in promised), default=0)
    return max(
        (
            gives + looking({**board, square: tile}, without(rack, tile), sight, left - 1)
            for promise, gives, tile, square in promised
            if promise == highest
        ),
        default=0,
    )


class Table:
    """A game of two as a number deals it, played by name."""

    def __init__(self, seed: int) -> None:
        dealt: object = Record.new("loops", 2, seed).state()
        self.bag: list[str] = [NAMES[tile] for tile in getattr(dealt, "bag")]  # noqa: B009
        self.racks: list[list[str]] = [
            [NAMES[tile] for tile in rack]
            for rack in getattr(dealt, "racks")  # noqa: B009
        ]
        self.seat: int = getattr(dealt, "to_act")  # noqa: B009
        middle: int = getattr(dealt, "mosaic").tiles[7 * 15 + 7]  # noqa: B009
        self.board: Board = {"g7": NAMES[middle]}

    def play(self, moves: Sequence[str]) -> None:
        """Make the moves of a record."""
        laid = 0
        for move in moves:
            if move in ("end", "pass"):
                for _ in range(min(laid, len(self.bag))):
                    self.racks[self.seat].append(self.bag.pop())
                self.seat, laid = 1 - self.seat, 0
            else:
                tile, square = move.split("-")
                self.racks[self.seat].remove(tile)
                self.board[square] = tile
                laid += 1

    @property
    def rack(self) -> list[str]:
        """The tiles of whoever is to play."""
        return self.racks[self.seat]

    @property
    def is_over(self) -> bool:
        """Whether nobody can lay anything any more."""
        tiles = [*self.racks[0], *self.racks[1], *self.bag]
        return not any(True for _ in lays(self.board, tiles))


def laid(chance: Deal, table: Table, made: int) -> list[str]:
    """The turns that the plain rule and chance have laid."""
    moves: list[str] = []
    for _ in range(made):
        turn: list[str] = []
        for _ in range(1 + chance.below(3)):
            order = sorted(
                (-points(table.board, *each), "-".join(each)) for each in lays(table.board, table.rack)
            )
            if order:
                best = order[:4]
                turn.append(best[chance.below(len(best))][1])
                tile, square = turn[-1].split("-")
                table.rack.remove(tile)
                table.board[square] = tile
        for _ in range(min(len(turn), len(table.bag))):
            table.rack.append(table.bag.pop())
        table.seat = 1 - table.seat
        moves += [*turn, "end" if turn else "pass"]
        if table.is_over:
            break
    return moves


# turns before, lost by greed, lost by looking two ahead, ends as good
ASKS: dict[str, tuple[int, Callable[[int, int, int], bool]]] = {
    "easy": (6, lambda one, two, ways: one >= 4 and two == 0 and ways <= 4),
    "medium": (9, lambda one, two, ways: one >= 4 and two >= 1 and ways <= 4),
    "hard": (12, lambda one, two, ways: one >= 6 and two >= 4 and ways <= 1),
}


def made(level: str, number: int) -> dict[str, object]:
    """The puzzle of this number: its record, and what the best turn and greed give."""
    chance = Deal(3 * number + ("easy", "medium", "hard").index(level))
    before, asks = ASKS[level]
    while True:
        seed = chance.below(1_000_000)
        table = Table(seed)
        moves = laid(chance, table, before)
        if table.is_over:
            continue
        (best, ways), one = solved(table.board, table.rack), looking(table.board, table.rack, 1)
        if best > one and asks(best - one, best - looking(table.board, table.rack, 2), ways):
            record = "\n".join([f"waystones/1 loops players=2 seed={seed}", *moves])
            return {"record": record, "best": best, "greed": one, "ways": ways}
