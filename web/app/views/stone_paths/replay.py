"""Watching a game of Stone Paths again: its board among what every replay shows."""

from collections.abc import Sequence

from app.texts import Texts
from app.views.kit import Regions
from app.views.path_cards import replay
from app.views.path_cards.replay import Moment
from app.views.players import Entry, Players
from app.views.stone_paths import board
from app.views.stone_paths.look import Look
from waystones.games.stone_paths.observation import StonePathsObservation


def frame(t: Texts, plies: int, id: str) -> str:
    """The screen with its regions empty."""
    return replay.frame(t, plies, id, board.frame(t))


def regions(t: Texts, moment: Moment, players: Players, played: Sequence[Entry]) -> Regions:
    """The game at this moment, and where that is among the turns."""
    seen = moment.seen
    assert isinstance(seen, StonePathsObservation)
    return {
        **board.regions(t, seen, players, Look(moved=moment.moved)),
        "goal-count": board.goal_count(t, seen),
        **replay.regions(t, moment, players, played),
    }
