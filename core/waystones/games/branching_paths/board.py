"""The Branching Paths board and its tiles, as data (BP-1 to BP-5).

Four ways leave the start field and fork on through nine rows of stones. A stone is a number: 0 is the start field,
then row by row from the start, left to right. Its name is the letter of its row and its place in it: c2.

>>> CLASSIC.names[:3], [CLASSIC.names[stone] for stone in CLASSIC.next[CLASSIC.stone("a1")]]
(('start', 'a1', 'a2'), ['b1', 'b2'])
"""

from collections.abc import Sequence

from waystones.deal import Deal
from waystones.games.branching_paths.moves import Steps, steps
from waystones.games.path_cards.cards import COLOURS, LETTERS

START = 0
JOKER = len(COLOURS)  # the colour of a stone that any card leads to, and of a card when any will do
NO_STACK = -1
GOAL_ROWS = 3  # the last rows are the goal area

# A tile is a number: 2 and 3 are the points it gives, and from WISH on it is a wishing tile of a colour.
NO_TILE = 0
CLOVER = 4
CARD = 5
WISH = 6
TILES = (*[CLOVER] * 5, *(WISH + colour for colour in range(len(COLOURS))), *[2] * 5, 3, 3, *[CARD] * 5)
TILE_NAMES = {CLOVER: "clover", CARD: "card_tile"}

STACK = 5  # wishing stones of each colour (BP-4)

ROW_VALUES = (-3, -2, 0, 2, 4, 8, 5, 8, 12)

# The stones of each row from the start on. A stone is its colour, * for a joker; then a dot if a tile lies on it,
# or = and the colour of its wishing stones; then > and the places in the next row that it leads on to.
CLASSIC_ROWS = (
    "b>12 g>23 y>34 p>45",
    "g.>1 y.>2 *>3 b>45 r>5",
    "r>12 p>23 b=g>34 p.>45 y.>6",
    "*.>12 b.>2 r>23 y>3 r>4 g=b>5",
    "r.>12 g.>23 p.>34 *.>45 p>56",
    "*.>1 p>2 y>23 r.>34 b.>4 g=y>5",
    "p>1 g=p>12 b.>23 y=r>45 *>5",
    "y.>1 *.>23 r.>3 g.>45 b.>5",
    "p. y. g. b r",
)


class Board:
    """A web of stones, in tables by stone."""

    def __init__(self, rows: Sequence[str], values: Sequence[int] = ROW_VALUES) -> None:
        stones = [(row, place, text) for row, line in enumerate(rows, 1) for place, text in _placed(line)]
        self.values = tuple(values)
        self.goal = len(rows) - GOAL_ROWS + 1  # the first row of the goal area
        self.names = ("start", *(f"{'abcdefghi'[row - 1]}{place}" for row, place, _ in stones))
        self.row = (0, *(row for row, _, _ in stones))
        self.place = (0, *(place for _, place, _ in stones))
        self.colour = (JOKER, *((LETTERS + "*").index(text[0]) for _, _, text in stones))
        self.dotted = (False, *("." in text for _, _, text in stones))
        self.stack = (
            NO_STACK,
            *(LETTERS.index(text[2]) if text[1:2] == "=" else NO_STACK for *_, text in stones),
        )
        self.worth = (0, *(values[row - 1] for row, _, _ in stones))
        first = tuple(stone for stone, row in enumerate(self.row) if row == 1)
        self.next = (first, *(self._leads_on(row, text) for row, _, text in stones))
        self.steps: Steps = steps(self.names, self.next, self.colour)
        # The colours that lead on from each stone, one bit for each; all of them where a joker is next.
        self.open = tuple(
            sum(1 << colour for colour in range(len(COLOURS)) if self.steps.small[colour][stone])
            for stone in range(len(self.names))
        )

    def stone(self, name: str) -> int:
        """The stone of that name."""
        return self.names.index(name)

    def in_row(self, row: int) -> list[int]:
        """The stones of a row, left to right."""
        return [stone for stone, its in enumerate(self.row) if its == row]

    def _leads_on(self, row: int, text: str) -> tuple[int, ...]:
        """The stones of the next row that the text names by their places."""
        ahead = self.in_row(row + 1)
        return tuple(ahead[int(place) - 1] for place in text.partition(">")[2])


def _placed(line: str) -> list[tuple[int, str]]:
    return list(enumerate(line.split(), 1))


def laid_tiles(board: Board, chance: Deal) -> tuple[int, ...]:
    """The tiles shuffled over the stones with a dot (BP-3)."""
    tiles = chance.shuffled(TILES)
    return tuple(tiles.pop() if dotted else NO_TILE for dotted in board.dotted)


CLASSIC = Board(CLASSIC_ROWS)
