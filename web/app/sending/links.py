"""What a stranger's text holds: a link, a code in a message, or a game written out. All of it checked before use."""

import re
from dataclasses import dataclass, replace

from app.sending.calls import Call, holds_call
from app.sending.signed import NOBODY, Signature, signature
from waystones import BadLink, BadRecord, Record
from waystones.envelope import unseal
from waystones.letter import Letter, holds_letter
from waystones.link import Link

WRITTEN_OUT = re.compile(r"waystones/[0-9]+ [a-z_]+ ")  # how a record's text begins
MAX_TEXT = 200_000  # far longer than any record; keeps hostile text from costing time


@dataclass(frozen=True)
class Found:
    """A game that was sent, and what for: deal, game (finished, to watch), duel, letter, or on (to go on with)."""

    kind: str
    record: Record
    letter: Letter | None = None
    sender: Signature = NOBODY

    @property
    def deal(self) -> Record:
        """The game that was sent, before its first move."""
        return replace(self.record, moves=())


def find_call(text: str) -> Call | None:
    """The code for a connection in the text; None if it holds something else, or nothing. BadLink if it is broken."""
    if WRITTEN_OUT.search(text[:MAX_TEXT]):
        return None
    number = unseal(text)
    return Call.read(number) if holds_call(number) else None


def read(text: str) -> Found:
    """The game in the text; BadLink, with the code that says what is wrong, if there is none."""
    written = WRITTEN_OUT.search(text[:MAX_TEXT])
    if not written:
        number = unseal(text)
        if holds_letter(number):
            letter = Letter.read(number)
            return Found("letter", letter.record, letter)
        link = Link.read(number)
        return Found(link.kind, link.record, sender=signature(text))
    try:
        record = Record.parse(text[written.start() : written.start() + MAX_TEXT])
    except BadRecord as error:
        raise BadLink("newer" if error.code == "newer" else "record") from error
    if not record.moves:
        return Found("deal", record)
    return Found("game" if record.state().is_over else "on", record)


def address(page: str, link: Link | Letter | str, signed: str = "") -> str:
    """The link as an address of the page, with what its sender says; the bare code where the page has none that others can open."""
    return f"{page}#{link}{signed}" if page else f"{link}{signed}"
