"""The rounds of a game, one by one, for the log and the replay."""

from app.one_line import words
from app.texts import Texts
from app.views.log import Round
from waystones import Record
from waystones.games.one_line.rules import OneLine

TOLD = ("extended", "passed", "number", "stuck")


def rounds(t: Texts, record: Record) -> list[Round]:
    """Every round played so far: its card, what was drawn, and what that brought."""
    state = record.state(0)
    assert isinstance(state, OneLine)
    played: list[Round] = []
    for move in record.moves:
        number, card = state.round, state.card
        happened = [event for event in state.play(state.parse(move)) if event.kind in TOLD]
        points = sum(event.facts["points"] for event in happened if event.kind == "number")
        played.append(Round(number, card, words.events(t, happened), points))
    return played
