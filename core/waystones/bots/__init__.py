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
from typing import TYPE_CHECKING, Any, Generic

from waystones import games
from waystones.errors import BadOption
from waystones.game import M

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    Observed_contra = TypeVar("Observed_contra", default=Any, contravariant=True)
    LEVELS: dict[str, tuple[str, ...]]  # of each game, from friendly to strong
else:
    from typing import TypeVar

    Observed_contra = TypeVar("Observed_contra", contravariant=True)

    def __getattr__(name: str) -> object:
        """`LEVELS`, the levels of each game there is, from friendly to strong."""
        if name == "LEVELS":
            return {about.id: about.levels for about in games.abouts().values()}
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


# Thinking in slices: it stops after each, so that its caller can do something else in between.
Thinking = Generator[None, None, M]


class Bot(ABC, Generic[M, Observed_contra]):
    """One player of one game: it is given observations of a kind, and gives moves.

    What it chooses depends on its seed and the observation alone, so a game with bots can be repeated.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed

    @abstractmethod
    def think(self, observation: Observed_contra) -> Thinking[M]:
        """Decide in slices; what the generator returns is the move."""

    def choose(self, observation: Observed_contra) -> M:
        """Think to the end and give the move."""
        thinking = self.think(observation)
        while True:
            try:
                next(thinking)
            except StopIteration as done:
                move: M = done.value
                return move


STYLED = "/"  # between a level and a style


def level_and_style(manner: str) -> tuple[str, str]:
    """What a bot is asked for by: a level, or a level and a style. How far it looks, and what it likes.

    >>> level_and_style("sharp/runner"), level_and_style("steady")
    (('sharp', 'runner'), ('steady', ''))
    """
    level, _, style = manner.partition(STYLED)
    return level, style


def bot(game: str, level: str = "steady", seed: int = 0) -> Bot:
    """A player of the game, by level or by level and style (`sharp/runner`); BadOption if there is none."""
    about, (plain, style) = games.about(game), level_and_style(level)
    if plain not in about.levels or (STYLED in level and style not in about.styles):
        raise BadOption("level", game=game, level=level)
    make = import_module(f"waystones.games.{game}.bot").bot
    found = make(plain, seed, style) if style else make(plain, seed)
    assert isinstance(found, Bot)
    return found
