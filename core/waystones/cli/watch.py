"""Finished and unfinished games from files: told move by move, or drawn as they stood."""

from waystones.cli.drawing import drawn
from waystones.cli.screen import Screen
from waystones.cli.telling import event_line, score_lines, wrapped
from waystones.record import Record
from waystones.session import Session


def replay(record: Record, screen: Screen, ply: int | None, seat: int | None) -> None:
    """Tell the game to its end, or up to a move; nothing is hidden unless a seat is named."""
    until = len(record.moves) if ply is None else min(ply, len(record.moves))
    session: Session = Session(record)
    told = " ".join(f"{key}={value}" for key, value in record.options.items())
    screen.show(f"{record.game}, {record.players} seats, seed {record.seed} {told}".rstrip())
    for number, step in enumerate(session.steps[:until], 1):
        seen = step.events if seat is None else step.seen_by(seat)
        move = f": {step.move}" if seat in (None, step.seat) else ""
        screen.show(wrapped(f"{number}. seat {step.seat}{move}", "    "))
        for event in seen:
            screen.show(wrapped(f"   {event_line(event)}", "     "))
    state = session.replay(until)
    viewer = state.to_act if seat is None else seat
    screen.show(["", *drawn(record.game, state.observe(viewer), screen.paint), ""])
    for each in range(state.players):
        screen.show(score_lines(f"seat {each}", state.score_lines(each)))
    if state.is_over:
        screen.show(f"Won by {' and '.join(f'seat {winner}' for winner in state.winners())}.")
