"""What a seat of Loops knows, now or at an earlier point of the game."""

from waystones import Session
from waystones.games.loops.observation import LoopsObservation


def seen(session: Session, seat: int, ply: int | None = None) -> LoopsObservation:
    """What the seat knew after that many decisions; now, if none is given."""
    state = session.state if ply is None else session.replay(ply)
    observation = state.observe(seat)
    assert isinstance(observation, LoopsObservation)
    return observation
