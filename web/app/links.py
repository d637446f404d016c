"""What a stranger's text holds: a link, a code in a message, or a game written out. All of it checked before use."""

import re
from dataclasses import dataclass, replace

from app.games import PLAYABLE
from waystones import BadLink, BadRecord, Record
from waystones.link import Link

WRITTEN_OUT = re.compile(r"waystones/[0-9]+ [a-z_]+ ")  # how a record's text begins
MAX_TEXT = 200_000  # far longer than any record; keeps hostile text from costing time


@dataclass(frozen=True)
class Found:
    """A game that was sent, and what for: deal, game (finished, to watch), duel, or on (to go on with)."""

    kind: str
    record: Record

    @property
    def deal(self) -> Record:
        """The same game before its first move."""
        return replace(self.record, moves=())


def read(text: str) -> Found:
    """The game in the text; BadLink, with the code that says what is wrong, if there is none."""
    found = _read(text)
    if found.record.game not in PLAYABLE:
        raise BadLink("newer", game=found.record.game)
    return found


def _read(text: str) -> Found:
    written = WRITTEN_OUT.search(text[:MAX_TEXT])
    if not written:
        link = Link.parse(text)
        return Found(link.kind, link.record)
    try:
        record = Record.parse(text[written.start() : written.start() + MAX_TEXT])
    except BadRecord as error:
        raise BadLink("newer" if error.code == "newer" else "record") from error
    if not record.moves:
        return Found("deal", record)
    return Found("game" if record.state().is_over else "on", record)


def address(page: str, link: Link) -> str:
    """The link as an address of the page; the bare code where the page has none that others can open."""
    return f"{page}#{link}" if page else str(link)
