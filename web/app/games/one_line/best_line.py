"""The best line of a deal, searched for once its cards are known, and kept with the games."""

import json
from collections.abc import Generator
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from app.reading import from_json, members
from waystones import Record, Session, WaystonesError
from waystones.games.one_line.observation import OneLineObservation
from waystones.games.one_line.rules import OneLine

if TYPE_CHECKING:
    from app.app import App
    from app.keeping.saves import Saves


class BestLine(NamedTuple):
    """The best line found for a deal as a game of its own, and whether there can be none better.

    A `passing` one is what a quick look came to, shown until the long one is over.
    """

    game: Session[OneLineObservation]
    proven: bool
    passing: bool = False

    @property
    def score(self) -> int:
        """The points of this line."""
        return self.game.state.scores()[0]


QUICK, LONG = "one_line/good_line", "one_line/best_line"  # the two errands
PAGE = "best_lines"  # where what searches came to lies on the shelf, by the deal
KEPT = 40  # deals: somewhat more than there are finished games


def deal(record: Record) -> Record:
    """What was dealt, without what was drawn."""
    return replace(record, moves=())


def known(saves: "Saves", record: Record) -> BestLine | None:
    """The best line of this deal, if it has been searched for."""
    answer = _page(saves.page(PAGE)).get(str(deal(record)))
    try:
        found = _read(answer) if answer else None
    except (WaystonesError, ValueError, TypeError, KeyError, AttributeError):
        return None  # what lies there is no answer: it is searched again
    return found if found and deal(found.game.record) == deal(record) else None


def remember(saves: "Saves", record: Record, answer: str) -> BestLine:
    """Keep what a search came to, and let the oldest go."""
    key = str(deal(record))
    others = {each: text for each, text in _page(saves.page(PAGE)).items() if each != key}
    saves.keep_page(PAGE, dict([*others.items(), (key, answer)][-KEPT:]))
    return _read(answer)


def merged(here: object, there: object) -> dict[str, str]:
    """What was searched here and what was searched there."""
    return dict(list((_page(there) | _page(here)).items())[-KEPT:])


def _page(found: object) -> dict[str, str]:
    """The page as far as it can be read."""
    items = found.items() if isinstance(found, dict) else ()
    return {deal: answer for deal, answer in items if isinstance(deal, str) and isinstance(answer, str)}


def missing(saves: "Saves", record: Record) -> str:
    """The errand that is still to be done for this deal: a quick look first, then the long one; nothing in the end."""
    best = known(saves, record)
    return QUICK if best is None else LONG if best.passing else ""


def look_ahead(app: "App", record: Record) -> None:
    """Look for the best line of a game that is still played."""
    dealt = deal(record)

    def go_on() -> None:
        if kind := missing(app.saves, dealt):
            app.quiet_search.begin(kind, str(dealt), found)

    def found(answer: str) -> None:
        remember(app.saves, dealt, answer)
        go_on()

    if not app.quiet_search.is_about(str(dealt)):
        go_on()


def search(text: str, *, quick: bool = False) -> Generator[float, None, str]:
    """Look for the best line of the game's deal: how far it is after each slice, and in the end the answer."""
    from waystones.games.one_line.best import EFFORT, search  # loaded only where it is searched

    record = deal(Record.parse(text))
    state = record.state_of(OneLine)
    searching = search(state, EFFORT // 10) if quick else search(state)
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
    answer = {"record": str(session.record), "proven": found.proven}
    return json.dumps(answer | ({"passing": True} if quick and not found.proven else {}))


def _read(answer: str) -> BestLine:
    found = members(from_json(answer))
    game = Session[OneLineObservation].resume(found["record"])
    return BestLine(game, found["proven"], found.get("passing") is True)


def parting(one: Record, other: Record) -> int | None:
    """The first round in which the two lines differ; None if they never do."""
    for round_number, (mine, theirs) in enumerate(zip(_lines(one), _lines(other), strict=True), 1):
        if mine != theirs:
            return round_number
    return None


def _lines(record: Record) -> list[tuple[frozenset[int], frozenset[int]]]:
    """After each round the fields of the line and its ends: two lines that are the same drawing are the same."""
    state, lines = record.state_of(OneLine, 0), []
    for index in range(len(state.cards)):
        if index < len(record.moves):
            state.play(state.parse(record.moves[index]))
        route = state.routes[0]
        lines.append((frozenset(route), frozenset((route[0], route[-1]))))
    return lines
