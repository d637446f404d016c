"""The best line of a deal, searched for once its cards are known, and remembered while the page is open."""

import json
from collections.abc import Generator
from dataclasses import replace
from typing import NamedTuple

from waystones import Record, Session
from waystones.games.one_line.rules import OneLine


class BestLine(NamedTuple):
    """The best line found for a deal as a game of its own, and whether there can be none better."""

    game: Session
    proven: bool

    @property
    def score(self) -> int:
        """What it gives."""
        return self.game.state.scores()[0]


_known: dict[str, str] = {}  # what a search came to, by the deal


def deal(record: Record) -> Record:
    """What was dealt, without what was drawn."""
    return replace(record, moves=())


def known(record: Record) -> BestLine | None:
    """The best line of this deal, if it has been searched for."""
    answer = _known.get(str(deal(record)))
    return _read(answer) if answer else None


def remember(record: Record, answer: str) -> BestLine:
    """Keep what a search came to."""
    _known[str(deal(record))] = answer
    return _read(answer)


def search(text: str) -> Generator[float, None, str]:
    """Look for the best line of the game's deal: how far it is after each slice, and in the end the answer."""
    from waystones.games.one_line.best import search  # loaded only where it is searched

    record = deal(Record.parse(text))
    state = _line(record.state())
    searching = search(state)
    while True:
        try:
            yield next(searching).done
        except StopIteration as done:
            found = done.value
            break
    session = Session(record)
    for move in found.moves:
        if not session.is_over:  # a line that is stuck is not asked any more
            session.play(move)
    return json.dumps({"record": str(session.record), "proven": found.proven})


def _read(answer: str) -> BestLine:
    found = json.loads(answer)
    return BestLine(Session.resume(found["record"]), found["proven"])


def parting(one: Record, other: Record) -> int | None:
    """The first round in which the two lines differ; None if they never do."""
    for round_number, (mine, theirs) in enumerate(zip(_lines(one), _lines(other), strict=True), 1):
        if mine != theirs:
            return round_number
    return None


def _lines(record: Record) -> list[tuple[frozenset[int], frozenset[int]]]:
    """After each round the fields of the line and its ends: two lines that are the same drawing are the same."""
    state, lines = _line(record.state(0)), []
    for index in range(len(state.cards)):
        if index < len(record.moves):
            state.play(state.parse(record.moves[index]))
        route = state.routes[0]
        lines.append((frozenset(route), frozenset((route[0], route[-1]))))
    return lines


def _line(state: object) -> OneLine:
    assert isinstance(state, OneLine)
    return state
