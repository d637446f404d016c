"""Keeps the score of a game from what is told about it, knowing nothing of the engine's state."""

from collections.abc import Iterable

from waystones import Event

ROWS = {1: -4, 2: -3, 3: -2, 4: 1, 5: 2, 6: 3, 7: 6, 8: 7, 9: 10}
WISHES = {0: -4, 1: -3, 2: 2, 3: 3, 4: 6}


class Referee:
    """What the events add up to."""

    def __init__(self, players: int) -> None:
        self.figures: list[dict[str, int]] = [{} for _ in range(players)]
        self.large: list[set[str]] = [set() for _ in range(players)]
        self.rows: list[dict[str, list[int]]] = [{} for _ in range(players)]
        self.wishes = [0] * players
        self.points = [0] * players
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
            elif event.kind == "stepped":
                path = facts["path"]
                assert facts["stone"] == self.figures[seat].get(path, 0) + 1, "one stone at a time"
                self.figures[seat][path] = facts["stone"]
                if facts["large"]:
                    self.large[seat].add(path)
            elif event.kind == "wishing_stone":
                self.wishes[seat] += 1
            elif event.kind == "points":
                self.points[seat] += facts["points"]

    @property
    def in_goal(self) -> int:
        """How many figures of all seats stand in the last three rows."""
        return sum(stone >= 7 for figures in self.figures for stone in figures.values())

    def score(self, seat: int) -> int:
        """The seat's total."""
        figures = sum(
            ROWS[stone] * (1 + (path in self.large[seat])) for path, stone in self.figures[seat].items()
        )
        return figures + WISHES.get(self.wishes[seat], 10) + self.points[seat]
