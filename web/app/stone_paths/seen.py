"""A game of Stone Paths as one of its seats saw it."""

from waystones import Session
from waystones.games.stone_paths.observation import StonePathsObservation


def seen(session: Session, seat: int, ply: int | None = None) -> StonePathsObservation:
    """What the seat knew after that many decisions; now, if none is given."""
    state = session.state if ply is None else session.replay(ply)
    observation = state.observe(seat)
    assert isinstance(observation, StonePathsObservation)
    return observation
