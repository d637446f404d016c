"""Watching a game of Stone Paths again: its board among what every replay shows."""

from collections.abc import Sequence

from app.drawing.kit import Regions
from app.drawing.players import Entry, Players
from app.games.path_cards.view import replay
from app.games.stone_paths.view import board
from app.games.stone_paths.view.look import Look, Moved
from app.table.replay import Moment
from app.texts import Texts
from waystones.games.stone_paths.observation import StonePathsObservation


def frame(t: Texts, plies: int, id: str) -> str:
    """The screen with its regions empty."""
    return replay.frame(t, plies, id, board.frame(t))


def regions(
    t: Texts,
    moment: Moment[StonePathsObservation],
    told: str,
    moved: Moved | None,
    players: Players,
    played: Sequence[Entry],
) -> Regions:
    """The game at this moment, the step that led to it, and where that is among the turns."""
    seen = moment.seen
    return {
        **board.regions(t, seen, players, Look(moved=moved)),
        "goal-count": board.goal_count(t, seen),
        **replay.regions(t, moment, told, players, played),
    }
