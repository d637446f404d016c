"""Standing stones along a trail, each of them a way to play: the games on Home, and the ways to play One Line."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

from app.drawing.kit import does


@dataclass(frozen=True, slots=True)
class Way:
    """A stone that leads somewhere: its shape, the emblem cut into it, and its words.

    `brief` stands in for the note where the page is too low for it.
    """

    stone: str
    emblem: str
    title: str
    note: str
    action: str
    arg: str | None = None
    brief: str = ""
    sign: str = ""  # the id of a place for a sign that something waits there


def along(trails: Mapping[str, str], ways: Sequence[Way], label: str) -> str:
    """The stones and the trail that joins them; a trail has a kind for every way in which the stones can stand."""
    lines = "".join(f'<path class="{kind}" d="{line}"/>' for kind, line in trails.items())
    stones = "".join(map(_stone, ways))
    return (
        f'<section class="ways" aria-label="{escape(label)}"><svg class="trail" viewBox="0 0 344 230"'
        f' preserveAspectRatio="none" aria-hidden="true">{lines}</svg>{stones}</section>'
    )


def _stone(way: Way) -> str:
    brief = f'<span class="brief small quiet">{escape(way.brief)}</span>' if way.brief else ""
    brief += f'<span class="way-sign" id="{way.sign}"></span>' if way.sign else ""
    return (
        f'<button type="button" class="way"{does(way.action, way.arg)}>'
        f'<svg class="menhir k-slab" viewBox="0 0 112 100" aria-hidden="true"><use href="#menhir-{way.stone}"/>'
        f'<use class="carved" href="#em-{way.emblem}" x="27" y="20.5" width="58" height="58"/>'
        f'<use href="#em-{way.emblem}" x="27" y="19" width="58" height="58"/></svg>'
        f'<b>{escape(way.title)}</b><span class="way-note"><span class="note small quiet">{escape(way.note)}</span>{brief}</span>'
        "</button>"
    )
