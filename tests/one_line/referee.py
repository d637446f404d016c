"""A second opinion on One Line: the rules told once more, on names, sharing no code with the engine."""

from collections import Counter, deque
from dataclasses import dataclass, field

from waystones.games.one_line.board import NAMES, Board, Card


def beside(one: str, other: str) -> bool:
    """Whether two fields share an edge, by axial coordinates."""
    (q1, r1), (q2, r2) = axial(one), axial(other)
    return (q2 - q1, r2 - r1) in {(0, 1), (0, -1), (1, 0), (-1, 0), (1, -1), (-1, 1)}


def axial(name: str) -> tuple[int, int]:
    """Columns from the middle one, and steps along the column counted in slanting rows."""
    q = "abcdefghi".index(name[0]) - 4
    return q, int(name[1:]) - 1 + max(-4, -4 - q)


@dataclass
class Referee:
    """Keeps the books of a game from the moves alone, and complains about what is not allowed."""

    board: Board
    starts: list[str]
    routes: list[deque[str]] = field(init=False)
    entered: list[list[tuple[int, int]]] = field(init=False)  # by seat: (number, round) in the order entered

    def __post_init__(self) -> None:
        self.routes = [deque([start]) for start in self.starts]
        self.entered = [[] for _ in self.starts]

    def draw(self, seat: int, round_number: int, card: Card, text: str) -> None:
        """Enter one move in the books."""
        if text == "pass":
            return
        end, *fields = text.split("-")
        route = self.routes[seat]
        assert end in (route[0], route[-1])
        add = route.append if end == route[-1] else route.appendleft
        for before, name in zip([end, *fields], fields, strict=False):
            assert beside(before, name)
            assert name not in route
            add(name)
            number = self.board.numbers.get(NAMES.index(name))
            if number:
                self.entered[seat].append((number, round_number))
        used = Counter(self.board.colours[NAMES.index(name)] for name in fields)
        assert used <= Counter(card)

    def score(self, seat: int) -> int:
        """The seat's total if the game ended now."""
        return self._numbers(seat) - (61 - len(self.routes[seat]))

    def _numbers(self, seat: int) -> int:
        own = self.entered[seat]
        if len(self.starts) == 1:
            highest_before = [
                max([number for number, _ in own[:place]], default=0) for place in range(len(own))
            ]
            whole = [number > highest for (number, _), highest in zip(own, highest_before, strict=True)]
        else:
            everyone = [each for entered in self.entered for each in entered]
            first = {
                number: min(when for other, when in everyone if other == number) for number, _ in everyone
            }
            whole = [when == first[number] for number, when in own]
        return sum(number if full else -(-number // 2) for (number, _), full in zip(own, whole, strict=True))
