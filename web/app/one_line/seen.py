"""A game of One Line as its player saw it."""

from waystones import Session
from waystones.games.one_line.observation import OneLineObservation


def seen(session: Session, ply: int | None = None) -> OneLineObservation:
    """What the player knew after that many rounds; now, if none is given."""
    state = session.state if ply is None else session.replay(ply)
    observation = state.observe(0)
    assert isinstance(observation, OneLineObservation)
    return observation
