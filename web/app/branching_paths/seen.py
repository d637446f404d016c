"""What a seat of Branching Paths knows, now or at an earlier point of the game."""

from waystones import Session
from waystones.games.branching_paths.observation import BranchingPathsObservation


def seen(session: Session, seat: int) -> BranchingPathsObservation:
    """What the seat knows now."""
    observation = session.observe(seat)
    assert isinstance(observation, BranchingPathsObservation)
    return observation
