"""Waystones: the rules of four path games, without a page.

>>> import random
>>> state = new("one_line", players=1, seed=7)
>>> while not state.is_over:
...     events = state.play(random.choice(state.legal_moves()))
>>> len(state.scores())
1
"""

from typing import TYPE_CHECKING

from waystones import games
from waystones.about import About
from waystones.bots import bot
from waystones.errors import BadLink, BadNotation, BadOption, BadRecord, IllegalMove, Refusal, WaystonesError
from waystones.game import Event, Observation, ScoreLine, State
from waystones.games import new
from waystones.record import Record
from waystones.session import Session, Step

__version__ = "1.0.0"

if TYPE_CHECKING:
    GAMES: tuple[str, ...]  # the ids of all games; looked for when somebody asks
else:

    def __getattr__(name: str) -> object:
        """`GAMES`, the ids of all games there are, also of those whose folder was added to `games.__path__`."""
        if name == "GAMES":
            return tuple(games.abouts())
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = [
    "GAMES",
    "About",
    "BadLink",
    "BadNotation",
    "BadOption",
    "BadRecord",
    "Event",
    "IllegalMove",
    "Observation",
    "Record",
    "Refusal",
    "ScoreLine",
    "Session",
    "State",
    "Step",
    "WaystonesError",
    "bot",
    "new",
]
