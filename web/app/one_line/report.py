"""A result to send: a few lines of text with a small picture, in characters, of the line and the numbers on it."""

from app.one_line.medals import medal
from app.texts import Texts
from app.views.poster import poster
from app.views.result import medal_name
from waystones import Event, Record
from waystones.games.one_line.observation import OneLineObservation
from waystones.games.one_line.walk import Stretch

FULL = dict(zip(range(2, 11), "❷❸❹❺❻❼❽❾❿", strict=True))
HALF = dict(zip(range(2, 11), "②③④⑤⑥⑦⑧⑨⑩", strict=True))
DRAWN, PASSED = "━", "·"


def trail(record: Record) -> str:
    """Every round of a solo line: drawn or passed, and the numbers reached, dark in full and light in half."""
    state = record.state(0)
    signs = ""
    for move in record.moves:
        events: list[Event] = state.play(state.parse(move))
        reached = "".join(
            (HALF if event.facts["half"] else FULL)[event.facts["number"]]
            for event in events
            if event.kind == "number"
        )
        signs += reached or (DRAWN if Stretch.read(move).fields else PASSED)
    return signs


def report(t: Texts, record: Record, daily: int | None, address: str) -> str:
    """Which line, what it gave, how it went, and where to draw it oneself."""
    return "\n".join([_which(t, record, daily), _result(t, record), trail(record), address])


def picture(t: Texts, record: Record, daily: int | None) -> str:
    """The finished line as a drawing."""
    seen = record.state().observe(0)
    assert isinstance(seen, OneLineObservation)
    return poster(seen.board, seen.route, seen.start, _which(t, record, daily), _result(t, record))


def _which(t: Texts, record: Record, daily: int | None) -> str:
    return t("One Line, deal {n}", n=record.seed) if daily is None else t("One Line, day {n}", n=daily)


def _result(t: Texts, record: Record) -> str:
    score = record.state().scores()[0]
    points, earned = t.many("{n} point", "{n} points", score).replace("-", "\N{MINUS SIGN}"), medal(score)
    return points if earned == "none" else f"{points}, {medal_name(t, earned).lower()}"
