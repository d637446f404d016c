"""What is noted of duels, for longer than their games are kept: the first try on the cards of one, and lines sent."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from waystones import Record

if TYPE_CHECKING:
    from app.keeping.saves import Saves

PAGE = "duels"  # where it lies on the shelf


def cards(record: Record) -> str:
    """What all lines of a duel have in common: the deal and the board, but not the starts."""
    board = (f"{name}={value}" for name, value in sorted(record.options.items()) if name != "start")
    return " ".join([str(record.seed), *board])


@dataclass(frozen=True)
class DuelTry:
    """The try that counts. Whoever has looked at the lines of others has had it as well."""

    id: str  # of its game on the shelf
    link: str = ""  # all lines once they are known, for when the shelf has let the game go
    seat: int | None = None  # the own line among them
    known: bool = False  # whether these cards had been played on this device before


@dataclass(frozen=True)
class Noted:
    """Tries, and lines that were sent as a challenge, each by their cards."""

    tries: Mapping[str, DuelTry] = field(default_factory=dict)
    sent: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, saves: "Saves") -> "Noted":
        """What is noted on this device."""
        return cls.read(saves.page(PAGE))

    @classmethod
    def read(cls, stored: object) -> "Noted":
        """The notes as they were stored; what is none is left out."""
        pages = stored if isinstance(stored, dict) else {}
        tries, sent = (
            found if isinstance(found := pages.get(name), dict) else {} for name in ("tries", "sent")
        )
        return cls(
            {key: known for key, page in tries.items() if (known := _try(page))},
            {key: link for key, link in sent.items() if isinstance(link, str)},
        )

    def keep(self, saves: "Saves") -> None:
        """Put the notes on the shelf."""
        saves.keep_page(PAGE, self.to_store())

    def to_store(self) -> dict[str, object]:
        """The notes as plain data."""
        return {"tries": {key: vars(each) for key, each in self.tries.items()}, "sent": dict(self.sent)}

    def begun(self, record: Record, id: str, *, known: bool = False) -> "Noted":
        """With a try begun; without a change if there was one on these cards."""
        return replace(self, tries={cards(record): DuelTry(id, known=known), **self.tries})

    def ended(self, record: Record, end: DuelTry) -> "Noted":
        """With a try that is over; the first end is the one that counts. What was known before it stays so."""
        before = self.tries.get(cards(record))
        if before and before.link:
            return self
        end = replace(end, known=bool(before and before.known))
        return replace(self, tries={**self.tries, cards(record): end})

    def challenged(self, record: Record, link: str) -> "Noted":
        """The same notes with one more line that was sent."""
        return replace(self, sent={**self.sent, cards(record): link})

    def merged(self, other: "Noted") -> "Noted":
        """Both notes as one: these before the others, but what is over before what is only begun."""
        over = {key: each for key, each in other.tries.items() if each.link}
        ours = {key: each for key, each in self.tries.items() if each.link or key not in over}
        return Noted({**other.tries, **ours}, {**other.sent, **self.sent})


def _try(page: object) -> DuelTry | None:
    """One try as it was stored; None if it is none."""
    if not isinstance(page, dict):
        return None
    id, link, seat = (page.get(name) for name in ("id", "link", "seat"))
    if not (isinstance(id, str) and isinstance(link, str) and (seat is None or type(seat) is int)):
        return None
    return DuelTry(id, link, seat, page.get("known") is True)
