"""What is remembered of all finished games, long after the games themselves were let go."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from waystones.bots import level_and_style
from waystones.games import abouts

RECENT = 30  # scores that are kept one by one, for a plot
PEOPLE = "people"
KEYS_BEFORE = {"one_line_table": "one_line_together"}  # what kinds of games were once kept by
SENT = "sent"  # stands for the level of a seat whose moves came by a link: a person elsewhere
ELSEWHERE = "elsewhere"  # stands for the level of a seat whose player has another device, and writes letters

Seats = Sequence[tuple[str, str]]


def company(seats: Seats) -> str:
    """Against whom a game was played: the strongest bot's level, people, or nobody for a game alone.

    >>> company([("You", ""), ("Mira", "steady/collector"), ("Bas", "relaxed")]), company([("You", ""), ("Jo", "")]), company([])
    ('steady', 'people', '')
    """
    levels = [level_and_style(manner)[0] for _, manner in seats]
    if levels.count("") > 1 or SENT in levels or ELSEWHERE in levels:
        return PEOPLE
    return max(filter(None, levels), key=bot_levels().index, default="")


def bot_levels() -> tuple[str, ...]:
    """The levels that any game's bots have, from friendly to strong."""
    return tuple(dict.fromkeys(level for about in abouts().values() for level in about.levels))


def is_bot(manner: object) -> bool:
    """Whether the text names a bot, as a seat keeps it: a level, or a level and a style that some game has."""
    if not isinstance(manner, str):
        return False
    level, style = level_and_style(manner)
    styles = {style for about in abouts().values() for style in about.styles}
    return level in bot_levels() and (style in styles or manner == level)


def opponents() -> tuple[str, ...]:
    """Against whom a game can be won: each level of bots, or people."""
    return (*bot_levels(), PEOPLE)


def is_played(seats: Seats) -> bool:
    """Whether a person took part: a game among bots is for looking at."""
    return not seats or any(not level for _, level in seats)


@dataclass(frozen=True)
class Figures:
    """All finished games of one kind, in numbers."""

    played: int = 0
    best: int = 0
    total: int = 0
    recent: tuple[int, ...] = ()
    levels: Mapping[str, tuple[int, int]] = field(default_factory=dict)  # against whom: played, won

    @property
    def average(self) -> float:
        """Points a game."""
        return self.total / self.played if self.played else 0.0

    def with_game(self, score: int, against: str = "", *, won: bool = False) -> "Figures":
        """The figures with one more game."""
        levels = dict(self.levels)
        if against:
            played, wins = levels.get(against, (0, 0))
            levels[against] = (played + 1, wins + won)
        return replace(
            self,
            played=self.played + 1,
            best=max(score, self.best) if self.played else score,
            total=self.total + score,
            recent=(*self.recent, score)[-RECENT:],
            levels=levels,
        )

    @classmethod
    def read(cls, data: object) -> "Figures":
        """The figures that were stored; ValueError if that is nonsense."""
        if not isinstance(data, dict) or set(data) != {"played", "best", "total", "recent", "levels"}:
            raise ValueError("not figures")
        recent, levels = data["recent"], data["levels"]
        if (
            not isinstance(recent, list)
            or not isinstance(levels, dict)
            or not set(levels) <= set(opponents())
        ):
            raise ValueError("not figures")
        pairs = [
            tuple(pair) if isinstance(pair, list) and len(pair) == 2 else (None, None)
            for pair in levels.values()
        ]
        numbers = [
            data["played"],
            data["best"],
            data["total"],
            *recent,
            *(each for pair in pairs for each in pair),
        ]
        if not all(type(each) is int for each in numbers) or data["played"] < len(recent):
            raise ValueError("not numbers")
        if any(not 0 <= won <= played for played, won in pairs):
            raise ValueError("more won than played")
        shown = {level: (played, won) for level, (played, won) in zip(levels, pairs, strict=True)}
        return cls(data["played"], data["best"], data["total"], tuple(recent[-RECENT:]), shown)

    def to_store(self) -> dict[str, object]:
        """The figures as plain data."""
        levels = {level: list(pair) for level, pair in self.levels.items()}
        return {
            "played": self.played,
            "best": self.best,
            "total": self.total,
            "recent": list(self.recent),
            "levels": levels,
        }


def read_all(data: object) -> dict[str, Figures]:
    """The figures of every game; ValueError if any is nonsense."""
    if not isinstance(data, dict):
        raise ValueError("not figures")
    read = {kind: Figures.read(each) for kind, each in data.items()}
    before = {KEYS_BEFORE[kind]: each for kind, each in read.items() if kind in KEYS_BEFORE}
    return together({kind: each for kind, each in read.items() if kind not in KEYS_BEFORE}, before)


def all_to_text(figures: Mapping[str, Figures]) -> str:
    """The figures of every game, as text for the shelf."""
    return json.dumps({kind: each.to_store() for kind, each in figures.items()}, separators=(",", ":"))


def together(here: Mapping[str, Figures], there: Mapping[str, Figures]) -> dict[str, Figures]:
    """The figures of two shelves. Their games may be the same ones, so the fuller account of each kind is taken."""
    both = [*here.items(), *there.items()]
    return {
        game: max((each for name, each in both if name == game), key=lambda each: each.played)
        for game, _ in both
    }
