"""Keeps the score of a game from what is told about it, knowing nothing of the engine's state."""

from collections import Counter
from collections.abc import Iterable

from waystones import Event

ROWS = {"a": -3, "b": -2, "c": 0, "d": 2, "e": 4, "f": 8, "g": 5, "h": 8, "i": 12}
COLOURS = {0: 0, 1: 0, 2: 2, 3: 3, 4: 6, 5: 10}


class Referee:
    """What the events add up to."""

    def __init__(self, players: int) -> None:
        self.large = ["start"] * players
        self.small = [Counter({"start": 4}) for _ in range(players)]
        self.rows: list[dict[str, list[int]]] = [{} for _ in range(players)]
        self.wishes: list[Counter[str]] = [Counter() for _ in range(players)]
        self.points = [0] * players
        self.in_goal = 0
        self.over = ""

    def hear(self, events: Iterable[Event]) -> None:
        """Note what happened, and that it could happen."""
        for event in events:
            assert not self.over, "nothing happens after the end"
            facts, seat = event.facts, event.seat
            if event.kind == "over":
                self.over = facts["reason"]
                continue
            assert seat is not None
            if event.kind == "laid":
                self.rows[seat].setdefault(facts["card"][0], []).append(int(facts["card"][1:]))
            elif event.kind == "lifted":
                assert self.rows[seat][facts["card"][0]].pop() == int(facts["card"][1:]), "the top card"
            elif event.kind == "stepped":
                self._step(seat, facts["from"], facts["stone"], facts["large"])
            elif event.kind in ("wishing_stone", "wishing_tile"):
                self.wishes[seat][facts["colour"]] += 1
            elif event.kind == "points":
                self.points[seat] += facts["points"]

    def _step(self, seat: int, origin: str, stone: str, large: bool) -> None:
        rows = " abcdefghi"  # the start field before the first
        before = " " if origin == "start" else origin[0]
        assert rows[rows.index(before) + 1] == stone[0], "one row at a time"
        self.in_goal += stone[0] == "g"
        if large:
            assert self.large[seat] == origin
            self.large[seat] = stone
        else:
            assert self.small[seat][origin] > 0
            self.small[seat].subtract({origin: 1, stone: -1})

    def score(self, seat: int) -> int:
        """The seat's total."""
        figures = 2 * _worth(self.large[seat])
        figures += sum(_worth(stone) * count for stone, count in self.small[seat].items())
        wishes = self.wishes[seat]
        sets = sum(count // 3 for count in wishes.values())
        return figures + COLOURS[len(wishes)] + 10 * sets + self.points[seat]


def _worth(stone: str) -> int:
    return 0 if stone == "start" else ROWS[stone[0]]
