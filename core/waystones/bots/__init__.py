"""Players that decide from what their seat may know, and from nothing else.

>>> import waystones
>>> state = waystones.new("stone_paths", players=2, seed=7)
>>> move = bot("stone_paths", level="steady", seed=1).choose(state.observe(state.to_act))
>>> move in state.legal_moves()
True
"""

from abc import ABC, abstractmethod
from collections.abc import Generator
from importlib import import_module
from typing import Any

from waystones.errors import BadOption

# The levels of each game that has bots, from friendly to strong.
LEVELS = dict.fromkeys(
    ("one_line", "stone_paths", "branching_paths", "loops"), ("relaxed", "steady", "sharp")
)

# Thinking in slices: it stops after each, so that whoever runs it can do something else in between.
Thinking = Generator[None, None, Any]


class Bot(ABC):
    """One player. What it chooses depends on its seed and the observation alone, so a game with bots can be repeated."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    @abstractmethod
    def think(self, observation: Any) -> Thinking:
        """Decide in slices; what the generator returns is the move."""

    def choose(self, observation: Any) -> Any:
        """Decide in one go."""
        thinking = self.think(observation)
        while True:
            try:
                next(thinking)
            except StopIteration as done:
                return done.value


def bot(game: str, level: str = "steady", seed: int = 0) -> Bot:
    """A player of the game; BadOption if there is none of that level."""
    if level not in LEVELS.get(game, ()):
        raise BadOption("level", game=game, level=level)
    found = import_module(f"waystones.games.{game}.bot").bot(level, seed)
    assert isinstance(found, Bot)
    return found
