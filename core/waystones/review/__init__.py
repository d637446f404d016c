"""Where the points went: every decision of a finished game weighed again, and luck told from play.

What a decision cost is the difference to a better one on the same imagined deals (`weighing.py`); why, the patterns of
each game say as codes with their evidence (`games/<game>/patterns.py`), never without. What the deal was worth, and
what the play made of it, `luck.py` says; how the game went, `course.py`.

>>> from waystones.games import abouts
>>> all(map(reviewer, abouts()))
True
"""

from importlib import import_module
from importlib.util import find_spec

from waystones.review.reviewer import Reviewer

__all__ = ["Reviewer", "reviewer"]


def reviewer(game: str) -> Reviewer | None:
    """Who reviews games of this kind; None for a game that has nobody who can."""
    module = f"waystones.games.{game}.review"
    if find_spec(module) is None:
        return None
    found = import_module(module).REVIEWER
    assert isinstance(found, Reviewer)
    return found
