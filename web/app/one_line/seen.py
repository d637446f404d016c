"""A game of One Line as one of its seats saw it, and the next one at the same table."""

from waystones import Record, Session
from waystones.games.one_line.observation import OneLineObservation


def seen(session: Session, ply: int | None = None, seat: int = 0) -> OneLineObservation:
    """What the seat knew after that many moves; now, if none is given."""
    state = session.state if ply is None else session.replay(ply)
    observation = state.observe(seat)
    assert isinstance(observation, OneLineObservation)
    return observation


def other_deal(record: Record, seed: int) -> Record:
    """As many seats at the same board with other cards; the deal gives the starts."""
    board = {name: value for name, value in record.options.items() if name == "board"}
    return Record.new(record.game, record.players, seed, **board)
