"""A game of One Line as one of its seats saw it."""

from waystones import Session
from waystones.games.one_line.observation import OneLineObservation


def seen(session: Session, ply: int | None = None, seat: int = 0) -> OneLineObservation:
    """What the seat knew after that many moves; now, if none is given."""
    state = session.state if ply is None else session.replay(ply)
    observation = state.observe(seat)
    assert isinstance(observation, OneLineObservation)
    return observation
