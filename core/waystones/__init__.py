"""Waystones: the rules of four path games, without a page.

>>> import random
>>> state = new("one_line", players=1, seed=7)
>>> while not state.is_over:
...     events = state.play(random.choice(state.legal_moves()))
>>> len(state.scores())
1
"""

from waystones.bots import bot
from waystones.errors import BadLink, BadNotation, BadOption, BadRecord, IllegalMove, Refusal, WaystonesError
from waystones.game import Event, Observation, ScoreLine, State
from waystones.games import GAMES, new
from waystones.record import Record
from waystones.session import Session, Step

__version__ = "0.1.0"

__all__ = [
    "GAMES",
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
