"""A result to send: a few lines of text with a small picture, in characters, of the line and the numbers on it."""

from app.games.one_line.medals import medal
from app.games.one_line.view.poster import poster
from app.games.one_line.view.result import medal_name
from app.texts import Texts
from waystones import Event, Record
from waystones.games.one_line.rules import OneLine
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


def report(t: Texts, record: Record, daily: int | None, address: str, *, helped: bool = False) -> str:
    """Which line, what it gave, how it went, and where to draw it oneself; that of a day says whether a hint was used."""
    gave = _result(t, record)
    if helped and daily is not None:
        gave = t("{result}, with a hint", result=gave)
    return "\n".join([_which(t, record, daily), gave, trail(record), address])


def picture(t: Texts, record: Record, daily: int | None) -> str:
    """The finished line as a drawing; that of a day gives nothing away that others have still to find."""
    seen = record.state_of(OneLine).observe(0)
    which, gave = _which(t, record, daily), _result(t, record)
    if daily is None:
        return poster(seen.board, seen.route, seen.start, which, gave)
    return poster(seen.board, (seen.start,), seen.start, which, gave, trail(record))


def _which(t: Texts, record: Record, daily: int | None) -> str:
    return t("One Line, deal {n}", n=record.seed) if daily is None else t("One Line, day {n}", n=daily)


def _result(t: Texts, record: Record) -> str:
    score = record.state().scores()[0]
    points, earned = t.many("{n} point", "{n} points", score).replace("-", "\N{MINUS SIGN}"), medal(score)
    return points if earned == "none" else f"{points}, {medal_name(t, earned).lower()}"
